"""The report of a playtest: one page that needs nothing beside it, drawings with their tables."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from regola.drawings.charts import Bar, bars, curve, strip
from regola.pages.rendering import render
from regola.playtesting.games import Line
from regola.playtesting.sequences import LEVEL, Sums, interval
from regola.playtesting.studies import Study, by_strength
from regola.playtesting.verdicts import Verdict, level_of

__all__ = ["report"]

_FEW = 30
"""Of a partner met in fewer pairs little can be said."""


def report(
    studies: Sequence[Study],
    verdicts: Sequence[Verdict],
    official: Sequence[Mapping[str, float]],
    told: Mapping[str, Any],
    say: Callable[..., str],
) -> bytes:
    """
    Return the page.

    ``official`` are by study the means of official items, by reference, as far as they are known.
    ``told`` has the language, whether something older is compared, the command that plays the same
    again, and what names items (``name``) and rule lines (``rule``).
    """
    together = level_of(len(studies))
    parts = [
        _part(study, verdict, means, {**told, "level": together}, say)
        for study, verdict, means in zip(studies, verdicts, official, strict=True)
    ]
    return render(
        "playtest.html",
        language=told["language"],
        title=say("playtest-title"),
        lead=say("playtest-bots"),
        summary=say("playtest-cannot"),
        parts=parts,
        how=say("playtest-how", band=_bands(studies), seed=studies[0].plan.seed),
        how_title=say("playtest-how-title"),
        command=told["command"],
        numbers=say("playtest-numbers"),
    )


def _bands(studies: Sequence[Study]) -> str:
    return ", ".join(f"{band:g}" for band in sorted({study.band for study in studies}))


def _part(
    study: Study,
    verdict: Verdict,
    official: Mapping[str, float],
    told: Mapping[str, Any],
    say: Callable[..., str],
) -> dict[str, Any]:
    comparison = study.plan.comparison
    name = told["name"](comparison.item)
    whole = _bar(name, study.coins, told["level"], is_own=True)
    second = _bar(say(f"play-{study.again.comparison.bot}"), study.second, told["level"])
    drawn = [whole, second] if study.second.count else [whole]
    unit = say("play-coins")
    older = "-older" if told["older"] else ""
    return {
        "title": say("playtest-head", item=name, players=comparison.players),
        "verdict": say("playtest-verdict", word=f"{verdict.word}{older}", more=verdict.more),
        "word": verdict.word,
        "pairs": say("playtest-digest", digest=study.digest, pairs=study.pairs),
        "figures": [
            _figure(say("playtest-interval"), bars(drawn, study.band, *_named(say, unit)), drawn),
            *_strip(study, official, told, say),
            *_rules(study, told, say),
        ],
        "curve": _curve(study, say, unit),
        "partners": _partners(study, told, say),
    }


def _named(say: Callable[..., str], unit: str) -> tuple[str, str]:
    return say("playtest-interval"), unit


def _figure(title: str, drawing: object, drawn: Sequence[Bar]) -> dict[str, Any]:
    rows = [(bar.label, _number(bar.mean), _number(bar.low), _number(bar.high)) for bar in drawn]
    return {"title": title, "drawing": drawing, "rows": rows}


def _number(value: float) -> str:
    return f"{value:+.1f}" if math.isfinite(value) else "–"


def _bar(label: str, sums: Sums, level: float, *, is_own: bool = False) -> Bar:
    found = interval(sums, level)
    return Bar(label, sums.mean, found.low, found.high, is_own)


def _strip(
    study: Study,
    official: Mapping[str, float],
    told: Mapping[str, Any],
    say: Callable[..., str],
) -> list[dict[str, Any]]:
    """Set the item among the official ones of its kind, where they are known."""
    comparison = study.plan.comparison
    nowhere = math.inf
    others = [
        Bar(told["name"](name), mean, -nowhere, nowhere)
        for name, mean in official.items()
        if name in comparison.rivals and name != comparison.item
    ]
    if not others or told["older"]:
        return []
    own = Bar(told["name"](comparison.item), study.coins.mean, -nowhere, nowhere, is_own=True)
    drawn = sorted([*others, own], key=lambda bar: -bar.mean)
    title = say("playtest-among")
    return [_figure(title, strip(drawn, title, say("play-coins")), drawn)]


def _rules(study: Study, told: Mapping[str, Any], say: Callable[..., str]) -> list[dict[str, Any]]:
    """Draw what each rule line brings, where that was played."""
    if not study.effects:
        return []
    level = LEVEL / len(study.effects)
    drawn = [_bar(told["rule"](line), sums, level) for line, sums in study.effects.items()]
    short = [
        Bar(_short(line, told), bar.mean, bar.low, bar.high)
        for line, bar in zip(study.effects, drawn, strict=True)
    ]
    title = say("playtest-rules")
    return [_figure(title, bars(short, 0.0, title, say("play-coins")), drawn)]


_LABEL = 30


def _short(line: Line, told: Mapping[str, Any]) -> str:
    text: str = told["rule"](line)
    return text if len(text) <= _LABEL else f"{text[: _LABEL - 1]}…"


def _curve(study: Study, say: Callable[..., str], unit: str) -> dict[str, Any]:
    means = [sums.mean for sums in study.curve]
    title = say("playtest-rounds")
    rows = [(place, _number(mean)) for place, mean in enumerate(means, 1)]
    return {"title": title, "drawing": curve(means, title, unit) if means else "", "rows": rows}


def _partners(study: Study, told: Mapping[str, Any], say: Callable[..., str]) -> dict[str, Any]:
    """Return what the item was joined with, each with a shade that tells how strong it was."""
    found = by_strength(study.partners)
    most = max((abs(sums.mean) for _, sums in found), default=0.0) or 1.0
    cells = [
        {
            "name": told["name"](name),
            "mean": _number(sums.mean),
            "pairs": sums.count,
            "side": "more" if sums.mean >= 0 else "less",
            "shade": round(100 * abs(sums.mean) / most),
        }
        for name, sums in found
    ]
    fewest = min((sums.count for _, sums in found), default=0)
    return {
        "title": say("playtest-partners"),
        "few": say("playtest-few", pairs=fewest) if fewest < _FEW else "",
        "cells": cells,
    }
