"""Rules drawn form by form from a vocabulary: all forms, words, slots, scopes, limits, moments."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from tests.python.sentences import Words
from tests.support.conquest_forms import ACTORS, BANNED, COUNTED, DEEDS, DUTIES, EVENTS, OFFERED
from tests.support.evenly import Evenly

__all__ = ["Drawer", "lines"]

_DEPTH = 2
_SAID, _ONE, _SOME, _ALL, _TESTED, _HEARD = "said", "one", "some", "all", "tested", "heard"
"""What a phrase stands in: a statement, a deed that takes one, some or all, a test, a moment."""

_STARTS = {
    _SAID: ("a {}", "{s}", "your {s}", "all {s}", "any of your {s}", "a {} of an opponent"),
    _ONE: ("a {}", "one of your {s}", "any of your {s}", "another {}", "a {} of an opponent"),
    _SOME: ("2 {s}", "3 {s}", "up to 2 {s}"),
    _ALL: ("all {s}", "all your {s}", "each {}"),
    "yours": ("your {s}", "all your {s}"),
    _TESTED: (
        *("a {}", "your {s}", "at least 2 {s}", "no {}", "more than 1 {}", "at most 2 {s}"),
        *("exactly 1 {}", "another {}", "less than 3 {s}"),
    ),
    _HEARD: ("a {}", "one of your {s}", "your {}", "a {} of an opponent"),
}
_ROOM = re.compile(r"\{([^}]*)\}")
_Form: TypeAlias = Callable[["Drawer"], str]


@dataclass
class Drawer:
    """
    Draws the parts of rules.

    ``yours`` are the types that *your* may stand before; ``named`` what the rule has named so far,
    with its type; ``it`` is whether the rule is of a piece, and speaks of its region.
    """

    words: Words
    pick: Evenly
    it: bool = False
    named: list[tuple[str, str]] = field(default_factory=list)
    who: str = ""

    # ---- things -------------------------------------------------------------------------------

    def phrase(self, types: tuple[str, ...], role: str, depth: int = 0) -> str:
        """Return a phrase that names things of one of some types."""
        type_name = self.pick(types, f"type {role}")
        before = [noun for noun, one in self.named if one == type_name]
        if before and role not in (_SOME, _ALL, "yours") and self.pick.chance(2, 1):
            return f"the {self.pick.random.choice(before)}"
        if self.it and type_name == "region" and self.pick.chance(1, 1):
            return "its region"
        noun = self._noun(type_name)
        word = self.words.vocabulary.nouns.get(noun)
        if word is not None and word.unique:
            return f"the {noun}"
        head = self._head(noun, type_name, role)
        tail = "" if depth >= _DEPTH or self.pick.chance(1, 1) else self._tail(type_name, depth + 1)
        self.named.append((noun, type_name))
        return head + tail + self._other(type_name, role, depth)

    def _noun(self, type_name: str) -> str:
        """Return a word for things of a type: in every second place that of the type itself."""
        if type_name in self.words.vocabulary.nouns and self.pick.chance(1, 1):
            return type_name
        return self.pick(self.words.nouns(type_name), f"noun {type_name}")

    def _head(self, noun: str, type_name: str, role: str) -> str:
        starts = _STARTS[role]
        if type_name not in self.words.vocabulary.owned:
            starts = tuple(one for one in starts if "your" not in one)
        if type_name in ("player", "coin", "combination", "people") or type_name == "spot":
            starts = tuple(one for one in starts if "opponent" not in one)
        adjectives = self.words.adjectives(type_name)
        before = ""
        if adjectives and self.pick.chance(2, 1):
            before = self.pick(adjectives, f"adjective {type_name}") + " "
        plural = self.words.plurals.get(noun) or noun
        text = self.pick(starts, f"start {role}").format(before + noun, s=before + plural)
        first = (before + noun)[0]
        return f"an {text[2:]}" if text.startswith("a ") and first in "aeiou" else text

    def _other(self, type_name: str, role: str, depth: int) -> str:
        """Return another thing of the same type joined by *or*, now and then."""
        if depth or role not in (_SAID, _ONE, _HEARD) or not self.pick.chance(12, 1):
            return ""
        return f" or {_article(self._noun(type_name))}"

    def _tail(self, type_name: str, depth: int) -> str:
        forms = (_linked, _unlinked, _that_is, _that_is_kind, _that_was_done)
        return self.pick(forms, f"tail {type_name}")(self, type_name, depth)

    # ---- amounts ------------------------------------------------------------------------------

    def number(self) -> str:
        """Return an amount as an expression."""
        forms = (_digit, _digit, _count, _value, _sum, _product, _roll)
        return self.pick(forms, "amount")(self)

    def counted(self) -> str:
        """Return what is counted one by one."""
        self.it, outer = False, self.it
        text = self.phrase(COUNTED, _SAID, 1)
        self.it = outer
        return text.removeprefix("a ").removeprefix("an ").removeprefix("all ")

    def per(self) -> str:
        """Return nothing, or for what a thing is done once each."""
        sort = self.pick(("", "per", "per two", "per in", "per of yours"), "per")
        places = [noun for noun, one in self.named if one == "region"]
        if sort == "per in" and places:
            return f" per {self.pick(('token', 'defender', 'piece'), 'per in')} in the {places[0]}"
        if sort == "per of yours":
            return f" per {self._noun('region')} of yours"
        if sort == "per two":
            noun = self._noun(self.pick(("region", "token"), "per two"))
            return f" per 2 {(self.words.plurals.get(noun) or noun)} of yours"
        return f" per {self.counted()}" if sort == "per" else ""

    # ---- conditions ---------------------------------------------------------------------------

    def condition(self, odds: int = 2) -> str:
        """Return nothing, or a condition."""
        if not self.pick.chance(odds, 1):
            return ""
        word = self.pick(("if", "unless"), "if")
        tests = [self._test() for _ in range(self.pick.chance(5, 2) + 1)]
        join = self.pick((" and ", " or if "), "and") if len(tests) > 1 else ""
        return f" {word} {join.join(tests)}"

    def _test(self) -> str:
        forms = (_has, _is, _compares, _exists, _option, _of_named, _of_named, _counts, _own_value)
        return self.pick(forms, "test")(self)

    # ---- deeds --------------------------------------------------------------------------------

    def deed(self, forms: tuple[str, ...] = DEEDS, site: str = "deed") -> str:
        """Return a deed with its things filled in."""
        return self.filled(self.pick(forms, site))

    def filled(self, form: str) -> str:
        """Fill the room that a form has for things, numbers and verbs, one after the other."""
        while (found := _ROOM.search(form)) is not None:
            form = form[: found.start()] + self._fill(*found[1].split()) + form[found.end() :]
        return form

    def _fill(self, what: str, role: str = "") -> str:
        if what in ("number", "per"):
            return self.number() if what == "number" else self.per()
        if what == "digit":
            return self.pick(("1", "2", "3"), "few")
        if what in self.words.vocabulary.verbs:
            form = "DONE" if role == "done" else "VERB"
            return what if self.who == "you" and not role else self.words.form(form, what)
        if what == "who":
            return self._who()
        roles = (_ALL, "yours") if role == _ALL else (role,)
        return self.phrase((what,), self.pick(roles, "all or yours"), 1)

    def _who(self) -> str:
        self.who = self.pick(ACTORS, "event actor")
        if self.who.startswith("an opponent"):
            self.named.append(("opponent", "player"))
        return self.who

    def steps(self, verb: str = "") -> str:
        """Return what goes after a colon: settings, deeds and offers, joined."""
        parts = []
        settings = _SETTINGS.get(verb, ())
        if settings and self.pick.chance(1, 4):
            parts.append(self.change(self.pick(settings, f"setting {verb}")))
            if self.pick.chance(1, 1):
                return parts[0]
        for number in range(self.pick.chance(0, 4, 2, 1)):
            joins = ("", "", "then ", "otherwise ") if number else ("",)
            opponent = ("the opponent must ",) if ("opponent", "player") in self.named else ()
            who = self.pick(("", "", "", "you may ", "you must ", *opponent), "who")
            deed = self.deed(DUTIES, "duty") if who.startswith("the") else self.deed()
            parts.append(self.pick(joins, "join") + who + deed + self.condition(3))
        return ", ".join(parts)

    def change(self, word: str = "") -> str:
        """Return a statement of a number."""
        known = self.words.vocabulary.quantities.values()
        own = [one.id for one in known if one.of and one.of != ("any",) and not one.derived]
        quantity = self.words.vocabulary.quantities[word or self.pick(own, "quantity")]
        of = self.phrase(quantity.of, _SAID)
        text = quantity.id if word and self.pick.chance(1, 1) else f"{quantity.id} of {of}"
        forms = ("{} more", "{} less", "{}", "at least {}", "at most {}", "doubled")
        form = self.pick(forms, "operation")
        per = self.per() if form in forms[:2] else ""
        return f"{text} is {form.format(self.number())}{per}"


def _article(words: str) -> str:
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


_SETTINGS = {
    "conquer": ("conquest cost",),
    "redeploy": ("garrison",),
    "assault": ("conquest cost",),
}
"""Numbers that a verb's deed asks for."""


