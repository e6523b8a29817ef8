"""The course of a game of tiles: first tiles, scattered ones, and turn after turn."""

from __future__ import annotations

from collections.abc import Generator

from regola.program.meaning import Permission
from regola.reference.digger.building import lay, may_put
from regola.reference.digger.deeds import LAST_STAGE
from regola.reference.digger.facts import NOBODY
from regola.reference.digger.game import Delve
from regola.reference.digger.offering import can_give, manner_of, offers, price_of, steps_of, way_of
from regola.reference.digger.things import seat_of
from regola.reference.digger.walking import send
from regola.reference.family import Said, Scene, Thing, bound
from regola.reference.happening import Happened
from regola.reference.play import Answer, Asking, Doing, Question
from regola.reference.reading import Unsaid

__all__ = ["go_on"]

_FIRST_TILES, _SCATTERED, _START = range(3)
_MOMENTS = (
    (("tile", "first"),),
    (("tile", "scattered"),),
    (("game", "start"),),
    (("turn", "start"), ("turn", ""), ("turn", "end")),
)
"""The moments of each stage, by phase and edge; of the first two no rule speaks."""


def go_on(play: Delve) -> Asking:
    """Go on from a position until the game is over."""
    facts, course = play.dug, play.course
    while not facts.over:
        yield from play.run()
        if course.stage > LAST_STAGE:
            facts.over = not play.agenda
        elif facts.steps > 0:
            yield from _left_steps(play)
        elif facts.waiting:
            yield from _waiting(play)
        else:
            yield from _next(play)
        play.reading.changed()
    return True


def _next(play: Delve) -> Asking:
    """Come to what is next: the next stage, the next who acts, his next moment."""
    course = play.course
    if not course.opened:
        course.line, course.opened, course.turn, course.beat = _line(play), True, 0, 0
    elif course.turn >= len(course.line):
        course.opened = False
        if course.stage == LAST_STAGE:
            _pass_turn(play)
        else:
            course.stage += 1
    else:
        yield from _act(play)
    return True


def _line(play: Delve) -> list[int]:
    """Return who acts in a stage: all from the first on, or, with tiles to lay, who lays each."""
    facts, seats = play.dug, play.dug.seats
    order = [(facts.seat + n) % seats for n in range(seats)]
    if play.course.stage == LAST_STAGE:
        return [facts.seat]
    if play.course.stage == _SCATTERED:
        return [order[n % seats] for n in range(len(facts.scattering))]
    return order


def _act(play: Delve) -> Asking:
    course = play.course
    moment, offering = divmod(course.beat, 2)
    moments = _MOMENTS[course.stage]
    if moment >= len(moments):
        course.turn, course.beat = course.turn + 1, 0
        return True
    seat = course.line[course.turn]
    if not offering:
        course.beat += 1
        yield from _begin(play, moments[moment], seat)
        return True
    answers = offers(play, *moments[moment])
    if not answers:
        course.beat += 1
        return True
    answer = yield Question(play.dug.seat, answers)
    if answer is None or answer.rule is None:
        course.beat += 1
    else:
        _take(play, answer)
    return True


def _begin(play: Delve, moment: tuple[str, str], seat: int) -> Asking:
    if play.course.stage == _FIRST_TILES:
        yield from _first_tile(play, seat)
    elif play.course.stage == _SCATTERED:
        yield from _scattered_tile(play, seat)
    else:
        phase, edge = moment
        play.begin(play.at_moment(edge, phase, seat))
    return True


# ---- setting up -------------------------------------------------------------------------------


def _first_tile(play: Delve, seat: int) -> Asking:
    """Each player lays his first tile, with its goons, on a first space that is free."""
    facts, box = play.dug, play.dug.box
    if any(ground.owner == seat for ground in facts.grounds.values()):
        return True
    free = [space for space in box.portals if space not in facts.grounds]
    space = yield from _pick(play, seat, free)
    design = next(n for n, one in enumerate(box.designs) if one.kind == box.first_tile)
    lay(facts, space, design, 0, seat)
    play.change(space, goons={seat: box.first_goons} if box.first_goons else {})
    facts.reserve[seat] -= box.first_goons
    return True


