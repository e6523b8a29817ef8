"""What was, or was not, done in some time is read as it is told, in each language."""

from __future__ import annotations

import pytest

from regola.program.canonical import canonical
from regola.text import realise
from tests.support.random_rules import GROUNDS

_TIMES = (
    "this turn",
    "this round",
    "since your last turn",
    "since your last turn began",
    "in your last turn",
)
_DONE = (
    "that you conquered {}",
    "that you not conquered {}",
    "that an opponent conquered {}",
    "that an opponent not conquered {}",
)


@pytest.mark.parametrize("code", ["it", "es", "en"])
@pytest.mark.parametrize("time", _TIMES)
@pytest.mark.parametrize("done", _DONE)
def test_what_was_done_is_read_back(code: str, done: str, time: str) -> None:
    """Denied or not, by whomever: *that you have not conquered during your last turn*."""
    ground = GROUNDS[0]
    rule = ground.lines.rule(f"at scoring: gain 1 coin per hill {done.format(time)}")
    assert rule is not None
    reader = ground.reader(code)
    found = reader.exactly(realise(rule, reader.context(), reader.language))
    assert found is not None
    read = ground.lines.rule(found.line)
    assert read is not None
    assert canonical(read) == canonical(rule)
