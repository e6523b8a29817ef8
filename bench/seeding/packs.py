"""Mistakes in what a pack says of itself, ``pack.yaml``: keys, values, languages, needs."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

from regola.files.library import load
from regola.findings import Finding, Sink
from seeding.content import Content, File
from seeding.mistake import Mistake, replaced

__all__ = ["PackHead", "wrong_in_pack"]

_HEADS = {
    "small_world": (
        "id: lantern_folk\nnames:\n  it: Lampadai\n  es: Faroleros\n  en: Lantern folk\n"
        'version: "1.0"\nlicence: CC0-1.0\ngame: small_world\nneeds: [small_world]\n'
    ),
    "underground": (
        "id: deep_folk\nnames: {it: Popoli profondi, es: Pueblos hondos, en: Deep folk}\n"
        'version: "2.1"\nlicence: CC-BY-4.0\ngame: underground\nvocabulary: conquest\n'
        "needs: [conquest, underground]\nauthors: [Ada, Bea]\n"
    ),
    "dungeon_digger": (
        "id: more_tiles\nnames:\n  it: Altre tessere\n  es: Más losetas\n  en: More tiles\n"
        'version: "0.3"\ngame: dungeon_digger\nvocabulary: digger\nneeds: [dungeon_digger]\n'
        "about: Some tiles.\n"
    ),
    "shared": (
        "id: shared_rules\nnames: {it: Regole, es: Reglas, en: Rules}\n"
        'version: "1.0"\nvocabulary: conquest\nneeds: []\n'
    ),
}


@dataclass(frozen=True)
class PackHead:
    """The file ``pack.yaml`` of a small pack."""

    name: str
    text: str

    def check(self, text: str, content: Content) -> list[Finding]:
        """Return what is found in a folder with nothing but this file."""
        del content
        sink = Sink()
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            _write(folder, text)
            load([folder], sink)
        return sink.sorted()

    def meaning(self, text: str, content: Content) -> Any:
        """Return what the pack says of itself."""
        del content
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            _write(folder, text)
            heads = load([folder], Sink()).packs
        return [(h.id, h.names, h.version, h.licence, h.game, h.family, h.needs) for h in heads]


def _write(folder: Path, text: str) -> None:
    (folder / "pack.yaml").write_text(text, encoding="utf-8")
    # A folder without rules is no pack that anybody reads.
    (folder / "rules.regola").write_text("# Nothing yet.\n", encoding="utf-8")


def wrong_in_pack(file: File, content: Content, rng: Random) -> Mistake | None:
    """Make one mistake in a pack file."""
    del file, content
    name = rng.choice(sorted(_HEADS))
    head = PackHead(f"{name}/pack.yaml", _HEADS[name])
    made = rng.choice(_CHANGES)(head.text, rng)
    return None if made is None else Mistake(made.text, made.places, made.what, head)


_KEY = re.compile(r"^(\w+)(?=:)", re.MULTILINE)
_VALUE = re.compile(r"^(\w+): ([^\n]+)$", re.MULTILINE)
_WRONG_VALUES: Mapping[str, tuple[str, ...]] = {
    "id": ("Lantern Folk", "12", "[a, b]", "{a: b}", "lantern-folk", "CON", "_x"),
    "version": ("one", '"1.x"', "[1]", '"v1"', "true", '"1.0-beta"'),
    "licence": ("12", "[CC0]", "{a: b}", "true"),
    "game": ("smal_world", "12", "[small_world]", "false", "homebrew_example", "conquest"),
    "vocabulary": ("conquests", "7", "[conquest]", "small_world"),
    "needs": (
        *("small_world", "[smal_world]", "[12]", "{a: b}", "[dungeon_digger, underground]"),
        *("[lantern_folk, deep_folk, more_tiles]", "[small_world, small_world]", "12"),
    ),
    "authors": ("Ada", "[1]", "{a: b}"),
    "about": ("12", "[a]", "{a: b}"),
    "names": ("Lantern", "[Lantern]", "12", "{}"),
}
_LANGUAGES = ("it", "es", "en")


def _other_value(text: str, rng: Random) -> Mistake | None:
    line = rng.choice(list(_VALUE.finditer(text)))
    wrong = rng.choice(_WRONG_VALUES[line[1]])
    return replaced(text, *line.span(2), wrong)


def _misspelt_key(text: str, rng: Random) -> Mistake | None:
    key = rng.choice(list(_KEY.finditer(text)))
    place = rng.randrange(len(key[0]))
    letter = rng.choice("abcdefghijklmnopqrstuvwxyz")
    edited = key[0][:place] + letter + key[0][place + 1 :]
    known = {*_WRONG_VALUES, key[0]}
    return None if edited in known else replaced(text, *key.span(), edited)


def _doubled_line(text: str, rng: Random) -> Mistake | None:
    line = rng.choice(list(_VALUE.finditer(text)))
    again = f"{line[0]}\n{line[0]}"
    end = line.end() + 1 + len(line[0])
    return Mistake(
        text[: line.start()] + again + text[line.end() :], ((line.start(), end),), "line twice"
    )


def _left_out_line(text: str, rng: Random) -> Mistake | None:
    """Leave out a line without which nobody knows what the pack is."""
    lines = [m for m in _VALUE.finditer(text) if m[1] in ("id", "version", "names")]
    line = rng.choice(lines)
    changed = text[: line.start()] + text[line.end() + 1 :]
    return Mistake(changed, ((0, len(changed)),), f"without {line[1]}")


def _language(text: str, rng: Random) -> Mistake | None:
    """Call a language by a word that no language has, or give its name no text."""
    names = list(re.finditer(r"\b(it|es|en): ([^,}\n]+)", text))
    name = rng.choice(names)
    if rng.random() < 0.5:  # noqa: PLR2004  # one way or the other
        return replaced(text, *name.span(1), rng.choice(("xx", "italian", "12", "IT", "e n")))
    return replaced(text, *name.span(2), rng.choice(("12", "[a]", "true", '""', "")))


def _broken(text: str, rng: Random) -> Mistake | None:
    """Take a sign of YAML away, or put one where none may be."""
    signs = [m.start() for m in re.finditer(r"[:\[\]{}\"]", text)]
    place = rng.choice(signs)
    line = text.rfind("\n", 0, place) + 1
    changed = text[:place] + text[place + 1 :]
    return Mistake(changed, ((line, len(changed)),), f"without {text[place]!r}")


def _other_family(text: str, rng: Random) -> Mistake | None:
    """Give a pack the vocabulary of another family, or needs there."""
    if "vocabulary" in text and "game:" in text:
        word = re.search(r"vocabulary: (\w+)", text)
        assert word is not None  # noqa: S101  # seen above
        other = "digger" if word[1] == "conquest" else "conquest"
        return replaced(text, *word.span(1), other)
    needs = re.search(r"needs: \[([^\]]*)\]", text)
    own = re.search(r"game: (\w+)", text)
    if needs is None:
        return None
    other = "small_world" if own and own[1] == "dungeon_digger" else "dungeon_digger"
    del rng
    return replaced(text, *needs.span(1), other)


_CHANGES: tuple[Callable[[str, Random], Mistake | None], ...] = (
    _other_value,
    _other_value,
    _misspelt_key,
    _doubled_line,
    _left_out_line,
    _language,
    _broken,
    _other_family,
)
