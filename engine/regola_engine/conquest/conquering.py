"""The conquest of a region: who may, what it takes, what it does to the loser."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.benefit import hinders
from regola_engine.conquest.classes import shielded
from regola_engine.conquest.events import happen, lose_tokens
from regola_engine.conquest.frames import Asked, Event, Frame
from regola_engine.conquest.ground import bits
from regola_engine.conquest.log import note, of_people
from regola_engine.conquest.peoples import peoples_of
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import Class, Offer
from regola_engine.conquest.tokens import add_piece, add_tokens, claim, release
from regola_engine.conquest.values import costs, number, parts_told
from regola_engine.kernel.limits import may_use, note_use
from regola_engine.kernel.log import Entry

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position
    from regola_engine.conquest.rules import Value

__all__ = [
    "affordable",
    "allowed",
    "banned",
    "conquer_region",
    "conquerable",
    "force",
    "mode_targets",
    "modes_joined",
    "possible",
    "reach_of",
    "seize_region",
    "settings_of",
]


def force(position: Position, you: int) -> int:
    """Return how many tokens, or pieces that count as tokens, a people has to conquer with."""
    if not position.hand[you]:
        return 0  # pieces do not conquer by themselves
    found = position.hand[you] * position.rulesets[you].token_worth
    for kind, worth in position.game.soldiers.items():
        if position.bearer[kind] == you:
            found += position.carried[kind] * worth
    return found


def banned(position: Position, you: int, verb: str) -> int:
    """
    Return the things to which a people may not do a deed; all where it may not do it at all.

    To a player, who acts while he has no active people, his peoples forbid what they forbid *you*.
    """
    others = position.standing.bans
    mask = _barred(position, you, verb)
    if you < position.game.seats:
        for people in peoples_of(position, position.owner[you]):
            mask |= _barred(position, people, verb)
    if verb in others:
        for ban, _, bearer, _ in others[verb]:
            mask |= ban.mover(position, bearer, you)
    return mask


def _barred(position: Position, people: int, verb: str) -> int:
    """Return what the rules of a people forbid it."""
    barred = position.rulesets[people].barred
    if verb not in barred:
        return 0
    mask, asked = barred[verb]
    for things in asked:
        mask |= things(position, people)
    return mask


def allowed(position: Position, you: int) -> int:
    """Return the regions that a people may conquer if it has the force."""
    offer = position.rulesets[you].primary
    if offer is None:
        return 0
    everywhere = position.game.ground.everywhere
    mask = everywhere if offer.targets is None else offer.targets(position, you)
    mask &= everywhere & ~banned(position, you, h.ATTACK)
    return mask & ~banned(position, you, h.CONQUER)


def affordable(position: Position, you: int, mask: int, values: list[int]) -> int:
    """Return the regions of a set whose costs a people can pay."""
    strength, found = force(position, you), 0
    for region in bits(mask):
        if values[region] <= strength:
            found |= 1 << region
    return found


def conquerable(position: Position, you: int) -> int:
    """Return the regions that a people can conquer, with the settings of the deed under way."""
    mask = allowed(position, you)
    return affordable(position, you, mask, costs(position, you, mask)) if mask else 0


def mode_targets(position: Position, you: int, modes: tuple[Offer, ...], plain: int) -> int:
    """
    Return where further offers can join a conquest; ``plain`` are the regions allowed.

    Those for which tokens are short all the same are added to ``position.short``.
    """
    mask = reach_of(position, you, modes, plain)
    if not mask:
        position.short += (0,)
        return 0
    position.deed = settings_of(modes)
    found = affordable(position, you, mask, costs(position, you, mask))
    position.deed = ()
    position.short += (mask & ~found,)
    return found


def reach_of(position: Position, you: int, modes: tuple[Offer, ...], plain: int = -1) -> int:
    """
    Return where further offers can join a conquest, whatever it costs.

    ``plain`` are the regions allowed without them, -1 where they are not known.
    """
    settings = settings_of(modes)
    if plain < 0 or any(isinstance(setting, Class) for setting in settings):
        position.deed = settings
        plain = allowed(position, you)
        position.deed = ()
    for offer in modes:
        plain &= _offered(position, you, offer) if plain else 0
    return plain


def settings_of(modes: tuple[Offer, ...]) -> tuple[Value | Class, ...]:
    """Return all that holds during a conquest that offers are joined to."""
    return tuple(setting for offer in modes for setting in offer.settings)


def _unbroken(
    position: Position, you: int, region: int, settings: tuple[Value | Class, ...]
) -> tuple[Value | Class, ...]:
    """Return the settings of a deed to a region: of abilities, a shield leaves what hinders."""
    if not shielded(position, you) >> region & 1:
        return settings
    base = position.game.base_rules
    return tuple(rule for rule in settings if rule.index in base or hinders(rule))


def modes_joined(position: Position, you: int, number: int) -> tuple[Offer, ...]:
    """Return the further offers of the set of a number, from 1; none for 0."""
    return position.rulesets[you].mode_sets[number - 1] if number else ()


def _offered(position: Position, you: int, offer: Offer) -> int:
    mask = -1 if offer.targets is None else offer.targets(position, you)
    mask &= ~shielded(position, you)
    if offer.times:
        mask = _within_limit(position, you, offer, mask)
    return possible(position, you, offer, mask & position.game.ground.everywhere)


def possible(position: Position, you: int, offer: Offer, mask: int) -> int:
    """Return the things of a set for which all that an offer takes can be done."""
    can = offer.possible
    if can is None or not mask:
        return mask
    asked = Asked(you, Event(offer.verb, you))
    found = 0
    for asked.event.thing in bits(mask):
        if can(position, asked):
            found |= 1 << asked.event.thing
    return found


def _within_limit(position: Position, you: int, offer: Offer, mask: int) -> int:
    if not offer.opponent:
        return mask if may_use(position, offer, you) else 0
    kept = 0
    for region in bits(mask & position.game.ground.everywhere):
        if may_use(position, offer, you, _whose(position, region)):
            kept |= 1 << region
    return kept


def _whose(position: Position, region: int) -> int:
    holder = position.holder[region]
    return NOBODY if holder == NOBODY else position.owner[holder]


def conquer_region(position: Position, you: int, region: int, modes: tuple[Offer, ...]) -> None:
    """
    Conquer a region with the settings of the deed under way and of further offers.

    Reactions and the steps of the offers are put on the agenda, to run in order.
    """
    outer = position.deed
    position.deed = _unbroken(position, you, region, outer + settings_of(modes))
    cost = number(position, h.CONQUEST_COST, you, region)
    if position.log is not None:
        _tell(position, you, region, cost)
    for offer in modes:
        note_use(position, offer, you, _whose(position, region) if offer.opponent else NOBODY)
    frames = _reactions(position, you, region)
    rout(position, region)
    _occupy(position, you, region, cost)
    position.deed = outer
    deed = Event(h.CONQUER, you, region)
    frames.extend(Frame(offer.index, you, NOBODY, deed) for offer in modes if offer.act is not None)
    position.agenda.extend(reversed(frames))


def _tell(position: Position, you: int, region: int, cost: int) -> None:
    """Keep a conquest in the log, with the rules that its cost comes from."""
    numbers = (*of_people(position, you), region, cost, min(cost, position.hand[you]))
    why = parts_told(position, h.CONQUEST_COST, you, region)
    entry = Entry("conquer", position.owner[you], NOBODY, numbers, why)
    if position.log is not None:
        position.log.append(entry)


def _reactions(position: Position, you: int, region: int) -> list[Frame]:
    frames: list[Frame] = []
    loser = position.holder[region]
    happen(position, h.ATTACK, you, region, frames)
    if loser != NOBODY:
        happen(position, h.LOSE, loser, region, frames)
        lose_tokens(position, region, _lost(position, region), frames)
    happen(position, h.CONQUER, you, region, frames)
    happen(position, h.OCCUPY, you, region, frames)
    return frames


def _lost(position: Position, region: int) -> int:
    """Return how many tokens go to the tray when the holder is driven from a region."""
    lost = number(position, h.TOKENS_LOST, position.holder[region], region)
    return min(position.tokens[region], max(0, lost))


def rout(position: Position, region: int) -> None:
    """Drive the holder from a region: it discards the tokens lost and takes the others in hand."""
    loser = position.holder[region]
    if loser == NOBODY:
        return
    count, lost = position.tokens[region], _lost(position, region)
    position.tray[loser] += lost
    position.hand[loser] += count - lost
    if position.log is not None:
        pair = of_people(position, loser)
        note(position, "lose", position.owner[loser], NOBODY, *pair, region, lost)
    add_tokens(position, region, -count)
    release(position, region)


def _occupy(position: Position, you: int, region: int, cost: int) -> None:
    claim(position, you, region)
    left = _after_pieces(position, you, region, cost)
    tokens = min(-(-left // position.rulesets[you].token_worth), position.hand[you])
    position.hand[you] -= tokens
    add_tokens(position, region, tokens)


def _after_pieces(position: Position, you: int, region: int, cost: int) -> int:
    """Put pieces that count as tokens in a region first, and return the cost that is left."""
    for kind, worth in position.game.soldiers.items():
        if position.bearer[kind] == you and position.carried[kind]:
            count = min(position.carried[kind], (cost - 1) // worth)
            if count > 0:
                position.carried[kind] -= count
                add_piece(position, kind, region, count)
                cost -= count * worth
    return cost


def seize_region(position: Position, actor: int, region: int) -> None:
    """Conquer a region for a piece, the actor: its holder is driven out and nobody holds it."""
    frames: list[Frame] = []
    if position.holder[region] != NOBODY:
        happen(position, h.LOSE, position.holder[region], region, frames)
        lose_tokens(position, region, _lost(position, region), frames)
    happen(position, h.CONQUER, actor, region, frames)
    rout(position, region)
    position.agenda.extend(reversed(frames))
