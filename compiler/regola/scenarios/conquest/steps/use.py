"""
The step ``use: {ITEM: TARGET}``: take what an item offers beside conquests.

What others are asked because of it is answered with it: ``use ITEM bea no``; of *up to 3* the
number that is wanted, ``use ITEM 2``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola.scenarios.conquest.deeds_told import answers, takings
from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.offers import all_offered, is_asked
from regola.scenarios.documents import Word, word
from regola.scenarios.outcome import LeftOpen, Refused, part
from regola.yaml_files import Located
from regola_engine.conquest import PIECE, PLAYER, REGION, SLOT, piece_word
from regola_engine.conquest.play import PICK, PUT, moments_of_turn, peoples_of
from regola_engine.conquest.play import frames as f
from regola_engine.kernel import NO, RULES, YES, Move

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table
    from regola_engine.conquest import Offer

__all__ = ["mentions", "play"]

_NO = "no"
_REPLIES = ("yes", _NO)
"""What answers a question that may be left, in the place of a target; or a number does."""


def mentions(value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the item and its targets: regions, players or items."""
    for entry in value.entries:
        yield Mention("item", word(entry.key))
        for target in _targets(entry.value):
            if not _is_reply(target):
                yield Mention("target", target)


def _targets(value: Located) -> list[Word]:
    if value.items:
        return [word(one) for one in value.items]
    return [] if value.value is None or value.items else [word(value)]


def _is_reply(target: Word) -> bool:
    return target.text in _REPLIES or target.text.isdecimal()


def play(table: Table, value: Located) -> None:
    """Go on until the item offers something for the target, and take it."""
    for entry in value.entries:
        item = table.reference(word(entry.key))
        targets = _targets(entry.value)
        table.finish_turn()
        _come_to_offer(table, item, targets[0] if targets else None)
        _do(table, item, targets)


def _come_to_offer(table: Table, item: str, target: Word | None) -> None:
    passed = _passed(table, item)
    if not table.go_on_until(lambda: _is_open(table, item, target)):
        raise Refused("passed", part(passed)) if passed >= 0 else Refused("not-offered")


def _passed(table: Table, item: str) -> int:
    """Return the rule of an item that offers something at a moment that is over, or -1."""
    state = table.state
    moments = moments_of_turn(state)
    over = moments[: moments.index(table.moment)] if table.moment in moments else ()
    found = (
        entry.rule.index
        for people in peoples_of(state, state.seat)
        for moment in over
        for entry in state.rulesets[people].offers.get(moment, ())
        if RULES[entry.rule.index][1] == item
    )
    return next(found, -1)


def _moves(table: Table, item: str, target: Word | None) -> list[Move]:
    def is_wanted(offer: Offer, move: Move, reference: str) -> bool:
        if reference != item:
            return False
        return move.thing < 0 or _matches(table, offer.things, move.thing, target)

    return all_offered(table.state, is_wanted)


def _is_open(table: Table, item: str, target: Word | None) -> bool:
    return is_asked(table, item) or bool(_moves(table, item, target))


def _do(table: Table, item: str, targets: list[Word]) -> None:
    """Take the offer, and answer what it asks as told; what is told and not asked is refused."""
    told = _Told(
        [one for one in targets if not _is_reply(one)],
        [one for one in targets if _is_reply(one)],
    )
    moves = _moves(table, item, told.thing)
    if told.thing is None and len(moves) > 1:
        raise LeftOpen(tuple(takings(table.state, moves, list(table.players))))
    named = bool(moves) and moves[0].thing >= 0
    if moves:
        table.take(moves[0])
    if named:
        told.next_thing()
    while is_asked(table, item):
        table.take(_answer(table, told, named=named))
    if told.replies or told.unheard:
        raise Refused("told-too-much")


@dataclass
class _Told:
    """
    What a step tells: things in the order of what is asked, the last for all that follows, and
    replies, yes, no or a number, in the order of what may be left; what is left unsaid is done, as
    often as it may be.
    """

    things: list[Word]
    replies: list[Word]
    heard: bool = False

    @property
    def thing(self) -> Word | None:
        """The thing that answers the next question."""
        return self.things[0] if self.things else None

    @property
    def unheard(self) -> bool:
        """Whether things were told that nothing asked for."""
        return len(self.things) > 1 or bool(self.things and not self.heard)

    def next_thing(self) -> None:
        """Take note that a thing has answered a question."""
        if len(self.things) > 1:
            del self.things[0]
        else:
            self.heard = True

    def reply(self) -> Move:
        """Return the reply to the next question that may be left."""
        return NO if self.replies and self.replies.pop(0).text == _NO else YES

    def number(self, numbers: list[int]) -> Move:
        """Return the number of things wanted, of those that may be."""
        told = self.replies.pop(0).text if self.replies else ""
        wanted = {_NO: 0, "": max(numbers)}.get(told, int(told) if told.isdecimal() else -1)
        if wanted not in numbers:
            raise Refused("no-target")
        return Move(PICK, (wanted,))


def _answer(table: Table, told: _Told, *, named: bool) -> Move:
    """What the step names; where the offer's target was named, the only thing there is."""
    question = table.state.question
    if question is None:
        raise Refused("not-asked")
    if question.about == f.YES_NO:
        return told.reply()
    if question.about == f.HOW_MANY:
        return told.number(question.things)
    target = told.thing
    if named and len(table.state.moves or question.things) == 1:
        target = None
    if target is None and not named and len(question.things) > 1:
        raise LeftOpen(tuple(answers(table.state, list(table.players))))
    sort = PUT if question.about in (f.PUT_PIECE, f.PUT_TOKEN) else PICK
    things = question.kind if question.about == f.CHOOSE else REGION
    for thing in question.things:
        if _matches(table, things, thing, target):
            told.next_thing()
            return Move(sort, (thing,))
    raise Refused("no-target")


def _matches(table: Table, things: int, thing: int, target: Word | None) -> bool:
    """Tell whether a thing that may be chosen is the one that the step names."""
    if target is None:
        return True
    state = table.state
    if things == REGION:
        return table.places.get(target.text) == thing
    if things == PIECE:
        return piece_word(table.reference(target)) == thing
    if things == PLAYER:
        return table.players.get(target.text) == thing
    reference = table.reference(target)
    if things == SLOT:
        race, power = state.row_races[thing], state.row_powers[thing]
        return reference in (i.reference for i in state.game.items_of(race, power))
    return table.players.get(target.text) == state.owner[thing]
