"""The layout of a rules file: one for each text, and the same words in it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.compilation.language import language
from regola.findings import Sink
from regola.sources import Source
from regola.syntax.layout import WIDTH, laid_out
from regola.syntax.scanner import scan


def _laid_out(text: str) -> str:
    sink = Sink()
    parsed = language("conquest").parser.parse(Source("x.regola", text), sink)
    assert not sink.has_errors, list(sink)
    return laid_out(parsed)


def _said(text: str) -> list[str]:
    """The tokens of a text, without those that only divide lines."""
    lines, _ = scan(Source("x", text), Sink())
    return [
        token.text
        for line in lines
        for token in (*line.tokens, *([line.ending] if line.ending else []))
    ]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("race  a{tokens:6  of 9}", "race a {\n    tokens: 6 of 9\n}\n"),
        ("race a { tokens: 6; income is 1 }", "race a {\n    tokens: 6\n    income is 1\n}\n"),
        (
            "race a { piece b { box: 2 } }",
            "race a {\n    piece b {\n        box: 2\n    }\n}\n",
        ),
        (
            "race a {\n\n\n tokens: 6\n\n\n\n box: 2\n\n}",
            "race a {\n    tokens: 6\n\n    box: 2\n}\n",
        ),
        ("race a { }\nrace b { }", "race a {\n}\n\nrace b {\n}\n"),
        ("board a { borders: b - c,d -e }", "board a {\n    borders: b-c, d-e\n}\n"),
        (
            'race a { name: it f "B"/"C" , en "D" }',
            'race a {\n    name: it f "B" / "C", en "D"\n}\n',
        ),
        (
            "race a { borrows: small_world / race / orcs }",
            "race a {\n    borrows: small_world/race/orcs\n}\n",
        ),
        (
            "race a { income of a region is the roll -1+( the income of it ) }",
            "race a {\n    income of a region is the roll - 1 + (the income of it)\n}\n",
        ),
    ],
)
def test_space_is_laid_out(text: str, wanted: str) -> None:
    """Braces end lines, what they hold stands four further in, words are one space apart."""
    assert _laid_out(text) == wanted


def test_comments_stay_where_they_are() -> None:
    """A comment after words stays after them, one on its own line stays before what it explains."""
    text = """# first
race a {# opened
  # about tokens
 tokens: 6   # six
 # before the end
}
# last
"""
    assert (
        _laid_out(text)
        == """# first
race a {  # opened
    # about tokens
    tokens: 6  # six
    # before the end
}

# last
"""
    )


def test_a_comment_inside_a_rule_stays_inside() -> None:
    """A rule that a comment divides is divided there again."""
    text = """race a {
    at conquest,   # any time
    once per turn, you may conquer a region
    name: it m "B" / "C", # Italian
      en "D" / "E"
}
"""
    assert (
        _laid_out(text)
        == """race a {
    at conquest,  # any time
        once per turn, you may conquer a region
    name: it m "B" / "C",  # Italian
        en "D" / "E"
}
"""
    )


def test_long_lines_are_broken_where_a_line_may_go_on() -> None:
    """A field of texts has a line for each, a rule one for its moment and its clauses."""
    long = "x" * 40
    clauses = "gain 1 coin, gain 2 tokens, stop for conquest, gain 3 coins"
    text = f"""race a {{
    name: it m "{long}" / "s", es m "{long}" / "s", en "b" / "s"
    when you conquer a hill if you have no region: {clauses}
}}
"""
    wanted = f"""race a {{
    name: it m "{long}" / "s",
        es m "{long}" / "s",
        en "b" / "s"
    when you conquer a hill if you have no region:
        {clauses}
}}
"""
    parsed = language("conquest").parser.parse(Source("x", text), Sink())

    assert laid_out(parsed) == wanted
    assert all(len(line) <= WIDTH for line in wanted.splitlines())


_LINES = st.sampled_from(
    [
        "tokens: 6 of 9",
        'name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"',
        "conquest cost of a coastal region or a hill is 1 less per 2 defenders in the region",
        "always, income of your regions with a mine is 1 more if you have no coin or if you can",
        "when you conquer a hill: gain 1 coin, then gain 2 tokens, otherwise gain 3 coins",
        "you may conquer a reachable region with a lone token: conquest cost is 0, put it in it",
        "piece hole { box: 2; its region is immune }",
    ]
)
_SPACES = st.sampled_from([" ", "   ", "\t"])
_ENDS = st.sampled_from(["\n", ";", "\n\n\n", " # note\n", "\n# a line\n", ";\n  # far\n\n"])


@given(st.lists(st.tuples(_SPACES, _LINES, _SPACES, _ENDS), max_size=8))
def test_the_layout_keeps_what_is_said(lines: list[tuple[str, str, str, str]]) -> None:
    """Whatever the spaces, words and comments stay, and a second time changes nothing."""
    text = "race a {" + "".join("".join(parts) for parts in lines) + "\n}"

    once = _laid_out(text)

    assert _laid_out(once) == once
    assert _said(once) == _said(text)
    assert once.count("#") == text.count("#")
    assert all(line == line.rstrip() for line in once.splitlines())
