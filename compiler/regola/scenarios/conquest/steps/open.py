"""What a player might do instead of a step that is refused, in the words of examples."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.steps.common import offer_of
from regola_engine.conquest import frames as f
from regola_engine.conquest import helping as h
from regola_engine.conquest.ground import bits
from regola_engine.conquest.rules import PIECE, PLAYER, REGION, SLOT, Offer
from regola_engine.conquest.words import PIECES, VERBS
from regola_engine.kernel.items import RULES

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table
    from regola_engine.conquest.moves import Move

__all__ = ["answers", "in_words", "open_now"]

_MOST = 8
"""How many deeds are told; a turn of a large people offers dozens."""

_OWN_WORDS = ("abandon", "decline")
"""The verbs that are steps of their own; whatever else an item offers is used."""


def open_now(table: Table) -> tuple[str, ...]:
    """Return what is open at the next question to the player on turn, a few at most."""
    table.go_on_until(lambda: _is_asked(table))
    question = table.state.question
    if not _is_asked(table) or question is None:
        return ()
    told = _offered(table) if question.sort == f.OFFERS else answers(table, question)
    return tuple(dict.fromkeys(told))[:_MOST]


def _is_asked(table: Table) -> bool:
    question = table.state.question
    return question is not None and question.seat == table.state.seat


def _offered(table: Table) -> Iterator[str]:
    for move in table.state.moves:
        offer = offer_of(move)
        if offer is not None:
            yield in_words(table, offer, move)


def in_words(table: Table, offer: Offer, move: Move) -> str:
    """Return what takes an offer, as examples write it."""
    thing = _thing(table, offer, move.thing)
    verb = VERBS.names[offer.verb]
    if offer.verb == h.ASSAULT:
        return f"conquer {thing} die 0"
    if offer.verb == h.CONQUER:
        using = _joined(table, move)
        return f"conquer {thing} using {using}" if using else f"conquer {thing}"
    if offer.verb == h.CHOOSE_COMBINATION:
        return f"choose slot {move.thing}"
    if verb in _OWN_WORDS:
        return f"{verb} {thing}".rstrip()
    return f"use {_id(RULES[move.rule][1])} {thing}".rstrip()


def _joined(table: Table, move: Move) -> str:
    """Return the items whose offers a conquest makes use of."""
    question = table.state.question
    if not move.modes or question is None:
        return ""
    modes = table.state.kits[question.you].mode_sets[move.modes - 1]
    return " ".join(_id(RULES[mode.index][1]) for mode in modes)


def answers(table: Table, question: f.Question) -> Iterator[str]:
    """Give what a rule under way asks: whose it is, and what may be named."""
    agenda = table.state.agenda
    item = _id(RULES[agenda[-1].rule][1]) if agenda and agenda[-1].rule >= 0 else ""
    if question.sort == f.YES_NO:
        yield f"use {item}"
        return
    by_regions = question.sort != f.CHOOSE or question.detail == REGION
    for thing in bits(question.mask) if by_regions else ():
        yield f"use {item} {_region(table, thing)}"


def _thing(table: Table, offer: Offer, thing: int) -> str:
    if thing < 0:
        return ""
    if offer.things == REGION:
        return _region(table, thing)
    if offer.things == PIECE:
        return _id(PIECES.names[thing])
    if offer.things == PLAYER:
        return list(table.players)[thing]
    return str(thing) if offer.things == SLOT else ""


def _region(table: Table, region: int) -> str:
    return table.state.game.board.places[region].id


def _id(reference: str) -> str:
    return reference.rpartition("/")[2]
