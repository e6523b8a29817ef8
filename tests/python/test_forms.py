"""A rule without a form in play is told at the part that has none, with one near it that plays."""

from __future__ import annotations

import re
from itertools import chain, islice

import pytest

from regola.compilation.games import language, report_unwritable
from regola.compilation.mending.topics import rules_nearby
from regola.compilation.program import Program
from regola.files.library import official
from regola.findings import Finding, Sink
from regola.findings.registry import registry
from regola.findings.visible import visible
from regola.findings.wording import diagnose, finding_words
from regola.python.forms import forms, nearby
from tests.support.compiling import compile_text
from tests.support.packs import item_with
from tests.support.random_rules import GROUNDS, Ground

HOLDERS = {"conquest": "power", "digger": "scenario", "lords": "title"}


def _found(line: str, family: str = "conquest", kind: str = "") -> tuple[str, list[Finding]]:
    sort, sink = kind or HOLDERS[family], Sink()
    text = item_with(line, sort)
    program = compile_text(text, sink, official(family), family=family)
    assert isinstance(program, Program)
    report_unwritable(program, sink)
    return text, sink.sorted()


_FORMS = [
    (family, line)
    for family in HOLDERS
    for line in dict.fromkeys(line for lines in forms(family).values() for line in lines)
]


@pytest.mark.parametrize(("family", "line"), _FORMS, ids=lambda part: part)
def test_a_form_plays(family: str, line: str) -> None:
    """What is shown as playing has no finding, and is short enough to be shown whole."""
    _, found = _found(line, family)

    assert [finding.slug for finding in found] == []
    assert visible(line, longest=72) == line


_NEARBY = [
    (family, kind, line)
    for family, kinds in {
        "conquest": ("power",),
        "digger": ("lord", "tile", "creature"),
        "lords": ("title", "room", "monster", "trap", "event", "adventurer", "card"),
    }.items()
    for kind in kinds
    for line in rules_nearby(family, kind)
]


@pytest.mark.parametrize(("family", "kind", "line"), _NEARBY, ids=lambda part: part)
def test_a_rule_that_may_be_near_plays(family: str, kind: str, line: str) -> None:
    """What a message shows as near to a line, or of what it is about, has no finding."""
    _, found = _found(line, family, kind)

    assert [finding.slug for finding in found] == []


NEAR = [
    (
        "at scoring if 2 opponents have at least 2 peoples: gain 1 coin",
        "at scoring if the number of your hills is 3: gain 1 coin",
    ),
    (
        "at readying: move 1 token of an opponent to the tray",
        "at readying: move 1 token from your hill to your swamp",
    ),
    (
        "you must conquer a region beside your regions",
        "you may not conquer a region that is not beside your hills",
    ),
    (
        "at redeployment, you must put 2 tokens in each of your hills",
        "at scoring: put 1 token from the tray in each of your hills",
    ),
    (
        "when you conquer a region, an opponent may gain 1 coin",
        "when you conquer a region: an opponent may gain 1 coin",
    ),
    (
        "when an opponent conquers a region with a mine: put a token in the region",
        "when you lose a hill: put 1 token from the tray in your hill",
    ),
    (
        "you may pay 1 coin: conquest cost of a region is 1 less",
        "you may conquer a region: pay 1 coin, conquest cost is 1",
    ),
    (
        "at scoring if you have at least 2 hills or swamps: gain 1 coin",
        "at scoring if the number of your hills or swamps is 2: gain 1 coin",
    ),
    (
        "the first time, you may not attack a hill",
        "you may not attack a hill",
    ),
    (
        "when you are attacked: gain 1 coin",
        "when an opponent attacks your region: gain 1 coin",
    ),
    (
        "when you decline: tokens kept in your regions is 2",
        "tokens kept in your regions is 1 more",
    ),
    (
        "at scoring: roll 2 dice, gain as many coins as the roll",
        "at scoring: roll 2 dice, gain as many coins as the total roll",
    ),
    (
        "at scoring: pay 1 coin to you",
        "at scoring: each opponent must pay 1 coin to you",
    ),
    (
        "at the end of your turn: move 1 token from your hill to an empty region beside the hill",
        "at readying: move 1 token from your hill to an empty region",
    ),
    (
        "at readying: move 1 token from your hill to an empty region beside another hill of yours",
        "at readying: move 1 token from your hill to an empty region",
    ),
    (
        "when an opponent conquers your region: give 1 coin to you",
        "when an opponent attacks your hill: the opponent must give 1 coin to you",
    ),
    (
        "you may conquer a region: income is 1 more",
        "income of your hills is 1 more",
    ),
    (
        "you may conquer a region: pay 1 coin, otherwise conquest cost is 1 less",
        "you may conquer a region: pay 1 coin, conquest cost is 1",
    ),
]
"""What was written, and the rule that is shown beside it: it speaks of the same things."""


