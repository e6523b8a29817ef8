"""Six players can be told apart in drawings, also by those who see few colours."""

from __future__ import annotations

import re

import pytest

from regola.drawings.looks import style
from regola.pages.sheet import style_sheet

_SHEET = style_sheet().decode()
_PLAYERS = range(6)
_LEAST_FOR_TEXT = 4.5
_LEAST_FOR_LINES = 3.0


def _brightness(colour: str) -> float:
    """The relative luminance of a colour, as the guidelines for accessible pages reckon it."""
    digits = colour.lstrip("#")
    full = "".join(digit * 2 for digit in digits) if len(digits) == 3 else digits
    shares = [int(full[place : place + 2], 16) / 255 for place in (0, 2, 4)]
    linear = [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]
    return sum(w * s for w, s in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def _contrast(one: str, other: str) -> float:
    low, high = sorted((_brightness(one), _brightness(other)))
    return (high + 0.05) / (low + 0.05)


def _token(player: int) -> str:
    (colour,) = re.findall(rf"\.p{player} {{ fill: (#\w+); }}", _SHEET)
    return str(colour)


def _owner(player: int) -> tuple[str, str]:
    """The name of the colour of an owner's outline, and how the outline is broken."""
    (rule,) = re.findall(rf"\.o{player} {{ --owner: ([^}}]*) }}", _SHEET)
    name, *rest = re.findall(r"var\(--(\w+)\)|--dash: ([\d ]+);", rule)
    return name[0], "".join(dash for _, dash in rest)


@pytest.mark.parametrize("player", _PLAYERS)
def test_the_writing_on_a_token_can_be_read(player: int) -> None:
    """White letters stand out from the token of each player."""
    assert _contrast("#fff", _token(player)) >= _LEAST_FOR_TEXT


@pytest.mark.parametrize("dark", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("player", _PLAYERS)
def test_the_outline_of_a_tile_can_be_seen(player: int, dark: int) -> None:
    """The outline that tells the owner stands out from the paper, light or dark."""
    paper = re.findall(r"--paper: (#\w+);", _SHEET)[dark]
    assert _contrast(style().colours[_owner(player)[0]][dark], paper) >= _LEAST_FOR_LINES


def test_no_two_players_look_alike() -> None:
    """Each player has a colour and a broken line of its own."""
    assert len({_token(player) for player in _PLAYERS}) == len(_PLAYERS)
    assert len({_owner(player)[0] for player in _PLAYERS}) == len(_PLAYERS)
    assert len({_owner(player)[1] for player in _PLAYERS}) == len(_PLAYERS)


_OWNERS = frozenset({"azure", "brick", "fern", "plum", "ochre", "pink"})
"""The colours of owners, which fill no region."""


@pytest.mark.parametrize("dark", [0, 1], ids=["light", "dark"])
@pytest.mark.parametrize("ground", sorted({*style().colours} - _OWNERS))
def test_the_lines_of_a_board_stand_out(ground: str, dark: int) -> None:
    """The line around a region stands out from the region, whatever grows there."""
    line = re.findall(r"--land: (#\w+);", _SHEET)[dark]
    assert _contrast(style().colours[ground][dark], line) >= _LEAST_FOR_LINES


@pytest.mark.parametrize("dark", [0, 1], ids=["light", "dark"])
def test_the_outlines_of_hexagons_stand_out(dark: int) -> None:
    """So does the line around a bare space."""
    line, gap = (re.findall(rf"--{name}: (#\w+);", _SHEET)[dark] for name in ("land", "gap"))
    assert _contrast(line, gap) >= _LEAST_FOR_LINES