# ---- tails ------------------------------------------------------------------------------------


def _link(draw: Drawer, type_name: str, depth: int) -> str:
    links = draw.words.links(type_name)
    if not links:
        return ""
    relation, other = draw.pick(links, f"link {type_name}")
    return f"{relation} {draw.phrase((other,), _TESTED, depth)}"


def _linked(draw: Drawer, type_name: str, depth: int) -> str:
    link = _link(draw, type_name, depth)
    return f" {link}" if link else ""


def _unlinked(draw: Drawer, type_name: str, depth: int) -> str:
    link = _link(draw, type_name, depth)
    return f" that is not {link}" if link else ""


def _that_is(draw: Drawer, type_name: str, _depth: int) -> str:
    adjectives = draw.words.adjectives(type_name)
    if not adjectives:
        return ""
    word = draw.pick(adjectives, f"adjective {type_name}")
    return f" that is {draw.pick(('', 'not '), 'not')}{word}"


def _that_is_kind(draw: Drawer, type_name: str, _depth: int) -> str:
    return f" that is {draw.pick(('', 'not '), 'not')}{_article(draw._noun(type_name))}"


def _that_was_done(draw: Drawer, type_name: str, _depth: int) -> str:
    verbs = draw.words.vocabulary.verbs.values()
    found = [verb.id for verb in verbs if verb.event and type_name in verb.object]
    if not found:
        return ""
    done = draw.words.form("DONE", draw.pick(found, "did"))
    who = draw.pick(("you", "you", "an opponent"), "whose did")
    return f" that {who} {draw.pick(('', '', 'not '), 'not')}{done} this turn"


