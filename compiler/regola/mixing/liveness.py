"""
Which rules of an item do something on the boards of a game, and why others do not.

A rule does nothing where what it speaks of is never there: a terrain that no board has, a piece
that nothing puts, a trait that nothing grants, a ban that nothing lifts. A rule that does nothing
brings nothing, so the search goes on until no more is found.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from regola.checks import Survey
from regola.checks.parts import deeds_of
from regola.mixing.ground import BRINGING, Ground, brought
from regola.mixing.holding import Holding, barred_regions
from regola.mixing.words_said import granted_word
from regola.program.meaning import (
    Adjective,
    Change,
    Condition,
    Deed,
    Exists,
    Has,
    Is,
    Kind,
    Link,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Rule,
    Statement,
)
from regola.program.model import Item

__all__ = [
    "Life",
    "Reason",
    "bars_all_entrances",
    "given_rules",
    "is_idle",
    "life",
    "named_for",
]


@dataclass(frozen=True, slots=True)
class Reason:
    """
    Why a rule does nothing: ``id`` chooses the words, ``names`` are what they name.

    ``names`` are references of content or words of the vocabulary; ``winner`` is the base rule
    that decides, with the item that has it.
    """

    id: str
    names: tuple[str, ...] = ()
    winner: tuple[Item, Rule] | None = None


@dataclass
class Life:
    """What is known of the rules of some items together: which do nothing, and why."""

    ground: Ground
    survey: Survey
    items: tuple[Item, ...]
    dead: dict[int, Reason] = field(default_factory=dict)

    @cached_property
    def holding(self) -> Holding:
        """What nobody takes or keeps on the boards."""
        return barred_regions(self.survey)

    def rules(self) -> Iterator[tuple[Item, Rule]]:
        """Give the rules with the item, or the piece in it, that holds each."""
        for top in self.items:
            for item in top.walk():
                for rule in item.rules:
                    yield item, rule

    def living(self) -> Iterator[Rule]:
        """Give the rules that are not known to do nothing."""
        return (rule for _, rule in self.rules() if id(rule) not in self.dead)

    def pieces(self) -> frozenset[str]:
        """Return what is ever in play: of the boards, the base rules and the living rules."""
        own = {item.reference for item in self.items if item.kind in ("relic", "place")}
        return self.ground.pieces | brought(self.living()) | own

    def traits(self) -> frozenset[str]:
        """Return the traits that living rules grant; none grants what it asks for itself."""
        granting = [(w, rule) for rule in self.living() if (w := granted_word(rule, negated=False))]
        found = frozenset[str]()
        while True:
            more = found | {word for word, rule in granting if _traits_of(rule) <= found}
            if more == found:
                return found
            found = more

    # ---- what can be ----------------------------------------------------------------------------

    def missing(self, phrase: Phrase) -> Reason | None:
        """Return why nothing can be what a phrase names; nothing where something may."""
        reasons = [self._missing_one(one) for one in _choices(phrase)]
        return reasons[0] if all(reasons) else None

    def _missing_one(self, phrase: Phrase) -> Reason | None:
        absent = next((n for n in _needed(phrase) if self._is_absent(n)), None)
        if absent is not None:
            return Reason("never-there", (absent,))
        if not self.survey.extents.can_be(phrase):
            return Reason("no-such-region", tuple(dict.fromkeys(_needed(phrase))))
        return None

    def _is_absent(self, name: str) -> bool:
        if "/trait/" in name:
            return name not in self.traits()
        if "/terrain/" in name or "/symbol/" in name:
            return name.partition("/")[0] not in self.ground.mixed.host
        if "/piece/" in name or name in ("relic", "place"):
            return name not in self.pieces() and not self._may_come_with_another(name)
        return False

    def _may_come_with_another(self, piece: str) -> bool:
        """Tell whether a piece belongs to another item in play, which places it itself."""
        own = {item.reference for item in self.items}
        return any(
            inner.reference == piece
            for top in self.ground.known
            if top.kind != "base" and top.reference not in own
            if top.pack in self.ground.mixed.packs
            for inner in top.walk()
        )

    def impossible(self, condition: Condition | None) -> Reason | None:
        """Return why a condition can never hold, not counting its ``unless``."""
        if condition is None:
            return None
        found = [self._first_missing(tests) for tests in condition.alternatives]
        return found[0] if all(found) else None

    def _first_missing(self, tests: Iterable[object]) -> Reason | None:
        reasons = (self.missing(thing) for test in tests for thing in _tested(test))
        return next((reason for reason in reasons if reason is not None), None)

    # ---- rules ----------------------------------------------------------------------------------

    def reason(self, item: Item, rule: Rule) -> Reason | None:
        """Return why a rule does nothing; nothing where it may do something."""
        if item.kind == "piece" and item.reference not in self.pieces():
            return Reason("never-there", (item.reference,))
        if item.kind in ("relic", "place") and item.kind not in self.ground.pieces:
            return Reason("never-revealed", (item.kind,))
        moment = rule.moment
        if isinstance(moment, OnEvent):
            found = self._first(moment.object, moment.actor)
            if found is not None:
                return found
        conditions = [moment.condition if moment is not None else None, _condition(rule)]
        for condition in conditions:
            if condition is not None and not condition.negated:
                found = self.impossible(condition)
                if found is not None:
                    return found
        return self._body(rule) or self._nowhere(item, rule)

    def _nowhere(self, item: Item, rule: Rule) -> Reason | None:
        """Return the base rule that closes all that a rule speaks of, or has it emptied."""
        against = self.holding.against(rule, self.lifted())
        if against is None or item.kind in ("relic", "place", "base"):
            return None
        word, base, closing = against
        return Reason(f"{word}-here", (), (base, closing))

    def lifted(self) -> frozenset[str]:
        """Return the words that rules take back for whoever has the items: of itself, or given."""
        own = {granted_word(rule, negated=True) for rule in self.living()}
        for item in self.items:
            own |= {granted_word(rule, negated=True) for _, rule in named_for(item, self.ground)}
        return frozenset(own)

    def _body(self, rule: Rule) -> Reason | None:
        body = rule.body
        if isinstance(body, Statement):
            subject = body.subject
            per = body.effect.per if isinstance(body.effect, Change) else None
            found = self._first(subject.of if isinstance(subject, Quantity) else subject, per)
            return found or self._denied(rule, body)
        if isinstance(body, Permission):
            return self._deed(body.deed)
        reasons = [self._deed(deed) for deed in deeds_of(rule)]
        return reasons[0] if reasons and all(reasons) else None

    def _deed(self, deed: Deed) -> Reason | None:
        brings = deed.verb in BRINGING
        things = (None if brings else deed.object, deed.per, *(one for _, one in deed.slots))
        return self._first(*things)

    def _first(self, *phrases: Phrase | None) -> Reason | None:
        reasons = (self.missing(one) for one in phrases if one is not None)
        return next((reason for reason in reasons if reason is not None), None)

    def _denied(self, rule: Rule, body: Statement) -> Reason | None:
        """Return that a rule denies what no other grants."""
        word = granted_word(rule, negated=True)
        if not word or not isinstance(body.subject, Phrase) or self._is_printed(word):
            return None
        own = (one for one in self.living() if one is not rule)
        base = (one.rule for one in self.survey.library_rules)
        for other in (*own, *base):
            granted = granted_word(other, negated=False)
            subject = other.body.subject if isinstance(other.body, Statement) else None
            if granted != word or not isinstance(subject, Phrase):
                continue
            if self.survey.extents.can_coincide(body.subject, subject):
                return None
        return Reason("nothing-to-deny", (word,))

    def _is_printed(self, word: str) -> bool:
        return any(word in spot.words for spot in self.survey.extents.spots)


def life(ground: Ground, items: tuple[Item, ...]) -> Life:
    """Find the rules of items, in the words of the boards, that do nothing."""
    found = Life(ground, ground.survey(items), items)
    changed = True
    while changed:
        changed = False
        for item, rule in found.rules():
            reason = found.reason(item, rule) if id(rule) not in found.dead else None
            if reason is not None:
                found.dead[id(rule)] = reason
                changed = True
    return found


def given_rules(item: Item, ground: Ground) -> Iterator[tuple[Item, Rule]]:
    """Give the base rules that hold for an item alone and do something on the boards."""
    known = life(ground, ())
    yield from (
        (base, rule) for base, rule in named_for(item, ground) if known.reason(base, rule) is None
    )


def named_for(item: Item, ground: Ground) -> Iterator[tuple[Item, Rule]]:
    """Give the base rules that hold for an item alone, whether they do something or not."""
    for base in ground.items:
        for rule in base.rules if base.kind == "base" else ():
            condition = _condition(rule)
            if condition is not None and item.reference in _asked_of_you(condition):
                yield base, rule


def _asked_of_you(condition: Condition) -> Iterator[str]:
    """Give the races and powers that ``your race is …`` and ``your power is …`` ask for."""
    for tests in condition.alternatives:
        for test in tests:
            if isinstance(test, Is) and isinstance(test.predicate, Kind):
                yield test.predicate.phrase.noun


def is_idle(item: Item, ground: Ground, alone: Life) -> bool:
    """Tell whether no rule of an item itself does anything, and none is there for it."""
    own = [rule for rule in item.rules if id(rule) not in alone.dead]
    return bool(item.rules) and not own and not list(given_rules(item, ground))


def bars_all_entrances(found: Life) -> Rule | None:
    """Return a living rule after which its people can enter nowhere, if no other lets it in."""
    if any(_reaches_afar(rule) for rule in found.living()):
        return None
    for _, rule in found.rules():
        body = rule.body
        if id(rule) in found.dead or not isinstance(body, Statement):
            continue
        subject = body.subject
        if granted_word(rule, negated=True) != "entrance" or not isinstance(subject, Phrase):
            continue
        if subject.noun == subject.type and not subject.modifiers and _always(body, found):
            return rule
    return None


def _reaches_afar(rule: Rule) -> bool:
    """Tell whether a rule makes regions reachable for what they are, not for what they are near."""
    subject = rule.body.subject if isinstance(rule.body, Statement) else None
    if granted_word(rule, negated=False) != "reachable" or not isinstance(subject, Phrase):
        return False
    return all(isinstance(modifier, (Adjective, Kind)) for modifier in subject.modifiers)


def _always(body: Statement, found: Life) -> bool:
    condition = body.condition
    return condition is None or (condition.negated and found.impossible(condition) is not None)


# ---- what rules speak of ------------------------------------------------------------------------


def _traits_of(rule: Rule) -> frozenset[str]:
    """Return the traits that a thing must have for a rule to speak of it."""
    body = rule.body
    subject = body.subject if isinstance(body, Statement) else None
    names = _needed(subject) if isinstance(subject, Phrase) else iter(())
    return frozenset(name for name in names if "/trait/" in name)


def _choices(phrase: Phrase) -> Iterator[Phrase]:
    yield phrase
    for other in phrase.alternatives:
        yield from _choices(other)


def _needed(phrase: Phrase) -> Iterator[str]:
    """Give what must be there for a thing to be what a phrase says, alternatives left out."""
    if "/" in phrase.noun or phrase.noun in ("relic", "place"):
        yield phrase.noun
    for modifier in phrase.modifiers:
        if getattr(modifier, "negated", False):
            continue
        if isinstance(modifier, Adjective) and "/" in modifier.word:
            yield modifier.word
        elif isinstance(modifier, Link) and not modifier.target.alternatives:
            yield from _needed(modifier.target)
        elif isinstance(modifier, Kind) and not modifier.phrase.alternatives:
            yield from _needed(modifier.phrase)


def _condition(rule: Rule) -> Condition | None:
    body = rule.body
    return body.condition if isinstance(body, Statement | Permission) else None


def _tested(test: object) -> Iterator[Phrase]:
    """Give the things that must be there for a test to hold."""
    if isinstance(test, (Has, Exists)) and not _is_none(test.thing):
        yield test.thing
    elif isinstance(test, Is) and not test.negated and isinstance(test.predicate, (Link, Kind)):
        predicate = test.predicate
        if not predicate.negated:
            yield predicate.target if isinstance(predicate, Link) else predicate.phrase


def _is_none(thing: Phrase) -> bool:
    return thing.determiner == "no"
