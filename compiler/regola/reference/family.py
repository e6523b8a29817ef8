"""What a family of games tells the interpreter: its words as tables, and the rules in force."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, NamedTuple

from regola.program.meaning import Deed, Lasting, Offer, Phrase, Rule
from regola.program.model import Item
from regola.vocabulary.model import Vocabulary

if TYPE_CHECKING:
    from regola.reference.play import Asking, Doing
    from regola.reference.reading import Reading

__all__ = [
    "BASE",
    "DEED",
    "STANDING",
    "Family",
    "Said",
    "Scene",
    "Thing",
    "all_choices",
    "bare",
    "bound",
]

BASE, STANDING, DEED = range(3)
"""The levels of rules, weakest first: of the game, of items in force, of the deed under way."""


class Thing(NamedTuple):
    """
    One thing of a position.

    ``type`` is a type of the vocabulary; ``key`` a number or a reference that tells what it is.
    ``place`` is where it is, a sort of place and its number; ``one`` tells it from others alike.
    """

    type: str
    key: Any
    place: tuple[str, int] = ("", 0)
    one: int = 0


@dataclass(frozen=True, slots=True)
class Scene:
    """
    What the words of a rule refer to while it is read.

    ``you`` is the bearer, ``it`` the thing that carries the line; ``its`` the one place of it that
    is meant where it is in several. ``named`` are the things mentioned, by mention. ``whose`` is
    the one whose hand *the hand* is, where that is not the bearer.
    """

    you: Thing | None = None
    it: Thing | None = None
    its: Thing | None = None
    named: Mapping[int, tuple[Thing, ...]] = field(default_factory=dict)
    whose: Thing | None = None

    @property
    def key(self) -> Hashable:
        """What tells a scene from another."""
        return self.you, self.it, self.its, self.whose, *self.named.items()


def bound(scene: Scene, phrase: Phrase | None, *things: Thing) -> Scene:
    """Return the scene after a phrase has named things; *the …* means these from now on."""
    if phrase is None:
        return scene
    mentions = (phrase.mention, *(other.mention for other in phrase.alternatives))
    named = {**scene.named, **dict.fromkeys(mentions, things)}
    its = things[0] if phrase.owner == "it" and len(things) == 1 else scene.its
    return replace(scene, named=named, its=its)


def all_choices(phrase: Phrase) -> tuple[Phrase, ...]:
    """Return a phrase and all that *or* joins to it, each by itself."""
    if not phrase.alternatives:
        return (phrase,)
    return (
        replace(phrase, alternatives=()),
        *(one for other in phrase.alternatives for one in all_choices(other)),
    )


def bare(phrase: Phrase) -> Phrase:
    """Return a phrase without the number of things that it speaks of."""
    return phrase if phrase.amount is None else replace(phrase, amount=None)


@dataclass(frozen=True, slots=True)
class Said:
    """
    A rule in force: its level, its item by reference, and the scene of its bearer.

    ``of_base`` is true of what a deed of a base rule sets: that is no ability.
    """

    rule: Rule
    item: str
    level: int
    scene: Scene
    of_base: bool = False

    @property
    def is_ability(self) -> bool:
        """Whether it comes from an item, not from the rules of the game."""
        return self.level != BASE and not self.of_base


_Test = Callable[["Reading", Thing, Scene], bool]


class Unsaid(Exception):  # noqa: N818  # told as a finding
    """Words that the language gives no meaning; whoever accepts them is wrong."""


def _lasts_not(_play: Any, _doing: Doing, lasting: Lasting) -> None:
    raise Unsaid(f"until {lasting.until}")


@dataclass(frozen=True, slots=True)
class Family:
    """
    The words of a family, each told by one small function of a position.

    What has a default is so in games where nothing but what rules say makes a difference.

    ``things`` lists all things of a type. ``nouns`` and ``adjectives`` tell whether a thing is of
    a word as the position alone has it, before any rule speaks; ``content`` the same of a
    reference. ``owned`` tells by noun or type whether a thing is somebody's (*your region*),
    ``held`` whether it is that of a thing (*its region*).
    ``relations`` tell whether two things are in a
    relation, by its word and their types; ``mutual`` relations hold both ways. ``numbers`` are
    those that no rule gives, ``known`` tells of some of them whether they are there, ``counts`` the
    types of which *the number of …* is no count of things.
    ``said`` gives the rules in force; ``binds`` tells whether one speaks to whoever asks,
    ``is_time`` whether what it says of a moment is said of now, ``each``
    the scenes in which it speaks of a thing, one for each piece that carries it. ``shielded`` tells
    whether a rule that helps who asks does not work on a thing, ``helps`` whether it helps to be
    of a class. ``seeming`` gives the position as it looks while a number is worked out.
    ``verbs`` are the contracts of deeds: each changes the facts, and nothing else. ``others`` are
    deeds of actors that are no players, by type; ``possible`` tells whether a deed that somebody
    may do can be done at all. ``listeners`` gives the rules that react to
    deeds, in order; ``actors`` all that somebody who acts is, ``in_order`` who of several acts
    first. ``seat`` tells who decides, ``name`` how a thing is called in moves, ``place`` where a
    thing is that is chosen by its place, ``holder`` who has a thing that something is done to,
    ``eyes`` in whose eyes a number is asked,
    ``is_near`` whether a thing is so many steps from another at most,
    ``in_sight`` whether it is meant where nobody says where it is,
    ``is_single`` whether a phrase names the only one there is, ``banned_thing`` what a ban is on.
    ``items`` are all items in play by reference, nested ones too; ``symbols`` those of regions
    that their rules name. Of things that a phrase says were ``tallied`` it is known how many a deed
    was done to, not which. Deeds are ``recalled`` by the time that a phrase says,
    each with the position before it. ``is_lasting`` tells of which classes things are by the board
    alone. Where a family ``asks_number``, whoever does something to *up to 3 things* is asked first
    to how many, whatever is done. What a step has be so for a time ``lasts``.
    """

    vocabulary: Vocabulary
    things: Mapping[str, Callable[[Reading], Iterable[Thing]]]
    nouns: Mapping[str, _Test]
    content: Callable[[Reading, str, Thing], bool]
    owned: Mapping[str, _Test]
    relations: Mapping[tuple[str, str, str], Callable[[Reading, Thing, Thing, Scene], bool]]
    mutual: frozenset[str]
    adjectives: Mapping[str, _Test]
    numbers: Mapping[str, Callable[[Reading, Thing, Scene], int]]
    counts: Mapping[str, Callable[[Reading, Phrase, Scene], int]]
    said: Callable[[Reading], Iterable[Said]]
    binds: Callable[[Reading, Said, Thing | None], bool]
    is_time: Callable[[Reading, Said], bool]
    verbs: Mapping[str, Callable[[Any, Doing, Deed], Asking]]
    possible: Callable[[Any, Doing, Deed], bool]
    seat: Callable[[Reading, Thing | None], int]
    others: Mapping[str, Callable[[Any, Doing, Offer], Asking]] = field(default_factory=dict)
    held: Mapping[str, _Test] = field(default_factory=dict)
    each: Callable[[Reading, Said, Phrase | None, Thing], Iterable[Scene]] = (
        lambda _reading, said, *_: (said.scene,)
    )
    shielded: Callable[[Reading, Said, Thing, Thing | None], bool] = lambda *_: False
    helps: Callable[[str, bool], bool] = lambda *_: False
    seeming: Callable[[Reading, str, Thing, Thing | None], Reading] = lambda reading, *_: reading
    listeners: Callable[[Reading], Iterable[Said]] = lambda reading: reading.said()
    actors: Callable[[Reading, Thing], tuple[Thing, ...]] = lambda _reading, actor: (actor,)
    name: Callable[[Reading, Thing], str] = lambda _reading, thing: str(thing.key)
    place: Callable[[Reading, Thing], Thing | None] = lambda _reading, thing: thing
    holder: Callable[[Reading, Thing], Thing | None] = lambda *_: None
    eyes: Callable[[Reading, str, Thing, Thing | None], Thing | None] = (
        lambda _reading, _word, _thing, you: you
    )
    is_single: Callable[[Phrase], bool] = lambda phrase: phrase.noun == "you"
    in_sight: Callable[[Thing], bool] = lambda _thing: True
    banned_thing: Callable[[Deed], Phrase | None] = lambda deed: deed.object
    items: Mapping[str, Item] = field(default_factory=dict)
    is_near: Callable[[Reading, Thing, Thing, int, Scene], bool] = lambda *_: False
    is_lasting: Callable[[str], bool] = lambda _topic: False
    symbols: frozenset[str] = frozenset()
    lasts: Callable[[Any, Doing, Lasting], None] = _lasts_not
    asks_number: bool = False
    known: Mapping[str, Callable[[Reading], bool]] = field(default_factory=dict)
    tallied: Callable[[Phrase], bool] = lambda _phrase: False
    recalled: Callable[[Reading, str, Scene], Iterable[tuple[Any, Any]]] = lambda one, *_: (
        one.facts.history
    )
    in_order: Callable[[Reading, Iterable[Thing]], list[Thing]] = lambda _reading, all_: list(all_)
