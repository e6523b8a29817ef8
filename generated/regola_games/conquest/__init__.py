"""All items of conquest."""

from __future__ import annotations

from .base import conquest as base_conquest

ITEMS = (base_conquest.ITEM,)

BOARDS = ()
