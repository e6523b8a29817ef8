"""The differences of meaning between two editions: each is told once, at its item."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from regola.comparing.edition import Edition, walk
from regola.comparing.facts import Fact, Topic, facts_of, facts_of_pack
from regola.comparing.renaming import renamed, with_ids_of_now
from regola.ir.from_program import Data
from regola.text.comparing import changes

__all__ = ["PACK", "Difference", "Subject", "differences"]

Subject: TypeAlias = Topic | Literal["item", "id", "rule", "wording"]
"""What differs: a fact's topic; a whole item; its id; what a rule means; its words alone."""


@dataclass(frozen=True, slots=True)
class Difference:
    """
    Something that is other than before.

    ``item`` is the reference of the top-level item, ``part`` that of the item in it, or the same.
    ``key`` tells which of the subject's kind; ``before`` and ``after`` are empty where there was
    nothing, or is nothing any more. What has a ``language`` differs in that one. What ``follows``
    from another difference is not told by itself: a text that says a name or a number which
    changed, or in which case an option is taken.
    """

    item: str
    part: str
    kind: str
    subject: Subject
    key: str
    before: str
    after: str
    language: str = ""
    follows: bool = False

    @property
    def change(self) -> Literal["new", "gone", "changed"]:
        """Whether it is new, gone, or another than before."""
        if not self.before:
            return "new"
        return "changed" if self.after else "gone"


def differences(old: Edition, new: Edition) -> list[Difference]:
    """
    Return what differs, item by item in the order of now, what is gone at the end.

    Of an item that is new or gone, nothing else is told. One that has another id is the same.
    """
    ids = renamed(old, new)
    old = with_ids_of_now(old, ids)
    before, after = _parts(old), _parts(new)
    found: list[Difference] = [*_heads(old, new), *_ids(ids, new)]
    for part, (top, item) in after.items():
        if part not in before:
            found += _whole(top, part, item, before, after, new=True)
        else:
            found += _facts(top, part, before[part][1], item)
    for part, (top, item) in before.items():
        if part not in after:
            found += _whole(top, part, item, before, after, new=False)
    found += _rules(old, new, before, after)
    turned = _turned_options(found, after)
    found = [replace(one, follows=_follows(one, found, turned)) for one in found]
    order = {top: place for place, top in enumerate([*new.heads, *new.items, *old.items])}
    ranks = {reference: rank for rank, reference in reversed([*enumerate(order)])}
    return sorted(found, key=lambda one: (ranks[one.item], one.part != one.item))


_Parts: TypeAlias = Mapping[str, tuple[str, Data]]
"""All items by reference, each with the reference of the top-level item that it is in."""


def _parts(edition: Edition) -> dict[str, tuple[str, Data]]:
    return {
        inner["reference"]: (top, inner)
        for top, item in edition.items.items()
        for inner in walk(item)
    }


def _whole(
    top: str, part: str, item: Data, before: _Parts, after: _Parts, *, new: bool
) -> Iterator[Difference]:
    """An item in an item that is new or gone itself is told by that one."""
    holder = item.get("holder", "")
    if holder and (holder not in before or holder not in after):
        return
    told = item.get("title") or item.get("id") or part
    was, now = ("", told) if new else (told, "")
    yield Difference(top, part, item["kind"], "item", "", was, now)


PACK = "pack"
"""The kind of what a pack says of itself; its id stands for the item."""


def _heads(old: Edition, new: Edition) -> Iterator[Difference]:
    for pack, head in new.heads.items():
        if pack in old.heads:
            told = _by_key(facts_of_pack(old.heads[pack])), _by_key(facts_of_pack(head))
            yield from _between(pack, pack, PACK, *told)


def _ids(ids: Mapping[str, str], new: Edition) -> Iterator[Difference]:
    for before, now in ids.items():
        kind = new.items[now]["kind"]
        was, is_now = (one.rpartition("/")[2] for one in (before, now))
        yield Difference(now, now, kind, "id", "", was, is_now)


def _facts(top: str, part: str, old: Data, new: Data) -> Iterator[Difference]:
    told = _by_key(facts_of(old)), _by_key(facts_of(new))
    yield from _between(top, part, new["kind"], *told)


_Facts: TypeAlias = Mapping[tuple[Topic, str, str], Fact]


def _between(top: str, part: str, kind: str, was: _Facts, now: _Facts) -> Iterator[Difference]:
    for key in dict.fromkeys([*now, *was]):
        one, other = was.get(key), now.get(key)
        before, after = one.value if one else "", other.value if other else ""
        if before != after:
            topic, name, language = key
            yield Difference(top, part, kind, topic, name, before, after, language)


def _by_key(facts: Iterable[Fact]) -> dict[tuple[Topic, str, str], Fact]:
    return {(fact.topic, fact.key, fact.language): fact for fact in facts}


_NUMBER = re.compile(r"\d+")


def _turned_options(found: list[Difference], after: _Parts) -> set[tuple[str, str]]:
    """Return the names, each with its language, of the options that are taken otherwise now."""
    turned = (after[one.part][1] for one in found if one.subject == "default")
    names = (name for option in turned for name in option.get("names", ()))
    return {(name["language"], name["singular"]) for name in names}


def _follows(one: Difference, found: list[Difference], turned: set[tuple[str, str]]) -> bool:
    """Tell whether a text is another only for what it speaks of, which is told itself."""
    if one.subject == "wording":
        texts = (one.before, one.after)
        if any(name in text for text in texts for lang, name in turned if lang == one.language):
            return True
        return any(
            form.casefold() in one.before.casefold()
            for other in found
            if other.subject == "name" and other.language == one.language
            for form in other.before.partition(" (")[0].split(" / ")
        )
    if one.subject != "prose" or _NUMBER.sub("#", one.before) != _NUMBER.sub("#", one.after):
        return False
    moved = _moved(one)
    told = (other for other in found if other.item == one.item and other.subject != "prose")
    return bool(moved) and any(moved <= _moved(other) for other in told)


def _moved(one: Difference) -> set[tuple[str, str]]:
    """The numbers of before beside those of now that differ, place by place."""
    pairs = zip(_NUMBER.findall(one.before), _NUMBER.findall(one.after), strict=False)
    return {(was, now) for was, now in pairs if was != now}


def _rules(old: Edition, new: Edition, before: _Parts, after: _Parts) -> Iterator[Difference]:
    """Rules whose meaning or words changed, of items that were there and still are."""
    spoken = {text.language for text in old.texts}
    now = [text for text in new.texts if text.language in spoken]
    for change in changes(old.texts, now):
        part, _, number = change.rule.rpartition("#")
        if part not in before or part not in after:
            continue
        top, item = after[part]
        subject: Subject = "wording" if change.kind == "reworded" else "rule"
        yield Difference(
            top, part, item["kind"], subject, number, change.before, change.after, change.language
        )
