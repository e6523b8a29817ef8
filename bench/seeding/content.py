"""The official content in memory: its files, its words, and a quick check of one changed file."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from lark import Token

from regola.compilation.checking import check_programs
from regola.compilation.language import Language, families, language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.files.library import load, official_packs
from regola.findings import Finding, Severity, Sink, registry
from regola.program.canonical import canonical
from regola.program.model import Item
from regola.program.pack import Manifest
from regola.resources import content_folder
from regola.sources import Source

__all__ = ["Content", "File", "Site", "load_content"]


@dataclass(frozen=True)
class Site:
    """A terminal of a file with the kinds of the items around it, the innermost last."""

    token: Token
    kinds: tuple[str, ...]
    field: str
    line: int

    @property
    def start(self) -> int:
        """The offset of the terminal."""
        return self.token.start_pos or 0

    @property
    def end(self) -> int:
        """The offset after the terminal."""
        return self.token.end_pos or 0


@dataclass(frozen=True)
class File:
    """A rules file of the content and the pack it belongs to."""

    name: str
    text: str
    pack: Manifest
    language: Language

    def check(self, text: str, content: Content) -> list[Finding]:
        """Compile and check the file with another text, on top of all other files."""
        return content.check(self, text)

    def meaning(self, text: str, content: Content) -> Any:
        """Return what the items of the file mean with another text."""
        return content.meaning(self, text)

    @cached_property
    def sites(self) -> tuple[Site, ...]:
        """All terminals of the file in order."""
        declarations = self.language.parser.terminals(Source(self.name, self.text), Sink())
        return tuple(site for tokens in declarations for site in _sites(tokens))

    @cached_property
    def lines(self) -> dict[int, tuple[Site, ...]]:
        """The terminals by the number of their line among the lines of the file."""
        found: dict[int, list[Site]] = {}
        for site in self.sites:
            found.setdefault(site.line, []).append(site)
        return {number: tuple(sites) for number, sites in found.items()}


def _sites(tokens: list[Token]) -> list[Site]:
    kinds: list[str] = []
    found: list[Site] = []
    line = tokens[0].start_pos or 0
    key = ""
    for token in tokens:
        if token.type == "KIND":
            kinds.append(str(token))
        elif token.type == "RBRACE":
            kinds.pop()
        elif token.type == "FIELD":
            key = str(token)
        found.append(Site(token, tuple(kinds), key, line))
        if token.type in ("_NEWLINE", "LBRACE", "RBRACE"):
            line, key = (token.end_pos or 0) + 1, ""
    return found


def _fields(item: Item) -> list[Any]:
    return [(f.key, f.arguments, [entry.values for entry in f.entries]) for f in item.fields]


_REMARKS = (
    "gap-in-map",
    "gender-against-ending",
    "odd-number",
    "one-neighbour",
    "piece-stays",
    "prose-differs",
    "prose-name",
    "prose-terms-differ",
)
"""What is remarked, and cannot be sure: a class of mistakes that has remarks for its findings."""


@dataclass
class Content:
    """All official packs that have rules files."""

    files: tuple[File, ...]
    programs: dict[str, Program]
    _below: dict[str, Program] = field(default_factory=dict)

    @staticmethod
    def language_of(family: str) -> Language:
        """Return the language of a family of games."""
        return language(family)

    def check(self, file: File, text: str) -> list[Finding]:
        """Compile and check a file as changed, on top of all other files; leave notes out."""
        sink = Sink()
        below = self._without(file)
        packs = [PackSources(file.pack, (Source(file.name, text),))]
        program = compile_packs(packs, file.language, below, sink)
        check_programs([program], sink)
        return [f for f in sink.sorted() if self._counts(f)]

    def _counts(self, finding: Finding) -> bool:
        """Tell whether a finding is more than a note, or a note that a class of mistakes is for."""
        is_note = registry().entry(finding.slug).severity is Severity.INFO
        return not is_note or finding.slug in _REMARKS

    def meaning(self, file: File, text: str) -> Any:
        """Return what the items of a file mean, its layout and the order of its words left out."""
        packs = [PackSources(file.pack, (Source(file.name, text),))]
        program = compile_packs(packs, file.language, self._without(file), Sink())
        return [
            (item.reference, item.names, _fields(item), *map(canonical, item.rules))
            for top in program.items
            for item in top.walk()
        ]

    def _without(self, file: File) -> Program:
        """Return the program of a family without the items and symbols of one file."""
        if file.name not in self._below:
            whole = self.programs[file.language.vocabulary.family]
            items = tuple(item for item in whole.items if item.whole.path != file.name)
            symbols = tuple(one for one in whole.declared if one.span.path != file.name)
            self._below[file.name] = Program(whole.family, whole.packs, items, (), symbols)
        return self._below[file.name]

    def untouched(self) -> list[str]:
        """Check the content as it is, each file and all together; return what was found."""
        found = [
            f"{file.name}: {one.slug} at {one.span.start}"
            for file in self.files
            for one in self.check(file, file.text)
        ]
        sink = Sink()
        for program in self.programs.values():
            check_programs([program], sink)
        return found + [f"{one.span.path}: {one.slug}" for one in sink.sorted()]

    @cached_property
    def words(self) -> frozenset[str]:
        """Every word that is legal somewhere, in lower case."""
        spelled: set[str] = set()
        for name in families():
            own = language(name).vocabulary
            spelled |= {*own.words, *own.field_names, *own.kinds, *own.verbs}
        for program in self.programs.values():
            spelled |= {one for symbol in program.declared for one in symbol.spellings}
        return frozenset(word.lower() for phrase in spelled for word in phrase.split())

    @cached_property
    def items(self) -> dict[str, Item]:
        """All items by reference."""
        found = (i for program in self.programs.values() for i in program.all_items())
        return {item.reference: item for item in found}


def load_content(root: Path | None = None) -> Content:
    """Read and compile the official content."""
    folder = root or content_folder()
    sink = Sink()
    loaded = load([folder], sink)
    for finding in sink.sorted():
        print(f"content: {finding.slug} in {finding.span.path}")
    programs = {program.family: program for program in loaded.programs}
    heads = {head.id: head for head in official_packs()}
    files = [
        File(source.path, source.text, head, language(head.family))
        for pack, source in loaded.sources
        if source.path.endswith(".regola")
        and (head := heads.get(pack.root.name)) is not None
        and head.family in programs
    ]
    return Content(tuple(sorted(files, key=lambda one: one.name)), programs)
