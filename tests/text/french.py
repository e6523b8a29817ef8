"""French for the tests: a folder of words and this small phase two."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from regola.text import Language, load_language
from regola.text.sandhi.spaces import ARTICLE, repeated_prepositions, tidy
from regola.text.values import ARTICLES, FEATURES, SOUNDS
from tests.text.builder import yaml

FOLDER = Path(__file__).with_name("fr")

_MARK = re.compile(rf"(?:\b([dD]e|[àÀ]) )?{ARTICLE}")
_VOWEL = re.compile(r"[«(]*h?[aeiouyàâéèêîïôûœ]", re.IGNORECASE)
_ELISION = re.compile(rf"\b([dD]e|[qQ]ue) (?=(?!{SOUNDS['consonant']})[«(]*h?[aeiouyéèê])")
_FORMS = {
    ARTICLES["def"]: ("le ", "la ", "les ", "les "),
    ARTICLES["indef"]: ("un ", "une ", "des ", "des "),
    ARTICLES["that"]: ("ce ", "cette ", "ces ", "ces "),
    ARTICLES["no"]: ("aucun ", "aucune ", "", ""),
    ARTICLES["each"]: ("chaque ", "chaque ", "", ""),
}
_FUSED = {"de le ": "du ", "de les ": "des ", "à le ": "au ", "à les ": "aux "}


def _article(match: re.Match[str]) -> str:
    preposition, kind, feature = match[1], match[2], FEATURES.index(match[3])
    article = _FORMS[kind][feature]
    if _VOWEL.match(match.string, match.end()):
        article = "l'" if article in ("le ", "la ") else "cet " if article == "ce " else article
    joined = f"{preposition} {article}" if preposition else article
    return _FUSED.get(joined, joined)


def written_french(text: str) -> str:
    """Write out articles, contractions and elisions."""
    articles = _MARK.sub(_article, repeated_prepositions(text))
    return tidy(_ELISION.sub(lambda match: match[1][:-1] + "'", articles))


@cache
def french() -> Language:
    """Load the French of the tests."""
    files = {
        name: (FOLDER / name).read_text(encoding="utf-8") for name in ("rules.ftl", "words.ftl")
    }
    return load_language("fr", files, yaml(FOLDER / "lexicon.yaml"), written_french)
