"""Positions in which a rule would give more tokens or pieces, and its box or tray has no more."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from regola.checks.boards import regions
from regola.checks.conquest.supply import beginning, supply
from regola.mixing.conflicts import Conflict
from regola.mixing.demand import takings
from regola.mixing.needs import Need
from regola.mixing.positions import (
    PLAYERS,
    People,
    Position,
    Stage,
    people_of,
    plain_people,
)
from regola.program.meaning import AtPhase, Permission
from regola.program.model import Item

__all__ = ["of_pieces", "of_tray"]

_Twin: TypeAlias = tuple[Position, Position]
"""A position with too few, and one like it with enough."""

_Twins = Iterator[_Twin]


def of_pieces(own: Item, need: Need, conflict: Conflict, stage: Stage) -> _Twins:
    """
    Give positions in which all pieces lie on the board, and one more would be due.

    The people holds a region for each of them, and conquers one more, or may lay one there; or it
    has one region more than there are pieces; or an opponent has them all and conquers a region.
    """
    people = _people(own, conflict, stage)
    if people is None or need.wanted is None:
        return
    at = replace(stage, board=need.board) if need.board in stage.items else stage
    tokens = people[0].number("tokens", 1) or 0
    ways = list(dict.fromkeys(_ways(own, need.name)))
    for target in regions(at.items[at.board]):
        held = _alike(target.id, at)[: need.at_hand]
        if need.at_hand == len(held) < tokens:
            laid = _Laid(own, people, at, need.name, tuple(held), target.id, tokens)
            yield from (made for way in ways if (made := way(laid)) is not None)


def _ways(own: Item, piece: str) -> Iterator[_Way]:
    """Give how rules come to take a piece, by when they do and what they do with it."""
    rules = [rule for inner in own.walk() for rule in inner.rules]
    for rule, deed in takings(rules, piece):
        moment = rule.moment
        if isinstance(rule.body, Permission):
            yield from (_Laid.laid_there, _Laid.used)
        elif isinstance(moment, AtPhase):
            yield _Laid.in_a_turn if deed.verb != "put" else _Laid.spread
        elif moment is not None and moment.actor is not None and moment.actor.noun == "opponent":
            yield _Laid.given if deed.verb == "give" else _Laid.attacked
        else:
            yield from (_Laid.gained,) if deed.verb != "put" else (_Laid.conquered, _Laid.used)


def of_tray(own: Item, need: Need, conflict: Conflict, stage: Stage) -> _Twins:
    """
    Give positions of a relic or a place whose rule takes more tokens than the tray has.

    The people holds its region and has the other tokens in hand; in the twin it lost so many that
    the tray has enough.
    """
    people = _people(own, conflict, stage) if own.kind in _FINDS else None
    if people is None or need.wanted is None:
        return
    least = supply(*people)
    begins = min(least.start, least.box)
    less = begins - need.wanted
    if less < 1:
        return
    for region in regions(stage.items[stage.board]):
        yield (
            _whole_turn(own, people, stage, (region.id, begins, 0)),
            _whole_turn(own, people, stage, (region.id, less, max(least.tray, 0))),
        )


_FINDS = ("relic", "place")


def _people(own: Item, conflict: Conflict, stage: Stage) -> People | None:
    """Return a people that an item is short with: of those beside it, else with a plain partner."""
    others = [stage.items[name] for name in conflict.others if name in stage.items]
    races = [own] if own.kind == "race" else [one for one in others if one.kind == "race"]
    powers = [own] if own.kind == "power" else [one for one in others if one.kind == "power"]
    if races and powers:
        return races[0], max(powers, key=beginning)
    alone = next(iter((*races, *powers)), None)
    return people_of(alone, stage, ()) if alone is not None else None


def _alike(target: str, stage: Stage) -> list[str]:
    """Return the other regions of a board, those that are most like one of them first."""
    words = {one.id: set(one.words) for one in regions(stage.items[stage.board])}
    own = words.pop(target)
    return sorted(words, key=lambda one: (-len(words[one] & own), one))


def _once(held: Iterable[str]) -> list[str]:
    """Return the entries of things that are once in each region."""
    return [f"{region}: 1" for region in held]


@dataclass(frozen=True, slots=True)
class _Laid:
    """
    A people on a board with pieces in regions that it holds, and one region more.

    ``piece`` is a reference, regions are ids; ``tokens`` are all that its race has.
    """

    own: Item
    people: People
    stage: Stage
    piece: str
    held: tuple[str, ...]
    target: str
    tokens: int

    def conquered(self) -> _Twin:
        """Return how one more region is conquered."""
        return self._conquest(self.target)

    def used(self) -> _Twin:
        """Return how one more region is conquered with the help of the item."""
        return self._conquest(f"{{region: {self.target}, using: {self.own.reference}}}")

    def _conquest(self, told: str) -> _Twin:
        first, hand = PLAYERS[0], self.tokens - len(self.held)
        state = self._state(self.held, hand, "conquest")
        steps = [f"conquer: {told}", f"expect: {{owner: {{{self.target}: {first}}}}}"]
        # With none left in the box one of those on the board may be moved: there are no more.
        no_more = f"expect: {{pieces: {{{self.piece}: {len(self.held)}}}}}"
        one_more = self._lying((*self.held[:-1], self.target))
        return (
            self._position(state, _once(self.held), [*steps, no_more]),
            self._position(state, _once(self.held[:-1]), [*steps, one_more]),
        )

    def laid_there(self) -> _Twin:
        """Return how a piece may be laid in one more region, or no more."""
        place = f"place: {{{self.piece}: {self.target}}}"
        held = (*self.held, self.target)
        state = self._state(held, max(self.tokens - len(held), 0), "redeploy")
        refused = [f"refused: {{{place}}}", self._lying(self.held)]
        done = [place, self._lying((*self.held[:-1], self.target))]
        return (
            self._position(state, _once(self.held), refused),
            self._position(state, _once(self.held[:-1]), done),
        )

    @property
    def bearer(self) -> str:
        """Where pieces lie that the people gains: markers before their player."""
        made = (one for one in self.own.walk() if one.reference == self.piece)
        piece = next(made, self.stage.items.get(self.piece))
        return PLAYERS[0] if piece is not None and piece.field("marker") is not None else "hand"

    def gained(self) -> _Twin:
        """Return how a conquest brings a piece into the hand, or no more."""
        count = len(self.held)
        state = self._state(self.held, self.tokens - count, "conquest")
        steps = [
            f"conquer: {self.target}",
            f"expect: {{pieces: {{{self.piece}: {{{self.bearer}: {count}}}}}}}",
        ]
        return (
            self._position(state, [f"{self.bearer}: {count}"], steps),
            self._position(state, [f"{self.bearer}: {count - 1}"], steps),
        )

    def in_a_turn(self) -> _Twin:
        """Return a turn in which each region brings a piece, or one of them none."""
        count = f"{{{self.bearer}: {len(self.held)}}}"
        counted = f"expect: {{pieces: {{{self.piece}: {count}}}}}"
        made = []
        for held in ((*self.held, self.target), self.held):
            state = self._state(held, max(self.tokens - len(held), 0), "ready")
            made.append(self._position(state, (), ["end: turn", counted]))
        return made[0], made[1]

    def spread(self) -> _Twin:
        """Return a turn in which each region has a piece laid in it, or one region too many."""
        first, second = (
            self._state(held, max(self.tokens - len(held), 0), "ready")
            for held in ((*self.held, self.target), self.held)
        )
        chosen = f"use: {{{self.own.reference}: [{', '.join(self.held)}]}}"
        laid = ["end: turn", self._lying(self.held)]
        # Where there are too few for all regions the player says which have one.
        return self._position(first, (), [chosen, *laid]), self._position(second, (), laid)

    def given(self) -> _Twin | None:
        """Return how an opponent is given a piece for a region that he conquers, or none."""
        return self._defended(PLAYERS[1])

    def attacked(self) -> _Twin | None:
        """Return how a region that is lost brings a piece, or none."""
        return self._defended(self.bearer)

    def _defended(self, bearer: str) -> _Twin | None:
        first, second = PLAYERS[:2]
        other = plain_people(self.stage, self.people)
        if other is None:
            return None
        race, power = (one.reference for one in self.people)
        held = f"{first}: {{race: {race}, power: {power}, hand: 0, holds: {{{self.target}: 1}}}}"
        hand = supply(*other).box
        free = (
            f"{second}: {{race: {other[0].reference}, power: {other[1].reference}, hand: {hand}}}"
        )
        count = len(self.held)
        steps = [
            f"conquer: {self.target}",
            f"expect: {{owner: {{{self.target}: {second}}}}}",
            f"expect: {{pieces: {{{self.piece}: {{{bearer}: {count}}}}}}}",
        ]
        state = [f"state: {{{held}, {free}}}", "phase: conquest"]
        return (
            self._position(state, [f"{bearer}: {count}"], steps, second),
            self._position(state, [f"{bearer}: {count - 1}"], steps, second),
        )

    def _state(self, held: Iterable[str], hand: int, phase: str) -> list[str]:
        race, power = self.people
        holds = ", ".join(_once(held))
        people = f"race: {race.reference}, power: {power.reference}, hand: {hand}"
        return [f"state: {{{PLAYERS[0]}: {{{people}, holds: {{{holds}}}}}}}", f"phase: {phase}"]

    def _position(
        self, state: list[str], laid: Iterable[str], steps: list[str], turn: str = PLAYERS[0]
    ) -> Position:
        """Return a position with pieces that lie as is told."""
        own, lying = self.own, ", ".join(laid)
        relics = [f"relics: {{{own.reference}: {self.held[0]}}}"] * (own.kind in _FINDS)
        lines = (
            *state,
            f"turn: {turn}",
            *([f"pieces: {{{self.piece}: {{{lying}}}}}"] if lying else ()),
            *relics,
            "steps:",
            *(f"  - {step}" for step in steps),
        )
        return Position(self.stage, tuple(dict.fromkeys((own, *self.people))), lines)

    def _lying(self, laid: Iterable[str]) -> str:
        return f"expect: {{pieces: {{{self.piece}: [{', '.join(laid)}]}}}}"


_Way: TypeAlias = Callable[[_Laid], _Twin | None]
"""How a position comes to be one piece short."""


def _whole_turn(own: Item, people: People, stage: Stage, counts: tuple[str, int, int]) -> Position:
    """Return a turn from its start: the region held, the tokens in play, what the tray then has."""
    region, tokens, tray = counts
    race, power = people
    first = PLAYERS[0]
    told = f"race: {race.reference}, power: {power.reference}, hand: {tokens - 1}"
    lines = (
        f"state: {{{first}: {{{told}, holds: {{{region}: 1}}}}}}",
        f"turn: {first}",
        "phase: ready",
        f"relics: {{{own.reference}: {region}}}",
        "steps:",
        "  - end: turn",
        f"  - expect: {{{first}: {{tray: {tray}}}}}",
    )
    return Position(stage, (own, *people), lines)
