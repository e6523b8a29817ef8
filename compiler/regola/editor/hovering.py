"""Tell what stands under the pointer: a rule's sentence, a word's meaning, an item's card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from regola.compilation.mending.line import WrittenLine
from regola.compilation.texts import texts_of
from regola.compilation.vocabularies import ListedWord
from regola.editor.analysis import Analysis
from regola.editor.glossary import glossary, word_of
from regola.editor.occurrences import occurrence_at
from regola.program.model import Item
from regola.resources import languages
from regola.sources import Span
from regola.text import MissingMessageError, PatternError, Texts, shipped_language

__all__ = ["Hover", "card", "hover", "sentences", "words_at"]

_LONGEST = 4
"""So many words the longest word of rules has."""


@dataclass(frozen=True, slots=True)
class Hover:
    """What is told of a place, as Markdown."""

    markdown: str
    span: Span


def hover(analysis: Analysis, path: str, offset: int, spoken: str) -> Hover | None:
    """Return what is told of a place: of the name or word there, then of its rule."""
    named = occurrence_at(analysis, path, offset)
    told: list[str] = []
    span = named.span if named is not None else None
    item = analysis.item(named.reference) if named is not None else None
    if item is not None:
        told.append(card(analysis, item, spoken))
    line = line_at(analysis, path, offset)
    if line is not None:
        found = words_at(line, offset, analysis, spoken)
        if found is not None and item is None:
            word, span = found
            told.append(_of_word(word))
        said = "\n\n".join(_sentences(analysis, line))
        if said:
            told.append(said)
            span = span or line.source.span(line.start, line.end)
    return Hover("\n\n---\n\n".join(told), span) if told and span is not None else None


def line_at(analysis: Analysis, path: str, offset: int) -> WrittenLine | None:
    """Return the line of rules that an offset lies in or at the end of."""
    return next((one for one in analysis.lines(path) if one.start <= offset <= one.end), None)


def words_at(
    line: WrittenLine, offset: int, analysis: Analysis, spoken: str
) -> tuple[ListedWord, Span] | None:
    """Return the word of rules at an offset, the longest that covers it, with its place."""
    words = glossary(analysis, line.source.path, spoken)
    at = [n for n, token in enumerate(line.tokens) if token.start <= offset <= token.end]
    for length in range(_LONGEST, 0, -1):
        for first in range(max(at[0] - length + 1, 0), at[0] + 1) if at else ():
            tokens = line.tokens[first : first + length]
            found = word_of(words, " ".join(token.text for token in tokens))
            if found is not None and len(tokens) == length:
                return found, line.source.span(tokens[0].start, tokens[-1].end)
    return None


def _of_word(word: ListedWord) -> str:
    shown = [f"**{word.forms[0]}** — {word.gloss}"]
    shown += [f"`{part}`" for part in (word.goes_with, word.example) if part]
    return "\n\n".join(shown)


def _sentences(analysis: Analysis, line: WrittenLine) -> Iterator[str]:
    """Give the sentence of the rule in a line, in each language."""
    program = analysis.program(line.source.path)
    if program is None:
        return
    found = (
        (item, place)
        for item in analysis.items(line.source.path)
        for place, rule in enumerate(item.rules)
        if line.start <= rule.span.start < line.end
    )
    texts = texts_of(program)
    for item, place in islice(found, 1):
        for code in languages():
            said = sentences(texts, item, code)
            if said:
                yield f"*{code}* {said[place]}"


def sentences(texts: Texts, item: Item, spoken: str) -> tuple[str, ...]:
    """Return what the rules of an item say in a language; nothing where words lack for one."""
    try:
        return texts.item_text(item, shipped_language(spoken))
    except (MissingMessageError, PatternError):
        return ()


def card(analysis: Analysis, item: Item, spoken: str) -> str:
    """Return an item's name and rules in a language, as Markdown."""
    name = item.name(spoken)
    head = f"**{name.singular if name else item.title or item.id}** ({item.kind})"
    program = analysis.program_of(item)
    said = sentences(texts_of(program), item, spoken) if program is not None else ()
    return "\n".join([head, *(f"\n- {one}" for one in said)])
