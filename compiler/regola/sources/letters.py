"""Letters of other alphabets that cannot be told from Latin ones by looking."""

from __future__ import annotations

__all__ = ["look_alike"]

# Cyrillic and Greek letters as keyboards give them; accents and rare letters do not mislead.
_FOREIGN = "АВЕКМНОРСТУХІЈЅаеорсухіјѕΑΒΕΖΗΙΚΜΝΟΡΤΥΧονα"
_LATIN = "ABEKMHOPCTYXIJSaeopcyxijsABEZHIKMNOPTYXova"
_TABLE = str.maketrans(_FOREIGN, _LATIN)


def look_alike(word: str) -> str:
    """Return a word with foreign letters made Latin, if all of it then is; else as it stands."""
    if word.isascii():
        return word
    latin = word.translate(_TABLE)
    return latin if latin.isascii() else word
