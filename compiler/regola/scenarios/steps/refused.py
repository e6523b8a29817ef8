"""The step ``refused``: a step that the rules must not allow; nothing changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.model import Mention
from regola.scenarios.outcome import Mismatch, Refused, Undecided
from regola.yaml_files import Entry, Located

if TYPE_CHECKING:
    from regola.scenarios.table import Table

__all__ = ["mentions", "play"]


def mentions(value: Located, players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the names in the step that is refused."""
    from regola.scenarios.steps.registry import STEPS

    step = _step(value)
    return STEPS[str(step.key.value)].mentions(step.value, players)


def _step(value: Located) -> Entry:
    return value.entries[0]


def play(table: Table, value: Located) -> None:
    """Try the step on a copy."""
    from regola.scenarios.steps.registry import STEPS

    step, trial = _step(value), table.clone()
    trial.is_exact = True
    try:
        STEPS[str(step.key.value)].play(trial, step.value)
    except Refused as refusal:
        table.refusal = refusal.slug
    except Undecided:
        table.refusal = "too-costly"
    else:
        raise Mismatch("refused", "refused", "allowed")
