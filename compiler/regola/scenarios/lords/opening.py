"""Set up the position of a scenario of dungeons on the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from regola.scenarios.lords.naming import Names
from regola.scenarios.naming import TooMany, UnknownName
from regola.scenarios.packs_in_play import packs_in
from regola.yaml_files import Located, plain

if TYPE_CHECKING:
    from regola.scenarios.shelf import Shelf
    from regola_engine.kernel.course import Stage
    from regola_engine.lords.game import Game
    from regola_engine.lords.state import State

__all__ = ["opening", "stage_number"]

_WHOLE: Mapping[str, str] = {"planning": "battle", "fight_card": "battle"}
"""The last stage of a scenario that begins at one and does not say where it ends."""


def opening(document: Located, shelf: Shelf, *, begun: bool = True) -> tuple[State, Names]:
    """
    Return the position that a scenario begins with, and its names.

    One that has not ``begun`` stands as it is told, before anything happens by itself.
    """
    from regola_engine.lords.state import start

    told = plain(document)
    players = told["players"]
    game = _game(told, shelf, len(players))
    names = Names(game, players, told.get("year", 1))
    first = names.number("player", told.get("first", players[0]))
    _end(game, told)
    if "stage" not in told:
        return start(game, Random(0), first, log=True), names  # noqa: S311  # a scenario's chance
    return _laid(told, names, first, begun=begun), names


def _game(told: Mapping[str, Any], shelf: Shelf, seats: int) -> Game:
    from regola_engine.lords.game import Game

    packs = packs_in(told, shelf)
    options = {}
    for name, taken in told.get("options", {}).items():
        item = shelf.named(name, ("option",), packs)
        if item is None:
            raise UnknownName("unknown-option", "option", name, shelf.ids(("option",), packs))
        options[item.reference] = taken
    items: list[Any] = list(shelf.played(packs, ()))
    return Game(items, seats, options)


def stage_number(game: Game, told: Mapping[str, Any]) -> int:
    """Return the place of a stage in the course of a game, by its name, year and round."""
    name, loops = told["stage"], (told.get("year", 1), told.get("round", 1))
    stages = list(enumerate(game.programme))
    found = [n for n, one in stages if _stage(one) == name and one.loops == loops[: len(one.loops)]]
    if not found:
        raise UnknownName("unknown-word", "word", name, {_stage(one) for _, one in stages})
    return found[0]


def _stage(stage: Stage) -> str:
    return stage.name.replace(" ", "_")


def _end(game: Game, told: Mapping[str, Any]) -> None:
    """Let the game end with the last stage that the scenario is about."""
    if "stage" in told or "until" in told:
        last = told.get("until", _WHOLE.get(told.get("stage", ""), told.get("stage")))
        given = last if isinstance(last, Mapping) else {**told, "stage": last}
        game.programme = game.programme[: stage_number(game, given) + 1]


def _laid(told: Mapping[str, Any], names: Names, first: int, *, begun: bool) -> State:
    from regola_engine.kernel.course import Stage, advance
    from regola_engine.kernel.log import Log
    from regola_engine.lords import stages
    from regola_engine.lords.state import State

    game = names.game
    state = State(game, Random(0))  # noqa: S311  # a scenario's chance, the same each time
    state.log = Log()
    state.first, state.round = first, told.get("round", 1)
    state.trap_deck = list(range(len(game.traps)))
    stages.enter(state, Stage("new year", (), (told.get("year", 1),)))
    state.stage = stage_number(game, told)
    _common(state, names, told)
    common = {"tunnels": game.base.start, **_dealt(names, told)}
    for seat, player in enumerate(names.players):
        _seat(state, names, seat, {**common, **told.get("state", {}).get(player, {})})
    if begun:
        advance(state)
    return state


def _dealt(names: Names, told: Mapping[str, Any]) -> dict[str, Sequence[str]]:
    """Return the orders that everybody is dealt at the start, where nothing else is told."""
    game = names.game
    if told["stage"] != "start_of_game":
        return {}
    return {"held": names.all_called("order", range(game.base.cards_drawn))}


# ---- what all share ---------------------------------------------------------------------------


def _common(state: State, names: Names, told: Mapping[str, Any]) -> None:
    for key, lay in _COMMON.items():
        if key in told:
            lay(state, names, told[key])


def _offer(state: State, names: Names, told: Iterable[str]) -> None:
    from regola_engine.lords.position import OFFERED

    rooms = [name for name in told if any(_is(item, name) for item in names.game.items["room"])]
    state.offered_rooms = [names.number("room", name) for name in rooms]
    for name in told:
        if name not in rooms:
            copy = _next(names, "monster", name, lambda one: state.keeper[one] != OFFERED)
            state.keeper[copy] = OFFERED


def _next(names: Names, sort: str, name: str, is_free: Callable[[int], bool]) -> int:
    """
    Return the first copy that a name may mean and that is free.

    Raises:
        TooMany: There is none: the name is told of more often than there are copies.
    """
    copies = names.copies(sort, name)
    found = next((copy for copy in copies if is_free(copy)), None)
    if found is None:
        raise TooMany(name, len(copies) + 1, len(copies))
    return found


def _is(item: Any, name: str) -> bool:
    return bool(item.reference.rpartition("/")[2] == name)


def _cards(state: State, names: Names, told: Iterable[str]) -> None:
    """Lay out the cards of the fight, from the round under way on."""
    for place, name in enumerate(told, state.round - 1):
        if place >= len(state.card_deck):
            raise TooMany(name, place + 1, len(state.card_deck))
        state.card_deck[place] = names.number("card", name)


def _special(state: State, names: Names, told: str) -> None:
    state.specials = [names.number("event", told)] * state.year


def _event(state: State, names: Names, told: str) -> None:
    state.happening = names.number("event", told)


def _waiting(state: State, names: Names, told: Iterable[str]) -> None:
    state.waiting = names.numbers("adventurer", told)


def _drawn(state: State, names: Names, told: Iterable[str]) -> None:
    """Let these adventurers be drawn next, in this order."""
    next_ones = names.numbers("adventurer", told)
    others = [hero for hero in state.hero_deck if hero not in next_ones]
    state.hero_deck = [*others, *reversed(next_ones)]


def _dummy(state: State, _names: Names, told: int) -> None:
    state.dummy_evil = told


_Laid = Callable[["State", Names, Any], None]

_COMMON: Mapping[str, _Laid] = {
    "cards": _cards,
    "drawn": _drawn,
    "dummy": _dummy,
    "event": _event,
    "offer": _offer,
    "special": _special,
    "waiting": _waiting,
}

# ---- what one player has ----------------------------------------------------------------------


def _seat(state: State, names: Names, seat: int, told: Mapping[str, Any]) -> None:
    for key, field in _AMOUNTS.items():
        if key in told:
            getattr(state, field)[seat] = told[key]
    for key, lay in _HELD.items():
        if key in told:
            lay(state, names, seat, told[key])


_AMOUNTS: Mapping[str, str] = {
    "busy": "busy",
    "evil": "evil",
    "food": "food",
    "gold": "gold",
    "imps": "imps",
    "tokens": "marks",
}
"""What is a number, and the field of positions that holds it by seat."""


def _places(names: Names, seat: int, told: Iterable[str]) -> int:
    return sum(1 << names.place(seat, name) for name in told)


def _tunnels(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
    state.tiles |= _places(names, seat, told)


def _rooms(state: State, names: Names, seat: int, told: Mapping[str, str]) -> None:
    state.tiles |= _places(names, seat, told)
    state.built |= _places(names, seat, told)
    for place, room in told.items():
        state.rooms[names.place(seat, place)] = names.number("room", room)


def _conquered(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
    state.conquered |= _places(names, seat, told)


def _battlefield(state: State, names: Names, seat: int, told: str) -> None:
    state.battlefield[seat] = names.place(seat, told)


def _monsters(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
    from regola_engine.kernel.asking import NOBODY

    for name in told:
        # One on offer is nobody's either, but stays there.
        copy = _next(names, "monster", name, lambda one: state.keeper[one] == NOBODY)
        state.keeper[copy] = seat


def _own(state: State, names: Names, seat: int, told: Iterable[str]) -> list[int]:
    """
    Return monsters of a player by name; a name that comes again is the next one.

    What a player is not told to have comes to him: where a monster stands tells whose it is.
    """
    found: list[int] = []
    for name in told:
        copies = [copy for copy in names.copies("monster", name) if copy not in found]
        own = [copy for copy in copies if state.keeper[copy] == seat]
        if not own:
            _monsters(state, names, seat, [name])
            own = [copy for copy in copies if state.keeper[copy] == seat]
        found.append(own[0])
    return found


def _dormant(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
    state.dormant |= sum(1 << copy for copy in _own(state, names, seat, told))


def _posted(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
    state.posted[seat] = _own(state, names, seat, told)


def _traps(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
    for name in told:
        copy = _next(names, "trap", name, state.trap_deck.__contains__)
        state.trap_deck.remove(copy)
        state.trap_keeper[copy] = seat


def _laid_traps(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
    for name in told:
        copies = names.copies("trap", name)
        if not any(_lies_ready(state, copy, seat) for copy in copies):
            _traps(state, names, seat, [name])
        state.laid |= 1 << next(copy for copy in copies if _lies_ready(state, copy, seat))


def _lies_ready(state: State, copy: int, seat: int) -> bool:
    """Tell whether a player holds a trap that is not laid yet."""
    return state.trap_keeper[copy] == seat and not state.laid >> copy & 1


def _party(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
    state.parties[seat] = names.numbers("adventurer", told)
    if state.paladin in state.parties[seat]:
        state.host = seat


def _wounds(state: State, names: Names, _seat: int, told: Mapping[str, int]) -> None:
    for name, count in told.items():
        state.wounds[names.number("adventurer", name)] = count


def _prison(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
    state.prisons[seat] = names.numbers("adventurer", told)


def _orders(field: str) -> Callable[[State, Names, int, Any], None]:
    """Return what keeps orders of a player in a field: a list, or a mask of their numbers."""

    def lay(state: State, names: Names, seat: int, told: Iterable[str]) -> None:
        numbers = names.numbers("order", told)
        held = getattr(state, field)
        held[seat] = numbers if field == "chosen" else sum(1 << number for number in numbers)

    return lay


def _minions(state: State, names: Names, seat: int, told: Mapping[str, int]) -> None:
    boxes = names.game.base.boxes
    for name, box in told.items():
        state.boxes[names.number("order", name) * boxes + box - 1] = seat


_HELD: Mapping[str, Callable[[Any, Names, int, Any], None]] = {
    "tunnels": _tunnels,
    "rooms": _rooms,
    "conquered": _conquered,
    "battlefield": _battlefield,
    "monsters": _monsters,
    "dormant": _dormant,
    "posted": _posted,
    "traps": _traps,
    "laid": _laid_traps,
    "party": _party,
    "prison": _prison,
    "wounds": _wounds,
    "orders": _orders("chosen"),
    "held": _orders("barred"),
    "minions": _minions,
    "on_card": _orders("on_card"),
    "performed": _orders("performed"),
}
"""What lays out each thing that a player has; those told later build on those before."""
