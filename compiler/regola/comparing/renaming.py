"""Items that have another id than before and are the same: they are neither new nor gone."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

from regola.comparing.edition import Edition, pack_of, walk
from regola.comparing.facts import facts_of
from regola.ir.from_program import Data
from regola.text.comparing import RuleText

__all__ = ["renamed", "with_ids_of_now"]

_Print: TypeAlias = tuple[object, ...]
"""What two items have in common that are one; empty where it tells nothing."""

_PrintOf: TypeAlias = Callable[[Data, Mapping[str, Sequence[RuleText]]], _Print]
"""Returns that of an item; texts stand by the item of their rule."""


def renamed(old: Edition, new: Edition) -> dict[str, str]:
    """
    Return the reference of now, by that of before, of items that have another id.

    They are of one pack and one kind, and of one printed name, or else have the same rules and
    numbers. Where several may be meant none is.
    """
    found: dict[str, str] = {}
    for print_of in (_names, _rules):
        gone = _alone(old, {*new.items, *found}, print_of)
        fresh = _alone(new, {*old.items, *found.values()}, print_of)
        found |= {gone[told]: fresh[told] for told in gone if told in fresh}
    return found


def _alone(edition: Edition, without: Collection[str], print_of: _PrintOf) -> dict[_Print, str]:
    """Return items, by what is told of them, of which that is told of no other."""
    left = [item for reference, item in edition.items.items() if reference not in without]
    texts = _texts_by_item(edition) if left else {}
    told = [
        ((*_kind(item), *own), item["reference"]) for item in left if (own := print_of(item, texts))
    ]
    counts = Counter(one for one, _ in told)
    return {one: reference for one, reference in told if counts[one] == 1}


def _texts_by_item(edition: Edition) -> dict[str, list[RuleText]]:
    found = defaultdict(list)
    for text in edition.texts:
        found[text.item].append(text)
    return found


def _kind(item: Data) -> tuple[str, str]:
    return pack_of(item["reference"]), item["kind"]


def _names(item: Data, _texts: Mapping[str, Sequence[RuleText]]) -> _Print:
    told = (fact for fact in facts_of(item) if fact.topic == "name")
    return tuple(sorted((fact.language, fact.value) for fact in told))


def _rules(item: Data, texts: Mapping[str, Sequence[RuleText]]) -> _Print:
    """Return what an item does: its rules, and all that stands in its fields but names."""
    rules = [
        (text.language, text.rule.removeprefix(item["reference"]), text.meaning)
        for inner in walk(item)
        for text in texts.get(inner["reference"], ())
    ]
    facts = [
        (inner["reference"].removeprefix(item["reference"]), fact.topic, fact.key, fact.value)
        for inner in walk(item)
        for fact in facts_of(inner)
        if fact.topic != "name"
    ]
    return (tuple(sorted(rules)), tuple(sorted(facts))) if rules else ()


def with_ids_of_now(edition: Edition, ids: dict[str, str]) -> Edition:
    """Return an edition with its items under other references; texts that name them stay."""
    if not ids:
        return edition
    items = {}
    for reference, item in edition.items.items():
        now = ids.get(reference, reference)
        items[now] = item if now == reference else _under(item, now)
    texts = tuple(
        replace(one, rule=f"{ids[one.item]}#{one.rule.rpartition('#')[2]}")
        if one.item in ids
        else one
        for one in edition.texts
    )
    return Edition(items, texts, edition.heads)


def _under(item: Data, reference: str) -> Data:
    """Return an item under a reference; its rulings and examples begin with it, its pieces not."""
    before = item["reference"]
    nested = [
        {
            **inner,
            "holder": reference,
            "reference": re.sub(f"^{re.escape(before)}(?=#)", reference, inner["reference"]),
        }
        for inner in item.get("nested", ())
    ]
    told = {**item, "reference": reference, "id": reference.rpartition("/")[2]}
    return {**told, "nested": nested} if nested else told
