"""Write amounts as numbers, and conditions as truths."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Amount,
    Bound,
    Compare,
    Condition,
    Count,
    Exists,
    Has,
    Is,
    Link,
    Phrase,
    Quantity,
    Test,
)
from regola.python.code import COMPARISONS, Expression, joined
from regola.python.digger.phrases import (
    coins_of,
    corridor,
    goons,
    is_squad,
    link,
    markers,
    mover,
    movers,
    orders_given,
    seat,
    seats,
    tile_modifier,
    tiles,
)
from regola.python.digger.scene import Scene
from regola.python.naming import literal
from regola.python.numbers import Numbers
from regola.python.writer import Unwritable

__all__ = ["amount", "count", "how_many", "manner", "per", "truth"]

# ---- numbers ----------------------------------------------------------------------------------


_DERIVED = {
    "largest complex": "largest_complex",
    "longest corridor": "longest_corridor",
    "missed turns": "missed_turns",
    "tiles left": "tiles_left",
}


def _quantity(value: Quantity, scene: Scene) -> Expression:
    word, of = value.word, value.of
    who = seat(of, scene) if of is not None and scene.is_a(of, "player") else "frame.you"
    if of is not None and scene.is_a(of, "game") and of.modifiers:
        raise Unwritable(of.noun)
    if word in _DERIVED:
        return scene.call(_DERIVED[word], who)
    if word == "quiet rounds":
        return scene.call("quiet_rounds")
    if of is None or scene.is_a(of, "player") or scene.is_a(of, "game"):
        return scene.call("number", literal(word), who)
    return _of_thing(word, of, scene)


def _of_thing(word: str, of: Phrase, scene: Scene) -> Expression:
    if word == "value":
        if of.refers:
            return Expression("position.revealed")
        return scene.call("sum_of", "frame.you")
    if scene.is_a(of, "mover") and not of.refers and of.noun != "it":
        return scene.call("total", literal(word), "frame.you", movers(of, scene))
    if word == "tier" and not of.refers:
        raise Unwritable(of.noun)
    if word == "tier" and scene.is_a(of, "bonus"):
        return Expression(scene.thing(of))
    if word == "tier":
        return scene.call("order_tier", scene.thing(of))
    if of.noun != "it" and not of.refers:
        raise Unwritable(of.noun)
    thing = "frame.it" if of.noun == "it" else scene.thing(of)
    if of.type == "squad":
        thing = f"-{thing}"
    return scene.call("number", literal(word), _asker(word, of, scene), thing)


def _asker(word: str, of: Phrase, scene: Scene) -> str:
    """Return whose eyes a number is asked in: those of who acts for what is his, or his squad."""
    asked_by = scene.module.vocabulary.quantities[word].asked_by
    is_his = asked_by == "mover" or of.type in ("squad", "party")
    return "frame.event.actor" if is_his else "frame.you"


def count(phrase: Phrase, scene: Scene) -> Expression:
    """Return how many things a phrase names."""
    for type_name, writer in _COUNTS.items():
        if scene.is_a(phrase, type_name):
            return writer(phrase, scene)
    raise Unwritable(phrase.noun)


def _count_goons(phrase: Phrase, scene: Scene) -> Expression:
    inside = link(phrase, "in", "of")
    if is_squad(phrase) and inside is not None:
        return Expression(scene.thing(inside.target))
    if inside is not None and scene.is_a(inside.target, "mover"):
        return scene.call("led_by", mover(inside.target, scene))
    return Expression(f"{scene.module.use('count_of')}({goons(phrase, scene)})")


def _count_markers(phrase: Phrase, scene: Scene) -> Expression:
    return Expression(f"{scene.module.use('count_of')}({markers(phrase, scene)})")


def _count_tiles(phrase: Phrase, scene: Scene) -> Expression:
    return Expression(f"{_inside(phrase, scene).inside('.')}.bit_count()")


def _count_players(phrase: Phrase, _scene: Scene) -> Expression:
    if phrase.modifiers or phrase.noun != "player" or phrase.refers:
        raise Unwritable(phrase.noun)
    return Expression("position.game.seats")


def _count_coins(phrase: Phrase, scene: Scene) -> Expression:
    return Expression(f"len({coins_of(phrase, scene)})")


def _count_movers(phrase: Phrase, scene: Scene) -> Expression:
    return Expression(f"len({movers(phrase, scene)})")


def _count_gold(_phrase: Phrase, _scene: Scene) -> Expression:
    return Expression("position.gold[frame.you]")


def _count_grains(_phrase: Phrase, _scene: Scene) -> Expression:
    return Expression("position.grains")


_COUNTS: dict[str, Callable[[Phrase, Scene], Expression]] = {
    "goon": _count_goons,
    "marker": _count_markers,
    "tile": _count_tiles,
    "player": _count_players,
    "coin": _count_coins,
    "mover": _count_movers,
    "grain": _count_grains,
    "gold": _count_gold,
}


def _inside(phrase: Phrase, scene: Scene) -> Expression:
    """The tiles of a phrase; those in a corridor are the corridor's."""
    found = link(phrase, "in")
    alone = len(phrase.modifiers) == 1 and not phrase.owner
    if found is not None and scene.is_a(found.target, "corridor") and alone:
        return corridor(found.target, scene)
    return tiles(phrase, scene)


