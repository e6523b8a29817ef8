"""Phase two: articles, contractions and conjunctions by the next word."""

from __future__ import annotations

import pytest

from regola.text.sandhi import written
from regola.text.values import REPEAT, SOUNDS, UNION, UNION_END, article_mark

# Masculine and feminine singular, then the plurals.
MS, FS, MP, FP = range(4)
THE, PROPER = article_mark("def", MS), SOUNDS["proper"]

ITALIAN = [
    ("def", MS, "segnalino", "il segnalino"),
    ("def", MS, "scudo", "lo scudo"),
    ("def", MS, "zaino", "lo zaino"),
    ("def", MS, "xilofono", "lo xilofono"),
    ("def", MS, "gnomo", "lo gnomo"),
    ("def", MS, "psionico", "lo psionico"),
    ("def", MS, "pneuma", "lo pneuma"),
    ("def", MS, "pterodattilo", "lo pterodattilo"),
    ("def", MS, "yeti", "lo yeti"),
    ("def", MS, "iato", "lo iato"),
    ("def", MS, "warg", "il warg"),
    ("def", MS, "orco", "l'orco"),
    ("def", MS, "hobbit", "l'hobbit"),
    ("def", MS, SOUNDS["consonant"] + "hobbit", "il hobbit"),
    ("def", MS, SOUNDS["cluster"] + "hobbit", "lo hobbit"),
    ("def", FS, "isola", "l'isola"),
    ("def", FS, "iena", "la iena"),
    ("def", FS, "strega", "la strega"),
    ("def", FS, "miniera", "la miniera"),
    ("def", MP, "segnalini", "i segnalini"),
    ("def", MP, "scudi", "gli scudi"),
    ("def", MP, "eroi", "gli eroi"),
    ("def", MP, "gnomi", "gli gnomi"),
    ("def", FP, "isole", "le isole"),
    ("def", FP, "fortezze", "le fortezze"),
    ("def", MS, "«Orco»", "l'«Orco»"),
    ("indef", MS, "segnalino", "un segnalino"),
    ("indef", MS, "orco", "un orco"),
    ("indef", MS, "scoglio", "uno scoglio"),
    ("indef", FS, "isola", "un'isola"),
    ("indef", FS, "iena", "una iena"),
    ("indef", FS, "regione", "una regione"),
    ("indef", FS, "tua isola", "una tua isola"),
    ("indef", MS, "altro segnalino", "un altro segnalino"),
    ("indef", FS, "altra regione", "un'altra regione"),
    ("that", MS, "drago", "quel drago"),
    ("that", MS, "scoglio", "quello scoglio"),
    ("that", MS, "abisso", "quell'abisso"),
    ("that", FS, "isola", "quell'isola"),
    ("that", FS, "regione", "quella regione"),
    ("that", MP, "draghi", "quei draghi"),
    ("that", MP, "abissi", "quegli abissi"),
    ("that", FP, "regioni", "quelle regioni"),
    ("no", MS, "segnalino", "nessun segnalino"),
    ("no", MS, "scoglio", "nessuno scoglio"),
    ("no", FS, "regione", "nessuna regione"),
    ("no", FS, "isola", "nessun'isola"),
    ("each", MS, "avversario", "ciascun avversario"),
    ("each", MS, "gnomo", "ciascuno gnomo"),
    ("each", FS, "regione", "ciascuna regione"),
]

