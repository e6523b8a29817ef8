"""The words that rules say of things, or deny."""

from __future__ import annotations

from regola.program.meaning import Adjective, Grant, Kind, Link, Modifier, Rule, Statement

__all__ = ["granted_word"]


def granted_word(rule: Rule, *, negated: bool) -> str:
    """Return the word that a rule says of things, or denies; nothing where it does neither."""
    body = rule.body
    if not isinstance(body, Statement) or not isinstance(body.effect, Grant):
        return ""
    predicate = body.effect.predicate
    if (body.effect.negated != bool(getattr(predicate, "negated", False))) is not negated:
        return ""
    return _word(predicate)


def _word(predicate: Modifier) -> str:
    if isinstance(predicate, Adjective):
        return predicate.word
    if isinstance(predicate, Link):
        return predicate.relation
    return predicate.phrase.noun if isinstance(predicate, Kind) else ""
