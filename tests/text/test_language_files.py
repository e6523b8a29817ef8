"""The files of a language: what they must hold, and how their faults are told."""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import permutations

import jsonschema
import pytest

from regola.compilation.language import language as family_language
from regola.text import PatternError, load_language
from regola.text.patterns import messages_from_fluent
from regola.text.signatures import arguments_of, unknown_arguments
from regola.text.values import Words
from tests.text.builder import DSL, LANGUAGES, language, yaml

SCHEMA = json.loads((DSL / "text" / "lexicon.schema.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("code", LANGUAGES)
def test_lexicon_fits_its_schema(code: str) -> None:
    """A language's words have every form that the schema asks for."""
    jsonschema.validate(yaml(DSL / "text" / code / "lexicon.yaml"), SCHEMA)


@pytest.mark.parametrize(
    "noun",
    [
        {"one": "drago", "gender": "m"},
        {"one": "", "many": "draghi"},
        {"one": "dra{go", "many": "draghi"},
        {"one": "dra\ue000go", "many": "draghi"},
        {"one": "drago", "many": "draghi", "gender": "x"},
    ],
)
def test_noun_without_a_form_is_refused(noun: dict[str, str]) -> None:
    """A noun without a plural, an empty form, a brace, a mark or an odd gender does not fit."""
    data = {"language": "it", "nouns": {"dragon": noun}, "adjectives": {}, "verbs": {}}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(data, SCHEMA)


@pytest.mark.parametrize("code", LANGUAGES)
def test_patterns_ask_for_what_they_get(code: str) -> None:
    """No pattern asks for an argument that its message is never given."""
    found = {
        identifier: unknown_arguments(identifier, message)
        for identifier, message in language(code).messages.items()
    }
    assert {name for name in found if arguments_of(name) is None} == set()
    assert {name: asked for name, asked in found.items() if asked} == {}


def test_unknown_argument_is_told() -> None:
    """A pattern with an argument that nobody gives is told."""
    messages = messages_from_fluent(
        "xx/rules.ftl", "when = quando { $event }\nper = per { $thing }\n"
    )
    assert unknown_arguments("when", messages["when"]) == []
    assert unknown_arguments("per", messages["per"]) == ["thing"]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = uno\n! broken\n", 2),
        ("a = uno\na = due\n", 2),
        ("a = { NOUN($x) }\n", 1),
        ('a = uno\nb = { DET($x, art: "some") }\n', 2),
        ('a = { AGR($x, x: "una") }\n', 1),
        ('a = { AGR($x, m: "un", f: "una") }\n', 1),
        ("a = { AGR() }\n", 1),
        ("a = { b }\n", 1),
        ("a = { -term }\n", 1),
        ('a = { NUM($x, of: "coin") }\n', 1),
    ],
)
def test_broken_pattern_is_told(text: str, line: int) -> None:
    """No message, doubled, unknown function, option, reference, form: told with file and line."""
    with pytest.raises(PatternError) as caught:
        messages_from_fluent("xx/rules.ftl", text)
    assert (caught.value.path, caught.value.line) == ("xx/rules.ftl", line)


@pytest.mark.parametrize("names", list(permutations(("actor", "from", "object", "to"))))
def test_values_are_made_as_they_are_said(names: tuple[str, ...]) -> None:
    """What is named first is told by its name: so values are made in the order of the text."""
    inner = f"inner = {{ ${names[1]} }} and {{ ${names[2]} }}"
    text = f"{inner}\ndo = {{ ${names[0]} }} {{ inner }} {{ ${names[3]} }} {{ ${names[0]} }}"
    lexicon = yaml(DSL / "text" / "en" / "lexicon.yaml")
    speech = load_language("en", {"en/rules.ftl": text}, lexicon).of_game("")
    made: list[str] = []

    def maker(name: str) -> Callable[[], str]:
        def make() -> str:
            made.append(name)
            return name

        return make

    said = speech.fill("do", {name: maker(name) for name in sorted(names)})

    assert tuple(made) == names
    assert said == f"{names[0]} {names[1]} and {names[2]} {names[3]} {names[0]}"


def test_functions_of_patterns() -> None:
    """Patterns agree, count and select by the features of their values."""
    patterns = {
        "xx/rules.ftl": """
a = { COUNT($n, of: "coin") } { NUM($n) ->
    [one] basta
   *[other] bastano
 }
b = { AGR($x, f: "sola", m: "solo", pl: "in molti") }
c = di { NP("coin", art: "def", num: "pl") }
d = { $who ->
    [you] tu
   *[other] altri
 }
"""
    }
    lexicon = {"nouns": {"coin": {"one": "moneta", "many": "monete", "gender": "f"}}}
    speech = load_language("it", patterns, {**lexicon, "adjectives": {}, "verbs": {}}).of_game("")
    assert speech.say("a", n=Words("1", 0, 1)) == "1 moneta basta"
    assert speech.say("a", n=Words("3", 2, 3)) == "3 monete bastano"
    assert [speech.say("b", x=Words("", feature)) for feature in (0, 1, 3)] == [
        "solo",
        "sola",
        "in molti",
    ]
    assert speech.write(speech.say("c")) == "delle monete"
    assert [speech.say("d", who=who) for who in ("you", "any")] == ["tu", "altri"]


@pytest.mark.parametrize("code", ["it", "es"])
def test_languages_have_the_same_structure(code: str) -> None:
    """What English says of phrases, moments and sentences has its message in the others too."""
    mine, english = (
        set(messages_from_fluent(name, (DSL / "text" / name / "rules.ftl").read_text("utf-8")))
        for name in (code, "en")
    )
    assert english - mine == set()


@pytest.mark.parametrize("family", ["conquest", "digger", "lords"])
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_deed_loses_no_slot(code: str, family: str) -> None:
    """The message of a verb asks for each of the verb's slots, or its id names what is there."""
    words = family_language(family).vocabulary.verbs
    messages = language(code).of_game("").messages
    lost = []
    for name, message in messages.items():
        said = name.removeprefix("do-").replace("-", " ")
        fits = [one for one in words if said == one or said.startswith(f"{one} ")]
        if not name.startswith("do-") or not fits:
            continue
        slots = words[max(fits, key=len)].slots
        named = {slot for slot in slots if f"-{slot}-" in name}
        lost += [(name, slot) for slot in sorted(set(slots) - named - message.arguments)]
    assert lost == []


def test_homebrew_name_beside_a_known_noun() -> None:
    """A race without a name in a language is quoted beside the noun of its kind, which agrees."""
    from regola.text import realise
    from tests.text.builder import change, context, link, rule, thing

    stranger = thing("small_world/race/zorblax", "the")
    cost = rule(change("conquest cost", thing("region", "a", link("with", stranger)), "less", 1))
    said = {code: realise(cost, context(), language(code)) for code in LANGUAGES}
    assert "con la razza «Zorblax»" in said["it"]
    assert "con la raza «Zorblax»" in said["es"]
    assert "with the race “Zorblax”" in said["en"]
