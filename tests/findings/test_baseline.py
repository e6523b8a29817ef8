"""A baseline holds known findings back, wherever in their file they move."""

import json

import pytest

from regola.findings import Finding, Sink
from regola.findings.baseline import read_baseline, write_baseline
from regola.sources import Source, Span

TEXT = "a costal region\na costal hill\n"
SOURCES = {"a": Source("a", TEXT)}


def costal(start: int) -> Finding:
    """Make a finding about the word that begins at an offset."""
    return Finding("unknown-word", Span("a", start, start + 6), (("word", "costal"),))


FIRST, SECOND = costal(2), costal(18)


def test_known_findings_are_held_back() -> None:
    """What was written to the baseline is not new."""
    baseline = read_baseline("known.json", write_baseline([FIRST, SECOND], SOURCES), Sink())
    assert baseline is not None
    assert baseline.new([FIRST, SECOND], SOURCES) == []


def test_a_finding_stays_known_when_lines_move() -> None:
    """Lines put in above a known finding do not make it new."""
    baseline = read_baseline("known.json", write_baseline([FIRST], SOURCES), Sink())
    moved = {"a": Source("a", "# a comment\n" + TEXT)}
    assert baseline is not None
    assert baseline.new([costal(14)], moved) == []


def test_one_more_of_the_same_kind_is_new() -> None:
    """Equal words in one file are counted: a second misspelling is not covered by the first."""
    baseline = read_baseline("known.json", write_baseline([FIRST], SOURCES), Sink())
    assert baseline is not None
    assert baseline.new([FIRST, SECOND], SOURCES) == [SECOND]


def test_what_was_mended_is_gone() -> None:
    """A known finding that is no longer found is told by file, slug and text."""
    baseline = read_baseline("known.json", write_baseline([FIRST], SOURCES), Sink())
    assert baseline is not None
    assert [known.text for known in baseline.gone([], SOURCES)] == ["costal"]
    assert baseline.gone([FIRST], SOURCES) == []


def test_the_file_is_one_row_a_finding_in_a_fixed_order() -> None:
    """The order of reporting does not show, and a change touches its own row only."""
    text = write_baseline([SECOND, FIRST], SOURCES)
    assert text == write_baseline([FIRST, SECOND], SOURCES)
    assert '    ["a", "unknown-word", "costal", 0],\n    ["a", "unknown-word", "costal", 1]' in text
    assert json.loads(write_baseline([], SOURCES))["findings"] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[",
        "[]",
        "{}",
        '{"version": 2, "findings": []}',
        '{"version": 1}',
        '{"version": 1, "findings": {"a": 1}}',
        '{"version": 1, "findings": [["a", "b", "c"]]}',
        '{"version": 1, "findings": [["a", "b", "c", "d"]]}',
        "[" * 100_000,
    ],
)
def test_a_broken_baseline_is_a_finding(text: str) -> None:
    """Nothing is held back by a file that cannot be understood."""
    sink = Sink()
    assert read_baseline("known.json", text, sink) is None
    assert [each.slug for each in sink] == ["broken-baseline"]
