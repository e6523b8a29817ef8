"""A ban of everybody's covers all of a kind, in whichever words it names all of them."""

from __future__ import annotations

import pytest

from regola.files.library import official
from tests.support.compiling import check

_ROOM = """
room barred_den {
    name: it f "Sbarra" / "Sbarre", es f "Barrera" / "Barreras", en "Barrier" / "Barriers"
    year: 1
    crew: 2
    RULE
    when you run it: gain 1 food
}
"""


@pytest.mark.parametrize(
    ("rule", "is_barred"),
    [
        ("you may not run a room", True),
        ("you may not run a room of yours", True),
        ("you may not run your rooms", True),
        ("you may not run a conquered room", False),
        ("you may not run a room of yours if you have no food", False),
    ],
)
def test_who_may_run_none_of_his_rooms_may_not_run_this_one(rule: str, is_barred: bool) -> None:
    """*A room of yours* is every room that one can run; a conquered one is not."""
    found = {one.slug for one in check(_ROOM.replace("RULE", rule), official("lords"))}

    assert ("never-used" in found) == is_barred
