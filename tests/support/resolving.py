"""Compile texts without a disk, for tests."""

from __future__ import annotations

from regola.compilation.language import language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.findings import Finding, Sink
from regola.program.meaning import Rule
from regola.program.pack import Manifest
from regola.sources import Source, Span

__all__ = ["WORLD", "compiled", "findings_of", "rule_of", "slugs_of"]

PATH = "test.regola"

WORLD = """
terrain hill { name: it f "Collina" / "Colline", es f "Colina" / "Colinas", en "Hill" / "Hills" }
terrain mountain {
    name: it f "Montagna" / "Montagne", es f "Montaña" / "Montañas", en "Mountain" / "Mountains"
}
terrain lake { name: it m "Lago" / "Laghi", es m "Lago" / "Lagos", en "Lake" / "Lakes" }
symbol mine { name: it f "Miniera" / "Miniere", es f "Mina" / "Minas", en "Mine" / "Mines" }
"""
"""Terrains and a symbol that test items may name."""


def compiled(text: str, *, world: str = WORLD, family: str = "conquest") -> tuple[Program, Sink]:
    """Compile a file on top of a small world; the sink has what was found."""
    sink = Sink()
    sources = (Source(PATH, text), Source("world.regola", world))
    head = Manifest("test", {}, "1", "", "test", family, (), Span.whole("pack.yaml"))
    program = compile_packs([PackSources(head, sources)], language(family), None, sink)
    return program, sink


def findings_of(text: str, *, family: str = "conquest") -> list[Finding]:
    """Return what is found in a file, in order."""
    _, sink = compiled(text, family=family)
    return sink.sorted()


def slugs_of(text: str, *, family: str = "conquest") -> list[str]:
    """Return the slugs of what is found in a file, in order."""
    return [finding.slug for finding in findings_of(text, family=family)]


def rule_of(line: str, *, inside: str = "") -> Rule:
    """Return the meaning of one rule line of a power, which must compile without findings."""
    text = f'power probe {{\n name: en "Probe"\n tokens: 4\n {inside}\n {line}\n}}\n'
    program, sink = compiled(text)
    errors = [finding.slug for finding in sink.sorted()]
    assert errors == [], f"{line}: {errors}"
    return program.items[0].rules[0]
