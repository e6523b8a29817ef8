"""What editors struck out of Italian and Spanish texts stands in none of them."""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from tests.text.official import said


@dataclass(frozen=True)
class Struck:
    """A kind of fault: the pattern that finds it in a language, and a sentence that has it."""

    pattern: str
    faulty: str


STRUCK: dict[tuple[str, str], Struck] = {
    ("decline of the wrong one", "it"): Struck(
        r"(?:^|[.:] )(?:anche )?in declino, (?:un avversario|un'altra|la regione|il potere|per )",
        "Anche in declino, un'altra razza che controlli non può attaccare.",
    ),
    ("decline of the wrong one", "es"): Struck(
        r"(?:^|[.:] )(?:incluso )?en declive, (?:un rival|otra|la región|el poder|para )",
        "En declive, un rival sin monedas no puede atacar tus regiones.",
    ),
    ("comma before what forbids", "it"): Struck(
        r"\bnon pu(?:oi|ò) [^,.:]*, se ", "Non puoi attaccare nessuna regione, se sei a mani vuote."
    ),
    ("comma before what forbids", "es"): Struck(
        r"\bno puedes? [^,.:]*, si ", "No puedes atacar ninguna región, si no tienes fichas."
    ),
    ("the level of a bonus", "it"): Struck(
        r"\bbonus pari", "Prendi un bonus pari al numero delle tue Cucine."
    ),
    ("the level of a bonus", "es"): Struck(
        r"\bbono igual", "Toma un bono igual al número de tus Cocinas."
    ),
    ("an attack that is past", "it"): Struck(
        r"\bgruppo è attaccato", "Se il gruppo è attaccato, cura il gruppo."
    ),
    ("an attack that is past", "es"): Struck(
        r"\bgrupo es atacado", "Si el grupo es atacado, cura al grupo."
    ),
    ("once and when", "it"): Struck(
        r"\buna sola volta, ", "Una sola volta, durante il tuo turno, puoi pescare 1 moneta."
    ),
    ("to steal or to draw", "es"): Struck(r"\broba[rs]? \d+ moneda", "Puedes robar 1 moneda."),
    ("one of the opponents", "it"): Struck(
        r"\bun avversario [^.]*\bdeve\b", "Un avversario con un pezzo deve rischierare."
    ),
    ("one of the opponents", "es"): Struck(
        r"\bun rival [^.]*\bdebe\b", "Un rival con una pieza debe redistribuir las fichas."
    ),
    ("where one deals wounds", "it"): Struck(
        r"\b(?:infligg|addorment)\w+ [^.:]* nel gruppo",
        "Infliggi 1 ferita a un avventuriero nel gruppo.",
    ),
    ("where one deals wounds", "es"): Struck(
        r"\b(?:inflig|duerm|mata)\w* [^.:]* en (?:el grupo|el campo|esa loseta)",
        "Duermes a un monstruo en el campo.",
    ),
    ("end of whose turn", "it"): Struck(
        r"\balla fine del turno, ricevi", "Alla fine del turno, ricevi 1 moneta in più."
    ),
    ("end of whose turn", "es"): Struck(
        r"\bal final del turno, recibes", "Al final del turno, recibes 1 moneda más."
    ),
}


@pytest.mark.parametrize(("kind", "code"), sorted(STRUCK))
def test_what_was_struck_out_does_not_come_back(kind: str, code: str) -> None:
    """The kind's fault is found where it is, and no official rule has it."""
    struck = re.compile(STRUCK[kind, code].pattern, re.IGNORECASE)
    assert struck.search(STRUCK[kind, code].faulty)
    assert [text for _, texts in said(code) for text in texts if struck.search(text)] == []
