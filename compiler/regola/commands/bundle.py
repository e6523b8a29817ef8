"""`regola bundle [PACK]`: a pack as an archive for others."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note, root_of
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.places import place_for
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.files.bundles import Bundle
    from regola.files.packs import PackFolder

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the pack, and where the archive goes."""
    parser.argument("pack", nargs="?", default=".")
    parser.argument("--out")


def run(arguments: Namespace, console: Console) -> int:
    """Check the pack, and write the archive if nothing is wrong with it."""
    from regola.files.packs import pack_folder

    folder = pack_folder(Path(arguments.pack))
    if not folder.declared:
        raise UsageError("bundle-no-pack", path=arguments.pack)
    sink = Sink()
    if not _is_sound(folder, arguments, console):
        return Exit.FOUND
    bundle = _bundle(folder, sink)
    path: Path | None = None
    if bundle is not None:
        place = place_for(arguments.out, f"{bundle.head.id}-{bundle.head.version}.zip", sink)
        path = place.path
        if not sink.has_errors and _written(path, bundle, sink):
            place.tell_folder(console)
            console.say("bundle-written", path=path.as_posix(), files=len(bundle.files))
            return Exit.CLEAN
    note(Shown(findings=sink.sorted(), texts={}), console)
    return Exit.FOUND


def _is_sound(folder: PackFolder, arguments: Namespace, console: Console) -> bool:
    """Show the errors of the pack, if it has any; what it needs may lie beside it."""
    from regola.compilation.checking import check_programs

    sink = Sink()
    arguments.paths = [folder.root]
    found = loaded(arguments, console, sink)
    check_programs(found.programs, sink)
    own = {source.path for pack, source in found.sources if pack == folder}
    errors = [one for one in sink.sorted() if sink.is_error(one) and one.span.path in own]
    if errors:
        root = root_of(pack for pack, _ in found.sources)
        note(Shown(findings=errors, texts=found.texts, root=root), console)
    return not errors


def _bundle(folder: PackFolder, sink: Sink) -> Bundle | None:
    """Read the pack; one that does not say under which licence others may use it is reported."""
    from regola.files.bundles import bundle_of_folder

    found = bundle_of_folder(folder, folder.root.name, sink)
    if found is not None and not found.head.licence:
        line = "licence: CC-BY-4.0"
        sink.report("missing-key", found.head.span, hint="line", key="licence", line=line)
        return None
    return found


def _written(path: Path, bundle: Bundle, sink: Sink) -> bool:
    """Write the archive; over a file that is none of this pack nothing is written."""
    from regola.files.bundles import bundle_bytes, opened
    from regola.files.names import is_there
    from regola.files.replacing import Change, create_file, replace_files
    from regola.sources import Span

    data = bundle_bytes(bundle)
    if not is_there(path):
        return create_file(path, data, sink)
    before = opened(path, Sink())
    if before is None or before.head.id != bundle.head.id:
        sink.report("foreign-file", Span.whole(path.as_posix()), path=path.as_posix())
        return False
    return replace_files([Change(path, data, path.parent)], sink)
