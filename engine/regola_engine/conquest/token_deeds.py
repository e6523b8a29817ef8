"""The verbs that move race tokens: gain, set aside, put, discard, take up, redeploy, abandon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest import vocabulary as h
from regola_engine.conquest.conquering import banned
from regola_engine.conquest.deeds import choose
from regola_engine.conquest.events import happen, lose_tokens
from regola_engine.conquest.frames import (
    ASKED,
    DONE,
    FAILED,
    PENDING,
    UNTOUCHED,
    Frame,
    Question,
)
from regola_engine.conquest.ground import bits
from regola_engine.conquest.log import note, of_people
from regola_engine.conquest.moves import PUT, thing_moves
from regola_engine.conquest.piles import (
    FROM_HAND,
    FROM_TRAY,
    has_tokens,
    how_many,
    people_acting,
    tokens_in_spots,
)
from regola_engine.conquest.position import NOBODY
from regola_engine.conquest.rules import ALL
from regola_engine.conquest.sets import empty_regions, regions_of_players
from regola_engine.conquest.tokens import add_tokens, claim, release
from regola_engine.conquest.values import evaluate

if TYPE_CHECKING:
    from collections.abc import Callable

    from regola_engine.conquest.position import Position

__all__ = [
    "abandon",
    "can_discard",
    "can_put_tokens",
    "discard_tokens",
    "gain_tokens",
    "held_by",
    "march",
    "own_regions",
    "put_tokens",
    "put_tokens_in_each",
    "redeploy",
    "regions_to_settle",
    "set_aside",
    "take_up",
    "withdraw",
]


def held_by(position: Position, you: int) -> int:
    """Return the regions of a people, or those of the active people of a player who acts."""
    people = people_acting(position, you)
    return 0 if people == NOBODY else position.held[people]


def own_regions(position: Position, you: int) -> int:
    """Return the regions of a people, or those of all peoples of a player who acts."""
    if you >= position.game.seats:
        return position.held[you]
    return regions_of_players(position, 1 << you)


def gain_tokens(position: Position, frame: Frame, count: int) -> int:
    """Take race tokens from the tray in hand, as many as there are."""
    people = people_acting(position, frame.you)
    if people == NOBODY:
        return FAILED
    taken = min(count, position.tray[people])
    position.tray[people] -= taken
    position.hand[people] += taken
    if taken:
        pair = of_people(position, people)
        note(position, "tokens", position.owner[people], frame.rule, *pair, taken)
    return DONE


def set_aside(position: Position, frame: Frame, count: int) -> int:
    """Set tokens aside: from the hand, then from regions that the player chooses."""
    you = frame.you
    if frame.due < 0:
        there = position.hand[you] + _tokens_in(position, position.held[you])
        frame.due = how_many(count, there)
    taken = min(frame.due, position.hand[you])
    position.hand[you] -= taken
    position.aside[you] += taken
    frame.due -= taken
    while frame.due > 0 and position.held[you]:
        region = _chosen_next(position, frame, position.held[you])
        if region == PENDING:
            return ASKED
        _take_one(position, region)
        position.aside[you] += 1
        frame.due -= 1
    return DONE


def _take_one(position: Position, region: int) -> None:
    add_tokens(position, region, -1)
    if not position.tokens[region]:
        leave_region(position, region)


def regions_to_settle(position: Position, you: int) -> int:
    """Return the regions that a people may put tokens in: its own, and empty ones of nobody."""
    found = position.held[you]
    for region in bits(empty_regions(position)):
        if position.holder[region] == NOBODY:
            found |= 1 << region
    return found


def can_put_tokens(position: Position, you: int, spots: int, count: int, mask: int) -> bool:
    """Tell whether a people has tokens to put, and a region of a set to put them in."""
    return has_tokens(position, you, spots, count) and bool(mask & regions_to_settle(position, you))


def put_tokens(position: Position, frame: Frame, count: int, spots: int, mask: int) -> int:
    """
    Put tokens in a region of the people, or an empty one of nobody, which it then occupies.

    They come from the tray first where it may be used. All tokens are those of the last place that
    may be used, be they none.
    """
    you = frame.you
    # What happened since may have driven the people out of the region.
    mask &= regions_to_settle(position, you)
    if count > ALL // 2:
        count = how_many(count, tokens_in_spots(position, you, spots)[-1])
    if not mask or not has_tokens(position, you, spots, count):
        return FAILED
    _draw(position, you, spots, count)
    _settle(position, you, bits(mask)[0], count)
    return DONE


def put_tokens_in_each(position: Position, frame: Frame, count: int, spots: int, mask: int) -> int:
    """
    Put so many tokens in each region of a set that the people may settle, as long as it has them.

    Where there are too few for all, the player chooses the regions. ``frame.due`` are those
    still without.
    """
    you = frame.you
    if frame.due < 0:
        frame.due = mask & regions_to_settle(position, you)
        if not frame.due or not has_tokens(position, you, spots, count):
            return FAILED
    while frame.due and has_tokens(position, you, spots, count):
        regions = frame.due.bit_count()
        enough = regions == 1 or _portions(position, you, spots, count) >= regions
        if frame.answer is None and enough:
            region = bits(frame.due)[0]
        else:
            region = _chosen_next(position, frame, frame.due)
        if region == PENDING:
            return ASKED
        _draw(position, you, spots, count)
        frame.due &= ~(1 << region)
        _settle(position, you, region, count)
    return DONE


def _portions(position: Position, you: int, spots: int, count: int) -> int:
    """How often a people has so many tokens in one of the places."""
    return sum(there // count for there in tokens_in_spots(position, you, spots))


def _draw(position: Position, you: int, spots: int, count: int) -> None:
    """Take so many tokens from one place: the tray first, where it may be used."""
    if spots & FROM_TRAY and position.tray[you] >= count:
        position.tray[you] -= count
    elif spots & FROM_HAND and position.hand[you] >= count:
        position.hand[you] -= count
    else:
        position.aside[you] -= count


def _settle(position: Position, you: int, region: int, count: int) -> None:
    frames: list[Frame] = []
    if position.holder[region] == NOBODY and count:
        happen(position, h.OCCUPY, you, region, frames)
        claim(position, you, region)
    add_tokens(position, region, count)
    position.agenda.extend(reversed(frames))


def discard_tokens(position: Position, frame: Frame, count: int, mask: int) -> int:
    """
    Put tokens that stand in regions back in their tray; empty regions are lost.

    Of fewer than all, the player chooses the regions, one token at a time. Of too few all go, and
    it is not done: nothing that is had for them is had for less.
    """
    if frame.due < 0 < count <= ALL // 2 and can_discard(position, mask, 1):
        frame.due = count
    outcome = _taken_from(position, frame, count, mask, _standing, _discard)
    return FAILED if outcome == DONE and frame.due > 0 else outcome


def can_discard(position: Position, mask: int, count: int) -> bool:
    """Tell whether as many tokens stand in regions as are to be discarded, of all of them any."""
    meant = 1 if count > ALL // 2 else max(1, count)
    return _tokens_in(position, mask & position.game.ground.everywhere) >= meant


def withdraw(position: Position, frame: Frame, count: int, mask: int) -> int:
    """
    Take tokens of the people in hand from regions, beyond those that must stay.

    Of fewer than all, the player chooses the regions, one token at a time.
    """
    held = position.held[frame.you] & mask
    return _taken_from(position, frame, count, held, _loose, _take_up)


def _loose(position: Position, mask: int) -> dict[int, int]:
    """Return how many tokens stand in regions beyond those that must stay, where there are some."""
    found: dict[int, int] = {}
    for people in {position.holder[region] for region in bits(mask)} - {NOBODY}:
        held = position.held[people] & mask
        stay = evaluate(position, h.GARRISON, people, held)
        found |= {region: position.tokens[region] - max(0, stay[region]) for region in bits(held)}
    return {region: count for region, count in sorted(found.items()) if count > 0}


def _standing(position: Position, mask: int) -> dict[int, int]:
    """Return how many tokens stand in regions, where there are some."""
    return {region: position.tokens[region] for region in bits(_with_tokens(position, mask))}


def _take_up(position: Position, region: int, count: int) -> None:
    position.hand[position.holder[region]] += count
    add_tokens(position, region, -count)
    if not position.tokens[region]:
        leave_region(position, region)


def _taken_from(  # what is asked where, and what is done with it
    position: Position,
    frame: Frame,
    count: int,
    mask: int,
    there: Callable[[Position, int], dict[int, int]],
    take: Callable[[Position, int, int], None],
) -> int:
    """Take tokens from regions: of fewer than all the player chooses where, one at a time."""
    open_ones = there(position, mask)
    if frame.due < 0:
        meant = how_many(count, _tokens_in(position, mask & position.game.ground.everywhere))
        frame.due = min(meant, sum(open_ones.values()))
        if not frame.due:
            return FAILED
    while frame.due > 0 and open_ones:
        region = next(iter(open_ones))
        taken = min(frame.due, open_ones[region])
        if frame.due < sum(open_ones.values()) and len(open_ones) > 1:
            region, taken = _chosen_next(position, frame, sum(1 << one for one in open_ones)), 1
        if region == PENDING:
            return ASKED
        frame.due -= taken
        take(position, region, taken)
        open_ones = there(position, mask)
    return DONE


def march(position: Position, frame: Frame, count: int, source: int, target: int) -> int:
    """
    Move tokens of the people from one region to another that it may settle, as many as there are.

    The player chooses the regions, the one that they leave first; left empty, it is lost.
    """
    you = frame.you
    target &= regions_to_settle(position, you)
    if not target:
        return FAILED
    if frame.due == UNTOUCHED:
        alone = 0 if target & (target - 1) else target
        start = choose(
            position, frame, _with_tokens(position, source & position.held[you]) & ~alone
        )
        if start < 0:
            return ASKED if start == PENDING else FAILED
        frame.due = start
    start = frame.due
    end = choose(position, frame, target & ~(1 << start))
    if end < 0:
        return ASKED if end == PENDING else FAILED
    taken = how_many(count, position.tokens[start])
    add_tokens(position, start, -taken)
    if not position.tokens[start]:
        leave_region(position, start)
    _settle(position, you, end, taken)
    return DONE if taken else FAILED


def _chosen_next(position: Position, frame: Frame, mask: int) -> int:
    """Ask for the next of several regions, once all that the last one set off is done."""
    if position.agenda and position.agenda[-1] is not frame:
        return PENDING
    return choose(position, frame, mask)


def _tokens_in(position: Position, mask: int) -> int:
    return sum(position.tokens[region] for region in bits(mask))


def _with_tokens(position: Position, mask: int) -> int:
    """The regions of a set where tokens stand."""
    inside = bits(mask & position.game.ground.everywhere)
    return sum(1 << region for region in inside if position.tokens[region])


def _discard(position: Position, region: int, count: int) -> None:
    frames: list[Frame] = []
    lose_tokens(position, region, count, frames)
    position.tray[position.holder[region]] += count
    add_tokens(position, region, -count)
    if not position.tokens[region]:
        leave_region(position, region)
    position.agenda.extend(reversed(frames))


def take_up(position: Position, frame: Frame, mask: int) -> int:
    """Take in hand the tokens in regions beyond those that must stay."""
    you = frame.you
    held = position.held[you] & mask
    stay = evaluate(position, h.GARRISON, you, held)
    for region in bits(held):
        surplus = position.tokens[region] - max(0, stay[region])
        if surplus > 0:
            add_tokens(position, region, -surplus)
            position.hand[you] += surplus
    return DONE


def _carries(position: Position, you: int) -> bool:
    """Tell whether a people has pieces in hand."""
    return any(
        count and bearer == you
        for count, bearer in zip(position.carried, position.bearer, strict=True)
    )


def redeploy(position: Position, frame: Frame) -> int:
    """
    Put the tokens in hand in the people's regions, one by one.

    On its player's turn a people first takes up what need not stay where it is; another people
    redeploys only if it has tokens or pieces in hand. A region where no token stands in the end is
    left.
    """
    you = frame.you
    if banned(position, you, h.REDEPLOY):
        return FAILED
    if frame.due < 0:
        frame.due = 0
        if position.owner[you] == position.seat:
            take_up(position, frame, -1)
        elif not position.hand[you] and not _carries(position, you):
            return FAILED
    if position.hand[you] and position.held[you]:
        seat = position.owner[you]
        position.question = Question(
            f.PUT_TOKEN, seat, thing_moves(PUT, position.held[you]), False, you
        )
        return ASKED
    for region in bits(position.held[you] & ~_with_tokens(position, position.held[you])):
        leave_region(position, region)
    frames: list[Frame] = []
    happen(position, h.REDEPLOY, you, you, frames)
    position.agenda.extend(reversed(frames))
    return DONE


def leave_region(position: Position, region: int) -> None:
    """Give a region up: its holder loses it and no tokens."""
    you = position.holder[region]
    frames: list[Frame] = []
    happen(position, h.LOSE, you, region, frames)
    pair, seat = of_people(position, you), position.owner[you]
    note(position, "leave", seat, position.under_way, *pair, region, position.tokens[region])
    position.hand[you] += position.tokens[region]
    add_tokens(position, region, -position.tokens[region])
    release(position, region)
    position.agenda.extend(reversed(frames))


def abandon(position: Position, frame: Frame, mask: int) -> int:
    """Take all tokens of regions in hand and leave them."""
    you = people_acting(position, frame.you)
    mask &= ~banned(position, you, h.ABANDON)
    for region in bits(mask):
        frames: list[Frame] = []
        happen(position, h.ABANDON, you, region, frames)
        leave_region(position, region)
        position.agenda.extend(reversed(frames))
    return DONE if mask else FAILED
