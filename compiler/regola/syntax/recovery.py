"""
Find all lines of a declaration that cannot be parsed, and leave them out.

Lines are parsed one by one, each in a declaration of its own, so that the work grows with the text
and not with the number of mistakes in it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from lark import Token
from lark.exceptions import UnexpectedToken

from regola.syntax.explanation import Fault, fault

__all__ = ["Recovered", "recovered"]

Parse = Callable[[list[Token]], object]

_EDGES = frozenset({"_NEWLINE", "LBRACE", "RBRACE"})


@dataclass(frozen=True, slots=True)
class Recovered:
    """The terminals that can be parsed, and what is wrong with the others."""

    terminals: list[Token]
    faults: list[Fault]


def recovered(terminals: list[Token], parse: Parse) -> Recovered:
    """Leave out the lines that cannot be parsed, and nested items whose header cannot."""
    kept: list[Token] = []
    faults: list[Fault] = []
    depth = 0
    for segment, edge in _segments(terminals):
        is_header = edge is not None and edge.type == "LBRACE"
        wrong = None if depth or not segment else _wrong(segment, edge, parse)
        if wrong is not None:
            faults.append(wrong)
        if depth or (wrong is not None and is_header and kept):
            # What stands in an item that is left out is left out with it.
            depth += {"LBRACE": 1, "RBRACE": -1}.get(edge.type if edge else "", 0)
            continue
        kept += [] if wrong is not None and not is_header else segment
        _add_edge(kept, edge)
    return Recovered(kept, faults)


def _segments(terminals: list[Token]) -> Iterator[tuple[list[Token], Token | None]]:
    """Give the terminals between line ends and braces, each with the one that ends it."""
    segment: list[Token] = []
    for token in terminals:
        if token.type in _EDGES:
            yield segment, token
            segment = []
        else:
            segment.append(token)
    if segment:
        yield segment, None


def _add_edge(kept: list[Token], edge: Token | None) -> None:
    """Add the end of a line, but no second one, and none right after an opening brace."""
    if edge is None:
        return
    if edge.type == "_NEWLINE" and (not kept or kept[-1].type in ("_NEWLINE", "LBRACE")):
        return
    kept.append(edge)


def _wrong(segment: list[Token], edge: Token | None, parse: Parse) -> Fault | None:
    """Parse one line; return what is wrong with it, if anything."""
    end = segment[-1].end_pos or 0
    closing = Token("RBRACE", "}", end, end_pos=end)
    newline = Token("_NEWLINE", "", end, end_pos=end)
    opening = Token("LBRACE", "{", end, end_pos=end)
    if edge is not None and edge.type == "LBRACE":
        tried = [*segment, opening, closing]
        before = 0
    else:
        start = segment[0].start_pos or 0
        kind = Token("KIND", "item", start, end_pos=start)
        tried = [kind, opening, *segment, newline, closing]
        before = 2
    try:
        parse(tried)
    except UnexpectedToken as error:
        places = range(len(tried))
        place = next((n for n in places if tried[n] is error.token), len(tried) - 1)
        return fault([*segment, newline], min(max(place - before, 0), len(segment)), error)
    return None
