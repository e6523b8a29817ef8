"""Where everything lies: dungeons, goods, monsters, parties, orders, and what is under way."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any, TypeAlias

from regola_engine.kernel import frames as kernel_frames
from regola_engine.kernel import position as kernel
from regola_engine.kernel.agenda import push
from regola_engine.kernel.bearers import Bearers
from regola_engine.kernel.course import begin_course
from regola_engine.kernel.happening import announce, hear, set_off
from regola_engine.kernel.layout import Layout
from regola_engine.kernel.log import Entry as LogEntry
from regola_engine.kernel.moves import NOBODY, Move, Question
from regola_engine.kernel.records import Class, Reaction, Value
from regola_engine.kernel.standing import Entry, forbidden, parts_told

if TYPE_CHECKING:
    from regola_engine.lords.game import Game

__all__ = [
    "GONE",
    "NOBODY",
    "OFFERED",
    "Event",
    "Frame",
    "Position",
    "banned",
    "heard_of",
    "note",
    "tell",
    "tell_heard",
    "told_of",
]

Heard: TypeAlias = "tuple[list[tuple[Any, int, int]], Event]"
"""The rules that wait for a deed, each with who bears it and *it*, and what they are told."""

OFFERED, GONE = -2, -3
"""Where a monster is that nobody has: on offer, out of the game."""


class Event(kernel_frames.Event):
    """
    What happens, or what a number, a class or a ban is asked about; one for all rules told of it.

    ``tile`` is a place of a dungeon; ``monster``, ``trap`` and ``hero`` are copies, ``room``,
    ``order``, ``card`` and ``happening`` items by number.
    """

    __slots__ = ("card", "happening", "hero", "monster", "order", "room", "tile", "trap")

    def __init__(self, verb: str, actor: int, thing: int = NOBODY) -> None:
        super().__init__(verb, actor, thing)
        self.tile = NOBODY
        self.monster = NOBODY
        self.trap = NOBODY
        self.hero = NOBODY
        self.room = NOBODY
        self.order = NOBODY
        self.card = NOBODY
        self.happening = NOBODY


class Frame(kernel_frames.Frame):
    """A rule at work, whose event tells what events of dungeons tell."""

    __slots__ = ()

    event: Event


_VALUES = (
    "announced_event", "attacked", "beat", "built", "card", "conquered", "cursed", "dormant",
    "dummy_evil", "first", "happening", "host", "hushed", "laid", "opened", "order", "paladin",
    "poisoned", "safe", "slot", "specials_shown", "stage", "thinned", "tiles", "turn", "year",
)  # fmt: skip
_LISTS = (
    "announced", "barred", "battlefield", "blocked", "boxes", "busy", "card_deck", "event_deck",
    "evil", "food", "gold", "helping", "hero_deck", "imps", "keeper", "known", "line", "marks",
    "monster_deck", "offered_rooms", "on_card", "pending", "performed", "ran", "room_deck", "rooms",
    "specials", "trap_deck", "trap_keeper", "waiting", "wounds",
)  # fmt: skip
_TABLES = (
    "chosen", "parties", "posted", "prisons", "sealed",
)  # fmt: skip


class Position(kernel.Position, Bearers):
    """
    A position of the game; changed in place.

    Places of all dungeons are numbered one seat after the other: ``tiles``, ``conquered`` ones
    and those ``built`` as rooms are masks of them, ``rooms`` tells which room lies on each,
    ``ran`` how often it ran this round. By seat: ``gold``, ``food``, ``imps`` (``busy`` ones
    among them, and ``helping`` monsters), ``evil``, ``marks``; ``chosen`` orders (``sealed``
    before they are shown), those ``barred``, ``performed`` and with a minion ``on_card``;
    ``parties`` from the front, ``prisons``; in a fight the ``battlefield`` and the monsters
    ``posted``. Masks of seats: ``safe``, ``cursed``, ``hushed``, ``attacked``, ``thinned``.
    ``boxes`` hold seats, order by order; dummies count on after the players. ``keeper`` and
    ``trap_keeper`` tell whose each copy is; ``wounds`` are by hero, ``pending`` those of a trap,
    one entry each. ``paladin`` is the hero of the year's paladin, ``host`` whose party he is in.
    ``waiting`` heroes arrive this round, ``announced`` ones in the next.
    """

    __slots__ = _VALUES + _LISTS + _TABLES

    LAYOUT = Layout(values=_VALUES, lists=_LISTS, tables=_TABLES)

    game: Game
    stage: int
    turn: int
    agenda: list[Frame]
    question: Question | None
    moves: list[Move]

    def __init__(self, game: Game, rng: Random) -> None:
        super().__init__(game, rng)
        base, seats, places = game.base, game.seats, game.seats * game.grid.size
        begin_course(self)
        self.year = 1
        self.first = 0
        self.tiles = self.conquered = self.built = 0
        self.rooms = [NOBODY] * places
        self.ran = [0] * places
        self.gold, self.food = [base.gold] * seats, [base.food] * seats
        self.imps, self.evil = [base.imps] * seats, [base.evil] * seats
        self.busy, self.helping, self.marks = ([0] * seats for _ in range(3))
        self.dummy_evil = base.evil
        self.safe = self.cursed = self.hushed = self.attacked = self.thinned = 0
        self._lay_orders(seats)
        self._lay_decks(game)
        self.parties, self.prisons, self.posted = (_stacks(seats) for _ in range(3))
        self.battlefield = [NOBODY] * seats
        self.wounds = [0] * len(game.heroes)
        self.poisoned = 0
        self.paladin = self.host = NOBODY

    def _lay_orders(self, seats: int) -> None:
        game = self.game
        self.chosen, self.sealed = _stacks(seats), _stacks(seats)
        self.barred, self.performed, self.on_card = ([0] * seats for _ in range(3))
        self.boxes = [NOBODY] * (len(game.orders) * game.base.boxes)
        self.blocked = [0] * game.dummies
        self.order, self.slot = NOBODY, 0

    def _lay_decks(self, game: Game) -> None:
        self.keeper = [NOBODY] * len(game.monsters)
        self.trap_keeper = [NOBODY] * len(game.traps)
        self.monster_deck, self.room_deck, self.trap_deck, self.hero_deck = _stacks(4)
        self.event_deck, self.card_deck, self.specials = _stacks(3)
        self.offered_rooms, self.announced, self.waiting, self.pending = _stacks(4)
        self.announced_event = self.happening = self.card = NOBODY
        self.dormant = self.laid = self.specials_shown = 0
        self.known = [0] * game.seats

    # ---- what rules in force ask ---------------------------------------------------------------

    def told(self, verb: str, actor: int, thing: int) -> Event:
        """Return an event that tells of nothing but who acts and what is asked about."""
        return Event(verb, actor, thing)

    def bearers(self, entry: Entry, actor: int) -> list[tuple[int, int]]:
        """Return who bears a rule, and for what: seat and *it*; ``actor`` of what is all's."""
        return _BEARERS.get(entry.kind, _of_all)(self, entry, actor)

    def holder_of(self, word: str, thing: int, you: int) -> int:
        """Return whose a thing is that is asked for a number or a class, NOBODY of what is free."""
        del you  # a player who is asked for a number is his own
        if word in _OF_MONSTERS:
            return max(self.keeper[thing], NOBODY)
        if word in _OF_TILES:
            return thing // self.game.grid.size
        return self.keeper_of(thing) if word in _OF_HEROES else thing

    def starting_number(self, word: str, thing: int) -> int:
        """Return where a number starts that the fields of a thing's item give."""
        field = _GIVEN.get(word)
        return 0 if field is None else field(self, thing)

    def is_there(self, thing: int | None) -> bool:
        """Tell whether there is a thing: outside of fights there is no battlefield."""
        return thing != NOBODY

    # ---- small questions ------------------------------------------------------------------------

    def own(self, seat: int) -> int:
        """Return the places of a player's dungeon."""
        size: int = self.game.grid.size
        return ((1 << size) - 1) << seat * size

    def host_of(self, hero: int) -> int:
        """Return in whose party a hero is, NOBODY for nobody's."""
        return _where(self.parties, hero)

    def keeper_of(self, hero: int) -> int:
        """Return whose a hero is: in whose party or prison he is, NOBODY for nobody's."""
        return max(self.host_of(hero), _where(self.prisons, hero))


