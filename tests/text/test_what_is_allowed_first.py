"""
What follows a deed that is allowed: it must be possible, or may fail, which are two rules.

*You may discard a token: gain a coin* is offered where both can be done; what *then* follows need
not be possible. Their sentences are two, and each is read back as its own.
"""

from __future__ import annotations

import pytest

from tests.text.builder import LANGUAGES
from tests.text.told_lines import said_and_read_back

ALLOWED = "once per turn, you may pay 1 coin"
MEANWHILE = "conquest cost of a hill is 1 less, income of a hill is 1 more"
TOLD = {
    f"{ALLOWED}: gain 1 token": {
        "it": "Se lo fai, ricevi 1 segnalino.",
        "es": "Si lo haces, recibes 1 ficha.",
        "en": "If you do, gain 1 token.",
    },
    f"{ALLOWED}: then gain 1 token": {
        "it": "Fatto questo, ricevi 1 segnalino.",
        "es": "Hecho esto, recibes 1 ficha.",
        "en": "Once this is done, gain 1 token.",
    },
    f"{ALLOWED}: {MEANWHILE}, gain 1 token": {
        "it": "Se lo fai, ricevi 1 segnalino.",
        "es": "Si lo haces, recibes 1 ficha.",
        "en": "If you do, gain 1 token.",
    },
    f"{ALLOWED}: {MEANWHILE}, then gain 1 token": {
        "it": "Fatto questo, ricevi 1 segnalino.",
        "es": "Hecho esto, recibes 1 ficha.",
        "en": "Once this is done, gain 1 token.",
    },
}


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("line", TOLD)
def test_what_must_be_possible_is_told_from_what_may_fail(line: str, code: str) -> None:
    """The first thing that is done ends the text, and the text is read as its own rule."""
    assert said_and_read_back(line, code).endswith(TOLD[line][code])
