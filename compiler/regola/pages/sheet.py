"""The style sheet of the site, and that of drawings which stand alone."""

from __future__ import annotations

import re
from functools import cache

from regola.drawings.alone import Alone
from regola.drawings.conquest.board import definitions
from regola.drawings.digger.hexagons import definitions as tile_parts
from regola.drawings.emblems import definitions as emblem_parts
from regola.drawings.emblems import shades
from regola.drawings.flattening import flattened
from regola.drawings.looks import Looks, style
from regola.pages.accents import readable
from regola.pages.rendering import asset

__all__ = ["drawings_alone", "shared_parts", "style_sheet"]

_PROPERTY = re.compile(r"(--[a-z]+):\s*([^;]+);")
_PAPER = re.compile(r"(--paper: (#[0-9a-f]{6});[^{}]*?--accent: )#[0-9a-f]{6}")
_FAMILY = '"Libertinus Serif"'
"""The letters of drawings that stand alone: free, and embedded wherever they are shown."""


def style_sheet(accent: str = "") -> bytes:
    """Return the style sheet of the site, in light and in dark colours; links in one's own."""
    colours = style().colours.items()
    shades = [" ".join(f"--{name}: {pair[dark]};" for name, pair in colours) for dark in (0, 1)]
    text = asset("style.css").decode().replace("/*classes*/", _classes())
    text = text.replace("/*drawings*/", asset("drawings.css").decode())
    if accent:
        text = _PAPER.sub(lambda found: f"{found[1]}{readable(accent, found[2])}", text)
    return text.replace("/*light*/", shades[0]).replace("/*dark*/", shades[1]).encode()


def _classes() -> str:
    filled = (f".c-{name} {{ fill: var(--{name}); }}" for name in style().colours)
    return " ".join([*filled, shades()])


@cache
def _alone_rules() -> str:
    """Return the rules of drawings without variables, in the colours of light paper."""
    sheet = asset("style.css").decode()
    known = dict(_PROPERTY.findall(sheet[: sheet.index("}")]))
    known |= {f"--{name}": pair[0] for name, pair in style().colours.items()}
    known |= {"--sans": _FAMILY, "--serif": _FAMILY}
    return flattened(f"{_classes()}\n{asset('drawings.css').decode()}", known)


def drawings_alone(looks: Looks, *, tiles: bool) -> Alone:
    """Return what makes drawings of pages stand alone; with ``tiles`` those of hexagons too."""
    return Alone(shared_parts(looks, tiles=tiles), _alone_rules())


def shared_parts(looks: Looks, *, tiles: bool) -> str:
    """Return what the drawings of a page may refer to; with ``tiles`` the sides of hexagons too."""
    return emblem_parts() + definitions(looks) + (tile_parts(looks.sides) if tiles else "")
