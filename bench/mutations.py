"""
Measure what examples show: delete each rule, move each of its numbers; something must fail.

Give names of packs to look at, none for all that can be played. Lists every rule line that no
example shows, and every number that no example holds in place.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from regola.compilation.games import load_item
from regola.compilation.program import Program
from regola.compilation.shelves import shelf_of
from regola.files.library import official
from regola.findings import Sink
from regola.program.meaning import Number, Rule
from regola.program.model import Item
from regola.scenarios.examples import document
from regola.scenarios.names import Scope, scope_of
from regola.scenarios.reading import scenario
from regola.scenarios.running import run_in
from regola.scenarios.shelf import Shelf

_FAMILY = "conquest"


@dataclass(frozen=True, slots=True)
class Mutant:
    """An item with one rule deleted or one number moved, and what was done in words."""

    top: Item
    owner: Item
    rule: Rule
    what: str


# ---- mutants ------------------------------------------------------------------------------------


def mutants(top: Item) -> Iterator[Mutant]:
    """Give all mutants of an item, those of its pieces included."""
    for owner in top.walk():
        for rule in owner.rules:
            kept = tuple(other for other in owner.rules if other is not rule)
            yield Mutant(_with(top, owner, kept), owner, rule, "deleted")
            for what, moved in _moved(rule):
                rules = tuple(moved if other is rule else other for other in owner.rules)
                yield Mutant(_with(top, owner, rules), owner, rule, what)


def _with(top: Item, owner: Item, rules: tuple[Rule, ...]) -> Item:
    """Return an item in which one, itself or nested, has other rules."""
    if top is owner:
        return replace(top, rules=rules)
    nested = tuple(_with(inner, owner, rules) for inner in top.nested)
    return replace(top, nested=nested)


def _moved(rule: Rule) -> Iterator[tuple[str, Rule]]:
    """Give a rule with each of its numbers one more, and one less where that leaves a number."""
    for number, (place, value) in enumerate(_numbers(rule)):
        for change in (1, -1):
            if value + change >= 0:
                yield (
                    f"number {number + 1}: {value} to {value + change}",
                    _changed(rule, place, value + change),
                )


def _numbers(node: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], int]]:
    if isinstance(node, Number):
        yield place, node.value
    elif isinstance(node, tuple):
        for index, inner in enumerate(node):
            yield from _numbers(inner, (*place, index))
    elif is_dataclass(node) and type(node).__name__ != "Span":
        for field in fields(node):
            value = getattr(node, field.name)
            if type(node).__name__ == "Limit" and field.name == "times":
                yield (*place, field.name), value
            else:
                yield from _numbers(value, (*place, field.name))


def _changed(node: Any, place: tuple[Any, ...], value: int) -> Any:
    if not place:
        return Number(value) if isinstance(node, Number) else value
    first, *rest = place
    if isinstance(node, tuple):
        inner = _changed(node[first], tuple(rest), value)
        return (*node[:first], inner, *node[first + 1 :])
    return replace(node, **{first: _changed(getattr(node, first), tuple(rest), value)})


# ---- trials -------------------------------------------------------------------------------------


class Trial:
    """The examples of all packs, and the games that they are played on."""

    def __init__(self, program: Program) -> None:
        """Take a program whose examples all pass."""
        self.program = program
        self.shelf = self._shelf(program)
        self.scopes = list(self._scopes())
        self.failing = [s for s in self.scopes if not run_in(s).passed]
        self.scopes = [s for s in self.scopes if s not in self.failing]

    def _shelf(self, program: Program) -> Shelf:
        shelf = shelf_of(program, {}, Sink())
        if shelf is None:
            raise ValueError(program.family)
        return shelf

    def _scopes(self) -> Iterator[Scope]:
        for top in self.program.items:
            for inner in top.walk():
                if inner.kind == "example":
                    read = scenario(document(inner, top.pack, ()), Sink(), inner.holder)
                    scope = scope_of(read, self.shelf, Sink()) if read is not None else None
                    if scope is not None:
                        yield scope

    def is_noticed(self, mutant: Mutant) -> bool:
        """Tell whether an example fails on a mutant, asking those of its own item first."""
        shelf = self._mutated(mutant)
        if shelf is None:
            return True
        return any(_fails(scope, shelf) for scope in self._by_nearness(mutant.top))

    def _mutated(self, mutant: Mutant) -> Shelf | None:
        """Return the games with the mutant in them; nothing where it cannot even be written."""
        record = load_item(self.program, mutant.top, Sink())
        if record is None:
            return None
        old = self.shelf
        records = {**old.records, record.reference: record}
        top = tuple(
            mutant.top if item.reference == mutant.top.reference else item for item in old.top
        )
        return Shelf(old.family, old.packs.values(), top, records.values(), old.boards.values())

    def _by_nearness(self, top: Item) -> list[Scope]:
        def distance(scope: Scope) -> int:
            return 0 if scope.scenario.item == top.reference else 1

        near = [s for s in self.scopes if top.pack in s.packs]
        return sorted(near, key=distance)


def _fails(scope: Scope, shelf: Shelf) -> bool:
    try:
        return not run_in(replace(scope, shelf=shelf)).passed
    except Exception:  # noqa: BLE001  # a mutant may break anything
        return True


def main() -> int:
    """Print what no example shows, then the counts."""
    program = official(_FAMILY)
    if program is None:
        return 1
    packs = sys.argv[1:] or sorted({item.pack for item in program.items})
    trial = Trial(program)
    for scope in trial.failing:
        print(f"fails as it is: {scope.scenario.item}: {scope.scenario.id}")
    counts = _Counts()
    for top in program.items:
        if top.pack in packs and top.reference in trial.shelf.records:
            _report(top, trial, counts)
    print(f"{counts.shown} of {counts.lines} rule lines shown")
    print(f"{counts.noticed} of {counts.mutants} mutants noticed")
    return 0 if counts.shown == counts.lines else 1


@dataclass
class _Counts:
    lines: int = 0
    shown: int = 0
    mutants: int = 0
    noticed: int = 0


def _report(top: Item, trial: Trial, counts: _Counts) -> None:
    missed: dict[tuple[str, int], list[str]] = {}
    found: dict[tuple[str, int], int] = {}
    for mutant in mutants(top):
        key = (mutant.owner.reference, mutant.rule.number)
        found.setdefault(key, 0)
        counts.mutants += 1
        if trial.is_noticed(mutant):
            counts.noticed += 1
            found[key] += 1
        else:
            missed.setdefault(key, []).append(mutant.what)
    counts.lines += len(found)
    counts.shown += sum(1 for count in found.values() if count)
    for (reference, number), what in missed.items():
        state = "number not held" if found[reference, number] else "NOT SHOWN"
        print(f"{state}: {reference} {number}: {'; '.join(what)}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
