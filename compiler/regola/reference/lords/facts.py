"""A position of dungeons as plain facts: the one place that reads positions of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

__all__ = [
    "GONE",
    "NOBODY",
    "OFFERED",
    "Box",
    "Card",
    "Facts",
    "Hero",
    "Monster",
    "Plot",
    "Room",
    "read",
]

NOBODY, OFFERED, GONE = -1, -2, -3
"""No player, no tile, in a stack; among what is laid out this round; out of the game."""


@dataclass(frozen=True, slots=True)
class Plot:
    """A tile: whose, which room (nothing of a tunnel), conquered or not, its runs this round."""

    owner: int
    room: str
    crew: int
    conquered: bool
    ran: int


@dataclass(frozen=True, slots=True)
class Monster:
    """
    A monster: its kind, its year, what it prints, who keeps it, whether it lies face down.

    ``asks`` are the traps and monsters that are given away for it.
    """

    reference: str
    year: int
    printed: Mapping[str, int]
    asks: tuple[int, int]
    keeper: int
    dormant: bool


@dataclass(frozen=True, slots=True)
class Hero:
    """An adventurer or a paladin: its kind, its year and what it prints."""

    reference: str
    kind: str
    year: int
    level: int
    printed: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a fight: its kind and year, what it prints, when its spell works."""

    reference: str
    year: int
    printed: Mapping[str, int]
    speed: str


@dataclass(frozen=True, slots=True)
class Room:
    """A room of the box: its kind and year, the imps that it takes, its zone."""

    reference: str
    year: int
    crew: int
    zone: str


@dataclass(frozen=True, slots=True)
class Box:
    """
    What no game changes.

    ``base`` are the numbers of the game by name, ``shown``, ``blocked`` and ``passes`` those for
    this many players. ``orders`` are told with whether their last box acts first, ``events`` with
    their deck, ``traps`` by copies.
    """

    seats: int
    base: Mapping[str, int]
    shown: int
    blocked: int
    passes: int
    dummies: int
    orders: tuple[tuple[str, bool], ...]
    rooms: tuple[Room, ...]
    cards: tuple[Card, ...]
    events: tuple[tuple[str, str], ...]
    traps: tuple[str, ...]
    heroes: tuple[Hero, ...]
    options: Mapping[str, bool]


@dataclass(slots=True)
class Facts:
    """
    All that a position holds; what is under way is not among it.

    ``plots`` are the tiles by place, places of all dungeons being numbered one seat after the
    other. ``goods`` are gold, food, imps, marks and evil by noun and seat; ``busy`` the imps at
    work, ``helping`` the monsters that help. ``marks`` are the seats of whom a word is so. Orders,
    rooms, cards, events and heroes are numbers of the box, the first being 0. ``pending`` are the
    wounds of traps, one entry each.
    """

    box: Box
    year: int
    round: int
    first: int
    plots: dict[int, Plot]
    monsters: list[Monster]
    keepers: list[int]
    laid: set[int]
    wounds: list[int]
    poisoned: set[int]
    pending: list[int]
    parties: list[list[int]]
    prisons: list[list[int]]
    posted: list[list[int]]
    battlefields: list[int]
    goods: dict[str, list[int]]
    busy: list[int]
    helping: list[int]
    marks: dict[str, set[int]]
    dummy_evil: int
    chosen: list[list[int]]
    sealed: list[list[int]]
    barred: list[set[int]]
    performed: list[set[int]]
    on_card: list[set[int]]
    boxes: list[int]
    blocked: list[set[int]]
    order: int
    slot: int
    offered_rooms: list[int]
    announced: list[int]
    waiting: list[int]
    happening: int
    announced_event: int
    paladin: int
    host: int
    decks: dict[str, list[int]]
    specials: list[int]
    known: list[set[int]]
    turned: int
    over: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return self.box.seats

    @property
    def columns(self) -> int:
        """How many places stand side by side in a dungeon."""
        return self.box.base["columns"]

    @property
    def size(self) -> int:
        """How many places a dungeon has."""
        return self.box.base["columns"] * self.box.base["rows"]

    @property
    def heroes(self) -> tuple[Hero, ...]:
        """All adventurers, the paladins last."""
        return self.box.heroes

    @property
    def options(self) -> Mapping[str, bool]:
        """Which options the table takes."""
        return self.box.options

    @property
    def card(self) -> Card | None:
        """The card turned up, if one is."""
        return self.box.cards[self.turned] if self.turned >= 0 else None

    @property
    def order_of_turns(self) -> list[int]:
        """The seats in the order of this round."""
        return [(self.first + place) % self.seats for place in range(self.seats)]

    def host_of(self, hero: int) -> int:
        """Return in whose party a hero is."""
        return _where(self.parties, hero)

    def keeper_of(self, hero: int) -> int:
        """Return in whose prison a hero is."""
        return _where(self.prisons, hero)

    def tile_of_monster(self, copy: int) -> int:
        """Return the tile in which a monster is posted."""
        seat = _where(self.posted, copy)
        return self.battlefields[seat] if seat >= 0 else NOBODY

    def tile_of_trap(self, copy: int) -> int:
        """Return the tile in which a trap is laid."""
        keeper = self.keepers[copy]
        return self.battlefields[keeper] if keeper >= 0 and copy in self.laid else NOBODY

    def idle(self, seat: int) -> int:
        """Return how many imps of a player are idle."""
        return self.goods["imp"][seat] - self.busy[seat]

    def monsters_of(self, seat: int) -> list[int]:
        """Return the monsters of a player."""
        return [copy for copy, one in enumerate(self.monsters) if one.keeper == seat]

    def traps_of(self, seat: int) -> list[int]:
        """Return the traps of a player."""
        return [copy for copy, keeper in enumerate(self.keepers) if keeper == seat]


