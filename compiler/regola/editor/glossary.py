"""The words of rules as lists for one who writes: by their forms, with what they mean."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from regola.compilation.vocabularies import ListedWord, WordList
from regola.editor.analysis import Analysis
from regola.files.library import official, official_sources
from regola.text import shipped_language

__all__ = ["glossary", "word_of"]


@lru_cache(maxsize=16)
def _glossary(family: str, game: str, spoken: str) -> Mapping[str, ListedWord]:
    """Return the words of a family by their forms, glossed, with lines of what ships."""
    program = official(family)
    if program is None:
        return {}
    sources = official_sources({item.whole.path for item in program.items})
    words = WordList(program, sources, shipped_language(spoken), game)
    found: dict[str, ListedWord] = {}
    for word in words.words():
        if word.sort != "items":
            for form in word.forms:
                found.setdefault(form, word)
    return found


def glossary(analysis: Analysis, path: str, spoken: str) -> Mapping[str, ListedWord]:
    """Return the words that the rules of a file may be written with, by their forms."""
    head, family = analysis.heads.get(path), analysis.families.get(path)
    program = official(family) if family else None
    if head is None or program is None:
        return {}
    games = [one.id for one in program.packs if one.is_game]
    game = head.game if head.game in games else next(iter(games), "")
    return _glossary(program.family, game, spoken)


def word_of(words: Mapping[str, ListedWord], text: str) -> ListedWord | None:
    """Return the word that a text is a form of."""
    return words.get(" ".join(text.lower().split()))
