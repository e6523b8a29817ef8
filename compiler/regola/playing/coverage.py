"""
What examples show: a line is shown where some example fails without it.

Each rule is left out, turned round, and each of its numbers moved by one; all examples are played
on that, those of the item first. What none of them notices no example proves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from regola.compilation.games import load_item
from regola.compilation.program import Program
from regola.compilation.shelves import shelf_of
from regola.findings import Sink
from regola.playing.mutants import Mutant, mutants, without
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.scenarios.shelf import Shelf
from regola.scenarios.trials import example_document, trial
from regola.yaml_files import Located

__all__ = ["Coverage", "Line", "Proofs", "coverage", "shown_rules"]


@dataclass(frozen=True, slots=True)
class Line:
    """
    A rule of an item, or of a piece in it, and what came of its mutants.

    ``is_shown`` tells whether an example fails without it. ``loose`` are the mutants that no
    example notices although the line is shown; ``tried`` is how many there were in all.
    """

    owner: Item
    rule: Rule
    is_shown: bool
    loose: tuple[Mutant, ...]
    tried: int

    @property
    def unnoticed(self) -> int:
        """How many changes of the line no example notices."""
        return len(self.loose) + (not self.is_shown)

    @property
    def values(self) -> tuple[int, ...]:
        """The numbers, as written, that may be another without an example noticing."""
        return tuple(dict.fromkeys(one.value for one in self.loose if one.way == "moved"))


@dataclass(frozen=True, slots=True)
class Coverage:
    """What the examples of a program show, and which of them fail as they are."""

    lines: tuple[Line, ...]
    failing: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class _Shown:
    """An example, as the document of a scenario, and the item at the top that it belongs to."""

    document: Located
    example: Item
    top: Item


class Proofs:
    """The examples of a program, and the games that they are played on."""

    def __init__(self, program: Program) -> None:
        """Take a program of a family that has an engine."""
        shelf = shelf_of(program, {}, Sink())
        if shelf is None:
            raise ValueError(program.family)
        self._program, self.shelf = program, shelf

    @cached_property
    def _played(self) -> tuple[tuple[_Shown, bool], ...]:
        """All examples, and whether each fails as it is."""
        return tuple((one, _fails(one, self.shelf)) for one in self._shown())

    @property
    def failing(self) -> tuple[Item, ...]:
        """The examples that fail as they are, and prove nothing."""
        return tuple(one.example for one, fails in self._played if fails)

    def _shown(self) -> Iterator[_Shown]:
        for top in self._program.items:
            for inner in top.walk():
                if inner.kind == "example":
                    document = example_document(inner, self._program.family)
                    yield _Shown(document, inner, top)

    def notice(self, mutant: Mutant) -> bool:
        """Tell whether an example fails on a mutant, asking those of its own item first."""
        shelf = self._mutated(mutant)
        if shelf is None:
            return True
        own = mutant.top.reference
        passing = (one for one, fails in self._played if not fails)
        nearest = sorted(passing, key=lambda one: one.top.reference != own)
        return any(_fails(one, shelf) for one in nearest)

    def notice_at_home(self, mutant: Mutant) -> bool:
        """Tell whether an example of its own item holds as it is, and fails on a mutant."""
        own = [one for one in self._shown() if one.top.reference == mutant.top.reference]
        shelf = self._mutated(mutant) if own else None
        if shelf is None:
            return False
        return any(_fails(one, shelf) and not _fails(one, self.shelf) for one in own)

    def _mutated(self, mutant: Mutant) -> Shelf | None:
        """Return the games with the mutant in them; nothing where it cannot even be written."""
        record = load_item(self._program, mutant.top, Sink())
        if record is None:
            return None
        old, own = self.shelf, mutant.top.reference
        records = {**old.records, record.reference: record}
        top = tuple(mutant.top if item.reference == own else item for item in old.top)
        return Shelf(old.family, old.packs.values(), top, records.values(), old.boards.values())


def _fails(shown: _Shown, shelf: Shelf) -> bool:
    try:
        outcome = trial(shown.document, shown.top.reference, shelf, Sink())
    except Exception:  # noqa: BLE001  # a mutant may break anything
        return True
    return outcome is None or not outcome.passed


def coverage(
    program: Program, wanted: Callable[[Item], bool], told: Callable[[Line], None]
) -> Coverage:
    """Return what the examples of a program show of the items wanted; `told` hears each line."""
    proofs = Proofs(program)
    lines: list[Line] = []
    for top in program.items:
        if wanted(top) and top.reference in proofs.shelf.records:
            for line in _lines(top, proofs):
                lines.append(line)
                told(line)
    return Coverage(tuple(lines), proofs.failing)


def shown_rules(program: Program, top: Item) -> Iterator[tuple[Rule, bool]]:
    """Give each rule of an item and of its pieces, and whether an example fails without it."""
    proofs = Proofs(program)
    if top.reference in proofs.shelf.records:
        for owner in top.walk():
            for rule in owner.rules:
                yield rule, proofs.notice(without(top, owner, rule))


def _lines(top: Item, proofs: Proofs) -> Iterator[Line]:
    of_rules: dict[tuple[str, int], list[Mutant]] = {}
    for mutant in mutants(top):
        of_rules.setdefault((mutant.owner.reference, mutant.rule.number), []).append(mutant)
    for deleted, *others in of_rules.values():
        is_shown = proofs.notice(deleted)
        # What is noticed by nobody when it is gone is not noticed in another form: one finding.
        loose = tuple(one for one in others if is_shown and not proofs.notice(one))
        yield Line(deleted.owner, deleted.rule, is_shown, loose, 1 + len(others))
