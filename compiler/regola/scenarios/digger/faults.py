"""What goes wrong where tiles are laid."""

from __future__ import annotations

from regola.scenarios.outcome import Part, Refused, Told
from regola.sources import Span

__all__ = ["Misplaced"]


class Misplaced(Refused):
    """A tile that a scenario lays where it cannot lie: the space, the rule in the way, where."""

    def __init__(self, space: str, parts: tuple[Part, ...], span: Span | None = None) -> None:
        super().__init__("clashing", parts)
        self.space = space
        self.span = span

    def told(self, early: str) -> Told:
        """Tell the space."""
        del early
        return Told("tile-clashes", facts={"space": self.space})
