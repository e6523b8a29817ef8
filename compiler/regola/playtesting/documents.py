"""What a study found, as data for other programs."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from regola.playtesting.picking import Picks
from regola.playtesting.sequences import Sums, interval
from regola.playtesting.studies import Study
from regola.playtesting.verdicts import Verdict, level_of

__all__ = ["document"]


def document(
    study: Study, verdict: Verdict, together: int, place: Mapping[str, Any] | None
) -> dict[str, Any]:
    """
    Return a study, judged together with so many others, as plain data.

    ``place`` tells where the item stands among the official ones, if that is known.
    """
    comparison = study.plan.comparison
    level = level_of(together)
    return {
        "item": comparison.item,
        "players": comparison.players,
        "bot": comparison.bot,
        "seed": study.plan.seed,
        "pairs": study.pairs,
        "band": study.band,
        "verdict": verdict.word,
        "more_pairs": verdict.more,
        "coins": _told(study.coins, level),
        "share": _told(study.shares, level),
        "second_bot": {"bot": study.again.comparison.bot, **_told(study.second, level)},
        "others": _mean(study.others),
        "place": place,
        "picked": _picked(study.picks),
        "earns": round(study.ours.mean, 3),
        "rounds_active": round(study.held.mean, 3),
        "curve": [round(sums.mean, 3) for sums in study.curve],
        "partners": {name: _mean(sums) for name, sums in sorted(study.partners.items())},
        "rules": [
            {
                "holder": seen.line[0],
                "number": seen.line[1],
                "in_force": seen.times,
                "decisions": seen.decisions,
                "games": seen.games,
                "watched": seen.watched,
                "coins": _mean(study.effects[seen.line]) if seen.line in study.effects else None,
            }
            for seen in study.seen()
        ],
        "digest": study.digest,
    }


def _picked(picks: Picks) -> dict[str, float] | None:
    if not picks.offered:
        return None
    taken = max(1, picks.taken)
    return {
        "choices": picks.offered,
        "taken": picks.taken,
        "round": round(picks.rounds / taken, 2),
        "paid": round(picks.paid / taken, 2),
    }


def _told(sums: Sums, level: float) -> dict[str, Any]:
    found = interval(sums, level)
    return {**_mean(sums), "low": _finite(found.low), "high": _finite(found.high)}


def _mean(sums: Sums) -> dict[str, Any]:
    return {"mean": round(sums.mean, 4), "pairs": sums.count}


def _finite(value: float) -> float | None:
    return round(value, 4) if math.isfinite(value) else None
