"""Read the pictures that a pack has of its items: files in a folder, named after the items."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from regola.files.names import is_within
from regola.files.packs import PackFolder
from regola.files.reading import read_file
from regola.findings import Sink, nearest
from regola.printing.pictures import MAXIMUM_PICTURE_BYTES, SUFFIXES, Picture, fault_of
from regola.printing.typesetting import can_show
from regola.program.model import Item
from regola.sources import Span

__all__ = ["PICTURES", "pictures_of"]

PICTURES = "pictures"
"""The folder in a pack that holds pictures of its items."""


def pictures_of(folder: PackFolder, items: Iterable[Item], sink: Sink) -> dict[str, Picture]:
    """Return the sound pictures of a pack, by the references of items; report the others."""
    known = {item.id: item.reference for item in items if item.id}
    found: dict[str, Picture] = {}
    for path in _files(folder, sink):
        name = folder.name(path)
        if path.stem not in known:
            _report_nothing(path.stem, name, list(known), sink)
            continue
        reference = known[path.stem]
        picture = _picture(path, name, folder, reference, sink)
        if picture is not None:
            found[reference] = picture
    return found


def _report_nothing(called: str, name: str, known: list[str], sink: Sink) -> None:
    similar = nearest(called, known)
    hint = "similar" if similar else None
    sink.report("picture-of-nothing", Span.whole(name), hint=hint, id=called, similar=similar)


def _files(folder: PackFolder, sink: Sink) -> Iterator[Path]:
    place = folder.root / PICTURES
    if not is_within(place, folder.root):
        sink.report("link-outside", Span.whole(folder.name(place)), path=folder.name(place))
        return
    try:
        yield from sorted(path for path in place.iterdir() if path.suffix.lower() in SUFFIXES)
    except OSError:
        # Without the folder, or where it may not be looked into, there are no pictures.
        return


def _picture(
    path: Path, name: str, folder: PackFolder, reference: str, sink: Sink
) -> Picture | None:
    data = read_file(path, name, sink, maximum=MAXIMUM_PICTURE_BYTES, within=folder.root)
    if data is None:
        return None
    form = SUFFIXES[path.suffix.lower()]
    picture = Picture(f"picture-{reference.replace('/', '-')}.{form}", form, data)
    fault = fault_of(data, form) or ("" if can_show(picture) else "none")
    if fault:
        sink.report("bad-picture", Span.whole(name), hint=fault)
        return None
    return picture
