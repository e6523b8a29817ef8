"""What is playtested: items by name, made into comparisons on the boards that there are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from regola.compilation.games import written
from regola.compilation.program import Program
from regola.findings import Sink
from regola.playing.table import Seating, boards_for, boards_of, packs_of, table
from regola.playtesting.designs import COMBINED, FOUND, Comparison, Plan, common
from regola.playtesting.games import Line, Setting
from regola.playtesting.studies import Study
from regola.program.model import Item
from regola.program.options import is_in_force, taken_by_default
from regola.resources import player_fingerprint
from regola_engine.conquest.play import Game

__all__ = [
    "Side",
    "against_average",
    "against_rival",
    "compared",
    "game_played",
    "lines_in_force",
    "players_of",
    "side",
    "study",
]

BOT = "steady"
"""Who plays, unless something else is said."""

SECOND_BOT = "greedy"
"""Who plays some of the games again, to see whether the verdict hangs on the bot."""


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


def game_played(program: Program, item: Item) -> str:
    """Return the id of the game that an item is made for: that of its pack, or the pack itself."""
    return next(head.game for head in program.packs if head.id == item.pack) or item.pack


def against_average(
    program: Program, item: Item, players: int, *, is_official: bool
) -> Comparison | None:
    """
    Return the comparison of an item with all of its kind in the game that it is made for.

    ``is_official`` tells that the game ships. There is none where no board is for so many.
    """
    game = game_played(program, item)
    ours = side(program, game, {item.pack} - {game}, players, Sink())
    theirs = side(program, game, (), players, Sink())
    if ours is None or theirs is None:
        return None
    rivals = [one for one in theirs.references(item.kind) if one != item.reference]
    return compared(item.reference, ours, theirs, rivals, is_official=is_official)


def against_rival(program: Program, item: Item, rival: str, players: int) -> Comparison | None:
    """Return the comparison of an item with one of its kind, both mixed into the item's game."""
    game = game_played(program, item)
    packs = {item.pack, rival.partition("/")[0]} - {game}
    both = side(program, game, packs, players, Sink())
    return None if both is None else compared(item.reference, both, both, [rival])


def study(item: Item, comparison: Comparison, program: Program, seed: int, band: float) -> Study:
    """Return a study of a comparison, of which nothing was played as yet."""
    taken = taken_by_default(program.all_items())
    plan = Plan(comparison, seed, player_fingerprint())
    other = replace(plan, comparison=replace(comparison, bot=SECOND_BOT), watches=False)
    return Study(plan, tuple(lines_in_force(item, taken)), other, band)


def compared(
    item: str,
    ours: Side,
    theirs: Side,
    rivals: Iterable[str],
    bot: str = BOT,
    *,
    is_official: bool = False,
) -> Comparison:
    """Return the comparison of an item in one game with rivals in another."""
    races, powers, *found = (
        common(ours.references(kind), theirs.references(kind)) for kind in (*COMBINED, *FOUND)
    )
    partners = {"race": powers, "power": races}.get(item.split("/")[1], ())
    return Comparison(
        item,
        ours.setting,
        theirs.setting,
        tuple(rivals),
        partners,
        races,
        powers,
        bot,
        is_official,
        tuple(reference for deck in found for reference in deck),
    )


def lines_in_force(item: Item, taken: frozenset[str]) -> Iterator[Line]:
    """Give the lines of an item and its pieces that may act where these options are taken."""
    for holder in (item, *item.of_kind("piece")):
        for rule in holder.rules:
            if is_in_force(rule, taken):
                yield holder.reference, rule.number
