"""Make a colour of the keeper's own readable on light and on dark paper."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["contrast", "readable"]

LEAST = 4.5
"""The contrast that letters need (WCAG 2, level AA)."""

_STEPS = 100


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, as WCAG defines it: 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def readable(colour: str, paper: str) -> str:
    """Return a colour, darkened or lightened as far as it must be to be read on a paper."""
    end = (0, 0, 0) if _luminance(paper) > 0.5 else (255, 255, 255)  # noqa: PLR2004 - the middle
    start = _parts(colour)
    for step in range(_STEPS + 1):
        mixed = [round(a + (b - a) * step / _STEPS) for a, b in zip(start, end, strict=True)]
        found = "#" + "".join(f"{part:02x}" for part in mixed)
        if contrast(found, paper) >= LEAST:
            return found
    return "#" + "".join(f"{part:02x}" for part in end)


def _parts(colour: str) -> Sequence[int]:
    return [int(colour[place : place + 2], 16) for place in (1, 3, 5)]


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(part / 255) for part in _parts(colour))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4  # noqa: PLR2004 - sRGB
