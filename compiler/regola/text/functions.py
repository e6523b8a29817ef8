"""
The functions that patterns call: articles, agreement, counting, terms.

Each takes one value (or a term's id in quotes) and literal options, and is made ready when the
pattern is read: saying it is a look-up by feature number.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol, TypeAlias

from regola.sources import Argument
from regola.text.lexicon import Lexicon, Noun
from regola.text.values import PLURAL, YOU, Words, article_mark

__all__ = ["FUNCTIONS", "Maker", "MissingMessageError", "PatternError", "Speaking", "Values"]


class PatternError(Exception):
    """
    A fault in a language's patterns: the file, the line and what is wrong.

    `slug` is its finding, `facts` what that names.
    """

    def __init__(
        self, path: str, line: int, what: str, slug: str = "broken-message", **facts: Argument
    ) -> None:
        """Keep the place beside the words."""
        super().__init__(f"{path}:{line}: {what}")
        self.path = path
        self.line = line
        self.what = what
        self.slug = slug
        self.facts = facts


class MissingMessageError(KeyError):
    """A language lacks a message or a word that some rule needs: a fault of the language data."""


class Speaking(Protocol):
    """What functions may ask while a sentence is made: the words of the game that is spoken of."""

    @property
    def code(self) -> str:
        """The code of the language."""
        ...

    @property
    def lexicon(self) -> Lexicon:
        """The words, as the game at hand says them."""
        ...

    @property
    def plural_category(self) -> Callable[[int], str]:
        """The CLDR plural category of a whole number."""
        ...


Values: TypeAlias = Mapping[str, Words | str]
"""The values of a message by argument name; one that is not given is empty."""

Said: TypeAlias = Callable[[Values, Speaking], str]
Maker: TypeAlias = Callable[[str, Mapping[str, str], bool], Said]

_NOTHING = Words("")

# Which option serves a feature number, the closest first.
_AGREEMENT = (("m", "sg"), ("f", "sg", "m"), ("mp", "pl"), ("fp", "pl", "mp"), ("you", "m", "sg"))


def _value(values: Values, name: str) -> Words:
    value = values.get(name, _NOTHING)
    return value if isinstance(value, Words) else Words(value)


def _term(name: str, *, plural: bool) -> Callable[[Speaking], Words]:
    return lambda speaking: _noun(speaking, name).words(plural=plural)


def _noun(speaking: Speaking, name: str) -> Noun:
    found = speaking.lexicon.nouns.get(name)
    if found is None:
        raise MissingMessageError(f"{speaking.code}: noun {name}")
    return found


def _refuse_others(options: Mapping[str, str], *known: str) -> None:
    unknown = sorted(options.keys() - set(known))
    if unknown:
        raise ValueError(f"no such option: {', '.join(unknown)}")


def agreement(name: str, options: Mapping[str, str], literal: bool) -> Said:  # noqa: FBT001
    """Make `AGR($x, f: …, m: …)`: the form that agrees with the value."""
    unknown = set(options) - {"f", "fp", "m", "mp", "pl", "sg", "you"}
    if unknown or not options:
        raise ValueError(f"no such form: {', '.join(sorted(unknown))}")
    forms = tuple(next((options[key] for key in keys if key in options), "") for keys in _AGREEMENT)
    if literal:
        term = _term(name, plural=False)
        return lambda _values, speaking: forms[term(speaking).feature]
    return lambda values, _speaking: forms[_value(values, name).feature]


def determiner(name: str, options: Mapping[str, str], literal: bool) -> Said:  # noqa: FBT001
    """Make `DET($x, art: …)`: the article of the value, written out in phase two."""
    _refuse_others(options, "art", "num")
    marks = tuple(article_mark(options["art"], feature) for feature in range(YOU + 1))
    if literal:
        term = _term(name, plural=options.get("num") == "pl")
        return lambda _values, speaking: marks[term(speaking).feature]
    return lambda values, _speaking: marks[_value(values, name).feature]


def noun_phrase(name: str, options: Mapping[str, str], literal: bool) -> Said:  # noqa: FBT001
    """Make `NP($x, art: …)`: article and words; of a term in quotes also its number, `num`."""
    _refuse_others(options, "art", "num")
    article = options.get("art", "none")
    marks = tuple(
        "" if article == "none" else article_mark(article, feature) for feature in range(YOU + 1)
    )
    if not literal:
        return lambda values, _speaking: _with_mark(_value(values, name), marks)
    term = _term(name, plural=options.get("num") == "pl")
    return lambda _values, speaking: _with_mark(term(speaking), marks)


def _with_mark(words: Words, marks: tuple[str, ...]) -> str:
    return f"{marks[words.feature]} {words.text}" if marks[words.feature] else words.text


def count(name: str, options: Mapping[str, str], literal: bool) -> Said:  # noqa: FBT001
    """Make `COUNT($n, of: "token")`: the amount and the noun in the number it asks for."""
    _refuse_others(options, "of")
    noun = options["of"]
    if literal:
        raise ValueError("it counts a variable")

    def say(values: Values, speaking: Speaking) -> str:
        amount = _value(values, name)
        return f"{amount.text} {_noun(speaking, noun).words(plural=amount.count != 1).text}"

    return say


def number(name: str, options: Mapping[str, str], literal: bool) -> Said:  # noqa: FBT001
    """Make `NUM($n)`: the plural category of an amount or of any value, to select by."""
    if options or literal:
        raise ValueError("it takes a variable alone")

    def say(values: Values, speaking: Speaking) -> str:
        value = _value(values, name)
        if value.count is not None:
            return speaking.plural_category(value.count)
        return "other" if value.feature & PLURAL else "one"

    return say


FUNCTIONS: Mapping[str, Maker] = {
    "AGR": agreement,
    "COUNT": count,
    "DET": determiner,
    "NP": noun_phrase,
    "NUM": number,
}
"""The functions by their names in patterns."""
