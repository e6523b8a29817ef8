"""What the documentation for designers shows is true: its rules check, its commands are there."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from itertools import product
from pathlib import Path

import pytest

from regola.commands.registry import COMMANDS
from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.mending.topics import topics_of
from regola.compilation.program import PackSources, compile_packs
from regola.files.library import official
from regola.findings import Finding, Sink
from regola.program.pack import nameless
from regola.resources import guide_page, guide_pages, languages
from regola.sources import Source
from regola.yaml_files import documents
from tests.support.inside import regola
from tests.support.packs import pond

PAGES = list(product(languages(), guide_pages()))
OF_DUNGEONS = """monster shown {{
    name: it m "Zeta" / "Zete", es m "Zeta" / "Zetas", en "Zed" / "Zeds"
    copies: 1
{0}}}
"""
HOLDER = 'power shown {{ name: it "Mostrato", es "Mostrado", en "Shown"; tokens: 4\n{0}}}\n'
OF_TILES = 'lord shown {{ name: it "Mostrato", es "Mostrado", en "Shown"\n{0}}}\n'
GAMES = {"digger": "dungeon_digger", "conquest": "small_world", "lords": "dungeon_lords"}
REFUSED = "word-not-implemented"


@cache
def _blocks(code: str, page: str) -> tuple[tuple[str, str], ...]:
    found = re.findall(
        r"^```(\w+)\n(.*?)^```", guide_page(code, page), flags=re.MULTILINE | re.DOTALL
    )
    return tuple(found)


BLOCKS = sorted({block for code, page in PAGES for block in _blocks(code, page)})


def _checked(text: str, family: str = "conquest") -> list[Finding]:
    """Compile and check a text on top of Small World, or of the games of another family."""
    sink = Sink()
    head = replace(nameless("shown", "."), game=GAMES[family])
    sources = PackSources(head, (Source("shown.regola", text),))
    program = compile_packs([sources], language(family), official(family), sink)
    check_programs([program], sink)
    return [one for one in sink.sorted() if sink.is_error(one) or one.slug == REFUSED]


@pytest.mark.parametrize("block", [text for sort, text in BLOCKS if sort == "regola"])
def test_an_item_that_is_shown_checks(block: str) -> None:
    """Whoever copies it has an item without an error, and all of it plays."""
    assert [(one.slug, block[one.span.start : one.span.end]) for one in _checked(block)] == []


@pytest.mark.parametrize("block", [text for sort, text in BLOCKS if sort == "lords"])
def test_an_item_of_dungeons_that_is_shown_checks(block: str) -> None:
    """The same of an item of Dungeon Lords, with its example."""
    assert [one.slug for one in _checked(block, "lords")] == []


@pytest.mark.parametrize("block", [text for sort, text in BLOCKS if sort == "lines"])
def test_a_line_that_is_shown_checks(block: str) -> None:
    """The same in an item that bears it, but for lines that contradict one another on purpose."""
    found = _checked(HOLDER.format(block))
    assert [one.slug for one in found if one.slug != "contradicting-rules"] == []


@pytest.mark.parametrize("block", [text for sort, text in BLOCKS if sort == "unsaid"])
def test_what_cannot_be_said_is_refused(block: str) -> None:
    """A line that the page says has no words is an error, or has no form in play."""
    assert _checked(HOLDER.format(block))


@pytest.mark.parametrize("block", [text for sort, text in BLOCKS if sort == "unsaid_lords"])
def test_what_cannot_be_said_of_dungeons_is_refused(block: str) -> None:
    """The same in an item of Dungeon Lords."""
    assert _checked(OF_DUNGEONS.format(block), "lords")


@pytest.mark.parametrize("block", [text for sort, text in BLOCKS if sort == "unsaid_digger"])
def test_what_cannot_be_said_of_tiles_is_refused(block: str) -> None:
    """The same in an item of Dungeon Digger, and messages know that no rule speaks of it."""
    assert _checked(OF_TILES.format(block), "digger")
    assert topics_of(block, "digger")[0].is_unsaid


@pytest.mark.parametrize("block", [text for sort, text in BLOCKS if sort == "yaml"])
def test_a_manifest_that_is_shown_can_be_read(block: str) -> None:
    """It is YAML with nothing wrong in it."""
    sink = Sink()
    assert list(documents(Source("pack.yaml", block), sink))
    assert not len(sink)


@pytest.mark.parametrize(("code", "page"), PAGES)
def test_the_commands_that_are_shown_are_there(code: str, page: str) -> None:
    """No page sends anybody to a command, a page or a finding that is not there."""
    text = guide_page(code, page)
    shell = "\n".join(block for sort, block in _blocks(code, page) if sort == "sh")
    named = set(re.findall(r"`regola ([a-z]+)", text)) | set(re.findall(r"regola ([a-z]+)", shell))
    assert named <= set(COMMANDS)
    assert set(re.findall(r"regola guide ([a-z-]+)", text)) <= set(guide_pages())


@pytest.mark.parametrize(("code", "page"), PAGES)
def test_each_language_shows_the_same_rules(code: str, page: str) -> None:
    """What is shown in one language is shown in all, in the same order."""
    rules = [block for block in _blocks(code, page) if block[0] != "sh"]
    assert rules == [block for block in _blocks("en", page) if block[0] != "sh"]


def test_the_language_page_shows_every_sort_of_sentence() -> None:
    """The page has enough blocks to mean something."""
    assert len(_blocks("en", "language")) >= 9


def test_a_sentence_that_a_page_reads_is_read(tmp_path: Path) -> None:
    """What `regola read` is shown with gives a rule, in each language."""
    pond(tmp_path)
    for code in languages():
        [sentence] = re.findall(r'regola read "([^"]+)"', guide_page(code, "first-evening"))
        ran = regola("read", sentence, "--lang", code, folder=tmp_path)
        assert ran.output == "your regions are immune\n"


def test_a_page_is_printed_where_nobody_sits(tmp_path: Path) -> None:
    """Without a terminal it is printed as it stands, the first evening unless another is named."""
    for code in languages():
        ran = regola("guide", "--lang", code, folder=tmp_path)
        assert (ran.code, ran.output) == (0, guide_page(code, "first-evening"))
    ran = regola("guide", "limits", "--print", folder=tmp_path)
    assert ran.output == guide_page("en", "limits")
    assert regola("guide", "limit", folder=tmp_path).code == 2
