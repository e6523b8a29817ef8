"""
Seed faults into the engine of dungeons, one at a time, and tell which the second reading finds.

``python -m bench.dungeon_sharpness [RULES [SEED [FIRST [LAST]]]]``: the faults of these numbers in
`bench/dungeon_faults.py`, after these those of the kernel and of the back end (all). The rules of
`dungeon_rules`, so many random rules (6) of each kind of item and games by chance are played by
both readings once; statements are asked of positions. With each fault the engine plays them again:
what it plays otherwise than both did is found. With a fault in the back end the rules are written
anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from random import Random

from bench.conquest_faults import FAULTS as OF_CONQUEST
from bench.dungeon_faults import FAULTS as OF_DUNGEONS
from bench.dungeon_rules import DEEDS, STATEMENTS
from bench.seeded import Finder, Play, Spoken, report, told_first
from bench.tile_faults import FAULTS as OF_TILES
from regola.reference.family import Thing
from regola.reference.lords.facts import read
from regola.reference.lords.following import follow
from regola.reference.lords.positions import Sought, built
from regola.reference.lords.reading import Dungeons
from regola.reference.reading import Unsaid
from regola_engine.kernel.course import advance
from regola_engine.kernel.faults import RuleError
from regola_engine.lords.game import Game
from regola_engine.lords.saves import code
from regola_engine.lords.state import State
from tests.support.lords_games import busy_move, started, turned_by_chance
from tests.support.lords_probes import KINDS, PROBING, drawn, followed, looked_for
from tests.support.lords_reading import Probe, asked, differences, played, probe_of, probes

RULES, SEED, BATCH = 6, 7, 4
GAMES, MOVES_OF_GAMES, MOVES_OF_RULES, EVERY = 4, 120, 16, 10
OF_BACK_END = tuple(
    one for one in OF_CONQUEST if one[0].startswith("python:") and "conquest." not in one[0]
)
_ELSEWHERE = ("eyes = you", "rule.its and frame.it ==")
"""Parts of faults in what no dungeon runs: numbers of a holder, and relations said of *it*."""

OF_KERNEL = tuple(
    one
    for one in OF_TILES
    if one[0] in ("kernel.numbers", "kernel.standing")
    and not any(part in one[2] for part in _ELSEWHERE)
)
"""The faults of the kernel that dungeons run on; they have no sets of things of a class."""

FAULTS = (*OF_DUNGEONS, *OF_KERNEL, *OF_BACK_END)


SPOKEN = Spoken(read, code)


@dataclass(frozen=True)
class Asked:
    """A position in which a statement holds, what is asked of it, and what both readings say."""

    line: str
    state: State
    asked: tuple[tuple[str, Thing, Thing, bool], ...]
    told: tuple[int, ...]

    @property
    def name(self) -> str:
        """What was said."""
        return self.line

    @classmethod
    def of(cls, probe: Probe, position: State) -> Asked | None:
        """Ask all numbers and classes of a position; nothing where the readings differ."""
        state = probe.in_play(position)
        if any(differences(probe.family, state)):
            return None
        things = tuple(asked(Dungeons(probe.family, read(state))))
        return cls(probe.line, state, things, tuple(_answers(state, things)))

    def differs(self) -> str:
        """Tell what the engine says otherwise, nothing where nothing is."""
        return self._differs(self.state)

    def differs_anew(self) -> str:
        """Tell what it says otherwise by a rule that is written anew."""
        probe = probe_of(self.line)
        return "refused" if probe is None else self._differs(probe.in_play(self.state))

    def _differs(self, state: State) -> str:
        def differing() -> Iterator[str]:
            answers = zip(self.asked, self.told, _answers(state, self.asked), strict=True)
            yield from (one[0] for one, was, now in answers if was != now)

        return told_first(differing)


def _answers(state: State, things: tuple[tuple[str, Thing, Thing, bool], ...]) -> Iterator[int]:
    for word, thing, you, is_class in things:
        yield played(state, word, thing, you, is_class=is_class)


def plays_of_rules(rules: int, seed: int) -> Iterator[Play]:
    """Give what comes of plain and of random rules, where both readings agree."""
    plain = PROBING.accepted("title", PROBING.told("title", DEEDS))
    print(*(f"refused: {line}" for line in DEEDS if line not in plain), sep="\n", flush=True)
    told = [("title", line) for line in plain]
    told += [(kind, line) for kind in KINDS for line in drawn(kind, rules, seed)]
    for first in range(0, len(told), BATCH):
        for kind in KINDS:
            lines = tuple(line for one, line in told[first : first + BATCH] if one == kind)
            if lines:
                yield from _plays(kind, lines, seed, 2 + first // BATCH % 3)


def _plays(kind: str, lines: tuple[str, ...], seed: int, players: int) -> Iterator[Play]:
    for line, sought in looked_for(kind, lines, seed, players):
        play = _play(line, sought, partial(_rewritten, kind, lines, seed, players))
        if play is not None:
            yield play


def _play(line: str, sought: Sought, again: Callable[[], Game]) -> Play | None:
    if not sought.tables[0].positions:
        # Where bans leave nothing to be done, a game is over before anybody is asked.
        return None
    try:
        position = built(sought, Random(line))  # noqa: S311  # positions, not secrets
        before = position.state.clone()
        found = followed(sought, position, Random(line), MOVES_OF_RULES)  # noqa: S311
    except (RuleError, Unsaid) as error:
        print(f"left out: {line}: {type(error).__name__} {error}", flush=True)
        return None
    if found.differences:
        print(f"left out: {line}: {found.differences[0]}", flush=True)
        return None
    if (sought.item, sought.rule.number) not in found.acted:
        print(f"idle: {line}", flush=True)
    return Play.of(line, before, found.moves, SPOKEN, again)


@cache
def _rewritten(kind: str, lines: tuple[str, ...], seed: int, players: int) -> Game:
    """Return a table with its rules written as they are now."""
    return next(one for _, one in looked_for(kind, lines, seed, players)).tables[0].game


def plays_of_games() -> Iterator[Play]:
    """Give the beginnings and the ends of games by chance, where both readings agree."""
    for number in range(GAMES):
        family, state = started(turned_by_chance(number), 2 + number % 3, number)
        chance = Random(number)  # noqa: S311  # cards, not secrets
        advance(state)
        for _ in range(number // 3 * MOVES_OF_GAMES):
            if not state.is_over:
                state.apply(busy_move(state, chance))
        while state.agenda and not state.is_over:
            state.apply(busy_move(state, chance))
        before = state.clone()
        found = follow(family, state, busy_move, chance, MOVES_OF_GAMES)
        if not found.differences:
            yield Play.of(f"game {number}", before, found.moves, SPOKEN)


def asked_of_statements(rules: int, seed: int, plays: list[Play]) -> Iterator[Asked]:
    """Ask plain and random statements of the positions of games, late ones in turn."""
    positions = [one for play in plays for one in _passed(play)]
    told = [*map(probe_of, STATEMENTS), *probes(rules * len(KINDS), seed)]
    for number, probe in enumerate(told):
        if probe is None:
            print(f"refused: {STATEMENTS[number]}", flush=True)
            continue
        found = Asked.of(probe, positions[number % len(positions)])
        if found is not None:
            yield found


def _passed(play: Play) -> Iterator[State]:
    """Give some positions that a game comes through, its last ones first."""
    state = play.state.clone()
    if state.question is None:
        advance(state)
    found = []
    for number, told in enumerate(play.moves):
        if number % EVERY == 0 and not state.agenda:
            found.append(state.clone())
        state.apply(next(one for one in state.legal_moves() if code(state, one) == told))
    yield from reversed(found)


def _module(name: str) -> str:
    if name.startswith("python:"):
        return f"regola.python.{name.removeprefix('python:')}"
    return f"regola_engine.{name if name.startswith('kernel.') else 'lords.' + name}"


def main(rules: int = RULES, seed: int = SEED, first: int = 0, last: int = len(FAULTS)) -> None:
    """Seed each fault and tell what finds it."""
    games = list(plays_of_games())
    known = [*plays_of_rules(rules, seed), *games, *asked_of_statements(rules, seed, games)]
    print(f"{len(known)} rules and games are played as they are read, seed {seed}", flush=True)
    find = Finder(known)
    print(f"without a fault: {find() or 'all as told'}", flush=True)

    def found(name: str) -> str:
        if not name.startswith("python:"):
            return find()
        _rewritten.cache_clear()
        return find(lambda play: play.differs_anew())

    report(FAULTS, range(len(FAULTS))[first:last], _module, found)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
