"""What `check` would refuse is not put on paper either; what would look odd there is told."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.drawings.pictures import SUFFIXES, is_picture_of
from regola.findings import Finding, Sink
from regola.sources import freeze_arguments

if TYPE_CHECKING:
    from regola.files.library import Loaded
    from regola.program.model import Item

__all__ = ["Aside", "Printed", "set_aside"]

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
            lacking = _listed(finding, "language")
            missing = tuple(one for one in lacking if one in self.languages)
            if missing:
                facts = {**dict(finding.arguments), "language": missing}
                yield replace(finding, arguments=freeze_arguments(facts))
        elif finding.slug == _NO_ITEM or (finding.slug == _NO_LETTER and self._in_fonts(finding)):
            yield finding

    def _in_fonts(self, finding: Finding) -> bool:
        """Tell whether letters are set in the fonts that come along, as in pictures they are."""
        return self.fonts or PurePosixPath(finding.span.path).suffix.lower() in SUFFIXES

    def _is_shown(self, finding: Finding) -> bool:
        path = finding.span.path
        # A picture that is called nearly as an item was meant for it.
        meant = _listed(finding, "similar")
        return not self.items or any(
            item.holds(finding.span) or is_picture_of(path, item.id) or item.id in meant
            for item in self.items
        )


def _listed(finding: Finding, name: str) -> tuple[str, ...]:
    """Return the words that a finding lists under a name; nothing where it lists none."""
    told = dict(finding.arguments).get(name)
    return told if isinstance(told, tuple) else ()


def _report_refused(found: Loaded, sink: Sink, printed: Printed) -> None:
    """Report the errors of packs at hand, and what shows on paper; the rest `check` tells."""
    from regola.compilation.checking import check_programs

    own = _own(found)
    programs = [one for one in found.programs if any(item.pack in own for item in one.items)]
    aside = Sink()
    check_programs(programs, aside)
    for one in aside.drain():
        sink.extend([one] if aside.is_error(one) else printed.told(one))


@dataclass
class Aside:
    """
    What goes on paper although some items are at fault: the rest of the packs, ``found``.

    ``findings`` are told in the end; ``left_out`` are the items, by reference, or parts of them.
    """

    found: Loaded
    findings: Sequence[Finding] = ()
    left_out: Sequence[str] = ()

    def put_back(self, sink: Sink) -> None:
        """Report after all what stops the command, where nothing is left without it."""
        sink.extend(self.findings)
        self.findings = self.left_out = ()

    def add(self, findings: Sequence[Finding], left_out: Sequence[str]) -> None:
        """Take something more aside."""
        self.findings = [*self.findings, *findings]
        self.left_out = [*self.left_out, *left_out]

    def tell_nothing(self, console: Console) -> int:
        """Tell that nothing was written: what was there before may look like the result."""
        console.note("nothing-written")
        return Exit.FOUND

    def tell(self, console: Console) -> int:
        """Tell what was left out of what was written; return how the command ends."""
        if not self.left_out:
            return Exit.CLEAN
        console.note("left-out", items=", ".join(self.left_out))
        return Exit.FOUND


def set_aside(found: Loaded, sink: Sink, printed: Printed) -> Aside:
    """
    Report what is refused, and take aside the errors of items that can be left out.

    Errors that lie in no item, or in one that was asked for, stay in the sink: they stop all.
    """
    from regola.compilation.soundness import sound

    _report_refused(found, sink, printed)
    errors = [one for one in sink if sink.is_error(one)]
    tops = [item for program in found.programs for item in program.items]
    asked = any(item.touches(one.span) for item in printed.items for one in errors)
    in_items = all(any(item.touches(one.span) for item in tops) for one in errors)
    if not errors or asked or not in_items:
        return Aside(found)
    parted = [sound(program, sink) for program in found.programs]
    left = [item for one in parted for item in one.left_out]
    if {item.pack for item in tops} > {i.pack for one in parted for i in one.program.items}:
        # Of a pack nothing is left to be shown.
        return Aside(found)
    # Others may name what is left out: it is known still, and not shown.
    programs = tuple(
        replace(one.program, library=(*one.program.library, *(i for i in one.left_out if i.id)))
        for one in parted
    )
    drained = list(sink.drain())
    sink.extend(one for one in drained if not sink.is_error(one))
    names = list(dict.fromkeys(_named(item) for item in left))
    return Aside(
        replace(found, programs=programs), [one for one in drained if sink.is_error(one)], names
    )


def _named(item: Item) -> str:
    """Return what an item is told as that is left out: of an example, the item that holds it."""
    return item.reference if item.id else f"{item.holder} ({item.kind})"


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
