"""
Rules in force: filed by what they speak of, and asked for numbers, for yes and no, for bans.

Base rules define; what is *more* or *less* adds up; then doubling, then the bounds; then an
overriding *is* has the last word. Of yes and no items speak louder than the base, and within a
level *not* wins.

A position has the rules that everybody hears (``standing``), and tells who bears one (``bearers``),
whose a thing is (``holder_of``), and where a number starts that an item's fields give
(``starting_number``). What was answered is remembered while what may be done is listed, when
nothing changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from operator import attrgetter
from typing import Any, NamedTuple, TypeAlias, TypeVar

from regola_engine.kernel import records as r
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.frames import Asked
from regola_engine.kernel.levels import Least, decided, voice
from regola_engine.kernel.log import Log, Part
from regola_engine.kernel.moves import NOBODY
from regola_engine.kernel.numbers import told, worked_out
from regola_engine.kernel.rules import ALL

__all__ = [
    "Entry",
    "Standing",
    "barred",
    "bearers_told",
    "class_set",
    "forbidden",
    "gather",
    "has_number",
    "is_so",
    "number",
    "parts_told",
]

_Part: TypeAlias = "tuple[Entry, int, int]"
"""What a rule does to a number: the rule, the operation, the amount."""


_Key = TypeVar("_Key")
_One = TypeVar("_One")

_Borne: TypeAlias = "tuple[Entry, list[tuple[int, int]] | None]"
"""A ban, and who bears it for what; none where an event must tell."""


class Entry(NamedTuple):
    """
    A rule in force: the kind of its item, the number of the item among those, whether base.

    Kind and number are what a position finds the bearer by; a family that knows him when it files
    the rule keeps him there.
    """

    rule: Any
    kind: str
    number: int
    base: bool


_IS_BASE = attrgetter("base")


class Standing:
    """
    Rules in force, sorted by what they speak of: of a game, of one bearer, or what all hear.

    ``held`` are the numbers that are those of whoever has the thing, not of who asks; no number
    but those with a sign (``signed``) falls below nought. ``asked`` are the numbers being worked
    out, to tell rules that lead back to themselves, each with how many classes were; ``least``
    works classes out. Those ``of_one`` are all borne by whoever acts, who alone is asked for them.
    """

    __slots__ = (
        "_banned", "asked", "at", "bans", "classes", "events", "held", "least", "of_one", "offers",
        "others", "signed", "values",
    )  # fmt: skip

    def __init__(
        self,
        entries: Iterable[Entry],
        held: frozenset[str] = frozenset(),
        signed: frozenset[str] = frozenset(),
    ) -> None:
        """File rules; items come before base rules at one moment."""
        self.held = held
        self.signed = signed
        self.of_one = False
        self.values: dict[Any, list[Entry]] = {}
        self.classes: dict[Any, list[Entry]] = {}
        self.bans: dict[str, list[Entry]] = {}
        self.offers: dict[str, list[Entry]] = {}
        self.at: dict[str, list[Entry]] = {}
        self.events: dict[tuple[str, bool], list[Any]] = {}
        self.others: list[r.Rule] = []
        self.asked: dict[tuple[object, ...], int] = {}
        self.least = Least()
        self._banned: dict[tuple[str, ...], list[Entry]] = {}
        for entry in sorted(entries, key=_IS_BASE):
            self.file(entry)

    def file(self, entry: Entry) -> None:
        """Take a rule in, after those of the same subject."""
        rule = entry.rule
        if isinstance(rule, r.Reaction) and rule.moment:
            self.at.setdefault(rule.moment, []).append(entry)
        elif isinstance(rule, r.Reaction):
            self.events.setdefault((rule.event, rule.before), []).append(entry)
        elif isinstance(rule, r.Offer):
            self.offers.setdefault(rule.moment, []).append(entry)
        elif isinstance(rule, r.Value):
            self.values.setdefault(rule.word, []).append(entry)
        elif isinstance(rule, r.Class):
            self.classes.setdefault(rule.word, []).append(entry)
        elif isinstance(rule, r.Ban):
            self.bans.setdefault(rule.deed, []).append(entry)
        else:
            self.others.append(rule)

    def join(self, other: Standing) -> None:
        """Take in what another holds, after what is there."""
        for mine, theirs in (
            (self.values, other.values),
            (self.classes, other.classes),
            (self.bans, other.bans),
            (self.offers, other.offers),
            (self.at, other.at),
        ):
            if theirs:
                gather(mine, theirs)
        if other.events:
            gather(self.events, other.events)

    def banned(self, deeds: tuple[str, ...]) -> list[Entry]:
        """Return the rules that forbid one of some deeds, in the order of these."""
        found = self._banned.get(deeds)
        if found is None:
            found = [entry for deed in deeds for entry in self.bans.get(deed, ())]
            self._banned[deeds] = found
        return found


def gather(mine: dict[_Key, list[_One]], theirs: Mapping[_Key, list[_One]]) -> None:
    """Add lists filed by subject to others."""
    for subject, found in theirs.items():
        known = mine.get(subject)
        if known is None:
            mine[subject] = found[:]
        else:
            known += found


# ---- numbers ----------------------------------------------------------------------------------


def number(position: Any, word: str, you: int, thing: Any = None) -> int:
    """
    Return a number of a player, or of a thing that a player asks for.

    Whose number it is the vocabulary says: what is a holder's is worked out with the rules of
    whoever has the thing, anything else with those of who asks. A rule about *its* number, or one
    of *your* things, speaks to everybody. Of a thing that is not there it is nothing.
    """
    key = (word, you, thing)
    memo: dict[Any, int] | None = position.memo
    if memo is not None and key in memo:
        return memo[key]
    if not position.is_there(thing):
        return 0
    parts = _parts(position, key)
    given = position.starting_number(word, you if thing is None else thing)
    said = ((entry.base, operation, amount) for entry, operation, amount in parts)
    found = worked_out(given, said, -ALL if word in position.standing.signed else 0)
    if memo is not None:
        memo[key] = found
    log: Log | None = position.log
    if log is not None:
        log.asked.append((found, _kept(parts)))
    return found


def parts_told(position: Any, word: str, you: int, thing: Any = None) -> tuple[Part, ...]:
    """Return what rules change about a number, for a log; nothing where none is kept."""
    if position.log is None:
        return ()
    return told(_kept(_parts(position, (word, you, thing))))


def _kept(parts: list[_Part]) -> tuple[Part, ...]:
    return tuple(Part(entry.rule.index, operation, n) for entry, operation, n in parts)


def has_number(position: Any, word: str, you: int, thing: Any) -> bool:
    """Tell whether any rule gives a thing a number."""
    return bool(_parts(position, (word, you, thing)))


def _parts(position: Any, key: tuple[str, int, Any]) -> list[_Part]:
    """Return what each rule does to a number."""
    standing = position.standing
    entries = standing.values.get(key[0])
    if not entries:
        return []
    outer, begun = standing.asked.get(key), len(standing.least.half)
    if outer is not None and begun <= outer:
        # What is so much by its being so much has no end; a class between the two has one.
        raise RuleError("endless", position.under_way)
    standing.asked[key] = begun
    try:
        return _heard(position, entries, *key)
    finally:
        if outer is None:
            del standing.asked[key]
        else:
            standing.asked[key] = outer


def _heard(position: Any, entries: list[Entry], word: str, you: int, thing: Any) -> list[_Part]:
    holder = you if thing is None else position.holder_of(word, thing, you)
    eyes = holder if holder >= 0 and word in position.standing.held else you
    # Rules only read what they are asked with, so that one serves all.
    frame = Asked(you, position.told(word, you, NOBODY if thing is None else thing))
    found: list[_Part] = []
    for entry in entries:
        rule = entry.rule
        whose = holder if rule.yours else eyes
        if rule.its:
            bearing = position.bearers_of(entry, whose, thing)
        else:
            bearing = position.bearers(entry, whose)
        for frame.you, frame.it in bearing:
            if not (rule.its or rule.others or frame.you == whose >= 0):
                continue
            if rule.holds is None or rule.holds(position, frame):
                amount = rule.constant if rule.amount is None else rule.amount(position, frame)
                found.append((entry, rule.operation, amount))
    return found


# ---- yes and no, bans --------------------------------------------------------------------------


def is_so(position: Any, word: str, you: int, thing: Any, event: Any = None) -> bool:
    """Tell whether a thing is of a class in a player's eyes; the event tells what else is asked."""
    standing = position.standing
    if word not in standing.classes:
        return False
    memo: dict[Any, int] | None = position.memo if event is None else None
    key = (word, you, thing, bool)
    if memo is not None and key in memo:
        return bool(memo[key])
    found = bool(standing.least.of(position, key, False, _is_so, word, you, thing, event))
    if memo is not None:
        memo[key] = found
    return found


