"""
Positions of conquest built so that a rule must act: searched for, and played to its moment.

Nobody asks whether a position can come about in play, but where `Sought.unfit` tells.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random
from typing import TYPE_CHECKING, Any

from regola.program.meaning import (
    AtPhase,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Recalled,
    Rule,
    Statement,
)
from regola.program.walking import nodes_in
from regola.reference.conquest.facts import read
from regola.reference.family import Family, Scene
from regola.reference.nearness import nearness
from regola.reference.reading import Reading, Unsaid
from regola.reference.seeking import awaited, awaits_others, likely, nearest

if TYPE_CHECKING:
    from regola_engine.conquest.play import Game, Peopled, State

__all__ = ["Sought", "built", "meant_regions"]

_CHANGES = 14
"""How often a position is changed at most, to have a rule act."""

_AT = {
    "choose": "choosing",
    "decline": "readying",
    "abandon": "readying",
    "redeploy": "redeployment",
}
"""The phase in which base rules offer a deed; all other deeds of moment come in conquest."""

_ALL_USED = 0.8
"""Above this share of draws what may be done once has been done."""

_ASKED = {"income": "scoring", "tokens kept": "readying", "score": "scoring"}
"""The phase in which a number is asked; most others are asked in conquest."""


@dataclass(frozen=True)
class Sought:
    """
    A rule that is to act, and the games in which it is looked for, by number of players.

    ``item`` is the reference of what has the rule, ``bearer`` that of the race, power, relic or
    place which is that item or holds it; ``partner`` names a race or power in play with it.
    ``lying`` are the kinds of pieces that may lie about, all if nothing is told; ``unfit`` tells
    the regions of a position whose holders cannot have come there, who are taken away.
    """

    rule: Rule
    item: str
    bearer: str
    family: Family
    games: Mapping[int, Game]
    partner: str = ""
    lying: frozenset[str] | None = None
    unfit: Callable[[Reading], frozenset[int]] | None = None

    @property
    def waits_for_choice(self) -> bool:
        """Whether the rule acts when its people is chosen."""
        moment = self.rule.moment
        return isinstance(moment, OnEvent) and moment.verb == "choose"

    def kinds(self, game: Game) -> list[str]:
        """Return the kinds of pieces that may lie about, by reference."""
        named = (kind.reference for kind in game.kinds if kind is not None)
        return sorted(one for one in named if self.lying is None or one in self.lying)


@dataclass
class Plan:
    """
    What a position is built from.

    ``own`` is the place of the people that has the rule among those of its seat ``at``.
    """

    game: Game
    at: int
    turn: int
    phase: str
    round: int
    seed: int
    own: int = 0
    peoples: list[list[Peopled]] = field(default_factory=list)
    coins: list[int] = field(default_factory=list)
    laid: list[tuple[str, int]] = field(default_factory=list)
    """Pieces by the id of their kind, each in a region, in hand (-1), or before a seat."""
    first: tuple[int, int] | None = None
    """A race and a power that lie before the row."""
    wanted: tuple[int, ...] = ()
    """The regions that the rule speaks of, whosever they are."""
    used: float = 0.0
    new: bool = False

    def state(self) -> State:
        """Return the position as planned."""
        from regola_engine.conquest.play import Seated, lay_first, set_up, settle_bearers

        state = set_up(
            self.game,
            [Seated(c, tuple(p)) for c, p in zip(self.coins, self.peoples, strict=True)],
            pieces={},
            turn=self.turn,
            phase=self.phase,
            number_of_round=self.round,
            seed=self.seed,
        )
        if self.used < _ALL_USED:
            state.spent.clear()
        for reference, where in self.laid:
            _lay(state, reference, where)
        for people in range(self.game.seats, len(state.owner)):
            if self.new and not state.declined_peoples >> people & 1:
                state.fresh_peoples |= 1 << people
        if self.first is not None:
            lay_first(state, *self.first)
        settle_bearers(state)
        return state


def _lay(state: State, reference: str, where: int) -> None:
    """Have one piece of a kind lie in a region, in hand, or before a player."""
    from regola_engine.conquest import lay_markers
    from regola_engine.conquest.play import add_piece

    kind = next(one for one in state.game.kinds if one is not None and one.reference == reference)
    word = kind.word
    is_find = word in state.game.finds
    if not state.boxed[word] or (state.bearer[word] < 0 and not (is_find and where >= 0)):
        return
    if kind.marker:
        seat = where % state.game.seats
        state.boxed[word] -= 1
        lay_markers(state, word, seat, 1)
        return
    state.boxed[word] -= 1
    if where < 0:
        state.carried[word] += 1
    else:
        add_piece(state, word, where)
        state.finds_stack = [one for one in state.finds_stack if one != word]


# ---- first draft ------------------------------------------------------------------------------


def _owners(game: Game, sought: Sought) -> set[str]:
    """The races and powers that a rule names, or that have pieces that it names."""
    named = {node.noun for node in nodes_in(sought.rule) if isinstance(node, Phrase)}
    return {
        item.reference
        for item in game.items
        if item.reference in named or any(piece.reference in named for piece in item.pieces)
    }


def _draft(sought: Sought, rng: Random) -> Plan:
    players = rng.choice((2, 2, 3))
    game = sought.games.get(players) or next(iter(sought.games.values()))
    at = rng.randrange(game.seats)
    scope = sought.rule.scope
    declined = scope == "declined" or (scope == "always" and likely(rng, 0.3))
    turn = _turn(sought, at, game.seats, rng)
    plan = Plan(
        *(game, at, turn, _phase(sought, rng)),
        *(rng.choice((1, 3, 5)), rng.randrange(1 << 30)),
    )
    plan.used, plan.new = rng.random(), likely(rng, 0.2)
    _seat_all(plan, sought, rng, declined=declined)
    for kind in sought.kinds(game):
        for _ in range(rng.choice((0, 1, 2))):
            plan.laid.append((kind, _somewhere(plan, rng)))
    if any(one.reference == sought.bearer for one in game.kinds if one is not None):
        own = plan.peoples[at][plan.own].holds
        plan.laid.insert(0, (sought.bearer, rng.choice(sorted(own) or [0])))
    return plan


def _seat_all(plan: Plan, sought: Sought, rng: Random, *, declined: bool) -> None:
    game, at = plan.game, plan.at
    wanted = _owners(game, sought)
    races = _wanted_first([one.reference for one in game.races], sought, wanted, rng)
    powers = _wanted_first([one.reference for one in game.powers], sought, wanted, rng)
    own_race, own_power = _own(game.races, sought), _own(game.powers, sought)
    regions = list(range(game.ground.size))
    rng.shuffle(regions)
    waits = sought.waits_for_choice and likely(rng, 0.8)
    for seat in range(game.seats):
        plan.peoples.append([])
        for is_old in (True, False):
            probed = seat == at and is_old is declined
            if probed:
                plan.own = len(plan.peoples[-1])
                race = next(races) if own_race < 0 else own_race
                power = next(powers) if own_power < 0 else own_power
                if waits:
                    plan.first, plan.turn, plan.phase = (race, power), at, "choosing"
                    continue
            elif waits and seat == at:
                continue
            elif likely(rng, 0.5 if is_old else 0.9):
                race, power = next(races), next(powers)
            else:
                continue
            plan.peoples[-1].append(_people(game, race, power, regions, rng, old=is_old))
        plan.coins.append(rng.choice((0, 1, 5, 9)))


def _own(items: list[Any], sought: Sought) -> int:
    """The place of the bearer, or of its partner, among races or powers; -1 where it is none."""
    named = (sought.bearer, sought.partner)
    return next((n for n, one in enumerate(items) if one.reference in named), -1)


def _somewhere(plan: Plan, rng: Random) -> int:
    """A region of the people that has the rule, any region, or the hand."""
    peoples = plan.peoples[plan.at]
    own = list(peoples[plan.own].holds) if plan.own < len(peoples) else []
    everywhere = range(plan.game.ground.size)
    return rng.choice((-1, rng.choice(own or everywhere), rng.choice(everywhere)))


def _wanted_first(
    references: list[str], sought: Sought, wanted: set[str], rng: Random
) -> Iterator[int]:
    """Give places in the row of references, but of bearer and partner, those wanted first."""
    order = list(range(len(references)))
    rng.shuffle(order)
    kept = (n for n in order if references[n] not in (sought.bearer, sought.partner))
    return iter(sorted(kept, key=lambda n: references[n] not in wanted))


def _people(
    game: Game, race: int, power: int, regions: list[int], rng: Random, *, old: bool
) -> Peopled:
    from regola_engine.conquest.play import Peopled

    box = game.races[race].box
    holds: dict[int, int] = {}
    for _ in range(rng.choice((0, 1, 1, 2, 2, 3))):
        if regions and sum(holds.values()) < box:
            holds[regions.pop()] = min(rng.choice((1, 1, 2, 3)), box - sum(holds.values()))
    left = max(0, box - sum(holds.values()))
    hand = 0 if old else min(rng.choice((0, 1, 3, 6)), left)
    side = min(rng.choice((0, 0, 0, 1)), left - hand)
    return Peopled(race, power, hand, holds, old, side)


def _turn(sought: Sought, at: int, seats: int, rng: Random) -> int:
    """Whose turn it is: that of whoever does what the rule waits for, mostly."""
    moment, body = sought.rule.moment, sought.rule.body
    others = awaits_others(sought.rule)
    if isinstance(moment, OnEvent) and moment.verb == "lose":
        others = not isinstance(body, Permission)
    if isinstance(body, Statement) and not _is_asked_at_home(body):
        # What is said of regions is heard by whoever attacks them, too.
        others = likely(rng, 0.4)
    if likely(rng, 0.15):
        others = not others
    return (at + rng.randrange(1, seats)) % seats if others else at


def _is_asked_at_home(body: Statement) -> bool:
    """Tell whether a number is asked in a turn of whoever has the rule."""
    return isinstance(body.subject, Quantity) and body.subject.word in _ASKED


def _phase(sought: Sought, rng: Random) -> str:
    """The phase from which play goes on to what the rule waits for."""
    moment, body = sought.rule.moment, sought.rule.body
    verb = awaited(sought.rule)
    if verb:
        return _AT.get(verb, "conquest")
    if isinstance(body, Statement) and moment is None and likely(rng, 0.6):
        word = body.subject.word if isinstance(body.subject, Quantity) else ""
        return _ASKED.get(word, "conquest")
    if isinstance(moment, AtPhase) and likely(rng, 0.9):
        phase = moment.phase.removeprefix("last ")
        if phase in ("choosing", "readying", "conquest", "redeployment", "scoring"):
            return phase
        return "" if moment.edge == "start" else "scoring"
    return rng.choice(("", "readying", "conquest", "conquest", "redeployment", "scoring"))


# ---- search -----------------------------------------------------------------------------------


def built(sought: Sought, rng: Random) -> State:
    """
    Return a legal position in which the rule is in force and, if one is found soon, can act.

    A first draft is changed again and again, a region, a purse, a piece at a time; a change that
    brings what the rule speaks of nearer stays.
    """
    first = _fitting(_draft(sought, rng), sought)
    first[0].wanted = meant_regions(sought, first[1])
    _, state = nearest(
        first,
        lambda built: _nearness(sought, *built),
        lambda built: _fitting(_changed(built[0], sought, rng), sought),
        _CHANGES,
    )
    return state


def _fitting(plan: Plan, sought: Sought) -> tuple[Plan, State]:
    """Return a plan without those who cannot be where they are, and its position."""
    state = plan.state()
    unfit = () if sought.unfit is None else sought.unfit(Reading(sought.family, read(state)))
    if not unfit:
        return plan, state
    kept = [
        [replace(p, holds={r: n for r, n in p.holds.items() if r not in unfit}) for p in seated]
        for seated in plan.peoples
    ]
    fitting = replace(plan, peoples=kept)
    return fitting, fitting.state()


def _nearness(sought: Sought, plan: Plan, state: State) -> float:
    reading = Reading(sought.family, read(state))
    return 1.0 if plan.first is not None else nearness(reading, sought.item, sought.rule)


def meant_regions(sought: Sought, state: State) -> tuple[int, ...]:
    """Return the regions that the phrases of a rule speak of, whosever they are."""
    reading = Reading(sought.family, read(state))
    found = set[int]()
    for node in nodes_in(sought.rule):
        if isinstance(node, Phrase) and node.type == "region" and not node.refers:
            lasting = tuple(one for one in node.modifiers if not isinstance(one, Recalled))
            bare_phrase = replace(node, owner="", amount=None, determiner="", modifiers=lasting)
            try:
                named = reading.things(bare_phrase, Scene())
            except Unsaid:
                continue
            found.update(int(one.key) for one in named if one.type == "region")
    every = range(state.game.ground.size)
    return tuple(sorted(found)) if len(found) < len(every) else ()


def _changed(plan: Plan, sought: Sought, rng: Random) -> Plan:
    twin = replace(
        plan,
        peoples=[list(one) for one in plan.peoples],
        coins=list(plan.coins),
        laid=list(plan.laid),
    )
    kinds = sought.kinds(plan.game)
    what = rng.choice(("hold", "hold", "hold", "coins", "piece", "piece", "hand", "round", "new"))
    if plan.wanted and likely(rng, 0.5):
        _give(twin, rng.choice(plan.wanted), rng.choice((1, 2)))
        return twin
    if what == "coins":
        twin.coins[rng.randrange(len(twin.coins))] = rng.choice((0, 1, 2, 7))
    elif what == "piece":
        twin.laid += [(rng.choice(kinds), _somewhere(plan, rng))] if kinds else []
    elif what == "round":
        twin.round = rng.choice((1, 2, 5))
    elif what == "new":
        twin.new = not twin.new
    else:
        _move_tokens(twin, rng, hands=what == "hand")
    return twin


def _move_tokens(plan: Plan, rng: Random, *, hands: bool) -> None:
    seat = plan.at if likely(rng, 0.5) else rng.randrange(len(plan.peoples))
    if not plan.peoples[seat]:
        return
    own = seat == plan.at and plan.own < len(plan.peoples[seat]) and likely(rng, 0.7)
    place = plan.own if own else rng.randrange(len(plan.peoples[seat]))
    people = plan.peoples[seat][place]
    box = plan.game.races[people.race].box
    if hands:
        hand = 0 if people.declined else rng.choice((0, 1, 4))
        side = rng.choice((0, 1, 2))
        if hand + side + sum(people.holds.values()) <= box:
            plan.peoples[seat][place] = replace(people, hand=hand, side=side)
        return
    region = rng.randrange(plan.game.ground.size)
    _settle(plan, seat, place, region, rng.choice((0, 0, 1, 1, 2, 3)))


def _give(plan: Plan, region: int, count: int) -> None:
    """Have the people that has the rule hold a region, if it has tokens left."""
    if plan.own < len(plan.peoples[plan.at]):
        _settle(plan, plan.at, plan.own, region, count)


def _settle(plan: Plan, seat: int, place: int, region: int, count: int) -> None:
    """Have a people, and nobody else, hold a region with so many tokens."""
    for seated in plan.peoples:
        for n, one in enumerate(seated):
            if region in one.holds:
                holds = {r: c for r, c in one.holds.items() if r != region}
                seated[n] = replace(one, holds=holds)
    people = plan.peoples[seat][place]
    box = plan.game.races[people.race].box
    if count and people.hand + people.side + sum(people.holds.values()) + count <= box:
        plan.peoples[seat][place] = replace(people, holds={**people.holds, region: count})
