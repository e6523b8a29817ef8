"""What deeds change of peoples, combinations, relics and places."""

from __future__ import annotations

from regola.program.meaning import Deed, Link
from regola.reference.conquest.acting import (
    event,
    facts_in,
    is_out_of_use,
    kind_of,
    object_of,
    people_acting,
    seat_of,
    spots,
)
from regola.reference.conquest.facts import NOBODY, Facts, Folk, Slot
from regola.reference.conquest.game import Game
from regola.reference.conquest.pieces import recall
from regola.reference.conquest.things import base_number, number_of
from regola.reference.family import Thing
from regola.reference.levels import number
from regola.reference.play import Asking, Doing, at_once, slot
from regola.reference.reading import Unsaid

__all__ = [
    "choose",
    "decline",
    "discard_people",
    "draw",
    "reactivate",
    "refill",
    "refill_row",
    "reveal",
    "swap",
    "use",
]


@at_once
def choose(play: Game, doing: Doing, deed: Deed) -> bool:
    """The race and the power of a combination come into play, all tokens in the tray."""
    facts, seat = facts_in(play), seat_of(play, doing)
    chosen = play.reading.things(object_of(deed), doing.scene)
    if object_of(deed).type != "combination" or len(chosen) != 1:
        raise Unsaid(deed.verb)
    slot_of = int(chosen[0].key)
    row = facts.row[slot_of]
    people = next(n for n in range(len(facts.coins), 1 << 10) if n not in facts.folks)
    box = number_of(play.reading, row.race, "tokens", 1)
    facts.folks[people] = Folk(seat, row.race, row.power, False, True, 0, box, 0)
    facts.folks = dict(sorted(facts.folks.items()))
    facts.taken = slot_of
    for reference in (row.race, row.power):
        recall(play, reference, out=False)
    play.arrived.append(people)
    play.reading.changed()
    told = (Thing("people", people), Thing("combination", slot_of))
    play.begin(play.announce(event(play, "choose", people, *told)))
    return True


@at_once
def refill(play: Game, _doing: Doing, _deed: Deed) -> bool:
    """The row is filled again."""
    refill_row(facts_in(play), base_number(play.reading, "row"))
    return True


def refill_row(facts: Facts, wanted: int) -> None:
    """Close the gap of the combination taken and fill the row from the stacks."""
    if facts.taken >= 0:
        del facts.row[facts.taken]
        facts.taken = -1
    while len(facts.row) < wanted and facts.races and facts.powers:
        facts.row.append(Slot(facts.races.pop(0), facts.powers.pop(0), 0))


def decline(play: Game, doing: Doing, _deed: Deed) -> Asking:
    """The active people turns its side, keeps in each region what it may, and loses its hand."""
    facts, seat = facts_in(play), seat_of(play, doing)
    people = next((p for p, f in facts.folks.items() if f.seat == seat and not f.declined), NOBODY)
    you = Thing("people", people)
    if people == NOBODY or play.is_banned("decline", you, None):
        return False
    play.begin(play.announce(event(play, "decline", people, you), before=True))
    yield None
    set_off = play.announce(event(play, "decline", people, you))
    held = [r for r, land in enumerate(facts.lands) if land.holder == people]
    kept = {r: number(play.reading, "tokens kept", Thing("region", r), you) for r in held}
    folk = facts.folks[people]
    for region, stay in kept.items():
        land = facts.lands[region]
        surplus = max(0, land.tokens - max(0, stay))
        land.tokens, folk.tray = land.tokens - surplus, folk.tray + surplus
        if not land.tokens:
            land.holder = NOBODY
    folk.tray, folk.hand = folk.tray + folk.hand, 0
    folk.declined = True
    play.begin(set_off)
    if seat == facts.seat:
        play.declined()
    return True


