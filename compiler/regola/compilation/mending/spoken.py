"""
Read a line as a sentence of everyday speech: the rules that it states, as `regola read` tells them.

Who knows the game and not the language writes sentences, of one human language or of two: a moment
in her own words before steps in those of the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import TYPE_CHECKING

from regola.compilation.called import named_so
from regola.compilation.mending.mentioned import Mentions, in_text
from regola.program.model import Item
from regola.program.once import Same
from regola.program.pack import terms_of
from regola.program.symbols import Symbol
from regola.resources import dsl_text, languages
from regola.text import shipped_language

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.compilation.reading import Sentences

__all__ = ["Asked", "Readers", "Spoken"]

_WORD = re.compile(r"[^\W\d_]{2,}")
# So much of a line must be words of a language for it to be read as a sentence of that language.
_SPOKEN = 0.5
# So many readers are kept at most; most texts name nothing of the pack, and share one.
_READERS = 32
_MOST_READ = 2_000
_PARTED = re.compile(r"(?P<head>[^:,]+)[:,](?P<tail>.+)")


@dataclass(frozen=True, slots=True)
class Asked:
    """
    What of all items a text may ask for: what they are called, in blocks, by words.

    ``grounds`` are those that tell what holds for all.
    """

    mentions: tuple[Mentions, ...]
    grounds: tuple[Item, ...]


class Readers:
    """What read texts of a pack before, by the language and by the names at hand."""

    def __init__(self) -> None:
        """Begin without readers."""
        self._ground: object = None
        self._readers: dict[object, Sentences] = {}

    def of(self, ground: object) -> dict[object, Sentences]:
        """Return the readers that hang on a ground; of any other, and of too many, none is kept."""
        if self._ground != ground or len(self._readers) >= _READERS:
            self._ground, self._readers = ground, {}
        return self._readers


@dataclass(frozen=True)
class Spoken:
    """
    Reads lines of a pack as sentences of the game that it is for.

    Of all items those alone are read with that a text may name, as ``ask`` tells. ``readers`` are
    what read before, by all that they hang on; ``below`` is what the library declares, ``symbols``
    what all do.
    """

    program: Program
    game: str
    pack: str
    ask: Callable[[], Asked]
    below: tuple[Symbol, ...]
    symbols: Mapping[str, Symbol] = field(compare=False, repr=False)
    readers: Readers = field(compare=False, repr=False)
    _read_before: dict[tuple[str, str], tuple[str, ...]] = field(
        default_factory=dict, compare=False, repr=False
    )

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

    def _read(self, text: str, code: str) -> tuple[str, ...]:
        key = text, code
        if len(self._read_before) > _MOST_READ:
            self._read_before.clear()
        if key not in self._read_before:
            found = self._sentences(text, code).stated(text)
            self._read_before[key] = tuple(one.line for one in found if one.line)
        return self._read_before[key]

    def _sentences(self, text: str, code: str) -> Sentences:
        """Return what reads a text: with the same names, what read another one."""
        from regola.compilation.reading import Sentences

        asked = self._asked
        named = in_text(text, asked.mentions, code, self._terms.get(self.game, self.game))
        known = set(map(id, asked.grounds))
        tops = (*asked.grounds, *(one for one in named if id(one) not in known))
        own = [item.reference for top in tops for item in top.walk()]
        symbols = [self.symbols[one] for one in own if one in self.symbols]
        names = tuple((item.reference, named_so(item)) for top in named for item in top.walk())
        meanings = tuple(one.meaning for one in symbols)
        library, grounds = Same(self.program.library), tuple(map(Same, asked.grounds))
        readers = self.readers.of((library, self.program.packs, grounds))
        key = code, names, meanings
        if key not in readers:
            program = replace(self.program, items=tops, declared=(*self.below, *symbols))
            readers[key] = Sentences(program, shipped_language(code), self.game, (self.pack,))
        return readers[key]

    @cached_property
    def _asked(self) -> Asked:
        return self.ask()

    @cached_property
    def _terms(self) -> Mapping[str, str]:
        return terms_of(self.program.packs)


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
