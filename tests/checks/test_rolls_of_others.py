"""What one die can show bounds a roll, unless a rule of any item rolls several."""

from __future__ import annotations

from tests.support.compiling import check

_ASKING = """power asking {
    name: it "Attenti", es "Atentos", en "Asking"
    tokens: 4
    at scoring if the roll is 5: gain 1 coin
}
"""
_ROLLING = """power rolling {
    name: it "Tiratori", es "Tiradores", en "Rolling"
    tokens: 4
    at the start of your turn: roll 2 dice, gain as many coins as the total roll
}
"""


def _is_found_false(text: str) -> bool:
    return "always-false" in {one.slug for one in check(text)}


def test_a_roll_that_no_rule_makes_of_several_dice_has_the_faces_of_one() -> None:
    """The die of the game shows 3 at most."""
    assert _is_found_false(_ASKING)


def test_a_roll_may_be_that_of_several_dice_of_another_item() -> None:
    """Two dice show 5 together; the item that asks does not roll them."""
    assert not _is_found_false(_ASKING + _ROLLING)
