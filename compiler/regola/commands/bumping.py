"""`regola compare --bump`: the next version of each pack that changed, and its change log."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, note
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.comparing.change_log import State
    from regola.comparing.report import Comparison
    from regola.files.library import Loaded
    from regola.files.replacing import Change

__all__ = ["bump"]

_TOLD = {
    "new": "compare-bumped",
    "more": "compare-log-more",
    "same": "compare-bumped-before",
    "other": "compare-log-other",
}
"""What is told of a pack, by what became of the entry in its change log."""

_MOST = 5_000_000
_MARK = "\ufeff"


def bump(comparison: Comparison, here: Loaded, console: Console) -> None:
    """
    Write versions and change logs of the packs at hand that changed, all of them or none.

    A version that is as high already stays. What was said of earlier versions stays below; of this
    one is added what its entry lacks. Where something cannot be read or written, it is told.
    """
    from regola.files.replacing import replace_files

    folders = {identifier: folder for folder, identifier in here.folders.items()}
    sink = Sink()
    changes: list[Change] = []
    told: list[tuple[str, str, str]] = []
    for pack, before, proposed in comparison.versions():
        folder = folders.get(pack)
        if folder is None or proposed == before:
            continue
        version = _next(pack, proposed, comparison)
        state, log = _log(folder, version, comparison, pack, console, sink)
        head = list(_manifest(folder, version, pack, comparison, sink))
        changes += [*head, *log]
        told.append((_TOLD["new" if head else state], pack, version))
    if not sink.has_errors and replace_files(changes, sink):
        for identifier, pack, version in told:
            console.note(identifier, pack=pack, version=version)
    note(Shown(findings=sink.sorted(), texts={}), console)


def _next(pack: str, proposed: str, comparison: Comparison) -> str:
    """Return the version that a pack is to have: what it says already, where that is as high."""
    from regola.program.versions import version_of

    head = comparison.new.heads.get(pack)
    own = head.version if head is not None else ""
    return own if own and version_of(own) >= version_of(proposed) else proposed


def _manifest(
    folder: Path, version: str, pack: str, comparison: Comparison, sink: Sink
) -> Iterator[Change]:
    """Give `pack.yaml` with another version in the place of its own."""
    from regola.files.packs import MANIFEST
    from regola.files.reading import read_file
    from regola.files.replacing import Change
    from regola.sources import Span, decode

    head = comparison.new.heads.get(pack)
    if head is not None and head.version == version:
        return
    path = folder / MANIFEST
    data = read_file(path, path.name, sink, within=folder)
    if data is None or decode(MANIFEST, data, sink) is None or sink.has_errors:
        return
    text = _with_version(data.decode("utf-8"), version)
    if text is None:
        place, line = Span.whole(path.as_posix()), f'version: "{version}"'
        sink.report("version-not-written", place, version=version, line=line)
    else:
        yield Change(path, text.encode(), folder)


def _with_version(text: str, version: str) -> str | None:
    """Return the text of a manifest with a version; nothing where that cannot be written there."""
    from regola.program.pack import manifest
    from regola.sources import Source
    from regola.yaml_files import documents

    document = next(documents(Source("", text), Sink()), None)
    place = document.get("version") if document is not None else None
    if place is None:
        return None
    said = text[place.span.start : place.span.end]
    quote = said[0] if said[:1] in ("'", '"') else '"'
    changed = f"{text[: place.span.start]}{quote}{version}{quote}{text[place.span.end :]}"
    # An anchor or a text over several lines has another end than what it says.
    found = manifest(Source("", changed), Sink())
    return changed if found is not None and found.version == version else None


def _log(
    folder: Path, version: str, comparison: Comparison, pack: str, console: Console, sink: Sink
) -> tuple[State, list[Change]]:
    """Return how the change log tells of a version, and the log with what it lacked."""
    from regola.comparing.change_log import grown
    from regola.files.change_logs import LOG
    from regola.files.names import is_there
    from regola.files.reading import read_file
    from regola.files.replacing import Change
    from regola.sources import decode

    path, earlier = folder / LOG, b""
    if is_there(path):
        data = read_file(path, LOG, sink, maximum=_MOST, within=folder)
        if data is None or decode(LOG, data, sink, maximum=_MOST) is None or sink.has_errors:
            return "same", []
        earlier = data
    said = earlier.decode("utf-8").removeprefix(_MARK)
    state, text = grown(said, version, _entries(version, comparison, pack, console))
    return state, [Change(path, text.encode(), folder)] if state in ("new", "more") else []


def _entries(version: str, comparison: Comparison, pack: str, console: Console) -> list[str]:
    """Return in Markdown what changed in a pack, under its new version: one's language first."""
    from regola.commands.language import command_words
    from regola.comparing.markdown import markdown
    from regola.comparing.report import grouped
    from regola.resources import languages

    spoken = console.words.language
    entries = []
    for language in sorted(languages(), key=lambda one: one != spoken):
        names = {pack: {language: version}}
        groups = grouped(comparison, names, language, command_words(language).say)
        entries.append(markdown([group for group in groups if group.pack == pack], ()))
    return entries
