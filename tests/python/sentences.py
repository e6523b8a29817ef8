"""Rule sentences at random, from the words of a vocabulary and what a program declares."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Protocol, TypeVar

from hypothesis import strategies as st

from regola.program.model import Item
from regola.vocabulary.model import Vocabulary

__all__ = ["Pick", "Words", "endless", "sentence", "sentences"]

Picked = TypeVar("Picked")


class Pick(Protocol):
    """Chooses one of several at random."""

    def __call__(self, options: Sequence[Picked], /) -> Picked:
        """Return one of the options."""


_DEPTH = 2
_FEW = 2
_NUMBERS = tuple(map(str, range(6)))


@dataclass(frozen=True)
class Words:
    """
    The words to draw from: a vocabulary, ids of content by type, and plurals of both.

    `bearer` is the type of whoever has an item; `options` are the open rulings that may be asked.
    `named` are the things that the sentence at hand has named so far, with their types. Those that
    are `wide` join things by *or*, count them in all ways, and ask what was done at all times.
    """

    vocabulary: Vocabulary
    content: dict[str, tuple[str, ...]]
    plurals: dict[str, str]
    bearer: str = "people"
    options: tuple[str, ...] = ("open_question",)
    named: list[tuple[str, str]] = field(default_factory=list)
    wide: bool = False

    @classmethod
    def of(
        cls,
        vocabulary: Vocabulary,
        items: Iterable[Item],
        options: tuple[str, ...] = ("open_question",),
    ) -> Words:
        """Take the ids of items as words of the type that their kind declares."""
        content: dict[str, list[str]] = {}
        plurals = {noun: plural for plural, noun in vocabulary.spellings.plurals.items()}
        for item in items:
            kind = vocabulary.kinds.get(item.kind)
            name = item.name("en")
            if kind is None or not kind.declares or name is None:
                continue
            content.setdefault(kind.declares, []).append(item.id)
            plurals[item.id.replace("_", " ")] = name.plural.lower()
        bearer = next(kind.bearer for kind in vocabulary.kinds.values() if kind.bearer)
        ids = {key: tuple(found) for key, found in content.items()}
        return cls(vocabulary, ids, plurals, bearer, options)

    def nouns(self, type_name: str) -> list[str]:
        """All words for things of a type."""
        own = [n.id for n in self.vocabulary.nouns.values() if self._is(n.type, type_name)]
        declared = [i for key, ids in self.content.items() if self._is(key, type_name) for i in ids]
        return own + [identifier.replace("_", " ") for identifier in declared]

    def few(self, pick: Pick) -> Words:
        """Return the words of one sentence, so few that it names one thing twice now and then."""
        few = {key: tuple(pick(ids) for _ in range(_FEW)) for key, ids in self.content.items()}
        return replace(self, content=few, named=[])

    def antecedents(self, type_name: str) -> list[str]:
        """Return what *the* may refer to: nouns of a type that were named, and the type's own."""
        found = [noun for noun, one in self.named if self._is(one, type_name)]
        return [*found, type_name] if found and type_name in self.vocabulary.nouns else found

    def adjectives(self, type_name: str) -> list[str]:
        """All words that are said of things of a type."""
        words = self.vocabulary.adjectives.values()
        return [a.id for a in words if any(self._is(type_name, one) for one in a.of)]

    def links(self, type_name: str) -> list[tuple[str, str]]:
        """All relations of things of a type, with the type of the other thing."""
        return [
            (relation.id, right)
            for relation in self.vocabulary.relations.values()
            for left, right in relation.pairs
            if self._is(type_name, left)
        ]

    def others(self, type_name: str, noun: str) -> list[str]:
        """Return what may stand beside a noun after *or*: neither is the word for all of them."""
        nouns = self.nouns(type_name)
        return [] if noun == type_name else [one for one in nouns if one not in (noun, type_name)]

    def done_to(self, type_name: str) -> list[str]:
        """All verbs that tell of things of a type to which they were done."""
        verbs = self.vocabulary.verbs.values()
        return [one.id for one in verbs if one.event and type_name in one.object]

    def spans(self) -> list[str]:
        """How far back one may speak of deeds."""
        spellings = self.vocabulary.spellings.keywords.items()
        return [text for text, (terminal, _) in spellings if terminal == "TIME"]

    def form(self, word: str, verb: str) -> str:
        """Return the form of a verb of a class of words: VERB is *conquers*, DONE *conquered*."""
        said = self.vocabulary.spellings.words.items()
        return next((text for text, one in said if one == (word, verb) and text != verb), verb)

    def counted(self) -> list[str]:
        """The types of things that there may be several of."""
        several = (noun for noun in self.vocabulary.nouns.values() if noun.id in self.plurals)
        return list(dict.fromkeys(noun.type for noun in several))

    def times(self) -> list[str]:
        """What a moment may be at."""
        phases = [noun for noun in ("round", "game") if noun in self.vocabulary.nouns]
        return [*self.vocabulary.phases, "your turn", *phases[: not self.vocabulary.phases]]

    def _is(self, given: str, wanted: str) -> bool:
        return self.vocabulary.is_a(given, wanted)


