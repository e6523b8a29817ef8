"""What peoples do by themselves at a moment: of their turn, of the round, of the game."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import AtPhase, Offer, Permission, Reaction, Step
from regola.reference.conquest.bearers import rules_of
from regola.reference.conquest.game import Game
from regola.reference.conquest.offering import is_duty, moment_of
from regola.reference.conquest.things import facts_of
from regola.reference.family import Said, Thing
from regola.reference.play import Doing

__all__ = ["reactions", "reactions_of_all"]


def reactions_of_all(game: Game, moment: str) -> list[Doing]:
    """Return what all peoples do at a moment of no one's turn, in the order of seats."""
    folks = facts_of(game.reading).folks
    by_seat = sorted(folks, key=lambda people: (folks[people].seat, people))
    return [one for people in by_seat for one in reactions(game, Thing("people", people), moment)]


def reactions(game: Game, you: Thing, moment: str) -> list[Doing]:
    """Return what somebody does by itself at a moment."""
    found: list[Doing] = []
    for said in rules_of(game.reading, you):
        when, body = said.rule.moment, said.rule.body
        if not isinstance(when, AtPhase) or moment_of(when) != moment:
            continue
        if isinstance(body, Permission) and (body.negated or not is_duty(body)):
            continue
        facts = facts_of(game.reading)
        if when.phase.startswith("last ") and facts.round < facts.rounds:
            continue
        if not game.reading.holds(when.condition, said.scene) or not game.use(said):
            continue
        if isinstance(body, Reaction):
            found.append(Doing(said, said.scene, body.steps))
        elif isinstance(body, Permission):
            deed = Offer(body.actor, obliged=True, deed=body.deed)
            first = deed if body.actor.type == "piece" else body.deed
            steps = (Step("and", first, body.condition), *body.steps)
            found += [
                Doing(said, replace(said.scene, you=one), steps)
                for one in _duty_of(game, said, body)
            ]
    return found


def _duty_of(game: Game, said: Said, body: Permission) -> list[Thing]:
    """Those who must do a deed: the bearer, or peoples of players, clockwise from that on turn."""
    if body.actor.noun == "you" or body.actor.type == "piece":
        return [said.scene.you] if said.scene.you is not None else []
    facts = facts_of(game.reading)
    meant = game.reading.things(body.actor, said.scene)
    thing, count = body.deed.object, len(facts.coins)
    if body.actor.type != "player":
        called = sorted(int(one.key) for one in meant)
    elif thing is not None and thing.type == "coin":
        # Coins are the player's; all else is done by each of its peoples.
        return sorted(meant, key=lambda player: (int(player.key) - facts.seat) % count)
    else:
        seats = {int(one.key) for one in meant}
        called = [people for people, folk in facts.folks.items() if folk.seat in seats]
    called.sort(key=lambda p: ((facts.folks[p].seat - facts.seat) % count, p))
    return [Thing("people", people) for people in called]
