"""Lines of a text that is broken in its own brackets, as a formatter of Python breaks it."""

from __future__ import annotations

__all__ = ["by_groups"]


def by_groups(text: str, indent: str, step: str, width: int) -> list[str]:
    """
    Return the lines of a text in which the first brackets are broken that do not fit.

    Brackets fit where all up to the next ones is within the ``width``; what is in broken ones is a
    ``step`` further in. None where something fits nowhere.
    """
    lines: list[str] = []
    groups = _groups(text)
    ends = [opening + 1 for opening, _ in groups[1:]] + [len(text)]
    start = 0
    for (opening, closing), end in zip(groups, ends, strict=True):
        if len(indent) + end - start > width:
            lines += [text[start : opening + 1], f"{step}{text[opening + 1 : closing]}"]
            start = closing
    lines = [f"{indent}{line}" for line in (*lines, text[start:])]
    return lines if all(len(line) <= width for line in lines) else []


def _groups(text: str) -> list[tuple[int, int]]:
    """Return where the outermost brackets with something in them open and close."""
    found: list[tuple[int, int]] = []
    opened: list[int] = []
    for place, sign in enumerate(text):
        if sign in "([":
            opened.append(place)
        elif sign in ")]":
            opening = opened.pop()
            if not opened and place > opening + 1:
                found.append((opening, place))
    return found
