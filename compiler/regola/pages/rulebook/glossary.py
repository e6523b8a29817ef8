"""The words of the rules that a glossary explains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from regola.pages.book import Book
from regola.pages.rulebook.model import Term
from regola.program.meaning import Phrase, Quantity
from regola.program.walking import nodes_in

__all__ = ["is_told_by_its_form", "site_terms", "words_named"]


def site_terms(book: Book, pack: str) -> Iterator[Term]:
    """Give the words of the rules that the glossary of a game explains."""
    prefix = f"define-{book.shelf.family(pack)}-"
    for message in book.words:
        if message.startswith(prefix):
            word = message.removeprefix(prefix).replace("-", " ")
            yield Term(_anchor(word), book.term(word, pack), book.say(message))


def is_told_by_its_form(book: Book, pack: str, anchor: str) -> bool:
    """
    Tell whether who reads the word of a term knows that the term is meant.

    A number of one word is called by a word of every day: the worth of a coin is not what the rules
    of corridors call their worth. There the rules themselves tell what is meant.
    """
    word = _word(anchor)
    return not book.is_number(word, pack) or all(" " in form for form in book.forms(word, pack))


def words_named(book: Book, packs: Iterable[str]) -> set[str]:
    """Return the anchors that the nouns and numbers of the rules of some packs would have."""
    rules = (
        rule
        for pack in packs
        for top in book.shelf.printed[pack]
        for item in top.walk()
        for rule in item.rules
    )
    nodes = chain.from_iterable(map(nodes_in, rules))
    return {_anchor(word) for node in nodes for word in _words_of(node)}


def _words_of(node: object) -> tuple[str, ...]:
    if isinstance(node, Quantity):
        return (node.word,)
    return (node.noun,) if isinstance(node, Phrase) else ()


def _anchor(word: str) -> str:
    return f"term-{word.replace(' ', '-')}"


def _word(anchor: str) -> str:
    return anchor.removeprefix("term-").replace("-", " ")
