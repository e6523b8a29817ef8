"""Why a move is refused."""

from __future__ import annotations

__all__ = ["Refusal"]


class Refusal(Exception):  # noqa: N818  # a told no, not a failure
    """
    A move that is not legal.

    ``reason`` is a slug; ``rule`` the index of the rule in the way, -1 without; ``things`` what it
    is about.
    """

    def __init__(self, reason: str, rule: int = -1, things: tuple[int, ...] = ()) -> None:
        super().__init__(reason)
        self.reason = reason
        self.rule = rule
        self.things = things