def _where(lists: list[list[int]], thing: int) -> int:
    return next((seat for seat, things in enumerate(lists) if thing in things), NOBODY)


_BASE = (
    "years", "rounds", "fights", "columns", "rows", "entrance", "highest_evil", "paladin_level",
    "boxes", "monsters_shown", "rooms_shown",
)  # fmt: skip
_DECKS = ("monster_deck", "room_deck", "hero_deck", "event_deck", "card_deck", "trap_deck")


def read(state: Any) -> Facts:
    """Return the facts of a position of the engine."""
    game = state.game
    places = range(len(state.rooms))
    return Facts(
        box=_box(game),
        year=state.year,
        round=state.round,
        first=state.first,
        plots={place: _plot(state, place) for place in places if state.tiles >> place & 1},
        monsters=[_monster(state, copy) for copy in range(len(game.monsters))],
        keepers=list(state.trap_keeper),
        laid=_bits(state.laid),
        wounds=list(state.wounds),
        poisoned=_bits(state.poisoned),
        pending=list(state.pending),
        parties=[list(one) for one in state.parties],
        prisons=[list(one) for one in state.prisons],
        posted=[list(one) for one in state.posted],
        battlefields=list(state.battlefield),
        goods=_goods(state),
        busy=list(state.busy),
        helping=list(state.helping),
        marks={word: _bits(getattr(state, word)) for word in _MARKS},
        dummy_evil=state.dummy_evil,
        chosen=[list(one) for one in state.chosen],
        sealed=[list(one) for one in state.sealed],
        barred=_all_bits(state.barred),
        performed=_all_bits(state.performed),
        on_card=_all_bits(state.on_card),
        boxes=list(state.boxes),
        blocked=_all_bits(state.blocked),
        order=state.order,
        slot=state.slot,
        offered_rooms=list(state.offered_rooms),
        announced=list(state.announced),
        waiting=list(state.waiting),
        happening=state.happening,
        announced_event=state.announced_event,
        paladin=state.paladin,
        host=state.host,
        decks={name: list(getattr(state, name)) for name in _DECKS},
        specials=list(state.specials),
        known=_all_bits(state.known),
        turned=state.card,
        over=state.over,
    )


_MARKS = ("attacked", "thinned", "cursed", "hushed", "safe")


def _goods(state: Any) -> dict[str, list[int]]:
    return {
        "gold": list(state.gold),
        "food": list(state.food),
        "imp": list(state.imps),
        "mark": list(state.marks),
        "evil": list(state.evil),
    }


def _bits(mask: int) -> set[int]:
    return {number for number in range(mask.bit_length()) if mask >> number & 1}


def _all_bits(masks: Iterable[int]) -> list[set[int]]:
    return [_bits(mask) for mask in masks]


def _box(game: Any) -> Box:
    items = game.items
    return Box(
        seats=game.seats,
        base={name: getattr(game.base, name) for name in _BASE},
        shown=game.by_players(game.base.shown),
        blocked=game.by_players(game.base.blocked),
        passes=game.by_players(game.base.passes),
        dummies=game.by_players(game.base.dummies),
        orders=tuple((one.reference, one.data.reverse) for one in items["order"]),
        rooms=tuple(_room(one) for one in items["room"]),
        cards=tuple(_card(one) for one in items["card"]),
        events=tuple((one.reference, one.data.deck) for one in items["event"]),
        traps=tuple(items["trap"][item].reference for item in game.traps),
        heroes=tuple(_hero(game, copy) for copy in range(len(game.heroes))),
        options=dict(game.options),
    )


def _plot(state: Any, place: int) -> Plot:
    game = state.game
    built = bool(state.built >> place & 1)
    number = state.rooms[place]
    return Plot(
        owner=place // (game.base.columns * game.base.rows),
        room=game.items["room"][number].reference if built else "",
        crew=game.rooms[number].crew if built else 0,
        conquered=bool(state.conquered >> place & 1),
        ran=state.ran[place],
    )


def _room(item: Any) -> Room:
    return Room(item.reference, item.data.year, item.data.crew, item.data.zone)


def _monster(state: Any, copy: int) -> Monster:
    item = state.game.items["monster"][state.game.monsters[copy]]
    data = item.data
    prices = {"gold price": data.gold, "food price": data.food, "evil price": data.evil}
    return Monster(
        reference=item.reference,
        year=state.game.monster_years[copy],
        printed={"damage": data.damage, **prices},
        asks=(data.traps, data.monsters),
        keeper=state.keeper[copy],
        dormant=bool(state.dormant >> copy & 1),
    )


def _hero(game: Any, copy: int) -> Hero:
    made = game.heroes[copy]
    item = game.hero_items[made.item]
    return Hero(
        reference=item.reference,
        kind=item.kind,
        year=made.year,
        level=made.level,
        printed={"health": made.health, "skill": made.skill},
    )


def _card(item: Any) -> Card:
    printed = {"weariness": item.data.weariness, "need": item.data.need}
    return Card(item.reference, item.data.year, printed, item.data.speed)
