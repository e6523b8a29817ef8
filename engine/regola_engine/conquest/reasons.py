"""Why a move is refused: the rule that stands in its way, and its numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.conquering import force
from regola_engine.conquest.moves import OFFER
from regola_engine.conquest.rules import Offer
from regola_engine.conquest.values import number
from regola_engine.kernel.faults import Refusal
from regola_engine.kernel.items import RULES
from regola_engine.kernel.limits import may_use
from regola_engine.kernel.standing import barred

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.kernel.moves import Move

__all__ = ["ban_on", "why_not"]

_ATTACKS = (h.CONQUER, h.ASSAULT)


def why_not(position: Position, move: Move) -> Refusal:
    """Return the reason why a move is not legal."""
    question = position.question
    if question is None:
        return Refusal("over")
    if move.sort != OFFER or question.about != f.OFFERS or not 0 <= move.rule < len(RULES):
        return Refusal("not-asked")
    offer = RULES[move.rule][0]
    if not isinstance(offer, Offer):
        return Refusal("not-asked")
    return _offer_refused(position, question, offer, move)


def _offer_refused(position: Position, question: f.Question, offer: Offer, move: Move) -> Refusal:
    you, thing = question.you, move.thing
    ruleset = position.rulesets[you]
    open_now = [entry.rule for entry in ruleset.offers.get(position.moment, ())]
    if offer not in (*open_now, *ruleset.modes):
        return Refusal("not-now", offer.index)
    if not may_use(position, offer, you):
        return Refusal("used-up", offer.index)
    ban = ban_on(position, you, offer.verb, thing)
    if ban >= 0:
        return Refusal("forbidden", ban, (thing,))
    if offer.targets is not None and not offer.targets(position, you) >> max(thing, 0) & 1:
        return Refusal("no-target", offer.index, (thing,))
    if offer.verb == h.CONQUER:
        return _too_costly(position, you, offer, thing)
    return Refusal("impossible", offer.index, (thing,))


def ban_on(position: Position, you: int, verb: str, thing: int) -> int:
    """Return the rule that forbids a deed on a thing, -1 if none does."""
    verbs = (h.ATTACK, verb) if verb in _ATTACKS else (verb,)
    return barred(position, verbs, position.told(verb, you, thing))


def _too_costly(position: Position, you: int, offer: Offer, region: int) -> Refusal:
    cost = number(position, h.CONQUEST_COST, you, region)
    return Refusal("too-costly", offer.index, (region, cost, force(position, you)))