def _is_so(position: Any, word: str, you: int, thing: Any, event: Any) -> bool:
    frame = Asked(you, position.told(word, you, thing) if event is None else event)
    base: bool | None = None
    standing: bool | None = None
    for entry in position.standing.classes.get(word, ()):
        rule = entry.rule
        for frame.you, frame.it in position.speakers(entry, word, you, thing):
            if rule.its and frame.it != thing:
                continue
            if rule.holds is not None and not rule.holds(position, frame):
                continue
            if rule.extent is not None and not rule.extent(position, frame) >> thing & 1:
                continue
            if entry.base:
                base = False if rule.negated else base is not False
            else:
                standing = False if rule.negated else standing is not False
    return bool(base if standing is None else standing)


def class_set(position: Any, word: str, you: int) -> int:
    """Return the things of a class in a player's eyes, as a mask."""
    standing = position.standing
    if word not in standing.classes:
        return 0
    memo: dict[Any, int] | None = position.memo
    key = (word, you)
    if memo is not None and key in memo:
        return memo[key]
    found: int = standing.least.of(position, key, 0, _class_set, word, you)
    if memo is not None:
        memo[key] = found
    return found


def _class_set(position: Any, word: str, you: int) -> int:
    said = [0, 0, 0, 0]
    frame = Asked(you, position.told(word, you, NOBODY))
    for entry in position.standing.classes.get(word, ()):
        rule = entry.rule
        if rule.extent is not None:
            for frame.you, frame.it in position.speakers(entry, word, you, None):
                said[voice(not entry.base, negated=rule.negated)] |= rule.extent(position, frame)
    return decided(said)


