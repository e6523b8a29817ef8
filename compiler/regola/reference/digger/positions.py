"""
Positions of tiles built so that a rule must act: a game by chance, changed, and a way on from it.

Nobody asks whether a position can come about in play. A way on is found by playing on by chance,
some times, until the game keeps in its log that the rule brought something about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from regola.checks.parts import deeds_of
from regola.program.meaning import AtPhase, Permission, Rule
from regola.program.walking import phrases_in
from regola.reference.digger.changes import Site, turn_into
from regola.reference.digger.facts import NOBODY, read
from regola.reference.digger.tiles import Tiles
from regola.reference.digger.ways import Lean, leaning, named_things, spaces_of
from regola.reference.digger.wishes import Wish, fulfil, wishes
from regola.reference.family import Family
from regola.reference.nearness import nearness
from regola.reference.seeking import (
    Built,
    awaited,
    awaits_others,
    is_done,
    likely,
    nearest,
    nouns_in,
    way_on,
)

if TYPE_CHECKING:
    from regola_engine.digger.play import Game, State
    from regola_engine.kernel import Move

__all__ = ["Built", "Sought", "built", "busy_move", "is_done", "lean_move"]

_CHANGES = 20
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

_FIRST_CHANGES = 6
"""Changes that are made to a game by chance in any case."""

_WISHED = 0.6
"""How often a change is made for what the rule wishes to be there."""

_BEARERS = ("it", "you")
"""Who bears a rule is there already."""

_ENOUGH = 60
"""Gold pieces with which the game ends."""

_BY_STEPS = frozenset({"squad", "party", "creature"})
"""What goes by steps."""

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

    def lean(self, state: State) -> Lean:
        """Return which moves bring the rule to act from a position on."""
        return leaning(Tiles(self.family, read(state)), self.item, self.rule)

    def indices(self, game: Game) -> frozenset[int]:
        """Return by which numbers the rule is known in play."""
        own = (one for one in game.items if one.reference == self.item)
        return frozenset(r.index for one in own for r in one.rules if r.line == self.rule.number)


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
    draft = _draft(sought, game, rng)
    pointed = _pointed(sought, draft)
    state = nearest(
        draft,
        lambda one: _nearness(sought, one),
        lambda one: _changed(sought, one, pointed, rng),
        _CHANGES,
    )
    seed = rng.randrange(2**32)
    way = _way(sought, state, seed, rng) if is_done(sought.rule) else ()
    return Built(_ready(state, seed), way or (), way is not None)


def _nearness(sought: Sought, state: State) -> float:
    return nearness(Tiles(sought.family, read(state)), sought.item, sought.rule)


def _changed(
    sought: Sought, state: State, pointed: tuple[tuple[int, ...], tuple[int, ...]], rng: Random
) -> State:
    twin = state.clone()
    _change(sought, Site(twin, rng.randrange(twin.game.seats), sought.item, *pointed, rng))
    return twin


# ---- first draft ------------------------------------------------------------------------------


def _draft(sought: Sought, game: Game, rng: Random) -> State:
    """Return a game some way on, at the moment of the rule, with somebody who bears it."""
    state = _begun(game, rng)
    seat = rng.randrange(game.seats)
    _bear(sought, Site(state, seat, sought.item, (), (), rng))
    for number in range(_FIRST_CHANGES):
        whose = seat if number % 2 else rng.randrange(game.seats)
        _change(sought, Site(state, whose, sought.item, *_pointed(sought, state), rng))
    others = awaits_others(sought.rule) ^ likely(rng, 0.15)
    _be_on_turn(sought, state, (seat + others) % game.seats, rng)
    return state


def _pointed(sought: Sought, state: State) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the spaces that the words of the rule point to, and those beside them."""
    reading = Tiles(sought.family, read(state))
    spaces = spaces_of(reading, named_things(reading, sought.item, sought.rule))
    around = {other for space in spaces for other in state.game.beside[space]}
    return tuple(sorted(spaces)), tuple(sorted(around - {NOBODY}))


def _change(sought: Sought, site: Site) -> None:
    """Change one thing: what the rule wishes for, what a tile is, or something by chance."""
    state = site.state
    wished = wishes(sought.rule)
    if wished and likely(site.rng, _WISHED):
        _fulfil_one(sought, wished, site)
        return
    named = sorted(nouns_in(sought.rule) & state.game.kind_numbers.keys())
    if not named or not likely(site.rng, 0.3):
        site.change(one.type for one in phrases_in(sought.rule) if one.noun not in _BEARERS)
        return
    turn_into(site, site.rng.choice(named))
    if sought.kind == "tile" and not state.kinds[state.game.kind_numbers[sought.item]]:
        _bear(sought, site)


def _fulfil_one(sought: Sought, wished: Sequence[Wish], site: Site) -> None:
    reading = Tiles(sought.family, read(site.state))
    scenes = [
        said.scene
        for said in reading.said()
        if (said.item, said.rule.number) == (sought.item, sought.rule.number)
    ]
    if scenes:
        fulfil(site.rng.choice(wished), site, reading, site.rng.choice(scenes))


