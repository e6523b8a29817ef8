"""What the commands about games played together share: the packs at hand, and their names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, note, root_of
from regola.commands.usage import UsageError
from regola.findings import Sink, nearest

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.mixing.telling import Teller
    from regola.program.model import Item
    from regola.sources import Source
    from regola.vocabulary.model import Vocabulary

__all__ = ["AtHand", "at_hand", "called", "known_name", "known_pack"]

_FAMILY = "conquest"


@dataclass(frozen=True)
class AtHand:
    """The program of the packs at hand with the official games; ``own`` are the ids at hand."""

    program: Program
    own: tuple[str, ...]
    texts: dict[str, Source]

    @property
    def items(self) -> tuple[Item, ...]:
        """The top-level items of all packs."""
        return (*self.program.library, *self.program.items)

    @property
    def vocabulary(self) -> Vocabulary:
        """The words of the family of the games."""
        from regola.compilation.language import language

        return language(self.program.family).vocabulary

    def teller(self, spoken: str) -> Teller:
        """Return what says reports in a language."""
        from regola.mixing.telling import Teller

        return Teller(self.program.all_items(), self.vocabulary, self.program.packs, spoken)


def at_hand(paths: Sequence[Path], console: Console, sink: Sink) -> AtHand | None:
    """Read the packs in the folders named, and the one that this folder is; tell what is wrong."""
    from regola.files.library import Reading, load, official
    from regola.files.names import is_there
    from regola.files.packs import pack_folder
    from regola.files.preparing import prepare

    prepare()
    here = pack_folder(Path())
    named = [path for path in paths if is_there(path)] or [here.root] * here.declared
    with console.progress("progress-read") as progress:
        found = load(named, sink, Reading(advance=progress.advance))
    program = next((one for one in found.programs if _is_played(one)), None) or official(_FAMILY)
    if sink.has_errors or program is None:
        packs = (pack for pack, _ in found.sources)
        note(Shown(findings=sink.sorted(), texts=found.texts, root=root_of(packs)), console)
        return None
    own = tuple(head.id for head in found.packs)
    return AtHand(program, own, found.texts)


def _is_played(program: Program) -> bool:
    return any(item.kind == "base" for item in (*program.library, *program.items))


def known_pack(name: str, found: AtHand) -> str:
    """Return the id of the pack that is named by id or by its folder."""
    known = [head.id for head in found.program.packs]
    return known_name(called(name, found), known, "compat-unknown-pack")


def called(name: str, found: AtHand) -> str:
    """Return the id of the pack at hand where a name is that of a folder, else the name."""
    from regola.files.names import is_there

    ids = [head.id for head in found.program.packs]
    # Of several folders it is not known here which holds which pack.
    if name in ids or len(found.own) != 1 or not is_there(Path(name)):
        return name
    return found.own[0]


def known_name(name: str, legal: Sequence[str], identifier: str) -> str:
    """Return a name that is known; say which there are, or the nearest, where it is not."""
    if name in legal:
        return name
    near = nearest(name, legal, most=1)
    if near:
        raise UsageError(f"{identifier}-near", name=name, near=near[0])
    raise UsageError(identifier, name=name, legal=", ".join(sorted(legal)))
