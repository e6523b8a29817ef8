"""Sets that phrases name: regions, players and peoples as bit masks; and how many there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from regola_engine.conquest import rules as r
from regola_engine.conquest.classes import around
from regola_engine.conquest.conquering import force
from regola_engine.conquest.frames import acting_piece
from regola_engine.conquest.ground import bits
from regola_engine.conquest.peoples import people_is, peoples_of
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.values import costs, evaluate, in_holders_eyes, number
from regola_engine.conquest.vocabulary import CONQUEST_COST

if TYPE_CHECKING:
    from regola_engine.conquest.position import Position

__all__ = [
    "active_token_regions",
    "actor_is_in",
    "actor_is_of",
    "actor_is_piece",
    "badge_tokens",
    "banner_tokens",
    "combinations_to_choose",
    "count_any",
    "count_coins",
    "count_defenders",
    "count_groups",
    "count_pieces",
    "count_terrains",
    "count_tokens",
    "declined_token_regions",
    "defended_between",
    "defended_regions",
    "empty_regions",
    "in_phase",
    "in_phase_of",
    "is_last_round",
    "lone_token_regions",
    "nonempty_regions",
    "opponents",
    "owners_of",
    "owners_of_regions",
    "peoples",
    "peoples_in",
    "peoples_of_players",
    "peoples_that_are",
    "players",
    "players_with_coins",
    "players_with_pieces_in_hand",
    "players_with_regions",
    "players_with_tokens_in_hand",
    "regions_between",
    "regions_held_between",
    "regions_of_peoples",
    "regions_of_players",
    "regions_short_by",
    "regions_where",
    "regions_with_between",
    "regions_with_tokens",
    "shortfall",
    "slot_number",
]


# ---- players ----------------------------------------------------------------------------------


def players(position: Position) -> int:
    """Return the seats of all players."""
    return (1 << position.game.seats) - 1


def opponents(position: Position, you: int) -> int:
    """Return the seats of all players but the people's own."""
    return ((1 << position.game.seats) - 1) & ~(1 << position.owner[you])


def players_with_coins(position: Position, least: int = 1, most: int = r.ALL) -> int:
    """Return the seats of players that have so many coins."""
    having = (seat for seat, coins in enumerate(position.coins) if least <= coins <= most)
    return sum(1 << seat for seat in having)


def players_with_regions(position: Position, regions: int, least: int, most: int = r.ALL) -> int:
    """Return the seats of players of whose regions so many are among some."""
    found = 0
    for seat in range(position.game.seats):
        count = (regions_of_players(position, 1 << seat) & regions).bit_count()
        if least <= count <= most:
            found |= 1 << seat
    return found


def players_with_tokens_in_hand(position: Position) -> int:
    """Return the seats of players with tokens of some people in hand."""
    found = 0
    for people, owner in enumerate(position.owner):
        if owner >= 0 and position.hand[people]:
            found |= 1 << owner
    return found


def players_with_pieces_in_hand(position: Position) -> int:
    """Return the seats of players with pieces of some people in hand."""
    found = 0
    for kind, people in enumerate(position.bearer):
        if people >= 0 and position.carried[kind]:
            found |= 1 << position.owner[people]
    return found


def owners_of(position: Position, peoples_meant: int) -> int:
    """Return the seats of the players that have one of the peoples."""
    found = 0
    for people, owner in enumerate(position.owner):
        if owner >= 0 and peoples_meant >> people & 1 and people >= position.game.seats:
            found |= 1 << owner
    return found


def owners_of_regions(position: Position, regions: int) -> int:
    """Return the seats of the players that hold one of the regions."""
    return owners_of(position, peoples_in(position, regions))


def actor_is_of(position: Position, actor: int, seats: int) -> bool:
    """Tell whether who acts belongs to one of the players."""
    return actor >= 0 and bool(seats >> position.owner[actor] & 1)


def actor_is_in(position: Position, actor: int, peoples_meant: int) -> bool:
    """Tell whether who acts is one of the peoples in play."""
    return actor >= position.game.seats and bool(peoples_meant >> actor & 1)


def actor_is_piece(_position: Position, actor: int, kind: int) -> bool:
    """Tell whether who acts is a piece of a kind."""
    return actor == acting_piece(kind)


# ---- peoples ----------------------------------------------------------------------------------


def peoples(position: Position) -> int:
    """Return all peoples in play."""
    return position.active_peoples | position.declined_peoples


