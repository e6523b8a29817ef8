"""The programs and items that a command means: those at hand, then the official games."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from regola.commands.usage import UsageError
from regola.findings import nearest

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.files.library import Loaded
    from regola.program.model import Item

__all__ = ["item_called", "programs_at_hand"]


def programs_at_hand(found: Loaded) -> list[Program]:
    """Return the programs at hand, then the official games of other families."""
    from regola.compilation.language import families
    from regola.files.library import official

    own = {program.family for program in found.programs}
    others = (official(family) for family in families() if family not in own)
    return [*found.programs, *(program for program in others if program is not None)]


def item_called(name: str, programs: list[Program]) -> tuple[Program, Item]:
    """Find the one item of an id or reference; an item of the packs at hand goes before others."""
    from regola.files.library import official_packs

    known = [(program, item) for program in programs for item in program.all_items()]
    own = {item.reference for program in programs for top in program.items for item in top.walk()}
    fitting = [
        (program, item) for program, item in known if item.id and name in _callings(item.reference)
    ]
    nearer = [pair for pair in fitting if pair[1].reference in own]
    for pairs in (nearer, fitting):
        if len(pairs) == 1:
            return pairs[0]
        if pairs:
            references = ", ".join(sorted({item.reference for _, item in pairs}))
            raise UsageError("text-ambiguous", item=name, references=references)
    shipped = {head.id for head in official_packs()}
    looked = sorted({top.pack for one in programs for top in one.items} - shipped)
    raise _unknown(name, [item for _, item in known if item.id], looked)


def _unknown(name: str, known: Iterable[Item], looked: Sequence[str]) -> UsageError:
    """Return what tells that there is no such item: what is called alike, or where it is not."""
    called: dict[str, str] = {}
    for item in known:
        called |= {one.singular.casefold(): item.id for one in item.names}
        called |= {one: one for one in _callings(item.reference)}
    folded = name.casefold()
    near = called.get(folded) or next((called[one] for one in nearest(folded, called)), "")
    if near:
        return UsageError("text-unknown-near", item=name, near=near)
    if not looked:
        return UsageError("text-unknown-nowhere", item=name)
    return UsageError("text-unknown", item=name, looked=", ".join(looked))


def _callings(reference: str) -> Iterator[str]:
    """Give what an item may be called: its id, `kind/id`, `pack/kind/id`."""
    parts = reference.split("/")
    return ("/".join(parts[place:]) for place in range(len(parts)))
