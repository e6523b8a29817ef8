"""Rules for games that meet which name a game that is not there: they would hold nowhere."""

from __future__ import annotations

from regola.checks.survey import Survey
from regola.findings import Sink, nearest
from regola.program.equivalences import COMPAT
from regola.program.model import FieldEntry, Item

__all__ = ["check"]

_GAMES = "games"


def check(survey: Survey, sink: Sink) -> None:
    """Report names of games which no pack has that is read or that those read build on."""
    meeting = list(survey.of_kind(COMPAT))
    if not meeting:
        return
    known = {item.pack for item in (*survey.items, *survey.library)}
    games = sorted(item.pack for item in survey.all_items if item.kind == "board")
    for item in meeting:
        for entry in _named(item):
            name = "".join(str(value) for value in entry.values)
            if name not in known:
                _report(name, entry, tuple(dict.fromkeys(games)), sink)


def _named(item: Item) -> tuple[FieldEntry, ...]:
    line = item.field(_GAMES)
    return line.entries if line is not None else ()


def _report(name: str, entry: FieldEntry, legal: tuple[str, ...], sink: Sink) -> None:
    similar = nearest(name, legal)
    hint = "similar" if similar else "legal"
    sink.report("unknown-game", entry.span, hint=hint, game=name, similar=similar, legal=legal)
