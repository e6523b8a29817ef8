"""Put what a program plays on the shelf that scenarios take it from."""

from __future__ import annotations

from collections.abc import Mapping

from regola.compilation.games import has_engine, load
from regola.compilation.language import language
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.model import Item
from regola.scenarios.shelf import Shelf
from regola.sources import Source
from regola.text import MissingMessageError, PatternError, Texts, shipped_language

__all__ = ["Sentences", "shelf_of"]


def shelf_of(program: Program, texts: Mapping[str, Source], sink: Sink) -> Shelf | None:
    """Return the games of a program, ready to be played; nothing for a family without engine."""
    if not has_engine(program.family):
        return None
    loaded = load(program, texts, sink)
    top = (*program.library, *program.items)
    return Shelf(program.family, program.packs, top, loaded.items, loaded.boards)


class Sentences:
    """Says rules in a language of players, one item at a time."""

    def __init__(self, program: Program, spoken: str) -> None:
        """Take the items of a program and a language."""
        self._program = program
        self._language = spoken
        self._texts: Texts | None = None
        self._known: dict[str, tuple[str, ...]] = {}

    def of(self, item: Item, number: int) -> str:
        """Return the sentence of a rule, or nothing where it has none yet."""
        if item.reference not in self._known:
            self._known[item.reference] = self._said(item)
        found = self._known[item.reference]
        return found[number - 1] if 0 < number <= len(found) else ""

    def _said(self, item: Item) -> tuple[str, ...]:
        if self._texts is None:
            games = {pack.id: pack.game for pack in self._program.packs}
            vocabulary = language(self._program.family).vocabulary
            self._texts = Texts(self._program.all_items(), vocabulary, games)
        try:
            return self._texts.item_text(item, shipped_language(self._language))
        except (MissingMessageError, PatternError):
            return ()
