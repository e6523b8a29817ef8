"""Which kept games still come out the same on another edition of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.comparing.consequences import KeptGame
    from regola.compilation.program import Program
    from regola.files.library import Loaded
    from regola.playing.again import Ended
    from regola.playing.saved import Saved
    from regola.sources import Source

__all__ = ["kept_games"]


def kept_games(
    paths: Sequence[Path], old: Loaded | None, new: Loaded | None, console: Console, sink: Sink
) -> tuple[KeptGame, ...]:
    """
    Play the kept games again by the rules of before and of now, and return what came of each.

    They are the files named; without any, those that lie below the folder at hand. A file that is
    no kept game is reported. ``old`` and ``new`` are missing where an edition is a build.
    """
    from regola.files.kept_games import kept_below, read_game

    if new is None:
        # A build is not played; what is named is looked at all the same.
        for path in paths:
            read_game(path, sink)
        return ()
    found = list(paths) or kept_below(Path())
    sides = [None if old is None else _programs(old), _programs(new)]
    told: list[KeptGame] = []
    with console.progress("progress-played", len(found)) as progress:
        for path in found:
            saved, _ = read_game(path, sink)
            progress.advance()
            if saved is not None:
                told.append(_told(path.as_posix(), saved, *sides))
    return tuple(told)


_Side = tuple[list["Program"], dict[str, "Source"]]


def _programs(found: Loaded) -> _Side:
    """Return the sound programs of an edition, and the official games; and their texts."""
    return [*_sound(found.programs), *_official()], found.texts


def _sound(programs: Iterable[Program]) -> Iterator[Program]:
    from regola.compilation.checking import check_programs
    from regola.compilation.soundness import sound

    for program in programs:
        wrong = Sink()
        check_programs([program], wrong)
        yield sound(program, wrong).program


def _official() -> Iterator[Program]:
    from regola.compilation.games import has_engine
    from regola.compilation.language import families
    from regola.files.library import official

    made = (official(family) for family in families() if has_engine(family))
    return (program for program in made if program is not None)


def _told(path: str, saved: Saved, old: _Side | None, new: _Side | None) -> KeptGame:
    from regola.comparing.consequences import KeptGame
    from regola.playing.again import played_again

    before = None if old is None else played_again(saved, *old)
    after = played_again(saved, *new) if new is not None else None
    if after is None or after.match is None:
        stopped = after.stopped if after is not None else 0
        return KeptGame(path, "stopped" if stopped else "unplayable", stopped)
    if before is None or before.match is None or _result(before) == _result(after):
        return KeptGame(path, "same")
    return KeptGame(path, "other", 0, before.match.coins, after.match.coins)


def _result(ended: Ended) -> object:
    match = ended.match
    return match and (match.coins, match.winners, match.rounds)
