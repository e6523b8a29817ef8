"""What is true of every position, whatever the rules: for tests, soaks and the wary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from regola_engine.conquest.ground import union
from regola_engine.conquest.play import FINDS

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = ["violations"]


def violations(position: Position) -> list[str]:
    """Return what is wrong with a position, in words for programmers; nothing in a sound one."""
    return [fault for check in _CHECKS for fault in check(position)]


def _peoples(position: Position) -> list[int]:
    owners = position.owner
    return [p for p in range(position.game.seats, len(owners)) if owners[p] >= 0]


def _tokens(position: Position) -> Iterator[str]:
    """The tokens of a people in all places together are those of its box."""
    for people in _peoples(position):
        spots = (position.hand[people], position.tray[people], position.aside[people])
        regions = enumerate(position.tokens)
        standing = sum(n for region, n in regions if position.holder[region] == people)
        box = position.game.races[position.race[people]].box
        if standing + sum(spots) != box or min(spots) < 0:
            yield f"people {people}: {standing} + {spots} of {box} tokens"


def _owners(position: Position) -> Iterator[str]:
    """A region has one holder or none; who has tokens in it holds it."""
    for region, people in enumerate(position.holder):
        holders = [p for p in _peoples(position) if position.held[p] >> region & 1]
        if holders != ([people] if people >= 0 else []):
            yield f"region {region}: held by {holders}, not by {people}"
        if position.tokens[region] < 0 or (people < 0 and position.tokens[region]):
            yield f"region {region}: {position.tokens[region]} tokens of nobody"


def _coins(position: Position) -> Iterator[str]:
    """Coins come from the bank and go back to it; nobody owes any."""
    total = sum(position.coins) + sum(position.row_coins) + position.bank
    if total or min(position.coins) < 0:
        yield f"coins: {position.coins} with {position.row_coins} and {position.bank}"


def _pieces(position: Position) -> Iterator[str]:
    """The pieces of a kind in all places together are those of its box."""
    size = position.game.ground.size
    for kind, piece in enumerate(position.game.kinds):
        if piece is None:
            continue
        lying = position.lying[kind * size : (kind + 1) * size]
        dealt = position.dealt[kind * position.game.seats : (kind + 1) * position.game.seats]
        loose = position.carried[kind] + position.boxed[kind] + sum(dealt)
        where = sum(1 << region for region, count in enumerate(lying) if count)
        if where != position.where[kind]:
            yield f"{piece.reference}: lies in {where:b}, not in {position.where[kind]:b}"
        holders = sum(1 << seat for seat, count in enumerate(dealt) if count)
        if holders != position.given[kind] or min(dealt) < 0:
            yield f"{piece.reference}: {dealt} before players, not {position.given[kind]:b}"
        if min(lying) < 0 or (_in_play(position, kind) and sum(lying) + loose != piece.box):
            yield f"{piece.reference}: {sum(lying)} + {loose} of {piece.box} pieces"


def _in_play(position: Position, kind: int) -> bool:
    """Tell whether a kind of pieces is out of its box: of the base rules, or of a people."""
    owner = position.game.owners[kind]
    if owner is None:
        return False
    always = owner.base is not None or owner.kind in FINDS
    return always or position.bearer[kind] >= 0


def _defenders(position: Position) -> Iterator[str]:
    """The defenders kept by region are the tokens and pieces that lie there."""
    game = position.game
    size = game.ground.size
    for region, tokens in enumerate(position.tokens):
        pieces = sum(
            weight * position.lying[kind * size + region]
            for kind, weight in enumerate(game.piece_weight)
        )
        if position.defenders[region] != tokens * game.token_weight + pieces:
            yield f"region {region}: {position.defenders[region]} defenders"


def _neighbours(position: Position) -> Iterator[str]:
    """The neighbours kept for a people are those of its regions."""
    for people in _peoples(position):
        found = union(position.game.ground.beside, position.held[people])
        if position.near[people] not in (-1, found):
            yield f"people {people}: neighbours {position.near[people]:b}, not {found:b}"


def _banners(position: Position) -> Iterator[str]:
    """Each banner and each badge is in one place: with a people, in the row, in its stack."""
    peoples = _peoples(position)
    races = [position.race[p] for p in peoples] + position.race_stack + position.row_races
    powers = [position.power[p] for p in peoples] + position.power_stack + position.row_powers
    powers += [power for power in position.lent if power >= 0]
    if position.row_taken >= 0:
        return
    for name, numbers, known in (
        ("races", races, len(position.game.races)),
        ("powers", powers, len(position.game.powers)),
    ):
        if len(set(numbers)) != len(numbers) or len(numbers) != known:
            yield f"{name}: {sorted(numbers)}"


_CHECKS: tuple[Callable[[Position], Iterator[str]], ...] = (
    _tokens,
    _owners,
    _coins,
    _pieces,
    _defenders,
    _neighbours,
    _banners,
)
