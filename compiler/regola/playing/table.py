"""Which packs are played together, and on which board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from regola.compilation.games import LoadedGame, load
from regola.compilation.mixtures import mixed_program
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.pack import Manifest, with_needs
from regola.sources import Source

if TYPE_CHECKING:
    from regola_engine.conquest.play import Game
    from regola_engine.digger.play import Game as TileGame
    from regola_engine.lords.play import Game as LordsGame

__all__ = [
    "Board",
    "Packs",
    "Seating",
    "Table",
    "boards_for",
    "boards_of",
    "lords_of",
    "options_of",
    "packs_of",
    "scenarios_of",
    "table",
]


@dataclass(frozen=True, slots=True)
class Seating:
    """
    How many play, which scenarios of the game (by reference), and whether with Lord cards.

    ``board`` is the reference of the board; without one it is the game's own for so many.
    ``options`` are those, by reference, that are taken, or not, otherwise than by default.
    """

    players: int
    scenarios: tuple[str, ...] = ()
    lords: bool = False
    board: str = ""
    options: tuple[tuple[str, bool], ...] = ()


@dataclass(frozen=True, slots=True)
class Board:
    """A board that may be played on: its reference, for how many it is, whether the game's own."""

    reference: str
    players: int
    own: bool

    @property
    def id(self) -> str:
        """The id by which it is called."""
        return self.reference.rpartition("/")[2]

    def seating(self, named: str | None) -> str:
        """Return the board of a seating: the game's own goes without saying, unless it is named."""
        return "" if self.own and not named else self.reference


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

    game: Game | TileGame | LordsGame
    program: Program


def packs_of(manifests: Iterable[Manifest], game: str, mixed: Iterable[str]) -> Packs:
    """Return the packs of a game with what it needs, and of those mixed in."""
    known = {manifest.id: manifest for manifest in manifests}
    own = with_needs(known, [game])
    return Packs(own, with_needs(known, mixed) - own)


def boards_of(program: Program, packs: Packs) -> tuple[Board, ...]:
    """
    Return the boards of the packs in play, those of the game itself first.

    Base rules that say for how many they are make a board for each of these numbers.
    """
    found = [
        Board(item.reference, players, item.pack in packs.game)
        for item in program.all_items()
        if item.kind in ("board", "base") and item.pack in packs.all
        if (line := item.field("players")) is not None
        for players in line.numbers
    ]
    return tuple(sorted(found, key=lambda board: not board.own))


def boards_for(boards: Iterable[Board], players: int) -> tuple[Board, ...]:
    """Return the boards that so many may play on: the game's own, if it has one, goes first."""
    fitting = [board for board in boards if board.players == players]
    return tuple([board for board in fitting if board.own][:1] or fitting)


def scenarios_of(program: Program, packs: Packs) -> dict[str, str]:
    """Return the scenarios that a game may be played with: references by id."""
    return _declared(program, packs, "scenario")


def options_of(program: Program, packs: Packs) -> dict[str, str]:
    """Return the options that a table may take: references by reference, and by id if unique."""
    whole = mixed_program(program, _head(program, packs).id, sorted(packs.mixed), whole=True)
    inner = (one for item in (*whole.library, *whole.items) for one in item.walk())
    found = dict.fromkeys((one.id, one.reference) for one in inner if one.kind == "option")
    count = Counter(name for name, _ in found)
    unique = {name: reference for name, reference in found if count[name] == 1}
    return unique | {reference: reference for _, reference in found}


def lords_of(program: Program, packs: Packs) -> dict[str, str]:
    """Return the Lord cards that a game may be played with: references by id."""
    return _declared(program, packs, "lord")


def _declared(program: Program, packs: Packs, kind: str) -> dict[str, str]:
    items = (item for item in program.all_items() if item.kind == kind)
    return {item.id: item.reference for item in items if item.pack in packs.all}


def table(
    program: Program, texts: Mapping[str, Source], packs: Packs, seating: Seating, sink: Sink
) -> Table | None:
    """
    Return a game set up for its players; none without a board for so many.

    The base rules are those of the game; what cannot be played is reported.
    """
    head = _head(program, packs)
    kept = mixed_program(program, head.id, sorted(packs.mixed), options=dict(seating.options))
    own = (board.reference for board in boards_of(program, packs) if board.own)
    known = {seating.board} if seating.board else set(own)
    loaded = _without_lenders(load(kept, texts, sink), kept)
    if not any(item.reference.split("/")[1] == "base" for item in loaded.items):
        sink.report("no-base-rules", head.span, game=head.id)
        return None
    boards = [board for board in loaded.boards if board.reference in known]
    made = _GAMES[program.family](loaded, boards, seating)
    return None if made is None else Table(made, kept)


def _head(program: Program, packs: Packs) -> Manifest:
    """Return the pack that is the game."""
    return next(pack for pack in program.packs if pack.id in packs.game and pack.is_game)


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


def _conquest(loaded: LoadedGame, boards: list[Any], seating: Seating) -> Game | None:
    from regola_engine.conquest.play import Game

    played = next((board for board in boards if board.players == seating.players), None)
    return (
        None
        if played is None
        else Game(loaded.items, played, seating.players, dict(seating.options))
    )


def _digger(loaded: LoadedGame, boards: list[Any], seating: Seating) -> TileGame | None:
    from regola_engine.digger.play import Game as TileGame
    from regola_engine.digger.play import board_for

    items: tuple[Any, ...] = loaded.items
    named = (item for item in items if item.reference in seating.scenarios)
    played = board_for(boards, seating.players, [item.scenario for item in named if item.scenario])
    if played is None:
        return None
    return TileGame(
        items,
        played,
        seating.players,
        seating.scenarios,
        dict(seating.options),
        with_lords=seating.lords,
    )


def _lords(loaded: LoadedGame, _boards: list[Any], seating: Seating) -> LordsGame:
    from regola_engine.lords.play import Game as LordsGame

    items: tuple[Any, ...] = loaded.items
    return LordsGame(items, seating.players, dict(seating.options))


_Made = Callable[[LoadedGame, list[Any], Seating], "Game | TileGame | LordsGame | None"]

_GAMES: Mapping[str, _Made] = {
    "conquest": _conquest,
    "digger": _digger,
    "lords": _lords,
}
"""What sets up a game of each family."""
