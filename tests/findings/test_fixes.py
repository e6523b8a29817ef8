"""Fixes change the texts as they say, each wholly or not at all."""

from hypothesis import given
from hypothesis import strategies as st

from regola.findings import Edit, Finding, Fix
from regola.findings.fixes import all_but_choices, apply_fixes
from regola.sources import Source, Span

SOURCES = {"a": Source("a", "race Tritons {“x”}"), "b": Source("b", "one")}


def finding(*edits: Edit, path: str = "a", place: int = 0) -> Finding:
    """Make a finding whose fix consists of these edits."""
    return Finding("bad-identifier", Span(path, place, place), fix=Fix("rename", (), edits))


def test_edits_replace_their_place_and_leave_the_rest() -> None:
    """Offsets are those of the text before any fix, whatever the order."""
    first = finding(Edit(Span("a", 5, 12), "tritons"))
    second = finding(Edit(Span("a", 14, 15), '"'), Edit(Span("a", 16, 17), '"'))
    for findings in ([first, second], [second, first]):
        mended = apply_fixes(findings, SOURCES)
        assert mended.texts == {"a": 'race tritons {"x"}'}
        assert mended.fixed == tuple(findings)


def test_a_fix_that_touches_a_changed_place_is_left() -> None:
    """Of two that overlap the first is made; the other waits for the next check."""
    first = finding(Edit(Span("a", 5, 12), "tritons"))
    second = finding(Edit(Span("a", 0, 4), "power"), Edit(Span("a", 10, 11), "x"))
    mended = apply_fixes([first, second], SOURCES)
    assert mended.texts == {"a": "race tritons {“x”}"}
    assert (mended.fixed, mended.left) == ((first,), (second,))


def test_two_insertions_at_one_place_are_not_guessed_at() -> None:
    """Their order would decide the meaning, so the second is left."""
    first, second = finding(Edit(Span("a", 4, 4), "1")), finding(Edit(Span("a", 4, 4), "2"))
    assert apply_fixes([first, second], SOURCES).left == (second,)


def test_the_same_edit_asked_for_twice_is_made_once() -> None:
    """Two findings that want the same change are both mended by it."""
    both = [finding(Edit(Span("a", 4, 4), "s"), place=place) for place in (1, 2)]
    mended = apply_fixes(both, SOURCES)
    assert mended.texts["a"].startswith("races ")
    assert mended.fixed == tuple(both)


def test_a_fix_without_edits_writes_the_file_back() -> None:
    """A mark or a line end that decoding took away is gone from the written file."""
    mended = apply_fixes([Finding("byte-order-mark", Span("b", 0, 0), fix=Fix("remove"))], SOURCES)
    assert mended.texts == {"b": "one"}


def test_what_has_no_fix_or_no_text_is_not_touched() -> None:
    """A finding without a fix, and one in a file that was not read, change nothing."""
    unread = finding(Edit(Span("c", 0, 0), "x"), path="c")
    mended = apply_fixes([Finding("lone-quote", Span("a", 0, 1)), unread], SOURCES)
    assert (dict(mended.texts), mended.fixed, mended.left) == ({}, (), ())


@given(st.lists(st.tuples(st.integers(0, 12), st.integers(0, 4), st.text("xy", max_size=3))))
def test_made_edits_never_overlap(drawn: list[tuple[int, int, str]]) -> None:
    """The length of the result is what the made edits add up to."""
    findings = [finding(Edit(Span("a", start, start + size), text)) for start, size, text in drawn]
    mended = apply_fixes(findings, SOURCES)
    made = {edit for each in mended.fixed if each.fix for edit in each.fix.edits}
    grown = sum(len(edit.replacement) - (edit.span.end - edit.span.start) for edit in made)
    assert len(mended.texts.get("a", SOURCES["a"].text)) == len(SOURCES["a"].text) + grown


def test_what_decides_is_left_to_the_author() -> None:
    """Of all fixes those are made that leave what is played; a choice waits for its author."""
    slip = finding(Edit(Span("a", 5, 12), "tritons"))
    edits = (Edit(Span("a", 0, 4), "power"),)
    choice = Finding("piece-stays", Span("a", 0, 0), fix=Fix("lines", (), edits))
    assert list(all_but_choices([choice, slip])) == [slip]
