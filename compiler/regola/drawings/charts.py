"""Drawings of numbers that were measured: plain SVG that a reader of screens is told as well."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

__all__ = ["Bar", "bars", "curve", "strip"]

_WIDTH = 720
_LEFT = 270
_RIGHT = 20
_ROW = 30
_TOP = 12
_AXIS = 34


@dataclass(frozen=True, slots=True)
class Bar:
    """A mean with its limits; infinite ones are not drawn. ``is_own`` marks the item itself."""

    label: str
    mean: float
    low: float
    high: float
    is_own: bool = False


def bars(found: Sequence[Bar], band: float, title: str, unit: str) -> str:
    """Draw means with their intervals, one a row, over the band within which all is well."""
    scale = _Scale([value for bar in found for value in _finite(bar)] + [-band, band, 0.0])
    height = _TOP + _ROW * len(found) + _AXIS
    rows = "".join(_row(bar, place, scale) for place, bar in enumerate(found))
    return _svg(height, title, _ground(scale, band, height) + rows + _axis(scale, height, unit))


def strip(found: Sequence[Bar], title: str, unit: str) -> str:
    """Draw many means as marks on one line, the item's own standing out."""
    scale = _Scale([bar.mean for bar in found] + [0.0], left=_RIGHT)
    height = _TOP + 2 * _ROW + _AXIS
    middle = _TOP + _ROW
    marks = "".join(
        f'<circle class="{"own" if bar.is_own else "other"}" cx="{scale(bar.mean):.1f}"'
        f' cy="{middle}" r="{9 if bar.is_own else 5}"><title>{escape(bar.label)}'
        f" {bar.mean:+.1f}</title></circle>"
        for bar in sorted(found, key=lambda one: one.is_own)
    )
    line = f'<path class="line" d="M{_RIGHT} {middle}H{_WIDTH - _RIGHT}"/>'
    named = f'<text x="4" y="{_TOP + 4}">{escape(unit)}</text>'
    return _svg(height, title, line + marks + named + _axis(scale, height, ""))


def curve(values: Sequence[float], title: str, unit: str) -> str:
    """Draw how a difference grows from round to round."""
    height = 250
    scale = _Scale([*values, 0.0], left=height - _AXIS, width=_TOP + _ROW)
    step = (_WIDTH - 2 * _AXIS - _RIGHT) / max(1, len(values) - 1)
    points = [(2 * _AXIS + step * place, scale(value)) for place, value in enumerate(values)]
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    dots = "".join(
        f'<circle class="own" cx="{x:.1f}" cy="{y:.1f}" r="4"/>'
        f'<text x="{x:.1f}" y="{height - 8}" text-anchor="middle">{place}</text>'
        for place, (x, y) in enumerate(points, 1)
    )
    lines = "".join(
        f'<path class="{"zero" if not tick else "tick"}" d="M{2 * _AXIS} {scale(tick):.1f}'
        f'H{_WIDTH - _RIGHT}"/><text x="{2 * _AXIS - 10}" y="{scale(tick) + 5:.1f}"'
        f' text-anchor="end">{_signed(tick)}</text>'
        for tick in scale.ticks()
    )
    named = f'<text x="4" y="{_TOP + 4}">{escape(unit)}</text>'
    return _svg(height, title, f'{lines}<polyline class="curve" points="{path}"/>{dots}{named}')


class _Scale:
    """Where values lie on an axis, with round ticks."""

    def __init__(
        self, values: Sequence[float], left: float = _LEFT, width: float = _WIDTH - _RIGHT
    ) -> None:
        low, high = min(values), max(values)
        if high - low < 1:
            low, high = low - 0.5, high + 0.5
        self._step = _round_step((high - low) / 6)
        self.low = math.floor(low / self._step) * self._step
        self.high = math.ceil(high / self._step) * self._step
        self._from, self._to = left, width

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return self._from + part * (self._to - self._from)

    def ticks(self) -> list[float]:
        """Return the values that are written at the axis."""
        count = round((self.high - self.low) / self._step)
        return [round(self.low + place * self._step, 6) + 0.0 for place in range(count + 1)]


def _round_step(width: float) -> float:
    """Return 1, 2 or 5 times a power of ten, at least as wide."""
    power = 10.0 ** math.floor(math.log10(width))
    return next(power * part for part in (1, 2, 5, 10) if power * part >= width)


def _signed(value: float) -> str:
    return f"{value:+g}" if value else "0"


def _finite(bar: Bar) -> list[float]:
    return [value for value in (bar.mean, bar.low, bar.high) if math.isfinite(value)]


def _row(bar: Bar, place: int, scale: _Scale) -> str:
    y = _TOP + _ROW * place + _ROW / 2
    look = "own" if bar.is_own else "other"
    span = ""
    if math.isfinite(bar.low) and math.isfinite(bar.high):
        low, high = scale(bar.low), scale(bar.high)
        span = (
            f'<path class="span {look}" d="M{low:.1f} {y}H{high:.1f}M{low:.1f} {y - 6}v12'
            f'M{high:.1f} {y - 6}v12"/>'
        )
    return (
        f'<text x="{_LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(bar.label)}</text>{span}'
        f'<circle class="{look}" cx="{scale(bar.mean):.1f}" cy="{y}" r="6"/>'
    )


def _ground(scale: _Scale, band: float, height: int) -> str:
    """The band, and a line where there is no difference."""
    bottom, left, right = height - _AXIS, scale(-band), scale(band)
    return (
        f'<rect class="band" x="{left:.1f}" y="{_TOP}" width="{right - left:.1f}"'
        f' height="{bottom - _TOP}"/><path class="zero" d="M{scale(0):.1f} {_TOP}V{bottom}"/>'
    )


def _axis(scale: _Scale, height: int, unit: str) -> str:
    bottom = height - _AXIS
    ticks = "".join(
        f'<path class="tick" d="M{scale(tick):.1f} {bottom}v5"/>'
        f'<text x="{scale(tick):.1f}" y="{bottom + 20}" text-anchor="middle">{_signed(tick)}</text>'
        for tick in scale.ticks()
    )
    return f'{ticks}<text x="4" y="{bottom + 20}">{escape(unit)}</text>'


def _svg(height: int, title: str, body: str) -> str:
    return (
        f'<svg viewBox="0 0 {_WIDTH} {height}" role="img" aria-label="{escape(title)}">{body}</svg>'
    )
