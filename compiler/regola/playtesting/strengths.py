"""
How strong the items of a game are, played by bots: the tables that ship with a game.

A table is of one game, one number of players and one board. What it was played by is known by a
fingerprint of what games come to: of each item one game by each bot. A change of rules, engine or
bots that changes play changes it; one that only changes code does not.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import zip_longest
from typing import Any

from regola.playtesting.designs import KINDS
from regola.playtesting.games import Setting, game_of, played
from regola.playtesting.sequences import Sums, interval
from regola_engine.conquest.play import Game, Opening

__all__ = ["BOTS", "Strength", "Strengths", "fingerprint", "opposed", "read", "written"]

BOTS = ("steady", "greedy")
"""The bots that tables are made by: that which verdicts are from, and the second."""

FORMAT = 1
"""The format of tables; others are not read."""


@dataclass(frozen=True, slots=True)
class Strength:
    """What an item brings above the others of its kind: differences of coins and of victories."""

    coins: Sums
    shares: Sums


@dataclass(frozen=True, slots=True)
class Strengths:
    """
    A table: by bot and by item, both by name, how strong the item is.

    ``fingerprint`` tells what was played, ``seed`` and ``pairs`` how it is played again.
    """

    game: str
    players: int
    board: str
    seed: int
    pairs: int
    fingerprint: str
    bots: Mapping[str, Mapping[str, Strength]] = field(default_factory=dict)

    def means(self, bot: str = BOTS[0]) -> dict[str, float]:
        """Return the coins that each item brings by a bot."""
        return {name: one.coins.mean for name, one in self.bots.get(bot, {}).items()}

    def kinds(self) -> list[str]:
        """Return the kinds of items that the table tells of."""
        found = {name.split("/")[1] for name in self.means()}
        return [kind for kind in KINDS if kind in found]


def opposed(table: Strengths) -> list[str]:
    """Return the items of which each bot is sure, and one says the opposite of the other."""
    return [name for name in table.means() if _is_opposed(table, name)]


def _is_opposed(table: Strengths, name: str) -> bool:
    sides = set()
    for items in table.bots.values():
        found = interval(items[name].coins) if name in items else interval(Sums())
        sides.add(1 if found.low > 0 else -1 if found.high < 0 else 0)
    return {1, -1} <= sides


# ---- what was played ----------------------------------------------------------------------------


def fingerprint(setting: Setting) -> str:
    """
    Return a hash of what games of a setting come to, in which each item takes part.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept a game from its end.
    """
    digest, openings = sha256(), list(_openings(game_of(setting)))
    for bot in BOTS:
        ended = played(setting, openings, range(len(openings)), bot)
        for opening, one in zip(openings, ended, strict=True):
            told = (opening, one.coins, one.curve, one.held)
            digest.update(f"{bot} {told}\n".encode())
    return digest.hexdigest()[:16]


def _openings(game: Game) -> Iterator[Opening]:
    """Give openings in which each race and power, and each relic and place, is once settled."""
    races, powers, *found = (
        sorted(item.reference for item in game.items if item.kind == kind) for kind in KINDS
    )
    finds, seats, number = [name for some in found for name in some], game.seats, 0
    for race, power in zip_longest(races, powers):
        own = race or races[number % len(races)], power or powers[number % len(powers)]
        one, other = (tuple(card for card in deck if card not in own) for deck in (races, powers))
        yield Opening(number % seats, *own, one, other)
        number += 1
    for find in finds:
        rest = tuple(one for one in finds if one != find)
        yield Opening(number % seats, "", "", tuple(races), tuple(powers), find, rest)
        number += 1


# ---- as text ------------------------------------------------------------------------------------


def written(table: Strengths) -> str:
    """Return a table as the text of its file: an item a line."""
    lines = [
        f'  "{bot}": {{\n'
        + ",\n".join(
            f'   "{name}": {json.dumps([*_told(one.coins), *_told(one.shares)])}'
            for name, one in sorted(items.items())
        )
        + "\n  }"
        for bot, items in table.bots.items()
    ]
    head = {
        "format": FORMAT,
        "game": table.game,
        "players": table.players,
        "board": table.board,
        "seed": table.seed,
        "pairs": table.pairs,
        "fingerprint": table.fingerprint,
    }
    told = json.dumps(head, indent=1)[:-2]
    return f'{told},\n "bots": {{\n' + ",\n".join(lines) + "\n }\n}\n"


def _told(sums: Sums) -> list[float]:
    return [sums.count, round(sums.total, 4), round(sums.squares, 4)]


def read(text: str) -> Strengths | None:
    """Return the table that a text holds, nothing where it is of another format or broken."""
    try:
        told = json.loads(text)
        if told["format"] != FORMAT:
            return None
        bots = {
            bot: {name: _strength(numbers) for name, numbers in items.items()}
            for bot, items in told["bots"].items()
        }
        keys = ("game", "players", "board", "seed", "pairs", "fingerprint")
        return Strengths(**{key: told[key] for key in keys}, bots=bots)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def _strength(numbers: Sequence[Any]) -> Strength:
    one, other = Sums(*numbers[:3]), Sums(*numbers[3:])
    return Strength(one, other)
