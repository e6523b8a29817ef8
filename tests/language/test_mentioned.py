"""Of thousands of items those are read with that a text may name, however it is written there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regola.compilation.mending.mentioned import called_in, in_text, mentions
from regola.program.model import Item, Name
from regola.sources import Span

_PLACE = Span("x", 0, 0)


def _item(number: int, singular: str, plural: str, language: str = "it") -> Item:
    name = Name(language, "m", singular, plural, None, "", _PLACE)
    reference = f"pack/piece/thing_{number}"
    return Item(reference, "piece", f"thing_{number}", "", "", (name,), (), (), (), _PLACE, _PLACE)


_MANY = tuple(_item(number, f"Segno {number}", f"Segni {number}") for number in range(200))
_NAMED = (
    _item(1_000, "Tana", "Tane"),
    _item(1_001, "Città perduta", "Città perdute"),
    _item(1_002, "Occhio dell'orco", "Occhi dell'orco"),
    _item(1_003, "Moneta antica", "Monete antiche"),
    replace(_item(1_004, "Bosque", "Bosques", "es"), nested=(_item(1_005, "Nido", "Nidos", "es"),)),
)


@pytest.mark.parametrize(
    ("text", "language", "named"),
    [
        ("metti una tana nella regione", "it", (0,)),
        ("le tue Tane rendono 1 moneta in più", "it", (0,)),
        ("conquista la citta perduta", "it", (1,)),
        ("gli occhi dell’orco", "it", (2,)),
        ("ricevi 2 monete per ogni collina", "it", ()),
        ("ricevi 2 monete antica", "it", (3,)),
        ("pon un nido en la región", "es", (4,)),
        ("gain 1 coin for each hill", "en", ()),
    ],
)
def test_what_a_text_names_is_found(text: str, language: str, named: tuple[int, ...]) -> None:
    """By all forms of a name, without accents, also of what lies inside; and nothing else."""
    items = (*_MANY, *_NAMED)
    found = in_text(text, [mentions(tuple(map(called_in, items)))], language, "small_world")
    assert found == tuple(_NAMED[number] for number in named)


def test_what_a_text_numbers_is_one_of_many() -> None:
    """Names that differ by a number alone are told apart by it."""
    # Small numbers may be put into a text that does not have them.
    blocks = [mentions(tuple(map(called_in, _MANY[100:])))]
    assert in_text("metti un Segno 157", blocks, "it", "small_world") == (_MANY[157],)
