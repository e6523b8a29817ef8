"""Which rule was under way when something failed, and where it stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.items import RULES
from regola_engine.faults import RuleError, rule_of_error

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["rule_fault"]


def rule_fault(position: Position, error: Exception) -> RuleError:
    """
    Return the fault of the rule that raised an error.

    It is the rule with the innermost function that the error went through, else the one whose
    steps were under way.
    """
    rule = rule_of_error(error, RULES)
    if rule < 0 and position.agenda:
        rule = position.agenda[-1].rule
    return RuleError("raised", rule)
