"""A language is one folder: French, kept small."""

from __future__ import annotations

import pytest

from regola.text import realise
from regola.text.values import SOUNDS, article_mark
from tests.text.abilities import abilities
from tests.text.french import french

SAID = {
    "tritons": "Pour conquérir une région côtière il te faut 1 pion de moins (minimum 1).",
    "dwarves": (
        "Même en déclin, à la fin du tour, tu reçois 1 pièce de plus pour chacune de tes régions "
        "avec une mine."
    ),
    "elves": "Quand tu perds une de tes régions, tu ne perds aucun pion.",
    "giants": (
        "Pour conquérir une région voisine de tes montagnes il te faut 1 pion de moins (minimum 1)."
    ),
    "halflings.2": (
        "Les 2 premières fois que tu conquiers une région, place un terrier dans cette région."
    ),
    "humans": "À la fin du tour, tu reçois 1 pièce de plus pour chacun de tes champs.",
    "skeletons": (
        "Pendant le redéploiement, reçois 1 pion pour 2 régions non vides "
        "que tu as conquises ce tour."
    ),
    "trolls": "Quand tu occupes une région, place un antre de Troll dans cette région.",
    "mounted": "Pour conquérir une colline ou un champ il te faut 1 pion de moins (minimum 1).",
    "stout": "À la fin de ton tour, tu peux passer en déclin.",
    "underworld.2": "Les régions avec une caverne sont voisines entre elles.",
    "wealthy": "Une seule fois, pendant le décompte, reçois 7 pièces.",
    "bivouacking": "À la fin du redéploiement, place tous les campements dans tes régions.",
    "dragon.1": "La région avec le dragon est immunisée.",
}
ABILITIES = {name: (rule, item) for name, rule, item in abilities()}


@pytest.mark.parametrize("name", sorted(SAID))
def test_french_ability(name: str) -> None:
    """The planner says a rule in a language that it has never seen."""
    rule, item = ABILITIES[name]
    assert realise(rule, item, french()) == SAID[name]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"de {article_mark('def', 0)} dragon", "du dragon"),
        (f"de {article_mark('def', 0)} antre", "de l'antre"),
        (f"à {article_mark('def', 2)} pions", "aux pions"),
        (f"{article_mark('that', 0)} adversaire", "cet adversaire"),
        (f"de {article_mark('def', 0)} {SOUNDS['consonant']}héros", "du héros"),
        ("que une région", "qu'une région"),
    ],
)
def test_french_sandhi(text: str, expected: str) -> None:
    """French contracts, elides, and keeps the article before an aspirated h."""
    assert french().sandhi(text) == expected
