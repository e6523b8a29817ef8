"""Parties that walk: squads step by step or along corridors, creatures as far as their speed."""

from __future__ import annotations

from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass

from regola.reference.digger.facts import NOBODY
from regola.reference.digger.game import Delve
from regola.reference.digger.things import meets, place_of
from regola.reference.family import Scene, Thing
from regola.reference.happening import Happened
from regola.reference.play import Answer, Asking, Doing, Question

__all__ = [
    "Squad",
    "fewer",
    "is_stopped",
    "march",
    "next_spaces",
    "send",
    "step_aside",
    "under_way",
    "ways",
]


@dataclass(slots=True, eq=False)
class Squad(Doing):
    """A squad under way: whose, from where, on which tile, how many, and where it goes on."""

    seat: int = NOBODY
    origin: int = NOBODY
    tile: int = NOBODY
    count: int = 0
    path: tuple[int, ...] = ()
    manner: frozenset[str] = frozenset()


def under_way(play: Delve, seat: int) -> Iterator[Squad]:
    """Give the squads of a player under way, the one that set out last first."""
    for doing in reversed(play.agenda):
        if isinstance(doing, Squad) and doing.seat == seat:
            yield doing


def fewer(play: Delve, seat: int, tile: int) -> None:
    """Have squads under way be no more than stand on their tile."""
    for squad in under_way(play, seat):
        if squad.tile == tile:
            squad.count = min(squad.count, play.goons_at(seat, tile))


# ---- where a squad may go ---------------------------------------------------------------------


def is_stopped(play: Delve, seat: int, origin: int, goal: int, count: int) -> bool:
    """Tell whether a rule forbids so many goons a step from a tile to another."""
    there = Thing("tile", goal)
    slots = {"from": Thing("tile", origin), "over": there, "to": there}
    squad = Thing("squad", seat, ("tile", origin), count)
    return play.tiles.is_forbidden("move", Thing("player", seat), squad, slots)


def ways(
    play: Delve, seat: int, start: int, count: int, goals: set[int], over: set[int] | None
) -> dict[int, tuple[int, ...]]:
    """Return the shortest way to each tile that a squad can come to: one step, or over tiles."""
    facts = play.dug
    if over is None:
        near = [n for n in sorted(set(facts.around[start])) if n in goals and n in facts.grounds]
        return {n: (n,) for n in near if not is_stopped(play, seat, start, n, count)}
    found: dict[int, tuple[int, ...]] = {}
    seen = {start}
    edge: list[tuple[int, tuple[int, ...]]] = [(start, ())]
    while edge:
        reached: list[tuple[int, tuple[int, ...]]] = []
        for tile, way in edge:
            for other in _onward(play, tile, first=not way, over=over):
                if other in seen or is_stopped(play, seat, start, other, count):
                    continue
                seen.add(other)
                if way and other in goals:
                    found[other] = (*way, other)
                if other in over:
                    reached.append((other, (*way, other)))
        edge = reached
    return found


def _onward(play: Delve, tile: int, *, first: bool, over: set[int]) -> Iterator[int]:
    """Give the tiles next to one: through an opening, between two corridors without a door."""
    facts = play.dug
    for direction, other in enumerate(facts.around[tile]):
        ground = facts.grounds.get(other)
        if ground is None:
            continue
        inside = other in over and (not first or tile in over)
        relation = "continued by" if inside else "joined to"
        here, there = facts.grounds[tile].edges[direction], ground.edges[(direction + 3) % 6]
        if meets(play.reading, relation, here, there):
            yield other


# ---- a squad that goes ------------------------------------------------------------------------


def send(
    play: Delve, seat: int, origin: int, count: int, path: tuple[int, ...], manner: Iterable[str]
) -> None:
    """Have a squad set out."""
    way = play.way(Scene(you=Thing("player", seat)))
    squad = Squad(
        way.said,
        way.scene,
        (),
        seat=seat,
        origin=origin,
        tile=origin,
        count=count,
        path=path,
        manner=frozenset(manner),
    )
    squad.deed = _walk(play, squad)
    play.begin([squad])


def _walk(play: Delve, squad: Squad) -> Asking:
    play.begin(_squad_told(play, squad, "from", squad.tile, before=True, sorts=("squad",)))
    yield None
    while squad.path and squad.count > 0:
        goal = squad.path[0]
        with play.in_manner(squad.manner):
            stopped = is_stopped(play, squad.seat, squad.tile, goal, squad.count)
        if stopped:
            break
        play.begin(_steps_told(play, squad, goal, before=True))
        yield None
        squad.path = squad.path[1:]
        play.add_goons(squad.seat, squad.tile, -squad.count)
        play.add_goons(squad.seat, goal, squad.count)
        squad.origin, squad.tile = squad.tile, goal
        play.begin(_steps_told(play, squad, goal, before=False))
        yield None
    if squad.count > 0:
        play.dug.arrived |= {(squad.seat, squad.tile)}
        play.reading.changed()
    return True


def _steps_told(play: Delve, squad: Squad, goal: int, *, before: bool) -> list[Doing]:
    """What a step sets off: that a squad comes over a tile and, with its last step, to it."""
    found = _squad_told(play, squad, "over", goal, before=before)
    if len(squad.path) <= (1 if before else 0):
        found += _squad_told(play, squad, "to", goal, before=before)
    return found


