"""Check the hand-written texts of a program: each for a rule, for what it means, and no more."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from regola.compilation.program import Program
from regola.compilation.reading import Sentences
from regola.compilation.texts import texts_of
from regola.findings import Sink, label
from regola.program.canonical import canonical
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.written import Catalogue, Entry, rule_context
from regola.text import (
    Language,
    MissingMessageError,
    Texts,
    realise,
    shipped_language,
    shipped_linter,
)
from regola.text.items import SOURCE_LANGUAGE
from regola.text.lint import Linter
from regola.text.written.fitting import MisfitKind
from regola.text.written.updating import Told

__all__ = ["check_written", "told_rules"]

_FINDINGS: Mapping[MisfitKind, tuple[str, str]] = {
    "characters": ("odd-character-in-text", "characters"),
    "numbers": ("text-numbers-differ", "numbers"),
    "missing": ("text-lacks-term", "terms"),
    "foreign": ("text-adds-term", "terms"),
    "denials": ("text-denies-rule", ""),
    "agreement": ("number-against-noun", "numbers"),
}


def check_written(program: Program, sink: Sink) -> None:
    """Report what is wrong with the hand-written texts of the packs compiled."""
    if not program.catalogues:
        return
    texts = texts_of(program)
    rules = _rules_by_context(program)
    for catalogue in program.catalogues:
        _check_catalogue(catalogue, program, texts, rules, sink)


def _rules_by_context(program: Program) -> dict[str, tuple[Item, Rule]]:
    """Return all rules of the items compiled with their items, by the context of their entries."""
    return dict(_placed(program))


def _placed(program: Program) -> Iterator[tuple[str, tuple[Item, Rule]]]:
    for top in program.items:
        for item in top.walk():
            for rule in item.rules:
                yield rule_context(item.reference, rule), (item, rule)


def _check_catalogue(
    catalogue: Catalogue,
    program: Program,
    texts: Texts,
    rules: Mapping[str, tuple[Item, Rule]],
    sink: Sink,
) -> None:
    language = shipped_language(catalogue.language)
    linter = shipped_linter(catalogue.language, texts.nouns(language))
    reading = _Reading(program, language, linter)
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
            _check_entry(entry, used, texts, reading, sink)
        elif entry.context not in rules:
            sink.report("text-for-no-rule", entry.span, rule=entry.context or entry.source)
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
    entry: Entry, used: tuple[Item, Rule], texts: Texts, reading: _Reading, sink: Sink
) -> None:
    item, rule = used
    language = reading.language
    context = texts.context(item)
    try:
        generated = realise(rule, context, language)
    except MissingMessageError:
        return
    misfits = list(texts.misfits(entry, generated, language, context.game))
    for misfit in misfits:
        slug, argument = _FINDINGS[misfit.kind]
        facts: dict[str, Any] = {argument: misfit.words} if argument else {}
        sink.report(slug, entry.span, **facts)
    reading.check_slips(entry, generated, sink, told={w for one in misfits for w in one.words})
    # Reading back takes long, and only tells of texts that are shown and are not the rule's own.
    if not misfits and entry.text != generated:
        reading.check_meaning(entry, used, context.game, sink)


@dataclass(frozen=True)
class _Reading:
    """What reads the sentences of one language: looks for slips, and for the rule they state."""

    program: Program
    language: Language
    linter: Linter
    _readers: dict[str, Sentences] = field(default_factory=dict)

    def check_slips(self, entry: Entry, generated: str, sink: Sink, *, told: set[str]) -> None:
        """
        Report words that do not go together.

        Those that are `told`, generated too, or proofread are not reported.
        """
        allowed = told | entry.proofread | {slip.words for slip in self.linter.slips(generated)}
        slips = [slip.words for slip in self.linter.slips(entry.text)]
        words = tuple(one for one in dict.fromkeys(slips) if one not in allowed)
        if words:
            sink.report("slip-in-text", entry.span, words=words)

    def check_meaning(self, entry: Entry, used: tuple[Item, Rule], game: str, sink: Sink) -> None:
        """Report a text that is told of another rule."""
        line = self._other_rule(entry.text, used, game)
        if line is not None:
            sink.report("text-says-another-rule", entry.span, line=line)

    def _other_rule(self, text: str, used: tuple[Item, Rule], game: str) -> str | None:
        item, rule = used
        reader = self._readers.setdefault(game, Sentences(self.program, self.language, game))
        line = reader.line_of(text, item)
        meant = reader.rule_of(line, item) if line is not None else None
        differs = meant is not None and canonical(meant) != canonical(rule)
        return line if differs else None


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
