"""
Mend the beginning of a field: its name, the name of what it tells, its colon.

These are tried before all else: a line that begins like a field is hardly a rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from regola.compilation.mending.entries import told_plainly
from regola.compilation.mending.spot import Candidate, Sort, Spot
from regola.findings import distance, nearest
from regola.program.aliases import said_phrases

__all__ = ["FIELDS", "in_language", "nameless"]

_LONGEST = 4
_NEAR = 3


def _without_colon(spot: Spot) -> Iterator[Candidate]:
    """The colon of a field: after its name, or after the word that says whose line it is."""
    tokens = spot.line.tokens
    for length in range(min(_LONGEST, len(tokens) - 1), 0, -1):
        if spot.text(0, length) in spot.lexicon.vocabulary.field_names:
            yield Candidate(spot.insert(length, ":"), 0, "missing-colon")
            if length + 1 < len(tokens) and tokens[length].sort == "word":
                yield Candidate(spot.insert(length + 1, ":"), 0, "missing-colon")


def _misspelt(spot: Spot) -> Iterator[Candidate]:
    """The name of a field, of the kind at hand, that is near to one that no field has."""
    colon = _colon(spot)
    legal = _fields_here(spot)
    for length in range(1, colon + 1):
        written = spot.text(0, length)
        # What stands behind the name of a field is no part of it.
        is_told = written in legal or spot.text(0, 1) in legal
        for name in nearest(written, legal, most=_NEAR) if not is_told else ():
            rank = distance(written, name, len(written))
            yield Candidate(spot.edit(0, length, name), rank)


def _said(spot: Spot) -> Iterator[Candidate]:
    """The name of a field, for what people call it: *player bea: humans*."""
    legal = _fields_here(spot)
    for length in range(1, _colon(spot) + 1):
        for name in said_phrases(spot.text(0, length)):
            if name in legal:
                yield Candidate(spot.edit(0, length, name), is_safe=length == 1)


def _misplaced_colon(spot: Spot) -> Iterator[Candidate]:
    """A colon that stands a word too early or too late: *region: a hill*, *default not: taken*."""
    colon, tokens = _colon(spot), spot.line.tokens
    if not colon or spot.text(0, 1) not in _fields_here(spot):
        return
    # A field that is called as a kind of things tells of one of these, others of players or places.
    is_of_things = spot.text(0, 1) in spot.lexicon.vocabulary.kinds
    name = tokens[colon + 1].text if colon + 1 < len(tokens) else ""
    if name and (is_of_things or not spot.lexicon.senses(name.lower())):
        yield Candidate(spot.edit(colon, colon + 2, f" {name}:"))
    if colon > 1:
        before, name = spot.text(0, colon - 1), tokens[colon - 1].text
        # A name may belong behind the colon, or nowhere: *cost b: 2*, *income ada: 3*.
        is_word = name.lower() in spot.lexicon.known
        yield Candidate(spot.edit(0, colon + 1, f"{before}: {name}"), is_safe=is_word)
        if not is_word:
            yield Candidate(spot.edit(0, colon + 1, f"{before}:"), is_safe=False)


def nameless(spot: Spot) -> Iterator[Candidate]:
    """The field that is missing before a name and its colon: *bea: humans*."""
    tokens, kind = spot.line.tokens, spot.lexicon.vocabulary.kinds.get(spot.line.kind)
    if kind is None or _colon(spot) != 1 or tokens[0].sort != "word":
        return
    named = (name for name, shape in kind.fields.items() if shape.named)
    for name in named if tokens[0].text not in kind.fields else ():
        yield Candidate(spot.insert(0, name), is_safe=False)


def _counted(spot: Spot) -> Iterator[Candidate]:
    """A number of a field with what it counts behind it, which the field tells: *4 tokens*."""
    tokens, colon = spot.line.tokens, _colon(spot)
    if not colon or spot.text(0, colon) not in _fields_here(spot):
        return
    for index in range(colon + 2, len(tokens)):
        word, field = spot.text(index, index + 1), spot.text(0, colon)
        if tokens[index - 1].sort == "number" and field in (word, *said_phrases(word)):
            yield Candidate(spot.delete(index))


def _of_all(spot: Spot) -> Iterator[Candidate]:
    """What stands between a number and that of all: *5/10*, *5 out of 10*."""
    tokens = spot.line.tokens
    is_field = spot.text(0, _colon(spot)) in _fields_here(spot)
    numbers = [n for n, one in enumerate(tokens) if is_field and one.sort == "number"]
    for first, last in pairwise(numbers):
        text = f"{tokens[first].text} of {tokens[last].text}"
        yield Candidate(spot.edit(first, last + 1, text))


def _without_colons(spot: Spot) -> Iterator[Candidate]:
    """Colons behind the first one, between what is told and its number: *coins: 3*."""
    tokens, colon = spot.line.tokens, _colon(spot)
    is_field = colon and spot.text(0, 1) in _fields_here(spot)
    more = [n for n in range(colon + 1, len(tokens)) if is_field and tokens[n].text == ":"]
    text, start = spot.line.text, spot.line.start
    for n in reversed(more):
        text = text[: tokens[n].start - start] + " " + text[tokens[n].end - start :]
    if more:
        yield Candidate(spot.edit(0, len(tokens), " ".join(text.split())))


def _plainly(spot: Spot) -> Iterator[Candidate]:
    """What is told of a player as in everyday speech: *expect: ada has 3 coins*."""
    colon = _colon(spot)
    kind = spot.lexicon.vocabulary.kinds.get(spot.line.kind) if colon else None
    shape = kind.fields.get(spot.text(0, 1)) if kind else None
    if shape is None or not shape.named or colon > 1 + shape.named:
        return
    said = told_plainly(spot.line.text, spot.lexicon, {}, named=colon == 1)
    # What rules or items are called tells no player: what of it is told, its author has to say.
    is_name = colon > 1 or not spot.lexicon.senses(said.split()[1].rstrip(":"))
    if said != spot.line.text and is_name:
        yield Candidate(spot.edit(0, len(spot.line.tokens), said))


def _colon(spot: Spot) -> int:
    """Return the number of the token that is the first colon; 0 where none is near."""
    found = (n for n, one in enumerate(spot.line.tokens[: _LONGEST + 1]) if one.text == ":")
    return next(found, 0)


def _fields_here(spot: Spot) -> tuple[str, ...]:
    kind = spot.lexicon.vocabulary.kinds.get(spot.line.kind)
    return tuple(kind.fields) if kind else ()


def _slashed(spot: Spot) -> Iterator[Candidate]:
    """The slash between the forms of a name: *"Otter" - "Otters"*, *"Otter", "Otters"*."""
    tokens = spot.line.tokens
    text = spot.line.source.text[tokens[0].start : tokens[-1].end]
    parts = list(range(1, len(tokens) - 1))
    wrong = [
        n
        for n in parts
        if tokens[n].text in ("-", ",")
        and tokens[n - 1].sort == "string"
        and tokens[n + 1].sort == "string"
    ]
    for n in reversed(wrong):
        start, end = tokens[n - 1].end - tokens[0].start, tokens[n + 1].start - tokens[0].start
        text = f"{text[:start]} / {text[end:]}"
    if wrong:
        yield Candidate(spot.edit(0, len(tokens), text))


def in_language(spot: Spot) -> Iterator[Candidate]:
    """The language before a text: *name: "Otter"*."""
    tokens = spot.line.tokens
    for index in range(spot.first, min(spot.after, len(tokens))):
        if tokens[index].sort == "string":
            for language in spot.lexicon.vocabulary.languages:
                yield Candidate(spot.insert(index, language), is_safe=False)


FIELDS: tuple[Sort, ...] = (
    _plainly,
    _without_colon,
    _said,
    _misspelt,
    _misplaced_colon,
    _counted,
    _of_all,
    _without_colons,
    _slashed,
)
"""The sorts of changes to how a field begins, the likeliest first."""
