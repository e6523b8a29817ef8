"""Which rule was under way when something failed, and where it stands."""

from __future__ import annotations

from types import CodeType, TracebackType
from typing import TYPE_CHECKING

from regola_engine.conquest.items import RULES
from regola_engine.conquest.refusal import RuleError
from regola_engine.conquest.rules import Rule

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["rule_fault"]


def rule_fault(position: Position, error: Exception) -> RuleError:
    """
    Return the fault of the rule that raised an error.

    It is the rule with the innermost function that the error went through, else the one whose
    steps were under way.
    """
    rule = _of_function(error.__traceback__)
    if rule < 0 and position.agenda:
        rule = position.agenda[-1].rule
    return RuleError("raised", rule)


def _of_function(trace: TracebackType | None) -> int:
    known = _functions()
    found = -1
    while trace is not None:
        found = known.get(trace.tb_frame.f_code, found)
        trace = trace.tb_next
    return found


def _functions() -> dict[CodeType, int]:
    """The rules by the code of their functions."""
    found: dict[CodeType, int] = {}
    for rule, _reference in RULES:
        for code in _codes(rule):
            found.setdefault(code, rule.index)
    return found


def _codes(rule: Rule) -> list[CodeType]:
    fields = [getattr(rule, name, None) for kind in type(rule).__mro__ for name in _slots(kind)]
    inner = [value for value in fields if isinstance(value, tuple)]
    settings = [setting for value in inner for setting in value if isinstance(setting, Rule)]
    codes = [getattr(value, "__code__", None) for value in fields if callable(value)]
    own = [code for code in codes if isinstance(code, CodeType)]
    return own + [code for setting in settings for code in _codes(setting)]


def _slots(kind: type) -> tuple[str, ...]:
    return tuple(getattr(kind, "__slots__", ()))
