"""Read the texts of rules as they were: from an earlier build, or with earlier language files."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from regola.compilation.rule_texts import read_document
from regola.files.language_folders import read_language
from regola.files.reading import read_file
from regola.findings import Sink
from regola.sources import Span, decode
from regola.text import Language
from regola.text.comparing import RuleText
from regola.text.folder import LEXICON

__all__ = ["built_texts", "language_folders"]


def built_texts(build: Path, sink: Sink) -> list[RuleText]:
    """Read the texts that a build has in its folder `texts`; report files that are none."""
    found: list[RuleText] = []
    for path in sorted(build.glob("texts/*/*.json")):
        name = path.relative_to(build).as_posix()
        data = read_file(path, name, sink, maximum=_MAXIMUM)
        source = None if data is None else decode(name, data, sink, maximum=_MAXIMUM)
        try:
            found += read_document(source.text) if source is not None else ()
        except ValueError:
            sink.report("unreadable-file", Span.whole(name))
    return found


_MAXIMUM = 20_000_000


def language_folders(folder: Path, sink: Sink) -> Iterator[Language]:
    """Give the languages of a folder: its own files, or one language in each folder below it."""
    folders = [folder] if (folder / LEXICON).is_file() else sorted(folder.glob(f"*/{LEXICON}"))
    for path in folders:
        found = read_language(path if path.is_dir() else path.parent, sink)
        if found is not None:
            yield found.language
