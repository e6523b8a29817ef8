"""
Plant differences whose verdict is known, and count how often `regola playtest` finds them.

`.venv/bin/python -m bench.playtest WHAT [RUNS] [SEED] [FOLDER]`, where WHAT is one of

- `more`, `fewer`: three tokens more or fewer, to be found within 400 pairs;
- `token`: one token more, within 1,800 pairs;
- `income`: a coin more from every region, within 200 pairs;
- `copies`: a copy beside its original, exactly 0;
- `unused`: a rule that cannot be used, which is told to be not tested;
- `hurting`: a rule that takes from others and keeps nothing, within 400 pairs, by victories;
- `alarms`: pairs of official races whose sides are swapped by chance, so that nothing is to be
  found: how many runs of 400 fresh pairs, looked at after every block, call something all the same;
- `planted`: all of these;
- `exposure`: of each official rule line, in how many decisions of the player who has its item it
  was in force, in RUNS games an item (and in how many games); those under 30 % are named;
- `minute`: what a minute tells of a race for two, three and four players.

Each run has a seed of its own; the verdict is asked for after every block, and ends the run. In
FOLDER each run is kept, a line each, so that one that was stopped goes on.
"""

from __future__ import annotations

import json
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random

from regola.files.library import official
from regola.playtesting.blocks import SIZE, play_block
from regola.playtesting.designs import KINDS, Plan
from regola.playtesting.games import Line, played
from regola.playtesting.sequences import Sums, interval
from regola.playtesting.studies import Study
from regola.playtesting.subjects import Side, compared, lines_in_force
from regola.playtesting.verdicts import Evidence, judged
from regola.playtesting.watching import watched
from regola.program.options import taken_by_default
from tests.support.playtests import official_side, race, side_with, underground_side

_ITEM = "trial/race/badgers"
_PLAIN = (6, 7, 8, 9)
"""Tokens of the plain races that are changed, one after the other."""

_BOX = 18
"""So many tokens are in the box that the largest race has all of them, with any power."""

_CALLED = ("strong", "weak")


@dataclass(frozen=True, slots=True)
class Run:
    """What came of a run: the verdict, after how many pairs, whether victories alone told it."""

    word: str
    pairs: int
    by_share: bool = False


@cache
def _race(tokens: int, *rules: str) -> Side:
    with tempfile.TemporaryDirectory() as folder:
        return side_with(Path(folder), race(tokens, *rules, box=_BOX))


def _compared(new: Side, old: Side, seed: int, most: int) -> Run:
    """Set a race beside an older one, and return what is said as soon as something is."""
    plan = Plan(compared(_ITEM, new, old, [_ITEM], "steady"), seed, watches=False)
    return _said(Study(plan, (), plan), most)


def _said(study: Study, most: int) -> Run:
    while study.pairs < most:
        number = study.blocks
        study.add(play_block(study.plan.ours(number)), play_block(study.plan.theirs(number)))
        told = judged([study.evidence()])[0]
        if told.word in _CALLED or (told.word == "original" and not study.is_new):
            break
    told = judged([study.evidence()])[0]
    return Run(told.word, study.pairs, told.by_share)


def _changed(seed: int, more: int, most: int, *rules: str) -> Run:
    tokens = _PLAIN[seed % len(_PLAIN)]
    return _compared(_race(tokens + more, *rules), _race(tokens), seed, most)


# ---- what is planted ----------------------------------------------------------------------------


def _unused(seed: int) -> Run:
    """A rule that cannot be used must be told, whatever else is seen."""
    official = official_side()
    made = _race(7, "income of your regions with at least 14 tokens is 5 more")
    plan = Plan(compared(_ITEM, made, official, official.references("race"), "steady"), seed)
    return _said(Study(plan, ((_ITEM, 1),), plan, 3.0), 200)


