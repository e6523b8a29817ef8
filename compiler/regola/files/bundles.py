"""Packs as archives for others: the same bytes for the same content, and no more than a pack."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath
from typing import Any

from regola.files.archives import is_archive, packed, passed_over, unpacked
from regola.files.foreign_names import MOST_BYTES
from regola.files.manifest import MANIFEST_NAME, digest
from regola.files.names import is_file, shown_name
from regola.files.packs import MANIFEST, PackFolder, files_of
from regola.files.reading import read_file
from regola.findings import Sink
from regola.program.pack import Manifest, manifest
from regola.sources import Span, decode

__all__ = ["ABOUT", "Bundle", "archives_in", "bundle_bytes", "bundle_of_folder", "opened"]

ABOUT = "bundle.json"
"""The file in an archive that tells the pack, its version and licence, and what each file is."""

_FORMAT = 1
_TAKEN = (
    *(".regola", ".yaml", ".yml", ".po", ".md"),
    *("LICENSE", "LICENCE", "COPYING", "LICENSE.txt", "LICENCE.txt", "COPYING.txt"),
)
"""How names of files end that go along. Pictures do not: they may name what lies elsewhere."""


@dataclass(frozen=True, slots=True)
class Bundle:
    """
    A pack that can be installed: what it says of itself, and its files by name in its folder.

    ``passed_over`` counts the files that it came with and that are not installed.
    """

    head: Manifest
    files: Mapping[str, bytes]
    origin: str
    passed_over: int = 0

    @property
    def digests(self) -> dict[str, str]:
        """The hash of each file."""
        return {name: digest(data) for name, data in sorted(self.files.items())}


def bundle_of_folder(folder: PackFolder, origin: str, sink: Sink) -> Bundle | None:
    """Read a pack in a folder as what is installed of it; report what cannot be read."""
    before = len(sink)
    files: dict[str, bytes] = {}
    for file in files_of([folder.root], sink, suffixes=_TAKEN):
        if file.pack == folder and not _is_built(file.path, folder.root):
            data = read_file(file.path, file.name, sink, within=folder.root)
            if data is not None:
                files[shown_name(file.path, folder.root)] = data
    return None if len(sink) > before else _bundle(files, origin, sink)


def _is_built(path: Path, root: Path) -> bool:
    """Tell whether a file lies in a folder that a build wrote."""
    around = [folder for folder in path.parents if folder.is_relative_to(root) and folder != root]
    return any(is_file(folder / MANIFEST_NAME) for folder in around)


def _bundle(files: Mapping[str, bytes], origin: str, sink: Sink) -> Bundle | None:
    source = decode(f"{origin}/{MANIFEST}", files.get(MANIFEST, b""), sink)
    head = manifest(source, sink) if source is not None else None
    return None if head is None else Bundle(head, files, origin)


# ---- writing ------------------------------------------------------------------------------------


def bundle_bytes(bundle: Bundle) -> bytes:
    """
    Return the archive of a pack: its files below a folder of its id, and what they are.

    The same content makes the same bytes on every system.
    """
    told = {f"{bundle.head.id}/{name}": data for name, data in bundle.files.items()}
    told[f"{bundle.head.id}/{ABOUT}"] = _about(bundle)
    return packed(told)


def _about(bundle: Bundle) -> bytes:
    head = bundle.head
    content = {
        "format": _FORMAT,
        "id": head.id,
        "names": dict(sorted(head.names.items())),
        "version": head.version,
        "licence": head.licence,
        "game": head.game,
        "needs": [f"{name} {head.ranges.get(name, '')}".strip() for name in head.needs],
        "files": bundle.digests,
    }
    return (json.dumps(content, ensure_ascii=False, indent=1) + "\n").encode()


# ---- reading ------------------------------------------------------------------------------------


def archives_in(folder: Path) -> list[Path]:
    """Return the archives in a folder, by name."""
    try:
        return sorted(path for path in folder.iterdir() if is_archive(path.name) and is_file(path))
    except OSError:
        # A folder that may not be looked into offers nothing.
        return []


def opened(path: Path, sink: Sink) -> Bundle | None:
    """
    Read the pack of an archive; report an archive that holds none, or not what it says.

    One that somebody packed by hand has no list of what is in it, and is read all the same.
    """
    name = path.as_posix()
    data = read_file(path, name, sink, maximum=MOST_BYTES)
    if data is None:
        return None
    files = unpacked(data, name, sink, wanted=(*_TAKEN, ABOUT))
    if files is None:
        return None
    own = _of_one_pack(files, name, sink)
    if own is None or not _is_as_told(own, name, sink):
        return None
    found = _bundle({key: text for key, text in own.items() if key != ABOUT}, name, sink)
    outside = len(files) - len(own)
    left = outside + passed_over(data, name, (*_TAKEN, ABOUT))
    return None if found is None else replace(found, passed_over=left)


def _of_one_pack(files: Mapping[str, bytes], name: str, sink: Sink) -> dict[str, bytes] | None:
    """Return the files of the only pack in an archive, by their names in its folder."""
    tops = [PurePosixPath(one).parent for one in files if PurePosixPath(one).name == MANIFEST]
    if len(tops) != 1:
        sink.report("not-one-pack", Span.whole(name), count=len(tops))
        return None
    return dict(_below(files, tops[0]))


def _below(files: Mapping[str, bytes], top: PurePosixPath) -> Iterator[tuple[str, bytes]]:
    for name, data in files.items():
        path = PurePosixPath(name)
        if path.is_relative_to(top):
            yield path.relative_to(top).as_posix(), data


def _is_as_told(files: Mapping[str, bytes], name: str, sink: Sink) -> bool:
    if ABOUT not in files:
        return True
    said = _digests_told(files[ABOUT])
    found = {key: digest(data) for key, data in files.items() if key != ABOUT}
    wrong = sorted(key for key in {*found, *said} if found.get(key) != said.get(key))
    if wrong:
        sink.report("bundle-differs", Span.whole(name), path=wrong[0])
    return not wrong


def _digests_told(data: bytes) -> dict[str, str]:
    """Return the checksums that an archive tells of its files; none where it tells no list."""
    try:
        told: Any = json.loads(data)
        listed = told["files"].items() if told["format"] == _FORMAT else ()
        return {name: said for name, said in listed if isinstance(said, str)}
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        return {}
