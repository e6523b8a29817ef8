"""Sets that are said of things by their being in them: found by rounds, and worked out once."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from regola.reference.family import Family
from regola.reference.reading import Reading, Unsaid

ROAD = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6}
"""What lies after what: all that lies after a hot place is hot."""


def _reading() -> Reading:
    return Reading(cast("Family", None), facts=None)


def _asked(reading: Reading, told: Counter[str]) -> frozenset[int]:
    """The hot places: the first, and what lies after one; each asks how long the road is."""

    def hot() -> frozenset[int]:
        known = _asked(reading, told)
        return frozenset({1} | {ROAD[one] for one in known if one in ROAD and _long(reading, told)})

    return reading.least("hot", hot)


def _long(reading: Reading, told: Counter[str]) -> bool:
    def work() -> bool:
        told["long"] += 1
        return len(ROAD) > 2

    return reading.known("long", work)


def test_a_set_said_of_itself_is_found_whole_by_rounds() -> None:
    """From one hot place the whole road grows hot, place by place."""
    assert _asked(_reading(), Counter()) == {1, 2, 3, 4, 5, 6}


def test_what_does_not_lean_on_half_a_set_is_worked_out_once() -> None:
    """How long the road is hangs on no hot place, though it is asked while they are sought."""
    told: Counter[str] = Counter()

    _asked(_reading(), told)

    assert told["long"] == 1


def test_what_leans_on_half_a_set_is_worked_out_anew_when_more_is_found() -> None:
    """How many places are hot, asked while they are looked for, is not kept for good."""
    reading = _reading()
    counts: list[int] = []

    def hot() -> frozenset[int]:
        known = reading.least("hot", hot)
        count = reading.known("count", lambda: len(reading.least("hot", hot)))
        again = reading.known("count", lambda: -1)
        counts.append(count)
        assert again == count
        return known | {len(known)} if len(known) < 3 else known

    assert reading.least("hot", hot) == {0, 1, 2}
    assert counts == [0, 1, 2, 3]
    assert reading.known("count", lambda: 7) == 7


def test_two_sets_said_of_each_other_are_both_found() -> None:
    """A place is warm after a hot one and hot after a warm one; whichever is asked first."""
    for first in ("hot", "warm"):
        reading = _reading()

        def places(name: str, reading: Reading = reading) -> frozenset[int]:
            other = "warm" if name == "hot" else "hot"
            start = {1} if name == "hot" else set()
            return reading.least(
                name, lambda: frozenset(start | {ROAD[n] for n in places(other) if n in ROAD})
            )

        places(first)
        assert places("hot") == {1, 3, 5}
        assert places("warm") == {2, 4, 6}


def test_words_without_a_meaning_leave_no_half_set_behind() -> None:
    """A search that was broken off begins anew, and is kept, the next time."""
    reading = _reading()

    def broken() -> Any:
        raise Unsaid("hot")

    with pytest.raises(Unsaid):
        reading.least("hot", broken)

    assert reading.least("hot", lambda: frozenset({1})) == {1}
    assert reading.least("hot", broken) == {1}
