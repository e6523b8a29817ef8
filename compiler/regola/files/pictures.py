"""Read the pictures that a pack has of its items: files in a folder, named after the items."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from regola.drawings.pictures import MAXIMUM_PICTURE_BYTES, SUFFIXES, Picture
from regola.files.names import is_within
from regola.files.packs import PackFolder
from regola.files.reading import read_file
from regola.files.reporting import report_unreadable
from regola.findings import Sink
from regola.sources import Span

__all__ = ["PICTURES", "picture_files", "picture_of", "pictures_in"]

PICTURES = "pictures"
"""The folder in a pack that holds pictures of its items."""

_NEARLY = frozenset({PICTURES, "picture"})
"""What folders of pictures are also called, in letters of any size."""

_OTHER_FORMATS = frozenset(
    {
        *(".avif", ".bmp", ".eps", ".gif", ".heic", ".heif", ".ico", ".jfif", ".jp2", ".jxl"),
        *(".pdf", ".psd", ".svgz", ".tga", ".tif", ".tiff", ".webp"),
    }
)
"""How pictures end that are not read."""


def pictures_in(folder: PackFolder, prefix: str, sink: Sink) -> Iterator[Picture]:
    """
    Give the pictures of a pack as they are, under names with a prefix.

    Those that cannot be read are reported, and those that nobody would look at: of other formats,
    or in a folder that is nearly called as it must be.
    """
    _report_passed_over(folder, prefix, sink)
    for path in picture_files(folder, prefix, sink):
        found = picture_of(path, f"{prefix}{folder.name(path)}", folder.root, sink)
        if found is not None:
            yield found


def picture_of(path: Path, name: str, root: Path, sink: Sink) -> Picture | None:
    """Return a picture that lies within a pack's folder as it is; report one that is unreadable."""
    data = read_file(path, name, sink, maximum=MAXIMUM_PICTURE_BYTES, within=root)
    return Picture(name, SUFFIXES[path.suffix.lower()], data) if data is not None else None


def picture_files(folder: PackFolder, prefix: str, sink: Sink) -> list[Path]:
    """Return where the pictures of a pack lie, in the order of their names."""
    place = folder.root / PICTURES
    name = f"{prefix}{folder.name(place)}"
    if not is_within(place, folder.root):
        sink.report("link-outside", Span.whole(name), path=name)
        return []
    try:
        return sorted(path for path in place.iterdir() if path.suffix.lower() in SUFFIXES)
    except (FileNotFoundError, NotADirectoryError):
        return []
    except OSError as error:
        report_unreadable(name, error.errno, sink)
        return []


def _report_passed_over(folder: PackFolder, prefix: str, sink: Sink) -> None:
    for path in _entries(folder.root):
        if path.name.lower() in _NEARLY and path.name != PICTURES and path.is_dir():
            _report(path, "folder", f"{prefix}{folder.name(path)}", sink)
    for path in _entries(folder.root / PICTURES):
        if path.suffix.lower() in _OTHER_FORMATS:
            _report(path, "format", f"{prefix}{folder.name(path)}", sink)


def _entries(place: Path) -> list[Path]:
    """Return what lies in a folder, by name; what keeps one from looking is told elsewhere."""
    try:
        return sorted(place.iterdir())
    except OSError:
        return []


def _report(path: Path, hint: str, name: str, sink: Sink) -> None:
    sink.report("picture-of-nothing", Span.whole(name), hint=hint, id=path.stem, path=PICTURES)
