"""Run scenarios: set each up, play its steps, tell what came of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.scenarios.names import scope_of
from regola.scenarios.outcome import Impossible, Mismatch, Outcome, Refused, Undecided
from regola.scenarios.steps import STEPS

if TYPE_CHECKING:
    from regola.findings import Sink
    from regola.scenarios.model import Scenario, Step
    from regola.scenarios.names import Scope
    from regola.scenarios.shelf import Shelf
    from regola.scenarios.table import Table

__all__ = ["played", "run", "run_in"]


def run(scenario: Scenario, shelf: Shelf, sink: Sink) -> Outcome | None:
    """Play a scenario; nothing where its names or numbers are wrong, which is reported."""
    scope = scope_of(scenario, shelf, sink)
    return None if scope is None else run_in(scope)


def run_in(scope: Scope) -> Outcome:
    """Play a scenario whose names are known to be right."""
    return played(scope)[0]


def played(scope: Scope) -> tuple[Outcome, Table | None]:
    """Play a scenario and return also the table as its last step leaves it, where one was set."""
    from regola.scenarios.opening import opening
    from regola.scenarios.table import Table

    scenario = scope.scenario
    if not scope.is_playable:
        return Outcome(scenario, Impossible("unplayable", ()), 0, scenario.span), None
    table = Table(scope, opening(scope))
    for number, step in enumerate(scenario.steps, 1):
        try:
            STEPS[step.name].play(table, step.value)
            _compare_reason(step, table)
        except (Refused, Undecided, Mismatch, Impossible) as fault:
            return Outcome(scenario, fault, number, step.span, _open(scope, number, fault)), table
    return Outcome(scenario), table


def _open(scope: Scope, number: int, fault: Exception) -> tuple[str, ...]:
    """Return what could be done in place of a step refused, played once more up to there."""
    from regola.scenarios.opening import opening
    from regola.scenarios.steps.open import open_now
    from regola.scenarios.table import Table

    if type(fault) is not Refused:
        return ()
    table = Table(scope, opening(scope))
    for step in scope.scenario.steps[: number - 1]:
        STEPS[step.name].play(table, step.value)
    return open_now(table)


def _compare_reason(step: Step, table: Table) -> None:
    """Compare the reason of a refusal where one is told."""
    if step.because is not None and step.because.text != table.refusal:
        raise Mismatch("because", step.because.text, table.refusal)
