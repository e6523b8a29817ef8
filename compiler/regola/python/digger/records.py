"""Records of rules, and what bans, offers and events have in common."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    AtPhase,
    Phrase,
    Rule,
)
from regola.python.code import Expression
from regola.python.digger.phrases import seats, tiles
from regola.python.digger.scene import Scene
from regola.python.writer import Unwritable

__all__ = ["actor_tests", "limits", "phase", "record", "tile_test"]


def record(scene: Scene, name: str, given: dict[str, object]) -> str:
    """Return the making of a record: its class and the fields that are given."""
    scene.module.use(name)
    kept = {"line": scene.line} | {key: value for key, value in given.items() if value != ""}
    return f"{name}({', '.join(f'{key}={value}' for key, value in kept.items())})"


def tile_test(phrase: Phrase, scene: Scene) -> list[Expression]:
    """Test that the tile of an event is one of those that a phrase names."""
    plain = phrase.noun == "tile" and not phrase.modifiers and not phrase.alternatives
    if plain and not phrase.owner:
        return []
    mask = tiles(replace(phrase, refers=False), scene)
    return [Expression(f"bool({mask.inside('>>')} >> frame.tile & 1)")]


def actor_tests(actor: Phrase, scene: Scene) -> list[Expression]:
    """Test that whoever acts is one of those that a phrase names."""
    scene.things[actor.mention] = "frame.actor"
    if actor.noun == "you":
        return [Expression("frame.actor == frame.you", "==")] if _is_borne(scene) else []
    if actor.noun == "it":
        raise Unwritable("it")
    mask = seats(replace(actor, refers=False), scene)
    return [Expression(f"bool({mask.inside('>>')} >> frame.actor & 1)")]


def _is_borne(scene: Scene) -> bool:
    """Tell whether somebody else than the actor may bear the rules of the item."""
    return scene.module.kind in ("tile", "lord", "creature", "adventurer")


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
