"""An order is open while its first step, or what stands after *otherwise*, can be done."""

from __future__ import annotations

from pathlib import Path

from tests.support.inside import regola

ORDERS = Path(__file__).parent / "steps_of_orders"


def test_what_stands_in_makes_an_order_possible_and_need_not_be() -> None:
    """After *A, then B, otherwise C* the order asks for A or for C, not for both."""
    played = regola("test", "--examples-only", folder=ORDERS)

    assert played.code == 0, played.output
    assert played.output.endswith("3 passed, 0 failed\n")
