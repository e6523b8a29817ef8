"""What deeds change of markers, which lie before players."""

from __future__ import annotations

from collections.abc import Iterable

from regola.program.meaning import Deed, Link
from regola.reference.conquest.acting import facts_in, kind_of, object_of, seat_of
from regola.reference.conquest.game import Game
from regola.reference.conquest.things import number_of
from regola.reference.play import Asking, Doing, is_all, slot
from regola.reference.reading import Reading, Unsaid

__all__ = [
    "gain_markers",
    "give_markers",
    "has_markers",
    "is_marker",
    "is_of_players",
    "take_markers",
]


def is_marker(reading: Reading, kind: str) -> bool:
    """Tell whether pieces of a kind are markers."""
    item = reading.family.items.get(kind)
    return item is not None and item.field("marker") is not None


def give_markers(play: Game, doing: Doing, deed: Deed) -> Asking:
    """So many lie before each of the players, as far as there are any and each may have them."""
    to = slot(deed, "to")
    if to is None:
        raise Unsaid(deed.verb)
    seats = [int(one.key) for one in (yield from play.meant(doing, to))]
    return _lay(play, kind_of(doing, object_of(deed)), play.count(doing, deed), seats)


def gain_markers(play: Game, doing: Doing, deed: Deed) -> bool:
    """So many lie before the player of whoever does it."""
    seats = [seat_of(play, doing)]
    return _lay(play, kind_of(doing, object_of(deed)), play.count(doing, deed), seats)


def _lay(play: Game, kind: str, count: int, seats: Iterable[int]) -> bool:
    """From the hand, then from the box, one at a time."""
    facts, limit = facts_in(play), number_of(play.reading, kind, "limit")
    laid = False
    for seat in seats:
        for _ in range(count):
            before = facts.given.setdefault(kind, {})
            store = next((s for s in (facts.carried, facts.boxed) if s.get(kind)), None)
            if store is None or (limit and before.get(seat, 0) >= limit):
                break
            store[kind] -= 1
            before[seat] = before.get(seat, 0) + 1
            laid = True
    return laid


def _whose(play: Game, doing: Doing, deed: Deed) -> list[int] | None:
    """The seats whose markers a deed is done to; nothing where it does not say whose."""
    thing = object_of(deed)
    if thing.owner == "you":
        return [seat_of(play, doing)]
    players = [m.target for m in thing.modifiers if isinstance(m, Link) and m.relation == "of"]
    if not players:
        return None
    return [int(one.key) for one in play.places(players[0], doing.scene)]


def has_markers(play: Game, doing: Doing, deed: Deed) -> bool:
    """Tell whether as many lie there as are to be taken, or one at least where all are."""
    kind = kind_of(doing, object_of(deed))
    before = facts_in(play).given.get(kind, {})
    count = 1 if is_all(object_of(deed)) else play.count(doing, deed)
    return sum(before.get(seat, 0) for seat in _whose(play, doing, deed) or ()) >= count


def is_of_players(play: Game, doing: Doing, deed: Deed) -> bool:
    """Tell whether a deed is done to markers of whom it says that they have them."""
    is_one = is_marker(play.reading, kind_of(doing, object_of(deed)))
    return is_one and _whose(play, doing, deed) is not None


def take_markers(play: Game, doing: Doing, deed: Deed) -> bool:
    """So many go back in hand or to the box, from the players in the order of seats; or none."""
    if not has_markers(play, doing, deed):
        return False
    facts, kind, to = facts_in(play), kind_of(doing, object_of(deed)), slot(deed, "to")
    in_box = deed.verb == "remove" or (to is not None and to.noun == "box")
    store = facts.boxed if in_box else facts.carried
    before = facts.given[kind]
    left = sum(before.values()) if is_all(object_of(deed)) else play.count(doing, deed)
    for seat in sorted(_whose(play, doing, deed) or ()):
        taken = min(left, before.get(seat, 0))
        before[seat] = before.get(seat, 0) - taken
        store[kind] = store.get(kind, 0) + taken
        left -= taken
    facts.given[kind] = {seat: count for seat, count in before.items() if count}
    return True
