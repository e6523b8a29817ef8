"""
The shapes of a message: every way in which its pattern can come out, with places for its values.

They are found by saying the pattern itself with a sign in the place of each value, for each feature
and number that makes a difference. So whoever changes a pattern changes what is read.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from regola.text.language import Speech
from regola.text.patterns import Message
from regola.text.values import PLURAL, YOU, Words

__all__ = ["FIRST_SIGN", "Shape", "shapes"]

FIRST_SIGN = 0xE100
"""The first of the characters that stand for values; the n-th argument by name has the n-th."""

Shape = tuple[str, frozenset[str]]
"""The text with its signs, and the arguments that are the person spoken to."""

# Feature and count: masculine and feminine, their plurals, the person spoken to.
_FEATURES = ((0, 1), (1, 1), (PLURAL, 2), (PLURAL | 1, 2), (YOU, None))


_NUMBERS = {"bare": _FEATURES[:2], "many": _FEATURES[2:4], "one": _FEATURES[:2]}


def _values(name: str, sign: str, kinds: tuple[str, ...]) -> list[Words | str]:
    features = _NUMBERS.get(name, _FEATURES)
    return [*(Words(sign, feature, count) for feature, count in features), *kinds]


def shapes(message: Message, speech: Speech, kinds: Mapping[str, Iterable[str]]) -> list[Shape]:
    """
    Return the distinct shapes of a message.

    `kinds` are the words that an argument may be told as instead of a value, to select by.
    """
    names = sorted(message.arguments)
    tried = {
        name: _values(name, chr(FIRST_SIGN + number), tuple(kinds.get(name, ())))
        for number, name in enumerate(names)
    }
    chosen = {
        name: values if name in kinds or _matters(message, speech, tried, name) else values[:1]
        for name, values in tried.items()
    }
    return list(dict.fromkeys(_said(message, speech, chosen)))


def _matters(
    message: Message, speech: Speech, tried: Mapping[str, list[Words | str]], name: str
) -> bool:
    """Tell whether the features of one value change the text, whatever the others are."""
    for other in (0, PLURAL, -1):
        plain = {one: values[min(other, len(values) - 1)] for one, values in tried.items()}
        texts = {message.say({**plain, name: value}, speech) for value in tried[name]}
        if len(texts) > 1:
            return True
    return False


def _said(
    message: Message, speech: Speech, chosen: Mapping[str, list[Words | str]]
) -> Iterator[Shape]:
    names = list(chosen)
    for values in product(*chosen.values()):
        given = dict(zip(names, values, strict=True))
        you = frozenset(
            name for name, one in given.items() if isinstance(one, Words) and one.feature == YOU
        )
        yield message.say(given, speech), you
