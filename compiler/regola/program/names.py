"""Resolve the names of an item: language, gender, singular and plural in each."""

from __future__ import annotations

import unicodedata

from regola.findings import Sink
from regola.program.model import BEGINNINGS, Name
from regola.sources import Span
from regola.syntax import tree

__all__ = ["GENDERLESS", "MAXIMUM_NAME", "names"]

GENDERLESS = frozenset({"en"})
MAXIMUM_NAME = 100
_GENDERS = ("m", "f")


def names(line: tree.Field, path: str, languages: tuple[str, ...], sink: Sink) -> tuple[Name, ...]:
    """
    Resolve a ``name`` field; report languages doubled or unknown, forms missing.

    ``languages`` are the codes of those that a name may be in.
    """
    found: dict[str, Name] = {}
    for entry in line.entries:
        name = _name(entry, path, languages, sink)
        if name is None:
            continue
        if name.language in found:
            sink.report("doubled-language", name.span, language=name.language)
        found.setdefault(name.language, name)
    return tuple(found.values())


def _name(entry: tree.Entry, path: str, languages: tuple[str, ...], sink: Sink) -> Name | None:
    span = Span(path, entry.start, entry.end)
    language, *rest = entry.words
    if language.terminal != "WORD" or language.text not in languages:
        place = Span(path, language.start, language.end)
        sink.report("unknown-language", place, language=language.text, legal=languages)
        return None
    forms = _forms(rest, path, sink)
    texts = [text for _, group in forms for text in group]
    if not texts:
        sink.report("wrong-field-value", span, field="name", expected=("text",), found="", legal=())
        return None
    if not all(_legal(text, span, sink) for text in texts):
        return None
    gender, (singular, *plural) = forms[0]
    if not plural and gender:
        sink.report("missing-plural", span, language=language.text)
    feminine = forms[1][1] if len(forms) > 1 else None
    if plural and feminine and len(feminine) == 1:
        sink.report("missing-plural", span, language=language.text)
    both = (feminine[0], feminine[-1]) if feminine else None
    sound = next((word.text for word in rest if _tells_sound(word)), "")
    return Name(language.text, gender, singular, plural[0] if plural else "", both, sound, span)


def _tells_sound(word: tree.Word) -> bool:
    return word.terminal == "WORD" and word.text in BEGINNINGS


def _forms(words: list[tree.Word], path: str, sink: Sink) -> list[tuple[str, list[str]]]:
    """Group the forms by gender: a gender, then one or two texts divided by a stroke."""
    groups: list[tuple[str, list[str]]] = []
    for word in words:
        if word.terminal == "STRING":
            if not groups:
                groups.append(("", []))
            groups[-1][1].append(unicodedata.normalize("NFC", word.text))
        elif word.terminal == "WORD" and word.text in _GENDERS:
            groups.append((word.text, []))
        elif word.text != "/" and not _tells_sound(word):
            place = Span(path, word.start, word.end)
            sink.report("unknown-gender", place, gender=word.text, language="", legal=_GENDERS)
    return [(gender, texts) for gender, texts in groups if texts]


def _legal(text: str, span: Span, sink: Sink) -> bool:
    if len(text) > MAXIMUM_NAME:
        sink.report("name-too-long", span, length=len(text), maximum=MAXIMUM_NAME)
        return False
    if not text.strip():
        sink.report("wrong-field-value", span, field="name", expected=("text",), found="", legal=())
        return False
    odd = tuple(f"U+{ord(one):04X}" for one in dict.fromkeys(text) if _is_odd(one))
    if odd:
        sink.report("odd-character-in-name", span, characters=odd)
    return True


def _is_odd(character: str) -> bool:
    """Tell whether a character is a brace, as of a pattern, or written from right to left."""
    return character in "{}" or unicodedata.bidirectional(character) in ("R", "AL")
