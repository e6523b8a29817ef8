"""Abilities of both boxes and base rules as meaning trees, built by hand."""

from __future__ import annotations

from collections.abc import Iterator

from regola.program import meaning as m
from regola.text import ItemContext
from tests.text.builder import (
    EACH_OTHER,
    IT,
    YOU,
    adjective,
    all_of,
    at,
    change,
    context,
    deed,
    did,
    either,
    exactly,
    grant,
    its,
    link,
    may,
    of,
    on_test,
    reaction,
    rule,
    some,
    step,
    that,
    thing,
    when,
    your,
)

HERE = YOU.span
T = "small_world/terrain/"
P = "small_world/piece/"
S = "small_world/symbol/"
NOT_WATER = adjective("water", negated=True)
CONQUERED = did("conquer")
NONEMPTY = adjective("empty", negated=True)
OPPONENT = thing("opponent")


def _race() -> Iterator[tuple[str, m.Rule]]:
    yield (
        "tritons",
        rule(change("conquest cost", thing("region", "a", adjective("coastal")), "less", 1)),
    )
    yield (
        "amazons.1",
        rule(reaction(deed("gain", some(4, "token"))), moment=when("choose", YOU, None)),
    )
    yield (
        "amazons.2",
        rule(
            reaction(deed("move", some(4, "token"), to=thing("side", "the"))),
            moment=at("redeployment", "end"),
        ),
    )
    yield (
        "amazons.3",
        rule(
            reaction(
                deed("move", all_of("token"), from_=thing("side", "the"), to=thing("hand", "the"))
            ),
            moment=at("readying"),
        ),
    )
    yield (
        "dwarves",
        rule(
            change("income", your("region", link("with", thing(S + "mine"))), "more", 1),
            scope="always",
        ),
    )
    yield "elves", rule(change("tokens lost", your("region"), "is", 0))
    yield "ghouls.1", rule(change("tokens kept", your("region"), "is", m.Everything()))
    phases = either(thing("readying", ""), thing("conquest", ""), thing("redeployment", ""))
    yield "ghouls.2", rule(grant(YOU, adjective("active"), purpose=phases), scope="declined")
    yield (
        "ghouls.3",
        rule(grant(YOU, adjective("first"), purpose=thing("conquest", "")), scope="declined"),
    )
    yield (
        "giants",
        rule(
            change(
                "conquest cost",
                thing("region", "a", link("beside", your(T + "mountain"))),
                "less",
                1,
            )
        ),
    )


def _a(noun: str) -> m.Kind:
    return m.Kind(thing(noun, "a"), negated=False)


def _other_race() -> Iterator[tuple[str, m.Rule]]:
    yield (
        "halflings.1",
        rule(grant(thing("region", "a", NOT_WATER), _a("entrance"))),
    )
    yield (
        "halflings.2",
        rule(
            reaction(deed("put", thing(P + "hole"), in_=that("region"))),
            limit=m.Limit(2, True, ()),
            moment=when("conquer", thing("region")),
        ),
    )
    yield "humans", rule(change("income", your(T + "farmland"), "more", 1))
    yield (
        "orcs",
        rule(
            reaction(deed("gain", some(1, "coin"), per=thing("region", "", NONEMPTY, CONQUERED))),
            moment=at("scoring"),
        ),
    )
    two = thing("region", "", NONEMPTY, CONQUERED, amount=exactly(2))
    yield (
        "skeletons",
        rule(reaction(deed("gain", some(1, "token"), per=two)), moment=at("redeployment")),
    )
    lone = thing("token", "a", adjective("lone"), adjective("active"), link("of", OPPONENT))
    yield (
        "sorcerers",
        rule(
            may(
                deed("conquer", thing("region", "a", adjective("reachable"), link("with", lone))),
                step(change("conquest cost", None, "is", 0)),
                step(change("tokens lost", None, "is", 1)),
                step(deed("put", some(1, "token"), from_=thing("tray", "the"), in_=that("region"))),
            ),
            limit=m.Limit(1, False, ("turn", "opponent")),
        ),
    )
    yield (
        "trolls",
        rule(
            reaction(deed("put", thing(P + "troll_lair"), in_=that("region"))),
            moment=when("occupy", thing("region")),
        ),
    )
    yield (
        "wizards",
        rule(change("income", your("region", link("with", thing(S + "magic", ""))), "more", 1)),
    )


