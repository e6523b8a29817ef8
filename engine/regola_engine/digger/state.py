"""The state of a game as programs use it: legal moves, apply, clone, scores."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Any

from regola_engine.digger import offers, turn
from regola_engine.digger.frames import HOP, MARCH, NOBODY, Frame, Move, Question
from regola_engine.digger.geometry import distance
from regola_engine.digger.log import note, watched
from regola_engine.digger.moving import run_hop, run_march
from regola_engine.digger.position import Position
from regola_engine.digger.reasons import why_not
from regola_engine.kernel import state as kernel
from regola_engine.kernel.course import Coursed, Stage, advance, ask
from regola_engine.kernel.faults import Refusal
from regola_engine.kernel.log import Log
from regola_engine.kernel.moves import PASS
from regola_engine.kernel.standing import number

if TYPE_CHECKING:
    from regola_engine.digger.game import Game

__all__ = ["State", "start"]


class State(Coursed, kernel.State, Position):
    """A position that is played: what one may do, and doing it."""

    __slots__ = ()

    def enter(self, stage: Stage) -> list[int]:
        """Begin a stage and return who acts in it, in order."""
        if stage.again:
            return [self.seat]
        order = turn.in_turn(self)
        if stage.name == "scattered tiles":
            return [order[n % len(order)] for n in range(len(self.scattering))]
        return order

    def begin(self, stage: Stage, moment: str, entry: int) -> list[Any]:
        """Return the steps that a moment of one who acts sets off."""
        del stage
        return turn.begin(self, moment, entry)

    def offer(self, moment: str, *, secret: bool = False) -> bool:
        """Ask what a player does of what is open at a moment of a turn."""
        moves = turn.offers_at(self, moment)
        if moves:
            ask(self, Question(turn.ABOUT.get(moment, ""), self.seat, (*moves, PASS), secret))
        return bool(moves)

    def offered(self, rule: Any, you: int, it: int, moment: str) -> list[Move]:
        """Return the moves that an offer of a moment comes to."""
        frame = Frame(rule.index, you, it, self.told(moment, you, NOBODY))
        return offers.offered(self, rule, frame)

    def answer(self, question: Question, move: Move) -> None:
        """Take an answer given between the steps of rules."""
        if question.about in _ANSWERS:
            _ANSWERS[question.about](self, question.seat, move)
        elif question.about == "steps" and move == PASS:
            self.steps = 0
        else:
            super().answer(question, move)

    def take_offer(self, seat: int, move: Move) -> None:
        """Begin what an offer lets a player do."""
        offers.take_offer(self, seat, move)

    def interposed(self) -> bool:
        """Ask for steps that are left and for waiting orders."""
        return turn.interposed(self)

    def run(self, frame: Any) -> None:
        """Let a party go on its way."""
        _UNDER_WAY[frame.rule](self, frame)

    def watch(self, act: Callable[[], None], rule: int = NOBODY) -> None:
        """Let something happen, and keep what it changed if a log is kept."""
        watched(self, act, rule)

    def leave(self, stage: Stage) -> None:
        """End a stage; a turn passes to the next player."""
        if stage.again:
            turn.pass_turn(self)

    def finished(self) -> None:
        """Take note that the game is over."""
        note(self, "over", NOBODY)

    def _why_not(self, move: Move) -> Refusal:
        return why_not(self, move)

    def scores(self) -> list[int]:
        """Return the gold pieces of each player, by seat; of one who was defeated none."""
        return [0 if self.defeated >> s & 1 else gold for s, gold in enumerate(self.gold)]

    def winners(self) -> list[int]:
        """Return the seats of those with the most gold pieces; a defeated player never wins."""
        playing = [s for s in range(self.game.seats) if not self.defeated >> s & 1]
        most = max(self.gold[seat] for seat in playing)
        return [seat for seat in playing if self.gold[seat] == most]


_UNDER_WAY = {HOP: run_hop, MARCH: run_march}
_ANSWERS = {
    "portal": turn.place_first,
    "scatter": turn.place_scattered,
    "waiting": turn.take_waiting,
}
"""What is asked between the moments of turns, but for offers."""


def start(game: Game, rng: Random, first: int | None = None, *, log: bool = False) -> State:
    """Set a game up: bags, coins, stacks; then on to the placing of the first tiles."""
    state = State(game, rng)
    state.log = Log() if log else None
    seats = game.seats
    state.first = int(rng.random() * seats) if first is None else first
    state.seat = state.first
    values = game.base.coin_values
    every = [values[n % len(values)] for n in range(game.base.coins * 6)]
    rng.shuffle(every)
    state.bag = every[: game.base.coins * seats]
    _fill_bags(state)
    _lay_out(state)
    _bring_along(state)
    if game.lords:
        state.lords = rng.sample(range(len(game.lords)), seats)
        for seat, lord in enumerate(state.lords):
            note(state, "lord", seat, lord)
    advance(state)
    return state


def _fill_bags(state: State) -> None:
    game = state.game
    on_track = [data.track_goons for data in game.scenario_data() if data.track_goons >= 0]
    track = on_track[0] if on_track else game.base.track_goons
    state.reserve = [game.base.goons - track] * game.seats
    first = game.kind_numbers[game.base.first_tile]
    for kind, tile in enumerate(game.tile_data):
        if kind != first and not (tile.stack or tile.scattered or tile.central):
            for bag in state.bags:
                bag.extend(game.copies[kind])
        state.collapses[kind] = tile.stack * game.seats
    for seat, bag in enumerate(state.bags):
        rng = state.rng
        state.projects[seat] = [
            bag.pop(int(rng.random() * len(bag))) for _ in range(number(state, "wit", seat))
        ]


def _lay_out(state: State) -> None:
    """Lay the tiles of scenarios: some on the central spaces, some to be scattered by players."""
    game = state.game
    shown: list[int] = []
    unseen: list[int] = []
    for kind, tile in enumerate(game.tile_data):
        state.scattering += [kind] * (tile.scattered * game.seats)
        (unseen if game.backs[kind] else shown).extend([kind] * tile.central)
    state.rng.shuffle(state.scattering)
    state.rng.shuffle(unseen)
    # Scenarios together may bring more tiles than there are central spaces.
    for space, kind in zip(_from_the_centre(game), shown + unseen, strict=False):
        state.lay(space, game.copies[kind][0], 0, -1)


def _from_the_centre(game: Game) -> list[int]:
    """Return the central spaces, then the others from the nearest on, but for first spaces."""
    spaces, central = game.board.spaces, list(game.board.centre)
    kept = {*central, *game.board.portals}
    rest = [space for space in range(len(spaces)) if space not in kept]
    rest.sort(key=lambda space: distance(spaces[space], spaces[central[0]]))
    return central + rest


def _bring_along(state: State) -> None:
    """Lay the coins of the heap out, and let players draw adventurers, who start in the centre."""
    game = state.game
    drawn = [n for n, item in enumerate(game.movers) if item.kind == "adventurer"]
    state.rng.shuffle(drawn)
    for data in game.scenario_data():
        state.heap += [state.bag.pop() for _ in range(min(data.heap, len(state.bag)))]
        for _ in range(data.adventurers):
            for seat in range(game.seats):
                if drawn:
                    mover = drawn.pop()
                    state.controller[mover], state.place[mover] = seat, game.board.centre[0]
