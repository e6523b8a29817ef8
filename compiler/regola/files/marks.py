"""The mark of what is written for users: by it a later run knows what it may write over."""

from __future__ import annotations

import json
import struct
import zlib

__all__ = ["MADE_BY", "is_marked", "marked"]

MADE_BY = "made by Regola"
"""What stands in each file; the templates of what is typeset say it among the keywords."""

_COMMENT = f"<!-- {MADE_BY} -->\n".encode()
_PICTURE = b"\x89PNG\r\n\x1a\n"
_AFTER_HEADER = len(_PICTURE) + 25
"""Where the first chunk of a picture, of a length that is always the same, has ended."""


def _chunk() -> bytes:
    told = b"tEXtSoftware\0" + MADE_BY.encode()
    return struct.pack(">I", len(told) - 4) + told + struct.pack(">I", zlib.crc32(told))


_CHUNK = _chunk()
_PAPER_MARK = f"/Keywords({MADE_BY})".encode()
_KEY_MARK = f'{{\n "made_by": {json.dumps(MADE_BY)},'.encode()


def marked(data: bytes) -> bytes:
    """Put the mark into a file of a format that has a place for it; once is enough."""
    if is_marked(data) or data.startswith(b"%PDF-"):
        return data
    if data.startswith(_PICTURE):
        return data[:_AFTER_HEADER] + _CHUNK + data[_AFTER_HEADER:]
    if data.startswith(b"{\n"):
        return _KEY_MARK + data[1:]
    if data.lstrip().startswith(b"<"):
        return data.rstrip() + b"\n" + _COMMENT
    return data


def is_marked(data: bytes) -> bool:
    """Tell whether a file carries the mark where its format has it."""
    if data.startswith(_PICTURE):
        return data.startswith(_CHUNK, _AFTER_HEADER)
    if data.startswith(b"%PDF-"):
        return _PAPER_MARK in data
    return data.startswith(_KEY_MARK) or data.endswith(_COMMENT)
