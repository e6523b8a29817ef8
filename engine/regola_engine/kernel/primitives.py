"""
What the rules of a family can call: tables that its engine declares and the compiler reads.

Each entry says for which words it stands (a pattern) and what is called for them (a template). What
no entry fits cannot be played, and the compiler says so at its place. Of several entries that fit
the first is taken, so what is special stands above what is general.

The templates are those of ``regola_engine.kernel.templates``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from regola_engine.kernel.templates import *  # noqa: F403  # what templates are made of
from regola_engine.kernel.templates import Template
from regola_engine.kernel.templates import __all__ as _templates

__all__ = [  # noqa: PLE0604  # lists of names joined
    "ALL_OF_THEM",
    "ANY",
    "AT_MOST",
    "CHOSEN",
    "CONTENT",
    "EACH",
    "EXACT",
    "EXACT_NUMBER",
    "FREE",
    "GRANTED",
    "KIND",
    "KNOWN",
    "LIST",
    "MASK",
    "NOBODY",
    "NOTHING",
    "NOT_EACH",
    "NUMBER",
    "ONE",
    "SETTLED",
    "SEVERAL",
    "SINGLE",
    "SOME_OF_THEM",
    "STATIC",
    "UP_TO",
    "Adjective",
    "Counted",
    "Deed",
    "Fact",
    "Has",
    "Member",
    "Noun",
    "Owned",
    "Owner",
    "Place",
    "Primitives",
    "Quantity",
    "Recalled",
    "Relation",
    "Sort",
    "Told",
    "Unmade",
    *_templates,
    "a",
    "the",
]


# ---- patterns ---------------------------------------------------------------------------------

ANY, ALL_OF_THEM, SOME_OF_THEM, CHOSEN, SETTLED = "any", "all", "some", "chosen", "settled"
FREE, KNOWN, NUMBER, EXACT, UP_TO = "free", "known", "number", "exact", "up to"
EXACT_NUMBER, AT_MOST = "exact number", "at most"
SEVERAL, ONE, EACH, NOT_EACH, NOTHING = "several", "one", "each", "not each", "nothing"
"""
How a thing is named: however; all that there are, not all; one that whoever does it chooses, all
or one that is known without choosing; *any* at will; one known by then; at least so many, so many,
more than one, one; exactly so many of several, so many at most;
*each* of them, any but *each*; that nothing stands there.
"""

NOBODY = "nobody"
"""In place of an owner: a thing that is not said to be anybody's."""

CONTENT, GRANTED, KIND, STATIC = "/", "granted", "kind", "static"
"""For a word: any item of content, any word of its sort, that it is a kind, one that lasts."""


@dataclass(frozen=True, slots=True)
class Place:
    """
    What must stand in a place of a sentence: things of one of some ``types`` (of any without).

    ``nouns`` are the only words for it (a pronoun, ``CONTENT``), ``form`` is how it is named,
    ``owner`` whose it must be. ``said`` pairs relations that must be said of it with their places
    (*not* before one that must be denied), ``described`` is an adjective that must be (``GRANTED``:
    any). What is ``plain`` says no more than that. Things of which it is said whose they are do
    not stand there where the deed would pass them over: ``not_of`` are the types of their owners.
    ``field`` is one that what the nouns name must have been declared with. ``kind`` names the hint
    of the finding where it does not fit.
    """

    types: tuple[str, ...] = ()
    nouns: tuple[str, ...] = ()
    form: str = ANY
    owner: str = ""
    said: tuple[tuple[str, Place], ...] = ()
    plain: bool = False
    described: str = ""
    not_of: tuple[str, ...] = ()
    field: str = ""
    kind: str = ""


def a(*types: str, **more: object) -> Place:
    """Return the place of things of some types."""
    return Place(types, **more)  # type: ignore[arg-type]


def the(*nouns: str, **more: object) -> Place:
    """Return the place of what some nouns name."""
    return Place(nouns=nouns, **more)  # type: ignore[arg-type]


# ---- things -----------------------------------------------------------------------------------

MASK, LIST, SINGLE = "mask", "list", "single"
"""How things of a type are held: bits of an integer, entries of a list, one by itself."""


