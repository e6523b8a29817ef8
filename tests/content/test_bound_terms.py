"""The terms and numbers of prose are bound: whatever of them strays from the game is found."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice

import pytest

from regola.compilation import prose as compilation_prose
from regola.compilation.language import families, language
from regola.compilation.program import Program
from regola.compilation.prose import check_prose
from regola.files.library import official
from regola.findings import Finding, Sink
from regola.program.model import FieldLine, Item
from regola.program.prose import PROSE
from regola.text.items import ItemNames
from regola.text.lexicon import Lexicon
from regola.text.prose import Prose, TermsOfGame, prose_of

LANGUAGES = ("en", "es", "it")
NONCE = "blixtrop"
MOST = 12
"""How many texts of a family are changed in each language and way."""


@dataclass(frozen=True)
class Text:
    """A text of prose: its program and top item, its line, language and words."""

    program: Program
    top: Item
    line: FieldLine
    code: str
    words: str

    @property
    def terms(self) -> TermsOfGame:
        """The terms of the game that the text is about; names of items hide those in them."""
        game = next((one.game for one in self.program.packs if one.id == self.top.pack), "")
        return _terms_of(self.program.family, game, self.code)

    def findings(self, words: str) -> list[Finding]:
        """Return what is found of the item with other words in the place of these."""
        values = tuple(
            replace(entry, values=(self.code, words)) if entry.values[0] == self.code else entry
            for entry in self.line.entries
        )
        line = replace(self.line, entries=values)
        top = _with_line(self.top, self.line, line)
        others = tuple(one for one in self.program.items if one is not self.top)
        library = (*self.program.library, *others)
        sink = Sink()
        check_prose(replace(self.program, items=(top,), library=library), sink)
        return sink.sorted()


@cache
def _terms_of(family: str, game: str, code: str) -> TermsOfGame:
    program = official(family)
    assert program is not None
    names = ItemNames(program.all_items())
    return prose_of(code).terms(game, language(family).vocabulary).and_names(names.forms(code))


def _with_line(item: Item, old: FieldLine, new: FieldLine) -> Item:
    nested = tuple(_with_line(one, old, new) for one in item.nested)
    fields = tuple(new if line is old else line for line in item.fields)
    return replace(item, nested=nested, fields=fields)


@cache
def texts(family: str, code: str) -> tuple[Text, ...]:
    """Return the prose of a family of games in a language."""
    program = official(family)
    return tuple(_texts(program, code)) if program is not None else ()


def _texts(program: Program, code: str) -> Iterator[Text]:
    for top in program.items:
        for item in top.walk():
            for line in item.fields if item.kind != "edition" else ():
                for entry in line.entries if line.key in PROSE else ():
                    if entry.values[0] == code:
                        yield Text(program, top, line, code, str(entry.values[-1]))


def swapped(words: str, old: str, new: str) -> str:
    """Return a text with one word of it replaced, whatever its case."""
    place = words.casefold().find(old.casefold())
    return words[:place] + new + words[place + len(old) :]


# ---- the kinds of change: each gives texts with their new words ----------------------------------


def _numbers(text: Text) -> Iterator[str]:
    """Change a number that is written out in digits or in a word."""
    known = {**prose_of(text.code).numbers_by_word}
    for word in text.words.split():
        plain = word.strip("¿¡.,;:!?").casefold()
        if plain.isdecimal() and int(plain) > 1:
            yield swapped(text.words, plain, str(int(plain) + 1))
        elif plain in known:
            yield swapped(text.words, plain, str(known[plain] + 1))


def _terms(text: Text) -> Iterator[str]:
    """Put another term of the game in the place of a term."""
    stated = text.terms.stated(text.words)
    for form in list(stated.values())[:1]:
        said = frozenset[str]().union(*stated)
        other = next(one for one in ("coin", "relic", "room", "order") if one not in said)
        yield swapped(text.words, form, prose_of(text.code).games[""].nouns[other].forms[0])


def _words_of_other_games(text: Text) -> Iterator[str]:
    """Put what another game has in the place of a term."""
    wanted = "goon" if "region" in text.terms.word else "region"
    strange = prose_of(text.code).games[""].nouns[wanted].forms[0]
    for form in list(text.terms.stated(text.words).values())[:1]:
        yield swapped(text.words, form, strange)


CHANGES = {
    "number": _numbers,
    "other term": _terms,
    "term of another game": _words_of_other_games,
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("change", CHANGES)
def test_each_change_of_a_text_is_found(
    change: str, code: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """A number or a term that is changed in one language is found in its own file and lines."""
    missed, tried = list[str](), 0
    for family in families():
        changed = ((one, words) for one in texts(family, code) for words in CHANGES[change](one))
        for text, words in islice(changed, MOST):
            tried += 1
            found = text.findings(words)
            if not any(one.span.path == text.line.span.path for one in found):
                missed.append(words)
    with capsys.disabled():
        sys.stdout.write(f"\n{change}, {code}: {tried - len(missed)} of {tried} found")
    assert tried >= MOST
    assert missed == []


def _renamed(lexicon: Lexicon, word: str) -> Lexicon:
    nouns = {
        name: replace(noun, forms=(NONCE, f"{NONCE}s")) if name == word else noun
        for name, noun in lexicon.nouns.items()
    }
    adjectives = {
        name: replace(one, forms=(NONCE,) * 4, predicate=None, negative=None)
        if name == word
        else one
        for name, one in lexicon.adjectives.items()
    }
    return replace(lexicon, nouns=nouns, adjectives=adjectives)


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_lexeme_that_is_renamed_is_found(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a lexeme called otherwise in one language, a text that has its old word is told."""
    first: dict[str, Text] = {}
    for family in families():
        for text in texts(family, code):
            for ids in text.terms.stated(text.words):
                if len(ids) == 1:
                    first.setdefault(next(iter(ids)), text)
    kept = prose_of(code)
    missed = []
    for word, text in first.items():
        games = {game: _renamed(lexicon, word) for game, lexicon in kept.games.items()}
        changed = replace(kept, games=games)

        def other(asked: str, changed: Prose = changed) -> Prose:
            return changed if asked == code else prose_of(asked)

        monkeypatch.setattr(compilation_prose, "prose_of", other)
        if not any(one.slug.startswith("prose-term") for one in text.findings(text.words)):
            missed.append(word)
    with capsys.disabled():
        sys.stdout.write(f"\nrenamed, {code}: {len(first) - len(missed)} of {len(first)} found")
    assert Counter(missed) == Counter()
    assert len(first) >= 30
