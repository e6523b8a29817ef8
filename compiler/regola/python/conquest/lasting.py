"""Write what is so from a step on, until a moment: a record that holds while that is kept."""

from __future__ import annotations

from regola.program.meaning import Change, Lasting, Phrase, Quantity, Statement
from regola.python.conquest.statements import statement_records
from regola.python.functions import asked_of_steps, flag, record
from regola.python.tree import Call, Constant, Expression, Name, Return, Single
from regola.python.tree import Statement as Line
from regola.python.writer import FRAME, Scene, Unwritable, within

__all__ = ["lasting_body"]

_ONE = Constant(1)
"""What is kept where it is no thing's: that it is so."""


def lasting_body(lasting: Lasting, scene: Scene) -> list[Line]:
    """Return the body of a step from which on something is so; its records go before the rule's."""
    statement = lasting.statement
    if scene.module.kind in ("base", "compat") or _is_doubled(statement):
        raise Unwritable("until", statement.span, kind="until")
    number = next(scene.parts)
    watch = _watch(lasting, number, scene)
    scene.watches += _records(statement, watch, number, scene)
    subject = _subject(statement)
    known = subject is not None and subject.refers
    things: Expression = Single(scene.thing(subject)) if known and subject else _ONE
    return [Return(scene.call("begin_lasting", FRAME, watch, things))]


def _records(statement: Statement, watch: Name, number: int, scene: Scene) -> list[Call]:
    inner = scene.inner(until=watch)
    with within(statement.span):
        records = statement_records(statement, inner, f"until_{number}")
    if not all(one.function in (Name("Value"), Name("Class")) for one in records):
        raise Unwritable("until", statement.span, kind="until")
    return records


def _is_doubled(statement: Statement) -> bool:
    """Tell whether a number is doubled: it is not kept how often, as it is of what adds up."""
    return isinstance(statement.effect, Change) and statement.effect.operation == "doubled"


def _subject(statement: Statement) -> Phrase | None:
    subject = statement.subject
    return subject.of if isinstance(subject, Quantity) else subject


def _watch(lasting: Lasting, number: int, scene: Scene) -> Name:
    """Make the record that tells how long it is kept, and return the constant of its number."""
    module = scene.module
    name = f"{module.reference}#{scene.line}.{number}"
    constant = module.constant("watch_word", name, label="lasting")
    span = module.vocabulary.spans[lasting.until]
    never = asked_of_steps(scene, f"lasting_{number}", "bool", Constant(value=False))
    fields: dict[str, Expression | None] = {
        "watch": constant,
        "event": Constant(""),
        "matches": never,
        "until": Constant(span.until),
        "own": flag(span.own),
        "then": Constant(span.then) if span.then else None,
    }
    scene.watches.append(record(scene, "Watch", fields))
    return constant
