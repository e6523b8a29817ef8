"""Names that would spoil texts are findings at their line, and the texts around them stay whole."""

from __future__ import annotations

import pytest

from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.compilation.texts import texts_of
from regola.files.library import official
from regola.findings import Sink
from regola.program.pack import nameless
from regola.sources import decode
from regola.text import shipped_language

RULES = """race zeds {{
    name: it m "{name}" / "Zete", es m "Zeta" / "Zetas", en "Zed" / "Zeds"
    tokens: 5 of 10
    when you conquer a mountain: put a hut in the region
    when you decline: gain 2 coins
    piece hut {{
        name: it f "{name}" / "Capanne", es f "Choza" / "Chozas", en "Hut" / "Huts"
        box: 5
    }}
}}
"""


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Ze{ta}", "odd-character-in-name"),
        ("זטא", "odd-character-in-name"),
        ("زيتا", "odd-character-in-name"),
        ("Ze\u202eta", "hidden-character"),
        ("Ze\x07ta", "control-character"),
        ("Z" * 300, "name-too-long"),
    ],
)
def test_an_odd_name_is_told_and_the_texts_stay_whole(name: str, slug: str) -> None:
    """Braces, turned writing, control characters, 300 letters: told at the line of the name."""
    sink = Sink()
    source = decode("zeds.regola", RULES.format(name=name).encode(), sink)
    assert source is not None
    packs = [PackSources(nameless("home", "."), (source,))]
    program = compile_packs(packs, language("conquest"), official("conquest"), sink)
    lines = {source.position(one.span.start)[0] for one in sink if one.slug == slug}
    assert lines == {2, 7}
    first, second = texts_of(program).item_text(program.items[0], shipped_language("it"))
    assert "\u202e" not in first
    assert "\x07" not in first
    assert "2 monete" in second
