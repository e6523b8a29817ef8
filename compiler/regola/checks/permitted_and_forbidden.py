"""A deed that an item offers and forbids: *not* wins, and the offer is never made."""

from __future__ import annotations

from regola.checks.coexistence import covers
from regola.checks.parts import loose_form
from regola.checks.survey import Placed, Survey
from regola.findings import Sink, label
from regola.program.meaning import Permission

__all__ = ["check"]


def check(survey: Survey, sink: Sink) -> None:
    """Report offers that a ban of the same item covers."""
    bans = [one for one in survey.rules if _is_ban(one)]
    for one in survey.rules:
        body = one.rule.body
        if not isinstance(body, Permission) or body.negated or body.actor.noun != "you":
            continue
        ban = next((other for other in bans if _covers(other, one, survey)), None)
        if ban is not None:
            related = [label(ban.rule.span, "other")]
            sink.report(
                "permitted-and-forbidden", one.rule.span, related=related, verb=body.deed.verb
            )


def _is_ban(one: Placed) -> bool:
    body = one.rule.body
    own = isinstance(body, Permission) and body.negated and body.actor.noun == "you"
    return own and isinstance(body, Permission) and body.condition is None


def _covers(ban: Placed, offer: Placed, survey: Survey) -> bool:
    left, right = ban.rule.body, offer.rule.body
    if not isinstance(left, Permission) or not isinstance(right, Permission):
        return False
    if ban.item is not offer.item or left.deed.verb != right.deed.verb:
        return False
    if {ban.rule.scope, offer.rule.scope} == {"active", "declined"}:
        return False
    if ban.rule.moment is not None and loose_form(ban.rule.moment) != loose_form(offer.rule.moment):
        return False
    if left.deed.object is None or right.deed.object is None:
        return left.deed.object is None
    return covers(left.deed.object, right.deed.object, survey)
