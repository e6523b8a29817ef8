"""One word for each thing and game: guests on a board are told in the words of its game."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.files.library import official
from regola.playing.conquest.tale import ConquestTale
from regola.text import Texts, shipped_language

GUESTS = {"small_world": "underground", "underground": "small_world"}
# What each box calls the same thing; the other box's word must not stand in its texts.
BOX_WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    "it": {
        "small_world": ("rischieramento", "contenitore"),
        "underground": ("ridistribuzione", "riserva"),
    },
    "es": {"small_world": (), "underground": ("redistribución de tropas",)},
}


def _program() -> Program:
    program = official("conquest")
    assert program is not None
    return program


@pytest.mark.parametrize("code", sorted(BOX_WORDS))
@pytest.mark.parametrize("board", sorted(GUESTS))
def test_guests_use_the_words_of_the_board(code: str, board: str) -> None:
    """No item of the other game says on this board what only its own box says."""
    program = _program()
    texts = Texts(program.all_items(), language("conquest").vocabulary, program.packs)
    said = " ".join(
        sentence
        for item in program.all_items()
        if item.pack == GUESTS[board] and item.kind != "base"
        for sentence in texts.item_text(item, shipped_language(code), game=board)
    )
    own, foreign = BOX_WORDS[code][board], BOX_WORDS[code][GUESTS[board]]
    assert [word for word in foreign if word in said] == []
    assert [word for word in own if word not in said] == []


@pytest.mark.parametrize(
    ("board", "moment"),
    [
        ("small_world/board/small_world_2p", "Durante il rischieramento,"),
        ("underground/board/underground_2p", "Durante la ridistribuzione,"),
    ],
)
def test_log_uses_the_words_of_the_board(board: str, moment: str) -> None:
    """What a log says of a guest's rule is said as the box of the board says it."""
    program = _program()
    game = cast("Any", SimpleNamespace(board=SimpleNamespace(reference=board), options={}))
    tale = ConquestTale(game, program, "it", lambda *_, **__: "", why=True)
    skeletons = next(
        one for one in program.all_items() if one.reference == "small_world/race/skeletons"
    )
    assert tale.said(skeletons)[0].startswith(moment)
