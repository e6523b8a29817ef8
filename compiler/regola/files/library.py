"""Compile what lies on the disk: the packs that a user names, on top of the official content."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Literal

from regola.compilation.language import families, language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.files.names import real_path, shown_name
from regola.files.needed import needed_beside
from regola.files.pack_texts import STANDARD_INPUT, PackReader, Reading, head_of, text_of
from regola.files.packs import (
    MANIFEST,
    PackFile,
    PackFolder,
    catalogue_files,
    files_of,
    names_start,
    pack_folder,
)
from regola.findings import Sink, instead, label, nearest
from regola.memory import Forgetful, Memory
from regola.prepared import prepared
from regola.program.pack import Manifest, manifest
from regola.program.versions import suits
from regola.resources import content_folder
from regola.sources import MAXIMUM_FILE_BYTES, Source

__all__ = [
    "MANIFESTS",
    "PROGRAM",
    "STANDARD_INPUT",
    "Loaded",
    "ReadPacks",
    "Reading",
    "check_needs",
    "compiled",
    "family_of",
    "folder_of",
    "game_folders",
    "load",
    "loaded",
    "official",
    "official_manifests",
    "official_packs",
    "official_sources",
    "read_packs",
]

MANIFESTS = "manifests"
"""The prepared part that holds what the official packs say of themselves, by folder."""

PROGRAM = "program:"
"""How the prepared parts are called that hold official games, followed by their family."""


@dataclass(frozen=True)
class Loaded:
    """
    What was compiled of the files named.

    ``programs`` has one program for each family of games, ``packs`` what the packs compiled say of
    themselves; ``sources`` are all texts that were read, with the folder of their pack. ``named``
    are the paths of those that the user named; the others of a pack are read because items may
    name one another. ``files`` says where each text lies, ``folders`` which pack each folder (a
    real path) is, by its id.
    """

    programs: tuple[Program, ...]
    packs: tuple[Manifest, ...]
    sources: tuple[tuple[PackFolder, Source], ...]
    named: frozenset[str] = frozenset()
    files: Mapping[str, Path] = field(default_factory=dict)
    folders: Mapping[Path, str] = field(default_factory=dict)

    @property
    def names(self) -> dict[str, str]:
        """The names of the texts in their pack, by their path, which may name the pack too."""
        files = ((pack, source.path) for pack, source in self.sources)
        return {p: pack.name(self.files[p]) if p in self.files else p for pack, p in files}

    @property
    def texts(self) -> dict[str, Source]:
        """The texts by their path, as findings name them."""
        return {source.path: source for _, source in self.sources}


@dataclass(frozen=True, slots=True)
class ReadPacks:
    """Packs as read, each with its family; the rest as in `Loaded`."""

    packs: tuple[tuple[str, PackSources], ...]
    sources: tuple[tuple[PackFolder, Source], ...]
    named: frozenset[str]
    files: Mapping[str, Path]
    folders: Mapping[Path, str]


def load(paths: Iterable[Path], sink: Sink, how: Reading | None = None) -> Loaded:
    """Read and compile the rules files named, and those below the folders named."""
    how = how or Reading()
    return loaded(read_packs(paths, sink, how), sink, how.languages)


def loaded(read: ReadPacks, sink: Sink, languages: tuple[str, ...] = ()) -> Loaded:
    """Compile packs that were read."""
    programs = compiled(read.packs, sink, languages)
    heads = tuple(pack.manifest for _, pack in read.packs)
    return Loaded(programs, heads, read.sources, read.named, read.files, read.folders)


def compiled(
    packs: Iterable[tuple[str, PackSources]],
    sink: Sink,
    languages: tuple[str, ...] = (),
    memory: Memory | None = None,
) -> tuple[Program, ...]:
    """Compile packs, each with its family, on top of the official ones: a program for a family."""
    memory = memory or Forgetful()
    families_of: dict[str, list[PackSources]] = {}
    for family, pack in packs:
        families_of.setdefault(family, []).append(pack)
    return tuple(
        _compiled(family, own, languages, sink, memory.part(family))
        for family, own in families_of.items()
    )


def read_packs(paths: Iterable[Path], sink: Sink, how: Reading | None = None) -> ReadPacks:
    """Read the rules files named, and those below the folders named."""
    reader = PackReader(how or Reading(), sink)
    packs: list[tuple[str, PackSources]] = []
    folders: dict[Path, str] = {}
    grouped = _grouped(paths, sink, given=reader.how.given is not None)
    ids = [head.id for head in official_packs()]
    reader.needed = needed_beside(grouped, ids, head_of)
    grouped |= {folder: {} for folder in reader.needed}
    heads = [head for folder in grouped if folder.declared and (head := head_of(folder))]
    start = names_start(folder.root for folder in grouped)
    for folder, named in grouped.items():
        prefix = _prefix(folder, start)
        head = reader.manifest(folder, prefix)
        read = reader.pack(folder, named, prefix)
        catalogues = reader.catalogues(folder, prefix)
        family = family_of(head, sink, heads) if head is not None else ""
        if head is not None and folder.declared:
            _check_copy(folder, head, sink)
        if head is not None and family:
            pictures = reader.pictures(folder, prefix)
            packs.append((family, PackSources(head, read, catalogues, pictures)))
            folders[real_path(folder.root)] = head.id
    check_needs([pack.manifest for _, pack in packs], sink)
    named_texts = frozenset(reader.named)
    return ReadPacks(tuple(packs), tuple(reader.sources), named_texts, reader.files, folders)


def _prefix(folder: PackFolder, start: Path | None) -> str:
    """Return what leads from where names start to a pack."""
    name = shown_name(folder.root, start) if start is not None else folder.root.name
    return "" if name == "." else f"{name}/"


def _grouped(
    paths: Iterable[Path], sink: Sink, *, given: bool
) -> dict[PackFolder, dict[Path, PackFile]]:
    grouped: dict[PackFolder, dict[Path, PackFile]] = {}
    for file in files_of(paths, sink):
        grouped.setdefault(file.pack, {})[real_path(file.path)] = file
    if given:
        grouped.setdefault(pack_folder(Path()), {})
    return grouped


def _compiled(
    family: str,
    packs: Sequence[PackSources],
    languages: tuple[str, ...],
    sink: Sink,
    memory: Memory,
) -> Program:
    own = frozenset(pack.manifest.id for pack in packs)
    above = _building_on([pack.manifest for pack in packs], own)
    program = compile_packs(
        packs, language(family).also_in(languages), official(family, own | above), sink, memory
    )
    shipped = [_shipped(p, h) for p, h in _official_folders().items() if h.id in above]
    late = [pack for pack in shipped if pack.manifest.family == family]
    return _with_packs_above(program, late) if late else program


def _building_on(packs: Sequence[Manifest], own: frozenset[str]) -> frozenset[str]:
    """
    Return the official packs that build on packs compiled now, so that they come after these.

    What the packs compiled now need themselves comes before them all the same.
    """
    known = {pack.id: pack for pack in official_packs()} | {pack.id: pack for pack in packs}
    needed = set[str]().union(*(_needed(pack, known) for pack in packs))
    above = {head.id for head in official_packs() if not own.isdisjoint(_needed(head, known))}
    return frozenset(above - needed - own)


def _with_packs_above(program: Program, packs: Sequence[PackSources]) -> Program:
    """Add official packs that build on a program to what it may name."""
    both = compile_packs(packs, language(program.family), program, Sink())
    return replace(
        program,
        packs=both.packs,
        library=(*program.library, *both.items),
        declared=both.declared,
        library_catalogues=(*program.library_catalogues, *both.catalogues),
    )


def _read(
    files: Iterable[PackFile], prefix: str, sink: Sink, maximum: int = MAXIMUM_FILE_BYTES
) -> tuple[Source, ...]:
    read = (text_of(file, prefix, sink, maximum) for file in files)
    return tuple(source for source in read if source is not None)


def family_of(head: Manifest, sink: Sink, others: Iterable[Manifest] = ()) -> str:
    """
    Return the family of a pack: its own, or that of the game that it belongs to.

    The game is one of those that ship, or of ``others``.
    """
    known = (*official_packs(), *others)
    games = {pack.id: pack.family for pack in known if pack.is_game and pack.family}
    family = games.get(head.game, "")
    if head.family:
        if head.family not in families():
            sink.report(
                "unknown-vocabulary",
                head.place("vocabulary"),
                vocabulary=head.family,
                legal=families(),
            )
            return ""
        if family not in ("", head.family):
            told: dict[str, Any] = {"game": head.game, "vocabulary": head.family}
            sink.report("game-of-another-family", head.place("game"), family=family, **told)
            return ""
        return head.family
    if not family:
        _report_unknown("unknown-game", head.game, games, head, sink)
    return family


def _report_unknown(
    slug: Literal["unknown-game", "unknown-pack", "unknown-terms"],
    name: str,
    known: Iterable[str],
    head: Manifest,
    sink: Sink,
) -> None:
    """Report what a pack names and is not there, with the nearest that is."""
    legal = tuple(sorted(known))
    similar = nearest(name, legal)
    what = slug.removeprefix("unknown-")
    place = head.place(name if what == "pack" else what)
    named: dict[str, Any] = {what: name, "similar": similar, "legal": legal}
    # Of a value in quotes, or with versions behind it, the name is a part.
    is_bare = place.end - place.start == len(name)
    fix = instead(place, similar) if is_bare else None
    sink.report(slug, place, hint="similar" if similar else None, fix=fix, **named)


def check_needs(heads: Sequence[Manifest], sink: Sink) -> None:
    """Report packs that are needed and not there, that need themselves, or that are there twice."""
    first: dict[str, Manifest] = {}
    for head in heads:
        if head.id in first:
            related = [label(first[head.id].span, "first")]
            sink.report("doubled-pack", head.span, pack=head.id, related=related)
        first.setdefault(head.id, head)
    known = {pack.id: pack for pack in official_packs()} | first
    families_of = {name: _family(pack, known) for name, pack in known.items()}
    games = {name for name, pack in known.items() if pack.is_game}
    for head in heads:
        for name in head.needs:
            if name not in known:
                _report_unknown("unknown-pack", name, known, head, sink)
            elif families_of[head.id] not in ("", families_of[name]):
                told: dict[str, Any] = {"pack": name, "family": families_of[name]}
                own = families_of[head.id]
                sink.report("pack-of-another-family", head.place(name), vocabulary=own, **told)
            elif not suits(known[name].version, head.ranges.get(name, "")):
                told = {"pack": name, "version": known[name].version, "range": head.ranges[name]}
                sink.report("needs-another-version", head.place(name), **told)
        _check_terms(head, sink)
        # Without a family of its own a pack has that of its game, which is asked for there.
        if head.family and head.game and head.game not in games:
            _report_unknown("unknown-game", head.game, games, head, sink)
        way = _way_back(head.id, known)
        if way:
            hint = "way" if len(way) > _SHORTEST_WAY else None
            sink.report("pack-cycle", head.span, hint=hint, pack=head.id, way=" → ".join(way))


_SHORTEST_WAY = 2
"""How many names are on the way of a pack that needs itself."""


def _way_back(pack: str, known: Mapping[str, Manifest]) -> tuple[str, ...]:
    """Return the shortest way by which a pack needs itself, from it to it; empty without one."""
    ways: list[tuple[str, ...]] = [(pack,)]
    seen: set[str] = set()
    for way in ways:
        head = known.get(way[-1])
        for name in head.needs if head is not None else ():
            if name == pack:
                return (*way, name)
            if name not in seen:
                seen.add(name)
                ways.append((*way, name))
    return ()


def _check_terms(head: Manifest, sink: Sink) -> None:
    """Report terms of a game that has none to give, or that are none of a game's to choose."""
    if head.terms and not head.is_game:
        sink.report("terms-without-game", head.span, pack=head.id)
        return
    games = [one.id for one in official_packs() if one.is_game and one.family == head.family]
    if head.terms and head.terms not in games:
        _report_unknown("unknown-terms", head.terms, games, head, sink)


