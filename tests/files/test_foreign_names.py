"""Names of files that come from elsewhere: they lie in one folder on every system, or none does."""

from __future__ import annotations

import sys

import pytest

from regola.files.foreign_names import is_hidden, sound_names
from regola.findings import Sink


@pytest.mark.parametrize(
    ("names", "slug"),
    [
        (["p/a.regola", "p/b/a.regola"], ""),
        (["p/../../a.regola"], "archive-leads-out"),
        (["p/a\n.regola"], "archive-leads-out"),
        (["p/con.regola"], "archive-leads-out"),
        ([f"p/{'x' * 256}"], "archive-name-too-long"),
        (["/".join(["p"] * 401)], "archive-name-too-long"),
        (["p/a.regola", "p/A.regola"], "archive-name-twice"),
        (["p/a.regola", "p/a.regola/b.regola"], "archive-name-twice"),
        (["p/a/x.regola", "p/A/y.regola"], "archive-name-twice"),
        (["p/é.regola", "p/e\u0301.regola"], "archive-name-twice"),
    ],
)
def test_a_name_that_some_system_does_not_keep_is_told(names: list[str], slug: str) -> None:
    """One finding, and of sound names none."""
    sink = Sink()
    assert sound_names(names, "from.zip", sink) is not bool(slug)
    assert [one.slug for one in sink] == [slug] * bool(slug)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems fold names, or split them")
def test_what_lies_in_a_repository_need_do_on_this_system_alone() -> None:
    """A revision is laid out where it was made: what leads out or is two things is told still."""
    fit = ["p/con.regola", "p/a:b.regola", "p/a.regola", "p/A.regola", "p/\udce0.regola"]
    sink = Sink()
    assert sound_names(fit, "git:HEAD", sink, only_here=True)
    for wrong in ("../a.regola", "p//a.regola", "p/a.regola/b.regola", f"p/{'x' * 256}"):
        assert not sound_names([*fit, wrong], "git:HEAD", sink, only_here=True)
    assert {one.slug for one in sink} == {
        "archive-leads-out",
        "archive-name-twice",
        "archive-name-too-long",
    }


def test_hidden_files_are_those_that_begin_with_a_dot() -> None:
    """Also below a hidden folder; the two dots that lead upwards are another matter."""
    assert is_hidden("p/.git/hooks/x.md")
    assert is_hidden(".x.yaml")
    assert not is_hidden("p/../x.md")
