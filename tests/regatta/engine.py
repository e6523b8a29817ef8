"""What is played: a position, three deeds, and the course of rounds."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from regola_engine.kernel import position as kernel
from regola_engine.kernel.asking import pick
from regola_engine.kernel.bearers import Bearers
from regola_engine.kernel.course import Coursed, Stage, advance, begin_course
from regola_engine.kernel.frames import ASKED, DONE, FAILED, Frame
from regola_engine.kernel.items import Item
from regola_engine.kernel.layout import Layout
from regola_engine.kernel.moves import NOBODY
from regola_engine.kernel.standing import Entry, Standing
from regola_engine.kernel.state import State as KernelState


@dataclass(frozen=True, kw_only=True)
class Base:
    """How many rounds there are, and how many winds a player holds."""

    rounds: int
    hand: int


@dataclass(frozen=True, kw_only=True)
class Wind:
    """How often a wind is in the deck."""

    copies: int


class Game:
    """What is settled before the first move; winds are numbered in the order of their items."""

    def __init__(self, items: list[Item], seats: int) -> None:
        self.seats = seats
        self.base: Base = next(item.data for item in items if item.kind == "base")
        self.winds = [item for item in items if item.kind == "wind"]
        places = {item.reference: place for place, item in enumerate(self.winds)}
        self.standing = Standing(
            Entry(rule, item.kind, places.get(item.reference, 0), item.kind == "base")
            for item in items
            for rule in item.rules
        )
        self.programme = tuple(
            stage
            for loops in ((number,) for number in range(1, self.base.rounds + 1))
            for stage in (
                Stage("choosing", ("choosing",), loops, in_secret=True),
                Stage("sailing", ("sailing",), loops),
                Stage("end of round", ("end of round",), loops),
            )
        )


_VALUES = ("beat", "first", "opened", "stage", "turn")
_LISTS = ("deck", "line", "played", "sealed", "steps")


class Position(kernel.Position, Bearers):
    """By seat: ``steps`` along the track, ``hands``, the wind ``sealed`` and then ``played``."""

    __slots__ = (*_VALUES, *_LISTS, "hands")

    LAYOUT = Layout(values=_VALUES, lists=_LISTS, tables=("hands",))

    def __init__(self, game: Game, rng: Random) -> None:
        super().__init__(game, rng)
        begin_course(self)
        self.first = 0
        copies = ([place] * item.data.copies for place, item in enumerate(game.winds))
        self.deck = [wind for winds in copies for wind in winds]
        rng.shuffle(self.deck)
        self.hands = [[self.deck.pop() for _ in range(game.base.hand)] for _ in range(game.seats)]
        self.played, self.sealed = [NOBODY] * game.seats, [NOBODY] * game.seats
        self.steps = [0] * game.seats

    def bearers(self, entry: Entry, actor: int) -> list[tuple[int, int]]:
        """Return who bears a rule: of a wind those who played it."""
        if entry.kind == "base":
            return [(actor, NOBODY)]
        return [(seat, entry.number) for seat, w in enumerate(self.played) if w == entry.number]


class State(Coursed, KernelState, Position):
    """A position that is played."""

    def leave(self, stage: Stage) -> None:
        """Show what was chosen in secret; put it away after the round."""
        if stage.name == "choosing":
            self.played, self.sealed = self.sealed, [NOBODY] * self.game.seats
        elif stage.name == "end of round":
            self.played = [NOBODY] * self.game.seats


def started(items: list[Item], seats: int, seed: int) -> State:
    """Return a game at its first choice."""
    state = State(Game(items, seats), Random(seed))  # noqa: S311  # winds, not secrets
    advance(state)
    return state


def choose_wind(position: Position, frame: Frame) -> int:
    """Seal one wind of the hand."""
    wind = pick(position, frame, "wind", sorted(set(position.hands[frame.you])))
    if wind is None:
        return ASKED
    position.hands[frame.you].remove(wind)
    position.sealed[frame.you] = wind
    return DONE


def sail(position: Position, frame: Frame, count: int) -> int:
    """Go along the track."""
    position.steps[frame.you] += count
    return DONE if count else FAILED


def draw_wind(position: Position, frame: Frame) -> int:
    """Draw the topmost wind of the deck, if there is one."""
    if not position.deck:
        return FAILED
    position.hands[frame.you].append(position.deck.pop())
    return DONE
