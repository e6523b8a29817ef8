"""Who bears relics and places, and the powers that these lend."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest.ground import bits
from regola_engine.conquest.world import refresh_world

if TYPE_CHECKING:
    from regola_engine.conquest.items import Item
    from regola_engine.conquest.position import Position

__all__ = ["itself", "recall", "ruleset_of", "settle_bearers", "take_pieces"]

_NOBODY = -1


def settle_bearers(position: Position) -> None:
    """
    Give each people the rules of the relics and places in its regions.

    To be called when one of these moves, or a region where one lies changes hands.
    """
    game = position.game
    position.finds = 0
    for kind in game.finds:
        position.finds |= position.where[kind]
    changed = False
    for people in range(game.seats, len(position.owner)):
        gear = _gear(position, people)
        if gear != position.gear[people]:
            position.gear[people] = gear
            ruleset_of(position, people)
            changed = True
    if changed:
        _settle_pieces(position)
        refresh_world(position)


def ruleset_of(position: Position, people: int) -> None:
    """Put the rules in force for a people together."""
    race, power = position.race[people], position.power[people]
    declined = bool(position.declined_peoples >> people & 1)
    gear = position.gear[people]
    position.rulesets[people] = position.game.ruleset(race, power, declined=declined, gear=gear)


def _gear(position: Position, people: int) -> tuple[tuple[int, int], ...]:
    """The relics and places of a people with the powers that lie with them, in order."""
    if position.owner[people] < 0:
        return ()
    held, where = position.held[people], position.where
    borne = [kind for kind in position.game.finds if where[kind] & held]
    guise = position.guise[people]
    if guise and guise[0] not in borne:
        borne.append(guise[0])
    return tuple((kind, position.lent[kind]) for kind in sorted(borne))


def _settle_pieces(position: Position) -> None:
    """Give the pieces of relics, places and lent powers to whoever bears these."""
    game = position.game
    bearers = {
        kind: people
        for people in range(game.seats, len(position.owner))
        for kind, _power in position.gear[people]
        if position.where[kind] & position.held[people]
    }
    for kind in game.finds:
        bearer = bearers.get(kind, _NOBODY)
        item = game.owners[kind]
        for piece in item.pieces if item is not None else ():
            position.bearer[piece.word] = bearer
        if position.lent[kind] >= 0:
            _lend_pieces(position, game.powers[position.lent[kind]], bearer)


def _lend_pieces(position: Position, power: Item, bearer: int) -> None:
    """Pieces of a lent power do not go from one people to the next: they begin anew."""
    for piece in power.pieces:
        if position.bearer[piece.word] != bearer:
            recall(position, piece.word)
            position.bearer[piece.word] = bearer


def take_pieces(position: Position, people: int, items: list[Item]) -> None:
    """Give a people the pieces of its race and power, all in the box."""
    for item in items:
        for piece in item.pieces:
            recall(position, piece.word)
            position.bearer[piece.word] = people
            position.boxed[piece.word] = piece.box


def recall(position: Position, kind: int) -> None:
    """Put all pieces of a kind back in the box, wherever they are."""
    from regola_engine.conquest.markers import EVERYBODY, take_markers
    from regola_engine.conquest.tokens import drop_piece

    for region in bits(position.where[kind]):
        position.boxed[kind] += drop_piece(position, kind, region)
    position.boxed[kind] += position.carried[kind] + take_markers(position, kind, EVERYBODY)
    position.carried[kind] = 0


def itself(position: Position, you: int, kind: int) -> int:
    """Return the kind of the piece that a rule of a relic is about: it, or what is used as it."""
    guise = position.guise[you]
    return guise[1] if guise and guise[0] == kind else kind
