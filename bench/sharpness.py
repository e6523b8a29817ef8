"""
Seed faults into engine and back end, one at a time, and tell which the second reading finds.

``python -m bench.sharpness [FIRST [LAST [RULES [SEED [POSITIONS]]]]]``: the faults of these numbers
(all), each one replacement in the source of a module, tried on the rules of `conquest_rules` and on
so many random ones (40), each in so many positions built for it (3), and on games by chance. All
that is told of these was seen to be the same by the engine and by the second reading; so, of what
the engine plays with a fault, it is enough to tell where it is no longer that. A fault is found
there, or where play ends in an error. What found a fault is tried first on the next.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice
from random import Random

from bench.conquest_faults import FAULTS
from bench.conquest_rules import FORMS, FORMS_OF_PIECES, FORMS_TOGETHER, Form
from bench.seeded import Finder, report, told_first
from regola.reference.conquest.facts import Facts, ordered, read
from regola.reference.conquest.following import follow, settle_chance
from regola.reference.conquest.positions import built
from regola.reference.following import Followed, differing_fields
from regola_engine.conquest.classes import class_mask
from regola_engine.conquest.saves import code
from regola_engine.conquest.state import State, start
from regola_engine.conquest.values import number as played_number
from regola_engine.conquest.words import CLASSES, NUMBERS
from regola_engine.kernel.bots import random_move
from regola_engine.kernel.course import advance
from tests.support.conquest_probes import GAMES, Drawn, Probe, forget, official_table
from tests.support.second_reading import chosen

SEED, RULES, POSITIONS, GAMES_EACH, MOVES, MOVES_OF_RULES = 5, 40, 3, 1, 80, 10
MADE_ONCE = ("ruleset", "world")
"""Modules whose work is done once for a game, which is set up anew for a fault there."""
ENGINE, BACK_END = "regola_engine.conquest.", "regola.python."


@dataclass(frozen=True)
class Told:
    """What a position holds at a choice, what may be done there, and what regions are and cost."""

    facts: Facts
    moves: frozenset[str]
    values: tuple[object, ...]

    def differs(self, other: Told) -> str:
        """Tell what differs first, nothing where nothing does."""
        left_out = ("history", "earlier", *(["moment"] if self.facts.over else []))
        for one in differing_fields(self.facts, other.facts, left_out):
            return one.what
        if self.moves != other.moves:
            return "moves"
        return "" if self.values == other.values else "values"


def choices(before: State, moves: tuple[str, ...], *, values: bool) -> Iterator[Told]:
    """Give what is told at each choice, as the engine plays it."""
    state = before.clone(1)
    if state.question is None:
        advance(state)
    for made in (*moves, ""):
        legal = {ordered(code(state, move)): move for move in state.legal_moves()}
        asked = values and not state.is_over
        yield Told(read(state), frozenset(legal), tuple(_values(state)) if asked else ())
        if made:
            state.apply(legal[made])


def _values(state: State) -> Iterator[object]:
    """Give all numbers and classes of regions, in the eyes of every people."""
    for people in range(len(state.owner)):
        for index in range(len(NUMBERS.names)):
            for region in range(state.game.ground.size):
                yield played_number(state, index, people, region)
        for index in range(len(CLASSES.names)):
            yield class_mask(state, index, people)


@dataclass(frozen=True)
class Play:
    """
    Moves made from a position on, and what is told at each choice, as both readings have it.

    ``again`` sets the position up anew. A ``trial`` of a rule tells what regions are and cost, too.
    """

    name: str
    state: State
    moves: tuple[str, ...]
    told: tuple[Told, ...]
    again: Callable[[], State]
    trial: Trial | None = None

    def differs(self) -> str:
        """Tell what the engine plays otherwise."""
        return self._differs(self.state)

    def differs_anew(self) -> str:
        """Tell what is played otherwise with the rules written and filed again."""
        state = self.again()
        if read(state) != read(self.state):
            return "" if self.trial is None else self.trial.anew().told()
        return self._differs(state)

    def _differs(self, state: State) -> str:
        def differing() -> Iterator[str]:
            again = choices(state, self.moves, values=self.trial is not None)
            found = (one.differs(two) for one, two in zip(self.told, again, strict=True))
            yield from filter(None, found)

        return told_first(differing)


@dataclass(frozen=True)
class Trial:
    """A rule in a position built for it, the first or a further one, tried again and again."""

    form: Form
    number: int
    probe: Probe
    state: State

    @classmethod
    def of(cls, form: Form, number: int) -> Trial:
        """Write a rule and build a position for it, always the same."""
        probe = form.probe()
        return cls(form, number, probe, built(probe.sought, _chance(probe, number)))

    def anew(self) -> Trial:
        """Return the rule as it is written and filed now."""
        return Trial.of(self.form, self.number)

    def settled(self) -> State:
        """Return the position with what its die will show."""
        state = self.state.clone(1)
        settle_chance(state, _chance(self.probe, self.number))
        return state

    def _again(self) -> State:
        return self.anew().settled()

    def told(self) -> str:
        """Tell what differs first, by both readings."""
        return told_first(lambda: (one.what for one in self._followed().differences))

    def play(self) -> Play | None:
        """Return what both readings make of it; nothing where they differ without a fault."""
        if self.state.is_over:
            return None
        found = self._followed()
        if found.differences:
            return None
        moves, state = tuple(found.moves), self.settled()
        told = tuple(choices(state, moves, values=True))
        return Play(self.probe.line, state, moves, told, self._again, self)

    def _followed(self) -> Followed:
        probe, rng = self.probe, _chance(self.probe, self.number)
        state = self.state.clone(1)
        return follow(
            probe.family,
            state,
            lambda state, rng: chosen(probe, state, rng),
            rng,
            MOVES_OF_RULES,
            lambda: True,
        )


def _chance(probe: Probe, number: int) -> Random:
    """Return the chance of a position of a rule: the first, or a further one."""
    return Random(probe.line + " again" * number)  # noqa: S311  # positions, not secrets


def plays_of_games() -> Iterator[Play]:
    """Give games by chance that both readings play alike."""
    for name in GAMES:
        for seed in range(GAMES_EACH):
            before, rng = _begun(name, seed), Random(seed)  # noqa: S311  # dice, not secrets
            family, _ = official_table(name, 2)
            found = follow(family, before.clone(1), random_move, rng, MOVES)
            if not found.differences:
                moves = tuple(found.moves)
                told = tuple(choices(before, moves, values=False))
                yield Play(f"{name} {seed}", before, moves, told, partial(_begun, name, seed))


def _begun(name: str, seed: int) -> State:
    """Return an official game, as it is written now, with what its die will show."""
    _, game = official_table(name, 2)
    state = start(game, Random(seed))  # noqa: S311  # dice, not secrets
    settle_chance(state, Random(seed))  # noqa: S311
    return state


def _module(name: str) -> str:
    """Return the module that a fault is seeded in: of the back end, the kernel, the family."""
    if name.startswith("python:"):
        return BACK_END + name.removeprefix("python:")
    return f"regola_engine.{name}" if name.startswith("kernel.") else ENGINE + name


def sound(rules: int, seed: int, positions: int) -> Iterator[Play]:
    """Give what comes of all forms and of random rules, where both readings agree."""
    forms = [*FORMS, *FORMS_OF_PIECES, *FORMS_TOGETHER]
    forms += [Form(one.line, it=one.it) for one in islice(Drawn(seed), rules)]
    for number in range(positions):
        for form in forms:
            play = Trial.of(form, number).play()
            if play is None:
                print(f"left out: {form.line} ({number})", flush=True)
            else:
                yield play


def main(
    first: int = 0,
    last: int = len(FAULTS),
    rules: int = RULES,
    seed: int = SEED,
    positions: int = POSITIONS,
) -> None:
    """Seed each fault and tell what finds it."""
    known = [*sound(rules, seed, positions), *plays_of_games()]
    print(f"{len(known)} rules and games are played as they are read, seed {seed}", flush=True)
    find = Finder(known)
    print(f"without a fault: {find() or 'all as told'}", flush=True)

    def found(name: str) -> str:
        if not name.startswith("python:") and name not in MADE_ONCE:
            return find()
        forget()
        try:
            return find(lambda play: play.differs_anew())
        except Exception as error:  # noqa: BLE001  # a fault that ends in an error is found
            return type(error).__name__
        finally:
            forget()

    report(FAULTS, range(len(FAULTS))[first:last], _module, found)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
