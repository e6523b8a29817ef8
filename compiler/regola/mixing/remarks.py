"""
What is to be remarked of a race with a power: what does nothing, contradicts, runs out.

Each remark is found by one function in a table; what it needs of the pair is in `Pair`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from regola.checks import Survey, contradicting_rules
from regola.checks.coexistence import covers, speak_together, subject_phrase
from regola.checks.conquest.supply import Supply, supply
from regola.checks.parts import deeds_of, loose_form
from regola.findings import Sink
from regola.mixing.ground import Ground
from regola.mixing.liveness import Life, Reason, bars_all_entrances, is_idle, life
from regola.mixing.tokens import takers
from regola.program.meaning import (
    Change,
    Deed,
    Everything,
    Grant,
    OnEvent,
    Phrase,
    Quantity,
    Rule,
    Statement,
)
from regola.program.model import Item

__all__ = ["FINDERS", "Line", "Pair", "Remark", "Weight"]

Weight: TypeAlias = Literal["problem", "remark"]
"""Whether something cannot work, or players should know."""


@dataclass(frozen=True, slots=True)
class Line:
    """A rule of an item, by the reference of the item or piece that holds it and its number."""

    reference: str
    number: int


@dataclass(frozen=True, slots=True)
class Remark:
    """
    One thing that is to be said of a pair: ``id`` chooses the words.

    ``lines`` are the rules meant, the one that does nothing first; ``names`` are references or
    words; ``wanted`` and ``at_hand`` count tokens. ``reason`` is why a rule does nothing by itself.
    """

    id: str
    weight: Weight
    lines: tuple[Line, ...] = ()
    names: tuple[str, ...] = ()
    wanted: int = 0
    at_hand: int = 0
    reason: Reason | None = None


@dataclass(frozen=True)
class Pair:
    """A race and a power in the words of the boards, with what is known of them together."""

    race: Item
    power: Item
    ground: Ground
    life: Life

    @classmethod
    def of(cls, race: Item, power: Item, ground: Ground, alone: dict[str, Life]) -> Pair:
        """Join what is known of both; asked anew where one of them may wake a rule of the other."""
        both = [alone[race.reference], alone[power.reference]]
        if any(one.dead for one in both):
            return cls(race, power, ground, life(ground, (race, power)))
        return cls(race, power, ground, Life(ground, ground.survey((race, power)), (race, power)))

    @property
    def survey(self) -> Survey:
        """Both items as a program on the boards."""
        return self.life.survey

    def turns(self) -> Iterator[tuple[Item, Item]]:
        """Give each of the two with the other."""
        yield self.race, self.power
        yield self.power, self.race


def _inert(pair: Pair) -> Iterator[Remark]:
    """
    Give rules that do nothing, whatever the other item is.

    An item that keeps another rule still has its use, with which people play.
    """
    for item, rule in pair.life.rules():
        reason = pair.life.dead.get(id(rule))
        if reason is not None and item.reference not in reason.names:
            yield Remark("inert-rule", "remark", (_line(item, rule),), reason=reason)


def _idle(pair: Pair) -> Iterator[Remark]:
    """Give items of which no rule does anything."""
    for item in (pair.race, pair.power):
        if is_idle(item, pair.ground, pair.life):
            lines = tuple(_line(item, rule) for rule in item.rules)
            yield Remark("idle-item", "problem", lines, (item.reference,))


def _barred(pair: Pair) -> Iterator[Remark]:
    rule = bars_all_entrances(pair.life)
    if rule is not None:
        item = next(item for item, one in pair.life.rules() if one is rule)
        yield Remark("senseless-item", "problem", (_line(item, rule),), (item.reference,))


def _same(pair: Pair) -> Iterator[Remark]:
    """Give statements that another of the other item covers: they add nothing to it."""
    for mine, theirs in ((pair.power, pair.race), (pair.race, pair.power)):
        for rule in mine.rules:
            wide = next((one for one in theirs.rules if _covers(one, rule, pair)), None)
            if wide is None or id(rule) in pair.life.dead or id(wide) in pair.life.dead:
                continue
            # Of two that say the same one is told of.
            if mine is pair.race and _covers(rule, wide, pair):
                continue
            yield Remark("says-the-same", "problem", (_line(mine, rule), _line(theirs, wide)))


def _covers(wide: Rule, narrow: Rule, pair: Pair) -> bool:
    first, second = wide.body, narrow.body
    if not isinstance(first, Statement) or not isinstance(second, Statement):
        return False
    if not _overrides(first) or loose_form(first.effect) != loose_form(second.effect):
        return False
    if _word(first) != _word(second) or not speak_together(wide, narrow):
        return False
    if wide.scope not in ("always", narrow.scope):
        return False
    one, other = subject_phrase(first), subject_phrase(second)
    if one is None or other is None:
        return one is other
    return covers(one, other, pair.survey) or _includes(one, other, pair)


def _overrides(body: Statement) -> bool:
    """Tell whether a statement said twice is as if said once."""
    effect = body.effect
    return isinstance(effect, Grant) or effect.operation not in ("more", "less", "doubled")


def _word(body: Statement) -> str:
    return body.subject.word if isinstance(body.subject, Quantity) else ""


def _includes(wide: Phrase, narrow: Phrase, pair: Pair) -> bool:
    """Tell whether on every board all that one phrase names is surely named by the other."""
    if wide.owner or wide.noun != wide.type or wide.amount is not None or wide.alternatives:
        return False
    if wide.type != "region" or not pair.survey.vocabulary.is_a(narrow.type, wide.type):
        return False
    return all(pair.survey.extents.must_be(one, narrow) for one in wide.modifiers)


def _contradictions(pair: Pair) -> Iterator[Remark]:
    """Give rules that say different things of the same, as the check finds them."""
    sink = Sink()
    contradicting_rules.check(pair.survey, sink)
    places = {(r.span.path, r.span.start): _line(item, r) for item, r in pair.life.rules()}
    for finding in sink.sorted():
        spans = [finding.span, *(label.span for label in finding.related)]
        lines = [places[key] for span in spans if (key := (span.path, span.start)) in places]
        if len({line.reference for line in lines}) > 1:
            yield Remark("contradicts", "problem", tuple(lines))


def _lost(pair: Pair) -> Iterator[Remark]:
    """Give rules for a decline after which the other item leaves no token."""
    for item, other in pair.turns():
        emptying = next((rule for rule in other.rules if _empties(rule)), None)
        for rule in item.rules if emptying is not None else ():
            if rule.scope == "declined" or _keeps(rule):
                yield Remark("lost-in-decline", "problem", (_line(item, rule),), (other.reference,))


def _empties(rule: Rule) -> bool:
    moment = rule.moment
    if not isinstance(moment, OnEvent) or moment.verb != "decline" or moment.actor is None:
        return False
    return moment.actor.noun == "you" and any(_discards_all(deed) for deed in deeds_of(rule))


def _discards_all(deed: Deed) -> bool:
    thing = deed.object
    if deed.verb != "discard" or thing is None or thing.owner != "you" or thing.amount is None:
        return False
    return isinstance(thing.amount.amount, Everything)


def _keeps(rule: Rule) -> bool:
    body = rule.body
    if not isinstance(body, Statement) or not isinstance(body.subject, Quantity):
        return False
    return body.subject.word == "tokens kept"


def _supply(pair: Pair) -> Iterator[Remark]:
    """Give tokens that are too few, and rules that find the tray empty."""
    found = supply(pair.race, pair.power)
    if found.start > found.box:
        yield Remark("too-few-tokens", "problem", wanted=found.start, at_hand=found.box)
    for item in (pair.race, pair.power):
        for rule, most in takers(item, pair.survey, found.start):
            if id(rule) not in pair.life.dead and (most is None or found.tray < most):
                yield _short(item, rule, found, pair)


def _short(item: Item, rule: Rule, found: Supply, pair: Pair) -> Remark:
    empty = found.tray <= 0
    weight: Weight = "problem" if empty else "remark"
    name = "tray-empty" if empty else "tray-small"
    race = pair.race.reference
    return Remark(name, weight, (_line(item, rule),), (race,), at_hand=max(found.tray, 0))


def _shared(pair: Pair) -> Iterator[Remark]:
    """Give pieces that both use."""
    both = _pieces_named(pair.race) & _pieces_named(pair.power)
    common = {p.reference for top in pair.ground.items for p in top.walk() if p.kind == "piece"}
    for piece in sorted(both - common):
        yield Remark("shared-piece", "problem", names=(piece,))


def _pieces_named(item: Item) -> set[str]:
    from regola.checks.parts import parts

    nouns = {n for inner in item.walk() for rule in inner.rules for n in parts(rule).nouns}
    return {noun for noun in nouns if "/piece/" in noun}


def _decline(pair: Pair) -> Iterator[Remark]:
    """Give pieces of which nothing says what becomes of them in decline."""
    for item, other in pair.turns():
        for piece in item.of_kind("piece"):
            if any(_on_decline(rule) for rule in piece.rules):
                continue
            if not any(isinstance(rule.body, Statement) for rule in piece.rules):
                yield Remark("decline-open", "remark", names=(piece.reference,))
            elif any(_acts_in_decline(rule) for rule in other.rules):
                names = (piece.reference, other.reference)
                yield Remark("acts-in-decline", "remark", names=names)


def _on_decline(rule: Rule) -> bool:
    return isinstance(rule.moment, OnEvent) and rule.moment.verb == "decline"


def _acts_in_decline(rule: Rule) -> bool:
    body = rule.body
    if rule.scope != "declined" or not isinstance(body, Statement):
        return False
    return body.purpose is not None and not isinstance(body.effect, Change)


def _line(item: Item, rule: Rule) -> Line:
    return Line(item.reference, rule.number)


FINDERS: tuple[Callable[[Pair], Iterator[Remark]], ...] = (
    _barred,
    _idle,
    _inert,
    _same,
    _contradictions,
    _lost,
    _supply,
    _shared,
    _decline,
)
"""What is looked for in every pair, in the order of telling."""
