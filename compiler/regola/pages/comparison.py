"""The page of what changed: by pack and item, the words that differ marked."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from regola.comparing.report import Changed, Group, Line, Matter
from regola.pages.rendering import render
from regola.text.comparing import pieces

__all__ = ["comparison_page"]


def comparison_page(
    groups: Iterable[Group],
    told: Iterable[Matter],
    language: str,
    summary: str,
    say: Callable[..., str],
) -> bytes:
    """Return the page in a language; ``say`` gives its words, ``summary`` how much differs."""
    return render(
        "comparison.html",
        language=language,
        title=say("compare-title"),
        lead=say("compare-lead"),
        summary=summary,
        before=say("compare-was"),
        after=say("compare-after"),
        groups=[
            {"name": group.name, "items": [_item(item) for item in group.items]} for group in groups
        ],
        matters=[{"title": one.title, "lines": one.lines} for one in told],
    )


def _item(item: Changed) -> dict[str, Any]:
    return {
        "id": item.reference.replace("/", "-"),
        "name": item.name,
        "lines": [_line(line) for line in item.lines],
    }


def _line(line: Line) -> dict[str, Any]:
    before, after = pieces(line.before, line.after)
    return {"label": line.label, "language": line.language, "before": before, "after": after}
