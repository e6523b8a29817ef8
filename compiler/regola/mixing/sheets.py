"""
The sheet for a table that plays one game with the items of another, one for each language.

It tells what stays in the box, what reads otherwise here, what counts as what, what tables may
settle otherwise, how the board is laid out, and the rulings of the mix.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

from regola.mixing.compatibility import compatibility, home_of
from regola.mixing.ground import Ground, ground
from regola.mixing.in_play import mixture
from regola.mixing.liveness import life
from regola.mixing.needs import Layout, layouts
from regola.mixing.verdicts import DISCARDED, PLAYED, Verdict, played_items
from regola.mixing.wording import Teller
from regola.pages.book import phrases
from regola.pages.rendering import render
from regola.program.equivalences import COMPAT
from regola.program.model import Item
from regola.program.options import taken_by_default
from regola.program.pack import Manifest
from regola.vocabulary.model import Vocabulary

__all__ = ["Sheet", "sheet_page", "sheet_title", "sheets"]


@dataclass(frozen=True)
class Sheet:
    """What a table has to know that mixes a game into another: the rules for it, and verdicts."""

    pack: str
    game: str
    rules: Item
    ground: Ground
    verdicts: tuple[Verdict, ...]

    @property
    def name(self) -> str:
        """The name of the page, the same in each language."""
        return f"mixing_{self.pack}_{self.game}.html"


def sheets(
    items: Iterable[Item], everything: Sequence[Item], packs: Sequence[Manifest], words: Vocabulary
) -> Iterator[Sheet]:
    """Give the sheets of the games for which some items have rules to be played together."""
    games = {head.id for head in packs if head.is_game}
    for rules in items:
        line = rules.field("games") if rules.kind == COMPAT else None
        named = [one for one in line.words if one in games] if line is not None else []
        for pack, game in permutations(named, 2):
            on = ground(everything, mixture(packs, game, [pack]), words)
            home = home_of(pack, on, packs)
            found = compatibility(pack, played_items(everything, [pack]), on, everything, home)
            yield Sheet(pack, game, rules, on, found.verdicts)


def sheet_page(sheet: Sheet, teller: Teller) -> bytes:
    """Return the page of a sheet in a language; it stands alone, and is printed as it is."""
    game = teller.pack(sheet.game)
    return render(
        "mixing.html",
        language=teller.language,
        title=sheet_title(sheet, teller),
        lead=teller.say("sheet-lead", pack=teller.pack(sheet.pack), game=game),
        summary="",
        say=teller.say,
        aside=list(_left_in_the_box(sheet, teller)),
        changes=list(_changes(sheet, teller)),
        columns=(teller.pack(sheet.pack), game),
        meetings=list(_meetings(sheet, teller)),
        layouts=list(_layouts(sheet, teller)),
        options=list(_options(sheet, teller)),
        rulings=list(_rulings(sheet, teller)),
    )


def sheet_title(sheet: Sheet, teller: Teller) -> str:
    """Return the title of a sheet in a language."""
    games = {"pack": teller.pack(sheet.pack), "game": teller.pack(sheet.game)}
    return teller.say("sheet-title", **games)


def _left_in_the_box(
    sheet: Sheet, teller: Teller
) -> Iterator[tuple[str, list[tuple[str, list[str]]]]]:
    """Give, by kind, the items to be taken out, those with one reason together."""
    for kind in PLAYED:
        by_reason: dict[str, list[str]] = {}
        for one in sheet.verdicts:
            if one.item.kind == kind and one.standing in DISCARDED:
                by_reason.setdefault(_why(one, sheet, teller), []).append(
                    _title(one, sheet, teller)
                )
        if by_reason:
            yield teller.say(f"kind-{kind}"), [(why, sorted(n)) for why, n in by_reason.items()]


def _title(one: Verdict, sheet: Sheet, teller: Teller) -> str:
    return teller.name(one.item.reference, sheet.game)


def _why(one: Verdict, sheet: Sheet, teller: Teller) -> str:
    """Say why an item stays in the box: the option that would let it play, or what is absent."""
    if one.names:
        return teller.standing(one, sheet.game)
    reasons = (rule.claim.reason for rule in one.rules if rule.claim.reason is not None)
    said = dict.fromkeys(teller.reason(reason, sheet.game) for reason in reasons)
    return next(iter(said), "")


def _changes(sheet: Sheet, teller: Teller) -> Iterator[tuple[str, list[tuple[str, str, str]]]]:
    """Give the items that read otherwise: each line at home, here, and what its words mean here."""
    for one in sheet.verdicts:
        if one.standing in DISCARDED:
            continue
        lines = list(_lines(one, sheet, teller))
        given = [("", teller.rule(base, rule, sheet.game), "") for base, rule in one.given]
        if lines or given:
            yield _title(one, sheet, teller), [*lines, *given]


def _lines(one: Verdict, sheet: Sheet, teller: Teller) -> Iterator[tuple[str, str, str]]:
    turned = dict(zip(one.item.walk(), one.translated.walk(), strict=True))
    for rule in one.rules:
        changes = dict.fromkeys(teller.change(each, sheet.game) for each in rule.changes)
        inert = rule.inert is not None
        if rule.claim.standing == "variant" or not (changes or inert):
            continue
        before = teller.rule(rule.holder, rule.rule, sheet.pack)
        after = teller.rule(turned[rule.holder], rule.translated, sheet.game)
        if inert:
            yield before, teller.claim(rule.claim, sheet.game), ""
        else:
            yield before, after, "; ".join(changes)


def _meetings(sheet: Sheet, teller: Teller) -> Iterator[str]:
    """Give the rules for playing together that hold on these boards."""
    known = life(sheet.ground, ())
    for item in sheet.ground.items:
        if item.reference == sheet.rules.reference:
            living = (rule for rule in item.rules if known.reason(item, rule) is None)
            yield from filter(None, (teller.rule(item, rule, sheet.game) for rule in living))


def _layouts(sheet: Sheet, teller: Teller) -> Iterator[str]:
    """Say how many pieces are laid on each board of the game."""
    found: list[Layout] = [one for one in layouts(sheet.ground) if one.pieces]
    for one in sorted(found, key=lambda each: each.players):
        yield teller.say(
            "sheet-layout",
            players=one.players,
            board=teller.name(one.board, sheet.game),
            pieces=one.pieces,
            name=teller.plural(one.piece),
            regions=one.wanted,
        )


def _options(sheet: Sheet, teller: Teller) -> Iterator[tuple[str, str]]:
    taken = taken_by_default((sheet.rules,))
    for option in sheet.rules.of_kind("option"):
        answer = teller.say("sheet-taken" if option.reference in taken else "sheet-untaken")
        yield _written(option, "question", teller), answer


def _rulings(sheet: Sheet, teller: Teller) -> Iterator[tuple[str, str]]:
    for ruling in sheet.rules.of_kind("ruling"):
        yield _written(ruling, "question", teller), _written(ruling, "answer", teller)


def _written(item: Item, field: str, teller: Teller) -> str:
    found = phrases(item.field(field))
    return found.get(teller.language) or next(iter(found.values()), "")
