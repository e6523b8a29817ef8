"""What a playtest found, as words on the terminal or as data."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from regola.commands.console import Console

if TYPE_CHECKING:
    from regola.commands.playtest_asked import Asked
    from regola.commands.playtest_places import Place
    from regola.findings import Sink
    from regola.playtesting.sequences import Sums
    from regola.playtesting.studies import Study
    from regola.playtesting.verdicts import Verdict
    from regola_engine.kernel import RuleError

__all__ = ["FORMATS", "tell", "tell_fault", "write_report"]

_SLUGS = {
    "strong": "stronger-in-play",
    "weak": "weaker-in-play",
    "undecided": "open-in-play",
    "untested": "open-in-play",
    "disagree": "open-in-play",
}
"""What is told of an item in the formats of findings, by its verdict; the others are as wanted."""

_MOST_PARTNERS = 5
_FEW_PAIRS = 30
"""A partner met in fewer pairs is named with a warning."""


def tell_fault(error: RuleError, console: Console) -> None:
    """Tell which rule kept games from their end."""
    from regola_engine.kernel import RULES, source_of

    rule = error.rule
    place = source_of(rule) if rule >= 0 else None
    name = RULES[rule][1] if rule >= 0 else "?"
    shown = f"{place.file}:{place.line}:{place.column}" if place is not None else name
    console.note("playtest-fault", place=shown, item=name)


def _write_table(
    arguments: Namespace, asked: Asked, verdicts: Sequence[Verdict], console: Console
) -> None:
    for study, verdict in zip(asked.studies, verdicts, strict=True):
        for line in _lines(arguments, study, verdict, asked, console):
            console.write_line(line)
    console.note("playtest-repeat", command=command_of(arguments, asked.studies))
    console.note("playtest-bots")


def _lines(
    arguments: Namespace, study: Study, verdict: Verdict, asked: Asked, console: Console
) -> Iterator[str]:
    """Give what is told of one study: the verdict first, then what it rests on."""
    comparison, say = study.plan.comparison, console.words.say
    yield say("playtest-head", item=asked.names.name(comparison.item), players=comparison.players)
    yield from ("  " + line for line in _judged(arguments, study, verdict, asked, console))
    yield from ("  " + line for line in _picked(study, console))
    yield from ("  " + line for line in _lines_of_rules(arguments, study, asked, console))
    yield from ("  " + line for line in _partners(study, asked, console))
    yield "  " + say("playtest-digest", digest=study.digest, pairs=study.pairs)


def _judged(
    arguments: Namespace, study: Study, verdict: Verdict, asked: Asked, console: Console
) -> Iterator[str]:
    """Give the verdict and what was measured, and where the item stands among official ones."""
    word = f"{verdict.word}{'-older' if arguments.older else ''}"
    yield console.words.say("playtest-verdict", word=word, more=verdict.more)
    if arguments.older and study.plan.comparison.item not in asked.changed:
        yield console.words.say("playtest-unchanged")
    yield from _measured(study, len(asked.studies), console)
    yield from _placed(arguments, study, asked, console)


def _lines_of_rules(
    arguments: Namespace, study: Study, asked: Asked, console: Console
) -> Iterator[str]:
    """Give what each rule line brings, where that was played, and how often it was in force."""
    for seen in study.seen():
        effect = study.effects.get(seen.line)
        if effect is not None:
            rule = asked.names.rule(seen.line)
            yield _effect(rule, effect, len(study.effects), console)
        if seen.is_untested or arguments.explain:
            yield console.words.say(
                "playtest-seen",
                rule=asked.names.rule(seen.line),
                times=seen.times,
                decisions=seen.decisions,
                games=seen.games,
                watched=seen.watched,
            )


def _picked(study: Study, console: Console) -> Iterator[str]:
    """Say when the item is taken where it lies in the row among others, if that was looked at."""
    picks = study.picks
    if picks.offered:
        taken = max(1, picks.taken)
        yield console.words.say(
            "playtest-picked",
            taken=picks.taken,
            offered=picks.offered,
            round=f"{picks.rounds / taken:.1f}",
            paid=f"{picks.paid / taken:+.1f}",
        )


def _placed(arguments: Namespace, study: Study, asked: Asked, console: Console) -> Iterator[str]:
    """Say where the item stands among the official ones, where a table of these ships."""
    from regola.commands.playtest_places import place_of

    place = place_of(arguments, study)
    if place is None:
        return
    say, name = console.words.say, asked.names.name
    neighbours = ", ".join(f"{name(one)} {coins:+.1f}" for one, coins in place.beside)
    yield say("playtest-place", place=place.number, count=place.count, beside=neighbours)
    if not place.is_current:
        yield say("playtest-old-table")


def _effect(rule: str, effect: Sums, together: int, console: Console) -> str:
    """Say what a rule line brings, and between which limits, all lines told together."""
    from regola.playtesting.sequences import FEWEST, LEVEL, interval

    if effect.count < FEWEST:
        return console.words.say("playtest-effect-few", rule=rule, mean=f"{effect.mean:+.1f}")
    found = interval(effect, LEVEL / together)
    return console.words.say(
        "playtest-effect",
        rule=rule,
        mean=f"{effect.mean:+.1f}",
        low=f"{found.low:+.1f}",
        high=f"{found.high:+.1f}",
    )


def _measured(study: Study, together: int, console: Console) -> Iterator[str]:
    from regola.playtesting.sequences import FEWEST, interval
    from regola.playtesting.verdicts import level_of

    if study.pairs < FEWEST:
        yield console.words.say("playtest-no-limits", mean=f"{study.coins.mean:+.1f}", least=FEWEST)
        return
    say, level = console.words.say, level_of(together)
    coins, shares = interval(study.coins, level), interval(study.shares, level)
    yield say(
        "playtest-coins",
        mean=f"{study.coins.mean:+.1f}",
        low=f"{coins.low:+.1f}",
        high=f"{coins.high:+.1f}",
    )
    yield say(
        "playtest-shares",
        mean=f"{100 * study.shares.mean:+.0f}",
        low=f"{100 * shares.low:+.0f}",
        high=f"{100 * shares.high:+.0f}",
    )
    yield say("playtest-others", mean=f"{study.others.mean:+.1f}")
    kind = "found" if study.plan.comparison.is_found else "joined"
    rounds = f"{study.held.mean:.1f}"
    yield say("playtest-earns", coins=f"{study.ours.mean:.1f}", rounds=rounds, kind=kind)


def _partners(study: Study, asked: Asked, console: Console) -> Iterator[str]:
    """Give the strongest and the weakest of what the item was joined with."""
    from regola.playtesting.studies import by_strength

    found = by_strength(study.partners)
    if len(found) < 2 * _MOST_PARTNERS:
        return
    for identifier, some in (
        ("playtest-best", found[:_MOST_PARTNERS]),
        ("playtest-worst", found[-_MOST_PARTNERS:]),
    ):
        told = (f"{asked.names.name(name)} {sums.mean:+.1f}" for name, sums in some)
        yield console.words.say(identifier, partners=", ".join(told))
    fewest = min(sums.count for _, sums in found)
    if fewest < _FEW_PAIRS:
        yield console.words.say("playtest-few", pairs=fewest)


def command_of(arguments: Namespace, studies: Sequence[Study]) -> str:
    """Return the command that plays the same pairs again."""
    pairs = min(study.pairs for study in studies)
    words = ["regola playtest", *arguments.items]
    if arguments.against != "average":
        words += ["--against", arguments.against]
    words += ["--players", *map(str, arguments.players)]
    if arguments.band is not None:
        words += ["--band", f"{arguments.band:g}"]
    return " ".join([*words, "--pairs", str(pairs), "--seed", str(arguments.seed)])


def _write_json(
    arguments: Namespace, asked: Asked, verdicts: Sequence[Verdict], console: Console
) -> None:
    from regola.commands.playtest_places import place_of
    from regola.playtesting.documents import document

    found = [
        document(study, verdict, len(asked.studies), _as_data(place_of(arguments, study)))
        for study, verdict in zip(asked.studies, verdicts, strict=True)
    ]
    console.write_line(json.dumps(found, ensure_ascii=False, indent=1))


def _as_data(place: Place | None) -> dict[str, int | bool] | None:
    if place is None:
        return None
    return {"number": place.number, "count": place.count, "is_current": place.is_current}


def _write_findings(
    arguments: Namespace, asked: Asked, verdicts: Sequence[Verdict], console: Console
) -> None:
    """Write what is not as wanted as findings at the items, as `regola check` does."""
    from regola.findings import Finding
    from regola.mixing.findings import Told
    from regola.sources import Argument, freeze_arguments

    items = {item.reference: item for item in asked.found.program.all_items()}
    told = []
    for study, verdict in zip(asked.studies, verdicts, strict=True):
        if verdict.word in _SLUGS:
            comparison = study.plan.comparison
            facts: dict[str, Argument] = {
                "item": asked.names.name(comparison.item),
                "players": comparison.players,
                "pairs": study.pairs,
            }
            place = items[comparison.item].span
            finding = Finding(_SLUGS[verdict.word], place, freeze_arguments(facts))
            told.append(Told(finding, (*_judged(arguments, study, verdict, asked, console),)))
    asked.found.show(told, arguments.format, console)


def write_report(
    arguments: Namespace,
    asked: Asked,
    verdicts: Sequence[Verdict],
    console: Console,
    sink: Sink,
) -> None:
    """Write the page; report where the disk refuses."""
    from regola.commands.playtest_places import officials
    from regola.files.replacing import write_file
    from regola.playtesting.report import report

    told = {
        "language": arguments.lang,
        "older": arguments.older,
        "command": command_of(arguments, asked.studies),
        "name": asked.names.name,
        "rule": asked.names.rule,
    }
    page = report(asked.studies, verdicts, officials(arguments, asked), told, console.words.say)
    if write_file(arguments.report, page, sink):
        console.note("playtest-written", path=arguments.report.as_posix())


_WRITERS: dict[str, Callable[[Namespace, Asked, Sequence[Verdict], Console], None]] = {
    "table": _write_table,
    "json": _write_json,
    "github": _write_findings,
    "sarif": _write_findings,
}
"""What writes the result in each format."""

FORMATS = tuple(_WRITERS)


def tell(arguments: Namespace, asked: Asked, verdicts: Sequence[Verdict], console: Console) -> None:
    """Write the result in the format that was asked for."""
    _WRITERS[arguments.format](arguments, asked, verdicts, console)
