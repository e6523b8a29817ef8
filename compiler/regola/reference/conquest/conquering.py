"""What a conquest changes: who is driven out, what it takes, what it sets off."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil

from regola.program.meaning import Deed, Offer
from regola.reference.conquest.acting import (
    event,
    facts_in,
    leave,
    lose_tokens,
    object_of,
    offer_settings,
    people_acting,
)
from regola.reference.conquest.facts import NOBODY
from regola.reference.conquest.game import Game
from regola.reference.conquest.offering import bind_target, is_conquerable
from regola.reference.conquest.words import piece_worth, soldiers, token_worth
from regola.reference.family import Said, Thing, bound
from regola.reference.levels import number
from regola.reference.play import Asking, Doing, at_once
from regola.reference.reading import Unsaid

__all__ = [
    "abandon",
    "by_piece",
    "conquer",
    "conquer_region",
    "foretold",
    "roll",
    "rout",
    "seize",
    "things_of",
]


@at_once
def roll(play: Game, doing: Doing, deed: Deed) -> bool:
    """Dice show numbers, which stay to be read until the next roll."""
    facts, count = facts_in(play), play.count(doing, deed)
    if count > len(facts.rolls):
        raise Unsaid("roll")
    shown, facts.rolls = facts.rolls[:count], facts.rolls[count:]
    facts.roll = (sum(shown), max(shown, default=0), min(shown, default=0))
    return True


def conquer(play: Game, doing: Doing, deed: Deed) -> Asking:
    """Conquer one region that may be conquered now, with what the deed at hand sets."""
    thing, people = object_of(deed), people_acting(play, doing)
    regions = yield from play.meant(doing, thing, lambda one: _can_conquer(play, doing, one))
    if not regions or not _can_conquer(play, doing, regions[0]):
        return False
    region = int(regions[0].key)
    doing.scene = bound(doing.scene, thing, regions[0])
    yield from foretold(play, ("attack", "conquer", "occupy"), people, region)
    conquer_region(play, people, region, doing.joined)
    return True


def _can_conquer(play: Game, doing: Doing, region: Thing) -> bool:
    settings = (s for o in doing.joined for s in offer_settings(o, bind_target(o, region)))
    with play.reading.during(tuple(settings)):
        return is_conquerable(play, people_acting(play, doing), region)


def foretold(play: Game, verbs: Iterable[str], people: int, region: int) -> Asking:
    """Let rules act that act before a deed."""
    there = things_of(play, region)
    set_off = [
        doing
        for verb in verbs
        for doing in play.announce(event(play, verb, people, *there), before=True)
    ]
    play.begin(set_off)
    yield None
    return True


def things_of(play: Game, region: int) -> tuple[Thing, ...]:
    """A region, and the people that holds it: what is done to the one is done to the other."""
    holder = facts_in(play).lands[region].holder
    here = Thing("region", region)
    return (here,) if holder == NOBODY else (here, Thing("people", holder))


def conquer_region(play: Game, people: int, region: int, joined: tuple[Said, ...]) -> None:
    """Drive out whoever holds a region, put as many tokens in it as it costs, and hold it."""
    facts, here = facts_in(play), Thing("region", region)
    you, there = Thing("people", people), things_of(play, region)
    settings = tuple(s for o in joined for s in offer_settings(o, bind_target(o, here)))
    with play.reading.during(settings):
        cost = number(play.reading, "conquest cost", here, you)
        for offer in joined:
            play.use(offer, _whose(play, offer, region))
        loser = facts.lands[region].holder
        set_off = play.announce(event(play, "attack", people, *there))
        if loser != NOBODY:
            set_off += play.announce(event(play, "lose", loser, here))
            set_off += lose_tokens(play, region, _lost(play, region))
        set_off += play.announce(event(play, "conquer", people, *there))
        set_off += play.announce(event(play, "occupy", people, *there))
        rout(play, region)
    land, folk = facts.lands[region], facts.folks[people]
    land.holder = people
    for kind, count in soldiers(play.reading, you).items():
        worth = piece_worth(play.reading, kind)
        moved = min(count, (cost - 1) // worth)
        if moved > 0:
            facts.carried[kind] -= moved
            land.pieces[kind] = land.pieces.get(kind, 0) + moved
            cost -= moved * worth
    tokens = min(max(0, ceil(cost / token_worth(play.reading, you))), folk.hand)
    folk.hand, land.tokens = folk.hand - tokens, tokens
    set_off += [
        Doing(offer, bind_target(offer, here), offer.rule.body.steps)  # type: ignore[union-attr]
        for offer in joined
    ]
    play.begin(set_off)


def _whose(play: Game, offer: Said, region: int) -> int:
    """For whom the use of an offer counts: the opponent attacked, where it counts for each."""
    limit, holder = offer.rule.limit, facts_in(play).lands[region].holder
    if limit is None or "opponent" not in limit.per or holder == NOBODY:
        return -1
    return facts_in(play).folks[holder].seat


def _lost(play: Game, region: int) -> int:
    """How many tokens go to the tray when the holder is driven from a region."""
    land = facts_in(play).lands[region]
    there, loser = Thing("region", region), Thing("people", land.holder)
    return min(land.tokens, max(0, number(play.reading, "tokens lost", there, loser)))


def rout(play: Game, region: int) -> None:
    """Drive the holder from a region: it loses tokens to its tray and takes the others in hand."""
    facts = facts_in(play)
    land = facts.lands[region]
    if land.holder == NOBODY:
        return
    lost = _lost(play, region)
    folk = facts.folks[land.holder]
    folk.tray, folk.hand = folk.tray + lost, folk.hand + land.tokens - lost
    land.tokens, land.holder = 0, NOBODY


def by_piece(play: Game, doing: Doing, offer: Offer) -> Asking:
    """A piece conquers a region that its bearer chooses: nobody holds it then."""
    if offer.deed.verb != "conquer" or offer.deed.object is None:
        raise Unsaid(offer.deed.verb)
    regions = yield from play.meant(doing, offer.deed.object)
    if not regions:
        return False
    doing.scene = bound(doing.scene, offer.deed.object, regions[0])
    return (yield from seize(play, int(regions[0].key)))


def seize(play: Game, region: int) -> Asking:
    """Conquer a region for a piece."""
    facts, there = facts_in(play), things_of(play, region)
    yield from foretold(play, ("conquer",), NOBODY, region)
    set_off = []
    if facts.lands[region].holder != NOBODY:
        set_off += play.announce(event(play, "lose", facts.lands[region].holder, there[0]))
        set_off += lose_tokens(play, region, _lost(play, region))
    set_off += play.announce(event(play, "conquer", NOBODY, *there))
    rout(play, region)
    play.begin(set_off)
    return True


def abandon(play: Game, doing: Doing, deed: Deed) -> Asking:
    """All tokens of regions are taken in hand; they are lost."""
    facts, people = facts_in(play), people_acting(play, doing)
    thing = object_of(deed)
    regions = yield from play.meant(
        doing,
        thing,
        lambda one: (
            facts.lands[int(one.key)].holder == people
            and not play.is_banned("abandon", Thing("people", people), one)
        ),
    )
    for one in regions:
        set_off = play.announce(event(play, "abandon", people, one))
        leave(play, int(one.key))
        play.begin(set_off)
    return bool(regions)
