"""Texts translate between offsets, lines and columns."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.sources import Source, Span

TEXT = Source("races/tritons.regola", "race è {\n\ttokens: 6\n}\n")


@pytest.mark.parametrize(
    ("offset", "place"),
    [(0, (1, 1)), (5, (1, 6)), (8, (1, 9)), (9, (2, 1)), (10, (2, 2)), (20, (3, 1)), (22, (4, 1))],
)
def test_positions_count_lines_and_code_points_from_one(
    offset: int, place: tuple[int, int]
) -> None:
    """A position is a line and a column, both from 1; a tab and an accent are one column each."""
    assert TEXT.position(offset) == place


@pytest.mark.parametrize(("offset", "place"), [(-5, (1, 1)), (999, (4, 1))])
def test_an_offset_outside_the_text_means_its_nearer_end(
    offset: int, place: tuple[int, int]
) -> None:
    """Whoever points outside the text is shown its beginning or its end."""
    assert TEXT.position(offset) == place


def test_lines_come_without_their_line_break() -> None:
    """The text of a line ends before the line feed, and a final line feed begins an empty line."""
    assert [TEXT.line_text(line) for line in range(1, TEXT.line_count + 1)] == [
        "race è {",
        "\ttokens: 6",
        "}",
        "",
    ]


def test_an_empty_text_has_one_empty_line() -> None:
    """There is always a first line to point at."""
    empty = Source("empty.regola", "")
    assert (empty.line_count, empty.line_text(1), empty.position(0)) == (1, "", (1, 1))


@given(st.text(alphabet="ab\n\tè漢"), st.data())
def test_an_offset_is_found_again_from_its_line_and_column(text: str, data: st.DataObject) -> None:
    """Translating an offset to a position and back gives the offset."""
    source = Source("any.regola", text)
    offset = data.draw(st.integers(0, len(text)))
    assert source.offset(*source.position(offset)) == offset


def test_a_span_cuts_its_text_out_of_the_source() -> None:
    """The end of a span is exclusive."""
    assert TEXT.slice(TEXT.span(10, 16)) == "tokens"


def test_two_spans_join_to_one_that_covers_both() -> None:
    """Joining reaches from the earlier start to the later end, in either order."""
    first, second = Span("a", 3, 5), Span("a", 8, 9)
    assert first.to(second) == second.to(first) == Span("a", 3, 9)


@pytest.mark.parametrize(
    ("other", "shared"),
    [
        (Span("a", 0, 3), False),
        (Span("a", 0, 4), True),
        (Span("a", 4, 5), True),
        (Span("a", 6, 7), False),
        (Span("a", 4, 4), False),
        (Span("b", 3, 6), False),
    ],
)
def test_spans_overlap_where_they_share_a_character(other: Span, *, shared: bool) -> None:
    """Neighbours, empty spans and spans of other files share nothing."""
    assert Span("a", 3, 6).overlaps(other) is shared


def test_a_span_contains_what_lies_wholly_inside() -> None:
    """A span contains itself and smaller ones, not one that sticks out."""
    outer = Span("a", 3, 6)
    assert outer.contains(outer)
    assert outer.contains(Span("a", 4, 5))
    assert not outer.contains(Span("a", 2, 5))
