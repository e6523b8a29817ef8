"""
Rules in force: filed by what they speak of, and asked for numbers, for yes and no, for bans.

Base rules define; what is *more* or *less* adds up; then doubling, then the bounds; then an
overriding *is* has the last word. Of yes and no items speak louder than the base, and within a
level *not* wins.

A position tells who bears a rule (``bearers``), whose a thing is (``holder``), and where a number
starts that an item's fields give (``given``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from regola_engine.kernel import records as r
from regola_engine.kernel.asking import NOBODY, Frame, Move
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.log import Log, Part
from regola_engine.kernel.rules import ALL, AT_LEAST, AT_MOST, DOUBLED, IS, LESS, MORE

__all__ = [
    "Bearing",
    "Entry",
    "Standing",
    "announce",
    "at_moment",
    "forbidden",
    "is_so",
    "may_use",
    "note_use",
    "number",
    "open_offers",
]


class Entry(NamedTuple):
    """A rule in force: the kind of its item, the number of the item among those, whether base."""

    rule: r.Rule
    kind: str
    number: int
    base: bool


class Standing:
    """
    The rules of a game, sorted by what they speak of.

    ``asked`` are the numbers and classes being worked out, to tell rules that lead back to
    themselves.
    """

    def __init__(self, entries: Iterable[Entry]) -> None:
        """File rules; items come before base rules at one moment."""
        self.values: dict[str, list[Entry]] = {}
        self.classes: dict[str, list[Entry]] = {}
        self.bans: dict[str, list[Entry]] = {}
        self.offers: dict[str, list[Entry]] = {}
        self.at: dict[str, list[Entry]] = {}
        self.events: dict[tuple[str, bool], list[Entry]] = {}
        self.asked: set[tuple[str, int, int]] = set()
        for entry in sorted(entries, key=lambda one: one.base):
            self._file(entry)

    def _file(self, entry: Entry) -> None:
        rule = entry.rule
        if isinstance(rule, r.Value):
            self.values.setdefault(rule.word, []).append(entry)
        elif isinstance(rule, r.Class):
            self.classes.setdefault(rule.word, []).append(entry)
        elif isinstance(rule, r.Ban):
            self.bans.setdefault(rule.deed, []).append(entry)
        elif isinstance(rule, r.Offer):
            self.offers.setdefault(rule.moment, []).append(entry)
        elif isinstance(rule, r.Reaction) and rule.moment:
            self.at.setdefault(rule.moment, []).append(entry)
        elif isinstance(rule, r.Reaction):
            self.events.setdefault((rule.event, rule.before), []).append(entry)


class Bearing(Protocol):
    """What rules in force ask of a position and of its game."""

    @property
    def standing(self) -> Standing:
        """The rules of the game."""

    def bearers(self, entry: Entry, actor: int) -> list[tuple[int, int]]:
        """Return who bears a rule, and for what: seat and *it*; ``actor`` of what is all's."""

    def holder(self, word: str, thing: int) -> int:
        """Return whose a thing is that is asked for a number or a class, NOBODY of what is free."""

    def given(self, word: str, thing: int) -> int:
        """Return where a number starts that the fields of a thing's item give."""

    def told(self, verb: str, actor: int, thing: int) -> Any:
        """Return an event that tells of nothing but who acts and what is asked about."""


# ---- numbers ----------------------------------------------------------------------------------


def number(position: Any, word: str, you: int, thing: int | None = None) -> int:
    """Return a number of a player, or of a thing that a player asks for."""
    about = you if thing is None else thing
    asked = position.standing.asked
    key = (word, you, about)
    if key in asked:
        # What is so much by its being so much has no end.
        raise RuleError("endless", position.under_way)
    asked.add(key)
    try:
        parts = list(_parts(position, word, you, thing))
    finally:
        asked.remove(key)
    found = _worked_out(position.given(word, about), parts)
    log: Log | None = position.log
    if log is not None:
        told = tuple(Part(entry.rule.index, operation, n) for entry, operation, n in parts)
        log.asked.append((found, told))
    return found


def _worked_out(given: int, parts: list[tuple[Entry, int, int]]) -> int:
    value, added, doubled, least, most = given, 0, 1, -ALL, ALL
    override: int | None = None
    for entry, operation, amount in parts:
        if operation == IS and entry.base:
            value = amount
        elif operation == IS:
            override = amount
        elif operation in _SIGNS:
            added += _SIGNS[operation] * amount
        elif operation == DOUBLED:
            doubled *= 2
        elif operation == AT_LEAST:
            least = max(least, amount)
        elif operation == AT_MOST:
            most = min(most, amount)
    return min(max((value + added) * doubled, least), most) if override is None else override


