"""What adds up over blocks, in their order: evidence, curves, partners, exposure, digest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from regola.playtesting.blocks import Block, Played, written
from regola.playtesting.designs import Plan
from regola.playtesting.games import Line, Outcome
from regola.playtesting.picking import Picks
from regola.playtesting.sequences import Sums
from regola.playtesting.verdicts import Evidence

__all__ = ["Seen", "Study", "by_strength"]

_SELDOM = 0.05
"""A line that did something in a smaller part of the games watched was not tested."""

_SECOND_EVERY = 4
"""The second bot plays every so many-th block."""

_FEW = 100

_EXPLAINED = 20
"""So many blocks are played again without each rule line."""


@dataclass(frozen=True, slots=True)
class Seen:
    """In how many decisions of those looked at a line was in force, and in how many games."""

    line: Line
    times: int
    decisions: int
    games: int
    watched: int

    @property
    def is_untested(self) -> bool:
        """Whether it was in force too seldom for a verdict on the item: once at least it must."""
        return self.watched > 0 and self.games < max(1, _SELDOM * self.watched)


@dataclass
class Study:
    """
    What was seen of a comparison so far.

    ``lines`` are the rule lines of the item that may be in force at the table; ``again`` are the
    same games by a second bot. Within ``band`` coins the item is as the others. ``others`` sums
    what another player gets more, in the mean of all. ``gains`` are the differences of coins, by
    pair; ``kept`` the games with the item of the first blocks, and ``effects`` what each line
    brings there; ``picks`` when it is taken where it lies among others.
    """

    plan: Plan
    lines: tuple[Line, ...]
    again: Plan
    band: float = 0.0
    blocks: int = 0
    coins: Sums = field(default_factory=Sums)
    shares: Sums = field(default_factory=Sums)
    second: Sums = field(default_factory=Sums)
    others: Sums = field(default_factory=Sums)
    ours: Sums = field(default_factory=Sums)
    held: Sums = field(default_factory=Sums)
    is_equal: bool = True
    partners: dict[str, Sums] = field(default_factory=dict)
    curve: list[Sums] = field(default_factory=list)
    decisions: int = 0
    watched: int = 0
    times: Counter[Line] = field(default_factory=Counter)
    games: Counter[Line] = field(default_factory=Counter)
    gains: list[float] = field(default_factory=list)
    effects: dict[Line, Sums] = field(default_factory=dict)
    kept: list[Played] = field(default_factory=list)
    picks: Picks = field(default_factory=Picks)
    _told: list[str] = field(default_factory=list)

    @property
    def pairs(self) -> int:
        """How many pairs of games were compared."""
        return self.coins.count

    @property
    def is_new(self) -> bool:
        """Whether too little was played to stop at, whatever it shows."""
        return self.pairs < _FEW

    @property
    def digest(self) -> str:
        """A hash of all that came of the blocks, in their order."""
        return sha256("\n".join(self._told).encode()).hexdigest()[:16]

    def blocks_of(self, number: int) -> Iterator[Block]:
        """Give the blocks of a round, by its number from 0, in the order of `count_in`."""
        for plan in (self.plan, self.again)[: 1 + (number % _SECOND_EVERY == 0)]:
            yield plan.ours(number)
            yield plan.theirs(number)

    def count_in(self, number: int, results: Iterator[Played]) -> None:
        """Count a round: what came of its blocks, in their order."""
        ours, theirs = next(results), next(results)
        if number % _SECOND_EVERY == 0:
            # Both are there before either is counted: an interruption leaves no half of a round.
            again = next(results), next(results)
            self.add_second(number, *again)
        self.add(ours, theirs)

    def add(self, ours: Played, theirs: Played) -> None:
        """Count the next block."""
        pairs = list(zip(ours.outcomes, theirs.outcomes, strict=True))
        seats = [opening.seat for opening in self.plan.ours(self.blocks).openings]
        gains = [a.coins[seat] - b.coins[seat] for (a, b), seat in zip(pairs, seats, strict=True)]
        self.coins += Sums.of(gains)
        self.shares += Sums.of(a.share - b.share for a, b in pairs)
        self.others += Sums.of(
            _of_others(a.coins, seat) - _of_others(b.coins, seat)
            for (a, b), seat in zip(pairs, seats, strict=True)
        )
        self.ours += Sums.of(a.coins[seat] for (a, _), seat in zip(pairs, seats, strict=True))
        self.held += Sums.of(a.held for a, _ in pairs)
        self.is_equal = self.is_equal and ours.outcomes == theirs.outcomes
        for partner, gain in zip(self.plan.partners_of(self.blocks), gains, strict=True):
            if partner:
                self.partners[partner] = self.partners.get(partner, Sums()) + Sums.of([gain])
        self.gains += gains
        if len(self.kept) < _EXPLAINED:
            self.kept.append(ours)
        self._add_curves(pairs)
        self._add_exposures(ours)
        self._told += [written(ours, ""), written(theirs, "")]
        self.blocks += 1

    def add_second(self, number: int, ours: Played, theirs: Played) -> None:
        """Count a block of the second bot, by its number."""
        seats = [opening.seat for opening in self.again.ours(number).openings]
        self.second += Sums.of(
            a.coins[seat] - b.coins[seat]
            for a, b, seat in zip(ours.outcomes, theirs.outcomes, seats, strict=True)
        )
        self._told += [written(ours, ""), written(theirs, "")]

    def add_effect(self, line: Line, number: int, without: Played) -> None:
        """Count a block that was played without a rule line: what the line brings in coins."""
        seats = [opening.seat for opening in self.plan.ours(number).openings]
        pairs = zip(self.kept[number].outcomes, without.outcomes, seats, strict=True)
        found = Sums.of(a.coins[seat] - b.coins[seat] for a, b, seat in pairs)
        self.effects[line] = self.effects.get(line, Sums()) + found

    def telling(self, most: int) -> list[int]:
        """Return the pairs that show most of what the item does, by their numbers."""
        sign = 1 if self.coins.mean >= 0 else -1
        order = sorted(range(len(self.gains)), key=lambda pair: -sign * self.gains[pair])
        return order[:most]

    def evidence(self) -> Evidence:
        """Return what there is to be judged."""
        unseen = any(seen.is_untested for seen in self.seen())
        equal = self.is_equal and self.pairs > 0
        return Evidence(self.coins, self.shares, self.second, self.band, equal, unseen)

    def seen(self) -> list[Seen]:
        """Return how often each line was in force."""
        return [
            Seen(line, self.times[line], self.decisions, self.games[line], self.watched)
            for line in self.lines
        ]

    def _add_curves(self, pairs: Iterable[tuple[Outcome, Outcome]]) -> None:
        for a, b in pairs:
            for place, (one, other) in enumerate(zip(a.curve, b.curve, strict=False)):
                if place == len(self.curve):
                    self.curve.append(Sums())
                self.curve[place] += Sums.of([one - other])

    def _add_exposures(self, ours: Played) -> None:
        for exposure in ours.exposures:
            self.watched += 1
            self.decisions += exposure.decisions
            self.times.update(exposure.times)
            self.games.update(line for line, times in exposure.times.items() if times)


def _of_others(coins: Sequence[int], seat: int) -> float:
    return (sum(coins) - coins[seat]) / max(1, len(coins) - 1)


def by_strength(partners: Mapping[str, Sums]) -> list[tuple[str, Sums]]:
    """Return what the item was joined with, the strongest first."""
    return sorted(partners.items(), key=lambda one: -one[1].mean)
