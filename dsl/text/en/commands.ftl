# What the command line says. A command has its summary under its own name, each argument and
# option under COMMAND-NAME, with the name of its value, if it takes one, as the attribute `.name`.

regola = Check board-game rules, turn them into modules that play, print them in several languages.
regola-command = what to do
    .name = COMMAND
regola-help = show this help and stop
regola-version = show the version and stop
regola-lang = language in which Regola speaks (default: that of the system, else English)

## Commands

check = find what is wrong with rules
check-paths = files or folders to check (default: the folder at hand)
    .name = PATH

explain = explain a finding
explain-code = code of the finding, such as R0001, or its short name
    .name = CODE
explain-unknown = there is no finding “{ $code }”
explain-unknown-near = there is no finding “{ $code }”; did you mean “{ $near }”?

## Usage errors

usage =
    { $program }: { $message }
    See: { $program } --help
usage-argument = { $message }
usage-command = there is no command “{ $command }”
usage-command-near = there is no command “{ $command }”; did you mean “{ $near }”?

## What the standard parser of command lines says; the names after % are filled in by it

argparse-usage = usage:{" "}
argparse-arguments = arguments
argparse-options = options
argparse-commands = commands
argparse-help = show this help and stop
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-command = there is no command %(parser_name)r; there are %(choices)s
argparse-unrecognised = this means nothing here: %s
argparse-excluded = does not go together with %s
argparse-no-value = takes no value, but %r was given
argparse-required = missing: %s
argparse-one-required = one of these is needed: %s
argparse-one-value = needs a value
argparse-most-one-value = takes one value at most
argparse-least-one-value = needs at least one value
argparse-several-values = { $count ->
    [one] needs %s value
   *[other] needs %s values
}
argparse-ambiguous = %(option)s could be any of %(matches)s
argparse-invalid-value = %(value)r does not fit here
argparse-invalid-choice = %(value)r is none of %(choices)s

## Long work

progress-checked = { $done } of { $total } files checked

## Mishaps

internal-error =
    Regola has a fault of its own ({ $kind }): your files are not to blame.
    Please report it together with the file you were working on.
internal-error-kept =
    Regola has a fault of its own ({ $kind }): your files are not to blame.
    Please report it together with the file you were working on and the details kept in { $path }
output-lost = The results could not be written out; the disk may be full.
