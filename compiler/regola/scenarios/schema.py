"""Hold documents to the schema of scenarios; faults are findings at the place of the value."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Any

from regola.findings import Sink, label, nearest
from regola.scenarios.documents import aside
from regola.scenarios.forms import EXPECT, REFUSED, STEPS, Form, form, schema_text
from regola.sources import Span
from regola.yaml_files import Located, plain

if TYPE_CHECKING:
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import ValidationError
    from jsonschema_rs import Validator

__all__ = ["fits"]

_WORDS = {
    "array": "list",
    "boolean": "yes-or-no",
    "integer": "number",
    "null": "nothing",
    "object": "mapping",
    "string": "word",
}


def fits(document: Located, sink: Sink, schema: str) -> bool:
    """Tell whether a document has the form that a schema gives; report all that has not."""
    if not _are_words(document, sink):
        return False
    data = plain(document)
    misspelt = frozenset(_misspelt_topics(document, form(schema), sink))
    # The quick checker only says whether; the other one says what, and takes fifty times longer.
    if _quick(schema).is_valid(data):
        known = form(schema).of(STEPS).items or Form()
        checks = (_players_seated, _borders_once)
        are_right = all(check(document, sink) for check in checks)
        return _steps_alone(document, known, sink) and are_right and not misspelt
    found = bool(misspelt)
    for error in _validator(schema).iter_errors(data):
        if tuple(error.absolute_path)[:_WAY_TO_TOPIC] in misspelt:
            continue
        found = True
        for one in _narrowed(error):
            place, key = _place(document, one.absolute_path, _WHOLE.get(schema, "scenario"))
            _REPORTERS.get(str(one.validator), _wrong)(one, place, key, sink)
    return not found


_WHOLE = {"site": "site.yaml"}
"""What a document that is no scenario is called as a whole."""
_WITHIN = ("maxLength", "minLength", "minProperties", "enum")


def _narrowed(error: ValidationError) -> Iterable[ValidationError]:
    """
    Return what an error comes to, where a value may be of several sorts and is of one of them.

    A word that is too long is a word, and a key that is none stands among keys with values.
    """
    branches: dict[Any, list[ValidationError]] = {}
    for one in error.context or () if error.validator == "anyOf" else ():
        branches.setdefault(one.schema_path[0], []).append(one)
    for found in branches.values():
        if all(_is_within(one) for one in found):
            return found
    return [error]


def _is_within(error: ValidationError) -> bool:
    """Tell whether a value is of the right sort, but for what its sort holds."""
    is_key = "propertyNames" in error.schema_path
    return error.validator in _WITHIN and (error.validator != "enum" or is_key)


def _are_words(value: Located, sink: Sink) -> bool:
    """Tell whether all keys within a value are words: YAML reads *1*, *null* and *on* as none."""
    good = True
    for entry in value.entries:
        if not isinstance(entry.key.value, str):
            good = False
            word = str(entry.key.value)
            span = entry.key.span
            sink.report("wrong-value", span, key=word, expected=("word",), legal=(), similar=())
        good = _are_words(entry.value, sink) and good
    for item in value.items if not value.is_mapping else ():
        good = _are_words(item, sink) and good
    return good


_WAY_TO_TOPIC = 4
"""How many steps lead from a document to what it expects of a topic."""


def _misspelt_topics(
    document: Located, whole: Form, sink: Sink
) -> Iterator[tuple[str, int, str, str]]:
    """Report what is expected of nothing there is, player or topic; give the way to each."""
    expected = (whole.of(STEPS).items or Form()).of(EXPECT)
    told, steps = document.get("players"), document.get(STEPS)
    players = tuple(str(one.value) for one in (told.items if told is not None else ()))
    for number, step in enumerate(steps.items if steps is not None else ()):
        value = step.get(EXPECT)
        for entry in value.entries if value is not None else ():
            name = str(entry.key.value)
            if name in (*expected.parts, *players) or nearest(name, players):
                continue
            similar = nearest(name, tuple(expected.parts))
            if similar or not _is_of_player(entry.value, expected.each or Form()):
                hint, legal = "similar" if similar else "legal", (*expected.parts, *players)
                span = entry.key.span
                sink.report("unknown-key", span, hint=hint, key=name, similar=similar, legal=legal)
                yield STEPS, number, EXPECT, name


def _is_of_player(value: Located, expected: Form) -> bool:
    """Tell whether a value may be what is expected of a player."""
    return value.is_mapping and all(e.key.value in expected.parts for e in value.entries)


def _steps_alone(document: Located, known: Form, sink: Sink) -> bool:
    """Tell whether each step does one thing: of two, nobody says which comes first."""
    before = len(sink)
    steps = document.get(STEPS)
    for step in steps.items if steps is not None else ():
        _does_one_thing(step, known, sink)
    return len(sink) == before


def _does_one_thing(step: Located, known: Form, sink: Sink) -> None:
    beside = set(aside().values())
    first, *more = [entry.key for entry in step.entries if entry.key.value not in beside] or [step]
    for other in more:
        related = [label(first.span, "first")]
        sink.report("several-steps", other.span, step=str(other.value), related=related)
    if first is step:
        alone, *_ = step.entries
        _unknown_word(alone.key, tuple(sorted(known.parts.keys() - beside)), sink, is_step=True)
    refused = step.get(REFUSED)
    if refused is not None:
        _does_one_thing(refused, known, sink)


def _players_seated(document: Located, sink: Sink) -> bool:
    """Tell whether all who have something are players: who is none would lose it in silence."""
    before = len(sink)
    told, state = document.get("players"), document.get("state")
    players = tuple(str(player.value) for player in told.items) if told is not None else ()
    for entry in state.entries if state is not None else ():
        name = str(entry.key.value)
        if name not in players:
            similar = nearest(name, players)
            hint = "similar" if similar else "legal"
            span = entry.key.span
            sink.report(
                "unknown-player", span, hint=hint, player=name, similar=similar, legal=players
            )
    return len(sink) == before


def _borders_once(document: Located, sink: Sink) -> bool:
    """Tell whether the board of a scenario names each border once, and two regions in each."""
    before = len(sink)
    board = document.get("board")
    borders = board.get("borders") if board is not None else None
    seen: dict[frozenset[str], Span] = {}
    for border in borders.items if borders is not None else ():
        left, _, right = str(border.value).partition("-")
        if left == right:
            sink.report("border-with-itself", border.span, region=left)
        first = seen.setdefault(frozenset((left, right)), border.span)
        if first is not border.span:
            related = [label(first, "first")]
            sink.report("doubled-border", border.span, left=left, right=right, related=related)
    return len(sink) == before


@cache
def _quick(schema: str) -> Validator | Draft202012Validator:
    try:
        import jsonschema_rs
    except ImportError:
        # There is no build of it for browsers: the slow one says the same.
        return _validator(schema)
    return jsonschema_rs.validator_for(json.loads(schema_text(schema)))


@cache
def _validator(schema: str) -> Draft202012Validator:
    from jsonschema import Draft202012Validator

    return Draft202012Validator(json.loads(schema_text(schema)))


def _place(document: Located, path: Iterable[Any], whole: str) -> tuple[Located, str]:
    """
    Return the value at a path, and the last key on the way to it, or what the ``whole`` is called.

    Nothing at all, as before a `#` that was meant as more than a note, stands where its key does.
    """
    found, key = document, whole
    for step in path:
        if isinstance(step, int):
            found = found.items[step]
            continue
        key = str(step)
        entry = next(e for e in found.entries if e.key.value == step)
        found = entry.value
        if found.value is None and found.span.start == found.span.end:
            found = replace(found, span=entry.key.span)
    return found, key


def _schema(error: ValidationError) -> Mapping[str, Any]:
    return error.schema if isinstance(error.schema, Mapping) else {}


def _unknown(error: ValidationError, place: Located, _key: str, sink: Sink) -> None:
    schema = _schema(error)
    known, is_step = sorted(schema.get("properties", ())), schema.get("$comment") == "step"
    beside = aside().values()
    legal = tuple(one for one in known if not is_step or one not in beside)
    for entry in place.entries:
        if str(entry.key.value) not in known:
            _unknown_word(entry.key, legal, sink, is_step=is_step)


def _unknown_word(key: Located, legal: tuple[str, ...], sink: Sink, *, is_step: bool) -> None:
    """Report a key that nothing is called, or that is no step by itself."""
    name, span = str(key.value), key.span
    similar = nearest(name, legal)
    hint = "similar" if similar else "legal"
    if is_step:
        sink.report("unknown-step", span, hint=hint, step=name, similar=similar, legal=legal)
    else:
        sink.report("unknown-key", span, hint=hint, key=name, similar=similar, legal=legal)


def _missing(error: ValidationError, place: Located, _key: str, sink: Sink) -> None:
    for key in _schema(error)["required"]:
        if place.get(key) is None:
            sink.report("missing-key", place.span, key=key)


def _alone(error: ValidationError, place: Located, _key: str, sink: Sink) -> None:
    """Report parts that need another one beside them: tokens of a people that is not told."""
    if any(_lacks_comma(entry.value) for entry in place.entries):
        return
    told = {str(entry.key.value): entry for entry in place.entries}
    for key, needed in _schema(error)["dependentRequired"].items():
        for other in needed:
            if key in told and other not in told:
                sink.report("missing-key", told[key].value.span, key=other)
                return


def _bounds(error: ValidationError, place: Located, key: str, sink: Sink) -> None:
    schema = _schema(error)
    least = schema.get("minimum", schema.get("minItems", 0))
    most = schema.get("maximum", schema.get("maxItems", _MOST))
    value = len(place.items) if isinstance(place.value, tuple) else int(place.value)
    if value < least and key in _GATHERED:
        _GATHERED[key](place.span, value, least, sink)
        return
    if not value and least == 1 and isinstance(place.value, tuple):
        _empty(error, place, key, sink)
        return
    sink.report(
        "value-out-of-bounds", place.span, key=key, value=value, minimum=least, maximum=most
    )


def _empty(error: ValidationError, place: Located, key: str, sink: Sink) -> None:
    """Report a list, or keys with values, in which there is nothing."""
    sample = next(iter(_schema(error).get("examples", ())), "")
    sink.report(
        "wrong-value",
        place.span,
        hint="line" if sample else None,
        key=key,
        expected=("filled-mapping" if place.is_mapping else "filled-list",),
        legal=(),
        line=f"{key}: {sample}",
    )


def _letters(error: ValidationError, place: Located, key: str, sink: Sink) -> None:
    """Report a text with too many letters, or none."""
    schema = _schema(error)
    least, most = schema.get("minLength", 0), schema.get("maxLength", _MOST)
    count = len(str(place.value))
    sink.report(
        "value-out-of-bounds",
        place.span,
        hint="letters",
        key=key,
        value=count,
        minimum=least,
        maximum=most,
    )


def _choice(error: ValidationError, place: Located, key: str, sink: Sink) -> None:
    """Report a word, or a key, that is none of those there are."""
    if "propertyNames" not in error.absolute_schema_path:
        _wrong(error, place, key, sink)
        return
    legal = tuple(str(one) for one in _choices(_schema(error)))
    for entry in place.entries:
        if entry.key.value == error.instance:
            _unknown_word(entry.key, legal, sink, is_step=False)


def _nothing_done(span: Span, _count: int, _minimum: int, sink: Sink) -> None:
    sink.report("nothing-done", span)


def _few_players(span: Span, count: int, minimum: int, sink: Sink) -> None:
    sink.report("few-players", span, count=count, minimum=minimum)


def _doubled(_error: ValidationError, place: Located, key: str, sink: Sink) -> None:
    seen: dict[str, Span] = {}
    for item in place.items:
        first = seen.setdefault(str(item.value), item.span)
        if first is not item.span:
            related = [label(first, "first")]
            word = str(item.value)
            sink.report("doubled-value", item.span, word=word, key=key, related=related)


def _wrong(error: ValidationError, place: Located, key: str, sink: Sink) -> None:
    schema = _schema(error)
    legal = tuple(str(value) for value in _choices(schema))
    similar = nearest(str(place.value), legal) if isinstance(place.value, str) else ()
    hint = ("similar" if similar else "choice") if legal else None
    expected = tuple(dict.fromkeys(_expected(schema)))
    sample = next(iter(schema.get("examples", ())), "")
    if sample:
        hint = "line"
    elif not legal and _lacks_comma(place):
        hint = "comma"
    sink.report(
        "wrong-value",
        place.span,
        hint=hint,
        key=key,
        expected=expected or ("word",),
        legal=legal,
        similar=similar,
        line=f"{key}: {sample}",
    )


def _lacks_comma(place: Located) -> bool:
    """Tell whether a word of an example stands behind another in one entry: *ratmen seafaring*."""
    if place.is_mapping:
        return any(_lacks_comma(entry.value) for entry in place.entries)
    quotes, word = 2, place.value
    if not isinstance(word, str) or not word[:1].isalpha():
        return False
    return place.span.end - place.span.start > len(word) + quotes


def _choices(schema: Mapping[str, Any]) -> list[Any]:
    found = list(schema.get("enum", ()))
    found += [schema["const"]] if "const" in schema else []
    for inner in schema.get("anyOf", ()):
        found += _choices(inner)
    return found


def _expected(schema: Mapping[str, Any]) -> Iterator[str]:
    if "format" in schema:
        yield schema["format"]
        return
    types = schema.get("type", ())
    for kind in [types] if isinstance(types, str) else types:
        yield _WORDS[kind]
    for inner in schema.get("anyOf", ()):
        yield from _expected(inner)


_MOST = 999_999
_GATHERED = {"players": _few_players, "steps": _nothing_done}
"""What tells that a list which an example gathers from its lines has too few entries."""

_REPORTERS = {
    "additionalProperties": _unknown,
    "dependentRequired": _alone,
    "required": _missing,
    "minimum": _bounds,
    "maximum": _bounds,
    "minItems": _bounds,
    "maxItems": _bounds,
    "uniqueItems": _doubled,
    "minLength": _letters,
    "maxLength": _letters,
    "minProperties": _empty,
    "enum": _choice,
}
