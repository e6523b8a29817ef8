"""
A human language as the rules text needs it: its patterns and its words, loaded once.

`Language` holds the files of one folder `dsl/text/<code>/`; `Speech` is the same language as spoken
of one game, whose words may differ.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any

from regola.text.functions import MissingMessageError
from regola.text.lexicon import Lexicon, lexicon_from_data
from regola.text.patterns import Message, messages_from_fluent
from regola.text.sandhi import written
from regola.text.synonyms import Synonyms
from regola.text.values import Words
from regola.vocabulary.model import Vocabulary

__all__ = [
    "Language",
    "MissingMessageError",
    "Speech",
    "language_of",
    "load_language",
    "plural_category",
]


@dataclass(frozen=True, slots=True, eq=False)
class Speech:
    """
    A language as spoken of one game: patterns, words, numbers and phase two.

    There is one for each language and game, so what was made of it is kept by it. ``apart`` keeps
    which relations are told apart from a verb's slots, by vocabulary and verb.
    """

    code: str
    messages: Mapping[str, Message]
    lexicon: Lexicon
    plural_category: Callable[[int], str]
    sandhi: Callable[[str], str]
    synonyms: Synonyms = field(default_factory=Synonyms)
    apart: dict[tuple[int, str], tuple[Vocabulary, frozenset[str]]] = field(
        default_factory=dict, repr=False
    )

    def find(self, *identifiers: str) -> str:
        """Return the first of the ids that has a message."""
        for identifier in identifiers:
            if identifier in self.messages:
                return identifier
        raise MissingMessageError(f"{self.code}: {identifiers[-1]}")

    def has(self, identifier: str) -> bool:
        """Tell whether there is a message of this id."""
        return identifier in self.messages

    def say(self, identifier: str, **values: Words | str) -> str:
        """Return a message filled with values, its marks not yet written out."""
        message = self.messages.get(identifier)
        if message is None:
            raise MissingMessageError(f"{self.code}: {identifier}")
        return message.say(values, self)

    def fill(self, identifier: str, suppliers: Mapping[str, Callable[[], Words | str]]) -> str:
        """
        Return a message filled with those values alone that it asks for.

        They are made in the order in which they are said: what was named is told more shortly.
        """
        message = self.messages[identifier]
        values = {name: suppliers[name]() for name in message.order if name in suppliers}
        return message.say(values, self)

    def write(self, text: str) -> str:
        """Write out the marks of a text."""
        return self.sandhi(text)


@dataclass(frozen=True)
class Language:
    """One language: its code, its messages, and the data of its lexicon."""

    code: str
    messages: Mapping[str, Message]
    words: Mapping[str, Any]
    plural_category: Callable[[int], str]
    sandhi: Callable[[str], str]
    synonyms: Synonyms = field(default_factory=Synonyms, compare=False)
    _speeches: dict[str, Speech] = field(default_factory=dict, compare=False, repr=False)

    def of_game(self, game: str) -> Speech:
        """Return the language with the words of a game; a game without its own takes the common."""
        found = self._speeches.get(game)
        if found is None:
            lexicon = lexicon_from_data(self.words, game)
            found = Speech(
                self.code,
                self.messages,
                lexicon,
                self.plural_category,
                self.sandhi,
                self.synonyms,
            )
            self._speeches[game] = found
        return found


def plural_category(code: str) -> Callable[[int], str]:
    """Return what gives the CLDR plural category of a whole number in a language."""

    @cache
    def category(number: int) -> str:
        return _plural_rule(code)(abs(number))

    return category


@cache
def _plural_rule(code: str) -> Callable[[int], str]:
    # Imported here: it takes long, and many texts have no number.
    from babel import Locale, UnknownLocaleError

    try:
        rule: Callable[[int], str] = Locale.parse(code).plural_form
    except (UnknownLocaleError, ValueError):
        return lambda number: "one" if number == 1 else "other"
    return rule


def load_language(
    code: str,
    patterns: Mapping[str, str],
    lexicon: Mapping[str, Any],
    sandhi: Callable[[str], str] | None = None,
    synonyms: Synonyms | None = None,
) -> Language:
    """
    Make a language from the texts of its pattern files, by path, and its lexicon's plain data.

    `sandhi` writes out the marks of a text, where it is not the one registered for the language.

    Raises `PatternError` for a pattern that cannot be used.
    """
    messages: dict[str, Message] = {}
    for path, text in patterns.items():
        messages = messages_from_fluent(path, text, messages)
    return language_of(code, messages, lexicon, sandhi, synonyms)


def language_of(
    code: str,
    messages: Mapping[str, Message],
    lexicon: Mapping[str, Any],
    sandhi: Callable[[str], str] | None = None,
    synonyms: Synonyms | None = None,
) -> Language:
    """Make a language of its messages, otherwise as `load_language` does."""
    write = sandhi or partial(written, language=code)
    return Language(code, messages, lexicon, plural_category(code), write, synonyms or Synonyms())
