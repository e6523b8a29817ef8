"""What a rule hangs on is said before the deed, or apart from the rule as it is by default."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from regola.compilation.language import families, language
from regola.files.library import official
from regola.text import Language, Texts, realise, shipped_language
from tests.text.official import said

SAID: tuple[tuple[str, int, str, str], ...] = (
    # A deed that hangs on a long condition: the condition is checked first.
    ("dungeon_digger/adventurer/priest", 1, "it", ", verifica se il numero di Sgorbi nemici"),
    ("dungeon_digger/adventurer/priest", 1, "it", ". In tal caso, sposta al seguito del Sacerdote"),
    ("dungeon_digger/adventurer/priest", 1, "es", ", comprueba si el número de esbirros enemigos"),
    ("dungeon_digger/adventurer/priest", 1, "es", ". En ese caso, mueve todos los esbirros"),
    ("dungeon_digger/adventurer/priest", 1, "en", ", check whether the number of enemy goons"),
    ("dungeon_digger/adventurer/priest", 1, "en", ". If so, move all enemy goons"),
    # It holds unless the adventurer is immune.
    ("dungeon_digger/scenario/adventurers", 7, "it", ". In caso contrario, dai a quell'avversario"),
    ("dungeon_digger/scenario/adventurers", 7, "es", ". En caso contrario, entrega 1 moneda"),
    ("dungeon_digger/scenario/adventurers", 7, "en", ". If not, give 1 coin"),
    # What is forbidden at times is not forbidden first.
    ("dungeon_digger/tile/citadel", 2, "es", "No siempre puedes mover una escuadra"),
    ("dungeon_digger/tile/citadel", 2, "en", "You cannot always move a squad"),
    ("dungeon_digger/base/dungeon_digger", 36, "it", "Non sempre puoi spostare un gruppo"),
    # Two options decide: one without the other, both, either.
    ("dungeon_digger/base/dungeon_digger", 29, "it", "«Coppie spente» senza «Vicine uguali»: "),
    ("dungeon_digger/base/dungeon_digger", 30, "es", "«Vecinas iguales» sin «Parejas apagadas»: "),
    ("dungeon_digger/base/dungeon_digger", 31, "en", "“Equal pairs” + “Stopped pairs”: "),
    ("dungeon_digger/base/dungeon_digger", 28, "en",
     "\nVariant “Equal pairs” or “Stopped pairs”: this rule does not apply."),
    # What a piece may do, it may leave.
    ("underground/place/wickedest_pentacle", 1, "it", "Se lo fa, collochi il Balrog"),
    ("underground/place/wickedest_pentacle", 1, "es", "Si lo hace, colocas el Balrog"),
    ("underground/place/wickedest_pentacle", 1, "en", "If it does, place the Balrog"),
    # A step that hangs on an option: a further setting, the first deed, one upon another, one left
    # out, one in place of another.
    ("underground/place/wickedest_pentacle", 0, "it",
     "\nVariante «Balrog letale»: chi la perde elimina comunque 2 segnalini.\nVariante"),
    ("underground/place/wickedest_pentacle", 1, "en",
     "\nVariant “Deadly Balrog”: whoever loses it always discards 2 tokens."),
    ("conquest/base/conquest", 1, "es",
     "\nVariante «Monedas del puesto»: en primer lugar, toma todas las monedas"),
    ("underground/race/will_o_wisps", 0, "it",
     "\nVariante «Tutti al seguito»: se conquisti quella regione, colloca tutti i segnalini"),
    ("underground/race/will_o_wisps", 0, "en",
     "If you cannot, end the conquest phase.\n"),
    ("underground/race/will_o_wisps", 0, "en",
     "\nVariant “Another try”: you do not end the conquest phase."),
    ("underground/place/stonehedge", 0, "es",
     "\nVariante «Poder de arriba»: en su lugar, robas un poder."),
    # Two classes that are denied.
    ("underground/place/wickedest_pentacle", 0, "it", "che non sia né chiusa né immune"),
    ("underground/place/wickedest_pentacle", 0, "es", "que no esté cerrada ni sea inmune"),
    ("underground/place/wickedest_pentacle", 0, "en", "that is neither closed nor immune"),
)  # fmt: skip


@pytest.mark.parametrize(("reference", "number", "code", "words"), SAID)
def test_rule_says_it_first_or_apart(reference: str, number: int, code: str, words: str) -> None:
    """The text of an official rule has the words that tell when it holds, in their place."""
    texts = next(texts for item, texts in said(code) if item.reference == reference)
    assert words in texts[number]


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
