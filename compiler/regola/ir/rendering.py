"""Write the intermediate representation as JSON text: one rule or field on each line."""

from __future__ import annotations

import json
from typing import Any

from regola.ir.from_program import Data

__all__ = ["render"]

_LISTS = ("names", "fields", "rules", "nested")


def render(document: Data) -> str:
    """
    Return the text of a document.

    A line holds one name, field, rule or inner item, so that a difference between two versions
    shows which of them changed.
    """
    head = [f"{_text(key)}: {_text(value)}" for key, value in document.items() if key != "item"]
    return "{\n" + ",\n".join([*head, f'"item": {_item(document["item"])}']) + "\n}\n"


def _item(item: Data) -> str:
    entries = [f"{_text(key)}: {_value(key, value)}" for key, value in item.items()]
    return "{\n" + ",\n".join(entries) + "\n}"


def _value(key: str, value: Any) -> str:
    if key not in _LISTS:
        return _text(value)
    return "[\n" + ",\n".join(_item(v) if key == "nested" else _text(v) for v in value) + "\n]"


def _text(value: Any) -> str:
    return _ENCODER.encode(value)


# One encoder for all: making one takes longer than writing a rule does. Its lines hold no blanks
# between values: they are a ninth of all that is generated, and who reads IR has a tool for it.
_ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"))
