"""
Phase two of a language that needs no module of its own, from the data of its `sandhi.yaml`.

The file tells the forms of each article before a consonant and before a vowel, by feature number;
which preposition melts with which article; and which words lose their vowel before another.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from regola.text.sandhi.spaces import ARTICLE, repeated_prepositions, tidy, without_article
from regola.text.values import ARTICLES, FEATURES, SOUNDS

__all__ = ["sandhi_from_data"]


def sandhi_from_data(data: Mapping[str, Any]) -> Callable[[str], str]:
    """Return what writes out the marks of a text, by the plain data of a `sandhi.yaml`."""
    return _Sandhi(data).written


class _Sandhi:
    def __init__(self, data: Mapping[str, Any]) -> None:
        vowels = re.escape(str(data.get("vowels", "aeiou")))
        silent = re.escape(str(data.get("silent", "")))
        silence = f"[{silent}]?" if silent else ""
        sounded = f"(?!{SOUNDS['consonant']})"
        self._vowel = re.compile(rf"{sounded}[«“\"(]*{silence}[{vowels}]", re.IGNORECASE)
        self._forms = {
            ARTICLES[name]: (forms["consonant"], forms.get("vowel", forms["consonant"]))
            for name, forms in data.get("articles", {}).items()
            if name in ARTICLES
        }
        self._melted: Mapping[str, str] = data.get("contractions", {})
        prepositions = dict.fromkeys(word.split(" ")[0] for word in self._melted)
        self._mark = re.compile(rf"(?:\b({_any(prepositions)}) )?{ARTICLE}", re.IGNORECASE)
        self._short: Mapping[str, str] = data.get("elisions", {})
        following = rf"(?={self._vowel.pattern})"
        self._elision = re.compile(rf"\b({_any(self._short)}) {following}", re.IGNORECASE)

    def written(self, text: str) -> str:
        articles = self._mark.sub(self._article, without_article(repeated_prepositions(text)))
        if self._short:
            articles = self._elision.sub(self._elided, articles)
        return tidy(articles)

    def _article(self, match: re.Match[str]) -> str:
        preposition, kind, feature = match[1], match[2], FEATURES.index(match[3])
        before = f"{preposition} " if preposition else ""
        if kind not in self._forms:
            return before
        vowel = bool(self._vowel.match(match.string, match.end()))
        article = self._forms[kind][vowel][feature]
        melted = self._melted.get(f"{preposition} {article}".lower()) if preposition else None
        if melted is not None:
            melted = melted[0].upper() + melted[1:] if preposition[0].isupper() else melted
            return _spaced(melted)
        return before + _spaced(article)

    def _elided(self, match: re.Match[str]) -> str:
        short = self._short[match[1].lower()]
        return short[0].upper() + short[1:] if match[1][0].isupper() else short


def _any(words: Mapping[str, Any]) -> str:
    return "|".join(map(re.escape, words)) or r"(?!)"


def _spaced(word: str) -> str:
    return word if not word or word.endswith("'") else f"{word} "
