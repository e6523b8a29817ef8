"""What must be there for the deeds of an offer to be possible: an offer without it is not made."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import Deed, Phrase
from regola.reference.conquest.acting import (
    is_out_of_use,
    own_tokens,
    passing_costs,
    people_acting,
)
from regola.reference.conquest.facts import Facts
from regola.reference.conquest.game import Game
from regola.reference.conquest.markers import has_markers, is_of_players
from regola.reference.conquest.pieces import fetchable, has_lying, is_gathered
from regola.reference.conquest.things import facts_of, player_of
from regola.reference.conquest.tokens import may_settle, piles
from regola.reference.play import Doing, inside, is_all, is_chosen, slot
from regola.reference.reading import ALL

__all__ = ["can_all"]


def can_all(play: Game, doing: Doing, *, taken: bool = False) -> bool:
    """
    Tell whether all that an offer does in any case can be done.

    What comes after the conquest of a region finds it ``taken``.
    """
    facts = facts_of(play.reading)
    # Whoever may do something to several does it, if it can be done to one.
    doing = replace(doing, wanted=doing.wanted or 1)
    seat = player_of(play.reading, doing.scene.you)
    purse = facts.coins[seat]
    for step in doing.steps:
        deed = step.action
        if not isinstance(deed, Deed) or step.join != "and":
            continue
        if deed.verb == "take" and play.reading.holds(step.condition, doing.scene):
            purse += _brought(play, replace(doing, wanted=None), deed)
        if step.condition is not None:
            continue
        if _is_paid(deed):
            purse -= _price(play, doing, deed)
            if purse < 0:
                return False
        elif not _can(play, doing, deed, taken=taken):
            return False
    return True


def _can(play: Game, doing: Doing, deed: Deed, *, taken: bool) -> bool:
    """Tell whether a deed that costs no coins can be done, as far as that is ever in doubt."""
    facts = facts_of(play.reading)
    if deed.verb == "replace":
        return _has_tokens_back(play, doing, deed, facts)
    if deed.verb == "reactivate":
        return is_out_of_use(facts, doing.scene.you)
    return not _asks_for_things(deed) or _is_there(play, doing, deed, taken=taken)


def _is_paid(deed: Deed) -> bool:
    return deed.verb in ("pay", "pass") or (
        deed.verb == "give" and deed.object is not None and deed.object.type == "coin"
    )


def _asks_for_things(deed: Deed) -> bool:
    """Tell whether a deed needs things that may not be there."""
    to, source = slot(deed, "to"), slot(deed, "from")
    moved = deed.verb == "move" and deed.object is not None and deed.object.type == "token"
    between = to is not None and source is not None and (to.type, source.type)
    return deed.verb in _NEEDING or (moved and between == ("region", "spot"))


_TAKING_BACK = ("remove", "return")
_NEEDING = ("put", "give", "discard", *_TAKING_BACK)


def _price(play: Game, doing: Doing, deed: Deed) -> int:
    to = slot(deed, "to")
    if deed.verb == "pass":
        return sum(passing_costs(play, doing, deed).values())
    count = play.count(doing, deed)
    if to is None or to.noun == "you" or is_chosen(to):
        return count
    return count * len(play.places(to, doing.scene))


def _brought(play: Game, doing: Doing, deed: Deed) -> int:
    """The coins that a step before brings in from a combination that is known."""
    source = slot(deed, "from")
    if source is None or not source.refers or source.type != "combination":
        return 0
    row = facts_of(play.reading).row
    slots = play.reading.things(source, doing.scene)
    return sum(min(play.count(doing, deed), row[int(one.key)].coins) for one in slots)


def _is_there(play: Game, doing: Doing, deed: Deed, *, taken: bool) -> bool:
    thing, source = deed.object, slot(deed, "from")
    facts = facts_of(play.reading)
    if deed.verb == "discard" and thing is not None:
        return _are_to_discard(play, doing, deed, thing)
    if thing is not None and thing.type == "piece" and deed.verb in _TAKING_BACK:
        return _is_to_take_back(play, doing, deed)
    if thing is None or (is_all(thing) and thing.type != "token"):
        return True
    count = 1 if is_all(thing) else play.count(doing, deed)
    if thing.type == "token":
        folk = facts.folks[people_acting(play, doing)]
        where = slot(deed, "to" if deed.verb == "move" else "in")
        if not taken and where is not None and not _has_room(play, doing, where):
            return False
        named = () if source is None else piles(source)
        return source is None or any(getattr(folk, spot, 0) >= count for spot in named)
    return fetchable(play, doing, deed, count)


def _are_to_discard(play: Game, doing: Doing, deed: Deed, thing: Phrase) -> bool:
    """Tell whether there are as many tokens as are meant: in one region where it is one."""
    lands, meant = facts_of(play.reading).lands, play.count(doing, deed)
    places = filter(own_tokens(play, doing, thing), play.places(thing, doing.scene))
    counts = [lands[int(one.key)].tokens for one in places]
    found = sum(counts) if inside(thing) is None else max(counts, default=0)
    return found >= (1 if meant > ALL // 2 else max(1, meant))


def _is_to_take_back(play: Game, doing: Doing, deed: Deed) -> bool:
    """Tell whether there are so many markers or pieces to take back; of all it is never asked."""
    if is_of_players(play, doing, deed):
        return has_markers(play, doing, deed)
    return not is_gathered(deed) or has_lying(play, doing, deed)


def _has_room(play: Game, doing: Doing, where: Phrase) -> bool:
    """Tell whether tokens may be put in one of the regions of a phrase."""
    if where.type == "spot":
        return True
    people = people_acting(play, doing)
    return any(may_settle(play, people, one) for one in play.places(where, doing.scene))


def _has_tokens_back(play: Game, doing: Doing, deed: Deed, facts: Facts) -> bool:
    by, source, seat = (
        slot(deed, "by"),
        slot(deed, "from"),
        player_of(play.reading, doing.scene.you),
    )
    if by is None or source is None:
        return True
    count = 1 if by.amount is None else play.reading.amount(by.amount.amount, doing.scene)
    active = [f for f in facts.folks.values() if f.seat == seat and not f.declined]
    return any(getattr(f, spot, 0) >= count for f in active for spot in piles(source))
