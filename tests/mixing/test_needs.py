"""What items take of tokens and pieces, by their rules and the boards; numbers are the boxes'."""

from __future__ import annotations

import pytest

from regola.mixing.needs import Need
from tests.mixing.official import compat, teller


def _needs(pack: str, game: str, name: str, kind: str) -> list[Need]:
    found = next(one for one in compat(pack, game).verdicts if one.item.id == name)
    return [need for need in found.needs if need.kind == kind]


@pytest.mark.parametrize(
    ("pack", "game", "name", "wanted", "at_hand", "lasting"),
    [
        # Nine Mines and nine Forests are printed on the board for five.
        ("underground", "small_world", "iron_dwarves", 9, 7, "turn"),
        ("underground", "small_world", "shield", 9, 8, "turn"),
        # One a head: four opponents at most.
        ("underground", "small_world", "vengeful", 4, 4, "turn"),
        ("underground", "small_world", "royal", 1, 1, "turn"),
        ("underground", "underground", "magic", 1, 1, "turn"),
        ("underground", "underground", "flames", 1, 1, "life"),
        # A region for each of ten Trolls.
        ("small_world", "underground", "trolls", 10, 10, "turn"),
        ("small_world", "underground", "halflings", 2, 2, "life"),
        ("small_world", "underground", "bivouacking", 5, 5, "turn"),
        ("small_world", "underground", "fortified", 1, 6, "turn"),
        ("small_world", "underground", "heroic", 2, 2, "turn"),
        ("small_world", "underground", "dragon_master", 1, 1, "turn"),
    ],
)
def test_pieces_are_counted_on_the_boards(
    pack: str, game: str, name: str, wanted: int, at_hand: int, lasting: str
) -> None:
    """The most that rules take follows from regions, opponents, limits; the rest is the box's."""
    found = _needs(pack, game, name, "piece")

    assert [(one.wanted, one.at_hand, one.lasting) for one in found] == [(wanted, at_hand, lasting)]
    assert found[0].is_met is (wanted <= at_hand)


@pytest.mark.parametrize(
    ("pack", "game", "name", "wanted", "at_hand"),
    [
        # Nine Swamps on the board for five; 12 Mudmen, 5 of the race and 5 of a power in play.
        ("underground", "small_world", "mudmen", 9, 12 - 5 - 5),
        # A token for two of the 11 regions that as many Skeletons can take; 20 in the box.
        ("small_world", "underground", "skeletons", 11 // 2, 20 - 6 - 5),
        # One for each of four opponents; 18 in the box.
        ("small_world", "underground", "sorcerers", 4, 18 - 5 - 5),
        # Where races begin with all of their tokens the Fountain has none to give.
        ("underground", "underground", "fountain_of_youth", 1, 0),
    ],
)
def test_rules_that_take_from_the_tray_are_told(
    pack: str, game: str, name: str, wanted: int, at_hand: int
) -> None:
    """What a turn takes from the tray stands beside what the beginning leaves in it."""
    found = _needs(pack, game, name, "tray")

    assert [(one.wanted, one.at_hand) for one in found] == [(wanted, at_hand)]


@pytest.mark.parametrize(
    ("pack", "game", "name", "wanted", "at_hand"),
    [
        ("small_world", "underground", "amazons", 6 + 4 + 5, 15),
        ("small_world", "underground", "ratmen", 8 + 5, 13),
        ("underground", "small_world", "mummies", 10 + 5, 15),
        # With the Amazons, who have none to spare: 6 and 4 more with a power of 5.
        ("underground", "small_world", "royal", 6 + 4 + 5, 15),
    ],
)
def test_tokens_to_begin_with_are_counted(
    pack: str, game: str, name: str, wanted: int, at_hand: int
) -> None:
    """A race begins with its tokens and those of the power that leaves the fewest in the box."""
    found = _needs(pack, game, name, "tokens")

    assert [(one.wanted, one.at_hand, one.is_met) for one in found] == [(wanted, at_hand, True)]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "takes at most 9 Silver Hammers a turn: 7 at hand (Map for five players)"),
        ("it", "prende al più 9 Martelli d'Argento a turno: 7 a disposizione"),
        ("es", "toma como máximo 9 Martillos de Plata por turno: hay 7"),
    ],
)
def test_needs_are_said(language: str, said: str) -> None:
    """The number needed, the number at hand and the board that it was counted on are told."""
    (need,) = _needs("underground", "small_world", "iron_dwarves", "piece")

    assert teller(language).need(need, "small_world").startswith(said)
