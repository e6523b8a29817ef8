"""
A change log in Markdown that grows: an entry on top, or what the entry of a version lacks.

What somebody wrote stays. An entry of which no line is as a comparison tells it, in no language, is
somebody's own; nothing is added to it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Literal, TypeAlias

__all__ = ["State", "grown"]

State: TypeAlias = Literal["new", "more", "same", "other"]
"""The entry is new, has more lines now, tells all already, or is told in words of its own."""

_INNER = "  - "
_OUTER = "- "


def grown(said: str, version: str, entries: Sequence[str]) -> tuple[State, str]:
    """
    Return the log with what an entry tells of a version, and what became of the entry.

    ``entries`` are the same in several languages, that of a new entry first.
    """
    lines = said.split("\n")
    heading = re.compile(rf"## {re.escape(version)}[ \t]*\r?")
    start = next((place for place, line in enumerate(lines) if heading.fullmatch(line)), None)
    if start is None:
        return "new", f"{entries[0]}\n{said}".rstrip() + "\n"
    after = range(start + 1, len(lines))
    end = next((place for place in after if lines[place].startswith("## ")), len(lines))
    own = lines[start:end]
    entry = max(entries, key=lambda one: _shared(own, one, _before))
    if _shared(own, entry, _bare) == len(set(map(_bare, _told(entry)))):
        return "same", said
    # One that has gone on since tells the same before.
    if not _shared(own, entry, _before):
        return "other", said
    return "more", "\n".join([*lines[:start], *_with(own, entry), *lines[end:]])


def _told(entry: str) -> Iterator[str]:
    """Give the lines of an entry that tell a change."""
    return (line for line in entry.split("\n") if line.startswith(_INNER))


def _shared(own: Iterable[str], entry: str, read: Callable[[str], str]) -> int:
    """Return how many changes two entries have in common, by what is read of a line."""
    return len({read(line) for line in own} & {read(line) for line in _told(entry)})


def _bare(line: str) -> str:
    """Return a line without what marks its words, which may differ from time to time."""
    return line.replace("**", "").strip()


def _with(own: Iterable[str], entry: str) -> list[str]:
    """Return the lines of an entry with what another tells beside it, each at its item."""
    found = list(own)
    item = ""
    for line in entry.split("\n"):
        if line.startswith(_OUTER):
            item = line
        elif line.startswith(_INNER) and _bare(line) not in map(_bare, found):
            _add(found, item, line)
    return found


def _add(found: list[str], item: str, line: str) -> None:
    """Put a line below its item, in the place of one that told the same from the same before."""
    top = next((place for place, one in enumerate(found) if _bare(one) == _bare(item)), None)
    if top is None:
        end = len(found)
        while not found[end - 1].strip():
            end -= 1
        found[end:end] = [item, line]
        return
    end = top + 1
    while end < len(found) and found[end].startswith(_INNER):
        if _before(found[end]) == _before(line):
            found[end] = line
            return
        end += 1
    found.insert(end, line)


def _before(line: str) -> str:
    """Return what a line says of how something was."""
    return _bare(line).rpartition(" → ")[0] or _bare(line)
