"""
What people say in another order than the rules: *more coins than you*, *the opponent's token*.

Each function gives changes as those of `candidates` do. What the rules say instead means the same,
but is said of more words than one, so it is shown and never made.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from regola.compilation.mending.rephrasing import turns
from regola.compilation.mending.spot import Candidate, Sort, Spot

__all__ = ["PHRASINGS", "is_ban_in_steps", "is_condition_behind_comma"]

_HAVING = ("have", "has")
_MORE = {"more": "more", "fewer": "less", "less": "less"}
_IF = ("if", "unless", "and")
_ENDS = (":", ",")
_POSSESSIVE = ("'s", "’s")
_VOWELS = "aeiou"


def _compared(spot: Spot) -> Iterator[Candidate]:
    """Who has more than somebody else: numbers are compared, not those who have them."""
    words = [token.text.lower() for token in spot.line.tokens]
    for verb in (n for n, word in enumerate(words) if word in _HAVING):
        start = max((n for n in range(verb) if words[n] in _IF), default=-1) + 1
        than = next((n for n in range(verb, len(words)) if words[n] == "than"), 0)
        end = next((n for n in range(than, len(words)) if words[n] in _ENDS), len(words))
        if start and than > verb + 2 and words[verb + 1] in _MORE and end > than + 1:
            things = " ".join(words[verb + 2 : than])
            mine, theirs = words[start:verb], words[than + 1 : end]
            left, right = (_number_of(things, who) for who in (mine, theirs))
            text = f"{left} is {_MORE[words[verb + 1]]} than {right}"
            yield Candidate(spot.edit(start, end, text), is_safe=False)


def _number_of(things: str, who: list[str]) -> str:
    if who in (["you"], ["yours"]):
        return f"the number of your {things}"
    return f"the number of {things} of {' '.join(who)}"


def _possessive(spot: Spot) -> Iterator[Candidate]:
    """Whose a thing is, before it: *the opponent's token*, *a token of the opponent*."""
    words = [token.text for token in spot.line.tokens]
    owners = (n for n, word in enumerate(words[:-1]) if word.lower().endswith(_POSSESSIVE))
    for place in owners:
        first = place - (place > 0 and spot.is_a(place - 1, "DETERMINER"))
        owner = " ".join([*words[first:place], words[place][:-2]])
        for article, of in product(("a ", ""), (owner, f"an {words[place][:-2]}")):
            text = f"{article}{words[place + 1]} of {of}"
            yield Candidate(spot.edit(first, place + 2, text), int(not article), is_safe=False)


def _numbered(spot: Spot) -> Iterator[Candidate]:
    """A thing compared with a number, where the rules have a word for its number: *the round*."""
    quantities = spot.lexicon.vocabulary.quantities
    for index in range(spot.first):
        word = spot.line.tokens[index].text.lower()
        if spot.text(index + 1, index + 2) == ":":
            continue
        for quantity in quantities:
            if word in quantity.split() and word != quantity:
                yield Candidate(spot.edit(index, index + 1, quantity), is_safe=False)


def _of_player(spot: Spot) -> Iterator[Candidate]:
    """What is true of a player, said of his people."""
    words = [token.text.lower() for token in spot.line.tokens]
    for index in range(len(words) - 1):
        if words[index : index + 2] == ["you", "are"]:
            yield Candidate(spot.edit(index, index + 2, "your player is"), is_safe=False)


def _where_it_lies(spot: Spot) -> Iterator[Candidate]:
    """What is true of the place of a thing, said of the thing: *it is beside a hill*."""
    holders = dict.fromkeys(left for left, _ in spot.lexicon.vocabulary.relations["with"].pairs)
    for index in range(spot.first, min(spot.after, len(spot.line.tokens))):
        if spot.text(index, index + 1) == "it":
            for holder in holders:
                yield Candidate(spot.edit(index, index + 1, f"its {holder}"), is_safe=False)


def _other_way_round(spot: Spot) -> Iterator[Candidate]:
    """A relation that is told of what stands behind it: *a raft is beside the region*."""
    start = spot.first - (spot.first > 0 and spot.is_a(spot.first - 1, "DETERMINER"))
    for index in range(start + 1, spot.after - 2):
        if spot.is_a(index, "IS") and spot.is_a(index + 1, "PREPOSITION"):
            first, said = spot.text(start, index), spot.text(index, index + 2)
            text = f"{spot.text(index + 2, spot.after)} {said} {first}"
            yield Candidate(spot.edit(start, spot.after, text), is_safe=False)


def _denied(spot: Spot) -> Iterator[Candidate]:
    """What none of some things is, said of each of them with *not*: *no hill is immune*."""
    for index in range(spot.after, len(spot.line.tokens)):
        if spot.text(spot.first, spot.first + 1) == "no" and spot.is_a(index, "IS"):
            things = spot.text(spot.first + 1, index)
            article = "an" if things[:1] in _VOWELS else "a"
            text = f"{article} {things} {spot.text(index, index + 1)} not"
            yield Candidate(spot.edit(spot.first, index + 1, text), is_safe=False)
            return


PHRASINGS: tuple[Sort, ...] = (
    _compared,
    _possessive,
    _numbered,
    _of_player,
    _where_it_lies,
    _other_way_round,
    _denied,
    turns,
)
"""The sorts of changes to several words at once, to be tried before those of one."""


def is_ban_in_steps(spot: Spot) -> bool:
    """Tell whether a step would forbid something: *…: the opponent may not attack your regions*."""
    words = [token.text.lower() for token in spot.line.tokens]
    return words[spot.first - 1 : spot.first + 1] == ["may", "not"] and ":" in words[: spot.first]


def is_condition_behind_comma(spot: Spot) -> bool:
    """Tell whether a condition stands behind the comma of a moment: *at scoring, if …: gain*."""
    return (
        bool(spot.first)
        and spot.text(spot.first - 1, spot.first) == ","
        and spot.is_a(spot.first, "IF")
    )
