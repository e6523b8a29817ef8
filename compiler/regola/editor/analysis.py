"""Compile packs that are in memory: their programs, what is wrong with them, where things stand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import PurePosixPath

from regola.compilation.checking import check_programs
from regola.compilation.language import Language, language
from regola.compilation.mending.line import WrittenLine, written_lines
from regola.compilation.program import PackSources, Program
from regola.drawings.pictures import SUFFIXES, Picture
from regola.files.library import check_needs, compiled, family_of, official_sources
from regola.files.packs import CATALOGUE_SUFFIX, CATALOGUES, MANIFEST, RULES_SUFFIX
from regola.findings import MORE_ALIKE, Finding, Sink
from regola.memory import Forgetful, Memory
from regola.program.model import Item
from regola.program.pack import Manifest, manifest, nameless
from regola.sources import Source, decode

__all__ = ["Analysis", "MemoryPack", "analysed"]


@dataclass(frozen=True, slots=True)
class MemoryPack:
    """
    A pack in memory: what the caller calls it, and its texts by their names in it.

    ``pictures`` are those that it has of its items, by their names as well.
    """

    name: str
    files: Mapping[str, str]
    pictures: Mapping[str, bytes] = field(default_factory=dict)


@dataclass(frozen=True)
class Analysis:
    """
    What packs mean, all together, at one moment.

    ``sources`` are their texts by path, which is the pack's name, a slash and the file's name;
    ``heads`` what the pack of each path says of itself, where that could be read; ``families`` the
    family of games that its rules are read with.
    """

    programs: tuple[Program, ...]
    findings: tuple[Finding, ...]
    sources: Mapping[str, Source]
    heads: Mapping[str, Manifest]
    families: Mapping[str, str]

    def language(self, path: str) -> Language | None:
        """Return what the rules of a file are read with."""
        family = self.families.get(path)
        return language(family) if family else None

    def program(self, path: str) -> Program | None:
        """Return the program that a file is part of."""
        family = self.families.get(path)
        return next((one for one in self.programs if one.family == family), None)

    def lines(self, path: str) -> tuple[WrittenLine, ...]:
        """Return the lines of a rules file, each with the headers around it."""
        return self._lines.get(path) or self._read_lines(path)

    def items(self, path: str) -> Iterator[Item]:
        """Give the items of a file, those inside others too."""
        for program in self.programs:
            for item in program.items:
                if item.whole.path == path:
                    yield from item.walk()

    def item(self, reference: str) -> Item | None:
        """Return the item of a reference, of these packs or of those that ship."""
        return self._items.get(reference)

    def program_of(self, item: Item) -> Program | None:
        """Return the program that has an item."""
        return self._programs.get(item.reference)

    def text_of(self, path: str) -> Source | None:
        """Return a text of these packs, or one that ships."""
        return self.sources.get(path) or official_sources({path}).get(path)

    def _read_lines(self, path: str) -> tuple[WrittenLine, ...]:
        source = self.sources.get(path)
        found = tuple(written_lines(source)) if source is not None else ()
        self._lines[path] = found
        return found

    @cached_property
    def _lines(self) -> dict[str, tuple[WrittenLine, ...]]:
        return {}

    @cached_property
    def _programs(self) -> Mapping[str, Program]:
        return {item.reference: one for one in self.programs for item in one.all_items()}

    @cached_property
    def _items(self) -> Mapping[str, Item]:
        return {item.reference: item for one in self.programs for item in one.all_items()}


def analysed(packs: Iterable[MemoryPack], memory: Memory | None = None) -> Analysis:
    """
    Compile and check packs; what is as the memory has it is not looked at again.

    Of faults of one kind a file has told only so many. Which are told hangs on all together, so
    where there are more, everything is looked at anew.
    """
    packs = tuple(packs)
    found = _analysed(packs, memory or Forgetful())
    if memory is not None and any(one.slug == MORE_ALIKE for one in found.findings):
        return _analysed(packs, Forgetful())
    return found


def _analysed(packs: tuple[MemoryPack, ...], memory: Memory) -> Analysis:
    sink = Sink()
    sources: dict[str, Source] = {}
    heads: dict[str, Manifest] = {}
    families: dict[str, str] = {}
    read: list[tuple[str, PackSources]] = []
    for pack in packs:
        own = memory.part(("pack", pack.name))
        texts = _decoded(pack, sink, own)
        sources |= texts
        head = _head(pack, texts, sink, own)
        family = family_of(head, sink) if head is not None else ""
        if head is not None and family:
            heads |= dict.fromkeys(texts, head)
            families |= dict.fromkeys(texts, family)
            read.append((family, _sources(head, pack, texts)))
    check_needs([pack.manifest for _, pack in read], sink)
    programs = compiled(read, sink, memory=memory)
    check_programs(programs, sink, memory)
    return Analysis(programs, tuple(sink.sorted()), sources, heads, families)


@dataclass(frozen=True, slots=True)
class _Decoded:
    """The files of a pack by their names, and what each was decoded to, with what was found."""

    files: Mapping[str, str]
    made: Mapping[str, tuple[Source | None, tuple[Finding, ...]]]


def _decoded(pack: MemoryPack, sink: Sink, memory: Memory) -> dict[str, Source]:
    """Return the texts of a pack; of many files a change is mostly one of a single one."""

    def make(name: str) -> tuple[Source | None, tuple[Finding, ...]]:
        found = Sink(sink.registry)
        data = pack.files[name].encode("utf-8", "replace")
        return decode(f"{pack.name}/{name}", data, found), tuple(found)

    before: _Decoded | None = memory.note("decoded")
    if before is None or before.files.keys() != pack.files.keys():
        made = {name: make(name) for name in sorted(pack.files)}
    else:
        known = before.files
        others = [name for name, text in pack.files.items() if known[name] != text]
        made = {**before.made, **{name: make(name) for name in others}}
    memory.keep("decoded", _Decoded(pack.files, made))
    for _, findings in made.values():
        if findings:
            sink.extend(findings)
    return {source.path: source for source, _ in made.values() if source is not None}


def _head(
    pack: MemoryPack, texts: Mapping[str, Source], sink: Sink, memory: Memory
) -> Manifest | None:
    if MANIFEST not in pack.files:
        return nameless(pack.name, pack.name)
    sources = (one for one in (texts.get(f"{pack.name}/{MANIFEST}"),) if one is not None)
    return next(iter(memory.judged("head", tuple(sources), manifest, sink)), None)


def _sources(head: Manifest, pack: MemoryPack, texts: Mapping[str, Source]) -> PackSources:
    rules = (one for path, one in texts.items() if path.endswith(RULES_SUFFIX))
    beside = f"{pack.name}/{CATALOGUES}/"
    catalogues = (
        one
        for path, one in texts.items()
        if path.startswith(beside) and path.endswith(CATALOGUE_SUFFIX)
    )
    return PackSources(head, tuple(rules), tuple(catalogues), tuple(_pictures(pack)))


def _pictures(pack: MemoryPack) -> Iterator[Picture]:
    for name, data in sorted(pack.pictures.items()):
        declared = SUFFIXES.get(PurePosixPath(name).suffix.lower())
        if declared is not None:
            yield Picture(f"{pack.name}/{name}", declared, data)