@dataclass(frozen=True, slots=True)
class Sort:
    """
    How things of a type are held.

    ``whole`` is the set of all of them; where ``always``, every set of them is cut down to it. In
    functions of the board alone it is ``lasting``; without, they need a position. ``size`` counts
    a set; ``places`` gives where its things are. What is said of a type it is ``like`` may be said
    of this one. ``by_itself`` tells that one known thing is a set already; those not ``known`` by
    themselves are told by where they are.
    """

    type: str
    shape: str = MASK
    whole: Template | None = None
    lasting: Template | None = None
    always: bool = False
    like: str = ""
    by_itself: bool = False
    known: bool = True
    size: Callable[..., Any] | None = None
    places: Callable[..., Any] | None = None


@dataclass(frozen=True, slots=True)
class Noun:
    """
    The things that a word names; ``another`` narrows them down where *another* is said.

    A word that is ``wider`` names more than what is of its type: it is not cut down to that, and
    stands only where a place takes whatever there is, or names the word.
    """

    word: str
    type: str
    use: Template
    another: Template | None = None
    wider: bool = False


@dataclass(frozen=True, slots=True)
class Owned:
    """
    The things of a type that are *yours* or *its*, where a thing of type ``carrier`` says *its*.

    ``noun`` is the only word for them. What stands ``alone`` needs no noun beside it. ``narrows``
    as in ``Relation``.
    """

    owner: str
    type: str
    use: Template
    noun: str = ""
    carrier: str = ""
    alone: bool = False
    narrows: str = ""


@dataclass(frozen=True, slots=True)
class Adjective:
    """
    The things of a type of which a word is said, of a ``target`` where it has one.

    ``asks`` is the number that the class hangs on.
    """

    word: str
    type: str
    use: Template
    target: Place | None = None
    narrows: str = ""
    asks: str = ""


@dataclass(frozen=True, slots=True)
class Relation:
    """
    The things of a type that stand in a relation to a target.

    ``lasting`` is the same in functions of the board alone. Where it ``narrows``, it is no set of
    such things: the call of the noun takes it by that name. What stands ``alone`` needs no noun.
    """

    word: str
    type: str
    target: Place
    use: Template
    lasting: Template | None = None
    narrows: str = ""
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Recalled:
    """The things of a type that a deed was done to this turn, by an ``actor``."""

    verb: str
    type: str
    use: Template


