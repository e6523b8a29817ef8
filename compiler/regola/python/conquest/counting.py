"""Write what counts as what: tokens and pieces as defenders, or as tokens for conquest."""

from __future__ import annotations

from regola.program.meaning import Grant, Kind, Link, Number, Phrase, Statement
from regola.python.functions import record
from regola.python.refusals import ONE, refuse_or
from regola.python.tree import Call, Constant, Expression
from regola.python.writer import Scene, Unwritable

__all__ = ["is_yours", "piece_grant", "token_grant"]

Given = dict[str, Expression | None]


def is_yours(subject: Phrase) -> bool:
    """Tell whether things are the bearer's: *your regions*, *regions of you*."""
    return subject.owner == "you" or any(
        isinstance(one, Link) and one.relation == "of" and one.target.noun == "you"
        for one in subject.modifiers
    )


def token_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, _name: str
) -> list[Call]:
    """Return the record that a token of the bearer's counts as something."""
    role = _role(grant, statement, scene)
    if is_yours(subject) is not (role == "SOLDIER") or subject.noun != "token":
        raise Unwritable(subject.noun, subject.span, kind="counts")
    if role == "DEFENDER" and "/base/" not in scene.module.reference:
        raise Unwritable("defender", subject.span, kind="counts")
    _refuse_qualities(subject)
    given: Given = {"role": scene.module.name(role), "worth": _worth(grant)}
    return [record(scene, "Counts", given)]


def piece_grant(
    subject: Phrase, grant: Grant, statement: Statement, scene: Scene, _name: str
) -> list[Call]:
    """Return the record that a piece counts as something: its own item says so."""
    reference = scene.holder if subject.noun == "it" else subject.noun
    # As what a piece counts is settled before the game: no rule of another item says it for a time.
    if "/" not in reference or scene.holder != reference:
        raise Unwritable(subject.noun, subject.span, kind="counts")
    _refuse_qualities(subject)
    given: Given = {
        "role": scene.module.name(_role(grant, statement, scene)),
        "piece": scene.module.constant("piece_word", reference),
        "worth": _worth(grant),
    }
    return [record(scene, "Counts", given)]


def _refuse_qualities(subject: Phrase) -> None:
    """Refuse that only some of the tokens or pieces of a sort count as something."""
    for one in subject.modifiers:
        if not (isinstance(one, Link) and one.relation == "of" and one.target.noun == "you"):
            raise Unwritable(subject.noun, getattr(one, "span", subject.span), kind="counts")
    refuse_or(subject)


def _worth(grant: Grant) -> Constant | None:
    """As how many a thing counts, where it is not one."""
    phrase = grant.predicate.phrase if isinstance(grant.predicate, Kind) else None
    bound = phrase.amount if phrase is not None else None
    if bound is None or bound == ONE:
        return None
    if bound.comparison != "exactly" or not isinstance(bound.amount, Number):
        raise Unwritable("number", kind="counts")
    return Constant(bound.amount.value)


def _role(grant: Grant, statement: Statement, scene: Scene) -> str:
    predicate = grant.predicate
    if grant.negated or statement.condition is not None or scene.moment is not None:
        raise Unwritable("if", kind="counts")
    if isinstance(predicate, Kind) and (predicate.negated or predicate.phrase.modifiers):
        raise Unwritable(predicate.phrase.noun, predicate.phrase.span, kind="counts")
    if isinstance(predicate, Kind) and predicate.phrase.noun == "defender":
        return "DEFENDER"
    purpose = statement.purpose.noun if statement.purpose is not None else ""
    if isinstance(predicate, Kind) and predicate.phrase.noun == "token" and purpose == "conquest":
        return "SOLDIER"
    raise Unwritable("token")
