"""Findings are collected once each and come out in a fixed order."""

from collections import Counter

import pytest

from regola.findings import Finding, Severity, Sink, label
from regola.findings.sink import MOST_ALIKE
from regola.sources import Span


def test_findings_come_sorted_by_path_start_severity_and_code() -> None:
    """The order of reporting does not show."""
    sink = Sink()
    sink.report("empty-file", Span("b", 0, 0))
    sink.report("hidden-character", Span("a", 9, 10), character="U+00A0")
    sink.report("same-item", Span("a", 4, 8), item="x", other="y")
    sink.report("unknown-word", Span("a", 4, 8), word="x")
    sink.report("lone-quote", Span("a", 4, 8))
    assert [(each.span.path, each.slug) for each in sink.sorted()] == [
        ("a", "lone-quote"),
        ("a", "unknown-word"),
        ("a", "same-item"),
        ("a", "hidden-character"),
        ("b", "empty-file"),
    ]


def test_an_exact_double_is_dropped() -> None:
    """A fault found by two passes is told once; another argument makes another finding."""
    sink = Sink()
    for word in ("costal", "costal", "costral"):
        sink.report("unknown-word", Span("a", 4, 8), word=word)
    assert len(sink) == 2


def test_facts_hint_and_second_places_are_kept() -> None:
    """What is reported is what the finding holds, arguments in the order of their names."""
    sink = Sink()
    first = label(Span("a", 0, 3), "first", line="1")
    sink.report("doubled-id", Span("a", 8, 9), hint=None, related=[first], id="tritons")
    assert list(sink) == [
        Finding("doubled-id", Span("a", 8, 9), (("id", "tritons"),), None, (first,), None)
    ]
    assert first.arguments == (("line", "1"),)


def test_an_unregistered_slug_is_a_fault_of_the_compiler() -> None:
    """A finding without an entry cannot be reported."""
    with pytest.raises(KeyError):
        Sink().report("no-such-slug", Span("a", 0, 0))


def test_the_heaviest_severity_is_known() -> None:
    """A warning is no error; an error is at least a warning."""
    sink = Sink()
    assert not sink.has_at_least(Severity.INFO)
    sink.report("same-item", Span("a", 0, 0), item="x", other="y")
    assert not sink.has_errors
    assert sink.has_at_least(Severity.WARNING)
    sink.extend([Finding("lone-quote", Span("a", 0, 1))])
    assert sink.has_errors


def test_of_one_kind_in_a_file_only_so_many_are_told() -> None:
    """One finding says that more follow; other kinds and other files have room of their own."""
    sink = Sink()
    for place in range(MOST_ALIKE + 10):
        sink.report("unknown-word", Span("a", place, place + 1), word="x")
    sink.report("lone-quote", Span("a", 3, 4))
    sink.report("unknown-word", Span("b", 3, 4), word="x")

    told = Counter((finding.span.path, finding.slug) for finding in sink)

    assert told == {
        ("a", "unknown-word"): MOST_ALIKE,
        ("a", "more-alike"): 1,
        ("a", "lone-quote"): 1,
        ("b", "unknown-word"): 1,
    }
    assert not sink.has_room("unknown-word", Span("a", 0, 1))
    assert sink.has_room("unknown-word", Span("b", 0, 1))


def test_doubles_take_no_room() -> None:
    """The same finding reported again and again leaves room for others."""
    sink = Sink()
    for _ in range(MOST_ALIKE + 10):
        sink.report("unknown-word", Span("a", 0, 1), word="x")

    assert len(sink) == 1
    assert sink.has_room("unknown-word", Span("a", 0, 1))