@dataclass(frozen=True, slots=True)
class Member:
    """
    Whether one thing that a rule is told of is of a type (``ANY``) or of an item (``CONTENT``).

    ``place`` is the only one where that is asked.
    """

    word: str
    type: str
    use: Template
    place: str = ""


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose a thing is."""

    type: str
    use: Template


# ---- numbers and tests ------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Quantity:
    """
    A number by its word, and of what it is asked (``None``: of anything, or of nothing).

    ``asked_by`` is whose eyes the vocabulary has it asked in, where that matters. ``there`` tells
    whether there is such a number at the moment, where that may be in doubt: what is asked of one
    that is not there is not so.
    """

    word: str
    of: Place | None
    use: Template
    asked_by: str = ""
    there: Template | None = None


@dataclass(frozen=True, slots=True)
class Counted:
    """How many things of a place there are, where it is not the size of their set."""

    thing: Place
    use: Template


@dataclass(frozen=True, slots=True)
class Fact:
    """Whether a known thing is of a class, stands in a relation, or is a ``KIND``."""

    word: str
    thing: Place
    use: Template
    target: Place | None = None


@dataclass(frozen=True, slots=True)
class Has:
    """Whether a subject has a thing, where it is not told by the relation *with*."""

    subject: Place
    thing: Place
    use: Template


# ---- deeds and events -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """
    A deed: its verb, what it is done to, what must stand after its prepositions (``slots``).

    ``may`` are places that may stand besides. ``possible`` tells whether it can be done, if that is
    ever in doubt. ``doer`` is the type of what does it, where that is not the bearer. A deed that
    rests on what happened comes ``after`` events of some verbs alone, or (*before* and the verb) on
    what is about to happen; one that is of use to whoever is ``on_turn`` stands in no rule that
    waits for others. Where it is ``apart``, nothing goes *to* where it comes *from*: another place
    may be said.
    """

    verb: str
    object: Place | None
    use: Template
    slots: dict[str, Place] = field(default_factory=dict)
    may: dict[str, Place] = field(default_factory=dict)
    possible: Template | None = None
    doer: str = ""
    after: tuple[str, ...] = ()
    on_turn: bool = False
    apart: bool = False


@dataclass(frozen=True, slots=True)
class Told:
    """
    Where an event tells of things of a type: in the ``place`` of its deed, by a ``field``.

    ``whose`` is the field that tells whose they were, ``where`` that of the place where. A place
    with a verb behind it is that of its events alone. What a class is asked of is ``asked``.
    ``heard`` is how things are named there, where a deed is done to some alone.
    """

    place: str
    type: str
    field: str
    whose: str = ""
    where: str = ""
    heard: Place | None = None


@dataclass(frozen=True, slots=True)
class Unmade:
    """
    A deed that may be banned, of things that are not there before it is done.

    ``use`` tests of which item they will be, where that is known; else they are told by ``nouns``.
    """

    deed: str
    nouns: tuple[str, ...]
    use: Template | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Primitives:
    """
    All that the rules of a family can call.

    Rules may wait for what is ``announced``, before it or after, and forbid what is ``banned``: a
    verb, the type of its object and its place, as far as the engine tells them apart; the place of
    verbs that are told of ``anywhere`` is no part of their name. Things ``unmade`` are not there
    before a deed that may be banned. Of types of things that are ``lost`` where they lay, an event
    tells whose they were (``other``). What a deed is done to that is ``parting`` is looked at
    before it is done; ``manners`` are words for how deeds are done, each with the verbs that tell
    it: nobody else knows. Rules may say of things of types that are ``tied`` how they stand to each
    other, by their items. Offers of a verb that is ``offered`` the engine carries out
    by itself, under the name given; ``prices`` are the types of what offers are paid with, by the
    verb of ``payment``. Tokens and the like lie in things that are ``places``, and are of all
    others; of things that are ``uncounted``, alike as they are, events tell no number but one below
    nought. The rules of ``common`` kinds of items are each player's in turn; of ``foreseen`` kinds
    it is asked beforehand whether what they do is possible. Rules act at ``moments`` alone, and
    offers are open at those that are ``asked`` (where none are named, at all). ``data`` are the
    records of what items of a kind have besides rules (nothing for kinds with rules alone); their
    fields are called as those of the items.
    """

    sorts: tuple[Sort, ...] = ()
    nouns: tuple[Noun, ...] = ()
    owned: tuple[Owned, ...] = ()
    adjectives: tuple[Adjective, ...] = ()
    relations: tuple[Relation, ...] = ()
    recalled: tuple[Recalled, ...] = ()
    members: tuple[Member, ...] = ()
    owners: tuple[Owner, ...] = ()
    quantities: tuple[Quantity, ...] = ()
    counted: tuple[Counted, ...] = ()
    facts: tuple[Fact, ...] = ()
    has: tuple[Has, ...] = ()
    deeds: tuple[Deed, ...] = ()
    told: tuple[Told, ...] = ()
    announced: frozenset[tuple[str, bool]] = frozenset()
    banned: frozenset[str] = frozenset()
    parting: frozenset[str] = frozenset()
    manners: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    unmade: tuple[Unmade, ...] = ()
    anywhere: tuple[str, ...] = ()
    lost: tuple[str, ...] = ()
    tied: tuple[str, ...] = ()
    offered: Mapping[str, str] = field(default_factory=dict)
    prices: tuple[str, ...] = ()
    payment: str = ""
    places: tuple[str, ...] = ("spot",)
    uncounted: tuple[str, ...] = ()
    common: tuple[str, ...] = ()
    foreseen: tuple[str, ...] = ()
    moments: frozenset[str] = frozenset()
    asked: frozenset[str] = frozenset()
    data: Mapping[str, type | None] = field(default_factory=dict)
