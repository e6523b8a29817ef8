"""A comparison as Markdown, for a change log or a review."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from regola.comparing.report import Group, Matter
from regola.text.comparing import Piece, pieces

__all__ = ["markdown"]

_WORD = re.compile(r"\w")
_WORDS = re.compile(r"\w(?:.*\w)?")
"""From the first letter to the last: signs at the edge of bold would not be read as such."""
_SIGNS = re.compile(r"([\\`*_{}\[\]<>#|])")


def markdown(groups: Iterable[Group], told: Iterable[Matter]) -> str:
    """Return the report as a text with headings and lists."""
    lines = [line for group in groups for line in _group(group)]
    for matter in told:
        lines += [f"## {_plain(matter.title)}", "", *(f"- {_plain(one)}" for one in matter.lines)]
        lines.append("")
    return "\n".join(lines).rstrip() + "\n" if lines else ""


def _group(group: Group) -> Iterator[str]:
    yield from (f"## {_plain(group.name)}", "")
    for item in group.items:
        yield f"- **{_plain(item.name)}**"
        for line in item.lines:
            tongue = f" ({line.language})" if line.language else ""
            texts = " → ".join(text or "–" for text in _marked(line.before, line.after))
            changed = f": {texts}" if line.before or line.after else ""
            yield f"  - {_plain(line.label)}{tongue}{changed}"
    yield ""


def _marked(before: str, after: str) -> tuple[str, str]:
    """Return both texts with the words that the other has not in bold, where they share any."""
    old, new = pieces(before, after)
    if not any(_WORD.search(one.text) for one in old if not one.other):
        return _plain(before), _plain(after)
    return _bold(old), _bold(new)


def _bold(told: Iterable[Piece]) -> str:
    plain = ((_plain(one.text), one.other) for one in told)
    return "".join(_WORDS.sub(r"**\g<0>**", text) if other else text for text, other in plain)


def _plain(text: str) -> str:
    """Return a text in which no sign of Markdown means anything."""
    return _SIGNS.sub(r"\\\1", text.replace("\n", " "))
