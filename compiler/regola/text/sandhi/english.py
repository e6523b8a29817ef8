"""English: *a* or *an* by the sound of the next word, *that* and *those*."""

from __future__ import annotations

import re

from regola.text.sandhi.spaces import ARTICLE
from regola.text.values import ARTICLES, FEATURES, SOUNDS

__all__ = ["begins_with_vowel", "english"]

_MARK = re.compile(ARTICLE)
_NEXT = re.compile(r"[«“\"'(\s]*([^\s,.;:»”\")]*)")
# Words whose first letter misleads: a silent h, a vowel letter that sounds like *you* or *one*.
_VOWEL_SOUND = re.compile(r"(?:hono|hour|heir|honest|8|11\b|18\b)", re.IGNORECASE)
_CONSONANT_SOUND = re.compile(
    r"(?:uni(?!n|m)|use|usu|eu|one\b|once\b|ut[ei]|ure|ubi)", re.IGNORECASE
)
_WORDS = {
    ARTICLES["def"]: ("the", "the"),
    ARTICLES["that"]: ("that", "those"),
    ARTICLES["no"]: ("no", "no"),
    ARTICLES["each"]: ("each", "each"),
}


def begins_with_vowel(following: str) -> bool:
    """Tell whether what follows begins with the sound of a vowel."""
    word = _NEXT.match(following)
    start = word[1] if word else ""
    if start.startswith(SOUNDS["vowel"]) or _VOWEL_SOUND.match(start):
        return True
    if start.startswith(SOUNDS["consonant"]) or _CONSONANT_SOUND.match(start):
        return False
    return start[:1].lower() in set("aeiou") - {""}


def _article(match: re.Match[str]) -> str:
    plural = match[2] in FEATURES[2:]
    if match[1] in _WORDS:
        return _WORDS[match[1]][plural] + " "
    if plural:
        return ""
    return "an " if begins_with_vowel(match.string[match.end() : match.end() + 24]) else "a "


def english(text: str) -> str:
    """Write out the articles of an English text."""
    return _MARK.sub(_article, text)
