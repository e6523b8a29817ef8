"""Deeds: steps in order, who reacts to them, what they may be done to, how often."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, TypeAlias

from regola.program.meaning import (
    Bound,
    Deed,
    Everything,
    Lasting,
    Link,
    Number,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Reaction,
    Statement,
    Step,
)
from regola.reference.family import DEED, Said, Scene, Thing, bare, bound
from regola.reference.reading import ALL, Reading, Unsaid

__all__ = [
    "Answer",
    "Asking",
    "Doing",
    "Event",
    "Play",
    "Question",
    "at_once",
    "inside",
    "is_all",
    "is_chosen",
    "is_up_to",
    "slot",
]


@dataclass(frozen=True, slots=True)
class Answer:
    """
    One thing that may be done or said.

    ``code`` is its readable form. ``thing`` is what is chosen, ``rule`` the offer that is taken,
    ``joined`` the further offers that are taken with it.
    """

    code: str
    thing: Thing | None = None
    rule: Said | None = None
    joined: tuple[Said, ...] = ()


@dataclass(frozen=True, slots=True)
class Question:
    """What somebody is asked: who answers, by seat, and all answers there are."""

    seat: int
    answers: tuple[Answer, ...]


Asking: TypeAlias = Generator[Question | None, Answer | None, bool]
"""A deed under way: it asks, or (nothing) lets what it set off come first; was it done?"""


@dataclass(frozen=True, slots=True)
class Event:
    """A deed as rules wait for it: the verb, who does it, and the things it is done to."""

    verb: str
    actors: tuple[Thing, ...]
    things: tuple[Thing, ...]


@dataclass(slots=True, eq=False)
class Doing:
    """
    The steps of a rule under way.

    ``scene`` grows with what is chosen. ``joined`` are further offers taken with the one at hand,
    ``wanted`` is to how many things, of *up to 3*, the deed under way is done.
    """

    said: Said
    scene: Scene
    steps: tuple[Step, ...]
    joined: tuple[Said, ...] = ()
    holds: Any = None
    deed: Asking | None = None
    wanted: int | None = None

    @property
    def settings(self) -> tuple[Said, ...]:
        """What holds while the deed lasts."""
        return settings_of(self.said, self.scene, self.steps)


def settings_of(said: Said, scene: Scene, steps: Iterable[Step]) -> tuple[Said, ...]:
    """Return the statements among steps as rules of the deed under way."""
    found = []
    for step in steps:
        if isinstance(step.action, Statement):
            condition = step.condition or step.action.condition
            body = replace(step.action, condition=condition)
            rule, of_base = replace(said.rule, body=body), not said.is_ability
            found.append(Said(rule, said.item, DEED, scene, of_base))
    return tuple(found)


def slot(deed: Deed, preposition: str) -> Phrase | None:
    """Return what stands after a preposition of a deed."""
    return next((phrase for name, phrase in deed.slots if name == preposition), None)


def is_all(phrase: Phrase) -> bool:
    """Tell whether a phrase of a deed means all that it names."""
    whole = phrase.amount is not None and isinstance(phrase.amount.amount, Everything)
    return whole or phrase.determiner == "each"


def is_up_to(deed: Deed) -> bool:
    """Tell whether whoever does a deed says to how many things, up to a number, he does it."""
    bound = None if deed.object is None else deed.object.amount
    return bound is not None and bound.comparison == "up to"


def is_chosen(phrase: Phrase) -> bool:
    """Tell whether a phrase of a deed means one thing, which whoever does the deed chooses."""
    known = phrase.refers or phrase.determiner == "the" or phrase.noun in ("you", "it", "owner")
    one = phrase.amount in (None, Bound("exactly", Number(1)))
    return one and not known and phrase.determiner != "each"


def inside(thing: Phrase) -> Phrase | None:
    """
    Return the place of *2 tokens in one of your regions*, which whoever acts chooses.

    *Tokens in your regions* are those in all of them, *each token in a region* in all such.
    """
    if is_chosen(thing) or thing.determiner == "each":
        return None
    places = (one.target for one in thing.modifiers if isinstance(one, Link) and not one.negated)
    told = (place for place in places if place.determiner or place.amount is not None)
    return next((one for one in told if is_chosen(one) and one.type == "region"), None)


def at_once(deed: Callable[[Any, Doing, Deed], bool]) -> Callable[[Any, Doing, Deed], Asking]:
    """Have a deed that asks nothing be one that might."""

    def asking(play: Any, doing: Doing, said: Deed) -> Asking:
        yield from ()
        return deed(play, doing, said)

    return asking


@dataclass(slots=True)
class Play:
    """
    A position that is played on.

    ``agenda`` holds what is under way, the last on top. ``used`` counts the uses of limited rules
    in a life, ``used_now`` those of this turn: by bearer, item and line, and the one it counts for.
    """

    reading: Reading
    agenda: list[Doing] = field(default_factory=list)
    used: dict[tuple[Thing, str, int, int], int] = field(default_factory=dict)
    used_now: dict[tuple[Thing, str, int, int], int] = field(default_factory=dict)

    @property
    def facts(self) -> Any:
        """Everything that the position holds."""
        return self.reading.facts

    # ---- steps --------------------------------------------------------------------------------

    def run(self) -> Asking:
        """Do all that is on the agenda, what was set off last coming first."""
        while self.agenda:
            doing = self.agenda[-1]
            if doing.deed is None:
                doing.deed = self.steps(doing)
            answer: Answer | None = None
            asked: Question | None = None
            while self.agenda and self.agenda[-1] is doing:
                outer = self.reading.set_deed(doing.settings)
                try:
                    asked = doing.deed.send(answer)
                except StopIteration:
                    self.agenda.remove(doing)
                    break
                finally:
                    self.reading.set_deed(outer)
                answer = (yield asked) if asked is not None else None
        return True

    def steps(self, doing: Doing) -> Asking:
        """Take steps in order: *then* if the one before was done, *otherwise* if it was not."""
        done = True
        if not self.reading.holds(doing.holds, doing.scene):
            return False
        self.reading.note(doing.said)
        for step in doing.steps:
            if isinstance(step.action, Statement) or (step.join, done) in _LEFT_OUT:
                continue
            if not self.reading.holds(step.condition, doing.scene):
                # What is left out after *then* does not make the step before it fail.
                done = step.join == "then"
                continue
            done = yield from self.act(doing, step.action)
            self.reading.changed()
            yield None
        return done

    def act(self, doing: Doing, action: Deed | Offer | Statement | Lasting) -> Asking:
        """Do a deed, or ask whether it shall be done; or have something be so for a time."""
        if isinstance(action, Statement):
            raise Unsaid("is")
        if isinstance(action, Lasting):
            self.reading.family.lasts(self, doing, action)
            return True
        if isinstance(action, Offer):
            own = self.reading.family.others.get(action.actor.type)
            if own is not None:
                return (yield from own(self, doing, action))
            if action.actor.noun != "you":
                return (yield from self._by_another(doing, action))
            return (yield from self._asked(doing, action))
        return (yield from self.do(doing, action))

    def do(self, doing: Doing, deed: Deed) -> Asking:
        """Do a deed by the contract of its verb."""
        doing.wanted = None
        if self._asks_number(deed):
            doing.wanted = yield from self._number(doing, deed)
            if not doing.wanted:
                return False
        return (yield from self.reading.family.verbs[deed.verb](self, doing, deed))

    def _asks_number(self, deed: Deed) -> bool:
        """Tell whether whoever does a deed is asked to how many things he does it."""
        return self.reading.family.asks_number and is_up_to(deed)

    def _number(self, doing: Doing, deed: Deed) -> Generator[Question | None, Answer | None, int]:
        """Ask to how many things a deed is done: none, or up to so many as is possible."""
        possible, most = self.reading.family.possible, self.count(doing, deed)
        numbers = [
            one for one in range(1, most + 1) if possible(self, replace(doing, wanted=one), deed)
        ]
        if not numbers:
            return 0
        things = (Thing("number", one) for one in (0, *numbers))
        return int((yield from self.choose(doing, "pick", things)).key)

    def _asked(self, doing: Doing, offer: Offer) -> Asking:
        """Ask whether a deed shall be done, if it can be, unless it must be."""
        if not offer.obliged and not self._asks_number(offer.deed):
            if not self.reading.family.possible(self, doing, offer.deed):
                return False
            seat = self.reading.family.seat(self.reading, doing.scene.you)
            answer = yield Question(seat, (Answer("yes"), Answer("no")))
            if answer is None or answer.code == "no":
                return False
        return (yield from self.do(doing, offer.deed))

    def _by_another(self, doing: Doing, offer: Offer) -> Asking:
        """Have others do a deed, in the order of turns: they choose, pay and gain."""
        family, done = self.reading.family, False
        called = yield from self.meant(doing, offer.actor)
        # Whoever was chosen is known to the steps that follow.
        own = doing.scene
        for one in family.in_order(self.reading, called):
            doing.scene = replace(doing.scene, you=one)
            done = (yield from self._asked(doing, offer)) or done
            self.reading.changed()
            yield None
        doing.scene = replace(doing.scene, you=own.you)
        return done

    def count(self, doing: Doing, deed: Deed) -> int:
        """Return how many things a deed is done to; none is less than nothing."""
        thing = deed.object
        if thing is not None and is_all(thing):
            return ALL
        if doing.wanted is not None and is_up_to(deed):
            return doing.wanted
        bound = thing.amount if thing is not None else None
        if bound is not None and bound.comparison == "all but":
            return ALL - self.reading.amount(bound.amount, doing.scene)
        said = bound.amount if bound is not None else Number(1)
        amount = self.reading.amount(deed.amount or said, doing.scene)
        return max(0, amount * self.reading.times(deed.per, doing.scene))

    def meant(
        self, doing: Doing, phrase: Phrase, among: Callable[[Thing], bool] = lambda _thing: True
    ) -> Generator[Question | None, Answer | None, tuple[Thing, ...]]:
        """Return what a deed is done to: all that a phrase names, or the one that is chosen."""
        found = tuple(thing for thing in self.places(phrase, doing.scene) if among(thing))
        if not is_chosen(phrase) or self.reading.family.is_single(phrase):
            return found
        if not found:
            return ()
        thing = yield from self.choose(doing, "pick", found)
        doing.scene = bound(doing.scene, phrase, thing)
        return (thing,)

    def choose(
        self, doing: Doing, sort: str, things: Iterable[Thing]
    ) -> Generator[Question | None, Answer | None, Thing]:
        """Ask for one of several things."""
        family = self.reading.family
        seat = family.seat(self.reading, doing.scene.you)
        answers = (Answer(f"{sort} {family.name(self.reading, one)}", one) for one in things)
        answer = yield Question(seat, tuple(answers))
        if answer is None or answer.thing is None:
            raise Unsaid("no answer")
        return answer.thing

    def places(self, phrase: Phrase, scene: Scene) -> tuple[Thing, ...]:
        """Return the things of a phrase; where a family says so, the places where they are."""
        things = self.reading.things(bare(phrase), scene)
        found = (self.reading.family.place(self.reading, thing) for thing in things)
        return tuple(dict.fromkeys(thing for thing in found if thing is not None))

    # ---- events -------------------------------------------------------------------------------

    def announce(self, event: Event, *, before: bool = False) -> list[Doing]:
        """Return the steps of all rules that react to a deed; each use of a limited one counts."""
        found = []
        if not before:
            then = Reading(self.reading.family, self.facts.copied())
            self.facts.history.append((event, then))
        for said in self.reading.family.listeners(self.reading):
            moment, body = said.rule.moment, said.rule.body
            if not isinstance(moment, OnEvent) or moment.before is not before:
                continue
            if moment.verb != event.verb or not self._is_heard(said, moment, event):
                continue
            if not self.use(said, self._counted_for(said, event)):
                continue
            scene = self._scene_of(said.scene, moment, event)
            steps = body.steps if isinstance(body, Reaction) else _offered(body)
            found.append(Doing(said, scene, steps, holds=moment.condition))
        return found

    def _counted_for(self, said: Said, event: Event) -> int:
        """Return for whom a use counts: the opponent who does the deed, or whose thing it is."""
        limit, reading, you = said.rule.limit, self.reading, said.scene.you
        if limit is None or "opponent" not in limit.per or you is None:
            return -1
        actors = reading.family.actors
        holders = (reading.family.holder(reading, one) for one in event.things)
        for one in (*event.actors, *filter(None, holders)):
            players = [who for who in actors(reading, one) if who.type == "player"]
            if players and players[0] not in actors(reading, you):
                return int(players[0].key)
        return -1

    def _is_heard(self, said: Said, moment: OnEvent, event: Event) -> bool:
        reading, scene = self.reading, said.scene
        told = ((moment.actor, event.actors), (moment.object, event.things))
        return all(
            phrase is None or reading.any_is(things, phrase, scene) for phrase, things in told
        )

    def _scene_of(self, scene: Scene, moment: OnEvent, event: Event) -> Scene:
        for phrase, things in ((moment.object, event.things), (moment.actor, event.actors)):
            if phrase is not None:
                scene = bound(scene, phrase, *self.reading.alike(things, phrase))
        return scene if moment.object is None else self._with_holder(scene, moment.object, event)

    def _with_holder(self, scene: Scene, thing: Phrase, event: Event) -> Scene:
        """Know whose the thing of an event was: *a region of an opponent*."""
        reading = self.reading
        holders = [reading.family.holder(reading, one) for one in event.things]
        whose = [one for it in holders if it for one in reading.family.actors(reading, it)]
        for link in thing.modifiers:
            if isinstance(link, Link) and link.relation == "of" and not link.negated:
                scene = bound(scene, link.target, *reading.alike(whose, link.target))
        return scene

    def begin(self, doings: Iterable[Doing]) -> None:
        """Put steps on the agenda, to be taken in this order before all else."""
        self.agenda.extend(reversed(list(doings)))
        self.reading.changed()

    # ---- limits -------------------------------------------------------------------------------

    def _counted(self, said: Said) -> dict[tuple[Thing, str, int, int], int]:
        limit = said.rule.limit
        return self.used_now if limit is not None and "turn" in limit.per else self.used

    def may_use(self, said: Said, whose: int = -1) -> bool:
        """Tell whether a rule may be used again; ``whose`` is the one it counts for anew."""
        limit, you = said.rule.limit, said.scene.you
        if limit is None or you is None:
            return True
        key = (you, said.item, said.rule.number, whose)
        return self._counted(said).get(key, 0) < limit.times

    def use(self, said: Said, whose: int = -1) -> bool:
        """Use a rule once, if it may be."""
        may, you = self.may_use(said, whose), said.scene.you
        if may and said.rule.limit is not None and you is not None:
            key = (you, said.item, said.rule.number, whose)
            counted = self._counted(said)
            counted[key] = counted.get(key, 0) + 1
        return may

    # ---- bans ---------------------------------------------------------------------------------

    def is_banned(self, verb: str, actor: Thing, thing: Thing | None) -> bool:
        """Tell whether a rule forbids somebody a deed on a thing (on anything, without one)."""
        bans = self.reading.known(("bans", verb), lambda: tuple(self._bans(verb)))
        return any(self._forbids(said, said.rule.body, actor, thing) for said in bans)

    def _bans(self, verb: str) -> Iterator[Said]:
        """Give the rules in force that forbid somebody a deed."""
        for said in self.reading.said():
            body = said.rule.body
            if isinstance(body, Permission) and body.negated and body.deed.verb == verb:
                yield said

    def _forbids(self, said: Said, ban: Any, actor: Thing, thing: Thing | None) -> bool:
        reading, scene = self.reading, said.scene
        if not reading.family.is_time(reading, said):
            return False
        if ban.actor.noun == "you":
            if scene.you != actor and not self._acts_for(said, actor):
                return False
        elif not reading.any_is(reading.family.actors(reading, actor), ban.actor, scene):
            return False
        phrase = reading.family.banned_thing(ban.deed)
        if phrase is None:
            forbids = reading.holds(ban.condition, scene)
            if forbids:
                reading.note(said)
            return forbids
        if thing is None:
            return False
        named = self._stands_for(phrase, thing, scene)
        found = any(reading.holds(ban.condition, bound(scene, phrase, one)) for one in named)
        if found:
            reading.note(said)
        return found

    def _acts_for(self, said: Said, actor: Thing) -> bool:
        """Tell whether a player who acts himself is the one whom a rule of an item calls *you*."""
        you = said.scene.you
        return (
            said.is_ability
            and you is not None
            and actor in self.reading.family.actors(self.reading, you)
        )

    def _stands_for(self, phrase: Phrase, thing: Thing, scene: Scene) -> Iterator[Thing]:
        """Give a thing if a phrase names it, or names what is there or whoever holds it."""
        family = self.reading.family
        if phrase.refers:
            yield thing
            return
        holder = family.holder(self.reading, thing)
        for one in self.reading.named(bare(phrase), scene):
            if family.place(self.reading, one) == thing or one == holder:
                yield thing
                return


_LEFT_OUT = {("then", False), ("otherwise", True)}


def _offered(body: object) -> tuple[Step, ...]:
    """An offer at an event: the deed is asked for, and what goes with it follows."""
    if not isinstance(body, Permission):
        return ()
    offer = Offer(body.actor, body.obliged, body.deed)
    return (Step("and", offer, body.condition), *body.steps)
