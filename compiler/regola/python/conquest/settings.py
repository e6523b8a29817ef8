"""Write what holds while a deed is done, and refuse what no deed of the rule asks for."""

from __future__ import annotations

from regola.program.meaning import (
    Change,
    Deed,
    Grant,
    Offer,
    Quantity,
    Statement,
    Step,
)
from regola.python.conquest.statements import statement_records
from regola.python.tree import Call, Name
from regola.python.writer import Scene, Unwritable

__all__ = ["refuse_idle", "setting_records"]

_CONQUERING = ("conquer", "assault")

_ASKING = {
    "conquest cost": _CONQUERING,
    "tokens lost": _CONQUERING,
    "tokens kept": ("decline",),
    "garrison": ("redeploy", "move"),
}
"""The deeds that ask for a number, by its word; what else is so matters to a conquest."""


def setting_records(statement: Statement, scene: Scene, name: str) -> list[Call]:
    """Return the records of what holds during a deed: numbers and classes of regions."""
    records = statement_records(statement, scene, name)
    if not all(one.function in (Name("Value"), Name("Class")) for one in records):
        raise Unwritable("is", statement.span, kind="setting")
    return records


def refuse_idle(step: Step, steps: tuple[Step, ...], doing: tuple[str, ...], answered: str) -> None:
    """
    Refuse a setting that nothing in its rule asks for, or that is to hold only sometimes.

    `answered` is the deed that the rule answers: what it asks for, it has asked by then.
    """
    setting = step.action
    if not isinstance(setting, Statement):
        return
    if step.join != "and":
        raise Unwritable(step.join, setting.span, kind="setting joined")
    verbs = {*doing, *(deed.verb for deed in _deeds(steps))}
    if not verbs.intersection(_asking(setting)):
        word = setting.subject.word if isinstance(setting.subject, Quantity) else "is"
        is_done = answered in _asking(setting)
        kind = "setting done" if is_done else "setting" if _asking(setting) else "setting of none"
        raise Unwritable(word, setting.span, kind=kind)


def _asking(setting: Statement) -> tuple[str, ...]:
    if isinstance(setting.subject, Quantity) and isinstance(setting.effect, Change):
        return _ASKING.get(setting.subject.word, ())
    return _CONQUERING if isinstance(setting.effect, Grant) else ()


def _deeds(steps: tuple[Step, ...]) -> list[Deed]:
    actions = [step.action for step in steps]
    own = [action for action in actions if isinstance(action, Deed)]
    return own + [action.deed for action in actions if isinstance(action, Offer)]
