"""
Blocks of games: what is sent to a worker, and what comes back, written whole or not at all.

A block hangs on nothing but what its key is made of, so that it comes out the same wherever and
whenever it is played, and one that was kept can be taken in place of playing it.
"""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256

from regola.playtesting.games import Line, Outcome, Setting, outcome, played
from regola.playtesting.watching import Exposure, watched
from regola_engine.conquest.play import Opening

__all__ = ["FORMAT", "SIZE", "Block", "Played", "play_block", "read", "written"]

SIZE = 20
"""Games in a block: less than a second of work."""

FORMAT = 1
"""The format of kept blocks; others are played again."""


@dataclass(frozen=True)
class Block:
    """
    Games to be played: an opening and a seed each, by one bot.

    Of the first ``watched`` games the rules of ``item`` are watched. ``engine`` is a hash of the
    code that plays them. ``lasting`` ones are worth keeping for other runs.
    """

    setting: Setting
    openings: tuple[Opening, ...]
    seeds: tuple[int, ...]
    bot: str
    item: str = ""
    watched: int = 0
    engine: str = ""
    lasting: bool = False

    @cached_property
    def key(self) -> str:
        """A hash of all that the block hangs on."""
        told = (FORMAT, self.engine, self.setting.digest, self.openings, self.seeds, self.bot)
        return sha256(repr((*told, self.item, self.watched)).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a block: an outcome a game, what was seen in each of those watched."""

    outcomes: tuple[Outcome, ...]
    exposures: tuple[Exposure, ...] = ()


def play_block(block: Block) -> Played:
    """
    Play a block.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept a game from its end.
    """
    setting, openings, item = block.setting, block.openings, block.item
    ended = list(played(setting, openings, block.seeds, block.bot))
    games = list(zip(openings, block.seeds, ended, strict=True))
    return Played(
        tuple(outcome(one, opening.seat) for opening, _, one in games),
        tuple(
            watched(setting, opening, seed, one.choices, item)
            for opening, seed, one in games[: block.watched]
        ),
    )


def written(played: Played, key: str) -> str:
    """Return a block as the text that it is kept in."""
    return json.dumps(
        {
            "format": FORMAT,
            "key": key,
            "outcomes": [[one.coins, one.share, one.curve, one.held] for one in played.outcomes],
            "exposures": [
                [one.decisions, one.looked, sorted([*line, n] for line, n in one.times.items())]
                for one in played.exposures
            ],
        }
    )


def read(text: str, key: str) -> Played | None:
    """Return the block that a text keeps, nothing where it keeps another or is broken."""
    try:
        told = json.loads(text)
        if told["format"] != FORMAT or told["key"] != key:
            return None
        outcomes = tuple(
            Outcome(tuple(coins), share, tuple(curve), held)
            for coins, share, curve, held in told["outcomes"]
        )
        exposures = tuple(
            Exposure(decisions, looked, _times(times))
            for decisions, looked, times in told["exposures"]
        )
    except (ValueError, TypeError, KeyError, RecursionError):
        return None
    return Played(outcomes, exposures)


def _times(told: list[list[str | int]]) -> Counter[Line]:
    return Counter({(str(holder), int(line)): int(count) for holder, line, count in told})
