"""
What an item says outside of its rules, taken apart so that each change is told once.

A fact is a short key and a value that can be compared; where something stands in its file, and in
which order lines stand that have none, is no fact.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from regola.ir.from_program import Data
from regola.program.pack import Manifest

__all__ = ["Fact", "Topic", "facts_of", "facts_of_pack"]

Topic: TypeAlias = Literal[
    "name", "number", "field", "region", "place", "border", "prose", "step", "default"
]
"""
What a fact is about: the name in a language; numbers of a field; other values of a field; what a
region is; where it is drawn; a border; a text written by hand; a line of an example; whether an
option is taken.
"""

_PROSE = frozenset({"question", "answer", "says", "italian", "spanish", "english"})
_DRAWN = "at"
_OUTSIDE = frozenset({"name", "chapter"})
"""What is told with the names, and where in the book something is printed, which is layout."""


@dataclass(frozen=True, slots=True)
class Fact:
    """
    Something that an item says.

    ``key`` tells it from the item's other facts of its topic: the field, the region, the language.
    ``value`` is as a reader would write it.
    """

    topic: Topic
    key: str
    value: str
    language: str = ""


def facts_of(item: Data) -> Iterator[Fact]:
    """Give the facts of one item, those of the items in it left out."""
    for name in item.get("names", ()):
        yield Fact("name", name["language"], _name(name), name["language"])
    lines: dict[str, list[Data]] = {}
    for line in item.get("fields", ()):
        lines.setdefault(line["key"], []).append(line)
    for key, own in lines.items():
        if key not in _OUTSIDE:
            yield from _READERS.get((item["kind"], key), _field(item["kind"]))(key, own)


def facts_of_pack(head: Manifest) -> Iterator[Fact]:
    """
    Give the facts that a pack says of itself.

    Its version is none: it follows from what else changed.
    """
    for language, name in head.names.items():
        yield Fact("name", language, name, language)
    told = {"game": head.game, "vocabulary": head.family, "licence": head.licence}
    needs = sorted(f"{name} {head.ranges.get(name, '')}".strip() for name in head.needs)
    for key, value in {**told, "needs": ", ".join(needs)}.items():
        yield Fact("field", key, value)


def _name(name: Data) -> str:
    forms = [name["singular"], name.get("plural", ""), *(name.get("feminine") or ())]
    told = " / ".join(form for form in forms if form)
    return f"{told} ({name['gender']})" if name.get("gender") else told


def _field(kind: str) -> Callable[[str, list[Data]], Iterator[Fact]]:
    return _steps if kind == "example" else _values


def _values(key: str, lines: list[Data]) -> Iterator[Fact]:
    entries = [entry[1:] for line in lines for entry in line.get("entries", ())]
    if key in _PROSE or _is_translated(entries):
        for language, text in entries:
            yield Fact("prose", key, str(text), str(language))
        return
    topic: Topic = "number" if any(isinstance(v, int) for e in entries for v in e) else "field"
    if key == "default":
        topic = "default"
    yield Fact(topic, key, ", ".join(map(_entry, entries)))


def _is_translated(entries: list[list[Any]]) -> bool:
    pair = 2
    return bool(entries) and all(
        len(entry) == pair and entry[0] in ("it", "es", "en") for entry in entries
    )


def _entry(entry: list[Any]) -> str:
    return " ".join(map(str, entry))


def _steps(key: str, lines: list[Data]) -> Iterator[Fact]:
    """The lines of an example: their order counts, so they are one fact a key."""
    if key in _PROSE:
        yield from _values(key, lines)
        return
    told = (
        " ".join([*line.get("arguments", ()), ", ".join(_entry(e[1:]) for e in line["entries"])])
        for line in lines
    )
    yield Fact("step", key, " · ".join(told))


def _example_borders(key: str, lines: list[Data]) -> Iterator[Fact]:
    yield Fact("step", key, ", ".join(sorted(fact.value for fact in _borders(key, lines))))


def _regions(_key: str, lines: list[Data]) -> Iterator[Fact]:
    for line in lines:
        region = " ".join(line.get("arguments", ()))
        entries = [entry[1:] for entry in line.get("entries", ())]
        said = sorted(_entry(entry) for entry in entries if entry[0] != _DRAWN)
        drawn = [_entry(entry) for entry in entries if entry[0] == _DRAWN]
        yield Fact("region", region, ", ".join(said))
        if drawn:
            yield Fact("place", region, ", ".join(drawn))


def _borders(_key: str, lines: list[Data]) -> Iterator[Fact]:
    for line in lines:
        for entry in line.get("entries", ()):
            ends = sorted(str(value) for value in entry[1:] if value != "-")
            yield Fact("border", "-".join(ends), "-".join(ends))


_READERS: dict[tuple[str, str], Callable[[str, list[Data]], Iterator[Fact]]] = {
    ("board", "region"): _regions,
    ("board", "borders"): _borders,
    ("example", "borders"): _example_borders,
}
