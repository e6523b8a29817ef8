"""What is true of every position of Dungeon Lords, whatever its rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from regola_engine.kernel.log import Entry
from regola_engine.kernel.masks import bits, mask_of
from regola_engine.lords.position import GONE, NOBODY, OFFERED
from regola_engine.lords.sets import beside, monsters_of, traps_of
from regola_engine.lords.state import State

__all__ = ["violations"]


def violations(state: State) -> list[str]:
    """Return what is wrong with a position that keeps a log, in words for programmers."""
    return [fault for check in _CHECKS for fault in check(state)]


_BROUGHT = {
    "gold": {"gain-gold": 1, "mine": 1, "lose-gold": -1},
    "food": {"gain-food": 1, "lose-food": -1},
    "imps": {"gain-imps": 1, "lose-imps": -1},
    "marks": {"gain-marks": 1, "lose-marks": -1},
    "evil": {"evil": 1},
}
"""What entries of a log bring, or take, of each good; their last number tells how much."""


def _log(state: State) -> list[Entry]:
    assert state.log is not None
    return state.log


def _goods(state: State) -> Iterator[str]:
    """What each has is what he began with, and what the log says that came and went."""
    base = state.game.base
    begun = {"gold": base.gold, "food": base.food, "imps": base.imps, "evil": base.evil}
    for seat in range(state.game.seats):
        own = [entry for entry in _log(state) if entry.seat == seat]
        for good, kinds in _BROUGHT.items():
            moved = sum(kinds.get(e.kind, 0) * e.numbers[-1] for e in own if e.kind in kinds)
            held = getattr(state, good)[seat]
            if held != begun.get(good, 0) + moved or held < 0:
                yield f"player {seat}: {held} {good}, not {begun.get(good, 0) + moved}"


def _copies(state: State) -> Iterator[str]:
    """Traps and monsters that each has are those that he got and still has."""
    for seat in range(state.game.seats):
        own = [entry for entry in _log(state) if entry.seat == seat]
        kinds = [entry.kind for entry in own]
        hired = kinds.count("hire") - kinds.count("dismiss")
        drawn = sum(e.numbers[0] for e in own if e.kind == "gain-traps")
        lost = sum(e.numbers[0] for e in own if e.kind == "lose-traps")
        if monsters_of(state, 1 << seat).bit_count() != hired:
            yield f"player {seat}: {hired} monsters are lacking, or too many"
        if traps_of(state, seat).bit_count() != drawn - lost - kinds.count("spring"):
            yield f"player {seat}: traps are lacking, or too many"


def _stacks(state: State) -> Iterator[str]:
    """Each copy lies in one place."""
    free = [copy for copy, keeper in enumerate(state.trap_keeper) if keeper == NOBODY]
    if sorted(state.trap_deck) != free:
        yield "the stack of traps is not what nobody has"
    if any(keeper not in range(GONE, state.game.seats) for keeper in state.keeper):
        yield "a monster is with nobody there is"
    if any(state.keeper[copy] != NOBODY for copy in state.monster_deck):
        yield "a monster of the stack is somewhere else"
    if state.keeper.count(OFFERED) > state.game.base.monsters_shown:
        yield "more monsters are on offer than are shown"
    rooms = [*state.room_deck, *state.offered_rooms, *(r for r in state.rooms if r >= 0)]
    if len(set(rooms)) != len(rooms):
        yield "a room lies in two places"


def _dungeons(state: State) -> Iterator[str]:
    """Rooms and conquered places are tiles; no rooms touch, and no four tiles make a square."""
    if state.built & ~state.tiles or state.conquered & ~state.tiles:
        yield "a room or a conquered place without a tile"
    if state.built & beside(state, state.built):
        yield "two rooms touch"
    size = state.game.grid.size
    for seat in range(state.game.seats):
        own = (state.tiles & state.own(seat)) >> seat * size
        if any(square & own == square for square in state.game.grid.squares):
            yield f"player {seat}: four tiles make a square"
    if [n for n, room in enumerate(state.rooms) if room >= 0] != list(bits(state.built)):
        yield "rooms are not where tiles were built"


def _heroes(state: State) -> Iterator[str]:
    """No adventurer is in two places, none is lost, and none fights who can bear no more."""
    places = (*state.parties, *state.prisons, state.hero_deck, state.announced, state.waiting)
    found = list(chain.from_iterable(places))
    if len(set(found)) != len(found):
        yield "an adventurer is in two places"
    if state.stage and not state.is_over and state.game.programme[state.stage].loops[1:]:
        yield from _lost_heroes(state, found)
    for hero in chain.from_iterable(state.parties):
        if state.wounds[hero] >= state.game.heroes[hero].health:
            yield f"adventurer {hero} bears more wounds than he can"


def _lost_heroes(state: State, found: list[int]) -> Iterator[str]:
    """Of the year's adventurers those not found were freed, or came to the dummy."""
    heroes = enumerate(state.game.heroes[: state.game.common_heroes])
    lacking = {hero for hero, one in heroes if one.year == state.year} - set(found)
    gone = {e.numbers[0] for e in _log(state) if e.kind in ("free", "join-dummy")}
    if lacking - gone:
        yield f"adventurers {sorted(lacking - gone)} are lost"


def _paladins(state: State) -> Iterator[str]:
    """The paladin of the year is in the tent, with his host, in one prison, or was freed there."""
    paladin = state.paladin
    if paladin == NOBODY:
        return
    parties = [seat for seat, party in enumerate(state.parties) if paladin in party]
    prisons = [seat for seat, prison in enumerate(state.prisons) if paladin in prison]
    if parties != [state.host] * (len(parties) > 0) or len(parties) + len(prisons) > 1:
        yield f"the paladin is in the parties {parties} and in the prisons {prisons}"


def _orders(state: State) -> Iterator[str]:
    """No order is held back and given, none is given or carried out twice in a round."""
    yield from _held_back(state)
    places = [(entry.kind, n) for n, entry in enumerate(_log(state))]
    begun = max((n for kind, n in places if kind == "round"), default=0)
    done = [
        (entry.seat, entry.numbers[0]) for entry in _log(state)[begun:] if entry.kind == "perform"
    ]
    if len(set(done)) != len(done):
        yield "an order was carried out twice"
    for seat, chosen in enumerate(state.chosen):
        if len(set(chosen)) != len(chosen):
            yield f"player {seat} gave an order twice"
        if state.boxes.count(seat) > state.game.base.cards_played:
            yield f"player {seat} has too many minions"


def _held_back(state: State) -> Iterator[str]:
    """None that is given was held back; those held back once one is taken back were given."""
    for seat, chosen in enumerate(state.chosen):
        given, held = mask_of(chosen), state.barred[seat]
        if given & held not in (0, held):
            yield f"player {seat} gave an order that is held back"
        if given | mask_of(state.sealed[seat]) and held.bit_count() != _HELD and state.stage:
            yield f"player {seat} holds {held.bit_count()} orders back"


_HELD = 2
"""So many orders are held back in every round."""


def _imps(state: State) -> Iterator[str]:
    """No more imps work than there are."""
    for seat in range(state.game.seats):
        if not 0 <= state.busy[seat] <= state.imps[seat]:
            yield f"player {seat}: {state.busy[seat]} of {state.imps[seat]} imps work"
        if not 1 <= state.evil[seat] <= state.game.base.highest_evil:
            yield f"player {seat}: evil {state.evil[seat]}"


_CHECKS = (_goods, _copies, _stacks, _dungeons, _heroes, _paladins, _orders, _imps)
