"""Bytes become text, and what is odd about them becomes findings with a place."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.findings import Sink
from regola.sources import Source, decode


def decoded(data: bytes) -> tuple[str | None, list[tuple[str, int, int]]]:
    """Return the text of some bytes, and the slug and place of each finding."""
    sink = Sink()
    source = decode("a.regola", data, sink)
    places = [(each.slug, each.span.start, each.span.end) for each in sink.sorted()]
    return (source.text if source else None), places


def test_plain_utf_8_is_read_without_a_finding() -> None:
    """Accents, tabs, line feeds and signs outside the basic plane are all in order."""
    text = "race tritón {\n\tname: en “🜄”\n}\n"
    assert decoded(text.encode()) == (text, [])


def test_a_byte_order_mark_is_removed_and_told() -> None:
    """The mark is no part of the text, so columns are those that an editor shows."""
    assert decoded(b"\xef\xbb\xbfrace a") == ("race a", [("byte-order-mark", 0, 0)])


def test_windows_line_ends_become_line_feeds() -> None:
    """One finding for the file, at the first line end; positions count the plain text."""
    assert decoded(b"a\r\nb\r\nc") == ("a\nb\nc", [("carriage-return", 1, 2)])


def test_a_lone_carriage_return_ends_a_line() -> None:
    """No line can be hidden behind a carriage return."""
    assert decoded(b"a\rb") == ("a\nb", [("carriage-return", 1, 2)])


def test_a_control_character_is_an_error_where_it_stands() -> None:
    """The rest of the text keeps its places: a space stands for the character."""
    assert decoded(b"ab\x00c\x1b\x1bd") == (
        "ab c  d",
        [("control-character", 2, 3), ("control-character", 4, 6)],
    )


def test_a_space_that_only_looks_like_one_is_told() -> None:
    """A no-break space is read as a space."""
    assert decoded("a\u00a0b".encode()) == ("a b", [("hidden-character", 1, 2)])


def test_a_character_that_turns_the_line_around_is_told() -> None:
    """Text cannot be made to read differently from what it says."""
    assert decoded("a\u202eb".encode()) == ("a b", [("hidden-character", 1, 2)])


def test_a_file_full_of_control_characters_gives_ten_findings() -> None:
    """The first places say enough."""
    _, places = decoded(b"a\x01" * 1000)
    assert len(places) == 10


def test_a_byte_that_is_not_utf_8_is_placed_and_the_rest_is_read() -> None:
    """A file saved in an older encoding gives one finding, at the first such byte."""
    assert decoded(b"Trit\xf3n\nx\xf3") == ("Trit\ufffdn\nx\ufffd", [("not-utf-8", 4, 5)])


def test_the_place_of_a_broken_byte_counts_the_text_before_it() -> None:
    """Mark, line ends and accents before the byte do not shift its place."""
    _, places = decoded(b"\xef\xbb\xbf\xc3\xa8\r\n\xff")
    assert ("not-utf-8", 2, 3) in places


@pytest.mark.parametrize(
    "data", ["race".encode("utf-16"), b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", b"\xfe\xff\x00r"]
)
def test_what_is_no_text_is_not_read(data: bytes) -> None:
    """A picture or UTF-16 gives no text and says so once."""
    text, places = decoded(data)
    assert text is None
    assert [slug for slug, *_ in places if slug != "carriage-return"] == ["not-text"]


def test_a_file_over_the_limit_is_not_read() -> None:
    """The limit is in bytes and can be moved."""
    sink = Sink()
    assert decode("a.regola", b"123456", sink, maximum=5) is None
    assert [each.slug for each in sink] == ["file-too-large"]
    assert decode("a.regola", b"12345", sink, maximum=5) == Source("a.regola", "12345")


@given(st.binary(max_size=200))
def test_any_bytes_decode_or_are_told(data: bytes) -> None:
    """No bytes raise; what cannot be read has a finding; what is read holds nothing that steers."""
    text, places = decoded(data)
    assert text is not None or places
    assert text is None or not any(sign in text for sign in "\r\x00\x1b\u202e\ufeff")


@given(st.text())
def test_every_place_lies_inside_the_text(text: str) -> None:
    """A finding about a character points at characters that are there."""
    result, places = decoded(text.encode("utf-8", "surrogatepass"))
    assert all(end <= len(result) + 1 for _, _, end in places if result is not None)
