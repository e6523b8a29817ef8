"""Play the steps of a scenario of tiles, and compare what comes of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regola.checks.tiling import apart, holes
from regola.findings import Sink
from regola.pages.content import Laid
from regola.scenarios.digger.expecting import compare
from regola.scenarios.digger.names import names_are_known
from regola.scenarios.digger.opening import UnknownName, opening, spaces_in
from regola.scenarios.digger.playing import PLAYED, Table
from regola.scenarios.digger.standing import laid, spaces_of
from regola.scenarios.outcome import Mismatch, Misplaced, Outcome, Refused
from regola.scenarios.schema import fits
from regola.sources import Span
from regola.yaml_files import Located, plain

if TYPE_CHECKING:
    from regola.scenarios.shelf import Shelf

__all__ = ["is_right", "position", "try_out"]

SCHEMA = "digger-scenario"


def is_right(document: Located, shelf: Shelf, sink: Sink) -> bool:
    """Tell whether the form, the board and all names of a document are right; report if not."""
    return (
        fits(document, sink, SCHEMA)
        and _is_whole(document, sink)
        and _is_by_chance_alone(document, sink)
        and names_are_known(document, shelf, sink)
    )


def try_out(document: Located, shelf: Shelf, sink: Sink) -> Outcome | None:
    """Play a document; nothing where its form or a name is wrong, which is reported."""
    if not is_right(document, shelf, sink):
        return None
    try:
        return _played(document, Table(*opening(document, shelf)))
    except Misplaced as fault:
        place = _entry(document, "tiles", fault.space)
        return Outcome(None, fault, 0, place)
    except UnknownName as unknown:
        unknown.report(document, sink)
        return None


def position(document: Located, shelf: Shelf) -> Laid | None:
    """Return the tiles before and after a document that passes; nothing for any other."""
    outcome = try_out(document, shelf, Sink())
    if outcome is None or not outcome.passed:
        return None
    state, names = opening(document, shelf)
    table = Table(state, names)
    before = laid(state, names)
    _played(document, table)
    return Laid(names.players, spaces_of(names), before, laid(table.state, names))


def _played(document: Located, table: Table) -> Outcome:
    steps = document.get("steps")
    for number, step in enumerate(steps.items if steps else (), 1):
        fault = _fault(table, plain(step))
        if fault is not None:
            return Outcome(None, fault, number, _span(step))
    return Outcome(None)


def _entry(document: Located, key: str, name: str) -> Span:
    """Return where a name stands among the entries of a key."""
    told = document.get(key)
    entries = told.entries if told is not None else ()
    found = (entry.key.span for entry in entries if entry.key.value == name)
    return next(found, document.span)


def _is_whole(document: Located, sink: Sink) -> bool:
    """Tell whether the board of a scenario hangs together without a hole; report if not."""
    rows = plain(document).get("board", {}).get("rows", {})
    places = {(row, place): name for name, row, place in spaces_in(rows)}
    for row, place in sorted(holes(places)) if places else ():
        space = f"{chr(row + ord('a'))}{place}"
        sink.report("hole-in-board", _entry_of_rows(document, row), space=space)
        return False
    for one in apart(places):
        sink.report("space-apart", _entry_of_rows(document, one[0]), space=places[one])
        return False
    return True


_BESIDE_CHANCE: tuple[str, ...] = (
    "board",
    "game",
    "options",
    "packs",
    "players",
    "says",
    "scenario",
    "source",
    "start",
    "steps",
    "with",
)
"""What may stand beside ``start: true``."""


def _is_by_chance_alone(document: Located, sink: Sink) -> bool:
    """Tell whether a game that chance sets up is told nothing else; report what it is told."""
    if not plain(document).get("start"):
        return True
    board = document.get("board")
    rows = () if board is None else board.entries
    told = [(entry.key, _BESIDE_CHANCE) for entry in document.entries]
    told += [(entry.key, ("map",)) for entry in rows]
    before = len(sink)
    for key, legal in told:
        if key.value not in legal:
            word = str(key.value)
            sink.report("unknown-key", key.span, hint="legal", key=word, similar=(), legal=legal)
    return len(sink) == before


def _entry_of_rows(document: Located, row: int) -> Span:
    """Return where a row stands, or the row before it if it is left out."""
    board = document.get("board")
    rows = board.get("rows") if board is not None else None
    near = [e for e in rows.entries if ord(str(e.key.value)[0]) - ord("a") <= row] if rows else []
    return near[-1].key.span if near else document.span


def _span(step: Located) -> Span:
    entry = step.entries[0]
    return Span(step.span.path, entry.key.span.start, entry.value.span.end)


def _fault(table: Table, step: dict[str, Any]) -> Exception | None:
    try:
        _play(table, step)
    except (Refused, Mismatch) as fault:
        return fault
    return None


def _play(table: Table, step: dict[str, Any]) -> None:
    because = step.pop("because", None)
    ((name, value),) = step.items()
    if name == "expect":
        compare(table, value)
    elif name not in ("end", "offered", "reach"):
        _same_turn(table)
    if name == "refused":
        _refused(table, value, because)
    elif name != "expect":
        PLAYED[name](table, value)
    if name == "end" or (name == "expect" and "turn" in value):
        table.turn = table.on_turn


def _same_turn(table: Table) -> None:
    """Refuse a step for the next player where nothing told that the turn has passed."""
    if table.on_turn != table.turn and not table.state.is_over:
        was, now = (table.names.players[seat] for _, seat in (table.turn, table.on_turn))
        raise Mismatch("turn", was, now)


def _refused(table: Table, told: dict[str, Any], because: str | None) -> None:
    """Play what must be refused, and leave no trace."""
    ((name, value),) = told.items()
    kept = table.state.clone()
    try:
        PLAYED[name](table, value)
    except Refused as refused:
        table.state = kept
        if because is not None and refused.slug != because:
            raise Mismatch("because", because, refused.slug, refused.parts) from None
        return
    raise Mismatch("refused", name, "", ())
