"""The content of Dungeon Lords, compiled: its items, and what the checks find."""

from __future__ import annotations

from functools import cache

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import Program
from regola.files.library import load
from regola.findings import Finding, Sink
from regola.program.model import Item
from regola.text import Texts
from tests.support.project import ROOT

FOLDER = ROOT / "content" / "dungeon_lords"


@cache
def compiled() -> tuple[Program, tuple[Finding, ...]]:
    """Return the program and all that is found in it."""
    sink = Sink()
    found = load([FOLDER], sink)
    check_programs(found.programs, sink)
    return found.programs[0], tuple(sink.sorted())


def items(kind: str) -> dict[str, Item]:
    """Return the items of a kind by their ids."""
    program, _ = compiled()
    return {item.id: item for item in program.items if item.kind == kind}


@cache
def texts() -> Texts:
    """Return what says the rules."""
    program, _ = compiled()
    return Texts(program.all_items(), language(program.family).vocabulary, program.packs)
