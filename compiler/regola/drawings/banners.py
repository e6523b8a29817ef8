"""Draw the banner, badge or counter of an item: a shape for its kind, its emblem, its number."""

from __future__ import annotations

from collections.abc import Mapping

from regola.drawings.emblems import Emblem, on_banner

__all__ = ["banner"]

_SHAPES: Mapping[str, str] = {
    "race": "M6 4h108v52H6l14-26z",
    "power": "M30 4h60a26 26 0 0 1 0 52H30a26 26 0 0 1 0-52z",
    "relic": "M24 4h72l18 26-18 26H24L6 30z",
    "place": "M6 56V24L60 4l54 20v32z",
    "piece": "M16 4h88a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H16a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8z",
}
_OTHER = "M10 4h100v52H10z"

_ASIDE = 15
"""How far to the right of its place the emblem stands where there is no number."""

_DIGITS = 2
"""How many digits fit into the disc at their usual size."""


def _counter(number: str) -> str:
    kind, low = ("number", 37) if len(number) <= _DIGITS else ("number long", 34)
    disc = '<circle class="disc" cx="88" cy="30" r="17"/>'
    return f'{disc}<text class="{kind}" x="88" y="{low}">{number}</text>'


def banner(kind: str, design: Emblem, number: int | None) -> str:
    """Return the drawing, with the colour and the emblem of a design."""
    shape = _SHAPES.get(kind, _OTHER)
    borne = on_banner(design)
    if number is None:
        borne = f'<g transform="translate({_ASIDE})">{borne}</g>'
    counter = "" if number is None else _counter(str(number))
    return (
        '<svg class="banner" viewBox="0 0 120 60" aria-hidden="true">'
        f'<g class="h{design.colour}"><path d="{shape}"/>{borne}</g>{counter}</svg>'
    )
