"""Keep a game that is played in a file, and take one from there to be played again."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regola.commands.usage import UsageError
from regola.findings import Sink, nearest

if TYPE_CHECKING:
    from regola.findings import Finding
    from regola.playing.saved import Saved
    from regola.sources import Source

__all__ = ["Asked", "outset"]

_KEYS = {
    "game": "game",
    "board": "players",
    "other-board": "board",
    "which-board": "players",
    "scenarios": "scenarios",
    "scenario": "scenarios",
    "lords": "lords",
    "options": "options",
    "option": "options",
    "option-twice": "options",
}
"""Which key of a file a complaint about the command line is about; ``mix`` where none is named."""


@dataclass(slots=True)
class Asked:
    """
    What a run was asked to play again (``saved``), and where to keep what it plays.

    ``texts`` holds the file that was read, by its path.
    """

    arguments: Namespace
    saved: Saved | None = None
    texts: dict[str, Source] = field(default_factory=dict)
    sink: Sink = field(default_factory=Sink)

    @property
    def findings(self) -> list[Finding]:
        """What is wrong with the files, in order."""
        return self.sink.sorted()

    @contextmanager
    def told_by_its_file(self) -> Iterator[None]:
        """Report for the file what a command line would be refused for, if a file was read."""
        try:
            yield
        except UsageError as error:
            if self.saved is None:
                raise
            word = error.identifier.removeprefix("play-").removeprefix("no-")
            key = _KEYS.get(word.removeprefix("unknown-").removesuffix("-near"), "mix")
            self.sink.report("not-a-saved-game", self.saved.places[key], key=key)

    def report_missing(self, ids: Collection[str]) -> None:
        """Report the packs that the file names and that are not among those at hand."""
        if self.saved is None:
            return
        legal = tuple(sorted(ids))
        for key, names in (("game", [self.saved.game]), ("mix", self.saved.mix)):
            for name in (name for name in names if name not in ids):
                near = nearest(name, legal)
                told: dict[str, Any] = {"pack": name, "similar": near, "legal": legal}
                hint = "similar" if near else None
                self.sink.report("unknown-pack", self.saved.places[key], hint=hint, **told)

    def report_opening(self, game: object) -> None:
        """Report an opening of the file that the game cannot have."""
        opening = None if self.saved is None else self.saved.opening
        if self.saved is not None and opening is not None and not opening.fits(game):
            place = self.saved.places["opening"]
            self.sink.report("not-a-saved-game", place, key="opening")

    def report_move(self, number: int) -> None:
        """Report a move of the file that is not legal."""
        if self.saved is not None:
            place, move = self.saved.lines[number], self.saved.moves[number]
            self.sink.report("illegal-saved-move", place, number=number + 1, move=move)

    @contextmanager
    def keeping(self, bots: Sequence[str]) -> Iterator[list[str] | None]:
        """Give a list for the moves to come; whatever ends the game, they are kept in the file."""
        path: Path | None = self.arguments.save
        if path is None:
            yield None
            return
        moves: list[str] = []
        try:
            yield moves
        finally:
            from regola.files.kept_games import keep_game

            keep_game(path, _saved(self.arguments, bots, moves), self.sink)


def _saved(arguments: Namespace, bots: Sequence[str], moves: Sequence[str]) -> Saved:
    from regola.playing.saved import Saved

    return Saved(
        arguments.game,
        tuple(arguments.mix),
        arguments.players,
        tuple(arguments.scenario),
        arguments.lords,
        arguments.seed,
        tuple(bots),
        tuple(moves),
        arguments.board or "",
        taken=tuple(arguments.take),
        left=tuple(arguments.leave),
    )


def outset(arguments: Namespace, bots: Sequence[str]) -> Asked:
    """Look at the files that were named; a game to be played again settles all other options."""
    if arguments.game is None and arguments.replay is None:
        arguments.game = _game_here()
    asked = Asked(arguments)
    if arguments.save is not None:
        if arguments.games > 1 or arguments.replay is not None:
            raise UsageError("play-save-one")
        from regola.files.kept_games import may_keep

        may_keep(arguments.save, asked.sink)
    if arguments.replay is not None:
        _take(arguments, asked, bots)
    return asked


def _take(arguments: Namespace, asked: Asked, bots: Sequence[str]) -> None:
    from regola.files.kept_games import read_game

    saved, source = read_game(arguments.replay, asked.sink)
    if source is not None:
        asked.texts[source.path] = source
    if saved is None:
        return
    arguments.game = arguments.game or saved.game
    if saved.game != arguments.game:
        place = saved.places["game"]
        asked.sink.report("other-saved-game", place, found=saved.game, game=arguments.game)
    elif len(saved.bots) != saved.players or not set(saved.bots) <= set(bots):
        asked.sink.report("not-a-saved-game", saved.places["bots"], key="bots")
    asked.saved = saved
    arguments.mix, arguments.players = list(saved.mix), saved.players
    arguments.scenario, arguments.lords = list(saved.scenarios), saved.lords
    arguments.board = saved.board or None
    arguments.take, arguments.leave = list(saved.taken), list(saved.left)
    arguments.seed, arguments.bot, arguments.games = saved.seed, list(saved.bots), 1


def _game_here() -> str:
    """
    Return the game that the pack of the folder at hand is, or adds to.

    Raises:
        UsageError: No pack says so.
    """
    from regola.files.pack_texts import head_of
    from regola.files.packs import pack_folder

    here = pack_folder(Path())
    head = head_of(here) if here.declared else None
    if head is None or not head.game:
        raise UsageError("play-no-game")
    return head.game
