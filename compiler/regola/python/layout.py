"""Break lines of Python that are too long, at commas and operators outside brackets."""

from __future__ import annotations

from collections.abc import Iterator

from regola.python.naming import WIDTH

__all__ = ["laid_out", "statement_lines"]

_OPERATORS = (" or ", " and ", " | ", " & ", " + ")
_STATEMENTS = ("return ", "if ", "answer = ")
_STEP = "    "


def statement_lines(line: str) -> list[str]:
    """Break a statement that is too long; its own indentation is kept."""
    text = line.lstrip()
    indent = line[: len(line) - len(text)]
    for keyword in _STATEMENTS:
        if text.startswith(keyword):
            suffix = ":" if keyword == "if " else ""
            body = text.removeprefix(keyword).removesuffix(suffix)
            return list(_lines(keyword, body, suffix, indent))
    return [line]


def laid_out(text: str) -> str:
    """Break a call or a tuple that is too long over several lines."""
    lines = "\n".join(_lines("", text, ",", _STEP * 2))
    return lines.removesuffix(",").replace(f"\n{_STEP * 2}", "\n").lstrip()


def _lines(prefix: str, text: str, suffix: str, indent: str) -> Iterator[str]:
    whole = f"{indent}{prefix}{text}{suffix}"
    if len(whole) <= WIDTH - len(_STEP) or "\n" in text:
        yield whole
        return
    opening = _opening(text)
    if opening >= 0:
        parts = _split(text[opening + 1 : -1], ", ")
        ending = "," if len(parts) > 1 or _is_call(text, opening) or text.endswith(",)") else ""
        yield f"{indent}{prefix}{text[: opening + 1]}"
        for part in parts:
            yield from _lines("", part.removesuffix(","), ending, indent + _STEP)
        yield f"{indent}){suffix}"
        return
    yield from _broken(prefix, text, suffix, indent)


def _broken(prefix: str, text: str, suffix: str, indent: str) -> Iterator[str]:
    """Break an expression at its outermost operator."""
    for operator in _OPERATORS:
        first, *others = _split(text, operator)
        if others:
            yield f"{indent}{prefix}("
            yield f"{indent}{_STEP}{first}"
            for part in others:
                yield f"{indent}{_STEP}{operator.lstrip()}{part}"
            yield f"{indent}){suffix}"
            return
    yield f"{indent}{prefix}{text}{suffix}"


def _opening(text: str) -> int:
    """Return where the bracket opens that closes at the end, if it does not open before."""
    first = text.find("(")
    if first < 0 or not text.endswith(")"):
        return -1
    closed = next((place for place, depth in _depths(text) if place > first and not depth), -1)
    head = text[:first]
    return first if closed == len(text) - 1 and " " not in head.replace("=", "") else -1


def _is_call(text: str, opening: int) -> bool:
    return opening > 0 and text[opening - 1].isidentifier()


def _split(text: str, separator: str) -> list[str]:
    """Divide a text at a separator outside brackets and quotes."""
    found, start = [], 0
    flat = {place for place, depth in _depths(text) if not depth}
    place = text.find(separator)
    while place >= 0:
        if place in flat:
            found.append(text[start:place])
            start = place + len(separator)
        place = text.find(separator, place + 1)
    return [*found, text[start:]]


def _depths(text: str) -> Iterator[tuple[int, int]]:
    """Give each place outside quotes with the number of brackets open behind it."""
    depth, quote, escaped = 0, "", False
    for place, letter in enumerate(text):
        if quote:
            quote = "" if letter == quote and not escaped else quote
            escaped = letter == "\\" and not escaped
            continue
        if letter in "\"'":
            quote = letter
        depth += (letter in "([{") - (letter in ")]}")
        yield place, depth
