"""Turn photographs as their cameras say that they were held (Exif, tag 274 of TIFF)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

__all__ = ["turned", "turning_of"]

_EXIF = b"Exif\0\0"
_ORDERS: dict[bytes, Literal["little", "big"]] = {b"II": "little", b"MM": "big"}
_ORIENTATION = 274
_ENTRY = 12

_MATRICES = {
    2: "-1 0 0 1 {w} 0",
    3: "-1 0 0 -1 {w} {h}",
    4: "1 0 0 -1 0 {h}",
    5: "0 1 1 0 0 0",
    6: "0 1 -1 0 {h} 0",
    7: "0 -1 -1 0 {h} {w}",
    8: "0 -1 1 0 0 {w}",
}
"""How dots are moved, by orientation; from 5 on width and height change places."""

_ON_ITS_SIDE = 5


def turning_of(segments: Iterator[bytes]) -> int:
    """Return the orientation that the segments of a JPEG tell, 1 for an upright one."""
    told = next((one[len(_EXIF) :] for one in segments if one.startswith(_EXIF)), b"")
    order = _ORDERS.get(told[:2])
    if order is None:
        return 1
    start = int.from_bytes(told[4:8], order)
    count = int.from_bytes(told[start : start + 2], order)
    for place in range(start + 2, min(start + 2 + count * _ENTRY, len(told)), _ENTRY):
        if int.from_bytes(told[place : place + 2], order) == _ORIENTATION:
            found = int.from_bytes(told[place + 8 : place + 10], order)
            return found if found in _MATRICES else 1
    return 1


def turned(image: str, size: tuple[int, int], turning: int) -> tuple[str, tuple[int, int]]:
    """Return an element of a drawing turned upright, and the size that it has then."""
    width, height = size
    if turning not in _MATRICES:
        return image, size
    moved = _MATRICES[turning].format(w=width, h=height)
    upright = (height, width) if turning >= _ON_ITS_SIDE else size
    return f'<g transform="matrix({moved})">{image}</g>', upright
