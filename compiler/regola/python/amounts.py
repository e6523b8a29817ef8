"""Write amounts as numbers."""

from __future__ import annotations

from collections.abc import Callable

from regola.program.meaning import (
    Link,
    Phrase,
    Quantity,
)
from regola.python.code import Expression
from regola.python.heard import refuse_more
from regola.python.naming import literal
from regola.python.numbers import Numbers
from regola.python.phrases import is_a, things_set, type_of
from regola.python.writer import Scene, Unwritable, within

__all__ = ["amount", "count", "how_many", "per"]


def _quantity(value: Quantity, scene: Scene) -> Expression:
    with within(value.span):
        return _number(value, scene)


def _number(value: Quantity, scene: Scene) -> Expression:
    if value.word == "roll":
        return Expression(f"{scene.position()}.roll")
    if value.of is None:
        raise Unwritable(value.word)
    if is_a(scene, value.of, "combination"):
        return _of_combination(value.word, value.of, scene)
    return _of_regions(value.word, value.of, scene)


def _of_combination(word: str, of: Phrase, scene: Scene) -> Expression:
    slot = scene.thing(of)
    if word in ("banner", "badge"):
        return scene.primitive(f"{word}_tokens", slot)
    number = scene.module.constant("number_word", word)
    return scene.primitive("slot_number", number, scene.you, slot)


def _of_regions(word: str, of: Phrase, scene: Scene) -> Expression:
    if word == "shortfall":
        return scene.primitive("shortfall", scene.you, scene.thing(of))
    number = scene.module.constant("number_word", word)
    # What is a holder's is worked out in his eyes, whoever asks; your own regions you hold.
    held = scene.module.vocabulary.quantities[word].asked_by == "holder"
    if of.refers:
        name = "in_holders_eyes" if held else "number"
        return scene.primitive(name, number, scene.you, scene.thing(of))
    name = "held_total" if held and of.owner != "you" else "total"
    return scene.primitive(name, number, scene.you, things_set(of, scene))


def count(phrase: Phrase, scene: Scene) -> Expression:
    """Return how many things a phrase names."""
    with within(phrase.span):
        return _how_many_there_are(phrase, scene)


def _how_many_there_are(phrase: Phrase, scene: Scene) -> Expression:
    writer = _COUNTS.get(_counted(phrase, scene))
    if writer is None:
        raise Unwritable(phrase.noun)
    return writer(phrase, scene)


def _counted(phrase: Phrase, scene: Scene) -> str:
    for name in _COUNTS:
        if is_a(scene, phrase, name):
            return name
    return ""


def _count_set(phrase: Phrase, scene: Scene) -> Expression:
    type_of(scene, phrase)
    mask = things_set(phrase, scene)
    return Expression(f"{mask.inside('.')}.bit_count()")


def _spot(phrase: Phrase) -> Link | None:
    links = (m for m in phrase.modifiers if isinstance(m, Link) and m.relation == "in")
    return next(links, None)


_SPOTS = {"hand": "hand", "tray": "tray", "side": "aside"}


def _count_tokens(phrase: Phrase, scene: Scene) -> Expression:
    spot = _spot(phrase)
    if spot is not None and spot.target.noun in _SPOTS:
        _refuse_of_others(phrase, spot)
        return Expression(f"{scene.position()}.{_SPOTS[spot.target.noun]}[{scene.you}]")
    if spot is not None and spot.target.refers and phrase.noun == "defender":
        return Expression(f"{scene.position()}.defenders[{scene.thing(spot.target)}]")
    function = "count_defenders" if phrase.noun == "defender" else "count_tokens"
    return scene.primitive(function, things_set(phrase, scene))


def _refuse_of_others(phrase: Phrase, spot: Link) -> None:
    """Refuse tokens in somebody else's hand, and some tokens of a hand: one's own are counted."""
    others = [m for m in (*phrase.modifiers, *spot.target.modifiers) if m is not spot]
    if others or spot.negated or phrase.alternatives:
        span = getattr(others[0], "span", phrase.span) if others else phrase.span
        raise Unwritable(spot.target.noun, span, kind="in hand")


def _count_pieces(phrase: Phrase, scene: Scene) -> Expression:
    spot = _spot(phrase)
    reference = scene.holder if phrase.noun == "it" else phrase.noun
    if "/" not in reference:
        if spot is not None and is_a(scene, spot.target, "spot"):
            raise Unwritable(phrase.noun, phrase.span, kind="in hand")
        return scene.primitive("count_any", literal(reference), things_set(phrase, scene))
    kind = scene.kind(reference)
    if spot is not None and spot.target.noun == "hand":
        return Expression(f"{scene.position()}.carried[{kind}]")
    return scene.primitive("count_pieces", kind, things_set(phrase, scene))


def _count_coins(phrase: Phrase, scene: Scene) -> Expression:
    refuse_more(phrase)
    return Expression(f"{scene.position()}.coins[{scene.position()}.owner[{scene.you}]]")


def _count_groups(phrase: Phrase, scene: Scene) -> Expression:
    link = next((m for m in phrase.modifiers if isinstance(m, Link) and m.relation == "of"), None)
    if link is None:
        raise Unwritable("group")
    return scene.primitive("count_groups", scene.you, things_set(link.target, scene))


_COUNTS: dict[str, Callable[[Phrase, Scene], Expression]] = {
    "region": _count_set,
    "people": _count_set,
    "player": _count_set,
    "combination": _count_set,
    "token": _count_tokens,
    "piece": _count_pieces,
    "coin": _count_coins,
    "group": _count_groups,
}

_NUMBERS = Numbers(_quantity, count)
amount, per, how_many = _NUMBERS.amount, _NUMBERS.per, _NUMBERS.of_deed
