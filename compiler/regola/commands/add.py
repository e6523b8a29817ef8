"""`regola add WHAT…`: packs of others, put into a folder beside one's own."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note
from regola.commands.parser import Parser
from regola.commands.usage import UsageError
from regola.findings import Sink, label
from regola.sources import Span

if TYPE_CHECKING:
    from regola.files.bundles import Bundle
    from regola.files.resolving import Wanted
    from regola.program.pack import Manifest

__all__ = ["add_arguments", "run"]

_ASKED = re.compile(r"(?P<pack>[a-z][a-z0-9_]*)\s*(?P<versions>[<>=!~].*)?", re.ASCII)


def add_arguments(parser: Parser) -> None:
    """Declare what is added, and where what it needs is looked for."""
    parser.argument("what", nargs="+")
    parser.argument("--index", type=Path)


def run(arguments: Namespace, console: Console) -> int:
    """Put the packs and what they need beside those at hand: all of them or none."""
    from regola.files.installing import install, locked_packs, report_together
    from regola.files.needed import ADDED

    sink = Sink()
    target = Path(ADDED)
    with console.progress("progress-add"):
        known = locked_packs(target, sink)
        chosen = None if known is None else _chosen(arguments, console, sink)
        done = None
        if known is not None and chosen and report_together([*chosen, *_kept(chosen)], sink):
            done = install(target, chosen, known, sink)
    note(Shown(findings=sink.sorted(), texts={}), console)
    if chosen is None or (chosen and done is None):
        console.note("add-nothing")
        return Exit.FOUND
    if not chosen:
        console.say("add-there")
    for one in chosen:
        told = {"pack": one.head.id, "version": one.head.version}
        console.say("add-done", path=f"{target.as_posix()}/{one.head.id}", **told)
        if one.passed_over:
            console.note("add-passed-over", pack=one.head.id, count=one.passed_over)
    return Exit.CLEAN


def _chosen(arguments: Namespace, console: Console, sink: Sink) -> list[Bundle] | None:
    """Return the packs to install; nothing, and why, where some cannot be."""
    from regola.files.resolving import resolved

    offered: list[Bundle] = []
    wanted = list(_wanted(arguments, offered, sink))
    if sink.has_errors:
        return None
    left = list(_offer(arguments, offered))
    named = {one.pack for one in wanted}
    there = [head for head in _there() if head.id not in named]
    found = resolved(wanted, offered, there, sink)
    if found is None or arguments.index is not None:
        # What lies beside a file that is named may be anything, and matters where it is missed.
        for path in left:
            console.note("add-left-out", path=path.as_posix())
    return found


def _wanted(arguments: Namespace, offered: list[Bundle], sink: Sink) -> Iterator[Wanted]:
    """Give what is asked for; packs that are named by their place are added to those offered."""
    from regola.files.bundles import archives_in, bundle_of_folder, opened
    from regola.files.names import is_file, is_folder
    from regola.files.packs import pack_folder
    from regola.files.resolving import Wanted

    for word in arguments.what:
        path = Path(word)
        if is_folder(path):
            folder = pack_folder(path)
            if not folder.declared:
                told = ", ".join(one.name for one in archives_in(path)) or "-"
                raise UsageError("add-folder", path=word, archives=told)
            found = bundle_of_folder(folder, word, sink)
        elif is_file(path):
            found = opened(path, sink)
        else:
            yield _by_name(word)
            continue
        if found is not None:
            _report_double(found, offered, sink)
            offered.append(found)
            yield Wanted(found.head.id, f"=={found.head.version}")


def _offer(arguments: Namespace, offered: list[Bundle]) -> Iterator[Path]:
    """Add the packs of the index, and of what lies beside archives; give what cannot be read."""
    from regola.files.bundles import archives_in, opened
    from regola.files.names import is_file

    named = {Path(word) for word in arguments.what}
    beside = [path.parent for path in map(Path, arguments.what) if is_file(path)]
    places = [*([arguments.index] if arguments.index is not None else ()), *beside]
    # What is named is what is meant, not another archive that tells the same id and version.
    own = {one.head.id for one in offered}
    for path in dict.fromkeys(path for place in places for path in archives_in(place)):
        found = opened(path, Sink()) if path not in named else None
        if found is not None and found.head.id not in own:
            offered.append(found)
        elif found is None and path not in named:
            yield path


def _report_double(found: Bundle, offered: list[Bundle], sink: Sink) -> None:
    """Report a pack that is named twice, in one version, and is not the same both times."""
    first = next((one for one in offered if one.head.id == found.head.id), None)
    if first is None or first.head.version != found.head.version:
        return
    if first.digests != found.digests:
        related = [label(Span.whole(first.origin), "first")]
        sink.report("doubled-pack", Span.whole(found.origin), related=related, pack=found.head.id)


def _by_name(word: str) -> Wanted:
    from regola.files.resolving import Wanted
    from regola.program.versions import is_range

    match = _ASKED.fullmatch(word)
    if match is None:
        raise UsageError("add-unknown", what=word)
    versions = match["versions"] or ""
    if not is_range(versions):
        raise UsageError("add-versions", versions=versions)
    return Wanted(match["pack"], versions)


def _there() -> Iterator[Manifest]:
    """Give what packs say of themselves that need not be installed: official, at hand, added."""
    from regola.files.library import official_packs, read_packs
    from regola.files.packs import at_hand

    heads = {
        pack.manifest.id: pack.manifest for _, pack in read_packs(at_hand(Sink()), Sink()).packs
    }
    return iter((*official_packs(), *heads.values()))


def _kept(chosen: list[Bundle]) -> list[Bundle]:
    """Return the packs at hand and those added before, for these are compiled together."""
    from regola.files.bundles import bundle_of_folder
    from regola.files.packs import at_hand, files_of

    new = {one.head.id for one in chosen}
    folders = dict.fromkeys(file.pack for file in files_of(at_hand(Sink()), Sink()))
    read = (bundle_of_folder(one, one.root.name, Sink()) for one in folders if one.declared)
    return [one for one in read if one is not None and one.head.id not in new]
