"""Worked examples of dungeons: each drawing says whose it is, each deed who does it."""

from __future__ import annotations

import re


def _example(pages: dict[str, bytes], page: str, anchor: str) -> str:
    text = pages[page].decode()
    begin = text.index(f'id="{anchor}"')
    return text[begin : text.index("</details>", begin)]


def test_drawings_and_deeds_are_somebodys(pages: dict[str, bytes]) -> None:
    """Ada declines, Bea accepts and chooses twice; before and after stand for each."""
    example = _example(pages, "en/dungeon_lords/monster.html", "witch-four-in-front-or-one-and-one")
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", example)
    assert captions == ["Before: Ada", "After: Ada", "Before: Bea", "After: Bea"]
    told = re.findall(r"<li>(.*?)</li>", example)[-4:]
    offer = "You may deal 1 wound to an adventurer in the party."
    assert told == [
        f"Ada declines: “{offer}”",
        f"Bea accepts: “{offer}”",
        "Bea deals these wounds to: Wizard.",
        "Bea deals these wounds to: Warrior 3.",
    ]


def test_names_are_joined_as_a_language_joins_them(pages: dict[str, bytes]) -> None:
    """Before an e Italian says *ed*."""
    text = pages["it/dungeon_lords/rules.html"].decode()
    assert "Procurare cibo ed Estrarre oro" in text
    assert "cibo e Estrarre" not in text
