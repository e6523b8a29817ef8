"""Whatever is left out of a file leaves a finding: no line is passed over in silence."""

from __future__ import annotations

from random import Random

import pytest

from regola.compilation.language import language
from regola.files.library import official
from regola.findings import Sink
from regola.resources import content_folder
from regola.sources import Source
from regola.syntax import tree
from tests.support.compiling import compile_text

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

    assert [one.slug for one in sink] == ["unknown-word"] * 201


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
    text = _mutated(path.read_text(encoding="utf-8"), chance)
    family = FAMILIES.get(path.relative_to(content_folder()).parts[0], "conquest")
    sink = Sink()

    program = compile_text(text, sink, official(family), family=family)

    parsed = language(family).parser.read(Source("text.regola", text), Sink())
    written = sum(map(_rules_written, parsed.declarations))
    read = sum(len(item.rules) for top in program.items for item in top.walk())
    is_less = read < written or parsed.faults or len(program.items) < len(parsed.declarations)
    assert sink.has_errors or not is_less


def _rules_written(declaration: tree.Declaration) -> int:
    inner = [line for line in declaration.lines if isinstance(line, tree.Declaration)]
    own = sum(isinstance(line, tree.RuleLine) for line in declaration.lines)
    return own + sum(map(_rules_written, inner))


def _mutated(text: str, chance: Random) -> str:
    for _ in range(chance.randint(1, 4)):
        start = chance.randrange(len(text))
        end = min(start + chance.choice((1, 1, 3, 12)), len(text))
        other = chance.choice(("", text[start:end] * 2, "x", " f x ", "{", "}", '"', "\n", ":"))
        text = text[:start] + other + text[end:]
    return text
