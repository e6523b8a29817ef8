"""What every family shares that plays a game twice: what differs, what is asked, how it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass
from random import Random
from typing import Any

from regola.reference.family import Family
from regola.reference.play import Answer, Asking, Question

__all__ = [
    "Beside",
    "Difference",
    "Followed",
    "Twice",
    "differing_fields",
    "next_choice",
    "same_chance",
]


@dataclass(frozen=True, slots=True)
class Difference:
    """What differs, what the second reading says of it, and what the game plays."""

    what: str
    read: Any
    played: Any


@dataclass(frozen=True, slots=True)
class Followed:
    """What differed first, the moves made until then, and the rules that had a say, how often."""

    differences: list[Difference]
    moves: list[str]
    acted: dict[tuple[str, int], int]


@dataclass(frozen=True, slots=True)
class Twice:
    """
    A game that is played on twice: by the second reading, which asks, and by the engine.

    ``code`` is the readable form of a move of the engine, ``compared`` gives what differs in the
    two positions at a question, and ``ordered`` makes of a code what equal moves have in common.
    """

    asking: Asking
    state: Any
    code: Callable[[Any, Any], str]
    compared: Callable[[Question | None], Iterable[Difference]]
    ordered: Callable[[str], str] = str

    def follow(self, choose: Callable[[Any], Any], most: int) -> tuple[list[Difference], list[str]]:
        """
        Make so many moves on both sides; return the first differences, and the moves until then.

        At every choice the whole position and all moves are compared.
        """
        made: list[str] = []
        answer = None
        while True:
            question = next_choice(self.asking, answer)
            found = [*self.compared(question), *self._differing_moves(question)]
            if found or question is None or len(made) == most:
                return found, made
            move = choose(self.state)
            made.append(self._code(move))
            answer = next(one for one in question.answers if self.ordered(one.code) == made[-1])
            self.state.apply(move)

    def _code(self, move: Any) -> str:
        return self.ordered(self.code(self.state, move))

    def _differing_moves(self, question: Question | None) -> Iterator[Difference]:
        """Give what one reading lets be done and the other does not, and who is asked."""
        answers = set() if question is None else {self.ordered(a.code) for a in question.answers}
        moves = {self._code(move) for move in self.state.legal_moves()}
        if answers != moves:
            yield Difference("moves", sorted(answers - moves), sorted(moves - answers))
        if question is not None and question.seat != self.state.mover:
            yield Difference("mover", question.seat, self.state.mover)


@dataclass(frozen=True, slots=True)
class Beside:
    """
    How games of a family are played beside the engine, from where something is offered or goes on.

    ``read`` and ``read_course`` tell what a position holds and how far the game has come, ``begin``
    makes a game of that, ``go_on`` asks what comes, ``facts`` gives what lies on its table: all of
    it but what is ``left_out`` is compared.
    """

    read: Callable[[Any], Any]
    read_course: Callable[[Any], Any]
    begin: Callable[[Family, Any, Any, Random], Any]
    go_on: Callable[[Any], Asking]
    facts: Callable[[Any], Any]
    code: Callable[[Any, Any], str]
    left_out: tuple[str, ...] = ()

    def follow(
        self,
        family: Family,
        state: Any,
        choose: Callable[[Any, Random], Any],
        rng: Random,
        most: int,
    ) -> Followed:
        """
        Play so many moves on from a position and return the first differences.

        Nothing is under way in it. Both draw with the same chance.
        """
        from regola_engine.kernel import advance

        play = self.begin(family, self.read(state), self.read_course(state), same_chance(state))
        if state.question is None:
            advance(state)

        def compared(_question: Question | None) -> Iterator[Difference]:
            return differing_fields(self.facts(play), self.read(state), self.left_out)

        twice = Twice(self.go_on(play), state, self.code, compared)
        found, made = twice.follow(lambda one: choose(one, rng), most)
        return Followed(found, made, play.reading.acted)


def same_chance(state: Any) -> Random:
    """Return a chance that draws what that of a state will draw."""
    chance = Random()  # noqa: S311  # tiles and cards, not secrets
    chance.setstate(state.rng.getstate())
    return chance


def next_choice(asking: Asking, answer: Answer | None) -> Question | None:
    """The next question that has more than one answer; nothing when the game is over."""
    try:
        question = asking.send(answer)
        while question is not None and len(question.answers) == 1:
            question = asking.send(question.answers[0])
    except StopIteration:
        return None
    return question


def differing_fields(found: Any, played: Any, but: Iterable[str] = ()) -> Iterator[Difference]:
    """Give the fields of two records of facts that differ, but some."""
    left_out = frozenset(but)
    for one in fields(found):
        ours, theirs = _plain(getattr(found, one.name)), _plain(getattr(played, one.name))
        if one.name not in left_out and ours != theirs:
            yield Difference(one.name, *_only_differing(ours, theirs))


def _plain(value: Any) -> Any:
    """A value without what counts nothing."""
    return {key: one for key, one in value.items() if one} if isinstance(value, dict) else value


def _only_differing(ours: Any, theirs: Any) -> tuple[Any, Any]:
    if isinstance(ours, list) and len(ours) == len(theirs):
        ours, theirs = dict(enumerate(ours)), dict(enumerate(theirs))
    elif is_dataclass(ours) and is_dataclass(theirs):
        names = [one.name for one in fields(ours)]
        ours = {name: getattr(ours, name) for name in names}
        theirs = {name: getattr(theirs, name) for name in names}
    if not (isinstance(ours, dict) and isinstance(theirs, dict)):
        return ours, theirs
    keys = [key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key)]
    pairs = {key: _only_differing(ours.get(key), theirs.get(key)) for key in keys}
    return {key: one for key, (one, _) in pairs.items()}, {
        key: one for key, (_, one) in pairs.items()
    }
