"""What deeds change of pieces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import Deed, Link, Phrase
from regola.reference.conquest.acting import facts_in, kind_of, object_of, spots
from regola.reference.conquest.facts import Facts
from regola.reference.conquest.game import Game
from regola.reference.conquest.markers import is_of_players, take_markers
from regola.reference.conquest.things import number_of, pieces_of
from regola.reference.family import Thing
from regola.reference.play import Asking, Doing, is_all, is_chosen, slot
from regola.reference.reading import ALL

__all__ = [
    "fetchable",
    "has_lying",
    "is_gathered",
    "lay",
    "recall",
    "return_pieces",
    "take_up_pieces",
]


def lay(play: Game, doing: Doing, deed: Deed, where: Phrase) -> Asking:
    """
    Pieces come to regions, each where its player likes, or several to one region together.

    They come from the hand, then the box; the only one that there is comes from where it lies.
    *All* are taken up first.
    """
    facts, thing, source = facts_in(play), object_of(deed), slot(deed, "from")
    kind, count = kind_of(doing, thing), play.count(doing, deed)
    if where.determiner == "each":
        return (yield from _lay_in_each(play, doing, deed, where))
    together = is_chosen(where) and (deed.amount is not None or not is_chosen(thing))
    times = play.reading.times(deed.per, doing.scene) if together else 1
    each = play.count(doing, replace(deed, per=None)) if together else 1
    if is_all(thing):
        take_up_pieces(facts, kind, lambda _region: True)
    if source is not None and spots(source) == ("hand",):
        count = min(count, facts.carried.get(kind, 0))
        if not count:
            return False
    left = times if together else min(count, _within_reach(facts, kind))
    for done in range(left):
        taken = min(each, _within_reach(facts, kind))
        rooms = [r for r in play.places(where, doing.scene) if _has_room(play, kind, r)]
        if not taken or not rooms:
            return False
        room = rooms[0]
        if len(rooms) > 1 and not _are_filled(play, kind, rooms, left - done):
            room = yield from play.choose(doing, "put", rooms)
        for _ in range(taken):
            _fetch(facts, kind)
            pieces = facts.lands[int(room.key)].pieces
            pieces[kind] = pieces.get(kind, 0) + 1
        play.reading.changed()
    return True


def _lay_in_each(play: Game, doing: Doing, deed: Deed, where: Phrase) -> Asking:
    """So many pieces to each region that has room; chosen where they are too few for all."""
    facts, source = facts_in(play), slot(deed, "from")
    kind, count = kind_of(doing, object_of(deed)), play.count(doing, deed)
    stores = [facts.carried]
    if source is None or spots(source) != ("hand",):
        stores.append(facts.boxed)
    left = [one for one in play.places(where, doing.scene) if _has_room(play, kind, one)]
    done = False
    while left and (loose := sum(store.get(kind, 0) for store in stores)):
        wanted = sum(min(count, _room(play, kind, one)) for one in left)
        region = left[0] if wanted <= loose else (yield from play.choose(doing, "pick", left))
        pieces = facts.lands[int(region.key)].pieces
        for _ in range(min(count, loose, _room(play, kind, region))):
            _fetch(facts, kind)
            pieces[kind] = pieces.get(kind, 0) + 1
        left.remove(region)
        play.reading.changed()
        done = True
    return done


def _room(play: Game, kind: str, region: Thing) -> int:
    """How many more pieces of a kind a region takes."""
    limit = number_of(play.reading, kind, "limit")
    return limit - facts_in(play).lands[int(region.key)].pieces.get(kind, 0) if limit else ALL


def fetchable(play: Game, doing: Doing, deed: Deed, count: int) -> bool:
    """Tell whether so many pieces are there, and room for one in a region that is known."""
    facts, kind, source = facts_in(play), kind_of(doing, object_of(deed)), slot(deed, "from")
    if source is not None and spots(source) == ("hand",):
        return facts.carried.get(kind, 0) >= count
    where = slot(deed, "in")
    room = where is None or not where.refers
    rooms = () if room or where is None else play.places(where, doing.scene)
    return _within_reach(facts, kind) >= count and (
        room or any(_has_room(play, kind, one) for one in rooms)
    )


def _within_reach(facts: Facts, kind: str) -> int:
    """How many there are to put: the loose ones, or the only one there is, wherever it lies."""
    loose = facts.carried.get(kind, 0) + facts.boxed.get(kind, 0)
    return loose or int(sum(land.pieces.get(kind, 0) for land in facts.lands) == 1)


def _has_room(play: Game, kind: str, region: Thing) -> bool:
    limit = number_of(play.reading, kind, "limit")
    return not limit or facts_in(play).lands[int(region.key)].pieces.get(kind, 0) < limit


def _are_filled(play: Game, kind: str, rooms: list[Thing], left: int) -> bool:
    """Tell whether so many pieces fill all the room that there is: then nothing is to choose."""
    limit = number_of(play.reading, kind, "limit")
    lands = facts_in(play).lands
    free = sum(limit - lands[int(room.key)].pieces.get(kind, 0) for room in rooms)
    return bool(limit) and free <= left


def _fetch(facts: Facts, kind: str) -> None:
    """Take one piece: from the hand, the box, the region where the only one lies."""
    for store in (facts.carried, facts.boxed):
        if store.get(kind):
            store[kind] -= 1
            return
    land = next(land for land in facts.lands if kind in land.pieces)
    _drop(land.pieces, kind, 1)


def _drop(pieces: dict[str, int], kind: str, count: int) -> None:
    pieces[kind] -= count
    if not pieces[kind]:
        del pieces[kind]


def take_up_pieces(facts: Facts, kind: str, test: Callable[[int], bool]) -> None:
    """Take in hand all pieces of a kind that lie in some regions, or with players."""
    _lift(facts, kind, test, facts.carried, given=True)


def _lift(
    facts: Facts, kind: str, test: Callable[[int], bool], store: dict[str, int], *, given: bool
) -> None:
    """Take all pieces of a kind from some regions, and (``given``) from players."""
    lifted = sum(facts.given.pop(kind, {}).values()) if given else 0
    for region, land in enumerate(facts.lands):
        if kind in land.pieces and test(region):
            lifted += land.pieces.pop(kind)
    store[kind] = store.get(kind, 0) + lifted


def _links(thing: Phrase) -> list[Link]:
    return [m for m in thing.modifiers if isinstance(m, Link)]


def _regions_of(play: Game, doing: Doing, thing: Phrase) -> Callable[[int], bool]:
    """Where the pieces lie that a deed is done to: in the region of the event, else anywhere."""
    if thing.noun == "it" and doing.scene.its is not None:
        its = int(doing.scene.its.key)
        return lambda region: region == its
    sets = [{int(one.key) for one in play.places(m.target, doing.scene)} for m in _links(thing)]
    if _is_own(thing):
        bare = replace(thing, determiner="", amount=None, modifiers=(), refers=False)
        sets.append({int(one.key) for one in play.places(bare, doing.scene)})
    return lambda region: all(region in one for one in sets)


def _is_own(thing: Phrase) -> bool:
    """Tell whether pieces are the bearer's, which are those in its regions."""
    return thing.owner == "you" and thing.noun != "it"