def _where(kept: list[list[int]], hero: int) -> int:
    """Return the player among whose heroes one is, NOBODY for nobody."""
    return next((seat for seat, heroes in enumerate(kept) if hero in heroes), NOBODY)


def _stacks(many: int) -> list[list[int]]:
    """Return so many stacks, each empty."""
    return [[] for _ in range(many)]


def _of_room(position: Position, entry: Entry, _actor: int) -> list[tuple[int, int]]:
    size = position.game.grid.size
    lying = [n for n, room in enumerate(position.rooms) if room == entry.number]
    if entry.rule.each:
        return [(tile // size, tile) for tile in lying]
    return [(seat, NOBODY) for seat in dict.fromkeys(tile // size for tile in lying)]


def _of_monster(position: Position, entry: Entry, actor: int) -> list[tuple[int, int]]:
    """What nobody keeps says of itself what it is to whoever asks."""
    keeper = position.keeper
    copies = [c for c, item in enumerate(position.game.monsters) if item == entry.number]
    if _is_of_itself(entry):
        return [(keeper[c] if keeper[c] >= 0 else actor, c) for c in copies]
    return [(keeper[c], c) for c in copies if keeper[c] >= 0]


def _is_of_itself(entry: Entry) -> bool:
    rule = entry.rule
    return (rule.each and isinstance(rule, Class)) or (isinstance(rule, Value) and rule.its)


def _of_trap(position: Position, entry: Entry, _actor: int) -> list[tuple[int, int]]:
    keeper = position.trap_keeper
    copies = (c for c, item in enumerate(position.game.traps) if item == entry.number)
    return [(keeper[c], c) for c in copies if keeper[c] >= 0]


def _of_hero(position: Position, entry: Entry, actor: int) -> list[tuple[int, int]]:
    classes = len(position.game.items["adventurer"]) if entry.kind == "paladin" else 0
    heroes = position.game.heroes
    copies = [c for c, hero in enumerate(heroes) if hero.item == classes + entry.number]
    if _is_of_itself(entry):
        return [(actor, c) for c in copies]
    found = [(position.host_of(c), c) for c in copies]
    return [(seat, c) for seat, c in found if seat >= 0]


def _of_card(position: Position, entry: Entry, actor: int) -> list[tuple[int, int]]:
    return _of_all(position, entry, actor) if entry.number == position.card else []


def _of_all(position: Position, entry: Entry, actor: int) -> list[tuple[int, int]]:
    """What lies open to all speaks to whoever acts; what waits for deeds of others, to each."""
    if isinstance(entry.rule, Reaction) and entry.rule.everyone:
        return [(seat, entry.number) for seat in range(position.game.seats)]
    return [(actor, entry.number)]


_BEARERS = {
    "room": _of_room,
    "monster": _of_monster,
    "trap": _of_trap,
    "adventurer": _of_hero,
    "paladin": _of_hero,
    "card": _of_card,
}

_OF_MONSTERS = frozenset(
    ("damage", "evil price", "food price", "gold price", "ethereal", "helpful", "loyal", "tireless")
)
_OF_TILES = frozenset(("crew", "lairs", "runs", "silent", "times run", "trap fee", "trap places"))
_OF_HEROES = frozenset(("bold", "hasty", "health", "level", "patient", "skill"))


_Given: TypeAlias = "Callable[[Position, int], int]"


def _monster_field(name: str) -> _Given:
    def read(position: Position, copy: int) -> int:
        game = position.game
        return int(getattr(game.monster_data[game.monsters[copy]], name))

    return read


_GIVEN: dict[str, _Given] = {
    "damage": _monster_field("damage"),
    "gold price": _monster_field("gold"),
    "food price": _monster_field("food"),
    "evil price": _monster_field("evil"),
    "health": lambda position, hero: position.game.heroes[hero].health,
    "skill": lambda position, hero: position.game.heroes[hero].skill,
    "level": lambda position, hero: position.game.heroes[hero].level,
    "crew": lambda position, tile: position.game.rooms[position.rooms[tile]].crew,
    "weariness": lambda position, card: position.game.cards[card].weariness,
    "need": lambda position, card: position.game.cards[card].need,
    "passes": lambda position, _: position.game.by_players(position.game.base.passes),
}


def told_of(verb: str, actor: int, **things: int) -> Event:
    """Return an event that tells of some things by their fields."""
    event = Event(verb, actor)
    for name, thing in things.items():
        setattr(event, name, thing)
    return event


def tell(position: Position, verb: str, actor: int, *, before: bool = False, **things: int) -> None:
    """Let what a deed sets off come next, with what comes ``before`` it first."""
    event = told_of(verb, actor, **things)
    earlier = announce(position, verb, event, before=True) if before else []
    push(position, [*earlier, *announce(position, verb, event)])


def heard_of(
    position: Position, verb: str, actor: int, *, before: bool = False, **things: int
) -> Heard:
    """Return who waits for a deed that is about to be done, with what is told of it."""
    event = told_of(verb, actor, **things)
    earlier = hear(position, verb, event, before=True) if before else []
    return earlier + hear(position, verb, event), event


def tell_heard(position: Position, heard: Heard) -> None:
    """Let what a deed sets off come next, now that it is done."""
    push(position, set_off(position, *heard))


def banned(position: Position, deed: str, actor: int, **things: int) -> bool:
    """Tell whether a rule forbids a deed."""
    return forbidden(position, deed, told_of(deed, actor, **things)) >= 0


def note(position: Position, kind: str, seat: int, *numbers: int, of: tuple[str, ...] = ()) -> None:
    """
    Keep what happened, and the rule at work, if a log is kept.

    ``of`` are numbers of a player's, or of the thing told first, whose changes by rules are told.
    """
    if position.log is not None:
        thing = numbers[0] if numbers and kind != "score" else None
        parts = [part for word in of for part in parts_told(position, word, seat, thing)]
        position.log.append(LogEntry(kind, seat, position.under_way, numbers, tuple(parts)))
