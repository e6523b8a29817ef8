"""What the page for programmers shows runs as it stands there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.support.project import ROOT

PAGE = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, flags=re.DOTALL)
# It lacks a name in one language, so that there is a finding to show.
RACE = """race lantern_folk {
    name: it m "Lampadaio" / "Lampadai", en "Lantern" / "Lanterns"
    tokens: 5 of 10
    income of your swamps is 1 more
}
"""
PACK = """id: my_races
names: {it: Le mie razze, es: Mis razas, en: My races}
version: "1.0"
licence: CC0-1.0
game: small_world
vocabulary: conquest
needs: [small_world]
"""
PRINTED = (
    r"\[\d+, \d+, \d+\] \[\d.*\]\n",
    r"\d+ \[\d+, \d+\]\n",
    r"(R\d{4} [\w/.]+ \d+ .+\n)+.*Swamps.*\.\n",
    r"((warning|info) R\d{4}\n)+True True\n10 3\nmy_races/race/lantern_folk \w+\n",
    r"undecided 20 True\n",
)


@pytest.mark.parametrize(("block", "printed"), [*zip(BLOCKS, PRINTED, strict=True)])
def test_what_is_shown_runs(
    block: str,
    printed: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Each block prints what the page says that it is about, in a folder with a pack."""
    pack = tmp_path / "my_races"
    pack.mkdir()
    (pack / "pack.yaml").write_text(PACK, encoding="utf-8")
    (pack / "race.regola").write_text(RACE, encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    exec(compile(block, "library.md", "exec"), {})  # noqa: S102  # our own page

    assert re.fullmatch(printed, capsys.readouterr().out)
