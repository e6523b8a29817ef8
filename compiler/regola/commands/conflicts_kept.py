"""`regola compat --keep FOLDER`: a scenario for each conflict, to be played by `regola test`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.commands.mixed_packs import AtHand
    from regola.mixing.conflicts import Conflict
    from regola.mixing.positions import Shown, Stage
    from regola.mixing.wording import Teller
    from regola.scenarios.shelf import Shelf

__all__ = ["keep_conflicts"]


def keep_conflicts(
    folder: Path,
    meeting: Iterable[tuple[str, list[Conflict]]],
    found: AtHand,
    teller: Teller,
    console: Console,
) -> Sink:
    """
    Write a file for each game in which packs are at odds; return what is wrong with the files.

    What is written was played: a document that does not come out as told is left out, and said to
    be, as are conflicts that no position shows.
    """
    from regola.compilation.shelves import shelf_of

    sink = Sink()
    shelf = shelf_of(found.program, found.texts, Sink())
    for game, conflicts in meeting:
        kept: dict[str, str] = {}
        left: list[tuple[Conflict, int]] = []
        for one, some in zip(
            conflicts, _documents(game, conflicts, folder, found, teller), strict=True
        ):
            chosen, tried = _first(some, shelf)
            if chosen is None:
                left.append((one, tried))
            else:
                kept[chosen.name] = chosen.text
        path = folder / f"conflicts_{game}.yaml"
        if kept and _write(path, "---\n".join(kept[name] for name in sorted(kept)), sink):
            console.note("compat-kept", path=path.as_posix(), count=len(kept))
        _note_left(game, left, teller, console)
    return sink


def _first(some: Iterable[Shown], shelf: Shelf | None) -> tuple[Shown | None, int]:
    """Return the first document that comes out as it tells, and how many were tried."""
    tried = 0
    for tried, one in enumerate(some, 1):
        if _holds(one, shelf):
            return one, tried
    return None, tried


def _note_left(
    game: str, left: Iterable[tuple[Conflict, int]], teller: Teller, console: Console
) -> None:
    """Say of each conflict that no example shows why there is none."""
    from regola.mixing.compatibility import conflict_told

    for one, tried in left:
        told = conflict_told(game, one, teller)
        console.note("compat-not-kept", game=teller.pack(game), conflict=told, count=tried)


def _documents(
    game: str, conflicts: Iterable[Conflict], folder: Path, found: AtHand, teller: Teller
) -> Iterator[Iterator[Shown]]:
    from regola.mixing.compatibility import conflict_remarks
    from regola.mixing.shown import shown

    stage = _stage(game, folder, found)
    for one in conflicts:
        says = "; ".join(conflict_remarks(one, game, teller))
        yield iter(()) if stage is None else shown(one, stage, says)


def _path(pack: Path, folder: Path) -> str:
    """Return the way from the folder that is written to a pack."""
    return Path(os.path.relpath(pack, folder.resolve())).as_posix()


def _stage(game: str, folder: Path, found: AtHand) -> Stage | None:
    from regola.mixing.positions import Stage
    from regola.playing.table import boards_of, packs_of

    boards = boards_of(found.program, packs_of(found.program.packs, game, ()))
    least = min(boards, key=lambda board: board.players, default=None)
    if least is None:
        return None
    items = {item.reference: item for item in found.items}
    folders = {name: _path(path, folder) for path, name in found.folders.items()}
    return Stage(game, least.reference, items, folders)


def _holds(one: Shown, shelf: Shelf | None) -> bool:
    """Tell whether a document comes out as it tells, and what it is held against as well."""
    if shelf is None or not _passes(one.text, shelf):
        return False
    return not one.control or _passes(one.control, shelf)


def _passes(text: str, shelf: Shelf) -> bool:
    from regola.scenarios.trials import trial
    from regola.sources import Source
    from regola.yaml_files import documents

    sink = Sink()
    read = list(documents(Source("conflict.yaml", text), sink))
    outcome = trial(read[0], "", shelf, sink) if len(read) == 1 else None
    return outcome is not None and outcome.passed and not sink.has_errors


def _write(path: Path, text: str, sink: Sink) -> bool:
    """Write a file, over none but one of before."""
    from regola.files.reading import read_file
    from regola.files.replacing import Change, create_file, replace_files
    from regola.sources import Span

    data = (_MARK + text).encode()
    if not os.path.lexists(path):
        return create_file(path, data, sink)
    before = read_file(path, path.as_posix(), sink)
    if before is None or not before.startswith(_MARK.encode()):
        if not sink.has_errors:
            sink.report("foreign-file", Span.whole(path.as_posix()), path=path.as_posix())
        return False
    return replace_files([Change(path, data, path.parent)], sink)


_MARK = "# regola compat --keep\n"
"""How the files begin, so that none of another origin is written over."""
