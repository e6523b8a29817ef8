"""`regola build`: write rule modules, their representation and rules pages."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note, root_of
from regola.commands.loading import add_maximum, packs_read, report_nothing
from regola.commands.parser import Parser
from regola.commands.progress import Progress
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.artefacts.build import Build
    from regola.files.library import Loaded, ReadPacks
    from regola.pages.settings import Settings
    from regola.pages.strengths import Ratings
    from regola.sources import Source

__all__ = ["add_arguments", "outputs_at_hand", "run", "watched"]

_OUT = "generated"


def add_arguments(parser: Parser) -> None:
    """Declare where and what to write."""
    parser.argument("--out", type=Path, default=Path(_OUT))
    parser.argument("--check", action="store_true")
    parser.argument("--watch", action="store_true")
    parser.argument("--with-game", action="store_true")
    add_maximum(parser)


def run(arguments: Namespace, console: Console) -> int:
    """Build the packs below the folder at hand."""
    if arguments.watch and arguments.check:
        raise UsageError("build-watch-check")
    code = _built(arguments, console)
    if arguments.watch:
        _go_on(arguments, console)
    return code


def _go_on(arguments: Namespace, console: Console) -> None:
    """Build again at each change, until the user ends it."""
    from regola.files.watching import changes

    console.note("build-watching")
    console.errors.flush()
    for changed in changes(watched):
        for path in changed:
            console.note("build-changed", path=path.as_posix())
        _built(arguments, console)
        console.flush()


def watched() -> Iterator[Path]:
    """Give the files at hand that a build reads."""
    from regola.files.names import is_file
    from regola.files.packs import CATALOGUE_SUFFIX, MANIFEST, RULES_SUFFIX, at_hand, files_of
    from regola.files.pictures import picture_files
    from regola.files.site import SETTINGS

    suffixes = (RULES_SUFFIX, MANIFEST, CATALOGUE_SUFFIX)
    paths = at_hand(Sink(), suffixes=suffixes)
    found = list(files_of(paths, Sink(), suffixes=suffixes))
    yield from (file.path for file in found)
    for pack in dict.fromkeys(file.pack for file in found):
        yield from picture_files(pack, "", Sink())
    yield from filter(is_file, (Path(SETTINGS),))


def _built(arguments: Namespace, console: Console) -> int:
    from regola.files.unchanged import Earlier
    from regola.files.writing import TOLD_ONCE

    sink = Sink()
    read = _read(arguments, console, sink)
    site = _site(read, sink)
    told = repr((site.settings, site.logs, tuple(sink), sorted(read.named)))
    earlier = Earlier(arguments.out, read, settings=told)
    if not sink.has_errors and (standing := earlier.stands()) is not None:
        # The packs, the compiler and the files written are those of that build.
        known = Sink()
        known.extend(standing.findings)
        _tell(read, site.texts, known, console)
        identifier = "build-current" if arguments.check else "build-written"
        console.say(identifier, path=arguments.out.as_posix(), **_counts(0, 0, standing.count))
        return Exit.CLEAN
    found = _checked(arguments, read, sink)
    if found.programs and not sink.has_errors:
        code = _made(found, site, arguments, console, sink)
        if code == Exit.CLEAN:
            earlier.note(one for one in sink if one.slug not in TOLD_ONCE)
        return code
    _tell(read, site.texts, sink, console)
    console.note("build-failed")
    return Exit.FOUND


def outputs_at_hand(arguments: Namespace, console: Console) -> list[tuple[str, bytes]] | None:
    """Return all files that a build of the packs at hand writes, or tell why there are none."""
    from regola.compilation.artefacts.registry import outputs

    sink = Sink()
    read = _read(arguments, console, sink)
    site = _site(read, sink)
    found = _checked(arguments, read, sink)
    is_right = bool(found.programs) and not sink.has_errors
    made = list(outputs(_build(found, site, sink))) if is_right else None
    _tell(found, site.texts, sink, console)
    return made


@dataclass(frozen=True, slots=True)
class _Site:
    """
    What a site is made of besides the rules: the keeper's settings, and the packs' change logs.

    ``texts`` has the text that the settings were read from, by its name.
    """

    settings: Settings
    logs: Mapping[str, str]
    texts: Mapping[str, Source]


def _site(read: ReadPacks, sink: Sink) -> _Site:
    from regola.files.change_logs import change_logs
    from regola.files.library import official_packs
    from regola.files.site import site_settings

    texts: dict[str, Source] = {}
    heads = [pack.manifest for _, pack in read.packs]
    games = {head.id for head in (*official_packs(), *heads) if head.is_game}
    settings = site_settings([head.id for head in heads], games, texts, sink)
    return _Site(settings, change_logs(read.folders, sink), texts)


def _checked(arguments: Namespace, read: ReadPacks, sink: Sink) -> Loaded:
    from regola.compilation.checking import check_programs
    from regola.files.library import loaded
    from regola.files.preparing import prepare

    prepare()
    found = loaded(read, sink)
    check_programs(found.programs, sink)
    report_nothing(arguments, found.named, sink)
    return found


def _read(arguments: Namespace, console: Console, sink: Sink) -> ReadPacks:
    """Read the packs at hand and, where asked for, the games that they belong to."""
    arguments.paths = []
    if arguments.with_game:
        from regola.files.library import game_folders
        from regola.files.packs import at_hand

        games = game_folders(packs_read(arguments, console, Sink()))
        arguments.paths = [*at_hand(sink), *games]
    return packs_read(arguments, console, sink)


def _made(found: Loaded, site: _Site, arguments: Namespace, console: Console, sink: Sink) -> int:
    """Write the files, or compare them with those that are there; tell what came of it."""
    from regola.compilation.artefacts.registry import outputs

    finish = _check if arguments.check else _write
    result: _Result = None
    if _lies_apart(arguments.out, found, sink):
        build = _build(found, site, sink)
        with console.progress("progress-built") as progress:
            result = finish(arguments.out, _counted(outputs(build), progress), sink)
    _tell(found, site.texts, sink, console)
    if result is None:
        return Exit.FOUND
    identifier, counts = result
    console.say(identifier, path=arguments.out.as_posix(), **counts)
    return Exit.CLEAN


def _lies_apart(out: Path, found: Loaded, sink: Sink) -> bool:
    """Tell whether no rules lie in the folder to write to, nor a link before it; else report it."""
    from regola.commands.places import may_not_be_written
    from regola.files.names import is_within
    from regola.sources import Span

    path = out.as_posix()
    if may_not_be_written(out, sink):
        return False
    if not any(is_within(path, out) for path in found.files.values()):
        return True
    sink.report("output-not-writable", Span.whole(path), hint="content", path=path)
    return False


_Outputs = Iterable[tuple[str, bytes]]
_Result = tuple[str, dict[str, int]] | None


def _check(out: Path, made: _Outputs, sink: Sink) -> _Result:
    from regola.files.writing import check_build

    return ("build-current", {}) if check_build(out, made, sink) else None


def _write(out: Path, made: _Outputs, sink: Sink) -> _Result:
    from regola.files.writing import write_build

    done = write_build(out, made, sink)
    if done is None:
        return None
    return "build-written", _counts(len(done.changed), len(done.removed), done.unchanged)


def _counts(changed: int, removed: int, unchanged: int) -> dict[str, int]:
    return {"changed": changed, "removed": removed, "unchanged": unchanged}


def _build(found: Loaded, site: _Site, sink: Sink) -> Build:
    from regola.compilation.artefacts.build import Build
    from regola.resources import languages

    given = (site.settings, site.logs, tuple(_ratings(found)))
    return Build(found.programs, found.texts, found.names, languages(), sink, *given)


def _ratings(found: Loaded) -> Iterator[Ratings]:
    """Give how strong the items of the games are that are built, where a table of it ships."""
    from regola.files.strengths import ratings

    games = {head.id for head in found.packs if head.is_game}
    for program in found.programs:
        for game in sorted(games & {item.pack for item in program.items}):
            yield from ratings(program, game)


def _counted(made: Iterable[tuple[str, bytes]], progress: Progress) -> Iterator[tuple[str, bytes]]:
    for output in made:
        progress.advance()
        yield output


def _tell(
    read: Loaded | ReadPacks, texts: Mapping[str, Source], sink: Sink, console: Console
) -> None:
    if len(sink):
        known = {source.path: source for _, source in read.sources} | dict(texts)
        root = root_of(pack for pack, _ in read.sources)
        note(Shown(findings=sink.sorted(), texts=known, root=root), console)
