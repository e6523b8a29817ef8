"""Which packs are played together, and on which board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from regola.compilation.games import LoadedGame, load
from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.pack import Manifest
from regola.sources import Source

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.digger.game import Game as TileGame

__all__ = ["Packs", "Table", "boards_of", "packs_of", "table"]


@dataclass(frozen=True, slots=True)
class Packs:
    """The ids of packs in play: the ``game`` with what it needs, and those ``mixed`` in."""

    game: frozenset[str]
    mixed: frozenset[str]

    @property
    def all(self) -> frozenset[str]:
        """The ids of all packs in play."""
        return self.game | self.mixed


@dataclass(frozen=True, slots=True)
class Table:
    """A game ready to be played, and the program that its words come from."""

    game: Game | TileGame
    program: Program


def packs_of(manifests: Iterable[Manifest], game: str, mixed: Iterable[str]) -> Packs:
    """Return the packs of a game with what it needs, and of those mixed in."""
    known = {manifest.id: manifest for manifest in manifests}
    own = _needed(known, [game])
    return Packs(own, _needed(known, mixed) - own)


def _needed(known: Mapping[str, Manifest], wanted: Iterable[str]) -> frozenset[str]:
    waiting, found = list(wanted), set[str]()
    while waiting:
        name = waiting.pop()
        if name in known and name not in found:
            found.add(name)
            waiting.extend(known[name].needs)
    return frozenset(found)


def boards_of(program: Program, packs: Packs) -> dict[int, str]:
    """Return the boards of a game, by how many play on them."""
    boards = [item for item in program.all_items() if item.kind == "board"]
    return {
        players: board.reference
        for board in boards
        if board.pack in packs.game and (players := board.number("players"))
    }


def table(
    program: Program, texts: Mapping[str, Source], packs: Packs, players: int, sink: Sink
) -> Table | None:
    """
    Return a game set up for a number of players; none without a board for so many.

    The base rules are those of the game; what cannot be played is reported.
    """
    game = next(pack.id for pack in program.packs if pack.id in packs.game and pack.is_game)
    kept = mixed_program(program, game, sorted(packs.mixed))
    board = boards_of(program, packs).get(players)
    loaded = _without_lenders(load(kept, texts, sink), kept)
    played = next((found for found in loaded.boards if found.reference == board), None)
    if played is None:
        return None
    return Table(_GAMES[program.family](loaded, played, players), kept)


def _without_lenders(loaded: LoadedGame, program: Program) -> LoadedGame:
    """Leave the banners out whose tokens another banner in play borrows."""
    lenders = {
        (item.kind, "".join(line.words).rpartition("/")[2])
        for item in program.all_items()
        if (line := item.field("borrows")) is not None
    }
    kept = tuple(
        item for item in loaded.items if tuple(item.reference.split("/")[1:]) not in lenders
    )
    return replace(loaded, items=kept)


def _conquest(loaded: LoadedGame, board: Any, players: int) -> Game:
    from regola_engine.conquest.game import Game

    return Game(loaded.items, board, players)


def _digger(loaded: LoadedGame, board: Any, players: int) -> TileGame:
    from regola_engine.digger.game import Game as TileGame

    items: tuple[Any, ...] = loaded.items
    return TileGame(items, board, players)


_GAMES: Mapping[str, Callable[[LoadedGame, Any, int], Game | TileGame]] = {
    "conquest": _conquest,
    "digger": _digger,
}
"""What sets up a game of each family."""
