"""Why a move is refused: the rule that stands in its way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.digger.frames import NOBODY, Event, Frame, Move, Way
from regola_engine.digger.moving import march_stopped_by, stopped_by
from regola_engine.digger.placing import fits
from regola_engine.digger.rules import Offer
from regola_engine.kernel.faults import Refusal
from regola_engine.kernel.items import RULES
from regola_engine.kernel.masks import bits
from regola_engine.kernel.standing import forbidden

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = ["why_not"]


def why_not(position: Position, move: Move) -> Refusal:
    """Return the reason why a move is not legal."""
    question = position.question
    if question is None:
        return Refusal("over")
    if (question.about, move.sort) == ("build", "build"):
        return _not_there(position, move)
    if (question.about, move.sort) == ("march", "pick"):
        return _no_march(position, move.things[0])
    rule = RULES[move.things[0]][0] if move.sort == "offer" else None
    open_now = question.about in ("turn", "steps", "opening", "waiting")
    if not open_now or not isinstance(rule, Offer):
        return _not_asked(position, question.about, move)
    if question.about == "waiting" and rule.pays == "point":
        return Refusal("bonus-waiting", rule.index)
    return _REASONS.get(rule.verb, _no_order)(position, question.seat, rule, move)


def _not_asked(position: Position, about: str, move: Move) -> Refusal:
    """A bonus offers other orders; anything else was not asked for."""
    if (about, move.sort) == ("bonus", "pick"):
        return Refusal("not-offered", position.agenda[-1].rule)
    return Refusal("not-asked")


def _not_there(position: Position, move: Move) -> Refusal:
    design, space, rotation = move.things
    seat = position.question.seat if position.question else 0
    if design not in position.projects[seat]:
        return Refusal("no-project")
    if position.tiles >> space & 1:
        return Refusal("no-space", -1, (space,))
    barred = forbidden(position, "build in", Event(seat, space))
    if barred >= 0:
        return Refusal("forbidden", barred, (space,))
    if not fits(position, seat, space, position.game.designs[design].turned[rotation]):
        return Refusal("clashing", _rule_of(position, "open"), (space,))
    return Refusal("not-connected", position.agenda[-1].rule if position.agenda else -1, (space,))


def _rule_of(position: Position, word: str) -> int:
    return next((e.rule.index for e in position.standing.classes.get(word, ())), -1)


def _no_way(position: Position, seat: int, rule: Offer, move: Move) -> Refusal:
    _, origin, goal, count = move.things
    if position.goons[seat][origin] < count:
        return Refusal("no-goons", rule.index, (origin,))
    barred = stopped_by(position, seat, origin, (goal,), count)
    if barred >= 0:
        return Refusal("forbidden", barred, (goal,))
    return Refusal("no-way", rule.index, (goal,))


def _no_march(position: Position, space: int) -> Refusal:
    """Why a creature or an adventurer cannot go on to a space."""
    way = position.agenda[-1]
    barred = NOBODY
    if isinstance(way, Way):
        barred = march_stopped_by(position, way.you, way.mover, space)
    if barred >= 0:
        return Refusal("forbidden", barred, (space,))
    return Refusal("no-way", -1, (space,))


def _no_creature(position: Position, seat: int, rule: Offer, move: Move) -> Refusal:
    """Why a creature, or a goon that no order summons, cannot be summoned."""
    frame = Frame(rule.index, seat, move.things[1], Event(seat))
    if rule.price is not None and rule.price(position, frame) > position.points[seat]:
        return Refusal("too-few-points", rule.index)
    barred = _no_summoning(position, seat, frame.it)
    return Refusal("forbidden", barred) if barred >= 0 else Refusal("impossible", rule.index)


def _no_order(position: Position, seat: int, rule: Offer, move: Move) -> Refusal:
    frame = Frame(rule.index, seat, NOBODY, Event(seat))
    frame.event.order = move.things[1] if len(move.things) > 1 else -1
    if rule.price is not None and rule.price(position, frame) > position.points[seat]:
        return Refusal("too-few-points", rule.index)
    barred = _no_summoning(position, seat, NOBODY)
    return Refusal("forbidden", barred) if barred >= 0 else Refusal("impossible", rule.index)


def _no_summoning(position: Position, seat: int, mover: int) -> int:
    """Return a rule that keeps a creature, or a goon, from all tiles; -1 if one is open to it."""
    found = NOBODY
    for tile in bits(position.tiles):
        told = Event(seat, tile)
        told.mover, told.other = mover, seat
        barred = forbidden(position, "summon creature" if mover >= 0 else "summon goon", told)
        if barred < 0:
            return NOBODY
        found = barred if found < 0 else found
    return found


_REASONS = {"move squad": _no_way, "summon": _no_creature}
