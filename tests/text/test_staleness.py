"""A hand-written text is stale exactly when the meaning of its rule is another."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass, replace
from functools import cache
from itertools import islice
from typing import Any

import polib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.program import meaning as m
from regola.program.written import WrittenTexts, catalogue_from_source
from regola.sources import Source, Span
from regola.text.written.updating import Told, updated
from tests.support.random_rules import GROUNDS, Ground

REFERENCE = "home/power/probe"
BEFORE, NOW = "As it was said.", "As it is said."
"""The English of then and of now: only the meaning can tell that they are of one rule."""
MANY = 200
"""How many rules are drawn at random for a family of games."""


def told(rule: m.Rule, english: str) -> Told:
    """Return a rule as it is told in English."""
    return Told(REFERENCE, rule, english, "", ("probe.regola", 1))


def catalogue(one: Told) -> str:
    """Return a catalogue with a hand-written text for a rule."""
    made = polib.pofile(updated("", [one], "it"), wrapwidth=0)
    made[0].msgstr = "Scritto a mano."
    return str(made)


def is_shown(text: str, one: Told) -> bool:
    """Tell whether the text of a catalogue stands in for a rule."""
    found = catalogue_from_source(Source("texts/it.po", text), "home", "it")
    return WrittenTexts([found]).entry("it", REFERENCE, one.rule, lambda: one.english) is not None


Lines = tuple[tuple[str, m.Rule], ...]


@cache
def drawn(ground: Ground) -> Lines:
    """Return lines at random that compile, with what they mean."""
    return tuple(islice(ground.told(), MANY))


@pytest.fixture(scope="module", params=GROUNDS, ids=lambda ground: ground.game)
def ground(request: pytest.FixtureRequest) -> Ground:
    """A family of games, its lines drawn beforehand."""
    found: Ground = request.param
    return found if drawn(found) else pytest.fail("nothing was drawn")


@given(data=st.data())
def test_another_layout_keeps_the_text(ground: Ground, data: st.DataObject) -> None:
    """Spaces, a comment, another place in the file or the item: the text stays in use."""
    line, rule = data.draw(st.sampled_from(drawn(ground)))
    gap = data.draw(st.sampled_from(["  ", "   ", "\t"]))
    laid_out = ground.lines.rule(f"{gap}{line.replace(' ', gap)}  # as the box says")
    assert laid_out is not None
    moved = replace(laid_out, number=data.draw(st.integers(1, 9)))
    assert is_shown(catalogue(told(rule, BEFORE)), told(moved, NOW))


@given(data=st.data())
def test_another_order_keeps_the_text(ground: Ground, data: st.DataObject) -> None:
    """What a thing must be, and where a deed is done, may be said in any order."""
    pairs = [(rule, one) for _, rule in drawn(ground) for _, one in altered(rule, ORDER)]
    rule, other = data.draw(st.sampled_from(pairs))
    assert is_shown(catalogue(told(rule, BEFORE)), told(other, NOW))


def test_another_meaning_makes_it_stale(ground: Ground) -> None:
    """
    Another number, noun, verb, determiner, condition or limit: the text is not shown.

    Every change of every rule drawn is tried, so that a case once found is found again.
    """
    shown = [(line, what) for line, rule in drawn(ground) for what, _ in stale_texts_shown(rule)]
    assert shown == []


def stale_texts_shown(rule: m.Rule) -> Iterator[tuple[str, m.Rule]]:
    """Give the changes of a rule that its hand-written text survives, with what it became."""
    text = catalogue(told(rule, BEFORE))
    for what, other in altered(rule, CHANGES):
        assert other != rule, what
        if is_shown(text, told(other, NOW)):
            yield what, other


@given(data=st.data())
def test_a_stale_text_is_marked(ground: Ground, data: st.DataObject) -> None:
    """A catalogue brought up to date tells translators which texts are to be read again."""
    _, rule = data.draw(st.sampled_from(drawn(ground)))
    _, other = data.draw(st.sampled_from(list(altered(rule, CHANGES))))
    text = catalogue(told(rule, BEFORE))
    assert polib.pofile(updated(text, [told(other, NOW)], "it"))[0].flags == ["fuzzy"]


def test_each_change_is_met() -> None:
    """The rules drawn have something to change of each sort."""
    rules = [rule for ground in GROUNDS for _, rule in drawn(ground)]
    assert {what for rule in rules for what, _ in altered(rule, CHANGES)} == CHANGES.keys()


# ---- changes of one thing in a rule --------------------------------------------------------------

Change = Callable[[Any], Iterator[Any]]


def altered(node: Any, changes: dict[str, Change]) -> Iterator[tuple[str, Any]]:
    """Give a node with one thing in it changed, with the sort of change."""
    for what, change in changes.items():
        yield from ((what, other) for other in change(node))
    if isinstance(node, tuple):
        for place, inner in enumerate(node):
            for what, other in altered(inner, changes):
                yield what, (*node[:place], other, *node[place + 1 :])
    elif is_dataclass(node) and not isinstance(node, Span):
        for part in fields(node):
            for what, other in altered(getattr(node, part.name), changes):
                yield what, replace(node, **{part.name: other})  # type: ignore[type-var]


def _turned(node: Any) -> Iterator[Any]:
    if isinstance(node, m.Phrase) and len(node.modifiers) > 1:
        yield replace(node, modifiers=node.modifiers[::-1])
    if isinstance(node, m.Deed) and len(node.slots) > 1:
        yield replace(node, slots=node.slots[::-1])


def _number(node: Any) -> Iterator[Any]:
    if isinstance(node, m.Number):
        yield replace(node, value=node.value + 1)


def _noun(node: Any) -> Iterator[Any]:
    # What was named before is the same thing by whichever word it is called again.
    if isinstance(node, m.Phrase) and not node.refers:
        yield replace(node, noun="figment")


def _verb(node: Any) -> Iterator[Any]:
    if isinstance(node, m.Deed | m.OnEvent | m.Did):
        yield replace(node, verb="ponder")


def _word(node: Any) -> Iterator[Any]:
    if isinstance(node, m.Adjective | m.Quantity):
        yield replace(node, word="odd")
    if isinstance(node, m.Link):
        # Another word in any case: what is above already must not stay above.
        yield replace(node, relation="beside" if node.relation == "above" else "above")


def _determiner(node: Any) -> Iterator[Any]:
    # What is counted, or was named before, has no determiner to choose.
    free = isinstance(node, m.Phrase) and not node.refers and node.amount is None
    if free and node.noun not in ("you", "it", "one another"):
        yield replace(node, determiner="another" if node.determiner == "no" else "no")


def _condition(node: Any) -> Iterator[Any]:
    if isinstance(node, m.Condition):
        yield replace(node, negated=not node.negated)
    if getattr(node, "condition", None) is not None:
        yield replace(node, condition=None)


def _limit(node: Any) -> Iterator[Any]:
    if isinstance(node, m.Limit):
        yield replace(node, times=node.times + 1)
    if isinstance(node, m.Rule) and node.limit is not None:
        yield replace(node, limit=None)


def _denial(node: Any) -> Iterator[Any]:
    if isinstance(node, m.Grant | m.Is | m.Permission):
        yield replace(node, negated=not node.negated)


def _moment(node: Any) -> Iterator[Any]:
    if isinstance(node, m.AtPhase):
        yield replace(node, phase="dawn")
    if isinstance(node, m.OnEvent):
        yield replace(node, before=not node.before)


def _operation(node: Any) -> Iterator[Any]:
    if isinstance(node, m.Change):
        yield replace(node, operation="less" if node.operation == "more" else "more")


def _scope(node: Any) -> Iterator[Any]:
    if isinstance(node, m.Rule):
        yield replace(node, scope="declined" if node.scope == "active" else "active")


ORDER: dict[str, Change] = {"order": _turned}
CHANGES: dict[str, Change] = {
    "condition": _condition,
    "denial": _denial,
    "determiner": _determiner,
    "limit": _limit,
    "moment": _moment,
    "noun": _noun,
    "number": _number,
    "operation": _operation,
    "scope": _scope,
    "verb": _verb,
    "word": _word,
}