# ---- amounts ----------------------------------------------------------------------------------


def _digit(draw: Drawer) -> str:
    return draw.pick(("0", "1", "2", "3"), "digit")


def _count(draw: Drawer) -> str:
    return f"the number of {draw.counted()}"


def _value(draw: Drawer) -> str:
    known = draw.words.vocabulary.quantities.values()
    named = {one for _, one in draw.named}
    own = [one for one in known if one.of and one.of[0] not in ("any", "none")]
    quantity = draw.pick([one.id for one in own], "value")
    of = draw.words.vocabulary.quantities[quantity].of
    known_of = tuple(one for one in of if one in named) or of
    return f"the {quantity} of {draw.phrase(known_of, _SAID, 1)}"


def _sum(draw: Drawer) -> str:
    return f"{_count(draw)} {draw.pick(('+', '-'), 'sign')} {_digit(draw)}"


def _product(draw: Drawer) -> str:
    return f"2 times {_count(draw)}"


def _roll(_draw: Drawer) -> str:
    return "the roll"


# ---- tests ------------------------------------------------------------------------------------


def _has(draw: Drawer) -> str:
    bearer = draw.words.bearer
    had = tuple(other for name, other in draw.words.links(bearer) if name == "with")
    subjects = ("you", "your hand", "an opponent", *(["its region"] if draw.it else []))
    subject = draw.pick(subjects, "has")
    verb = "have" if subject == "you" else "has"
    types = {"your hand": ("token",), "its region": ("token", "piece", "symbol")}.get(subject, had)
    return f"{subject} {verb} {draw.phrase(types, _TESTED, 1)}"


