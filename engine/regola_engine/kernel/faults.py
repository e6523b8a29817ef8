"""What the engine says when it does not do as it is told, and rules that failed in play."""

from __future__ import annotations

from types import CodeType, TracebackType
from typing import Any

from regola_engine.kernel.items import RULES

__all__ = ["CorruptSave", "Refusal", "RuleError", "fault_of"]


class Refusal(Exception):  # noqa: N818  # the word of the game
    """
    A move that the rules do not allow; nothing has changed.

    ``slug`` is the reason, ``rule`` the index of the rule that stands in the way (-1 for none),
    ``things`` the numbers and things that the reason speaks of.
    """

    def __init__(self, slug: str, rule: int = -1, things: tuple[int, ...] = ()) -> None:
        super().__init__(slug)
        self.slug = slug
        self.rule = rule
        self.things = things


class CorruptSave(Exception):  # noqa: N818  # what it is
    """A save that cannot be read; ``place`` is the JSON path of the fault."""

    def __init__(self, slug: str, place: str) -> None:
        super().__init__(f"{slug}: {place}")
        self.slug = slug
        self.place = place


class RuleError(Exception):
    """
    A rule that raised or never came to an end.

    ``rule`` is its index, -1 where no rule was under way.
    """

    def __init__(self, slug: str, rule: int = -1) -> None:
        super().__init__(slug)
        self.slug = slug
        self.rule = rule


def fault_of(error: Exception, under_way: int) -> RuleError:
    """
    Return the fault of the rule that raised an error.

    It is the rule with the innermost function that the error went through, else the one whose
    steps were ``under_way`` (an index, below 0 for none). A number worked out from itself is
    endless.
    """
    rule = _rule_of(error)
    slug = "endless" if isinstance(error, RecursionError) else "raised"
    return RuleError(slug, rule if rule >= 0 else max(under_way, -1))


def _rule_of(error: Exception) -> int:
    known: dict[CodeType, int] = {}
    for rule, _reference in RULES:
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
