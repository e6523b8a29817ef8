"""Compile rules texts in memory, on top of a small game of the tests' own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from regola.checks import Survey, run_checks
from regola.compilation.language import language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.findings import Finding, Sink
from regola.program.pack import nameless
from regola.sources import Source

LIBRARY = Path(__file__).parents[1] / "checks" / "library" / "game.regola"


@cache
def library() -> Program:
    """The small game: base rules, terrains, a board, a few races and powers."""
    return compile_text(LIBRARY.read_text(encoding="utf-8"), Sink(), None, "meadows")


def compile_text(
    text: str, sink: Sink, below: Program | None, pack: str = "home", family: str = "conquest"
) -> Program:
    """Compile one text as a pack of its own."""
    source = Source("text.regola", text)
    packs = [PackSources(nameless(pack, "."), (source,))]
    return compile_packs(packs, language(family), below, sink)


def check(text: str, below: Program | None = None) -> list[Finding]:
    """Compile and check a text; return what was found, sorted."""
    sink = Sink()
    family = "conquest" if below is None else below.family
    program = compile_text(text, sink, below or library(), family=family)
    vocabulary = language(program.family).vocabulary
    run_checks(Survey(program.items, program.library, vocabulary), sink)
    return sink.sorted()
