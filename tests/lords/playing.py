"""Parts of games of Dungeon Lords: a position set as one likes, steps of rules, answers."""

from __future__ import annotations

from collections.abc import Iterable

from regola_engine.kernel.agenda import push, run_steps
from regola_engine.kernel.frames import Frame
from regola_engine.kernel.happening import at_moment
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import NO, PASS, YES, Move
from regola_engine.kernel.records import Reaction
from regola_engine.lords.orders import perform
from regola_engine.lords.state import State

Answer = bool | int | None
"""Yes or no, the number of a thing, or to pass."""


def play(state: State, frames: Iterable[Frame], *answers: Answer) -> None:
    """Do steps to their end; every answer must be asked for and legal, and none be lacking."""
    state.agenda, state.question = [], None
    push(state, list(frames))
    left = list(answers)
    while state.agenda:
        frame = state.agenda[-1]
        rule = RULES[frame.rule][0]
        run_steps(state, frame, rule, rule.holds if isinstance(rule, Reaction) else None)
        if state.question is not None:
            assert left, state.question
            move = _move(left.pop(0))
            assert move in state.question.moves, (move, state.question)
            state.agenda[-1].answer, state.question = move, None
        elif frame not in state.agenda:
            state.ended(frame)
    assert left == []


def _move(answer: Answer) -> Move:
    if answer is None:
        return PASS
    if isinstance(answer, bool):
        return YES if answer else NO
    return Move("pick", (answer,))


def order(state: State, name: str) -> int:
    """Return the number of an order."""
    return state.game.number_of("order", f"dungeon_lords/order/{name}")


def minion(state: State, seat: int, name: str, box: int, *answers: Answer) -> bool:
    """Let a minion on a box carry an order out; tell whether it did."""
    number = order(state, name)
    place = number * state.game.base.boxes + box - 1
    state.boxes[place] = seat
    play(state, perform(state, place), *answers)
    return bool(state.performed[seat] >> number & 1)


def moment(state: State, name: str, seat: int, *answers: Answer) -> None:
    """Let a moment of a player come."""
    state.seat = seat
    play(state, at_moment(state, name, seat), *answers)


def tile(state: State, seat: int, name: str) -> int:
    """Return the number of a place of a player's dungeon, by its name."""
    grid = state.game.grid
    return seat * grid.size + grid.names.index(name)


def dungeon(state: State, seat: int, names: str, conquered: str = "") -> None:
    """Give a player tunnels and nothing else, some of them conquered."""
    state.tiles &= ~state.own(seat)
    for name in names.split():
        state.tiles |= 1 << tile(state, seat, name)
    for name in conquered.split():
        state.conquered |= 1 << tile(state, seat, name)


def build(state: State, seat: int, room: str, name: str) -> int:
    """Lay a room on a place of a player's dungeon and return the place."""
    place = tile(state, seat, name)
    state.tiles |= 1 << place
    state.built |= 1 << place
    state.rooms[place] = state.game.number_of("room", f"dungeon_lords/room/{room}")
    return place


def monster(state: State, name: str, seat: int, copy: int = 0) -> int:
    """Give a player a copy of a monster and return it."""
    wanted = state.game.number_of("monster", f"dungeon_lords/monster/{name}")
    copies = [c for c, item in enumerate(state.game.monsters) if item == wanted]
    state.keeper[copies[copy]] = seat
    return copies[copy]


def trap(state: State, name: str, seat: int) -> int:
    """Give a player a trap and return it."""
    wanted = state.game.number_of("trap", f"dungeon_lords/trap/{name}")
    found = state.game.traps.index(wanted)
    state.trap_keeper[found] = seat
    state.trap_deck.remove(found)
    return found


def hero(state: State, name: str, place: int = 0, year: int = 1) -> int:
    """Return an adventurer of a class: the first, second … of a year."""
    items = [item.reference.rpartition("/")[2] for item in state.game.hero_items]
    found = [
        copy
        for copy, one in enumerate(state.game.heroes)
        if items[one.item] == name and one.year == year
    ]
    return found[place]


def event(state: State, name: str) -> int:
    """Return the number of an event."""
    return state.game.number_of("event", f"dungeon_lords/event/{name}")


def card(state: State, name: str) -> int:
    """Return the number of a combat card."""
    return state.game.number_of("card", f"dungeon_lords/card/{name}")


def fight(state: State, seat: int, place: str, party: list[int], played: str) -> int:
    """Set a fight up for a place, with a card turned up; return the number of the place."""
    found = tile(state, seat, place)
    state.battlefield[seat] = found
    state.parties[seat] = party
    state.card = card(state, played)
    return found
