"""Packs of others in a folder beside one's own: which, in what version, and put there at once."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regola.files.archives import laid_out
from regola.files.bundles import Bundle
from regola.files.library import load
from regola.files.manifest import digest
from regola.files.names import is_file, is_safe_name
from regola.files.reading import read_file
from regola.files.writing import Written, write_build
from regola.findings import Sink
from regola.sources import Span, decode

__all__ = ["LOCK", "Locked", "install", "locked_packs", "report_together"]

LOCK = "regola.lock"
"""The file there that tells which packs they are."""

_FORMAT = 1
_MOST = 20_000_000


@dataclass(frozen=True, slots=True)
class Locked:
    """A pack that was installed: its version, licence, needs, where it came from, its files."""

    id: str
    version: str
    licence: str
    needs: tuple[str, ...]
    origin: str
    files: Mapping[str, str]


def locked_packs(folder: Path, sink: Sink) -> dict[str, Locked] | None:
    """Return the packs installed in a folder, by id; report a list that cannot be read."""
    path = folder / LOCK
    if not is_file(path):
        return {}
    name = path.as_posix()
    data = read_file(path, name, sink, maximum=_MOST, within=folder)
    source = None if data is None else decode(name, data, sink, maximum=_MOST)
    if source is None:
        return None
    try:
        told = json.loads(source.text)
        found = dict(_read(told["packs"])) if told["format"] == _FORMAT else None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
        found = None
    if found is None:
        sink.report("broken-lock", Span.whole(name))
    return found


def _read(packs: Mapping[str, Any]) -> Iterator[tuple[str, Locked]]:
    for name, told in packs.items():
        files = {str(key): str(value) for key, value in told["files"].items()}
        if "/" in name or not all(map(is_safe_name, (name, *(f"{name}/{f}" for f in files)))):
            raise ValueError(name)
        needs = tuple(map(str, told["needs"]))
        version, licence, origin = (str(told[key]) for key in ("version", "licence", "from"))
        # What JSON escapes is no text always: half of a pair is none, and raises ValueError here.
        "".join((version, licence, origin, *needs, *files.values())).encode()
        yield name, Locked(name, version, licence, needs, origin, files)


def report_together(bundles: Iterable[Bundle], sink: Sink) -> bool:
    """
    Compile packs as they would lie, and report what is wrong with them; tell whether nothing is.

    Nothing of them is run: rules are read and no more.
    """
    files = {f"{one.head.id}/{name}": data for one in bundles for name, data in one.files.items()}
    found = Sink()
    with laid_out(files, found) as folder:
        if not found.has_errors:
            load([folder], found)
    errors = [finding for finding in found.sorted() if found.is_error(finding)]
    sink.extend(errors)
    return not errors


def install(
    folder: Path, new: Sequence[Bundle], known: Mapping[str, Locked], sink: Sink
) -> Written | None:
    """
    Put packs into a folder beside those that are there: all of them or, where anything is wrong,
    none.

    ``known`` are the packs that lay there when the new ones were chosen and compiled with them:
    nothing is done where others lie there since. What was cut short is finished or undone by the
    next run. A file that somebody changed since is not written over.
    """
    return write_build(folder, _outputs(folder, new, known, sink), sink)


def _report_changed(folder: Path, old: Locked | None, new: Bundle, sink: Sink) -> None:
    """Report files of a pack that somebody changed since it was installed."""
    for name, told in (old.files if old is not None else {}).items():
        shown = f"{new.head.id}/{name}"
        path = folder / shown
        data = read_file(path, shown, sink, within=folder) if is_file(path) else None
        if data is not None and digest(data) != told and data != new.files.get(name):
            sink.report("foreign-file", Span.whole(shown), path=shown)


def _outputs(
    folder: Path, new: Sequence[Bundle], known: Mapping[str, Locked], sink: Sink
) -> Iterator[tuple[str, bytes]]:
    """
    Give what is to lie in the folder.

    What lies there is asked for when the first is wanted, once nobody else installs anything.
    """
    kept = locked_packs(folder, sink)
    if kept is not None and kept != known:
        sink.report("added-meanwhile", Span.whole(folder.as_posix()), path=folder.as_posix())
    if kept is None or kept != known:
        return
    for one in new:
        _report_changed(folder, kept.get(one.head.id), one, sink)
    replaced = {one.head.id for one in new}
    rest = {name: one for name, one in kept.items() if name not in replaced}
    yield from _kept_files(folder, rest, sink)
    for bundle in new:
        for file, data in bundle.files.items():
            yield f"{bundle.head.id}/{file}", data
    yield LOCK, _lock_bytes({**rest, **{one.head.id: _locked(one) for one in new}})


def _kept_files(
    folder: Path, rest: Mapping[str, Locked], sink: Sink
) -> Iterator[tuple[str, bytes]]:
    for name, one in rest.items():
        for file in one.files:
            data = read_file(folder / name / file, f"{name}/{file}", sink, within=folder)
            if data is not None:
                yield f"{name}/{file}", data


def _locked(bundle: Bundle) -> Locked:
    head = bundle.head
    needs = tuple(f"{name} {head.ranges.get(name, '')}".strip() for name in head.needs)
    origin = Path(bundle.origin).name
    return Locked(head.id, head.version, head.licence, needs, origin, bundle.digests)


def _lock_bytes(packs: Mapping[str, Locked]) -> bytes:
    told = {
        name: {
            "version": one.version,
            "licence": one.licence,
            "needs": list(one.needs),
            "from": one.origin,
            "files": dict(sorted(one.files.items())),
        }
        for name, one in sorted(packs.items())
    }
    content = {"format": _FORMAT, "packs": told}
    return (json.dumps(content, ensure_ascii=False, indent=1) + "\n").encode()
