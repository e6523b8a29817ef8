"""The report of `compat`: every item of a pack on the boards of a game, as data and as text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, get_args

from regola.mixing.conflicts import Conflict
from regola.mixing.ground import Ground, ground
from regola.mixing.in_play import mixture
from regola.mixing.needs import Need
from regola.mixing.verdicts import RuleVerdict, Standing, Verdict, verdict
from regola.mixing.wording import Teller, spelled
from regola.program.model import Item
from regola.program.pack import Manifest

__all__ = [
    "STANDINGS",
    "Compatibility",
    "compatibility",
    "conflict_document",
    "conflict_lines",
    "conflict_remarks",
    "conflict_told",
    "document",
    "home_of",
    "lines",
    "matrix_lines",
    "overview",
    "remarks",
    "summary",
]

STANDINGS: tuple[Standing, ...] = get_args(Standing)
"""How an item can fare, from the best."""


@dataclass(frozen=True, slots=True)
class Compatibility:
    """What becomes of the items of a pack in a game."""

    pack: str
    game: str
    verdicts: tuple[Verdict, ...]

    @property
    def is_at_fault(self) -> bool:
        """Whether some item cannot be played as it is printed."""
        return any(one.is_at_fault for one in self.verdicts)

    def counts(self) -> Mapping[str, int]:
        """Return how many items fare how."""
        standings: list[str] = [one.standing for one in self.verdicts]
        return {standing: standings.count(standing) for standing in STANDINGS}


def compatibility(
    pack: str,
    items: Iterable[Item],
    ground: Ground,
    everything: Iterable[Item],
    home: Ground | None = None,
) -> Compatibility:
    """Tell what becomes of items of a pack on the boards of a game; ``home`` are its own boards."""
    known = tuple(everything)
    verdicts = tuple(verdict(item, ground, known, home) for item in items)
    return Compatibility(pack, ground.mixed.game, verdicts)


def home_of(pack: str, here: Ground, packs: Iterable[Manifest]) -> Ground | None:
    """Return the boards of the game that a pack was written for; nothing if they are those here."""
    heads = {one.id: one for one in packs}
    head = heads.get(pack)
    game = (pack if head is not None and head.is_game else "") or (head.game if head else "")
    if not game or game == here.mixed.game or game not in heads:
        return None
    return ground(here.known, mixture(heads.values(), game, [pack]), here.vocabulary)


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
        "names": list(one.names),
        "barred": None if barred is None else teller.rule(one.translated, barred, game),
        "rules": [_rule(rule, one, game, teller) for rule in one.rules],
        "against": [teller.against(one.translated, pair, game) for pair in one.against],
        "given": [teller.rule(holder, rule, game) for holder, rule in one.given],
        "needs": [_need(need, game, teller) for need in one.told],
    }


def _rule(rule: RuleVerdict, one: Verdict, game: str, teller: Teller) -> dict[str, Any]:
    inert = rule.inert
    return {
        "item": rule.holder.reference,
        "number": rule.rule.number,
        "standing": rule.claim.standing,
        "names": list(rule.claim.names),
        "seen": list(rule.claim.seen),
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


def overview(reports: Iterable[Compatibility], teller: Teller) -> Iterator[str]:
    """Give a line for each pack in each game: how many of its items fare how."""
    for one in reports:
        pack, game = teller.pack(one.pack), teller.pack(one.game)
        yield teller.say("overview", pack=pack, game=game, counts=summary(one, teller))


def conflict_lines(game: str, found: Iterable[Conflict], teller: Teller) -> Iterator[str]:
    """Tell of items that are at fault beside others, with the smallest set that shows it."""
    for one in found:
        yield f"{teller.pack(game)}: {conflict_told(game, one, teller)}"
        yield from map(_indented, conflict_remarks(one, game, teller))


def _indented(text: str) -> str:
    """Return a remark as it stands below its item; a rule may have lines of its own."""
    first, *more = text.split("\n")
    return "\n".join([f"    {first}", *(f"      {line}" for line in more)])


def conflict_remarks(one: Conflict, game: str, teller: Teller) -> Iterator[str]:
    """Say what the item lacks beside the others."""
    yield from (said for need in one.verdict.told if (said := teller.need(need, game)))


def matrix_lines(game: str, found: Mapping[tuple[str, str], int], teller: Teller) -> Iterator[str]:
    """Give a line for each two packs that are in conflict in a game, and say how many are not."""
    if not found:
        return
    told = teller.pack(game)
    for (pack, other), count in found.items():
        if count:
            names = {"pack": teller.pack(pack), "other": teller.pack(other)}
            yield teller.say("pair-of-packs", game=told, count=count, **names)
    peaceful = sum(not count for count in found.values())
    yield teller.say("pairs-of-packs", game=told, count=peaceful, of=len(found))


def conflict_told(game: str, one: Conflict, teller: Teller) -> str:
    """Say who cannot be played as printed, and beside whom."""
    references = (one.verdict.item.reference, *one.others)
    called = Counter(teller.name(name, game) for name in references)
    item, *others = (_called(name, game, called, teller) for name in references)
    return teller.say("conflict", item=item, others=", ".join(others))


def _called(reference: str, game: str, called: Counter[str], teller: Teller) -> str:
    """Return the name of an item, with its pack where another item meant has the same name."""
    name = teller.name(reference, game)
    pack = teller.pack(reference.partition("/")[0])
    return f"{name} ({pack})" if called[name] > 1 else name


def conflict_document(game: str, one: Conflict, teller: Teller) -> dict[str, Any]:
    """Return a conflict as JSON values."""
    return {
        "game": game,
        "item": one.verdict.item.reference,
        "others": list(one.others),
        "standing": one.verdict.standing,
        "message": conflict_told(game, one, teller),
        "remarks": list(conflict_remarks(one, game, teller)),
    }


def lines(found: Compatibility, teller: Teller, *, only_faults: bool = False) -> Iterator[str]:
    """Give a report for people, line by line; of several reports only what is at fault."""
    for one in found.verdicts:
        if only_faults and not one.is_at_fault:
            continue
        name = teller.name(one.item.reference, found.game)
        yield f"{one.item.kind}/{one.item.id}  {name}: {teller.standing(one, found.game)}"
        yield from map(_indented, remarks(one, found.game, teller))
    if not only_faults:
        yield summary(found, teller)


def summary(found: Compatibility, teller: Teller) -> str:
    """Say how many items fare how."""
    numbers = found.counts()
    counted = [(one, count) for one in STANDINGS if (count := numbers[one])]
    return ", ".join(
        f"{count} {teller.say(f'count-{spelled(one)}', count=count)}" for one, count in counted
    )


def remarks(one: Verdict, game: str, teller: Teller, *, whole: bool = False) -> Iterator[str]:
    """
    Give what is to be said of an item: its changes, what does nothing, what it lacks.

    The ``whole`` of an item that has some of this has its other rules too, which stay as they are.
    """
    stay = whole and one.standing != "as_it_is"
    if one.barred is not None:
        yield teller.say("barred", rule=teller.rule(one.translated, one.barred, game))
    for rule in one.rules:
        text = _text(rule, one, game, teller)
        if rule.inert is not None:
            yield f"{text} [{teller.claim(rule.claim, game)}]"
        elif rule.changes:
            changes = "; ".join(dict.fromkeys(teller.change(each, game) for each in rule.changes))
            yield f"{text} [{changes}]"
        elif stay and text:
            yield f"{text} [{teller.say('as-it-is')}]"
    for holder, given in one.given:
        yield teller.say("given", rule=teller.rule(holder, given, game))
    yield from (teller.against(one.translated, pair, game) for pair in one.against)
    yield from (said for need in one.told if (said := teller.need(need, game)))