def is_gathered(deed: Deed) -> bool:
    """Tell whether so many of one's own pieces are taken from where their player chooses."""
    thing = object_of(deed)
    named = thing.owner == "you" and "/" in thing.noun and not is_all(thing)
    return named and (is_chosen(thing) or thing.amount is not None)


def has_lying(play: Game, doing: Doing, deed: Deed) -> bool:
    """Tell whether as many lie in one's regions as are to be taken."""
    return sum(_lying(play, doing, deed).values()) >= play.count(doing, deed)


def _lying(play: Game, doing: Doing, deed: Deed) -> dict[Thing, int]:
    """How many pieces of the kind lie in each of one's own regions that has some."""
    facts, thing = facts_in(play), object_of(deed)
    kind, own = kind_of(doing, thing), {int(one.key) for one in play.places(thing, doing.scene)}
    lying = {n: land.pieces.get(kind, 0) for n, land in enumerate(facts.lands) if n in own}
    return {Thing("region", n): count for n, count in lying.items() if count}


def _gather(play: Game, doing: Doing, deed: Deed, store: dict[str, int]) -> Asking:
    """So many pieces, or none, from where their player chooses, one at a time."""
    kind, left = kind_of(doing, object_of(deed)), play.count(doing, deed)
    if not has_lying(play, doing, deed):
        return False
    while left:
        there = _lying(play, doing, deed)
        region = next(iter(there))
        taken = min(left, there[region])
        if len(there) > 1 and left < sum(there.values()):
            region, taken = (yield from play.choose(doing, "pick", there)), 1
        _drop(facts_in(play).lands[int(region.key)].pieces, kind, taken)
        store[kind] = store.get(kind, 0) + taken
        left -= taken
        play.reading.changed()
    return True


def return_pieces(play: Game, doing: Doing, deed: Deed) -> Asking:
    """Pieces that lie in regions, or with players, come back in hand, or to the box."""
    if is_of_players(play, doing, deed):
        return take_markers(play, doing, deed)
    facts = facts_in(play)
    store = facts.boxed if _is_for_the_box(deed) else facts.carried
    if is_gathered(deed):
        return (yield from _gather(play, doing, deed, store))
    _take_back(play, doing, deed, store)
    return True


def _is_for_the_box(deed: Deed) -> bool:
    to = slot(deed, "to") or slot(deed, "in")
    return deed.verb == "remove" or (to is not None and to.noun == "box")


def _take_back(play: Game, doing: Doing, deed: Deed, store: dict[str, int]) -> None:
    """All pieces of the kind come back from where the deed says, else from everywhere."""
    facts, thing, source = facts_in(play), object_of(deed), slot(deed, "from")
    test = _regions_of(play, doing, thing)
    if source is not None and source.type != "spot":
        among = {int(one.key) for one in play.places(source, doing.scene)}
        inner = test
        test = lambda region: inner(region) and region in among  # noqa: E731
    everywhere = source is None or source.type == "spot"
    given = everywhere and thing.noun != "it" and not _links(thing) and not _is_own(thing)
    _lift(facts, kind_of(doing, thing), test, store, given=given)


def recall(play: Game, reference: str, *, out: bool) -> None:
    """Put all pieces of an item back in the box, wherever they are; ``out`` with the item."""
    facts = facts_in(play)
    for kind in pieces_of(play.reading, reference):
        take_up_pieces(facts, kind, lambda _region: True)
        facts.boxed[kind] = facts.boxed.get(kind, 0) + facts.carried.pop(kind, 0)
        if not out:
            facts.boxed[kind] = number_of(play.reading, kind, "box")
