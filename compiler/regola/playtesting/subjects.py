"""What is playtested: items by name, made into comparisons on the boards that there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from regola.compilation.games import written
from regola.compilation.program import Program
from regola.findings import Sink
from regola.playing.table import Seating, boards_for, boards_of, packs_of, table
from regola.playtesting.designs import KINDS, Comparison, common
from regola.playtesting.games import Line, Setting
from regola.program.model import Item
from regola.program.options import is_in_force
from regola_engine.conquest.game import Game

__all__ = ["Side", "compared", "lines_in_force", "players_of", "side"]


@dataclass(frozen=True, slots=True)
class Side:
    """A game that an item is played in: the game, and all that it is played with as texts."""

    game: Game
    setting: Setting

    def references(self, kind: str) -> tuple[str, ...]:
        """Return the items of a kind that are in play."""
        return tuple(item.reference for item in self.game.items if item.kind == kind)


def side(
    program: Program, game: str, mixed: Iterable[str], players: int, sink: Sink
) -> Side | None:
    """Return a game with packs mixed in, for so many players; none where no board is for them."""
    packs = packs_of(program.packs, game, mixed)
    board = next(iter(boards_for(boards_of(program, packs), players)), None)
    if board is None:
        return None
    named = "" if board.own else board.reference
    made = table(program, {}, packs, Seating(players, board=named), sink)
    if made is None or not isinstance(made.game, Game):
        return None
    return Side(made.game, _setting(made.program, made.game))


def players_of(program: Program, game: str) -> list[int]:
    """Return for how many the game has a board."""
    boards = boards_of(program, packs_of(program.packs, game, ()))
    return sorted({board.players for board in boards})


def _setting(program: Program, game: Game) -> Setting:
    board = game.board.reference
    wanted = {item.reference for item in game.items} | {board}
    modules = tuple(one for one in written(program, {}, Sink()) if one.reference in wanted)
    return Setting(modules, board, game.seats)


def compared(
    item: str,
    ours: Side,
    theirs: Side,
    rivals: Iterable[str],
    bot: str,
    *,
    is_official: bool = False,
) -> Comparison:
    """Return the comparison of an item in one game with rivals in another."""
    decks = [common(ours.references(kind), theirs.references(kind)) for kind in KINDS]
    kind = item.split("/")[1]
    partners = decks[1 - KINDS.index(kind)]
    return Comparison(
        item,
        ours.setting,
        theirs.setting,
        tuple(rivals),
        partners,
        decks[0],
        decks[1],
        bot,
        is_official,
    )


def lines_in_force(item: Item, taken: frozenset[str]) -> Iterator[Line]:
    """Give the lines of an item and its pieces that may act where these options are taken."""
    for holder in (item, *item.of_kind("piece")):
        for rule in holder.rules:
            if is_in_force(rule, taken):
                yield holder.reference, rule.number
