"""
Positions of dungeons built so that a rule must act: a game by chance at its moment, changed.

A game is played by chance; a position is one of it, of a stage in which what the rule speaks of is
about to happen. Somebody bears the rule there, and what it names is brought nearer. A way on is
found by playing on by chance, some times, until the game keeps in its log that the rule acted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING

from regola.checks.parts import deeds_of
from regola.program.meaning import AtPhase, Permission, Rule
from regola.program.walking import phrases_in
from regola.reference.family import Family
from regola.reference.lords.changes import Site, bear
from regola.reference.lords.facts import read
from regola.reference.lords.reading import Dungeons
from regola.reference.nearness import nearness
from regola.reference.parting import Leaning
from regola.reference.seeking import (
    Built,
    awaited,
    is_done,
    likely,
    nearest,
    nouns_in,
    way_on,
)

if TYPE_CHECKING:
    from regola_engine.kernel import Move
    from regola_engine.lords.play import Game, State

__all__ = ["Built", "Lean", "Sought", "Table", "built", "busy_move", "is_done", "lean_move"]

_CHANGES = 10
"""How often a position is changed at most, to have a rule act."""

_DRAFTS, _WAYS = 2, 6
"""Positions built, and ways on from each, at most, until one is found on which the rule acts."""

_LONGEST = 24
"""Moves of a way on, at most."""

_EAGER = 0.85
"""How often something is done where one may also pass or say no."""

_FIGHTS, _WORK = ("planning", "battle"), ("sending", "performing")
_STAGES: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("spring", "invoke", "attack", "deal", "prevent", "heal", "poison"), _FIGHTS),
    **dict.fromkeys(("beat", "free", "guard", "curse", "hush", "rouse", "turn down"), _FIGHTS),
    **dict.fromkeys(("put", "discard"), _FIGHTS),
    **dict.fromkeys(("perform", "dig", "mine", "hire", "build", "spy", "block"), _WORK),
    **dict.fromkeys(("run", "use"), ("performing", "production")),
    **dict.fromkeys(("choose", "send", "withhold"), ("revealing", "ordering")),
    **dict.fromkeys(("resolve", "muster", "dismiss", "owe"), ("recall", "happening")),
    **dict.fromkeys(("gain", "pay"), _WORK),
    **dict.fromkeys(("lose", "lure"), ("happening", "arrival", "battle")),
    "return": ("production", "recall"),
}
"""The stages at which a deed is about to be done, by its verb."""

_OF_KIND: Mapping[str, tuple[str, ...]] = {
    "order": ("revealing", "ordering"),
    "event": ("production", "recall"),
    "card": _FIGHTS,
}
"""The stages from which play comes to what an item does, where that is told by its kind."""

_OWN, _LEADING, _YES, _NO = 12.0, 5.0, 3.0, 0.4
"""
How much a move weighs, against 1 for another one: what the item itself offers, what leads to what
the rule waits for, to agree, and to pass or say no.
"""


def busy_move(state: State, rng: Random) -> Move:
    """Return a move by chance, rarely a pass or a no."""
    moves: list[Move] = state.legal_moves()
    acts = [move for move in moves if move.sort not in ("pass", "no")]
    return rng.choice(acts if acts and likely(rng, _EAGER) else moves)


@dataclass(frozen=True)
class Table:
    """A game, and a seed of what is played in it by chance."""

    game: Game
    seed: str

    @cached_property
    def positions(self) -> tuple[State, ...]:
        """All positions of a game by chance in which no rule is at work and nothing is asked."""
        from regola_engine.lords.play import start

        chance = Random(self.seed)  # noqa: S311  # positions, not secrets
        state = start(self.game, chance, 0)
        first = state.clone(1)
        first.agenda = []
        # A game that a rule ends before it has well begun has what its first choice lies in alone.
        return tuple(self._played(state, chance)) or (first,)

    def _played(self, state: State, chance: Random) -> Iterator[State]:
        """Give the positions between all that comes one after the other in a game."""
        from regola_engine.kernel import MOST_WORK_OF_GAME, proceed

        most, last = MOST_WORK_OF_GAME, len(self.game.programme)
        while not state.is_over and state.stage < last and state.work < most:
            if state.question is not None:
                state.take(busy_move(state, chance))
                continue
            if not state.agenda:
                yield state.clone(1)
            proceed(state)


@dataclass(frozen=True)
class Sought:
    """A rule that is to act, ``item`` the reference of what has it, and the tables to look at."""

    rule: Rule
    item: str
    family: Family
    tables: tuple[Table, ...]

    @property
    def kind(self) -> str:
        """The kind of item that has the rule."""
        return self.family.items[self.item].kind

    @cached_property
    def stages(self) -> tuple[str, ...]:
        """The names of the stages at which what the rule speaks of is about to happen."""
        own = _OF_KIND.get(self.kind, ())
        if own:
            return own
        verbs = (awaited(self.rule), *(deed.verb for deed in deeds_of(self.rule)))
        return next((_STAGES[verb] for verb in verbs if verb in _STAGES), ())

    def indices(self, game: Game) -> frozenset[int]:
        """Return by which numbers the rule is known in play."""
        own = (one for kind in game.items.values() for one in kind if one.reference == self.item)
        return frozenset(r.index for one in own for r in one.rules if r.line == self.rule.number)


def built(sought: Sought, rng: Random) -> Built:
    """Return a position in which somebody bears the rule, and a way on if one is found soon."""
    position = _built(sought, rng)
    for _ in range(_DRAFTS - 1):
        if position.is_seen:
            break
        position = _built(sought, rng)
    return position


def _built(sought: Sought, rng: Random) -> Built:
    state, seed = _drafted(sought, rng), rng.randrange(2**32)
    way = _way(sought, state, seed, rng) if is_done(sought.rule) else ()
    return Built(_ready(state, seed), way or (), way is not None)


def _way(sought: Sought, state: State, seed: int, rng: Random) -> tuple[str, ...] | None:
    """Return moves after which the game keeps that the rule did something, if that is seen."""
    from regola_engine.lords.play import code

    lean, wanted = Lean.of(sought, state), sought.indices(state.game)
    for _ in range(_WAYS):
        twin = _ready(state, seed)
        moves = way_on(twin, wanted, code, lambda one: lean_move(lean, one, rng), _LONGEST)
        if moves is not None:
            return moves
    return None


def _ready(state: State, seed: int) -> State:
    """Return a position from which play goes on by the chance of a seed."""
    twin = state.clone(seed)
    twin.question, twin.moves = None, []
    return twin


def _drafted(sought: Sought, rng: Random) -> State:
    table = rng.choice(sought.tables)
    draft = rng.choice(_near(sought, table.positions)).clone(rng.randrange(2**32))
    draft.question, draft.moves = None, []
    seat = rng.randrange(table.game.seats)
    _bear(sought, Site(draft, seat, rng))
    return nearest(
        draft,
        lambda one: nearness(Dungeons(sought.family, read(one)), sought.item, sought.rule),
        lambda one: _changed(sought, one, seat, rng),
        _CHANGES,
    )


def _near(sought: Sought, known: tuple[State, ...]) -> tuple[State, ...]:
    """Return the positions just before the rule is told or what it speaks of is done; else all."""
    moment = sought.rule.moment
    found = _before(moment, known) if isinstance(moment, AtPhase) else ()
    named = tuple(one for one in known if _stage_of(one) in sought.stages)
    return found or named or known


def _before(moment: AtPhase, known: tuple[State, ...]) -> tuple[State, ...]:
    """Return the positions before a stage in which a moment is told."""
    from regola_engine.kernel import moment_name

    told = moment_name(moment.phase.removeprefix("last "), moment.edge)

    def comes(state: State) -> bool:
        return not state.opened and told in state.game.programme[state.stage].moments

    return tuple(one for one in known if comes(one))


def _stage_of(state: State) -> str:
    name: str = state.game.programme[state.stage].name
    return name


def _bear(sought: Sought, site: Site) -> None:
    """Have somebody bear the rule, and everybody be able to pay."""
    state = site.state
    for goods in (state.gold, state.food):
        goods[:] = [site.rng.randrange(6) for _ in goods]
    bear(site, sought.kind, state.game.number_of(sought.kind, sought.item))


def _changed(sought: Sought, state: State, seat: int, rng: Random) -> State:
    twin = state.clone()
    whose = seat if likely(rng, 0.7) else rng.randrange(twin.game.seats)
    sorts = {one.type for one in phrases_in(sought.rule)} - {"player"}
    Site(twin, whose, rng, _named(sought, twin.game)).change(sorts)
    return twin


def _named(sought: Sought, game: Game) -> Mapping[str, tuple[int, ...]]:
    """Return the numbers of the items that the rule names, by their kind."""
    found: dict[str, tuple[int, ...]] = {}
    for noun in sorted(nouns_in(sought.rule)):
        for kind in game.items:
            number = game.number_of(kind, noun)
            if number >= 0:
                found[kind] = (*found.get(kind, ()), number)
    return found


# ---- how play goes on ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Lean(Leaning):
    """
    Which moves bring a rule to act, by their codes.

    ``item`` is the reference of what has it, ``order`` its number if it is an order, ``offers`` the
    marks of rules that do what it waits for.
    """

    item: str
    order: int
    offers: tuple[str, ...]

    @classmethod
    def of(cls, sought: Sought, state: State) -> Lean:
        """Return which moves bring a rule to act from a position on."""
        order = state.game.number_of("order", sought.item)
        return cls(sought.item, order, tuple(_leading(sought)))

    def weight(self, code: str) -> float:
        """Return how much a move weighs, by its code."""
        sort, *_ = code.split()
        if f"{self.item}#" in code or code == f"pick {self.order}":
            return _OWN
        if any(mark in code.split() for mark in self.offers):
            return _LEADING
        return {"yes": _YES, "pass": _NO, "no": _NO}.get(sort, 1.0)


def lean_move(lean: Lean, state: State, rng: Random) -> Move:
    """Return a move by chance, rather one that brings a rule to act."""
    from regola_engine.lords.play import code

    told: dict[str, Move] = {code(state, move): move for move in state.legal_moves()}
    return told[lean.chosen(told, rng)]


def _leading(sought: Sought) -> Iterator[str]:
    """Give the marks of offers that do what the rule waits for."""
    verb = awaited(sought.rule)
    for reference, item in sought.family.items.items():
        for rule in item.rules:
            verbs = {deed.verb for deed in deeds_of(rule)}
            if verb in verbs and isinstance(rule.body, Permission):
                yield f"{reference}#{rule.number}"
