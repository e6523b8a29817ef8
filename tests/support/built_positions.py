"""Positions of conquest built so that a rule must act: searched for, and played to its moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, fields, is_dataclass, replace
from random import Random
from typing import Any

from regola.program.meaning import (
    AtPhase,
    Condition,
    Deed,
    Did,
    Offer,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Statement,
)
from regola.reference.conquest.facts import read
from regola.reference.family import Said, Scene, bare, bound
from regola.reference.reading import Reading, Unsaid
from regola_engine.conquest.bearing import settle_bearers
from regola_engine.conquest.game import Game
from regola_engine.conquest.saves import code
from regola_engine.conquest.setup import Peopled, Seated, set_up
from regola_engine.conquest.state import State
from regola_engine.conquest.tokens import add_piece
from tests.support.conquest_probes import PROBE, Probe

__all__ = ["built", "chosen"]

_CHANGES = 14
"""How often a position is changed at most, to have a rule act."""

_AT = {
    "choose": "choosing",
    "decline": "readying",
    "abandon": "readying",
    "redeploy": "redeployment",
}
"""The phase in which base rules offer a deed; all other deeds of moment come in conquest."""


@dataclass
class Plan:
    """What a position is built from."""

    game: Game
    at: int
    own: int
    declined: bool
    turn: int
    phase: str
    round: int
    seed: int
    peoples: list[list[Peopled]] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    laid: list[tuple[str, int]] = field(default_factory=list)
    """Pieces by the id of their kind, each in a region, in hand (-1), or before a seat."""
    used: float = 0.0
    new: bool = False

    def state(self) -> State:
        """Return the position as planned."""
        seats = [
            Seated(coins, tuple(peoples))
            for coins, peoples in zip(self.coins, self.peoples, strict=True)
        ]
        state = set_up(
            self.game,
            seats,
            pieces={},
            turn=self.turn,
            phase=self.phase,
            number_of_round=self.round,
            seed=self.seed,
        )
        if self.used < 0.8:
            state.spent.clear()
        for reference, where in self.laid:
            _lay(state, reference, where)
        for people in range(self.game.seats, len(state.owner)):
            if self.new and not state.declined_peoples >> people & 1:
                state.fresh_peoples |= 1 << people
        settle_bearers(state)
        return state


def _lay(state: State, reference: str, where: int) -> None:
    """Have one piece of a kind lie in a region, in hand, or before a player."""
    kind = next(one for one in state.game.kinds if one is not None and one.reference == reference)
    word = kind.word
    if state.bearer[word] < 0 or not state.boxed[word]:
        return
    if kind.marker:
        seat = where % state.game.seats
        state.boxed[word] -= 1 - (state.given[word] >> seat & 1)
        state.given[word] |= 1 << seat
        return
    state.boxed[word] -= 1
    if where < 0:
        state.carried[word] += 1
    else:
        add_piece(state, word, where)


# ---- first draft ------------------------------------------------------------------------------


def _nodes(node: Any) -> Iterator[Any]:
    """Give all nodes of a rule."""
    if isinstance(node, tuple):
        for one in node:
            yield from _nodes(one)
    elif is_dataclass(node) and not isinstance(node, type):
        yield node
        for one in fields(node):
            if one.name != "span":
                yield from _nodes(getattr(node, one.name))


def _owners(game: Game, probe: Probe) -> set[str]:
    """The races and powers that a rule names, or that have pieces that it names."""
    named = {node.noun for node in _nodes(probe.rule) if isinstance(node, Phrase)}
    return {
        item.reference
        for item in game.items
        if item.reference in named or any(piece.reference in named for piece in item.pieces)
    }


def _draft(probe: Probe, rng: Random) -> Plan:
    game = probe.games[rng.choice((2, 2, 3))]
    own = next(n for n, power in enumerate(game.powers) if power.reference == PROBE)
    at = rng.randrange(game.seats)
    scope = probe.rule.scope
    declined = scope == "declined" or (scope == "always" and rng.random() < 0.3)
    turn = _turn(probe, at, game.seats, rng)
    plan = Plan(
        *(game, at, own, declined, turn, _phase(probe, rng)),
        *(rng.choice((1, 3, 5)), rng.randrange(1 << 30)),
    )
    plan.used, plan.new = rng.random(), rng.random() < 0.2
    wanted = _owners(game, probe)
    races = _wanted_first([one.reference for one in game.races], wanted, rng)
    powers = (n for n in _wanted_first([p.reference for p in game.powers], wanted, rng) if n != own)
    regions = list(range(game.ground.size))
    rng.shuffle(regions)
    for seat in range(game.seats):
        plan.peoples.append([])
        for is_old in (True, False):
            probed = seat == at and is_old is declined
            if probed or rng.random() < (0.5 if is_old else 0.9):
                power = own if probed else next(powers)
                plan.peoples[-1].append(_people(game, next(races), power, regions, rng, old=is_old))
        plan.coins.append(rng.choice((0, 1, 5, 9)))
    kinds = sorted(kind.reference for kind in game.kinds if kind is not None)
    for kind in kinds:
        for _ in range(rng.choice((0, 1, 2))):
            plan.laid.append((kind, _somewhere(plan, rng)))
    return plan


def _somewhere(plan: Plan, rng: Random) -> int:
    """A region of the people that has the rule, any region, or the hand."""
    own = [r for one in plan.peoples[plan.at] if one.power == plan.own for r in one.holds]
    everywhere = range(plan.game.ground.size)
    return rng.choice((-1, rng.choice(own or everywhere), rng.choice(everywhere)))


def _wanted_first(references: list[str], wanted: set[str], rng: Random) -> Iterator[int]:
    order = list(range(len(references)))
    rng.shuffle(order)
    return iter(sorted(order, key=lambda n: references[n] not in wanted))


def _people(
    game: Game, race: int, power: int, regions: list[int], rng: Random, *, old: bool
) -> Peopled:
    box = game.races[race].box
    holds = {}
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
        if regions:
            holds[regions.pop()] = rng.choice((1, 1, 2, 3))
    left = max(0, box - sum(holds.values()))
    hand = 0 if old else min(rng.choice((0, 1, 3, 6)), left)
    side = min(rng.choice((0, 0, 0, 1)), left - hand)
    return Peopled(race, power, hand, holds, old, side)


def _turn(probe: Probe, at: int, seats: int, rng: Random) -> int:
    """Whose turn it is: that of whoever does what the rule waits for, mostly."""
    moment, body = probe.rule.moment, probe.rule.body
    actor = moment.actor if isinstance(moment, OnEvent) else None
    if isinstance(body, Permission) and body.negated:
        actor = body.actor
    others = actor is not None and (actor.noun == "opponent" or "opponent" in _nouns(actor))
    if isinstance(moment, OnEvent) and moment.verb == "lose" and not others:
        others = True
    if isinstance(body, Permission) and not body.negated and "opponent" in _nouns(body.actor):
        others = False
    if rng.random() < 0.15:
        others = not others
    return (at + rng.randrange(1, seats)) % seats if others else at


def _nouns(node: Any) -> set[str]:
    return {one.noun for one in _nodes(node) if isinstance(one, Phrase)}


def _phase(probe: Probe, rng: Random) -> str:
    """The phase from which play goes on to what the rule waits for."""
    moment, body = probe.rule.moment, probe.rule.body
    did = [one.verb for one in _nodes(probe.rule) if isinstance(one, Did)]
    if did:
        return _AT.get(did[0], "conquest")
    if isinstance(moment, OnEvent):
        return _AT.get(moment.verb, "conquest")
    if isinstance(body, Permission) and body.negated:
        return _AT.get(body.deed.verb, "conquest")
    if isinstance(moment, AtPhase) and rng.random() < 0.9:
        phase = moment.phase.removeprefix("last ")
        if phase in ("choosing", "readying", "conquest", "redeployment", "scoring"):
            return phase
        return "" if moment.edge == "start" else "scoring"
    return rng.choice(("", "readying", "conquest", "conquest", "redeployment", "scoring"))


# ---- search -----------------------------------------------------------------------------------


def built(probe: Probe, rng: Random) -> State:
    """
    Return a legal position in which the rule is in force and, if one is found soon, can act.

    A first draft is changed again and again, a region, a purse, a piece at a time; a change that
    brings what the rule speaks of nearer stays.
    """
    plan = _draft(probe, rng)
    state = plan.state()
    best = _nearness(probe, state)
    for _ in range(_CHANGES):
        if best >= 1:
            break
        other = _changed(plan, rng)
        twin = other.state()
        near = _nearness(probe, twin)
        if near >= best:
            plan, state, best = other, twin, near
    return state


def _changed(plan: Plan, rng: Random) -> Plan:
    twin = replace(
        plan,
        peoples=[list(one) for one in plan.peoples],
        coins=list(plan.coins),
        laid=list(plan.laid),
    )
    kinds = sorted(kind.reference for kind in plan.game.kinds if kind is not None)
    what = rng.choice(("hold", "hold", "hold", "coins", "piece", "piece", "hand", "round", "new"))
    if what == "coins":
        twin.coins[rng.randrange(len(twin.coins))] = rng.choice((0, 1, 2, 7))
    elif what == "piece":
        twin.laid.append((rng.choice(kinds), _somewhere(plan, rng)))
    elif what == "round":
        twin.round = rng.choice((1, 2, 5))
    elif what == "new":
        twin.new = not twin.new
    else:
        _move_tokens(twin, rng, hands=what == "hand")
    return twin


def _move_tokens(plan: Plan, rng: Random, *, hands: bool) -> None:
    seat = rng.randrange(len(plan.peoples))
    if not plan.peoples[seat]:
        return
    place = rng.randrange(len(plan.peoples[seat]))
    people = plan.peoples[seat][place]
    box = plan.game.races[people.race].box
    if hands:
        hand = 0 if people.declined else rng.choice((0, 1, 4))
        side = rng.choice((0, 1, 2))
        if hand + side + sum(people.holds.values()) <= box:
            plan.peoples[seat][place] = replace(people, hand=hand, side=side)
        return
    region = rng.randrange(plan.game.ground.size)
    count = rng.choice((0, 0, 1, 1, 2, 3))
    for seated in plan.peoples:
        for n, one in enumerate(seated):
            if region in one.holds:
                holds = {r: c for r, c in one.holds.items() if r != region}
                seated[n] = replace(one, holds=holds)
    people = plan.peoples[seat][place]
    if count and people.hand + people.side + sum(people.holds.values()) + count <= box:
        plan.peoples[seat][place] = replace(people, holds={**people.holds, region: count})


def _nearness(probe: Probe, state: State) -> float:
    """How much of what a rule speaks of is there, from 0 to 1."""
    reading = Reading(probe.family, read(state))
    found = [
        said
        for said in reading.said()
        if said.item == probe.item and said.rule.number == probe.rule.number
    ]
    return max((_near(reading, said) for said in found), default=0.0)


def _near(reading: Reading, said: Said) -> float:
    body, scene = said.rule.body, said.scene
    if isinstance(body, Statement):
        subject = body.subject.of if isinstance(body.subject, Quantity) else body.subject
        return _of_some(reading, subject, body.condition, scene)
    parts: list[float] = []
    moment = said.rule.moment
    if isinstance(moment, OnEvent):
        parts.append(_of_some(reading, moment.object, None, scene))
    elif isinstance(moment, AtPhase):
        parts.append(_truth(reading, moment.condition, scene))
    if isinstance(body, Permission):
        parts.append(_of_some(reading, body.deed.object, body.condition, scene))
        parts += [_of_some(reading, phrase, None, scene) for _, phrase in body.deed.slots]
    for step in body.steps:
        deed = step.action.deed if isinstance(step.action, Offer) else step.action
        if isinstance(deed, Deed):
            parts.append(_of_some(reading, deed.object, None, scene))
            parts += [_of_some(reading, phrase, None, scene) for _, phrase in deed.slots]
        parts.append(_truth(reading, step.condition, scene))
    return sum(parts) / len(parts) if parts else 1.0


def _of_some(
    reading: Reading, phrase: Phrase | None, condition: Condition | None, scene: Scene
) -> float:
    """How near the best thing of a phrase is to being one of which a condition holds."""
    if phrase is None or phrase.refers or phrase.noun in ("you", "it", "die"):
        return _truth(reading, condition, scene)
    try:
        things = reading.things(bare(phrase), scene)
        if things:
            return max(
                0.5 + 0.5 * _truth(reading, condition, bound(scene, phrase, one))
                for one in things[:12]
            )
        return max(_parts(reading, phrase, scene), default=0.0) * 0.5
    except Unsaid:
        return 0.5


def _parts(reading: Reading, phrase: Phrase, scene: Scene) -> Iterable[float]:
    """How much of a phrase is true of each thing of its type."""
    plain = replace(phrase, modifiers=(), alternatives=(), amount=None)
    for one in reading.all(phrase.type):
        told = [reading.is_one(one, plain, scene)]
        told += [
            reading.is_so(modifier, one, scene)
            for modifier in phrase.modifiers
            if not isinstance(modifier, Did)
        ]
        yield sum(told) / (len(told) + 1)


def _truth(reading: Reading, condition: Condition | None, scene: Scene) -> float:
    """How much of a condition holds."""
    if condition is None:
        return 1.0
    try:
        if reading.holds(condition, scene):
            return 1.0
        found = [
            sum(reading.test(test, scene) for test in tests) / len(tests)
            for tests in condition.alternatives
        ]
    except Unsaid:
        return 0.5
    return max(found) * 0.9 if not condition.negated else 0.3


# ---- play -------------------------------------------------------------------------------------


def chosen(probe: Probe, state: State, rng: Random) -> Any:
    """
    A move that brings the rule to act.

    That is one of its own offers, the deed that it waits for or asks about, else on to the next.
    """
    # In an order of their own: that of the engine depends on the rules that a process has seen.
    told = {code(state, move): move for move in state.legal_moves()}
    moves = [told[name] for name in sorted(told)]
    mark = f"{probe.item}#{probe.rule.number}"
    own = [told[name] for name in sorted(told) if mark in name]
    if own and rng.random() < 0.75:
        return rng.choice(own)
    acts = [move for move in moves if move.rule >= 0]
    if acts and rng.random() < _eagerness(probe):
        return rng.choice(acts)
    return rng.choice(moves)


def _eagerness(probe: Probe) -> float:
    """How readily offers are taken: for rules that wait for a phase, less so."""
    moment = probe.rule.moment
    waits = isinstance(moment, AtPhase)
    did = any(isinstance(one, Did) for one in _nodes(probe.rule))
    return 0.55 if did else 0.3 if waits else 0.75
