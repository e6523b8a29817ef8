"""The reports as pages, one for each language; each stands alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from regola.mixing.combinations import Cell, Combinations, Rating, twin
from regola.mixing.compatibility import (
    Compatibility,
    conflict_lines,
    matrix_lines,
    remarks,
    summary,
)
from regola.mixing.conflicts import Conflict, matrix
from regola.mixing.grouping import Group, groups
from regola.mixing.played import Couple
from regola.mixing.verdicts import Standing, Verdict
from regola.mixing.wording import Teller
from regola.pages.beside import Page
from regola.pages.rendering import render
from regola.program.model import Item

__all__ = ["Oversized", "combos_page", "compat_page", "many_page", "pages"]

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


@dataclass(frozen=True, slots=True)
class Oversized:
    """A report of so many items or pairs that a page of it would help nobody: told in short."""

    report: Combinations | Compatibility
    count: int


def pages(
    report: Combinations | Compatibility | Oversized, tellers: Iterable[Teller]
) -> Iterator[Page]:
    """Give the pages of a report."""
    for teller in tellers:
        if isinstance(report, Oversized):
            named, data = report.report, _short_page(report, teller)
        elif isinstance(report, Combinations):
            named, data = report, combos_page(report, teller)
        else:
            named, data = report, compat_page(report, teller)
        yield Page(teller.language, _name(named), _title(named, teller), data)


def _name(report: Combinations | Compatibility) -> str:
    if isinstance(report, Combinations):
        return f"combos_{'_'.join(report.packs)}.html"
    return f"compat_{report.pack}_{report.game}.html"


def _title(report: Combinations | Compatibility, teller: Teller) -> str:
    if isinstance(report, Combinations):
        return _combos_title(report, teller)
    return _compat_title(report, teller)


def _short_page(found: Oversized, teller: Teller) -> bytes:
    of_pairs = isinstance(found.report, Combinations)
    lead = teller.say("too-many-pairs" if of_pairs else "too-many-items", count=found.count)
    title = _title(found.report, teller)
    return render("report.html", language=teller.language, title=title, lead=lead, summary="")


def _combos_title(found: Combinations, teller: Teller) -> str:
    names = " + ".join(teller.pack(pack) for pack in found.packs)
    return teller.say("combos-title", games=names)


def _compat_title(found: Compatibility, teller: Teller) -> str:
    packs = {"pack": teller.pack(found.pack), "game": teller.pack(found.game)}
    return teller.say("compat-title", **packs)


def combos_page(found: Combinations, teller: Teller) -> bytes:
    """Return the page of all pairs: a table, below it what is of whole items, then each pair."""
    told = _Told.of(groups(found, teller))
    rows = [
        (teller.name(race.reference), [_cell(one, told, teller) for one in cells])
        for race, cells in found.rows()
    ]
    return render(
        "combos.html",
        language=teller.language,
        title=_combos_title(found, teller),
        lead=teller.say("combos-lead"),
        summary=teller.say("combos-summary", **found.counts()),
        legend=[(mark, teller.say(f"class-{one}"), one) for one, mark in _MARKS.items()],
        matrix=teller.say("matrix"),
        among=teller.say("among"),
        powers=[teller.name(power.reference) for power in found.powers],
        whole=[
            (_id(item), _of_all(item, teller), remarks) for item, remarks in told.whole.values()
        ],
        rows=rows,
        twins=[twin(one, teller) for one in found.twins],
    )


@dataclass(frozen=True)
class _Told:
    """What is said of whole items, by reference, and of pairs."""

    whole: Mapping[str, tuple[Item, list[str]]]
    pairs: Mapping[Couple, list[str]]

    @classmethod
    def of(cls, found: Iterable[Group]) -> _Told:
        """Put in order what groups of remarks say."""
        whole: dict[str, tuple[Item, list[str]]] = {}
        pairs: dict[Couple, list[str]] = {}
        for one in found:
            if one.item is not None:
                whole.setdefault(one.item.reference, (one.item, []))[1].append(one.text)
            else:
                for cell in one.cells:
                    pairs.setdefault(cell.couple, []).append(one.text)
        return cls(whole, pairs)


def _id(item: Item) -> str:
    return f"{item.kind}-{item.id}"


def _of_all(item: Item, teller: Teller) -> str:
    partner = "power" if item.kind == "race" else "race"
    return teller.say(f"with-every-{partner}", item=teller.name(item.reference))


def _cell(cell: Cell, told: _Told, teller: Teller) -> dict[str, Any]:
    """Return what is shown of a pair; ``links`` are the places of what is of its items anyway."""
    key = f"{cell.race.id}-with-{cell.power.id}"
    remarks = told.pairs.get(cell.couple, [])
    items = [item for item in (cell.race, cell.power) if item.reference in told.whole]
    links = [(_id(item), _of_all(item, teller)) for item in items]
    return {
        "id": key,
        "name": teller.pair(cell.race.reference, cell.power.reference),
        "rating": cell.rating,
        "mark": _MARKS[cell.rating],
        "word": teller.say(f"class-{cell.rating}"),
        "remarks": remarks,
        "links": links,
        "place": key if remarks or len(links) > 1 else next((one for one, _ in links), ""),
    }


def compat_page(found: Compatibility, teller: Teller) -> bytes:
    """Return the page of a pack in a game: each item, how it fares, what is to be said."""
    return render(
        "compat.html",
        language=teller.language,
        title=_compat_title(found, teller),
        lead=teller.say("compat-lead", game=teller.pack(found.game)),
        summary=summary(found, teller),
        parts=[("", "", [_item(one, found, teller, "") for one in found.verdicts])],
        told=[],
    )


def many_page(
    reports: Sequence[Compatibility],
    meeting: Iterable[tuple[str, Sequence[Conflict]]],
    packs: Sequence[str],
    teller: Teller,
) -> bytes:
    """Return one page of several packs or games: a part each, and first what they do together."""
    told: list[str] = []
    for game, found in meeting:
        told += conflict_lines(game, found, teller)
        told += matrix_lines(game, matrix(packs, found), teller)
    parts = []
    for report in reports:
        key = f"{report.pack}-{report.game}-"
        items = [_item(one, report, teller, key) for one in report.verdicts]
        parts.append((_compat_title(report, teller), summary(report, teller), items))
    return render(
        "compat.html",
        language=teller.language,
        title=teller.say("many-title"),
        lead=teller.say("many-lead"),
        summary="",
        parts=parts,
        told=_nested(told),
    )


def _nested(told: Iterable[str]) -> list[tuple[str, list[str]]]:
    """Put lines that are set in below the line before."""
    found: list[tuple[str, list[str]]] = []
    for line in told:
        if line.startswith(" ") and found:
            found[-1][1].append(line.strip())
        else:
            found.append((line.strip(), []))
    return found


def _item(one: Verdict, found: Compatibility, teller: Teller, key: str) -> dict[str, Any]:
    """Return what is said of an item; ``key`` tells its part of the page from the others."""
    return {
        "id": f"{key}{one.item.kind}-{one.item.id}",
        "name": teller.name(one.item.reference, found.game),
        "standing": teller.standing(one, found.game),
        "rating": _RATINGS[one.standing],
        "remarks": list(remarks(one, found.game, teller, whole=True)),
    }
