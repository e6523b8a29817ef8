"""
Put a sentence of others together anew, of its clauses: when, how often, if what, and what.

A form restates a whole sentence; people combine the same few clauses in any order, each in many
ways. Every word belongs to a clause that the language's data know, or to the one that says what
is so or is done, which may stand in our own words: so nothing that was said is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from itertools import islice

from regola.program.once import Same
from regola.text.reading.forms import compiled, filled, plainly
from regola.text.synonyms import Clause, Synonyms

__all__ = ["recomposed"]

_MOST_CLAUSES = 5
_MOST_WORDS = 60
"""The words of the longest sentence that is cut: nobody says a rule in more."""

_LONGEST_SCOPE = 6
_MOST_WAYS = 12
_MOST_TEXTS = 4_096
_SAID = "said"
_ORDER = ("scope", "limit", "moment", "condition")
_MAIN = ("gain", "income", "offer", "deed", "rule", _SAID)


@dataclass(frozen=True, slots=True)
class _Part:
    """Some words of a sentence, as the clause that they are: its sort, ours, and its length."""

    sort: str
    ours: str
    length: int


_Way = tuple[_Part, ...]


def recomposed(text: str, synonyms: Synonyms, singulars: Mapping[str, str]) -> Iterator[str]:
    """Give the sentences that clauses of a text make in our words, the likeliest first."""
    plain = _rewritten(plainly(text), synonyms, singulars)
    words = plain.replace(",", " , ").split()
    if len(words) > _MOST_WORDS:
        return
    cut = _Cut(words, synonyms, singulars)
    ways = sorted((one for one in cut.ways(0, ()) if _is_whole(one)), key=_distance)
    said = dict.fromkeys(_told(one, synonyms) for one in ways)
    yield from islice((f"{one}." for one in said if one), _MOST_WAYS)


def _rewritten(text: str, synonyms: Synonyms, singulars: Mapping[str, str]) -> str:
    for pattern, ours in synonyms.rewrites:
        text = compiled(pattern).sub(partial(_put, ours, synonyms, singulars), text)
    return text


def _put(ours: str, synonyms: Synonyms, singulars: Mapping[str, str], found: re.Match[str]) -> str:
    return filled(ours, found, synonyms, singulars)


class _Cut:
    """Cuts the words of a sentence into clauses."""

    def __init__(self, words: list[str], synonyms: Synonyms, singulars: Mapping[str, str]) -> None:
        self._words = words
        self._synonyms = synonyms
        self._singulars = singulars
        self._found: dict[tuple[int, int], tuple[_Part, ...]] = {}

    def ways(self, start: int, before: _Way) -> Iterator[_Way]:
        """Give the ways to take all words from a place on for clauses, each sort at most once."""
        if start == len(self._words):
            yield before
            return
        if len(before) == _MOST_CLAUSES or self._is_theirs(start):
            return
        taken = {one.sort for one in before}
        mains = taken.intersection(_MAIN)
        for end in range(start + 1, len(self._words) + 1):
            for part in self._parts(start, end):
                if part.sort not in taken and not (mains and part.sort in _MAIN):
                    yield from self.ways(end, (*before, part))

    def _is_theirs(self, start: int) -> bool:
        """Tell whether what begins here is said of the word before: *opponents* *in decline*."""
        if not start or self._words[start - 1] not in self._synonyms.scoped:
            return False
        ends = range(start + 1, min(start + _LONGEST_SCOPE, len(self._words)) + 1)
        return any(one.sort == "scope" for end in ends for one in self._parts(start, end))

    def _parts(self, start: int, end: int) -> tuple[_Part, ...]:
        if (start, end) not in self._found:
            text = " ".join(self._words[start:end]).strip(" ,").replace(" ,", ",")
            self._found[start, end] = tuple(self._clauses(text)) if text else ()
        return self._found[start, end]

    def _clauses(self, text: str) -> Iterator[_Part]:
        length = len(text.split())
        for clause, found in _matching(text, Same(self._synonyms)):
            ours = filled(clause.ours, found, self._synonyms, self._singulars)
            yield _Part(clause.sort, ours, length)
        yield _Part(_SAID, text, length)


@lru_cache(maxsize=_MOST_TEXTS)
def _matching(text: str, synonyms: Same[Synonyms]) -> tuple[tuple[Clause, re.Match[str]], ...]:
    """Return the clauses that a text is; somebody who writes asks of most parts again."""
    clauses = (one for one in synonyms.thing.clauses if _may_be(one.sort, text))
    found = ((clause, _matched(clause, text)) for clause in clauses)
    return tuple((clause, match) for clause, match in found if match is not None)


def _may_be(sort: str, text: str) -> bool:
    """Tell whether words may be a clause: only what is done or so may have a comma in it."""
    return "," not in text or sort not in (*_ORDER, "count")


def _matched(clause: Clause, text: str) -> re.Match[str] | None:
    matches = (compiled(one).fullmatch(text) for one in clause.patterns)
    return next((one for one in matches if one is not None), None)


def _is_whole(way: _Way) -> bool:
    return bool({one.sort for one in way}.intersection(_MAIN))


def _distance(way: _Way) -> tuple[int, int]:
    """Return how many words stand in our own words, and how many clauses there are."""
    return sum(one.length for one in way if one.sort == _SAID), len(way)


def _told(way: _Way, synonyms: Synonyms) -> str:
    """Return a sentence of ours; nothing where the clauses do not go together."""
    parts = {one.sort: one.ours for one in way}
    main = next(parts[sort] for sort in _MAIN if sort in parts)
    moment = _moment(parts, synonyms)
    if moment is None or ("offer" in parts and "limit" not in parts):
        return ""
    parts["moment"] = moment
    before = [parts[sort] for sort in _ORDER if parts.get(sort)]
    said = " ".join([main, *([parts["count"]] if "count" in parts else [])])
    return ", ".join([*before, said])


def _moment(parts: Mapping[str, str], synonyms: Synonyms) -> str | None:
    """Return when a sentence says that something happens; nothing where it cannot say so."""
    moment = parts.get("moment", "")
    earning = synonyms.earning[:1]
    if "rule" in parts or "income" in parts:
        # What holds at all times has no moment, but for the one at which it is seen anyway.
        is_seen = "income" in parts and moment in synonyms.earning
        return "" if not moment or is_seen else None
    if "gain" in parts and "count" in parts and moment in synonyms.earning:
        return earning[0]
    is_said = "gain" not in parts or moment or len(parts) == 1
    return moment if is_said else "".join(earning)
