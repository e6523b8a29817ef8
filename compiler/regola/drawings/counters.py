"""Draw what lies in a box without an entry of its own: coins, counters, a die."""

from __future__ import annotations

from html import escape

from regola.drawings.looks import style

__all__ = ["coin", "counter", "die"]

_GOLD = "#8a6412"
_EDGE = 'stroke="#1c1c1c" stroke-width=".6"'


def coin(mark: str) -> str:
    """Return the drawing of a coin with its value, or whatever stands on it."""
    return counter(mark, _GOLD)


def counter(mark: str, colour: str = "", *, is_round: bool = True) -> str:
    """Return the drawing of a counter with a letter; without a colour, in that of a player."""
    fill = colour or style().colours["azure"][0]
    shape = (
        f'<circle cx="17" cy="12" r="11" fill="{fill}" {_EDGE}/>'
        if is_round
        else f'<rect x="6" y="1" width="22" height="22" rx="2" fill="{fill}" {_EDGE}/>'
    )
    return _swatch(
        f'{shape}<text class="count" style="fill:#fff" x="17" y="18">{escape(mark)}</text>'
    )


def die() -> str:
    """Return the drawing of a die."""
    body = f'<rect x="6" y="1" width="22" height="22" rx="4" fill="#fff" {_EDGE}/>'
    pips = (f'<circle cx="{17 + at}" cy="{12 + at}" r="2.4" fill="#1c1c1c"/>' for at in (-6, 0, 6))
    return _swatch(f"{body}{''.join(pips)}")


def _swatch(inside: str) -> str:
    return f'<svg class="swatch" viewBox="0 0 34 24" aria-hidden="true">{inside}</svg>'
