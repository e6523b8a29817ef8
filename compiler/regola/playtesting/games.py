"""Games with a settled opening, played by bots: what is kept of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from hashlib import sha256
from random import Random
from typing import Any

from regola.compilation.games import LoadedGame, Module, run
from regola.playing.conquest.openings import Opening
from regola.playing.engines import engine_of
from regola.playing.matches import Patience
from regola_engine.conquest import Item, PieceKind
from regola_engine.conquest.play import Game, State

__all__ = ["Line", "Outcome", "Setting", "bears", "game_of", "loaded_of", "play"]

Line = tuple[str, int]
"""A rule line: the reference of what holds it, an item or a piece, and its number."""


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


@lru_cache(maxsize=8)
def game_of(setting: Setting) -> Game:
    """Return the game of a setting, made once in each process."""
    loaded = loaded_of(setting)
    board = next(board for board in loaded.boards if board.reference == setting.board)
    return Game(loaded.items, board, setting.players)


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


def play(
    game: Game,
    opening: Opening,
    seed: int,
    bot: str,
    watch: Callable[[State, Any], Callable[[], None]] | None = None,
) -> Outcome:
    """
    Play a game out. ``watch`` is told of each move before it is made, and what it returns after.

    Raises:
        RuleError: A rule raised or did not come to an end, or kept the game from its end.
    """
    state = opening.begun(game, seed)
    chance = Random(f"bots {seed}")  # noqa: S311  # bots have a chance of their own
    decide = engine_of(game).bots[bot]
    curve: list[int] = []
    held = 0
    patience = Patience(state)
    while not state.is_over:
        patience.hold()
        move = opening.settled(state) or decide(state, chance)
        after = watch(state, move) if watch is not None else None
        state.apply(move)
        if after is not None:
            after()
        while len(curve) < state.round - 1:
            curve.append(state.coins[opening.seat])
            held += _still_has(state, opening)
    winners = state.winners()
    share = (opening.seat in winners) / len(winners)
    return Outcome(tuple(state.scores()), share, tuple(curve), held)


def _still_has(state: State, opening: Opening) -> bool:
    """Tell whether the seat has what the opening gave it."""
    if opening.find:
        seats = range(state.game.seats, len(state.owner))
        return any(state.owner[p] == opening.seat and bears(state, p, opening.find) for p in seats)
    people = state.active[opening.seat]
    if people < 0:
        return False
    race, power = state.game.races[state.race[people]], state.game.powers[state.power[people]]
    return (race.reference, power.reference) == (opening.race, opening.power)


def bears(state: State, people: int, find: str) -> bool:
    """Tell whether a people has a relic or place, by its reference."""
    owners = (state.game.owners[kind] for kind, _power in state.gear[people])
    return any(item is not None and item.reference == find for item in owners)
