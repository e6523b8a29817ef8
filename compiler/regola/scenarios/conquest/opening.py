"""Set up the position of a scenario on the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from regola.scenarios.conquest.model import HAND, People, Region, Seat
from regola.scenarios.conquest.scope import Scope
from regola.scenarios.documents import Word, conventions

if TYPE_CHECKING:
    from regola_engine.conquest import BoardItem, Item, Place
    from regola_engine.conquest.play import Game, Peopled, Seated, State

__all__ = ["opening"]


def opening(scope: Scope) -> State:
    """Return the position that a scenario begins with."""
    from regola_engine.conquest.play import lay_discarded, lay_row, lay_stacks, set_up

    scenario = scope.scenario
    game = _game(scope)
    places = {place.id: number for number, place in enumerate(game.board.places)}
    state = set_up(
        game,
        [_seat(seat, scope, game, places) for seat in scenario.seats],
        pieces=dict(_pieces(scope, places)),
        turn=scenario.players.index(scenario.turn.text),
        phase=conventions(scope.shelf.family)["phases"][scenario.phase],
        number_of_round=scenario.round,
    )
    _give_markers(state, scope)
    if scenario.row:
        lay_row(state, [_combination(told, scope, game) for told in scenario.row])
    lay_discarded(state, *_banners(scenario.discarded, scope, game))
    lay_stacks(state, *_banners(scenario.next, scope, game))
    _lay_drawn(state, scope, game)
    return state


def _game(scope: Scope) -> Game:
    from regola_engine.conquest.play import Game

    scenario = scope.scenario
    guests = [word.text for word in scenario.mix]
    options = {
        item.reference: taken
        for word, taken in scenario.options
        if (item := scope.shelf.named(word.text, ("option",), scope.packs)) is not None
    }
    items = list(scope.shelf.played(scope.packs, guests))
    return Game(items, _board(scope), len(scenario.seats), options)


def _board(scope: Scope) -> BoardItem:
    from regola_engine.conquest import BoardItem

    scenario = scope.scenario
    if scenario.board is not None:
        item = scope.shelf.named(scenario.board.text, ("board",), scope.packs)
        if item is not None:
            return scope.shelf.boards[item.reference]
    numbers = {region.id.text: number for number, region in enumerate(scenario.regions)}
    return BoardItem(
        reference=scenario.id,
        players=len(scenario.seats),
        rounds=_rounds(scope),
        places=tuple(_place(region, scope) for region in scenario.regions),
        borders=tuple((numbers[one.text], numbers[two.text]) for one, two in scenario.borders),
    )


def _rounds(scope: Scope) -> int:
    """Return how many rounds a game lasts, by the base rules in play."""
    seats = len(scope.scenario.seats)
    for record in scope.shelf.played(scope.packs, [w.text for w in scope.scenario.mix]):
        if record.base is not None and len(record.base.rounds) > seats - 2:
            return record.base.rounds[seats - 2]
    return 10


def _place(region: Region, scope: Scope) -> Place:
    from regola_engine.conquest import Place, ground_word, piece_word

    classes: list[int] = []
    pieces: list[int] = []
    for word in region.words:
        item = scope.ground(word.text)
        if item is None:
            classes.append(ground_word(word.text.replace("_", " ")))
        elif item.kind in ("terrain", "symbol"):
            classes.append(ground_word(item.reference))
        else:
            pieces.append(piece_word(item.reference))
    return Place(region.id.text, tuple(classes), tuple(pieces))


def _seat(seat: Seat, scope: Scope, game: Game, places: Mapping[str, int]) -> Seated:
    from regola_engine.conquest.play import Seated

    peoples = tuple(_people(people, scope, game, places) for people in seat.peoples)
    used = {
        item.reference: count
        for word, count in seat.used
        if (item := scope.item("item", word)) is not None
    }
    return Seated(seat.coins, peoples, used)


def _people(people: People, scope: Scope, game: Game, places: Mapping[str, int]) -> Peopled:
    from regola_engine.conquest.play import Peopled

    race = scope.item("race", people.race)
    power = scope.item("power", people.power) if people.power is not None else None
    return Peopled(
        _number(game.races, race.reference if race else ""),
        _number(game.powers, power.reference if power else ""),
        people.hand + people.survivors,
        {places[region.text]: count for region, count in people.holds},
        people.declined,
        people.side,
    )


def _number(records: list[Item], reference: str) -> int:
    found = (n for n, one in enumerate(records) if one.reference == reference)
    return next(found, -1)


def _pieces(scope: Scope, places: Mapping[str, int]) -> Iterator[tuple[tuple[int, int], int]]:
    from regola_engine.conquest import piece_word
    from regola_engine.conquest.play import IN_HAND

    scenario = scope.scenario
    for word, where, count in scenario.pieces:
        item = scope.item("piece", word)
        if item is not None and where.text in places:
            yield (piece_word(item.reference), places[where.text]), count
        elif item is not None and where.text == HAND:
            yield (piece_word(item.reference), IN_HAND), count
    for word, where, count in scenario.relics:
        item = scope.item("relic", word)
        if item is not None:
            yield (piece_word(item.reference), places[where.text]), count


def _give_markers(state: State, scope: Scope) -> None:
    """Lay markers before the players that have them."""
    from regola_engine.conquest import lay_markers, piece_word

    players: Mapping[str, int] = {name: n for n, name in enumerate(scope.scenario.players)}
    for word, where, count in scope.scenario.pieces:
        item = scope.item("piece", word)
        if item is not None and where.text in players:
            kind = piece_word(item.reference)
            state.boxed[kind] -= count
            lay_markers(state, kind, players[where.text], count)


def _combination(told: tuple[Word, Word, int], scope: Scope, game: Game) -> tuple[int, int, int]:
    race, power = scope.item("race", told[0]), scope.item("power", told[1])
    return (
        _number(game.races, race.reference if race else ""),
        _number(game.powers, power.reference if power else ""),
        told[2],
    )


def _banners(words: tuple[Word, ...], scope: Scope, game: Game) -> tuple[list[int], list[int]]:
    """Return the races and the powers among names, by their numbers in the game."""
    races = [item for word in words if (item := scope.item("race", word)) is not None]
    powers = [item for word in words if (item := scope.item("power", word)) is not None]
    return (
        [_number(game.races, item.reference) for item in races],
        [_number(game.powers, item.reference) for item in powers],
    )


def _lay_drawn(state: State, scope: Scope, game: Game) -> None:
    """Have come next what a scenario says is drawn: relics and places, powers."""
    from regola_engine.conquest import piece_word
    from regola_engine.conquest.play import lay_drawn

    kinds: list[int] = []
    powers: list[int] = []
    for word in scope.scenario.drawn:
        find, power = scope.item("relic", word), scope.item("power", word)
        if find is not None:
            kinds.append(piece_word(find.reference))
        elif power is not None:
            powers.append(_number(game.powers, power.reference))
    lay_drawn(state, kinds, powers)
