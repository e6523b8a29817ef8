"""Tell whether two rules can be in force together, and whether they speak at one level."""

from __future__ import annotations

from regola.checks.parts import loose_form
from regola.checks.survey import Placed, Survey
from regola.program.meaning import Phrase, Quantity, Rule, Statement

__all__ = ["can_meet", "covers", "speak_together", "subject_phrase"]


def can_meet(left: Placed, right: Placed, survey: Survey) -> bool:
    """
    Tell whether two standing rules can hold for one bearer, at one level.

    Base rules meet base rules alone: what an item says stands above them. Nobody has two races or
    two powers; relics and places come in any number.
    """
    if left.top is right.top:
        return (left.item is right.item) or _is_standing(left, survey) == _is_standing(
            right, survey
        )
    kinds = survey.vocabulary.kinds
    first, second = kinds[left.item.kind], kinds[right.item.kind]
    if first.scope == "always" or second.scope == "always":
        return left.item.kind == right.item.kind == "base" and left.item.pack == right.item.pack
    if not first.declares or not second.declares:
        return False
    return first is not second or first.optional


def _is_standing(one: Placed, survey: Survey) -> bool:
    return survey.vocabulary.kinds[one.item.kind].scope != "always"


def speak_together(left: Rule, right: Rule) -> bool:
    """Tell whether two rules can be in force at one time, with no condition to tell them apart."""
    scopes = {left.scope, right.scope}
    if scopes == {"active", "declined"}:
        return False
    if loose_form(left.moment) != loose_form(right.moment):
        return False
    first, second = left.body, right.body
    if not isinstance(first, Statement) or not isinstance(second, Statement):
        return False
    if loose_form(first.condition) != loose_form(second.condition):
        return False
    purposes = [loose_form(one.purpose) for one in (first, second) if one.purpose is not None]
    return len(set(purposes)) <= 1


def subject_phrase(statement: Statement) -> Phrase | None:
    """Return the things that a statement speaks of."""
    subject = statement.subject
    return subject.of if isinstance(subject, Quantity) else subject


def covers(wide: Phrase, narrow: Phrase, survey: Survey) -> bool:
    """Tell whether all that one phrase names is surely named by the other."""
    if wide.alternatives or loose_form(wide.amount) != loose_form(narrow.amount):
        return bool(loose_form(wide) == loose_form(narrow))
    if wide.owner and wide.owner != narrow.owner:
        return False
    general = wide.noun == narrow.noun or (
        wide.noun == wide.type and survey.vocabulary.is_a(narrow.type, wide.type)
    )
    said = {loose_form(modifier) for modifier in narrow.modifiers}
    mine = general and {loose_form(modifier) for modifier in wide.modifiers} <= said
    return mine and all(covers(wide, one, survey) for one in narrow.alternatives)
