"""
An item that is never better than another of its kind: whoever can choose takes the other.

Every rule of the weaker one has a counterpart that speaks of at least as many things, gives at
least as much and holds at least as long; the stronger one brings no fewer tokens and no harm.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations, islice
from typing import Any

from regola.checks.coexistence import subject_phrase
from regola.checks.parts import loose_form
from regola.checks.survey import Survey
from regola.findings import Sink, label
from regola.memory import shared_ends
from regola.program.meaning import Change, Deed, Number, Phrase, Quantity, Reaction, Rule, Statement
from regola.program.model import Item
from regola.program.once import Same
from regola.program.options import as_it_is, is_in_force
from regola.vocabulary.model import Vocabulary

__all__ = ["check"]

_MOST_MODIFIERS = 4

_MOST_COMPARED = 100
"""So many items that give what an item gives are held to it: more than any game has of a kind."""


@dataclass(frozen=True, slots=True)
class _Gift:
    """What a rule gives its bearer: the kind of gift, to what it applies, how much."""

    sort: Any
    noun: str
    general: str
    modifiers: frozenset[Any]
    amount: int
    always: bool

    @property
    def key(self) -> str:
        """What an equal gift of another amount has in common."""
        return _key(self.sort, self.noun, self.modifiers)

    def wider(self) -> Iterator[str]:
        """Give the keys of the gifts that apply to at least as much."""
        listed = sorted(self.modifiers, key=repr)[:_MOST_MODIFIERS]
        for noun in dict.fromkeys((self.noun, self.general)):
            for size in range(len(listed), -1, -1):
                for kept in combinations(listed, size):
                    yield _key(self.sort, noun, kept)


def _key(sort: Any, noun: str, modifiers: Iterable[Any]) -> str:
    return f"{sort!r} {noun} {sorted(map(repr, modifiers))}"


@dataclass(frozen=True, slots=True)
class _Offer:
    """
    An item whose rules are all gifts, with its tokens.

    ``keys`` are those of its gifts, ``near`` those of gifts that may be better than its first;
    ``alike`` tells what it gives, whoever gives it.
    """

    item: Item
    tokens: int
    gifts: tuple[_Gift, ...]
    keys: tuple[str, ...]
    near: tuple[str, ...]
    alike: str


@dataclass(frozen=True, slots=True)
class _Judged:
    """Which offer beats each, by the offer's identity, and the offers that it was held to."""

    ground: object
    unlike: list[_Offer]
    better: dict[int, tuple[_Offer, _Offer | None]]


def check(survey: Survey, sink: Sink) -> None:
    """Report items checked that another item is never worse than, and sometimes better."""
    given = survey.taken, Same(survey.vocabulary)
    own = list(survey.gathered(_offers, *given))
    if not own:
        return
    unlike = list(_unlike(chain(*survey.told_below(_offers, *given), own), survey))
    ground = (survey.ground, survey.homes)
    before: _Judged | None = survey.memory.note("dominated")
    known = before.better if before is not None and before.ground == ground else {}
    stirred = _stirred(before.unlike if before is not None else [], unlike)
    index = _index(unlike)
    now: dict[int, tuple[_Offer, _Offer | None]] = {}
    for offer in own:
        kept = known.get(id(offer))
        if kept is None or not stirred.isdisjoint(offer.near):
            better = (o for o in _better(offer, index) if not survey.are_apart(o.item, offer.item))
            kept = (offer, next(better, None))
        now[id(offer)] = kept
        if kept[1] is not None and survey.is_whole(offer.item):
            _report(offer.item, kept[1].item, sink)
    survey.memory.keep("dominated", _Judged(ground, unlike, now))


def _report(item: Item, better: Item, sink: Sink) -> None:
    related = [label(better.span, "other")]
    sink.report("dominated-item", item.span, item=item.id, other=better.id, related=related)


def _stirred(before: list[_Offer], now: list[_Offer]) -> set[str]:
    """Return the keys of the gifts that come or go between two rows of offers."""
    first, rest = shared_ends(before, now)
    both = chain(before[first : len(before) - rest], now[first : len(now) - rest])
    return {key for offer in both for key in offer.keys}


def _index(offers: Iterable[_Offer]) -> dict[str, list[_Offer]]:
    index: dict[str, list[_Offer]] = {}
    for offer in offers:
        for key in offer.keys:
            index.setdefault(key, []).append(offer)
    return index


