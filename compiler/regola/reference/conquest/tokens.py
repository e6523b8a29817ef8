"""What deeds change of tokens."""

from __future__ import annotations

from collections.abc import Generator, Iterable

from regola.program.meaning import Deed, Number, Phrase
from regola.reference.conquest.acting import (
    event,
    facts_in,
    leave,
    lose_tokens,
    object_of,
    own_tokens,
    people_acting,
    seat_of,
    spots,
)
from regola.reference.conquest.facts import NOBODY, Facts
from regola.reference.conquest.game import Game
from regola.reference.conquest.things import pieces_in_hand
from regola.reference.family import Scene, Thing
from regola.reference.levels import number
from regola.reference.play import Answer, Asking, Doing, Question, at_once, inside, slot
from regola.reference.reading import ALL, Unsaid

__all__ = [
    "discard",
    "how_many",
    "may_settle",
    "piles",
    "put_tokens",
    "redeploy",
    "replace_tokens",
    "set_aside",
    "settle",
    "take_off",
    "take_up",
]


def put_tokens(play: Game, doing: Doing, deed: Deed, where: Phrase) -> Asking:
    """So many tokens of the people, all from one place, come to one of its regions."""
    facts, source = facts_in(play), slot(deed, "from")
    people = people_acting(play, doing)
    if source is None or people not in facts.folks:
        raise Unsaid(deed.verb)
    named = piles(source)
    if where.determiner == "each":
        return (yield from _put_in_each(play, doing, deed, where))
    held = yield from play.meant(doing, where, lambda one: may_settle(play, people, one))
    folk, count = facts.folks[people], play.count(doing, deed)
    if count > ALL // 2:
        count = how_many(count, getattr(folk, named[-1]))
    if not held:
        return False
    spot = _with_tokens(facts, people, named, count)
    if not spot:
        return False
    settle(play, people, held[0], count, spot)
    return True


def settle(play: Game, people: int, region: Thing, count: int, spot: str = "") -> None:
    """So many tokens come to a region, of one place beside the board; the people then holds it."""
    facts = facts_in(play)
    folk, land = facts.folks[people], facts.lands[int(region.key)]
    if spot:
        setattr(folk, spot, getattr(folk, spot) - count)
    land.tokens += count
    if land.holder != people and count:
        play.begin(play.announce(event(play, "occupy", people, region)))
        land.holder = people


