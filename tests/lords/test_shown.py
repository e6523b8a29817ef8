"""Each rule line of Dungeon Lords is shown: an example of the content fails without it."""

from __future__ import annotations

from functools import cache

import pytest

from regola.playing.coverage import Proofs, coverage
from regola.playing.mutants import Mutant, mutants
from tests.lords.content import compiled


@cache
def _proofs() -> Proofs:
    return Proofs(compiled()[0])


def _deleted() -> list[Mutant]:
    """Return the items of the game, each without one of its rules."""
    tops = compiled()[0].items
    return [one for top in tops for one in mutants(top) if one.way == "deleted"]


_DELETED = _deleted()


@pytest.mark.parametrize("mutant", _DELETED, ids=lambda one: f"{one.owner.id}-{one.rule.number}")
def test_a_rule_line_is_shown(mutant: Mutant) -> None:
    """Without it an example comes out otherwise: one of its own item."""
    assert _proofs().notice_at_home(mutant)


@pytest.mark.long
def test_every_change_of_a_rule_is_noticed() -> None:
    """A rule left out or turned round and a number one more or one less: an example fails."""
    found = coverage(compiled()[0], lambda _: True, lambda _: None)
    assert found.failing == ()
    assert [
        (one.owner.id, one.rule.number, one.values) for one in found.lines if one.unnoticed
    ] == []
