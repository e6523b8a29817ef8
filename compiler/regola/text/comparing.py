"""Compare the texts of rules with those of before: what was reworded, what changed its meaning."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from typing import Literal, TypeAlias

__all__ = ["Change", "ChangeKind", "Piece", "RuleText", "changes", "pieces"]


@dataclass(frozen=True, slots=True)
class RuleText:
    """
    The text of a rule in a language.

    `rule` is `pack/kind/id#number`, `meaning` a print of what the rule means, `by_hand` whether a
    person wrote the text. The text is empty where the language cannot say the rule.
    """

    language: str
    rule: str
    meaning: str
    text: str
    by_hand: bool = False

    @property
    def pack(self) -> str:
        """The id of the rule's pack."""
        return self.rule.partition("/")[0]

    @property
    def item(self) -> str:
        """The reference of the rule's item."""
        return self.rule.rpartition("#")[0]


ChangeKind: TypeAlias = Literal["reworded", "changed", "new", "gone"]
"""Other words for the same meaning; another meaning; a rule that is new; one that is gone."""


@dataclass(frozen=True, slots=True)
class Change:
    """A rule whose text is another than before; one of the texts may be missing."""

    kind: ChangeKind
    language: str
    rule: str
    before: str
    after: str


def changes(before: Iterable[RuleText], after: Iterable[RuleText]) -> Iterator[Change]:
    """
    Give the rules whose texts differ, in the order of now, those that are gone at the end.

    A rule that moved within its item is the same rule, also where it means something a little
    else: what is read alike goes together, then what has the same number. Texts that are equal are
    no change.
    """
    waiting, now = list(before), list(after)
    same = _of_one_meaning(waiting, now)
    taken = {(one.language, one.rule) for one in same.values()}
    left = [one for one in now if (one.language, one.rule) not in same]
    over = [one for one in waiting if (one.language, one.rule) not in taken]
    alike = _alike(over, left)
    by_rule = {(one.language, one.rule): one for one in over}
    used = set(taken)
    for one in now:
        place = (one.language, one.rule)
        if place in same:
            if same[place].text != one.text:
                yield _change("reworded", same[place], one)
            continue
        old = by_rule.get((one.language, alike.get(one.rule, "")))
        if old is None:
            yield Change("new", one.language, one.rule, "", one.text)
        else:
            used.add((old.language, old.rule))
            # Another version of the compiler may print the same meaning otherwise.
            if old.text != one.text or not one.text:
                yield _change("changed", old, one)
    for one in waiting:
        if (one.language, one.rule) not in used:
            yield Change("gone", one.language, one.rule, one.text, "")


_Place: TypeAlias = tuple[str, str]
"""The language and the rule of a text."""


def _of_one_meaning(before: list[RuleText], after: list[RuleText]) -> dict[_Place, RuleText]:
    """Return the text of before for each of now that means the same, wherever it stood."""
    waiting: dict[tuple[str, str, str], list[RuleText]] = {}
    for one in before:
        waiting.setdefault((one.language, one.item, one.meaning), []).append(one)
    found = {}
    for one in after:
        same = waiting.get((one.language, one.item, one.meaning), [])
        if same:
            same.sort(key=lambda old: old.rule != one.rule)
            found[one.language, one.rule] = same.pop(0)
    return found


_LEAST = 0.6
"""The share of words that two texts have in common, at least, to be editions of one rule."""


def _alike(before: list[RuleText], after: list[RuleText]) -> dict[str, str]:
    """Return for rules of now the rule of before that each was, the same in all languages."""
    spoken = min((one.language for one in after), default="")
    old = [one for one in before if one.language == spoken]
    new = [one for one in after if one.language == spoken]
    shares = ((_share(o, n), o.rule == n.rule, o.rule, n.rule) for o in old for n in _in(o, new))
    found: dict[str, str] = {}
    for share, _, was, now in sorted(shares, key=lambda one: (-one[0], not one[1])):
        if share >= _LEAST and now not in found and was not in found.values():
            found[now] = was
    for one in after:
        # Another rule in its place is told beside it.
        if one.rule not in found and one.rule not in found.values():
            found[one.rule] = one.rule
    return found


def _in(old: RuleText, new: Iterable[RuleText]) -> Iterator[RuleText]:
    return (one for one in new if one.item == old.item)


def _share(before: RuleText, after: RuleText) -> float:
    sides = (_WORD.findall(before.text), _WORD.findall(after.text))
    return SequenceMatcher(None, *sides, autojunk=False).ratio()


def _change(kind: ChangeKind, before: RuleText, after: RuleText) -> Change:
    return Change(kind, after.language, after.rule, before.text, after.text)


_WORD = re.compile(r"\w+|\W")


# ---- word by word -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text; `other` tells that it stands in this text alone."""

    text: str
    other: bool


def pieces(before: str, after: str) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Return both texts in stretches that they share and that they do not."""
    old, new = _WORD.findall(before), _WORD.findall(after)
    found: tuple[list[Piece], list[Piece]] = ([], [])
    for tag, start, end, from_, to in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        for side, words in zip(found, (old[start:end], new[from_:to]), strict=True):
            if words:
                side.append(Piece("".join(words), tag != "equal"))
    return tuple(found[0]), tuple(found[1])
