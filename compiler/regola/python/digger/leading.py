"""Write the deeds that move, lead and kill goons, creatures, adventurers and tokens."""

from __future__ import annotations

from regola.program.meaning import Deed
from regola.python.code import Expression
from regola.python.digger.amounts import how_many
from regola.python.digger.phrases import figure, goons, is_squad, link, mover, movers, seat, tiles
from regola.python.digger.scene import Scene, act
from regola.python.naming import literal
from regola.python.slots import is_all, is_chosen, object_of, slot
from regola.python.writer import Unwritable

__all__ = [
    "defeat",
    "kill",
    "march",
    "move",
    "move_coins",
    "needs_kill",
    "needs_march",
    "needs_move",
]


def move(deed: Deed, scene: Scene) -> Expression:
    """Write the moving of something that rules move: what it is decides how."""
    thing, to = object_of(deed), slot(deed, "to")
    if scene.is_a(thing, "coin"):
        return move_coins(deed, scene)
    if to is None:
        raise Unwritable("move")
    if scene.is_a(thing, "goon") and scene.is_a(to, "mover") and is_all(thing):
        return act(scene, "capture", goons(thing, scene), mover(to, scene))
    where = tiles(to, scene)
    if scene.is_a(thing, "goon") and thing.refers:
        return act(scene, "move_goon", where)
    if scene.is_a(thing, "figure"):
        return act(scene, "move_figure", figure(thing, scene), where)
    if scene.is_a(thing, "mover"):
        return act(scene, "lead_aside", mover(thing, scene), where)
    raise Unwritable("move")


def needs_move(deed: Deed, scene: Scene) -> Expression | None:
    """Return what must be true for something to be moved."""
    thing, to = object_of(deed), slot(deed, "to")
    if to is None or scene.is_a(thing, "coin") or scene.is_a(to, "mover"):
        return None
    where = tiles(to, scene)
    if scene.is_a(thing, "goon"):
        return act(scene, "can_move_goon", where)
    if scene.is_a(thing, "mover"):
        return act(scene, "can_lead_aside", mover(thing, scene), where)
    return Expression(f"bool({where})")


def move_coins(deed: Deed, scene: Scene) -> Expression:
    """Write the moving of coins between a player's hand, the bag and the heap."""
    thing, source, to = object_of(deed), slot(deed, "from"), slot(deed, "to")
    if to is None:
        raise Unwritable("move")
    whose = link(thing, "of")
    who = "frame.you" if whose is None else seat(whose.target, scene)
    pile = literal(source.noun if source is not None else "hand")
    return scene.call("move_coins", who, pile, literal(to.noun), how_many(deed, scene))


def _over(deed: Deed, scene: Scene) -> Expression:
    where = slot(deed, "over")
    return Expression("position.tiles") if where is None else tiles(where, scene)


def march(deed: Deed, scene: Scene) -> Expression:
    """Write the march of one of some creatures or adventurers."""
    return act(scene, "march", movers(object_of(deed), scene), _over(deed, scene))


def needs_march(deed: Deed, scene: Scene) -> Expression:
    """Return what must be true for one of them to march."""
    return act(scene, "can_march_one", movers(object_of(deed), scene), _over(deed, scene))


def kill(deed: Deed, scene: Scene) -> Expression:
    """Write the killing of goons, or of creatures and adventurers."""
    thing = object_of(deed)
    if scene.is_a(thing, "mover"):
        name = "kill_one_mover" if is_chosen(thing) else "kill_movers"
        return act(scene, name, movers(thing, scene))
    if is_squad(thing):
        return act(scene, "kill_of_squad", how_many(deed, scene))
    return act(scene, "kill_goons", goons(thing, scene), how_many(deed, scene))


def needs_kill(deed: Deed, scene: Scene) -> Expression | None:
    """Return what must be true for something to be killed: that it is there."""
    thing = object_of(deed)
    if is_squad(thing):
        return None
    found = movers(thing, scene) if scene.is_a(thing, "mover") else goons(thing, scene)
    return Expression(f"bool({found})")


def defeat(deed: Deed, scene: Scene) -> Expression:
    """Write the defeat of a player."""
    return act(scene, "defeat", seat(object_of(deed), scene))
