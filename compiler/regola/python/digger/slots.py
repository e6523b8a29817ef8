"""How a deed is called, and of how many things it speaks."""

from __future__ import annotations

from regola.program.meaning import Deed, Everything
from regola.python.code import Expression, joined
from regola.python.digger.amounts import amount, per
from regola.python.digger.scene import Scene
from regola.python.slots import object_of

__all__ = ["act", "how_many"]


def act(scene: Scene, name: str, *arguments: object) -> Expression:
    """Return a call of a verb of the engine."""
    return scene.call(name, "frame", *arguments)


def how_many(deed: Deed, scene: Scene) -> Expression:
    """Return of how many things a deed speaks, all of them where it says so."""
    thing = object_of(deed)
    everything = thing.amount is not None and isinstance(thing.amount.amount, Everything)
    if everything:
        return Expression(scene.module.use("ALL"))
    if deed.amount is not None:
        found = amount(deed.amount, scene)
    elif thing.amount is not None:
        found = amount(thing.amount.amount, scene)
    else:
        found = Expression("1")
    if deed.per is None:
        return found
    times = per(deed.per, scene)
    return times if found.text == "1" else joined("*", [found, times])
