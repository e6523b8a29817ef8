"""Who writes the modules of a family of games: one line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass

from regola.program.meaning import Rule
from regola.program.model import Item
from regola.python import conquest_items
from regola.python.digger import modules as digger
from regola.python.modules import Materials
from regola.python.writer import Unwritable

__all__ = ["WRITERS", "Writer"]


@dataclass(frozen=True, slots=True)
class Writer:
    """
    What writes the modules of a family.

    ``written`` gives the module of an item, empty for kinds without one; ``unwritable`` the rules
    that have no form in Python, each with what has none.
    """

    written: Callable[[Item, Materials], str]
    unwritable: Callable[[Item, Materials], Iterable[tuple[Rule, Unwritable]]]


WRITERS: Mapping[str, Writer] = {
    "conquest": Writer(conquest_items.written, conquest_items.unwritable),
    "digger": Writer(digger.written, digger.unwritable),
}
"""The writers by family."""
