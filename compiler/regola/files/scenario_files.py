"""Find and read scenario files, and the packs that they need."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from regola.files import packs
from regola.files.names import is_file, is_folder
from regola.files.packs import MANIFEST, RULES_SUFFIX, PackFile, files_of, pack_folder
from regola.files.reading import bytes_of, read_file
from regola.findings import Sink, label
from regola.sources import MAXIMUM_FILE_BYTES, Source, Span, decode
from regola.yaml_files import Located, documents

__all__ = ["SUFFIXES", "ScenarioFile", "at_hand", "divided", "read_scenarios"]

SUFFIXES = (".yaml", ".yml")
"""How the names of scenario files end."""

_SCENARIO = re.compile(rb"^scenario[ \t]*:", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A scenario file: its text, its documents, and the folders of the packs that it needs."""

    source: Source
    documents: tuple[Located, ...]
    packs: tuple[Path, ...]


def divided(paths: Iterable[Path]) -> tuple[list[Path], list[PackFile]]:
    """
    Divide paths into those of rules and the files of scenarios; a folder may hold both.

    The files are called by the names that the user gives them.
    """
    rules: list[Path] = []
    scenarios: list[PackFile] = []
    for path in paths:
        if is_folder(path):
            rules.append(path)
            scenarios += _below(path)
        elif path.suffix in SUFFIXES:
            scenarios.append(PackFile(pack_folder(path), path, path.as_posix()))
        else:
            rules.append(path)
    return rules, scenarios


def at_hand(sink: Sink) -> tuple[list[Path], list[PackFile]]:
    """Divide what is meant where no path is named, as `packs.at_hand` says it, in the same way."""
    meant = packs.at_hand(sink, suffixes=(RULES_SUFFIX, *SUFFIXES), below=SUFFIXES)
    rules, scenarios = divided(meant)
    return rules, [file for file in scenarios if _is_scenario(file)]


def _below(folder: Path) -> Iterator[PackFile]:
    """The scenario files below a folder."""
    top = Path(os.path.abspath(folder))  # noqa: PTH100 - resolve() would follow links away
    for file in files_of([folder], Sink(), suffixes=SUFFIXES):
        path = folder / file.path.relative_to(top)
        if path.name != MANIFEST and _is_scenario(file):
            yield replace(file, path=path, name=path.as_posix())


def _is_scenario(file: PackFile) -> bool:
    """Tell whether a file has a scenario; of one that cannot be read, reading it will tell."""
    try:
        data = bytes_of(file.path, MAXIMUM_FILE_BYTES, within=file.within)
    except OSError:
        return True
    return _SCENARIO.search(data) is not None


def read_scenarios(
    files: Iterable[PackFile], sink: Sink, *, maximum: int = MAXIMUM_FILE_BYTES
) -> list[ScenarioFile]:
    """Read scenario files; report what cannot be read, and ids that stand twice in a file."""
    read = (_read(file, sink, maximum) for file in files)
    return [one for one in read if one is not None]


def _read(file: PackFile, sink: Sink, maximum: int) -> ScenarioFile | None:
    path, name = file.path, file.name
    data = read_file(path, name, sink, maximum=maximum, within=file.within)
    source = None if data is None else decode(name, data, sink, maximum=maximum)
    if source is None:
        return None
    before = len(sink)
    found = tuple(documents(source, sink))
    if not found and len(sink) == before:
        sink.report("no-scenario", Span.whole(name), path=name)
    _report_doubles(found, sink)
    return ScenarioFile(source, found, tuple(_packs(path, found)))


def _report_doubles(found: Iterable[Located], sink: Sink) -> None:
    seen: dict[str, Span] = {}
    for document in found:
        value = document.get("scenario")
        if value is None:
            continue
        name = str(value.value)
        if name in seen:
            related = [label(seen[name], "first")]
            sink.report("doubled-scenario", value.span, related=related, scenario=name)
        seen.setdefault(name, value.span)


def _packs(path: Path, found: Iterable[Located]) -> list[Path]:
    """The folders of packs: the one that the file lies in, and those it names from there."""
    folder = pack_folder(path)
    packs = [folder.root] if folder.declared else []
    for document in found:
        value = document.get("packs")
        for name in value.items if value is not None else ():
            named = path.parent / str(name.value)
            if is_file(named / MANIFEST):
                packs.append(named)
    return packs
