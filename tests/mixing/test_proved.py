"""What is claimed of rules is seen in positions built for them, or is not."""

from __future__ import annotations

from functools import cache

import pytest

from regola.mixing.verdicts import RuleVerdict, Verdict
from regola.proving.judging import proved
from regola.proving.stage import Stage, Trial
from tests.mixing.official import compat, games


@cache
def _stage(game: str, pack: str) -> Stage:
    return Stage(games(), game, (pack,))


@cache
def _proved(pack: str, game: str, name: str) -> Verdict:
    found = next(one for one in compat(pack, game).verdicts if one.item.id == name)
    return proved(found, _stage(game, pack), positions=6)


def _own(one: Verdict) -> list[RuleVerdict]:
    return [rule for rule in one.rules if rule.holder is one.item]


@pytest.mark.parametrize(
    ("pack", "game", "name"),
    [
        # A mystic crystal has a magic source; places are there if Monsters are.
        ("small_world", "underground", "wizards"),
        ("underground", "small_world", "adventurous"),
    ],
)
def test_what_acts_is_seen_to(pack: str, game: str, name: str) -> None:
    """A position is found in which the rule changes something, with its variant if it needs one."""
    found = _proved(pack, game, name)

    assert found.standing == next(
        one.standing for one in compat(pack, game).verdicts if one.item.id == name
    )
    assert all(rule.claim.seen for rule in _own(found))


def test_what_does_nothing_is_not_seen_to() -> None:
    """Below ground there are no farmlands: no position shows that the Humans earn by them."""
    stage = _stage("underground", "small_world")
    item = stage.items["small_world/race/humans"]

    assert stage.tried(Trial(item, item.reference, item.rules[0]), 2) is None
