"""
Whether what is said of rules without playing agrees with play.

``python bench/mixed.py GAMES [TABLE…]``, a table being names of games joined by ``+``: the boards
are those of the first. A rule that is called inert must never do anything in so many games that
contain it: with each partner where the partner is why, with all partners together where it is
inert by itself. A rule that is not called inert must do something in some game, by one reading of
the open rulings or the other.
"""

from __future__ import annotations

import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

from regola.compilation.language import language
from regola.files.library import official
from regola.mixing.combinations import Cell, Combinations, combinations
from regola.mixing.ground import ground
from regola.mixing.in_play import mixture
from regola.mixing.played import Couple, Trial, claimed
from regola.mixing.remarks import Line
from regola.playing.conquest.firing import Trials, trials
from regola.program.model import Item

_TABLES = ("small_world", "underground", "small_world+underground", "underground+small_world")

_ROUNDS = (1, 2, 4, 8, 16, 32, 64)
"""Games with each pair that still has a rule that was not seen to do anything, round by round."""

_LONE = ("idle-item", "inert-rule")
"""The remarks that say of a rule that it does nothing whatever it meets."""


def main() -> int:
    """Print, for each table, how many claims were tried and which failed."""
    given = sys.argv[1:]
    games = int(given[0]) if given else 1000
    return sum(_measure(table.split("+"), games) for table in given[1:] or _TABLES)


def _measure(packs: list[str], games: int) -> int:
    program = official("conquest")
    played = trials(program, packs[0], packs[1:]) if program is not None else None
    if program is None or played is None:
        return 1
    began = time.perf_counter()
    items = (*program.library, *program.items)
    on = ground(items, mixture(program.packs, packs[0], packs[1:]), language("conquest").vocabulary)
    found = combinations(items, packs, on)
    print(f"{' with '.join(packs)}: {len(found.cells)} pairs")
    wrong = _inert(found, played, games)
    largest = trials(program, packs[0], packs[1:], largest=True) or played
    _living(found, (played, played.other_readings(), largest))
    print(f"  {time.perf_counter() - began:.0f} s", flush=True)
    return wrong


# ---- rules that are called inert ----------------------------------------------------------------


def _inert(found: Combinations, played: Trials, games: int) -> int:
    """Play games with the rules called inert and count those that did something."""
    claims = {cell.couple: _claims(cell) for cell in found.cells if _claims(cell)}
    partners = Counter(line for claim in claims.values() for line in claim if claim[line])
    enough: dict[Couple, int] = {}
    for couple, claim in claims.items():
        # A partner or two may meet the rule in a claim of their own.
        shares = (
            -(-games // max(partners[line] - 2, 1)) if lone else games
            for line, lone in claim.items()
        )
        enough[couple] = max(shares)
    tried: dict[Couple, Trial] = {}
    for count in sorted(set(enough.values())):
        pairs = [couple for couple in claims if enough[couple] == count]
        tried |= played.try_out(pairs, count, looked_at={c: claims[c].keys() for c in pairs})
    contained: Counter[str] = Counter()
    wrong = 0
    for couple, trial in tried.items():
        for line, lone in claims[couple].items():
            where = "" if lone else f" with {' '.join(couple)}"
            contained[_told(line) + where] += trial.games
            if trial.fired.get(line):
                wrong += 1
                print(f"    did something: {_told(line)} in {trial.fired[line]} of {trial.games}")
    wrong += _entered(found, tried)
    least = min(contained.values(), default=0)
    print(
        f"  called inert: {sum(map(len, claims.values()))} claims on {len(claims)} pairs,"
        f" {len(contained)} apart; each in {least} games or more,"
        f" {sum(contained.values())} together; {wrong} did something"
    )
    return wrong


def _claims(cell: Cell) -> dict[Line, bool]:
    """Return the rules of a pair that are called inert, and whether they are so by themselves."""
    return {line: one.id in _LONE for one in cell.remarks for line in claimed(one)}


def _entered(found: Combinations, tried: Mapping[Couple, Trial]) -> int:
    """Count the peoples that are said to enter nowhere and held a region."""
    barred = [c for c in found.cells if any(one.id == "senseless-item" for one in c.remarks)]
    entered = [c for c in barred if c.couple in tried and tried[c.couple].entered]
    for cell in entered:
        print(f"    entered: {cell.race.id} {cell.power.id}")
    return len(entered)


# ---- rules that are not -------------------------------------------------------------------------


def _living(found: Combinations, tables: Iterable[Trials]) -> None:
    """Play games with the rules not called inert until each was seen to do something."""
    open_lines: dict[Couple, set[Line]] = {
        cell.couple: _lines(cell.race, cell.power) - _claims(cell).keys() for cell in found.cells
    }
    living = set[Line]().union(*open_lines.values())
    seen, games = set[Line](), 0
    for table in tables:
        for count in _ROUNDS:
            games += _round(table, open_lines, seen, count)
    idle = sorted(living - seen, key=lambda line: (line.reference, line.number))
    print(
        f"  not called inert: {len(living)} rules, in {games} games with a pair;"
        f" {len(living) - len(idle)} did something, {len(idle)} never"
    )
    for line in idle:
        print(f"    {_told(line)}")


def _round(
    played: Trials, open_lines: Mapping[Couple, set[Line]], seen: set[Line], count: int
) -> int:
    """Play with each pair that has a rule not seen yet; how many games with a pair these were."""
    wanted = {c: lines - seen for c, lines in open_lines.items() if lines - seen}
    games = 0
    for some in _dealt(wanted):
        left = {c: wanted[c] - seen for c in some if wanted[c] - seen}
        tried = played.try_out(left, count, looked_at=left)
        games += sum(trial.games for trial in tried.values())
        seen.update(line for trial in tried.values() for line in trial.fired)
    return games


def _dealt(pairs: Iterable[Couple]) -> list[list[Couple]]:
    """Deal pairs into heaps in which each race and each power is met but once, if it can be."""
    heaps: dict[int, list[Couple]] = defaultdict(list)
    races: Counter[str] = Counter()
    for race, power in pairs:
        heaps[races[race]].append((race, power))
        races[race] += 1
    return list(heaps.values())


def _lines(*items: Item) -> set[Line]:
    walked = (inner for item in items for inner in item.walk())
    return {Line(inner.reference, rule.number) for inner in walked for rule in inner.rules}


def _told(line: Line) -> str:
    return f"{line.reference} {line.number}"


if __name__ == "__main__":
    sys.exit(main())
