"""What `check` would refuse is not put on paper either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.findings import Sink

if TYPE_CHECKING:
    from regola.files.library import Loaded

__all__ = ["report_refused"]


def report_refused(found: Loaded, sink: Sink) -> None:
    """Report the errors of packs at hand; warnings and notes are for `check` to tell."""
    from regola.compilation.checking import check_programs

    own = _own(found)
    programs = [one for one in found.programs if any(item.pack in own for item in one.items)]
    aside = Sink()
    check_programs(programs, aside)
    sink.extend(one for one in aside.drain() if aside.is_error(one))


def _own(found: Loaded) -> frozenset[str]:
    """Return the packs that do not ship with the compiler: what ships was checked before."""
    from regola.files.library import folder_of
    from regola.files.names import real_path

    shipped = {pack: folder_of(pack) for pack in found.folders.values()}
    return frozenset(
        pack
        for folder, pack in found.folders.items()
        if (home := shipped[pack]) is None or real_path(home) != folder
    )
