"""A position of a game of conquest as plain facts, and the one place that reads a position."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from regola_engine.conquest.play import State

__all__ = [
    "COURSE_OF_DEEDS",
    "NOBODY",
    "Course",
    "Facts",
    "Folk",
    "Kept",
    "Land",
    "Slot",
    "ordered",
    "read",
    "read_course",
]

NOBODY = -1

COURSE_OF_DEEDS = ("history", "earlier", "between", "began", "lasting")
"""The fields that a position does not tell: what was done before it."""


@dataclass(slots=True)
class Land:
    """
    A region: what the board says of it, the regions it touches, who holds it, what stands there.

    ``pieces`` counts the pieces of each kind by reference; ``holder`` is a people or `NOBODY`.
    """

    id: str
    words: frozenset[str]
    beside: frozenset[int]
    holder: int
    tokens: int
    pieces: dict[str, int]


@dataclass(slots=True)
class Folk:
    """A people in play. ``guise`` is the relic that one of its pieces is used as, and the piece."""

    seat: int
    race: str
    power: str
    declined: bool
    new: bool
    hand: int
    tray: int
    aside: int
    guise: tuple[str, ...] = ()


@dataclass(slots=True)
class Slot:
    """A combination in the row, with the coins that lie on it."""

    race: str
    power: str
    coins: int


@dataclass(slots=True)
class Turn:
    """What was done in a turn: whose, in which round, each deed with the position before."""

    seat: int
    round: int
    deeds: list[tuple[Any, Any]]


@dataclass(frozen=True, slots=True)
class Kept:
    """
    What a step of a people's rule has had be so: the rule by item and line, what it then knew.

    It is so ``until`` a moment comes, of any turn or of one of its ``own`` player's; or on from
    there until the moment ``then``.
    """

    people: int
    rule: tuple[str, int]
    lasting: Any
    named: dict[int, tuple[Any, ...]]
    until: str
    own: bool
    then: str = ""


@dataclass(slots=True)
class Facts:
    """
    All that a position holds.

    Regions and seats are numbered from 0, peoples by a number of their own. ``carried`` and
    ``boxed`` count pieces by reference, ``given`` those before each seat, ``lent`` names the power
    that lies with a relic or place. ``banner`` and ``badge`` are the tokens of a race and a power
    that are not of any item. ``roll`` is what the dice rolled last this turn show: the sum, the
    highest and the lowest; ``rolls`` are what dice will show next, ``races``, ``powers`` and
    ``finds`` the stacks, ``drawn`` the powers to be drawn next. ``moment`` is that of the turn.
    ``history`` are the deeds of this turn, each with the position as it was just before;
    ``earlier`` are the last turns of all. Between two rounds (``between``) nobody's turn has begun;
    what is done then are the first deeds of the history, before the turn ``began``. ``lasting`` is
    what is so for a time.
    """

    lands: list[Land]
    folks: dict[int, Folk]
    coins: list[int]
    row: list[Slot]
    taken: int
    carried: dict[str, int]
    boxed: dict[str, int]
    given: dict[str, dict[int, int]]
    lent: dict[str, str]
    options: Mapping[str, bool]
    seat: int
    round: int
    rounds: int
    roll: tuple[int, ...]
    rolls: list[int]
    races: list[str]
    powers: list[str]
    finds: list[str]
    drawn: list[str]
    declining: bool
    moment: str
    over: bool
    history: list[tuple[Any, Any]] = field(default_factory=list)
    earlier: list[Turn] = field(default_factory=list)
    between: bool = False
    began: int = 0
    lasting: list[Kept] = field(default_factory=list)

    def forget(self, until: str) -> None:
        """Forget what was so until a moment of the turn of whoever is on turn has come."""
        kept = [one for one in self.lasting if one.people in self.folks]
        over = [one.until == until and (not one.own or self._is_his(one.people)) for one in kept]
        self.lasting = [
            replace(one, until=one.then, then="") if is_over else one
            for one, is_over in zip(kept, over, strict=True)
            if one.then or not is_over
        ]

    def _is_his(self, people: int) -> bool:
        return self.folks[people].seat == self.seat

    def end_turn(self) -> None:
        """Keep the deeds of the turn for as long as somebody's next turn has not come."""
        for _, then in self.history:
            # What led to a deed is asked no more.
            then.facts.history, then.facts.earlier = [], []
        self.forget("end of turn")
        self.earlier = self.turns()[-len(self.coins) - 1 :]
        self.history, self.roll, self.began = [], (), 0

    def turns(self) -> list[Turn]:
        """Return the last turns, up to that under way; what was done between rounds is nobody's."""
        began = len(self.history) if self.between else self.began
        between = Turn(NOBODY, self.round - (not self.between), self.history[:began])
        now = Turn(self.seat, self.round, self.history[began:])
        turns = [*self.earlier, *([between] if between.deeds else [])]
        return turns if self.between else [*turns, now]

    def copied(self) -> Facts:
        """Return the same facts, to go their own way."""
        twin = copy(self)
        for one in fields(self):
            value = getattr(self, one.name)
            if isinstance(value, list):
                setattr(twin, one.name, [copy(part) for part in value])
            elif isinstance(value, dict):
                setattr(twin, one.name, {key: copy(part) for key, part in value.items()})
        for land in twin.lands:
            land.pieces = dict(land.pieces)
        return twin