_NUMBERS = Numbers(_quantity, count)
amount, per, how_many = _NUMBERS.amount, _NUMBERS.per, _NUMBERS.of_deed

# ---- conditions -------------------------------------------------------------------------------


def truth(condition: Condition, scene: Scene) -> Expression:
    """Return a condition as a truth."""
    parts = [
        joined("and", [_test(test, scene) for test in tests]) for tests in condition.alternatives
    ]
    found = joined("or", parts)
    return found.denied() if condition.negated else found


def _test(test: Test, scene: Scene) -> Expression:
    if isinstance(test, Has):
        return _has(test.subject, test.thing, scene)
    if isinstance(test, Exists):
        return _exists(test.thing, scene)
    if isinstance(test, Is):
        found = _is(test, scene)
        return found.denied() if test.negated else found
    raise Unwritable("can")


def _is(test: Is, scene: Scene) -> Expression:
    predicate = test.predicate
    if isinstance(predicate, Compare):
        return _comparison(test.subject, predicate.bound, scene)
    if not isinstance(test.subject, Phrase):
        raise Unwritable("number")
    subject = test.subject
    if scene.is_a(subject, "option") and isinstance(predicate, Adjective):
        found = Expression(f"position.game.takes({literal(subject.noun)})")
        return found.denied() if predicate.negated else found
    if isinstance(predicate, Link) and predicate.relation == "immune to":
        return _immune(subject, predicate, scene)
    if isinstance(predicate, Adjective) and not scene.is_a(subject, "tile"):
        return _thing_is(subject, predicate, scene)
    if not scene.is_a(subject, "tile") and not scene.is_a(subject, "space"):
        raise Unwritable(subject.noun)
    mask = tile_modifier(predicate, scene)
    where = tiles(subject, scene)
    return Expression(f"{joined('&', [where, mask]).inside('!=')} != 0", "!=")


def _immune(subject: Phrase, predicate: Link, scene: Scene) -> Expression:
    target = predicate.target
    where = "frame.event.tile" if not target.refers else scene.thing(target)
    return scene.call("is_immune", mover(subject, scene), where)


def _thing_is(subject: Phrase, predicate: Adjective, scene: Scene) -> Expression:
    if scene.is_a(subject, "party"):
        return manner(predicate)
    if predicate.word == "free":
        found = Expression("frame.event.free")
    elif scene.is_a(subject, "order") or predicate.target is not None:
        raise Unwritable(predicate.word)
    elif scene.is_a(subject, "corridor"):
        where = corridor(subject, scene)
        found = scene.call("thing_is", literal(predicate.word), "frame.you", where)
    elif scene.is_a(subject, "goon"):
        raise Unwritable(predicate.word)
    else:
        thing = scene.thing(subject)
        found = scene.call("thing_is", literal(predicate.word), "frame.you", thing)
    return found.denied() if predicate.negated else found


def manner(adjective: Adjective) -> Expression:
    """Test how a party moved."""
    found = Expression(f"{literal(adjective.word)} in frame.event.manner", "in")
    return found.denied() if adjective.negated else found


