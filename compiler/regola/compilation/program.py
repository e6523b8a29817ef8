"""
Compile packs to a program: parse all files, collect what they declare, resolve each item.

Items are resolved one by one and their syntax trees dropped, so that a large pack never has all of
its trees and meanings in memory at once where its user takes the items as they come.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property, partial
from itertools import chain
from pathlib import PurePosixPath

from regola.compilation.language import Language
from regola.compilation.named import ANYTHING, Named, Written, named_in
from regola.drawings.pictures import Picture
from regola.findings import Sink
from regola.memory import Forgetful, Hangs, Memory, Row
from regola.program.items import Resolver
from regola.program.model import Item
from regola.program.pack import Manifest
from regola.program.prose import filled
from regola.program.symbols import Symbol
from regola.program.written import (
    BrokenCatalogueError,
    Catalogue,
    catalogue_from_source,
)
from regola.resources import languages
from regola.sources import Source, Span
from regola.syntax.explanation import Fault
from regola.syntax.parser import SyntaxFile

__all__ = ["PackSources", "Program", "compile_packs", "resolve"]


@dataclass(frozen=True)
class PackSources:
    """
    A pack as read: its manifest, the texts of its rules files, its catalogues of texts.

    ``pictures`` are those that it has of its items, as they were read.
    """

    manifest: Manifest
    sources: tuple[Source, ...]
    catalogues: tuple[Source, ...] = ()
    pictures: tuple[Picture, ...] = ()


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
    packs: Iterable[PackSources],
    language: Language,
    library: Program | None,
    sink: Sink,
    memory: Memory | None = None,
) -> Program:
    """Compile packs that build on a library of packs compiled before."""
    packs = tuple(packs)
    memory = memory or Forgetful()
    found = Sink(sink.registry)
    below = library.everything if library is not None else ()
    written = (*library.library_catalogues, *library.catalogues) if library is not None else ()
    named, resolved = resolve(packs, language, library.declared if library else (), found, memory)
    items = filled(resolved, below, found, memory)
    program = Program(
        family=language.vocabulary.family,
        packs=(*(library.packs if library else ()), *(pack.manifest for pack in packs)),
        items=items,
        library=below,
        declared=named.declared,
        library_catalogues=written,
        sources=packs,
    )
    if len(found):
        # What proposes changes takes long to load, and most files have nothing wrong.
        from regola.compilation.proposals import proposed

        sink.extend(proposed(found, program, language, named, memory))
    return replace(program, catalogues=tuple(_catalogues(packs, sink)))


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


@dataclass(frozen=True, slots=True)
class _Resolved:
    """
    What resolution made of a declaration.

    ``asked`` are the spellings that it looked up, ``withheld`` the unknown words not told of. What
    was wrong hangs on all spellings.
    """

    item: Item | None
    asked: frozenset[str]
    withheld: tuple[tuple[str, Span], ...]

    def names(self) -> frozenset[str]:
        """Return the spellings that it hangs on."""
        return self.asked

    def items(self) -> tuple[Item, ...]:
        """Return the item, if there is one."""
        return () if self.item is None else (self.item,)

    def words(self) -> tuple[tuple[str, Span], ...]:
        """Return the unknown words not told of."""
        return self.withheld


def resolve(
    packs: tuple[PackSources, ...],
    language: Language,
    below: tuple[Symbol, ...],
    sink: Sink,
    memory: Memory,
) -> tuple[Named, Iterator[Item]]:
    """
    Parse the files of packs; return what they and those below declare, and the items resolved.

    What is left out is reported, at the latest when the last item has been taken.
    """
    sources = tuple(chain.from_iterable(pack.sources for pack in packs))
    ids = tuple(pack.manifest.id for pack in packs)
    read = partial(language.parser.read, memory=memory)
    parsed = memory.judged("read", sources, read, sink)
    files = parsed if isinstance(parsed, Row) else tuple(parsed)
    owner = _Owners(packs)
    waiting = tuple(memory.gathered("written", files, partial(_written, owners=owner), given=ids))
    named = named_in(waiting, ids, below, language.vocabulary, sink, memory)
    games = {pack.manifest.id: pack.manifest.game for pack in packs}
    resolver = Resolver(named.lexicon, language.others, sink, games)
    for source, fault in memory.gathered("faults", files, _faults_of):
        resolver.report_fault(fault, owner.pack(source), source)
    return named, _resolved(waiting, resolver, named, sink, memory)


@dataclass(frozen=True)
class _Owners:
    """Of which pack each file is."""

    packs: tuple[PackSources, ...]

    def pack(self, source: Source) -> str:
        """Return the id of the pack of a file."""
        return self._ids[source.path]

    @cached_property
    def _ids(self) -> Mapping[str, str]:
        return {one.path: pack.manifest.id for pack in self.packs for one in pack.sources}


def _written(file: SyntaxFile, owners: _Owners) -> list[Written]:
    pack = owners.pack(file.source)
    return [Written(pack, file.source, one) for one in file.declarations]


def _faults_of(file: SyntaxFile) -> list[tuple[Source, Fault]]:
    return [(file.source, fault) for fault in file.faults]


def _resolved(
    waiting: tuple[Written, ...], resolver: Resolver, named: Named, sink: Sink, memory: Memory
) -> Iterator[Item]:
    """Give the items of what is written, which is dropped as it is resolved."""
    everything = named.lexicon
    withheld = list(everything.withheld)
    things: Iterable[Written] = waiting
    if not memory.remembers:
        left = list(reversed(waiting))
        things = (left.pop() for _ in range(len(left)))
    del waiting

    def make(one: Written, found: Sink) -> _Resolved:
        everything.withheld.clear()
        lexicon = resolver.near(one.pack)
        lexicon.asked, before = set(), len(found)
        item = resolver.item(one.declaration, one.pack, one.source, found)
        if everything.withheld or len(found) > before:
            lexicon.asked.add(ANYTHING)
        return _Resolved(item, frozenset(lexicon.asked), tuple(everything.withheld))

    hangs = Hangs(named.changes, _Resolved.names)
    made = memory.judged(
        "items", things, make, sink, given=resolver.given, by=Written.by, hangs=hangs
    )
    if isinstance(made, Row):
        yield from memory.gathered("resolved", made, _Resolved.items)
        withheld += memory.gathered("withheld", made, _Resolved.words)
    else:
        for one in made:
            withheld += one.withheld
            yield from one.items()
    everything.withheld[:] = withheld
    resolver.finish(sink)
