"""What is true of every position of Dungeon Lords, whatever its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain, islice

from regola_engine.kernel.log import Entry
from regola_engine.kernel.masks import bits, mask_of
from regola_engine.lords.position import GONE, NOBODY, OFFERED
from regola_engine.lords.sets import beside, monsters_of, traps_of
from regola_engine.lords.state import State

__all__ = ["Ledger", "violations"]


class Ledger:
    """What the log of a game says that came and went, added up as the log grows."""

    def __init__(self) -> None:
        self.read = 0
        self.goods: Counter[tuple[int, str]] = Counter()
        self.copies: Counter[tuple[int, str]] = Counter()
        self.gone: set[int] = set()
        self.done: Counter[tuple[int, int]] = Counter()

    def follow(self, log: list[Entry]) -> None:
        """Add up the entries that came since."""
        for entry in islice(log, self.read, None):
            self._add(entry)
        self.read = len(log)

    def _add(self, entry: Entry) -> None:
        kind, seat = entry.kind, entry.seat
        if kind in _BROUGHT:
            good, sign = _BROUGHT[kind]
            self.goods[seat, good] += sign * entry.numbers[-1]
        elif kind in _COPIES:
            sort, sign = _COPIES[kind]
            self.copies[seat, sort] += sign * (entry.numbers[0] if kind in _MANY else 1)
        elif kind in ("free", "join-dummy"):
            self.gone.add(entry.numbers[0])
        elif kind == "round":
            self.done.clear()
        elif kind == "perform":
            self.done[seat, entry.numbers[0]] += 1


def violations(state: State, ledger: Ledger | None = None) -> list[str]:
    """
    Return what is wrong with a position that keeps a log, in words for programmers.

    Whoever looks at each position of a game keeps its ``ledger``.
    """
    assert state.log is not None
    ledger = ledger or Ledger()
    ledger.follow(state.log)
    return [fault for check in _CHECKS for fault in check(state, ledger)]


_BROUGHT = {
    "gain-gold": ("gold", 1),
    "mine": ("gold", 1),
    "lose-gold": ("gold", -1),
    "gain-food": ("food", 1),
    "lose-food": ("food", -1),
    "gain-imps": ("imps", 1),
    "lose-imps": ("imps", -1),
    "gain-marks": ("marks", 1),
    "lose-marks": ("marks", -1),
    "evil": ("evil", 1),
}
"""What entries of a log bring, or take, of which good; their last number tells how much."""

_COPIES = {
    "hire": ("monster", 1),
    "dismiss": ("monster", -1),
    "gain-traps": ("trap", 1),
    "lose-traps": ("trap", -1),
    "spring": ("trap", -1),
}
"""Which entries bring or take a copy, or as many as their first number tells of those here:"""
_MANY = ("gain-traps", "lose-traps")


def _goods(state: State, ledger: Ledger) -> Iterator[str]:
    """What each has is what he began with, and what the log says that came and went."""
    base = state.game.base
    begun = {"gold": base.gold, "food": base.food, "imps": base.imps, "evil": base.evil}
    for seat in range(state.game.seats):
        for good in ("gold", "food", "imps", "marks", "evil"):
            held = getattr(state, good)[seat]
            told = begun.get(good, 0) + ledger.goods[seat, good]
            if held != told or held < 0:
                yield f"player {seat}: {held} {good}, not {told}"


def _copies(state: State, ledger: Ledger) -> Iterator[str]:
    """Traps and monsters that each has are those that he got and still has."""
    for seat in range(state.game.seats):
        if monsters_of(state, 1 << seat).bit_count() != ledger.copies[seat, "monster"]:
            yield f"player {seat}: monsters are lacking, or too many"
        if traps_of(state, seat).bit_count() != ledger.copies[seat, "trap"]:
            yield f"player {seat}: traps are lacking, or too many"


def _stacks(state: State, _ledger: Ledger) -> Iterator[str]:
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


def _dungeons(state: State, _ledger: Ledger) -> Iterator[str]:
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


def _heroes(state: State, ledger: Ledger) -> Iterator[str]:
    """No adventurer is in two places, none is lost, and none fights who can bear no more."""
    places = (*state.parties, *state.prisons, state.hero_deck, state.announced, state.waiting)
    found = list(chain.from_iterable(places))
    if len(set(found)) != len(found):
        yield "an adventurer is in two places"
    if state.stage and not state.is_over and state.game.programme[state.stage].loops[1:]:
        yield from _lost_heroes(state, found, ledger)
    for hero in chain.from_iterable(state.parties):
        if state.wounds[hero] >= state.game.heroes[hero].health:
            yield f"adventurer {hero} bears more wounds than he can"


def _lost_heroes(state: State, found: list[int], ledger: Ledger) -> Iterator[str]:
    """Of the year's adventurers those not found were freed, or came to the dummy."""
    heroes = enumerate(state.game.heroes[: state.game.common_heroes])
    lacking = {hero for hero, one in heroes if one.year == state.year} - set(found)
    if lacking - ledger.gone:
        yield f"adventurers {sorted(lacking - ledger.gone)} are lost"


def _paladins(state: State, _ledger: Ledger) -> Iterator[str]:
    """The paladin of the year is in the tent, with his host, in one prison, or was freed there."""
    paladin = state.paladin
    if paladin == NOBODY:
        return
    parties = [seat for seat, party in enumerate(state.parties) if paladin in party]
    prisons = [seat for seat, prison in enumerate(state.prisons) if paladin in prison]
    if parties != [state.host] * (len(parties) > 0) or len(parties) + len(prisons) > 1:
        yield f"the paladin is in the parties {parties} and in the prisons {prisons}"


def _orders(state: State, ledger: Ledger) -> Iterator[str]:
    """No order is held back and given, none is given or carried out twice in a round."""
    yield from _held_back(state)
    if any(times > 1 for times in ledger.done.values()):
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


def _imps(state: State, _ledger: Ledger) -> Iterator[str]:
    """No more imps work than there are."""
    for seat in range(state.game.seats):
        if not 0 <= state.busy[seat] <= state.imps[seat]:
            yield f"player {seat}: {state.busy[seat]} of {state.imps[seat]} imps work"
        if not 1 <= state.evil[seat] <= state.game.base.highest_evil:
            yield f"player {seat}: evil {state.evil[seat]}"


_CHECKS = (_goods, _copies, _stacks, _dungeons, _heroes, _paladins, _orders, _imps)
