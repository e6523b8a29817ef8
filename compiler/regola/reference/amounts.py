"""Numbers that are made of one or two others."""

from __future__ import annotations

from collections.abc import Callable

from regola.program.meaning import Amount, Extreme, Half, Product

__all__ = ["made_of_others"]


def made_of_others(amount: Product | Extreme | Half, value: Callable[[Amount], int]) -> int:
    """Return a product, the larger or smaller of two, or a half, by the ``value`` of each part."""
    if isinstance(amount, Half):
        return (value(amount.of) + (amount.rounded == "up")) // 2
    pair = value(amount.left), value(amount.right)
    if isinstance(amount, Extreme):
        return max(pair) if amount.which == "larger" else min(pair)
    return pair[0] * pair[1]
