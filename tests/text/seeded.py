"""
Slips put into printed texts, one at a time, by class.

A form is taken for another of the same word that a morphological dictionary or the lexicon knows;
an article for one of another gender or number (`tests/text/slips.yaml`). A slip that leaves a right
sentence is not one. Left out, whatever the checker says, are:

- the form that is written alike, or that is right in the same place (`you` for an order);
- in English a noun before a noun (*gold piece*), and a person for a people;
- a noun to which no number, determiner or adjective is bound by the word before it;
- a word that is also of another class (*solo*, *conquista*), an article before a verb (*la perde*)
  or before a noun that has one form for both numbers;
- what stands in a name: «Pozzo aperto», *Muovi!*;
- an adjective that now agrees with the noun right before it, and did not before.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from regola.text import shipped_language
from regola.text.lexicon import Noun
from tests.text.builder import yaml
from tests.text.morphology import generated, raw_analyses, words

__all__ = ["Seeded", "Seeds"]

_WORD = re.compile(r"[^\W\d_]+(?:'(?=\w))?|\d+")
_NAMED = re.compile(r"«[^»]*»|“[^”]*”|¡?\w+!")
_UNIT = re.compile(r"\^([^/^$]+)/([^$]*)\$")
_TAG = re.compile(r"<([^<>]+)>")
_RIGHT = frozenset({"person"})
"""What is another word: *an active person* for *an active people*."""

_NUMBERED = {"sg": "pl", "pl": "sg"}
_GENDERED = {"m": "f", "f": "m"}
_VERBS = {"vblex", "vbser", "vbhaver", "vbmod"}
_PERSONS = (("p2", "sg"), ("p3", "sg"), ("p3", "pl"))
_BEGIN = re.compile(
    r"(?:^|[.:,;(«“?!] ?|\b(?:poi|e|oppure|después|y|then|and|or) )$", re.IGNORECASE
)
_BINDING = {"det", "num", "adj", "predet"}
_ENGLISH_BINDING = re.compile(
    r"(?:\d+|\b(?:an?|each|every|that|those|this|these|another|all|one)) (?:\w+ ){0,2}$",
    re.IGNORECASE,
)


@dataclass(frozen=True, slots=True)
class Seeded:
    """A text with one slip: its class, what stood there, what stands there now."""

    kind: str
    text: str
    right: str
    before: str
    after: str


class Seeds:
    """All slips that can be put into the texts of a language."""

    def __init__(self, code: str, texts: Iterable[str], names: Iterable[Noun]) -> None:
        """Take the language, its texts, and the names in them."""
        self._code = code
        self._texts = tuple(texts)
        self._nouns = [
            *shipped_language(code).of_game("small_world").lexicon.nouns.values(),
            *names,
        ]
        self._verbs = shipped_language(code).of_game("small_world").lexicon.verbs.values()
        self._swaps = yaml(Path(__file__).with_name("slips.yaml"))[code]

    def all(self) -> dict[str, list[Seeded]]:
        """Return the slips by class, in the order of the texts."""
        found: dict[str, list[Seeded]] = defaultdict(list)
        for text in dict.fromkeys(self._texts):
            for seeded in (*self._elisions(text), *self._words_of(text)):
                if seeded.text != text:
                    found[seeded.kind].append(seeded)
        return dict(found)

    def _elisions(self, text: str) -> Iterator[Seeded]:
        for group in self._swaps["elision"]:
            for match in re.finditer(rf"(?<!\w){re.escape(group[0])}(?=\w)", text, re.IGNORECASE):
                for other in group[1:]:
                    yield self._seeded("elision", text, match, other)

    def _words_of(self, text: str) -> Iterator[Seeded]:
        named = [match.span() for match in _NAMED.finditer(text)]
        for match in _WORD.finditer(text):
            if any(start <= match.start() < end for start, end in named):
                continue
            yield from self._articles(text, match)
            yield from self._forms(text, match)

    def _articles(self, text: str, match: re.Match[str]) -> Iterator[Seeded]:
        word = match[0].lower()
        following = _WORD.match(text, match.end() + 1)
        if following is None or not self._is_nominal(following[0].lower()):
            return
        for group in self._swaps["article"]:
            for place, alike in enumerate(group):
                if word not in alike:
                    continue
                for other, forms in enumerate(group):
                    if other != place:
                        yield self._seeded("article", text, match, forms[0])

    def _is_nominal(self, word: str) -> bool:
        """Tell whether a word is a noun, an adjective or a number of one form alone."""
        if word in self._own_nouns:
            return self._own_nouns[word] != word
        tags = self._analyses.get(word, [])
        return bool(tags) and all(
            one[1][0] in ("n", "adj", "num", "det") and not {"sp", "mf"} & set(one[1])
            for one in tags
        )

    def _forms(self, text: str, match: re.Match[str]) -> Iterator[Seeded]:
        word = match[0].lower()
        for kind, form in self._others.get(word, ()):
            if form == word or not self._is_wrong(kind, word, form, text, match.start()):
                continue
            yield self._seeded(kind, text, match, form)

    def _is_wrong(self, kind: str, word: str, form: str, text: str, start: int) -> bool:
        if kind == "number":
            apart = form not in _RIGHT and not self._is_before_noun(text, start + len(word))
            return apart and self._is_bound(text, start)
        if kind == "adjective":
            return not self._agrees_with_neighbour(word, form, text[:start])
        persons = self._persons(word, orders=bool(_BEGIN.search(text[:start])))
        return not persons & self._persons(form, orders=True)

    def _is_before_noun(self, text: str, end: int) -> bool:
        """Tell whether an English noun stands before another, which may be in either number."""
        following = _WORD.match(text, end + 1)
        if self._code != "en" or following is None:
            return False
        tags = self._analyses.get(following[0].lower(), [])
        return any(one[1][0] == "n" for one in tags)

    def _is_bound(self, text: str, start: int) -> bool:
        if self._code == "en":
            return bool(_ENGLISH_BINDING.search(text[:start]))
        before = _WORD.findall(text[:start])
        if not before or text[start - 1] not in " '":
            return False
        last = before[-1].lower()
        listed = any(last in alike for group in self._swaps["article"] for alike in group)
        tags = {one[1][0] for one in self._analyses.get(last, [])}
        return listed or last.isdigit() or last[-1] == "'" or bool(tags and tags <= _BINDING)

    def _agrees_with_neighbour(self, word: str, form: str, before: str) -> bool:
        nouns = [one.lower() for one in _WORD.findall(before) if one.lower() in self._features]
        if not nouns:
            return False
        noun = self._features[nouns[-1]]
        new, old = self._features.get(form, set()), self._features.get(word, set())
        return bool(new & noun) and not old & noun

    def _seeded(self, kind: str, text: str, match: re.Match[str], form: str) -> Seeded:
        if match[0][0].isupper():
            form = form[0].upper() + form[1:]
        changed = f"{text[: match.start()]}{form}{text[match.end() :]}"
        return Seeded(kind, changed, text, match[0], form)

    @cached_property
    def _own_nouns(self) -> dict[str, str]:
        """The other number of each noun of one word."""
        pairs = [noun.forms[:2] for noun in self._nouns if " " not in "".join(noun.forms[:2])]
        return {one.lower(): other.lower() for a, b in pairs for one, other in ((a, b), (b, a))}

    @cached_property
    def _analyses(self) -> dict[str, list[tuple[str, list[str]]]]:
        """The lemma and tags of each reading of each word."""
        given = raw_analyses(self._code, words(self._texts))
        return {
            unit[1].lower(): [
                (one.split("<")[0], _TAG.findall(one)) for one in unit[2].split("/") if "<" in one
            ]
            for unit in _UNIT.finditer(given)
            if not unit[2].startswith("*")
        }

    @cached_property
    def _others(self) -> dict[str, list[tuple[str, str]]]:
        """The class and form of what each word may be taken for."""
        asked = [
            (word, kind, f"{lemma}{''.join(f'<{tag}>' for tag in tags)}")
            for word, readings in self._analyses.items()
            for kind, lemma, tags in _variants(readings)
        ]
        forms = generated(self._code, list(dict.fromkeys(one for _, _, one in asked)))
        found: dict[str, dict[tuple[str, str], None]] = defaultdict(dict)
        for word, kind, one in asked:
            if one in forms:
                found[word][kind, forms[one].lower()] = None
        self._add_own(found)
        return {word: list(forms) for word, forms in found.items()}

    def _add_own(self, found: dict[str, dict[tuple[str, str], None]]) -> None:
        for word, other in self._own_nouns.items():
            readings = self._analyses.get(word, [])
            if all(tags[0] in ("n", "np") for _, tags in readings):
                found[word]["number", other] = None
        for verb in self._verbs:
            forms = [verb.command, verb.you, verb.one, verb.many]
            if any(" " in form for form in forms) or set(forms) & set(self._own_nouns):
                continue
            for form in forms:
                for other in forms:
                    found[form]["verb", other] = None

    @cached_property
    def _features(self) -> dict[str, set[str]]:
        """Gender and number of nouns and adjectives, as `ms fs mp fp`."""
        found: dict[str, set[str]] = defaultdict(set)
        for word, readings in self._analyses.items():
            for _, tags in readings:
                if tags[0] in ("n", "adj") or "pp" in tags:
                    found[word] |= _agreeing(tags)
        for noun in self._nouns:
            for number, form in zip("sp", noun.forms[:2], strict=True):
                if " " not in form:
                    found[form.lower()] = {noun.gender + number}
        return found

    def _persons(self, form: str, *, orders: bool) -> set[str]:
        found: set[str] = set()
        for verb in self._verbs:
            said = ((verb.you, "you"), (verb.one, "one"), (verb.many, "many"))
            found |= {person for one, person in said if one == form}
            if orders and verb.command == form:
                found.add("you")
        for _, tags in self._more.get(form, []):
            person = "".join(tag for tag in tags if tag in ("p1", "p2", "p3", "sg", "pl"))
            if "imp" not in tags or orders:
                found.add({"p2sg": "you", "p3sg": "one", "p3pl": "many"}.get(person, person))
        return found

    @cached_property
    def _more(self) -> dict[str, list[tuple[str, list[str]]]]:
        """The verbal readings of the words and of what they may be taken for."""
        verbal = frozenset(form for forms in self._others.values() for _, form in forms)
        other = Seeds(self._code, [" ".join(sorted(verbal | set(self._analyses)))], ())
        return {
            word: [one for one in readings if one[1][0] in _VERBS]
            for word, readings in other._analyses.items()
        }


def _variants(readings: list[tuple[str, list[str]]]) -> Iterator[tuple[str, str, list[str]]]:
    """Give the class, lemma and tags of what a word may be taken for; none if it is of two."""
    kinds = {_kind(tags) for _, tags in readings}
    if len(kinds) != 1:
        return
    kind = kinds.pop()
    for lemma, tags in readings:
        if kind == "verb" and not {"p2", "p3"} & set(tags):
            # An English form that is said of you and of many: taken for that of one, and back.
            if "pres" in tags:
                yield kind, lemma, _without_person(tags)
        elif kind == "verb":
            for person in _PERSONS:
                yield kind, lemma, _with_person(tags, person)
        elif kind == "number":
            yield kind, lemma, [_NUMBERED.get(tag, tag) for tag in tags]
        elif kind == "adjective":
            yield kind, lemma, [_NUMBERED.get(tag, tag) for tag in tags]
            yield kind, lemma, [_GENDERED.get(tag, tag) for tag in tags]


def _kind(tags: list[str]) -> str:
    if tags[0] == "adj" or "pp" in tags:
        return "adjective" if {"m", "f", "mf"} & set(tags) else "other"
    if tags[0] == "n":
        return "number"
    if tags[0] in _VERBS and {"pri", "prs", "imp", "pres"} & set(tags):
        return "verb"
    return "other"


def _with_person(tags: list[str], person: tuple[str, str]) -> list[str]:
    kept = [tag for tag in tags if tag not in ("p1", "p2", "p3", "sg", "pl")]
    return ["pri" if tag == "imp" else tag for tag in kept] + list(person)


def _without_person(tags: list[str]) -> list[str]:
    return [*tags, "p3", "sg"]


def _agreeing(tags: list[str]) -> set[str]:
    genders = [tag for tag in ("m", "f") if tag in tags] or ["m", "f"]
    numbers = [tag[0] for tag in ("sg", "pl") if tag in tags] or ["s", "p"]
    return {gender + number for gender in genders for number in numbers}
