"""The rules of conquest: what is asked of the board, of a bearer, of a rule at work."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from regola.program.meaning import Permission, Reaction, Rule, Statement
from regola.program.model import Item
from regola.python.conditions import option_of
from regola.python.conquest.dice import refuse_roll_of_several
from regola.python.conquest.permissions import permission_records
from regola.python.conquest.reactions import reaction_records
from regola.python.conquest.receiving import refuse_to_yourself
from regola.python.conquest.statements import statement_records
from regola.python.ranging import refuse_spread
from regola.python.refusals import (
    refuse_another_of_named,
    refuse_more_of_known,
    refuse_numbers_of_several,
    refuse_times,
    refuse_uncounted,
)
from regola.python.tree import Call, Constant, Expression, Sequence
from regola.python.writer import Module, Scene

__all__ = ["rule_records"]

_SCOPES = {"active": "ACTIVE", "declined": "DECLINED", "always": "ALWAYS"}


def rule_records(item: Item) -> Callable[[Rule, Module], list[Call]]:
    """Return what gives the records of a rule of an item, those of its watches first."""
    return lambda rule, module: _records(rule, module, _holder(item, module))


def _holder(item: Item, module: Module) -> str:
    return item.reference if item.reference in module.pieces else ""


def _records(rule: Rule, module: Module, holder: str) -> list[Call]:
    refuse_uncounted(rule, module.family.counted)
    refuse_spread(rule)
    refuse_roll_of_several(rule)
    refuse_numbers_of_several(rule)
    refuse_another_of_named(rule, module.vocabulary.overlaps)
    refuse_more_of_known(rule)
    module.always = rule.scope == "always"
    scene = Scene(module, rule.number, holder)
    refuse_to_yourself(rule, scene)
    option, untaken = "", False
    body = rule.body
    if isinstance(body, (Statement, Permission)):
        option, untaken = option_of(body.condition)
        if option:
            body = replace(body, condition=None)
    records = _written(replace(rule, body=body), scene)
    held: dict[str, Expression] = {"scope": module.name(_SCOPES[rule.scope])}
    if option:
        held["option"] = Constant(option)
    if untaken:
        held["untaken"] = Constant(value=True)
    return [_held(record, held) for record in (*scene.watches, *records)]


def _written(rule: Rule, scene: Scene) -> list[Call]:
    body = rule.body
    if isinstance(body, Statement):
        refuse_times(rule.limit)
        scene.moment = rule.moment
        return statement_records(body, scene)
    if isinstance(body, Permission):
        return permission_records(rule, body, scene)
    if isinstance(body, Reaction):
        return reaction_records(rule, body, scene)
    raise TypeError(body)


def _held(record: Call, held: dict[str, Expression]) -> Call:
    """Say of a record, and of what it sets for its deed, when it is in force."""
    line, *others = record.named
    settings = {key: _settings(value, held) for key, value in others}
    return replace(record, named=(line, *held.items(), *settings.items()))


def _settings(value: Expression, held: dict[str, Expression]) -> Expression:
    if not isinstance(value, Sequence):
        return value
    parts = tuple(_held(one, held) if isinstance(one, Call) else one for one in value.parts)
    return replace(value, parts=parts)
