"""Whatever is left out of a file leaves a finding: no line is passed over in silence."""

from __future__ import annotations

import re
from random import Random

import pytest

from regola.files.library import official
from regola.findings import Sink
from regola.resources import content_folder
from regola.sources import Source, decode
from tests.support.compiling import compile_text
from tests.support.left_out import is_left_out
from tests.support.mutating import mutated

NAMELESS = """
tile ruins_x {
    it f x
    when you build it: gain 1 gold piece
}
"""


def test_a_word_like_the_name_of_an_item_without_one_is_told() -> None:
    """The item's name is missing for no fault that was told, so the word itself is the fault."""
    sink = Sink()

    compile_text(NAMELESS, sink, official("digger"), family="digger")

    assert [(one.slug, one.span.start) for one in sink if sink.is_error(one)] == [
        ("unknown-word", NAMELESS.index("f x"))
    ]


def test_among_many_items_without_names_each_odd_line_is_told() -> None:
    """Two hundred and one races without a name, each with a line that is no rule."""
    text = "".join(f"race x{number} {{\n    foo bar baz\n}}\n" for number in range(201))
    sink = Sink()

    compile_text(text, sink, official("conquest"))

    # Three words of which the language knows none read like speech.
    assert {one.slug for one in sink} == {"sentence-of-speech"}
    starts = [found.start() for found in re.finditer("foo", text)]
    assert sorted(one.span.start for one in sink) == starts


def test_a_form_of_a_name_whose_fault_was_told_is_not_told_again() -> None:
    """The name was misspelt, and that was told: the rule that uses it waits for it."""
    text = """
race otters {
    name: it f "Lontra" / "Lontre, es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 6 of 17
    conquest cost of a region with an otter is 1 less
}
"""
    sink = Sink()

    compile_text(text, sink, official("conquest"))

    assert [one.slug for one in sink if sink.is_error(one)] == ["lone-quote"]


FILES = sorted(content_folder().rglob("*.regola"))
FAMILIES = {"dungeon_digger": "digger"}


@pytest.mark.parametrize("number", range(120))
def test_a_file_of_which_something_is_left_out_has_an_error(number: int) -> None:
    """Official files with some of their letters gone, doubled or changed: no rule is lost."""
    chance = Random(number)  # noqa: S311 - of a test
    path = chance.choice(FILES)
    given = path.read_text(encoding="utf-8")
    family = FAMILIES.get(path.relative_to(content_folder()).parts[0], "conquest")
    source = decode("text.regola", mutated(given, [given], chance), Sink())
    text = "" if source is None else source.text
    sink = Sink()

    program = compile_text(text, sink, official(family), family=family)

    assert sink.has_errors or not is_left_out(Source("text.regola", text), program)


@pytest.mark.parametrize(
    ("line", "sort"),
    [
        ("at conquest, when you lose a region: gain 1 coin", "moment"),
        ("when you conquer a hill, at scoring: gain 1 coin", "moment"),
        ("at conquest, at scoring, you may pay 1 coin: gain 1 token", "moment"),
        ("once per turn, twice per turn, at scoring: gain 1 coin", "limit"),
        ("in decline, in decline, at scoring: gain 1 coin", "scope"),
    ],
)
def test_what_a_rule_has_one_of_is_not_dropped(line: str, sort: str) -> None:
    """Of two moments, limits or scopes one would be neither played nor printed."""
    sink = Sink()
    text = f'power crows {{\n    name: en "Crow"\n    tokens: 4\n    {line}\n}}\n'
    compile_text(text, sink, official("conquest"))

    found = [one for one in sink.sorted() if one.slug == "told-twice"]
    assert [one.hint for one in found] == [sort]
    assert found[0].span.start > 0
