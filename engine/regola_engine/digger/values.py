"""
Numbers and classes, worked out from the rules that speak of them.

Base rules define; what is *more* or *less* adds up; then doubling, then the bounds; then an
overriding *is* has the last word. Of yes and no the items speak louder than the base, and within a
level *not* wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from regola_engine.digger import rules as r
from regola_engine.digger.frames import NOBODY, Event, Frame
from regola_engine.digger.game import COMMON, FIGURE, LORD, MOVER, ORDER, TILE
from regola_engine.digger.geometry import bits
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.log import Part

if TYPE_CHECKING:
    from regola_engine.digger.game import Entry
    from regola_engine.digger.position import Position

__all__ = [
    "BANNED",
    "HELD",
    "bearers",
    "class_tiles",
    "forbidden",
    "has_number",
    "is_immune",
    "number",
    "thing_is",
]


def bearers(position: Position, entry: Entry, actor: int) -> list[tuple[int, int]]:
    """Return who bears a rule, and for what: seat and *it*; ``actor`` of what is all's."""
    if entry.sort != COMMON:
        return _BEARERS[entry.sort](position, entry, actor)
    if isinstance(entry.rule, r.Reaction) and entry.rule.everyone:
        return [(s, NOBODY) for s in range(position.game.seats) if not position.defeated >> s & 1]
    return [(actor, NOBODY)]


def _of_order(_position: Position, entry: Entry, actor: int) -> list[tuple[int, int]]:
    return [(actor, entry.number)]


def _of_lord(position: Position, entry: Entry, _actor: int) -> list[tuple[int, int]]:
    return [(s, NOBODY) for s, lord in enumerate(position.lords) if lord == entry.number]


def _of_figure(position: Position, entry: Entry, actor: int) -> list[tuple[int, int]]:
    return [(actor, entry.number)] if position.figures[entry.number] >= 0 else []


def _of_mover(position: Position, entry: Entry, actor: int) -> list[tuple[int, int]]:
    """What nobody leads yet is there for whoever acts."""
    leader = position.controller[entry.number]
    if leader >= 0:
        return [(leader, entry.number)]
    rule = entry.rule
    its_own = isinstance(rule, r.Offer) or (isinstance(rule, r.Value) and rule.its)
    return [(actor, entry.number)] if its_own else []


def _of_tile(position: Position, entry: Entry, actor: int) -> list[tuple[int, int]]:
    lying = position.kinds[entry.number]
    if not lying:
        return []
    if entry.rule.each:
        owner = position.owner
        return [(owner[t] if owner[t] >= 0 else actor, t) for t in bits(lying)]
    return [(seat, NOBODY) for seat, own in enumerate(position.own) if own & lying]


_BEARERS = {TILE: _of_tile, ORDER: _of_order, LORD: _of_lord, MOVER: _of_mover, FIGURE: _of_figure}


# ---- numbers ----------------------------------------------------------------------------------


def number(position: Position, word: str, you: int, thing: Any = None) -> int:
    """
    Return a number of a player, or of a thing that a player asks for.

    Whose number it is the vocabulary says: what is a holder's is worked out with the rules of
    whoever has the thing, anything else with those of who asks. A rule about *its* number, or one
    of *your* things, speaks to everybody.
    """
    value = _given(position, word, thing)
    # There is nothing less than nothing.
    added, doubled, least, most = 0, 1, 0, r.ALL
    override: int | None = None
    for entry, operation, amount in _parts(position, word, you, thing):
        if operation == r.IS and entry.base:
            value = amount
        elif operation == r.IS:
            override = amount
        elif operation in _SIGNS:
            added += _SIGNS[operation] * amount
        elif operation == r.DOUBLED:
            doubled *= 2
        elif operation == r.AT_LEAST:
            least = max(least, amount)
        else:
            most = min(most, amount)
    found = min(max((value + added) * doubled, least), most) if override is None else override
    if position.log is not None:
        position.log.asked.append((found, _told(position, word, you, thing)))
    return found


def has_number(position: Position, word: str, you: int, thing: Any) -> bool:
    """Tell whether any rule gives a thing a number."""
    return any(True for _ in _parts(position, word, you, thing))


def _told(position: Position, word: str, you: int, thing: Any) -> tuple[Part, ...]:
    """Return what a number comes from, rule by rule."""
    parts = _parts(position, word, you, thing)
    return tuple(Part(entry.rule.index, operation, n) for entry, operation, n in parts)


_SIGNS = {r.MORE: 1, r.LESS: -1}


def _parts(position: Position, word: str, you: int, thing: Any) -> Iterator[tuple[Entry, int, int]]:
    """Give what each rule does to a number: the rule, the operation, the amount."""
    holder = _holder(position, word, you, thing)
    eyes = holder if word in HELD and holder >= 0 else you
    event = Event(you, thing=thing)
    for entry in position.game.values.get(word, ()):
        rule = entry.rule
        if not isinstance(rule, r.Value):
            continue
        whose = holder if rule.yours else eyes
        for bearer, it in bearers(position, entry, whose):
            if rule.others or (it == thing if rule.its else bearer == whose >= 0):
                amount = _amount(position, rule, Frame(rule.index, bearer, it, event))
                if amount is not None:
                    yield entry, rule.operation, amount


HELD = frozenset(("capacity", "speed", "strength", "weight"))
"""The numbers that are those of whoever has the thing, not of who asks."""


