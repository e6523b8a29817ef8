"""Examples of content mean what scenarios of dungeons mean, and come out as they say."""

from __future__ import annotations

import pytest

from regola.findings import Sink
from regola.program.model import Item
from regola.scenarios.trials import check_example, proved
from tests.lords.content import compiled
from tests.lords.test_scenarios import game


def _examples() -> list[Item]:
    program, _ = compiled()
    return [one for item in program.all_items() for one in item.of_kind("example")]


def _rules(item: Item) -> int:
    return sum(len(one.rules) for one in item.walk())


def test_each_item_with_rules_has_an_example() -> None:
    """Nothing is played that no example of its own item shows."""
    program, _ = compiled()
    shown = {example.holder for example in _examples()}
    assert {item.reference for item in program.items if _rules(item)} <= shown


@pytest.mark.parametrize("example", _examples(), ids=lambda example: example.title)
def test_an_example_comes_out(example: Item) -> None:
    """Nothing is wrong with its lines, no word of them is lost, and all comes out."""
    sink = Sink()
    check_example(example, game(), sink)
    outcome, _ = proved(example, game(), sink)
    assert [finding.slug for finding in sink] == []
    assert outcome is not None
    assert outcome.fault is None, (outcome, vars(outcome.fault))
