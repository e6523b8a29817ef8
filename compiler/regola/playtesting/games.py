"""Games with a settled opening, played by bots: what is kept of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from regola.compilation.games import LoadedGame, Module, run
from regola_engine.conquest import Item, PieceKind
from regola_engine.conquest.play import Game, Opening, State

if TYPE_CHECKING:
    from regola_engine.kernel import Move
    from regola_engine.native.play import Ended, Played

__all__ = [
    "Line",
    "Outcome",
    "Setting",
    "follow",
    "game_of",
    "loaded_of",
    "outcome",
    "played",
    "table_of",
]

Line = tuple[str, int]
"""A rule line: the reference of what holds it, an item or a piece, and its number."""

_KEPT = 8
"""The games of so many settings are at hand in a process."""


@dataclass(frozen=True)
class Setting:
    """
    All that a game is played with, as texts that can be sent anywhere.

    ``board`` is a reference. The lines of ``without`` are left out of their items.
    """

    modules: tuple[Module, ...]
    board: str
    players: int
    without: tuple[Line, ...] = ()

    @cached_property
    def digest(self) -> str:
        """A hash of all that the setting says."""
        told = sha256(f"{self.board} {self.players} {self.without}".encode())
        for one in self.modules:
            told.update(f"{one.reference} {len(one.text)}\n{one.text}".encode())
        return told.hexdigest()

    def __hash__(self) -> int:
        return hash(self.digest)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Setting) and self.digest == other.digest


def loaded_of(setting: Setting) -> LoadedGame:
    """Run the modules of a setting, but for the lines that it leaves out."""
    loaded = run(setting.modules)
    if not setting.without:
        return loaded
    return LoadedGame(tuple(_less(item, setting.without) for item in loaded.items), loaded.boards)


def _less(item: Any, lines: tuple[Line, ...]) -> Any:
    if not any(item.reference == holder for holder, _ in lines) and not item.pieces:
        return item
    pieces = tuple(replace(piece, rules=_kept(piece, lines)) for piece in item.pieces)
    return replace(item, rules=_kept(item, lines), pieces=pieces)


def _kept(holder: Item | PieceKind, lines: tuple[Line, ...]) -> tuple[Any, ...]:
    return tuple(rule for rule in holder.rules if (holder.reference, rule.line) not in lines)


@lru_cache(maxsize=_KEPT)
def game_of(setting: Setting) -> Game:
    """Return the game of a setting, made once in each process."""
    return _game(loaded_of(setting), setting)


def _game(loaded: LoadedGame, setting: Setting) -> Game:
    board = next(board for board in loaded.boards if board.reference == setting.board)
    return Game(loaded.items, board, setting.players)


@lru_cache(maxsize=_KEPT)
def table_of(setting: Setting) -> Played:
    """Return the game of a setting to be played: in the core where that can be, else in Python."""
    from regola_engine.native.play import load

    # What is compiled is that of all lines, also where some are left out: it is compiled once.
    said = run(setting.modules).items if setting.without else ()
    return load(game_of(setting), said=said)


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    How a game ended for the seat looked at.

    ``coins`` are all players', by seat; ``share`` is the seat's part of the victory; ``curve`` its
    coins at the end of each round; ``held`` how many rounds its first people was active, or what
    it found first was its own.
    """

    coins: tuple[int, ...]
    share: float
    curve: tuple[int, ...]
    held: int


def played(
    setting: Setting, openings: Iterable[Opening], seeds: Iterable[int], bot: str
) -> Iterator[Ended]:
    """
    Give how games end that a bot plays in all seats, an opening and a seed each.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept a game from its end.
    """
    return table_of(setting).play_opened(openings, seeds, (bot,) * setting.players)


def outcome(ended: Ended, seat: int) -> Outcome:
    """Return how a game ended for a seat."""
    share = (seat in ended.winners) / len(ended.winners)
    return Outcome(ended.coins, share, ended.curve, ended.held)


def follow(
    game: Game,
    opening: Opening,
    seed: int,
    choices: Iterable[int],
    watch: Callable[[State, Move], Callable[[], None] | None],
) -> None:
    """
    Play a game again by the choices that were made in it.

    ``watch`` is told of each move before it is made, and what it returns after.
    """
    state = opening.begun(game, seed)
    for number in choices:
        opening.settled(state)
        move = state.moves[number]
        after = watch(state, move)
        state.apply(move)
        if after is not None:
            after()
