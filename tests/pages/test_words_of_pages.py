"""What the pages say, all of it: spelled right, without slips, whoever wrote it."""

from __future__ import annotations

import re
from collections.abc import Mapping

import pytest

from regola.text.lint import Analyses, Slip
from tests.pages.conftest import REPORT
from tests.support.visible import blocks
from tests.text.messages import printed
from tests.text.morphology import analyses
from tests.text.official import checker, names, said
from tests.text.spelling import DICTIONARIES, MOST_WORDS, OWN_WORDS, misspelt, unknown

LANGUAGES = sorted(DICTIONARIES)
_QUOTED = re.compile(r"«[^«»]*»|“[^“”]*”")


@pytest.fixture(scope="session")
def told(pages: dict[str, bytes]) -> Mapping[str, Mapping[str, str]]:
    """The page on which each text first stands, by language and text."""
    found: dict[str, dict[str, str]] = {code: {} for code in LANGUAGES}
    for name, data in pages.items():
        if not name.endswith(".html") or REPORT.fullmatch(name):
            continue
        for language, text in blocks(data.decode()):
            # A finding quotes what an author wrote, in the words of the rules language.
            whole = _QUOTED.sub("«…»", text) if name.endswith("findings.html") else text
            found[language].setdefault(whole, name)
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_page_is_read(
    code: str, pages: dict[str, bytes], told: Mapping[str, Mapping[str, str]]
) -> None:
    """Each page of a language gives text, the findings and the front page among them."""
    read = {name for name in told[code].values() if name.startswith(f"{code}/")}
    index = {name for name in pages if name.startswith(f"{code}/") and name.endswith(".html")}
    assert read == {name for name in index if not REPORT.fullmatch(name)}
    assert {f"{code}/findings.html", f"{code}/small_world/rulings.html"} <= read


@pytest.mark.needs("dictionaries")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_every_page_is_spelled_right(
    code: str, told: Mapping[str, Mapping[str, str]]
) -> None:
    """Every word is in the dictionary or in a short list that says why it is not."""
    assert misspelt(code, told[code]) == set()
    assert len(OWN_WORDS[code]) <= MOST_WORDS


@pytest.mark.needs("dictionaries")
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_word_is_listed_in_vain(code: str, told: Mapping[str, Mapping[str, str]]) -> None:
    """Each word of the list stands on a page, in a rule, in a name or on a terminal."""
    rules = [text for _, texts in said(code) for text in texts]
    messages = [text for name in ("commands", "findings") for text, _ in printed(code, name)]
    named = [form for name in names(code) for form in name.forms]
    met = {word.lower() for word in unknown(code, [*told[code], *rules, *named, *messages])}
    assert [word for word in OWN_WORDS[code] if word.lower() not in met] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_has_a_slip(code: str, told: Mapping[str, Mapping[str, str]]) -> None:
    """The checker of printed text finds nothing in what is made nor in what is written by hand."""
    assert _slips(code, told[code], {}) == []


@pytest.mark.long
@pytest.mark.needs("morphology")
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_has_a_slip_by_the_dictionary(
    code: str, told: Mapping[str, Mapping[str, str]]
) -> None:
    """Nor does it with what a dictionary says of the words that the lexicon lacks."""
    assert _slips(code, told[code], analyses(code, told[code])) == []


def _slips(code: str, texts: Mapping[str, str], known: Analyses) -> list[tuple[str, str, Slip]]:
    checking = checker(code, known)
    return [
        (name, text, slip)
        for text, name in texts.items()
        for slip in checking.slips(text, prose=True)
    ]
