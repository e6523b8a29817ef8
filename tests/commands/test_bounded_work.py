"""The work of a build is bounded in steps of the game: what rules come to cannot hold it up."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.commands.exits import Exit
from regola.compilation import played
from tests.support.inside import regola

_PACK = """\
id: home
names: {it: Casa, es: Casa, en: Home}
version: "1.0"
game: small_world
vocabulary: conquest
needs: [small_world]
"""

_RACE = """\
race millers {{
    name: it m "Mugnaio" / "Mugnai", es m "Molinero" / "Molineros", en "Miller" / "Millers"
    tokens: 9 of 14

    income of your farmlands is 2 more
{examples}}}
"""

_EXAMPLE = """
    example "round number {number}" {{
        says: it "Prova", es "Prueba", en "A trial"
        region a: farmland, border
        region b: hill
        borders: a-b
        given ada: millers, forest, a 3, b 3
        given bea: humans, hill
        play: redeploy a 4, b 2
        expect ada: a 4, b 2
    }}
"""

_EXAMPLES = 12


def _home(folder: Path) -> None:
    examples = "".join(_EXAMPLE.format(number=number) for number in range(_EXAMPLES))
    (folder / "pack.yaml").write_text(_PACK, encoding="utf-8")
    (folder / "home.regola").write_text(_RACE.format(examples=examples), encoding="utf-8")


def test_examples_within_the_bounds_are_all_played(tmp_path: Path) -> None:
    """A dozen examples of one turn each are far within what a build allows."""
    _home(tmp_path)
    assert regola("build", "--lang", "en", folder=tmp_path).code == Exit.CLEAN


def test_examples_past_the_bounds_are_told_and_nothing_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What comes after the last example that was played is told at the first that was not."""
    monkeypatch.setattr(played, "_WORK_OF_EXAMPLE", 1)
    monkeypatch.setattr(played, "_SPARE", 0)
    _home(tmp_path)

    done = regola("build", "--lang", "en", folder=tmp_path)

    assert done.code == Exit.FOUND
    assert done.errors.count("R0829") == 1
    assert "are not played: those before took too much work" in done.errors
    assert not (tmp_path / "generated").exists()
