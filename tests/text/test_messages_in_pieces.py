"""Messages are read one by one: each says what it says where the file is read whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from regola.localisation import LocalisationError, Words
from regola.resources import dsl_folder, dsl_text, languages

_PATTERNS = ("chips.ftl", "rules.ftl", "words.ftl")
"""What is no message to be said, but patterns of sentences (`regola.text.patterns`)."""

_FILES = sorted(
    path.name for path in (dsl_folder() / "text" / "en").glob("*.ftl") if path.name not in _PATTERNS
)


def _whole(text: str) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


@pytest.mark.parametrize("code", languages())
@pytest.mark.parametrize("name", _FILES)
def test_each_piece_is_what_stands_in_the_whole(name: str, code: str) -> None:
    """Every message and attribute of every file, in their order; none is broken or stands twice."""
    text = dsl_text("text", code, name)
    whole = list(_whole(text))
    assert [one for one, _ in whole] == list(Words(code, {name: text}))
    for identifier, pattern in whole:
        piece = Words(code, {name: text}).text(identifier)
        # A comment above the next message ends the piece.
        (alone,) = (one for _, one in _whole(f"piece ={piece}"))
        assert pattern.equals(alone), identifier


def test_a_message_brings_what_it_refers_to() -> None:
    """A name that stands once is said wherever it is referred to, through another one too."""
    words = Words("en", {"x.ftl": "a = Press { b }\nb = “{ c }”\nc = Find\n    .note = of { c }\n"})
    assert words.say("a") == "Press “Find”"
    assert words.say("c.note") == "of Find"


@pytest.mark.parametrize("text", ["a = {", "a = x { $", "a =\n    .b = {"])
def test_a_broken_message_is_a_fault_when_it_is_said(text: str) -> None:
    """It is told by its id; others are said all the same."""
    words = Words("en", {"x.ftl": f"good = yes\n{text}\n"})
    (broken,) = set(words) - {"good"}
    assert words.say("good") == "yes"
    with pytest.raises(LocalisationError, match=broken):
        words.say(broken)


def test_a_message_that_stands_twice_is_a_fault() -> None:
    """In one file or in two, by the first that is asked for."""
    with pytest.raises(LocalisationError, match="a stands twice"):
        Words("en", {"x.ftl": "a = one\na = two\n"}).say("a")
    with pytest.raises(LocalisationError, match="a stands twice"):
        Words("en", {"x.ftl": "a = one\n", "y.ftl": "a = two\n"}).say("a")
