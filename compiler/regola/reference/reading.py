"""Things, tests and amounts: a position read through the words of rules, one thing at a time."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar, cast

from regola.program.meaning import (
    Adjective,
    Amount,
    Bound,
    Condition,
    Count,
    Did,
    Everything,
    Kind,
    Link,
    Modifier,
    Number,
    Phrase,
    Quantity,
    Recalled,
    Sum,
    Test,
)
from regola.reference.amounts import made_of_others, told_apart
from regola.reference.distances import is_within
from regola.reference.family import Family, Said, Scene, Thing, Unsaid, all_choices, bare
from regola.reference.recalling import parted, took_part

__all__ = ["ALL", "COMPARED", "Reading", "Unsaid"]

ALL = 1_000_000
"""The amount *all*: more than there can be."""

_Value = TypeVar("_Value")

COMPARED: dict[str, Callable[[int, int], bool]] = {
    "exactly": lambda count, limit: count == limit,
    "at least": lambda count, limit: count >= limit,
    "at most": lambda count, limit: count <= limit,
    "up to": lambda count, limit: count <= limit,
    "more than": lambda count, limit: count > limit,
    "less than": lambda count, limit: count < limit,
}


class Reading:
    """
    A position and the rules in force in it.

    ``facts`` is what the family's reader made of a position. ``deed`` are the settings of the deed
    under way. What was worked out is kept until `changed`. ``as_it_lies`` tells that the board
    alone is looked at, and not what rules put beside what. ``acted`` counts how often each rule had
    a say so far, by item and line.
    """

    # ``_found`` holds sets of which only a part is found yet, ``_passing`` what leans on such parts
    # and on which, ``_leaning`` the sets that what is being worked out leans on.

    def __init__(self, family: Family, facts: Any) -> None:
        self.family = family
        self.facts = facts
        self.deed: tuple[Said, ...] = ()
        self.acted: dict[tuple[str, int], int] = {}
        self.as_it_lies = False
        self._known: dict[Hashable, Any] = {}
        self._found: dict[Hashable, frozenset[Any]] = {}
        self._passing: dict[Hashable, tuple[Any, frozenset[Hashable]]] = {}
        self._leaning: set[Hashable] = set()

    def note(self, said: Said) -> None:
        """Note that a rule had a say."""
        key = (said.item, said.rule.number)
        self.acted[key] = self.acted.get(key, 0) + 1

    def changed(self) -> None:
        """Forget what was worked out: the position is another one now."""
        self._known.clear()
        self._passing.clear()

    def known(self, key: Hashable, work: Callable[[], _Value]) -> _Value:
        """
        Return what was worked out before, or work it out.

        What leans on a set of which only a part is found yet is kept until more of it is found.
        """
        key = (self.as_it_lies, key)
        if key in self._known:
            found: _Value = self._known[key]
            return found
        if key in self._passing:
            passing, leaning = self._passing[key]
            self._leaning |= leaning
            return cast("_Value", passing)
        made, leaning = self._worked_out(work)
        self._keep(key, made, leaning)
        return made

    def least(self, key: Hashable, work: Callable[[], frozenset[_Value]]) -> frozenset[_Value]:
        """
        Return a set that may be said of things by their being in it: the least one that fits.

        It begins with nothing, and what is found is used to find more, until nothing is new.
        """
        own = (self.as_it_lies, key)
        if own in self._found:
            self._leaning.add(own)
            return self._found[own]
        return self.known(key, lambda: self._grown(own, work))

    def _grown(self, own: Hashable, work: Callable[[], frozenset[_Value]]) -> frozenset[_Value]:
        self._found[own] = frozenset()
        try:
            made, leaning = self._worked_out(work)
            while own in leaning and made != self._found[own]:
                self._found[own] = made
                self._drop(own)
                made, leaning = self._worked_out(work)
        finally:
            del self._found[own]
            self._drop(own)
        self._leaning.discard(own)
        return made

    def _drop(self, own: Hashable) -> None:
        """Forget what leans on a set: more of it is found."""
        self._passing = {key: one for key, one in self._passing.items() if own not in one[1]}

    def _worked_out(self, work: Callable[[], _Value]) -> tuple[_Value, frozenset[Hashable]]:
        """Work something out; tell of which sets only a part was found when it was asked for."""
        outer, self._leaning = self._leaning, set()
        try:
            made = work()
            leaning = frozenset(self._leaning)
        finally:
            self._leaning |= outer
        return made, leaning

    def _keep(self, key: Hashable, made: Any, leaning: frozenset[Hashable]) -> None:
        if leaning:
            self._passing[key] = (made, leaning)
        else:
            self._known[key] = made

    def said(self) -> tuple[Said, ...]:
        """Return all rules in force, those of the deed under way last."""
        return (*self.known("said", lambda: tuple(self.family.said(self))), *self.deed)

    def set_deed(self, deed: tuple[Said, ...]) -> tuple[Said, ...]:
        """Have the settings of a deed hold; return those that held before."""
        outer, self.deed = self.deed, deed
        if outer or deed:
            self.changed()
        return outer

    @contextmanager
    def during(self, deed: tuple[Said, ...]) -> Iterator[None]:
        """Have the settings of a deed hold, on top of those that do."""
        outer = self.set_deed(self.deed + deed)
        try:
            yield
        finally:
            self.set_deed(outer)

    @contextmanager
    def looking(self, *, as_it_lies: bool) -> Iterator[None]:
        """Look at the board alone, as it lies, or at what rules make of it."""
        outer, self.as_it_lies = self.as_it_lies, self.as_it_lies or as_it_lies
        try:
            yield
        finally:
            self.as_it_lies = outer

    # ---- things -------------------------------------------------------------------------------

    def all(self, type_name: str) -> tuple[Thing, ...]:
        """Return all things of a type."""
        return self.known(("all", type_name), lambda: tuple(self._all(type_name)))

    def _all(self, type_name: str) -> Iterable[Thing]:
        is_a, listed = self.family.vocabulary.is_a, self.family.things
        names = [name for name in listed if is_a(type_name, name)]
        names = names or [name for name in listed if is_a(name, type_name)]
        return (thing for name in names for thing in listed[name](self))

    def things(self, phrase: Phrase, scene: Scene) -> tuple[Thing, ...]:
        """Return the things that a phrase names: all of its type, looked at one by one."""
        found = (
            thing
            for one in all_choices(phrase)
            for thing in self._candidates(one, scene)
            if self.is_one(thing, one, scene)
        )
        return tuple(dict.fromkeys(found))

    def named(self, phrase: Phrase, scene: Scene) -> tuple[Thing, ...]:
        """Return the things that a phrase names, worked out once while the position is the same."""
        return self.known(("named", phrase, scene.key), lambda: self.things(phrase, scene))

    def _candidates(self, phrase: Phrase, scene: Scene) -> Iterable[Thing]:
        if phrase.refers or phrase.noun == "you":
            return self._meant(phrase, scene)
        listed = self.all(phrase.type)
        return (*listed, *self.all("piece")) if phrase.noun == "defender" else listed

    def _meant(self, phrase: Phrase, scene: Scene) -> tuple[Thing, ...]:
        """Return what *you*, or *the region* named before, stands for."""
        if phrase.noun == "you":
            return () if scene.you is None else (scene.you,)
        if phrase.mention not in scene.named:
            raise Unsaid(f"the {phrase.noun}")
        return scene.named[phrase.mention]

    def is_one(self, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        """Tell whether a thing is one of those that a phrase names."""
        if phrase.alternatives:
            return any(self.is_one(thing, one, scene) for one in all_choices(phrase))
        if phrase.refers or phrase.noun == "you":
            return thing in self._meant(phrase, scene)
        if any(isinstance(modifier, Recalled) for modifier in phrase.modifiers):
            return self._was_done_to(thing, phrase, scene)
        tests = (self._is_noun, self._is_owned, self._is_in_sight)
        if not all(test(thing, phrase, scene) for test in tests):
            return False
        if phrase.determiner == "another" and self._is_known(thing, scene):
            return False
        return all(self.is_so(modifier, thing, scene) for modifier in phrase.modifiers)

    def _is_noun(self, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        noun = phrase.noun
        if noun == "it":
            return scene.it is not None and self.family.content(self, str(scene.it.key), thing)
        if noun in self.family.nouns:
            return self.family.nouns[noun](self, thing, scene) or self.granted(
                noun, thing, scene.you
            )
        if "/" in noun:
            return self.family.content(self, noun, thing) or self.granted(noun, thing, scene.you)
        return self.family.vocabulary.is_a(thing.type, phrase.type)

    def _is_owned(self, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        if phrase.owner == "it" and scene.its is not None and scene.its.type == thing.type:
            return thing == scene.its
        if not phrase.owner:
            return True
        table = self.family.owned if phrase.owner == "you" else self.family.held
        own = phrase.noun if phrase.noun in table else thing.type
        if own not in table:
            raise Unsaid(f"{phrase.owner} {phrase.noun}")
        return table[own](self, thing, scene)

    def _is_in_sight(self, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        """Tell whether a thing is where it is meant; where nobody says so, in sight."""
        if phrase.noun == "it" or self.family.in_sight(thing):
            return True
        links = [one for one in phrase.modifiers if isinstance(one, Link)]
        told = any(one.target.type == "spot" and not one.negated for one in links)
        return told or (scene.whose is not None and scene.whose.type in ("spot", "player"))

    def _is_known(self, thing: Thing, scene: Scene) -> bool:
        """Tell whether a thing is the bearer or was named: it is no *other* one then."""
        own = () if scene.you is None else self.family.actors(self, scene.you)
        return thing in own or any(thing in things for things in scene.named.values())

    def _was_done_to(self, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        """Tell whether a deed of this turn was done to a thing that was then as the phrase says."""
        did, then, now = parted(phrase, self.family.vocabulary.verbs)
        if all(one.negated for one in did):
            others = tuple(one for one in phrase.modifiers if not isinstance(one, Recalled))
            bare = replace(phrase, modifiers=(), owner="")
            is_so = self.is_one(thing, replace(phrase, modifiers=others), scene)
            return is_so and not any(self._happened(one, thing, bare, scene) for one in did)
        happened = all(self._happened(one, thing, then, scene) for one in did)
        return happened and (not (now.owner or now.modifiers) or self.is_one(thing, now, scene))

    def _happened(self, did: Recalled, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        return any(
            event.verb == did.verb
            and took_part(did, thing, event, then, scene)
            and then.is_one(thing, phrase, scene)
            for event, then in self.family.recalled(self, did.time, scene)
        )

    def any_is(self, things: Iterable[Thing], phrase: Phrase, scene: Scene) -> bool:
        """Tell whether one of several things, of whatever types, is one that a phrase names."""
        return any(self.is_one(one, phrase, scene) for one in self.alike(things, phrase))

    def alike(self, things: Iterable[Thing], phrase: Phrase) -> tuple[Thing, ...]:
        """Return those of several things that may be of the type of a phrase."""
        overlaps = self.family.vocabulary.overlaps
        return tuple(one for one in things if overlaps(one.type, (phrase.type,)))

    def is_told(self, thing: Thing, phrase: Phrase, scene: Scene) -> bool:
        """Tell whether a thing that a rule is told of is one that a phrase names."""
        return self.any_is((thing,), phrase, scene)

    # ---- what is said of a thing --------------------------------------------------------------

    def is_so(self, modifier: Modifier, thing: Thing, scene: Scene) -> bool:
        """Tell whether a modifier is true of a thing."""
        if isinstance(modifier, Adjective):
            return self.is_of(modifier, thing, scene) is not modifier.negated
        if isinstance(modifier, Link):
            return self._is_linked(modifier, thing, scene) is not modifier.negated
        if isinstance(modifier, Kind):
            # Where the thing is, its phrase tells: *tokens in the hand that are not tokens*.
            seen = replace(scene, whose=Thing("player", -1)) if scene.whose is None else scene
            return self.is_one(thing, modifier.phrase, seen) is not modifier.negated
        raise Unsaid(modifier.verb)

    def is_of(self, word: Adjective, thing: Thing, scene: Scene) -> bool:
        """Tell whether a thing is of the class of an adjective."""
        own = self.family.adjectives.get(word.word)
        if own is not None and own(self, thing, scene):
            return True
        target = "" if word.target is None else word.target.noun
        return self.granted(f"{word.word} {target}".strip(), thing, scene.you)

    def granted(self, word: str, thing: Thing, asker: Thing | None) -> bool:
        """Tell whether rules make a thing one of a class."""
        from regola.reference.levels import granted, is_spoken_of

        return is_spoken_of(self, word) and granted(self, word, thing, asker)

    def _is_linked(self, link: Link, thing: Thing, scene: Scene) -> bool:
        """Tell whether a thing is in a relation to so many of the things of a phrase."""
        if link.relation == "without":
            return not self._is_linked(replace(link, relation="with"), thing, scene)
        if link.relation == "within":
            return is_within(self, link.target, thing, scene)
        inner = replace(scene, whose=thing) if link.relation == "with" else scene
        if link.target.noun == "one another":
            raise Unsaid(link.relation)
        others = self.known(
            ("target", link.target, inner.key), lambda: self.things(bare(link.target), inner)
        )
        found = sum(self.are_linked(link.relation, thing, other, inner) for other in others)
        return self.enough(found, link.target.amount, inner)

    def are_linked(self, relation: str, thing: Thing, other: Thing, scene: Scene) -> bool:
        """Tell whether two things are in a relation."""
        from regola.reference.levels import tied

        own = self.family.relations.get((relation, thing.type, other.type))
        if own is None:
            raise Unsaid(f"{thing.type} {relation} {other.type}")
        return own(self, thing, other, scene) or tied(self, relation, thing, other, scene.you)

    def enough(self, count: int, amount: Bound | None, scene: Scene) -> bool:
        """Tell whether there are as many things as a phrase says; *a*, or *1*, is any."""
        if amount is None or amount == Bound("exactly", Number(1)):
            return count > 0
        return COMPARED[amount.comparison](count, self.amount(amount.amount, scene))

    # ---- conditions ---------------------------------------------------------------------------

    def holds(self, condition: Condition | None, scene: Scene) -> bool:
        """Tell whether a condition holds."""
        if condition is None:
            return True
        found = any(
            all(self.test(test, scene) for test in tests) for tests in condition.alternatives
        )
        return found is not condition.negated

    def test(self, test: Test, scene: Scene) -> bool:
        """Tell whether one test comes out."""
        from regola.reference.testing import is_true

        return is_true(self, test, scene)

    # ---- amounts ------------------------------------------------------------------------------

    def amount(self, amount: Amount, scene: Scene) -> int:
        """Return an amount as a number."""
        if isinstance(amount, Number):
            return amount.value
        if isinstance(amount, Everything):
            return ALL
        if isinstance(amount, Quantity | Count):
            return self._told(amount, scene)
        if isinstance(amount, Sum):
            # There is nothing less than nothing.
            return max(0, sum(sign * self.amount(term, scene) for sign, term in amount.terms))
        return made_of_others(amount, lambda part: self.amount(part, scene))

    def _told(self, amount: Quantity | Count, scene: Scene) -> int:
        meant = next(told_apart(amount), None)
        if meant is not None:
            raise Unsaid(f"a number of {meant.determiner} {meant.noun}")
        if isinstance(amount, Quantity):
            return self.quantity(amount, scene)
        return self.count(amount.of, scene)

    def quantity(self, quantity: Quantity, scene: Scene) -> int:
        """Return the value of a number word, summed over all that it is said of."""
        from regola.reference.levels import number

        if quantity.of is None:
            return self.family.numbers[quantity.word](self, Thing("none", 0), scene)
        things = self.things(bare(quantity.of), scene)
        eyes, word = self.family.eyes, quantity.word
        return sum(number(self, word, one, eyes(self, word, one, scene.you)) for one in things)

    def count(self, phrase: Phrase, scene: Scene) -> int:
        """Return how many things a phrase names."""
        if self.family.tallied(phrase):
            return self._tally(phrase, scene)
        counted = self.family.counts.get(phrase.noun)
        if counted is not None:
            return counted(self, phrase, scene)
        return len(self.things(bare(phrase), scene))

    def _tally(self, phrase: Phrase, scene: Scene) -> int:
        """Return how often a deed of this turn was done to a thing as the phrase says."""
        [did] = [modifier for modifier in phrase.modifiers if isinstance(modifier, Did)]
        others = tuple(one for one in phrase.modifiers if not isinstance(one, Recalled))
        rest = replace(phrase, modifiers=others, amount=None)
        return sum(
            event.verb == did.verb
            and then.any_is(event.actors, did.actor, scene)
            and then.any_is(event.things, rest, scene)
            for event, then in self.family.recalled(self, did.time, scene)
        )

    def times(self, per: Phrase | None, scene: Scene) -> int:
        """Return how often a thing is done *per* something: once for each, or for each so many."""
        if per is None:
            return 1
        step = 1 if per.amount is None else self.amount(per.amount.amount, scene)
        return self.count(per, scene) // step
