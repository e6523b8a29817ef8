"""
Propose the plural and the gender of a name that somebody makes up, and show it in use.

What is proposed comes of the ends of words (`dsl/text/<language>/guesses.yaml`), and is wrong now
and then: whoever made the name has the last word.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from regola.text.language import Speech
from regola.text.lexicon import Noun

__all__ = ["Proposals", "frames", "frames_beside", "proposals_from_data"]


@dataclass(frozen=True, slots=True)
class Proposals:
    """
    How one language forms plurals and genders.

    `head` is which word of a name has the plural, the `first` or the `last` before a joining one;
    `before` may stand before the first and agree with it, `unchanged` stand there as they are;
    `after` is what a word behind the first ends in that agrees with it. `words` are plural and
    gender of whole words. `foreign`: whether names of other languages have no plural of their own.
    What begins with one of the `phrases` never changes; `feminines` turn a masculine that agrees
    with what it stands beside into its feminine. Words that end as `telling` says have the
    gender that their ending has, but for those of `words`.
    """

    head: str
    joints: frozenset[str]
    before: frozenset[str]
    unchanged: frozenset[str]
    after: re.Pattern[str] | None
    words: Mapping[str, tuple[str, str]]
    plurals: tuple[tuple[re.Pattern[str], str], ...]
    genders: tuple[tuple[re.Pattern[str], str], ...]
    foreign: bool
    phrases: frozenset[str]
    feminines: tuple[tuple[re.Pattern[str], str], ...]
    telling: re.Pattern[str]

    def is_phrase(self, name: str) -> bool:
        """Tell whether a name is no noun nor adjective, but says something: *Of the Hills*."""
        first = _FIRST_WORD.match(name.lower().replace("’", "'"))
        begins = first is not None and first.group() in self.phrases
        return begins or name.endswith(_CALLS)

    def feminine(self, name: str) -> str:
        """Return the feminine of an adjective in its masculine, the name itself if it has none."""
        return self._changed(name, lambda word: _ended(word, self.feminines))

    def plural(self, name: str) -> str:
        """Return the plural of a name, the name itself where none is known."""
        return self._changed(name, self._many)

    def _changed(self, name: str, form: Callable[[str], str]) -> str:
        """Return a name with its noun, and the words that agree with it, in another form."""
        words = name.split()
        if not words:
            return name
        head = self._head(words)
        agreeing = (n == head or self._agrees(w.lower(), n, head) for n, w in enumerate(words))
        return " ".join(
            form(word) if agrees else word for word, agrees in zip(words, agreeing, strict=True)
        )

    def gender(self, name: str) -> str:
        """Return the likely gender of a name; empty in a language without genders."""
        words = name.split()
        word = words[self._head(words)].lower() if words else ""
        if word in self.words:
            return self.words[word][1]
        return next((gender for ending, gender in self.genders if ending.search(word)), "")

    def tells_gender(self, name: str) -> bool:
        """Tell whether the ending of a name tells its gender, not only makes it likely."""
        words = name.split()
        return bool(words) and bool(self.telling.search(words[self._head(words)].lower()))

    def _head(self, words: list[str]) -> int:
        low = [word.lower() for word in words]
        if self.head == "first":
            passed = self.before | self.unchanged
            found = (place for place, word in enumerate(low) if word not in passed)
            return next(found, 0)
        joints = (place for place, word in enumerate(low) if place and word in self.joints)
        return next(joints, len(words)) - 1

    def _agrees(self, word: str, place: int, head: int) -> bool:
        if place < head:
            return word in self.before
        return place == head + 1 and self.after is not None and bool(self.after.fullmatch(word))

    def _many(self, word: str) -> str:
        low = word.lower()
        if low in self.words:
            return _as_written(word, self.words[low][0])
        return _ended(word, self.plurals)


_FIRST_WORD = re.compile(r"\w+(?:'|(?= ))")
_CALLS = ("!", "?")


def _ended(word: str, endings: tuple[tuple[re.Pattern[str], str], ...]) -> str:
    """Return a word with the other ending that the first fitting one has, as capitals ask."""
    low = word.lower()
    for ending, other in endings:
        match = ending.search(low) if len(low) == len(word) else None
        if match is not None:
            written = _as_written(word[match.start() :], match.expand(other))
            return word[: match.start()] + written
    return word


def _as_written(word: str, other: str) -> str:
    """Return another form in capitals where the word is, or with its capital."""
    if word.isupper() and len(word) > 1:
        return other.upper()
    return other[:1].upper() + other[1:] if word[:1].isupper() else other


def _endings(pairs: Iterable[Iterable[str]]) -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(f"(?:{ending})$"), said) for ending, said in pairs)


def proposals_from_data(data: Mapping[str, Any]) -> Proposals:
    """Make the proposals of a language from the plain data of its file."""
    return Proposals(
        head=data["head"],
        joints=frozenset(data["joints"]),
        before=frozenset(data["before"]),
        unchanged=frozenset(data["unchanged"]),
        after=re.compile(data["after"]) if data["after"] else None,
        words={word: (plural, gender) for word, (plural, gender) in data["words"].items()},
        plurals=_endings(data["plurals"]),
        genders=_endings(data["genders"]),
        foreign=data["foreign"] == "unchanged",
        phrases=frozenset(data["phrases"]),
        feminines=_endings(data["feminines"]),
        telling=re.compile(data["telling"]),
    )


def frames(noun: Noun, speech: Speech) -> str:
    """Return a noun with the articles and prepositions that its beginning and gender ask for."""
    one, many = noun.words(plural=False), noun.words(plural=True)
    return speech.write(speech.say("name-frames", one=one, many=many))


def frames_beside(noun: Noun, speech: Speech) -> str:
    """Return a name that agrees beside words of both genders, in both numbers."""
    one, many = noun.words(plural=False), noun.words(plural=True)
    _, feminine, _, feminines = noun.adjective(before=False).forms
    said = speech.say(
        "name-frames-beside", one=one, many=many, feminine=feminine, feminines=feminines
    )
    return speech.write(said)
