"""Reports on pairs as data: what holds for an item with every partner stands at the item, once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regola.mixing.combinations import Cell, Combinations, twin
from regola.mixing.grouping import Group, groups, parted
from regola.mixing.played import Outcome
from regola.mixing.wording import Teller

__all__ = ["document"]


def document(found: Combinations, teller: Teller) -> dict[str, Any]:
    """Return a report as JSON values; the shape is ``combos.schema.json``."""
    whole, pairs = parted(groups(found, teller))
    return {
        "game": found.game,
        "packs": list(found.packs),
        "races": [race.reference for race in found.races],
        "powers": [power.reference for power in found.powers],
        "counts": dict(found.counts()),
        "twins": [
            {"id": one.id, "item": one.item, "other": one.other, "message": twin(one, teller)}
            for one in found.twins
        ],
        "items": [_item(name, some) for name, some in whole.items()],
        "cells": [_cell(cell, pairs.get(cell.couple, ())) for cell in found.cells],
    }


def _item(name: str, told: Iterable[Group]) -> dict[str, Any]:
    remarks = [
        {
            **_remark(one),
            "pairs": len({cell.couple for cell in one.cells}),
            "play": [_outcome(each) for each in one.outcomes],
        }
        for one in told
    ]
    return {"item": name, "remarks": remarks}


def _outcome(one: Outcome | None) -> dict[str, Any]:
    if one is None:
        return {"said": None, "seen": 0, "games": 0}
    return {"said": one.said, "seen": one.games, "games": one.of}


def _cell(cell: Cell, told: Iterable[Group]) -> dict[str, Any]:
    return {
        "race": cell.race.reference,
        "power": cell.power.reference,
        "rating": cell.rating,
        "games": cell.trial.games if cell.trial is not None else 0,
        "remarks": [
            {**_remark(one), "play": next((_outcome(o)["said"] for o in one.outcomes), None)}
            for one in told
        ],
    }


def _remark(one: Group) -> dict[str, Any]:
    remark = one.remark
    return {
        "id": remark.id,
        "weight": remark.weight,
        "rules": [{"item": line.reference, "number": line.number} for line in remark.lines],
        "names": list(remark.names),
        "cleared": one.is_cleared,
        "message": one.text,
    }
