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
        "when you conquer a region: an opponent must discard 2 tokens, otherwise gain 1 coin",
        "when you conquer a region: each opponent must discard 2 tokens",
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
    """A denial within a denial, a number behind one with a condition, one opponent and each."""
    ground = next(one for one in GROUNDS if one.family == family)
    rule = ground.lines.rule(line)
    assert rule is not None
    reader = ground.reader(code)
    found = reader.exactly(realise(rule, reader.context(), reader.language))
    assert found is not None
    read = ground.lines.rule(found.line)
    assert read is not None
    assert canonical(read) == canonical(rule)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("it", "Quando vai in declino, un avversario deve ricevere 2 monete."),
        ("es", "Cuando entras en declive, un rival debe recibir 2 monedas."),
        ("en", "When you go into decline, an opponent must gain 2 coins."),
    ],
)
def test_one_opponent_is_not_told_as_each(code: str, told: str) -> None:
    """In a step *an opponent* is one that is chosen, where a duty of its own is of any of them."""
    ground = next(one for one in GROUNDS if one.family == "conquest")
    rule = ground.lines.rule("when you decline: an opponent must gain 2 coins")
    assert rule is not None
    reader = ground.reader(code)
    assert realise(rule, reader.context(), reader.language) == told
