"""`regola translate PATH…`: write or update the catalogues of hand-written texts."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note, root_of
from regola.commands.loading import add_paths, loaded
from regola.commands.parser import Parser
from regola.findings import Sink
from regola.resources import languages

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.files.library import Loaded
    from regola.files.packs import PackFolder
    from regola.program.meaning import Rule
    from regola.program.model import Item

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the packs, the language of the texts, and what is written."""
    add_paths(parser)
    parser.argument("--into", choices=languages(), required=True)
    parser.argument("--written-only", action="store_true")


def run(arguments: Namespace, console: Console) -> int:
    """Write `texts/<language>.po` of each pack; a catalogue that is broken is left alone."""
    sink = Sink()
    found = loaded(arguments, console, sink)
    refused = any(finding.slug == _BROKEN for finding in sink)
    if sink.has_errors or refused:
        return _refused(found, sink, console)
    for folder, head, program in _packs(found):
        path = _catalogue(folder, arguments.into)
        before = _before(found, path)
        after = _after(found, program, head, before, arguments)
        if not _written(folder, path, (before, after), sink, console):
            return _refused(found, sink, console)
    return Exit.CLEAN


_BROKEN = "broken-catalogue"


def _refused(found: Loaded, sink: Sink, console: Console) -> int:
    packs = (pack for pack, _ in found.sources)
    note(Shown(findings=sink.sorted(), texts=found.texts, root=root_of(packs)), console)
    return Exit.FOUND


def _packs(found: Loaded) -> list[tuple[PackFolder, str, Program]]:
    """Return the folders of the packs that have a manifest, with their ids and programs."""
    texts = {path: folder for folder, source in found.sources for path in (source.path,)}
    programs = {
        item.pack: program for program in found.programs for item in reversed(program.items)
    }
    folders = {head.id: texts[head.span.path] for head in found.packs if head.span.path in texts}
    return [(folder, pack, programs[pack]) for pack, folder in folders.items() if pack in programs]


def _catalogue(folder: PackFolder, language: str) -> Path:
    from regola.files.packs import CATALOGUE_SUFFIX, CATALOGUES

    return folder.root / CATALOGUES / f"{language}{CATALOGUE_SUFFIX}"


def _before(found: Loaded, path: Path) -> str:
    """Return the text of a catalogue as it was read, nothing where there is none."""
    names = {file: name for name, file in found.files.items()}
    return found.texts[names[path]].text if path in names else ""


def _after(found: Loaded, program: Program, pack: str, before: str, arguments: Namespace) -> str:
    from regola.compilation.written import told_rules
    from regola.text import shipped_language
    from regola.text.written.updating import updated

    language = shipped_language(arguments.into)
    names = found.names

    def place(item: Item, rule: Rule) -> tuple[str, int]:
        path = item.span.path
        return names[path], found.texts[path].position(rule.span.start)[0]

    told = list(told_rules(program, pack, language, place))
    return updated(before, told, arguments.into, written_only=arguments.written_only)


def _written(
    folder: PackFolder, path: Path, texts: tuple[str, str], sink: Sink, console: Console
) -> bool:
    """Write a catalogue whose text was one and is to be another; tell whether it is there."""
    from regola.files.replacing import Change, create_file, replace_files

    shown = path.as_posix()
    before, after = texts
    if before == after:
        console.say("translate-current", path=shown)
        return True
    data = after.encode()
    done = (
        replace_files([Change(path, data, folder.root)], sink)
        if before
        else create_file(path, data, sink, within=folder.root)
    )
    if done:
        console.say("translate-written", path=shown)
    return done