def _squad_told(
    play: Delve,
    squad: Squad,
    slot: str,
    goal: int,
    *,
    before: bool,
    sorts: tuple[str, ...] = ("squad", "party"),
) -> list[Doing]:
    where = squad.tile if before else squad.origin
    thing = Thing("squad", squad.seat, ("tile", where), squad.count)
    stride = _Stride(squad.seat, thing, where, goal, squad.manner, sorts)
    return _told(play, stride, slot, before=before)


@dataclass(frozen=True, slots=True)
class _Stride:
    """A step of a party: whose, what goes, from where to where, how, by which words for it."""

    seat: int
    thing: Thing
    origin: int
    goal: int
    manner: frozenset[str]
    sorts: tuple[str, ...]


def _told(play: Delve, stride: _Stride, slot: str, *, before: bool) -> list[Doing]:
    # Adventurers walk over empty spaces, too: these are told of as tiles are.
    there = Thing("tile", stride.goal)
    told = {"object": stride.thing, "from": Thing("tile", stride.origin), "over": there}
    told["to"] = there
    found: list[Doing] = []
    for sort in stride.sorts:
        you = Thing("player", stride.seat)
        event = Happened("move", you, told, frozenset({slot}), stride.manner, sort)
        found += play.tell(event, before=before)
    return found


# ---- creatures and adventurers ----------------------------------------------------------------


def next_spaces(play: Delve, seat: int, mover: Thing, over: set[int]) -> list[int]:
    """Return the spaces that a creature or an adventurer may step on: through openings."""
    facts, origin = play.dug, place_of(play.reading, mover)
    if origin == NOBODY:
        return []
    found = []
    for direction, other in enumerate(facts.around[origin]):
        if other == NOBODY or other not in over:
            continue
        here, there = _edge(play, origin, direction), _edge(play, other, (direction + 3) % 6)
        if meets(play.reading, "joined to", here, there) and not _is_barred(
            play, seat, mover, origin, other
        ):
            found.append(other)
    return found


def _edge(play: Delve, space: int, direction: int) -> str:
    ground = play.dug.grounds.get(space)
    return play.dug.blank if ground is None else ground.edges[direction]


def _is_barred(play: Delve, seat: int, mover: Thing, origin: int, goal: int) -> bool:
    slots = {"from": Thing("tile", origin), "over": Thing("tile", goal)}
    return play.tiles.is_forbidden("move", Thing("player", seat), mover, slots)


def march(play: Delve, seat: int, mover: Thing, over: set[int]) -> None:
    """Have a creature or an adventurer set out, as far as its speed."""
    doing = play.way(Scene(you=Thing("player", seat)))
    speed = play.tiles.number("speed", mover, doing.scene)
    doing.deed = _march(play, seat, mover, over, speed)
    play.begin([doing])


def _march(play: Delve, seat: int, mover: Thing, over: set[int], speed: int) -> Asking:
    place, manner = place_of(play.reading, mover), None
    origin = place
    while True:
        spaces = next_spaces(play, seat, mover, over) if speed > 0 else []
        answers = [Answer(f"pick {space}", Thing("space", space)) for space in spaces]
        if not answers:
            break
        if manner is not None:
            answers.append(Answer("pass"))
        answer = yield Question(seat, tuple(answers))
        if answer is None or answer.thing is None:
            break
        speed, origin, place = speed - 1, place, int(answer.thing.key)
        manner = yield from _step(play, seat, mover, origin, place)
        if place_of(play.reading, mover) != place:
            return True
    if manner is not None:
        yield from _came(play, seat, mover, origin, place, manner)
    return True


def _step(
    play: Delve, seat: int, mover: Thing, origin: int, goal: int
) -> Generator[Question | None, Answer | None, frozenset[str]]:
    """Step on a space: what comes before it, what follows; it is victorious over who defends it."""
    scene = Scene(you=Thing("player", seat))
    defence = play.tiles.number("defence", Thing("tile", goal), scene)
    strength = play.tiles.number("strength", mover, scene)
    manner = frozenset({"victorious"} if 0 < defence < strength else ())
    stride = _Stride(seat, mover, origin, goal, manner, (mover.type, "party"))
    play.begin(_told(play, stride, "over", before=True))
    yield None
    if place_of(play.reading, mover) == origin:
        play.move_body(mover, goal)
        play.begin(_told(play, stride, "over", before=False))
        yield None
    return manner


def _came(
    play: Delve, seat: int, mover: Thing, origin: int, goal: int, manner: frozenset[str]
) -> Asking:
    stride = _Stride(seat, mover, origin, goal, manner, (mover.type, "party"))
    play.begin(_told(play, stride, "to", before=False))
    yield None
    return True


def step_aside(play: Delve, seat: int, mover: Thing, goal: int) -> None:
    """Have a creature or an adventurer take one step and no more."""
    doing = play.way(Scene(you=Thing("player", seat)))
    doing.deed = _aside(play, seat, mover, goal)
    play.begin([doing])


def _aside(play: Delve, seat: int, mover: Thing, goal: int) -> Asking:
    origin = place_of(play.reading, mover)
    manner = yield from _step(play, seat, mover, origin, goal)
    if place_of(play.reading, mover) == goal:
        yield from _came(play, seat, mover, origin, goal, manner)
    return True
