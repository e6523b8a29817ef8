"""How a step of a scenario ends when it does not go well."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from regola.drawings.asked import Asked
from regola.sources import Span

__all__ = [
    "OPERATIONS",
    "Impossible",
    "LeftOpen",
    "Misdealt",
    "Mismatch",
    "Misplaced",
    "Needless",
    "Outcome",
    "Part",
    "Refused",
    "Undecided",
    "Unrolled",
    "applied",
    "as_written",
    "asked_of",
    "hold_to_bounds",
    "part",
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


class Refused(Exception):  # noqa: N818  # the word of the game
    """A step that the rules do not allow: the slug of the reason and the rules behind it."""

    def __init__(
        self, slug: str, parts: tuple[Part, ...] = (), needed: int = 0, available: int = 0
    ) -> None:
        super().__init__(slug)
        self.slug = slug
        self.parts = parts
        self.needed = needed
        self.available = available


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


class Undecided(Exception):  # noqa: N818  # what it is
    """A conquest that needs the die, and no roll is told."""

    def __init__(self, region: str) -> None:
        super().__init__(region)
        self.region = region


class Unrolled(Exception):  # noqa: N818  # what it is
    """A die that a rule rolls in a step that does not tell what it shows; the rule, if known."""

    def __init__(self, parts: tuple[Part, ...] = ()) -> None:
        super().__init__()
        self.parts = parts


class LeftOpen(Exception):  # noqa: N818  # what it is
    """A step after which something must be chosen that it does not tell: what there is."""

    def __init__(self, choices: tuple[str, ...]) -> None:
        super().__init__(*choices)
        self.choices = choices


class Misplaced(Refused):
    """A tile that a scenario lays where it cannot lie: the space, the rule in the way, where."""

    def __init__(self, space: str, parts: tuple[Part, ...], span: Span | None = None) -> None:
        super().__init__("clashing", parts)
        self.space = space
        self.span = span


class Misdealt(Refused):
    """
    Tokens or pieces that do not come to lie as told, though their number is right.

    ``what`` is a region or a piece; ``expected`` and ``found`` say what lies there.
    """

    def __init__(self, what: str, expected: str, found: str, parts: tuple[Part, ...] = ()) -> None:
        super().__init__("wrong-distribution", parts)
        self.what = what
        self.expected = expected
        self.found = found


class Needless(Refused):
    """A last attempt where the tokens suffice without the die."""

    def __init__(self, region: str) -> None:
        super().__init__("needless")
        self.region = region


class Mismatch(Exception):  # noqa: N818  # what it is
    """An expectation that is not met; both sides as text without words of a language."""

    def __init__(self, topic: str, expected: str, found: str, parts: tuple[Part, ...] = ()) -> None:
        super().__init__(f"{topic}: {expected} / {found}")
        self.topic = topic
        self.expected = expected
        self.found = found
        self.parts = parts


class Impossible(Exception):  # noqa: N818  # what it is
    """A rule that raised or never ended while a step was played."""

    def __init__(self, slug: str, parts: tuple[Part, ...]) -> None:
        super().__init__(slug)
        self.slug = slug
        self.parts = parts


@dataclass(frozen=True, slots=True)
class Outcome:
    """
    What came of a scenario: nothing wrong, or the step that failed and how.

    ``number`` counts steps from 1; ``open`` tells what could be done where a step is refused, as
    examples write it. ``work`` counts what the course of the game did.
    """

    fault: Exception | None = None
    number: int = 0
    span: Span | None = field(default=None)
    open: tuple[str, ...] = ()
    work: int = 0

    @property
    def passed(self) -> bool:
        """Whether all steps came out as told."""
        return self.fault is None
