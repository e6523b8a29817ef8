"""Texts as they were read: files, places in them, and changes to them."""

from regola.sources.characters import joined, odd_kinds, shown, without_odd
from regola.sources.decode import MAXIMUM_FILE_BYTES, decode
from regola.sources.edits import Argument, Arguments, Edit, Fix, Phrase, freeze_arguments
from regola.sources.letters import look_alike
from regola.sources.source import Source
from regola.sources.span import Span

__all__ = [
    "MAXIMUM_FILE_BYTES",
    "Argument",
    "Arguments",
    "Edit",
    "Fix",
    "Phrase",
    "Source",
    "Span",
    "decode",
    "freeze_arguments",
    "joined",
    "look_alike",
    "odd_kinds",
    "shown",
    "without_odd",
]
