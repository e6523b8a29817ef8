"""Compile what lies on the disk: the packs that a user names, on top of the official content."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from regola.compilation.language import families, language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.files.packs import MANIFEST, PackFile, PackFolder, files_of
from regola.files.reading import read_file
from regola.findings import Sink, nearest
from regola.program.pack import Manifest, manifest, nameless
from regola.resources import content_folder
from regola.sources import MAXIMUM_FILE_BYTES, Source, decode

__all__ = ["Loaded", "load", "official", "official_packs"]


@dataclass(frozen=True)
class Loaded:
    """
    What was compiled of the files named.

    ``programs`` has one program for each family of games; ``sources`` all texts that were read, by
    the root folder of their pack and their path in it.
    """

    programs: tuple[Program, ...]
    sources: tuple[tuple[PackFolder, Source], ...]


def load(paths: Iterable[Path], sink: Sink, *, maximum: int = MAXIMUM_FILE_BYTES) -> Loaded:
    """Read and compile the rules files named, and those below the folders named."""
    grouped: dict[PackFolder, list[PackFile]] = {}
    for file in files_of(paths, sink):
        grouped.setdefault(file.pack, []).append(file)
    sources: list[tuple[PackFolder, Source]] = []
    packs: dict[str, list[PackSources]] = {}
    for folder, files in grouped.items():
        # With several packs in one run, a path names its pack first.
        prefix = f"{folder.root.name}/" if len(grouped) > 1 else ""
        head = _manifest(folder, prefix, sources, sink)
        read = _read(files, prefix, sink, maximum)
        sources += [(folder, source) for source in read]
        if head is not None:
            family = _family(head, sink)
            if family:
                packs.setdefault(family, []).append(PackSources(head, read))
    return Loaded(tuple(_compiled(family, own, sink) for family, own in packs.items()), tuple(sources))


def _compiled(family: str, packs: Sequence[PackSources], sink: Sink) -> Program:
    own = frozenset(pack.manifest.id for pack in packs)
    return compile_packs(packs, language(family), official(family, own), sink)


def _source(path: Path, name: str, sink: Sink, maximum: int = MAXIMUM_FILE_BYTES) -> Source | None:
    data = read_file(path, name, sink, maximum=maximum)
    return None if data is None else decode(name, data, sink, maximum=maximum)


def _read(
    files: Iterable[PackFile], prefix: str, sink: Sink, maximum: int = MAXIMUM_FILE_BYTES
) -> tuple[Source, ...]:
    read = (_source(file.path, f"{prefix}{file.name}", sink, maximum) for file in files)
    return tuple(source for source in read if source is not None)


def _manifest(
    folder: PackFolder, prefix: str, sources: list[tuple[PackFolder, Source]], sink: Sink
) -> Manifest | None:
    if not folder.declared:
        return nameless(folder.root.name, ".")
    source = _source(folder.root / MANIFEST, f"{prefix}{MANIFEST}", sink)
    if source is None:
        return None
    sources.append((folder, source))
    return manifest(source, sink)


def _family(head: Manifest, sink: Sink) -> str:
    """Return the family of a pack: its own, or that of the game that it belongs to."""
    if head.family:
        if head.family in families():
            return head.family
        sink.report("unknown-vocabulary", head.span, vocabulary=head.family, legal=families())
        return ""
    games = {pack.id: pack.family for pack in official_packs() if pack.family}
    family = games.get(head.game, "")
    if not family:
        legal = tuple(sorted(games))
        similar = nearest(head.game, legal)
        hint = "similar" if similar else None
        sink.report("unknown-game", head.span, hint=hint, game=head.game, similar=similar, legal=legal)
    return family


# ---- the official content ---------------------------------------------------------------------


@cache
def official_packs() -> tuple[Manifest, ...]:
    """The manifests of the packs that ship with the compiler, by folder name."""
    sink = Sink()
    found: list[Manifest] = []
    for path in sorted(content_folder().glob(f"*/{MANIFEST}")):
        source = _source(path, MANIFEST, sink)
        head = manifest(source, sink) if source else None
        if head is not None:
            found.append(head)
    return tuple(found)


@cache
def official(family: str, without: frozenset[str] = frozenset()) -> Program | None:
    """Compile the official games of a family, but for the packs that are compiled themselves."""
    packs: list[PackSources] = []
    sink = Sink()
    for path in sorted(content_folder().glob(f"*/{MANIFEST}")):
        source = _source(path, MANIFEST, sink)
        head = manifest(source, sink) if source else None
        if head is None or head.id in without or not head.is_game or head.family != family:
            continue
        read = _read(files_of([path.parent], sink), f"{head.id}/", sink)
        packs.append(PackSources(head, read))
    return compile_packs(packs, language(family), None, Sink()) if packs else None
