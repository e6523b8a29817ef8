"""The parts of rules, drawn from a vocabulary: things, amounts, conditions, deeds."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tests.python.sentences import Words
from tests.support.conquest_forms import ACTORS, COUNTED, DEEDS, DUTIES
from tests.support.evenly import Evenly

__all__ = ["HEARD", "ONE", "SAID", "Drawer", "article"]

_DEPTH = 2
SAID, ONE, SOME, ALL, TESTED, HEARD = "said", "one", "some", "all", "tested", "heard"
"""What a phrase stands in: a statement, a deed that takes one, some or all, a test, a moment."""

_STARTS = {
    SAID: ("a {}", "{s}", "your {s}", "all {s}", "any of your {s}", "a {} of an opponent"),
    ONE: ("a {}", "one of your {s}", "any of your {s}", "another {}", "a {} of an opponent"),
    SOME: ("2 {s}", "3 {s}", "up to 2 {s}"),
    ALL: ("all {s}", "all your {s}", "each {}"),
    "yours": ("your {s}", "all your {s}"),
    TESTED: (
        *("a {}", "your {s}", "at least 2 {s}", "no {}", "more than 1 {}", "at most 2 {s}"),
        *("exactly 1 {}", "another {}", "less than 3 {s}"),
    ),
    HEARD: ("a {}", "one of your {s}", "your {}", "a {} of an opponent"),
}
_ROOM = re.compile(r"\{([^}]*)\}")


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
        if before and role not in (SOME, ALL, "yours") and self.pick.chance(2, 1):
            return f"the {self.pick.random.choice(before)}"
        if self.it and type_name == "region" and self.pick.chance(1, 1):
            return "its region"
        noun = self.noun(type_name)
        word = self.words.vocabulary.nouns.get(noun)
        if word is not None and word.unique:
            return f"the {noun}"
        head = self._head(noun, type_name, role)
        tail = "" if depth >= _DEPTH or self.pick.chance(1, 1) else self._tail(type_name, depth + 1)
        self.named.append((noun, type_name))
        return head + tail + self._other(type_name, role, depth)

    def noun(self, type_name: str) -> str:
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
        if depth or role not in (SAID, ONE, HEARD) or not self.pick.chance(12, 1):
            return ""
        return f" or {article(self.noun(type_name))}"

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
        text = self.phrase(COUNTED, SAID, 1)
        self.it = outer
        return text.removeprefix("a ").removeprefix("an ").removeprefix("all ")

    def per(self) -> str:
        """Return nothing, or for what a thing is done once each."""
        sort = self.pick(("", "per", "per two", "per in", "per of yours"), "per")
        places = [noun for noun, one in self.named if one == "region"]
        if sort == "per in" and places:
            return f" per {self.pick(('token', 'defender', 'piece'), 'per in')} in the {places[0]}"
        if sort == "per of yours":
            return f" per {self.noun('region')} of yours"
        if sort == "per two":
            noun = self.noun(self.pick(("region", "token"), "per two"))
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
        roles = (ALL, "yours") if role == ALL else (role,)
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
        if not parts or self.pick.chance(6, 1):
            parts.append(self.lasting())
        return ", ".join(parts)

    def lasting(self) -> str:
        """Return what is so from a step on, until a moment comes."""
        granted = self.words.vocabulary.adjectives.values()
        words = [one.id for one in granted if one.granted and "region" in one.of]
        said = self.pick(("number", "class"), "lasting")
        region = "the region" if ("region", "region") in self.named else ""
        if said == "number":
            text = self.change()
        else:
            region = region or self.phrase(("region",), SAID)
            text = f"{region} is {self.pick(words, 'lasting class')}"
        spellings = self.words.vocabulary.spellings.keywords.items()
        until = [one for one, (terminal, _) in spellings if terminal == "UNTIL"]
        return f"{text} {self.pick(until, 'until')}{self.condition(3)}"

    def change(self, word: str = "") -> str:
        """Return a statement of a number."""
        known = self.words.vocabulary.quantities.values()
        own = [one.id for one in known if one.of and one.of != ("any",) and not one.derived]
        quantity = self.words.vocabulary.quantities[word or self.pick(own, "quantity")]
        of = self.phrase(quantity.of, SAID)
        text = quantity.id if word and self.pick.chance(1, 1) else f"{quantity.id} of {of}"
        forms = ("{} more", "{} less", "{}", "at least {}", "at most {}", "doubled")
        form = self.pick(forms, "operation")
        per = self.per() if form in forms[:2] else ""
        return f"{text} is {form.format(self.number())}{per}"


def article(words: str) -> str:
    """Return words with *a* or *an* before them."""
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
    return f"{relation} {draw.phrase((other,), TESTED, depth)}"


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
    return f" that is {draw.pick(('', 'not '), 'not')}{article(draw.noun(type_name))}"


def _that_was_done(draw: Drawer, type_name: str, _depth: int) -> str:
    verbs = draw.words.vocabulary.verbs.values()
    found = [verb.id for verb in verbs if verb.event and type_name in verb.object]
    if not found:
        return ""
    done = draw.words.form("DONE", draw.pick(found, "did"))
    who = draw.pick(("you", "you", "an opponent"), "whose did")
    time = draw.pick(("this turn", "this turn", "in your last turn"), "time")
    return f" that {who} {draw.pick(('', '', 'not '), 'not')}{done} {time}"


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
    return f"the {quantity} of {draw.phrase(known_of, SAID, 1)}"


def _sum(draw: Drawer) -> str:
    return f"{_count(draw)} {draw.pick(('+', '-'), 'sign')} {_digit(draw)}"


def _product(draw: Drawer) -> str:
    return f"2 times {_count(draw)}"


def _roll(draw: Drawer) -> str:
    known = draw.words.vocabulary.quantities.values()
    return f"the {draw.pick([one.id for one in known if one.after], 'roll')}"


# ---- tests ------------------------------------------------------------------------------------


def _has(draw: Drawer) -> str:
    bearer = draw.words.bearer
    had = tuple(other for name, other in draw.words.links(bearer) if name == "with")
    subjects = ("you", "your hand", "an opponent", *(["its region"] if draw.it else []))
    subject = draw.pick(subjects, "has")
    verb = "have" if subject == "you" else "has"
    types = {"your hand": ("token",), "its region": ("token", "piece", "symbol")}.get(subject, had)
    return f"{subject} {verb} {draw.phrase(types, TESTED, 1)}"


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
    return f"{_roll(draw)} is {_bound(draw)}"


def _counts(draw: Drawer) -> str:
    return f"{_count(draw)} is {_bound(draw)}"


def _exists(draw: Drawer) -> str:
    return f"there is {draw.phrase(COUNTED, TESTED, 0)}"


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
