"""The dungeon that each player begins with, drawn."""

from __future__ import annotations

from regola.checks.lords.courses import places_of
from regola.drawings.lords.dungeons import Cell, Plan, plan
from regola.pages.book import Book
from regola.program.model import Item

__all__ = ["starting_dungeon"]


def starting_dungeon(book: Book, base: Item, title: str) -> str:
    """Return the drawing of a dungeon with its first tunnels; nothing for rules without one."""
    places = places_of(base)
    if not places:
        return ""
    start = base.field("start")
    dug = start.words if start is not None else ()
    cells = [
        Cell(name, ord(name[0]) - ord("a"), int(name[1:]) - 1, "tunnel" * (name in dug))
        for name in places
    ]
    entrance = (base.number("entrance") or 1) - 1
    return plan(Plan(title, cells, entrance, (), (), book.say("dungeons-entrance"), ""))
