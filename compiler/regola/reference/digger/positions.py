"""
Positions of tiles built so that a rule must act: a game by chance, changed, and a way on from it.

Nobody asks whether a position can come about in play. A way on is found by playing on by chance,
some times, until the game keeps in its log that the rule brought something about.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from regola.program.meaning import AtPhase, Permission, Rule, Statement
from regola.program.walking import phrases_in
from regola.reference.digger.facts import read
from regola.reference.digger.tiles import Tiles
from regola.reference.family import Family
from regola.reference.nearness import nearness
from regola.reference.seeking import awaits_others, likely, nearest, nouns_in

if TYPE_CHECKING:
    from regola_engine.digger.game import Game
    from regola_engine.digger.state import State
    from regola_engine.kernel.asking import Move

__all__ = ["Built", "Sought", "built", "busy_move", "is_done", "own_or_busy_move"]

_CHANGES = 8
"""How often a position is changed at most, to have a rule act."""

_DRAFTS = 3
"""Positions built, at most, until a way is found on which the rule acts."""

_WAYS = 6
"""How often play goes on by chance from a position, at most, to see a rule act."""

_LONGEST = 10
"""Moves of a way on, at most."""

_EARLIEST, _LATEST = 12, 110
"""Moves of the game by which tiles come to lie, from and to."""

_EAGER = 0.85
"""How often something is done where one may also pass: passing ends turns before much is done."""

_START_OF_TURN, _IN_TURN, _END_OF_TURN = 0, 3, 4
"""How far a turn has come when a moment is told next, or what may be done in it is asked."""


@dataclass(frozen=True)
class Sought:
    """
    A rule that is to act, and the games in which it is looked for, by number of players.

    ``item`` is the reference of what has the rule: a Lord, a tile, an order, a creature …
    """

    rule: Rule
    item: str
    family: Family
    games: Mapping[int, Game]

    @property
    def kind(self) -> str:
        """The kind of item that has the rule."""
        return self.family.items[self.item].kind

    def indices(self, game: Game) -> frozenset[int]:
        """Return by which numbers the rule is known in play."""
        own = (one for one in game.items if one.reference == self.item)
        return frozenset(r.index for one in own for r in one.rules if r.line == self.rule.number)


@dataclass(frozen=True)
class Built:
    """
    A position, and moves after which the rule was seen to act in play, none if it was not.

    ``is_seen`` is true, too, where there is nothing to see: of a rule that only says something.
    """

    state: State
    way: tuple[Move, ...]
    is_seen: bool


def built(sought: Sought, rng: Random) -> Built:
    """Return a position in which somebody bears the rule, and a way on if one is found soon."""
    game = sought.games.get(rng.choice((2, 2, 3))) or next(iter(sought.games.values()))
    position = _built(sought, game, rng)
    for _ in range(_DRAFTS - 1):
        if position.is_seen:
            break
        position = _built(sought, game, rng)
    return position


def _built(sought: Sought, game: Game, rng: Random) -> Built:
    state = nearest(
        _draft(sought, game, rng),
        lambda one: _nearness(sought, one),
        lambda one: _changed(sought, one, rng),
        _CHANGES,
    )
    seed = rng.randrange(2**32)
    way = _way(sought, state, seed, rng) if is_done(sought.rule) else ()
    return Built(_ready(state, seed), way or (), way is not None)


def is_done(rule: Rule) -> bool:
    """Tell whether something is done by a rule, so that a log keeps it."""
    body = rule.body
    return not (isinstance(body, Statement) or (isinstance(body, Permission) and body.negated))


def _nearness(sought: Sought, state: State) -> float:
    return nearness(Tiles(sought.family, read(state)), sought.item, sought.rule)


# ---- first draft ------------------------------------------------------------------------------


def _draft(sought: Sought, game: Game, rng: Random) -> State:
    """Return a game some way on, at the moment of the rule, with somebody who bears it."""
    state = _begun(game, rng)
    seat = rng.randrange(game.seats)
    if sought.kind == "lord":
        state.lords = [-1] * game.seats
        place = next(n for n, one in enumerate(game.lords) if one.reference == sought.item)
        state.lords[seat] = place
    else:
        _bear(sought, state, seat, rng)
    for _ in range(6):
        _enrich(sought, state, seat, rng)
    others = awaits_others(sought.rule) ^ likely(rng, 0.15)
    _be_on_turn(sought, state, (seat + others) % game.seats, rng)
    return state


def _begun(game: Game, rng: Random) -> State:
    """Return a game by chance in which nothing is under way."""
    from regola_engine.digger.state import start

    before = state = start(game, rng)
    most = rng.randrange(_EARLIEST, _LATEST)
    while not state.is_over and (most > 0 or state.agenda or state.stage < _turns()):
        before = state.clone()
        state.apply(busy_move(state, rng))
        most -= 1
    return before if state.is_over else state


def _turns() -> int:
    from regola_engine.digger.game import TURNS

    return TURNS


def _bear(sought: Sought, state: State, seat: int, rng: Random) -> None:
    """Have a player have a thing of the item that has the rule, if it is one of things."""
    if sought.kind == "tile":
        _turn_into(state, sought.item, seat, rng)
    for mover, item in enumerate(state.game.movers):
        if item.reference == sought.item:
            state.place[mover], state.controller[mover] = _some_tile(state, rng), seat
    for figure, item in enumerate(state.game.figures):
        if item.reference == sought.item:
            state.figures[figure] = _some_tile(state, rng)


def _turn_into(state: State, kind: str, seat: int, rng: Random) -> None:
    """Have a tile of a player be of another kind, all that lies on it kept."""
    from regola_engine.kernel.masks import bits

    tiles = list(bits(state.own[seat]))
    if not tiles:
        return
    space, number = rng.choice(tiles), state.game.kind_numbers[kind]
    fitting = _fitting(state, number, seat, space)
    kept = (state.game.add_design(number, state.edges[space]), 0)
    state.lift(space)
    state.lay(space, *(rng.choice(fitting) if fitting else kept), seat)


def _fitting(state: State, kind: int, seat: int, space: int) -> list[tuple[int, int]]:
    """Return the tiles of a kind, each with a turn in which it may lie on a space."""
    from regola_engine.digger.placing import fits

    designs = state.game.designs
    return [
        (design, turn)
        for design in dict.fromkeys(state.game.copies[kind])
        for turn in designs[design].rotations
        if fits(state, seat, space, designs[design].turned[turn])
    ]


def _be_on_turn(sought: Sought, state: State, seat: int, rng: Random) -> None:
    """Come to the moment of a turn from which play goes on to what the rule waits for."""
    state.question, state.moves, state.agenda = None, [], []
    state.stage, state.opened, state.line, state.turn = _turns(), True, [seat], 0
    state.seat, state.steps, state.waiting, state.given = seat, 0, [], 0
    state.spent.clear()
    state.spent_turn.clear()
    moment, body = sought.rule.moment, sought.rule.body
    state.points[seat] = rng.choice((1, 4, 6))
    state.beat = _START_OF_TURN if likely(rng, 0.2) else _IN_TURN
    if isinstance(body, Permission) and any(one.type == "step" for one in phrases_in(body.steps)):
        state.steps = 2
    if isinstance(moment, AtPhase):
        _come_to(state, moment)


def _come_to(state: State, moment: AtPhase) -> None:
    """Come to a moment of a turn, or to the end of the turn that ends a round or the game."""
    phase, seat = moment.phase.removeprefix("last "), state.seat
    if phase == "turn":
        state.beat = {"start": _START_OF_TURN, "end": _END_OF_TURN}.get(moment.edge, _IN_TURN)
    else:
        state.beat, state.first = _END_OF_TURN, (seat + 1) % state.game.seats
    if phase == "game":
        state.gold[seat] = 25


# ---- changes ----------------------------------------------------------------------------------


def _changed(sought: Sought, state: State, rng: Random) -> State:
    twin = state.clone()
    seat = rng.randrange(twin.game.seats)
    _enrich(sought, twin, seat, rng)
    return twin


def _enrich(sought: Sought, state: State, seat: int, rng: Random) -> None:
    """Change one thing of a position: what a tile is, or what somebody has."""
    named = sorted(nouns_in(sought.rule) & state.game.kind_numbers.keys())
    if named and likely(rng, 0.3):
        _turn_into(state, rng.choice(named), seat, rng)
        if sought.kind == "tile" and not state.kinds[state.game.kind_numbers[sought.item]]:
            _bear(sought, state, seat, rng)
        return
    spoken = sorted({phrase.type for phrase in phrases_in(sought.rule)} & _ENRICHING.keys())
    fitting = spoken if spoken and likely(rng, 0.7) else sorted(_ENRICHING)
    rng.choice(_ENRICHING[rng.choice(fitting)])(state, seat, rng)


def _some_tile(state: State, rng: Random) -> int:
    from regola_engine.kernel.masks import bits

    return rng.choice(list(bits(state.tiles)))


def _add_goons(state: State, seat: int, rng: Random) -> None:
    count = min(rng.choice((1, 2, 3)), state.reserve[seat])
    state.goons[seat][_some_tile(state, rng)] += count
    state.reserve[seat] -= count


def _add_marker(state: State, seat: int, rng: Random) -> None:
    space = _some_tile(state, rng)
    if not state.markers[space] and state.reserve[seat]:
        state.markers[space] = (seat,)
        state.reserve[seat] -= 1


def _add_coin(state: State, seat: int, rng: Random) -> None:
    if state.bag:
        state.coins[seat].append(state.bag.pop())
    if state.bag and likely(rng, 0.5):
        state.heap.append(state.bag.pop())


def _store_coin(state: State, _seat: int, rng: Random) -> None:
    space = _some_tile(state, rng)
    if state.bag:
        state.stored[space] = (*state.stored[space], state.bag.pop())


def _lead_creature(state: State, seat: int, rng: Random) -> None:
    _lead(state, "creature", seat, rng)


def _lead_adventurer(state: State, seat: int, rng: Random) -> None:
    _lead(state, "adventurer", seat, rng)


def _lead(state: State, kind: str, seat: int, rng: Random) -> None:
    movers = [mover for mover, item in enumerate(state.game.movers) if item.kind == kind]
    if movers:
        mover = rng.choice(movers)
        state.place[mover], state.controller[mover] = _some_tile(state, rng), seat


def _enrich_purse(state: State, seat: int, rng: Random) -> None:
    state.gold[seat] = rng.choice((0, 1, 3, 8, 15))
    state.points[seat] = rng.choice((0, 1, 3, 6))


def _take_over(state: State, seat: int, rng: Random) -> None:
    """Have a player own a tile that another had, who has more than one."""
    space = _some_tile(state, rng)
    owner = state.owner[space]
    if owner >= 0 and state.own[owner].bit_count() > 1:
        design, turn = state.design[space], state.rotation[space]
        state.lift(space)
        state.lay(space, design, turn, seat)


def _add_tile(state: State, seat: int, rng: Random) -> None:
    """Lay a project of a player where it may lie, in his own dungeon or in another."""
    from regola_engine.digger.placing import placements

    found = list(placements(state, seat, state.tiles))
    if found:
        design, space, turn = rng.choice(found).things
        state.projects[seat].remove(design)
        state.lay(space, design, turn, seat)


def _put_common(state: State, _seat: int, rng: Random) -> None:
    """Lay a tile that is nobody's from its stack, beside another tile."""
    from regola_engine.digger.sets import beside, empty_spaces
    from regola_engine.kernel.masks import bits

    spaces = list(bits(beside(state, state.tiles) & empty_spaces(state)))
    kinds = [kind for kind, left in enumerate(state.collapses) if left]
    if spaces and kinds:
        kind = rng.choice(kinds)
        state.collapses[kind] -= 1
        state.lay(rng.choice(spaces), state.game.copies[kind][0], 0, -1)


