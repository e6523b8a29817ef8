"""The tables of how strong official items are, where they lie beside the rules of their game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from regola.compilation.program import Program
from regola.files.changing import Folder
from regola.files.played_blocks import official_blocks
from regola.files.reading import bytes_of
from regola.findings import Sink
from regola.pages.strengths import Gain, Rated, Ratings
from regola.playtesting.games import Setting
from regola.playtesting.sequences import interval
from regola.playtesting.strengths import BOTS, Strength, Strengths, fingerprint, opposed, read
from regola.playtesting.subjects import players_of, side
from regola.resources import content_folder, player_fingerprint

__all__ = ["is_current", "ratings", "shipped_strengths", "table_file"]

_MOST = 1_000_000
_READABLE = 0o644


def table_file(game: str, players: int) -> Path:
    """Return where the table of a game that ships lies, for so many players."""
    return content_folder() / game / "strengths" / f"{players}.json"


def shipped_strengths(game: str, players: int) -> Strengths | None:
    """Return the table of a game for so many players, nothing where none ships."""
    with suppress(OSError, UnicodeDecodeError):
        return read(bytes_of(table_file(game, players), _MOST).decode())
    return None


def is_current(table: Strengths, setting: Setting) -> bool:
    """
    Tell whether games of a setting still come to what they came to when the table was made.

    What they come to is remembered for the code that plays them.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept a game from its end.
    """
    key = sha256(f"{player_fingerprint()} {setting.digest}".encode()).hexdigest()
    folder, name = official_blocks(), f"{key}.trial"
    with suppress(OSError, UnicodeDecodeError):
        return bytes_of(folder / name, _MOST).decode() == table.fingerprint
    found = fingerprint(setting)
    with suppress(OSError):
        kept = Folder.at(folder)
        kept.make()
        kept.put(name, found.encode(), _READABLE)
    return found == table.fingerprint


# ---- for the pages of a game --------------------------------------------------------------------


def ratings(program: Program, game: str) -> Iterator[Ratings]:
    """
    Give how strong the items of a game are, for each number of players of which a table ships.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept a game from its end.
    """
    for players in players_of(program, game):
        table = shipped_strengths(game, players)
        played = None if table is None else side(program, game, (), players, Sink())
        if table is not None and played is not None:
            yield _ratings(table, is_current=is_current(table, played.setting))


def _ratings(table: Strengths, *, is_current: bool) -> Ratings:
    first, second = (table.bots[bot] for bot in BOTS)
    apart = opposed(table)
    items = tuple(
        Rated(
            name, _gain(one), _gain(second[name]), 100 * one.shares.mean, is_opposed=name in apart
        )
        for name, one in first.items()
    )
    return Ratings(table.game, table.players, table.pairs, (BOTS[0], BOTS[1]), items, is_current)


def _gain(strength: Strength) -> Gain:
    limits = interval(strength.coins)
    return Gain(strength.coins.mean, limits.low, limits.high)
