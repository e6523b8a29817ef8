"""What `check` would refuse is not put on paper either; what would look odd there is told."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from regola.findings import Finding, Sink
from regola.sources import freeze_arguments

if TYPE_CHECKING:
    from regola.files.library import Loaded
    from regola.program.model import Item

__all__ = ["Printed", "report_refused"]

_NO_NAME = "missing-language"
_NO_LETTER = "letters-in-no-font"
_NO_ITEM = "picture-of-nothing"


@dataclass(frozen=True, slots=True)
class Printed:
    """
    What is put on paper: in which languages, which ``items`` of the packs, or all where none.

    With ``fonts`` it is set in the fonts that come along, not in those of a reader.
    """

    languages: Collection[str]
    items: Collection[Item] = ()
    fonts: bool = True

    def told(self, finding: Finding) -> Iterator[Finding]:
        """Give what of a finding that stops nothing shows on this paper."""
        if not self._is_shown(finding):
            return
        if finding.slug == _NO_NAME:
            facts = dict(finding.arguments)
            told = facts["language"]
            lacking = told if isinstance(told, tuple) else ()
            missing = tuple(one for one in lacking if one in self.languages)
            if missing:
                yield replace(finding, arguments=freeze_arguments({**facts, "language": missing}))
        elif finding.slug == _NO_ITEM or (finding.slug == _NO_LETTER and self.fonts):
            yield finding

    def _is_shown(self, finding: Finding) -> bool:
        return not self.items or any(item.holds(finding.span) for item in self.items)


def report_refused(found: Loaded, sink: Sink, printed: Printed) -> None:
    """Report the errors of packs at hand, and what shows on paper; the rest `check` tells."""
    from regola.compilation.checking import check_programs

    own = _own(found)
    programs = [one for one in found.programs if any(item.pack in own for item in one.items)]
    aside = Sink()
    check_programs(programs, aside)
    for one in aside.drain():
        sink.extend([one] if aside.is_error(one) else printed.told(one))


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
