"""Draw the banner, badge or counter of an item: a shape for its kind, its initial, its number."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from zlib import crc32

__all__ = ["HUES", "banner"]

HUES = 12
"""How many colours banners have; the style sheet names them h0 to h11."""

_SHAPES: Mapping[str, str] = {
    "race": "M6 4h108v52H6l14-26z",
    "power": "M30 4h60a26 26 0 0 1 0 52H30a26 26 0 0 1 0-52z",
    "relic": "M24 4h72l18 26-18 26H24L6 30z",
    "place": "M6 56V24L60 4l54 20v32z",
    "piece": "M32 4h56v52H32z",
}
_OTHER = "M10 4h100v52H10z"


def banner(kind: str, reference: str, initial: str, number: int | None) -> str:
    """Return the drawing; the colour follows from the reference, so it is the same everywhere."""
    hue = crc32(reference.encode()) % HUES
    shape = _SHAPES.get(kind, _OTHER)
    letter = f'<text class="initial" x="{50 if number else 60}" y="40">{escape(initial)}</text>'
    counter = (
        '<circle class="disc" cx="88" cy="30" r="17"/>'
        f'<text class="number" x="88" y="37">{number}</text>'
        if number
        else ""
    )
    return (
        '<svg class="banner" viewBox="0 0 120 60" aria-hidden="true">'
        f'<path class="h{hue}" d="{shape}"/>{letter}{counter}</svg>'
    )
