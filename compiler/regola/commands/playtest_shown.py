"""What a playtest found, as words on the terminal or as data."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from regola.commands.console import Console

if TYPE_CHECKING:
    from regola.playtesting.studies import Study
    from regola.playtesting.verdicts import Verdict
    from regola_engine.kernel.faults import RuleError

__all__ = ["WRITERS", "tell_fault"]

_MOST_PARTNERS = 5
_FEW_PAIRS = 30
"""A partner met in fewer pairs is named with a warning."""


def tell_fault(error: RuleError, console: Console) -> None:
    """Tell which rule kept games from their end."""
    from regola_engine.kernel.items import RULES, source_of

    rule = error.rule
    place = source_of(rule) if rule >= 0 else None
    name = RULES[rule][1] if rule >= 0 else "?"
    shown = f"{place.file}:{place.line}:{place.column}" if place is not None else name
    console.note("playtest-fault", place=shown, item=name)


def _write_table(
    arguments: Namespace, studies: Sequence[Study], verdicts: Sequence[Verdict], console: Console
) -> None:
    for study, verdict in zip(studies, verdicts, strict=True):
        for line in _lines(arguments, study, verdict, console, len(studies)):
            console.write_line(line)
    console.note("playtest-repeat", command=command_of(arguments, studies))
    console.note("playtest-bots")


def _lines(
    arguments: Namespace, study: Study, verdict: Verdict, console: Console, together: int
) -> Iterator[str]:
    """Give what is told of one study: the verdict first, then what it rests on."""
    say = console.words.say
    older = arguments.older
    yield say(
        "playtest-head", item=study.plan.comparison.item, players=study.plan.comparison.players
    )
    yield "  " + say(
        "playtest-verdict", word=f"{verdict.word}{'-older' if older else ''}", more=verdict.more
    )
    yield from ("  " + line for line in _measured(study, together, console))
    for seen in study.seen():
        if seen.is_untested or arguments.explain:
            yield "  " + say(
                "playtest-seen",
                holder=seen.line[0],
                number=seen.line[1],
                times=seen.times,
                decisions=seen.decisions,
                games=seen.games,
                watched=seen.watched,
            )
    yield from ("  " + line for line in _partners(study, console))
    yield "  " + say("playtest-digest", digest=study.digest, pairs=study.pairs)


def _measured(study: Study, together: int, console: Console) -> Iterator[str]:
    from regola.playtesting.sequences import interval
    from regola.playtesting.verdicts import level_of

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
    yield say("playtest-earns", coins=f"{study.ours.mean:.1f}", rounds=f"{study.held.mean:.1f}")


def _partners(study: Study, console: Console) -> Iterator[str]:
    """Give the strongest and the weakest of what the item was joined with."""
    from regola.playtesting.studies import by_strength

    found = by_strength(study.partners)
    if len(found) < 2 * _MOST_PARTNERS:
        return
    for identifier, some in (
        ("playtest-best", found[:_MOST_PARTNERS]),
        ("playtest-worst", found[-_MOST_PARTNERS:]),
    ):
        told = (f"{name.rpartition('/')[2]} {sums.mean:+.1f}" for name, sums in some)
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
    words += ["--players", *map(str, arguments.players), "--band", f"{arguments.band:g}"]
    return " ".join([*words, "--pairs", str(pairs), "--seed", str(arguments.seed)])


def _write_json(
    arguments: Namespace, studies: Sequence[Study], verdicts: Sequence[Verdict], console: Console
) -> None:
    from regola.playtesting.documents import document

    found = [
        document(study, verdict, arguments.band, len(studies))
        for study, verdict in zip(studies, verdicts, strict=True)
    ]
    console.write_line(json.dumps(found, ensure_ascii=False, indent=1))


WRITERS: dict[str, Callable[[Namespace, Sequence[Study], Sequence[Verdict], Console], None]] = {
    "table": _write_table,
    "json": _write_json,
}
"""What writes the result in each format."""
