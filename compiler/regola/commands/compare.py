"""`regola compare OLD [NEW]`: what means something else than before, and for whom it matters."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.comparing.edition import Edition
    from regola.comparing.report import Comparison, Group, Matter
    from regola.files.editions import Read
    from regola.files.library import Loaded
    from regola.ir.from_program import Data
    from regola.sources import Source

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the two editions, and how the result is written."""
    parser.argument("old")
    parser.argument("now", nargs="?")
    parser.argument("--format", choices=tuple(_WRITERS), default="human")
    parser.argument("--saves", nargs="+", type=Path, action="extend", default=[])
    parser.argument("--bump", action="store_true")


def run(arguments: Namespace, console: Console) -> int:
    """Tell what changed between two editions; the second one is what lies at hand."""
    sink = Sink()
    arguments.paths = []
    own = Sink()
    here = loaded(arguments, console, own)
    from regola.files.editions import report_part

    sources: dict[str, Source] = {}
    pair = _editions(arguments, here, console, sink, sources)
    comparison = None if pair is None else _compared(arguments, pair, here, console, sink)
    if arguments.now is None:
        report_part(".", own, sink)
    note(Shown(findings=sink.sorted(), texts=sources), console)
    if comparison is None:
        return Exit.FOUND
    _WRITERS[arguments.format](comparison, _names(here), arguments.lang, console)
    if arguments.bump:
        from regola.commands.bumping import bump

        bump(comparison, here, console)
    return Exit.FOUND if comparison.found or sink.has_errors else Exit.CLEAN


def _editions(
    arguments: Namespace, here: Loaded, console: Console, sink: Sink, sources: dict[str, Source]
) -> tuple[Read, Read] | None:
    """Read both editions; nothing where one of them cannot be read."""
    from regola.files.editions import Read, edition_at, edition_of, edition_said_by

    with console.progress("progress-compare"):
        said = edition_said_by(Path(arguments.old), here, sink, sources)
        old = None if said is None else Read(said)
        if old is None and not sink.has_errors:
            old = edition_at(arguments.old, Path(), sink, sources)
        if old is None:
            return None
        _demand_items(old, arguments.old)
        if arguments.now is None:
            now = edition_of(here, old.edition.packs)
            # The edition of one pack is no edition of the others that lie here.
            alone = old.loaded is not None and len(old.loaded.packs) == 1
            new: Read | None = Read(now.only(old.edition.packs) if alone else now, here)
        else:
            new = edition_at(arguments.now, Path(), sink, sources)
    if new is None:
        return None
    _demand_items(new, arguments.now or ".")
    return old, new


def _demand_items(read: Read, path: str) -> None:
    if not read.edition.items:
        raise UsageError("compare-nothing", path=path)


def _compared(
    arguments: Namespace, pair: tuple[Read, Read], here: Loaded, console: Console, sink: Sink
) -> Comparison:
    from regola.commands.replaying import kept_games
    from regola.comparing.consequences import consequences
    from regola.comparing.differences import differences
    from regola.comparing.report import Comparison

    old, new = pair
    found = tuple(differences(old.edition, new.edition))
    others = _others(here, new.edition)
    follows = consequences(found, old.edition, new.edition, others)
    # Files that are named are looked at even where nothing changed: one of them may not be there.
    if found or arguments.saves:
        games = kept_games(arguments.saves, old.loaded, new.loaded, console, sink)
        follows = replace(follows, kept_games=games)
    return Comparison(old.edition, new.edition, found, follows)


def _others(here: Loaded, new: Edition) -> dict[str, Data]:
    """Return the items of all packs at hand, which may use what changed."""
    from regola.files.editions import edition_of

    return {**edition_of(here, ()).items, **new.items}


def _names(here: Loaded) -> dict[str, dict[str, str]]:
    from regola.files.library import official_packs

    return {head.id: dict(head.names) for head in (*official_packs(), *here.packs)}


# ---- writing ------------------------------------------------------------------------------------

_Names = dict[str, dict[str, str]]


def _parts(
    comparison: Comparison, names: _Names, language: str, console: Console
) -> tuple[list[Group], list[Matter]]:
    from regola.comparing.report import grouped, matters

    say = console.words.say
    return (
        list(grouped(comparison, names, language, say)),
        list(matters(comparison, language, say)),
    )


def _write_human(comparison: Comparison, names: _Names, language: str, console: Console) -> None:
    groups, told = _parts(comparison, names, language, console)
    for group in groups:
        console.write_line(group.name)
        for item in group.items:
            console.write_line(f"  {item.name}")
            for line in item.lines:
                tongue = f" [{line.language}]" if line.language else ""
                console.write_line(f"    {line.label}{tongue}")
                for sign, text in (("-", line.before), ("+", line.after)):
                    if text:
                        # A rule may be told in several lines.
                        whole = text.replace("\n", f"\n{'':8}")
                        console.write_line(f"      {sign} {whole}")
    for matter in told:
        console.write_line(matter.title)
        for text in matter.lines:
            console.write_line(f"  {text}")
    console.note("compare-count", count=_count(groups))


def _write_markdown(comparison: Comparison, names: _Names, language: str, console: Console) -> None:
    from regola.comparing.markdown import markdown

    console.write(markdown(*_parts(comparison, names, language, console)))


def _write_page(comparison: Comparison, names: _Names, language: str, console: Console) -> None:
    from regola.pages.comparison import comparison_page

    groups, told = _parts(comparison, names, language, console)
    summary = console.words.say("compare-count", count=_count(groups))
    console.write(comparison_page(groups, told, language, summary, console.words.say).decode())


def _write_json(comparison: Comparison, _names: _Names, _language: str, console: Console) -> None:
    data = {
        "differences": [
            {"change": one.change, **asdict(one)} for one in comparison.found if not one.follows
        ],
        "matters": asdict(comparison.follows),
        "versions": [
            {"pack": pack, "before": before, "next": after}
            for pack, before, after in comparison.versions()
        ],
    }
    console.write_line(json.dumps(data, ensure_ascii=False, indent=1))


def _count(groups: list[Group]) -> int:
    return sum(len(item.lines) for group in groups for item in group.items)


_WRITERS: dict[str, Callable[[Comparison, _Names, str, Console], None]] = {
    "human": _write_human,
    "markdown": _write_markdown,
    "html": _write_page,
    "json": _write_json,
}
