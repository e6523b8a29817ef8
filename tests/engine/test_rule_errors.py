"""Rules that loop or raise: told with the rule, never a hang."""

from __future__ import annotations

from dataclasses import replace

import pytest

from regola_engine.conquest.game import Game
from regola_engine.conquest.items import Item
from regola_engine.conquest.position import Position
from regola_engine.conquest.rules import MORE, Value
from regola_engine.conquest.words import number_word
from regola_engine.kernel.faults import RuleError
from regola_engine.kernel.items import RULES, Source, source_of
from regola_engine.kernel.versions import API, ModuleVersionError, require
from tests.engine.games import after, small_world, with_more


def _many(game: Game) -> None:
    for seed in range(30):
        after(game, seed, 10_000)


def test_rules_that_never_end_are_named() -> None:
    """A rule that redeploys whenever one redeploys is stopped, and told by its line."""
    game = with_more(
        """
        race circlers {
            name: en "Circler" / "Circlers"
            tokens: 9 of 14
            when you redeploy: redeploy
        }
        """,
        players=5,
    )
    with pytest.raises(RuleError) as stopped:
        _many(game)
    rule, reference = RULES[stopped.value.rule]
    assert stopped.value.slug == "endless"
    assert (reference, rule.line) == ("home/race/circlers", 1)


def _fails(_position: Position, _you: int, _region: int) -> int:
    return 1 // 0


def test_a_rule_that_raises_is_named_with_its_place() -> None:
    """The fault of a function in a rule is told as that rule's, with its place in the text."""
    sound = small_world()
    wrong = Item(
        reference="home/power/broken",
        kind="power",
        rules=(Value(line=1, word=number_word("conquest cost"), operation=MORE, amount=_fails),),
        sources=(Source("broken.regola", 4, 5),),
    )
    items = [item for item in sound.items if item.kind != "power"]
    powers = [replace(wrong, reference=f"home/power/broken_{n}") for n in range(8)]
    game = Game([*items, *powers], sound.board, 2)
    with pytest.raises(RuleError) as raised:
        _many(game)
    assert raised.value.slug == "raised"
    assert RULES[raised.value.rule][1].startswith("home/power/broken")
    source = source_of(raised.value.rule)
    assert source is not None
    assert (source.file, source.line, source.column) == ("broken.regola", 4, 5)


def test_a_module_of_an_older_form_is_refused_in_plain_words() -> None:
    """Form 1 named verbs by numbers: what it imports is gone, and the error says what to do."""
    with pytest.raises(ModuleVersionError, match="no verb_word: build the module again"):
        exec("from regola_engine.conquest import Offer, verb_word")  # noqa: S102  # as a module does
    with pytest.raises(ModuleVersionError, match=f"written for version 1, this is {API}"):
        require(1)


@pytest.mark.parametrize("family", ["conquest", "digger", "lords"])
def test_parts_of_an_engine_are_imported_all_the_same(family: str) -> None:
    """A module below the package is no name that it lacks."""
    exec(f"from regola_engine.{family} import greed")  # noqa: S102  # loaded by nobody before
