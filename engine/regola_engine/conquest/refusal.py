"""What the engine says when it does not do as it is told."""

from __future__ import annotations

from regola_engine.faults import RuleError

__all__ = ["CorruptSave", "Refusal", "RuleError"]


class Refusal(Exception):  # noqa: N818  # the word of the game
    """
    A move that the rules do not allow; nothing has changed.

    ``slug`` is the reason, ``rule`` the index of the rule that stands in the way (-1 for none),
    ``arguments`` the numbers that the reason speaks of.
    """

    def __init__(self, slug: str, rule: int = -1, arguments: tuple[int, ...] = ()) -> None:
        super().__init__(slug)
        self.slug = slug
        self.rule = rule
        self.arguments = arguments


class CorruptSave(Exception):  # noqa: N818  # what it is
    """A save that cannot be read; ``place`` is the JSON path of the fault."""

    def __init__(self, slug: str, place: str) -> None:
        super().__init__(f"{slug}: {place}")
        self.slug = slug
        self.place = place
