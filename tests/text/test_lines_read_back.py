"""Lines whose parts read alike are read as they are told, in each language."""

from __future__ import annotations

import pytest

from regola.program.canonical import canonical
from regola.text import realise
from tests.support.random_rules import GROUNDS

_ANY = "weight of any creature is the number of any opponent more"
_LINES = {
    "conquest": (
        "you may not conquer any region that is not with any token",
        "an opponent may not conquer any region that is not with any token",
    ),
    "digger": (
        "you may not conquer any tile that is not with any goon",
        "you may not conquer your trap corridor that is not with any enemy goon",
        f"{_ANY} unless you have 2 enemy goons",
        f"{_ANY} per creature in a tile unless you have 2 enemy goons",
    ),
}


@pytest.mark.parametrize("code", ["it", "es", "en"])
@pytest.mark.parametrize(
    ("family", "line"), [(family, line) for family, told in _LINES.items() for line in told]
)
def test_a_line_is_read_back(code: str, family: str, line: str) -> None:
    """A denial within a denial, and a number told behind another with a condition."""
    ground = next(one for one in GROUNDS if one.family == family)
    rule = ground.lines.rule(line)
    assert rule is not None
    reader = ground.reader(code)
    found = reader.exactly(realise(rule, reader.context(), reader.language))
    assert found is not None
    read = ground.lines.rule(found.line)
    assert read is not None
    assert canonical(read) == canonical(rule)
