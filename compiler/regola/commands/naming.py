"""Names as they are given on the command line; what is none is told as a mistake of usage."""

from __future__ import annotations

from regola.commands.usage import UsageError
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
        raise UsageError("new-bad-name", name=text) from error


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
