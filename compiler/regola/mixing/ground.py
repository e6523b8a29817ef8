"""The boards and base rules that items meet in a game, and what those bring into play."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from regola.checks import Survey
from regola.checks.boards import regions
from regola.checks.parts import deeds_of
from regola.mixing.in_play import Mixture, in_force, in_play
from regola.mixing.translation import Translation
from regola.program.meaning import Deed, Phrase, Rule
from regola.program.model import Item
from regola.program.options import asked_options, is_in_force, taken_by_default
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

    @cached_property
    def by_option(self) -> Mapping[str, Ground]:
        """The same ground with one option of its base rules taken otherwise than by default."""
        rules = [r for top in self.items if top.kind == "base" for i in top.walk() for r in i.rules]
        options = dict.fromkeys(option for rule in rules for option in asked_options(rule))
        taken = taken_by_default(self.known)
        return {
            one: ground(self.known, self.mixed, self.vocabulary, {one: one not in taken})
            for one in options
        }

    def survey(self, items: Iterable[Item]) -> Survey:
        """Return a program of some items on these boards, under these base rules."""
        return Survey(tuple(items), self.items, self.vocabulary)

    @property
    def boards(self) -> tuple[Item, ...]:
        """The boards of the game."""
        return tuple(item for item in self.items if item.kind == "board")


def ground(
    items: Iterable[Item],
    mixed: Mixture,
    vocabulary: Vocabulary,
    options: Mapping[str, bool] | None = None,
) -> Ground:
    """
    Return what items meet on the boards of a game.

    ``options`` are taken, or not, otherwise than by default: what base rules bring hangs on them.
    """
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
    said = options or {}
    taken = {one for one in taken_by_default(known) if said.get(one, True)}
    taken |= {one for one, is_taken in said.items() if is_taken}
    base = (
        rule
        for top in kept
        for item in top.walk()
        for rule in item.rules
        if is_in_force(rule, taken)
    )
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
