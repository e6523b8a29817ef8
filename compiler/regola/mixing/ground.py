"""The boards and base rules that items meet in a game, and what those bring into play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from regola.checks import Survey
from regola.checks.boards import regions
from regola.checks.parts import deeds_of
from regola.mixing.in_play import Mixture, in_force, in_play
from regola.mixing.translation import Translation
from regola.program.meaning import Deed, Phrase, Rule
from regola.program.model import Item
from regola.vocabulary.model import Vocabulary

__all__ = ["BRINGING", "Ground", "brought", "ground"]

BRINGING = frozenset({"put", "gain", "give", "use", "draw", "reveal"})
"""The verbs that bring pieces, relics or places into play."""

_OF_GROUND = ("base", "board", "terrain", "symbol")


@dataclass(frozen=True)
class Ground:
    """
    What any item meets in a game: base rules, boards, what counts as what.

    ``pieces`` are the references of pieces, and the nouns of relics and places, that boards and
    base rules bring into play; ``known`` are all items, in play or not.
    """

    mixed: Mixture
    items: tuple[Item, ...]
    vocabulary: Vocabulary
    translation: Translation
    pieces: frozenset[str]
    known: tuple[Item, ...]

    def survey(self, items: Iterable[Item]) -> Survey:
        """Return a program of some items on these boards, under these base rules."""
        return Survey(tuple(items), self.items, self.vocabulary)

    @property
    def boards(self) -> tuple[Item, ...]:
        """The boards of the game."""
        return tuple(item for item in self.items if item.kind == "board")


def ground(items: Iterable[Item], mixed: Mixture, vocabulary: Vocabulary) -> Ground:
    """Return what items meet on the boards of a game."""
    known = tuple(items)
    kept = tuple(item for item in in_play(known, mixed) if item.kind in _OF_GROUND)
    translation = Translation.of(in_force(known, mixed))
    names = {item.id: item.reference for top in kept for item in top.walk() if item.kind == "piece"}
    boards = (item for item in kept if item.kind == "board")
    printed = {
        names[word]
        for board in boards
        for region in regions(board)
        for word in region.words
        if word in names
    }
    base = (rule for top in kept for item in top.walk() for rule in item.rules)
    return Ground(mixed, kept, vocabulary, translation, frozenset(printed | brought(base)), known)


def brought(rules: Iterable[Rule]) -> set[str]:
    """Return the pieces that rules bring into play, and the kinds of them."""
    found = set[str]()
    for rule in rules:
        for deed in deeds_of(rule):
            found.update(one.noun for one in _things(deed))
        body = rule.body
        if hasattr(body, "deed"):
            found.update(one.noun for one in _things(body.deed))
    return found


def _things(deed: Deed) -> Iterator[Phrase]:
    thing = deed.object
    if deed.verb in BRINGING and thing is not None:
        yield from (thing, *thing.alternatives)
