"""Set up the position of a scenario of tiles on the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from regola.scenarios.digger.faults import Misplaced
from regola.scenarios.naming import TooMany, UnknownName
from regola.scenarios.numbered import Numbered
from regola.scenarios.outcome import Part
from regola.scenarios.packs_in_play import in_play
from regola.scenarios.told import Field, Lay, fields, lay_out
from regola.yaml_files import Located, plain

if TYPE_CHECKING:
    from regola.scenarios.shelf import Shelf
    from regola_engine.digger import BoardItem, Scenario
    from regola_engine.digger.play import Game, State

__all__ = ["Names", "opening", "spaces_in"]


class Names(Numbered):
    """What the names of a scenario stand for on the engine."""

    def __init__(self, game: Game, players: Sequence[str]) -> None:
        """Take the game and the players in seat order."""
        self.game = game
        self._movers = len(game.movers)
        items = {
            "tile": game.kinds,
            "order": game.orders,
            "lord": game.lords,
            "token": [*game.movers, *game.figures],
        }
        called = {
            "space": [name for name, _, _ in game.board.spaces],
            "edge": [name.rpartition("/")[2] for name in game.edge_names],
        }
        super().__init__(players, items, called)

    def space(self, name: str) -> int:
        """Return the number of a space."""
        return self.number("space", name)

    def mover(self, name: str) -> int:
        """Return the number of a creature or an adventurer, -1 for a token of another sort."""
        token = self.number("token", name)
        return token if token < self._movers else -1

    def figure(self, name: str) -> int:
        """Return the number of the token of a scenario, -1 for a creature or an adventurer."""
        return max(self.number("token", name) - self._movers, -1)

    def token_space(self, state: State, name: str) -> int:
        """Return the space of a creature, an adventurer or a token; -1 off the board."""
        mover = self.mover(name)
        return state.place[mover] if mover >= 0 else state.figures[self.figure(name)]

    def design(self, told: Mapping[str, Any]) -> int:
        """Return the tile that a kind and edges mean, one of the scenario's own if need be."""
        kind = self.number("tile", told["tile"])
        if "edges" not in told:
            return self.game.copies[kind][0]
        return self.game.add_design(kind, tuple(self.numbers("edge", told["edges"])))

    def kind_name(self, design: int) -> str:
        """Return the id of the kind of a tile."""
        return self.called("tile", self.game.designs[design].kind)


def opening(document: Located, shelf: Shelf) -> tuple[State, Names]:
    """Return the position that a scenario begins with, and its names."""
    from regola_engine.digger.play import TURNS
    from regola_engine.kernel import advance

    told = plain(document)
    players = told["players"]
    game = _game(told, shelf, len(players))
    names = Names(game, players)
    if told.get("start"):
        return _started(game), names
    state = _empty(game)
    state.seat = names.seat(told.get("turn", players[0]))
    for name, tile in told.get("tiles", {}).items():
        _lay(state, names, names.space(name), tile)
    _look_over(state, names, told.get("tiles", {}))
    _count_over(state, told.get("state", {}).values())
    for name, seat in told.get("state", {}).items():
        lay_out(_HELD, state, names, names.seat(name), seat)
    for name, token in told.get("tokens", {}).items():
        _token(state, names, name, token)
    lay_out(_COMMON, state, names, 0, told)
    state.last_gain = state.round - told.get("quiet", 0)
    if "stack" in told:
        state.collapses = [told["stack"] if count else 0 for count in state.collapses]
    state.stage = TURNS
    advance(state)
    for name, seat in told.get("state", {}).items():
        lay_out(_LATE, state, names, names.seat(name), seat)
    _again(state)
    return state, names


def _started(game: Game) -> State:
    """Return a game set up by chance, the first tiles laid on the first spaces for them."""
    from regola_engine.digger.play import start

    state = start(game, Random(0), first=0)  # noqa: S311  # a scenario's chance
    while state.question is not None and state.question.about == "portal":
        state.apply(state.moves[0])
    return state


def _again(state: State) -> None:
    """Ask once more, now that the points are as told."""
    from regola_engine.kernel import advance

    if state.question is not None and state.question.about == "turn":
        state.question = None
        state.moves = []
        advance(state)


def _game(told: Mapping[str, Any], shelf: Shelf, seats: int) -> Game:
    from regola_engine.digger.play import Game

    packs, items, options = in_play(told, shelf)
    scenarios = []
    for name in told.get("with", ()):
        item = shelf.named(name, ("scenario",), packs)
        if item is None:
            raise UnknownName("unknown-word", "word", name, shelf.ids(("scenario",), packs))
        scenarios.append(item.reference)
    named = [item.scenario for item in items if item.reference in scenarios and item.scenario]
    board = _board(told.get("board", {}), shelf, packs, seats, named)
    has_lords = any("lord" in seat for seat in told.get("state", {}).values())
    return Game(items, board, seats, scenarios, options, with_lords=has_lords)


