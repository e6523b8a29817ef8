"""For whom a difference matters: games under way, cards, other packs, texts written by hand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from regola.comparing.differences import Difference, Subject
from regola.comparing.edition import Edition, pack_of, walk
from regola.comparing.facts import Fact, facts_of
from regola.comparing.reprints import reprints
from regola.ir.from_program import Data
from regola.text.prose import prose_of

__all__ = [
    "Consequences",
    "KeptGame",
    "OldNumber",
    "consequences",
    "next_version",
    "plays_differently",
]

_PLAYED: frozenset[Subject] = frozenset(
    {"rule", "number", "field", "region", "border", "default", "id"}
)
_TOLD_ONLY = frozenset({"source", "keyword", "shown", "letter", "licence"})
"""Fields that tell of an item or a pack and that no game reads."""

_UNPLAYED_KINDS = frozenset({"ruling", "example", "edition", "trait"})
"""Items that say how a game is told, not how it is played."""


@dataclass(frozen=True, slots=True)
class OldNumber:
    """
    A text written by hand that still tells the number of before.

    ``part`` is the reference of the ruling or example, ``text`` what it says in a language,
    ``number`` the old one, ``item`` where the new one stands.
    """

    part: str
    language: str
    text: str
    number: str
    item: str


@dataclass(frozen=True, slots=True)
class KeptGame:
    """
    A kept game that was played again: whether it still comes out the same.

    ``standing`` is what came of it: the same coins and winners; others (``before`` and ``after``
    are the coins by seat); a move, ``move`` from 1, that is not legal any more; or no game at all,
    for what it is played with is not there. What was played before need not be known: then all
    moves being legal counts as the same.
    """

    path: str
    standing: Literal["same", "other", "stopped", "unplayable"]
    move: int = 0
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Consequences:
    """
    For whom the differences matter.

    ``games`` are the items that play differently, those left out that no game had yet; ``sheets``
    those of which components are to be printed again, with the forms of these;
    ``users`` pairs another pack with the items of this one that it names and that changed;
    ``old_numbers`` are texts that were left behind; ``kept_games`` were played again.
    """

    games: tuple[str, ...]
    sheets: tuple[tuple[str, tuple[str, ...]], ...]
    users: tuple[tuple[str, tuple[str, ...]], ...]
    old_numbers: tuple[OldNumber, ...]
    kept_games: tuple[KeptGame, ...] = ()


def plays_differently(difference: Difference) -> bool:
    """Tell whether a game may go on otherwise than before."""
    if difference.kind in _UNPLAYED_KINDS:
        return False
    if difference.subject == "item":
        return True
    return difference.subject in _PLAYED and difference.key not in _TOLD_ONLY


def consequences(
    found: Iterable[Difference], old: Edition, new: Edition, others: Mapping[str, Data]
) -> Consequences:
    """Return for whom differences matter; ``others`` are the items of all packs at hand."""
    told = list(found)
    played = dict.fromkeys(
        one.item for one in told if plays_differently(one) and not _is_new_by_itself(one)
    )
    changed = dict.fromkeys(_named(one) for one in told if plays_differently(one))
    return Consequences(
        tuple(played),
        reprints(told, new),
        tuple(_users(changed, others)),
        tuple(_old_numbers(told, old, new)),
    )


def _is_new_by_itself(difference: Difference) -> bool:
    return _is_new_item(difference) and difference.part == difference.item


def _named(difference: Difference) -> str:
    """Return the reference by which others name what changed."""
    if difference.subject == "id":
        return f"{difference.part.rpartition('/')[0]}/{difference.before}"
    return difference.part


def _users(
    changed: Iterable[str], others: Mapping[str, Data]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give the packs that name changed items of others, with these."""
    wanted = frozenset(changed)
    used: dict[str, dict[str, None]] = {}
    for reference, item in others.items():
        for named in _texts_of(item):
            if named in wanted and pack_of(named) != pack_of(reference):
                used.setdefault(pack_of(reference), {})[named] = None
    return ((pack, tuple(items)) for pack, items in used.items())


def _texts_of(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for value in data.values():
            yield from _texts_of(value)
    elif isinstance(data, list):
        for value in data:
            yield from _texts_of(value)


# ---- texts that were left behind ----------------------------------------------------------------

_NUMBER = re.compile(r"\d+")


def _old_numbers(found: list[Difference], old: Edition, new: Edition) -> Iterator[OldNumber]:
    """Give the texts by hand that did not change and that tell a number which did."""
    gone = {
        one.item: one for one in found if one.subject in ("number", "rule") and _gone_numbers(one)
    }
    before = {(part, fact.key, fact.language): fact.value for part, fact in _prose(old)}
    for part, fact in _prose(new):
        if before.get((part, fact.key, fact.language)) != fact.value:
            continue
        for item, difference in gone.items():
            if part.partition("#")[0] != item and not _names(new.items.get(item), fact):
                continue
            stated = map(str, prose_of(fact.language).numbers(fact.value))
            numbers = _gone_numbers(difference) & set(stated)
            for number in sorted(numbers):
                yield OldNumber(part, fact.language, fact.value, number, item)


def _gone_numbers(difference: Difference) -> set[str]:
    """The numbers that were told before and are not now."""
    return set(_NUMBER.findall(difference.before)) - set(_NUMBER.findall(difference.after))


def _prose(edition: Edition) -> Iterator[tuple[str, Fact]]:
    for item in edition.items.values():
        for inner in walk(item):
            for fact in facts_of(inner):
                if fact.topic == "prose":
                    yield inner["reference"], fact


def _names(item: Data | None, prose: Fact) -> bool:
    """Tell whether a text speaks of an item by its name."""
    names = item.get("names", ()) if item else ()
    forms = [
        form
        for name in names
        if name["language"] == prose.language
        for form in (name["singular"], name.get("plural", ""))
        if form
    ]
    return any(re.search(rf"\b{re.escape(form)}\b", prose.value, re.IGNORECASE) for form in forms)


# ---- versions -----------------------------------------------------------------------------------


def next_version(version: str, found: Iterable[Difference]) -> str:
    """
    Return the version that should come next by what changed.

    The first number grows where games under way or packs that use this one may break: something is
    gone, or plays differently. The second grows where something that can be played is new, the
    third for all else. A version below 1 promises nothing: there the second number stands for the
    first.
    """
    told = list(found)
    parts = [int(part) for part in _NUMBER.findall(version)[:3]]
    major, minor, patch = [*parts, 0, 0, 0][:3]
    step = _step(told)
    if step == "major":
        return f"{major + 1}.0.0" if major else f"0.{minor + 1}.0"
    if step == "minor":
        return f"{major}.{minor + 1}.0" if major else f"0.{minor}.{patch + 1}"
    return f"{major}.{minor}.{patch + 1}" if told else version


def _step(found: list[Difference]) -> str:
    if any(plays_differently(one) and not _is_new_item(one) for one in found):
        return "major"
    return "minor" if any(map(plays_differently, found)) else "patch"


def _is_new_item(difference: Difference) -> bool:
    return difference.subject == "item" and difference.change == "new"
