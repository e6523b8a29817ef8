"""Rules drawn form by form from a vocabulary: all forms, words, slots, scopes, limits, moments."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from tests.python.sentences import Words
from tests.support.conquest_forms import BANNED, DUTIES, EVENTS, OFFERED
from tests.support.evenly import Evenly
from tests.support.rule_parts import ONE, SAID, Drawer, article

__all__ = ["lines"]

_Form: TypeAlias = Callable[[Drawer], str]

# ---- rules ------------------------------------------------------------------------------------


def _changes(draw: Drawer) -> str:
    return f"{draw.change()}{draw.condition()}"


def _grants(draw: Drawer) -> str:
    vocabulary = draw.words.vocabulary
    words = [one.id for one in vocabulary.adjectives.values() if one.granted]
    word = vocabulary.adjectives[draw.pick(words, "granted")]
    type_name = draw.pick(word.of, f"granted {word.id}")
    subject = "you" if type_name == draw.words.bearer else draw.phrase((type_name,), SAID)
    verb = "are" if subject == "you" else "is"
    to = ""
    if word.complement and draw.pick(("", "to"), f"complement {word.id}"):
        to = f" {word.complement} {_target(draw, word.target[0])}"
    purpose = f" for {draw.pick(vocabulary.phases, 'phase for')}" if subject == "you" else ""
    negation = draw.pick(("", "", "not "), "not")
    return f"{subject} {verb} {negation}{word.id}{to}{purpose}{draw.condition()}"


def _target(draw: Drawer, type_name: str) -> str:
    return "abilities" if type_name == "ability" else draw.pick(("opponents", "others"), "to whom")


def _makes_kind(draw: Drawer) -> str:
    """*A hill is an entrance*, *a hill is a farmland*, *a raft is a defender*."""
    sort = draw.pick(("entrance", "defender", "token for", "region"), "kind made")
    negation = draw.pick(("", "", "not "), "not")
    if sort == "defender":
        subject = draw.pick(("it",) if draw.it else ("a raft", "a lone token", "a token of yours"))
        return f"{subject} is {negation}a defender{draw.condition()}"
    if sort == "token for":
        subject = "it" if draw.it else "a raft"
        return f"{subject} is a token for conquest{draw.condition()}"
    kind = "entrance" if sort == "entrance" else draw.noun("region")
    return f"{draw.phrase(('region',), SAID)} is {negation}{article(kind)}{draw.condition()}"


def _worth(draw: Drawer) -> str:
    """*Your tokens is 2 tokens for conquest*: tokens worth several."""
    tokens = draw.pick(("a token of yours", "a declined token of yours", "your tokens"), "worth")
    return f"{tokens} is {draw.pick(('2', '3'), 'worth')} tokens for conquest{draw.condition()}"


def _seems(draw: Drawer) -> str:
    return f"{draw.phrase(('region',), SAID)} is as if empty for conquest cost{draw.condition()}"


def _ties(draw: Drawer) -> str:
    """*Your regions are beside one another*, *a hill is beside your mountains*."""
    other = draw.pick(("one another", "a region"), "tied to")
    if other == "a region":
        other = draw.phrase(("region",), SAID)
    return f"{draw.phrase(('region',), SAID)} is beside {other}{draw.condition()}"


def _bans(draw: Drawer) -> str:
    actors = (
        *("you", "an opponent", "an opponent without a coin", "an opponent with at least 2 coins"),
        "your opponents",
        *("an active people of an opponent", "a player"),
    )
    deed = draw.deed(BANNED, "ban")
    return f"{draw.pick(actors, 'banned')} may not {deed}{draw.condition()}"


def _duties(draw: Drawer) -> str:
    actors = ("you", "an opponent", "an opponent with a coin", "a player without a coin")
    actor = draw.pick(actors, "duty")
    at = draw.pick(draw.words.times(), "phase")
    deed = draw.deed(DUTIES, "duty")
    text = f"at {_edge(draw)}{at}{draw.condition(3)}, {actor} must {deed}{draw.condition(3)}"
    return text + (f": {draw.steps()}" if draw.pick.chance(2, 1) else "")


def _edge(draw: Drawer) -> str:
    return draw.pick(("", "the end of ", "the start of "), "edge")


def _offers(draw: Drawer) -> str:
    at = draw.pick(draw.words.times(), "phase")
    deed = draw.deed(OFFERED, "offer")
    text = f"at {_edge(draw)}{at}{draw.condition(3)}, you may {deed}{draw.condition(3)}"
    return text + (f": {draw.steps(deed.split()[0])}" if draw.pick.chance(1, 2) else "")


def _special_conquests(draw: Drawer) -> str:
    limit = draw.pick(_LIMITS, "limit of conquest")
    text = f"{limit}you may conquer {draw.phrase(('region',), ONE)}{draw.condition()}"
    return f"{text}: {draw.steps('conquer')}"


def _reacts_to_phase(draw: Drawer) -> str:
    at = draw.pick((*draw.words.times(), "the last round"), "phase")
    return f"at {_edge(draw)}{at}{draw.condition(3)}: {draw.steps()}"


def _event(draw: Drawer) -> str:
    form = draw.pick(EVENTS, "event")
    verb = form.partition("{who} {")[2].partition("}")[0] or "lose"
    foretold = draw.words.vocabulary.verbs[verb].foretold
    word = "before" if foretold and draw.pick.chance(2, 1) else "when"
    return f"{word} {draw.filled(form)}"


def _reacts(draw: Drawer) -> str:
    return f"{_event(draw)}{draw.condition(2)}: {draw.steps()}"


def _offers_at_event(draw: Drawer) -> str:
    return (
        f"{_event(draw)}, you may {draw.deed(OFFERED, 'offer')}{draw.condition(3)}: {draw.steps()}"
    )


def _of_piece(draw: Drawer) -> str:
    """Lines of a piece."""
    form = draw.pick(("leaves", "region", "own"), "of piece")
    if form == "leaves":
        end = draw.pick(("remove it", "return it to the hand"), "leaves")
        moment = draw.pick(
            (
                "when you lose its region",
                "when its region is conquered",
                "when you decline",
                "when you abandon its region",
            ),
            "leaving",
        )
        return f"{moment}{draw.condition(3)}: {end}"
    if form == "region":
        return draw.pick((_changes, _grants, _seems), "of its region")(draw)
    return draw.pick((_makes_kind, _reacts, _reacts_to_phase), "of it")(draw)


_LIMITS = (
    *("", "once, ", "twice, ", "the first 2 times, ", "once per turn, ", "twice per turn, "),
    *("once per turn per opponent, ", "once per opponent, "),
)
_SCOPES = ("", "in decline, ", "always, ")

_STATEMENTS: tuple[_Form, ...] = (_changes, _changes, _grants, _makes_kind, _seems, _worth, _ties)
_DEEDS: tuple[_Form, ...] = (
    *(_bans, _duties, _offers, _special_conquests, _reacts_to_phase, _reacts, _reacts),
    _offers_at_event,
)


def _line(draw: Drawer) -> str:
    form = _of_piece if draw.it else draw.pick((*_STATEMENTS, *_DEEDS), "form")
    scope = "" if draw.it else draw.pick(_SCOPES, f"scope {form.__name__}")
    limit, at = "", ""
    if form in _DEEDS and form not in (_bans, _special_conquests):
        limit = draw.pick(_LIMITS, f"limit {form.__name__}")
    if form in _STATEMENTS and draw.pick.chance(7, 1):
        at = f"at {draw.pick(draw.words.times(), 'phase of so')}, "
    return scope + limit + at + form(draw)


def lines(words: Words, pick: Evenly) -> Iterator[tuple[str, bool]]:
    """Give rules without end, each with whether it is a line of a piece."""
    while True:
        it = pick.chance(6, 1) == 1
        yield _line(Drawer(words, pick, it)), it
