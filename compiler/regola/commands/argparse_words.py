"""Make argparse speak the language of the user."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager

from regola.localisation import Words

__all__ = ["MESSAGES", "PLURAL_MESSAGES", "speaking"]

MESSAGES = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-arguments",
    "options": "argparse-options",
    "subcommands": "argparse-commands",
    "show this help message and exit": "argparse-help",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-unknown-command",
    "unrecognized arguments: %s": "argparse-unrecognised",
    "not allowed with argument %s": "argparse-excluded",
    "ignored explicit argument %r": "argparse-no-value",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "expected one argument": "argparse-one-value",
    "expected at most one argument": "argparse-most-one-value",
    "expected at least one argument": "argparse-least-one-value",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "unexpected option string: %s": "argparse-unrecognised",
    "invalid %(type)s value: %(value)r": "argparse-invalid-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-invalid-choice",
    # Later releases of Python add the nearest choice.
    "invalid choice: %(value)r, maybe you meant %(closest)r? (choose from %(choices)s)": (
        "argparse-invalid-choice"
    ),
}
"""What argparse says to users, with the message of `commands.ftl` that says it."""

PLURAL_MESSAGES = {"expected %s argument": "argparse-several-values"}
"""The same for what argparse counts; the message keeps `%s` for the number."""


@contextmanager
def speaking(words: Words) -> Iterator[None]:
    """
    Have argparse speak through `words` for as long as the block lasts.

    argparse finds its translations in catalogues on the disk only, so its two look-up functions are
    replaced. What it says to programmers stays as it is.
    """

    def translated(message: str) -> str:
        return words.say(MESSAGES[message]) if message in MESSAGES else message

    def counted(singular: str, plural: str, count: int) -> str:
        if singular in PLURAL_MESSAGES:
            return words.say(PLURAL_MESSAGES[singular], count=count)
        return singular if count == 1 else plural

    module = vars(argparse)
    before = {name: module[name] for name in ("_", "ngettext")}
    module.update(_=translated, ngettext=counted)
    try:
        yield
    finally:
        module.update(before)
