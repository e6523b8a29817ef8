"""Write when something is so: in a phase, or for a time, as often as it was begun."""

from __future__ import annotations

from regola.program.meaning import AtPhase, Moment, Phrase
from regola.python.conditions import condition_mask, where
from regola.python.phrases import set_of
from regola.python.tree import Call, Constant, Expression, Name, joined
from regola.python.writer import Scene, Unwritable

__all__ = ["for_a_time", "in_phase", "so_often"]


def in_phase(moment: Moment | None, scene: Scene) -> list[Expression]:
    """
    Return the set of all things while the phase of a moment is under way, else of none.

    Nothing where a rule has no moment: it always holds.
    """
    if moment is None:
        return []
    if not isinstance(moment, AtPhase):
        raise Unwritable("when", moment.span, kind="moment of so")
    phase = moment.phase
    edge = [Constant(moment.edge)] if moment.edge else []
    if phase in ("last round", "last turn") and not moment.edge and moment.whose is None:
        test = scene.call("is_last_round")
    elif phase not in scene.module.vocabulary.phases and phase != "turn":
        raise Unwritable(phase, moment.span, kind="moment")
    elif moment.whose is not None:
        test = scene.call("in_phase_of", set_of(moment.whose, scene), Constant(phase), *edge)
    else:
        test = scene.call("in_phase", scene.you, Constant(phase), *edge)
    return [where(test), condition_mask(moment.condition, scene)]


def for_a_time(subject: Phrase | None, scene: Scene) -> list[Expression]:
    """Return the things of which something is so for a time: those then known, else all or none."""
    if scene.until is None:
        return []
    kept = scene.call("lasting_regions", scene.you, scene.until)
    return [kept if _is_known(subject) else where(kept)]


def so_often(subject: Phrase | None, amount: Expression | None, scene: Scene) -> Expression | None:
    """Return an amount as often as it was begun to be so for a time; nothing if for good."""
    if scene.until is None:
        return None
    thing = Name("region") if _is_known(subject) else Constant(0)
    times = scene.inner().call("lasting_times", Name("you"), scene.until, thing)
    if amount is None:
        return times
    return joined("*", [Call(amount, (Name("position"), Name("you"), Name("region"))), times])


def _is_known(subject: Phrase | None) -> bool:
    return subject is not None and subject.refers
