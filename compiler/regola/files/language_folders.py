"""Read the folder of a human language that lies anywhere on the disk."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from regola.files.names import is_there, real_path
from regola.files.reading import read_file
from regola.findings import Sink
from regola.sources import Source, decode
from regola.text import Language
from regola.text.folder import FILES, language_from_sources

__all__ = ["LanguageFolder", "read_language"]


@dataclass(frozen=True, slots=True)
class LanguageFolder:
    """A language and the texts of its files, by their name in the folder."""

    language: Language
    sources: dict[str, Source]


def read_language(folder: Path, sink: Sink, place: str | None = None) -> LanguageFolder | None:
    """
    Read a language, called after its folder; report what is wrong in its files.

    `place` is where findings say that the folder lies; without it they say the folder's name alone.
    Returns nothing for a folder that has none of the files of a language.
    """
    code = real_path(folder).name
    sources: dict[str, Source] = {}
    for name in FILES:
        path, told = folder / name, f"{code if place is None else place}/{name}"
        data = read_file(path, told, sink, within=folder) if is_there(path) else None
        source = None if data is None else decode(told, data, sink)
        if source is not None:
            sources[name] = source
    if not sources:
        return None
    return LanguageFolder(language_from_sources(code, sources, sink), sources)
