"""Check the hand-written texts of a program: each for a rule, for what it means, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any

from regola.compilation.program import Program
from regola.compilation.texts import texts_of
from regola.findings import Sink, label
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.written import Catalogue, Entry, rule_context
from regola.text import Language, MissingMessageError, Texts, realise, shipped_language
from regola.text.items import SOURCE_LANGUAGE
from regola.text.written.fitting import MisfitKind
from regola.text.written.updating import Told

__all__ = ["check_written", "told_rules"]

_FINDINGS: Mapping[MisfitKind, tuple[str, str]] = {
    "characters": ("odd-character-in-text", "characters"),
    "numbers": ("text-numbers-differ", "numbers"),
    "missing": ("text-lacks-term", "terms"),
    "foreign": ("text-adds-term", "terms"),
}


def check_written(program: Program, sink: Sink) -> None:
    """Report what is wrong with the hand-written texts of the packs compiled."""
    if not program.catalogues:
        return
    texts = texts_of(program)
    rules = _rules_by_context(program)
    for catalogue in program.catalogues:
        _check_catalogue(catalogue, texts, rules, sink)


def _rules_by_context(program: Program) -> dict[str, tuple[Item, Rule]]:
    """Return all rules of the items compiled with their items, by the context of their entries."""
    return dict(_placed(program))


def _placed(program: Program) -> Iterator[tuple[str, tuple[Item, Rule]]]:
    for top in program.items:
        for item in top.walk():
            for rule in item.rules:
                yield rule_context(item.reference, rule), (item, rule)


def _check_catalogue(
    catalogue: Catalogue, texts: Texts, rules: Mapping[str, tuple[Item, Rule]], sink: Sink
) -> None:
    language = shipped_language(catalogue.language)
    of_items: dict[str, list[tuple[Item, Rule]]] = {}
    for item, rule in rules.values():
        of_items.setdefault(item.reference, []).append((item, rule))
    first: dict[str, Entry] = {}
    for entry in catalogue.entries:
        if entry.context in first:
            related = [label(first[entry.context].span, "first")]
            sink.report("doubled-text", entry.span, rule=entry.context, related=related)
            continue
        first[entry.context] = entry
        used = _used(entry, of_items.get(entry.item, []), texts, catalogue.language)
        if used is not None:
            _check_entry(entry, used, texts, language, sink)
        elif entry.context not in rules:
            sink.report("text-for-no-rule", entry.span, rule=entry.context)
        else:
            hint = None if entry.settled else "fuzzy"
            sink.report("stale-text", entry.span, hint=hint, rule=entry.context)


def _used(
    entry: Entry, rules: list[tuple[Item, Rule]], texts: Texts, language: str
) -> tuple[Item, Rule] | None:
    """Return the rule that an entry is the text of, which may have moved within its item."""
    for item, rule in rules:
        try:
            if texts.entry(item, rule, language) == entry:
                return item, rule
        except MissingMessageError:
            # A rule that English cannot say is reported where its text is asked for.
            continue
    return None


def _check_entry(
    entry: Entry, used: tuple[Item, Rule], texts: Texts, language: Language, sink: Sink
) -> None:
    item, rule = used
    context = texts.context(item)
    try:
        generated = realise(rule, context, language)
    except MissingMessageError:
        return
    for misfit in texts.misfits(entry, generated, language, context.game):
        slug, argument = _FINDINGS[misfit.kind]
        facts: dict[str, Any] = {argument: misfit.words}
        sink.report(slug, entry.span, **facts)


# ---- for updating -------------------------------------------------------------------------------


def told_rules(
    program: Program, pack: str, language: Language, place: Callable[[Item, Rule], tuple[str, int]]
) -> Iterator[Told]:
    """
    Give the rules of a pack as they are told without help, in the order of its items.

    `place` gives the file and line of a rule. A rule that a language cannot say is left out.
    """
    texts = texts_of(program)
    english = shipped_language(SOURCE_LANGUAGE)
    for item, rule in _rules_by_context(program).values():
        if item.pack != pack:
            continue
        context = texts.context(item)
        with suppress(MissingMessageError):
            source = realise(rule, context, english)
            generated = realise(rule, context, language)
            yield Told(item.reference, rule, source, generated, place(item, rule))
