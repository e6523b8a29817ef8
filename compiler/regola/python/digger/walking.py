"""Write the offer of a step for squads: where from, over what, where to."""

from __future__ import annotations

from regola.program.meaning import Permission, Rule
from regola.python.events import told, told_field
from regola.python.functions import asked_of_steps, record
from regola.python.permissions import condition_field, price
from regola.python.phrases import set_of
from regola.python.reactions import plain_limits
from regola.python.refusals import ONE
from regola.python.tree import Call, Constant, Expression
from regola.python.writer import Scene, Unwritable

__all__ = ["walk"]

_FIELDS = {"from": "origins", "over": "path", "to": "targets"}


def walk(
    rule: Rule, permission: Permission, scene: Scene, each: dict[str, Expression | None]
) -> Call | None:
    """Return the record of such an offer; nothing for any other."""
    deed = permission.deed
    thing = deed.object
    squad = deed.object is not None and scene.is_a(deed.object, "squad")
    if deed.verb != "move" or rule.moment is not None or not squad:
        return None
    if thing is not None and (thing.modifiers or thing.amount not in (None, ONE)):
        raise Unwritable(thing.noun, thing.span)
    given: dict[str, Expression | None] = {"verb": Constant("move squad"), **each}
    for preposition, phrase in sorted(deed.slots, key=lambda slot: slot[0] != "from"):
        if preposition not in _FIELDS:
            raise Unwritable(deed.verb)
        field = _FIELDS[preposition]
        given[field] = asked_of_steps(scene, field, "int", set_of(phrase, scene))
        if preposition == "from":
            scene.things[phrase.mention] = told_field(told(phrase, scene, "from").field)
    paid, rest = price(permission.steps, scene)
    if rest:
        raise Unwritable(deed.verb)
    given |= paid | plain_limits(rule)
    return record(scene, "Offer", given | condition_field(permission, scene))
