"""Write the rules of an item as records and the functions that they name."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from regola.program.meaning import (
    Permission,
    Phrase,
    Rule,
    Statement,
)
from regola.python.counted import refuse_uncounted
from regola.python.digger.permissions import permission_records
from regola.python.digger.reactions import reaction_record
from regola.python.digger.scene import Module, Scene
from regola.python.digger.statements import statement_record

__all__ = ["rule_records"]


def rule_records(rule: Rule, module: Module) -> list[str]:
    """Return the records of a rule."""
    refuse_uncounted(rule, _COUNTED)
    scene = Scene(module, rule.number)
    body = rule.body
    each = {"each": "True"} if _says_it(rule) else {}
    if isinstance(body, Statement):
        return [statement_record(body, scene, each)]
    if isinstance(body, Permission):
        return permission_records(rule, body, scene, each)
    return [reaction_record(rule, body, scene, each)]


_COUNTED = ("within",)
"""The relations that hear numbers: *within 2 spaces of a room*."""


def _says_it(node: object) -> bool:
    """Tell whether a meaning speaks of *it*."""
    if isinstance(node, Phrase) and (node.noun == "it" or node.owner == "it"):
        return True
    if isinstance(node, tuple):
        return any(_says_it(one) for one in node)
    if is_dataclass(node) and not isinstance(node, type):
        return any(_says_it(getattr(node, one.name)) for one in fields(node))
    return False
