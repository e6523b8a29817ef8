"""`regola explain` prints the page of a finding."""

from __future__ import annotations

import pytest

from tests.support.english import english_sentences
from tests.support.running import regola


@pytest.mark.parametrize("name", ["R0004", "r0004", "file-too-large"])
def test_a_finding_is_named_by_code_or_slug(name: str) -> None:
    """Code, in any case, and short name lead to the same page."""
    ran = regola("explain", name)

    assert (ran.code, ran.errors) == (0, "")
    assert ran.output.startswith("# R0004 ")


def test_the_page_is_in_the_language_of_the_user() -> None:
    """An Italian page holds no English sentence."""
    ran = regola("explain", "file-too-large", "--lang", "it")

    assert ran.code == 0
    assert english_sentences(ran.output) == []


def test_an_unknown_finding_is_answered_with_the_nearest() -> None:
    """A short name with one wrong letter is a usage error that names the right one."""
    ran = regola("explain", "file-too-lorge", "--lang", "it")

    assert (ran.code, ran.output) == (2, "")
    assert "«file-too-large»" in ran.errors
    assert english_sentences(ran.errors) == []


def test_a_finding_like_no_other_is_unknown() -> None:
    """Where nothing is near, nothing is suggested."""
    ran = regola("explain", "zzzzzzzz")

    assert ran.code == 2
    assert ran.errors.startswith("regola explain: there is no finding “zzzzzzzz”\n")
