"""What happens and who is told of it: rules that wait for deeds and moments, bans with places."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace

from regola.program.meaning import (
    AtPhase,
    Deed,
    Link,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Reaction,
    Step,
)
from regola.reference.family import BASE, Said, Scene, Thing, all_choices, bound
from regola.reference.play import Doing, Play
from regola.reference.reading import Reading

__all__ = ["Forbidding", "Happened", "Happening", "Telling", "bind_linked", "can_all"]


@dataclass(frozen=True, slots=True)
class Happened:
    """
    What happens, as rules are told of it: the verb, who does it, and the things by their slots.

    The slot ``object`` is what it is done to. ``at`` are the slots that a rule that waits for it
    names, ``sort`` the type that its object is of there, ``manner`` how a party moves.
    """

    verb: str
    actor: Thing
    told: Mapping[str, Thing]
    at: frozenset[str] = frozenset()
    manner: frozenset[str] = frozenset()
    sort: str = ""


@dataclass(slots=True, eq=False)
class Happening(Doing):
    """The steps of a rule that was told of something."""

    event: Happened | None = None


class Forbidding(Reading):
    """A position in which what is forbidden tells where: *dig in a space*, *put in a tile*."""

    def hears_ban(self, said: Said, actor: Thing) -> bool:
        """Tell whether a ban is said to whoever acts: what is nobody's speaks to him alone."""
        raise NotImplementedError

    def is_forbidden(
        self, verb: str, actor: Thing, thing: Thing | None, places: Mapping[str, Thing]
    ) -> bool:
        """Tell whether a rule forbids somebody a deed on a thing, with what stands in its slots."""
        return any(
            self._forbids(said, body, actor, thing, places)
            for said in self.said()
            if isinstance(body := said.rule.body, Permission)
            and body.negated
            and body.deed.verb == verb
        )

    def _forbids(
        self,
        said: Said,
        ban: Permission,
        actor: Thing,
        thing: Thing | None,
        places: Mapping[str, Thing],
    ) -> bool:
        if not self.hears_ban(said, actor):
            return False
        scene = replace(said.scene, whose=actor)
        told: list[tuple[Phrase, Thing | None]] = [(ban.actor, actor)]
        told += [(ban.deed.object, thing)] if ban.deed.object is not None else []
        told += [(phrase, places.get(slot)) for slot, phrase in ban.deed.slots]
        for phrase, one in told:
            if one is None or not self.is_told(one, phrase, scene):
                return False
            scene = bound(scene, phrase, one)
        forbids = self.holds(ban.condition, scene)
        if forbids:
            self.note(said)
        return forbids


