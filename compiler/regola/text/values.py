"""
The values that sentence patterns are filled with: words with their grammatical features.

A value's text may hold marks: characters of the private use area that stand for what is written
only when the next word is known. An article is a mark, because *lo scudo* but *il tuo scudo*; phase
two (`regola.text.sandhi`) writes it out. No mark survives into a printed sentence.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

__all__ = [
    "ARTICLES",
    "MARKS",
    "PLURAL",
    "REPEAT",
    "SOUNDS",
    "UNION",
    "UNION_END",
    "YOU",
    "Gender",
    "Words",
    "article_mark",
    "without_marks",
]

Gender: TypeAlias = Literal["m", "f", "n"]
"""Masculine, feminine, or none, where the language has no gender."""

ARTICLES = {"def": "\ue010", "indef": "\ue011", "that": "\ue012", "no": "\ue013", "each": "\ue014"}
"""The mark of each article; the feature's mark follows it."""

SOUNDS = {
    "consonant": "\ue020",
    "cluster": "\ue021",
    "vowel": "\ue022",
    "tonic": "\ue023",
    "proper": "\ue024",
}
"""Marks before a noun whose beginning sounds other than its spelling tells, or takes no article."""

UNION, REPEAT, UNION_END = "\ue030", "\ue031", "\ue032"
"""Marks around alternatives: a preposition before them is written again at each repeat mark."""

FEATURES = "\ue000\ue001\ue002\ue003"
"""Feature marks by feature number: masculine and feminine singular, then the plurals."""

MARKS = (
    FEATURES + "".join(ARTICLES.values()) + "".join(SOUNDS.values()) + UNION + REPEAT + UNION_END
)

PLURAL, YOU = 2, 4
"""The bit that makes a feature number plural; the feature number of the person spoken to."""

# What turns the direction of writing, for the rest of the line or of the page.
_TURNING = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"

_NO_MARKS = dict.fromkeys(map(ord, MARKS + _TURNING))


@dataclass(frozen=True, slots=True)
class Words:
    """
    Some words and what agrees with them.

    `feature` counts masculine singular 0, feminine singular 1, masculine plural 2, feminine plural
    3, and 4 for the person spoken to. `count` is the number that the words state, if they do.
    `copula` names the verb that joins them to a subject, where a language has more than one.
    """

    text: str
    feature: int = 0
    count: int | None = None
    copula: str = ""

    def __str__(self) -> str:
        """Return the text, marks included."""
        return self.text

    def with_text(self, text: str) -> Words:
        """Return other words with the same features."""
        return Words(text, self.feature, self.count, self.copula)

    def with_feature(self, feature: int) -> Words:
        """Return the same words with another feature number."""
        return Words(self.text, feature, self.count, self.copula)


def feature_of(gender: str, *, plural: bool) -> int:
    """Return the feature number of a gender and a number."""
    return (1 if gender == "f" else 0) + (PLURAL if plural else 0)


def article_mark(kind: str, feature: int) -> str:
    """Return the mark of an article; no article stands before the person spoken to."""
    return "" if feature >= YOU else ARTICLES[kind] + FEATURES[feature]


def without_marks(text: str) -> str:
    """Take all marks, and what turns writing round, out of a text that somebody else wrote."""
    return text.translate(_NO_MARKS)
