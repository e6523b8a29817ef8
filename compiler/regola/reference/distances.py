"""Things that are so many steps from others at most: *within 2 regions of your mountains*."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.program.meaning import Link, Phrase
from regola.reference.family import Scene, Thing, Unsaid, bare

if TYPE_CHECKING:
    from regola.reference.reading import Reading

__all__ = ["is_within"]


def is_within(reading: Reading, reach: Phrase, thing: Thing, scene: Scene) -> bool:
    """
    Tell whether a thing is so many steps at most from one of those that a phrase counts from.

    ``reach`` is how far it is, with the things from which it is counted: *2 regions of a hill*.
    """
    near = next((one.target for one in reach.modifiers if isinstance(one, Link)), None)
    if near is None or reach.amount is None:
        raise Unsaid("within")
    steps = reading.amount(reach.amount.amount, scene)
    others = reading.things(bare(near), scene)
    return any(reading.family.is_near(reading, thing, other, steps, scene) for other in others)
