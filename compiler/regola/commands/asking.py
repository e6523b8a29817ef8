"""What `regola new` asks somebody at a terminal: whether names are right as they are used."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from dataclasses import replace

from regola.commands.console import Console
from regola.commands.naming import given_name
from regola.commands.usage import UsageError
from regola.text.given_names import (
    GivenName,
    beside_kind,
    completed,
    framed,
    is_legal_name,
    other_gender,
    typed,
)

__all__ = ["NO_NAME", "asked_pack_names", "confirmed", "is_asked"]

NO_NAME = "-"
"""What is given for a name in a language in which there shall be none."""


def is_asked(arguments: Namespace, console: Console) -> bool:
    """Tell whether somebody is there who wants to be asked."""
    return console.interactive and not arguments.yes


def confirmed(name: GivenName, kind: str, console: Console) -> GivenName | None:
    """
    Show the name in use until the author says that it is right; or leave the language out.

    ``kind`` is empty for what no rule speaks of: its name has one form.
    """
    while True:
        shown = completed(name)
        _show(shown, kind, console)
        answer = console.ask("new-ask", language=name.language, forms=typed(shown))
        if not answer:
            return replace(shown, guessed=False)
        if answer == NO_NAME:
            if kind:
                frames = beside_kind(name.singular, kind, name.language)
                console.note("new-frames", language=name.language, frames=frames)
            return None
        try:
            found = given_name(answer, name.language)
            name = replace(found, agrees=name.agrees, fixed=found.fixed or not kind)
        except UsageError as error:
            console.note(error.identifier, **error.arguments)


def _show(name: GivenName, kind: str, console: Console) -> None:
    """Show a name in use, and what it would be in the other gender: the article tells which."""
    console.note("new-frames", language=name.language, frames=framed(name, kind))
    other = other_gender(name)
    if other is not None:
        console.note(
            "new-other-gender",
            gender=other.gender,
            frames=framed(other, kind),
            forms=typed(other),
        )


def asked_pack_names(proposed: str, languages: Iterable[str], console: Console) -> dict[str, str]:
    """Ask for the name of a pack in each language; what is said first is proposed for the rest."""
    names: dict[str, str] = {}
    for language in languages:
        answer = console.ask("new-ask-pack", language=language, name=proposed)
        names[language] = answer if is_legal_name(answer) else proposed
        proposed = names[language]
    return names