def _article(words: str) -> str:
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


# ---- things --------------------------------------------------------------------------------------

_SINGULAR = ("a", "your", "any")
_PLURAL = ("all", "2", "at least 2", "your")
_MORE_SINGULAR = (*_SINGULAR, "no", "each", "another")
_MORE_PLURAL = (
    *(*_PLURAL, "one of your", "no", "up to 2", "at most 3", "exactly 2"),
    *("more than 1", "less than 3", "all but 1"),
)
_JOINED = ("a", "your", "any", "no", "all")
"""What may stand before several kinds of things at once: *no hill or swamp*."""
_RARELY = range(5)


def _phrase(pick: Pick, words: Words, type_name: str, depth: int = 0) -> str:
    """Return a phrase that names things of a type."""
    nouns = words.nouns(type_name)
    if not nouns:
        return f"the {type_name}"
    before = words.antecedents(type_name)
    again = pick(("", "the", "another")) if before else ""
    if again == "the":
        return f"the {pick(before)}"
    noun = pick(before if again else nouns)
    if words.wide and not again and not pick(_RARELY):
        others = words.others(type_name, noun)
        if others:
            return _joined(pick, words, noun, pick(others))
    head = _head(pick, words, type_name, noun)
    if depth < _DEPTH and pick(("", "", "more")):
        head += _tail(pick, words, type_name, depth + 1)
    return head


def _head(pick: Pick, words: Words, type_name: str, noun: str) -> str:
    """Return a noun with its determiner, perhaps with an adjective between them."""
    word = words.vocabulary.nouns.get(noun)
    if word is not None and word.unique:
        return f"the {noun}"
    words.named.append((noun, type_name))
    plural = words.plurals.get(noun, "")
    one, several = (_MORE_SINGULAR, _MORE_PLURAL) if words.wide else (_SINGULAR, _PLURAL)
    start = pick((*one, *(several if plural else ())))
    if start in several and plural:
        noun = plural
    adjectives = words.adjectives(type_name)
    if pick(("", "", "with")) and adjectives:
        noun = f"{pick(adjectives)} {noun}"
    return _article(noun) if start == "a" else f"{start} {noun}"


def _joined(pick: Pick, words: Words, *nouns: str) -> str:
    """
    Return a phrase that names things of several kinds at once: *no hill or swamp*.

    Nothing more is said of them: what they share, sentences that were read back say of each.
    """
    start = pick(_JOINED)
    plurals = [words.plurals.get(noun, "") for noun in nouns]
    if start in _PLURAL and all(plurals):
        return f"{start} {' or '.join(plurals)}"
    text = " or ".join(nouns)
    return _article(text) if start in ("a", "all") else f"{start} {text}"


def _tail(pick: Pick, words: Words, type_name: str, depth: int) -> str:
    """Return a phrase that says more of things of a type."""
    links = words.links(type_name)
    if links and pick(("link", "adjective")) == "link":
        relation, other = pick(links)
        negation = pick(("", "", " that is not"))
        if words.wide and relation == "with" and not pick(_RARELY):
            relation, negation = "without", ""
        return f"{negation} {relation} {_phrase(pick, words, other, depth)}"
    did = words.done_to(type_name) if words.wide and not pick(_RARELY) else []
    if did:
        who, done = pick(("you", "an opponent")), words.form("DONE", pick(did))
        return f" that {who} {pick(('', '', 'not '))}{done} {pick(words.spans())}"
    adjectives = words.adjectives(type_name)
    return f" that is {pick(('', 'not '))}{pick(adjectives)}" if adjectives else ""


# ---- numbers -------------------------------------------------------------------------------------


