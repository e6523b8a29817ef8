"""Names as they are given on the command line, and guesses at what was not given."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from regola.commands.usage import UsageError
from regola.program.names import GENDERLESS, MAXIMUM_NAME
from regola.resources import dsl_text

__all__ = ["GivenName", "completed", "given_name", "identifier", "spelled"]

_GENDERS = ("m", "f")


@dataclass(frozen=True, slots=True)
class GivenName:
    """A name in one language; what is empty was not given, ``guessed`` names what was guessed."""

    language: str
    singular: str
    plural: str = ""
    gender: str = ""
    guessed: bool = False


def given_name(text: str, language: str) -> GivenName:
    """
    Read ``singular/plural/gender``, the last two optional.

    Raises:
        UsageError: It is no such name, or holds what no name may hold.
    """
    forms = [part.strip() for part in unicodedata.normalize("NFC", text).split("/")]
    gender = forms.pop() if forms[1:] and forms[-1] in _GENDERS else ""
    match forms:
        case [singular] if _is_legal(singular):
            return GivenName(language, singular, gender=gender)
        case [singular, plural] if _is_legal(singular) and _is_legal(plural):
            return GivenName(language, singular, plural, gender)
        case _:
            raise UsageError("new-bad-name", name=text)


def _is_legal(text: str) -> bool:
    return bool(text) and len(text) <= MAXIMUM_NAME and text.isprintable() and '"' not in text


def completed(name: GivenName) -> GivenName:
    """Guess the plural and the gender, where they were not given, from the ends of words."""
    rules = _rules(name.language)
    plural = name.plural or _pluralised(name.singular, rules)
    gender = name.gender or ("" if name.language in GENDERLESS else _gender(name.singular, rules))
    guessed = name.guessed or (plural, gender) != (name.plural, name.gender)
    return replace(name, plural=plural, gender=gender, guessed=guessed)


def spelled(name: GivenName) -> str:
    """Return the name as it is written in a rules file."""
    forms = f'"{name.singular}" / "{name.plural}"'
    return " ".join(part for part in (name.language, name.gender, forms) if part)


def identifier(name: str) -> str:
    """
    Return the id that is made of a name: its letters without accents, small, words joined.

    Raises:
        UsageError: The name has no letter to begin an id with.
    """
    plain = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    words = "".join(c if c.isalnum() else " " for c in plain.replace("'", " ")).split()
    found = "_".join(words)
    if not found[:1].isalpha():
        raise UsageError("new-no-id", name=name)
    return found


@cache
def _rules(language: str) -> Mapping[str, Any]:
    from regola.yaml_files import trusted

    data: Mapping[str, Any] = trusted(dsl_text("text", language, "guesses.yaml"))
    return data


def _head(words: list[str], rules: Mapping[str, Any]) -> int:
    """Return which word of a name has the plural: the first, or the last before a joining one."""
    if rules["head"] == "first":
        return 0
    joints = (place for place, word in enumerate(words) if word in rules["joints"])
    return max(next(joints, len(words)) - 1, 0)


def _pluralised(name: str, rules: Mapping[str, Any]) -> str:
    words = name.split()
    place = _head(words, rules)
    word = words[place]
    for ending, plural in rules["plurals"]:
        if word.lower().endswith(ending):
            length = len(word) - len(ending)
            words[place] = word[:length] + (plural if length else plural.capitalize())
            break
    return " ".join(words)


def _gender(name: str, rules: Mapping[str, Any]) -> str:
    words = name.split()
    head = words[_head(words, rules)].lower()
    return next(str(gender) for ending, gender in rules["genders"] if head.endswith(ending))
