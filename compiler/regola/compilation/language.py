"""Load the language: the vocabularies of all families, and a parser for each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from regola.resources import dsl_folder, dsl_text
from regola.syntax.parser import Parser
from regola.vocabulary.from_yaml import from_yaml, spellings_from_yaml
from regola.vocabulary.model import Vocabulary
from regola.yaml_files import trusted

__all__ = ["Language", "families", "language"]

KEYWORDS = "en"
"""The human language whose words rules are written with."""


@dataclass(frozen=True)
class Language:
    """The words of one family of games and what reads them."""

    vocabulary: Vocabulary

    @cached_property
    def parser(self) -> Parser:
        """The parser of rules files, made when first needed."""
        return Parser(dsl_text("grammar.lark"), self.vocabulary)

    @cached_property
    def others(self) -> dict[str, Vocabulary]:
        """The vocabularies of the other families, by name, for better messages."""
        return {
            name: language(name).vocabulary
            for name in families()
            if name not in ("common", self.vocabulary.family)
        }


@cache
def families() -> tuple[str, ...]:
    """The names of the families that have a vocabulary, sorted."""
    folder = dsl_folder() / "vocabulary"
    return tuple(sorted(path.stem for path in folder.glob("*.yaml")))


@cache
def language(family: str) -> Language:
    """Return the language of a family of games, loaded once."""
    chain = _chain(family)
    spelled = [_data("keywords", KEYWORDS, f"{data['family']}.yaml") for data in chain]
    keywords = _data("keywords", KEYWORDS, "keywords.yaml")
    spellings = spellings_from_yaml(keywords, list(zip(chain, spelled, strict=True)))
    return Language(from_yaml(chain, spellings))


def _chain(family: str) -> list[Any]:
    """Return the data of a family after that of the families it extends."""
    data = _data("vocabulary", f"{family}.yaml")
    general = data.get("extends")
    return [*(_chain(general) if general else []), data]


@cache
def _data(*parts: str) -> Any:
    return trusted(dsl_text(*parts))
