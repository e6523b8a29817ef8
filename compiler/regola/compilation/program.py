"""
Compile packs to a program: parse all files, collect what they declare, resolve each item.

Items are resolved one by one and their syntax trees dropped, so that a large pack never has all of
its trees and meanings in memory at once where its user takes the items as they come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import PurePosixPath

from regola.compilation.language import Language
from regola.compilation.mending import Playing, Trial, with_proposals
from regola.findings import Finding, Sink, label
from regola.program.items import Resolver
from regola.program.model import Item
from regola.program.pack import Manifest
from regola.program.prose import filled
from regola.program.symbols import Symbol, Symbols, declared
from regola.program.words import Lexicon
from regola.program.written import (
    BrokenCatalogueError,
    Catalogue,
    catalogue_from_source,
)
from regola.resources import languages
from regola.sources import Source, Span
from regola.syntax import tree
from regola.syntax.explanation import Fault

__all__ = ["PackSources", "Program", "compile_packs", "resolve"]


@dataclass(frozen=True)
class PackSources:
    """A pack as read: its manifest, the texts of its rules files, its catalogues of texts."""

    manifest: Manifest
    sources: tuple[Source, ...]
    catalogues: tuple[Source, ...] = ()


@dataclass(frozen=True)
class Program:
    """
    The items of some packs and everything that they may name.

    ``items`` are those of the packs compiled, ``library`` those of the packs they build on;
    ``declared`` are the symbols of both. ``catalogues`` are the hand-written texts of the packs
    compiled, ``library_catalogues`` those of the others. ``sources`` are the packs as they were
    read, where they are at hand.
    """

    family: str
    packs: tuple[Manifest, ...]
    items: tuple[Item, ...]
    library: tuple[Item, ...]
    declared: tuple[Symbol, ...]
    catalogues: tuple[Catalogue, ...] = ()
    library_catalogues: tuple[Catalogue, ...] = ()
    sources: tuple[PackSources, ...] = ()

    @cached_property
    def kept(self) -> dict[str, object]:
        """What is made of this program and asked for again, under a name of its maker's."""
        return {}

    @property
    def everything(self) -> tuple[Item, ...]:
        """The items of the library, then those compiled."""
        return (*self.library, *self.items) if self.library else self.items

    def all_items(self) -> Iterator[Item]:
        """Give the items of the library, then those compiled, nested ones included."""
        for item in self.everything:
            yield from item.walk()


def compile_packs(
    packs: Iterable[PackSources], language: Language, library: Program | None, sink: Sink
) -> Program:
    """Compile packs that build on a library of packs compiled before."""
    packs = tuple(packs)
    symbols = Symbols()
    below: tuple[Item, ...] = ()
    written: tuple[Catalogue, ...] = ()
    if library is not None:
        symbols.update(library.declared)
        below = library.everything
        written = (*library.library_catalogues, *library.catalogues)
    found = Sink(sink.registry)
    items = tuple(filled(resolve(packs, language, symbols, found), below, found))
    manifests = (*(library.packs if library else ()), *(pack.manifest for pack in packs))
    program = Program(
        family=language.vocabulary.family,
        packs=manifests,
        items=items,
        library=below,
        declared=tuple(symbols.by_reference.values()),
        library_catalogues=written,
        sources=packs,
    )
    sink.extend(_with_proposals(program, language, symbols, found))
    return replace(program, catalogues=tuple(_catalogues(packs, sink)))


def _with_proposals(
    program: Program, language: Language, symbols: Symbols, found: Sink
) -> Iterable[Finding]:
    """Return what was found, with changes that are right where lines are wrong."""
    if not len(found):
        return ()
    packs = program.sources
    sources = {source.path: source for pack in packs for source in pack.sources}
    playing = Playing(program, language.vocabulary)
    trials: dict[str, Trial] = {}
    for pack in packs:
        trial = Trial(language, symbols, pack.manifest, playing)
        trials.update(dict.fromkeys((source.path for source in pack.sources), trial))
    return with_proposals(found, sources, trials)


def _catalogues(packs: Iterable[PackSources], sink: Sink) -> Iterator[Catalogue]:
    """Read the catalogues of packs; report those that are broken or in no known language."""
    for pack in packs:
        for source in pack.catalogues:
            code = PurePosixPath(source.path).stem
            if code not in languages():
                span = Span.whole(source.path)
                sink.report("catalogue-language", span, language=code, legal=languages())
                continue
            try:
                catalogue = catalogue_from_source(source, pack.manifest.id, code)
            except BrokenCatalogueError as broken:
                sink.report("broken-catalogue", source.line_span(broken.line))
                continue
            for fault in catalogue.faults:
                sink.report(fault.slug, fault.span, **fault.facts)
            yield catalogue


def resolve(
    packs: tuple[PackSources, ...], language: Language, symbols: Symbols, sink: Sink
) -> Iterator[Item]:
    """
    Parse the files of packs, add what they declare to the symbols, give the items resolved.

    What is left out is reported, at the latest when the last item has been taken.
    """
    waiting: list[tuple[str, Source, tree.Declaration]] = []
    broken: list[tuple[str, Source, Fault]] = []
    for pack in packs:
        for source in pack.sources:
            parsed = language.parser.read(source, sink)
            broken += [(pack.manifest.id, source, fault) for fault in parsed.faults]
            for declaration in parsed.declarations:
                for symbol in declared(
                    declaration, pack.manifest.id, source.path, language.vocabulary
                ):
                    _add(symbol, symbols, sink)
                waiting.append((pack.manifest.id, source, declaration))
    games = {pack.manifest.id: pack.manifest.game for pack in packs}
    resolver = Resolver(Lexicon(language.vocabulary, symbols), language.others, sink, games)
    for pack_id, source, fault in broken:
        resolver.report_fault(fault, pack_id, source)
    waiting.reverse()
    while waiting:
        pack_id, source, declaration = waiting.pop()
        item = resolver.item(declaration, pack_id, source)
        if item is not None:
            yield item
    resolver.finish()


def _add(symbol: Symbol, symbols: Symbols, sink: Sink) -> None:
    before = symbols.add(symbol)
    if before is not None:
        related = [label(before.span, "first")]
        sink.report("doubled-id", symbol.span, id=symbol.id, related=related)
