"""The course of a game of dungeons: years of rounds and fights, and who acts when."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from regola.program.meaning import Permission, Step
from regola.reference.family import Said, Thing
from regola.reference.happening import Happened, Happening, can_all
from regola.reference.lords.facts import NOBODY, Facts
from regola.reference.lords.fights import end_wounds, settle_wounds
from regola.reference.lords.game import Siege
from regola.reference.lords.laying import ENTERED, LEFT
from regola.reference.lords.orders import boxes_of, take_box
from regola.reference.play import Answer, Asking, Doing, Question

__all__ = ["go_on"]

_BATTLE = (
    *("springing", "quick magic", "strike", "slow magic", "healing", "fatigue", "capture"),
    "end of capture",
)
_ROUND = ("revealing", "ordering", "sending", "performing", "production", "recall")
DUMMY = -1
"""In the line of those whom adventurers come to: the one who plays by himself in a game of two."""


class Stage(NamedTuple):
    """A stage: its name, the moments of each who acts, its year, and its round or fight."""

    name: str
    moments: tuple[str, ...]
    year: int
    number: int = 0


def _programme(facts: Facts) -> Iterator[Stage]:
    base = facts.box.base
    yield Stage("start of game", ("start of game",), 1)
    for year in range(1, base["years"] + 1):
        yield Stage("new year", (), year)
        for number in range(1, base["rounds"] + 1):
            # In the first round there is no event and nobody arrives.
            events = ("happening", "arrival") if number > 1 else ()
            for name in (*_ROUND, *events, "end of round"):
                yield Stage(name, (name,), year, number)
        for number in range(1, base["fights"] + 1):
            yield Stage("planning", ("planning",), year, number)
            yield Stage("fight card", (), year, number)
            yield Stage("battle", _BATTLE, year, number)
        yield Stage("end of year", ("end of year",), year)


def go_on(play: Siege) -> Asking:
    """Go on from a position until the game is over."""
    facts, course = play.lair, play.course
    stages = tuple(_programme(facts))
    while not facts.over:
        yield from play.run()
        if course.stage >= len(stages):
            facts.over = True
        else:
            yield from _next(play, stages[course.stage])
        play.reading.changed()
    return True


def _next(play: Siege, stage: Stage) -> Asking:
    """Come to what is next: the next stage, the next who acts, his next moment."""
    course = play.course
    if not course.opened:
        course.line, course.opened, course.turn, course.beat = _enter(play, stage), True, 0, 0
    elif not stage.moments or course.turn >= len(course.line):
        course.opened = False
        if stage.name in LEFT:
            LEFT[stage.name](play)
        course.stage += 1
    else:
        yield from _act(play, stage)
    return True


def _enter(play: Siege, stage: Stage) -> list[int]:
    """Lay out what is new in a stage, and return who acts in it."""
    if stage.name in ENTERED:
        ENTERED[stage.name](play, stage.year, stage.number)
    line = _LINES.get(stage.name)
    return play.lair.order_of_turns if line is None else line(play.lair)


def _of_minions(facts: Facts) -> list[int]:
    """All first minions in order, then all second ones: card and seat."""
    cards = range(max(len(chosen) for chosen in facts.chosen))
    return [
        card * facts.seats + seat
        for card in cards
        for seat in facts.order_of_turns
        if card < len(facts.chosen[seat])
    ]


def _of_boxes(facts: Facts) -> list[int]:
    """The boxes of players order by order, from the first or from the last."""
    found: list[int] = []
    for order, (_, is_reverse) in enumerate(facts.box.orders):
        boxes = list(boxes_of(facts, order))
        found += boxes[::-1] if is_reverse else boxes
    return [box for box in found if 0 <= facts.boxes[box] < facts.seats]


def _of_arrivals(facts: Facts) -> list[int]:
    """From the least evil to the most, of equals as in order; who plays by himself comes last."""
    evil = dict(enumerate(facts.goods["evil"]))
    line = list(facts.order_of_turns)
    if facts.seats == 2:  # noqa: PLR2004  # a game of two has one who plays by himself
        evil[DUMMY] = facts.dummy_evil
        line.append(DUMMY)
    return sorted(line, key=lambda seat: evil[seat])


def _of_attacked(facts: Facts) -> list[int]:
    return [seat for seat in facts.order_of_turns if facts.parties[seat]]


def _of_fights(facts: Facts) -> list[int]:
    return [seat for seat in _of_attacked(facts) if facts.battlefields[seat] >= 0]


_LINES: Mapping[str, Callable[[Facts], list[int]]] = {
    "sending": _of_minions,
    "performing": _of_boxes,
    "arrival": _of_arrivals,
    "planning": _of_attacked,
    "battle": _of_fights,
}


# ---- moments ----------------------------------------------------------------------------------


def _act(play: Siege, stage: Stage) -> Asking:
    """Tell the next moment of whoever acts, then offer what may be done at it."""
    course = play.course
    place, offering = divmod(course.beat, 2)
    if place >= len(stage.moments):
        course.turn, course.beat = course.turn + 1, 0
        return True
    entry, moment = course.line[course.turn], stage.moments[place]
    if not offering:
        course.beat += 1
        play.begin(_begin(play, stage.name, moment, entry))
        return True
    seat = _seat(play, stage.name, entry)
    answers = _offers(play, seat, moment) if seat != DUMMY else ()
    if not answers:
        course.beat += 1
        return True
    answer = yield Question(seat, (*answers, Answer("pass")))
    if answer is None or answer.rule is None:
        course.beat += 1
    else:
        _take(play, answer.rule)
    return True


def _seat(play: Siege, stage: str, entry: int) -> int:
    if stage == "sending":
        return entry % play.lair.seats
    return play.lair.boxes[entry] if stage == "performing" else entry


def _begin(play: Siege, stage: str, moment: str, entry: int) -> list[Doing]:
    facts, seat = play.lair, _seat(play, stage, entry)
    if stage == "sending":
        return _send(play, seat, facts.chosen[seat][entry // facts.seats])
    if stage == "performing":
        many = facts.box.base["boxes"]
        facts.order, facts.slot = entry // many, entry % many + 1
        play.reading.changed()
        told = {"object": Thing("order", facts.order)}
        return play.tell(Happened("perform", Thing("player", seat), told))
    if entry == DUMMY:
        facts.waiting = facts.waiting[1:]
        return []
    if stage == "battle":
        settle_wounds(play, seat)
        if moment == _BATTLE[-1]:
            end_wounds(play, seat)
        play.reading.changed()
        if not facts.parties[seat]:
            return []
    edge, phase = _edge(moment)
    return play.at_moment(edge, phase, seat)


def _edge(moment: str) -> tuple[str, str]:
    """Return at which edge of what a moment is."""
    edge, of, phase = moment.partition(" of ")
    return (edge, phase) if of else ("", moment)


def _send(play: Siege, seat: int, order: int) -> list[Doing]:
    """A minion goes to the first free box; to the card where there is none, or a rule forbids."""
    facts, there = play.lair, Thing("order", order)
    minion = Thing("minion", seat)
    if play.is_banned_from("send", seat, minion, to=there) or not take_box(facts, order, seat):
        facts.on_card[seat].add(order)
        return []
    play.reading.changed()
    told = {"object": minion, "to": there}
    return play.tell(Happened("send", Thing("player", seat), told))


# ---- offers -----------------------------------------------------------------------------------


def _offers(play: Siege, seat: int, moment: str) -> tuple[Answer, ...]:
    """Return what a player may do at a moment: what holds and can be done, with its price."""
    edge, phase = _edge(moment)
    found = []
    for said in play.offered_to(seat, phase, edge):
        body = said.rule.body
        if not isinstance(body, Permission) or not play.reading.holds(body.condition, said.scene):
            continue
        steps = (Step("and", body.deed, None), *body.steps)
        if can_all(play, Doing(said, said.scene, ()), steps):
            code = f"offer {said.item}#{said.rule.number} {_number_of(play, said)}"
            found.append(Answer(code, rule=said))
    return tuple(found)


def _number_of(play: Siege, said: Said) -> int:
    """
    Return the number of what carries an offer: a thing, or an item among those of its kind.

    What a room offers without speaking of *it* is offered once, by no room in particular.
    """
    items, it = play.reading.family.items, said.scene.it
    kind = items[said.item].kind
    if it is not None and kind != "card":
        return int(it.key)
    if kind == "room":
        return NOBODY
    return [name for name, item in items.items() if item.kind == kind].index(said.item)


def _take(play: Siege, said: Said) -> None:
    """Do what an offer lets be done."""
    body = said.rule.body
    if isinstance(body, Permission):
        play.use(said)
        steps = (Step("and", body.deed, None), *body.steps)
        play.begin([Happening(said, said.scene, steps)])
