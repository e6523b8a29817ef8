"""The examples of findings in catalogues of texts are true: wrong gets the finding, right not."""

from __future__ import annotations

import pytest

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.files.library import official
from regola.findings import Entry, Sink, registry
from regola.program.pack import nameless
from regola.sources import Source
from regola.text import Texts, shipped_language

ZEDS = """race zeds {
    name: it f "Zeta" / "Zete", es f "Zeta" / "Zetas", en "Zed" / "Zeds"
    tokens: 5 of 10
    when you conquer a mountain: gain 2 coins
}
"""


def found(text: str, path: str = "texts/en.po") -> set[str]:
    """Return what is reported of a pack of one item with this catalogue."""
    sink = Sink()
    sources, texts = (Source("zeds.regola", ZEDS),), (Source(path, text),)
    packs = [PackSources(nameless("home", "."), sources, texts)]
    program = compile_packs(packs, language("conquest"), official("conquest"), sink)
    check_programs([program], sink)
    return {finding.slug for finding in sink}


GETTEXT = [entry for entry in registry() if entry.details.notation == "gettext"]


@pytest.mark.parametrize("entry", GETTEXT, ids=lambda entry: entry.slug)
def test_the_examples_of_a_page_are_true(entry: Entry) -> None:
    """The wrong entries get the finding of the page; the right ones get none at all."""
    assert entry.slug in found(entry.details.wrong)
    assert found(entry.details.right) == set()


def test_the_name_of_a_catalogue_is_a_language() -> None:
    """A catalogue whose name is none of the languages is told."""
    assert found("", "texts/italian.po") == {"catalogue-language"}


def test_every_finding_says_its_line() -> None:
    """A text that does not fit is told at its own entry."""
    sink = Sink()
    wrong = registry().entry("text-numbers-differ").details.wrong
    texts = (Source("texts/en.po", f"\n\n{wrong}"),)
    packs = [PackSources(nameless("home", "."), (Source("zeds.regola", ZEDS),), texts)]
    program = compile_packs(packs, language("conquest"), official("conquest"), sink)
    check_programs([program], sink)
    [finding] = sink
    assert texts[0].slice(finding.span) == 'msgstr "Conquering a Mountain brings 3 coins."'
    assert texts[0].position(finding.span.start) == (6, 1)


def test_the_texts_that_fit_are_shown_and_the_others_stay_whole() -> None:
    """A fitting text stands in for the generated one; one that does not fit changes nothing."""
    right = registry().entry("text-numbers-differ").details.right
    wrong = registry().entry("text-numbers-differ").details.wrong
    said = []
    for text in (right, wrong):
        packs = [
            PackSources(
                nameless("home", "."),
                (Source("zeds.regola", ZEDS),),
                (Source("texts/en.po", text),),
            )
        ]
        program = compile_packs(packs, language("conquest"), official("conquest"), Sink())
        words = language("conquest").vocabulary
        texts = Texts(program.all_items(), words, program.packs, program.catalogues)
        [told] = texts.told(program.items[0], shipped_language("en"))
        said.append((told.text, told.by_hand))
    assert said == [
        ("Conquering a Mountain brings 2 coins.", True),
        ("When you conquer a Mountain, gain 2 coins.", False),
    ]
