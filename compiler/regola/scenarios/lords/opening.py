"""Set up the position of a scenario of dungeons on the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from typing import TYPE_CHECKING, Any

from regola.scenarios.lords.held import HELD
from regola.scenarios.lords.naming import Names
from regola.scenarios.naming import TooMany, UnknownName
from regola.scenarios.packs_in_play import in_play
from regola.scenarios.tables import Table
from regola.scenarios.told import Lay, fields, lay_out
from regola.yaml_files import plain

if TYPE_CHECKING:
    from regola.scenarios.family import Setting
    from regola_engine.lords.play import Game, State

__all__ = ["opening", "stage_number"]

_WHOLE: Mapping[str, str] = {"planning": "battle", "fight_card": "battle"}
"""The last stage of a scenario that begins at one and does not say where it ends."""


def opening(setting: Setting, *, begun: bool = True) -> Table:
    """
    Return the table that a scenario begins with.

    One that has not ``begun`` stands as it is told, before anything happens by itself.
    """
    from regola_engine.kernel import advance
    from regola_engine.lords.play import Game, start

    told = plain(setting.document)
    _, items, options = in_play(told, setting.shelf)
    game = Game(items, len(told["players"]), options)
    names = Names(game, told["players"], told.get("year", 1))
    first = names.seat(told.get("first", names.players[0]))
    _end(game, told)
    chance = Random(0)  # noqa: S311  # a scenario's chance, the same each time
    if "stage" not in told:
        return Table(start(game, chance, first, log=True), names)
    state = _laid(told, names, chance, first)
    if begun:
        advance(state)
    return Table(state, names)


def stage_number(game: Game, told: Mapping[str, Any]) -> int:
    """Return the place of a stage in the course of a game, by its name, year and round."""
    loops = (told.get("year", 1), told.get("round", 1))
    stages = [(one.name.replace(" ", "_"), one.loops) for one in game.programme]
    for number, (name, at) in enumerate(stages):
        if name == told["stage"] and at == loops[: len(at)]:
            return number
    there = {name for name, at in stages if at == loops[: len(at)]}
    raise UnknownName("unknown-word", "word", told["stage"], there)


def _end(game: Game, told: Mapping[str, Any]) -> None:
    """Let the game end with the last stage that the scenario is about."""
    if "stage" in told or "until" in told:
        last = told.get("until", _WHOLE.get(told.get("stage", ""), told.get("stage")))
        given = last if isinstance(last, Mapping) else {**told, "stage": last}
        game.programme = game.programme[: stage_number(game, given) + 1]


def _laid(told: Mapping[str, Any], names: Names, chance: Random, first: int) -> State:
    from regola_engine.kernel import NOBODY, Log, Stage
    from regola_engine.lords.play import State, stages

    game = names.game
    state = State(game, chance)
    state.log = Log()
    state.first, state.round = first, told.get("round", 1)
    stages.enter(state, Stage("new year", (), (told.get("year", 1),)))
    state.stage = stage_number(game, told)
    lay_out(_COMMON, state, names, 0, told)
    dealt = range(game.base.cards_drawn) if told["stage"] == "start_of_game" else ()
    common = {"tunnels": game.base.start, "held": names.all_called("order", dealt)}
    for seat, player in enumerate(names.players):
        _seat(state, names, seat, {**common, **told.get("state", {}).get(player, {})})
    state.trap_deck = [trap for trap, who in enumerate(state.trap_keeper) if who == NOBODY]
    state.host = state.host_of(state.paladin)
    return state


def _seat(state: State, names: Names, seat: int, told: Mapping[str, Any]) -> None:
    lay_out(_HELD, state, names, seat, {**told, "tiles": told["tunnels"]})
    if "battlefield" in told:
        state.battlefield[seat] = names.place(seat, told["battlefield"])
    for name, box in told.get("minions", {}).items():
        state.boxes[names.number("order", name) * names.game.base.boxes + box - 1] = seat


# ---- what all share ---------------------------------------------------------------------------


def _offer(state: State, names: Names, _seat: int, told: Iterable[str]) -> None:
    from regola_engine.lords.play import OFFERED

    rooms = [name for name in told if name in names.legal("room")]
    state.offered_rooms = names.numbers("room", rooms)
    for name in told:
        if name not in rooms:
            copy = names.next_copy("monster", name, lambda one: state.keeper[one] != OFFERED)
            state.keeper[copy] = OFFERED


def _cards(state: State, names: Names, _seat: int, told: Iterable[str]) -> None:
    """Lay out the cards of the fight, from the round under way on."""
    for place, name in enumerate(told, state.round - 1):
        if place >= len(state.card_deck):
            raise TooMany(name, place + 1, len(state.card_deck))
        state.card_deck[place] = names.number("card", name)


def _special(state: State, names: Names, _seat: int, told: str) -> None:
    state.specials = [names.number("event", told)] * state.year


def _drawn(state: State, names: Names, _seat: int, told: Iterable[str]) -> None:
    """Let these adventurers be drawn next, in this order."""
    next_ones = names.numbers("adventurer", told)
    others = [hero for hero in state.hero_deck if hero not in next_ones]
    state.hero_deck = [*others, *reversed(next_ones)]


_COMMON: Mapping[str, Lay] = {
    **{key: one.lay for key, one in fields("lords", "all").items()},
    "cards": _cards,
    "drawn": _drawn,
    "offer": _offer,
    "special": _special,
}
_HELD: Mapping[str, Lay] = {key: held.lay for key, held in HELD.items()}