def _board(
    board: Mapping[str, Any],
    shelf: Shelf,
    packs: tuple[str, ...],
    seats: int,
    scenarios: Sequence[Scenario],
) -> BoardItem:
    from regola_engine.digger import BoardItem
    from regola_engine.digger.play import board_for

    boards: Mapping[str, BoardItem] = dict(shelf.boards)  # type: ignore[arg-type]
    if "rows" in board:
        spaces = tuple(spaces_in(board["rows"]))
        named = Numbered((), {}, {"space": [name for name, _, _ in spaces]})
        centre = tuple(named.numbers("space", board.get("centre", ())))
        return BoardItem("", seats, spaces, (), centre)
    if "map" in board:
        item = shelf.named(board["map"], ("board",), packs)
        if item is None:
            raise UnknownName("unknown-word", "word", board["map"], shelf.ids(("board",), packs))
        return boards[item.reference]
    fitting = board_for(list(boards.values()), seats, scenarios)
    if fitting is None:
        raise UnknownName("unknown-word", "word", str(seats), shelf.ids(("board",), packs))
    return fitting


def spaces_in(rows: Mapping[str, str]) -> Iterable[tuple[str, int, int]]:
    """Give the spaces of the rows of a board: name, row from above, place in the row."""
    for letter, extent in rows.items():
        first, _, last = extent.partition("-")
        for place in range(int(first), int(last) + 1):
            yield f"{letter}{place}", ord(letter[0]) - ord("a"), place


def _empty(game: Game) -> State:
    from regola_engine.digger.play import State

    state = State(game, Random(0))  # noqa: S311  # a scenario's chance, the same each time
    state.reserve = [game.base.goons - game.base.track_goons] * game.seats
    for number, tile in enumerate(game.tile_data):
        state.collapses[number] = tile.stack * game.seats
    values = game.base.coin_values
    state.bag = [values[n % len(values)] for n in range(game.base.coins * game.seats)]
    return state


def _lay(state: State, names: Names, space: int, told: Mapping[str, Any]) -> None:
    owner = names.seat(told["of"]) if "of" in told else -1
    state.lay(space, names.design(told), told.get("turn", 0), owner)
    for player, count in told.get("goons", {}).items():
        seat = names.seat(player)
        state.goons[seat][space] = count
        state.reserve[seat] -= count
    if not told.get("hidden", False):
        state.turn_up(space)
    marks = told.get("marker", [])
    state.markers[space] = tuple(map(names.seat, [marks] if isinstance(marks, str) else marks))
    for seat in state.markers[space]:
        state.reserve[seat] -= 1
    state.stored[space] = tuple(told.get("coins", ()))


def _look_over(state: State, names: Names, laid: Iterable[str]) -> None:
    """Refuse tiles whose sides clash; those that are nobody's lie where they fall."""
    from regola_engine.digger.play import fits
    from regola_engine.kernel import RULES

    for name in laid:
        space = names.space(name)
        owner = state.owner[space]
        if owner >= 0 and not fits(state, owner, space, state.edges[space]):
            rules = [e.rule.index for e in state.standing.classes.get("open", ())]
            parts = [Part(RULES[index][1], RULES[index][0].line) for index in rules]
            raise Misplaced(name, tuple(parts))


def _count_over(state: State, seats: Iterable[Mapping[str, Any]]) -> None:
    """Refuse more goons of a player, on tiles and as markers, than there are, and a Lord twice."""
    goons = state.game.base.goons - state.game.base.track_goons
    if min(state.reserve) < 0:
        raise TooMany("goons", goons - min(state.reserve), goons)
    lords = [seat["lord"] for seat in seats if "lord" in seat]
    for name in lords:
        if lords.count(name) > 1:
            raise TooMany(name, lords.count(name), 1)


def _token(state: State, names: Names, name: str, told: Mapping[str, Any]) -> None:
    mover, space = names.mover(name), names.space(told["at"])
    if mover < 0:
        state.figures[names.figure(name)] = space
        return
    state.place[mover] = space
    state.controller[mover] = names.seat(told["of"]) if "of" in told else state.seat
    led = {names.seat(player): count for player, count in told.get("leads", {}).items()}
    state.captives[mover] = tuple(led.get(seat, 0) for seat in range(state.game.seats))
    for seat, count in led.items():
        state.reserve[seat] -= count


class _Designs(Field):
    """Tiles that a player has, by what is told of each."""

    def meant(self, names: Any, told: Iterable[Mapping[str, Any]]) -> list[int]:
        """Return the tiles that are told of."""
        return [names.design(one) for one in told]


_COMMON: Mapping[str, Lay] = {key: one.lay for key, one in fields("digger", "all").items()}
_HELD: Mapping[str, Lay] = {
    **{key: one.lay for key, one in fields("digger", "players").items()},
    "projects": _Designs("projects").lay,
    "bag": _Designs("bags").lay,
}
_LATE: Mapping[str, Lay] = {"points": Field("points").lay}
"""What is told of players when the game has gone on: it might end by that."""
