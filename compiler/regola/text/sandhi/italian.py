"""
Italian: the article by the sound of the next word, articulated prepositions, *ed* and *ad*.

Sounds: a vowel (*l'isola*), a cluster (*lo scudo*: s before a consonant, z, x, gn, ps, pn, pt, y, i
before a vowel), else a plain consonant. A noun that sounds otherwise carries a mark.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from regola.text.sandhi.spaces import ARTICLE
from regola.text.values import ARTICLES, FEATURES, SOUNDS

__all__ = ["italian"]

_MARK = re.compile(rf"(?:\b([dD]i|[aA]|[dD]a|[iI]n|[sS]u) )?{ARTICLE}")
_NEXT = re.compile(r"[«“\"(\s]*(\S{0,4})")
_CLUSTER = re.compile(r"s[^aeiouàèéìòùh\W]|sh|z|x|gn|ps|pn|pt|y|[ij][aeouàèéòù]", re.IGNORECASE)
_VOWEL = re.compile(r"h?[aeiouàèéìòù]", re.IGNORECASE)

# By sound, then by feature number: masculine, feminine, and their plurals.
_DEFINITE = {
    "consonant": ("il ", "la ", "i ", "le "),
    "cluster": ("lo ", "la ", "gli ", "le "),
    "vowel": ("l'", "l'", "gli ", "le "),
}
_INDEFINITE = {
    "consonant": ("un ", "una ", "dei ", "delle "),
    "cluster": ("uno ", "una ", "degli ", "delle "),
    "vowel": ("un ", "un'", "degli ", "delle "),
}
_THAT = {
    "consonant": ("quel ", "quella ", "quei ", "quelle "),
    "cluster": ("quello ", "quella ", "quegli ", "quelle "),
    "vowel": ("quell'", "quell'", "quegli ", "quelle "),
}
_SHAPES: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    ARTICLES["def"]: _DEFINITE,
    ARTICLES["indef"]: _INDEFINITE,
    ARTICLES["that"]: _THAT,
    ARTICLES["no"]: {
        sound: tuple("ness" + form if form[0] == "u" else "" for form in forms)
        for sound, forms in _INDEFINITE.items()
    },
    ARTICLES["each"]: {
        sound: tuple("ciasc" + form if form[0] == "u" else "" for form in forms)
        for sound, forms in _INDEFINITE.items()
    },
}
_FUSED = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
_AND = re.compile(r"\b([eE]) (?=[«“\"(]*[eèéEÈÉ])")
_TO = re.compile(r"\b([aA]) (?=[«“\"(]*[aàAÀ])")


def sound(following: str) -> str:
    """Return how a word begins: `vowel`, `cluster` or `consonant`."""
    match = _NEXT.match(following)
    start = match[1] if match else ""
    for name in ("vowel", "cluster", "consonant"):
        if start.startswith(SOUNDS[name]):
            return name
    if _CLUSTER.match(start):
        return "cluster"
    return "vowel" if _VOWEL.match(start) else "consonant"


def _fused(preposition: str, article: str) -> str:
    stem = _FUSED[preposition.lower()]
    if article in ("il ", "i "):
        melted = stem + article[1:] if article == "il " else stem + "i "
    elif article == "gli ":
        melted = stem + "gli "
    else:
        melted = stem + "l" + article
    return melted[0].upper() + melted[1:] if preposition[0].isupper() else melted


def _article(match: re.Match[str]) -> str:
    preposition, kind, feature = match[1], match[2], FEATURES.index(match[3])
    begins = sound(match.string[match.end() : match.end() + 12])
    # A feminine never loses its vowel before i- and another vowel: la iena, una iena.
    if feature == 1 and begins == "cluster":
        begins = "consonant"
    article = _SHAPES[kind][begins][feature]
    if preposition is None:
        return article
    if kind == ARTICLES["def"]:
        return _fused(preposition, article)
    return f"{preposition} {article}"


def italian(text: str) -> str:
    """Write out the articles, articulated prepositions, *ed* and *ad* of an Italian text."""
    with_articles = _MARK.sub(_article, text)
    joined = _AND.sub(lambda match: match[1] + "d ", with_articles)
    return _TO.sub(lambda match: match[1] + "d ", joined)
