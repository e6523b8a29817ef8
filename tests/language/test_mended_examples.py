"""A slip in an example is mended where one change alone makes the example right again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

_EXAMPLE = """
    example "two hills" {
        says: it "Due colline", es "Dos colinas", en "Two hills"
        region a: hill, border
        region b: hill, border
        borders: a-b
        given ada: otters, merchant, coins 0, hand 4, a 1
        given bea: humans, spirit, hand 10
        cost: b 2
        play: conquer b
        play: redeploy a 2, b 3
        play: end turn
        expect ada: hand 0, a 2, b 3
    }
}
"""
_WHOLE = OTTERS.rstrip().removesuffix("}").rstrip() + "\n" + _EXAMPLE


def _mended(folder: Path, right: str, wrong: str) -> str:
    assert _WHOLE.count(right) == 1
    path = pond(folder, _WHOLE.replace(right, wrong))
    regola("check", "--fix", folder=folder)
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("region a: hill, border", "region a hill, border"),
        ("region a: hill, border", "region: a hill, border"),
        ("region a: hill, border", "regoin a: hill, border"),
        ("region a: hill, border", "region a: hill border"),
        ("given ada: otters", "given ada otters"),
        ("given ada: otters", "gievn ada: otters"),
        ("coins 0, hand 4", "coins 0 hand 4"),
        ("humans, spirit", "humans spirit"),
        ("humans, spirit", "humns, spirit"),
        ("humans, spirit, hand 10", "umani, spirito, mano 10"),
        ("redeploy a 2, b 3", "redeploy 2 a, 3 b"),
        ("borders: a-b", "borders: a b"),
        ("play: conquer b", "play conquer b"),
        ("play: conquer b", "play conquer: b"),
        ("play: conquer b", "play: attack b"),
        ("redeploy a 2, b 3", "redeploy a 2 b 3"),
        ("redeploy a 2, b 3", "redeploy 2 in a, 3 in b"),
        ("coins 0, hand 4", "coins = 0, hand=4"),
        ("coins 0, hand 4", "0 coins, 4 tokens in hand"),
        ("coins 0, hand 4, a 1", "coins 0, hand 4, region a 1"),
        ("given bea: humans", "player bea: humans"),
        ("given bea: humans", "tiene bea: humans"),
        ("play: conquer b", "play: conquista b"),
        ("play: end turn", "play: end of turn"),
        ("expect ada: hand 0, a 2", "expect ada hand 0, a 2"),
        ("expect ada: hand 0, a 2", "expcet ada: hand 0, a 2"),
        ("play: conquer b", "play: ada conquers b"),
        ("a 2, b 3\n    }", "a: 2, b: 3\n    }"),
        ("expect ada: hand 0", "expect ada: hand: 0"),
        ("    }\n}\n", "}\n"),
        ("    }\n}\n", "    }\n"),
    ],
)
def test_a_slip_in_an_example_is_mended(tmp_path: Path, right: str, wrong: str) -> None:
    """What `check --fix` writes is what stood there before the slip."""
    assert _mended(tmp_path, right, wrong).split() == _WHOLE.split()


@pytest.mark.parametrize(
    ("right", "wrong"), [("borders: a-b", "borders: a-q"), ("play: conquer b", "play: visit b")]
)
def test_what_may_mean_several_things_is_left(tmp_path: Path, right: str, wrong: str) -> None:
    """Nothing is written where nobody can know what was meant."""
    assert wrong in _mended(tmp_path, right, wrong)


@pytest.mark.parametrize(
    ("right", "wrong", "shown"),
    [
        ("given bea: humans", "bea: humans", "given bea: humans, spirit, hand 10"),
        ("cost: b 2", "cost b: 2", "cost: b 2"),
    ],
)
def test_a_line_that_may_be_several_is_shown(
    tmp_path: Path, right: str, wrong: str, shown: str
) -> None:
    """What was meant is among the lines of the answer, and none is written."""
    pond(tmp_path, _WHOLE.replace(right, wrong))

    assert shown in regola("check", "--lang", "en", folder=tmp_path).output
    assert wrong in _mended(tmp_path, right, wrong)


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("tokens: 5 of 10", "tokens big: 5 of 10"), ("says: it", "says again: it")],
)
def test_words_before_a_colon_are_not_passed_over(tmp_path: Path, right: str, wrong: str) -> None:
    """A field that tells of no thing by name takes no word before its colon."""
    pond(tmp_path, _WHOLE.replace(right, wrong))

    assert "R0820" in regola("check", folder=tmp_path).output
