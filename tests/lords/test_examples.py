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


def test_there_are_examples() -> None:
    """The base, an order and a monster show theirs."""
    assert {example.holder for example in _examples()} == {
        "dungeon_lords/base/dungeon_lords",
        "dungeon_lords/order/gather_food",
        "dungeon_lords/monster/dragon",
    }


@pytest.mark.parametrize("example", _examples(), ids=lambda example: example.title)
def test_an_example_comes_out(example: Item) -> None:
    """Nothing is wrong with its lines, no word of them is lost, and all comes out."""
    sink = Sink()
    check_example(example, game(), sink)
    outcome, _ = proved(example, game(), sink)
    assert [finding.slug for finding in sink] == []
    assert outcome is not None
    assert outcome.fault is None, (outcome, vars(outcome.fault))
