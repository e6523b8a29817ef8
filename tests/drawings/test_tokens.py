"""Hold the tokens of all worked examples on boards to the regions that they stand in."""

from __future__ import annotations

import re
from collections.abc import Iterator
from math import cos, pi, sin

import pytest

from regola.compilation.artefacts.rules_pages import contents
from regola.files.library import folder_of, load
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.entries import parts
from tests.drawings.geometry import Point, contains, outlines

_TOKEN = re.compile(r'<(circle|rect) class="token[^"]*" c?x="(\d+)" c?y="(\d+)" \w+="(\d+)"')
_LAND = re.compile(r'class="land"[^>]* d="([^"]*)"')
_TIMES = 8
"""How many places on the rim of a token are looked at."""


def _tokens(drawing: str) -> Iterator[tuple[int, int, int]]:
    """Give the middle of each token, and how far it goes from there."""
    for shape, across, down, size in _TOKEN.findall(drawing):
        half = int(size) // 2 if shape == "rect" else 0
        yield int(across) + half, int(down) + half, half or int(size)


def _rim(x: int, y: int, size: int) -> Iterator[Point]:
    for place in range(_TIMES):
        angle = 2 * pi * place / _TIMES
        yield round(x + (size - 1) * cos(angle)), round(y + (size - 1) * sin(angle))


def _drawings(pack: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    folder = folder_of(pack)
    assert folder is not None
    loaded, sink = load([folder], Sink()), Sink()
    book = Book(Shelf(tuple(contents(loaded.programs, loaded.texts, sink))), "en", sink)
    # Examples of other packs are not played here, so their drawings are not those of their pages.
    own = (item for item in book.shelf.items.values() if item.pack in (pack, "conquest"))
    for item in own:
        for example in parts(book, item).examples:
            yield example.anchor, tuple(figure.drawing for figure in example.told.drawings)


@pytest.mark.parametrize("pack", ["small_world", "underground"])
def test_every_token_lies_within_its_region(pack: str) -> None:
    """No token runs over a border: where a region is small, tokens are drawn smaller."""
    outside, many = [], 0
    for example, drawings in _drawings(pack):
        lands: list[list[list[Point]]] = []
        for drawing in drawings:
            # The first drawing of an example has the ground of all.
            lands = [outlines(path) for path in _LAND.findall(drawing)] or lands
            for x, y, size in _tokens(drawing):
                many += 1
                home = next((land for land in lands if contains(land, (x, y))), [])
                if not all(contains(home, point) for point in _rim(x, y, size)):
                    outside.append((example, x, y))

    assert many > 300
    assert outside == []
