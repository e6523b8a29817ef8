"""
Ask which things a phrase can name: on the boards there are, and beside another phrase.

Terrain, symbols and lasting facts are known of every region of every board; all else may be.
So a phrase is tried on each region with three answers: yes, no, perhaps (nothing).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Any

from regola.checks.boards import borders, regions
from regola.checks.parts import loose_form
from regola.checks.survey import Survey
from regola.program.equivalences import COMPAT, equivalences
from regola.program.meaning import (
    Adjective,
    Grant,
    Kind,
    Link,
    Modifier,
    Phrase,
    Recalled,
    Statement,
)
from regola.program.model import Item
from regola.program.once import once

__all__ = ["BESIDE", "Extents", "Spot", "granted_in"]

Answer = bool | None


@dataclass(frozen=True, slots=True)
class Spot:
    """A region of a board: its board and id, and what the board says of it."""

    board: str
    id: str
    words: frozenset[str]
    neighbours: frozenset[str]


class Extents:
    """The regions of all boards of a program, to try phrases on."""

    def __init__(self, survey: Survey) -> None:
        """Keep the program; boards are read when first asked for."""
        self._survey = survey
        self._words = survey.vocabulary

    @cached_property
    def spots(self) -> tuple[Spot, ...]:
        """The regions of all boards, by board."""
        return (*_library_spots(self._survey.library), *_spots(self._survey.of_kind("board")))

    @cached_property
    def _by_board(self) -> Mapping[tuple[str, str], Spot]:
        return {(spot.board, spot.id): spot for spot in self.spots}

    @cached_property
    def _granted(self) -> Mapping[str, tuple[tuple[Statement, bool], ...]]:
        """The rules that say what has a word, with whether each is a base rule."""
        found: dict[str, list[tuple[Statement, bool]]] = {}
        below = chain.from_iterable(self._survey.told_below(granted_in))
        for word, statement, is_base in chain(below, self._survey.gathered(granted_in)):
            found.setdefault(word, []).append((statement, is_base))
        return {word: tuple(rules) for word, rules in found.items()}

    @cached_property
    def _counting(self) -> Mapping[str, tuple[Phrase, ...]]:
        """What counts as each terrain and symbol where packs meet, as the items checked say."""
        found: dict[str, tuple[Phrase, ...]] = {}
        for item in self._survey.of_kind(COMPAT):
            for one in equivalences(item):
                found |= {name: (*found.get(name, ()), one.here) for name in one.asked}
        return found

    def can_be(self, phrase: Phrase) -> bool:
        """Tell whether some region of some board may be what a phrase names."""
        if not self._is_tried(phrase):
            return True
        return any(self._is(phrase, spot, 0) is not False for spot in self.spots)

    def named(self, phrase: Phrase) -> tuple[Spot, ...]:
        """Return the regions of the boards that a phrase may name; none where it names others."""
        if not self._is_tried(phrase):
            return ()
        return tuple(spot for spot in self.spots if self._is(phrase, spot, 0) is not False)

    def must_be(self, modifier: Modifier, phrase: Phrase) -> bool:
        """Tell whether everything that a phrase may name is surely as a modifier says."""
        named = self.named(phrase)
        return bool(named) and all(self._has(modifier, spot, 0) is True for spot in named)

    def never_is(self, modifier: Modifier, phrase: Phrase) -> bool:
        """Tell whether nothing that a phrase may name can be as a modifier says."""
        named = self.named(phrase)
        return bool(named) and all(self._has(modifier, spot, 0) is False for spot in named)

    def can_coincide(self, left: Phrase, right: Phrase) -> bool:
        """Tell whether some region may be what both phrases name."""
        if self._deny(left, right):
            return False
        if not self._is_tried(left) or not self._is_tried(right):
            return _could_be_one(left, right, self._survey)
        return any(
            self._is(left, spot, 0) is not False and self._is(right, spot, 0) is not False
            for spot in self.spots
        )

    def _deny(self, left: Phrase, right: Phrase) -> bool:
        """Tell whether one phrase wants a fact that the other denies."""
        if left.alternatives or right.alternatives:
            return False
        wanted = dict(_facts(left))
        return any(wanted.get(fact, negated) != negated for fact, negated in _facts(right))

    def _is_tried(self, phrase: Phrase) -> bool:
        """Tell whether a phrase names regions by what boards say, and there are boards."""
        return self._words.is_a(phrase.type, "region") and bool(self.spots)

    # ---- one region -----------------------------------------------------------------------------

    def _is(self, phrase: Phrase, spot: Spot, depth: int) -> Answer:
        return _either(self._is_one(one, spot, depth) for one in (phrase, *phrase.alternatives))

    def _is_one(self, phrase: Phrase, spot: Spot, depth: int) -> Answer:
        answers = [self._noun(phrase, spot, depth)]
        answers += [self._has(modifier, spot, depth) for modifier in phrase.modifiers]
        if phrase.owner or phrase.amount is not None:
            answers.append(None)
        return _all(answers)

    def _noun(self, phrase: Phrase, spot: Spot, depth: int) -> Answer:
        if phrase.noun in self._words.types:
            return True
        if "/" in phrase.noun:
            return self._printed(phrase.noun, spot, depth)
        word = self._words.nouns.get(phrase.noun)
        return None if word is None or word.granted or depth else True

    def _printed(self, name: str, spot: Spot, depth: int) -> Answer:
        """Tell whether a board prints a terrain or symbol there, or perhaps what counts as it."""
        if name.rpartition("/")[2] in spot.words:
            return True
        counting = self._counting.get(name, ()) if depth <= _DEEPEST else ()
        if any(self._is(one, spot, depth + 1) is not False for one in counting):
            return None
        return False

    def _has(self, modifier: Modifier, spot: Spot, depth: int) -> Answer:
        if isinstance(modifier, Recalled):
            return None
        if isinstance(modifier, Kind):
            found = self._is(modifier.phrase, spot, depth + 1)
        elif isinstance(modifier, Adjective):
            found = self._fact(modifier, spot, depth + 1)
        else:
            found = self._link(modifier, spot, depth + 1)
        return (not found) if modifier.negated and found is not None else found

    def _fact(self, modifier: Adjective, spot: Spot, depth: int) -> Answer:
        word = self._words.adjectives.get(modifier.word)
        if word is None or not word.static or modifier.target is not None or depth > _DEEPEST:
            return None
        if modifier.word in spot.words:
            return True
        if not word.granted:
            return False
        answers = [
            self._rule(rule, spot, depth) if base else None
            for rule, base in self._granted_by(modifier.word)
        ]
        return _either(answers)

    def _granted_by(self, word: str) -> tuple[tuple[Statement, bool], ...]:
        return self._granted.get(word, ())

    def _rule(self, rule: Statement, spot: Spot, depth: int) -> Answer:
        effect = rule.effect
        if not isinstance(effect, Grant) or effect.negated or effect.seeming:
            return None
        subject = rule.subject
        found = self._is(subject, spot, depth) if isinstance(subject, Phrase) else None
        return None if found and rule.condition is not None else found

    def _link(self, modifier: Link, spot: Spot, depth: int) -> Answer:
        target = modifier.target
        if modifier.relation == "with" and "/symbol/" in target.noun:
            return self._printed(target.noun, spot, depth)
        if modifier.relation != "beside" or not self._words.is_a(target.type, "region"):
            return None
        if target.noun == "one another" or depth > _DEEPEST:
            return None
        beside = [
            self._by_board[spot.board, one]
            for one in sorted(spot.neighbours)
            if (spot.board, one) in self._by_board
        ]
        found = _either(self._is(target, one, depth) for one in beside)
        # A rule may make regions neighbours that the board does not.
        return None if found is False and self._is_tied(spot, depth) else found

    def _is_tied(self, spot: Spot, depth: int) -> bool:
        """Tell whether a rule may make a region a neighbour of others."""
        for rule, _base in self._granted_by(BESIDE):
            predicate = rule.effect.predicate if isinstance(rule.effect, Grant) else None
            joined = isinstance(predicate, Link) and predicate.target.noun == "one another"
            subject = rule.subject
            if not joined or not isinstance(subject, Phrase):
                return True
            if self._is(subject, spot, depth + 1) is not False:
                return True
        return False


_DEEPEST = 6


BESIDE = "beside"
"""The word that makes neighbours: here it counts of what things it is granted."""


def granted_in(top: Item) -> list[tuple[str, Statement, bool]]:
    """Return what the rules of an item say has a word: word, rule, whether it is a base rule."""
    found = []
    for item in top.walk():
        for body in (rule.body for rule in item.rules):
            if isinstance(body, Statement) and isinstance(body.effect, Grant):
                word = _granted_word(body.effect.predicate)
                if word:
                    found.append((word, body, item.kind == "base"))
    return found


def _granted_word(modifier: Modifier) -> str:
    if isinstance(modifier, Adjective):
        return modifier.word
    if isinstance(modifier, Link):
        return modifier.relation
    return modifier.phrase.noun if isinstance(modifier, Kind) else ""


def _facts(phrase: Phrase) -> Iterator[tuple[Any, bool]]:
    """Give what a phrase says of its things, each with whether it is denied."""
    for modifier in phrase.modifiers:
        if isinstance(modifier, Adjective):
            yield (modifier.word, loose_form(modifier.target)), modifier.negated
        elif isinstance(modifier, Link):
            yield (modifier.relation, loose_form(modifier.target)), modifier.negated
        elif isinstance(modifier, Kind):
            yield loose_form(modifier.phrase), modifier.negated


def _could_be_one(left: Phrase, right: Phrase, survey: Survey) -> bool:
    """Tell whether two phrases may name one thing, by their types and their nouns alone."""
    words = survey.vocabulary
    if not (words.is_a(left.type, right.type) or words.is_a(right.type, left.type)):
        return False
    named = "/" in left.noun and "/" in right.noun
    return not named or left.noun == right.noun or bool(left.alternatives or right.alternatives)


def _either(answers: Iterable[Answer]) -> Answer:
    found: Answer = False
    for answer in answers:
        if answer is True:
            return True
        if answer is None:
            found = None
    return found


def _all(answers: list[Answer]) -> Answer:
    if False in answers:
        return False
    return None if None in answers else True


@once
def _library_spots(library: tuple[Item, ...]) -> tuple[Spot, ...]:
    return tuple(_spots(inner for item in library for inner in item.walk()))


def _spots(items: Iterable[Item]) -> Iterator[Spot]:
    return (spot for item in items if item.kind == "board" for spot in _spots_of(item))


def _spots_of(board: Item) -> list[Spot]:
    neighbours: dict[str, set[str]] = {}
    for border in borders(board):
        neighbours.setdefault(border.left, set()).add(border.right)
        neighbours.setdefault(border.right, set()).add(border.left)
    return [
        Spot(board.reference, one.id, frozenset(one.words), frozenset(neighbours.get(one.id, ())))
        for one in regions(board)
    ]
