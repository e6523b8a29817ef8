"""Small helpers that build meaning trees by hand, as resolution would."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from ruamel.yaml import YAML

from regola.program import meaning as m
from regola.sources import Span
from regola.text import ItemContext, Language, load_language
from regola.text.lexicon import Noun
from regola.vocabulary.from_yaml import from_yaml
from regola.vocabulary.model import Spellings, Vocabulary

DSL = Path(__file__).resolve().parents[2] / "dsl"
HERE = Span("test.regola", 0, 0)
LANGUAGES = ("it", "es", "en")


def yaml(path: Path) -> Any:
    """Read a YAML file as plain data."""
    return YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))


@cache
def language(code: str, folder: Path = DSL / "text") -> Language:
    """Load a language from its folder."""
    files = sorted((folder / code).glob("*.ftl"))
    own = {"rules.ftl": 0, "words.ftl": 1, "chips.ftl": 2}
    used = sorted((file for file in files if file.name in own), key=lambda file: own[file.name])
    patterns = {f"{code}/{file.name}": file.read_text(encoding="utf-8") for file in used}
    return load_language(code, patterns, yaml(folder / code / "lexicon.yaml"))


# Names of content by reference and language: gender, singular, plural, sound.
CONTENT: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "small_world/terrain/mountain": {
        "it": ("f", "montagna", "montagne"),
        "es": ("f", "montaña", "montañas"),
        "en": ("n", "mountain", "mountains"),
    },
    "small_world/terrain/hill": {
        "it": ("f", "collina", "colline"),
        "es": ("f", "colina", "colinas"),
        "en": ("n", "hill", "hills"),
    },
    "small_world/terrain/farmland": {
        "it": ("m", "campo coltivato", "campi coltivati"),
        "es": ("m", "campo de cultivo", "campos de cultivo"),
        "en": ("n", "farmland", "farmlands"),
    },
    "small_world/terrain/forest": {
        "it": ("f", "foresta", "foreste"),
        "es": ("m", "bosque", "bosques"),
        "en": ("n", "forest", "forests"),
    },
    "small_world/terrain/sea": {
        "it": ("m", "mare", "mari"),
        "es": ("m", "mar", "mares"),
        "en": ("n", "sea", "seas"),
    },
    "small_world/terrain/lake": {
        "it": ("m", "lago", "laghi"),
        "es": ("m", "lago", "lagos"),
        "en": ("n", "lake", "lakes"),
    },
    "small_world/symbol/mine": {
        "it": ("f", "miniera", "miniere"),
        "es": ("f", "mina", "minas"),
        "en": ("n", "mine", "mines"),
    },
    "small_world/symbol/magic": {
        "it": ("f", "fonte magica", "fonti magiche"),
        "es": ("f", "fuente mágica", "fuentes mágicas"),
        "en": ("n", "magic source", "magic sources"),
    },
    "small_world/symbol/cavern": {
        "it": ("f", "caverna", "caverne"),
        "es": ("f", "caverna", "cavernas"),
        "en": ("n", "cavern", "caverns"),
    },
    "small_world/piece/hole": {
        "it": ("f", "tana sotterranea", "tane sotterranee"),
        "es": ("f", "madriguera", "madrigueras"),
        "en": ("n", "hole", "holes"),
    },
    "small_world/piece/troll_lair": {
        "it": ("f", "tana dei Troll", "tane dei Troll"),
        "es": ("f", "guarida de Troll", "guaridas de Troll"),
        "en": ("n", "Troll lair", "Troll lairs"),
    },
    "small_world/piece/dragon": {
        "it": ("m", "drago", "draghi"),
        "es": ("m", "dragón", "dragones"),
        "en": ("n", "dragon", "dragons"),
    },
    "small_world/piece/hero": {
        "it": ("m", "eroe", "eroi"),
        "es": ("m", "héroe", "héroes"),
        "en": ("n", "hero", "heroes"),
    },
    "small_world/piece/fortress": {
        "it": ("f", "fortezza", "fortezze"),
        "es": ("f", "fortaleza", "fortalezas"),
        "en": ("n", "fortress", "fortresses"),
    },
    "small_world/piece/encampment": {
        "it": ("m", "accampamento", "accampamenti"),
        "es": ("m", "campamento", "campamentos"),
        "en": ("n", "encampment", "encampments"),
    },
    "small_world/piece/treaty": {
        "it": ("m", "trattato di pace", "trattati di pace"),
        "es": ("m", "tratado de paz", "tratados de paz"),
        "en": ("n", "peace treaty", "peace treaties"),
    },
    "small_world/race/tritons": {
        "it": ("m", "Tritone", "Tritoni"),
        "es": ("m", "Tritón", "Tritones"),
        "en": ("n", "Triton", "Tritons"),
    },
    "underground/piece/volcano": {
        "it": ("m", "vulcano", "vulcani"),
        "es": ("m", "volcán", "volcanes"),
        "en": ("n", "volcano", "volcanoes"),
    },
    "underground/place/great_brass_pipe": {
        "it": ("m", "grande tubo d'ottone", "grandi tubi d'ottone"),
        "es": ("f", "gran tubería de bronce", "grandes tuberías de bronce"),
        "en": ("n", "great brass pipe", "great brass pipes"),
    },
}
TRAITS = {
    "underground/trait/hot": {
        "it": ("rovente", "roventi"),
        "es": ("ardiente", "ardientes"),
        "en": ("hot", "hot"),
    }
}


class SomeNames:
    """The names above; anything else has a title alone."""

    def noun(self, reference: str, code: str) -> Noun | None:
        """Return the noun of a reference."""
        if reference in TRAITS:
            return Noun(gender="m", forms=TRAITS[reference][code])
        found = CONTENT.get(reference, {}).get(code)
        return Noun(gender=found[0], forms=found[1:3]) if found else None

    def title(self, reference: str) -> str:
        """Return the last part of the reference as a title."""
        return reference.rpartition("/")[2].replace("_", " ").title()


@cache
def conquest_words(key: str) -> dict[str, Any]:
    """Return the words of one class, common ones and those of conquest, as the files have them."""
    data = [yaml(DSL / "vocabulary" / f"{name}.yaml") for name in ("common", "conquest")]
    if isinstance(data[1].get(key), list):
        return dict.fromkeys(data[1][key])
    return {name: entry for one in data for name, entry in one.get(key, {}).items()}


def is_a(kind: str, wanted: str) -> bool:
    """Tell whether a type is another or a kind of it."""
    return wanted == "any" or vocabulary().is_a(kind, wanted)


@cache
def vocabulary() -> Vocabulary:
    """Read common and conquest words, without spellings."""
    data = [yaml(DSL / "vocabulary" / f"{name}.yaml") for name in ("common", "conquest")]
    return from_yaml(data, Spellings({}, {}, {}, {}))


def context(
    kind: str = "race", reference: str = "small_world/race/tritons", **more: Any
) -> ItemContext:
    """Make the context of an item of Small World."""
    settled: dict[str, Any] = {"game": reference.partition("/")[0], "bounds": {"conquest cost": 1}}
    if kind in ("piece", "base"):
        settled["scope"] = "always"
    return ItemContext(
        reference=reference,
        kind=kind,
        vocabulary=vocabulary(),
        names=SomeNames(),
        **{**settled, **more},
    )


# ---- things ----------------------------------------------------------------------------------

_TYPES = {
    "terrain": "region",
    "symbol": "symbol",
    "piece": "piece",
    "race": "race",
    "place": "place",
}


def thing(
    noun: str,
    determiner: m.Determiner = "a",
    *modifiers: m.Modifier,
    owner: m.Owner = "",
    amount: m.Bound | None = None,
    refers: bool = False,
    others: tuple[m.Phrase, ...] = (),
) -> m.Phrase:
    """Make a phrase; the type follows from the vocabulary or the reference."""
    if "/" in noun:
        type_ = _TYPES.get(noun.split("/")[1], "")
    else:
        word = vocabulary().nouns.get(noun)
        type_ = word.type if word else "phase" if noun in vocabulary().phases else ""
    return m.Phrase(noun, type_, determiner, amount, owner, modifiers, others, 0, refers, HERE)


def your(noun: str, *modifiers: m.Modifier) -> m.Phrase:
    """Make *your …*."""
    return thing(noun, "", *modifiers, owner="you")


def its(noun: str) -> m.Phrase:
    """Make *its …*."""
    return thing(noun, "", owner="it")


def that(noun: str) -> m.Phrase:
    """Make *the …*, mentioned before."""
    return thing(noun, "the", refers=True)


def some(count: int, noun: str, *modifiers: m.Modifier) -> m.Phrase:
    """Make *2 …*."""
    return thing(noun, "", *modifiers, amount=exactly(count))


def all_of(noun: str, *modifiers: m.Modifier, owner: m.Owner = "") -> m.Phrase:
    """Make *all …*."""
    return thing(noun, "", *modifiers, owner=owner, amount=m.Bound("exactly", m.Everything()))


def either(first: m.Phrase, *others: m.Phrase) -> m.Phrase:
    """Join phrases by *or*."""
    return replace(first, alternatives=others)


def exactly(count: int) -> m.Bound:
    """Make the bound of exactly so many."""
    return m.Bound("exactly", m.Number(count))


YOU = m.Phrase("you", "people", "", None, "", (), (), 0, False, HERE)
IT = m.Phrase("it", "piece", "", None, "", (), (), 0, False, HERE)
EACH_OTHER = m.Phrase("one another", "region", "", None, "", (), (), 0, False, HERE)


def adjective(word: str, *, negated: bool = False, to: m.Phrase | None = None) -> m.Adjective:
    """Make a class word."""
    return m.Adjective(word, negated, to, HERE)


def link(relation: str, target: m.Phrase, *, negated: bool = False) -> m.Link:
    """Make a relation."""
    return m.Link(relation, target, negated, HERE)


def did(verb: str, actor: m.Phrase = YOU) -> m.Did:
    """Make *that you conquered this turn*."""
    return m.Did(verb, actor, False, HERE)


# ---- rules -----------------------------------------------------------------------------------


def of(word: str, subject: m.Phrase | None) -> m.Quantity:
    """Make a number word with its subject."""
    return m.Quantity(word, subject, HERE)


def change(
    word: str,
    subject: m.Phrase | None,
    operation: Any,
    amount: int | m.Amount = 0,
    per: m.Phrase | None = None,
    condition: m.Condition | None = None,
) -> m.Statement:
    """Make a statement about a number."""
    value = m.Number(amount) if isinstance(amount, int) else amount
    return m.Statement(of(word, subject), m.Change(operation, value, per), None, condition, HERE)


def grant(
    subject: m.Phrase | m.Quantity,
    predicate: m.Modifier,
    *,
    negated: bool = False,
    seeming: bool = False,
    purpose: m.Phrase | None = None,
    condition: m.Condition | None = None,
) -> m.Statement:
    """Make a statement that something is so."""
    return m.Statement(subject, m.Grant(predicate, negated, seeming), purpose, condition, HERE)


def deed(
    verb: str,
    thing_: m.Phrase | None = None,
    *,
    per: m.Phrase | None = None,
    amount: m.Amount | None = None,
    **slots: m.Phrase,
) -> m.Deed:
    """Make a deed; slots by preposition, `from_` for *from*."""
    pairs = tuple((name.rstrip("_"), phrase) for name, phrase in slots.items())
    return m.Deed(verb, thing_, pairs, amount, per, HERE)


def step(action: Any, join: Any = "and", condition: m.Condition | None = None) -> m.Step:
    """Make a step."""
    return m.Step(join, action, condition)


def when(
    verb: str, thing_: m.Phrase | None = None, actor: m.Phrase | None = YOU, *, before: bool = False
) -> m.OnEvent:
    """Make *when you VERB thing*."""
    return m.OnEvent(before, actor, verb, thing_, (), None, HERE)


def at(phase: str, edge: Any = "") -> m.AtPhase:
    """Make *at the end of phase*."""
    return m.AtPhase(phase, edge, None, HERE)


def may(
    deed_: m.Deed,
    *steps: m.Step,
    actor: m.Phrase = YOU,
    negated: bool = False,
    obliged: bool = False,
    condition: m.Condition | None = None,
) -> m.Permission:
    """Make a permission."""
    return m.Permission(actor, deed_, obliged, negated, condition, steps)


def reaction(*steps: Any) -> m.Reaction:
    """Make a reaction of steps or bare actions."""
    return m.Reaction(tuple(one if isinstance(one, m.Step) else step(one) for one in steps))


def on_test(*tests: m.Test, negated: bool = False) -> m.Condition:
    """Make *if test and test*."""
    return m.Condition((tests,), negated, HERE)


def rule(
    body: Any,
    *,
    scope: m.Scope = "active",
    limit: m.Limit | None = None,
    moment: m.Moment | None = None,
) -> m.Rule:
    """Make a rule."""
    return m.Rule(1, scope, limit, moment, body, HERE)
