"""Rules that failed in play: which one was under way, for every family of games."""

from __future__ import annotations

from collections.abc import Iterable
from types import CodeType, TracebackType
from typing import Any

__all__ = ["RuleError", "rule_of_error"]


class RuleError(Exception):
    """
    A rule that raised or never came to an end.

    ``rule`` is its index, -1 where no rule was under way.
    """

    def __init__(self, slug: str, rule: int = -1) -> None:
        super().__init__(slug)
        self.slug = slug
        self.rule = rule


def rule_of_error(error: Exception, rules: Iterable[tuple[Any, str]]) -> int:
    """Return the rule with the innermost function that an error went through, -1 for none."""
    known: dict[CodeType, int] = {}
    for rule, _reference in rules:
        for code in _codes(rule):
            known.setdefault(code, rule.index)
    trace: TracebackType | None = error.__traceback__
    found = -1
    while trace is not None:
        found = known.get(trace.tb_frame.f_code, found)
        trace = trace.tb_next
    return found


def _codes(rule: Any) -> list[CodeType]:
    fields = [getattr(rule, name, None) for kind in type(rule).__mro__ for name in _slots(kind)]
    inner = [value for value in fields if isinstance(value, tuple)]
    settings = [setting for value in inner for setting in value if hasattr(setting, "index")]
    codes = [getattr(value, "__code__", None) for value in fields if callable(value)]
    own = [code for code in codes if isinstance(code, CodeType)]
    return own + [code for setting in settings for code in _codes(setting)]


def _slots(kind: type) -> tuple[str, ...]:
    return tuple(getattr(kind, "__slots__", ()))
