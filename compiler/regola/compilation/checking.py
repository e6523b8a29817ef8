"""Run the checks on programs: what parses and has types, and still cannot be meant."""

from __future__ import annotations

from collections.abc import Iterable

from regola.checks import Survey, run_checks
from regola.compilation.language import language
from regola.compilation.letters import check_letters
from regola.compilation.program import Program
from regola.findings import Sink
from regola.memory import Forgetful, Memory
from regola.program.model import Item
from regola.program.pack import with_needs
from regola.program.prose import has_prose

__all__ = ["check_programs"]


def check_programs(programs: Iterable[Program], sink: Sink, memory: Memory | None = None) -> None:
    """
    Check items, texts and prose of each program; those of its library are only asked.

    What the memory has of an item is not looked at again where nothing changed that it hangs on.
    """
    memory = memory or Forgetful()
    for program in programs:
        own = memory.part(program.family)
        vocabulary = language(program.family).vocabulary
        homes = {pack.id: pack.game for pack in program.packs}
        known = {pack.id: pack for pack in program.packs}
        at_hand = {pack.id: with_needs(known, (pack.id, pack.game)) for pack in program.packs}
        run_checks(Survey(program.items, program.library, vocabulary, homes, at_hand, own), sink)
        _check_play(program, sink, own)
        _check_examples(program, sink, own)
        _check_texts(program, sink, own)
        check_letters(program, sink, own)
        _check_pictures(program, sink)


def _examples_in(top: Item) -> list[Item]:
    return [item for item in top.walk() if item.kind == "example"]


def _has_rules(item: Item) -> bool:
    return any(inner.rules for inner in item.walk())


def _check_play(program: Program, sink: Sink, memory: Memory) -> None:
    # What writes modules takes long to load; boards and symbols alone have nothing to be written.
    if any(map(_has_rules, program.items)):
        from regola.compilation.games import report_unwritable

        report_unwritable(program, sink, memory)


def _check_examples(program: Program, sink: Sink, memory: Memory) -> None:
    # What reads examples takes long to load; many packs have none.
    examples = list(memory.gathered("examples", program.items, _examples_in))
    if examples:
        from regola.compilation.shelves import check_examples

        check_examples(program, examples, sink)


def _check_texts(program: Program, sink: Sink, memory: Memory) -> None:
    from regola.compilation.genders import check_genders

    check_genders(program, sink, memory)
    # What says sentences takes long to load, and most packs have nothing to be held to it.
    if program.catalogues:
        from regola.compilation.written import check_written

        check_written(program, sink)
    if any(map(_has_rules, program.items)):
        from regola.compilation.chips import check_chips

        check_chips(program, sink, memory)
    if any(memory.in_blocks("prose", program.items, has_prose, any)):
        from regola.compilation.prose import check_prose

        check_prose(program, sink)


def _check_pictures(program: Program, sink: Sink) -> None:
    # What shows pictures takes long to load, and most packs have none.
    if any(pack.pictures for pack in program.sources):
        from regola.compilation.pictures import check_pictures

        check_pictures(program, sink)
