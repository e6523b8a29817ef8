"""The command line speaks the user's language, and ends with the numbers it promises."""

from __future__ import annotations

import argparse
import ast
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from regola.commands.argparse_words import MESSAGES, PLURAL_MESSAGES
from regola.commands.language import chosen_language, command_words
from regola.commands.parser import Parser, _inner_class
from regola.commands.registry import COMMANDS, GROUPS
from regola.resources import languages
from tests.support.english import english_sentences
from tests.support.packs import MISSPELT, pond
from tests.support.running import regola
from tests.support.sampling import sampled

# Each makes no sense to every command.
_SENSELESS = (["--no-such-option"], ["--lang"], ["--lang", "tlh"], ["--help=yes"])


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_in_italian_holds_no_english(command: str) -> None:
    """The help of Regola and of each command is Italian throughout."""
    ran = regola(*command.split(), "--help", "--lang", "it")

    assert (ran.code, ran.errors) == (0, "")
    assert ran.output.startswith(f"uso: regola {command}".rstrip())
    assert english_sentences(ran.output) == []


@pytest.mark.parametrize("senseless", _SENSELESS, ids=" ".join)
@pytest.mark.parametrize("command", sampled(["", *COMMANDS], 8))
def test_a_usage_error_in_italian_holds_no_english(command: str, senseless: list[str]) -> None:
    """A command line that makes no sense ends with 2, nothing on the output, and Italian words."""
    ran = regola(*command.split(), *senseless, environment={"LC_ALL": "it_IT.UTF-8"})

    assert (ran.code, ran.output) == (2, "")
    assert ran.errors.startswith(f"regola {command}".rstrip() + ": ")
    assert english_sentences(ran.errors) == []


def test_no_command_is_a_usage_error() -> None:
    """Called without anything, Regola asks for a command."""
    ran = regola("--lang", "it")

    assert (ran.code, ran.output) == (2, "")
    assert ran.errors == "regola: manca: COMANDO\nVedi: regola --help\n"


def test_a_misspelt_command_is_answered_with_the_nearest() -> None:
    """The user is told the command that was meant."""
    ran = regola("exlpain", "R0001", "--lang", "it")

    assert ran.code == 2
    assert ran.errors.startswith("regola: non c'è nessun comando «exlpain»; forse «explain»?")


def test_the_version_is_that_of_the_distribution() -> None:
    """The version that is shown is the one that is installed."""
    from importlib.metadata import version

    ran = regola("--version")

    assert (ran.code, ran.output) == (0, f"regola {version('regola')}\n")


@pytest.mark.parametrize(
    ("given", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "it_IT.UTF-8"}, "it"),
        ([], {"LANG": "es"}, "es"),
        ([], {"LANG": "de_DE.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        ([], {"LANG": "it_IT", "LC_MESSAGES": "es_ES@euro"}, "es"),
        ([], {"LANG": "it_IT", "LC_MESSAGES": "es_ES", "LC_ALL": "en_GB"}, "en"),
        ([], {"LANG": "it_IT", "LC_ALL": ""}, "it"),
        (["--lang", "es"], {"LANG": "it_IT"}, "es"),
        (["--lang=es", "check"], {"LANG": "it_IT"}, "es"),
        (["check", "--", "--lang", "es"], {"LANG": "it_IT"}, "it"),
        (["--lang", "tlh"], {"LANG": "it_IT"}, "it"),
    ],
)
def test_the_language_is_named_or_that_of_the_system(
    given: list[str], environment: dict[str, str], language: str
) -> None:
    """An option decides, then the locale's variables in their order, then English."""
    assert chosen_language(given, environment) == language


def test_every_sentence_of_argparse_is_said_in_our_words() -> None:
    """Each text that argparse gives to its translator for users has a message."""
    tree = ast.parse(Path(argparse.__file__).read_text(encoding="utf-8"))
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    texts = {
        argument.value
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id in ("_", "ngettext")
        for argument in call.args[:1]
        if isinstance(argument, ast.Constant)
    }

    assert texts - _FOR_PROGRAMMERS - {*MESSAGES, *PLURAL_MESSAGES} == set()


# What argparse says when its caller is at fault, of features that are not used here, and of layout.
_FOR_PROGRAMMERS = {
    " (default: %(default)s)",
    "%(heading)s:",
    "%(prog)s: error: %(message)s\n",
    "%(prog)s: warning: %(message)s\n",
    "%r is not callable",
    "'required' is an invalid argument for positionals",
    ".__call__() not defined",
    'argument "-" with mode %r',
    "argument '%(argument_name)s' is deprecated",
    "can't open '%(filename)s': %(error)s",
    "cannot have multiple subparser arguments",
    "cannot merge actions - two groups are named %r",
    "command '%(parser_name)s' is deprecated",
    "conflicting option string: %s",
    "conflicting subparser alias: %s",
    "conflicting subparser: %s",
    "dest= is required for options like %r",
    "invalid conflict_resolution value: %r",
    "invalid option string %(option)r: must start with a character %(prefix_chars)r",
    "mutually exclusive arguments must be optional",
    "option '%(option)s' is deprecated",
    "show program's version number and exit",
    "unknown parser %(parser_name)r (choices: %(choices)s)",
}


def test_every_language_says_the_same_things() -> None:
    """The words of the command line have the same messages in all languages."""
    english = set(command_words("en"))

    assert {language: set(command_words(language)) for language in languages()} == dict.fromkeys(
        languages(), english
    )