def _amount(pick: Pick, words: Words) -> str:
    """Return a number, or one that depends on the position."""
    if words.wide and not pick(_RARELY):
        return _of_two(pick, words)
    sort = pick(("number", "number", "all", "quantity", "count"))
    if sort == "quantity":
        return _quantity(pick, words, derived=True)
    if sort == "count":
        return f"the number of {_phrase(pick, words, pick(words.counted()), 1)}"
    return "all" if sort == "all" else pick(_NUMBERS)


def _of_two(pick: Pick, words: Words) -> str:
    """Return what is worked out of a count: a half, the larger of two, a sum, so many times."""
    count = f"the number of {_phrase(pick, words, pick(words.counted()), 1)}"
    number = pick(_NUMBERS)
    return pick(
        (
            f"half {count} rounded up",
            f"half of {count} rounded down",
            f"the larger of {number} and {count}",
            f"the smaller of {number} and {count}",
            f"{count} + {number}",
            f"{count} - {number}",
            f"2 times {count}",
        )
    )


def _quantity(pick: Pick, words: Words, *, derived: bool) -> str:
    known = [
        quantity
        for quantity in words.vocabulary.quantities.values()
        if quantity.of and quantity.of != ("any",) and (derived or not quantity.derived)
    ]
    quantity = pick(known)
    of = pick(quantity.of)
    return f"the {quantity.id}" if of == "none" else f"{quantity.id} of {_phrase(pick, words, of)}"


def _change(pick: Pick, words: Words) -> str:
    subject = _quantity(pick, words, derived=False)
    forms = ("{} more", "{} less", "{}", "at least {}", "at most {}", "doubled")
    change = pick(forms).format(_amount(pick, words))
    per = ""
    if change.endswith(("more", "less")) and pick(("", "per")):
        per = f" per {_each(pick, words)}"
    return f"{subject} is {change}{per}{_condition(pick, words)}"


def _each(pick: Pick, words: Words) -> str:
    """Return what is counted one by one, perhaps with its place."""
    counted = words.counted()
    type_name = pick(counted)
    noun = pick([one.id for one in words.vocabulary.nouns.values() if one.type == type_name])
    places = [other for name, other in words.links(type_name) if name == "in" and other in counted]
    inside = pick(("", "in")) and places
    return f"{noun} in {_article(pick(places))}" if inside else noun


# ---- conditions ----------------------------------------------------------------------------------


def _condition(pick: Pick, words: Words) -> str:
    """Return nothing, or a condition with its word before it."""
    if not pick(("", "", "if")):
        return ""
    word, test = pick(("if", "unless")), _test(pick, words)
    if not words.wide or pick(_RARELY):
        return f" {word} {test}"
    return f" {word} {test}{pick((' and ', ' or if '))}{_test(pick, words)}"


def _test(pick: Pick, words: Words) -> str:
    own = words.adjectives(words.bearer)
    test = pick(("has", "is", "number", "exists", "option") if own else ("has", "number", "exists"))
    if pick(("", "", "thing")) and words.named:
        noun, type_name = pick(words.named)
        return _test_of(pick, words, noun, type_name)
    if test == "has":
        had = [other for name, other in words.links(words.bearer) if name == "with"]
        who = (
            pick(("you have", "an opponent has", "each opponent has")) if words.wide else "you have"
        )
        return f"{who} {_phrase(pick, words, pick(had), 1)}"
    if test == "is":
        return f"you are {pick(own)}"
    if test == "number":
        return f"{_quantity(pick, words, derived=True)} is at most {pick(_NUMBERS)}"
    if test == "option":
        return f"option {pick(words.options)} is taken"
    return f"there is {_phrase(pick, words, pick(words.counted()), 1)}"


def _test_of(pick: Pick, words: Words, noun: str, type_name: str) -> str:
    """Return a test of a thing named before: what it is, or what it is near."""
    said = [f"{pick(('', 'not '))}{adjective}" for adjective in words.adjectives(type_name)]
    near = words.links(type_name)
    if near and not (pick(("", "adjective")) and said):
        relation, other = pick(near)
        return f"the {noun} is {relation} {_phrase(pick, words, other, _DEPTH)}"
    return f"the {noun} is {pick(said)}" if said else f"there is {_article(noun)}"


# ---- rules ---------------------------------------------------------------------------------------


def _grant(pick: Pick, words: Words) -> str:
    granted = [a for a in words.vocabulary.adjectives.values() if a.granted]
    word = pick(granted)
    type_name = pick(word.of)
    subject = "you" if type_name == words.bearer else _phrase(pick, words, type_name)
    verb = "are" if subject == "you" else "is"
    return f"{subject} {verb} {pick(('', 'not '))}{word.id}{_condition(pick, words)}"


