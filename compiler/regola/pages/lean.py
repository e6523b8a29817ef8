"""Leave out of a page what its drawings could refer to and none does."""

from __future__ import annotations

import re

__all__ = ["with_used_definitions"]

_DEFINITIONS = re.compile(r'(<svg class="definitions"[^>]*><defs>)(.*?)(</defs></svg>)', re.DOTALL)
_EACH = re.compile(r'(?=<\w+ id=")')
"""Parts that are defined begin with their id; what is inside one has none."""

_ID = re.compile(r'<\w+ id="([^"]+)"')
_REFERENCE = re.compile(r'(?:href="|url\()#([^")]+)')


def with_used_definitions(page: str) -> str:
    """Return a page with those definitions alone that its drawings, or what these use, refer to."""
    parts = {_id(part): part for found in _DEFINITIONS.findall(page) for part in _parts(found[1])}
    used: set[str] = set()
    waiting = set(_REFERENCE.findall(_DEFINITIONS.sub("", page))) & parts.keys()
    while waiting:
        used |= waiting
        further = {name for one in waiting for name in _REFERENCE.findall(parts[one])}
        waiting = (further & parts.keys()) - used
    return _DEFINITIONS.sub(lambda found: _kept(found, used), page)


def _parts(definitions: str) -> list[str]:
    return [part for part in _EACH.split(definitions) if part]


def _id(part: str) -> str:
    found = _ID.match(part)
    return found[1] if found else ""


def _kept(found: re.Match[str], used: set[str]) -> str:
    kept = "".join(part for part in _parts(found[2]) if _id(part) in used)
    return f"{found[1]}{kept}{found[3]}" if kept else ""
