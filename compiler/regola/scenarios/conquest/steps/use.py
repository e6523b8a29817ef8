"""The step ``use: {ITEM: TARGET}``: take what an item offers beside conquests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from regola.scenarios.conquest.deeds_told import answers, takings
from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.steps.common import all_offered, is_asked
from regola.scenarios.documents import Word, word
from regola.scenarios.outcome import LeftOpen, Refused
from regola.yaml_files import Located
from regola_engine.conquest import frames as f
from regola_engine.conquest.moves import PICK, PUT
from regola_engine.conquest.rules import PIECE, PLAYER, REGION, SLOT
from regola_engine.conquest.words import piece_word
from regola_engine.kernel.asking import YES, Move

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table
    from regola_engine.conquest.rules import Offer

__all__ = ["mentions", "play"]


def mentions(value: Located, players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the item; a target may be a region, a player or an item."""
    for entry in value.entries:
        yield Mention("item", word(entry.key))
        for target in _targets(entry.value):
            if target.text in players:
                yield Mention("player", target)


def _targets(value: Located) -> list[Word]:
    if value.items:
        return [word(one) for one in value.items]
    return [] if value.value is None or value.items else [word(value)]


def play(table: Table, value: Located) -> None:
    """Go on until the item offers something for the target, and take it."""
    for entry in value.entries:
        item = table.reference(word(entry.key))
        targets = _targets(entry.value)
        table.finish_turn()
        _come_to_offer(table, item, targets[0] if targets else None)
        _do(table, item, targets)


def _come_to_offer(table: Table, item: str, target: Word | None) -> None:
    if not table.go_on_until(lambda: _is_open(table, item, target)):
        raise Refused("not-offered")


def _moves(table: Table, item: str, target: Word | None) -> list[Move]:
    def is_wanted(offer: Offer, move: Move, reference: str) -> bool:
        if reference != item:
            return False
        return move.thing < 0 or _matches(table, offer.things, move.thing, target)

    return all_offered(table.state, is_wanted)


def _is_open(table: Table, item: str, target: Word | None) -> bool:
    return is_asked(table, item) or bool(_moves(table, item, target))


def _do(table: Table, item: str, targets: list[Word]) -> None:
    """Take the offer, and answer what it asks by the targets in order, the last of them for all."""
    left = list(targets)
    target = left[0] if left else None
    moves = _moves(table, item, target)
    if target is None and len(moves) > 1:
        raise LeftOpen(tuple(takings(table.state, moves, list(table.players))))
    move = moves[0] if moves else None
    if move is not None:
        table.take(move)
    named = move is not None and move.thing >= 0
    if named and len(left) > 1:
        del left[0]
    while is_asked(table, item):
        answer = _answer(table, left[0] if left else None, named=named)
        table.take(answer)
        if answer != YES and len(left) > 1:
            del left[0]


def _answer(table: Table, target: Word | None, *, named: bool) -> Move:
    """What the step names; where the offer's target was named, the only thing there is."""
    question = table.state.question
    if question is None:
        raise Refused("not-asked")
    if named and len(table.state.moves or question.things) == 1:
        target = None
    if question.about == f.YES_NO:
        return YES
    if target is None and not named and len(question.things) > 1:
        raise LeftOpen(tuple(answers(table.state, list(table.players))))
    sort = PUT if question.about in (f.PUT_PIECE, f.PUT_TOKEN) else PICK
    things = question.kind if question.about == f.CHOOSE else REGION
    for thing in question.things:
        if _matches(table, things, thing, target):
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
