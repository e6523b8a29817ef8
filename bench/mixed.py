"""
Whether what is said of rules without playing agrees with play.

For every pair of the boxes together, on the boards of each: a rule that is called inert must never
do anything in games that contain it; a rule that is not must do something in some game.
"""

from __future__ import annotations

import sys
from collections import Counter

from regola.compilation.language import language
from regola.files.library import official
from regola.mixing.combinations import TRIED, combinations
from regola.mixing.ground import ground
from regola.mixing.in_play import mixture
from regola.mixing.played import Trial
from regola.mixing.remarks import Line
from regola.playing.firing import trials
from regola.program.model import Item

_BOXES = ("small_world", "underground")
_INERT = frozenset(TRIED) - {"senseless-item"}


def main() -> int:
    """Print, for the boards of each box, how many claims were tried and which failed."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    return sum(_measure(_BOXES[n], (_BOXES[1 - n],), games) for n in range(len(_BOXES)))


def _measure(game: str, guests: tuple[str, ...], games: int) -> int:
    program = official("conquest")
    if program is None:
        return 1
    items = (*program.library, *program.items)
    mixed = mixture(program.packs, game, guests)
    on = ground(items, mixed, language("conquest").vocabulary)
    found = combinations(items, (game, *guests), on)
    played = trials(program, game, guests)
    if played is None:
        return 1
    inert: Counter[str] = Counter()
    fired: Counter[Line] = Counter()
    living: set[Line] = set()
    for cell in found.cells:
        trial = played.try_out(cell.race.reference, cell.power.reference, games)
        if not trial.games:
            inert["pairs that cannot be played"] += 1
            continue
        claimed = {one.lines[0] for one in cell.remarks if one.id in _INERT}
        if trial.entered and any(one.id == "senseless-item" for one in cell.remarks):
            print(f"  said to enter nowhere, entered: {cell.race.id} {cell.power.id}")
            inert["wrong"] += 1
        inert["claims"] += len(claimed)
        inert["games"] += trial.games
        for line in claimed & trial.fired.keys():
            print(f"  said to do nothing, did: {line} with {cell.race.id} {cell.power.id}")
            inert["wrong"] += 1
        living |= _lines(cell.race, cell.power) - claimed
        _count(trial, fired)
    idle = sorted(living - fired.keys(), key=lambda line: (line.reference, line.number))
    print(f"{game} with {', '.join(guests)}: {len(found.cells)} pairs, {games} games each")
    print(f"  called inert: {inert['claims']} rules of pairs, {inert['wrong']} did something")
    print(f"  not called inert: {len(living)} rules, {len(idle)} never did anything")
    for line in idle:
        print(f"    {line.reference} {line.number}")
    if inert["pairs that cannot be played"]:
        print(f"  pairs that cannot be played: {inert['pairs that cannot be played']}")
    return inert["wrong"]


def _lines(*items: Item) -> set[Line]:
    walked = (inner for item in items for inner in item.walk())
    return {Line(inner.reference, rule.number) for inner in walked for rule in inner.rules}


def _count(trial: Trial, fired: Counter[Line]) -> None:
    for line, count in trial.fired.items():
        fired[line] += count


if __name__ == "__main__":
    sys.exit(main())
