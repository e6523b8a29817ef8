"""
Look for rules that `check` accepts and that never act.

    python -m bench.idle FAMILY KIND FOLDER [POSITIONS [SORT …]]    go on until it is ended
    python -m bench.idle FAMILY KIND FOLDER sums                    tell which were not seen to act

Each word of the vocabulary stands once in each place of a rule (`tests/support/each_word.py`, whose
SORTs are all of them or those that are named). The lines in which `check` finds nothing are said
together by one item, in games by chance that keep a log. Those of which it does not tell are put in
positions built so that they must act, and played on by both readings, until they act in one of so
many (3) or the two part. Part after part leaves a file in FOLDER, and begins again where it was
ended. What is not seen to act cannot, or is sought badly: somebody reads the list.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from bench.unheard import PROBED
from regola.compilation.checking import check_programs
from regola.findings import Sink
from regola.reference.digger.positions import busy_move as busy_in_tiles
from regola.reference.lords.positions import busy_move as busy_in_dungeons
from regola.reference.seeking import is_done
from regola_engine.digger.state import start as start_tiles
from regola_engine.kernel import Log, RuleError
from regola_engine.lords.game import Game as Dungeons
from regola_engine.lords.state import start as start_dungeons
from tests.support import conquest_probes, each_word, lords_probes, second_reading
from tests.support.probing import Outcome, Probing
from tests.support.tile_games import Tried, looked_for
from tests.support.tile_games import tried as tried_in_tiles
from tests.support.tile_probes import probes_of

BATCH, POSITIONS, GAMES, MOVES = 400, 3, 6, 400
AT_ONE_TABLE = 8
"""
Rules at work in the games in which positions are looked for.

