"""What reports on mixing say, all of it: spelled right, without slips, in short sentences."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from regola.mixing.combinations import confirmed
from regola.mixing.pages import combos_page, compat_page
from regola.mixing.played import Couple, Trial
from regola.text.readability import measured, sentences
from tests.mixing.official import combos, compat, teller
from tests.support.visible import blocks
from tests.text.morphology import analyses
from tests.text.official import checker
from tests.text.spelling import misspelt

LANGUAGES = ("en", "es", "it")
BOXES = ("small_world", "underground")
LONGEST = 30
_NOTE = re.compile(r"\s*\[([^\[\]]*)\]")
"""What is remarked of a rule, behind its sentence."""


@dataclass(frozen=True)
class _Alike:
    """A play in which all pairs fare alike."""

    trial: Trial

    def try_out(
        self, pairs: Iterable[Couple], _games: int, _advance: Callable[[], None]
    ) -> dict[Couple, Trial]:
        """Give each pair the same games."""
        return dict.fromkeys(pairs, self.trial)


@cache
def told(code: str) -> tuple[str, ...]:
    """Return the texts of the reports on both boxes, notes apart, tried in play with either end."""
    texts = (text for page in _pages(code) for spoken, text in blocks(page) if spoken == code)
    parts = (part for text in texts for part in (_NOTE.sub("", text), *_NOTE.findall(text)))
    return tuple(dict.fromkeys(parts))


def _pages(code: str) -> Iterator[str]:
    for game, guest in (BOXES, BOXES[::-1]):
        yield compat_page(compat(guest, game), teller(code)).decode()
        found = combos(game, guest)
        lines = (line for c in found.cells for remark in c.remarks for line in remark.lines)
        for trial in (Trial(1), Trial(50, dict.fromkeys(lines, 50), entered=50, most=99)):
            tried = confirmed(found, _Alike(trial), trial.games)
            yield combos_page(tried, teller(code)).decode()


@pytest.mark.needs("dictionaries")
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_of_a_report_is_spelled_right(code: str) -> None:
    """A report has no word that the pages may not have."""
    assert len(told(code)) > 500
    assert misspelt(code, told(code)) == set()


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_of_a_report_has_a_slip(code: str) -> None:
    """The checker of printed text finds nothing, names filled in beside any little word."""
    checking = checker(code)
    assert [slip for text in told(code) for slip in checking.slips(text, prose=True)] == []


@pytest.mark.needs("morphology")
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_text_of_a_report_has_a_slip_by_the_dictionary(code: str) -> None:
    """Nor does it with what a dictionary says of the words that the lexicon lacks."""
    checking = checker(code, analyses(code, told(code)))
    assert [slip for text in told(code) for slip in checking.slips(text, prose=True)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_sentence_of_a_report_is_long(code: str) -> None:
    """No sentence has more than 30 words; a note on a rule is no part of it."""
    found = [one for text in told(code) for one in sentences(text)]
    assert [one for one in found if len(one.split()) > LONGEST] == []


@pytest.mark.parametrize(("code", "least"), [("it", 60), ("es", 65), ("en", 65)])
def test_the_sentences_of_a_report_are_readable(code: str, least: int) -> None:
    """Rules in the words of the other box, and whatever ends as a sentence, reach the index."""
    whole = " ".join(text for text in told(code) if text.endswith("."))
    assert measured(whole, code).words > 500
    assert measured(whole, code).index >= least
