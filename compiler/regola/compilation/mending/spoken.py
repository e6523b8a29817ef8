"""
Read a line as a sentence of everyday speech: the rules that it states, as `regola read` tells them.

Who knows the game and not the language writes sentences, of one human language or of two: a moment
in her own words before steps in those of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from regola.resources import dsl_text, languages
from regola.text import shipped_language

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.compilation.reading import Sentences

__all__ = ["Spoken"]

_WORD = re.compile(r"[^\W\d_]{2,}")
# So much of a line must be words of a language for it to be read as a sentence of that language.
_SPOKEN = 0.5
_PARTED = re.compile(r"(?P<head>[^:,]+)[:,](?P<tail>.+)")


@dataclass(frozen=True)
class Spoken:
    """Reads lines of a pack as sentences of the game that it is for."""

    program: Program
    game: str
    pack: str
    _sentences: dict[str, Sentences] = field(default_factory=dict, compare=False, repr=False)

    def rules(self, text: str) -> Iterator[str]:
        """Give the rules that a line may state, the likeliest first; they are not tried."""
        yield from self._stated(text)
        parted = _PARTED.fullmatch(text)
        if parted is None:
            return
        head, tail = parted["head"].strip(), parted["tail"].strip()
        heads = (*self._heads(head), head)
        tails = (*self._tails(tail), tail)
        for first in heads:
            for last in tails:
                if (first, last) != (head, tail):
                    yield f"{first}: {last}"

    def _heads(self, head: str) -> Iterator[str]:
        """Give the moments, limits or conditions that a text before a colon may state."""
        for code in _languages_of(head):
            clauses = shipped_language(code).synonyms.clauses
            gain = next((one.ours for one in clauses if one.sort == "gain"), "")
            for line in self._read(f"{head}, {gain.replace('<N>', '1')}", code):
                found, colon, _ = line.partition(":")
                if colon:
                    yield found

    def _tails(self, tail: str) -> Iterator[str]:
        """Give the steps that a text behind a colon may state."""
        for code in _languages_of(tail):
            for earning in shipped_language(code).synonyms.earning[:1]:
                for line in self._read(f"{earning}, {tail}", code):
                    _, colon, found = line.partition(": ")
                    if colon:
                        yield found

    def _stated(self, text: str) -> Iterator[str]:
        for code in _languages_of(text):
            yield from self._read(text, code)

    def _read(self, text: str, code: str) -> Iterator[str]:
        from regola.compilation.reading import Sentences

        if code not in self._sentences:
            spoken = shipped_language(code)
            self._sentences[code] = Sentences(self.program, spoken, self.game, (self.pack,))
        yield from (one.line for one in self._sentences[code].stated(text) if one.line)


def _languages_of(text: str) -> tuple[str, ...]:
    """Return the languages that know enough words of a text, that which knows the most first."""
    words = _WORD.findall(text.casefold())
    if not words:
        return ()
    shares = {code: sum(word in _words_of(code) for word in words) for code in languages()}
    enough = [code for code, count in shares.items() if count >= _SPOKEN * len(words)]
    return tuple(sorted(enough, key=lambda code: -shares[code]))


@cache
def _words_of(language: str) -> frozenset[str]:
    """Return the words in the data of what people say in a language."""
    named = ("synonyms.yaml", "lexicon.yaml", "said.yaml")
    text = "\n".join(dsl_text("text", language, name) for name in named)
    return frozenset(_WORD.findall(text.casefold()))