@dataclass(slots=True)
class Telling(Play):
    """A game in which rules are told of what happens, with all things that stand in its slots."""

    def takes_part(self, said: Said) -> bool:
        """Tell whether a rule in force acts: its bearer is still in the game."""
        return bool(said.item)

    def is_heard_by(self, said: Said, event: Happened) -> bool:
        """Tell whether the bearer of a rule hears of what happens at all."""
        del said, event
        return True

    @contextmanager
    def in_manner(self, manner: frozenset[str]) -> Iterator[None]:
        """Have something be done in the manner of some words."""
        del manner
        yield

    def tell(self, event: Happened, *, before: bool = False) -> list[Doing]:
        """Return the steps of all rules that wait for what happens, those of the base last."""
        return self.set_off(self.hear(event, before=before), event)

    def hear(self, event: Happened, *, before: bool = False) -> list[tuple[Said, Scene]]:
        """Return the rules that wait for what happens, each with what it has named."""
        found = []
        for said in self.ordered():
            moment = said.rule.moment
            if not isinstance(moment, OnEvent) or not isinstance(said.rule.body, Reaction):
                continue
            awaits = (moment.verb, moment.before) == (event.verb, before)
            if awaits and self.is_heard_by(said, event):
                with self.in_manner(event.manner):
                    scene = self._scene_told(said.scene, moment, event)
                if scene is not None:
                    found.append((said, scene))
        return found

    def set_off(self, heard: Iterable[tuple[Said, Scene]], event: Happened) -> list[Doing]:
        """Return the steps of rules that wait for what happens, where they hold; uses count."""
        found: list[Doing] = []
        with self.in_manner(event.manner):
            for said, scene in heard:
                moment, body = said.rule.moment, said.rule.body
                if not isinstance(moment, OnEvent) or not isinstance(body, Reaction):
                    continue
                if self.reading.holds(moment.condition, scene) and self.use(said):
                    found.append(Happening(said, scene, body.steps, event=event))
        return found

    def ordered(self) -> tuple[Said, ...]:
        """Return the rules in force as they act: of items in order, then of the base."""
        return self.reading.known("ordered", lambda: tuple(self._ordered()))

    def _ordered(self) -> list[Said]:
        places = {item: number for number, item in enumerate(self.reading.family.items)}

        def order(said: Said) -> tuple[bool, int, int, int]:
            you = said.scene.you
            by = int(you.key) if said.scene.it is None and you is not None else 0
            return said.level == BASE, places[said.item], said.rule.number, by

        return sorted((one for one in self.reading.said() if self.takes_part(one)), key=order)

    def _scene_told(self, scene: Scene, moment: OnEvent, event: Happened) -> Scene | None:
        """Return the scene of a rule that is told of something; nothing where it is not meant."""
        slots = dict(moment.slots)
        if event.sort and (moment.object is None or moment.object.type != event.sort):
            return None
        if not event.at <= slots.keys() or not slots.keys() <= event.told.keys():
            return None
        told = [(moment.actor, event.actor), (moment.object, event.told.get("object"))]
        told += [(phrase, event.told[name]) for name, phrase in slots.items()]
        scene = replace(scene, whose=event.actor)
        for phrase, thing in told:
            if phrase is None:
                continue
            # *A room of the same kind as the room* speaks of what it is asked about.
            known = {**scene.named, phrase.mention: () if thing is None else (thing,)}
            here = replace(scene, named=known)
            if thing is None or not self.reading.is_told(thing, phrase, here):
                return None
            scene = bind_linked(self.reading, bound(scene, phrase, thing), phrase, thing)
        return scene

    def at_moment(self, edge: str, phase: str, seat: int) -> list[Doing]:
        """Return the steps that a moment sets off for a player."""
        found: list[Doing] = []
        for said in self.ordered():
            moment, body = said.rule.moment, said.rule.body
            if not isinstance(moment, AtPhase) or not _happens(body):
                continue
            bearer = said.scene.you
            if (moment.edge, moment.phase) != (edge, phase) or bearer is None or bearer.key != seat:
                continue
            if self.use(said):
                steps = _steps_of(body)
                found.append(Happening(said, said.scene, steps, holds=moment.condition))
        return found

    def postpone(self, doings: Iterable[Doing]) -> None:
        """Have steps come when all that is under way has come to its end."""
        self.agenda[:0] = reversed(list(doings))
        self.reading.changed()

    def offered_to(self, seat: int, phase: str, edge: str) -> Iterator[Said]:
        """Give the offers of a moment that a player bears; in the turn, those without one."""
        for said in self.ordered():
            moment, body = said.rule.moment, said.rule.body
            if not isinstance(body, Permission) or body.negated or body.obliged:
                continue
            bearer = said.scene.you
            if bearer is None or bearer.key != seat or not self.may_use(said):
                continue
            at_all = moment is None and (phase, edge) == ("turn", "")
            if at_all or (
                isinstance(moment, AtPhase)
                and (moment.phase, moment.edge) == (phase, edge)
                and self.reading.holds(moment.condition, said.scene)
            ):
                yield said


def _happens(body: object) -> bool:
    """Tell whether something happens by itself: steps, or what must be done."""
    return isinstance(body, Reaction) or (isinstance(body, Permission) and body.obliged)


def _steps_of(body: object) -> tuple[Step, ...]:
    if isinstance(body, Permission):
        return (Step("and", body.deed, body.condition), *body.steps)
    return body.steps if isinstance(body, Reaction) else ()


def bind_linked(reading: Reading, scene: Scene, phrase: Phrase, thing: Thing) -> Scene:
    """Return the scene with what a thing is linked to: *the opponent* of *his room*."""
    for one in all_choices(phrase):
        for link in one.modifiers:
            if not isinstance(link, Link) or link.negated or link.target.refers:
                continue
            if link.target.amount is not None or link.target.noun in ("you", "it"):
                continue
            others = [
                other
                for other in reading.things(link.target, scene)
                if reading.are_linked(link.relation, thing, other, scene)
            ]
            if others:
                scene = bound(scene, link.target, others[0])
                scene = bind_linked(reading, scene, link.target, others[0])
    return scene


def can_all(play: Play, doing: Doing, steps: tuple[Step, ...]) -> bool:
    """
    Tell whether all that steps do in any case can be done, or what is done instead.

    What may be left undone need not be possible, unless all begins with it.
    """
    return all(
        any(_is_left(step, steps) or _can(play, doing, step) for step in group)
        for group in _alternatives(steps)
    )


def _is_left(step: Step, steps: tuple[Step, ...]) -> bool:
    action = step.action
    return isinstance(action, Offer) and not action.obliged and step is not steps[0]


def _alternatives(steps: Iterable[Step]) -> Iterator[list[Step]]:
    """Give the steps that are taken in any case, each with those that stand in for it."""
    group: list[Step] = []
    for step in steps:
        if step.join == "and":
            if group:
                yield group
            group = [step]
        elif step.join == "otherwise":
            group.append(step)
    if group:
        yield group


def _can(play: Play, doing: Doing, step: Step) -> bool:
    if not play.reading.holds(step.condition, doing.scene):
        return True
    action = step.action.deed if isinstance(step.action, Offer) else step.action
    return not isinstance(action, Deed) or play.reading.family.possible(play, doing, action)
