"""Draw the lines that a cutting machine follows: an SVG a sheet, in millimetres."""

from __future__ import annotations

from regola.printing.arranging import Placed, Sheet
from regola.printing.forms import Size

__all__ = ["cut_lines"]


def cut_lines(sheet: Sheet, paper: Size) -> bytes:
    """Return the outlines of all that lies on a sheet, where it lies on the front."""
    width, height = paper
    outlines = "".join(_OUTLINES[one.component.shape](one) for one in sheet.placed)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:g}mm" height="{height:g}mm" '
        f'viewBox="0 0 {width:g} {height:g}"><g fill="none" stroke="#f00" stroke-width="0.1">'
        f"{outlines}</g></svg>\n"
    ).encode()


def _rectangle(one: Placed) -> str:
    width, height = one.component.size
    return f'<rect x="{one.x:g}" y="{one.y:g}" width="{width:g}" height="{height:g}"/>'


def _circle(one: Placed) -> str:
    radius = one.component.size[0] / 2
    return f'<circle cx="{one.x + radius:g}" cy="{one.y + radius:g}" r="{radius:g}"/>'


_CORNERS = ((0.5, 0), (1, 0.25), (1, 0.75), (0.5, 1), (0, 0.75), (0, 0.25))
"""The corners of a hexagon that stands on one, as parts of its width and height."""


def _hexagon(one: Placed) -> str:
    width, height = one.component.size
    points = " ".join(f"{one.x + a * width:g},{one.y + d * height:g}" for a, d in _CORNERS)
    return f'<polygon points="{points}"/>'


_OUTLINES = {"rectangle": _rectangle, "round": _circle, "hexagon": _hexagon}
