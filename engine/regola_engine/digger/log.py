"""
What a log keeps of a game of tiles: data only, so that any language can tell it.

What happened is found by comparing the position before and after each step of a rule: every coin,
goon and tile that a rule moves is told, whatever deed moved it. What ``numbers`` hold, by kind:

- ``turn``: the round · ``skip`` and ``over``: nothing · ``order`` and ``bonus``: the order
- ``lord``: the Lord that a player is
- ``build``, ``put`` (a tile that is nobody's) and ``lift``: kind of tile, space; ``put-hidden``, of
  one that lies face down: space
- ``gold``, ``points``, ``coins`` (from or to the bag) and ``grains``: how many, with a sign;
  ``pays``: points that something costs · ``shown``: what a coin that is looked at is worth
- ``taken``: coins, the seat they come from · ``store`` and ``unstore``: coins, space
- ``walk``: goons, from, to · ``summon`` and ``dies``: goons, space
- ``flip``, ``mark`` and ``free``: space of the marker
- ``draw``: projects drawn
- ``call`` (a creature comes into play), ``lead`` (it, or an adventurer, comes to a space) and
  ``fall``: which, space
- ``token`` and ``token-gone``: which, space · ``reveal``: kind of tile, space · ``out``: nothing

A squad that passes several tiles in one step is told of once, unless something happens on the way.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from regola_engine.digger.rules import Offer
from regola_engine.kernel.items import RULES
from regola_engine.kernel.log import Entry, Log
from regola_engine.kernel.masks import bits

if TYPE_CHECKING:
    from regola_engine.digger.position import Position

__all__ = ["note", "watched"]


def note(position: Position, kind: str, seat: int, *numbers: int, rule: int = -1) -> None:
    """Keep what happened, if a log is kept."""
    if position.log is not None:
        position.log.append(Entry(kind, seat, rule, numbers))


def watched(position: Position, act: Callable[[], None], rule: int = -1) -> None:
    """Let something happen, by a rule or that at work; keep what it changed, if a log is kept."""
    log = position.log
    if log is None:
        act()
        return
    log.asked.clear()
    if rule < 0 and position.agenda:
        rule = max(position.agenda[-1].rule, -1)
    goes_on = bool(position.agenda) and getattr(position.agenda[-1], "walked", False)
    before = _Seen(position)
    act()
    for entry in _changes(before, _Seen(position), rule, log):
        if goes_on and log and _follows(log[-1], entry):
            log[-1] = entry._replace(numbers=(*log[-1].numbers[:2], entry.numbers[2]))
        else:
            log.append(entry)


def _follows(last: Entry, entry: Entry) -> bool:
    """Tell whether goons go on from where they came to."""
    return (
        last.kind == entry.kind == "walk"
        and last.seat == entry.seat
        and (last.numbers[0], last.numbers[2]) == entry.numbers[:2]
    )


class _Seen:
    """What a log compares: a picture of the position."""

    __slots__ = (
        "actor",
        "coins",
        "controller",
        "defeated",
        "designs",
        "figures",
        "gold",
        "goons",
        "grains",
        "hidden",
        "kinds",
        "markers",
        "owner",
        "place",
        "points",
        "projects",
        "reserve",
        "stored",
    )

    def __init__(self, position: Position) -> None:
        made = position.game.designs
        self.actor = position.agenda[-1].you if position.agenda else position.seat
        if position.question is not None:
            self.actor = position.question.seat
        self.controller = list(position.controller)
        self.gold = list(position.gold)
        self.points = list(position.points)
        self.coins = [len(coins) for coins in position.coins]
        self.stored = [len(coins) for coins in position.stored]
        self.goons = [list(goons) for goons in position.goons]
        self.reserve = list(position.reserve)
        self.markers = list(position.markers)
        self.designs = list(position.design)
        self.kinds = [made[d].kind if d >= 0 else -1 for d in position.design]
        self.owner = list(position.owner)
        self.projects = [len(position.bags[s]) for s in range(position.game.seats)]
        self.grains = position.grains
        self.place = list(position.place)
        self.figures = list(position.figures)
        self.hidden = position.hidden
        self.defeated = position.defeated


def _changes(before: _Seen, after: _Seen, rule: int, log: Log) -> Iterator[Entry]:
    """Give what differs between two pictures, tiles first."""
    yield from _tiles(before, after, rule)
    yield from _goons(before, after, rule)
    yield from _markers(before, after, rule)
    yield from _movers(before, after, rule)
    yield from _tokens(before, after, rule)
    yield from _coins(before, after, rule, log)
    for kind in ("gold", "points"):
        counts = zip(getattr(before, kind), getattr(after, kind), strict=True)
        for seat, (had, has) in enumerate(counts):
            if had != has:
                told = "pays" if kind == "points" and has < had and _is_offer(rule) else kind
                yield Entry(told, seat, rule, (has - had,), log.parts_of(abs(has - had)))
    for seat, (had, has) in enumerate(zip(before.projects, after.projects, strict=True)):
        if has < had:
            yield Entry("draw", seat, rule, (had - has,), log.parts_of(had - has))
    if before.grains != after.grains:
        yield Entry("grains", -1, rule, (after.grains - before.grains,))


def _is_offer(rule: int) -> bool:
    """Tell whether a rule offers something, so that what goes is its price."""
    return rule >= 0 and isinstance(RULES[rule][0], Offer)


def _tiles(before: _Seen, after: _Seen, rule: int) -> Iterator[Entry]:
    for space, (had, has) in enumerate(zip(before.designs, after.designs, strict=True)):
        if had != has and had >= 0:
            yield Entry("lift", before.owner[space], rule, (before.kinds[space], space))
        if had != has and has >= 0:
            yield _laid(before, after, space, rule)


def _laid(before: _Seen, after: _Seen, space: int, rule: int) -> Entry:
    owner = after.owner[space]
    if after.hidden >> space & 1:
        return Entry("put-hidden", before.actor, rule, (space,))
    seat, kind = (owner, "build") if owner >= 0 else (before.actor, "put")
    return Entry(kind, seat, rule, (after.kinds[space], space))


def _goons(before: _Seen, after: _Seen, rule: int) -> Iterator[Entry]:
    for seat, (had, has) in enumerate(zip(before.goons, after.goons, strict=True)):
        if had == has:
            continue
        left = {n: had[n] - has[n] for n in range(len(had)) if had[n] > has[n]}
        came = {n: has[n] - had[n] for n in range(len(had)) if has[n] > had[n]}
        if len(left) == len(came) == 1 and list(left.values()) == list(came.values()):
            ((origin, count),) = left.items()
            yield Entry("walk", seat, rule, (count, origin, next(iter(came))))
            continue
        # A goon that becomes a marker does not die; the marker may lie somewhere else.
        marks = max(_markers_of(after, seat) - _markers_of(before, seat), 0)
        for space, count in left.items():
            turned = min(count, marks)
            marks -= turned
            if count > turned:
                yield Entry("dies", seat, rule, (count - turned, space))
        # The goon on the first tile of a player comes along with it.
        for space, count in came.items():
            if before.designs[space] >= 0:
                yield Entry("summon", seat, rule, (count, space))


def _markers_of(seen: _Seen, seat: int) -> int:
    return sum(markers.count(seat) for markers in seen.markers)


def _markers(before: _Seen, after: _Seen, rule: int) -> Iterator[Entry]:
    for space, (had, has) in enumerate(zip(before.markers, after.markers, strict=True)):
        # A player may have several in one space; those that stay are not told.
        left, came = Counter(had), Counter(has)
        for seat in (left - came).elements():
            yield Entry("free", seat, rule, (space,))
        for seat in (came - left).elements():
            fewer = sum(after.goons[seat]) < sum(before.goons[seat])
            yield Entry("flip" if fewer else "mark", seat, rule, (space,))


def _movers(before: _Seen, after: _Seen, rule: int) -> Iterator[Entry]:
    for mover, (had, has) in enumerate(zip(before.place, after.place, strict=True)):
        if had != has and has < 0:
            yield Entry("fall", before.controller[mover], rule, (mover, had))
        elif had != has:
            kind = "lead" if had >= 0 else "call"
            yield Entry(kind, after.controller[mover], rule, (mover, has))


def _tokens(before: _Seen, after: _Seen, rule: int) -> Iterator[Entry]:
    """Give the tokens that moved, the tiles that were turned up, the players that are out."""
    for figure, (had, has) in enumerate(zip(before.figures, after.figures, strict=True)):
        if had != has:
            where = has if has >= 0 else had
            yield Entry("token" if has >= 0 else "token-gone", -1, rule, (figure, where))
    for space in bits(before.hidden & ~after.hidden):
        if after.designs[space] >= 0:
            yield Entry("reveal", before.actor, rule, (after.kinds[space], space))
    for seat in bits(after.defeated & ~before.defeated):
        yield Entry("out", seat, rule, ())


def _coins(before: _Seen, after: _Seen, rule: int, log: Log) -> Iterator[Entry]:
    """Give coins that changed hands: between players, with rooms, with the bag."""
    change = [has - had for had, has in zip(before.coins, after.coins, strict=True)]
    takers = [seat for seat, count in enumerate(change) if count > 0]
    for space, (had, has) in enumerate(zip(before.stored, after.stored, strict=True)):
        if had == has:
            continue
        moved = has - had
        seat = next((s for s, count in enumerate(change) if count * moved < 0), -1)
        if seat >= 0:
            change[seat] += moved
        yield Entry("store" if moved > 0 else "unstore", seat, rule, (abs(moved), space))
    for taker in takers:
        for giver in bits(sum(1 << s for s, count in enumerate(change) if count < 0)):
            count = min(change[taker], -change[giver])
            if count > 0:
                change[taker] -= count
                change[giver] += count
                yield Entry("taken", taker, rule, (count, giver))
    for seat, count in enumerate(change):
        if count:
            yield Entry("coins", seat, rule, (count,), log.parts_of(abs(count)))
