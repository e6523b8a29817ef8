"""The rules of families whose functions are asked of a rule at work: position and frame."""

from __future__ import annotations

from regola.program.meaning import Permission, Rule, Statement
from regola.python.functions import flag, mentions
from regola.python.permissions import permission_record
from regola.python.ranging import refuse_spread
from regola.python.reactions import reaction_record
from regola.python.refusals import (
    refuse_another_of_named,
    refuse_manner,
    refuse_more_of_known,
    refuse_numbers_of_several,
    refuse_uncounted,
)
from regola.python.statements import statement_record
from regola.python.tree import Call, Expression, Field
from regola.python.writer import FRAME, Module, Scene, Unwritable

__all__ = ["rule_records"]


def rule_records(rule: Rule, module: Module) -> list[Call]:
    """Return the record of a rule; one that speaks of *it* holds for each such thing."""
    refuse_uncounted(rule, module.family.counted)
    refuse_spread(rule)
    refuse_numbers_of_several(rule)
    _refuse_decline(rule)
    refuse_more_of_known(rule)
    refuse_manner(rule, module.family.primitives.manners)
    refuse_another_of_named(rule, module.vocabulary.overlaps)
    scene = Scene(module, rule.number, you=Field(FRAME, "you"))
    body = rule.body
    says_it = mentions((rule.moment, body), lambda one: "it" in (one.noun, one.owner))
    each: dict[str, Expression | None] = {"each": flag(says_it)}
    if isinstance(body, Statement):
        return [statement_record(body, scene, each)]
    if isinstance(body, Permission):
        return [permission_record(rule, body, scene, each)]
    return [reaction_record(rule, body, scene, each)]


def _refuse_decline(rule: Rule) -> None:
    """Refuse *in decline*, where nobody ever is: the rule would be in force at once."""
    if rule.scope == "declined":
        raise Unwritable("in decline")
