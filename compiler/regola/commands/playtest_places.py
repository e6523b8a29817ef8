"""Where what is playtested stands among the official items, by the tables that ship."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regola.commands.playtest_asked import Asked
    from regola.playtesting.strengths import Strengths
    from regola.playtesting.studies import Study

__all__ = ["Place", "officials", "place_of"]


@dataclass(frozen=True, slots=True)
class Place:
    """
    A place among others, counted from the strongest; ``beside`` are the nearest, with their coins.

    It is current while games still come to what they came to when the others were measured.
    """

    number: int
    count: int
    beside: tuple[tuple[str, float], ...]
    is_current: bool


def place_of(arguments: Namespace, study: Study) -> Place | None:
    """Return where an item stands among those that it was compared with; none if unknown."""
    from regola.files.strengths import is_current

    table = _table(arguments, study)
    means = _means(table, study)
    if table is None or not means:
        return None
    ordered = sorted(means.items(), key=lambda one: -one[1])
    above = sum(coins > study.coins.mean for coins in means.values())
    beside = tuple(ordered[max(0, above - 1) : above + 1])
    current = is_current(table, study.plan.comparison.theirs)
    return Place(above + 1, len(means) + 1, beside, current)


def officials(arguments: Namespace, asked: Asked) -> list[dict[str, float]]:
    """Return by study the coins that the official items bring which it was compared with."""
    return [_means(_table(arguments, study), study) for study in asked.studies]


def _table(arguments: Namespace, study: Study) -> Strengths | None:
    from regola.files.strengths import shipped_strengths

    comparison = study.plan.comparison
    if not comparison.is_official:
        return None
    game, _mixed = arguments.games[comparison.item]
    table = shipped_strengths(game, comparison.players)
    return table if table is not None and table.board == comparison.theirs.board else None


def _means(table: Strengths | None, study: Study) -> dict[str, float]:
    """Return the coins of the official items that took the place of the item."""
    rivals = study.plan.comparison.rivals
    return {} if table is None else {n: m for n, m in table.means().items() if n in rivals}