def _alarm(seed: int) -> Run:
    """Sides are swapped by chance: nothing is to be found."""
    side, chance = official_side(), Random(f"sides {seed}")  # noqa: S311
    item, *rivals = side.references("race")
    plan = Plan(compared(item, side, side, rivals, "steady"), seed, watches=False)
    coins, shares, word = Sums(), Sums(), "undecided"
    for number in range(400 // SIZE):
        told = [
            (one * sign, other * sign)
            for one, other in _differences(plan, number)
            for sign in [chance.choice((1, -1))]
        ]
        coins += Sums.of(one for one, _ in told)
        shares += Sums.of(other for _, other in told)
        word = judged([Evidence(coins, shares, Sums(), 0.0)])[0].word
        if word in _CALLED:
            break
    return Run(word, coins.count)


def _differences(plan: Plan, number: int) -> Iterator[tuple[float, float]]:
    """Give the differences of coins and of victory in the pairs of a block."""
    block = plan.ours(number)
    both = play_block(block).outcomes, play_block(plan.theirs(number)).outcomes
    for ours, theirs, opening in zip(*both, block.openings, strict=True):
        yield ours.coins[opening.seat] - theirs.coins[opening.seat], ours.share - theirs.share


@dataclass(frozen=True, slots=True)
class Planted:
    """A difference: what it is, how a run with a seed comes out, and what it must be called."""

    told: str
    run: Callable[[int], Run]
    called: Callable[[Run], bool]


_HURTING = "when you conquer a region: take 1 coin from each opponent, pay 1 coin"
_PLANTED = {
    "more": Planted(
        "three tokens more, 400 pairs at most",
        lambda seed: _changed(seed, 3, 400),
        lambda run: run.word == "strong",
    ),
    "fewer": Planted(
        "three tokens fewer, 400 pairs at most",
        lambda seed: _changed(seed, -3, 400),
        lambda run: run.word == "weak",
    ),
    "token": Planted(
        "one token more, 1,800 pairs at most",
        lambda seed: _changed(seed, 1, 1800),
        lambda run: run.word == "strong",
    ),
    "income": Planted(
        "a coin more from each region, 200 pairs at most",
        lambda seed: _changed(seed, 0, 200, "income of your regions is 1 more"),
        lambda run: run.word == "strong",
    ),
    "copies": Planted(
        "a copy beside its original, 100 pairs",
        lambda seed: _changed(seed, 0, 100),
        lambda run: run.word == "original",
    ),
    "unused": Planted(
        "a rule that cannot be used, 200 pairs", _unused, lambda run: run.word == "untested"
    ),
    "hurting": Planted(
        "a rule that hurts others, 400 pairs at most",
        lambda seed: _compared(_race(7, _HURTING), _race(7), seed, 400),
        lambda run: run.word == "strong" and run.by_share,
    ),
    "alarms": Planted(
        "nothing: sides swapped by chance, 400 pairs",
        _alarm,
        lambda run: run.word in _CALLED,
    ),
}


def planted(what: str, runs: int, seed: int, folder: Path | None) -> None:
    """Run what was not run before, and tell how many of all are called as they must be."""
    one = _PLANTED[what]
    kept = _kept(folder, what)
    began = time.process_time()
    for number in range(seed, seed + runs):
        if number not in kept:
            kept[number] = one.run(number)
            _keep(folder, what, number, kept[number])
    found = [kept[number] for number in range(seed, seed + runs)]
    called = sum(map(one.called, found))
    pairs = [run.pairs for run in found]
    words = dict(Counter(run.word for run in found))
    print(f"{one.told}, seeds {seed} to {seed + runs - 1}: {called} of {runs} so called; {words},")
    print(f"  after {sum(pairs) / runs:.0f} pairs in the mean, {max(pairs)} at most", end="")
    print(f" ({time.process_time() - began:.0f} s of processor)", flush=True)


def _kept(folder: Path | None, what: str) -> dict[int, Run]:
    if folder is None or not (folder / f"{what}.jsonl").exists():
        return {}
    lines = (folder / f"{what}.jsonl").read_text().splitlines()
    return {number: Run(*told) for number, *told in map(json.loads, lines)}


def _keep(folder: Path | None, what: str, seed: int, run: Run) -> None:
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        with (folder / f"{what}.jsonl").open("a") as file:
            file.write(json.dumps([seed, run.word, run.pairs, run.by_share]) + "\n")


# ---- a minute -----------------------------------------------------------------------------------


def minute(runs: int, seed: int, seconds: float = 20.0) -> None:
    """Tell how narrow an interval is after a third of a minute for each number of players."""
    for players in (2, 3, 4):
        side = official_side(players)
        for item in side.references("race")[:runs]:
            rivals = [one for one in side.references("race") if one != item]
            plan = Plan(compared(item, side, side, rivals, "steady"), seed)
            study, began = Study(plan, (), plan, 3.0), time.process_time()
            while time.process_time() - began < 2 * seconds:
                number = study.blocks
                ours, theirs = plan.ours(number), plan.theirs(number)
                study.add(play_block(ours), play_block(theirs))
            told = interval(study.coins)
            print(
                f"{item}, {players} players, {2 * seconds:.0f} s of processor: {study.pairs} pairs,"
                f" {study.coins.mean:+.1f} coins ± {(told.high - told.low) / 2:.2f}",
                flush=True,
            )


# ---- exposure -----------------------------------------------------------------------------------


def exposure(runs: int, seed: int) -> None:
    """Watch games with each official item."""
    program = official("conquest")
    if program is None:
        return
    taken = taken_by_default(program.all_items())
    items = {item.reference: item for item in program.all_items()}
    seldom: list[str] = []
    lines = 0
    for made in (official_side(), underground_side()):
        for reference in (name for kind in KINDS for name in made.references(kind)):
            rivals = [one for one in made.references(reference.split("/")[1]) if one != reference]
            plan = Plan(compared(reference, made, made, rivals, "steady"), seed)
            own = list(lines_in_force(items[reference], taken))
            lines += len(own)
            seldom += _seldom(plan, reference, own, runs)
    print(f"{len(seldom)} of {lines} lines in force in less than 30 % of decisions, {runs} games:")
    print("\n".join(sorted(seldom)))


def _seldom(plan: Plan, item: str, own: list[Line], runs: int) -> Iterator[str]:
    """Give the lines of an item that were seldom in force, with what was seen."""
    block = plan.ours(0)
    pairs = list(zip(block.openings, block.seeds, strict=True))[:runs]
    games = played(block.setting, block.openings[:runs], block.seeds[:runs], block.bot)
    seen = [
        watched(block.setting, *pair, one.choices, item)
        for pair, one in zip(pairs, games, strict=True)
    ]
    decisions = sum(one.decisions for one in seen)
    for line in own:
        times = sum(one.times[line] for one in seen)
        games = sum(one.times[line] > 0 for one in seen)
        if times < 0.3 * decisions or not decisions:
            yield f"  {line[0]} {line[1]}: {times} of {decisions} decisions, {games} games"


def main() -> None:
    """Run one of them, and tell the processor time."""
    what, *rest = sys.argv[1:]
    numbers = [int(word) for word in rest if word.isdigit()]
    folders = [Path(word) for word in rest if not word.isdigit()]
    runs, seed = (*numbers, *(20, 1000)[len(numbers) :])
    began = time.process_time()
    if what in ("exposure", "minute"):
        {"exposure": exposure, "minute": minute}[what](runs, seed)
    for name in _PLANTED if what == "planted" else {what} & _PLANTED.keys():
        planted(name, runs, seed, folders[0] if folders else None)
    print(f"  {time.process_time() - began:.0f} s of processor")


if __name__ == "__main__":
    main()
