"""Names as they are given on the command line; what is none is told as a mistake of usage."""

from __future__ import annotations

from regola.commands.usage import UsageError
from regola.program.names import MAXIMUM_NAME
from regola.text import given_names
from regola.text.given_names import GivenName, IllegalNameError, NoIdentifierError

__all__ = ["given_name", "identifier"]


def given_name(text: str, language: str) -> GivenName:
    """
    Read ``singular/plural/gender/article``, as `given_names.given_name` does.

    Raises:
        UsageError: It is no such name, or holds what no name may hold.
    """
    try:
        return given_names.given_name(text, language)
    except IllegalNameError as error:
        reason = next(filter(None, map(given_names.fault_of_name, _forms(text))), "form")
        raise UsageError("new-bad-name", name=_short(text), reason=reason) from error


def _forms(text: str) -> list[str]:
    return [part.strip() for part in text.split("/")]


def _short(text: str) -> str:
    """Return a name as a line can show it."""
    shown = " ".join(text.split())
    return shown if len(shown) <= MAXIMUM_NAME else f"{shown[:MAXIMUM_NAME]}…"


def identifier(name: str) -> str:
    """
    Return the id that is made of a name.

    Raises:
        UsageError: No id can be made of it.
    """
    try:
        return given_names.identifier(name)
    except NoIdentifierError as error:
        raise UsageError("new-no-id", name=name) from error
