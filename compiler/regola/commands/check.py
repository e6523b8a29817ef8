"""`regola check`: find all that is wrong with rules files."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import (
    Shown,
    add_format,
    diagnosed,
    exit_of,
    note,
    root_of,
    show,
)
from regola.commands.loading import (
    add_language_folder,
    add_maximum,
    add_paths,
    loaded,
    report_nothing,
)
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Severity, Sink

if TYPE_CHECKING:
    from regola.files.library import Loaded
    from regola.findings import Finding
    from regola.findings.baseline import Baseline
    from regola.sources import Source

__all__ = ["add_arguments", "run"]

_STAGES = ("tokens", "tree", "meaning", "ir")
_FAILING = {"error": Severity.ERROR, "warning": Severity.WARNING, "info": Severity.INFO}
# Mending one place may uncover another; a text that never comes to rest is left as it then is.
_MOST_ROUNDS = 10


def add_arguments(parser: Parser) -> None:
    """Declare the paths, and how findings are shown, mended and remembered."""
    add_paths(parser)
    parser.argument("--fix", action="store_true")
    parser.argument("--baseline", type=Path)
    parser.argument("--write-baseline", type=Path)
    parser.argument("--since")
    parser.argument("--fail-on", choices=tuple(_FAILING), default="warning")
    add_format(parser)
    parser.argument("--dump", choices=_STAGES)
    add_language_folder(parser)
    add_maximum(parser)


def run(arguments: Namespace, console: Console) -> int:
    """Check the files named, or the folder at hand."""
    if arguments.fix and "-" in arguments.paths:
        raise UsageError("check-fix-input")
    found, sink = _checked(arguments, console)
    if arguments.fix:
        found, sink = _mended(arguments, console, found, sink)
    language = _language_files(arguments.language_folder, sink)
    texts = {**found.texts, **language}
    findings = _of_interest(found, sink)
    if arguments.write_baseline:
        return _remember(arguments.write_baseline, findings, found, console)
    root = root_of(pack for pack, _ in found.sources)
    shown = Shown(findings=findings, texts=texts, root=root, elsewhere=frozenset(language))
    if arguments.since:
        shown = _changed_since(arguments.since, shown, found)
    if arguments.baseline:
        shown = _new(arguments.baseline, shown, console)
    if arguments.dump:
        _dump(arguments.dump, found, console)
        note(shown, console)
    else:
        show(shown, console, arguments.format)
        if not shown.findings and arguments.format == "human":
            _tell_clean(found, console)
    return exit_of(shown.findings, _FAILING[arguments.fail_on])


def _tell_clean(found: Loaded, console: Console) -> None:
    """Tell beside the result what was looked at, where silence would leave it open."""
    items = (item for program in found.programs for item in program.items)
    count = sum(item.whole.path in found.named for item in items)
    console.note("check-clean", files=len(found.named), items=count)


def _checked(arguments: Namespace, console: Console) -> tuple[Loaded, Sink]:
    from regola.compilation.checking import check_programs

    sink = Sink()
    found = loaded(arguments, console, sink)
    check_programs(found.programs, sink)
    report_nothing(arguments, found.named, sink)
    return found, sink


def _language_files(folder: Path | None, sink: Sink) -> dict[str, Source]:
    """Report what is wrong with the language beside the packs, if any; return its files by path."""
    if folder is None:
        return {}
    from regola.files.language_folders import read_language

    language = read_language(folder, sink, folder.as_posix())
    if language is None:
        raise UsageError("patterns-nothing", path=folder.as_posix())
    return {source.path: source for source in language.sources.values()}


def _of_interest(found: Loaded, sink: Sink) -> list[Finding]:
    """Leave out findings in files that were read only because those named build on them."""
    others = found.texts.keys() - found.named
    return [finding for finding in sink.sorted() if finding.span.path not in others]


# ---- mending ------------------------------------------------------------------------------------


def _mended(
    arguments: Namespace, console: Console, found: Loaded, sink: Sink
) -> tuple[Loaded, Sink]:
    """Make all fixes that decide nothing, as long as new ones come to light; tell what is left."""
    from regola.files.replacing import Change, replace_files
    from regola.findings.fixes import all_but_choices, apply_fixes

    count = 0
    for _ in range(_MOST_ROUNDS):
        mended = apply_fixes(all_but_choices(_of_interest(found, sink)), found.texts)
        if not mended.fixed:
            break
        roots = {source.path: folder.root for folder, source in found.sources}
        changes = [
            Change(found.files[path], text.encode(), roots[path])
            for path, text in mended.texts.items()
        ]
        refusals = Sink()
        if not replace_files(changes, refusals):
            sink.extend(refusals)
            break
        count += len(mended.fixed)
        _name_mended(mended.fixed, found, console)
        found, sink = _checked(arguments, console)
    console.note("check-fixed", count=count)
    return found, sink


def _name_mended(fixed: Sequence[Finding], found: Loaded, console: Console) -> None:
    """Tell of each finding that is mended where it was and what was done."""
    root = root_of(pack for pack, _ in found.sources)
    shown = Shown(findings=list(fixed), texts=found.texts, root=root)
    for told in diagnosed(shown, console):
        place = f"{shown.place(told.place.path)}:{told.place.line}"
        console.note("check-mended", place=place, fix=told.fix or told.message)


# ---- what is known already ----------------------------------------------------------------------


def _remember(path: Path, findings: list[Finding], found: Loaded, console: Console) -> int:
    from regola.files.names import is_file, is_there
    from regola.files.replacing import Change, create_file, replace_files
    from regola.findings.baseline import write_baseline
    from regola.sources import Span

    refusals = Sink()
    data = write_baseline(findings, found.texts).encode()
    there = is_there(path)
    if is_file(path) and _baseline(path, Sink()) is None:
        # A slip of the keyboard must not cost a rules file.
        refusals.report("foreign-file", Span.whole(path.as_posix()), path=path.as_posix())
        show(Shown(findings=refusals.sorted(), texts={}), console)
        return Exit.FOUND
    done = (
        replace_files([Change(path, data, path.parent)], refusals)
        if there
        else create_file(path, data, refusals)
    )
    if not done:
        show(Shown(findings=refusals.sorted(), texts={}), console)
        return Exit.FOUND
    console.note("check-remembered", count=len(findings), path=str(path))
    return Exit.CLEAN


def _new(path: Path, shown: Shown, console: Console) -> Shown:
    """Leave out what is known; tell how much of the known is gone."""
    refusals = Sink()
    known = _baseline(path, refusals)
    if known is None:
        findings = [*refusals.sorted(), *shown.findings]
        return replace(shown, findings=findings)
    gone = known.gone(shown.findings, shown.texts)
    if gone:
        console.note("check-gone", count=len(gone))
    findings, texts = shown.findings, shown.texts
    return replace(
        shown, findings=known.new(findings, texts), known=known.known_of(findings, texts)
    )


def _baseline(path: Path, sink: Sink) -> Baseline | None:
    from regola.files.reading import read_file
    from regola.findings.baseline import read_baseline
    from regola.sources import decode

    name = path.as_posix()
    data = read_file(path, name, sink)
    source = None if data is None else decode(name, data, sink)
    return None if source is None else read_baseline(name, source.text, sink)


def _changed_since(revision: str, shown: Shown, found: Loaded) -> Shown:
    """Leave out findings on lines that were so before; without the revision, leave out none."""
    from regola.files.changed_lines import on_changed_lines

    refusals = Sink()
    kept = on_changed_lines(shown.findings, found.texts, found.files, revision, refusals)
    if kept is None:
        return replace(shown, findings=[*refusals.sorted(), *shown.findings])
    return replace(shown, findings=kept)


# ---- stages -------------------------------------------------------------------------------------


def _dump(stage: str, found: Loaded, console: Console) -> None:
    from regola.compilation.stages import STAGES

    named = [source for _, source in found.sources if source.path in found.named]
    for line in STAGES[stage](found.programs, named):
        console.write_line(line)
