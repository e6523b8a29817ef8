"""Read the bands that a pack keeps beside its rules: within which its items are as the others."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping, MutableMapping
from dataclasses import dataclass, field
from pathlib import Path

from regola.files.names import is_file
from regola.files.reading import read_file
from regola.findings import Sink, nearest
from regola.sources import Phrase, Source, Span, decode
from regola.yaml_files import Entry, documents

__all__ = ["ALL", "BANDS", "Bands", "bands"]

BANDS = "bands.yaml"
"""The file with the bands of a pack."""

_COINS = re.compile(r"\d{1,4}(\.\d{1,4})?", re.ASCII)

ALL = "all"
"""The key of the band that holds for items without one of their own."""


@dataclass(frozen=True, slots=True)
class Bands:
    """The bands of a pack, in coins by the id of an item."""

    coins: Mapping[str, float] = field(default_factory=dict)

    def of(self, item: str) -> float | None:
        """Return the band of an item, by its id; nothing where the pack has none for it."""
        return self.coins.get(item, self.coins.get(ALL))


def bands(
    folder: Path, items: Collection[str], sink: Sink, texts: MutableMapping[str, Source]
) -> Bands:
    """
    Return the bands of the pack in a folder, whose ``items`` can be tested; report what is wrong.

    The text is added to ``texts``, in which findings lie.
    """
    path = folder / BANDS
    told = os.path.relpath(path).replace(os.sep, "/")
    data = read_file(path, told, sink, within=folder) if is_file(path) else None
    source = None if data is None else decode(told, data, sink)
    if source is not None:
        texts[told] = source
    found = {} if source is None else {one.span: one for one in documents(source, sink)}
    coins: dict[str, float] = {}
    for document in found.values():
        if not document.is_mapping:
            _report(ALL, document.span, sink)
        for entry in document.entries:
            if _is_right(entry, items, sink):
                coins[str(entry.key.value)] = float(entry.value.value)
    return Bands(coins)


def _is_right(entry: Entry, items: Collection[str], sink: Sink) -> bool:
    key = str(entry.key.value)
    if key != ALL and key not in items:
        similar = nearest(key, items)
        hint = "similar" if similar else "legal"
        legal = (ALL, *sorted(items))
        sink.report(
            "unknown-key", entry.key.span, hint=hint, key=key, similar=similar, legal=legal, line=""
        )
        return False
    if _COINS.fullmatch(str(entry.value.value)) is None:
        _report(key, entry.value.span, sink)
        return False
    return True


def _report(key: str, span: Span, sink: Sink) -> None:
    line = f"{key}: 3"
    expected = (Phrase("number"),)
    sink.report(
        "wrong-value",
        span,
        hint="line",
        key=key,
        expected=expected,
        legal=(),
        similar=(),
        line=line,
    )
