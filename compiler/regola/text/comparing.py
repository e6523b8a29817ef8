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

    A rule that moved within its item is the same rule. Texts that are equal are no change.
    """
    waiting = list(before)
    by_meaning: dict[tuple[str, str, str], list[RuleText]] = {}
    by_rule = {(one.language, one.rule): one for one in waiting}
    for one in waiting:
        by_meaning.setdefault((one.language, one.item, one.meaning), []).append(one)
    used: set[tuple[str, str]] = set()
    left: list[RuleText] = []
    found: dict[tuple[str, str], Change] = {}
    now = list(after)
    for one in now:
        same = by_meaning.get((one.language, one.item, one.meaning), [])
        if not same:
            left.append(one)
            continue
        same.sort(key=lambda old: old.rule != one.rule)
        old = same.pop(0)
        used.add((old.language, old.rule))
        if old.text != one.text:
            found[one.language, one.rule] = _change("reworded", old, one)
    for one in left:
        place = (one.language, one.rule)
        old_text = by_rule.get(place)
        if old_text is None or place in used:
            found[place] = Change("new", one.language, one.rule, "", one.text)
        else:
            used.add(place)
            found[place] = _change("changed", old_text, one)
    yield from (change for one in now if (change := found.get((one.language, one.rule))))
    for one in waiting:
        if (one.language, one.rule) not in used:
            yield Change("gone", one.language, one.rule, one.text, "")


def _change(kind: ChangeKind, before: RuleText, after: RuleText) -> Change:
    return Change(kind, after.language, after.rule, before.text, after.text)


# ---- word by word -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of a text; `other` tells that it stands in this text alone."""

    text: str
    other: bool


_WORD = re.compile(r"\w+|\W")


def pieces(before: str, after: str) -> tuple[tuple[Piece, ...], tuple[Piece, ...]]:
    """Return both texts in stretches that they share and that they do not."""
    old, new = _WORD.findall(before), _WORD.findall(after)
    found: tuple[list[Piece], list[Piece]] = ([], [])
    for tag, start, end, from_, to in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        for side, words in zip(found, (old[start:end], new[from_:to]), strict=True):
            if words:
                side.append(Piece("".join(words), tag != "equal"))
    return tuple(found[0]), tuple(found[1])
