"""Read the texts of rules as they were: from an earlier build, or with earlier language files."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from json import JSONDecodeError
from pathlib import Path

from regola.compilation.rule_texts import read_document
from regola.files.language_folders import LanguageFolder, read_language
from regola.files.names import is_file, is_folder
from regola.files.reading import read_file
from regola.findings import Sink
from regola.sources import Source, Span, decode
from regola.text.comparing import RuleText
from regola.text.folder import FILES

__all__ = ["BuiltTexts", "built_texts", "language_folders"]


@dataclass(frozen=True, slots=True)
class BuiltTexts:
    """The texts of rules in a build, and the files that they were read from, by path."""

    rules: list[RuleText]
    sources: dict[str, Source]


def built_texts(build: Path, sink: Sink) -> BuiltTexts:
    """Read the texts that a build has in its folder `texts`; report files that are none."""
    found = BuiltTexts([], {})
    for path in sorted(build.glob("texts/*/*.json")):
        name = path.relative_to(build).as_posix()
        data = read_file(path, name, sink, maximum=_MAXIMUM, within=build)
        source = None if data is None else decode(name, data, sink, maximum=_MAXIMUM)
        if source is None:
            continue
        found.sources[name] = source
        try:
            found.rules.extend(read_document(source.text))
        except JSONDecodeError as error:
            sink.report("no-built-texts", source.line_span(error.lineno))
        except ValueError:
            sink.report("no-built-texts", Span.whole(name))
    return found


_MAXIMUM = 20_000_000


def language_folders(folder: Path, sink: Sink) -> Iterator[LanguageFolder]:
    """Give the languages of a folder: its own files, or one language in each folder below it."""
    inner = (
        sorted(path for path in folder.iterdir() if is_folder(path)) if is_folder(folder) else []
    )
    for path in [folder] if any(is_file(folder / name) for name in FILES) else inner:
        found = read_language(path, sink)
        if found is not None:
            yield found
