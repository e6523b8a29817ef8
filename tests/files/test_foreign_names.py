"""Names of files that come from elsewhere: they lie in one folder on every system, or none does."""

from __future__ import annotations

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


def test_hidden_files_are_those_that_begin_with_a_dot() -> None:
    """Also below a hidden folder; the two dots that lead upwards are another matter."""
    assert is_hidden("p/.git/hooks/x.md")
    assert is_hidden(".x.yaml")
    assert not is_hidden("p/../x.md")
