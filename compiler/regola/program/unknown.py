"""Report words that nobody knows, with those that may be meant."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from regola.findings import Sink, nearest
from regola.program.said import said_as
from regola.program.words import Lexicon
from regola.sources import Span
from regola.syntax.tree import Word
from regola.vocabulary.model import Vocabulary

__all__ = ["report_unknown", "unknown_facts", "unknown_in"]

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
    if game:
        here = lexicon.vocabulary.family
        sink.report("word-of-another-game", span, word=word.text, game=game, here=here)
        return
    facts = unknown_facts(word.text, span, lexicon, sink)
    if facts is not None:
        sink.report("unknown-word", span, **facts)


def unknown_facts(word: str, span: Span, lexicon: Lexicon, sink: Sink) -> dict[str, Any] | None:
    """
    Return what is to be told of a word that nobody knows.

    Nothing is, if it may be a form of a name that could not be read, and was reported.
    """
    if not sink.has_room("unknown-word", span):
        return {"word": word}
    if _may_be_nameless(word, lexicon):
        return None
    similar = said_as(word, lexicon.known) or lexicon.similar(word)
    return {"hint": "similar" if similar else None, "word": word, "similar": similar}


def _may_be_nameless(word: str, lexicon: Lexicon) -> bool:
    many = len(lexicon.nameless) > _MANY
    return many or word in lexicon.nameless or bool(nearest(word, lexicon.nameless))


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
