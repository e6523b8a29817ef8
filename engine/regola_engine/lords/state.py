"""The state of a game as programs use it: moves, clones, scores, and what a seat may see."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Self

from regola_engine.kernel import state as kernel
from regola_engine.kernel.course import Coursed, Stage, advance
from regola_engine.kernel.frames import Frame
from regola_engine.kernel.log import Log
from regola_engine.kernel.masks import mask_of
from regola_engine.kernel.standing import number
from regola_engine.lords import stages
from regola_engine.lords.position import NOBODY, Position, note

if TYPE_CHECKING:
    from regola_engine.lords.game import Game

__all__ = ["State", "start"]


class State(Coursed, kernel.State, Position):
    """A position that is played: what one may do, and doing it."""

    __slots__ = ()

    def enter(self, stage: Stage) -> list[int]:
        """Begin a stage and return who acts in it, in order."""
        return stages.enter(self, stage)

    def begin(self, stage: Stage, moment: str, entry: int) -> list[Frame]:
        """Return the steps that a moment of one who acts sets off."""
        return stages.begin(self, stage, moment, entry)

    def leave(self, stage: Stage) -> None:
        """End a stage, after the last who acts in it."""
        stages.leave(self, stage)

    def finished(self) -> None:
        """Take note that the game is over, and of what each has in the end."""
        note(self, "over", NOBODY)
        for seat, score in enumerate(self.scores()):
            note(self, "score", seat, score, of=("score",))

    def ended(self, frame: Frame) -> None:
        """Take note that the steps of a rule came to an end."""
        stages.ended(self, frame)

    def scores(self) -> list[int]:
        """Return the points of each player, by seat."""
        return [number(self, "score", seat) for seat in range(self.game.seats)]

    def winners(self) -> list[int]:
        """Return the seats of those with the most points."""
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def licensed(self) -> list[int]:
        """Return the seats of those whose dungeon is worth something: the Dungeon Lords."""
        scores = enumerate(self.scores())
        return [seat for seat, score in scores if score >= number(self, "threshold", seat)]

    def seen_by(self, seat: int, seed: int = 0) -> Self:
        """
        Return a state in which a seat sees what it may; what is hidden from it is drawn by a seed.

        Orders that others have sealed are gone, what they are asked in secret too; stacks, traps of
        others and combat cards that the seat does not know are drawn anew.
        """
        seen = self.clone(seed)
        for other in range(self.game.seats):
            if other != seat:
                seen.sealed[other] = []
        question = seen.question
        if question is not None and question.secret and question.seat != seat:
            seen.question, seen.moves = question._replace(moves=()), []
            for frame in seen.agenda:
                frame.left, frame.answer = (), None
        _shuffle_unseen(seen, seat)
        return seen


def _shuffle_unseen(seen: State, seat: int) -> None:
    rng = seen.rng
    for deck in (seen.monster_deck, seen.room_deck, seen.hero_deck, seen.event_deck):
        rng.shuffle(deck)
    shown = seen.specials[: seen.specials_shown]
    events = [n for n, one in enumerate(seen.game.happenings) if one.deck == "card"]
    unknown = [event for event in events if event not in shown]
    seen.specials = shown + rng.sample(unknown, len(seen.specials) - len(shown))
    own = {copy for copy, keeper in enumerate(seen.trap_keeper) if keeper == seat}
    unseen = [copy for copy, keeper in enumerate(seen.trap_keeper) if keeper >= NOBODY]
    unseen = [copy for copy in unseen if copy not in own and not seen.laid >> copy & 1]
    shuffled = rng.sample(unseen, len(unseen))
    keepers = [seen.trap_keeper[copy] for copy in unseen]
    for copy, keeper in zip(shuffled, keepers, strict=True):
        seen.trap_keeper[copy] = keeper
    seen.trap_deck = [copy for copy in shuffled if seen.trap_keeper[copy] == NOBODY]
    _shuffle_cards(seen, seat)


def _shuffle_cards(seen: State, seat: int) -> None:
    """Draw the combat cards anew that a seat has not seen, from all that they may be."""
    places = [n for n in range(len(seen.card_deck)) if not seen.known[seat] >> n & 1]
    known = {card for n, card in enumerate(seen.card_deck) if seen.known[seat] >> n & 1}
    year = [n for n, card in enumerate(seen.game.cards) if card.year == seen.year]
    drawn = seen.rng.sample([card for card in year if card not in known], len(places))
    for place, card in zip(places, drawn, strict=True):
        seen.card_deck[place] = card


def start(game: Game, rng: Random, first: int | None = None, *, log: bool = False) -> State:
    """Set a game up: dungeons, stocks, stacks, orders dealt; then on to the first choice."""
    state = State(game, rng)
    state.log = Log() if log else None
    base, grid = game.base, game.grid
    state.first = int(rng.random() * game.seats) if first is None else first
    for seat in range(game.seats):
        for name in base.start:
            state.tiles |= 1 << seat * grid.size + grid.names.index(name)
        dealt = rng.sample(range(len(game.orders)), min(base.cards_drawn, len(game.orders)))
        state.barred[seat] = mask_of(dealt)
    state.trap_deck = list(range(len(game.traps)))
    rng.shuffle(state.trap_deck)
    specials = [n for n, one in enumerate(game.happenings) if one.deck == "card"]
    state.specials = rng.sample(specials, min(base.years, len(specials)))
    advance(state)
    return state
