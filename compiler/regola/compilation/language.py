"""Load the language: the vocabularies of all families, and a parser for each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, cached_property
from typing import Any

from regola.prepared import prepared
from regola.resources import dsl_folder, dsl_text, naming_languages
from regola.syntax.parser import Parser
from regola.syntax.tables import restored
from regola.vocabulary.model import Vocabulary

__all__ = ["TABLES", "VOCABULARY", "Language", "families", "language", "vocabulary_of"]

TABLES = "tables"
"""The prepared part that holds the parser's tables."""

VOCABULARY = "vocabulary:"
"""How the prepared parts are called that hold vocabularies, followed by the family."""

KEYWORDS = "en"
"""The human language whose words rules are written with."""

_LEXICON = ("text", KEYWORDS, "lexicon.yaml")
"""The words of texts in that language, which rules spell alike."""


@dataclass(frozen=True)
class Language:
    """The words of one family of games and what reads them."""

    vocabulary: Vocabulary

    @cached_property
    def parser(self) -> Parser:
        """The parser of rules files, made when first needed."""
        found = prepared()
        tables = found.get(TABLES) if found else None
        lark = restored(tables) if tables else None
        return Parser(dsl_text("grammar.lark"), self.vocabulary, lark)

    @cached_property
    def others(self) -> dict[str, Vocabulary]:
        """The vocabularies of the other families, by name, for better messages."""
        return {
            name: language(name).vocabulary
            for name in families()
            if name not in ("common", self.vocabulary.family)
        }

    def also_in(self, languages: tuple[str, ...]) -> Language:
        """Return this language with names in more human languages than there are folders for."""
        known = tuple(sorted({*self.vocabulary.languages, *languages}))
        if known == self.vocabulary.languages:
            return self
        return Language(replace(self.vocabulary, languages=known))


@cache
def families() -> tuple[str, ...]:
    """The names of the families that have a vocabulary, sorted."""
    folder = dsl_folder() / "vocabulary"
    return tuple(sorted(path.stem for path in folder.glob("*.yaml")))


@cache
def language(family: str) -> Language:
    """Return the language of a family of games, loaded once."""
    found = prepared()
    vocabulary = found.get(f"{VOCABULARY}{family}") if found else None
    return Language(replace(vocabulary or _read(family), languages=naming_languages()))


def _read(family: str) -> Vocabulary:
    """Read the vocabulary of a family and the spellings of its words."""
    return vocabulary_of(*_data_of(family), _data("deprecated.yaml"))


def vocabulary_of(words: Any, spelled: Any, deprecated: Any = None) -> Vocabulary:
    """
    Return the vocabulary that a family's words and their spellings make, on that it extends.

    Both are as YAML gives them, in the forms of `dsl/vocabulary/` and `dsl/keywords/`;
    `deprecated` is what was written otherwise, in the form of `dsl/deprecated.yaml`.
    """
    from regola.vocabulary.from_yaml import from_yaml, spellings_from_yaml

    general = words.get("extends")
    chain = [*(_chain(general) if general else []), (words, spelled)]
    keywords, told = _data("keywords", KEYWORDS, "keywords.yaml"), _data(*_LEXICON)
    spellings = spellings_from_yaml(keywords, chain, told)
    return from_yaml([data for data, _ in chain], spellings, deprecated)


def _chain(family: str) -> list[tuple[Any, Any]]:
    """Return words and spellings of a family after those of the families it extends."""
    words, spelled = _data_of(family)
    general = words.get("extends")
    return [*(_chain(general) if general else []), (words, spelled)]


def _data_of(family: str) -> tuple[Any, Any]:
    return _data("vocabulary", f"{family}.yaml"), _data("keywords", KEYWORDS, f"{family}.yaml")


@cache
def _data(*parts: str) -> Any:
    from regola.yaml_files import trusted

    return trusted(dsl_text(*parts))
