"""Ids: what may be one, on every system that files and modules are called after it."""

from __future__ import annotations

import re
import unicodedata

from regola.findings import Sink
from regola.sources import Span

__all__ = ["MAXIMUM_IDENTIFIER", "as_identifier", "check_identifier", "is_identifier"]

MAXIMUM_IDENTIFIER = 100
"""The most letters an id may have; with the ending of a file it fits any file system."""

# Small letters alone: some file systems take `A` and `a` for one.
_IDENTIFIER = re.compile(r"[a-z][a-z0-9_]*\Z")
# What Windows takes for a device, whatever the ending.
_DEVICE = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)\Z", re.ASCII)


def is_identifier(text: str) -> bool:
    """Tell whether a text may be an id: a small plain letter, then such, digits, underscores."""
    fits = len(text) <= MAXIMUM_IDENTIFIER and not _DEVICE.match(text)
    return fits and _IDENTIFIER.match(text) is not None


def as_identifier(text: str) -> str:
    """Return the id that is nearest to a text; nothing if there is none."""
    plain = unicodedata.normalize("NFKD", text.lower())
    letters = "".join(one for one in plain if not unicodedata.combining(one))
    spelled = re.sub(r"[^a-z0-9_]+", "_", letters).strip("_")[:MAXIMUM_IDENTIFIER]
    return spelled if is_identifier(spelled) else ""


def check_identifier(text: str, span: Span, sink: Sink) -> bool:
    """Tell whether a text may be an id; report why not."""
    if not _IDENTIFIER.match(text):
        near = as_identifier(text)
        similar = (near,) if near else ()
        hint = "similar" if similar else None
        sink.report("bad-identifier", span, hint=hint, word=text, similar=similar)
    elif len(text) > MAXIMUM_IDENTIFIER:
        sink.report("name-too-long", span, length=len(text), maximum=MAXIMUM_IDENTIFIER)
    elif _DEVICE.match(text):
        sink.report("unsafe-output-name", span, name=text)
    return is_identifier(text)
