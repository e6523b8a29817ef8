"""Sentences resolve to their meaning: senses by type, attachment by type, earlier mentions."""

from __future__ import annotations

import pytest

from regola.program.canonical import canonical
from regola.program.meaning import (
    Adjective,
    AtPhase,
    Bound,
    Change,
    Compare,
    Condition,
    Count,
    Deed,
    Did,
    Everything,
    Grant,
    Has,
    Is,
    Kind,
    Limit,
    Link,
    Number,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Statement,
)
from tests.support.resolving import compiled, rule_of, slugs_of

DRAGON = 'piece dragon { name: en "Dragon" / "Dragons"; box: 1; its region is immune }'


def statement_of(line: str, *, inside: str = "") -> Statement:
    """Return the statement of a line."""
    body = rule_of(line, inside=inside).body
    assert isinstance(body, Statement)
    return body


def subject_of(line: str) -> Phrase:
    """Return the things that a statement's number is about."""
    subject = statement_of(line).subject
    assert isinstance(subject, Quantity)
    assert subject.of is not None
    return subject.of


def test_a_discount_is_a_change_of_the_cost() -> None:
    """`is 1 less` changes the quantity by one for the regions named."""
    body = statement_of("conquest cost of a coastal region is 1 less")

    assert isinstance(body.subject, Quantity)
    assert body.subject.word == "conquest cost"
    assert body.effect == Change("less", Number(1), None)


def test_a_word_with_two_senses_is_decided_by_type() -> None:
    """`mine` after *with* is the symbol, as regions have symbols."""
    region = subject_of("income of your regions with a mine is 1 more")
    link = region.modifiers[0]

    assert region.owner == "you"
    assert isinstance(link, Link)
    assert (link.relation, link.target.noun) == ("with", "test/symbol/mine")


def test_a_tail_belongs_to_the_nearest_noun_that_it_fits() -> None:
    """`beside` says something of the token's region owner chain: the nearest fit is the token."""
    rule = rule_of(
        "at scoring: take 1 coin from each opponent with an active token beside your regions"
    )
    assert isinstance(rule.body, Reaction)
    deed = rule.body.steps[0].action
    assert isinstance(deed, Deed)
    ((preposition, opponent),) = deed.slots
    token = opponent.modifiers[0]
    assert isinstance(token, Link)

    assert preposition == "from"
    assert token.target.noun == "token"
    assert [type(modifier) for modifier in token.target.modifiers] == [Adjective, Link]


@pytest.mark.parametrize(
    "said",
    [
        "with at least 2 tokens",
        "with a mine",
        "without a token",
        "beside a hill",
        "that is coastal",
        "that you conquered this turn",
    ],
)
def test_a_tail_behind_yours_says_something_of_the_thing(said: str) -> None:
    """*A region of yours with 2 tokens* is *your region with 2 tokens*: nobody asks who you are."""
    behind = rule_of(f"at scoring: gain 1 coin per region of yours {said}")
    before = rule_of(f"at scoring: gain 1 coin per your region {said}")

    assert canonical(behind) == canonical(before)
    assert canonical(behind) != canonical(rule_of("at scoring: gain 1 coin per region of yours"))


def test_the_subject_of_a_relative_clause_is_the_nearest_fit() -> None:
    """`that you attacked this turn` is said of the people, not of the opponent."""
    rule = rule_of(
        "at the end of your turn, you may give the dragon to an opponent"
        " without an active people that you attacked this turn",
        inside=DRAGON,
    )
    assert isinstance(rule.body, Permission)
    people = rule.body.deed.slots[0][1].modifiers[0]
    assert isinstance(people, Link)

    assert people.negated
    assert people.relation == "with"
    assert any(isinstance(modifier, Did) for modifier in people.target.modifiers)


def test_a_negative_adjective_is_the_denial_of_its_word() -> None:
    """`nonempty` is *not empty*."""
    rule = rule_of("at scoring: gain 1 coin per nonempty region that you conquered this turn")
    assert isinstance(rule.body, Reaction)
    deed = rule.body.steps[0].action
    assert isinstance(deed, Deed)
    assert deed.per is not None
    adjective = deed.per.modifiers[0]

    assert isinstance(adjective, Adjective)
    assert (adjective.word, adjective.negated) == ("empty", True)


def test_or_joins_things_of_the_same_place() -> None:
    """`a hill or a mountain` is one phrase with an alternative."""
    region = subject_of("conquest cost of a hill or a mountain is 1 less")

    assert region.noun == "test/terrain/hill"
    assert [other.noun for other in region.alternatives] == ["test/terrain/mountain"]


def test_the_thing_named_before_has_the_same_number() -> None:
    """`the region` means the region that the offer names."""
    rule = rule_of(
        "once per turn, you may conquer a region: conquest cost is 1, put the dragon in the region",
        inside=DRAGON,
    )
    body = rule.body
    assert isinstance(body, Permission)
    deed = body.steps[1].action
    assert isinstance(deed, Deed)
    assert body.deed.object is not None
    place = deed.slots[0][1]

    assert rule.limit == Limit(1, first=False, per=("turn",))
    assert place.refers
    assert place.mention == body.deed.object.mention


def test_the_first_times_are_a_limit_of_a_reaction() -> None:
    """`the first 2 times` counts for the people's life."""
    rule = rule_of("the first 2 times, when you conquer a region: gain 1 coin")

    assert rule.limit == Limit(2, first=True, per=())
    assert isinstance(rule.moment, OnEvent)
    assert (rule.moment.verb, rule.moment.before) == ("conquer", False)


