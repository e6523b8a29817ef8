"""Read and compile what the command line names, with a word on how far it is."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

from regola.commands.console import Console
from regola.commands.parser import Parser
from regola.commands.progress import Progress
from regola.findings import Severity, Sink
from regola.sources import Span

if TYPE_CHECKING:
    from regola.files.library import Loaded, Reading, ReadPacks

__all__ = [
    "add_language_folder",
    "add_maximum",
    "add_paths",
    "loaded",
    "packs_read",
    "report_none",
    "report_nothing",
]

_INPUT = "-"


def add_paths(parser: Parser) -> None:
    """Declare the files and folders; `-` is standard input."""
    parser.argument("paths", nargs="*")


def add_maximum(parser: Parser) -> None:
    """Declare the limit on the size of a file."""
    parser.argument("--max-file", type=_size, shared=True)


def add_language_folder(parser: Parser) -> None:
    """Declare the folder of one more human language, anywhere, that names may be in."""
    parser.argument("--language-folder", type=Path)


def loaded(arguments: Namespace, console: Console, sink: Sink) -> Loaded:
    """Read and compile the files named, or those below the folder at hand."""
    from regola.files.library import load
    from regola.files.preparing import prepare

    prepare()
    with console.progress("progress-read") as progress:
        paths, how = _named(arguments, console, sink, progress)
        return load(paths, sink, how)


def packs_read(
    arguments: Namespace, console: Console, sink: Sink, *, alone: bool = False
) -> ReadPacks:
    """Read the files named, and the others of their packs unless they are to be read alone."""
    from regola.files.library import read_packs

    with console.progress("progress-read") as progress:
        paths, how = _named(arguments, console, sink, progress)
        return read_packs(paths, sink, replace(how, alone=alone))


def report_nothing(arguments: Namespace, named: Collection[str], sink: Sink) -> None:
    """
    Report that no rules file is among those meant, where nothing that weighs was found either.

    A remark alone, as that a link leads out, would leave the run as if all were well.
    """
    from regola.files.packs import CATALOGUE_SUFFIX, MANIFEST, report_texts

    beside = (MANIFEST, CATALOGUE_SUFFIX)
    if sink.has_at_least(Severity.WARNING) or not all(name.endswith(beside) for name in named):
        return
    for folder in filter(Path.is_dir, map(Path, arguments.paths or ["."])):
        report_texts(folder, sink)
    if not sink.has_at_least(Severity.WARNING):
        report_none(arguments.paths, "nothing-to-check", sink)


def report_none(paths: Sequence[str], slug: str, sink: Sink) -> None:
    """Report that what was looked for is nowhere; without paths, tell which could be named."""
    shown = ", ".join(paths) or "."
    around = () if paths else tuple(_with_rules())
    hint = "around" if around else None if paths else "at-hand"
    told: dict[str, Any] = {"path": shown, "around": around} if around else {"path": shown}
    sink.report(slug, Span.whole(next(iter(paths), ".")), hint=hint, **told)


_MOST_NAMED = 3


def _with_rules() -> Iterator[str]:
    """Give some folders below the one at hand that hold rules files."""
    from regola.files.packs import files_of

    here = Path.cwd()
    folders = (file.path.parent for file in files_of([Path()], Sink()))
    told = (path.relative_to(here).as_posix() for path in dict.fromkeys(folders))
    return islice((name for name in told if name != "."), _MOST_NAMED)


def _named(
    arguments: Namespace, console: Console, sink: Sink, progress: Progress
) -> tuple[list[Path], Reading]:
    from regola.files.library import Reading
    from regola.files.packs import at_hand
    from regola.files.reading import read_stream
    from regola.sources import MAXIMUM_FILE_BYTES

    maximum = getattr(arguments, "max_file", None) or MAXIMUM_FILE_BYTES
    given = None
    paths = [Path(path) for path in arguments.paths if path != _INPUT]
    if _INPUT in arguments.paths:
        given = read_stream(console.standard_input, _INPUT, sink, maximum=maximum)
    elif not paths:
        paths = at_hand(sink)
    languages = _languages(getattr(arguments, "language_folder", None))
    return paths, Reading(
        maximum=maximum, advance=progress.advance, given=given, languages=languages
    )


def _languages(folder: Path | None) -> tuple[str, ...]:
    """Return the code of the language in a folder, which is the folder's name."""
    from regola.files.names import real_path

    return (real_path(folder).name,) if folder is not None else ()


_UNITS = {"": 1, "k": 1_000, "m": 1_000_000}


def _size(text: str) -> int:
    """Read a number of bytes: ``500000``, ``500k``, ``2M``."""
    unit = text[-1:].lower() if not text[-1:].isdigit() else ""
    digits = text[: len(text) - len(unit)]
    if unit not in _UNITS or not digits.isascii() or not digits.isdigit() or int(digits) == 0:
        raise ValueError(text)
    return int(digits) * _UNITS[unit]