def _begun(game: Game, rng: Random) -> State:
    """Return a game by chance in which nothing is under way."""
    from regola_engine.digger.play import start

    before = state = start(game, rng)
    most = rng.randrange(_EARLIEST, _LATEST)
    while not state.is_over and (most > 0 or state.agenda or state.stage < _turns()):
        before = state.clone()
        state.apply(busy_move(state, rng))
        most -= 1
    return before if state.is_over else state


def _turns() -> int:
    from regola_engine.digger.play import TURNS

    return TURNS


def _bear(sought: Sought, site: Site) -> None:
    """Have a player have a thing of the item that has the rule, or its Lord, if it is one."""
    state, game = site.state, site.state.game
    if sought.kind == "lord":
        state.lords = [NOBODY] * game.seats
        place = next(n for n, one in enumerate(game.lords) if one.reference == sought.item)
        state.lords[site.seat] = place
    if sought.kind == "tile":
        turn_into(site, sought.item)
    for mover, item in enumerate(game.movers):
        if item.reference == sought.item and not _brings_itself(sought.rule):
            state.place[mover], state.controller[mover] = site.tile(), site.seat
    for figure, item in enumerate(game.figures):
        if item.reference == sought.item:
            state.figures[figure] = site.tile()


def _brings_itself(rule: Rule) -> bool:
    """Tell whether a rule brings what has it into play."""
    summoned = (deed.object for deed in deeds_of(rule) if deed.verb == "summon")
    return any(one is not None and one.noun == "it" for one in summoned)


def _be_on_turn(sought: Sought, state: State, seat: int, rng: Random) -> None:
    """Come to the moment of a turn from which play goes on to what the rule waits for."""
    state.question, state.moves, state.agenda = None, [], []
    state.stage, state.opened, state.line, state.turn = _turns(), True, [seat], 0
    state.seat, state.steps, state.waiting, state.given = seat, 0, [], 0
    state.spent.clear()
    state.spent_turn.clear()
    moment = sought.rule.moment
    state.points[seat] = rng.choice((1, 4, 6))
    state.beat = _START_OF_TURN if likely(rng, 0.2) else _IN_TURN
    if _is_paid_with_steps(sought.rule) or (_is_of_steps(sought.rule) and likely(rng, 0.7)):
        state.steps = 2
    if isinstance(moment, AtPhase):
        _come_to(state, moment)


def _is_paid_with_steps(rule: Rule) -> bool:
    steps = rule.body.steps if isinstance(rule.body, Permission) else ()
    return any(one.type == "step" for one in phrases_in(steps))


def _is_of_steps(rule: Rule) -> bool:
    """Tell whether a rule waits for what comes about by steps, or forbids it."""
    goes = {one.type for one in phrases_in((rule.moment, rule.body))} & _BY_STEPS
    return awaited(rule) == "kill" or (bool(goes) and awaited(rule) == "move")


def _come_to(state: State, moment: AtPhase) -> None:
    """Come to a moment of a turn, or to the end of the turn that ends a round or the game."""
    phase, seat = moment.phase.removeprefix("last "), state.seat
    if phase == "turn":
        state.beat = {"start": _START_OF_TURN, "end": _END_OF_TURN}.get(moment.edge, _IN_TURN)
    elif (moment.edge, phase) == ("start", "game"):
        state.stage, state.beat = _turns() - 1, _START_OF_TURN
    else:
        state.beat, state.first = _END_OF_TURN, (seat + 1) % state.game.seats
    if (moment.edge, phase) == ("end", "game"):
        state.gold[seat] = _ENOUGH


# ---- a way on ---------------------------------------------------------------------------------


def busy_move(state: State, rng: Random) -> Move:
    """Return a move by chance, rarely a pass."""
    moves = state.legal_moves()
    acts = [move for move in moves if move.sort != "pass"]
    chosen: Move = rng.choice(acts if acts and likely(rng, _EAGER) else moves)
    return chosen


def lean_move(lean: Lean, state: State, rng: Random) -> Move:
    """Return a move by chance, rather one that brings a rule to act."""
    from regola_engine.digger.play import code

    told: dict[str, Move] = {code(state, move): move for move in state.legal_moves()}
    return told[lean.chosen(told, rng)]


def _ready(state: State, seed: int) -> State:
    """Return a position from which play goes on by the chance of a seed."""
    twin = state.clone(seed)
    twin.question, twin.moves = None, []
    return twin


def _way(sought: Sought, state: State, seed: int, rng: Random) -> tuple[str, ...] | None:
    """Return moves after which the game keeps that the rule did something, if that is seen."""
    for _ in range(_WAYS):
        moves = _tried(sought, _ready(state, seed), rng)
        if moves is not None:
            return moves
    return None


def _tried(sought: Sought, state: State, rng: Random) -> tuple[str, ...] | None:
    from regola_engine.digger.play import code

    lean = sought.lean(state)
    wanted = sought.indices(state.game)
    return way_on(state, wanted, code, lambda one: lean_move(lean, one, rng), _LONGEST)