def test_a_moment_may_be_the_edge_of_a_phase() -> None:
    """`the end of your turn` is the turn's end edge."""
    rule = rule_of("at the end of your turn: gain 1 coin")

    assert isinstance(rule.moment, AtPhase)
    assert (rule.moment.phase, rule.moment.edge) == ("turn", "end")


def test_scopes_stand_first() -> None:
    """Without a scope a power's rule holds while its people is active."""
    assert rule_of("always, income of your hills is 1 more").scope == "always"
    assert rule_of("in decline, income of your hills is 1 more").scope == "declined"
    assert rule_of("income of your hills is 1 more").scope == "active"


def test_all_is_an_amount() -> None:
    """`is all` keeps as many as there are."""
    body = statement_of("tokens kept in your regions is all")

    assert body.effect == Change("is", Everything(), None)


def test_a_count_is_compared() -> None:
    """`the number of groups of your regions is 1` compares a count exactly."""
    rule = rule_of("at scoring if the number of groups of your regions is 1: gain 2 coins")
    assert isinstance(rule.moment, AtPhase)
    assert isinstance(rule.moment.condition, Condition)
    test = rule.moment.condition.alternatives[0][0]

    assert isinstance(test, Is)
    assert isinstance(test.subject, Count)
    assert test.predicate == Compare(Bound("exactly", Number(1)))


def test_having_is_a_test() -> None:
    """`you have no region` asks for the absence of regions."""
    rule = rule_of("at scoring if you have no region: gain 2 coins")
    assert isinstance(rule.moment, AtPhase)
    assert rule.moment.condition is not None
    test = rule.moment.condition.alternatives[0][0]

    assert isinstance(test, Has)
    assert test.thing.determiner == "no"


def test_a_fact_may_have_a_purpose() -> None:
    """`as if empty for conquest cost` seems so for the cost alone."""
    body = statement_of("a hill is as if empty for conquest cost")

    assert isinstance(body.effect, Grant)
    assert body.effect.seeming
    assert body.purpose is not None
    assert body.purpose.noun == "conquest cost"


def test_a_piece_may_count_as_a_token() -> None:
    """`it is a token for conquest` grants a kind."""
    inside = (
        'piece hammer { name: en "Hammer" / "Hammers"; box: 1; it is a token for conquest }\n'
        "when you conquer a region: gain 1 hammer"
    )
    program, sink = compiled(f'power p {{ name: en "P"\n tokens: 4\n {inside}\n}}')
    body = program.items[0].nested[0].rules[0].body

    assert not sink.has_errors
    assert isinstance(body, Statement)
    assert isinstance(body.effect, Grant)
    assert isinstance(body.effect.predicate, Kind)


@pytest.mark.parametrize(
    ("line", "slug"),
    [
        ("conquest cost of a costal region is 1 less", "unknown-word"),
        ("at scoring: gain 2 hills", "wrong-type"),
        ("at scoring: take 1 coin from the opponent", "not-mentioned"),
        ("your regions are border", "ungrantable-fact"),
        ("income of your coastal coins is 1 more", "adjective-does-not-fit"),
        ("at readying: gain 1 coin to the tray", "relation-does-not-fit"),
        ("conquest cost of its region is 1 more", "it-without-owner"),
        ("income of your regions beside a coin is 1 more", "relation-does-not-fit"),
        ("banner of a combination is 1 more", "quantity-fixed"),
        ("at hill: gain 1 coin", "phase-expected"),
        ("when you put a token: gain 1 coin", "not-an-event"),
        ("at scoring: discard", "missing-object"),
        ("income of your hill is 1 more per 2 region", "wrong-grammatical-number"),
    ],
)
def test_a_word_in_the_wrong_place_is_found(line: str, slug: str) -> None:
    """Each kind of mistake has its own finding, and only that one."""
    text = f'power probe {{\n name: en "Probe"\n tokens: 4\n {line}\n}}\n'

    assert [found for found in slugs_of(text) if found != "missing-language"] == [slug]


def test_or_joins_three_things_side_by_side() -> None:
    """All alternatives belong to the first phrase."""
    region = subject_of("conquest cost of a hill or a mountain or a lake is 1 less")

    assert [other.noun for other in region.alternatives] == [
        "test/terrain/mountain",
        "test/terrain/lake",
    ]
    assert [other.alternatives for other in region.alternatives] == [(), ()]


def test_the_thing_meant_is_none_that_was_denied() -> None:
    """After `you have no region`, `the region` is the one named before."""
    rule = rule_of(
        "you may not attack a region unless you have no region and the region is coastal"
    )
    assert isinstance(rule.body, Permission)
    assert rule.body.condition is not None
    test = rule.body.condition.alternatives[0][1]
    assert isinstance(test, Is)
    assert isinstance(test.subject, Phrase)
    assert rule.body.deed.object is not None

    assert test.subject.mention == rule.body.deed.object.mention


def test_nothing_more_is_said_of_what_stands_in_brackets() -> None:
    """A tail after brackets belongs to a noun before them, though one inside would be nearer."""
    open_to_all = subject_of("income of your regions beside a mountain with a mine is 1 more")
    closed = subject_of("income of your regions beside (a mountain) with a mine is 1 more")

    assert [link.relation for link in open_to_all.modifiers if isinstance(link, Link)] == ["beside"]
    assert [link.relation for link in closed.modifiers if isinstance(link, Link)] == [
        "beside",
        "with",
    ]


def test_a_passive_event_takes_the_slots_of_its_verb() -> None:
    """What a thing was conquered with is a slot of the deed, not said of the thing."""
    moment = rule_of("when your region is conquered using a dragon: gain 1 coin", inside=DRAGON)

    assert isinstance(moment.moment, OnEvent)
    assert [preposition for preposition, _ in moment.moment.slots] == ["using"]