def peoples_of_players(position: Position, seats: int) -> int:
    """Return the peoples of players."""
    found = 0
    for people in range(position.game.seats, len(position.owner)):
        owner = position.owner[people]
        if owner >= 0 and seats >> owner & 1:
            found |= 1 << people
    return found


def peoples_in(position: Position, regions: int) -> int:
    """Return the peoples that hold one of the regions."""
    found = 0
    for people in bits(peoples(position)):
        if position.held[people] & regions:
            found |= 1 << people
    return found


def peoples_that_are(position: Position, word: str) -> int:
    """Return the peoples of a class, such as fleeting."""
    found = 0
    for people in bits(peoples(position)):
        if people_is(position, people, word):
            found |= 1 << people
    return found


# ---- regions ----------------------------------------------------------------------------------


def regions_of_players(position: Position, seats: int) -> int:
    """Return all regions that peoples of the players hold."""
    found = 0
    for people, owner in enumerate(position.owner):
        if owner >= 0 and seats >> owner & 1:
            found |= position.held[people]
    return found


def regions_of_peoples(position: Position, peoples_meant: int) -> int:
    """Return all regions that the peoples hold."""
    found = 0
    for people in bits(peoples_meant & peoples(position)):
        found |= position.held[people]
    return found


def active_token_regions(position: Position) -> int:
    """Return the regions where active tokens stand."""
    return regions_of_peoples(position, position.active_peoples)


def declined_token_regions(position: Position) -> int:
    """Return the regions where declined tokens stand."""
    return regions_of_peoples(position, position.declined_peoples)


def regions_with_tokens(position: Position, least: int) -> int:
    """Return the regions with at least so many race tokens."""
    found = 0
    for region, tokens in enumerate(position.tokens):
        if tokens >= least:
            found |= 1 << region
    return found


def regions_with_between(position: Position, least: int, most: int) -> int:
    """Return the regions with at least and at most so many race tokens."""
    return sum(
        1 << region for region, tokens in enumerate(position.tokens) if least <= tokens <= most
    )


def defended_regions(position: Position, least: int) -> int:
    """Return the regions with at least so many defenders, tokens and pieces."""
    return sum(1 << region for region, count in enumerate(position.defenders) if count >= least)


def defended_between(position: Position, least: int, most: int) -> int:
    """Return the regions with at least and at most so many defenders."""
    return defended_regions(position, least) & ~defended_regions(position, most + 1)


def lone_token_regions(position: Position) -> int:
    """Return the regions whose only defender is a race token."""
    found = 0
    defenders = position.defenders
    for region, tokens in enumerate(position.tokens):
        if tokens == 1 and defenders[region] == 1:
            found |= 1 << region
    return found


def nonempty_regions(position: Position) -> int:
    """Return the regions with a token or a defender."""
    found = 0
    for region, count in enumerate(position.defenders):
        if count or position.tokens[region]:
            found |= 1 << region
    return found


def empty_regions(position: Position) -> int:
    """Return the regions with neither token nor defender."""
    return position.game.ground.everywhere & ~nonempty_regions(position)


def regions_where(position: Position, test: Callable[[int], bool]) -> int:
    """Return the regions of which a test is true."""
    return sum(1 << region for region in range(position.game.ground.size) if test(region))


def regions_between(position: Position, word: int, you: int, least: int, most: int) -> int:
    """Return the regions whose number lies within limits."""
    everywhere = position.game.ground.everywhere
    values = evaluate(position, word, you, everywhere)
    return sum(1 << region for region in bits(everywhere) if least <= values[region] <= most)


def regions_held_between(position: Position, word: int, you: int, least: int, most: int) -> int:
    """Return the regions whose number, in the eyes of who holds each, lies within limits."""
    return regions_where(
        position, lambda region: least <= in_holders_eyes(position, word, you, region) <= most
    )


def regions_short_by(position: Position, you: int, least: int, most: int) -> int:
    """
    Return the regions for which tokens are short within limits.

    While conquests are listed they are those, of which the costs are known, that one may attack.
    """
    if position.cost_people == you:
        mask, values = position.cost_mask, position.costs
    else:
        mask = position.game.ground.everywhere
        values = costs(position, you, mask)
    strength, found = force(position, you), 0
    least, most = strength + least, strength + most
    for region in bits(mask):
        if least <= values[region] <= most:
            found |= 1 << region
    return found


