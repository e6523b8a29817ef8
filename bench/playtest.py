"""
Plant differences whose verdict is known, and count how often `regola playtest` finds them.

`.venv/bin/python -m bench.playtest WHAT [RUNS] [SEED]`, where WHAT is one of

- `tokens`: three tokens more and three fewer, to be found within 400 pairs;
- `token`: one token more, within 1,800 pairs;
- `income`: a coin more from every region, within 200 pairs;
- `copies`: a copy beside its original, exactly 0;
- `alarms`: pairs whose sides are swapped by chance, so that nothing is to be found: how many of
  RUNS runs of 400 pairs, looked at after every block, call something all the same;
- `unused`: a rule that cannot be used, which is told to be not tested;
- `hurting`: a rule that takes from others and keeps nothing, within 400 pairs;
- `exposure`: of each official rule line, in how many decisions of the player who has its item it
  was in force, in RUNS games an item (and in how many games); those under 30 % are named.

Each run has a seed of its own; the verdict is asked for after every block, and ends the run.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from regola.files.library import official
from regola.playtesting.blocks import SIZE, play_block
from regola.playtesting.designs import KINDS, Plan
from regola.playtesting.games import Line
from regola.playtesting.sequences import Sums
from regola.playtesting.studies import Study
from regola.playtesting.subjects import Side, compared, lines_in_force
from regola.playtesting.verdicts import Evidence, judged
from regola.playtesting.watching import watched
from regola.program.options import taken_by_default
from tests.support.playtests import official_side, race, side_with, underground_side

_ITEM = "trial/race/badgers"
_PLAIN = (6, 7, 8, 9)
"""Tokens of the plain races that are changed, one after the other."""


def _side(*told: object) -> Side:
    tokens, *rules = told
    with tempfile.TemporaryDirectory() as folder:
        return side_with(Path(folder), race(int(str(tokens)), *map(str, rules)))


def verdict(new: Side, old: Side, seed: int, most: int, band: float = 0.0) -> tuple[str, int]:
    """Return what is said of a race beside an older one, and after how many pairs."""
    plan = Plan(compared(_ITEM, new, old, [_ITEM], "steady"), seed, watches=False)
    study = Study(plan, (), plan, band)
    for number in range(most // SIZE):
        study.add(play_block(plan.ours(number)), play_block(plan.theirs(number)))
        word = judged([study.evidence()])[0].word
        if word in ("strong", "weak") or (word == "original" and not study.is_new):
            return word, study.pairs
    return judged([study.evidence()])[0].word, study.pairs


def _runs(runs: int, seed: int, new: list[Side], old: list[Side], most: int) -> Counter[str]:
    found: Counter[str] = Counter()
    pairs: list[int] = []
    for number in range(runs):
        place = number % len(old)
        word, count = verdict(new[place], old[place], seed + number, most)
        found[word] += 1
        pairs.append(count)
    print(f"  {dict(found)}, {sum(pairs) / len(pairs):.0f} pairs a run, {max(pairs)} at most")
    return found


def tokens(runs: int, seed: int, change: int = 3, most: int = 400) -> None:
    """Give races tokens more, and fewer."""
    plain = [_side(count) for count in _PLAIN]
    for sign in (1, -1):
        changed = [_side(count + sign * change) for count in _PLAIN]
        print(f"{sign * change:+d} tokens, at most {most} pairs, {runs} runs from seed {seed}:")
        _runs(runs, seed, changed, plain, most)


def token(runs: int, seed: int) -> None:
    """Give races one token more."""
    tokens(runs, seed, 1, 1800)


def income(runs: int, seed: int) -> None:
    """Have every region pay a coin more."""
    plain = [_side(count) for count in _PLAIN]
    rich = [_side(count, "income of your regions is 1 more") for count in _PLAIN]
    print(f"a coin more from each region, at most 200 pairs, {runs} runs from seed {seed}:")
    _runs(runs, seed, rich, plain, 200)


def copies(runs: int, seed: int) -> None:
    """Set copies beside their originals."""
    print(f"copies, {runs} runs from seed {seed}:")
    plain = [_side(count) for count in _PLAIN]
    _runs(runs, seed, [_side(count) for count in _PLAIN], plain, 100)


def _differences(seed: int, blocks: int) -> Iterator[tuple[float, float]]:
    """Give differences of coins and of victory between official races, from real pairs."""
    side = official_side()
    item, *rivals = side.references("race")
    plan = Plan(compared(item, side, side, rivals, "steady"), seed, watches=False)
    for number in range(blocks):
        block = plan.ours(number)
        pairs = zip(
            play_block(block).outcomes, play_block(plan.theirs(number)).outcomes, strict=True
        )
        for (ours, theirs), opening in zip(pairs, block.openings, strict=True):
            seat = opening.seat
            yield ours.coins[seat] - theirs.coins[seat], ours.share - theirs.share


def alarms(runs: int, seed: int) -> None:
    """Swap the sides of real pairs by chance, and count what is called all the same."""
    pool = list(_differences(seed, 20))
    called = 0
    for run in range(runs):
        chance = Random(f"{seed} {run}")  # noqa: S311
        coins, shares = Sums(), Sums()
        for _ in range(400 // SIZE):
            drawn = [(chance.choice(pool), chance.choice((1, -1))) for _ in range(SIZE)]
            coins += Sums.of(sign * one for (one, _), sign in drawn)
            shares += Sums.of(sign * other for (_, other), sign in drawn)
            word = judged([Evidence(coins, shares, Sums(), 0.0)])[0].word
            if word in ("strong", "weak"):
                called += 1
                break
    print(f"false alarms, {len(pool)} real pairs, seed {seed}: {called} of {runs} runs")


def unused(runs: int, seed: int) -> None:
    """Plant a rule that cannot be used: it must be told, whatever else is seen."""
    official = official_side()
    made = _side(7, "income of your regions with at least 14 tokens is 5 more")
    found: Counter[str] = Counter()
    for number in range(runs):
        rivals = official.references("race")
        plan = Plan(compared(_ITEM, made, official, rivals, "steady"), seed + number)
        study = Study(plan, ((_ITEM, 1),), plan, 3.0)
        for block in range(10):
            study.add(play_block(plan.ours(block)), play_block(plan.theirs(block)))
        found[judged([study.evidence()])[0].word] += 1
    print(f"a rule that cannot be used, 200 pairs, {runs} runs from seed {seed}: {dict(found)}")


def hurting(runs: int, seed: int, most: int = 400) -> None:
    """Plant a rule that takes from others and keeps nothing: it is found in who wins."""
    new = _side(7, "when you conquer a region: take 1 coin from each opponent, pay 1 coin")
    old = _side(7)
    for number in range(runs):
        plan = Plan(compared(_ITEM, new, old, [_ITEM], "steady"), seed + number, watches=False)
        study = Study(plan, (), plan)
        told = judged([study.evidence()])[0]
        while study.pairs < most and told.word not in ("strong", "weak"):
            block = study.blocks
            study.add(play_block(plan.ours(block)), play_block(plan.theirs(block)))
            told = judged([study.evidence()])[0]
        by = "victories" if told.by_share else "coins"
        print(
            f"a rule that hurts others, seed {seed + number}: {told.word} by {by} after"
            f" {study.pairs} pairs, coins {study.coins.mean:+.1f}, of others"
            f" {study.others.mean:+.1f}, victories {100 * study.shares.mean:+.0f} %"
        )


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
    seen = [watched(block.setting, *pair, block.bot, item)[1] for pair in pairs]
    decisions = sum(one.decisions for one in seen)
    for line in own:
        times = sum(one.times[line] for one in seen)
        games = sum(one.times[line] > 0 for one in seen)
        if times < 0.3 * decisions or not decisions:
            yield f"  {line[0]} {line[1]}: {times} of {decisions} decisions, {games} games"


_WHAT = {
    "tokens": tokens,
    "token": token,
    "income": income,
    "copies": copies,
    "alarms": alarms,
    "unused": unused,
    "hurting": hurting,
    "exposure": exposure,
}


def main() -> None:
    """Run one of them, and tell the processor time."""
    what, *rest = sys.argv[1:]
    numbers = [int(number) for number in rest]
    runs, seed = (*numbers, *(20, 1000)[len(numbers) :])
    began = time.process_time()
    _WHAT[what](runs, seed)
    print(f"  {time.process_time() - began:.0f} s of processor")


if __name__ == "__main__":
    main()
