"""Report words that nobody knows, with those that may be meant."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from regola.findings import Sink, nearest
from regola.program.aliases import said_as, said_phrases
from regola.program.words import Lexicon, words_of
from regola.sources import Span
from regola.syntax.tree import Word
from regola.vocabulary.model import Vocabulary

__all__ = ["report_unknown", "report_withheld", "unknown_facts", "unknown_in"]

_OPTION = "option"
# Among more nameless things than this nobody can tell whether a word is a form of one.
_MANY = 200


def report_unknown(
    word: Word,
    before: str,
    path: str,
    lexicon: Lexicon,
    others: Mapping[str, Vocabulary],
    sink: Sink,
) -> None:
    """Report a word that is none of this game; ``before`` is the word that stands before it."""
    span = Span(path, word.start, word.end)
    if before == _OPTION:
        _report_option(word.text, span, lexicon, sink)
        return
    game = next((name for name in sorted(others) if word.text in others[name].words), "")
    # What people say for a word of this game is meant so, though another game has the word.
    if game and not said_phrases(f"{before} {word.text}".lower().strip()):
        here = lexicon.vocabulary.family
        sink.report("word-of-another-game", span, word=word.text, game=game, here=here)
        return
    facts = unknown_facts(word.text, span, lexicon, sink)
    if facts is not None:
        sink.report("unknown-word", span, **facts)


def unknown_facts(word: str, span: Span, lexicon: Lexicon, sink: Sink) -> dict[str, Any] | None:
    """
    Return what is to be told of a word that nobody knows.

    Nothing is for now, if it may be a form of a name that could not be read: it is withheld until
    all faults are known.
    """
    if not sink.has_room("unknown-word", span):
        return {"word": word}
    if _may_be_of(lexicon.nameless, word):
        lexicon.withheld.append((word, span))
        return None
    return _facts(word, lexicon)


def report_withheld(lexicon: Lexicon, sink: Sink) -> None:
    """
    Report the words withheld that may be no form of a name whose fault was told.

    A name is unreadable for a fault of its item; where none was told there, the word is the fault.
    """
    if not lexicon.withheld:
        return
    errors: dict[str, list[int]] = {}
    for finding in sink:
        if sink.is_error(finding):
            errors.setdefault(finding.span.path, []).append(finding.span.start)
    for starts in errors.values():
        starts.sort()
    told = words_of(one for one in lexicon.nameless_symbols if _has_any(one.within, errors))
    for word, span in lexicon.withheld:
        if not _may_be_of(told, word):
            sink.report("unknown-word", span, **_facts(word, lexicon))


def _has_any(within: Span, places: Mapping[str, list[int]]) -> bool:
    """Tell whether one of the places of its file, sorted, lies in a span."""
    starts = places.get(within.path, [])
    first = bisect_left(starts, within.start)
    return first < len(starts) and starts[first] < within.end


def _facts(word: str, lexicon: Lexicon) -> dict[str, Any]:
    similar = said_as(word, lexicon.known) or lexicon.similar(word)
    return {"hint": "similar" if similar else None, "word": word, "similar": similar}


def _may_be_of(names: frozenset[str], word: str) -> bool:
    return len(names) > _MANY or word in names or bool(nearest(word, names))


def _report_option(option: str, span: Span, lexicon: Lexicon, sink: Sink) -> None:
    symbols = lexicon.symbols.by_reference.values()
    legal = tuple(sorted({symbol.id for symbol in symbols if symbol.kind == _OPTION}))
    similar = nearest(option, legal) if sink.has_room("unknown-option", span) else ()
    hint = "similar" if similar else ("legal" if legal else None)
    sink.report("unknown-option", span, hint=hint, option=option, similar=similar, legal=legal)


def unknown_in(node: Any, lexicon: Lexicon) -> tuple[Word, str] | None:
    """Return the first word of a syntax tree that nobody knows, with the word before it."""
    before = ""
    for word in _words(node):
        if word.terminal == "WORD" and any(w not in lexicon.known for w in word.text.split()):
            return word, before
        before = word.text
    return None


def _words(node: Any) -> Iterator[Word]:
    if isinstance(node, Word):
        yield node
    elif isinstance(node, tuple):
        for one in node:
            yield from _words(one)
    elif is_dataclass(node):
        for one in fields(node):
            yield from _words(getattr(node, one.name))
