"""Mistakes in scenario files: keys, ids, players, regions, borders, dice, numbers."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from regola.compilation.shelves import shelf_of
from regola.findings import Finding, Sink
from regola.scenarios.shelf import Shelf
from regola.scenarios.trials import trial
from regola.sources import Source
from regola.yaml_files import documents
from seeding.content import Content, File
from seeding.mistake import Mistake, replaced

__all__ = ["Case", "wrong_in_scenario"]

_TESTS = Path(__file__).resolve().parents[2] / "tests"
_FILES = {
    "conquest": ("scenarios/small_world.yaml", "scenarios/underground.yaml"),
    "digger": ("scenarios/dungeon_digger.yaml",),
    "lords": ("lords/dungeon_lords.yaml",),
}


@cache
def _cases() -> tuple[Case, ...]:
    return tuple(
        Case(f"{name}#{number}", text.strip("\n") + "\n", family)
        for family, names in _FILES.items()
        for name in names
        for number, text in enumerate((_TESTS / name).read_text("utf-8").split("\n---\n"))
        if "scenario:" in text
    )


_SHELVES: dict[str, Shelf | None] = {}


def _shelf(family: str, content: Content) -> Shelf | None:
    if family not in _SHELVES:
        _SHELVES[family] = shelf_of(content.programs[family], {}, Sink())
    return _SHELVES[family]


@dataclass(frozen=True)
class Case:
    """A document of a scenario file."""

    name: str
    text: str
    family: str

    def check(self, text: str, content: Content) -> list[Finding]:
        """Read and play the document; a step that fails is no finding."""
        sink = Sink()
        shelf = _shelf(self.family, content)
        for document in documents(Source(self.name, text), sink):
            if shelf is not None:
                trial(document, "", shelf, sink)
        return sink.sorted()

    def meaning(self, text: str, content: Content) -> Any:
        """Return the text: each change made here is a mistake."""
        del content
        return text


_Change = Callable[["Case", Content, Random], Mistake | None]


def wrong_in_scenario(file: File, content: Content, rng: Random) -> Mistake | None:
    """Make one mistake in a scenario."""
    del file
    case = rng.choice(_cases())
    made = rng.choice(_CHANGES)(case, content, rng)
    return None if made is None else Mistake(made.text, made.places, made.what, case)


def _lines(case: Case) -> list[re.Match[str]]:
    """Return the lines that say what is played; titles and prose are free."""
    own = re.finditer(r"^(?!(?:scenario|says|source|#)\b)[^\n#]+", case.text, re.MULTILINE)
    return [line for line in own if not line[0].lstrip().startswith("#")]


def _misspelt(case: Case, content: Content, rng: Random) -> Mistake | None:
    """Change a letter of an id of the content."""
    known = {one.rpartition("/")[2] for one in content.items}
    lines = _lines(case)
    if not lines:
        return None
    line = rng.choice(lines)
    inside = [word for word in re.finditer(r"\b[a-z_]{4,}\b", line[0]) if word[0] in known]
    if not inside:
        return None
    word = rng.choice(inside)
    place = rng.randrange(1, len(word[0]) - 1)
    edited = word[0][:place] + "q" + word[0][place + 1 :]
    return _put(case, line, word.span(), edited)


def _put(case: Case, line: re.Match[str], span: tuple[int, int], new: str) -> Mistake:
    start, end = (line.start() + offset for offset in span)
    made = replaced(case.text, start, end, new)
    stop = line.end() + len(new) - (end - start)
    return Mistake(made.text, ((line.start(), stop),), made.what)


def _key(case: Case, content: Content, rng: Random) -> Mistake | None:
    """Misspell the name of a step or of a part of the position."""
    del content
    keys = [
        (line, key)
        for line in _lines(case)
        for key in re.finditer(r"^(?:  - )?([a-z]{4,})(?=:)", line[0])
    ]
    if not keys:
        return None
    line, key = rng.choice(keys)
    return _put(case, line, key.span(1), key[1][:-2] + key[1][-1] + key[1][-2] + "x")


def _player(case: Case, content: Content, rng: Random) -> Mistake | None:
    """Name a player who does not sit at the table."""
    del content
    found = [
        (line, name)
        for line in _lines(case)
        if not re.match(r" *players\b", line[0])
        for name in re.finditer(r"(?<=[{ ])(ada|bea)(?=: *[{\[])", line[0])
    ]
    if not found:
        return None
    line, name = rng.choice(found)
    return _put(case, line, name.span(), "zoe")


def _border(case: Case, content: Content, rng: Random) -> Mistake | None:
    """Write a border to itself or to nowhere, or twice."""
    del content
    found = [
        (line, border)
        for line in _lines(case)
        if "borders:" in line[0]
        for border in re.finditer(r"\b(\w+)-(\w+)\b", line[0])
    ]
    if not found:
        return None
    line, border = rng.choice(found)
    wrong = rng.choice((f"{border[1]}-{border[1]}", f"{border[1]}-zz", f"{border[0]}, {border[0]}"))
    return _put(case, line, border.span(), wrong)


def _number(case: Case, content: Content, rng: Random) -> Mistake | None:
    """Write no number where one is due, one below zero, or a die without such a face."""
    del content
    found = [
        (line, number)
        for line in _lines(case)
        for number in re.finditer(r"\b(hand|coins|die|side|round|points): (\d+)", line[0])
    ]
    if not found:
        return None
    line, number = rng.choice(found)
    wrong = "9" if number[1] == "die" else rng.choice(("many", "-1"))
    return _put(case, line, number.span(2), wrong)


_CHANGES: tuple[_Change, ...] = (_misspelt, _key, _player, _border, _number)
