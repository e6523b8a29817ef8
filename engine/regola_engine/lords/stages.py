"""What happens between moments: what is laid out, who acts in which order, what is cleared away."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable
from functools import partial

from regola_engine.kernel.course import Stage
from regola_engine.kernel.frames import Frame
from regola_engine.kernel.happening import at_moment
from regola_engine.kernel.items import RULES
from regola_engine.kernel.masks import bits, mask_of
from regola_engine.kernel.moves import NOBODY
from regola_engine.kernel.standing import is_so, number
from regola_engine.lords.fighting import end_wounds, settle_wounds
from regola_engine.lords.game import BATTLE
from regola_engine.lords.orders import hold_cards, minion_places, perform, send, take_box
from regola_engine.lords.position import GONE, OFFERED, Position, note
from regola_engine.lords.sets import level_of, seats_in_order

__all__ = ["begin", "ended", "enter", "leave"]

DUMMY = -1
"""In the line of those whom adventurers come to: the dummy of a game of two."""


# ---- entering ---------------------------------------------------------------------------------


def enter(position: Position, stage: Stage) -> list[int]:
    """Begin a stage: lay out what is new, and return who acts, in order."""
    prepare = _ENTERED.get(stage.name)
    line = seats_in_order(position) if prepare is None else prepare(position, stage)
    return line if stage.moments else []


def _new_year(position: Position, stage: Stage) -> list[int]:
    game, year = position.game, stage.loops[0]
    position.year = year
    rng = position.rng
    position.monster_deck = [c for c, own in enumerate(game.monster_years) if own == year]
    position.room_deck = [n for n, room in enumerate(game.rooms) if room.year == year]
    common = game.heroes[: game.common_heroes]
    position.hero_deck = [c for c, hero in enumerate(common) if hero.year == year]
    position.event_deck = [n for n, one in enumerate(game.happenings) if one.deck == "tile"]
    cards = [n for n, card in enumerate(game.cards) if card.year == year]
    for deck in (position.monster_deck, position.room_deck, position.hero_deck):
        rng.shuffle(deck)
    rng.shuffle(position.event_deck)
    position.card_deck = rng.sample(cards, min(game.base.fights, len(cards)))
    position.known = [0] * game.seats
    paladins = range(game.common_heroes, len(game.heroes))
    position.paladin = next((c for c in paladins if game.heroes[c].year == year), NOBODY)
    position.host = NOBODY
    note(position, "year", NOBODY, year)
    return []


def _revealing(position: Position, stage: Stage) -> list[int]:
    game, (_, number) = position.game, stage.loops
    position.round = number
    position.waiting, position.announced = position.announced, []
    position.happening, position.announced_event = position.announced_event, NOBODY
    for copy, keeper in enumerate(position.keeper):
        if keeper == OFFERED:
            position.keeper[copy] = GONE
    for _ in range(min(game.base.monsters_shown, len(position.monster_deck))):
        position.keeper[position.monster_deck.pop()] = OFFERED
    position.offered_rooms = [
        position.room_deck.pop() for _ in range(min(game.base.rooms_shown, len(position.room_deck)))
    ]
    if number < game.base.rounds:
        _announce_heroes(position)
        position.announced_event = position.event_deck.pop() if position.event_deck else NOBODY
    note(position, "round", NOBODY, *stage.loops)
    _tell_of_round(position)
    _block_boxes(position)
    return seats_in_order(position)


def _tell_of_round(position: Position) -> None:
    """Take note of what lies open: who is first, what is on offer, and what is announced."""
    note(position, "first", position.first)
    offered = [copy for copy, keeper in enumerate(position.keeper) if keeper == OFFERED]
    announced_event = [position.announced_event] * (position.announced_event >= 0)
    for kind, things in (
        ("monsters", offered),
        ("rooms", position.offered_rooms),
        ("announced", position.announced),
        ("next-event", announced_event),
    ):
        if things:
            note(position, kind, NOBODY, *things)


def _announce_heroes(position: Position) -> None:
    """Show the adventurers of the next round, the weakest first; the last anew if all are equal."""
    many = position.game.by_players(position.game.base.shown)
    shown = [position.hero_deck.pop() for _ in range(min(many, len(position.hero_deck)))]
    levels = [position.game.heroes[hero].level for hero in shown]
    if position.hero_deck and len(set(levels)) == 1 and len(shown) > 1:
        last = shown.pop()
        shown.append(position.hero_deck.pop())
        position.hero_deck.insert(0, last)
    for hero in shown:
        place = bisect_left if is_so(position, "hasty", position.first, hero) else bisect_right
        line, level = position.announced, position.game.heroes[hero].level
        line.insert(place(line, level, key=partial(level_of, position)), hero)


def _block_boxes(position: Position) -> None:
    """Let each dummy take boxes by chance, of other orders than in the round before."""
    game = position.game
    for dummy, before in enumerate(position.blocked):
        free = [order for order in range(len(game.orders)) if not before >> order & 1]
        drawn = position.rng.sample(free, game.by_players(game.base.blocked))
        position.blocked[dummy] = mask_of(drawn)
        note(position, "blocked", NOBODY, *sorted(drawn))
        for order in drawn:
            take_box(position, order, game.seats + dummy, slot=1)


def _sending(position: Position, _stage: Stage) -> list[int]:
    """Return seat and card of each minion: all first ones in order, then all second ones."""
    seats, cards = position.game.seats, position.game.base.cards_played
    places = ((card, seat) for card in range(cards) for seat in seats_in_order(position))
    return [card * seats + seat for card, seat in places if card < len(position.chosen[seat])]


def _arrival(position: Position, _stage: Stage) -> list[int]:
    """Return the seats from the least evil to the most, a dummy last of equals."""
    line = seats_in_order(position)
    evil = dict(enumerate(position.evil))
    if position.game.seats == _TWO:
        position.dummy_evil = min(position.dummy_evil + 1, position.game.base.highest_evil)
        evil[DUMMY] = position.dummy_evil
        line.append(DUMMY)
    return sorted(line, key=lambda seat: evil[seat])


_TWO = 2


def _planning(position: Position, stage: Stage) -> list[int]:
    note(position, "fight", NOBODY, *stage.loops)
    position.safe = position.cursed = position.hushed = position.attacked = position.thinned = 0
    position.battlefield = [NOBODY] * position.game.seats
    return _fighting(position)


def _fighting(position: Position) -> list[int]:
    return [seat for seat in seats_in_order(position) if position.parties[seat]]


def _battle(position: Position, _stage: Stage) -> list[int]:
    return [seat for seat in _fighting(position) if position.battlefield[seat] >= 0]


def _fight_card(position: Position, stage: Stage) -> list[int]:
    place = stage.loops[1] - 1
    position.card = position.card_deck[place] if place < len(position.card_deck) else NOBODY
    position.known = [known | 1 << place for known in position.known]
    note(position, "card", NOBODY, position.card)
    return []


# ---- moments of those who act ------------------------------------------------------------------


def begin(position: Position, stage: Stage, moment: str, entry: int) -> list[Frame]:
    """Return the steps that a moment of one who acts sets off."""
    if stage.name == "sending":
        card, seat = divmod(entry, position.game.seats)
        position.seat = seat
        return send(position, seat, position.chosen[seat][card])
    if stage.name == "performing":
        _tell_if_idle(position)
        return perform(position, entry)
    if entry == DUMMY:
        for hero in position.waiting[:1]:
            note(position, "join-dummy", NOBODY, hero)
        position.waiting = position.waiting[1:]
        return []
    position.seat = entry
    if moment in BATTLE:
        return _battle_moment(position, moment, entry)
    return at_moment(position, moment, entry)


def _battle_moment(position: Position, moment: str, seat: int) -> list[Frame]:
    settle_wounds(position, seat)
    if moment == BATTLE[-1]:
        end_wounds(position, seat)
    return at_moment(position, moment, seat) if position.parties[seat] else []


def ended(position: Position, frame: Frame) -> None:
    """Take note of orders that were carried out: by rules of their own, whatever else hears."""
    event = frame.event
    if event.verb == "perform order" and frame.done and frame.you == event.actor:
        own = position.game.items["order"][event.order].reference
        position.performed[frame.you] |= (RULES[frame.rule][1] == own) << event.order


# ---- leaving ----------------------------------------------------------------------------------


def leave(position: Position, stage: Stage) -> None:
    """End a stage: bring to light what was secret, clear away what is over."""
    clear = _LEFT.get(stage.name)
    if clear is not None:
        clear(position)


def _withheld(position: Position) -> None:
    for seat, sealed in enumerate(position.sealed):
        hold_cards(position, seat, sealed)
        note(position, "withhold", seat, *sealed)
        position.sealed[seat] = []


def _ordered(position: Position) -> None:
    for seat, sealed in enumerate(position.sealed):
        position.chosen[seat] = sealed
        note(position, "orders", seat, *sealed)
        position.sealed[seat] = []


def _tell_if_idle(position: Position) -> None:
    """Take note that the minion last at work did nothing, if so."""
    if position.slot:
        box = position.order * position.game.base.boxes + position.slot - 1
        seat = position.boxes[box]
        if not position.performed[seat] >> position.order & 1:
            note(position, "idle", seat, position.order)


def _performed(position: Position) -> None:
    _tell_if_idle(position)
    position.order, position.slot = NOBODY, 0
    for seat, chosen in enumerate(position.chosen):
        for order in chosen:
            if not position.performed[seat] >> order & 1:
                position.on_card[seat] |= 1 << order


def _round_over(position: Position) -> None:
    """Bring imps and minions home, and pass the first player on, but for the last round."""
    seats = position.game.seats
    position.busy, position.helping = [0] * seats, [0] * seats
    position.performed, position.on_card = [0] * seats, [0] * seats
    position.chosen = [[] for _ in range(seats)]
    position.boxes = [NOBODY] * len(position.boxes)
    position.ran = [0] * len(position.ran)
    position.spent_turn.clear()
    if position.round < position.game.base.rounds:
        position.first = (position.first + 1) % seats


def _year_over(position: Position) -> None:
    """Wake monsters, send parties home, and settle who is first in the new year."""
    game = position.game
    position.dormant = position.poisoned = 0
    position.card = NOBODY
    position.wounds = [0] * len(position.wounds)
    position.parties = [[] for _ in range(game.seats)]
    position.paladin = position.host = NOBODY
    position.first = (position.first + number(position, "passes", position.first)) % game.seats
    position.dummy_evil = max(position.dummy_evil - _TWO, 1)
    position.laid = 0


def _battle_over(position: Position) -> None:
    for seat in bits((1 << position.game.seats) - 1):
        position.posted[seat].clear()


_ENTERED: dict[str, Callable[[Position, Stage], list[int]]] = {
    "new year": _new_year,
    "revealing": _revealing,
    "sending": _sending,
    "performing": lambda position, _: minion_places(position),
    "arrival": _arrival,
    "planning": _planning,
    "fight card": _fight_card,
    "battle": _battle,
}
_LEFT: dict[str, Callable[[Position], None]] = {
    "start of game": _withheld,
    "ordering": _ordered,
    "performing": _performed,
    "battle": _battle_over,
    "end of round": _round_over,
    "end of year": _year_over,
}
