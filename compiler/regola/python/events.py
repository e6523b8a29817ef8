"""What rules are told of events: who, what and where, as things known and as tests."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import replace

from regola.program.meaning import Adjective, Deed, Link, Modifier, OnEvent, Phrase
from regola.python.conditions import fact_of, has_fact, named_fact
from regola.python.patterns import misfit, said_of
from regola.python.phrases import one_of, set_of, sort_of
from regola.python.templates import Said, filled
from regola.python.tree import (
    Bit,
    Compare,
    Constant,
    Expression,
    Field,
    Index,
    denied,
    path,
    truth_of,
)
from regola.python.writer import Scene, Unwritable
from regola_engine.kernel import primitives as p

__all__ = [
    "actor_tests",
    "deed_name",
    "in_mask",
    "is_common",
    "is_place",
    "is_told",
    "items_of",
    "member_tests",
    "own_place",
    "owner_of",
    "place_tests",
    "said_tests",
    "told",
    "told_field",
    "told_tests",
]


def told_field(field: str) -> Expression:
    """Return a field of the event, by its path; a number is a place in a list."""
    name, *places = field.split(".")
    found = path("frame", "event", name)
    for place in places:
        found = Index(found, Constant(int(place)))
    return found


def told(phrase: Phrase, scene: Scene, *places: str) -> p.Told:
    """Return where an event tells of what a phrase names, in one of some places of its deed."""
    known = scene.family.primitives.told
    entries = (one for place in places for one in known if one.place == place)
    found = next((one for one in entries if scene.is_a(phrase, one.type)), None)
    if found is None:
        raise Unwritable(phrase.noun)
    return found


def is_told(place: str, phrase: Phrase, scene: Scene) -> bool:
    """Tell whether an event tells of what a phrase names in a place of its deed."""
    known = scene.family.primitives.told
    return any(one.place == place and scene.is_a(phrase, one.type) for one in known)


def in_mask(mask: Expression, thing: Expression) -> Expression:
    """Return whether a thing is in a set of them, as a truth."""
    return truth_of(Bit(mask, thing))


def is_common(scene: Scene) -> bool:
    """Tell whether each player bears the rules of the item in turn."""
    return scene.module.kind in scene.family.primitives.common


# ---- who --------------------------------------------------------------------------------------


def actor_tests(actor: Phrase, scene: Scene, who: str = "actor") -> list[Expression]:
    """Test that whoever acts, or is acted on, is one of those that a phrase names."""
    doer = path("frame", "event", who)
    scene.things[actor.mention] = doer
    plain = not actor.modifiers and not actor.alternatives
    if actor.noun == "opponent" and plain:
        return [Compare("!=", doer, scene.you)]
    if actor.noun == "you":
        return [] if is_common(scene) else [Compare("==", doer, scene.you)]
    if actor.noun == "it":
        raise Unwritable("it")
    if actor.noun == "player" and plain:
        return []
    return [in_mask(set_of(replace(actor, refers=False), scene), doer)]


# ---- where ------------------------------------------------------------------------------------


def place_tests(phrase: Phrase, scene: Scene, where: Expression) -> list[Expression]:
    """Test that the place of an event is one of those that a phrase names."""
    scene.things[phrase.mention] = where
    said = phrase.modifiers or phrase.alternatives or phrase.owner
    # A kind of such things, as *paladin* of adventurers, is not all of them.
    if phrase.noun == phrase.type == sort_of(phrase, scene).type and not said:
        return []
    if phrase.noun == "it" and not said:
        return [Compare("==", where, scene.it)]
    return [in_mask(set_of(replace(phrase, refers=False), scene), where)]


def own_place(tests: list[Expression], scene: Scene) -> Constant | None:
    """Return the field of the event that must tell of what carries the rule, if one must."""
    event = path("frame", "event")
    for test in tests:
        if isinstance(test, Compare) and test.operator == "==" and test.right == scene.it:
            where = test.left
            if isinstance(where, Field) and where.of == event:
                return Constant(where.name)
    return None


# ---- what -------------------------------------------------------------------------------------


def told_tests(place: str, phrase: Phrase, scene: Scene, verb: str = "") -> list[Expression]:
    """Bind what an event tells of in a place of its deed, and test that it is what is meant."""
    places = (f"{place} {verb}", place) if verb else (place,)
    entry = told(phrase, scene, *places)
    unheard = misfit(entry.heard, phrase, scene) if entry.heard is not None else None
    if unheard is not None:
        raise unheard[1]
    thing = told_field(entry.field)
    if scene.is_a(phrase, "player"):
        return actor_tests(phrase, scene, entry.field)
    scene.things[phrase.mention] = thing
    if is_place(phrase, scene):
        _bind_owner(phrase, scene)
        return place_tests(phrase, scene, thing)
    return [*member_tests(phrase, thing, scene, place), *said_tests(phrase, entry, scene)]


def is_place(phrase: Phrase, scene: Scene) -> bool:
    """Tell whether things of the type of a phrase are places: bits of a mask."""
    sorts = scene.family.primitives.sorts
    sort = next((one for one in sorts if scene.is_a(phrase, one.type)), None)
    return sort is not None and sort.shape == p.MASK and not sort.by_itself


def member_tests(
    phrase: Phrase, thing: Expression, scene: Scene, place: str = ""
) -> list[Expression]:
    """Test that one thing is the one that carries the rule, or of those that a phrase names."""
    if phrase.noun == "it":
        return [Compare("==", thing, scene.it)]
    sorts = scene.family.primitives.sorts
    sort = next((one for one in sorts if scene.is_a(phrase, one.type)), None)
    if sort is not None and sort.by_itself:
        return [in_mask(thing, scene.it)] if phrase.owner == "it" else []
    if sort is not None and sort.shape == p.SINGLE:
        return [Compare("==", thing, one_of(phrase, scene))] if "/" in phrase.noun else []
    words = (p.ANY, p.CONTENT) if "/" in phrase.noun else (p.ANY,)
    known = replace(phrase, refers=True)
    inner = replace(scene, things={**scene.things, phrase.mention: thing})
    return [
        filled(one.use, Said(inner, {"": known}, phrase.noun))
        for one in scene.family.primitives.members
        if one.word in words and scene.is_a(phrase, one.type) and one.place in ("", place)
    ]


def said_tests(phrase: Phrase, entry: p.Told, scene: Scene) -> list[Expression]:
    """Test what is said of a thing that a rule is told of."""
    tests = _owner_tests(phrase, entry, scene) if phrase.owner == "you" else []
    for modifier in phrase.modifiers:
        found = _said_test(modifier, phrase, entry, scene)
        tests += [found] if found is not None else []
    return tests


def _owner_tests(phrase: Phrase, entry: p.Told, scene: Scene) -> list[Expression]:
    if has_fact("yours", phrase, scene):
        return [named_fact("yours", phrase, scene)]
    whose = owner_of(phrase, entry, scene)
    if whose is None:
        raise Unwritable(phrase.noun)
    return [Compare("==", whose, scene.you)]


def owner_of(phrase: Phrase, entry: p.Told, scene: Scene) -> Expression | None:
    """Return whose a thing is, or was as it happened."""
    if entry.whose:
        return told_field(entry.whose)
    for one in scene.family.primitives.owners:
        if scene.is_a(phrase, one.type):
            known = replace(phrase, refers=True, owner="")
            return filled(one.use, Said(scene, {"": known}, phrase.noun))
    return None


def _said_test(
    modifier: Modifier, phrase: Phrase, entry: p.Told, scene: Scene
) -> Expression | None:
    if isinstance(modifier, Adjective):
        return fact_of(phrase, modifier, scene)
    if not isinstance(modifier, Link):
        raise Unwritable(phrase.noun)
    found: Expression | None = None
    if modifier.relation == "in" and entry.where and is_place(modifier.target, scene):
        [*tests] = place_tests(modifier.target, scene, told_field(entry.where))
        found = tests[0] if tests else None
    elif modifier.relation == "of" and entry.whose:
        whose = told_field(entry.whose)
        scene.things[modifier.target.mention] = whose
        found = in_mask(set_of(replace(modifier.target, refers=False), scene), whose)
    else:
        return fact_of(phrase, modifier, scene)
    if modifier.negated:
        found = Constant(False) if found is None else denied(found)
    return found


def _bind_owner(thing: Phrase, scene: Scene) -> None:
    """Let *the opponent* be the owner of a place, or of what lay there."""
    of = said_of(thing, "of")
    if of is not None and scene.is_a(of.target, "player"):
        owner = owner_of(thing, p.Told("", "", ""), scene)
        if owner is not None:
            scene.things[of.target.mention] = owner
    for lost in scene.family.primitives.lost:
        lay = said_of(thing, "with")
        if lay is not None and scene.is_a(lay.target, lost):
            _bind_lost(lay.target, scene)


def _bind_lost(lost: Phrase, scene: Scene) -> None:
    scene.things[lost.mention] = path("frame", "event", "other")
    owner = said_of(lost, "of")
    if owner is not None:
        scene.things[owner.target.mention] = path("frame", "event", "other")


def items_of(phrase: Phrase, scene: Scene) -> Expression:
    """Return the items that a phrase names, as a tuple: none for any."""
    return filled(p.part("items"), Said(scene, {"": phrase}, phrase.noun))


# ---- names ------------------------------------------------------------------------------------

_PLACES = ("from", "over", "to", "in")


def deed_name(deed: Deed | OnEvent, thing: Phrase, known: frozenset[str], scene: Scene) -> str:
    """
    Return how the engine names a deed, of those known: verb, type of its object and its place.

    Where it tells of a deed with fewer words, that is its name; where it tells a rule that names
    no place of a deed in one alone, that one is: *build a room* is to build it in any tile.
    """
    verb, anywhere = deed.verb, scene.family.primitives.anywhere
    places = [preposition for preposition, _ in deed.slots if preposition in _PLACES]
    place = ([one for one in places if one != "from"] or places or [""])[0]
    sorts = scene.module.vocabulary.kinds_of(thing.type)
    names = [f"{verb} {sort} {place}".strip() for sort in sorts]
    names += [f"{verb} {place}".strip(), verb]
    if verb in anywhere:
        names += [f"{verb} {sort}" for sort in sorts]
    found = next((name for name in names if name in known), None)
    longer = [] if found or place else _with_place(names, known)
    if len(longer) == 1:
        return longer[0]
    if longer:
        raise Unwritable(verb, kind="way")
    if found is None:
        raise Unwritable(verb, kind="event" if isinstance(deed, OnEvent) else "ban")
    return found


def _with_place(names: Collection[str], known: Iterable[str]) -> list[str]:
    """Return the names of deeds that are some with a place behind them."""
    parts = ((one, *one.rpartition(" ")) for one in sorted(known))
    return [one for one, deed, _, place in parts if deed in names and place in _PLACES]
