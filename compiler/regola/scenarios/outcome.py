"""How a step of a scenario ends when it does not go well."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from regola.drawings.asked import Asked
from regola.findings.registry import registry
from regola.sources import Argument, Span

__all__ = [
    "OPERATIONS",
    "Fault",
    "Impossible",
    "LeftOpen",
    "Mismatch",
    "Outcome",
    "Part",
    "Refused",
    "Told",
    "Untold",
    "applied",
    "as_written",
    "asked_of",
    "hold_to_bounds",
    "part",
    "rule_of",
]


OPERATIONS = ("is", "more", "less", "doubled", "at least", "at most")
"""What a rule may do to a number, in the order of the engine's numbers for it."""

_SIGNS = {"is": "", "more": "+", "less": "-", "doubled": "x", "at least": ">=", "at most": "<="}


@dataclass(frozen=True, slots=True)
class Part:
    """
    A rule that took part: its item, its number there, and what it did to a number.

    ``operation`` is empty where it did not change a number but stood in the way.
    """

    reference: str
    line: int
    operation: str = ""
    amount: int = 0

    @property
    def change(self) -> str:
        """What the rule did to the number, in signs."""
        known = self.operation in _SIGNS
        return f"{_SIGNS[self.operation]}{self.amount}" if known else ""


def as_written(value: object) -> str:
    """Return a value as examples write it: yes and no, parts with commas, *none* for nothing."""
    if isinstance(value, bool):
        return ("no", "yes")[value]
    if isinstance(value, Mapping):
        told = [f"{name} {as_written(part)}" for name, part in value.items()]
    elif isinstance(value, list | tuple):
        told = [as_written(part) for part in value]
    else:
        return str(value)
    return ", ".join(told) or "none"


@dataclass(frozen=True, slots=True)
class Told:
    """The finding that tells a fault, which of its hints, and its facts."""

    finding: str
    hint: str | None = None
    facts: Mapping[str, Argument] = field(default_factory=dict)


class Fault(Exception):  # noqa: N818  # not an error of ours
    """
    What goes wrong in a step, with the rules behind it.

    Where it lies is told by its step, unless it has a ``span`` of its own.
    """

    finding = ""
    span: Span | None = None

    def __init__(self, *told: str, parts: tuple[Part, ...] = ()) -> None:
        super().__init__(*told)
        self.parts = parts

    def told(self, early: str) -> Told:
        """Tell it; ``early`` is the item of the example, if a rule holds there the first times."""
        del early
        return Told(self.finding)


class Refused(Fault):
    """A step that the rules do not allow: the slug of the reason and the rules behind it."""

    finding = "step-refused"

    def __init__(
        self, slug: str, parts: tuple[Part, ...] = (), needed: int = 0, available: int = 0
    ) -> None:
        super().__init__(slug, parts=parts)
        self.slug = slug
        self.needed = needed
        self.available = available

    def told(self, early: str) -> Told:
        """Tell the reason, by number where it is one."""
        del early
        if self.slug == "too-costly" and self.needed:
            numbers = {"needed": self.needed, "available": self.available}
            return Told(self.finding, "cost", numbers)
        known = registry().entry(self.finding).reasons
        hint = self.slug if self.slug in known else None
        return Told(self.finding, hint, rule_of(next(iter(self.parts), Part("", 0))))


def rule_of(one: Part) -> Mapping[str, Argument]:
    """Return a rule as facts of a finding: its item and its number there."""
    return {"item": one.reference.rpartition("/")[2], "number": one.line}


def part(rule: int) -> tuple[Part, ...]:
    """Return a rule, by its index in this process, as what took part; nothing for -1."""
    from regola_engine.kernel import RULES

    if rule < 0:
        return ()
    record, reference = RULES[rule]
    return (Part(reference, record.line),)


def asked_of(state: Any, player: str) -> Asked:
    """Return what a player is asked in a position of any family, and by which rule."""
    from regola_engine.kernel import RULES

    about = state.question.about if state.question is not None else ""
    frame = state.agenda[-1] if state.agenda else None
    if frame is None or frame.rule < 0:
        return Asked(player, about)
    record, reference = RULES[frame.rule]
    return Asked(player, about, reference, record.line, frame.step)


def applied(state: Any, move: Any) -> None:
    """
    Do a move in a position of any family.

    Raises:
        Refused: The rules do not allow it; it names the rule in its way.
        Impossible: The rules go on and on.
    """
    from regola_engine.kernel import Refusal

    try:
        state.apply(move)
    except Refusal as refusal:
        raise Refused(refusal.slug, part(refusal.rule)) from None
    hold_to_bounds(state)


def hold_to_bounds(state: Any) -> None:
    """
    Stop where all that was done on a table comes to more than one move may cause.

    Raises:
        Impossible: It does; the rule under way is told.
    """
    from regola_engine.kernel import MOST_WORK

    if state.work > MOST_WORK:
        raise Impossible("endless", part(state.under_way))


class Untold(Fault):
    """A step that the rules allow, which does not tell all that comes of it."""


class LeftOpen(Untold):
    """A step after which something must be chosen that it does not tell: what there is."""

    finding = "choice-left-open"

    def __init__(self, choices: tuple[str, ...]) -> None:
        super().__init__(*choices)
        self.choices = choices

    def told(self, early: str) -> Told:
        """Tell what there is to choose."""
        del early
        return Told(self.finding, facts={"open": self.choices})


class Mismatch(Fault):
    """An expectation that is not met; both sides as text without words of a language."""

    finding = "example-fails"

    def __init__(self, topic: str, expected: str, found: str, parts: tuple[Part, ...] = ()) -> None:
        super().__init__(f"{topic}: {expected} / {found}", parts=parts)
        self.topic = topic
        self.expected = expected
        self.found = found

    def told(self, early: str) -> Told:
        """Tell both sides."""
        facts = {"topic": self.topic, "expected": self.expected, "found": self.found}
        return Told(self.finding, "first" if early else None, {**facts, "item": early})


class Impossible(Fault):
    """A rule that raised or never ended while a step was played."""

    finding = "rule-breaks-off"

    def __init__(self, slug: str, parts: tuple[Part, ...]) -> None:
        super().__init__(slug, parts=parts)
        self.slug = slug


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    What came of a scenario: nothing wrong, or the step that failed and how.

    ``number`` counts steps from 1; ``open`` tells what could be done where a step is refused, as
    examples write it. ``work`` counts what the course of the game did.
    """

    fault: Fault | None = None
    number: int = 0
    span: Span | None = field(default=None)
    open: tuple[str, ...] = ()
    work: int = 0

    @property
    def passed(self) -> bool:
        """Whether all steps came out as told."""
        return self.fault is None
