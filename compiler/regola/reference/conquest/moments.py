"""What peoples do by themselves at a moment: of their turn, of the round, of the game."""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import AtPhase, Offer, Permission, Reaction, Step
from regola.reference.conquest.bearers import is_of_turn, rules_of
from regola.reference.conquest.game import Game
from regola.reference.conquest.offering import is_duty, moment_of
from regola.reference.conquest.things import facts_of
from regola.reference.family import Said, Scene, Thing, bound
from regola.reference.play import Doing

__all__ = ["reactions", "reactions_of_all"]


def reactions_of_all(game: Game, moment: str) -> list[Doing]:
    """Return what all peoples do at a moment of no one's turn, in the order of seats."""
    folks = facts_of(game.reading).folks
    by_seat = sorted(folks, key=lambda people: (folks[people].seat, people))
    return [one for people in by_seat for one in reactions(game, Thing("people", people), moment)]


def reactions(game: Game, you: Thing, moment: str, *, heeded: bool = False) -> list[Doing]:
    """Return what somebody does by itself at a moment; a ``heeded`` one is of another's turn."""
    found: list[Doing] = []
    for said in rules_of(game.reading, you):
        body, scene = said.rule.body, _told(game, said, moment, heeded=heeded)
        if scene is None or not _acts(game, said, scene):
            continue
        if isinstance(body, Reaction):
            found.append(Doing(said, scene, body.steps))
        elif isinstance(body, Permission):
            deed = Offer(body.actor, obliged=True, deed=body.deed)
            first = deed if body.actor.type == "piece" else body.deed
            steps = (Step("and", first, body.condition), *body.steps)
            found += [
                Doing(said, replace(said.scene, you=one), steps)
                for one in _duty_of(game, said, body)
            ]
    return found


def _told(game: Game, said: Said, moment: str, *, heeded: bool) -> Scene | None:
    """Return the scene of a rule that waits for a moment, with the other whose turn it may be."""
    when, body = said.rule.moment, said.rule.body
    if not isinstance(when, AtPhase) or moment_of(when) != moment:
        return None
    if isinstance(body, Permission) and (body.negated or not is_duty(body)):
        return None
    if when.whose is None or not heeded:
        return said.scene if when.whose is None and not heeded else None
    if not is_of_turn(game.reading, when, said):
        return None
    return bound(said.scene, when.whose, Thing("player", facts_of(game.reading).seat))


def _acts(game: Game, said: Said, scene: Scene) -> bool:
    """Tell whether a rule acts at its moment, which uses up one of its times."""
    when, facts = said.rule.moment, facts_of(game.reading)
    if not isinstance(when, AtPhase):
        return False
    if when.phase.startswith("last ") and facts.round < facts.rounds:
        return False
    return game.reading.holds(when.condition, scene) and game.use(said)


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
