"""
The syntax tree: what stands in a rules file, not yet what it means.

Every node knows its place as offsets ``start`` and ``end`` (end exclusive) in its file.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

__all__ = [
    "Act",
    "Amounts",
    "AsIf",
    "Atom",
    "CanTest",
    "Clause",
    "Condition",
    "Declaration",
    "Deed",
    "Doubled",
    "Entry",
    "Event",
    "ExistsTest",
    "Field",
    "HasTest",
    "IsTest",
    "Limit",
    "LinkPredicate",
    "LinkTail",
    "NounPhrase",
    "Permission",
    "PhaseMoment",
    "Predicate",
    "Prefix",
    "Reaction",
    "RelativeDid",
    "RelativeDoer",
    "RelativeHas",
    "RelativeIs",
    "RelativeLink",
    "RuleLine",
    "Scope",
    "Statement",
    "Tail",
    "Term",
    "Union",
    "Value",
    "Word",
]


@dataclass(frozen=True, slots=True)
class Word:
    """A word, number or sign: its terminal, its value, and where it stands."""

    terminal: str
    text: str
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Atom:
    """
    The head of a noun phrase: determiners, then words; or a pronoun, or a phrase in brackets.

    ``inner`` is set for brackets alone.
    """

    determiners: tuple[Word, ...]
    words: tuple[Word, ...]
    pronoun: Word | None
    inner: NounPhrase | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class LinkTail:
    """``beside your mountains``; ``not beside …`` when negated."""

    preposition: Word
    atom: Atom
    negated: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Union:
    """``or a farmland``."""

    atom: Atom
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class RelativeIs:
    """``that is not water``."""

    atom: Atom
    negated: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class RelativeLink:
    """``that is not beside a river``."""

    preposition: Word
    atom: Atom
    negated: bool
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class RelativeHas:
    """``that has a mine``."""

    atom: Atom
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class RelativeDid:
    """``that you conquered this turn``; ``time`` is the keyword of another time than this turn."""

    actor: Atom
    verb: Word
    negated: bool
    start: int
    end: int
    time: str = ""


@dataclass(frozen=True, slots=True)
class RelativeDoer:
    """``that attacked you this turn``."""

    verb: Word
    thing: NounPhrase
    negated: bool
    start: int
    end: int
    time: str = ""


Tail: TypeAlias = (
    LinkTail | Union | RelativeIs | RelativeLink | RelativeHas | RelativeDid | RelativeDoer
)


@dataclass(frozen=True, slots=True)
class NounPhrase:
    """An atom and its tails, flat: attachment is decided by type."""

    atom: Atom
    tails: tuple[Tail, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Term:
    """
    A term of a sum: its sign (1 or -1) and its factors.

    ``sort`` tells how these make it: *times* one another, the *larger* or *smaller* of both, half
    of the one rounded *up* or *down*.
    """

    sign: int
    factors: tuple[NounPhrase, ...]
    sort: str = "times"


@dataclass(frozen=True, slots=True)
class Amounts:
    """A value: ``2``, ``1 more per defender``, ``an entrance``; ``change`` is more or less."""

    terms: tuple[Term, ...]
    change: Word | None
    per: NounPhrase | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Doubled:
    """``doubled``."""

    start: int
    end: int


@dataclass(frozen=True, slots=True)
class LinkPredicate:
    """``beside one another``."""

    preposition: Word
    phrase: NounPhrase
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class AsIf:
    """``as if empty for conquest cost``."""

    phrase: NounPhrase
    start: int
    end: int


Predicate: TypeAlias = Amounts | Doubled | LinkPredicate | AsIf


@dataclass(frozen=True, slots=True)
class IsTest:
    """``the region is not coastal``."""

    subject: NounPhrase
    negated: bool
    predicate: Predicate
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class HasTest:
    """``you have no region``."""

    subject: NounPhrase
    thing: NounPhrase
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class ExistsTest:
    """``there is a monster beside the region``."""

    thing: NounPhrase
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class CanTest:
    """``you can``."""

    actor: NounPhrase
    start: int
    end: int


Test: TypeAlias = IsTest | HasTest | ExistsTest | CanTest


@dataclass(frozen=True, slots=True)
class Condition:
    """``if`` or ``unless`` alternatives of tests that hold together."""

    keyword: Word
    alternatives: tuple[tuple[Test, ...], ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Deed:
    """A verb, its object with all tails, ``as many … as`` and ``per``."""

    verb: Word
    object: NounPhrase | None
    amount: tuple[Term, ...] | None
    per: NounPhrase | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Act:
    """A deed done in steps; with ``actor`` one that may or must be done."""

    actor: NounPhrase | None
    may: Word | None
    deed: Deed
    condition: Condition | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Statement:
    """``X is Y if …``; as a step, it may be so ``until`` a moment."""

    subject: NounPhrase
    negated: bool
    predicate: Predicate
    condition: Condition | None
    start: int
    end: int
    until: Word | None = None


@dataclass(frozen=True, slots=True)
class Clause:
    """One of the clauses after a colon; ``join`` is *then* or *otherwise*."""

    join: Word | None
    body: Act | Statement
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Permission:
    """``X may not DEED if …: clauses``."""

    actor: NounPhrase
    may: Word
    negated: bool
    deed: Deed
    condition: Condition | None
    clauses: tuple[Clause, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class PhaseMoment:
    """``at scoring if …``."""

    phase: NounPhrase
    condition: Condition | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Event:
    """``when an opponent conquers your region``; passive: the subject is what it is done to."""

    keyword: Word
    subject: NounPhrase
    verb: Word
    object: NounPhrase | None
    passive: bool
    tails: tuple[Tail, ...]
    condition: Condition | None
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Reaction:
    """``MOMENT: clauses``."""

    moment: PhaseMoment | Event
    clauses: tuple[Clause, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Scope:
    """``always`` or ``in decline``."""

    word: Word
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Limit:
    """``the first 2 times per turn per opponent``."""

    word: Word
    per: tuple[Word, ...]
    start: int
    end: int


Prefix: TypeAlias = Scope | Limit | PhaseMoment | Event


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One rule: prefixes, then a sentence."""

    prefixes: tuple[Prefix, ...]
    sentence: Statement | Permission | Reaction
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Entry:
    """One of the values of a field that commas divide."""

    words: tuple[Word, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Field:
    """``key arguments: entries``."""

    key: Word
    arguments: tuple[Word, ...]
    entries: tuple[Entry, ...]
    start: int
    end: int


Value: TypeAlias = "Field | RuleLine | Declaration"


@dataclass(frozen=True, slots=True)
class Declaration:
    """
    ``KIND id "title" { lines }``.

    ``is_whole`` is false where lines that could not be read were left out.
    """

    kind: Word
    id: Word | None
    title: Word | None
    lines: tuple[Value, ...]
    start: int
    end: int
    is_whole: bool = True
