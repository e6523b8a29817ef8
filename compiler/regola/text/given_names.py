"""Names as somebody gives them, and guesses at what was not given."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import TYPE_CHECKING, Any

from regola.program.identifiers import is_identifier
from regola.program.names import GENDERLESS, MAXIMUM_NAME
from regola.resources import dsl_text

if TYPE_CHECKING:
    from regola.text.proposals import Proposals

__all__ = [
    "GivenName",
    "IllegalNameError",
    "NoIdentifierError",
    "beside_kind",
    "completed",
    "framed",
    "given_name",
    "identifier",
    "is_legal_name",
    "lent",
    "other_gender",
    "spaced",
    "spelled",
    "typed",
    "with_plural",
]

_GENDERS = ("m", "f")


class IllegalNameError(ValueError):
    """Raised for a text that is no name; it is the argument."""


class NoIdentifierError(ValueError):
    """Raised for a name of which no id can be made; it is the argument."""


@dataclass(frozen=True, slots=True)
class GivenName:
    """
    A name in one language; what is empty was not given.

    ``sound`` tells how it begins, where its letters mislead. ``guessed``: some of it was proposed
    and not confirmed; ``lent``: it is the name of another language. A name that ``agrees`` with
    what it stands beside has a ``feminine`` singular and plural too, unless they are those of the
    masculine; one that is ``fixed`` has no other form.
    """

    language: str
    singular: str
    plural: str = ""
    gender: str = ""
    sound: str = ""
    guessed: bool = False
    lent: bool = False
    feminine: tuple[str, str] | None = None
    agrees: bool = False
    fixed: bool = False


def given_name(text: str, language: str) -> GivenName:
    """
    Read ``singular/plural/gender/article``, all but the first optional.

    The feminine forms of a name that agrees stand in place of its gender; ``singular/-`` never
    changes, nor does ``singular/-/gender``, which has articles.

    The article, as it stands before the name in its language, tells how the name begins.

    Raises:
        IllegalNameError: It is no such name, or holds what no name may hold.
    """
    forms = [part.strip() for part in unicodedata.normalize("NFC", text).split("/")]
    articles: Mapping[str, str] = _data(language)["articles"]
    sound = articles[forms.pop()] if forms[1:] and forms[-1] in articles else ""
    gender = forms.pop() if forms[1:] and forms[-1] in _GENDERS else ""
    match forms:
        case [singular] if is_legal_name(singular):
            return GivenName(language, singular, gender=gender, sound=sound)
        case [singular, "-"] if is_legal_name(singular):
            return _without_plural(language, singular, gender, sound)
        case [singular, plural] if is_legal_name(singular) and is_legal_name(plural):
            return GivenName(language, singular, plural, gender, sound)
        case [singular, plural, one, many] if all(map(is_legal_name, forms)):
            return GivenName(language, singular, plural, "m", sound, feminine=(one, many))
        case _:
            raise IllegalNameError(text)


def _without_plural(language: str, singular: str, gender: str, sound: str) -> GivenName:
    """Return a name that never changes; with a gender it takes articles, in its one form."""
    if gender:
        return GivenName(language, singular, singular, gender, sound)
    return GivenName(language, singular, fixed=True)


def is_legal_name(text: str) -> bool:
    """Tell whether a text may stand as a name between quotation marks."""
    return not fault_of_name(text)


def fault_of_name(text: str) -> str:
    """Tell by a word why a text may not stand as a name; nothing where it may."""
    if len(text) > MAXIMUM_NAME:
        return "long"
    if not text.isprintable():
        return "line"
    faults = {"quote": '"' in text, "brace": "{" in text or "}" in text, "empty": not text}
    return next((fault for fault, is_so in faults.items() if is_so), "")


def completed(name: GivenName) -> GivenName:
    """Propose the forms that were not given, from the ends of words."""
    proposals = _proposals(name.language)
    if _never_changes(name, proposals):
        # Beside a noun no name of a language without genders changes: that is no guess.
        sure = name.fixed or (name.agrees and name.language in GENDERLESS and not name.lent)
        return replace(name, fixed=True, guessed=name.guessed or not sure)
    # A name that another language lends is not changed where the language changes none.
    plural = name.plural
    if name.lent and proposals.foreign:
        plural = name.singular
    plural = plural or proposals.plural(name.singular)
    gender = name.gender or ("" if name.language in GENDERLESS else _gender(name, proposals))
    feminine = _feminine(name, proposals) if name.agrees else name.feminine
    forms = (plural, gender, feminine)
    guessed = name.guessed or forms != (name.plural, name.gender, name.feminine)
    return replace(name, plural=plural, gender=gender, feminine=feminine, guessed=guessed)


def _never_changes(name: GivenName, proposals: Proposals) -> bool:
    """Tell whether a name of which one form was given has no other."""
    if name.fixed or name.plural or name.gender:
        return name.fixed
    agrees_with_nothing = name.language in GENDERLESS or (name.lent and proposals.foreign)
    return proposals.is_phrase(name.singular) or (name.agrees and agrees_with_nothing)


def _feminine(name: GivenName, proposals: Proposals) -> tuple[str, str] | None:
    """Return the feminine forms of a name that agrees; nothing where only one gender was given."""
    if name.feminine is not None or name.gender:
        return name.feminine
    one = proposals.feminine(name.singular)
    return None if one == name.singular else (one, proposals.plural(one))


def _gender(name: GivenName, proposals: Proposals) -> str:
    if name.agrees:
        return _GENDERS[0]
    return proposals.gender(name.singular) or _GENDERS[0]


def spelled(name: GivenName) -> str:
    """Return the name as it is written in a rules file."""
    if name.fixed:
        return f'{name.language} "{name.singular}"'
    forms = [f'"{name.singular}" / "{name.plural}"']
    if name.feminine is not None:
        forms.append('f "{}" / "{}"'.format(*name.feminine))
    return " ".join(part for part in (name.language, name.gender, name.sound, *forms) if part)


def lent(own: GivenName, language: str) -> GivenName:
    """Return a name in another language, which takes it over with its plural if it has one."""
    known = completed(own)
    taken = GivenName(language, own.singular, guessed=True, lent=True, agrees=own.agrees)
    if own.agrees or known.plural == own.singular:
        return replace(taken, fixed=known.fixed)
    return replace(taken, plural=known.plural, fixed=known.fixed)


def other_gender(name: GivenName) -> GivenName | None:
    """Return the name in its other gender; nothing where it has none of its own."""
    if name.fixed or name.feminine is not None or name.gender not in _GENDERS:
        return None
    return replace(name, gender=_GENDERS[1 - _GENDERS.index(name.gender)])


def with_plural(name: GivenName) -> GivenName | None:
    """Return a name that never changes with the plural that its language would form, if any."""
    plural = _proposals(name.language).plural(name.singular)
    if name.plural != name.singular or plural == name.singular:
        return None
    return replace(name, plural=plural)


def spaced(folder: str) -> str:
    """Return the name of a folder as a title: *my_first-pack* is “My first pack”."""
    words = folder.replace("_", " ").replace("-", " ").split()
    title = " ".join(words)
    return f"{title[:1].upper()}{title[1:]}" if is_legal_name(title) else folder


def typed(name: GivenName) -> str:
    """Return the name as it is given on the command line."""
    if name.fixed:
        return f"{name.singular}/-"
    rest = name.feminine or (name.gender,)
    return "/".join(filter(None, (name.singular, name.plural, *rest)))


def framed(name: GivenName, kind: str) -> str:
    """
    Return a name as texts say it of an item of a kind, to be seen before it is used.

    Without a kind, texts say nothing of it but the name.
    """
    from regola.text import shipped_language
    from regola.text.lexicon import Noun
    from regola.text.proposals import frames, frames_beside
    from regola.text.sandhi import sound_of

    if not kind:
        return name.singular
    if name.fixed and not name.agrees:
        return beside_kind(name.singular, kind, name.language)
    gender = name.gender or "n"
    sound = name.sound or sound_of(name.singular, gender, name.language)
    plural = name.singular if name.fixed else name.plural
    noun = Noun(gender=gender, forms=(name.singular, plural, *(name.feminine or ())), sound=sound)
    speech = shipped_language(name.language).of_game("")
    return frames_beside(noun, speech) if name.agrees else frames(noun, speech)


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


_LETTERS = str.maketrans(
    {"ø": "o", "ß": "ss", "æ": "ae", "œ": "oe", "đ": "d", "ð": "d", "þ": "th", "ł": "l", "ı": "i"}
)
"""Latin letters that are no letter with an accent, as they are written without them."""


def identifier(name: str) -> str:
    """
    Return the id that is made of a name: its letters without accents, small, words joined.

    Raises:
        NoIdentifierError: It has no letter to begin an id with, or is one that systems keep.
    """
    spelt = name.lower().translate(_LETTERS)
    plain = unicodedata.normalize("NFKD", spelt).encode("ascii", "ignore").decode()
    words = "".join(c if c.isalnum() else " " for c in plain.replace("'", " ")).split()
    found = "_".join(words)
    if not is_identifier(found):
        raise NoIdentifierError(name)
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
