"""`regola compare BEFORE`: every text of a rule that is another than before."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, exit_of, note
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.programs import programs_at_hand
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.sources import Source
    from regola.text import Language
    from regola.text.comparing import Change, RuleText

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare what is compared with, and how the result is written."""
    parser.argument("before", type=Path)
    parser.argument("--format", choices=tuple(_WRITERS), default="human")


def run(arguments: Namespace, console: Console) -> int:
    """Compare the texts of the packs at hand and the official ones with those of before."""
    from regola.text.comparing import changes

    sink = Sink()
    arguments.paths = []
    programs = programs_at_hand(loaded(arguments, console, Sink()))
    sources: dict[str, Source] = {}
    before, after = _texts(arguments.before, programs, sink, sources)
    note(Shown(findings=sink.sorted(), texts=sources), console)
    if not before:
        if sink.has_errors:
            return Exit.FOUND
        raise UsageError("compare-nothing", path=arguments.before.as_posix())
    found = list(changes(before, after))
    _WRITERS[arguments.format](found, arguments.lang, console)
    return exit_of(sink)


def _texts(
    before: Path, programs: list[Program], sink: Sink, sources: dict[str, Source]
) -> tuple[list[RuleText], list[RuleText]]:
    """
    Return the texts of before, and those of now of the same packs and languages.

    The files of before that were read are added to `sources`, by path.
    """
    from regola.files.earlier_texts import built_texts, language_folders
    from regola.resources import languages
    from regola.text import shipped_language

    built = built_texts(before, sink)
    sources.update(built.sources)
    old = built.rules
    if not old:
        folders = list(language_folders(before, sink))
        for folder in folders:
            sources.update({source.path: source for source in folder.sources.values()})
        earlier = [one.language for one in folders if one.language.code in languages()]
        old = list(_all_texts(programs, earlier))
    packs = {one.pack for one in old}
    spoken = [shipped_language(code) for code in dict.fromkeys(one.language for one in old)]
    now = [one for one in _all_texts(programs, spoken) if one.pack in packs]
    return old, now


def _all_texts(programs: list[Program], languages: Sequence[Language]) -> Iterator[RuleText]:
    from regola.compilation.rule_texts import rule_texts

    for program in programs:
        yield from rule_texts(program, (*program.library, *program.items), languages)


def _write_human(found: list[Change], _language: str, console: Console) -> None:
    for change in found:
        kind = console.words.say(f"compare-{change.kind}")
        console.write_line(f"{change.rule} · {change.language} · {kind}")
        if change.before:
            console.write_line(f"  - {change.before}")
        if change.after:
            console.write_line(f"  + {change.after}")
    console.note("compare-count", count=len(found))


def _write_json(found: list[Change], _language: str, console: Console) -> None:
    data = [asdict(change) for change in found]
    console.write_line(json.dumps(data, ensure_ascii=False, indent=1))


def _write_page(found: list[Change], language: str, console: Console) -> None:
    from regola.pages.comparison import comparison_page

    summary = console.words.say("compare-count", count=len(found))
    console.write(comparison_page(found, language, summary, console.words.say).decode())


_WRITERS: dict[str, Callable[[list[Change], str, Console], None]] = {
    "human": _write_human,
    "json": _write_json,
    "html": _write_page,
}
