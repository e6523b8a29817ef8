"""Rules have colours on a terminal: what is shown, and the blocks of code of a page."""

from __future__ import annotations

import re

import pytest

from regola.commands.colouring import with_coloured_blocks, with_colours
from regola.compilation.colours import coloured, page_parts
from regola.findings import registry
from regola.findings.pages import page
from regola.resources import guide_page, guide_pages, languages

_ESCAPES = re.compile("\x1b\\[[0-9;]*m")
_KEYWORD, _PLAIN = "\x1b[35m", "\x1b[0m"


def test_words_have_the_colours_of_their_sorts() -> None:
    """Kind, field, number, text, comment, deed and small words; a name has none."""
    text = "race otters {\n    tokens: 6 of 11 # few\n    when you conquer a hill: gain 1 coin\n}\n"
    sorts = {one.text: one.sort for one in coloured(text)}
    assert sorts == {
        "race": "type",
        " otters {\n    ": "",
        "tokens": "property",
        ": ": "",
        "6": "number",
        " ": "",
        "of": "keyword",
        "11": "number",
        "# few": "comment",
        "\n    ": "",
        "when you": "keyword",
        "conquer": "function",
        "a": "keyword",
        " hill: ": "",
        "gain": "function",
        "1": "number",
        " coin\n}\n": "",
    }


def test_every_example_of_a_finding_stays_the_text_it_is() -> None:
    """Colours add nothing and take nothing away, in texts that are wrong too."""
    for entry in registry():
        for text in (entry.details.wrong, entry.details.right):
            assert "".join(one.text for one in coloured(text, entry.details.notation)) == text


@pytest.mark.parametrize("spoken", languages())
@pytest.mark.parametrize("name", guide_pages())
def test_a_page_is_as_it_was_but_for_colours(name: str, spoken: str) -> None:
    """The guide in any language: without what colours it is the guide; its rules have colours."""
    text = guide_page(spoken, name)
    shown = with_coloured_blocks(text)
    assert _ESCAPES.sub("", shown) == text
    assert f"{_KEYWORD}when you{_PLAIN}" in shown


def test_what_is_no_rule_has_no_colour() -> None:
    """A command or a manifest of the pack is shown as it is."""
    found = page("R0904", "en")
    assert found is not None
    assert with_coloured_blocks(found) == found
    assert [part.pieces for part in page_parts(found) if len(part.pieces) > 1] == []


def test_a_rule_is_shown_in_colours() -> None:
    """Each word has its colour, and after it there is none."""
    assert with_colours("if you have") == f"{_KEYWORD}if you have{_PLAIN}"
