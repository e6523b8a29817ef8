"""Write the moments and events at which steps are taken by themselves."""

from __future__ import annotations

from collections.abc import Iterator

from regola.program.meaning import AtPhase, Link, OnEvent, Phrase, Reaction, Rule, Step
from regola.python.conditions import truth
from regola.python.conquest.actors import ACTOR, TARGET, event_name, is_actor
from regola.python.conquest.steps import written_steps
from regola.python.conquest.tokens_gone import refuse_gone
from regola.python.functions import Fields, asked_of_steps, flag, record
from regola.python.patterns import is_wider
from regola.python.phrases import set_of
from regola.python.reactions import limits
from regola.python.refusals import refuse_slots
from regola.python.tree import (
    EVERYTHING,
    Bit,
    Call,
    Compare,
    Constant,
    Expression,
    Index,
    Name,
    joined,
    path,
    truth_of,
)
from regola.python.writer import ITS_REGION, Scene, Unwritable, within
from regola_engine.kernel import moment_name

__all__ = ["named_moment", "phase_reaction", "reaction_records", "written_limit"]

_Given = dict[str, Expression | None]

# ---- limits and moments -----------------------------------------------------------------------


_COUNTED = ("turn", "opponent")
"""What a number of times may be counted for anew."""


def written_limit(rule: Rule, *counted: str) -> _Given:
    """Write how often a rule works; ``counted`` are the words that it may say *per* of."""
    limit = rule.limit
    if limit is None:
        return {}
    for word in limit.per:
        if word not in (counted or _COUNTED):
            raise Unwritable(word, kind="times per")
    return limits(rule) | {"opponent": flag("opponent" in limit.per)}


_OF_NO_TURN = ("round", "game")


def named_moment(moment: AtPhase, scene: Scene, *, offered: bool = False) -> Constant:
    """
    Return the name of a moment that comes: the start, the whole or the end of a phase.

    A turn, a round and the game are no phases: they have a start and an end alone, and of a round
    and the game only some of these are told to rules; nothing is ``offered`` outside of a turn.
    """
    phase = moment.phase.removeprefix("last ")
    comes = phase in scene.module.vocabulary.phases
    comes = comes or (phase == "turn" and moment.edge != "")
    if not offered and phase in _OF_NO_TURN:
        comes = moment.edge == "end" or (phase == "game" and moment.edge == "start")
    if moment.whose is not None:
        comes = comes and phase not in _OF_NO_TURN
    if not comes:
        raise Unwritable(f"{moment.edge} {phase}".strip(), moment.span, kind="moment")
    return Constant(moment_name(phase, moment.edge))


# ---- reactions --------------------------------------------------------------------------------


def reaction_records(rule: Rule, reaction: Reaction, scene: Scene) -> list[Call]:
    """Return the records of steps taken by themselves."""
    if isinstance(rule.moment, AtPhase):
        return [phase_reaction(rule, rule.moment, reaction.steps, scene, {})]
    if isinstance(rule.moment, OnEvent):
        return [_on_event(rule, rule.moment, reaction.steps, scene)]
    raise Unwritable("when", kind="moment")


def phase_reaction(
    rule: Rule, moment: AtPhase, steps: tuple[Step, ...], scene: Scene, more: Fields
) -> Call:
    """Return the record of steps taken by themselves at a phase; ``more`` are further fields."""
    inner = scene.inner()
    given: _Given = {"moment": named_moment(moment, scene)}
    given |= written_limit(rule, *(() if moment.whose else ("turn",)))
    tests: list[Expression] = []
    if moment.whose is not None:
        given["heeded"] = flag(holds=True)
        tests.append(_is_theirs(moment.whose, inner))
    if moment.phase.startswith("last "):
        tests.append(inner.call("is_last_round"))
    if moment.condition is not None:
        tests.append(truth(moment.condition, inner))
    if tests:
        given["matches"] = _matching(tests, inner)
    given["seat"] = flag(moment.phase.endswith(_OF_NO_TURN))
    return record(scene, "Reaction", given | dict(more) | _acting(steps, inner))


def _is_theirs(whose: Phrase, scene: Scene) -> Expression:
    """Write whether a turn is one of some others, and let the steps know whose it is."""
    if whose.noun != "opponent" and whose.determiner != "another":
        raise Unwritable(whose.noun, whose.span, kind="moment of others")
    test = is_actor(whose, scene)
    scene.things[whose.mention] = Index(path("position", "owner"), ACTOR)
    return test