def _comparison(subject: Phrase | Amount, bound: Bound, scene: Scene) -> Expression:
    left = count(subject, scene) if isinstance(subject, Phrase) else amount(subject, scene)
    operator = COMPARISONS[bound.comparison]
    if not _ranges(bound.amount):
        return Expression(f"{left} {operator} {amount(bound.amount, scene)}", operator)
    inner = replace(scene, each="other")
    test = f"{left} {operator} {amount(bound.amount, inner)}"
    return scene.call("of_each_opponent", "frame.you", f"lambda other: {test}")


def _ranges(value: Amount) -> bool:
    """Tell whether a number is one of each opponent."""
    if isinstance(value, Quantity):
        return value.of is not None and value.of.determiner == "each"
    if isinstance(value, Count):
        found = link(value.of, "of")
        return found is not None and found.target.determiner == "each"
    return False


def _has(subject: Phrase, thing: Phrase, scene: Scene) -> Expression:
    if scene.is_a(subject, "tile") and scene.is_a(thing, "edge"):
        return _misfits(thing, scene)
    if scene.is_a(subject, "corridor") and scene.is_a(thing, "side"):
        return _has_side(subject, thing, scene)
    if scene.is_a(subject, "player") and scene.is_a(thing, "tile"):
        own = Expression(f"position.own[{seat(subject, scene)}]")
        found = Expression(f"{joined('&', [own, tiles(thing, scene)]).inside('!=')} != 0", "!=")
    elif scene.is_a(subject, "player"):
        found = _held(subject, thing, scene)
    else:
        held = Phrase("tile", "tile", "a", None, "", (), (), -1, False, subject.span)
        there = replace(
            held, modifiers=(Link("with", replace(thing, determiner="a"), False, subject.span),)
        )
        mask = joined("&", [tiles(subject, scene), tiles(there, scene)])
        found = Expression(f"{mask.inside('!=')} != 0", "!=")
    return found.denied() if thing.determiner == "no" else found


def _held(subject: Phrase, thing: Phrase, scene: Scene) -> Expression:
    """Tell whether a player has coins in hand, or the bearer goons on the board."""
    if scene.is_a(thing, "coin") and not thing.modifiers:
        return Expression(f"bool(position.coins[{seat(subject, scene)}])")
    if scene.is_a(thing, "goon") and subject.noun == "you":
        return Expression(f"bool({goons(replace(thing, owner='you'), scene)})")
    raise Unwritable(thing.noun)


def _misfits(edge: Phrase, scene: Scene) -> Expression:
    found = link(edge, "compatible with")
    if found is None or not found.negated or found.target.noun != "opposite edge":
        raise Unwritable("edge")
    return scene.call("misfits", "frame.event.thing")


def _has_side(subject: Phrase, thing: Phrase, scene: Scene) -> Expression:
    sides = scene.call("open_sides", corridor(subject, scene))
    said = next((m for m in thing.modifiers if isinstance(m, Adjective)), None)
    if said is None:
        return Expression(f"bool({sides})")
    so = f"so={not said.negated}"
    return scene.call("any_is", literal(said.word), "frame.you", sides, so)


def _exists(thing: Phrase, scene: Scene) -> Expression:
    found = _some(thing, scene)
    return found.denied() if thing.determiner == "no" else found


def _some(thing: Phrase, scene: Scene) -> Expression:
    """Tell whether there is one at least of the things of a phrase."""
    if scene.is_a(thing, "player"):
        return Expression(f"{seats(thing, scene).inside('!=')} != 0", "!=")
    if scene.is_a(thing, "mover"):
        return Expression(f"bool({movers(thing, scene)})")
    if scene.is_a(thing, "goon"):
        return Expression(f"bool({goons(thing, scene)})")
    if scene.is_a(thing, "order"):
        return Expression(f"bool({orders_given(thing, scene)})")
    if not scene.is_a(thing, "tile") and not scene.is_a(thing, "space"):
        raise Unwritable(thing.noun)
    return Expression(f"{tiles(thing, scene).inside('!=')} != 0", "!=")
