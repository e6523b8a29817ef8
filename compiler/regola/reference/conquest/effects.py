"""Whether a rule changes something in positions of regions that are built for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from random import Random
from typing import TYPE_CHECKING, Any

from regola.reference.conquest.course import go_on
from regola.reference.conquest.facts import COURSE_OF_DEEDS, Facts, ordered, read, read_course
from regola.reference.conquest.following import settle_chance
from regola.reference.conquest.game import Game, game_of
from regola.reference.conquest.positions import Sought, built, meant_regions
from regola.reference.conquest.things import facts_of
from regola.reference.family import Family, Thing
from regola.reference.levels import granted, number
from regola.reference.parting import Asked, Effect, differing_answers, part
from regola.reference.play import Answer, Question
from regola.reference.reading import Reading, Unsaid
from regola.reference.seeking import eagerness, likely

if TYPE_CHECKING:
    from regola_engine.conquest.play import State

__all__ = ["Unfit", "effect", "effect_from"]

_OFFERS = 8
"""Offers taken after a position, at most."""

_CHOICES = 40
"""Choices made after a position, at most, those of where things go included."""

_FIRST = Thing("combination", 0)
"""What is laid before the row."""

_UNDER_WAY = ("conquest", "redeployment")
"""The phases in which regions may be held that have to be left at the end of a turn."""


def effect(sought: Sought, without: Family, seed: str, positions: int) -> Effect | None:
    """
    Return what a rule changes in one of so many positions; nothing where it changes nothing.

    ``without`` is the family of the same table but for the rule.
    """
    for number_of_position in range(positions):
        rng = Random(f"{seed} {number_of_position}")  # noqa: S311  # positions, not secrets
        state = built(sought, rng)
        found = None if state.is_over else _effect(sought, without, state, rng)
        if found is not None:
            return found
    return None


def effect_from(
    sought: Sought, without: Family, state: State, seed: str, times: int
) -> Effect | None:
    """Return what a rule changes after a position, played on from so many times."""
    for number_of_time in range(times):
        rng = Random(f"{seed} again {number_of_time}")  # noqa: S311  # choices, not secrets
        found = _effect(sought, without, state, rng)
        if found is not None:
            return found
    return None


def _effect(sought: Sought, without: Family, state: State, rng: Random) -> Effect | None:
    try:
        found = _parting(sought, without, state, rng)
    except Unsaid:
        return None
    return None if found is None else Effect(*found, state)


def _parting(
    sought: Sought, without: Family, state: State, rng: Random
) -> tuple[str, tuple[str, ...]] | None:
    settle_chance(state, rng)
    games = [game_of(one, read(state), read_course(state)) for one in (sought.family, without)]
    return part(
        [go_on(game) for game in games],
        lambda asked: _differing(games, asked),
        _Choosing(sought, games[0], frozenset(meant_regions(sought, state)), rng),
        ordered,
    )


def _differing(games: list[Game], asked: Asked) -> Iterator[str]:
    """Give what differs between two games that were the same until now."""
    first, second = (facts_of(game.reading) for game in games)
    yield from (name for name in _names() if _plain(first, name) != _plain(second, name))
    apart = list(differing_answers(asked, ordered))
    yield from apart
    question = asked[0]
    if question is not None and not apart:
        yield from _costs([game.reading for game in games], question)


def _names() -> Iterator[str]:
    return (one.name for one in fields(Facts) if one.name not in COURSE_OF_DEEDS)


def _plain(facts: Facts, name: str) -> Any:
    value = getattr(facts, name)
    return {key: one for key, one in value.items() if one} if isinstance(value, dict) else value


def _costs(readings: list[Reading], question: Question) -> Iterator[str]:
    """Give the numbers, asked by who moves, that differ in a region which it may choose."""
    words = readings[0].family.vocabulary.quantities
    asked = [w for w, one in words.items() if one.asked_by == "mover" and "region" in one.of]
    for answer in question.answers:
        said, thing = answer.rule, answer.thing
        if said is None or thing is None or thing.type != "region":
            continue
        for word in asked:
            found = {number(reading, word, thing, said.scene.you) for reading in readings}
            if len(found) > 1:
                yield word


@dataclass
class _Choosing:
    """
    Chooses what brings a rule to act: its own offers, else what is done, else anything.

    ``meant`` are the regions that the rule means; ``offers`` counts those taken, ``made`` all
    choices.
    """

    sought: Sought
    game: Game
    meant: frozenset[int]
    rng: Random
    offers: int = 0
    made: int = 0

    def __call__(self, question: Question) -> Answer | None:
        """Return an answer, nothing once enough was done."""
        if self.offers == _OFFERS or self.made == _CHOICES:
            return None
        answer = self._answer(sorted(question.answers, key=lambda one: ordered(one.code)), question)
        self.made += 1
        self.offers += answer.rule is not None or answer.thing is None
        return answer

    def _answer(self, told: Sequence[Answer], question: Question) -> Answer:
        sought, rng = self.sought, self.rng
        mark = f"{sought.item}#{sought.rule.number}"
        own = [one for one in told if mark in one.code]
        own = own or [one for one in told if sought.waits_for_choice and one.thing == _FIRST]
        if own and likely(rng, 0.75):
            return rng.choice(own)
        near = [one for one in told if self._is_near(question, one)]
        if near and likely(rng, 0.5):
            return rng.choice(near)
        acts = [one for one in told if one.rule is not None]
        if acts and likely(rng, eagerness(sought.rule)):
            return rng.choice(acts)
        return rng.choice(told)

    def _is_near(self, question: Question, answer: Answer) -> bool:
        """Tell whether an answer is for a region that the rule means, or that its people holds."""
        facts, thing = facts_of(self.game.reading), answer.thing
        if thing is None or thing.type != "region":
            return False
        land = facts.lands[int(thing.key)]
        holder = facts.folks.get(land.holder)
        bearers = () if holder is None else (holder.race, holder.power, *land.pieces)
        is_own = holder is not None and holder.seat == question.seat
        return int(thing.key) in self.meant or (not is_own and self.sought.bearer in bearers)


@dataclass
class Unfit:
    """
    Tells the regions whose holders cannot be there: closed to them, or to be left after a turn.

    A people in decline is where it may have been when it was active. What regions a board closes,
    or has emptied, is worked out once for each board.
    """

    _grounds: dict[int, frozenset[int]] = field(default_factory=dict)

    def __call__(self, reading: Reading) -> frozenset[int]:
        """Tell it of a position."""
        facts = facts_of(reading)
        held = [n for n in self._doubtful(reading, facts) if facts.lands[n].holder >= 0]
        if not held:
            return frozenset()
        before = Reading(reading.family, _all_active(facts))
        return frozenset(n for n in held if not _may_hold(reading, before, n))

    def _doubtful(self, reading: Reading, facts: Facts) -> frozenset[int]:
        """Return the regions of a board that are closed, or have to be left, by base rules."""
        size = len(facts.lands)
        if size not in self._grounds:
            self._grounds[size] = frozenset(
                n
                for n in range(size)
                for word in ("closed", "transient")
                if granted(reading, word, Thing("region", n), Thing("player", 0))
            )
        return self._grounds[size]


def _all_active(facts: Facts) -> Facts:
    twin = facts.copied()
    for folk in twin.folks.values():
        folk.declined = False
    return twin


def _may_hold(reading: Reading, before: Reading, region: int) -> bool:
    """Tell whether whoever holds a region may have come there, and may be there still."""
    facts = facts_of(reading)
    holder, phase = facts.lands[region].holder, facts.moment.rpartition(" of ")[2]
    people, place, folk = Thing("people", holder), Thing("region", region), facts.folks[holder]
    if granted(before, "closed", place, people):
        return False
    on_turn = folk.seat == facts.seat and not folk.declined and phase in _UNDER_WAY
    return on_turn or not granted(reading, "transient", place, people)