def _is(draw: Drawer) -> str:
    own = draw.words.adjectives(draw.words.bearer)
    if not own:
        return _exists(draw)
    return f"you are {draw.pick(('', 'not '), 'not')}{draw.pick(own, 'you are')}"


def _bound(draw: Drawer) -> str:
    forms = ("at most {}", "at least {}", "{}", "more than {}", "less than {}")
    return draw.pick(forms, "bound").format(_digit(draw))


def _compares(draw: Drawer) -> str:
    return f"{_value(draw)} is {_bound(draw)}"


def _own_value(draw: Drawer) -> str:
    return f"the roll is {_bound(draw)}"


def _counts(draw: Drawer) -> str:
    return f"{_count(draw)} is {_bound(draw)}"


def _exists(draw: Drawer) -> str:
    return f"there is {draw.phrase(COUNTED, _TESTED, 0)}"


def _option(draw: Drawer) -> str:
    return f"option {draw.pick(draw.words.options, 'option')} is taken"


def _of_named(draw: Drawer) -> str:
    if not draw.named:
        return _has(draw)
    noun, type_name = draw.pick.random.choice(draw.named)
    negation = draw.pick(("", "", "not "), "not")
    said = [*draw.words.adjectives(type_name)]
    if said and draw.pick.chance(1, 1):
        return f"the {noun} is {negation}{draw.pick(said, f'adjective {type_name}')}"
    link = _link(draw, type_name, 1)
    if not link:
        return _exists(draw)
    had = link.startswith(("with ", "without ")) and not negation
    verb = "has" if had and link.startswith("with ") else f"is {negation}"
    rest = link.removeprefix("with ") if verb == "has" else link
    return f"the {noun} {verb.strip()} {rest}"


# ---- rules ------------------------------------------------------------------------------------


def _changes(draw: Drawer) -> str:
    return f"{draw.change()}{draw.condition()}"


def _grants(draw: Drawer) -> str:
    vocabulary = draw.words.vocabulary
    words = [one.id for one in vocabulary.adjectives.values() if one.granted]
    word = vocabulary.adjectives[draw.pick(words, "granted")]
    type_name = draw.pick(word.of, f"granted {word.id}")
    subject = "you" if type_name == draw.words.bearer else draw.phrase((type_name,), _SAID)
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
    kind = "entrance" if sort == "entrance" else draw._noun("region")
    return f"{draw.phrase(('region',), _SAID)} is {negation}{_article(kind)}{draw.condition()}"


def _worth(draw: Drawer) -> str:
    """*Your tokens is 2 tokens for conquest*: tokens worth several."""
    tokens = draw.pick(("a token of yours", "a declined token of yours", "your tokens"), "worth")
    return f"{tokens} is {draw.pick(('2', '3'), 'worth')} tokens for conquest{draw.condition()}"


def _seems(draw: Drawer) -> str:
    return f"{draw.phrase(('region',), _SAID)} is as if empty for conquest cost{draw.condition()}"


def _bans(draw: Drawer) -> str:
    actors = (
        *("you", "an opponent", "an opponent without a coin", "an opponent with at least 2 coins"),
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
    text = f"{limit}you may conquer {draw.phrase(('region',), _ONE)}{draw.condition()}"
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

# No ties (*regions are beside one another*): rules that speak of the board alone are played on the
# board as it lies, and read with ties.
_STATEMENTS: tuple[_Form, ...] = (_changes, _changes, _grants, _makes_kind, _seems, _worth)
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
