"""The wrong example of a page gets its finding, and the right one does not."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.files.library import official
from regola.findings import Entry, Sink, registry
from regola.program.pack import manifest, nameless
from regola.sources import Source, decode
from tests.support.packs import MANIFEST

# Pages whose examples are read with more around them than this file can add: it may only shrink.
APART = frozenset(Path(__file__).with_name("apart.txt").read_text("utf-8").split())
# Found by the code as a whole, not by compiling one file.
NOTATION = "regola"

_HEADER = re.compile(r"(?:\s*#[^\n]*\n)*\s*(?P<kind>[a-z]\w*)[^\n:]*\{")
_BOARD_LINE = re.compile(r"\s*(?:region|borders|border)\b")
_OF_TILES = re.compile(r"(?m)^(?:tile|    row)\b")
_OF_DUNGEONS = re.compile(
    r"(?m)^(?:monster|trap|room)\b|^adventurer\b[^}]*\blevels:|^base\b[^}]*\b(?:shown|boxes):"
)
_NAME = '    name: it f "Zeta" / "Zete", es f "Zeta" / "Zetas", en "Zed" / "Zeds"\n'


@cache
def _library(family: str) -> Program:
    program = official(family)
    assert program is not None
    return program


def _family(text: str) -> str:
    """Return the family that an example is of: tiles and dungeons are of two of their own."""
    if _OF_DUNGEONS.search(text):
        return "lords"
    return "digger" if _OF_TILES.search(text) else "conquest"


def _whole(text: str) -> str:
    """Put lines of an item into one: a board or a race, with the fields that are not shown."""
    if _family(text) == "lords":
        return _dungeon(text)
    header = _HEADER.match(text)
    kinds = language("conquest").vocabulary.kinds.values()
    inner = {name for kind in kinds for name in kind.nested}
    if header and header["kind"] not in inner:
        return text
    if text.lstrip().startswith("}") or text.count("{") != text.count("}"):
        return text
    if _BOARD_LINE.match(text):
        return f"board zeds {{\n    players: 2\n    rounds: 10\n{text}\n}}\n"
    name = "" if re.search(r"(?m)^name:", text) else _NAME
    tokens = "" if re.search(r"(?m)^tokens:", text) else "    tokens: 5 of 10\n"
    return f"race zeds {{\n{name}{tokens}{text}\n}}\n"


def _dungeon(text: str) -> str:
    """Give base rules of dungeons the fields that are not shown, as the game has them."""
    base = next(item for item in _library("lords").items if item.kind == "base")
    missing = [
        f"    {line.key}: {', '.join(str(value) for e in line.entries for value in e.values)}\n"
        for line in base.fields
        if line.key != "source" and not re.search(rf"(?m)^    {line.key}:", text)
    ]
    return re.sub(r"(?m)^base [^\n]*\n", lambda header: header[0] + "".join(missing), text)


def _found(text: str) -> set[str]:
    sink = Sink()
    source = decode("example.regola", _whole(text).encode(), sink)
    assert source is not None
    packs = [PackSources(nameless("home", "."), (source,))]
    family = _family(text)
    program = compile_packs(packs, language(family), _library(family), sink)
    check_programs([program], sink)
    return {finding.slug for finding in sink}


def _shown(entry: Entry) -> bool:
    return entry.details.notation == NOTATION and entry.slug not in APART


@pytest.mark.parametrize("entry", [e for e in registry() if _shown(e)], ids=lambda e: e.slug)
def test_the_examples_of_a_page_are_true(entry: Entry) -> None:
    """The wrong text gets the finding of the page; the right one does not."""
    assert entry.slug in _found(entry.details.wrong)
    assert entry.slug not in _found(entry.details.right)


def test_what_stands_apart_is_known() -> None:
    """The list names findings of rules files, and none whose examples are true as they are."""
    known = {entry.slug: entry for entry in registry()}
    assert {slug for slug in APART if known[slug].details.notation != NOTATION} == set()
    told = {slug for slug in APART if slug in _found(known[slug].details.wrong)}
    assert {s for s in told if s not in _found(known[s].details.right)} == set()


@pytest.mark.parametrize("slug", ["bad-version", "doubled-key"])
def test_the_examples_of_manifests_are_true(slug: str) -> None:
    """The line of the page, in a manifest that is whole otherwise."""
    details = registry().entry(slug).details

    assert slug in _in_manifest(details.wrong)
    assert slug not in _in_manifest(details.right)


def _in_manifest(lines: str) -> set[str]:
    sink = Sink()
    keys = {line.partition(":")[0] for line in lines.splitlines()}
    rest = [line for line in MANIFEST.splitlines() if line.partition(":")[0] not in keys]
    manifest(Source("pack.yaml", "\n".join([*rest, lines])), sink)
    return {finding.slug for finding in sink}