A ban stands alone: of two that forbid the same, the first that is asked hides the other.
"""
SORTS = ("events", "deeds", "bans", "statements", "counts")
AnyOutcome: TypeAlias = Outcome | second_reading.Outcome
Tries: TypeAlias = Callable[[int], AnyOutcome]
"""What puts a rule in a position of a seed."""


# ---- what is accepted ---------------------------------------------------------------------------


def accepted(family: str, kind: str, sorts: Iterable[str]) -> Iterator[list[str]]:
    """Give the lines that mean something and in which nothing is found, part by part."""
    probing, plain = PROBED[family]
    ground = replace(plain, kind=kind)
    given = (one for one in each_word.lines(ground, sorts) if ground.lines.rule(one) is not None)
    while some := list(islice(given, BATCH)):
        yield _found_right(probing, kind, some)


def _found_right(probing: Probing, kind: str, some: list[str]) -> list[str]:
    right = probing.accepted(kind, probing.told(kind, some))
    told = probing.told(kind, right)
    sink = Sink()
    program, _ = probing.loaded(kind, told)
    check_programs([program], sink)
    text = probing.text(kind, told)
    wrong = {text.count("\n", 0, one.span.start) for one in sink}
    lines = text.splitlines()
    return [line for line in right if not any(lines[n].strip() == line for n in wrong)]


# ---- games by chance ----------------------------------------------------------------------------


def seen(family: str, kind: str, lines: list[str]) -> set[str]:
    """Return the lines, said by one item of a kind, that act in games by chance."""
    if (family, kind) not in _GAMES or not lines:
        return set()
    found: set[str] = set()
    for seed in range(GAMES):
        state, item, rng = _GAMES[family, kind](lines, Random(seed))  # noqa: S311
        state.log = Log()
        known = {rule.index: lines[rule.line - 1] for rule in item.rules}
        found |= {known[rule] for rule in _acted(state, rng, _BUSY[family]) if rule in known}
    return found


def _acted(state: Any, rng: Random, busy: Callable[[Any, Random], Any]) -> set[int]:
    try:
        for _ in range(MOVES):
            if state.is_over:
                break
            state.apply(busy(state, rng))
    except RuleError:
        pass
    return {entry.rule for entry in state.log}


def _tiles(lines: list[str], rng: Random) -> tuple[Any, Any, Random]:
    game = probes_of("lord", "\n    ".join(lines)).game(3)
    state, number = start_tiles(game, rng), len(game.lords) - 1
    state.lords = [number] * game.seats
    return state, game.lords[number], rng


def _dungeons(lines: list[str], rng: Random) -> tuple[Any, Any, Random]:
    told = lords_probes.PROBING.told("title", ["\n    ".join(lines)])
    _, loaded = lords_probes.PROBING.loaded("title", told)
    game = Dungeons(loaded.items, 3)
    item = next(one for one in loaded.items if one.reference in told)
    return start_dungeons(game, rng, 0), item, rng


_GAMES = {("digger", "lord"): _tiles, ("lords", "title"): _dungeons}
_BUSY = {"digger": busy_in_tiles, "lords": busy_in_dungeons}


# ---- positions ----------------------------------------------------------------------------------


def tries(family: str, kind: str, lines: list[str]) -> Iterator[tuple[str, Tries]]:
    """Give each rule of an item of a kind with what puts it in positions."""
    if family == "conquest":
        for line in lines:
            probe = conquest_probes.probe_of(line, packs=conquest_probes.ALL_PACKS)
            yield line, partial(_tried_of_peoples, probe)
    elif family == "digger":
        for one in looked_for(probes_of(kind, *lines)):
            yield one.line, partial(_tried_in_tiles, one)
    else:
        for some in _tables(lines):
            for line, sought in lords_probes.looked_for(kind, some, 1):
                yield line, partial(lords_probes.tried_once, sought, line)


def _tables(lines: list[str]) -> Iterator[list[str]]:
    """Give the rules that are at work together."""
    bans = [line for line in lines if " may not " in line]
    others = iter([line for line in lines if line not in bans])
    yield from ([ban] for ban in bans)
    while some := list(islice(others, AT_ONE_TABLE)):
        yield some


def _tried_of_peoples(probe: conquest_probes.Probe, seed: int) -> second_reading.Outcome:
    """Try a rule in positions built for it; one of deeds that is idle there, on a way to it."""
    found = second_reading.tried(probe, seed, tries=1)
    if found.acted or found.differences or found.unsaid or not is_done(probe.rule):
        return found
    return second_reading.tried_on_a_way(probe, seed)


def _tried_in_tiles(one: Tried, seed: int) -> Outcome:
    return next(tried_in_tiles(one, seed, 1))


def told(line: str, put: Tries, positions: int) -> str:
    """Return how a rule ended, with its line."""
    for seed in range(positions):
        outcome = put(seed)
        if outcome.unsaid or outcome.differences:
            return f"differs\t{line}\t{outcome.unsaid or outcome.differences[0]}"
        if outcome.acted:
            return f"acts\t{line}"
    return f"idle\t{line}"


def ended(family: str, kind: str, lines: list[str], positions: int) -> list[str]:
    """Return how all lines ended."""
    at_once = seen(family, kind, lines)
    others = [line for line in lines if line not in at_once]
    found = [f"acts\t{line}" for line in lines if line in at_once]
    return (
        found + [told(*one, positions) for one in tries(family, kind, others)] if others else found
    )


def run(family: str, kind: str, folder: Path, positions: int, sorts: Iterable[str]) -> None:
    """Try part after part of which there is no file yet."""
    folder.mkdir(parents=True, exist_ok=True)
    for number, lines in enumerate(accepted(family, kind, sorts)):
        file = folder / f"{family}.{kind}.{number}.txt"
        if not file.exists():
            under_way = file.with_suffix(".part")
            text = "".join(f"{one}\n" for one in ended(family, kind, lines, positions))
            under_way.write_text(text, encoding="utf-8")
            under_way.rename(file)


def sums(family: str, kind: str, folder: Path) -> None:
    """Print what did not act, and how many rules there are of each end."""
    files = sorted(folder.glob(f"{family}.{kind}.*.txt"))
    found = [one for file in files for one in file.read_text(encoding="utf-8").splitlines()]
    print(*sorted(one for one in found if not one.startswith("acts")), sep="\n")
    for sort in ("acts", "idle", "differs"):
        print(f"{sort}: {sum(one.startswith(sort) for one in found)} of {len(found)}")


def main(family: str, kind: str, folder: str, *words: str) -> None:
    """Run, or tell what was found."""
    if "sums" in words:
        return sums(family, kind, Path(folder))
    numbers = [int(one) for one in words if one.isdigit()]
    sorts = [one for one in words if not one.isdigit()]
    return run(family, kind, Path(folder), (numbers or [POSITIONS])[0], sorts or SORTS)


if __name__ == "__main__":
    main(*sys.argv[1:])
