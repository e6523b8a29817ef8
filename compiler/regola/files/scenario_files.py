"""Find and read scenario files, and the packs that they need."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from regola.files.names import is_file, is_folder
from regola.files.packs import MANIFEST, files_of, pack_folder
from regola.files.reading import read_file
from regola.findings import Sink, label
from regola.sources import MAXIMUM_FILE_BYTES, Source, Span, decode
from regola.yaml_files import Located, documents

__all__ = ["SUFFIXES", "ScenarioFile", "divided", "read_scenarios"]

SUFFIXES = (".yaml", ".yml")
"""How the names of scenario files end."""

_SCENARIO = re.compile(r"^scenario[ \t]*:", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class ScenarioFile:
    """A scenario file: its text, its documents, and the folders of the packs that it needs."""

    source: Source
    documents: tuple[Located, ...]
    packs: tuple[Path, ...]


def divided(paths: Iterable[Path]) -> tuple[list[Path], list[Path]]:
    """Divide paths into those of rules and those of scenarios; a folder may hold both."""
    rules: list[Path] = []
    scenarios: list[Path] = []
    for path in paths:
        if is_folder(path):
            rules.append(path)
            scenarios += _below(path)
        else:
            (scenarios if path.suffix in SUFFIXES else rules).append(path)
    return rules, scenarios


def _below(folder: Path) -> list[Path]:
    """The scenario files below a folder, by the name that the user gave it."""
    top = Path(os.path.abspath(folder))  # noqa: PTH100 - resolve() would follow links away
    found = (file.path for file in files_of([folder], Sink(), suffixes=SUFFIXES))
    return [
        folder / path.relative_to(top)
        for path in found
        if path.name != MANIFEST and _is_scenario(path)
    ]


def _is_scenario(path: Path) -> bool:
    try:
        return _SCENARIO.search(path.read_text("utf-8")) is not None
    except (OSError, ValueError):
        return False


def read_scenarios(
    paths: Iterable[Path], sink: Sink, *, maximum: int = MAXIMUM_FILE_BYTES
) -> list[ScenarioFile]:
    """Read scenario files; report what cannot be read, and ids that stand twice in a file."""
    files = (_read(path, sink, maximum) for path in paths)
    return [file for file in files if file is not None]


def _read(path: Path, sink: Sink, maximum: int) -> ScenarioFile | None:
    name = path.as_posix()
    data = read_file(path, name, sink, maximum=maximum)
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
