"""The vocabulary of tiles and what can be played cover each other."""

from __future__ import annotations

import inspect
import re
from pathlib import Path

import pytest

from regola.compilation.language import language
from regola.python.digger.deeds import DEEDS
from regola_engine import digger
from regola_engine.digger import coins, deeds, killing, leading

VOCABULARY = language("digger").vocabulary
# A price is paid as a deed is offered, and a corridor is completed by building.
NEVER_DEEDS = {"complete", "pay"}


def test_every_verb_has_a_writer_and_the_other_way_round() -> None:
    """What rules may do is written, and nothing is written that no rule may do."""
    assert set(VOCABULARY.verbs) - set(DEEDS) == NEVER_DEEDS
    assert set(DEEDS) <= set(VOCABULARY.verbs)


@pytest.mark.parametrize("module", [coins, deeds, killing, leading])
def test_the_verbs_of_the_engine_are_handed_to_modules(module: object) -> None:
    """Each verb that a file of the engine lists may be imported, and takes position and frame."""
    names = module.__all__  # type: ignore[attr-defined]
    asked = [name for name in names if name not in ("ENDING", "move_coins", "take_off")]

    assert set(names) <= set(digger.__all__)
    for name in asked:
        first, second, *_ = inspect.signature(getattr(digger, name)).parameters
        assert first.strip("_") == "position"
        assert second.strip("_") == "frame"


def test_what_rules_are_told_of_is_what_they_may_wait_for() -> None:
    """Each announcement is of a verb that is an event, and before it only where it is foretold."""
    verbs = VOCABULARY.verbs
    for event, before in digger.ANNOUNCED:
        verb = verbs[event.partition(" ")[0]]
        assert verb.foretold if before else verb.event


def test_the_engine_announces_what_it_lists_and_no_more() -> None:
    """Every event that a file of the engine tells by name is listed."""
    folder = Path(digger.__file__).parent
    texts = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py")))
    told = set(re.findall(r'announce\(position, "([^"]+)"', texts))

    assert told
    assert told <= {event for event, _ in digger.ANNOUNCED}
