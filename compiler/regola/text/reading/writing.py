"""Write a line as a designer would: *you are*, *an opponent*, *your regions are*."""

from __future__ import annotations

import re
from collections.abc import Collection

__all__ = ["written"]

_ARTICLE = re.compile(r"\ba (?=[aeiou])")
_YOU = re.compile(r"\byou (is|has)\b")
_SUBJECT = re.compile(r"(?:^|(?<=[,:] )|(?<=\bif )|(?<=unless ))([^,:]*?)(?<!\bthat) is\b")
_FORMS = {"is": "are", "has": "have"}
_HEAD = re.compile(r"\b(?:that|with|without|beside|of|in|above|not)\b")


def written(line: str, plurals: Collection[str]) -> str:
    """Return a line in good English; `plurals` are the plural forms of nouns."""

    def agreeing(match: re.Match[str]) -> str:
        words = _HEAD.split(match[1])[0].split()
        several = any(" ".join(words[start:]) in plurals for start in range(len(words)))
        return f"{match[1]} {'are' if several else 'is'}"

    own = _YOU.sub(lambda match: f"you {_FORMS[match[1]]}", line)
    return _ARTICLE.sub("an ", _SUBJECT.sub(agreeing, own))
