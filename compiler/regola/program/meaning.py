"""
The meaning of rules: what resolution makes of sentences.

Every node is frozen and refers to words by id. Vocabulary words are named by their id
(``region``, ``conquest cost``), content by its full reference (``small_world/terrain/hill``). No
node holds a word of a human language that a player reads. Checks, rule
modules, rules text and IR read the same trees.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from regola.sources import Span

Scope: TypeAlias = Literal["active", "declined", "always"]
"""When a rule is in force: while its people is active, in decline, or both."""

Comparison: TypeAlias = Literal[
    "exactly", "at least", "at most", "more than", "less than", "up to", "all but"
]

Determiner: TypeAlias = Literal["", "a", "the", "any", "each", "one", "no", "another"]

Owner: TypeAlias = Literal["", "you", "it"]
"""Whose a thing is: nobody's in particular, the bearer's (``your``), the item's (``its``)."""


# ---- numbers ----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number as written."""

    value: int


@dataclass(frozen=True, slots=True)
class Everything:
    """The amount ``all``: as many as there are."""


@dataclass(frozen=True, slots=True)
class Quantity:
    """The value of a number word, such as the conquest cost of a region; ``of`` its subject."""

    word: str
    of: Phrase | None
    span: Span


@dataclass(frozen=True, slots=True)
class Count:
    """How many things a phrase names: ``the number of tokens in your hand``."""

    of: Phrase
    span: Span


@dataclass(frozen=True, slots=True)
class Sum:
    """Terms added (sign 1) or taken away (sign -1), in order."""

    terms: tuple[tuple[int, Amount], ...]


@dataclass(frozen=True, slots=True)
class Product:
    """Two amounts multiplied."""

    left: Amount
    right: Amount


@dataclass(frozen=True, slots=True)
class Extreme:
    """The larger or the smaller of two amounts."""

    which: Literal["larger", "smaller"]
    left: Amount
    right: Amount


@dataclass(frozen=True, slots=True)
class Half:
    """Half of an amount, rounded to a whole number."""

    of: Amount
    rounded: Literal["up", "down"]


Amount: TypeAlias = Number | Everything | Quantity | Count | Sum | Product | Extreme | Half


@dataclass(frozen=True, slots=True)
class Bound:
    """How many of a thing: ``2`` is exactly 2, ``at least 3``, ``up to 2``, ``all but 1``."""

    comparison: Comparison
    amount: Amount


# ---- things -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Adjective:
    """A class word said of a thing: ``coastal``, ``not water``, ``closed to an opponent``."""

    word: str
    negated: bool
    target: Phrase | None
    span: Span


@dataclass(frozen=True, slots=True)
class Link:
    """A relation to another thing: ``beside your mountains``, ``not in the tray``."""

    relation: str
    target: Phrase
    negated: bool
    span: Span


@dataclass(frozen=True, slots=True)
class Did:
    """
    A thing that a deed was done to: ``that you conquered this turn``, read as it then was.

    It was done this turn, or at another ``time``, a span of the vocabulary: since the last turn of
    the bearer's player was over, or since it began (in his turn that is the one under way).
    """

    verb: str
    actor: Phrase
    negated: bool
    span: Span
    time: str = ""


@dataclass(frozen=True, slots=True)
class Doer:
    """
    Somebody who did a deed: ``that attacked you this turn``, read as it then was.

    ``time`` is that of `Did`.
    """

    verb: str
    object: Phrase
    negated: bool
    span: Span
    time: str


@dataclass(frozen=True, slots=True)
class Kind:
    """That a thing is (not) of a kind: ``is an entrance``, ``that is not a crystal``."""

    phrase: Phrase
    negated: bool


Recalled: TypeAlias = Did | Doer
"""What is said of a thing by what was done."""

Modifier: TypeAlias = Adjective | Link | Recalled | Kind


@dataclass(frozen=True, slots=True)
class Phrase:
    """
    A set of things.

    ``noun`` is a vocabulary noun, a content reference, or a pronoun (``you``, ``one another``).
    ``mention`` numbers the things a rule speaks of, from 0, in the order of their first mention;
    ``the region`` has the number of the region meant (``refers`` is then true). ``alternatives``
    are joined to this phrase by *or*.
    """

    noun: str
    type: str
    determiner: Determiner
    amount: Bound | None
    owner: Owner
    modifiers: tuple[Modifier, ...]
    alternatives: tuple[Phrase, ...]
    mention: int
    refers: bool
    span: Span


# ---- conditions -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Compare:
    """A number against another: ``is at most 3``."""

    bound: Bound


