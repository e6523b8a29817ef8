"""
Measure what examples show: delete each rule, move each of its numbers; something must fail.

Give the id of a family of games, and names of its packs to look at, none for all that is played.
Lists every rule line that no example shows, and every number that no example holds in place.
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
from regola.scenarios.shelf import Shelf
from regola.scenarios.trials import example_document, trial
from regola.yaml_files import Located


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


@dataclass(frozen=True, slots=True)
class Shown:
    """An example as the document of a scenario, and the item at the top that it belongs to."""

    document: Located
    top: Item


class Trial:
    """The examples of all packs, and the games that they are played on."""

    def __init__(self, program: Program) -> None:
        """Take a program whose examples all pass."""
        self.program = program
        self.shelf = self._shelf(program)
        shown = list(self._shown())
        self.failing = [each for each in shown if _fails(each, self.shelf)]
        self.passing = [each for each in shown if each not in self.failing]

    def _shelf(self, program: Program) -> Shelf:
        shelf = shelf_of(program, {}, Sink())
        if shelf is None:
            raise ValueError(program.family)
        return shelf

    def _shown(self) -> Iterator[Shown]:
        for top in self.program.items:
            for inner in top.walk():
                if inner.kind == "example":
                    yield Shown(example_document(inner, self.program.family), top)

    def is_noticed(self, mutant: Mutant) -> bool:
        """Tell whether an example fails on a mutant, asking those of its own item first."""
        shelf = self._mutated(mutant)
        if shelf is None:
            return True
        return any(_fails(each, shelf) for each in self._by_nearness(mutant.top))

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

    def _by_nearness(self, top: Item) -> list[Shown]:
        def distance(each: Shown) -> int:
            return 0 if each.top.reference == top.reference else 1

        return sorted(self.passing, key=distance)


def _fails(shown: Shown, shelf: Shelf) -> bool:
    try:
        outcome = trial(shown.document, shown.top.reference, shelf, Sink())
    except Exception:  # noqa: BLE001  # a mutant may break anything
        return True
    return outcome is None or not outcome.passed


def main() -> int:
    """Print what no example shows, then the counts."""
    family, *packs = sys.argv[1:] or ["conquest"]
    program = official(family)
    if program is None:
        return 1
    wanted = packs or sorted({item.pack for item in program.items})
    tried = Trial(program)
    for each in tried.failing:
        title = each.document.get("scenario")
        print(f"fails as it is: {each.top.reference}: {title.value if title else ''}")
    counts = _Counts()
    for top in program.items:
        if top.pack in wanted and top.reference in tried.shelf.records:
            _report(top, tried, counts)
    print(f"{counts.shown} of {counts.lines} rule lines shown")
    print(f"{counts.noticed} of {counts.mutants} mutants noticed")
    return 0 if counts.shown == counts.lines else 1


@dataclass
class _Counts:
    lines: int = 0
    shown: int = 0
    mutants: int = 0
    noticed: int = 0


def _report(top: Item, tried: Trial, counts: _Counts) -> None:
    missed: dict[tuple[str, int], list[str]] = {}
    found: dict[tuple[str, int], int] = {}
    for mutant in mutants(top):
        key = (mutant.owner.reference, mutant.rule.number)
        found.setdefault(key, 0)
        counts.mutants += 1
        if tried.is_noticed(mutant):
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
