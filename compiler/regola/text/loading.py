"""Load the languages that are shipped with the compiler."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from regola.prepared import prepared_entries
from regola.resources import dsl_text
from regola.text.language import Language, language_of, load_language
from regola.text.lexicon import Noun, lexicon_from_data
from regola.text.lint import Analyses, Linter
from regola.text.patterns import PreparedMessages
from regola.text.synonyms import synonyms_from_data
from regola.yaml_files import trusted

__all__ = ["PATTERN_FILES", "shipped_language", "shipped_linter"]

PATTERN_FILES = ("rules.ftl", "words.ftl", "chips.ftl")
"""The files of patterns in a language's folder; a later one may refer to an earlier."""


@cache
def shipped_language(code: str) -> Language:
    """Load a language from its folder `dsl/text/<code>/`, once: it takes a moment."""
    patterns = {f"{code}/{name}": dsl_text("text", code, name) for name in PATTERN_FILES}
    numbers = trusted(dsl_text("text", code, "prose.yaml"))["numbers"]
    synonyms = synonyms_from_data(trusted(dsl_text("text", code, "synonyms.yaml")), numbers)
    lexicon = trusted(dsl_text("text", code, "lexicon.yaml"))
    prepared = _prepared(patterns)
    if prepared is not None:
        return language_of(code, prepared, lexicon, synonyms=synonyms)
    return load_language(code, patterns, lexicon, synonyms=synonyms)


def _prepared(patterns: Mapping[str, str]) -> PreparedMessages | None:
    """Return the messages of pattern files, if all were prepared."""
    found = {path: (text, prepared_entries(text)) for path, text in patterns.items()}
    whole = {path: (text, entries) for path, (text, entries) in found.items() if entries}
    return PreparedMessages(whole) if len(whole) == len(found) else None


def shipped_linter(
    code: str, names: Iterable[Noun] = (), analyses: Analyses | None = None
) -> Linter:
    """
    Return the checker of a language's printed text.

    It knows the words of all games, the names given, and what a dictionary says of other words.
    """
    data = trusted(dsl_text("text", code, "lexicon.yaml"))
    games = {game for noun in data["nouns"].values() for game in noun.get("games", ())}
    lexicons = [lexicon_from_data(data, game) for game in ("", *sorted(games))]
    nouns = [noun for lexicon in lexicons for noun in lexicon.nouns.values()]
    rules = trusted(dsl_text("text", code, "lint.yaml"))
    plain = lexicons[0]
    adjectives, verbs = plain.adjectives.values(), plain.verbs.values()
    return Linter(code, rules, [*nouns, *names], adjectives, verbs, analyses)
