"""What a people may do at a moment, as moves; and the taking of an offer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.classes import shielded
from regola_engine.conquest.conquering import (
    affordable,
    allowed,
    banned,
    conquer_region,
    mode_targets,
    modes_joined,
    possible,
    settings_of,
)
from regola_engine.conquest.events import OF_CONQUEST, forestalled, happen
from regola_engine.conquest.frames import FORETOLD, Asked, Event, Frame
from regola_engine.conquest.moves import modes_of, offer_move, offer_moves
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import PEOPLE, PIECE, REGION, Offer
from regola_engine.conquest.values import costs
from regola_engine.kernel.items import RULES
from regola_engine.kernel.limits import may_use, note_use
from regola_engine.kernel.moves import PASS, Move

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["open_offers", "take_offer"]


def open_offers(position: Position, you: int, moment: str) -> list[Move]:
    """Return the moves that a people is offered; leaving the rest is the last, where it may."""
    found: list[Move] = []
    obliged = False
    position.short = ()
    for entry in position.rulesets[you].offers.get(moment, ()):
        offer = entry.rule
        if offer.times and not may_use(position, offer, you):
            continue
        lister = _targets if offer.piece >= 0 else _LISTERS.get(offer.verb, _targets)
        moves = lister(position, you, offer)
        if moves:
            found.extend(moves)
            obliged = obliged or offer.obliged
    position.cost_people = -1
    if found and not obliged:
        found.append(PASS)
    return found


def _targets(position: Position, you: int, offer: Offer) -> Sequence[Move]:
    bans = banned(position, you, offer.verb) if offer.piece < 0 else 0
    if offer.targets is None:
        return [] if bans or not _can(position, you, offer) else [offer_move(offer.index)]
    mask = offer.targets(position, you) & _universe(position, offer.things) & ~bans
    if offer.things == REGION:
        mask &= ~shielded(position, you)
    mask = possible(position, you, offer, mask)
    return offer_moves(offer.index, mask) if mask else []


def _universe(position: Position, things: int) -> int:
    """All things of a sort, so that a complement is a set."""
    if things == REGION:
        return position.game.ground.everywhere
    sizes = {PEOPLE: len(position.owner), PIECE: position.game.piece_words}
    return (1 << sizes.get(things, 16)) - 1


def _can(position: Position, you: int, offer: Offer) -> bool:
    asked = Asked(you, Event(offer.verb, you))
    return offer.possible is None or offer.possible(position, asked)


def _conquests(position: Position, you: int, offer: Offer) -> list[Move]:
    mask = allowed(position, you)
    values = position.costs = costs(position, you, mask)
    position.cost_people, position.cost_mask = you, mask
    found = list(offer_moves(offer.index, affordable(position, you, mask, values)))
    for number, modes in enumerate(position.rulesets[you].mode_sets, 1):
        targets = mode_targets(position, you, modes, mask)
        if targets:
            found.extend(offer_moves(offer.index, targets, number))
    return found


def _assaults(position: Position, you: int, offer: Offer) -> list[Move]:
    """
    Attempts with the die, joined to further offers, too.

    By base rules only where the tokens do not suffice without it; other rules say for themselves.
    """
    bans = banned(position, you, h.ASSAULT)
    if offer.targets is None:
        return []
    if position.cost_people == you:
        mask, values = position.cost_mask, position.costs
    else:
        mask = allowed(position, you)
        values = costs(position, you, mask)
    last = offer.index in position.game.last_attempts
    mask &= offer.targets(position, you) & ~bans
    if last:
        mask &= ~affordable(position, you, mask, values)
    else:
        mask &= ~shielded(position, you)
    found = list(offer_moves(offer.index, mask)) if mask else []
    if last:
        found += _joined_assaults(position, you, offer, ~bans)
    return found


def _joined_assaults(position: Position, you: int, offer: Offer, free: int) -> list[Move]:
    """Last attempts on regions for which the tokens do not suffice even with further offers."""
    found: list[Move] = []
    if not any(position.short) or offer.targets is None:
        return found
    position.cost_people = NOBODY
    for number, short in enumerate(position.short, 1):
        if short:
            position.deed = settings_of(modes_joined(position, you, number))
            mask = short & free & offer.targets(position, you)
            position.deed = ()
            found += offer_moves(offer.index, mask, number)
    return found


_LISTERS: dict[str, Callable[[Position, int, Offer], Sequence[Move]]] = {
    h.CONQUER: _conquests,
    h.ASSAULT: _assaults,
}


def take_offer(position: Position, you: int, move: Move) -> None:
    """Do the deed of an offer and put its steps on the agenda."""
    offer = RULES[move.rule][0]
    if not isinstance(offer, Offer):
        raise TypeError(move)
    if offer.verb == h.CONQUER and offer.piece < 0:
        deed = Frame(offer.index, you, NOBODY, Event(offer.verb, you, move.thing))
        deed.modes, deed.due = modes_of(move), FORETOLD
        if not forestalled(position, OF_CONQUEST, you, move.thing, deed):
            conquer_region(position, you, move.thing, modes_joined(position, you, modes_of(move)))
        return
    note_use(position, offer, you)
    if offer.act is not None:
        deed = Frame(offer.index, you, NOBODY, Event(offer.verb, you, move.thing))
        deed.modes = modes_of(move)
        position.agenda.append(deed)
    if offer.verb == h.ASSAULT:
        # What an attempt sets off comes before the die: a conquest that follows is an attack, too.
        frames: list[Frame] = []
        happen(position, h.ASSAULT, you, move.thing, frames)
        position.agenda.extend(reversed(frames))
