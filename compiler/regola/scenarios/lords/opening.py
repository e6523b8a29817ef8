"""Set up the position of a scenario of dungeons on the engine."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from regola.scenarios.lords.held import HELD
from regola.scenarios.lords.naming import Names
from regola.scenarios.naming import TooMany, UnknownName
from regola.scenarios.packs_in_play import options_in, packs_in
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
    names = _names(told, shelf)
    first = names.seat(told.get("first", names.players[0]))
    _end(names.game, told)
    if "stage" not in told:
        chance = Random(0)  # noqa: S311  # a scenario's chance
        return start(names.game, chance, first, log=True), names
    return _laid(told, names, first, begun=begun), names


def _names(told: Mapping[str, Any], shelf: Shelf) -> Names:
    """Return the names of the game that a scenario is played with."""
    from regola_engine.lords.game import Game

    packs, players = packs_in(told, shelf), told["players"]
    items: list[Any] = list(shelf.played(packs, ()))
    game = Game(items, len(players), options_in(told, shelf, packs))
    return Names(game, players, told.get("year", 1))


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
    for key, lay in _COMMON.items():
        if key in told:
            lay(state, names, told[key])
    common = {"tunnels": game.base.start, **_dealt(names, told)}
    for seat, player in enumerate(names.players):
        _seat(state, names, seat, {**common, **told.get("state", {}).get(player, {})})
    state.host = state.host_of(state.paladin)
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


def _offer(state: State, names: Names, told: Iterable[str]) -> None:
    from regola_engine.lords.position import OFFERED

    rooms = [name for name in told if name in names.legal("room")]
    state.offered_rooms = names.numbers("room", rooms)
    for name in told:
        if name not in rooms:
            copy = names.next_copy("monster", name, lambda one: state.keeper[one] != OFFERED)
            state.keeper[copy] = OFFERED


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


_COMMON: Mapping[str, Callable[[State, Names, Any], None]] = {
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
    HELD["tiles"].lay(state, names, seat, told["tunnels"])
    for key, held in HELD.items():
        if key in told:
            held.lay(state, names, seat, told[key])
    if "battlefield" in told:
        state.battlefield[seat] = names.place(seat, told["battlefield"])
    for name, box in told.get("minions", {}).items():
        state.boxes[names.number("order", name) * names.game.base.boxes + box - 1] = seat