_SIGNS = {MORE: 1, LESS: -1}


def _parts(
    position: Any, word: str, you: int, thing: int | None
) -> Iterator[tuple[Entry, int, int]]:
    """Give what each rule does to a number: the rule, the operation, the amount."""
    holder = you if thing is None else position.holder(word, thing)
    event = position.told(word, you, NOBODY if thing is None else thing)
    for entry in position.standing.values.get(word, ()):
        rule = entry.rule
        whose = holder if rule.yours else you
        for bearer, it in position.bearers(entry, whose):
            if rule.others or (it == thing if rule.its else bearer == whose >= 0):
                frame = Frame(rule.index, bearer, it, event)
                if rule.holds is None or rule.holds(position, frame):
                    amount = rule.constant if rule.amount is None else rule.amount(position, frame)
                    yield entry, rule.operation, amount


# ---- yes and no, bans --------------------------------------------------------------------------


def is_so(position: Any, word: str, you: int, thing: int) -> bool:
    """Tell whether a thing is of a class."""
    base: bool | None = None
    standing: bool | None = None
    event = position.told(word, you, thing)
    for entry in position.standing.classes.get(word, ()):
        rule = entry.rule
        whose = position.holder(word, thing) if rule.yours else you
        for bearer, it in position.bearers(entry, whose):
            if (rule.its and it != thing) or (rule.yours and bearer != whose):
                continue
            frame = Frame(rule.index, bearer, it, event)
            if rule.holds is not None and not rule.holds(position, frame):
                continue
            if entry.base:
                base = False if rule.negated else base is not False
            else:
                standing = False if rule.negated else standing is not False
    return bool(base if standing is None else standing)


def forbidden(position: Any, deed: str, event: Any) -> int:
    """Return the rule that forbids a deed, NOBODY if none does; the event tells of the deed."""
    for entry in position.standing.bans.get(deed, ()):
        rule = entry.rule
        for bearer, it in position.bearers(entry, event.actor):
            if rule.holds is None or rule.holds(position, Frame(rule.index, bearer, it, event)):
                return int(rule.index)
    return NOBODY


# ---- what happens, and what one may do ---------------------------------------------------------


def may_use(position: Any, rule: r.Offer | r.Reaction, you: int) -> bool:
    """Tell whether a player has a use left of a limited rule."""
    if not rule.times:
        return True
    spent = position.spent_turn if rule.turn else position.spent
    return bool(spent.get((rule.index, you), 0) < rule.times)


def note_use(position: Any, rule: r.Offer | r.Reaction, you: int) -> None:
    """Count a use of a limited rule."""
    if rule.times:
        spent = position.spent_turn if rule.turn else position.spent
        spent[rule.index, you] = spent.get((rule.index, you), 0) + 1


def announce(position: Any, event: Any, *, before: bool = False) -> list[Frame]:
    """Return the steps that a deed sets off, in order; they have not begun."""
    entries = position.standing.events.get((event.verb, before), ())
    return _set_off(position, entries, event)


def at_moment(position: Any, moment: str, seat: int) -> list[Frame]:
    """Return the steps that a moment sets off for its player, in order."""
    event = position.told(moment, seat, NOBODY)
    return _set_off(position, position.standing.at.get(moment, ()), event, only=seat)


def _set_off(
    position: Any, entries: Iterable[Entry], event: Any, only: int = NOBODY
) -> list[Frame]:
    found: list[Frame] = []
    for entry in entries:
        rule = entry.rule
        if not isinstance(rule, r.Reaction):
            continue
        for you, it in position.bearers(entry, event.actor):
            frame = Frame(rule.index, you, it, event)
            if only not in (NOBODY, you):
                continue
            if rule.matches is not None and not rule.matches(position, frame):
                continue
            if may_use(position, rule, you):
                note_use(position, rule, you)
                found.append(frame)
    return found


def open_offers(position: Any, moment: str, seat: int) -> list[Move]:
    """Return what the offers of a moment let a player do."""
    found: list[Move] = []
    for entry in position.standing.offers.get(moment, ()):
        rule = entry.rule
        if not isinstance(rule, r.Offer):
            continue
        for you, it in position.bearers(entry, seat):
            frame = Frame(rule.index, you, it, position.told(moment, seat, NOBODY))
            if you == seat and may_use(position, rule, you) and _is_open(position, rule, frame):
                found.append(Move("offer", (rule.index, it)))
    return found


def _is_open(position: Any, rule: r.Offer, frame: Frame) -> bool:
    held = rule.holds is None or rule.holds(position, frame)
    return held and (rule.possible is None or rule.possible(position, frame))