def _holder(position: Position, word: str, you: int, thing: Any) -> int:
    """Return whose a thing is that is asked for a number, NOBODY of what lies about."""
    if thing is None or (word in _OF_MOVERS and thing < 0):
        return you
    if word in _OF_MOVERS:
        return int(position.controller[thing])
    return position.owner[thing] if word in _OF_TILES else you


def _amount(position: Position, rule: r.Value, frame: Frame) -> int | None:
    """Return what a rule changes a number by, nothing where its condition fails."""
    if rule.holds is not None and not rule.holds(position, frame):
        return None
    return rule.constant if rule.amount is None else rule.amount(position, frame)


def _given(position: Position, word: str, thing: Any) -> int:
    """Return where a number starts that the fields of an item give."""
    game = position.game
    if word == "cost" and thing is not None:
        cost: int = game.orders[thing].cost
        return cost
    mover = None
    if word in _OF_MOVERS and thing is not None and thing >= 0:
        mover = game.movers[thing].mover
    if mover is None:
        return 0
    given: int = getattr(mover, _OF_MOVERS[word])
    return given


_OF_MOVERS = {"strength": "strength", "speed": "speed", "weight": "resources"}
_OF_TILES = ("capacity", "defence")


# ---- classes ----------------------------------------------------------------------------------


def _speakers(position: Position, entry: Entry, you: int) -> list[tuple[int, int]]:
    """
    Return who says to a player that things are of a class: seat and *it*.

    What lies on the board says it to everybody; so does whoever speaks of things of his own.
    """
    rule = entry.rule
    yours = isinstance(rule, r.Class) and rule.yours
    if yours and entry.sort == COMMON:
        return [(seat, NOBODY) for seat in range(position.game.seats)]
    found = bearers(position, entry, you)
    if yours or entry.sort in (TILE, MOVER, FIGURE):
        return found
    return [(bearer, it) for bearer, it in found if bearer == you]


def class_tiles(position: Position, word: str, you: int) -> int:
    """Return the tiles of a class in a player's eyes."""
    asked = position.game.asked
    if (word, you) in asked:
        # What is so by its being so has no end.
        raise RuleError("endless", position.under_way)
    asked.add((word, you))
    try:
        return _class_tiles(position, word, you)
    finally:
        asked.remove((word, you))


def _class_tiles(position: Position, word: str, you: int) -> int:
    base_yes = base_no = yes = no = 0
    event = Event(you)
    for entry in position.game.classes.get(word, ()):
        rule = entry.rule
        if not isinstance(rule, r.Class) or rule.tiles is None:
            continue
        found = 0
        for bearer, it in _speakers(position, entry, you):
            found |= rule.tiles(position, Frame(rule.index, bearer, it, event))
        if entry.base:
            base_yes, base_no = (
                (base_yes, base_no | found) if rule.negated else (base_yes | found, base_no)
            )
        elif rule.negated:
            no |= found
        else:
            yes |= found
    return ((base_yes & ~base_no) | yes) & ~no & position.tiles


def thing_is(position: Position, word: str, you: int, thing: Any) -> bool:
    """Tell whether a thing that is no tile is of a class in a player's eyes."""
    event = Event(you, thing=thing)
    base: bool | None = None
    standing: bool | None = None
    for entry in position.game.classes.get(word, ()):
        rule = entry.rule
        if not isinstance(rule, r.Class):
            continue
        for bearer, it in _speakers(position, entry, you):
            if rule.holds is not None:
                frame = Frame(rule.index, bearer, it, event)
                if not rule.holds(position, frame):
                    continue
            if entry.base:
                base = False if rule.negated else base is not False
            else:
                standing = False if rule.negated else standing is not False
    return bool(base if standing is None else standing)


def is_immune(position: Position, mover: int, tile: int) -> bool:
    """Tell whether a creature or an adventurer is immune to a tile; a squad, below 0, never is."""
    found = False
    for entry in position.game.classes.get("immune to", ()) if mover >= 0 else ():
        rule = entry.rule
        if not isinstance(rule, r.Class):
            continue
        event = Event(position.controller[mover], tile, tile)
        event.mover = mover
        for bearer, it in _speakers(position, entry, event.actor):
            if rule.its and it != mover:
                continue
            frame = Frame(rule.index, bearer, it, event)
            if rule.holds is None or rule.holds(position, frame):
                if rule.negated:
                    return False
                found = True
    return found


# ---- bans -------------------------------------------------------------------------------------

BANNED = frozenset(
    (
        "build in",
        "conquer tile",
        "exchange project",
        "kill adventurer",
        "kill creature",
        "put tile in",
        "summon creature",
        "summon goon",
        *(f"move {party} {way}" for party in ("party", "squad") for way in ("from", "over", "to")),
        *(
            f"move {mover} {way}"
            for mover in ("adventurer", "creature")
            for way in ("from", "over")
        ),
    )
)
"""The deeds that rules may forbid: before each of them the engine asks."""


def forbidden(position: Position, deed: str, event: Event) -> int:
    """Return the rule that forbids a deed, NOBODY if none does; the event tells of the deed."""
    for entry in position.game.bans.get(deed, ()):
        rule = entry.rule
        if not isinstance(rule, r.Ban):
            continue
        bearing = bearers(position, entry, event.actor)
        if not bearing:
            continue
        # Conditions only read the frame: one serves all who bear the rule.
        asked = Frame(rule.index, NOBODY, NOBODY, event)
        for bearer, it in bearing:
            asked.you, asked.it = bearer, it
            if rule.holds is None or rule.holds(position, asked):
                return rule.index
    return NOBODY
