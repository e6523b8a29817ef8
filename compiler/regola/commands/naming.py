"""Names as they are given on the command line, and guesses at what was not given."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from regola.commands.usage import UsageError
from regola.program.identifiers import is_identifier
from regola.program.names import GENDERLESS, MAXIMUM_NAME
from regola.resources import dsl_text

if TYPE_CHECKING:
    from regola.text.proposals import Proposals

__all__ = [
    "GivenName",
    "beside_kind",
    "completed",
    "framed",
    "given_name",
    "identifier",
    "spelled",
]

_GENDERS = ("m", "f")


@dataclass(frozen=True, slots=True)
class GivenName:
    """
    A name in one language; what is empty was not given.

    ``sound`` tells how it begins, where its letters mislead. ``guessed``: some of it was proposed
    and not confirmed; ``lent``: it is the name of another language.
    """

    language: str
    singular: str
    plural: str = ""
    gender: str = ""
    sound: str = ""
    guessed: bool = False
    lent: bool = False


def given_name(text: str, language: str) -> GivenName:
    """
    Read ``singular/plural/gender/article``, all but the first optional.

    The article, as it stands before the name in its language, tells how the name begins.

    Raises:
        UsageError: It is no such name, or holds what no name may hold.
    """
    forms = [part.strip() for part in unicodedata.normalize("NFC", text).split("/")]
    articles: Mapping[str, str] = _data(language)["articles"]
    sound = articles[forms.pop()] if forms[1:] and forms[-1] in articles else ""
    gender = forms.pop() if forms[1:] and forms[-1] in _GENDERS else ""
    match forms:
        case [singular] if _is_legal(singular):
            return GivenName(language, singular, gender=gender, sound=sound)
        case [singular, plural] if _is_legal(singular) and _is_legal(plural):
            return GivenName(language, singular, plural, gender, sound)
        case _:
            raise UsageError("new-bad-name", name=text)


def _is_legal(text: str) -> bool:
    return bool(text) and len(text) <= MAXIMUM_NAME and text.isprintable() and '"' not in text


def completed(name: GivenName) -> GivenName:
    """Propose the plural and the gender, where they were not given, from the ends of words."""
    proposals = _proposals(name.language)
    # A name that another language lends is not changed where the language changes none.
    plural = name.plural
    if name.lent and proposals.foreign:
        plural = name.singular
    plural = plural or proposals.plural(name.singular)
    gender = name.gender or ("" if name.language in GENDERLESS else _gender(name, proposals))
    guessed = name.guessed or (plural, gender) != (name.plural, name.gender)
    return replace(name, plural=plural, gender=gender, guessed=guessed)


def _gender(name: GivenName, proposals: Proposals) -> str:
    return proposals.gender(name.singular) or _GENDERS[0]


def spelled(name: GivenName) -> str:
    """Return the name as it is written in a rules file."""
    forms = f'"{name.singular}" / "{name.plural}"'
    return " ".join(part for part in (name.language, name.gender, name.sound, forms) if part)


def framed(name: GivenName) -> str:
    """Return a name with the articles that it takes, to be seen before it is used."""
    from regola.text import shipped_language
    from regola.text.lexicon import Noun
    from regola.text.proposals import frames
    from regola.text.sandhi import sound_of

    gender = name.gender or "n"
    sound = name.sound or sound_of(name.singular, gender, name.language)
    noun = Noun(gender=gender, forms=(name.singular, name.plural), sound=sound)
    return frames(noun, shipped_language(name.language).of_game(""))


def beside_kind(name: str, kind: str, language: str) -> str:
    """Return what texts say of an item that has no name in a language: *the race “Zorblax”*."""
    from regola.text import shipped_language
    from regola.text.planner.telling import content_noun
    from regola.text.proposals import frames

    speech = shipped_language(language).of_game("")
    return frames(content_noun(speech, _Nameless(name), f"/{kind}/"), speech)


@dataclass(frozen=True, slots=True)
class _Nameless:
    """The names of content where nothing has one in the language at hand."""

    name: str

    def noun(self, _reference: str, _language: str) -> None:
        """Return nothing: there is no name."""

    def title(self, _reference: str) -> str:
        """Return the name that another language has."""
        return self.name


def identifier(name: str) -> str:
    """
    Return the id that is made of a name: its letters without accents, small, words joined.

    Raises:
        UsageError: The name has no letter to begin an id with, or is one that systems keep.
    """
    plain = unicodedata.normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    words = "".join(c if c.isalnum() else " " for c in plain.replace("'", " ")).split()
    found = "_".join(words)
    if not is_identifier(found):
        raise UsageError("new-no-id", name=name)
    return found


@cache
def _data(language: str) -> Mapping[str, Any]:
    from regola.yaml_files import trusted

    data: Mapping[str, Any] = trusted(dsl_text("text", language, "guesses.yaml"))
    return data


@cache
def _proposals(language: str) -> Proposals:
    from regola.text.proposals import proposals_from_data

    return proposals_from_data(_data(language))