def _put_in_each(play: Game, doing: Doing, deed: Deed, where: Phrase) -> Asking:
    """So many tokens to each region, one after the other; chosen where they are too few for all."""
    facts, people, source = facts_in(play), people_acting(play, doing), slot(deed, "from")
    named, count = piles(source) if source is not None else (), play.count(doing, deed)
    named_regions = play.places(where, doing.scene)
    left = [region for region in named_regions if may_settle(play, people, region)]
    done = False
    while left and (spot := _with_tokens(facts, people, named, count)):
        folk = facts.folks[people]
        enough = sum(getattr(folk, one) // count for one in set(named)) >= len(left)
        if not enough:
            yield None
        region = left[0] if enough else (yield from play.choose(doing, "pick", left))
        settle(play, people, region, count, spot)
        left.remove(region)
        play.reading.changed()
        done = True
    return done


def piles(source: Phrase) -> tuple[str, ...]:
    """Return the places of a phrase such as *the tray or the side*, as the facts name them."""
    return tuple("aside" if one == "side" else one for one in spots(source))


def may_settle(play: Game, people: int, region: Thing) -> bool:
    """Tell whether a people may put tokens in a region: its own, or an empty one of nobody."""
    holder = facts_in(play).lands[int(region.key)].holder
    empty = play.reading.family.adjectives["empty"](play.reading, region, Scene())
    return holder == people or (holder == NOBODY and empty)


def take_up(play: Game, doing: Doing, regions: set[int] | None) -> None:
    """Take in hand the tokens in regions of the people beyond those that must stay."""
    facts, people = facts_in(play), people_acting(play, doing)
    you = Thing("people", people)
    surplus = {
        region: land.tokens - max(0, number(play.reading, "garrison", Thing("region", region), you))
        for region, land in enumerate(facts.lands)
        if land.holder == people and (regions is None or region in regions)
    }
    for region, count in surplus.items():
        if count > 0:
            facts.lands[region].tokens -= count
            facts.folks[people].hand += count


def set_aside(play: Game, doing: Doing, count: int) -> Asking:
    """Tokens go to the side: those in hand first, then from regions, one by one as chosen."""
    facts, people = facts_in(play), people_acting(play, doing)
    folk = facts.folks[people]
    standing = sum(land.tokens for land in facts.lands if land.holder == people)
    left = how_many(count, folk.hand + standing)
    while left > 0:
        taken = min(left, folk.hand)
        folk.hand, folk.aside, left = folk.hand - taken, folk.aside + taken, left - taken
        held = [r for r, land in enumerate(facts.lands) if land.holder == people]
        if not left or not held:
            break
        region = yield from play.choose(doing, "pick", (Thing("region", r) for r in held))
        facts.lands[int(region.key)].tokens -= 1
        folk.aside, left = folk.aside + 1, left - 1
        if not facts.lands[int(region.key)].tokens:
            leave(play, int(region.key))
            yield None
        play.reading.changed()
    return True


def discard(play: Game, doing: Doing, deed: Deed) -> Asking:
    """Tokens go back to their tray, from regions that are chosen; one left without any is lost."""
    thing = object_of(deed)
    own = own_tokens(play, doing, thing)
    if (deed.amount is not None or deed.per is not None) and inside(thing) is None:
        # Each of *as many tokens as …* is chosen, as each of 2 tokens is.
        among = tuple(filter(own, play.places(thing, doing.scene)))
    else:
        among = yield from play.meant(doing, thing, own)
    if inside(thing) is not None:
        among = yield from _one_of(play, doing, _with_so_many(play, thing, among))
    return (yield from take_off(play, doing, deed, among, "tray"))


def _with_so_many(play: Game, thing: Phrase, regions: Iterable[Thing]) -> tuple[Thing, ...]:
    """Of *2 tokens in one of your regions*: the regions in which there are so many."""
    lands = facts_in(play).lands
    least = 1
    if thing.amount is not None and thing.amount.comparison == "exactly":
        amount = thing.amount.amount
        least = amount.value if isinstance(amount, Number) else 1
    return tuple(one for one in regions if lands[int(one.key)].tokens >= least)


def take_off(play: Game, doing: Doing, deed: Deed, among: Iterable[Thing], spot: str) -> Asking:
    """
    Tokens go from regions to their tray, or in hand; one left without any is lost.

    Of fewer than all, whoever acts chooses the region, one token at a time.
    """
    facts = facts_in(play)

    def there() -> dict[Thing, int]:
        counts = {one: facts.lands[int(one.key)].tokens - _bound(play, one, spot) for one in among}
        return {one: count for one, count in counts.items() if count > 0}

    standing = sum(facts.lands[int(one.key)].tokens for one in among)
    meant = play.count(doing, deed)
    left = count = min(how_many(meant, standing), sum(there().values()))
    while left > 0 and (open_ones := there()):
        one, taken = next(iter(open_ones)), 1
        if sum(open_ones.values()) > left and len(open_ones) > 1:
            yield None
            one = yield from play.choose(doing, "pick", open_ones)
        else:
            taken = min(left, open_ones[one])
        land, left = facts.lands[int(one.key)], left - taken
        set_off = lose_tokens(play, int(one.key), taken) if spot == "tray" else []
        folk = facts.folks[land.holder]
        setattr(folk, spot, getattr(folk, spot) + taken)
        land.tokens -= taken
        if not land.tokens:
            leave(play, int(one.key))
        play.begin(set_off)
    if spot == "tray":
        # It is done with as many as are meant: of all of them with those that are there.
        return count > 0 and not left and (meant == count or meant > ALL // 2)
    return left < count


def _bound(play: Game, region: Thing, spot: str) -> int:
    """How many tokens must stay in a region, of those that are taken in hand."""
    holder = facts_in(play).lands[int(region.key)].holder
    if spot != "hand" or holder == NOBODY:
        return 0
    return max(0, number(play.reading, "garrison", region, Thing("people", holder)))


def how_many(count: int, there: int) -> int:
    """Return how many of so many are meant: all but some, or as many as there are."""
    return max(0, there - (ALL - count)) if ALL // 2 < count < ALL else min(count, there)


def _one_of(
    play: Game, doing: Doing, regions: tuple[Thing, ...]
) -> Generator[Question | None, Answer | None, tuple[Thing, ...]]:
    """The one of some regions that is chosen."""
    if not regions:
        return ()
    return ((yield from play.choose(doing, "pick", regions)),)


def redeploy(play: Game, doing: Doing, _deed: Deed) -> Asking:
    """Take up what need not stay, on one's own turn; put what is in hand in regions one by one."""
    facts, people = facts_in(play), people_acting(play, doing)
    you = Thing("people", people)
    if people not in facts.folks or play.is_banned("redeploy", you, None):
        return False
    folk = facts.folks[people]
    if folk.seat == facts.seat:
        take_up(play, doing, None)
    elif not folk.hand and not any(pieces_in_hand(play.reading, folk)):
        return False
    held = [Thing("region", r) for r, land in enumerate(facts.lands) if land.holder == people]
    while folk.hand and held:
        region = yield from play.choose(doing, "put", held)
        folk.hand -= 1
        facts.lands[int(region.key)].tokens += 1
    for empty in [r for r, land in enumerate(facts.lands) if land.holder == people]:
        if not facts.lands[empty].tokens:
            leave(play, empty)
    play.begin(play.announce(event(play, "redeploy", people, you)))
    return True


@at_once
def replace_tokens(play: Game, doing: Doing, deed: Deed) -> bool:
    """What stands in a region goes back to its tray; active tokens of the player come there."""
    facts, by, source = facts_in(play), slot(deed, "by"), slot(deed, "from")
    seat = seat_of(play, doing)
    active = next((p for p, f in facts.folks.items() if f.seat == seat and not f.declined), NOBODY)
    if by is None or source is None:
        raise Unsaid(deed.verb)
    count = 1 if by.amount is None else play.reading.amount(by.amount.amount, doing.scene)
    regions = play.places(object_of(deed), doing.scene)
    spot = _with_tokens(facts, active, piles(source), count)
    if not regions or not spot:
        return False
    region = int(regions[0].key)
    land = facts.lands[region]
    set_off = lose_tokens(play, region, land.tokens)
    facts.folks[land.holder].tray += land.tokens
    land.tokens = 0
    leave(play, region)
    play.begin(set_off)
    setattr(facts.folks[active], spot, getattr(facts.folks[active], spot) - count)
    land.holder, land.tokens = active, count
    return True


def _with_tokens(facts: Facts, people: int, named: tuple[str, ...], count: int) -> str:
    """Return the place, tray before hand, where a people has so many tokens."""
    if people not in facts.folks:
        return ""
    places = (spot for spot in ("tray", "hand", "aside") if spot in named)
    return next((spot for spot in places if getattr(facts.folks[people], spot) >= count), "")
