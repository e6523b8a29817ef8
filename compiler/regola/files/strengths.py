"""The tables of how strong official items are, where they lie beside the rules of their game."""

from __future__ import annotations

from contextlib import suppress
from hashlib import sha256
from pathlib import Path

from regola.files.changing import Folder
from regola.files.played_blocks import official_blocks
from regola.files.reading import bytes_of
from regola.playtesting.games import Setting
from regola.playtesting.strengths import Strengths, fingerprint, read
from regola.resources import content_folder, player_fingerprint

__all__ = ["is_current", "shipped_strengths", "table_file"]

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