@pytest.mark.parametrize(("line", "form"), NEAR)
def test_the_form_that_is_near_speaks_of_the_same(line: str, form: str) -> None:
    """Of the rules that play, the one is shown that shares most with what was written."""
    _, found = _found(line)

    [finding] = [one for one in found if one.slug == "word-not-implemented"]
    assert dict(finding.arguments)["form"] == form


NOBODY_DECLINES = {
    "digger": "in decline, strength of a creature is 1 more",
    "lords": "in decline, fame is 1 more",
}


@pytest.mark.parametrize("family", NOBODY_DECLINES)
def test_what_holds_in_decline_is_refused_where_nobody_declines(family: str) -> None:
    """It was printed as that, and played as what always holds."""
    line = NOBODY_DECLINES[family]
    _, declined = _found(line, family)
    _, plain = _found(line.removeprefix("in decline, "), family)

    assert [finding.slug for finding in declined] == ["word-not-implemented"]
    assert plain == []


BY_THEN = [
    "before an opponent conquers your region: put 1 token from the tray in the region",
    "before an opponent conquers your region: abandon the region",
    "when an opponent abandons a region: put 1 token from the tray in the region",
    "when you conquer a region: move all tokens from the region to the hand",
    "when an opponent conquers your region: put 1 token from the tray in one of your regions",
    "when an opponent conquers your region: discard all tokens in the region",
]
"""What is done to a region that is one's own by then, or nobody's, or where anybody's is meant."""


@pytest.mark.parametrize("line", BY_THEN)
def test_what_is_nobody_elses_by_then_plays(line: str) -> None:
    """A region that an opponent has conquered is his; before, and abandoned, it is not."""
    _, found = _found(line)

    assert [finding.slug for finding in found] == []


KINDS = [
    ("when you conquer a region with a token of an opponent: discard the token", "gone"),
    (
        "you may conquer a region with a lone active token: replace the token by 1 token",
        "gone",
    ),
    (
        "at conquest: an opponent may pay 1 coin, otherwise conquest cost is 1 less",
        "setting-joined",
    ),
    (
        "when you conquer a region: conquest cost of the region is 1 more",
        "setting-done",
    ),
    (
        "you may conquer a region: income is 1 more",
        "setting-of-none",
    ),
    (
        "you may conquer a region: garrison is 0",
        "setting",
    ),
    (
        "when you conquer a region, an opponent may gain 1 coin",
        "moment-of-may",
    ),
    (
        "when an opponent conquers your region: put 1 token from the tray in the region",
        "theirs",
    ),
    (
        "when an opponent occupies a region: you may put 1 token from the tray in the region",
        "theirs",
    ),
    ("when an opponent conquers your region: abandon the region", "theirs"),
    ("when an opponent conquers your region: move 1 token from the tray to the region", "theirs"),
]
"""What was written, and why it does not play."""


@pytest.mark.parametrize(("line", "hint"), KINDS)
def test_the_reason_is_that_of_the_line(line: str, hint: str) -> None:
    """No deed is asked for that the rule has; what hangs on an answer is told as that."""
    _, found = _found(line)

    [finding] = [one for one in found if one.slug == "word-not-implemented"]
    assert finding.hint == hint


