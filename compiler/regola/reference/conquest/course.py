"""The course of a game of conquest: moments, who acts at them, what happens and is taken."""

from __future__ import annotations

from regola.program.meaning import Permission, Step
from regola.reference.conquest.acting import event
from regola.reference.conquest.conquering import conquer_region, foretold, seize, things_of
from regola.reference.conquest.facts import NOBODY, Facts
from regola.reference.conquest.game import Game, programs
from regola.reference.conquest.moments import reactions, reactions_of_all
from regola.reference.conquest.offering import (
    bind_target,
    is_conquest,
    named,
    offers,
)
from regola.reference.conquest.things import facts_of, player_of
from regola.reference.family import Scene, Thing
from regola.reference.play import Answer, Asking, Doing, Question

__all__ = ["go_on"]


def go_on(game: Game) -> Asking:
    """Go on from a position until the game is over."""
    facts = facts_of(game.reading)
    while not facts.over:
        while game.place < len(game.order) and not (game.turned or facts.over):
            you = game.order[game.place]
            if not game.reacted:
                game.reacted = True
                heeded = player_of(game.reading, you) != facts.seat
                game.begin(reactions(game, you, facts.moment, heeded=heeded))
                yield from game.run()
            while _goes_on(game, you):
                game.reading.changed()
                answers = offers(game, you, facts.moment)
                if not answers:
                    break
                answer = yield Question(player_of(game.reading, you), answers)
                _take(game, you, answer)
                yield from game.run()
            game.reacted, game.place = False, game.place + 1
            game.order += [Thing("people", people) for people in game.arrived]
            game.arrived.clear()
        yield from _next_moment(game)
    return True


def _goes_on(game: Game, you: Thing) -> bool:
    """Tell whether somebody is still offered what there is at a moment."""
    heeds = player_of(game.reading, you) != game.facts.seat
    return not (heeds or you in game.stopped or game.turned or game.facts.over)


def _next_moment(game: Game) -> Asking:
    """Come to the next moment of the turn, after the last one to the next player."""
    facts = facts_of(game.reading)
    if facts.over:
        return True
    moments = programs(game.reading)[facts.declining]
    at = 0 if game.turned else moments.index(facts.moment)
    game.turned, game.place, game.reacted = False, 0, False
    game.stopped = set()
    game.reading.changed()
    if at + 1 < len(moments):
        facts.moment = moments[at + 1]
        game.order = _order(game, facts.moment)
        return True
    facts.declining, facts.moment = False, moments[0]
    facts.end_turn()
    game.used_now.clear()
    for folk in facts.folks.values():
        folk.new, folk.guise = False, ()
    facts.seat = (facts.seat + 1) % len(facts.coins)
    game.reading.changed()
    if facts.seat == 0:
        first = Thing("player", 0)
        game.begin(
            [*reactions_of_all(game, "end of round"), *reactions(game, first, "end of round")]
        )
        facts.between = True
    yield from game.run()
    if facts.seat == 0:
        facts.round += 1
        game.reading.changed()
    facts.between, facts.began = False, len(facts.history)
    if facts.seat == 0:
        facts.forget("end of round")
    facts.forget("start of turn")
    game.order = _order(game, facts.moment)
    return True


def _order(game: Game, moment: str) -> list[Thing]:
    """The player on turn, its peoples: those first in the phase, the active one; then others'."""
    facts, phase = facts_of(game.reading), moment.rpartition(" of ")[2]
    own = [Thing("people", p) for p, folk in facts.folks.items() if folk.seat == facts.seat]
    own.sort(
        key=lambda people: (
            not game.reading.granted(f"first for {phase}", people, people),
            facts.folks[int(people.key)].declined,
        )
    )
    return [Thing("player", facts.seat), *own, *_others(facts)]


def _others(facts: Facts) -> list[Thing]:
    """The peoples of others, clockwise, who may heed moments of this turn."""
    count = len(facts.coins)
    folks = [p for p, folk in facts.folks.items() if folk.seat not in (facts.seat, NOBODY)]
    folks.sort(key=lambda p: ((facts.folks[p].seat - facts.seat) % count, p))
    return [Thing("people", people) for people in folks]


def _take(game: Game, you: Thing, answer: Answer | None) -> None:
    """Take an offer: its deed comes first, then what goes with it."""
    if answer is None or answer.rule is None:
        game.stopped.add(you)
        return
    said, body = answer.rule, answer.rule.rule.body
    if not isinstance(body, Permission):
        return
    if is_conquest(said):
        game.begin([Doing(said, bind_target(said, answer.thing), (), deed=_conquest(game, answer))])
        return
    game.use(said)
    scene = bind_target(said, answer.thing)
    first: tuple[Step, ...] = ()
    if body.actor.type == "piece":
        first = (Step("and", body.deed, None),)
        game.begin([Doing(said, scene, (*first, *body.steps), deed=_seized(game, answer, scene))])
        return
    set_off: list[Doing] = []
    if body.deed.verb == "assault" and answer.thing is not None:
        # What an attempt sets off comes before the die.
        told = things_of(game, int(answer.thing.key))
        set_off = game.announce(event(game, "assault", int(you.key), *told))
    elif body.deed.verb != "attack":
        first = (Step("and", named(game.reading, body.deed), None),)
    game.begin([*set_off, Doing(said, scene, (*first, *body.steps), answer.joined)])


def _conquest(game: Game, answer: Answer) -> Asking:
    """Conquer by an offer: what acts before it comes first, and cannot call it off."""
    said, region = answer.rule, answer.thing
    if said is None or region is None or said.scene.you is None:
        return False
    people = int(said.scene.you.key)
    yield from foretold(game, ("attack", "conquer", "occupy"), people, int(region.key))
    conquer_region(game, people, int(region.key), answer.joined)
    return True


def _seized(game: Game, answer: Answer, scene: Scene) -> Asking:
    said, region = answer.rule, answer.thing
    if said is None or region is None or not isinstance(said.rule.body, Permission):
        return False
    yield from seize(game, int(region.key))
    yield None
    inner = Doing(said, scene, said.rule.body.steps)
    return (yield from game.steps(inner))
