"""What rules say of how many things there are is what is played, or is refused."""

from __future__ import annotations

import pytest

from regola.compilation.games import modules
from regola.findings import Sink
from regola.sources import Source
from tests.python.playing import NAMES, PATH, compiled

ITEM = "race probe {{\n{names}\ntokens: 8 of 14\n{rule}\n}}\n"


def _told(rule: str) -> tuple[str, list[str]]:
    """Return the module of a race with a rule, and the slugs of what cannot be played."""
    text = ITEM.format(names=NAMES, rule=rule)
    program, faults = compiled(text)
    assert faults == []
    sink = Sink()
    made = dict(modules(program, {PATH: Source(PATH, text)}, sink))
    module = next((one for path, one in made.items() if path.endswith("probe.py")), "")
    return module, [finding.slug for finding in sink]


def test_no_denies_that_there_is_one() -> None:
    """*There is no mountain* holds where no region is one."""
    there, _ = _told("at scoring if there is a mountain: gain 1 coin")
    none, faults = _told("at scoring if there is no mountain: gain 1 coin")

    assert faults == []
    assert "bool(ground.masks[MOUNTAIN])" in there
    assert "not ground.masks[MOUNTAIN]" in none


@pytest.mark.parametrize(
    ("rule", "counted"),
    [
        ("at scoring if there are 2 mountains: gain 1 coin", "== 2"),
        ("at scoring if you have 2 hills: gain 1 coin", "== 2"),
        ("at scoring if you have at least 2 hills: gain 1 coin", ">= 2"),
        ("at scoring if there are at most 2 mountains: gain 1 coin", "<= 2"),
    ],
)
def test_what_one_has_is_counted_as_it_is_written(rule: str, counted: str) -> None:
    """*2* is neither more nor less."""
    module, faults = _told(rule)

    assert faults == []
    assert f".bit_count() {counted})" in module


@pytest.mark.parametrize(
    "rule",
    [
        "income of your regions with at least 2 mines is 1 more",
    ],
)
def test_a_number_that_is_not_counted_is_refused(rule: str) -> None:
    """A rule that would be played as if it spoke of one thing is not played at all."""
    _, faults = _told(rule)

    assert faults == ["word-not-implemented"]


@pytest.mark.parametrize(
    ("said", "counted"), [("with 2 tokens", "2, 2"), ("with at most 2 tokens", "0, 2")]
)
def test_so_many_tokens_and_no_more_are_counted(said: str, counted: str) -> None:
    """Two are neither one nor three; at most two may be none."""
    module, faults = _told(f"income of your regions {said} is 1 more")

    assert faults == []
    assert f"regions_with_between(position, {counted})" in module


def test_so_many_tokens_at_least_are_counted() -> None:
    """Regions with three tokens or more are told from others."""
    module, faults = _told("income of your regions with at least 3 tokens is 1 more")

    assert faults == []
    assert "regions_with_tokens(position, 3)" in module