def _unlike(offers: Iterable[_Offer], survey: Survey) -> Iterator[_Offer]:
    """Give the first offer of those that give the same in one game: the others beat no other."""
    seen: set[tuple[str, str]] = set()
    for offer in offers:
        pack = offer.item.pack
        alike = (survey.homes.get(pack) or pack, offer.alike)
        if alike not in seen:
            seen.add(alike)
            yield offer


def _offers(item: Item, taken: frozenset[str], words: Same[Vocabulary]) -> tuple[_Offer, ...]:
    """Return what an item offers, if all its rules are gifts."""
    tokens = item.number("tokens")
    if tokens is None or not item.rules or any(inner.rules for inner in item.nested):
        return ()
    # What an option changes is another matter: an item is held to others as it is by default.
    rules = [rule for rule in item.rules if is_in_force(rule, taken)]
    gifts = tuple(_gift(as_it_is(rule, taken), words.thing) for rule in rules)
    present = tuple(gift for gift in gifts if gift is not None)
    if not gifts or len(present) < len(gifts):
        return ()
    keys = tuple(f"{item.kind} {gift.key}" for gift in present)
    near = tuple(f"{item.kind} {key}" for key in present[0].wider())
    told = sorted({f"{gift.key} {gift.amount} {gift.always} {gift.general}" for gift in present})
    return (_Offer(item, tokens, present, keys, near, f"{item.kind} {tokens} {told}"),)


def _gift(rule: Rule, words: Vocabulary) -> _Gift | None:
    if rule.limit is not None or rule.scope == "declined":
        return None
    body = rule.body
    if isinstance(body, Statement):
        return _number_gift(rule, body, words)
    if isinstance(body, Reaction) and len(body.steps) == 1:
        return _gain_gift(rule, body, words)
    return None


def _number_gift(rule: Rule, body: Statement, words: Vocabulary) -> _Gift | None:
    effect, subject, phrase = body.effect, body.subject, subject_phrase(body)
    if not isinstance(effect, Change) or not isinstance(subject, Quantity) or phrase is None:
        return None
    word = words.quantities.get(subject.word)
    if word is None or word.better != effect.operation or not isinstance(effect.amount, Number):
        return None
    if body.condition is not None or body.purpose is not None or phrase.alternatives:
        return None
    sort = (
        subject.word,
        effect.operation,
        loose_form(effect.per),
        loose_form(rule.moment),
        phrase.owner,
    )
    modifiers = frozenset(loose_form(modifier) for modifier in phrase.modifiers)
    amount = effect.amount.value
    return _Gift(sort, phrase.noun, phrase.type, modifiers, amount, rule.scope == "always")


def _gain_gift(rule: Rule, body: Reaction, words: Vocabulary) -> _Gift | None:
    step = body.steps[0]
    deed = step.action
    if not isinstance(deed, Deed) or not words.verbs[deed.verb].gift or step.condition is not None:
        return None
    thing = deed.object
    if thing is None or thing.amount is None or not isinstance(thing.amount.amount, Number):
        return None
    per = deed.per
    sort = (thing.noun, loose_form(rule.moment), loose_form(deed.amount), _owner(per))
    modifiers = frozenset(loose_form(one) for one in per.modifiers) if per else frozenset()
    nouns = (per.noun, per.type) if per else ("", "")
    return _Gift(sort, *nouns, modifiers, thing.amount.amount.value, rule.scope == "always")


def _owner(per: Phrase | None) -> Any:
    return (per.owner, loose_form(per.amount), loose_form(per.alternatives)) if per else None


def _better(offer: _Offer, index: dict[str, list[_Offer]]) -> Iterator[_Offer]:
    wanted = [(gift, frozenset(gift.wider())) for gift in offer.gifts]
    near = (index.get(key, ()) for key in offer.near)
    for other in islice(chain.from_iterable(near), _MOST_COMPARED):
        if other is not offer and other.tokens >= offer.tokens and _beats(other, offer, wanted):
            yield other


def _beats(other: _Offer, offer: _Offer, wanted: Iterable[tuple[_Gift, Collection[Any]]]) -> bool:
    """Tell whether each gift has a counterpart no worse, and the whole is not the same."""
    if not all(any(_no_worse(one, *mine) for one in other.gifts) for mine in wanted):
        return False
    return other.tokens > offer.tokens or set(other.gifts) != set(offer.gifts)


def _no_worse(theirs: _Gift, mine: _Gift, wider: Collection[Any]) -> bool:
    if theirs.amount < mine.amount or (mine.always and not theirs.always):
        return False
    return theirs.key in wider
