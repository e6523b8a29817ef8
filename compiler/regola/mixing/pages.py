"""The reports as pages, one for each language; each stands alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from regola.mixing.combinations import Cell, Combinations, Rating, said, twin
from regola.mixing.compatibility import Compatibility, remarks, summary
from regola.mixing.verdicts import Standing
from regola.mixing.wording import Teller
from regola.pages.rendering import render

__all__ = ["combos_page", "compat_page", "pages"]

_MARKS: dict[Rating, str] = {"plain": "·", "remark": "○", "problem": "●"}
"""How a cell is marked, so that its colour is not all that tells."""

_RATINGS: dict[Standing, Rating] = {
    "as_it_is": "plain",
    "translated": "plain",
    "in_part": "remark",
    "needs_option": "remark",
    "needs_partner": "remark",
    "does_nothing": "problem",
    "cannot_be_dealt": "problem",
}


def pages(
    report: Combinations | Compatibility, tellers: Iterable[Teller]
) -> Iterator[tuple[str, bytes]]:
    """Give the pages of a report: names below the folder of all languages, and bytes."""
    for teller in tellers:
        if isinstance(report, Combinations):
            name = f"combos_{'_'.join(report.packs)}.html"
            yield f"{teller.language}/{name}", combos_page(report, teller)
        else:
            name = f"compat_{report.pack}_{report.game}.html"
            yield f"{teller.language}/{name}", compat_page(report, teller)


def combos_page(found: Combinations, teller: Teller) -> bytes:
    """Return the page of all pairs: a table, and below it each remark."""
    names = " + ".join(teller.pack(pack) for pack in found.packs)
    rows = []
    for race in found.races:
        cells = [_cell(c, found.game, teller) for c in found.cells if c.race is race]
        rows.append((teller.name(race.reference), cells))
    return render(
        "combos.html",
        language=teller.language,
        title=teller.say("combos-title", games=names),
        lead=teller.say("combos-lead"),
        summary=teller.say("combos-summary", **found.counts()),
        legend=[(mark, teller.say(f"class-{one}"), one) for one, mark in _MARKS.items()],
        matrix=teller.say("matrix"),
        among=teller.say("among"),
        powers=[teller.name(power.reference) for power in found.powers],
        rows=rows,
        twins=[twin(one, teller) for one in found.twins],
    )


def _cell(cell: Cell, game: str, teller: Teller) -> dict[str, Any]:
    names = (teller.name(item.reference) for item in (cell.race, cell.power))
    return {
        "id": f"{cell.race.id}-{cell.power.id}",
        "name": " + ".join(names),
        "rating": cell.rating,
        "mark": _MARKS[cell.rating],
        "word": teller.say(f"class-{cell.rating}"),
        "remarks": [said(remark, cell, game, teller) for remark in cell.remarks],
    }


def compat_page(found: Compatibility, teller: Teller) -> bytes:
    """Return the page of a pack in a game: each item, how it fares, what is to be said."""
    game = teller.pack(found.game)
    items = [
        {
            "id": f"{one.item.kind}-{one.item.id}",
            "name": teller.name(one.item.reference, found.game),
            "standing": teller.standing(one, found.game),
            "rating": _RATINGS[one.standing],
            "remarks": list(remarks(one, found.game, teller)),
        }
        for one in found.verdicts
    ]
    return render(
        "compat.html",
        language=teller.language,
        title=teller.say("compat-title", pack=teller.pack(found.pack), game=game),
        lead=teller.say("compat-lead", game=game),
        summary=summary(found, teller),
        items=items,
    )
