"""Rule sentences at random, from the words of a vocabulary and what a program declares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from hypothesis import strategies as st

from regola.program.model import Item
from regola.vocabulary.model import Vocabulary

__all__ = ["Words", "sentences"]

Drawn = TypeVar("Drawn")


class Draw(Protocol):
    """Gives a value of a strategy."""

    def __call__(self, strategy: st.SearchStrategy[Drawn]) -> Drawn:
        """Return the value drawn."""


_DEPTH = 2
_NUMBERS = st.integers(0, 5).map(str)
_OWNED = "you"


@dataclass(frozen=True)
class Words:
    """The words to draw from: a vocabulary, ids of content by type, and plurals of both."""

    vocabulary: Vocabulary
    content: dict[str, tuple[str, ...]]
    plurals: dict[str, str]

    @classmethod
    def of(cls, vocabulary: Vocabulary, items: Iterable[Item]) -> Words:
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
        return cls(vocabulary, {key: tuple(ids) for key, ids in content.items()}, plurals)

    def nouns(self, type_name: str) -> list[str]:
        """All words for things of a type."""
        own = [n.id for n in self.vocabulary.nouns.values() if self._is(n.type, type_name)]
        declared = [i for key, ids in self.content.items() if self._is(key, type_name) for i in ids]
        return own + [identifier.replace("_", " ") for identifier in declared]

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

    def _is(self, given: str, wanted: str) -> bool:
        return self.vocabulary.is_a(given, wanted)


def _article(words: str) -> str:
    return f"an {words}" if words[0] in "aeiou" else f"a {words}"


def _third_person(verb: str) -> str:
    return f"{verb}s"


@st.composite
def phrases(draw: Draw, words: Words, type_name: str, depth: int = 0) -> str:
    """Return a phrase that names things of a type."""
    nouns = words.nouns(type_name)
    if not nouns:
        return draw(st.just(f"the {type_name}"))
    noun = draw(st.sampled_from(nouns))
    head = draw(_heads(words, type_name, noun))
    if depth < _DEPTH and draw(st.sampled_from(["", "", "more"])):
        head += draw(tails(words, type_name, depth + 1))
    return head


_SINGULAR = ("a", "your", "any")
_PLURAL = ("all", "2", "at least 2", "your")


@st.composite
def _heads(draw: Draw, words: Words, type_name: str, noun: str) -> str:
    """Return a noun with its determiner, perhaps with an adjective between them."""
    word = words.vocabulary.nouns.get(noun)
    if word is not None and word.unique:
        return f"the {noun}"
    plural = words.plurals.get(noun, "")
    start = draw(st.sampled_from([*_SINGULAR, *(_PLURAL if plural else ())]))
    if start in _PLURAL and plural:
        noun = plural
    adjectives = words.adjectives(type_name)
    if adjectives and draw(st.sampled_from(["", "", "with"])):
        noun = f"{draw(st.sampled_from(adjectives))} {noun}"
    return _article(noun) if start == "a" else f"{start} {noun}"


@st.composite
def tails(draw: Draw, words: Words, type_name: str, depth: int) -> str:
    """Return a phrase that says more of things of a type."""
    links = words.links(type_name)
    if links and draw(st.sampled_from(["link", "adjective"])) == "link":
        relation, other = draw(st.sampled_from(links))
        if draw(st.sampled_from(["", "", "not"])):
            return f" that is not {relation} {draw(phrases(words, other, depth))}"
        return f" {relation} {draw(phrases(words, other, depth))}"
    adjectives = words.adjectives(type_name)
    if not adjectives:
        return ""
    negation = draw(st.sampled_from(["", "not "]))
    return f" that is {negation}{draw(st.sampled_from(adjectives))}"


@st.composite
def amounts(draw: Draw, words: Words) -> str:
    """Return a number, or one that depends on the position."""
    sort = draw(st.sampled_from(["number", "number", "all", "quantity", "count"]))
    if sort == "quantity":
        return draw(_quantities(words, derived=True))
    if sort == "count":
        noun = draw(st.sampled_from(["region", "token", "piece", "coin", "people"]))
        return f"the number of {draw(phrases(words, noun, 1))}"
    return "all" if sort == "all" else draw(_NUMBERS)


@st.composite
def _quantities(draw: Draw, words: Words, *, derived: bool) -> str:
    known = [
        quantity
        for quantity in words.vocabulary.quantities.values()
        if quantity.of and quantity.of != ("any",) and (derived or not quantity.derived)
    ]
    quantity = draw(st.sampled_from(known))
    of = draw(st.sampled_from(quantity.of))
    if of == "none":
        return "the roll"
    return f"{quantity.id} of {draw(phrases(words, of))}"


@st.composite
def conditions(draw: Draw, words: Words) -> str:
    """Return nothing, or a condition with its word before it."""
    if draw(st.sampled_from(["", "", "if"])) == "":
        return ""
    test = draw(st.sampled_from(["has", "is", "number", "exists", "option"]))
    keyword = draw(st.sampled_from(["if", "unless"]))
    if test == "has":
        thing = draw(st.sampled_from(["region", "token"]))
        return f" {keyword} you have {draw(phrases(words, thing, 1))}"
    if test == "is":
        return f" {keyword} you are {draw(st.sampled_from(words.adjectives('people')))}"
    if test == "number":
        return f" {keyword} {draw(_quantities(words, derived=True))} is at most {draw(_NUMBERS)}"
    if test == "option":
        return f" {keyword} option open_question is taken"
    thing = draw(st.sampled_from(["region", "piece", "token"]))
    return f" {keyword} there is {draw(phrases(words, thing, 1))}"


@st.composite
def _changes(draw: Draw, words: Words) -> str:
    subject = draw(_quantities(words, derived=False))
    forms = ["{} more", "{} less", "{}", "at least {}", "at most {}", "doubled"]
    change = draw(st.sampled_from(forms)).format(draw(amounts(words)))
    per = ""
    if change.endswith(("more", "less")) and draw(st.sampled_from(["", "per"])):
        noun = draw(st.sampled_from(["region", "token", "piece", "defender"]))
        per = (
            f" per {noun}"
            if draw(st.sampled_from(["", "in"])) == ""
            else f" per {noun} in a region"
        )
    return f"{subject} is {change}{per}{draw(conditions(words))}"


@st.composite
def _grants(draw: Draw, words: Words) -> str:
    granted = [a for a in words.vocabulary.adjectives.values() if a.granted]
    word = draw(st.sampled_from(granted))
    type_name = draw(st.sampled_from(word.of))
    subject = "you" if type_name == "people" else draw(phrases(words, type_name))
    verb = "are" if subject == "you" else "is"
    negation = draw(st.sampled_from(["", "not "]))
    return f"{subject} {verb} {negation}{word.id}{draw(conditions(words))}"


@st.composite
def _deeds(draw: Draw, words: Words) -> str:
    verb = words.vocabulary.verbs[draw(st.sampled_from(sorted(words.vocabulary.verbs)))]
    text = verb.id
    if verb.object:
        text += f" {draw(phrases(words, draw(st.sampled_from(verb.object)), 1))}"
    for preposition, types in verb.slots.items():
        if draw(st.sampled_from(["", preposition])):
            text += f" {preposition} {draw(phrases(words, draw(st.sampled_from(types)), 1))}"
    return text


@st.composite
def _steps(draw: Draw, words: Words) -> str:
    parts = [draw(_deeds(words)) + draw(conditions(words))]
    if draw(st.sampled_from(["", "", "more"])):
        join = draw(st.sampled_from(["", "then ", "otherwise "]))
        parts.append(join + draw(_deeds(words)))
    if draw(st.sampled_from(["", "", "setting"])):
        parts.insert(0, draw(_changes(words)))
    return ", ".join(parts)


@st.composite
def _moments(draw: Draw, words: Words) -> str:
    if draw(st.sampled_from(["phase", "event"])) == "phase":
        edge = draw(st.sampled_from(["", "the end of ", "the start of "]))
        return f"at {edge}{draw(st.sampled_from([*words.vocabulary.phases, 'your turn']))}"
    events = sorted(v.id for v in words.vocabulary.verbs.values() if v.event)
    verb = words.vocabulary.verbs[draw(st.sampled_from(events))]
    word = draw(st.sampled_from(["when", "when", "before"]))
    actor = draw(st.sampled_from(["you", "an opponent"]))
    text = f"{word} {actor} {verb.id if actor == 'you' else _third_person(verb.id)}"
    return f"{text} {draw(phrases(words, verb.object[0], 1))}" if verb.object else text


_LIMITS = ("", "", "once, ", "twice, ", "the first 2 times, ", "once per turn, ")


@st.composite
def _permissions(draw: Draw, words: Words) -> str:
    moment = draw(st.sampled_from(["", *(f"at {phase}, " for phase in words.vocabulary.phases)]))
    limit = draw(st.sampled_from(_LIMITS))
    may = draw(st.sampled_from(["may", "may", "may not", "must"]))
    text = f"{limit}you {may} {draw(_deeds(words))}{draw(conditions(words))}"
    if may == "may not":
        return text.removeprefix(limit)
    if draw(st.sampled_from(["", "", "steps"])):
        text += f": {draw(_steps(words))}"
    return f"{moment}{text}" if not limit else text


@st.composite
def _reactions(draw: Draw, words: Words) -> str:
    limit = draw(st.sampled_from(_LIMITS))
    return f"{limit}{draw(_moments(words))}{draw(conditions(words))}: {draw(_steps(words))}"


@st.composite
def sentences(draw: Draw, words: Words) -> str:
    """Return a rule; not all are well typed, the compiler tells."""
    scope = draw(st.sampled_from(["", "", "in decline, ", "always, "]))
    sort = draw(st.sampled_from([_changes, _grants, _permissions, _reactions]))
    return scope + draw(sort(words))
