"""The table of a position's fields tells all of them, each once."""

from __future__ import annotations

import pytest

from regola_engine.conquest.position import Position as Conquest
from regola_engine.digger.position import Position as Digger
from regola_engine.kernel import position as kernel
from regola_engine.lords.position import Position as Lords


@pytest.mark.parametrize("kind", [Conquest, Digger, Lords])
def test_the_table_names_every_field_once(kind: type[kernel.Position]) -> None:
    """What the table forgets would not be copied, nor seen where positions are compared."""
    names = kind.LAYOUT.names
    assert len(set(names)) == len(names)
    assert set(names) == set(kind.__dict__["__slots__"])


def test_the_fields_of_all_families_are_copied() -> None:
    """What the kernel's own table leaves out is copied by hand, or is not part of the game."""
    by_hand = {"agenda", "question", "moves", "game", "rng", "log", "memo", "standing", "work"}
    assert {*kernel.FIELDS.names, *by_hand} == set(kernel.Position.__slots__)
