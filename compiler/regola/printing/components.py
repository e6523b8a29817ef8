"""Make components of items: what is cut out of paper, how many of it, with which faces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from regola.printing.forms import Size

__all__ = ["Component", "Face"]

Face: TypeAlias = dict[str, Any]
"""What the template draws: the `style`, and what that style asks for."""


@dataclass(frozen=True, slots=True, eq=False)
class Component:
    """
    Something to cut out: of which item, what it is called, how many, its size and shape.

    ``owner`` is the number of the player that it belongs to, -1 where it is nobody's own.
    """

    reference: str
    form: str
    name: str
    count: int
    size: Size
    shape: str
    front: Face
    back: Face | None
    owner: int = -1