def _speaks_of_the_same(line: str, form: str, family: str) -> bool:
    """Tell whether a form has a deed of a rule that states nothing, unless no form has any."""
    words = language(family).vocabulary.spellings.words
    verbs = {word: of for word, (sort, of) in words.items() if sort in ("VERB", "DONE")}

    def deeds(text: str) -> set[str]:
        return {verbs[word] for word in re.findall(r"[a-z]+", text) if word in verbs}

    known = set[str]().union(*map(deeds, chain.from_iterable(forms(family).values())))
    wanted = set() if {"is", "are"} & set(line.split()) else deeds(line) & known
    return not wanted or not wanted.isdisjoint(deeds(form))


@pytest.mark.parametrize("ground", GROUNDS, ids=lambda ground: ground.family)
def test_each_refusal_has_its_words(ground: Ground) -> None:
    """Of rules at random, each that is refused is told at a part of it, with a form that plays."""
    told = 0
    for line, _rule in islice(ground.told(seed=11), 250):
        text, found = _found(line, ground.family)
        for finding in found:
            if finding.slug != "word-not-implemented":
                continue
            told += 1
            facts = dict(finding.arguments)
            assert _speaks_of_the_same(line, str(facts["form"]), ground.family)
            near = (*forms(ground.family).values(), nearby(ground.family, HOLDERS[ground.family]))
            assert any(facts["form"] in lines for lines in near)
            assert text[finding.span.start : finding.span.end].strip() in line
            said = diagnose(finding, {}, finding_words("en"), registry())
            assert said.hint is not None
            assert str(facts["form"]) in said.hint
    assert told


@pytest.mark.parametrize(
    ("line", "part"),
    [
        ("when you conquer a region, income of a hill is 1 more", "when you conquer a region"),
        ("once per turn, conquest cost of a hill is 1 less", None),
        ("once per turn, you may not attack a hill", None),
        ("you may not gain a coin", "gain a coin"),
        ("you may not lose a region", "lose a region"),
        ("an opponent may conquer a hill", "an opponent"),
        ("at scoring: each opponent must conquer a hill", "conquer a hill"),
        (
            "an active people of an opponent must conquer a region of yours",
            "conquer a region of yours",
        ),
        ("at redeployment, you may conquer a hill", "at redeployment"),
        ("at the start of the round: gain 1 coin", "at the start of the round"),
        ("at the end of the game, you may decline", "at the end of the game"),
        ("when you conquer a hill: tokens lost is 0", "tokens lost is 0"),
        ("when you conquer a hill: income is 1 more, gain 1 coin", "income is 1 more"),
        ("at scoring: gain 1 coin or 1 token", "1 token"),
        ("at scoring: gain 1 token of an opponent", "of an opponent"),
        (
            "at scoring: gain 1 coin per token in the hand of an opponent",
            "of an opponent",
        ),
        ("at readying: move 1 token from your hills to your swamp", "your swamp"),
        ("at scoring: end your turn", "your turn"),
        ("a hill is not beside a mountain", "beside a mountain"),
        ("a hill is immune for conquest", "conquest"),
        ("you are active", "active"),
        ("you are active for conquest if you have a hill", "active"),
        ("a token is a defender", "a token"),
        ("a token of yours in a hill is 2 tokens for conquest", "in a hill"),
        ("you may attack a hill", "attack a hill"),
        ("you may assault a hill", "assault a hill"),
        ("your hills are closed to an opponent", "closed"),
        ("you are fleeting if you are fleeting", "fleeting"),
        ("a monster may not conquer a hill", "a monster"),
        ("at scoring: take 1 coin from your combination", "your combination"),
    ],
)
def test_a_part_without_a_form_is_told_at_its_place(line: str, part: str | None) -> None:
    """What would be printed and not played is refused where it stands."""
    text, found = _found(line)

    assert [finding.slug for finding in found] == ["word-not-implemented"]
    [finding] = found
    assert text[finding.span.start : finding.span.end] == (part or line)