def _power() -> Iterator[tuple[str, m.Rule]]:
    yield "alchemist", rule(reaction(deed("gain", some(2, "coin"))), moment=at("scoring"))
    can = on_test(m.Can(YOU, HERE))
    yield (
        "berserk.1",
        rule(
            may(
                deed("roll", thing("die", "the")),
                step(change("conquest cost", None, "less", of("roll", None))),
                step(deed("conquer", thing("region")), condition=can),
                step(deed("stop", for_=thing("conquest", "")), "otherwise"),
            )
        ),
    )
    yield "berserk.2", rule(may(deed("assault", thing("region")), negated=True))
    yield (
        "bivouacking",
        rule(
            reaction(deed("put", all_of(P + "encampment"), in_=all_of("region", owner="you"))),
            moment=at("redeployment", "end"),
        ),
    )
    yield "commando", rule(change("conquest cost", thing("region"), "less", 1))


def _power_with_a_piece() -> Iterator[tuple[str, m.Rule]]:
    attacked = thing("people", "a", adjective("active"), did("attack"))
    target = thing("opponent", "a", link("without", attacked))
    yield (
        "diplomat.1",
        rule(may(deed("give", thing(P + "treaty", "the"), to=target)), moment=at("turn", "end")),
    )
    bound = thing(
        "people",
        "a",
        adjective("active"),
        link("of", thing("player", "a", link("with", thing(P + "treaty", "the")))),
    )
    yield "diplomat.2", rule(may(deed("attack", your("region")), actor=bound, negated=True))
    yield (
        "diplomat.3",
        rule(
            reaction(deed("return", thing(P + "treaty", "the"), to=thing("hand", "the"))),
            moment=at("readying"),
        ),
    )
    yield (
        "dragon_master",
        rule(
            may(
                deed("conquer", thing("region")),
                step(change("conquest cost", None, "is", 1)),
                step(deed("put", thing(P + "dragon", "the"), in_=that("region"))),
            ),
            limit=m.Limit(1, False, ("turn",)),
        ),
    )
    yield "flying.1", rule(grant(thing("region", "a", NOT_WATER), adjective("reachable")))
    yield (
        "fortified.1",
        rule(
            may(deed("put", thing(P + "fortress"), in_=thing("region", "one", owner="you"))),
            limit=m.Limit(1, False, ("turn",)),
            moment=at("redeployment", "end"),
        ),
    )
    yield (
        "fortified.2",
        rule(change("income", your("region", link("with", thing(P + "fortress"))), "more", 1)),
    )
    yield (
        "heroic",
        rule(
            reaction(deed("put", all_of(P + "hero"), in_=all_of("region", owner="you"))),
            moment=at("redeployment", "end"),
        ),
    )


def _other_power() -> Iterator[tuple[str, m.Rule]]:
    yield "merchant", rule(change("income", your("region"), "more", 1))
    yield (
        "mounted",
        rule(change("conquest cost", either(thing(T + "hill"), thing(T + "farmland")), "less", 1)),
    )
    yield (
        "seafaring",
        rule(grant(either(thing(T + "sea"), thing(T + "lake")), adjective("closed"), negated=True)),
    )
    yield "spirit", rule(grant(YOU, adjective("fleeting"), negated=True), scope="declined")
    yield "stout", rule(may(deed("decline")), moment=at("turn", "end"))
    cavern = link("with", thing(S + "cavern"))
    yield "underworld.1", rule(change("conquest cost", thing("region", "a", cavern), "less", 1))
    yield "underworld.2", rule(grant(thing("region", "", cavern), link("beside", EACH_OTHER)))
    yield (
        "wealthy",
        rule(
            reaction(deed("gain", some(7, "coin"))),
            limit=m.Limit(1, False, ()),
            moment=at("scoring"),
        ),
    )


def _pieces() -> Iterator[tuple[str, m.Rule, ItemContext]]:
    hole = context("piece", P + "hole", copies=2)
    dragon = context("piece", P + "dragon")
    lair = context("piece", P + "troll_lair", copies=10)
    camp = context("piece", P + "encampment", copies=5)
    immune = adjective("immune")
    yield "hole.1", rule(grant(its("region"), immune), scope="always"), hole
    lost = rule(reaction(deed("remove", IT)), scope="always", moment=when("lose", its("region")))
    yield "hole.2", lost, hole
    declined = rule(reaction(deed("remove", IT)), scope="always", moment=when("decline"))
    yield "hole.3", declined, hole
    yield "dragon.1", rule(grant(its("region"), immune), scope="always"), dragon
    back = reaction(deed("return", IT, to=thing("hand", "the")))
    yield "dragon.2", rule(back, scope="always", moment=when("lose", its("region"), None)), dragon
    yield (
        "troll_lair",
        rule(change("conquest cost", its("region"), "more", 1), scope="always"),
        lair,
    )
    yield "encampment.1", rule(grant(IT, _a("defender")), scope="always"), camp
    yield "encampment.2", rule(back, scope="always", moment=when("lose", its("region"))), camp


