"""Prose that people wrote in content follows the rules beside it, in every language."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.compilation.prose import check_prose
from regola.files.library import official
from regola.files.packs import files_of
from regola.findings import Sink
from regola.program.model import Item
from regola.program.prose import PROSE
from regola.resources import content_folder
from regola.sources import Source

ABOUT_PROSE = {"prose-number", "prose-differs", "prose-name", "prose-place"}


CHANGES = {
    "conquest/base.regola": ("is at most 3", "is at most 2"),
    "small_world/races/ratmen.regola": ("tokens: 8 of", "tokens: 7 of"),
    "small_world/races/amazons.regola": ("move 4 tokens", "move 3 tokens"),
    "small_world/powers/fortified.regola": ("box: 6", "box: 5"),
    "small_world/powers/wealthy.regola": ("gain 7 coins", "gain 9 coins"),
}


def compiled(changes: Mapping[str, tuple[str, str]]) -> tuple[Program, Sink]:
    """Compile the base of conquest and Small World, with replacements in some files."""
    sink = Sink()
    found = official("conquest")
    assert found is not None
    packs = []
    for head in found.packs:
        if head.id in ("conquest", "small_world"):
            files = files_of([content_folder() / head.id], sink)
            named = {f"{head.id}/{file.name}": file.path.read_text("utf-8") for file in files}
            texts = {name: _changed(text, changes.get(name)) for name, text in named.items()}
            sources = tuple(Source(name, text) for name, text in texts.items())
            packs.append(PackSources(head, sources))
    program = compile_packs(packs, language("conquest"), None, sink)
    check_programs([program], sink)
    return program, sink


def _changed(text: str, change: tuple[str, str] | None) -> str:
    if change is None:
        return text
    assert change[0] in text
    return text.replace(*change)


def item(program: Program, reference: str) -> Item:
    """Return an item of a program."""
    return next(one for one in program.items if one.reference == reference)


def prose(top: Item) -> dict[str, str]:
    """Return all prose of an item by language."""
    found: dict[str, list[str]] = {}
    for inner in top.walk():
        for line in inner.fields:
            for entry in line.entries if line.key in PROSE else ():
                found.setdefault(str(entry.values[0]), []).append(str(entry.values[-1]))
    return {code: " ".join(texts) for code, texts in found.items()}


def test_a_number_that_changes_changes_in_prose() -> None:
    """Tokens, boxes, gains and bounds of the base: prose says the new number in each language."""
    program, _ = compiled(CHANGES)
    said = {one.reference: prose(one) for one in program.items}
    for code, words in {
        "it": ("7 segnalini, più", "al più 2 che mancano", "3 escono", "5 in tutto", "9 monete"),
        "es": ("7 fichas, más", "2 que falten", "3 salen", "5 en total", "9 monedas"),
        "en": ("7 tokens, and", "at most 2 missing", "3 leave after", "5 in all", "9 coins"),
    }.items():
        places = (
            "small_world/race/ratmen",
            "small_world/base/small_world",
            "small_world/race/amazons",
            "small_world/power/fortified",
            "small_world/power/wealthy",
        )
        for reference, expected in zip(places, words, strict=True):
            assert expected in said[reference][code]


@pytest.mark.parametrize(
    ("file", "old", "new", "slug", "shown"),
    [
        ("races/ratmen.regola", "{tokens} segnalini", "15 segnalini", "prose-number", "15"),
        ("races/ratmen.regola", "{tokens} tokens", "Many tokens", "prose-differs", "8"),
        ("races/ratmen.regola", "{tokens} fichas", "{toknes} fichas", "prose-place", "toknes"),
    ],
)
def test_prose_that_strays_from_the_rules_is_found(
    file: str, old: str, new: str, slug: str, shown: str
) -> None:
    """A number of no rule, one that a language lacks, a place that stands for nothing."""
    _, sink = compiled({f"small_world/{file}": (old, new)})
    found = [one for one in sink if one.slug in ABOUT_PROSE]
    assert any(shown in str(one.arguments) for one in found if one.slug == slug)
    assert {one.span.path for one in found} <= {f"small_world/{file}"}


def test_a_name_that_changes_is_found_in_prose() -> None:
    """With the Heroes called otherwise in one language, the prose of that language is told."""
    change = ('en "Hero" / "Heroes"', 'en "Paladin" / "Paladins"')
    _, sink = compiled({"small_world/powers/heroic.regola": change})
    found = [one for one in sink if one.slug in ABOUT_PROSE]
    assert {one.slug for one in found} == {"prose-name"}
    assert {dict(one.arguments)["name"] for one in found} == {"Hero", "Heroes"}


def test_players_of_an_example_have_names_of_their_own() -> None:
    """The text of an example may call its players by name, and nobody else."""
    text = ("Heroes make {hero box} different", "Heroes of Ada and Zoe make {hero box} different")
    _, sink = compiled({"small_world/powers/heroic.regola": text})
    names = [dict(one.arguments)["name"] for one in sink if one.slug == "prose-name"]
    assert names == ["Zoe"]


def test_official_prose_is_bound_to_the_rules() -> None:
    """No prose of the official games states a number or a name of before, in any language."""
    for family in ("conquest", "digger"):
        program = official(family)
        assert program is not None
        sink = Sink()
        check_prose(program, sink)
        assert list(sink) == []
