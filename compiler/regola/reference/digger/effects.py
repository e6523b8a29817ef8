"""Whether a rule changes something in positions of tiles that are built for it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from random import Random

from regola.program.meaning import Adjective, Did, Grant, Kind, Link, Quantity, Rule, Statement
from regola.reference.digger.course import go_on
from regola.reference.digger.facts import read, read_course
from regola.reference.digger.game import Delve, delve_of
from regola.reference.digger.positions import Built, Sought, built
from regola.reference.digger.things import facts_of, meets
from regola.reference.digger.tiles import Tiles
from regola.reference.digger.ways import Lean
from regola.reference.family import Family, Scene, Thing
from regola.reference.following import differing_fields, same_chance
from regola.reference.levels import granted
from regola.reference.parting import Asked, Effect, differing_answers, part
from regola.reference.play import Answer, Question
from regola.reference.reading import Unsaid

__all__ = ["effect"]

_FURTHER = 6
"""Choices made after the way on that was found, at most."""

_SAME_IN_BOTH = ("box", "manner")
"""What nobody changes, and how the party under way moves, which is only told of."""


def effect(sought: Sought, without: Family, seed: str) -> Effect | None:
    """
    Return what a rule changes in a position built for it; nothing where it changes nothing.

    ``without`` is the family of the same table but for the rule.
    """
    rng = Random(seed)  # noqa: S311  # positions, not secrets
    position = built(sought, rng)
    return None if position.state.is_over else _effect(sought, without, position, rng)


def _effect(sought: Sought, without: Family, position: Built, rng: Random) -> Effect | None:
    state = position.state
    games = [
        delve_of(family, read(state), read_course(state), same_chance(state))
        for family in (sought.family, without)
    ]
    try:
        found = part(
            [go_on(game) for game in games],
            lambda asked: _differing(games, asked, sought.rule),
            _Choosing(sought.lean(state), list(position.way), rng),
        )
    except Unsaid:
        return None
    return None if found is None else Effect(*found, state)


def _differing(games: list[Delve], asked: Asked, rule: Rule) -> Iterator[str]:
    """Give what differs between two games that were the same until now."""
    first, second = games
    yield from (one.what for one in differing_fields(first.dug, second.dug, _SAME_IN_BOTH))
    yield from differing_answers(asked)
    if isinstance(rule.body, Statement):
        told = [_told(game.tiles, rule.body) for game in games]
        yield from (str(key) for key, one in told[0].items() if told[1][key] != one)


@dataclass
class _Choosing:
    """
    Chooses what brings a rule to act: the way on that was found, then what leads to it.

    ``further`` counts the choices after the way.
    """

    lean: Lean
    way: list[str]
    rng: Random
    further: int = 0

    def __call__(self, question: Question) -> Answer | None:
        """Return an answer, nothing once enough was done."""
        known = {one.code: one for one in question.answers}
        if self.way:
            return known.get(self.way.pop(0))
        self.further += 1
        return known[self.lean.chosen(known, self.rng)] if self.further <= _FURTHER else None


# ---- what a statement is about ------------------------------------------------------------------


def _told(reading: Tiles, statement: Statement) -> Mapping[object, object]:
    """Return the number, class or tie that a statement speaks of, of all things, for all eyes."""
    subject, effect = statement.subject, statement.effect
    if isinstance(subject, Quantity):
        word = subject.word
        return {
            (you, word, thing): reading.number(word, thing, Scene(you=you))
            for you in reading.all("player")
            for sort in reading.family.vocabulary.quantities[word].of
            for thing in reading.all(sort)
        }
    if not isinstance(effect, Grant) or isinstance(effect.predicate, Did):
        return {}
    said = effect.predicate
    if isinstance(said, Link) and said.relation in reading.family.mutual:
        sorts = facts_of(reading).edges
        pairs = ((said.relation, one, other) for one in sorts for other in sorts)
        return {pair: meets(reading, *pair) for pair in pairs}
    return {
        (you, one, other): _is_so(reading, said, you, one, other)
        for you in reading.all("player")
        for one in reading.all(subject.type)
        for other in _targets(reading, said)
    }


def _targets(reading: Tiles, said: Adjective | Link | Kind) -> tuple[Thing | None, ...]:
    """Return what a class is told of with: things of its target, or nothing where it has none."""
    target = None if isinstance(said, Kind) else said.target
    return (None,) if target is None else reading.all(target.type)


def _is_so(
    reading: Tiles, said: Adjective | Link | Kind, you: Thing, one: Thing, other: Thing | None
) -> bool:
    if isinstance(said, Kind):
        return reading.is_one(one, said.phrase, Scene(you=you))
    word = said.relation if isinstance(said, Link) else said.word
    if other is None:
        return granted(reading, word, one, you)
    return reading.is_granted_to(word, one, other, you)