def _deed(pick: Pick, words: Words) -> str:
    verb = words.vocabulary.verbs[pick(sorted(words.vocabulary.verbs))]
    text = verb.id
    if verb.object:
        text += f" {_object(pick, words, pick(verb.object))}"
    slots = list(verb.slots.items())
    for preposition, types in pick((slots, slots[::-1])):
        if pick(("", preposition)) and types != ("number",):
            text += f" {preposition} {_phrase(pick, words, pick(types), 1)}"
    return text


def _object(pick: Pick, words: Words, type_name: str) -> str:
    """Return what a deed is done to, now and then as many as something counts."""
    nouns = [one for one in words.nouns(type_name) if one in words.plurals]
    if words.wide and nouns and not pick(_RARELY):
        return f"as many {words.plurals[pick(nouns)]} as {_amount(pick, words)}"
    return _phrase(pick, words, type_name, 1)


def _steps(pick: Pick, words: Words) -> str:
    offered = pick(("", "", "", "you may ", "you must "))
    able = " if you can" if words.wide and not pick(_RARELY) else ""
    parts = [offered + _deed(pick, words) + (able or _condition(pick, words))]
    if pick(("", "", "more")):
        join = pick(("", "then ", "otherwise "))
        parts.append(join + _deed(pick, words) + pick(("", _condition(pick, words))))
    if pick(("", "", "setting")):
        parts.insert(0, _change(pick, words))
    if pick(("", "", "", "lasting")):
        parts.append(_lasting(pick, words))
    return ", ".join(parts)


def _lasting(pick: Pick, words: Words) -> str:
    """Return what is so from a step on, until a moment comes."""
    said = pick((_change, _grant))(pick, words)
    plain = said.partition(" if ")[0].partition(" unless ")[0]
    spellings = words.vocabulary.spellings.keywords.items()
    until = pick([text for text, (terminal, _) in spellings if terminal == "UNTIL"])
    return f"{plain} {until}{_condition(pick, words)}"


def _moment(pick: Pick, words: Words) -> str:
    if pick(("phase", "event")) == "phase":
        return f"at {pick(('', 'the end of ', 'the start of '))}{pick(words.times())}"
    events = sorted(v.id for v in words.vocabulary.verbs.values() if v.event)
    verb = words.vocabulary.verbs[pick(events)]
    actor = pick(("you", "an opponent"))
    done = verb.id if actor == "you" else words.form("VERB", verb.id)
    text = f"{pick(('when', 'when', 'before'))} {actor} {done}"
    return f"{text} {_phrase(pick, words, verb.object[0], 1)}" if verb.object else text


_LIMITS = ("", "", "once, ", "twice, ", "the first 2 times, ", "once per turn, ")


def _permission(pick: Pick, words: Words) -> str:
    at = pick((*(f"at {time}" for time in words.times()), _moment(pick, words)))
    moment = pick(("", f"{at}{_condition(pick, words)}, "))
    limit = pick(_LIMITS)
    may = pick(("may", "may", "may not", "must"))
    text = f"{limit}you {may} {_deed(pick, words)}{_condition(pick, words)}"
    if may == "may not":
        return text.removeprefix(limit)
    if pick(("", "", "steps")):
        text += f": {_steps(pick, words)}"
    return text if limit else f"{moment}{text}"


def _reaction(pick: Pick, words: Words) -> str:
    when = f"{_moment(pick, words)}{_condition(pick, words)}"
    return f"{pick(_LIMITS)}{when}: {_steps(pick, words)}"


def sentence(words: Words, pick: Pick) -> str:
    """Return a rule; not all are well typed, the compiler tells."""
    words = words.few(pick)
    scopes = ("", "", "in decline, ", "always, ") if words.vocabulary.phases else ("",)
    return pick(scopes) + pick((_change, _grant, _permission, _reaction))(pick, words)


def sentences(words: Words) -> st.SearchStrategy[str]:
    """Return rules, for property tests."""
    return st.randoms(use_true_random=False).map(lambda random: sentence(words, random.choice))


def endless(words: Words, seed: int = 1) -> Iterator[str]:
    """Give rules without end, none twice, the same for the same seed."""
    random = Random(seed)  # noqa: S311 - the same rules each time
    seen: set[str] = set()
    while True:
        line = sentence(words, random.choice)
        if line not in seen:
            seen.add(line)
            yield line