def _family(head: Manifest, known: Mapping[str, Manifest]) -> str:
    """Return the family of a pack: its own, or that of its game; empty where that is unknown."""
    game = known.get(head.game)
    return head.family or (game.family if game is not None else "")


def _check_copy(folder: PackFolder, head: Manifest, sink: Sink) -> None:
    """Report a pack that has the id of one that ships with the compiler, and is not that one."""
    for path, shipped in _official_folders().items():
        if shipped.id == head.id and real_path(path) != real_path(folder.root):
            place = replace(shipped.span, path=f"{path.name}/{MANIFEST}")
            sink.report("doubled-pack", head.span, pack=head.id, related=[label(place, "official")])


def _needed(head: Manifest, known: Mapping[str, Manifest]) -> set[str]:
    """Return the ids of the packs that a pack needs, and that those need, to the last."""
    waiting = list(head.needs)
    found: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name not in found and name in known:
            found.add(name)
            waiting.extend(known[name].needs)
    return found


# ---- the official content ---------------------------------------------------------------------


@cache
def _official_folders() -> Mapping[Path, Manifest]:
    """The folders of the packs that ship with the compiler, in the order of their names."""
    found_before = prepared()
    heads = found_before.get(MANIFESTS) if found_before else None
    if heads is not None:
        return {content_folder() / name: head for name, head in heads.items()}
    sink = Sink()
    found: dict[Path, Manifest] = {}
    for path in sorted(content_folder().glob(f"*/{MANIFEST}")):
        folder = PackFolder(path.parent, declared=True)
        source = text_of(PackFile(folder, path, MANIFEST), "", sink)
        head = manifest(source, sink) if source else None
        if head is not None:
            found[path.parent] = head
    return found


