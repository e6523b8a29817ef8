"""Describe changes to a text."""

from __future__ import annotations

from dataclasses import dataclass

from regola.sources.span import Span

__all__ = ["Argument", "Arguments", "Edit", "Fix", "Phrase", "freeze_arguments"]


Argument = str | int | tuple[str, ...]
Arguments = tuple[tuple[str, Argument], ...]


def freeze_arguments(arguments: dict[str, Argument]) -> Arguments:
    """Return the arguments of a message as a hashable value, sorted by name."""
    return tuple(sorted(arguments.items()))


class Phrase(str):
    """
    An argument that is itself said in the reader's language, not quoted from a text.

    It names the message `phrase-NAME` of the catalogue: `Phrase("number")` reads as "a number".
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Edit:
    """Put `replacement` in the place of what `span` covers; an empty span inserts."""

    span: Span
    replacement: str


@dataclass(frozen=True, slots=True)
class Fix:
    """
    A change that makes a finding go away and keeps the meaning of the rest.

    `description_key` names the attribute `fix-KEY` of the finding's message. A fix without edits is
    made by writing the file back as it was decoded: its encoding or its line ends were the fault.
    """

    description_key: str
    arguments: Arguments = ()
    edits: tuple[Edit, ...] = ()
