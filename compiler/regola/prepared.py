"""
Language and official content, compiled beforehand into one file.

Reading YAML, making the tables of the parser and compiling the official games takes ten times
longer than checking a small file does. The file holds their results, serialised by Python, in
parts that are read when needed. It begins with the key of what it was made from; with another key
it is not used, so it is never stale. It is trusted as the compiled modules of Python are: it lies
where they lie, and nowhere that strangers can write.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from hashlib import sha256
from typing import Any

from regola.resources import fingerprint, prepared_files

__all__ = [
    "DATA",
    "ENTRIES",
    "Prepared",
    "digest",
    "key",
    "pack",
    "prepared",
    "prepared_data",
    "prepared_entries",
    "unpack",
]

DATA = "data"
"""The part that holds what shipped YAML texts come to, by the digest of the text."""

ENTRIES = "entries:"
"""How the parts are called that hold the messages of Fluent texts, followed by the digest."""

_MARK = b"regola prepared 3\n"


class Prepared:
    """The parts of the file, by name; each is read when it is first asked for."""

    def __init__(self, parts: Mapping[str, bytes]) -> None:
        """Take the serialised parts."""
        self._parts = parts
        self._read: dict[str, Any] = {}

    def get(self, name: str) -> Any | None:
        """Return a part, or nothing where it was not prepared."""
        if name not in self._read:
            data = self._parts.get(name)
            # The file is the compiler's own; see the top of this module.
            self._read[name] = None if data is None else pickle.loads(data)  # noqa: S301
        return self._read[name]


@cache
def prepared() -> Prepared | None:
    """Return what was prepared of the language and content there are, or nothing."""
    found = (unpack(key(), data) for data in prepared_files())
    return next((one for one in found if one is not None), None)


def prepared_data(text: str) -> Any | None:
    """Return what a shipped YAML text comes to, or nothing where that was not prepared."""
    found = prepared()
    data = found.get(DATA) if found else None
    return data.get(digest(text)) if data else None


def prepared_entries(text: str) -> Any | None:
    """Return the messages of a shipped Fluent text, or nothing where that was not prepared."""
    found = prepared()
    return found.get(f"{ENTRIES}{digest(text)}") if found else None


def digest(text: str) -> str:
    """Return the name that a text has in the part of data."""
    return sha256(text.encode()).hexdigest()


def key() -> str:
    """Return what a file must have been made from to be used: language, content, compiler, lark."""
    return fingerprint()


def pack(made_from: str, parts: Mapping[str, Any]) -> bytes:
    """Return the bytes of the file that holds these parts under a key."""
    serialised = {name: _serialised(part) for name, part in parts.items()}
    index = pickle.dumps({name: len(data) for name, data in serialised.items()}, protocol=5)
    head = [_MARK, made_from.encode(), b"\n", len(index).to_bytes(4, "big"), index]
    return b"".join([*head, *serialised.values()])


def unpack(made_from: str, data: bytes) -> Prepared | None:
    """Return the parts of a file, or nothing where it was made from something else."""
    head = b"".join([_MARK, made_from.encode(), b"\n"])
    if not data.startswith(head):
        return None
    start = len(head) + 4
    end = start + int.from_bytes(data[len(head) : start], "big")
    parts: dict[str, bytes] = {}
    for name, length in pickle.loads(data[start:end]).items():  # noqa: S301 - as above
        parts[name] = data[end : end + length]
        end += length
    return Prepared(parts)


class _Serialiser(pickle.Pickler):
    """Writes a frozen dataclass as a call of its class, which is read three times faster."""

    def reducer_override(self, value: Any) -> Any:
        if is_dataclass(value) and not isinstance(value, type):
            return type(value), tuple(getattr(value, field.name) for field in fields(value))
        return NotImplemented


def _serialised(part: Any) -> bytes:
    stream = io.BytesIO()
    _Serialiser(stream, protocol=5).dump(part)
    return stream.getvalue()
