"""Write who acts: the bearer of a rule, or somebody that a phrase names."""

from __future__ import annotations

from regola.program.meaning import Phrase
from regola.python.phrases import set_of
from regola.python.tree import Compare, Expression, path
from regola.python.writer import Scene, Unwritable, within

__all__ = ["ACTOR", "TARGET", "event_name", "is_actor", "is_bearer"]

ACTOR, TARGET = path("frame", "event", "actor"), path("frame", "event", "thing")
"""Who does a deed, and what it is done to; what an offer is taken up for."""


def event_name(verb: str, thing: Phrase, scene: Scene) -> str:
    """Return how the engine names a deed: of tokens it is another than of regions."""
    return f"{verb} token" if scene.is_a(thing, "token") else verb


def is_bearer(actor: Phrase, scene: Scene) -> bool:
    """Tell whether who acts is the people that bears the rule, or its player."""
    if actor.noun == "you":
        return True
    # *Your opponents* are others, whoever has them.
    own = actor.owner == "you" and actor.noun != "opponent"
    return scene.is_a(actor, "player") and (own or actor.noun == "owner")


def is_actor(actor: Phrase, scene: Scene, doer: Expression = ACTOR) -> Expression:
    """Return whether a people is one of those that a phrase names, or of such a player."""
    if actor.noun == "you":
        return Compare("==", doer, scene.you)
    with within(actor.span):
        if scene.is_a(actor, "piece") and "/" in actor.noun:
            kind = scene.module.constant("piece_word", actor.noun)
            return scene.call("actor_is_piece", doer, kind)
        mask = set_of(actor, scene)
        if scene.is_a(actor, "player"):
            return scene.call("actor_is_of", doer, mask)
        if scene.is_a(actor, "people"):
            return scene.call("actor_is_in", doer, mask)
        raise Unwritable(actor.noun, kind="actor")
