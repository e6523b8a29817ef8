"""Titles given twice, and names whose forms do not belong together."""

from __future__ import annotations

import re
from random import Random

from seeding.content import Content, File
from seeding.mistake import Mistake, replaced

__all__ = ["doubled_title", "second_without_plural", "wrong_gender", "wrong_source"]

_TITLED = re.compile(r'^    (example|ruling) ("[^"\n]*") \{$', re.MULTILINE)
_TWO = re.compile(r'\b(?:it|es) m "[^"\n]+" / "[^"\n]+" f "[^"\n]+"( / "[^"\n]+")')
_ONE = re.compile(r'\b(it|es) ([mf]) "(\w+)" / "(\w+)"(?! f)')
_SOURCE = re.compile(r"^ +source: *([^\n#]+)$", re.MULTILINE)
_ENDINGS = {("m", "it"): ("o", "i"), ("f", "it"): ("a", "e")}
_ENDINGS |= {("m", "es"): ("o", "os"), ("f", "es"): ("a", "as")}


def doubled_title(file: File, content: Content, rng: Random) -> Mistake | None:
    """Give an example or a ruling the title of another of the same item."""
    del content
    titled = list(_TITLED.finditer(file.text))
    pairs = [
        (one, other)
        for one in titled
        for other in titled
        if one.start() < other.start()
        and one[1] == other[1]
        and one[2] != other[2]
        and "\n}" not in file.text[one.end() : other.start()]
    ]
    if not pairs:
        return None
    one, other = rng.choice(pairs)
    changed = replaced(file.text, *other.span(2), one[2])
    start = file.text.rfind("\n", 0, other.start(2)) + 1
    shown = tuple(m.span() for m in re.finditer(rf"shown:.*{other[2]}.*", changed.text))
    return Mistake(changed.text, ((start, other.start(2) + len(one[2])), *shown), changed.what)


def second_without_plural(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out the plural of the second gender."""
    del content
    found = list(_TWO.finditer(file.text))
    if not found:
        return None
    name = rng.choice(found)
    text = file.text[: name.start(1)] + file.text[name.end(1) :]
    return Mistake(text, ((name.start(), name.start(1)),), f"without {name[1]}")


def wrong_gender(file: File, content: Content, rng: Random) -> Mistake | None:
    """Give a name the gender that its own endings deny."""
    del content
    found = [
        name
        for name in _ONE.finditer(file.text)
        if name[3].endswith(_ENDINGS[name[2], name[1]][0])
        and name[4].endswith(_ENDINGS[name[2], name[1]][1])
    ]
    if not found:
        return None
    name = rng.choice(found)
    other = "f" if name[2] == "m" else "m"
    changed = replaced(file.text, *name.span(2), other)
    return Mistake(changed.text, (name.span(),), changed.what)


def wrong_source(file: File, content: Content, rng: Random) -> Mistake | None:
    """Name a source that is none: another order, another language, a word too many."""
    del content
    found = list(_SOURCE.finditer(file.text))
    if not found:
        return None
    source = rng.choice(found)
    wrongs = ("small_world sp 12", "it small_world", "smal_world it", f"{source[1]} page")
    wrong = rng.choice(wrongs)
    return replaced(file.text, *source.span(1), wrong)
