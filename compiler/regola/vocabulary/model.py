"""
The words of a family of games, with their types.

A vocabulary drives the reader (which words there are), resolution (what they mean), the types, the
rule modules (which primitives are called) and the texts (which message says them).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from regola.vocabulary.deprecation import Deprecation

__all__ = [
    "AdjectiveWord",
    "FieldShape",
    "Found",
    "KindWord",
    "NounWord",
    "QuantityWord",
    "RelationWord",
    "SpanWord",
    "Spellings",
    "TypeWord",
    "VerbWord",
    "Vocabulary",
]


@dataclass(frozen=True, slots=True)
class TypeWord:
    """
    A type of things; ``general`` is the more general one, if there is one.

    What ``acts`` may do deeds; what is ``recalled``, rules may speak later of what it did; for each
    of what is ``counted`` a limit may count. Whoever has one of what is ``single`` has no other:
    his turn, his hand. An item of a type that is ``alone`` is one thing. A rule may say of a thing
    that it is one of the types that it ``may_be``. Where something is done to it, it may stand for
    a thing of another type (``stands_for``): who chooses a people takes its combination. In what is
    a ``site`` other things lie. What ``marks`` a site is no thing of its own.
    """

    id: str
    general: str = ""
    acts: bool = False
    recalled: bool = False
    counted: bool = False
    single: bool = False
    alone: bool = False
    may_be: tuple[str, ...] = ()
    stands_for: str = ""
    site: bool = False
    marks: str = ""


@dataclass(frozen=True, slots=True)
class NounWord:
    """
    A word for things of one type; ``granted`` when a rule may say that a thing is one.

    What it names is none of what it ``excludes``: a tunnel is no room.
    """

    id: str
    type: str
    unique: bool = False
    granted: bool = False
    seen_by: str = ""
    excludes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class QuantityWord:
    """
    A word for a number.

    ``of`` are the types of its subject; ``asked_by`` says whose number it is (``mover`` or
    ``holder``), ``better`` which way helps him; a ``derived`` number cannot be changed by a rule,
    one that is ``signed`` may fall below nought. ``after`` names the verb that must come first in
    the steps; ``asked_in`` the phases in which a game asks for the number, where it is none but
    these; ``made_of`` the numbers that it is worked out from; ``between`` its least and the
    field of base rules that tells its most; ``shown_by`` the field of base rules with the numbers
    that it may be. One that is ``boundless``, of how many things there may be, may be *all*.
    """

    id: str
    of: tuple[str, ...] = ()
    asked_by: str = ""
    better: str = ""
    derived: bool = False
    bounded: bool = False
    after: str = ""
    asked_in: tuple[str, ...] = ()
    signed: bool = False
    made_of: tuple[str, ...] = ()
    between: tuple[int, str] | tuple[()] = ()
    shown_by: str = ""
    boundless: bool = False


@dataclass(frozen=True, slots=True)
class AdjectiveWord:
    """
    A word that is said of things of some types; ``complement`` is its preposition, if any.

    A ``keyword`` is explained where a text first uses it. What a thing is said to be it is not what
    that ``excludes``.
    """

    id: str
    of: tuple[str, ...]
    granted: bool = False
    static: bool = False
    seen_by: str = ""
    complement: str = ""
    target: tuple[str, ...] = ()
    keyword: bool = False
    excludes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RelationWord:
    """A relation between things: the pairs of types that it joins."""

    id: str
    pairs: tuple[tuple[str, str], ...]
    granted: bool = False
    opposite: str = ""


@dataclass(frozen=True, slots=True)
class SpanWord:
    """
    How far back a rule speaks of what was done: it is forgotten at the moment ``until``.

    That moment is one of any turn or, of a span of one's ``own``, of the bearer's player's alone.
    Where the span goes on from there, it is forgotten at the moment ``then``. One that has a moment
    ``since`` counts from there, and is spoken of when it is over.
    """

    id: str
    until: str
    own: bool = False
    then: str = ""
    since: str = ""


@dataclass(frozen=True, slots=True)
class Found:
    """
    What is known of a thing when a deed is done to it, or as rules are told that it was.

    It is the ``own`` of whoever does the deed, or ``nobody``'s; it ``lies`` in one of these places,
    nouns or types (in any where nothing is told), is ``without`` things of some types, ``always``
    of some adjectives, ``never`` of others. ``types`` are those of which alone it is, any where
    nothing is told.
    """

    own: bool = False
    nobody: bool = False
    lies: tuple[str, ...] | None = None
    without: tuple[str, ...] = ()
    always: tuple[str, ...] = ()
    never: tuple[str, ...] = ()
    types: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class VerbWord:
    """
    A deed: the types of its object (none when empty), its slots by preposition.

    Whoever does it, or may, has to say what stands in the slots that it ``needs``; a ban need not.
    A rule may wait for an ``event``, and act just before it if it is ``foretold``.
    How many things it is done to, *one*, *some*, *all*, is told in ``numbers``, by the type of its
    object and the preposition of a slot: one where nothing is told. Several things may go ``among``
    all things of some slots, each where whoever does it likes. Said ``alone``, without an object,
    it is done to whatever is attacked, chosen, found. What is done to one's ``own`` things alone
    nobody does to another's. What ``begins`` a part of the life of who bears the rules, ``active``
    or ``declined``, is done once in it. A ``gift`` leaves who does it with more of its object;
    a ``price`` is not paid at all by who has too little. It
    can always be done to things of the types it is ``sure`` of. Whoever does it does the ``wider``
    deed, too. What is known of its object, and of what stands in a slot, when it is to be done is
    told in ``taken``, as rules are told of it in ``found`` (the same, where nothing is told), by
    their types or the preposition; of some objects alone by both, *tile in*.
    """

    id: str
    object: tuple[str, ...]
    slots: Mapping[str, tuple[str, ...]]
    needs: tuple[str, ...] = ()
    numbers: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    among: tuple[str, ...] = ()
    event: bool = False
    foretold: bool = False
    alone: bool = False
    own: bool = False
    gift: bool = False
    price: bool = False
    begins: str = ""
    sure: tuple[str, ...] = ()
    wider: str = ""
    taken: Mapping[str, Found] = field(default_factory=dict)
    found: Mapping[str, Found] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class FieldShape:
    """
    What a field's value looks like.

    ``choices`` are the words that may stand there; ``of`` the kinds of items that its words name.
    Before the colon of one that is ``named`` stands the name of what it tells.
    """

    shape: str
    choices: tuple[str, ...] = ()
    of: tuple[str, ...] = ()
    named: bool = False


@dataclass(frozen=True, slots=True)
class KindWord:
    """
    A kind of declaration: what it declares, whose rules it holds, its fields and inner kinds.

    What is ``personal`` is one player's alone, and what it says of anything holds for him. A name
    that ``agrees`` stands beside another item's and takes its gender and number. ``bounds``
    are the least and the most that a number of a field may be, ``within`` the field that says the
    most of another, in the item itself or in base rules, ``as_many_as`` the list that another is as
    long as. ``used_by`` are the verbs of which each must be open to somebody, or the item is of no
    use, with sets of nouns that name all places which the verb takes it to. ``adds_to`` is, by
    field, the kind that this one is in play with, one of each, their numbers added up. Of an item
    there are as many as the field ``copies`` says, else one.
    """

    id: str
    declares: str = ""
    bearer: str = ""
    item: str = ""
    scope: str = "active"
    optional: bool = False
    titled: bool = False
    personal: bool = False
    agrees: bool = False
    fields: Mapping[str, FieldShape] = field(default_factory=dict)
    required: tuple[str, ...] = ()
    nested: tuple[str, ...] = ()
    bounds: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    within: Mapping[str, str] = field(default_factory=dict)
    as_many_as: Mapping[str, str] = field(default_factory=dict)
    used_by: Mapping[str, tuple[frozenset[str], ...]] = field(default_factory=dict)
    adds_to: Mapping[str, str] = field(default_factory=dict)
    copies: str = ""


@dataclass(frozen=True, slots=True)
class Spellings:
    """
    How one human language writes the words: terminals, and other forms of vocabulary words.

    ``keywords`` and ``words`` map a spelling (words in lower case, ``#`` for a number) to the
    terminal and its value; ``nouns`` maps a plural to its noun, ``negatives`` a word such as
    ``nonempty`` to the adjective it denies.
    """

    keywords: Mapping[str, tuple[str, str]]
    words: Mapping[str, tuple[str, str]]
    plurals: Mapping[str, str]
    negatives: Mapping[str, str]


@dataclass(frozen=True)
class Vocabulary:
    """
    All words of one family, with those of the family it extends.

    ``samples`` are rules that show in messages how something is said, by what is shown.
    ``languages`` are the codes of the human languages that names and phrases may be given in,
    ``deprecations`` what was written otherwise in earlier versions.
    """

    family: str
    types: Mapping[str, TypeWord]
    nouns: Mapping[str, NounWord]
    phases: tuple[str, ...]
    quantities: Mapping[str, QuantityWord]
    adjectives: Mapping[str, AdjectiveWord]
    relations: Mapping[str, RelationWord]
    spans: Mapping[str, SpanWord]
    verbs: Mapping[str, VerbWord]
    kinds: Mapping[str, KindWord]
    owned: frozenset[str]
    holds: Mapping[str, tuple[str, ...]]
    samples: Mapping[str, tuple[str, ...]]
    spellings: Spellings
    languages: tuple[str, ...] = ()
    deprecations: tuple[Deprecation, ...] = ()

    def is_a(self, given: str, wanted: str) -> bool:
        """Tell whether a thing of type ``given`` is also one of type ``wanted``."""
        while given:
            if given == wanted:
                return True
            known = self.types.get(given)
            given = known.general if known is not None else ""
        return False

    def kinds_of(self, given: str) -> tuple[str, ...]:
        """Return a type and those of which its things are, too, from the nearest on."""
        found: list[str] = []
        while given:
            found.append(given)
            known = self.types.get(given)
            given = known.general if known is not None else ""
        return tuple(found)

    @cached_property
    def actors(self) -> tuple[str, ...]:
        """The types of what may act."""
        return tuple(word.id for word in self.types.values() if word.acts)

    @cached_property
    def recalled(self) -> tuple[str, ...]:
        """The types of which rules may say later what they did."""
        return tuple(word.id for word in self.types.values() if word.recalled)

    @cached_property
    def counted(self) -> tuple[str, ...]:
        """The types that a limit may count for."""
        return tuple(word.id for word in self.types.values() if word.counted)

    @cached_property
    def sites(self) -> tuple[str, ...]:
        """The types of places where things lie."""
        return tuple(word.id for word in self.types.values() if word.site)

    def is_site(self, type_: str) -> bool:
        """Tell whether things lie in what is of a type."""
        return type_ in self.sites

    def is_mark(self, type_: str) -> bool:
        """Tell whether what is of a type marks a site, and is no thing of its own."""
        word = self.types.get(type_)
        return word is not None and bool(word.marks)

    @cached_property
    def bearer(self) -> str:
        """The type of who bears the rules of items."""
        return next((kind.bearer for kind in self.kinds.values() if kind.bearer), "")

    def standing_for(self, wanted: tuple[str, ...]) -> tuple[str, ...]:
        """Return the types of things that may stand for things of some types."""
        return tuple(word.id for word in self.types.values() if word.stands_for in wanted)

    def fits(self, given: str, wanted: tuple[str, ...]) -> bool:
        """Tell whether a type is, or is a kind of, one of those wanted."""
        return any(self.is_a(given, one) for one in wanted)

    def overlaps(self, given: str, wanted: tuple[str, ...]) -> bool:
        """Tell whether some thing of type ``given`` may be of one of the types wanted."""
        return any(self.is_a(given, one) or self.is_a(one, given) for one in wanted)

    def is_reserved(self, word: str) -> bool:
        """Tell whether a word holds sentences together, so that nothing can be called by it."""
        terminal, _ = self.spellings.words.get(word, ("", ""))
        return word in self.spellings.keywords or terminal == "PREPOSITION"

    @cached_property
    def field_names(self) -> frozenset[str]:
        """The names of the fields of all kinds."""
        return frozenset(name for kind in self.kinds.values() for name in kind.fields)

    @cached_property
    def words(self) -> frozenset[str]:
        """All words and spellings that may stand in a rule, for suggestions."""
        own = self.spellings
        spelled = set(own.keywords) | set(own.words) | set(own.plurals) | set(own.negatives)
        named = {*self.nouns, *self.adjectives, *self.quantities, *self.relations, *self.phases}
        return frozenset(spelled | named)