def shortfall(position: Position, you: int, region: int) -> int:
    """Return how many tokens a people lacks for a region."""
    return number(position, CONQUEST_COST, you, region) - force(position, you)


# ---- how many ---------------------------------------------------------------------------------


def count_tokens(position: Position, mask: int) -> int:
    """Return how many race tokens stand in regions."""
    everywhere = position.game.ground.everywhere
    return sum([position.tokens[region] for region in bits(mask & everywhere)])


def count_defenders(position: Position, mask: int) -> int:
    """Return how many defenders stand in regions."""
    everywhere = position.game.ground.everywhere
    return sum([position.defenders[region] for region in bits(mask & everywhere)])


def count_pieces(position: Position, kind: int, mask: int) -> int:
    """Return how many pieces of a kind lie in regions."""
    first = kind * position.game.ground.size
    return sum([position.lying[first + region] for region in bits(position.where[kind] & mask)])


def count_coins(position: Position) -> int:
    """Return how many coins players have and combinations bear."""
    return sum(position.coins) + sum(position.row_coins)


def count_any(position: Position, sort: str, mask: int) -> int:
    """Return how many pieces of a sort lie in regions: relics, places, or any pieces."""
    game = position.game
    kinds = range(game.piece_words) if sort == "piece" else game.kinds_of(sort)
    return sum([count_pieces(position, kind, mask) for kind in kinds])


def count_groups(position: Position, you: int, mask: int) -> int:
    """Return how many groups the regions form that hang together."""
    groups = 0
    while mask:
        group, edge = 0, mask & -mask
        while edge:
            group |= edge
            edge = around(position, you, edge) & mask & ~group
        mask &= ~group
        groups += 1
    return groups


def count_terrains(position: Position, you: int, mask: int) -> int:
    """Return of how many terrains the regions are; what has none adds nothing."""
    masks = position.rulesets[you].ground.masks
    return sum(bool(masks[word] & mask) for word in position.game.terrains)


# ---- combinations -----------------------------------------------------------------------------


def combinations_to_choose(position: Position) -> int:
    """Return the slots of the row that hold a combination."""
    return (1 << len(position.row_races)) - 1


def banner_tokens(position: Position, slot: int) -> int:
    """Return the tokens on the banner of a combination."""
    return position.game.races[position.row_races[slot]].banner


def badge_tokens(position: Position, slot: int) -> int:
    """Return the tokens on the badge of a combination."""
    return position.game.powers[position.row_powers[slot]].banner


def slot_number(position: Position, word: int, you: int, slot: int) -> int:
    """Return a number of a combination in the eyes of a player, or of the player of a people."""
    said = [(NOBODY, rule) for rule in position.game.seat_ruleset.base_slot_values]
    for people in peoples_of(position, position.owner[you]):
        said += [(people, rule) for rule in position.rulesets[people].slot_values]
    told = [(bearer, rule) for bearer, rule in said if rule.word == word]
    total = 0
    for operations in _STAGES:
        for bearer, rule in told:
            stands = rule.operation in operations
            if stands and (rule.operation != r.IS or (bearer == NOBODY) is (r.MORE in operations)):
                total = _changed(total, rule.operation, rule.amount(position, bearer, slot))
    return max(0, total)


_STAGES = ((r.IS, r.MORE, r.LESS), (r.DOUBLED,), (r.AT_LEAST, r.AT_MOST), (r.IS,))
"""What is done to a number, in order: last what an *is* of an item says."""


def _changed(total: int, operation: int, amount: int) -> int:
    if operation == r.IS:
        return amount
    if operation == r.DOUBLED:
        return total * 2
    if operation == r.AT_LEAST:
        return max(total, amount)
    if operation == r.AT_MOST:
        return min(total, amount)
    return total + (amount if operation == r.MORE else -amount)


def in_phase(position: Position, you: int, phase: str, edge: str = "") -> bool:
    """Tell whether it is a phase, or its start or end, of the turn of a people's player."""
    return in_phase_of(position, 1 << position.owner[you], phase, edge)


def in_phase_of(position: Position, players: int, phase: str, edge: str = "") -> bool:
    """Tell whether it is a phase, or its start or end, of a turn of one of some players."""
    if not players >> position.seat & 1:
        return False
    now = position.moment
    if edge:
        return now == f"{edge} of {phase}"
    return phase == "turn" or now.rpartition(" of ")[2] == phase


def is_last_round(position: Position) -> bool:
    """Tell whether the round is the last."""
    return position.round >= position.game.rounds
