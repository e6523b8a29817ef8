"""
Which games are compared: alike in seed, seat, partner and decks, one with the item, one without.

A pair has a number, and everything in it follows from that number and the seed of the run.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from hashlib import sha256
from random import Random

from regola.playtesting.blocks import SIZE, Block
from regola.playtesting.games import Line, Setting
from regola_engine.conquest.play import Opening

__all__ = ["COMBINED", "FOUND", "KINDS", "Comparison", "Plan", "common"]

COMBINED = ("race", "power")
"""What stands in a combination with one of the other kind, and is taken at the first choice."""

FOUND = ("relic", "place")
"""What lies hidden until a region is conquered: the seat finds it before any other."""

KINDS = (*COMBINED, *FOUND)
"""What can be playtested."""

_WATCHED_BLOCKS = 10
_WATCHED = 4
"""So many games are watched in each of the first blocks: enough before any run may stop."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """
    What is compared: an ``item`` of a setting, by reference, with what takes its place in another.

    ``rivals`` take its place by turns of chance; the item itself where another version of it is
    the other setting's. ``partners`` are what it is joined with, none where it is found.
    ``races``, ``powers`` and ``finds`` are in the decks, but for who is in play or compared.
    ``is_official`` tells that the other setting is a game as it ships.
    """

    item: str
    ours: Setting
    theirs: Setting
    rivals: tuple[str, ...]
    partners: tuple[str, ...]
    races: tuple[str, ...]
    powers: tuple[str, ...]
    bot: str
    is_official: bool = False
    finds: tuple[str, ...] = ()

    @property
    def kind(self) -> str:
        """The kind of the item."""
        return self.item.split("/")[1]

    @property
    def is_found(self) -> bool:
        """Whether the item lies hidden until it is found."""
        return self.kind in FOUND

    @property
    def players(self) -> int:
        """How many play."""
        return self.ours.players


@dataclass(frozen=True, slots=True)
class _Pair:
    seat: int
    seed: int
    partner: str
    rival: str


@dataclass(frozen=True, slots=True)
class Plan:
    """
    The blocks of a comparison under one seed; ``engine`` is a hash of what plays them.

    Rules are looked at in some games where it ``watches``.
    """

    comparison: Comparison
    seed: int
    engine: str = ""
    watches: bool = True

    def ours(self, number: int) -> Block:
        """Return the games with the item of a block, by its number from 0."""
        one = self.comparison
        watched = _WATCHED if self.watches and number < _WATCHED_BLOCKS else 0
        openings = tuple(self._opening(pair, one.item) for pair in self._pairs(number))
        return Block(
            one.ours, openings, self._seeds(number), one.bot, one.item, watched, self.engine
        )

    def theirs(self, number: int) -> Block:
        """Return the games of a block in which something else takes the place of the item."""
        one = self.comparison
        openings = tuple(self._opening(pair, pair.rival) for pair in self._pairs(number))
        return Block(
            one.theirs,
            openings,
            self._seeds(number),
            one.bot,
            engine=self.engine,
            lasting=one.is_official,
        )

    def without(self, number: int, line: Line) -> Block:
        """Return the games with the item, but for one of its rule lines."""
        ours = self.ours(number)
        setting = replace(ours.setting, without=(line,))
        return replace(ours, setting=setting, item="", watched=0)

    def partners_of(self, number: int) -> list[str]:
        """Return with what the item is joined in each pair of a block, empty where it is found."""
        return [pair.partner for pair in self._pairs(number)]

    def _seeds(self, number: int) -> tuple[int, ...]:
        return tuple(pair.seed for pair in self._pairs(number))

    def _pairs(self, number: int) -> list[_Pair]:
        return [self._pair(one) for one in range(number * SIZE, (number + 1) * SIZE)]

    def _pair(self, number: int) -> _Pair:
        one = self.comparison
        # What is drawn for a pair does not hang on the item: officials are played once for all.
        chance = Random(f"pair {self.seed} {one.kind} {one.players} {number}")  # noqa: S311
        drawn = chance.random()
        partner = one.partners[int(drawn * len(one.partners))] if one.partners else ""
        rival = one.rivals[int(chance.random() * len(one.rivals))]
        seat, seed = number % one.players, _seed(self.seed, number // one.players)
        return _Pair(seat, seed, partner, rival)

    def _opening(self, pair: _Pair, own: str) -> Opening:
        one = self.comparison
        apart = {one.item, pair.rival, pair.partner}
        races, powers = (_deck(stack, apart, pair.seed) for stack in (one.races, one.powers))
        if one.is_found:
            finds = _deck(one.finds, apart, pair.seed)
            return Opening(pair.seat, "", "", races, powers, own, finds)
        race, power = (own, pair.partner) if one.kind == "race" else (pair.partner, own)
        return Opening(pair.seat, race, power, races, powers)


def _seed(seed: int, number: int) -> int:
    """Return the seed of a game, which is a number that a kept game can have."""
    return int.from_bytes(sha256(f"{seed} {number}".encode()).digest()[:6], "big")


def _deck(stack: Iterable[str], apart: set[str], seed: int) -> tuple[str, ...]:
    """Return a shuffled stack; the same cards lie alike whatever else is in the game."""
    cards = sorted(set(stack) - apart)
    Random(f"deck {seed}").shuffle(cards)  # noqa: S311
    return tuple(cards)


def common(one: Iterable[str], other: Iterable[str]) -> tuple[str, ...]:
    """Return what is in both, in order."""
    known = set(other)
    return tuple(sorted(reference for reference in one if reference in known))
