"""Read JSON that may be anybody's: no text of it holds what a text may not hold."""

from __future__ import annotations

import json
import re
from typing import Any

from regola.sources import without_odd

__all__ = ["json_data"]

_HALF = re.compile("[\\ud800-\\udfff]")


def json_data(text: str | bytes) -> Any:
    """
    Return the data of a JSON text, a space in the place of each character that has none there.

    Raises:
        ValueError: It is no JSON, is nested too deep, or has half a character in it.
    """
    try:
        return _clean(json.loads(text))
    except RecursionError as error:
        raise ValueError("nested too deep") from error


def _clean(data: Any) -> Any:
    if isinstance(data, str):
        if _HALF.search(data):
            raise ValueError("half a character")
        return without_odd(data)
    if isinstance(data, list):
        return [_clean(one) for one in data]
    if isinstance(data, dict):
        return {_clean(key): _clean(value) for key, value in data.items()}
    return data
