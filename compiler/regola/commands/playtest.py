"""`regola playtest ITEM…`: is it too strong, told from paired games of bots."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.parser import Parser
from regola.commands.playtest_shown import FORMATS, tell, write_report
from regola.commands.typed import number, positive
from regola.commands.usage import UsageError
from regola.commands.workers import WorkersLostError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.commands.playtest_asked import Asked
    from regola.playtesting.studies import Study
    from regola.playtesting.verdicts import Verdict

__all__ = ["add_arguments", "run"]

AVERAGE = "average"
_BUDGET = 60
_UNITS = {"s": 1, "m": 60, "h": 3600}


def add_arguments(parser: Parser) -> None:
    """Declare what is tested, against what, for how long, and how it is told."""
    parser.argument("items", nargs="+")
    parser.argument("--against", default=AVERAGE)
    parser.argument("--players", nargs="+", type=positive, default=[2])
    parser.argument("--band", type=_coins)
    parser.argument("--budget", type=_seconds)
    parser.argument("--pairs", type=positive)
    parser.argument("--explain", action="store_true")
    parser.argument("--seed", type=number, default=1)
    parser.argument("--workers", type=positive)
    parser.argument("--cluster")
    parser.argument("--resume", type=Path)
    parser.argument("--report", type=Path)
    parser.argument("--format", choices=FORMATS, default="table")


def run(arguments: Namespace, console: Console) -> int:
    """Play until a verdict stands, the budget is spent, or the pairs asked for are played."""
    from regola.commands.playtest_asked import studies_asked

    if arguments.budget is not None and arguments.pairs is not None:
        raise UsageError("playtest-budget-or-pairs")
    if arguments.workers is not None and arguments.cluster is not None:
        raise UsageError("playtest-workers-or-cluster")
    if arguments.budget is None and arguments.pairs is None:
        arguments.budget = _BUDGET
    asked = studies_asked(arguments, console)
    if asked is None:
        return Exit.FOUND
    return _tested(arguments, asked, console)


def _tested(arguments: Namespace, asked: Asked, console: Console) -> int:
    """Play and tell; what was played before an interruption is told as well."""
    from regola.commands.playtest_rounds import played
    from regola_engine.kernel import RuleError

    sink, studies = Sink(), asked.studies
    try:
        played(arguments, studies, console, sink)
    except WorkersLostError:
        console.note("playtest-workers-lost")
        return Exit.FOUND
    except RuleError as error:
        from regola.commands.playtest_shown import tell_fault

        tell_fault(error, console)
        return Exit.FOUND
    finally:
        verdicts = _verdicts(studies)
        if any(study.pairs for study in studies):
            tell(arguments, asked, verdicts, console)
            if arguments.report is not None:
                write_report(arguments, asked, verdicts, console, sink)
    if sink.has_errors:
        from regola.commands.findings_shown import Shown, note

        note(Shown(findings=sink.sorted(), texts={}), console)
        return Exit.FOUND
    return _ended(verdicts)


def _verdicts(studies: Sequence[Study]) -> list[Verdict]:
    from regola.playtesting.verdicts import judged

    return judged([study.evidence() for study in studies])


def _ended(verdicts: Sequence[Verdict]) -> Exit:
    words = {verdict.word for verdict in verdicts}
    if words & {"strong", "weak"}:
        return Exit.FOUND
    return Exit.OPEN if words & {"undecided", "untested", "disagree"} else Exit.CLEAN


# ---- what is typed ------------------------------------------------------------------------------


def _coins(text: str) -> float:
    """Read coins: a number that may have a decimal point."""
    whole, _, part = text.partition(".")
    if part:
        number(part)
    return number(whole) + float(f"0.{part or 0}")


def _seconds(text: str) -> int:
    """Read a time: ``90``, ``60s``, ``5m``, ``2h``."""
    unit = text[-1:] if not text[-1:].isdigit() else "s"
    if unit not in _UNITS:
        raise ValueError(text)
    return positive(text.rstrip("smh") if text[-1:].isalpha() else text) * _UNITS[unit]
