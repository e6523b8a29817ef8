"""Each rule is told as it is by default, and what an option changes on a line of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from regola.compilation.language import families, language
from regola.files.library import official
from regola.text import Language, Texts, realise, shipped_language

LANGUAGES = ("en", "es", "it")
LEAST = 0.9

_INSIDE = {
    "en": r"” is (not )?in play",
    "es": r"se juega (con|sin) «",
    "it": r"si (gioca|giochi) (con|senza) «",
}
"""What names an option in the midst of a rule."""


def _told(spoken: Language) -> Iterator[str]:
    for family in families():
        program = official(family)
        if program is None:
            continue
        texts = Texts(program.all_items(), language(family).vocabulary, program.packs)
        for item in program.all_items():
            yield from (realise(rule, texts.context(item), spoken) for rule in item.rules)


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_option_stands_inside_a_rule(code: str) -> None:
    """Each rule is told as it is by default, and what an option changes on a line of its own."""
    assert [text for text in _told(shipped_language(code)) if re.search(_INSIDE[code], text)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_options_inside_rules_are_found(code: str) -> None:
    """Told by a language without lines for variants, rules have their options inside: all found."""
    spoken = shipped_language(code)
    plain = {name: one for name, one in spoken.messages.items() if "variant-" not in name}
    inside = _told(replace(spoken, messages=plain, _speeches={}))
    changed = [bad for good, bad in zip(_told(spoken), inside, strict=True) if good != bad]
    missed = [text for text in changed if not re.search(_INSIDE[code], text)]
    assert len(changed) >= 50
    assert len(missed) <= (1 - LEAST) * len(changed), missed
