"""Positions in which a rule would give more tokens or pieces, and its box or tray has no more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from regola.checks.boards import regions
from regola.checks.supply import beginning, supply
from regola.mixing.conflicts import Conflict
from regola.mixing.needs import Need
from regola.mixing.positions import PLAYERS, People, Position, Stage, people_of
from regola.program.model import Item

__all__ = ["of_pieces", "of_tray"]

_Twins = Iterator[tuple[Position, Position]]
"""A position with too few, and one like it with enough."""


def of_pieces(own: Item, need: Need, conflict: Conflict, stage: Stage) -> _Twins:
    """
    Give positions in which all pieces lie on the board, and one more would be due.

    The people holds a region for each of them, and conquers one more, or may lay one there.
    """
    people = _people(own, conflict, stage)
    if people is None or need.wanted is None:
        return
    at = replace(stage, board=need.board) if need.board in stage.items else stage
    tokens = people[0].number("tokens", 1) or 0
    for target in regions(at.items[at.board]):
        held = _alike(target.id, at)[: need.at_hand]
        if need.at_hand == len(held) < tokens:
            made = _Laid(own, people, at, need.name, tuple(held), target.id, tokens)
            yield made.conquered(target.id)
            yield made.conquered(f"{{region: {target.id}, using: {own.reference}}}")
            yield made.laid_there()
            yield made.gained()


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

    def conquered(self, told: str) -> tuple[Position, Position]:
        """Return how one more region is conquered, as it is told in a step."""
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

    def laid_there(self) -> tuple[Position, Position]:
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

    def gained(self) -> tuple[Position, Position]:
        """Return how a conquest brings a piece into the hand, or no more."""
        count = len(self.held)
        state = self._state(self.held, self.tokens - count, "conquest")
        steps = [
            f"conquer: {self.target}",
            f"expect: {{pieces: {{{self.piece}: {{hand: {count}}}}}}}",
        ]
        return (
            self._position(state, [f"hand: {count}"], steps),
            self._position(state, [f"hand: {count - 1}"], steps),
        )

    def _state(self, held: Iterable[str], hand: int, phase: str) -> list[str]:
        race, power = self.people
        holds = ", ".join(_once(held))
        people = f"race: {race.reference}, power: {power.reference}, hand: {hand}"
        return [f"state: {{{PLAYERS[0]}: {{{people}, holds: {{{holds}}}}}}}", f"phase: {phase}"]

    def _position(self, state: list[str], laid: Iterable[str], steps: list[str]) -> Position:
        """Return a position with pieces that lie as is told."""
        own = self.own
        relics = [f"relics: {{{own.reference}: {self.held[0]}}}"] * (own.kind in _FINDS)
        lines = (
            *state,
            f"turn: {PLAYERS[0]}",
            f"pieces: {{{self.piece}: {{{', '.join(laid)}}}}}",
            *relics,
            "steps:",
            *(f"  - {step}" for step in steps),
        )
        return Position(self.stage, tuple(dict.fromkeys((own, *self.people))), lines)

    def _lying(self, laid: Iterable[str]) -> str:
        return f"expect: {{pieces: {{{self.piece}: [{', '.join(laid)}]}}}}"


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
