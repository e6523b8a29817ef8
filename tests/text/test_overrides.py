"""Hand-written texts in gettext catalogues: kept while the meaning stays, checked against it."""

from __future__ import annotations

from dataclasses import replace

import polib
import pytest

from regola.program import meaning as m
from regola.text import realise
from regola.text.overrides import (
    CatalogueError,
    Told,
    faults,
    overrides_from_po,
    rule_context,
    updated,
)
from tests.text.abilities import abilities
from tests.text.builder import CONTENT, language

ABILITIES = {name: (rule, item) for name, rule, item in abilities()}
FORMS = {reference: names["it"][1:3] for reference, names in CONTENT.items()}


def told(name: str = "trolls") -> Told:
    """Return a rule of the samples as it is told in Italian."""
    rule, item = ABILITIES[name]
    english, italian = (realise(rule, item, language(code)) for code in ("en", "it"))
    return Told(item.reference, rule, english, italian, FORMS)


def catalogue(text: str, one: Told, context: str = "") -> str:
    """Return a catalogue with one hand-written text."""
    made = polib.POFile()
    entry = polib.POEntry(msgctxt=context or one.context, msgid=one.english, msgstr=text)
    made.append(entry)
    return str(made)


GOOD = "Dove arrivi, lascia una tana dei Troll."


def test_a_fitting_text_is_used() -> None:
    """A hand-written text that names what the rule names stands in place of the generated one."""
    overrides = overrides_from_po("it.po", catalogue(GOOD, told()))
    assert overrides.text(told()) == GOOD
    assert list(faults(overrides, [told()])) == []


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("Dove arrivi, lascia 2 tane dei Troll.", "numbers", ("2",)),
        ("Dove arrivi, lascia una capanna.", "terms", ("tana dei Troll",)),
        ("Lascia una tana dei Troll {qui}.", "characters", ("U+007B", "U+007D")),
        ("Lascia una tana dei Troll.\u202e", "characters", ("U+202E",)),
    ],
)
def test_a_text_that_does_not_fit_is_told(text: str, kind: str, words: tuple[str, ...]) -> None:
    """Other numbers, a thing not named, braces and turned text are told, and never printed."""
    overrides = overrides_from_po("it.po", catalogue(text, told()))
    [fault] = faults(overrides, [told()])
    assert (fault.kind, fault.words) == (kind, words)
    assert fault.line > 0
    assert overrides.text(told()) == told().generated


def test_a_changed_meaning_makes_it_stale() -> None:
    """The text of a rule that now means something else is told and not used."""
    before = told()
    rule = before.rule
    assert isinstance(rule.moment, m.OnEvent)
    now = replace(before, rule=replace(rule, moment=replace(rule.moment, verb="conquer")))
    overrides = overrides_from_po("it.po", catalogue(GOOD, before))
    assert [fault.kind for fault in faults(overrides, [now])] == ["stale"]
    assert overrides.text(now) == now.generated
    [entry] = polib.pofile(updated(catalogue(GOOD, before), [now], "it"))
    assert (entry.msgstr, entry.flags) == (GOOD, ["fuzzy"])


def test_a_changed_pattern_leaves_it_alone() -> None:
    """Where only the generated English changes, the hand-written text stays in use."""
    now = replace(told(), english="Other words for the same.")
    text = updated(catalogue(GOOD, told()), [now], "it")
    [entry] = polib.pofile(text)
    assert (entry.msgid, entry.flags) == ("Other words for the same.", [])
    assert overrides_from_po("it.po", text).text(now) == GOOD


def test_a_catalogue_goes_round() -> None:
    """What is written is read again as it was, to the byte."""
    rules = [told("trolls"), told("tritons")]
    first = updated(catalogue(GOOD, told()), rules, "it")
    assert updated(first, rules, "it") == first
    assert f"generated: {told('tritons').generated}" in first


def test_a_text_for_no_rule_or_told_twice() -> None:
    """An entry for a rule that there is not, and two for one rule, are told."""
    strange = overrides_from_po("it.po", catalogue(GOOD, told(), "small_world/race/none#1:0"))
    assert [fault.kind for fault in faults(strange, [told()])] == ["unknown rule"]
    both = overrides_from_po("it.po", catalogue(GOOD, told()))
    twice = replace(both, entries=both.entries * 2)
    assert [fault.kind for fault in faults(twice, [told()])] == ["doubled"]


def test_a_broken_catalogue_is_told_with_its_line() -> None:
    """What is no gettext is told with file and line."""
    with pytest.raises(CatalogueError) as caught:
        overrides_from_po("it.po", 'msgctxt "a"\nmsgid "b"\nmsgst "c"\n')
    assert (caught.value.path, caught.value.line) == ("it.po", 3)


def test_the_context_ignores_where_a_rule_stands() -> None:
    """A rule that moves in its file is still the same rule."""
    rule, item = ABILITIES["trolls"]
    moved = replace(rule, span=replace(rule.span, start=99, end=120))
    assert rule_context(item.reference, rule) == rule_context(item.reference, moved)