def _below() -> Iterator[tuple[str, m.Rule, ItemContext]]:
    below = context("race", "underground/race/flames")
    hot = adjective("underground/trait/hot")
    volcano = thing("underground/piece/volcano", "the")
    yield "flames.1", rule(grant(thing("region", "a", link("beside", volcano)), hot)), below
    yield (
        "flames.2",
        rule(grant(thing("region", "a", link("beside", your("region", hot))), hot)),
        below,
    )
    seeming = grant(
        thing("region", "a", hot),
        adjective("empty"),
        seeming=True,
        purpose=thing("conquest cost", ""),
    )
    yield "flames.3", rule(seeming), below
    taking = deed("take", some(1, "coin"), from_=that("opponent"))
    yield (
        "liches.1",
        rule(reaction(taking), scope="declined", moment=when("conquer", your("region"), OPPONENT)),
        below,
    )
    poor = thing("opponent", "a", link("without", thing("coin", "a")))
    toll = may(deed("attack", your("region")), actor=poor, negated=True)
    yield "liches.2", rule(toll, scope="declined"), below
    abilities = thing("ability", "")
    yield "gnomes", rule(grant(your("region"), adjective("immune", to=abilities))), below
    pipe = context("place", "underground/place/great_brass_pipe")
    same = thing("region", "", link("of the same terrain as", its("region")))
    yield "great_brass_pipe", rule(grant(same, link("beside", EACH_OTHER))), pipe
    yield "diamond_fields", rule(change("income", its("region"), "more", 2), scope="always"), pipe


def _base() -> Iterator[tuple[str, m.Rule]]:
    region = thing("region")
    yield "base.1", rule(change("conquest cost", region, "is", 2), scope="always")
    defenders = thing("defender", "", link("in", that("region")))
    yield "base.2", rule(change("conquest cost", region, "more", 1, defenders), scope="always")
    yield "base.3", rule(change("conquest cost", thing(T + "mountain"), "more", 1), scope="always")
    yield "base.4", rule(change("conquest cost", region, "at least", 1), scope="always")
    yield "base.5", rule(grant(thing("token"), _a("defender")), scope="always")
    seas = either(thing(T + "sea"), thing(T + "lake"))
    yield "base.6", rule(grant(seas, adjective("closed")), scope="always")
    beside = thing("region", "a", link("beside", your("region")))
    yield "base.7", rule(grant(beside, adjective("reachable")), scope="always")
    border = thing("region", "a", adjective("border"))
    yield "base.8", rule(grant(border, _a("entrance")), scope="always")
    yield "base.9", rule(change("tokens lost", region, "is", 1), scope="always")
    yield "base.10", rule(change("income", region, "is", 1), scope="always")
    yield "base.11", rule(change("tokens kept", region, "is", 1), scope="always")
    fallen = thing("people", "a", adjective("declined"))
    yield "base.12", rule(grant(fallen, adjective("fleeting")), scope="always")
    combination = thing("combination", "a", adjective("visible"))
    above = thing("combination", "each", link("above", that("combination")))
    number = of("starting tokens", that("combination"))
    yield (
        "base.13",
        rule(
            may(
                deed("choose", combination),
                step(deed("pay", some(1, "coin"), to=above)),
                step(deed("take", all_of("coin"), from_=that("combination"))),
                step(deed("gain", thing("token", ""), amount=number)),
                step(deed("refill", thing("row", "the"))),
                actor=thing(
                    "player", "a", link("without", thing("people", "a", adjective("active")))
                ),
                obliged=True,
            ),
            scope="always",
            moment=at("choosing"),
        ),
    )
    most = m.Compare(m.Bound("at most", m.Number(3)))
    small = m.Is(of("shortfall", that("region")), most, False, HERE, None)
    yield (
        "base.14",
        rule(
            may(
                deed("assault", thing("region", "a", adjective("reachable"))),
                step(deed("roll", thing("die", "the"))),
                step(change("conquest cost", None, "less", of("roll", None))),
                step(deed("conquer", that("region")), condition=on_test(m.Can(YOU, HERE))),
                step(deed("stop", for_=thing("conquest", ""))),
                condition=on_test(small),
            ),
            scope="always",
            limit=m.Limit(1, False, ("turn",)),
            moment=at("conquest"),
        ),
    )


def abilities() -> Iterator[tuple[str, m.Rule, ItemContext]]:
    """Give every ability: its name, its rule, its item."""
    race, power, base = context(), context("power"), context("base")
    yield from ((name, one, race) for rules in (_race, _other_race) for name, one in rules())
    powers = (_power, _power_with_a_piece, _other_power)
    yield from ((name, one, power) for rules in powers for name, one in rules())
    yield from _pieces()
    yield from _below()
    yield from ((name, one, base) for name, one in _base())