def forbidden(position: Any, deed: str, event: Any) -> int:
    """Return the rule that forbids a deed, NOBODY if none does; the event tells of the deed."""
    return barred(position, (deed,), event)


def barred(position: Any, deeds: tuple[str, ...], event: Any) -> int:
    """
    Return the rule that forbids what is several deeds at once, NOBODY if none does.

    What is forbidden to some things of a sort alone is so to that which the event tells of.
    """
    bans = _bans(position, deeds, event.actor)
    if not bans:
        return NOBODY
    frame = Asked(NOBODY, event)
    for entry, known in bans:
        rule = entry.rule
        bearing = bearers_told(position, entry, event) if known is None else known
        for frame.you, frame.it in bearing:
            if rule.holds is not None and not rule.holds(position, frame):
                continue
            if rule.extent is None or rule.extent(position, frame) >> max(event.thing, 0) & 1:
                return int(rule.index)
    return NOBODY


def _bans(position: Any, deeds: tuple[str, ...], actor: int) -> list[_Borne]:
    """Return the bans on some deeds that anybody bears, while nothing changes found once."""
    entries: list[Entry] = position.bans_on(deeds, actor)
    memo: dict[Any, Any] | None = position.memo
    if not entries or memo is None:
        return [(entry, None) for entry in entries]
    found: list[_Borne] | None = memo.get((deeds, actor))
    if found is None:
        borne = ((e, None if e.rule.where else position.bearers(e, actor)) for e in entries)
        found = memo[deeds, actor] = [one for one in borne if one[1] is None or one[1]]
    return found


def bearers_told(position: Any, entry: Entry, event: Any) -> list[tuple[int, int]]:
    """Return who bears a rule that is told of an event; one of its own thing only for that."""
    where = entry.rule.where
    if not where:
        found: list[tuple[int, int]] = position.bearers(entry, event.actor)
        return found
    thing = getattr(event, where)
    return position.bearers_of(entry, event.actor, thing) if thing >= 0 else []
