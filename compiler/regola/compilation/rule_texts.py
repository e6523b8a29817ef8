"""The texts of all rules of a program, as data: to publish them, and to compare them later."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from regola.compilation.program import Program
from regola.compilation.texts import texts_of
from regola.json_files import json_data
from regola.program.model import Item
from regola.program.written import print_of, rule_context
from regola.text import Language, MissingMessageError, Texts, ToldRule
from regola.text.comparing import RuleText

__all__ = ["document", "read_document", "rule_texts"]


def rule_texts(
    program: Program, items: Iterable[Item], languages: Collection[Language]
) -> Iterator[RuleText]:
    """Give the texts of the rules of items, nested ones included, in each of the languages."""
    texts = texts_of(program)
    walked = [item for top in items for item in top.walk()]
    prints = [[print_of(rule) for rule in item.rules] for item in walked]
    for language in languages:
        for item, own in zip(walked, prints, strict=True):
            yield from _of_item(texts, item, own, language)


def _of_item(texts: Texts, item: Item, prints: list[str], language: Language) -> Iterator[RuleText]:
    told = _told(texts, item, language)
    for rule, meaning, one in zip(item.rules, prints, told, strict=True):
        context = rule_context(item.reference, rule)
        yield RuleText(language.code, context, meaning, one.text, one.by_hand)


def _told(texts: Texts, item: Item, language: Language) -> tuple[ToldRule, ...]:
    """Return the texts; where a language cannot say one of the rules, that has none."""
    try:
        return texts.told(item, language)
    except MissingMessageError:
        return texts.told_somehow(item, language)


def document(language: str, pack: str, texts: Iterable[RuleText]) -> dict[str, Any]:
    """Return the texts of a pack in a language as a document."""
    rules = [
        {"rule": one.rule, "meaning": one.meaning, "text": one.text, "by_hand": one.by_hand}
        for one in texts
    ]
    return {"language": language, "pack": pack, "rules": rules}


def read_document(text: str) -> tuple[RuleText, ...]:
    """Read such a document; raises `ValueError` for a text that is none."""
    try:
        data = json_data(text)
        language = str(data["language"])
        return tuple(
            RuleText(
                language,
                " ".join(str(rule["rule"]).split()),
                str(rule["meaning"]),
                " ".join(str(rule["text"]).split()),
                bool(rule["by_hand"]),
            )
            for rule in data["rules"]
        )
    except (KeyError, TypeError) as error:
        raise ValueError("these are no texts of rules") from error