@at_once
def reactivate(play: Game, doing: Doing, _deed: Deed) -> bool:
    """A people in decline is active again, if its player has no active one."""
    facts, you = facts_in(play), doing.scene.you
    if you is None or not is_out_of_use(facts, you):
        return False
    facts.folks[int(you.key)].declined = False
    play.reading.changed()
    play.begin(play.announce(event(play, "reactivate", int(you.key), you)))
    return True


def discard_people(play: Game, people: int) -> None:
    """Take a people out of play: tokens, pieces, banner and badge; it has no limits any more."""
    facts = facts_in(play)
    folk = facts.folks[people]
    for land in facts.lands:
        if land.holder == people:
            land.tokens, land.holder = 0, NOBODY
    for reference in (folk.race, folk.power):
        recall(play, reference, out=True)
    facts.races.append(folk.race)
    if folk.power:
        facts.powers.append(folk.power)
    del facts.folks[people]
    for counted in (play.used, play.used_now):
        for key in [key for key in counted if key[0] == Thing("people", people)]:
            del counted[key]
    refill_row(facts, base_number(play.reading, "row"))


def swap(play: Game, doing: Doing, deed: Deed) -> Asking:
    """The badge of the people changes places with that of a combination; its coins stay."""
    facts, other = facts_in(play), slot(deed, "for")
    link = next((m for m in other.modifiers if isinstance(m, Link)), None) if other else None
    if link is None:
        raise Unsaid(deed.verb)
    slots = yield from play.meant(doing, link.target)
    folk = facts.folks[people_acting(play, doing)]
    if not slots or not folk.power:
        return False
    row = facts.row[int(slots[0].key)]
    row.power, folk.power, old = folk.power, row.power, folk.power
    if facts.taken >= 0:
        facts.row[facts.taken].power = folk.power
    recall(play, old, out=True)
    recall(play, folk.power, out=False)
    return True


@at_once
def use(play: Game, doing: Doing, deed: Deed) -> bool:
    """A piece is used as a relic until the turn ends: its rules hold of the piece."""
    facts, relic = facts_in(play), slot(deed, "as")
    if relic is None:
        raise Unsaid(deed.verb)
    found = play.reading.things(relic, doing.scene)
    if not found:
        return False
    facts.folks[people_acting(play, doing)].guise = (
        str(found[0].key),
        kind_of(doing, object_of(deed)),
    )
    return True


def reveal(play: Game, doing: Doing, deed: Deed) -> Asking:
    """The next relic or place that is to be found comes to a region."""
    facts, where = facts_in(play), slot(deed, "in")
    if where is None:
        raise Unsaid(deed.verb)
    regions = yield from play.meant(doing, where)
    sorts = spots(object_of(deed))
    found = [kind for kind in facts.finds if kind.split("/")[1] in sorts]
    if not found or not regions:
        return False
    facts.finds.remove(found[0])
    facts.boxed[found[0]] -= 1
    facts.lands[int(regions[0].key)].pieces[found[0]] = 1
    play.reading.changed()
    people = people_acting(play, doing)
    told = (Thing("piece", found[0], ("region", int(regions[0].key))), regions[0])
    play.begin(play.announce(event(play, "reveal", people, *told)))
    return True


@at_once
def draw(play: Game, doing: Doing, deed: Deed) -> bool:
    """A power told beforehand lies with the relic or place from now on."""
    facts, it = facts_in(play), doing.scene.it
    hidden = any(isinstance(m, Link) and m.negated for m in object_of(deed).modifiers)
    row = [] if hidden else [one.power for one in facts.row]
    told = [power for power in facts.drawn if power in (*facts.powers, *row)]
    if it is None or not (facts.powers or row) or it.key in facts.lent:
        return False
    if not told:
        raise Unsaid("draw")
    drawn = told[0]
    facts.drawn = [power for power in facts.drawn if power != drawn]
    if drawn in facts.powers:
        facts.powers.remove(drawn)
    elif not facts.powers:
        return False
    else:
        next(one for one in facts.row if one.power == drawn).power = facts.powers.pop(0)
    facts.lent[str(it.key)] = drawn
    recall(play, drawn, out=False)
    return True
