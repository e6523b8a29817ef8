"""What is told in one breath: a deed with its number, two deeds at once, what is done again."""

from __future__ import annotations

import pytest

from tests.text.official import said

SAID: tuple[tuple[str, int, str, str], ...] = (
    # The number of the item that is done, with the deed.
    ("dungeon_lords/order/gather_food", 0, "en", "Order from box 1, you may pay"),
    ("dungeon_lords/order/gather_food", 0, "it", "nella casella 1, puoi pagare"),
    ("dungeon_lords/order/gather_food", 0, "es", "en la casilla 1, puedes pagar"),
    # What else it hangs on stays a condition.
    ("dungeon_lords/order/dig_tunnels", 2, "en", "from box 3, if you have at least 2 idle imps"),
    # Where nothing is done to the item, the number is told of it alone.
    ("dungeon_lords/order/hire_monsters", 2, "en", "If you occupy box 3 of this Order"),
    # Two things are done, and a third if both are.
    ("dungeon_lords/order/gather_food", 2, "en", "If you do both, gain 1 gold nugget."),
    ("dungeon_lords/order/gather_food", 2, "it", "Se fai entrambe le cose, ricevi 1 pepita d'oro."),
    ("dungeon_lords/order/gather_food", 2, "es", "Si haces ambas cosas, recibes 1 pepita de oro."),
    # The same is done once more.
    ("dungeon_digger/base/dungeon_digger", 50, "en", "at least 4, give 1 more offered Order."),
    ("dungeon_lords/monster/witch", 0, "it", "Se lo fai, infliggi 1 ferita in più"),
    ("dungeon_lords/order/set_traps", 1, "es", "recibes 1 trampa más"),
    # A number word that has its own way to be compared.
    ("underground/race/will_o_wisps", 0, "en", "only if you lack at most 3 tokens to conquer"),
    ("dungeon_lords/base/dungeon_lords", 34, "it", "ha raggiunto il limite di trappole"),
)  # fmt: skip


@pytest.mark.parametrize(("reference", "number", "code", "words"), SAID)
def test_it_is_told_together(reference: str, number: int, code: str, words: str) -> None:
    """The text of an official rule has the words that join what belongs together."""
    texts = next(texts for item, texts in said(code) if item.reference == reference)
    assert words in texts[number]


def test_the_first_of_two_is_no_more() -> None:
    """Only what follows what is alike is *more*; two traps and one are not alike."""
    texts = next(
        texts for item, texts in said("en") if item.reference == "dungeon_lords/order/set_traps"
    )
    assert "more" not in texts[2]
    assert texts[0].count("more") == 1
