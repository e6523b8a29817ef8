"""Words of a text by hand that look wrong and are right: somebody says so, of these words alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import pond


@pytest.mark.parametrize(
    ("note", "found"),
    [("", True), ("# proofread: gains\n", False), ("# proofread: pays, takes\n", True)],
)
def test_words_that_were_proofread_are_not_told(tmp_path: Path, note: str, found: bool) -> None:
    """The text is shown either way, and other words are looked at as before."""
    pond(tmp_path)
    assert regola("translate", "--into", "en", folder=tmp_path).code == 0
    (catalogue,) = tmp_path.rglob("en.po")
    text = catalogue.read_text(encoding="utf-8")
    begun, generated, rest = text.partition("#. generated: ")
    said = rest.partition("\n")[0]
    head, empty, _ = rest.partition('msgstr ""')
    assert generated
    assert empty
    slip = said.replace("gain ", "you gains ")
    start = begun.rindex("#. meaning")
    told = f'{begun[:start]}{note}{begun[start:]}{generated}{head}msgstr "{slip}"\n'
    catalogue.write_text(told, encoding="utf-8")

    checked = regola("check", folder=tmp_path)

    assert ("R0731" in checked.output + checked.errors) == found
