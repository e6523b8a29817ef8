"""The step ``conquer``: take a region, by tokens, with an offered help, or with the die."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola.scenarios.conquest.deeds_told import ROLL, offer_of
from regola.scenarios.conquest.faults import Needless, Undecided
from regola.scenarios.conquest.model import Mention
from regola.scenarios.conquest.rolling import are_rolled, show
from regola.scenarios.conquest.steps.offers import offered, reason
from regola.scenarios.documents import Word, dice_told, word
from regola.scenarios.outcome import Refused
from regola.yaml_files import Located
from regola_engine.conquest import NOBODY, Offer
from regola_engine.conquest.play import PICK, modes_of, offer_move, peoples_of
from regola_engine.conquest.play import frames as f
from regola_engine.conquest.play import vocabulary as h
from regola_engine.kernel import RULES, YES, Move

if TYPE_CHECKING:
    from regola.scenarios.conquest.table import Table

__all__ = ["attackers", "helps_told", "joined_helps", "mentions", "play"]


@dataclass(frozen=True, slots=True)
class _Attempt:
    """What a conquest is told to be: region, helps, what dice show, people."""

    region: Word
    using: tuple[Word, ...]
    dice: tuple[int, ...]
    people: Word | None


def mentions(value: Located, _players: tuple[str, ...]) -> Iterator[Mention]:
    """Give the region, the helps and the people."""
    attempt = _attempt(value)
    yield Mention("region", attempt.region)
    for help_ in attempt.using:
        yield Mention("item", help_)
    if attempt.people is not None:
        yield Mention("race", attempt.people)


def _attempt(value: Located) -> _Attempt:
    if not value.is_mapping:
        return _Attempt(word(value), (), (), None)
    people = value.get("with")
    return _Attempt(
        word(value.get("region") or value),
        helps_told(value),
        dice_told(value.get("die")),
        word(people) if people is not None else None,
    )


def helps_told(value: Located) -> tuple[Word, ...]:
    """Return the helps that ``using`` tells: one, or a list of those that join in."""
    using = value.get("using")
    if using is None:
        return ()
    return tuple(word(one) for one in using.items) if using.items else (word(using),)


def attackers(table: Table, race: Word | None) -> list[int]:
    """Return the peoples of the player on turn that are meant: of a race, else the active first."""
    state = table.state
    peoples = peoples_of(state, state.seat)
    if race is not None:
        reference = table.reference(race)
        races = state.game.races
        return [p for p in peoples if races[state.race[p]].reference == reference]
    active = state.active[state.seat]
    if active != NOBODY:
        return [active]
    return [p for p in peoples if state.rulesets[p].primary is not None]


def play(table: Table, value: Located) -> None:
    """Conquer."""
    attempt = _attempt(value)
    if attempt.dice:
        show(table, attempt.dice)
    table.come_to("conquest")
    people = next(iter(attackers(table, attempt.people)), -1)
    if people < 0:
        raise Refused("no-people")
    before = table.clone()
    here = table.moment
    table.go_on_until(lambda: table.moment != here or _is_asked(table, people))
    if not _is_asked(table, people):
        _refuse(before, people, attempt)
    if table.dice:
        _roll(table, people, attempt)
    else:
        _take(table, people, attempt)


def _is_asked(table: Table, people: int) -> bool:
    question = table.state.question
    return question is not None and question.about == f.OFFERS and question.you == people


def joined_helps(table: Table, people: int, using: tuple[Word, ...]) -> tuple[int, ...]:
    """
    Return the numbers of the sets of offers, in the ruleset of a people, that are these helps.

    One item may have several offers, of which one holds at a time; (0,) where nothing helps.
    """
    if not using:
        return (0,)
    wanted = sorted(table.reference(help_) for help_ in using)
    sets = enumerate(_helps_by_set(table, people), 1)
    found = tuple(number for number, helps in sets if helps == wanted)
    if not found:
        raise Refused("not-offered")
    return found


def _helps_by_set(table: Table, people: int) -> list[list[str]]:
    """Return the items of each set of offers that a people may join."""
    sets = table.state.rulesets[people].mode_sets
    return [sorted(RULES[mode.index][1] for mode in modes) for modes in sets]


def _take(table: Table, people: int, attempt: _Attempt) -> None:
    region, modes = table.region(attempt.region), joined_helps(table, people, attempt.using)
    move = _conquest(table, region, modes) or _conquest_with_more(table, people, region, attempt)
    if move is None:
        _refuse(table, people, attempt)
    else:
        table.take(move)


def _conquest(table: Table, region: int, modes: tuple[int, ...]) -> Move | None:
    return offered(
        table.state,
        lambda offer, move, _item: (
            offer.verb == h.CONQUER and move.thing == region and modes_of(move) in modes
        ),
    )


def _conquest_with_more(table: Table, people: int, region: int, attempt: _Attempt) -> Move | None:
    """Where the helps told do not suffice alone: the one set with more of them that does."""
    if not attempt.using or table.is_exact:
        return None
    told = {table.reference(help_) for help_ in attempt.using}
    wider = tuple(
        number
        for number, helps in enumerate(_helps_by_set(table, people), 1)
        if told < set(helps) and _conquest(table, region, (number,)) is not None
    )
    return _conquest(table, region, wider) if len(wider) == 1 else None


def _refuse(table: Table, people: int, attempt: _Attempt) -> None:
    """Tell why a region cannot be conquered; a die might do where a last attempt is open."""
    state, region = table.state, table.region(attempt.region)
    dice = (h.ASSAULT, ROLL)
    if not table.dice and not attempt.using:
        move = offered(
            state, lambda offer, move, _i: offer.verb in dice and move.thing in (region, -1)
        )
        if move is not None:
            raise Undecided(attempt.region.text)
    primary = state.rulesets[people].primary
    if primary is None:
        raise Refused("not-now")
    question = f.Question(f.OFFERS, state.seat, (), you=people)
    if attempt.using:
        number = joined_helps(table, people, attempt.using)[0]
        mode = state.rulesets[people].mode_sets[number - 1][0]
        raise reason(state, question, offer_move(mode.index, region))
    raise reason(state, question, offer_move(primary.index, region))


def _roll(table: Table, people: int, attempt: _Attempt) -> None:
    """Take what rolls a die for the region: a rule of an item first, else the last attempt."""
    region, modes = table.region(attempt.region), joined_helps(table, people, attempt.using)
    found = [
        (move, offer)
        for move in table.state.moves
        if (offer := offer_of(move)) is not None
        and modes_of(move) in modes
        and (offer.verb == ROLL or (offer.verb == h.ASSAULT and move.thing == region))
    ]
    if not found:
        _roll_afterwards(table, people, attempt)
        return
    move, _offer = min(found, key=lambda pair: _is_base(table, pair[1]))
    table.take(move)
    _pick(table, region)


def _roll_afterwards(table: Table, people: int, attempt: _Attempt) -> None:
    """
    Conquer by tokens; the dice are for what a rule rolls because of it.

    Raises:
        Needless: No rule does.
    """
    _take(table, people, attempt)
    table.finish_choices()
    if not are_rolled(table):
        raise Needless(attempt.region.text)


def _is_base(table: Table, offer: Offer) -> bool:
    reference = RULES[offer.index][1]
    return any(base.reference == reference for base in table.state.game.bases)


def _pick(table: Table, region: int) -> None:
    """Choose the region that the roll was meant for, if one may or must be chosen."""
    question = table.state.question
    if question is not None and question.about == f.YES_NO:
        table.take(YES)
        question = table.state.question
    if question is None or question.about != f.CHOOSE:
        return
    if region not in question.things:
        raise Refused("too-costly")
    table.take(Move(PICK, (region,)))
