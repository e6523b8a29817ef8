"""Write phrases: tiles and spaces as masks, players as masks of seats, goons as lists."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Adjective, Did, Kind, Link, Modifier, Number, Phrase
from regola.python.code import Expression, joined
from regola.python.counted import refuse_modifier
from regola.python.digger.scene import Scene
from regola.python.naming import literal
from regola.python.writer import Unwritable

__all__ = [
    "choices",
    "coins_of",
    "corridor",
    "edge_names",
    "figure",
    "goons",
    "is_squad",
    "link",
    "markers",
    "mover",
    "movers",
    "orders_given",
    "seat",
    "seats",
    "tiles",
    "within",
]

_ANY = Expression("-1", bounded=False)
_YOU = "frame.you"


def choices(phrase: Phrase) -> list[Phrase]:
    """Return a phrase and all that *or* joins to it, each by itself."""
    found = [replace(phrase, alternatives=())]
    for other in phrase.alternatives:
        found += choices(other)
    return found


def link(phrase: Phrase, *relations: str) -> Link | None:
    """Return the first relation of a phrase that is one of some."""
    links = (m for m in phrase.modifiers if isinstance(m, Link) and m.relation in relations)
    return next(links, None)


# ---- players ----------------------------------------------------------------------------------


def seats(phrase: Phrase, scene: Scene) -> Expression:
    """Return the players that a phrase names."""
    if phrase.noun in ("you", "yours"):
        return Expression(f"1 << {_YOU}", "<<")
    if phrase.refers:
        return Expression(f"1 << {scene.thing(phrase)}", "<<")
    if phrase.determiner == "each" and scene.each:
        return Expression(f"1 << {scene.each}", "<<")
    parts = [scene.call("opponents", _YOU) if phrase.noun == "opponent" else _ANY]
    for modifier in phrase.modifiers:
        if not isinstance(modifier, Link) or not scene.is_a(modifier.target, "coin"):
            raise Unwritable(phrase.noun)
        found = scene.call("seats_with_coins")
        parts.append(found.inverted() if modifier.negated else found)
    return joined("&", parts)


def seat(phrase: Phrase, scene: Scene) -> str:
    """Return the one player that a phrase names."""
    if phrase.noun in ("you", "yours"):
        return _YOU
    if phrase.refers:
        return scene.thing(phrase)
    if phrase.determiner == "each" and scene.each:
        return scene.each
    raise Unwritable(phrase.noun)


def _whose(phrase: Phrase, scene: Scene) -> Expression:
    """Return the players whose things a phrase names."""
    if phrase.owner == "you":
        return Expression(f"1 << {_YOU}", "<<")
    found = link(phrase, "of")
    if found is not None and scene.is_a(found.target, "player"):
        return seats(found.target, scene)
    return _ANY


# ---- tiles ------------------------------------------------------------------------------------

_FAMILIES = {"room": "room", "corridor tile": "corridor"}


def tiles(phrase: Phrase, scene: Scene) -> Expression:
    """Return the tiles, or spaces, that a phrase names."""
    return joined("|", [_tiles(part, scene) for part in choices(phrase)])


def _tiles(phrase: Phrase, scene: Scene) -> Expression:
    if phrase.refers:
        return Expression(f"1 << {scene.thing(phrase)}", "<<")
    parts = [_tile_noun(phrase, scene)]
    if phrase.owner == "you":
        parts.append(Expression(f"position.own[{_YOU}]"))
    parts += [tile_modifier(modifier, scene) for modifier in phrase.modifiers]
    return joined("&", parts)


_NOUNS = {
    "it": Expression("1 << frame.it", "<<"),
    "dungeon": Expression(f"position.own[{_YOU}]"),
    "space": Expression("position.game.everywhere"),
}


def _tile_noun(phrase: Phrase, scene: Scene) -> Expression:
    if phrase.owner == "it":
        return _its_place(scene)
    if phrase.noun in _FAMILIES:
        return scene.call("family_tiles", literal(_FAMILIES[phrase.noun]))
    if phrase.noun == "dungeon" and phrase.owner != "you":
        raise Unwritable(phrase.noun)
    if "/" in phrase.noun:
        return scene.call("kind_tiles", scene.module.constant(phrase.noun))
    return _NOUNS.get(phrase.noun, Expression("position.tiles"))


def _its_place(scene: Scene) -> Expression:
    if scene.module.kind == "piece":
        return scene.call("figure_space", "frame.it")
    return scene.call("space_of", "frame.it")


def tile_modifier(modifier: Modifier, scene: Scene) -> Expression:
    """Return the tiles of which a modifier is true."""
    if isinstance(modifier, Kind):
        found = tiles(modifier.phrase, scene)
    elif isinstance(modifier, Did):
        if modifier.verb != "build":
            raise Unwritable(modifier.verb)
        own = scene.call("tiles_of", seats(modifier.actor, scene))
        found = joined("&", [Expression("position.built"), own])
    elif isinstance(modifier, Adjective):
        found = _tile_adjective(modifier, scene)
    else:
        found = _tile_link(modifier, scene)
    return found.inverted() if modifier.negated else found


def _tile_adjective(modifier: Adjective, scene: Scene) -> Expression:
    if modifier.word == "full":
        return scene.call("full_tiles", _YOU)
    if modifier.word == "empty":
        return scene.call("empty_spaces")
    if modifier.word == "hidden":
        return Expression("position.hidden")
    return scene.call("class_tiles", literal(modifier.word), _YOU)


def _tile_link(modifier: Link, scene: Scene) -> Expression:
    target = modifier.target
    if modifier.relation == "of":
        return scene.call("tiles_of", seats(target, scene))
    if modifier.relation == "in":
        return corridor(target, scene)
    if modifier.relation == "with":
        return _containers(target, scene)
    if modifier.relation == "within":
        return within(target, scene)
    name = {
        "beside": "beside",
        "connected to": "connected",
        "of the same kind as": "same_kind",
    }.get(modifier.relation)
    if name is None:
        raise Unwritable(modifier.relation)
    return scene.call(name, tiles(target, scene))


def _containers(target: Phrase, scene: Scene) -> Expression:
    """The tiles that have something: goons, a marker, a coin, a mover."""
    if scene.is_a(target, "marker"):
        return scene.call("marker_tiles", _whose(target, scene))
    if scene.is_a(target, "coin"):
        if target.owner or target.modifiers:
            raise Unwritable(target.noun)
        return scene.call("coin_tiles")
    if scene.is_a(target, "mover"):
        return scene.call("mover_tiles", movers(target, scene))
    if scene.is_a(target, "figure"):
        return scene.call("figure_space", figure(target, scene))
    if scene.is_a(target, "goon"):
        return Expression(f"{scene.module.use('tiles_with')}({goons(target, scene)})")
    raise Unwritable(target.noun)


def corridor(phrase: Phrase, scene: Scene) -> Expression:
    """Return the tiles of the corridor that a phrase names."""
    if phrase.owner == "it":
        return scene.call("corridor_tiles", "1 << frame.it")
    if phrase.refers:
        return Expression(scene.thing(phrase))
    raise Unwritable(phrase.noun)


# ---- goons, markers, coins, movers ------------------------------------------------------------


def is_squad(phrase: Phrase) -> bool:
    """Tell whether a phrase is about the goons of the squad on its way."""
    found = link(phrase, "in", "of")
    return found is not None and found.target.noun == "squad" and found.target.refers


def goons(phrase: Phrase, scene: Scene) -> Expression:
    """Return the goons that a phrase names."""
    arguments: list[object] = [_whose(phrase, scene), _where(phrase, scene)]
    if any(isinstance(m, Adjective) and m.word == "enemy" for m in phrase.modifiers):
        arguments.append(_YOU)
    return scene.call("goons", *arguments)


def _where(phrase: Phrase, scene: Scene) -> Expression:
    for modifier in phrase.modifiers:
        if not _is_heard(modifier, scene):
            refuse_modifier(modifier)
    parts = [found for m in phrase.modifiers if (found := _place(m, scene)) is not None]
    return joined("&", parts) if parts else _ANY


def _is_heard(modifier: Modifier, scene: Scene) -> bool:
    """Tell whether a word said of goons or movers is one that their writers hear."""
    if isinstance(modifier, Adjective):
        return modifier.word == "enemy" and not modifier.negated
    if not isinstance(modifier, Link) or modifier.negated:
        return False
    return modifier.relation in ("within", "in line with", "in") or (
        modifier.relation == "of" and scene.is_a(modifier.target, "player")
    )


def _place(modifier: Modifier, scene: Scene) -> Expression | None:
    """Return the spaces where a modifier says that things are, nothing if it says no such thing."""
    if not isinstance(modifier, Link) or modifier.relation not in ("within", "in line with", "in"):
        return None
    target = modifier.target
    if modifier.relation == "within":
        return within(target, scene)
    if modifier.relation == "in line with":
        return scene.call("in_line", mover(target, scene))
    if scene.is_a(target, "tile"):
        return tiles(target, scene)
    if target.noun != "play":
        raise Unwritable(target.noun)
    return None


def within(phrase: Phrase, scene: Scene) -> Expression:
    """Return the spaces that are as many spaces from a thing as a phrase says, at most."""
    from_where = link(phrase, "of")
    amount = phrase.amount.amount if phrase.amount is not None else None
    if from_where is None or not isinstance(amount, Number):
        raise Unwritable("within")
    target = from_where.target
    if scene.is_a(target, "tile"):
        around = tiles(target, scene)
    else:
        around = scene.call("space_of", mover(target, scene))
    return scene.call("near_to", around, amount.value)


def markers(phrase: Phrase, scene: Scene) -> Expression:
    """Return the markers that a phrase names."""
    found = link(phrase, "in")
    where = tiles(found.target, scene) if found is not None else _ANY
    if phrase.owner == "it":
        where = Expression("1 << frame.it", "<<")
    return scene.call("markers", _whose(phrase, scene), where)


def coins_of(phrase: Phrase, scene: Scene) -> Expression:
    """Return the coins in hand that a phrase names, as a list."""
    of = link(phrase, "of")
    if len(phrase.modifiers) > (of is not None) or (of is None and phrase.owner != "you"):
        raise Unwritable(phrase.noun)
    return Expression(f"position.coins[{_YOU if of is None else seat(of.target, scene)}]")


def orders_given(phrase: Phrase, scene: Scene) -> Expression:
    """Return the orders that a phrase names by who gave them this turn, as a set."""
    match phrase.modifiers:
        case (Did(verb="give", actor=actor, negated=False),):
            named = [scene.module.constant(phrase.noun)] if "/" in phrase.noun else []
            return scene.call("orders_given", seats(actor, scene), *named)
    raise Unwritable(phrase.noun)


def mover(phrase: Phrase, scene: Scene) -> str:
    """Return the one creature or adventurer that a phrase names."""
    return "frame.it" if phrase.noun == "it" else scene.thing(phrase)


def movers(phrase: Phrase, scene: Scene) -> Expression:
    """Return the creatures or adventurers that a phrase names, as a list."""
    if phrase.noun == "it":
        return Expression("[frame.it]")
    if phrase.refers:
        return Expression(f"[{scene.thing(phrase)}]")
    kind = "adventurer" if scene.is_a(phrase, "adventurer") else "creature"
    arguments: list[object] = [f"({literal(kind)},)", _whose(phrase, scene), _where(phrase, scene)]
    if any(isinstance(m, Adjective) and m.word == "enemy" for m in phrase.modifiers):
        arguments.append(_YOU)
    if phrase.determiner == "another":
        arguments.append("other_than=frame.it")
    found = scene.call("movers_of", *arguments)
    if "/" in phrase.noun:
        found = scene.call("of_item", found, scene.module.constant(phrase.noun))
    return found


def figure(phrase: Phrase, scene: Scene) -> str:
    """Return the token of a scenario that a phrase names."""
    if phrase.noun == "it":
        return "frame.it"
    return str(scene.call("figure_of", scene.module.constant(phrase.noun)))


# ---- edges ------------------------------------------------------------------------------------


def edge_names(phrase: Phrase, scene: Scene) -> Expression:
    """Return the sorts of edges that a phrase names, none for any."""
    names = [scene.module.constant(part.noun) for part in choices(phrase) if "/" in part.noun]
    return Expression(f"({', '.join(names)},)" if names else "()")