ITALIAN_PREPOSITIONS = [
    ("di", MS, "drago", "del drago"),
    ("di", MS, "scoglio", "dello scoglio"),
    ("di", MS, "abisso", "dell'abisso"),
    ("di", FS, "regione", "della regione"),
    ("di", FS, "isola", "dell'isola"),
    ("di", MP, "draghi", "dei draghi"),
    ("di", MP, "scogli", "degli scogli"),
    ("di", FP, "regioni", "delle regioni"),
    ("a", MS, "drago", "al drago"),
    ("a", MS, "gnomo", "allo gnomo"),
    ("a", FS, "isola", "all'isola"),
    ("a", MP, "eroi", "agli eroi"),
    ("a", FP, "tue regioni", "alle tue regioni"),
    ("da", MS, "contenitore", "dal contenitore"),
    ("da", FS, "riserva", "dalla riserva"),
    ("da", MP, "mari", "dai mari"),
    ("in", FS, "riserva", "nella riserva"),
    ("in", MS, "abisso", "nell'abisso"),
    ("in", FP, "tue regioni", "nelle tue regioni"),
    ("in", MS, "scudo", "nello scudo"),
    ("in", MP, "campi", "nei campi"),
    ("su", MS, "drago", "sul drago"),
    ("su", FP, "montagne", "sulle montagne"),
    ("su", MP, "scogli", "sugli scogli"),
    ("con", MS, "drago", "con il drago"),
    ("per", FS, "conquista", "per la conquista"),
    ("tra", FP, "regioni", "tra le regioni"),
    ("quindi", MS, "drago", "quindi il drago"),
]

SPANISH = [
    ("def", MS, "dragón", "el dragón"),
    ("def", FS, "región", "la región"),
    ("def", MP, "héroes", "los héroes"),
    ("def", FP, "fichas", "las fichas"),
    ("def", FS, SOUNDS["tonic"] + "hacha", "el hacha"),
    ("def", FS, "gran " + SOUNDS["tonic"] + "hacha", "la gran hacha"),
    ("def", FP, SOUNDS["tonic"] + "hachas", "las hachas"),
    ("def", FS, "árbitra", "la árbitra"),
    ("indef", FS, SOUNDS["tonic"] + "águila", "un águila"),
    ("indef", FS, "única " + SOUNDS["tonic"] + "hacha", "una única hacha"),
    ("indef", MS, "rival", "un rival"),
    ("that", FS, SOUNDS["tonic"] + "hacha", "esa hacha"),
    ("that", MS, "rival", "ese rival"),
    ("that", FP, "regiones", "esas regiones"),
    ("no", MS, "rival", "ningún rival"),
    ("no", FS, "región", "ninguna región"),
    ("no", FS, SOUNDS["tonic"] + "hacha", "ningún hacha"),
    ("each", FS, "región", "cada región"),
]

ENGLISH = [
    ("indef", MS, "region", "a region"),
    ("indef", MS, "opponent", "an opponent"),
    ("indef", MS, "active token", "an active token"),
    ("indef", MS, "hero", "a hero"),
    ("indef", MS, "hour", "an hour"),
    ("indef", MS, "honour", "an honour"),
    ("indef", MS, "unicorn", "a unicorn"),
    ("indef", MS, "uninvited guest", "an uninvited guest"),
    ("indef", MS, "one-eyed ogre", "a one-eyed ogre"),
    ("indef", MS, "8-sided die", "an 8-sided die"),
    ("indef", MS, "“Ogre”", "an “Ogre”"),
    ("indef", MS, SOUNDS["vowel"] + "Xylo", "an Xylo"),
    ("indef", MP, "regions", "regions"),
    ("def", MP, "regions", "the regions"),
    ("that", MS, "region", "that region"),
    ("that", MP, "regions", "those regions"),
]

CONJUNCTIONS = [
    ("it", "e eroi", "ed eroi"),
    ("it", "Elfi 1 e Elfi 2", "Elfi 1 ed Elfi 2"),
    ("it", "e è immune", "ed è immune"),
    ("it", "e orchi", "e orchi"),
    ("it", "a altre regioni", "ad altre regioni"),
    ("it", "a Amazzoni", "ad Amazzoni"),
    ("it", "a ogni regione", "a ogni regione"),
    ("es", "y inmune", "e inmune"),
    ("es", "y hijos", "e hijos"),
    ("es", "y hierba", "y hierba"),
    ("es", "y yo", "y yo"),
    ("es", "o otro", "u otro"),
    ("es", "o hombres", "u hombres"),
    ("es", "7 o 8", "7 u 8"),
    ("es", "mares o lagos", "mares o lagos"),
]


