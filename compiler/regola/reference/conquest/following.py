"""Play a game of conquest by the engine and by the second reading, and tell where they differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TYPE_CHECKING

from regola.reference.conquest.course import go_on
from regola.reference.conquest.facts import COURSE_OF_DEEDS, Facts, ordered, read, read_course
from regola.reference.conquest.game import game_of
from regola.reference.family import Family, Thing
from regola.reference.following import Difference, Followed, Twice, differing_fields
from regola.reference.levels import granted, number
from regola.reference.play import Question
from regola.reference.reading import Reading

if TYPE_CHECKING:
    from regola_engine.conquest.play import State
    from regola_engine.kernel import Move

__all__ = ["differing_values", "follow", "settle_chance"]

_ROLLS = 64


def follow(
    family: Family,
    state: State,
    choose: Callable[[State, Random], Move],
    rng: Random,
    most: int,
    values_too: Callable[[], bool] = lambda: False,
) -> Followed:
    """
    Play so many moves on from a position and return the first differences.

    The position is one in which nothing is under way: offers are open, or it waits to go on. At
    every choice the whole position and all moves are compared, and all numbers and classes of
    regions as well where ``values_too`` says so. What the die shows and which powers are drawn is
    settled beforehand, so that both are told the same.
    """
    from regola_engine.conquest.play import code
    from regola_engine.kernel import advance

    settle_chance(state, rng)
    game = game_of(family, read(state), read_course(state))
    if state.question is None:
        advance(state)

    def compared(question: Question | None) -> Iterator[Difference]:
        found = list(_differing_facts(game.facts, state))
        if not found and question is not None and values_too():
            game.reading.changed()
            found += _differing_values(game.reading, state)
        return iter(found)

    twice = Twice(go_on(game), state, code, compared, ordered)
    found, made = twice.follow(lambda one: choose(one, rng), most)
    return Followed(found, made, game.reading.acted)


def settle_chance(state: State, rng: Random) -> None:
    """Settle what the die shows and which powers are drawn, so that all are told the same."""
    faces = state.game.base.die
    state.rolls = [rng.choice(faces) for _ in range(_ROLLS)]
    state.drawn = list(range(len(state.game.powers)))
    rng.shuffle(state.drawn)


def _differing_facts(found: Facts, state: State) -> Iterator[Difference]:
    left_out = (*COURSE_OF_DEEDS, *(["moment"] if found.over else []))
    return differing_fields(found, read(state), left_out)


def differing_values(
    family: Family, state: State, acted: dict[tuple[str, int], int] | None = None
) -> Iterator[Difference]:
    """
    Give the numbers and classes of regions that differ, in the eyes of every people.

    The rules that had a say are added to ``acted``.
    """
    reading = game_of(family, read(state), read_course(state)).reading
    if acted is not None:
        reading.acted = acted
    return _differing_values(reading, state)


def _differing_values(reading: Reading, state: State) -> Iterator[Difference]:
    from regola_engine.conquest import CLASSES, NUMBERS, class_mask
    from regola_engine.conquest import number as played_number

    for people in reading.facts.folks:
        asker = Thing("people", people)
        for region in reading.all("region"):
            where = f"of region {region.key} for people {people}"
            for index, word in enumerate(NUMBERS.names):
                # Other games of this process may have brought number words of their own.
                quantity = reading.family.vocabulary.quantities.get(word)
                if quantity is None or "region" not in quantity.of:
                    continue
                ours = number(reading, word, region, asker)
                theirs = played_number(state, index, people, int(region.key))
                if ours != theirs:
                    yield Difference(f"{word} {where}", ours, theirs)
            for index, name in enumerate(CLASSES.names):
                word = _word_of(name)
                is_one = bool(class_mask(state, index, people) >> int(region.key) & 1)
                if granted(reading, word, region, asker) is not is_one:
                    yield Difference(f"{name} {where}", not is_one, is_one)


def _word_of(name: str) -> str:
    """The name of a class as the second reading has it: *immune to abilities* is of an ability."""
    return name.replace("to abilities", "ability").replace(" to ", " ")
