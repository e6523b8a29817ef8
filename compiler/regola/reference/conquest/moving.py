"""Tokens that move: between regions, and between these and the hand, the tray and the side."""

from __future__ import annotations

from regola.program.meaning import Deed, Phrase
from regola.reference.conquest.acting import facts_in, leave, object_of, people_acting
from regola.reference.conquest.facts import NOBODY
from regola.reference.conquest.game import Game
from regola.reference.conquest.tokens import (
    how_many,
    may_settle,
    put_tokens,
    set_aside,
    settle,
    take_off,
    take_up,
)
from regola.reference.family import Thing
from regola.reference.play import Asking, Doing, is_all

__all__ = ["move_tokens"]

_PILES = {"hand": "hand", "tray": "tray", "side": "aside"}


def move_tokens(play: Game, doing: Doing, deed: Deed, to: Phrase, source: Phrase | None) -> Asking:
    """So many tokens leave one place for another, as many as there are."""
    if to.type == "region" and (source is None or source.type == "region"):
        return (yield from _march(play, doing, deed, to, source))
    if to.type == "region":
        return (yield from put_tokens(play, doing, deed, to))
    if source is not None and source.type == "spot":
        return _shift(play, doing, deed, to, source)
    if to.noun == "side":
        return (yield from set_aside(play, doing, play.count(doing, deed)))
    return (yield from _take_off(play, doing, deed, to, source))


def _take_off(play: Game, doing: Doing, deed: Deed, to: Phrase, source: Phrase | None) -> Asking:
    """Tokens come from regions to the tray, or in hand: then beyond those that must stay."""
    if source is None:
        take_up(play, doing, None)
        return True
    regions = yield from play.meant(doing, source, lambda one: _is_own(play, doing, one))
    if to.noun == "hand" and is_all(object_of(deed)):
        take_up(play, doing, {int(one.key) for one in regions})
        return True
    pile = _PILES[to.noun]
    return (yield from take_off(play, doing, deed, regions, pile))


def _shift(play: Game, doing: Doing, deed: Deed, to: Phrase, source: Phrase) -> bool:
    """Tokens go from one place beside the board to another."""
    folk = facts_in(play).folks.get(people_acting(play, doing))
    if folk is None:
        return False
    here, there = _PILES[source.noun], _PILES[to.noun]
    taken = how_many(play.count(doing, deed), getattr(folk, here))
    setattr(folk, here, getattr(folk, here) - taken)
    setattr(folk, there, getattr(folk, there) + taken)
    return taken > 0


def _march(play: Game, doing: Doing, deed: Deed, to: Phrase, source: Phrase | None) -> Asking:
    """Tokens go from one region to another; one that they all leave is lost."""
    facts, people = facts_in(play), people_acting(play, doing)
    if source is None:
        return False
    open_ones = [one for one in play.places(to, doing.scene) if may_settle(play, people, one)]
    starts = [
        one
        for one in play.places(source, doing.scene)
        if _is_own(play, doing, one) and facts.lands[int(one.key)].tokens and open_ones != [one]
    ]
    if not starts or not open_ones:
        return False
    start = yield from play.choose(doing, "pick", starts)
    ends = [one for one in open_ones if one != start]
    end = yield from play.choose(doing, "pick", ends)
    land = facts.lands[int(start.key)]
    taken = how_many(play.count(doing, deed), land.tokens)
    land.tokens -= taken
    if not land.tokens:
        leave(play, int(start.key))
    settle(play, people, end, taken)
    return taken > 0


def _is_own(play: Game, doing: Doing, region: Thing) -> bool:
    holder = facts_in(play).lands[int(region.key)].holder
    return holder != NOBODY and holder == people_acting(play, doing)
