"""A position in play: what a scenario says is done, what it leaves open goes on by itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from copy import copy
from typing import TYPE_CHECKING

from regola.scenarios.conquest.deeds_told import answers
from regola.scenarios.documents import Word
from regola.scenarios.outcome import LeftOpen, Refused, hold_to_bounds
from regola_engine.conquest import NOBODY, bits, piece_word
from regola_engine.conquest.play import (
    PICK,
    PUT,
    moments_of_turn,
    peoples_of,
    regions_with,
    round_is_over,
)
from regola_engine.conquest.play import frames as f
from regola_engine.kernel import NO, PASS, Move, moment_name, proceed

if TYPE_CHECKING:
    from regola.scenarios.conquest.scope import Scope
    from regola_engine.conquest.play import Question, State

__all__ = ["Table"]


def _waiting(scope: Scope, state: State) -> dict[int, int]:
    """Return, by people, the tokens in hand of players not on turn that did not come back."""
    found: dict[int, int] = {}
    for seat, told in enumerate(scope.scenario.seats):
        if seat == state.seat:
            continue
        for people, one in zip(peoples_of(state, seat), told.peoples, strict=False):
            if one.hand:
                found[people] = one.hand
    return found


class Table:
    """
    A state, the names of its regions and players, and what steps have said of the turn.

    ``dice`` are what the step under way tells that dice show. The state goes on only as far as a
    step asks for: questions that nobody answers are answered so that things stay as they are. Where
    it ``is_exact``, a step means what it tells and no more.
    """

    def __init__(self, scope: Scope, state: State) -> None:
        """Begin with a state."""
        self.scope = scope
        self.state = state
        self.places = {place.id: n for n, place in enumerate(state.game.board.places)}
        self.players = {name: n for n, name in enumerate(scope.scenario.players)}
        self.wanted: dict[int, Mapping[int, int]] = {}
        self.laid: dict[int, Counter[int]] = {}
        self.is_exact = False
        self.dice: tuple[int, ...] = ()
        self.waiting = _waiting(scope, state)
        self._away: dict[int, int] = {}
        self._ended: tuple[int, int, bool] | None = None
        self._stood: tuple[list[int], list[int], list[int]] = ([], [], [])
        self._note_standing()
        self.began = self.purses()

    def purses(self) -> dict[str, tuple[int, int]]:
        """Return how many coins each player has now, and how many tokens in hand."""
        state = self.state
        hands = (0 if people == NOBODY else state.hand[people] for people in state.active)
        return dict(zip(self.players, zip(state.coins, hands, strict=False), strict=False))

    def clone(self) -> Table:
        """Return a table that goes its own way."""
        twin = Table(self.scope, self.state.clone())
        twin.wanted = dict(self.wanted)
        twin.waiting, twin._away = dict(self.waiting), dict(self._away)
        twin.dice, twin.state.rolls = self.dice, copy(self.state.rolls)
        twin._ended, twin._stood, twin.began = self._ended, self._stood, self.began
        return twin

    def trial(self) -> Table:
        """Return a copy on which a step is tried that must be refused as it is told."""
        twin = self.clone()
        twin.is_exact = True
        return twin

    # ---- names ----------------------------------------------------------------------------------

    def region(self, word: Word) -> int:
        """Return the number of a region."""
        return self.places[word.text]

    def seat(self, name: str) -> int:
        """Return the seat of a player."""
        return self.players[name]

    def reference(self, word: Word) -> str:
        """Return the reference of the item that a name means."""
        item = self.scope.item("item", word)
        return item.reference if item is not None else ""

    def kind(self, word: Word) -> int:
        """Return the kind of a piece, relic or place by its name."""
        item = self.scope.item("piece", word) or self.scope.item("relic", word)
        return piece_word(item.reference if item is not None else word.text)

    # ---- where the turn is ----------------------------------------------------------------------

    @property
    def turn(self) -> tuple[int, int, bool]:
        """What tells one turn from the next."""
        number = self.state.round + round_is_over(self.state)
        return (number, self.state.seat, self.state.over)

    @property
    def moment(self) -> str:
        """The moment of the turn that the state has come to."""
        return self.state.moment

    def is_past(self, phase: str, edge: str = "") -> bool:
        """Tell whether the turn has gone beyond a moment, or never comes to it."""
        moments = moments_of_turn(self.state)
        wanted = moment_name(phase, edge)
        return wanted not in moments or moments.index(self.moment) > moments.index(wanted)

    @property
    def is_retreat(self) -> bool:
        """Whether a player is asked who is not on turn: those who lost tokens redeploy."""
        question = self.state.question
        return question is not None and question.seat != self.state.seat

    # ---- going on -------------------------------------------------------------------------------

    def _proceed(self) -> None:
        proceed(self.state)
        hold_to_bounds(self.state)

    def settle(self) -> None:
        """Do all that follows from what was done, up to the next question."""
        while self.state.question is None and self.state.agenda and not self.state.over:
            self._proceed()

    def finish_choices(self) -> None:
        """Choose what must be chosen where there is one thing alone; else tell that it is open."""
        while self.state.question is not None and self.state.question.about == f.CHOOSE:
            self._decide(self.state.question)

    def take(self, move: Move) -> None:
        """Do a legal move and all that follows from it."""
        self.state.take(move)
        self.settle()

    def go_on(self) -> None:
        """Take the turn one bit further; a question is answered so that things stay as they are."""
        if self.state.over:
            return
        if self.state.question is not None:
            self._decide(self.state.question)
            return
        if self.waiting and self.is_past("redeployment", "end"):
            self._put_away()
        before = self.turn
        self._proceed()
        if self.turn != before:
            self._take_back()
            self.wanted.clear()
            self.laid.clear()
            self.settle()
            self._note_standing()

    def _put_away(self) -> None:
        """Keep tokens that wait for a player's turn from being taken for those that come back."""
        for people, count in self.waiting.items():
            self._away[people] = min(count, self.state.hand[people])
            self.state.hand[people] -= self._away[people]
        self.waiting = {}

    def _take_back(self) -> None:
        for people, count in self._away.items():
            if self.state.owner[people] != NOBODY:
                self.state.hand[people] += count
        self._away = {}
        self.waiting = {}

    def hand(self, people: int) -> int:
        """Return how many tokens a people has in hand, with those that wait for its turn."""
        return self.state.hand[people] + self._away.get(people, 0)

    def go_on_until(self, reached: Callable[[], bool]) -> bool:
        """Go on until something is so; False where the turn ends first."""
        turn = self.turn
        while not reached():
            if self.turn != turn or self.state.over:
                return False
            self.go_on()
        return self.turn == turn

    def come_to(self, phase: str, edge: str = "") -> None:
        """Come to a moment of the turn, before anything is done there."""
        self.finish_turn()
        wanted = moment_name(phase, edge)
        if self.is_past(phase, edge) or not self.go_on_until(lambda: self.moment == wanted):
            raise Refused("not-now")

    def end_turn(self) -> None:
        """End the turn, up to where players are asked where the tokens go that they lost."""
        self._ended = turn = self.turn
        self.go_on_until(lambda: self.is_retreat or self.turn != turn)

    def finish_turn(self) -> None:
        """Come to the next turn where this one has been ended: nobody retreats any more."""
        while self._ended == self.turn and not self.state.over:
            self.go_on()

    def _note_standing(self) -> None:
        state = self.state
        self._stood = (list(state.tokens), list(state.holder), list(state.lying))

    # ---- what nobody says -----------------------------------------------------------------------

    def _decide(self, question: Question) -> None:
        if question.about == f.OFFERS:
            self.pass_over(question)
        elif question.about == f.PUT_TOKEN:
            self._put_token(question)
        elif question.about == f.PUT_PIECE:
            self._put_piece(question)
        elif question.about == f.YES_NO:
            self.take(NO)
        elif question.about == f.HOW_MANY:
            self.take(Move(PICK, (0,)))
        else:
            self.take(Move(PICK, (self._pick(question),)))

    def pass_over(self, question: Question) -> None:
        """Leave what is offered, even where something must be taken: a turn can be passed."""
        going_on = PASS
        if going_on in self.state.moves:
            self.take(going_on)
            return
        self.state.question = None
        self.state.stopped |= 1 << question.you

    def _put_token(self, question: Question) -> None:
        region = self._needy(question)
        if region >= 0:
            self.take(Move(PUT, (region,)))
            return
        # The tokens stay in hand: to the rule it must seem that there are none.
        state, you = self.state, question.you
        kept, state.hand[you] = state.hand[you], 0
        state.question = None
        self._proceed()
        state.hand[you] += kept
        self.settle()

    def _needy(self, question: Question) -> int:
        """The region that the next token goes to, -1 where it stays in hand."""
        tokens = self.state.tokens
        own = question.seat == self.state.seat
        wanted = self.wanted.get(question.seat)
        if wanted is None and not own:
            return -1
        goal = self._standing(question.you) if wanted is None else wanted
        regions = question.things
        missing = [region for region in regions if tokens[region] < goal.get(region, 0)]
        if missing or wanted is None:
            return missing[0] if missing else -1
        # More than is wanted: for a rule that takes tokens away afterwards, or else one too many.
        return next((region for region in regions if goal.get(region)), regions[0])

    def _standing(self, people: int) -> dict[int, int]:
        tokens, holders, _lying = self._stood
        held = bits(self.state.held[people])
        return {region: tokens[region] for region in held if holders[region] == people}

    def _put_piece(self, question: Question) -> None:
        kind, state = question.kind, self.state
        size = state.game.ground.size
        before = {region: self._stood[2][kind * size + region] for region in question.things}
        goal = self.laid.get(kind, before)
        lying = regions_with(state, kind)
        for region in question.things:
            if lying.get(region, 0) < goal.get(region, 0):
                self.take(Move(PUT, (region,)))
                return
        # The rest stays in hand.
        state.question = None
        state.agenda[-1].due = 0
        self.settle()

    def _pick(self, question: Question) -> int:
        """The thing to choose: the only one, or the region with most tokens more than wanted."""
        goal = self.wanted.get(question.seat, {})
        tokens = self.state.tokens
        things = question.things
        if len(things) > 1 and not goal:
            raise LeftOpen(tuple(answers(self.state, list(self.players))))
        if question.kind != 0:
            return things[0]
        return max(things, key=lambda region: (tokens[region] - goal.get(region, 0), -region))
