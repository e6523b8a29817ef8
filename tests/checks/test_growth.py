"""What check does grows no faster than the text, whatever stands in it many times."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.files.library import official
from regola.findings import Sink
from regola.program.pack import nameless
from regola.sources import Source
from tests.support.growing import CONSTRUCTS

_COUNT = 40
_LINEAR = 2.5
"""Of twice as much; the square would take four times as many calls."""


def _calls(text: str) -> int:
    """Count the calls of functions that checking a text takes, the same on every machine."""
    made = 0

    def count(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal made
        made += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        sink = Sink()
        packs = [PackSources(nameless("home", "."), (Source("x.regola", text),))]
        program = compile_packs(packs, language("conquest"), official("conquest"), sink)
        check_programs([program], sink)
        sink.sorted()
    finally:
        sys.setprofile(before)
    return made


@pytest.mark.parametrize("construct", CONSTRUCTS.values(), ids=CONSTRUCTS)
def test_work_grows_with_the_text(construct: Callable[[int], str]) -> None:
    """Twice as many of a construct are at most two and a half times as many calls."""
    _calls(construct(2))  # what is read once is read
    base = _calls(construct(2))

    once = _calls(construct(_COUNT)) - base
    twice = _calls(construct(2 * _COUNT)) - base

    assert twice <= _LINEAR * max(once, base)
