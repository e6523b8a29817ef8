"""What the language reference shows is legal: every item and every line in it checks."""

from __future__ import annotations

import re

import pytest

from regola.checks import Survey, run_checks
from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.files.library import official
from regola.findings import Severity, Sink, registry
from regola.program.pack import nameless
from regola.sources import Source
from tests.support.project import ROOT

PAGE = (ROOT / "docs" / "language.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(regola|lines)\n(.*?)^```", PAGE, flags=re.MULTILINE | re.DOTALL)
HOLDER = 'power shown {{ name: it "Mostrato", es "Mostrado", en "Shown"; tokens: 4\n{0}}}\n'


@pytest.mark.parametrize(("sort", "block"), BLOCKS)
def test_what_the_reference_shows_checks(sort: str, block: str) -> None:
    """A block of the page compiles on top of Small World without an error."""
    text = block if sort == "regola" else HOLDER.format(block)
    sink = Sink()
    words = language("conquest")
    sources = PackSources(nameless("shown", "."), (Source("shown.regola", text),))

    program = compile_packs([sources], words, official("conquest"), sink)
    run_checks(Survey(program.items, program.library, words.vocabulary), sink)

    errors = [f for f in sink.sorted() if registry().entry(f.slug).severity is Severity.ERROR]
    assert [(f.slug, text[f.span.start : f.span.end]) for f in errors] == []


def test_the_reference_shows_every_sort_of_sentence() -> None:
    """The page has enough blocks to mean something."""
    assert len(BLOCKS) >= 9