@pytest.mark.parametrize("language", languages())
def test_what_argparse_fills_in_stays(language: str) -> None:
    """A message that stands for one of argparse takes no other values than that one."""
    words = command_words(language)
    example = {"argument_name": "", "message": "", "option": "", "matches": "", "value": ""}
    named = {**example, "type": "", "choices": "", "parser_name": "", "suggestion": ""}

    for text, identifier in MESSAGES.items():
        values: dict[str, str] | str = named if "%(" in text else "x"
        if "%" in text:
            assert words.say(identifier) % values
        else:
            assert "%" not in words.say(identifier)


def test_a_fault_of_our_own_is_told_without_a_traceback(tmp_path: Path) -> None:
    """An exception ends with 3 and keeps its details in a file, in the user's language."""
    ran = _with_a_fault("ZeroDivisionError()", tmp_path, {"LC_ALL": "it_IT.UTF-8"})

    (report,) = tmp_path.glob("regola-*.txt")
    assert (ran.returncode, ran.stdout) == (3, "")
    assert "Traceback" not in ran.stderr
    assert ran.stderr.startswith("Regola ha un difetto suo (ZeroDivisionError)")
    assert str(report) in ran.stderr
    assert "Traceback" in report.read_text(encoding="utf-8")


def test_a_traceback_is_shown_to_who_asks_for_it(tmp_path: Path) -> None:
    """With REGOLA_DEBUG=1 the traceback stands on standard error."""
    ran = _with_a_fault("ZeroDivisionError()", tmp_path, {"REGOLA_DEBUG": "1"})

    assert ran.returncode == 3
    assert ran.stderr.startswith("Traceback")


def test_an_interruption_ends_with_a_word(tmp_path: Path) -> None:
    """Ctrl-C ends with 130, and says no more than that it did."""
    ran = _with_a_fault("KeyboardInterrupt()", tmp_path, {"LC_ALL": "es_ES.UTF-8"})

    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "Interrumpido.\n")


def test_a_reader_that_goes_away_is_no_fault(tmp_path: Path) -> None:
    """When the output is a pipe that is closed, the run ends without a word."""
    ran = _with_a_fault("BrokenPipeError()", tmp_path, {})

    assert (ran.returncode, ran.stderr) == (1, "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only some systems have a full device")
def test_output_that_cannot_be_written_is_told() -> None:
    """A full disk under standard output ends with 3 and a sentence."""
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-c", _MAIN, "--lang", "it", "--help"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )

    assert done.returncode == 3
    assert done.stderr.startswith("Non è stato possibile scrivere i risultati")


_MAIN = "import sys; from regola.commands.main import main; sys.exit(main())"
_FAULTY = f"""
import regola.commands.registry as registry
class Faulty:
    def add_arguments(self, parser): ...
    def run(self, arguments, console): raise %s
registry.command = lambda name: Faulty()
{_MAIN}
"""


def _with_a_fault(
    fault: str, temporary: Path, environment: dict[str, str]
) -> subprocess.CompletedProcess[str]:
    """Run a command that raises."""
    return subprocess.run(
        [sys.executable, "-c", _FAULTY % fault, "explain"],
        env={**os.environ, "TMPDIR": str(temporary), **environment},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_closed_streams_do_no_harm(tmp_path: Path, closed: str) -> None:
    """A run whose streams are closed ends as it would end otherwise."""
    command = f'"{sys.executable}" -c "{_MAIN}" nonsense {closed}'

    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode == 2
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("full", [">/dev/full", "2>/dev/full"])
def test_lost_messages_are_no_traceback(tmp_path: Path, full: str) -> None:
    """Where the disk under a stream is full, the run ends with 3 or as it would otherwise."""
    command = f'"{sys.executable}" -c "{_MAIN}" nonsense {full}'

    done = subprocess.run(
        ["/bin/sh", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=False
    )

    assert done.returncode == (3 if full.startswith("2") else 2)
    assert "Traceback" not in done.stderr + done.stdout


def test_a_newer_python_may_tell_more_of_how_a_command_is_parsed() -> None:
    """From Python 3.14 on the parser of a command is made with further options."""
    made: Any = _inner_class(None)

    assert isinstance(made(prog="regola check", color=True, suggest_on_error=False), Parser)


def test_a_locale_without_accents_loses_nothing(tmp_path: Path) -> None:
    """In the locale C names of files, texts and findings have their letters all the same."""
    pond(tmp_path, MISSPELT.replace("Lontra", "Lontra è"), "città/otters.regola")
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}

    ran = regola("check", "--lang", "it", folder=tmp_path, environment=plain)

    assert (ran.code, ran.errors) == (1, "")
    assert "città/otters.regola:4:31" in ran.output
    assert "«conis» non è una parola delle regole" in ran.output


@pytest.mark.parametrize("language", ["it", "es", "en"])
def test_help_says_where_to_begin(language: str) -> None:
    """Before any command it names the first two, and lists each once, in groups."""
    ran = regola("--help", "--lang", language)

    text = ran.output
    assert text.index("regola guide") < text.index("regola new") < text.index("\n  guide ")
    listed = re.findall(r"^  ([a-z]+) {2,}", text, flags=re.MULTILINE)
    assert listed == list(COMMANDS)
    assert text.count(":\n  ") == len(GROUPS) + 1