def official_manifests() -> dict[str, Manifest]:
    """The manifests of the packs that ship with the compiler, by folder name."""
    return {path.name: head for path, head in _official_folders().items()}


def official_packs() -> tuple[Manifest, ...]:
    """The manifests of the packs that ship with the compiler, by folder name."""
    return tuple(_official_folders().values())


def folder_of(pack: str) -> Path | None:
    """Return the folder of a pack that ships with the compiler, by its id."""
    found = (path for path, head in _official_folders().items() if head.id == pack)
    return next(found, None)


def game_folders(read: ReadPacks) -> list[Path]:
    """Return the folders of the official games that packs belong to, with what those need."""
    own = {real_path(folder.root) for folder, _ in read.sources}
    heads = {head.id: (path, head) for path, head in _official_folders().items()}
    packs = [pack.manifest for _, pack in read.packs]
    waiting = [name for head in packs for name in (head.game, *head.needs)]
    wanted: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in heads and name not in wanted:
            wanted.add(name)
            waiting.extend(heads[name][1].needs)
    return [
        path for name, (path, _) in heads.items() if name in wanted and real_path(path) not in own
    ]


def official(family: str, without: Collection[str] = ()) -> Program | None:
    """Compile the official games of a family, but for the packs that are compiled themselves."""
    # Of the ids of packs those alone count that are official: there are few, and all are kept.
    ids = {head.id for head in official_packs()}
    return _official(family, frozenset(ids.intersection(without)))


@cache
def _official(family: str, without: frozenset[str]) -> Program | None:
    found = prepared()
    if found and not without:
        program: Program | None = found.get(f"{PROGRAM}{family}")
        return program
    packs = [
        _shipped(path, head)
        for path, head in _official_folders().items()
        if head.id not in without and head.family == family
    ]
    return compile_packs(packs, language(family), None, Sink()) if packs else None


def _shipped(path: Path, head: Manifest) -> PackSources:
    """Read a pack that ships with the compiler."""
    sink = Sink()
    read = _read(files_of([path], sink), f"{head.id}/", sink)
    folder = PackFolder(path, declared=True)
    texts = [PackFile(folder, file, folder.name(file)) for file in catalogue_files(path)]
    return PackSources(head, read, _read(texts, f"{head.id}/", sink))


def official_sources(names: Collection[str]) -> dict[str, Source]:
    """Read those of the named texts that are official, by the names that the library gives them."""
    sources: dict[str, Source] = {}
    for path, head in _official_folders().items():
        if any(name.startswith(f"{head.id}/") for name in names):
            files = [file for file in files_of([path], Sink()) if f"{head.id}/{file.name}" in names]
            sources |= {one.path: one for one in _read(files, f"{head.id}/", Sink())}
    return sources
