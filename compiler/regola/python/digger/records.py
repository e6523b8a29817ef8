"""Records of rules, and what bans, offers and events have in common."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Adjective, AtPhase, Link, Phrase, Rule
from regola.python.code import Expression
from regola.python.digger.amounts import manner
from regola.python.digger.phrases import seats, tiles
from regola.python.digger.scene import Scene
from regola.python.naming import literal
from regola.python.writer import Unwritable

__all__ = [
    "actor_tests",
    "deed_name",
    "limits",
    "party_tests",
    "phase",
    "record",
    "tile_test",
    "using_tests",
]


def record(scene: Scene, name: str, given: dict[str, object]) -> str:
    """Return the making of a record: its class and the fields that are given."""
    scene.module.use(name)
    kept = {"line": scene.line} | {key: value for key, value in given.items() if value != ""}
    return f"{name}({', '.join(f'{key}={value}' for key, value in kept.items())})"


def tile_test(phrase: Phrase, scene: Scene, where: str = "frame.event.tile") -> list[Expression]:
    """Test that the tile of an event is one of those that a phrase names."""
    scene.things[phrase.mention] = where
    plain = phrase.noun == "tile" and not phrase.modifiers and not phrase.alternatives
    if plain and not phrase.owner:
        return []
    mask = tiles(replace(phrase, refers=False), scene)
    return [Expression(f"bool({mask.inside('>>')} >> {where} & 1)")]


def actor_tests(actor: Phrase, scene: Scene) -> list[Expression]:
    """Test that whoever acts, or is acted on, is one of those that a phrase names."""
    scene.things[actor.mention] = "frame.event.actor"
    if actor.noun == "opponent" and not actor.modifiers:
        return [Expression("frame.event.actor != frame.you", "!=")]
    if actor.noun == "you":
        return [Expression("frame.event.actor == frame.you", "==")] if _is_borne(scene) else []
    if actor.noun == "it":
        raise Unwritable("it")
    if actor.noun == "player" and not actor.modifiers:
        return []
    mask = seats(replace(actor, refers=False), scene)
    return [Expression(f"bool({mask.inside('>>')} >> frame.event.actor & 1)")]


def _is_borne(scene: Scene) -> bool:
    """Tell whether somebody else than the actor may bear the rules of the item."""
    return scene.module.kind in ("tile", "lord", "creature", "adventurer")


def party_tests(party: Phrase, scene: Scene, verb: str) -> list[Expression]:
    """Bind the party of an event, and test that it is one of those that a phrase names."""
    is_squad = party.type == "squad"
    scene.things[party.mention] = "frame.event.count" if is_squad else "frame.event.party"
    # Whoever kills is seldom whose party dies; anything else parties do for their own player.
    whose = "frame.event.other" if verb == "kill" else "frame.event.actor"
    return _named(party, scene, "frame.event.mover") + _party_modifiers(party, scene, whose)


def using_tests(party: Phrase, scene: Scene) -> list[Expression]:
    """Test that what something is done with is one of those that a phrase names, and bind it."""
    whose = "frame.event.actor"
    if party.type == "squad":
        scene.things[party.mention] = "frame.event.count"
        return [Expression("frame.event.count > 0", ">"), *_party_modifiers(party, scene, whose)]
    scene.things[party.mention] = "frame.event.using"
    return _named(party, scene, "frame.event.using") + _party_modifiers(party, scene, whose)


def _named(party: Phrase, scene: Scene, where: str) -> list[Expression]:
    """Test that a creature or an adventurer is the one that carries the rule, or that is named."""
    if party.noun == "it":
        return [Expression(f"{where} == frame.it", "==")]
    if not scene.is_a(party, "mover"):
        return []
    tests = [scene.call("is_mover", where, literal(party.type))]
    if "/" in party.noun:
        named = scene.call("of_item", f"[{where}]", scene.module.constant(party.noun))
        tests.append(Expression(f"bool({named})"))
    return tests


def _party_modifiers(party: Phrase, scene: Scene, whose: str) -> list[Expression]:
    tests = []
    if party.owner == "you":
        tests.append(Expression(f"{whose} == frame.you", "=="))
    for modifier in party.modifiers:
        if isinstance(modifier, Adjective):
            tests.append(manner(modifier))
        elif isinstance(modifier, Link) and modifier.relation == "of":
            tests.append(_owner_test(modifier.target, scene, whose))
        else:
            raise Unwritable(party.noun)
    return tests


def _owner_test(owner: Phrase, scene: Scene, whose: str) -> Expression:
    """Test whose a party was when it happened."""
    scene.things[owner.mention] = whose
    mask = seats(replace(owner, refers=False), scene)
    return Expression(f"bool({mask.inside('>>')} >> {whose} & 1)")


def deed_name(verb: str, thing: Phrase, slots: tuple[tuple[str, Phrase], ...]) -> str:
    """Return how the engine names a deed: verb, what it is done to, and the place it is about."""
    places = (
        []
        if verb in _ANYWHERE
        else [preposition for preposition, _ in slots if preposition in _PLACES]
    )
    last = [place for place in places if place != "from"] or places
    return " ".join([verb, thing.type, *last[:1]])


_ANYWHERE = ("defeat",)
"""Verbs whose name says no place, as it takes part in what is told anyway."""

_PLACES = ("from", "over", "to", "in")


def limits(rule: Rule) -> dict[str, object]:
    """Return how often a rule may be used."""
    if rule.limit is None:
        return {}
    found: dict[str, object] = {"times": rule.limit.times}
    if "turn" in rule.limit.per:
        found["turn"] = "True"
    return found


def phase(moment: AtPhase) -> str:
    """Return the name of a moment."""
    return f"{moment.edge} of {moment.phase}" if moment.edge else moment.phase
