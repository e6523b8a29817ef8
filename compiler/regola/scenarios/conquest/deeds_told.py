"""What may be done in a position, in the words of examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from regola_engine.conquest import PEOPLE, PIECE, PIECES, PLAYER, REGION, SLOT, Offer
from regola_engine.conquest.play import COUNT, OFFER, modes_of
from regola_engine.conquest.play import frames as f
from regola_engine.conquest.play import vocabulary as h
from regola_engine.kernel import RULES, Move

if TYPE_CHECKING:
    from regola_engine.conquest.play import State

__all__ = ["ROLL", "answers", "offer_of", "takings"]

ROLL = "roll"
"""The verb of an offer to roll dice before anything is chosen."""

_OWN_WORDS = ("abandon", "decline")
"""The verbs that are steps of their own; whatever else an item offers is used."""


def offer_of(move: Move) -> Offer | None:
    """Return the offer that a move takes."""
    rule = RULES[move.rule][0] if move.sort == OFFER else None
    return rule if isinstance(rule, Offer) else None


def takings(state: State, moves: Sequence[Move], players: Sequence[str]) -> Iterator[str]:
    """Give what takes the offers that moves take."""
    for move in moves:
        offer = offer_of(move)
        if offer is not None:
            yield _taking(state, offer, move, players)


def _taking(state: State, offer: Offer, move: Move, players: Sequence[str]) -> str:
    thing = _thing(state, offer.things, move.thing, players)
    verb = offer.verb
    if offer.verb == h.ASSAULT:
        return f"conquer {thing} die 0"
    if offer.verb == h.CONQUER:
        return " using ".join((f"conquer {thing}", *_joined(state, move)))
    if offer.verb == h.CHOOSE_COMBINATION:
        return f"choose slot {move.thing}"
    if verb in _OWN_WORDS:
        return f"{verb} {thing}".rstrip()
    dice = " die 0" if verb == ROLL else ""
    return f"use {_id(RULES[move.rule][1])} {thing}".rstrip() + dice


def _joined(state: State, move: Move) -> tuple[str, ...]:
    """Return the items whose offers a conquest makes use of."""
    question = state.question
    if not modes_of(move) or question is None:
        return ()
    modes = state.rulesets[question.you].mode_sets[modes_of(move) - 1]
    return tuple(_id(RULES[mode.index][1]) for mode in modes)


def answers(state: State, players: Sequence[str]) -> Iterator[str]:
    """Give what a rule under way asks: whose it is, and what may be named."""
    agenda, question = state.agenda, state.question
    if question is None:
        return
    item = _id(RULES[agenda[-1].rule][1]) if agenda and agenda[-1].rule >= 0 else ""
    if question.about == f.YES_NO:
        yield f"use {item}"
        return
    things = question.kind if question.about in (f.CHOOSE, f.HOW_MANY) else REGION
    for thing in question.things:
        yield f"use {item} {_thing(state, things, thing, players)}".rstrip()


def _thing(state: State, things: int, thing: int, players: Sequence[str]) -> str:
    if thing < 0:
        return ""
    if things == REGION:
        return state.game.board.places[thing].id
    if things == PIECE:
        return _id(PIECES.names[thing])
    if things == PLAYER:
        return players[thing]
    if things == PEOPLE:
        return players[state.owner[thing]]
    return str(thing) if things in (SLOT, COUNT) else ""


def _id(reference: str) -> str:
    return reference.rpartition("/")[2]
