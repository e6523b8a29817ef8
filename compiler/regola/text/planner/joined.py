"""
What a deed's condition tells of its place, said in one breath with the deed.

*When you carry out the Get Food Order, if the box of this Order is 1* says twice of which Order it
speaks. A language that has `event-number-WORD` for a number word tells the event and the number
together: *when you carry out the Get Food Order from box 1*.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    Bound,
    Compare,
    Condition,
    Is,
    Moment,
    Number,
    OnEvent,
    Phrase,
    Quantity,
    Test,
)
from regola.text.planner.amounts import amount_words
from regola.text.planner.conditions import condition_clause, is_whole
from regola.text.planner.telling import Telling, slug

__all__ = ["condition_beside", "only_joined", "time_first", "with_number"]


def condition_beside(telling: Telling, moment: Moment) -> Condition | None:
    """Return the condition of a moment without what is told together with its event."""
    condition, joined = moment.condition, _joined(telling, moment)
    if condition is None or joined is None:
        return condition
    [[_, *others]] = condition.alternatives
    return replace(condition, alternatives=(tuple(others),)) if others else None


def only_joined(telling: Telling, moment: Moment) -> Moment:
    """Return a moment without its condition, but for what is told together with its event."""
    joined, condition = _joined(telling, moment), moment.condition
    if joined is None or condition is None:
        return replace(moment, condition=None)
    return replace(moment, condition=replace(condition, alternatives=((joined[0],),)))


def time_first(telling: Telling, condition: Condition | None) -> tuple[str, Condition | None]:
    """Return *in year 1* of what hangs on that and on more, and the rest: what it hangs on then."""
    if condition is None or condition.negated or len(condition.alternatives) != 1:
        return "", condition
    first, *others = condition.alternatives[0]
    alone = replace(condition, alternatives=((first,),))
    if not others or not is_whole(telling, alone):
        return "", condition
    return condition_clause(telling, alone), replace(condition, alternatives=(tuple(others),))


def with_number(telling: Telling, moment: OnEvent, said: str) -> str:
    """Return what happens, as `said`, with what its condition tells of the number of a thing."""
    joined = _joined(telling, moment)
    if joined is None:
        return said
    _, word, number = joined
    return telling.say(_name(word), event=said, amount=amount_words(telling, number))


def _joined(telling: Telling, moment: Moment) -> tuple[Test, str, Number] | None:
    """Return the test that is told with an event: that a number of its object is so much."""
    condition = moment.condition
    if not isinstance(moment, OnEvent) or moment.before or condition is None or condition.negated:
        return None
    if len(condition.alternatives) != 1:
        return None
    test = condition.alternatives[0][0]
    if not isinstance(test, Is) or not isinstance(test.subject, Quantity):
        return None
    number, quantity = _exactly(test), test.subject
    known = telling.speech.has(_name(quantity.word)) and not telling.brief
    if number is None or not known or not _is_same(quantity.of, moment.object):
        return None
    return test, quantity.word, number


def _exactly(test: Is) -> Number | None:
    bound = test.predicate.bound if isinstance(test.predicate, Compare) else None
    if not isinstance(bound, Bound) or bound.comparison != "exactly" or test.negated:
        return None
    return bound.amount if isinstance(bound.amount, Number) else None


def _is_same(one: Phrase | None, other: Phrase | None) -> bool:
    """Tell whether both are the item that holds the rule."""
    if one is None or other is None or one.modifiers or other.modifiers:
        return False
    return one.noun == other.noun == "it"


def _name(word: str) -> str:
    return f"event-number-{slug(word)}"
