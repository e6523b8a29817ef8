"""Some of many cases that are alike run in `make test`, the others in `make test-all`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

__all__ = ["sampled"]

Case = TypeVar("Case")


def sampled(cases: Sequence[Case], kept: int) -> list[Case | ParameterSet]:
    """
    Return the cases for `parametrize`, all but `kept` of them marked as long.

    The kept ones lie evenly between the first and the last. A case with marks of its own is no
    case for this.
    """
    last = len(cases) - 1
    chosen = {last * number // max(1, kept - 1) for number in range(kept)}
    return [case if place in chosen else _long(case) for place, case in enumerate(cases)]


def _long(case: object) -> ParameterSet:
    values = case if isinstance(case, tuple) else (case,)
    return pytest.param(*values, marks=pytest.mark.long)