@dataclass(frozen=True, slots=True)
class Is:
    """
    A test of a thing or a number: ``the region is coastal``, ``the roll is at least 2``.

    With a ``purpose``, whether it is so for that: ``you are active for conquest``.
    """

    subject: Phrase | Amount
    predicate: Modifier | Compare
    negated: bool
    span: Span
    purpose: Phrase | None


@dataclass(frozen=True, slots=True)
class Has:
    """A test of belonging: ``its region has a hole``, ``you have no region``."""

    subject: Phrase
    thing: Phrase
    span: Span


@dataclass(frozen=True, slots=True)
class Exists:
    """A test that something is there: ``there is a monster beside the region``."""

    thing: Phrase
    span: Span


@dataclass(frozen=True, slots=True)
class Can:
    """A test that the deed beside it is possible: ``if you can``."""

    actor: Phrase
    span: Span


Test: TypeAlias = Is | Has | Exists | Can


@dataclass(frozen=True, slots=True)
class Condition:
    """Alternatives (*or if*) of tests that hold together (*and*); ``unless`` negates the whole."""

    alternatives: tuple[tuple[Test, ...], ...]
    negated: bool
    span: Span


# ---- rules ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Change:
    """
    What a rule does to a number.

    ``is`` defines (base rules) or overrides (items); ``more`` and ``less`` add up; ``doubled``
    multiplies by two; ``at least`` and ``at most`` bound; ``as if`` reads the number as if its
    subject were of the class ``target``.
    """

    operation: Literal["is", "more", "less", "doubled", "at least", "at most"]
    amount: Amount
    per: Phrase | None


@dataclass(frozen=True, slots=True)
class Grant:
    """What a rule says a thing is: a class, a relation or a kind; ``seeming`` for ``as if``."""

    predicate: Modifier
    negated: bool
    seeming: bool


@dataclass(frozen=True, slots=True)
class Statement:
    """``X is Y``: a value, a class or a relation, for a purpose, under a condition."""

    subject: Phrase | Quantity
    effect: Change | Grant
    purpose: Phrase | None
    condition: Condition | None
    span: Span


@dataclass(frozen=True, slots=True)
class Deed:
    """
    A verb with its object and slots, such as ``take 1 coin from the opponent``.

    ``slots`` pairs the preposition with the phrase. ``amount`` is set by ``as many … as``; ``per``
    repeats the deed once for each thing (for each two things, when its phrase has an amount).
    """

    verb: str
    object: Phrase | None
    slots: tuple[tuple[str, Phrase], ...]
    amount: Amount | None
    per: Phrase | None
    span: Span


@dataclass(frozen=True, slots=True)
class Offer:
    """What somebody may or must do inside steps: ``you may discard 1 token``."""

    actor: Phrase
    obliged: bool
    deed: Deed


@dataclass(frozen=True, slots=True)
class Lasting:
    """
    What is so from a step on: ``the region is immune until your next turn``.

    It is so ``until`` a span of the vocabulary is over, of the regions that the step knew, or of
    whatever the statement then names.
    """

    statement: Statement
    until: str


@dataclass(frozen=True, slots=True)
class Step:
    """One clause after a colon; *then*: if the one before was done, *otherwise*: if not."""

    join: Literal["and", "then", "otherwise"]
    action: Deed | Offer | Statement | Lasting
    condition: Condition | None


@dataclass(frozen=True, slots=True)
class AtPhase:
    """
    The moment of a phase: its start, its end or the whole of it (``edge`` empty).

    It is one of the bearer's own turn, unless it is said of ``whose`` turns.
    """

    phase: str
    edge: Literal["", "start", "end"]
    condition: Condition | None
    span: Span
    whose: Phrase | None = None


@dataclass(frozen=True, slots=True)
class OnEvent:
    """The moment of a deed: ``when an opponent conquers your region``; ``before`` it or after."""

    before: bool
    actor: Phrase | None
    verb: str
    object: Phrase | None
    slots: tuple[tuple[str, Phrase], ...]
    condition: Condition | None
    span: Span


Moment: TypeAlias = AtPhase | OnEvent


@dataclass(frozen=True, slots=True)
class Limit:
    """How often: ``once``, ``the first 2 times``; for each of the words in ``per`` anew."""

    times: int
    first: bool
    per: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Permission:
    """
    What somebody may, must or (``negated``) may not do.

    The steps are settings that hold during the deed and deeds that follow it, in order.
    """

    actor: Phrase
    deed: Deed
    obliged: bool
    negated: bool
    condition: Condition | None
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Reaction:
    """Steps taken at the rule's moment."""

    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class Rule:
    """One line of an item. ``number`` counts the rules of the item from 1."""

    number: int
    scope: Scope
    limit: Limit | None
    moment: Moment | None
    body: Statement | Permission | Reaction
    span: Span