def _scattered_tile(play: Delve, seat: int) -> Asking:
    """The next tile that lies about goes where no rule forbids it."""
    facts = play.dug
    kind = facts.scattering[-1]
    spaces = [n for n in range(len(facts.spaces)) if may_put(play, seat, kind, n)]
    if not spaces:
        return True
    space = yield from _pick(play, seat, spaces)
    facts.scattering.pop()
    design = next(n for n, one in enumerate(facts.box.designs) if one.kind == kind)
    lay(facts, space, design, 0, NOBODY)
    return True


def _pick(
    play: Delve, seat: int, spaces: list[int]
) -> Generator[Question | None, Answer | None, int]:
    answer = yield Question(seat, tuple(Answer(f"pick {n}", Thing("space", n)) for n in spaces))
    if answer is None or answer.thing is None:
        raise Unsaid("no answer")
    play.reading.changed()
    return int(answer.thing.key)


# ---- turns ------------------------------------------------------------------------------------


def _pass_turn(play: Delve) -> None:
    """The turn passes to the next who has one; after the last one the round ends."""
    facts = play.dug
    play.used_now.clear()
    facts.given, facts.arrived = frozenset(), frozenset()
    for space, ground in facts.grounds.items():
        if ground.built:
            play.change(space, built=False)
    while True:
        facts.seat = (facts.seat + 1) % facts.seats
        play.reading.changed()
        if facts.seat == facts.box.first:
            around = ((facts.seat + place) % facts.seats for place in range(facts.seats))
            playing = [seat for seat in around if facts.playing[seat]]
            play.begin([one for seat in playing for one in play.at_moment("end", "round", seat)])
            facts.round += 1
        if not facts.playing[facts.seat]:
            continue
        if not facts.skipped[facts.seat]:
            return
        facts.skipped[facts.seat] -= 1


def _left_steps(play: Delve) -> Asking:
    """Steps are used before anything else, or left."""
    answers = offers(play, "turn", "")
    if not answers:
        play.dug.steps = 0
        return True
    answer = yield Question(play.dug.seat, answers)
    if answer is None or answer.rule is None:
        play.dug.steps = 0
    else:
        _take(play, answer)
    return True


def _waiting(play: Delve) -> Asking:
    """Orders that a bonus gave are given one by one; those that cannot be done are waived."""
    facts, seat = play.dug, play.dug.seat
    orders = [
        n for n in sorted(set(facts.waiting)) if can_give(play, seat, Thing("order", n), free=True)
    ]
    if not orders:
        facts.waiting.clear()
        return True
    picks = (Answer(f"pick {n}", Thing("order", n)) for n in orders)
    answer = yield Question(seat, (*picks, Answer("pass")))
    if answer is None or answer.thing is None:
        facts.waiting.clear()
    else:
        facts.waiting.remove(answer.thing.key)
        _give(play, seat, answer.thing, free=True)
    return True


# ---- taking an offer --------------------------------------------------------------------------


def _take(play: Delve, answer: Answer) -> None:
    """Pay for an offer and do what it lets be done."""
    said = answer.rule
    if said is None or not isinstance(said.rule.body, Permission):
        return
    play.use(said)
    thing, seat = answer.thing, seat_of(said.scene.you)
    if thing is None:
        _pay(play, said, said.scene)
        play.begin([Doing(said, said.scene, steps_of(said))])
    elif thing.type == "order":
        _pay(play, said, bound(said.scene, said.rule.body.deed.object, thing))
        _give(play, seat, thing, free=False)
    else:
        origin, goal, count = (int(word) for word in answer.code.split()[2:])
        way = way_of(play, said, origin, count)[goal]
        _pay(play, said, said.scene)
        send(play, seat, origin, count, way, manner_of(said))


def _pay(play: Delve, said: Said, scene: Scene) -> None:
    pays, price = price_of(play, said, scene)
    if pays == "step":
        play.dug.steps -= price
    elif pays:
        play.dug.points[seat_of(scene.you)] -= price
    play.reading.changed()


def _give(play: Delve, seat: int, order: Thing, *, free: bool) -> None:
    """An order is given: what it says is told by its rules."""
    facts = play.dug
    facts.arrived = frozenset()
    facts.given |= {order.key}
    play.reading.changed()
    manner = frozenset({"free"} if free else ())
    play.begin(play.tell(Happened("give", Thing("player", seat), {"object": order}, manner=manner)))
