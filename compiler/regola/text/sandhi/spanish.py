"""
Spanish: *del* and *al*, *el* and *un* before a stressed *a-*, *e* for *y*, *u* for *o*.

Only an article right before the noun changes (*el hacha*, *la única hacha*); the nouns that ask for
it carry the mark of their lexicon entry.
"""

from __future__ import annotations

import re

from regola.text.sandhi.spaces import ARTICLE
from regola.text.values import ARTICLES, FEATURES, SOUNDS

__all__ = ["beginning", "spanish"]

_MARK = re.compile(rf"(?:\b([dD]e|[aA]) )?{ARTICLE}")
_FORMS = {
    ARTICLES["def"]: ("el", "la", "los", "las"),
    ARTICLES["indef"]: ("un", "una", "unos", "unas"),
    ARTICLES["that"]: ("ese", "esa", "esos", "esas"),
    ARTICLES["no"]: ("ningún", "ninguna", "ningunos", "ningunas"),
    ARTICLES["each"]: ("cada", "cada", "cada", "cada"),
}
# The four that a stressed a- turns masculine; not the demonstrative (*esa hacha*).
_TONIC = {
    ARTICLES["def"]: "el",
    ARTICLES["indef"]: "un",
    ARTICLES["no"]: "ningún",
}
_AND = re.compile(r"\b([yY]) (?=[«“\"(\ue000-\ue032]*(?:[iIíÍ]|[hH][ií](?![aeo])))")
_OR = re.compile(r"\b([oO]) (?=[«“\"(\ue000-\ue032]*(?:[hH]?[oOóÓ]|8|11\b))")
_E_U = {"y": "e", "Y": "E", "o": "u", "O": "U"}


# A vowel that makes a syllable, with the weak ones that lean on it.
_SYLLABLE = re.compile(r"(?:(?<=[qg])u(?=[ei]))?[iuü]?[aeo](?:[iuy](?![aeo]))?|[iuü]+")


def beginning(noun: str, gender: str) -> str:
    """Return `tonic` for a feminine noun that begins with a stressed *a-*: *el hacha*."""
    first = noun.split(" ", maxsplit=1)[0].lower()
    return "tonic" if gender == "f" and _is_stressed_a(first) else ""


def _is_stressed_a(word: str) -> bool:
    """Tell whether the stress is on an *a* that begins the word."""
    if re.match("h?á", word):
        return True
    if not re.match("h?a", word) or re.search("[áéíóú]", word):
        return False
    syllables = len(_SYLLABLE.findall(word))
    return syllables == (2 if re.search("[aeiouns]$", word) else 1)


def _article(match: re.Match[str]) -> str:
    preposition, kind, feature = match[1], match[2], FEATURES.index(match[3])
    article = _FORMS[kind][feature]
    tonic = feature == 1 and match.string.startswith(SOUNDS["tonic"], match.end())
    if tonic and kind in _TONIC:
        article = _TONIC[kind]
    if preposition is None:
        return article + " "
    if article == "el" and kind == ARTICLES["def"]:
        return f"{preposition}l "
    return f"{preposition} {article} "


def spanish(text: str) -> str:
    """Write out the articles, contractions and conjunctions of a Spanish text."""
    with_articles = _MARK.sub(_article, text)
    swapped = _AND.sub(lambda match: _E_U[match[1]] + " ", with_articles)
    return _OR.sub(lambda match: _E_U[match[1]] + " ", swapped)
