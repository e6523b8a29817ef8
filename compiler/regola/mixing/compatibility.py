"""The report of `compat`: every item of a pack on the boards of a game, as data and as text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from regola.mixing.ground import Ground
from regola.mixing.needs import Need
from regola.mixing.telling import Teller
from regola.mixing.verdicts import RuleVerdict, Verdict, verdict
from regola.program.model import Item

__all__ = ["STANDINGS", "Compatibility", "compatibility", "document", "lines"]

STANDINGS = ("works", "translated", "partly", "senseless")
"""How an item can fare, from the best."""


@dataclass(frozen=True, slots=True)
class Compatibility:
    """What becomes of the items of a pack in a game."""

    pack: str
    game: str
    verdicts: tuple[Verdict, ...]

    def counts(self) -> Mapping[str, int]:
        """Return how many items fare how."""
        standings: list[str] = [one.standing for one in self.verdicts]
        return {standing: standings.count(standing) for standing in STANDINGS}


def compatibility(
    pack: str, items: Iterable[Item], ground: Ground, everything: Iterable[Item]
) -> Compatibility:
    """Tell what becomes of items of a pack on the boards of a game."""
    known = tuple(everything)
    verdicts = tuple(verdict(item, ground, known) for item in items)
    return Compatibility(pack, ground.mixed.game, verdicts)


# ---- as data ------------------------------------------------------------------------------------


def document(found: Compatibility, teller: Teller) -> dict[str, Any]:
    """Return a report as JSON values; the shape is ``compat.schema.json``."""
    items = [_item(one, found.game, teller) for one in found.verdicts]
    return {"pack": found.pack, "game": found.game, "counts": dict(found.counts()), "items": items}


def _item(one: Verdict, game: str, teller: Teller) -> dict[str, Any]:
    barred = one.barred
    return {
        "reference": one.item.reference,
        "name": teller.name(one.item.reference, game),
        "standing": one.standing,
        "barred": None if barred is None else teller.rule(one.translated, barred, game),
        "rules": [_rule(rule, one, game, teller) for rule in one.rules],
        "given": [teller.rule(holder, rule, game) for holder, rule in one.given],
        "needs": [_need(need, game, teller) for need in one.needs],
    }


def _rule(rule: RuleVerdict, one: Verdict, game: str, teller: Teller) -> dict[str, Any]:
    inert = rule.inert
    return {
        "item": rule.holder.reference,
        "number": rule.rule.number,
        "text": _text(rule, one, game, teller),
        "inert": inert
        and {
            "reason": inert.id,
            "names": list(inert.names),
            "message": teller.reason(inert, game),
        },
        "changes": [
            {"word": each.word, "here": list(each.names), "message": teller.change(each, game)}
            for each in rule.changes
        ],
    }


def _text(rule: RuleVerdict, one: Verdict, game: str, teller: Teller) -> str:
    pairs = zip(one.item.walk(), one.translated.walk(), strict=True)
    turned = next(after for before, after in pairs if before is rule.holder)
    return teller.rule(turned, rule.translated, game)


def _need(need: Need, game: str, teller: Teller) -> dict[str, Any]:
    return {
        "kind": need.kind,
        "name": need.name,
        "wanted": need.wanted,
        "at_hand": need.at_hand,
        "other": need.other,
        "board": need.board,
        "lasting": need.lasting,
        "met": need.is_met,
        "message": teller.need(need, game),
    }


# ---- as text ------------------------------------------------------------------------------------


def lines(found: Compatibility, teller: Teller) -> Iterator[str]:
    """Give a report for people, line by line."""
    for one in found.verdicts:
        name = teller.name(one.item.reference, found.game)
        yield f"{one.item.kind}/{one.item.id}  {name}: {teller.say(one.standing)}"
        yield from (f"    {line}" for line in remarks(one, found.game, teller))
    yield teller.say("summary", **found.counts())


def remarks(one: Verdict, game: str, teller: Teller) -> Iterator[str]:
    """Give what is to be said of an item: its changes, what does nothing, what it lacks."""
    if one.barred is not None:
        yield teller.say("barred", rule=teller.rule(one.translated, one.barred, game))
    for rule in one.rules:
        text = _text(rule, one, game, teller)
        if rule.inert is not None:
            yield f"{text} [{teller.say('inert', why=teller.reason(rule.inert, game))}]"
        elif rule.changes:
            changes = "; ".join(dict.fromkeys(teller.change(each, game) for each in rule.changes))
            yield f"{text} [{changes}]"
    for holder, given in one.given:
        yield teller.say("given", rule=teller.rule(holder, given, game))
    yield from (said for need in one.needs if (said := teller.need(need, game)))
    laid = [need for need in one.needs if need.kind == "laid"]
    if laid and all(need.is_met for need in laid):
        yield teller.say("laid-all", name=teller.plural(laid[0].name))