@pytest.mark.parametrize(("article", "feature", "word", "expected"), ITALIAN)
def test_italian_article(article: str, feature: int, word: str, expected: str) -> None:
    """An Italian article follows gender, number and the sound of the next word."""
    assert written(f"{article_mark(article, feature)} {word}", "it") == expected


@pytest.mark.parametrize(("preposition", "feature", "word", "expected"), ITALIAN_PREPOSITIONS)
def test_italian_preposition(preposition: str, feature: int, word: str, expected: str) -> None:
    """Five Italian prepositions melt into the definite article, the others stand alone."""
    assert written(f"{preposition} {article_mark('def', feature)} {word}", "it") == expected


@pytest.mark.parametrize(("article", "feature", "word", "expected"), SPANISH)
def test_spanish_article(article: str, feature: int, word: str, expected: str) -> None:
    """A Spanish article is masculine right before a feminine that begins with a stressed a."""
    assert written(f"{article_mark(article, feature)} {word}", "es") == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("de {} dragón", "del dragón"),
        ("a {} dragón", "al dragón"),
        ("De {} dragón", "Del dragón"),
        ("en {} dragón", "en el dragón"),
        ("hada {} dragón", "hada el dragón"),
        (f"de {{}} {SOUNDS['tonic']}águila", "del águila"),
    ],
)
def test_spanish_contraction(text: str, expected: str) -> None:
    """*de* and *a* melt into *el*, whole words alone do."""
    feature = FS if SOUNDS["tonic"] in text else MS
    assert written(text.format(article_mark("def", feature)), "es") == expected


@pytest.mark.parametrize(("article", "feature", "word", "expected"), ENGLISH)
def test_english_article(article: str, feature: int, word: str, expected: str) -> None:
    """The English indefinite article follows the sound of the next word."""
    assert written(f"{article_mark(article, feature)} {word}", "en") == expected


@pytest.mark.parametrize(("language", "text", "expected"), CONJUNCTIONS)
def test_conjunction(language: str, text: str, expected: str) -> None:
    """Conjunctions and prepositions of one vowel change before the same vowel."""
    assert written(text, language) == expected


def test_preposition_is_repeated() -> None:
    """The preposition before alternatives is written before each of them."""
    la, il = article_mark("def", FS), article_mark("def", MS)
    text = f"da {UNION}{la} riserva o {REPEAT}{il} mare{UNION_END}"
    assert written(text, "it") == "dalla riserva o dal mare"


def test_verb_is_not_repeated() -> None:
    """A word before alternatives that is no preposition stands once."""
    text = f"conquista {UNION}un mare o {REPEAT}un lago{UNION_END}"
    assert written(text, "it") == "conquista un mare o un lago"


def test_language_without_a_module() -> None:
    """A language without rules of its own has its spaces put right and no mark left."""
    text = f"  {article_mark('def', MS)} Haus  , das {UNION}eine{UNION_END} ."
    assert written(text, "xx") == "Haus, das eine."


@pytest.mark.parametrize(
    ("code", "text", "said"),
    [
        ("it", f"quando {THE}{PROPER}Camelot viene scoperto", "quando Camelot viene scoperto"),
        ("it", f"il potere di {THE}{PROPER}Camelot", "il potere di Camelot"),
        ("es", f"el poder de {THE}{PROPER}Camelot", "el poder de Camelot"),
        ("es", f"a {THE}{PROPER}Camelot", "a Camelot"),
        ("en", f"when the {PROPER}Camelot is revealed", "when Camelot is revealed"),
        ("en", f"that {PROPER}Camelot", "that Camelot"),
    ],
)
def test_a_proper_name_takes_no_article(code: str, text: str, said: str) -> None:
    """A name that is marked as proper has no article, and none melts with a preposition."""
    assert written(text, code) == said
