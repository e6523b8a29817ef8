"""The parser builds a tree of every line that it can read and reports each that it cannot."""

from __future__ import annotations

import pytest

from regola.compilation.language import language
from regola.findings import Sink
from regola.sources import Source
from regola.syntax import tree
from regola.syntax.parser import MAXIMUM_NESTING, SyntaxFile


def parsed(text: str) -> tuple[SyntaxFile, list[str]]:
    """Parse a text and return the file and the slugs of what was found."""
    sink = Sink()
    file = language("conquest").parser.parse(Source("a.regola", text), sink)
    return file, [finding.slug for finding in sink.sorted()]


def line_of(text: str) -> tree.Value:
    """Return the first line of a race that holds the text."""
    file, slugs = parsed("race a {\n" + text + "\n}\n")
    assert slugs == []
    return file.declarations[0].lines[0]


def test_a_declaration_holds_fields_rules_and_declarations() -> None:
    """Fields, rules and nested declarations are told apart and keep their order."""
    file, slugs = parsed("race a {\n tokens: 6 of 11\n you may decline\n piece b { box: 1 }\n}")

    assert slugs == []
    assert [type(line) for line in file.declarations[0].lines] == [
        tree.Field,
        tree.RuleLine,
        tree.Declaration,
    ]


def test_places_are_offsets_into_the_text() -> None:
    """Start and end of a node cut its very words out of the text."""
    text = "race a {\n  conquest cost of a hill is 1 less   # cheap\n}"
    file, _ = parsed(text)
    line = file.declarations[0].lines[0]

    assert text[line.start : line.end] == "conquest cost of a hill is 1 less"


def test_comments_are_kept() -> None:
    """Comments do not reach the grammar and are not lost."""
    file, slugs = parsed("# first\nrace a {\n you may decline # second\n}")

    assert slugs == []
    assert [comment.text for comment in file.comments] == ["# first", "# second"]


@pytest.mark.parametrize(
    "text",
    [
        "at scoring:\n gain 2 coins",
        "you may conquer a region:\n conquest cost is 1,\n put the dragon in the region",
        "income of a hill is 1 more\n if you have no region",
        "gain 1 coin",
    ],
)
def test_a_line_that_plainly_goes_on_is_one_line(text: str) -> None:
    """A colon, a comma or a joining word carries a rule over the line break."""
    file, _ = parsed("race a {\n" + text + "\n}")

    assert len(file.declarations[0].lines) <= 1


def test_a_semicolon_ends_a_line() -> None:
    """Several short lines may stand on one."""
    file, slugs = parsed("piece a { box: 1; you may decline }".replace("piece", "race"))

    assert slugs == []
    assert len(file.declarations[0].lines) == 2


@pytest.mark.parametrize(
    ("text", "verb"),
    [("end conquest", "end"), ("decline", "decline")],
)
def test_a_word_that_is_verb_and_noun_is_a_verb_where_a_deed_stands(text: str, verb: str) -> None:
    """In steps the word is a verb."""
    line = line_of(f"at scoring: {text}")

    assert isinstance(line, tree.RuleLine)
    assert isinstance(line.sentence, tree.Reaction)
    body = line.sentence.clauses[0].body
    assert isinstance(body, tree.Act)
    assert body.deed.verb.text == verb


def test_a_word_that_is_verb_and_noun_is_a_noun_after_an_article() -> None:
    """`the end of your turn` names a moment."""
    line = line_of("at the end of your turn: gain 1 coin")

    assert isinstance(line, tree.RuleLine)
    assert isinstance(line.sentence, tree.Reaction)
    assert isinstance(line.sentence.moment, tree.PhaseMoment)


def test_names_in_examples_may_be_keywords() -> None:
    """The regions of an example may be called `a`, `on` or `if`."""
    file, slugs = parsed(
        'race r {\n example "e" {\n region a: hill\n region on: hill, border\n'
        " borders: a-on\n given if: orcs, a 3\n }\n}"
    )

    assert slugs == []
    assert len(file.declarations) == 1


def test_a_bad_line_does_not_hide_the_others() -> None:
    """Each of two bad lines is reported, and the good one between them is read."""
    file, slugs = parsed("race a {\n income income is is\n you may decline\n you may may\n}")

    assert slugs == ["unexpected-token", "unexpected-token"]
    assert len(file.declarations[0].lines) == 1


def test_a_bad_item_does_not_hide_the_next() -> None:
    """Parsing goes on at the next declaration."""
    file, slugs = parsed("race a {\n you may may\n}\nrace b {\n you may decline\n}")

    assert slugs == ["unexpected-token"]
    assert [one.id.text for one in file.declarations if one.id] == ["a", "b"]


def test_an_unclosed_brace_is_reported_with_both_places() -> None:
    """A header at the left margin shows where the item before should have ended."""
    sink = Sink()
    text = "race a {\n you may decline\nrace b {\n you may decline\n}"
    file = language("conquest").parser.parse(Source("a.regola", text), sink)
    finding = sink.sorted()[0]

    assert [one.id.text for one in file.declarations if one.id] == ["a", "b"]
    assert finding.slug == "unclosed-brace"
    assert text[finding.span.start] == "{"
    assert text[finding.related[0].span.start :].startswith("race b")


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("", "empty-file"),
        ("# only a comment\n", "empty-file"),
        ("tokens: 6\n", "line-outside-item"),
        ("}\n", "unmatched-brace"),
        ('race a {\n name: en "A\n}', "lone-quote"),
        ("race a {\n tokens: 1234567 of 8\n}", "number-too-long"),
        ("race a {\n you may decline $\n}", "unexpected-character"),
    ],
)
def test_what_is_no_line_gets_its_own_finding(text: str, slug: str) -> None:
    """Empty files, lines outside items, lone quotes, long numbers and odd signs are told apart."""
    _, slugs = parsed(text)

    assert slugs[0] == slug


def test_nesting_has_a_limit() -> None:
    """Thirty-three levels are one too many, and do not exhaust the parser."""
    deep = "".join(f" piece p{n} {{\n" for n in range(MAXIMUM_NESTING + 1))
    _, slugs = parsed("race a {\n" + deep)

    assert "nesting-too-deep" in slugs


def test_a_misspelt_word_is_named_before_the_grammar_complains() -> None:
    """An unknown word near the fault is reported with the word that is meant."""
    sink = Sink()
    language("conquest").parser.parse(Source("a.regola", "race a {\n you mya decline\n}"), sink)
    finding = sink.sorted()[0]

    assert finding.slug == "unknown-word"
    assert dict(finding.arguments)["similar"][0] == "may"