def _acting(steps: tuple[Step, ...], scene: Scene, answered: str = "") -> _Given:
    """Write the steps of what happens by itself, which must do something."""
    written = dict(written_steps(steps, scene, answered=answered))
    if "act" not in written:
        raise Unwritable("when", kind="setting")
    return written


def _matching(tests: list[Expression], scene: Scene) -> Name:
    return asked_of_steps(scene, "when", "bool", truth_of(joined("and", tests)))


def _on_event(rule: Rule, moment: OnEvent, steps: tuple[Step, ...], scene: Scene) -> Call:
    watching = scene.inner()
    with within(moment.span):
        tests = _event_tests(moment, watching)
    given: _Given = {"event": Constant(_event_of(moment, scene))}
    given |= written_limit(rule)
    given["before"] = flag(moment.before)
    if tests:
        given["matches"] = _matching(tests, watching)
    if moment.verb == "conquer" and not moment.before:
        refuse_gone(moment.object, steps)
    doing = scene.inner(theirs=set(_taken_by_others(moment)))
    _bind_event(moment, doing)
    if moment.condition is not None:
        test = truth_of(truth(moment.condition, doing))
        given["holds"] = asked_of_steps(scene, "holds", "bool", test)
    return record(
        scene, "Reaction", given | _acting(steps, doing, "" if moment.before else moment.verb)
    )


def _taken_by_others(moment: OnEvent) -> Iterator[int]:
    """Give the mention of a region that somebody else holds once a deed of his is done."""
    actor, region = moment.actor, moment.object
    if moment.before or actor is None or region is None or moment.verb not in _TAKING:
        return
    if actor.noun == "opponent" or actor.determiner == "another":
        yield region.mention


_TAKING = ("conquer", "occupy")

_TARGETS = {
    "choose": ("people", "combination"),
    "pass": ("combination",),
    "use": ("piece",),
    "reveal": ("piece",),
    "lose": ("region", "token"),
}
"""What the events are told of that are told of no region, by verb."""


_SLOT = path("position", "row_taken")
"""The slot of the combination that is being chosen; the event itself is told of its people."""


def _event_of(moment: OnEvent, scene: Scene) -> str:
    """Return the word of an event that is told of such a thing."""
    thing = moment.object
    if thing is None:
        return moment.verb
    if is_wider(thing, scene) or not scene.is_a(thing, *_TARGETS.get(moment.verb, ("region",))):
        raise Unwritable(moment.verb, thing.span, kind="event")
    return event_name(moment.verb, thing, scene)


def _event_tests(moment: OnEvent, scene: Scene) -> list[Expression]:
    refuse_slots(moment)
    tests: list[Expression] = []
    if moment.actor is not None:
        tests.append(is_actor(moment.actor, scene))
    if moment.object is not None:
        mask = set_of(moment.object, scene)
        if moment.object.noun == "you":
            tests.append(Compare("==", TARGET, scene.you))
        elif mask != EVERYTHING:
            tests.append(Bit(mask, _SLOT if _is_taken(moment, scene) else TARGET))
    return tests


def _is_taken(moment: OnEvent, scene: Scene) -> bool:
    """Tell whether what an event is told of is the combination that comes into play by it."""
    thing = moment.object
    return moment.verb == "choose" and thing is not None and scene.is_a(thing, "combination")


def _bind_event(moment: OnEvent, scene: Scene) -> None:
    if moment.object is not None:
        if not scene.is_a(moment.object, "token"):
            # A token that is lost is one of many in the tray by then: nothing is done with it.
            is_taken = _is_taken(moment, scene)
            scene.things[moment.object.mention] = _SLOT if is_taken else TARGET
        if moment.object.owner == "it":
            scene.things[ITS_REGION] = TARGET
        _bind_holder(moment.object, scene)
    if moment.actor is not None and moment.actor.noun != "you":
        of_player = scene.is_a(moment.actor, "player")
        owner = Index(path("position", "owner"), ACTOR)
        scene.things[moment.actor.mention] = owner if of_player else ACTOR


def _bind_holder(thing: Phrase, scene: Scene) -> None:
    """Know whose the region was: *of an opponent*, *of a people*."""
    if not scene.is_a(thing, "region", "token") or thing.alternatives:
        return
    for modifier in thing.modifiers:
        if isinstance(modifier, Link) and modifier.relation == "of" and not modifier.negated:
            people = scene.is_a(modifier.target, "people")
            held = path("frame", "event", "holder" if people else "owner")
            scene.things[modifier.target.mention] = held
