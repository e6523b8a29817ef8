"""Chips: rules in a few words, whole, that never tell another rule."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regola.compilation.language import families, language
from regola.files.library import official
from regola.program import meaning as m
from regola.program.model import Item
from regola.text import Texts, realise, shipped_language
from regola.text.planner.chip_lines import CHIP_CHARACTERS, Chip, divided
from regola.text.planner.permissions import is_repeated
from regola.text.planner.telling import Telling
from tests.support.inside import regola
from tests.support.packs import OTTERS, pond
from tests.text.builder import LANGUAGES, context
from tests.text.builder import language as plain_language
from tests.text.trees import rules

LEAST = {"it": r"\(minimo \d+\)", "es": r"\(mínimo \d+\)", "en": r"\(minimum \d+\)"}


@cache
def _items() -> dict[str, tuple[Texts, Item]]:
    found: dict[str, tuple[Texts, Item]] = {}
    for family in families():
        program = official(family)
        if program is not None:
            texts = Texts(program.all_items(), language(family).vocabulary, program.packs)
            found |= {item.reference: (texts, item) for item in program.all_items()}
    return found


def _chips(reference: str, code: str) -> tuple[str, ...]:
    texts, item = _items()[reference]
    return texts.item_text(item, shipped_language(code), "chip")


@pytest.mark.parametrize(
    ("reference", "number", "it", "es", "en"),
    [
        ("small_world/piece/troll_lair", 0,
         "Tana dei Troll: costo +1", "Guarida de Troll: coste +1", "Troll Lair: cost +1"),
        ("small_world/piece/dragon", 0,
         "Drago: regione immune", "Dragón: región inmune", "Dragon: immune region"),
        ("small_world/piece/hole", 2,
         "vai in declino: rimuovi tutte le Tane Sotterranee",
         "entras en declive: retira todas las Madrigueras",
         "you go into decline: remove all Holes"),
        ("small_world/race/halflings", 0,
         "regione non d'acqua: ingresso", "región no de agua: entrada",
         "region not water: entrance"),
        ("small_world/race/orcs", 0,
         "+1 moneta / regione non vuota conquistata", "+1 moneda / región no vacía conquistada",
         "+1 coin / non-empty region conquered"),
        ("small_world/race/giants", 0,
         "regione adiacente alle tue Montagne: costo −1",
         "región adyacente a tus Montañas: coste −1",
         "region adjacent to your Mountains: cost −1"),
        ("small_world/race/dwarves", 0,
         "+1 moneta / Miniera (anche in declino)", "+1 moneda / Mina (incluso en declive)",
         "+1 coin / Mine (even in decline)"),
        ("small_world/power/stout", 0,
         "alla fine del tuo turno: puoi andare in declino",
         "al final de tu turno: puedes entrar en declive",
         "at the end of your turn: you may go into decline"),
        ("small_world/power/wealthy", 0, "+7 monete (una sola volta in tutto)",
         "+7 monedas (una sola vez)", "+7 coins (once only)"),
        ("underground/power/martyr", 0,
         "un avversario conquista una tua regione: +1 moneta",
         "un rival conquista una de tus regiones: +1 moneda",
         "an opponent conquers one of your regions: +1 coin"),
        ("underground/power/wise", 0,
         "+2 monete (se hai una regione; in declino)",
         "+2 monedas (si tienes alguna región; en declive)",
         "+2 coins (if you have a region; in decline)"),
        ("underground/race/gnomes", 1,
         "«Gnomi nascosti»: regione tua: immune alle abilità (in declino)",
         "«Gnomos escondidos»: región tuya: inmune a las capacidades (en declive)",
         "“Hidden Gnomes”: region of yours: immune to abilities (in decline)"),
        ("small_world/power/dragon_master", 0,
         "puoi conquistare una regione (costo 1; 1× per turno); colloca il Drago",
         "puedes conquistar una región (coste 1; 1× por turno); coloca el Dragón",
         "you may conquer a region (cost 1; 1× per turn); place the Dragon"),
        ("dungeon_digger/scenario/creatures", 3,
         "puoi far marciare una tua creatura attraverso le tessere (paga 1 passo)",
         "puedes hacer marchar a una de tus criaturas por las losetas (paga 1 paso)",
         "you may march one of your creatures over tiles (pay 1 step)"),
        ("dungeon_digger/scenario/sands_of_time", 0, "nessun traguardo", "sin meta", "no finish"),
        ("dungeon_lords/monster/ghost", 0, "Fantasma: etereo", "Fantasma: etéreo",
         "Ghost: ethereal"),
        # What a number grows by is told, not only that it grows.
        ("dungeon_lords/adventurer/thief", 0,
         "gruppo: protezione dalle trappole + il numero di simboli del Ladro",
         "grupo: protección contra trampas + el número de símbolos del Ladrón",
         "party: protection from traps + the number of the Thief’s symbols"),
        # What is done with what was done, or else; a condition beside what hangs on it.
        ("dungeon_lords/order/gather_food", 0,
         ("esegui questo Ordine (se la casella di questo Ordine è 1): puoi pagare 1 pepita d'oro\n"
          "→ se lo fai, +2 razioni di cibo"),
         ("ejecutas esta Orden (si la casilla de esta Orden es 1): puedes pagar 1 pepita de oro\n"
          "→ si lo haces, +2 raciones de comida"),
         ("you carry out this Order (if the box of this Order is 1): you may pay 1 gold nugget\n"
          "→ if you do, +2 food rations")),
        ("small_world/power/berserk", 0,
         ("durante la conquista: puoi tirare il dado (costo di conquista − il risultato del dado)\n"
          "(se hai un segnalino in mano); puoi conquistare una regione\n"
          "→ se poi non conquisti nessuna regione, concludi la conquista"),
         ("durante la conquista: puedes tirar el dado"
          " (coste de conquista − el resultado del dado)\n"
          "(si tienes alguna ficha en la mano); puedes conquistar una región\n"
          "→ si después no conquistas ninguna región, termina la conquista"),
         ("during conquest: you may roll the die (conquest cost − the die roll; if you have a token"
          " in hand)\n"
          "→ you may conquer a region; if you then do not conquer a region,"
          " end the conquest phase")),
        # All that holds during a deed; after what somebody else does, what you do is no order.
        ("small_world/race/sorcerers", 0,
         ("puoi conquistare una regione raggiungibile in cui c'è un segnalino attivo solitario di"
          " un avversario (costo 0)\n"
          "(perdite: 1; 1× per turno contro ciascun avversario); collochi 1 segnalino dal"
          " contenitore"),
         ("puedes conquistar una región alcanzable donde haya una ficha activa solitaria de un"
          " rival (coste 0)\n"
          "(pérdidas: 1; 1× por turno contra cada rival); colocas 1 ficha de la reserva"),
         ("you may conquer a reachable region that holds an opponent’s lone active token"
          " (cost 0; losses: 1)\n"
          "(1× per turn per opponent); place 1 token from the tray")),
        # Numbers are compared by signs, and what the piece itself is called is short.
        ("dungeon_lords/title/lord_of_riches", 1,
         ("punteggio +1 (se la somma del tuo oro e del tuo cibo > la somma di oro e cibo"
         " di ciascun avversario)"),
         ("puntuación +1 (si la suma de tu oro y tu comida > la suma de oro y comida de"
         " cada rival)"),
         ("score +1 (if the amount of your gold and food > the amount of gold and food of each"
         " opponent)")),
        ("underground/relic/flying_doormat", 0,
         ("puoi conquistare una regione (quella regione può anche non essere raggiungibile; 1× per"
          " turno)\n"
          "→ colloca questa reliquia"),
         ("puedes conquistar una región (no hace falta que esa región sea alcanzable; 1× por"
          " turno); coloca esta reliquia"),
         ("you may conquer a region (that region need not be reachable; 1× per turn); place this"
          " relic")),
        # What somebody else does is told of him.
        ("conquest/base/conquest", 1,
         ("durante la scelta: giocatore senza razza attiva: deve scegliere una combinazione"
          " visibile\n"
          "→ scavalca ciascuna combinazione sopra quella; prende tutte le monete da quella"
          " combinazione\n"
          "→ riceve segnalini pari alla dotazione di quella combinazione; completa la fila"),
         ("durante la elección: jugador sin raza activa: debe elegir una combinación visible\n"
          "→ salta cada combinación por encima de esa; toma todas las monedas de esa"
          " combinación\n"
          "→ recibe tantas fichas como indique la dotación de esa combinación; completa la fila"),
         ("during the choosing phase: player without an active people: must choose a visible"
          " combination\n"
          "→ they pass over each combination above that one; they take all coins"
          " from that combination\n"
          "→ they gain tokens equal to that combination’s number of starting tokens; they"
          " refill the row")),
        # Whose a thing is stands beside it; what lies beside what is told.
        ("underground/race/spiderines", 1,
         "regione tua adiacente a un Crepaccio Abissale: adiacenti tra loro",
         "región tuya adyacente a una Sima Abisal: adyacentes entre sí",
         "region of yours adjacent to a Bottomless Chasm: adjacent to one another"),
    ],
)  # fmt: skip
def test_chip_names_what_matters(reference: str, number: int, it: str, es: str, en: str) -> None:
    """A chip names the piece, the class, the owner, the price, and what comes of it."""
    said = {code: _chips(reference, code)[number] for code in LANGUAGES}
    assert said == {"it": it, "es": es, "en": en}


@pytest.mark.parametrize("code", LANGUAGES)
def test_each_rule_has_a_whole_chip(code: str) -> None:
    """No chip is cut, each rule of what ships has one, and four of five are one line."""
    chips = [chip for reference in _items() for chip in _chips(reference, code)]
    assert all(chips)
    assert [chip for chip in chips if "…" in chip] == []
    assert sum("\n" in chip for chip in chips) < len(chips) / 4


@pytest.mark.parametrize("code", LANGUAGES)
def test_lines_of_chips_are_short(code: str) -> None:
    """No line of what ships is over the bound, whether it is printed on a piece or not."""
    over = [
        line
        for reference in _items()
        for chip in _chips(reference, code)
        for line in chip.split("\n")
        if len(line) > CHIP_CHARACTERS
    ]
    assert over == []


_PARTS = st.text("abc", min_size=1, max_size=150)


@settings(max_examples=200, deadline=None)
@given(
    st.lists(_PARTS, max_size=2), _PARTS, st.lists(_PARTS, max_size=4), st.lists(_PARTS, max_size=4)
)
def test_a_chip_is_divided_between_its_parts(
    leads: list[str], text: str, notes: list[str], more: list[str]
) -> None:
    """All parts stand in their order; a line over the bound is a part that is over it alone."""
    telling = Telling(plain_language("en").of_game("small_world"), context())
    lines = divided(telling, leads, Chip(text, notes=tuple(notes), more=tuple(more)))
    whole = " ".join(lines)
    place = 0
    for part in (*leads, text, *notes, *more):
        place = whole.index(part, place) + len(part)
    alone = {*leads, text, *(f"({note})" for note in notes), *(f"→ {step}" for step in more)}
    assert [one for one in lines if len(one) > CHIP_CHARACTERS and one not in alone] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_chip_tells_each_number(code: str) -> None:
    """A chip has no number that its rule lacks, and all numbers of its rule but the least costs."""
    spoken = shipped_language(code)
    for texts, item in _items().values():
        chips = texts.item_text(item, spoken, "chip")
        for text, chip in zip(texts.item_text(item, spoken), chips, strict=True):
            told, known = (Counter(re.findall(r"\d+", one)) for one in (chip, text))
            own = set(re.findall(r"\d+", re.sub(LEAST[code], "", text.partition("\n")[0])))
            assert set(told) <= {*known, "0", "2", "1"}, (text, chip)
            assert own - {"1"} <= set(told), (text, chip)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_chip_tells_what_a_rule_waits_for(code: str) -> None:
    """What sets a rule off, its condition, and that it holds in decline too, stand in the chip."""
    spoken = shipped_language(code)
    for texts, item in _items().values():
        for rule, chip in zip(item.rules, texts.item_text(item, spoken, "chip"), strict=True):
            if not chip:
                continue
            waits = isinstance(rule.moment, m.OnEvent)
            assert not waits or re.search(r":\s", chip), chip
            telling = rule.scope == "always" and texts.context(item).scope == "active"
            declined = {"it": "anche in declino", "es": "incluso en declive"}
            assert not telling or declined.get(code, "even in decline") in chip


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_chip_tells_what_may_be_done_often(code: str) -> None:
    """What may be done any number of times is not told as if it were done once."""
    often = {"it": "quante volte vuoi", "es": "tantas veces como quieras"}
    told = 0
    for texts, item in _items().values():
        for rule, chip in zip(
            item.rules, texts.item_text(item, shipped_language(code), "chip"), strict=True
        ):
            body = rule.body
            own = isinstance(body, m.Permission) and body.actor.noun == "you"
            priced = own and any(getattr(one.action, "verb", "") == "pay" for one in body.steps[:1])
            if chip and own and not priced and is_repeated(rule):
                told += 1
                assert often.get(code, "as often as you like") in chip
    assert told > 0


@settings(max_examples=100, deadline=None, suppress_health_check=list(HealthCheck))
@given(rules())
def test_no_chip_is_cut(rule: m.Rule) -> None:
    """A chip of any rule is whole, or there is none."""
    for code in LANGUAGES:
        chip = realise(rule, context(), plain_language(code), "chip")
        assert chip.strip() == chip
        assert "…" not in chip


def test_a_chip_names_the_ground_of_what_lies_on_it(tmp_path: Path) -> None:
    """A region with magic is known by it; a swamp with magic is a swamp, and no other region."""
    rules = (
        "    conquest cost of a region with magic is 2 less\n"
        "    conquest cost of a swamp with magic is 2 less\n"
        "    income of your hills with a mine is 1 more\n"
    )
    pond(tmp_path, OTTERS.replace("    once, at scoring: gain 17 coins\n", rules))

    told = regola("text", "otters", "--style", "chip", folder=tmp_path).output.splitlines()

    assert told == [
        "Magic Source: cost −2",
        "Swamp with a Magic Source: cost −2",
        "+1 coin / Hill with a Mine",
    ]


def test_a_region_that_is_something_is_not_told_as_the_piece_in_it(tmp_path: Path) -> None:
    """*Fog: immune* would say it of the piece; what is immune is your region with it."""
    rules = (
        "    your regions with a fog are immune\n"
        "    income of your regions with a fog is 1 more\n"
        '    piece fog {\n        name: en "Fog" / "Fogs", it f "Foschia" / "Foschie",'
        ' es f "Niebla" / "Nieblas"\n        box: 2\n'
        "        when you lose its region: remove it\n    }\n"
    )
    pond(tmp_path, OTTERS.replace("    once, at scoring: gain 17 coins\n", rules))

    told = regola("text", "otters", "--style", "chip", folder=tmp_path).output.splitlines()

    assert told[:2] == ["region of yours with a Fog: immune", "+1 coin / Fog"]