_ENRICHING: Mapping[str, tuple[Callable[[State, int, Random], None], ...]] = {
    "adventurer": (_lead_adventurer,),
    "coin": (_add_coin, _add_coin, _store_coin),
    "creature": (_lead_creature,),
    "goon": (_add_goons,),
    "gold": (_enrich_purse,),
    "marker": (_add_marker,),
    "squad": (_add_goons,),
    "tile": (_add_tile, _add_tile, _take_over, _put_common),
}
"""What may change in a position, by the type of things that a rule speaks of."""


# ---- a way on ---------------------------------------------------------------------------------


def busy_move(state: State, rng: Random) -> Move:
    """Return a move by chance, rarely a pass."""
    moves = state.legal_moves()
    acts = [move for move in moves if move.sort != "pass"]
    chosen: Move = rng.choice(acts if acts and likely(rng, _EAGER) else moves)
    return chosen


def own_or_busy_move(state: State, rng: Random, item: str) -> Move:
    """Return a move by chance; what an item itself offers comes first, mostly."""
    from regola_engine.digger.saves import code

    own = [one for one in state.legal_moves() if f"{item}#" in code(state, one)]
    return rng.choice(own) if own and likely(rng, _EAGER) else busy_move(state, rng)


def _ready(state: State, seed: int) -> State:
    """Return a position from which play goes on by the chance of a seed."""
    twin = state.clone(seed)
    twin.question, twin.moves = None, []
    return twin


def _way(sought: Sought, state: State, seed: int, rng: Random) -> tuple[Move, ...] | None:
    """Return moves after which the game keeps that the rule did something, if that is seen."""
    wanted = sought.indices(state.game)
    for _ in range(_WAYS):
        moves = _tried(sought, _ready(state, seed), wanted, rng)
        if moves is not None:
            return moves
    return None


def _tried(
    sought: Sought, state: State, wanted: frozenset[int], rng: Random
) -> tuple[Move, ...] | None:
    from regola_engine.kernel.course import advance
    from regola_engine.kernel.faults import RuleError
    from regola_engine.kernel.log import Log

    log = state.log = Log()
    moves: list[Move] = []
    try:
        advance(state)
        while not any(entry.rule in wanted for entry in log):
            if state.is_over or len(moves) == _LONGEST:
                return None
            moves.append(own_or_busy_move(state, rng, sought.item))
            state.apply(moves[-1])
    except RuleError:
        return None
    return tuple(moves)