def read(state: State) -> Facts:
    """Return the facts of a position: what is below is all that changes when positions do."""
    from regola_engine.conquest import PIECES

    game, names = state.game, PIECES.names
    kinds = [kind for kind, piece in enumerate(game.kinds) if piece is not None]
    peoples = [p for p in range(game.seats, len(state.owner)) if state.owner[p] >= 0]
    combinations = zip(state.row_races, state.row_powers, state.row_coins, strict=True)
    return Facts(
        [_land(state, kinds, region) for region in range(game.ground.size)],
        {people: _folk(state, people) for people in peoples},
        list(state.coins),
        [Slot(game.races[race].reference, _power(state, p), c) for race, p, c in combinations],
        state.row_taken,
        {names[kind]: state.carried[kind] for kind in kinds if state.carried[kind]},
        {names[kind]: state.boxed[kind] for kind in kinds},
        {
            names[kind]: {
                seat: state.dealt[kind * game.seats + seat]
                for seat in range(game.seats)
                if state.given[kind] >> seat & 1
            }
            for kind in kinds
            if state.given[kind]
        },
        {names[kind]: _power(state, state.lent[kind]) for kind in kinds if state.lent[kind] >= 0},
        dict(game.options),
        state.seat,
        state.round,
        game.rounds,
        _roll(state),
        list(state.rolls),
        [game.races[race].reference for race in state.race_stack],
        [_power(state, power) for power in state.power_stack],
        [names[kind] for kind in state.finds_stack],
        [_power(state, power) for power in state.drawn],
        state.declining,
        state.moment,
        state.over,
    )


@dataclass(slots=True)
class Course:
    """
    How far a turn has come.

    ``order`` are those who act at the moment, by number, players below peoples; ``place`` is the
    one whose turn it is, ``reacted`` whether what happens by itself is done, ``stopped`` who acts
    no more at the moment. ``used`` and ``used_now`` count limited rules by bearer, rule and seat.
    """

    order: tuple[int, ...]
    place: int
    reacted: bool
    stopped: frozenset[int]
    used: dict[tuple[int, str, int], int]
    used_now: dict[tuple[int, str, int], int]


def read_course(state: State) -> Course:
    """Return how far the turn of a position has come."""
    return Course(
        tuple(state.line),
        state.turn,
        bool(state.beat),
        frozenset(n for n in range(len(state.owner)) if state.stopped >> n & 1),
        _uses(state.spent),
        _uses(state.spent_turn),
    )


def _uses(counted: Mapping[tuple[int, int, int], int]) -> dict[tuple[int, str, int], int]:
    from regola_engine.kernel import RULES

    found: dict[tuple[int, str, int], int] = {}
    for (index, you, whose), count in counted.items():
        rule, reference = RULES[index]
        found[you, f"{reference}#{rule.line}", whose] = count
    return found


def ordered(code: str) -> str:
    """Return the code of a move with joined offers in a fixed order."""
    head, *joined = code.split(" +")
    return " +".join((head, *sorted(joined)))


def _land(state: State, kinds: list[int], region: int) -> Land:
    from regola_engine.conquest import GROUNDS, PIECES

    board, size = state.game.board, state.game.ground.size
    lying = {PIECES.names[kind]: state.lying[kind * size + region] for kind in kinds}
    return Land(
        board.places[region].id,
        frozenset(GROUNDS.names[word] for word in board.places[region].classes),
        frozenset(b if a == region else a for a, b in board.borders if region in (a, b)),
        state.holder[region],
        state.tokens[region],
        {name: count for name, count in lying.items() if count},
    )


def _roll(state: State) -> tuple[int, ...]:
    from regola_engine.conquest import highest_rolled, is_rolled, lowest_rolled, rolled

    return (rolled(state), highest_rolled(state), lowest_rolled(state)) if is_rolled(state) else ()


def _power(state: State, number: int) -> str:
    return state.game.powers[number].reference if number >= 0 else ""


def _folk(state: State, people: int) -> Folk:
    from regola_engine.conquest import PIECES

    return Folk(
        state.owner[people],
        state.game.races[state.race[people]].reference,
        _power(state, state.power[people]),
        bool(state.declined_peoples >> people & 1),
        bool(state.fresh_peoples >> people & 1),
        state.hand[people],
        state.tray[people],
        state.aside[people],
        tuple(PIECES.names[kind] for kind in state.guise[people]),
    )
