"""Read vocabularies and spellings: data of YAML files in, a `Vocabulary` out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from regola.vocabulary.deprecation import deprecations_from_yaml
from regola.vocabulary.model import (
    AdjectiveWord,
    FieldShape,
    Found,
    KindWord,
    NounWord,
    QuantityWord,
    RelationWord,
    SpanWord,
    Spellings,
    TypeWord,
    VerbWord,
    Vocabulary,
)

__all__ = ["from_yaml", "spellings_from_yaml"]

Data = Mapping[str, Any]
Word = TypeVar("Word")


def from_yaml(
    families: list[Data], spellings: Spellings, deprecated: Data | None = None
) -> Vocabulary:
    """
    Merge the data of a family and of those it extends (the last is the family itself).

    `deprecated` is the table of what was written otherwise, of all families.
    """
    shapes = _merged(families, "fields", _shape)
    return Vocabulary(
        family=families[-1]["family"],
        types=_merged(families, "types", _type),
        nouns=_merged(families, "nouns", _noun),
        phases=tuple(phase for data in families for phase in data.get("phases", ())),
        quantities=_merged(families, "quantities", _quantity),
        adjectives=_merged(families, "adjectives", _adjective),
        relations=_relations(families),
        spans=_merged(families, "spans", _span),
        verbs=_merged(families, "verbs", _verb),
        kinds=_merged(families, "kinds", lambda name, data: _kind(name, data, shapes)),
        owned=frozenset(word for data in families for word in data.get("owned", ())),
        holds=_merged(families, "holds", lambda _, data: tuple(data)),
        samples=_merged(families, "samples", lambda _, data: tuple(data)),
        spellings=spellings,
        deprecations=deprecations_from_yaml(
            deprecated or {}, [data["family"] for data in families]
        ),
    )


def _merged(
    families: list[Data], section: str, make: Callable[[str, Any], Word]
) -> dict[str, Word]:
    return {
        name: make(name, data if data is not None else {})
        for family in families
        for name, data in family.get(section, {}).items()
    }


def _types(value: Any) -> tuple[str, ...]:
    if value in (None, "none"):
        return ()
    return (value,) if isinstance(value, str) else tuple(value)


def _type(name: str, data: Data) -> TypeWord:
    said = ("acts", "recalled", "counted", "single", "alone", "site")
    return TypeWord(
        name,
        data.get("is", ""),
        may_be=tuple(data.get("may be", ())),
        stands_for=data.get("stands for", ""),
        marks=data.get("marks", ""),
        **{key: data.get(key, False) for key in said},
    )


def _noun(name: str, data: Data) -> NounWord:
    return NounWord(
        name,
        data["type"],
        data.get("unique", False),
        data.get("granted", False),
        data.get("seen by", ""),
        tuple(data.get("excludes", ())),
    )


def _quantity(name: str, data: Data) -> QuantityWord:
    return QuantityWord(
        name,
        _types(data.get("of")),
        data.get("asked by", ""),
        data.get("better", ""),
        data.get("derived", False),
        data.get("bounded", False),
        data.get("after", ""),
        tuple(data.get("asked in", ())),
        data.get("signed", False),
        tuple(data.get("made of", ())),
        tuple(data.get("between", ())),
        data.get("shown by", ""),
        data.get("boundless", False),
    )


def _adjective(name: str, data: Data) -> AdjectiveWord:
    return AdjectiveWord(
        name,
        _types(data["of"]),
        data.get("granted", False),
        data.get("static", False),
        data.get("seen by", ""),
        data.get("complement", ""),
        _types(data.get("target")),
        data.get("keyword", False),
        tuple(data.get("excludes", ())),
    )


def _relations(families: list[Data]) -> dict[str, RelationWord]:
    # A family adds pairs of types to the relations of the one it extends.
    found: dict[str, RelationWord] = {}
    for family in families:
        for name, data in family.get("relations", {}).items():
            before = found.get(name, RelationWord(name, ()))
            pairs = tuple((pair[0], pair[1]) for pair in data.get("pairs", ()))
            granted = before.granted or data.get("granted", False)
            opposite = data.get("opposite", before.opposite)
            found[name] = RelationWord(name, before.pairs + pairs, granted, opposite)
    return found


def _span(name: str, data: Data) -> SpanWord:
    more = {key: data[key] for key in ("own", "then", "since") if key in data}
    return SpanWord(name, data["until"], **more)


def _verb(name: str, data: Data) -> VerbWord:
    slots = {preposition: _types(types) for preposition, types in data.get("slots", {}).items()}
    said = ("event", "foretold", "alone", "own", "gift", "price")
    told = {key: data.get(key, False) for key in said}
    numbers = {place: _types(taken) for place, taken in data.get("numbers", {}).items()}
    told |= {key: _types(data.get(key)) for key in ("needs", "among", "sure")}
    return VerbWord(
        name,
        _types(data["object"]),
        slots,
        numbers=numbers,
        begins=data.get("begins", ""),
        wider=data.get("kind of", ""),
        taken=_found(data.get("taken", {})),
        found=_found(data.get("found", data.get("taken", {}))),
        **told,
    )


def _found(data: Data) -> dict[str, Found]:
    return {what: _known(known) for what, known in data.items()}


def _known(data: Data) -> Found:
    lies = data.get("lies")
    words = {key: tuple(data.get(key, ())) for key in ("without", "always", "never", "types")}
    places = None if lies is None else tuple(lies)
    return Found(data.get("own", False), data.get("nobody", False), places, **words)


def _shape(_name: str, data: Data) -> FieldShape:
    choices, of = tuple(data.get("choices", ())), tuple(data.get("of", ()))
    return FieldShape(data["shape"], choices, of, data.get("named", False))


def _kind(name: str, data: Data, shapes: Mapping[str, FieldShape]) -> KindWord:
    fields = {
        field: shapes.get(shape, FieldShape(shape))
        for field, shape in data.get("fields", {}).items()
    }
    return KindWord(
        name,
        data.get("declares", ""),
        data.get("bearer", ""),
        data.get("item", ""),
        data.get("scope", "active"),
        data.get("optional", False),
        data.get("titled", False),
        data.get("personal", False),
        data.get("agrees", False),
        fields,
        tuple(data.get("required", ())),
        tuple(data.get("nested", ())),
        {field: (least, most) for field, (least, most) in data.get("bounds", {}).items()},
        data.get("within", {}),
        data.get("as many as", {}),
        {verb: tuple(map(frozenset, wholes)) for verb, wholes in data.get("used by", {}).items()},
        data.get("adds to", {}),
        data.get("copies", ""),
    )


def spellings_from_yaml(
    keywords: Data, families: list[tuple[Data, Data]], lexicon: Data
) -> Spellings:
    """
    Join the grammar's own words with the spellings of the families' words.

    Each family comes as its vocabulary and its spellings, from the most general to the family. What
    these do not tell is spelled as texts say it, by the `lexicon` of the language.
    """
    words: dict[str, tuple[str, str]] = {}
    plurals: dict[str, str] = {}
    negatives: dict[str, str] = {}
    for preposition, spelled in keywords["prepositions"].items():
        words.update(dict.fromkeys(spelled, ("PREPOSITION", preposition)))
    for vocabulary, spelled in families:
        words.update({name: ("PREPOSITION", name) for name in vocabulary.get("relations", {})})
        words.update(_terms(vocabulary))
        words.update(_verb_forms(_spelled("verbs", _verb_as_told, vocabulary, spelled, lexicon)))
        plurals.update(_by_form(_spelled("nouns", _plural_as_told, vocabulary, spelled, lexicon)))
        told = _spelled("adjectives", _negative_as_told, vocabulary, spelled, lexicon)
        negatives.update(_by_form(told))
    return Spellings(_keywords(keywords["keywords"]), words, plurals, negatives)


def _by_form(spelled: Mapping[str, list[str]]) -> dict[str, str]:
    return {form: word for word, forms in spelled.items() for form in forms}


def _spelled(
    section: str,
    as_told: Callable[[str, Data, Data], list[str]],
    vocabulary: Data,
    spelled: Data,
    lexicon: Data,
) -> dict[str, list[str]]:
    """Return the forms of words of a sort, by the word: those told, else as texts say them."""
    known, own = lexicon.get(section, {}), spelled.get(section, {})
    return {
        word: own[word] if word in own else as_told(word, data or {}, known.get(word, {}))
        for word, data in vocabulary.get(section, {}).items()
    }


def _plural_as_told(word: str, data: Data, told: Data) -> list[str]:
    """Return the plural of a noun; of what there is one of, none is written."""
    is_same = told.get("one") == word
    return [told["many"]] if is_same and not data.get("unique") else []


def _verb_as_told(verb: str, _data: Data, told: Data) -> list[str]:
    """Return how one does it, what was done to something, and what one did."""
    if told.get("command") != verb:
        return []
    return list(dict.fromkeys((told["one"], told["done"], told["past"])))


def _negative_as_told(_word: str, _data: Data, told: Data) -> list[str]:
    """Return the adjective that means *not …*."""
    return [told["negative"]] if "negative" in told else []


def _keywords(data: Data) -> dict[str, tuple[str, str]]:
    return {
        spelling: (terminal, value)
        for terminal, values in data.items()
        for value, spelled in values.items()
        for spelling in spelled
    }


def _terms(vocabulary: Data) -> dict[str, tuple[str, str]]:
    """Give the terms of several words, which the reader takes as one word."""
    return {
        name: ("WORD", name)
        for section in ("nouns", "quantities", "adjectives")
        for name in vocabulary.get(section, {})
        if " " in name
    }


def _verb_forms(verbs: Data) -> dict[str, tuple[str, str]]:
    forms: dict[str, tuple[str, str]] = {}
    for verb, (third, *done) in ((verb, told) for verb, told in verbs.items() if told):
        forms.update(dict.fromkeys(done, ("DONE", verb)))
        forms[third] = ("VERB", verb)
        forms[verb] = ("VERB", verb)
    return forms
