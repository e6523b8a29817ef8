"""One wrong letter in a word of the vocabulary, a field, a kind or a reference."""

from __future__ import annotations

import re
from random import Random

from seeding.content import Content, File, Site
from seeding.mistake import Mistake, replaced

__all__ = ["misspelt"]

_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_FIXED = frozenset({"STRING", "NUMBER", "MARK", "LBRACE", "RBRACE", "LPAR", "RPAR", "SIGN"})
# Fields whose words are names of the author's own choosing, or are read by nobody but people.
_FREE = frozenset({"name", "source", "question", "answer", "says", "shown"})
_SHORTEST = 2


def misspelt(file: File, content: Content, rng: Random) -> Mistake | None:
    """Edit one letter so that no legal word comes out."""
    site = rng.choice(file.sites)
    if not _is_word(site, file):
        return None
    word = rng.choice(list(re.finditer(r"[A-Za-z]+", file.text[site.start : site.end])))
    spelled = word[0]
    if len(spelled) < _SHORTEST:
        return None
    edited = _edited(spelled, rng)
    whole = file.text[site.start : site.end]
    around = whole[: word.start()] + edited + whole[word.end() :]
    if edited.lower() in content.words or around.lower() in content.words or edited == spelled:
        return None
    start = site.start + word.start()
    return replaced(file.text, start, start + len(spelled), edited)


def _is_word(site: Site, file: File) -> bool:
    if site.token.type in _FIXED or site.token.type.startswith("_") or site.end <= site.start:
        return False
    if site.token.type != "FIELD" and ("example" in site.kinds or site.field in _FREE):
        return False
    if not re.search(r"[A-Za-z]", file.text[site.start : site.end]):
        return False
    if site.token.type == "WORD" and not site.field and not _in_rule(site, file):
        return False
    # The word before a colon names the region it declares.
    return not (site.field == "region" and _is_argument(site, file))


def _in_rule(site: Site, file: File) -> bool:
    """Tell whether a word stands in a rule, not in a header, where it is an id."""
    return all(one.token.type != "KIND" for one in file.lines[site.line])


def _is_argument(site: Site, file: File) -> bool:
    colons = [one.start for one in file.lines[site.line] if one.token.type == "_COLON"]
    return bool(colons) and site.token.type == "WORD" and site.start < colons[0]


def _edited(word: str, rng: Random) -> str:
    place = rng.randrange(len(word))
    sort = rng.choice(("delete", "insert", "replace", "swap"))
    letter = rng.choice(_LETTERS)
    if sort == "delete":
        return word[:place] + word[place + 1 :]
    if sort == "insert":
        return word[:place] + letter + word[place:]
    if sort == "swap" and place + 1 < len(word):
        return word[:place] + word[place + 1] + word[place] + word[place + 2 :]
    return word[:place] + letter + word[place + 1 :]
