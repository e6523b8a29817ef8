"""Words of Dungeon Lords that exclude each other, and numbers that may fall below nought."""

from __future__ import annotations

import pytest

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.files.library import load
from regola.findings import Sink
from regola.program.meaning import Number, Sum
from regola.python.amounts import amount_of
from regola.python.families import WRITERS
from regola.python.printing import printed
from regola.python.writer import Module, Scene
from tests.lords.content import FOLDER
from tests.support.compiling import compile_text

NAMES = 'name: it f "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"'


def _slugs(line: str) -> list[str]:
    program = load([FOLDER], Sink()).programs[0]
    text, sink = f"title probe {{\n    {NAMES}\n    {line}\n}}\n", Sink()
    check_programs([compile_text(text, sink, program, family="lords")], sink)
    return [finding.slug for finding in sink]


@pytest.mark.parametrize("said", ["a tunnel that is a room", "a room that is a tunnel"])
def test_a_tunnel_is_no_room(said: str) -> None:
    """Tiles are dug or built: none is both."""
    assert "opposed-words" in _slugs(f"at the end of the game: gain 1 gold if you have {said}")


def test_a_tunnel_that_is_no_room_is_said_like_any_other() -> None:
    """What excludes itself may be denied."""
    line = "at the end of the game: gain 1 gold if you have a tunnel that is not a room"
    assert "opposed-words" not in _slugs(line)


@pytest.mark.parametrize(("word", "written"), [("score", "1 - 3"), ("fee", "max(0, 1 - 3)")])
def test_a_score_may_fall_below_nought(word: str, written: str) -> None:
    """Red tokens may cost more than there is; nobody is paid for building a room."""
    vocabulary = language("lords").vocabulary
    module = Module(WRITERS["lords"].family, "home/title/probe", "title", vocabulary)
    less = Sum(((1, Number(1)), (-1, Number(3))))

    assert printed(amount_of(word, less, Scene(module, 1))) == written
