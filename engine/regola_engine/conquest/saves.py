"""Games kept as text: how they were set up, and each move in a readable form."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from regola_engine.conquest import frames as f
from regola_engine.conquest.moves import OFFER, modes_of, offer_move
from regola_engine.conquest.rules import PIECE, REGION, Offer
from regola_engine.conquest.state import State, start
from regola_engine.conquest.words import PIECES
from regola_engine.kernel import saves as kernel
from regola_engine.kernel.items import RULES
from regola_engine.kernel.moves import NO, PASS, YES, Move
from regola_engine.kernel.saves import save

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.conquest.position import Position

__all__ = ["Record", "code", "load", "meant", "replay", "save"]


@dataclass(slots=True, kw_only=True)
class Record(kernel.Record):
    """A game so far; ``games`` names the packs in play."""

    games: tuple[str, ...]


def code(position: Position, move: Move) -> str:
    """Return a move in its readable form, the same in every process."""
    if move == PASS:
        return "go on"
    if move in (YES, NO):
        return move.sort
    if move.sort != OFFER:
        things = REGION if position.question is None else _sort_of_answer(position.question)
        return f"{move.sort} {_name(position, things, move.thing)}"
    offer, reference = RULES[move.rule]
    words = [f"{reference}#{offer.line}"]
    if move.thing >= 0 and isinstance(offer, Offer):
        words.append(_name(position, offer.things, move.thing))
    joined = modes_of(move)
    if joined and position.question is not None:
        modes = position.rulesets[position.question.you].mode_sets[joined - 1]
        words.extend(f"+{RULES[mode.index][1]}#{mode.line}" for mode in modes)
    return " ".join(words)


def meant(position: Position, told: str) -> Move | None:
    """Return what the code of an offer means, legal or not; none for any other code."""
    rule_and_thing, *_ = told.split(" +")
    named, _, thing = rule_and_thing.partition(" ")
    known = {f"{reference}#{rule.line}": rule for rule, reference in RULES}
    offer = known.get(named)
    if not isinstance(offer, Offer):
        return None
    return offer_move(offer.index, _number(position, offer.things, thing))


def _number(position: Position, things: int, name: str) -> int:
    """Return the thing of a name, -1 for none."""
    if things in (PIECE, REGION):
        places = (place.id for place in position.game.board.places)
        names = PIECES.names if things == PIECE else list(places)
        return names.index(name) if name in names else -1
    return int(name) if name.isdecimal() else -1


def _sort_of_answer(question: f.Question) -> int:
    return question.kind if question.about in (f.CHOOSE, f.HOW_MANY) else REGION


def _name(position: Position, things: int, thing: int) -> str:
    if things == PIECE:
        return PIECES.names[thing]
    return position.game.board.places[thing].id if things == REGION else str(thing)


def load(text: str) -> Record:
    """Read a record from JSON; a fault is told with its place in the text or its path."""
    return kernel.load(text, Record)


def replay(record: Record, game: Game) -> State:
    """Play a record again; a move that is not legal is told with its path."""
    state = start(game, Random(record.seed))  # noqa: S311  # dice, not secrets
    return kernel.play_again(state, record.moves, code)
