"""Items to begin from: those that ship, copied under an id of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator

from regola.compilation.language import families, language
from regola.compilation.program import Program
from regola.compilation.texts import texts_of
from regola.editor.hovering import sentences
from regola.files.library import official, official_sources
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.program.model import Item
from regola.vocabulary.model import KindWord

__all__ = ["begun", "forms", "gallery"]

_OF_VARIANT = re.compile(r"\boption \w+ is\b")
"""What a rule says of a variant of its game: who begins one means it always."""

_QUOTED = re.compile(r'("[^"\n]*")')


def gallery(spoken: str) -> Iterator[dict[str, str]]:
    """Give the items that can be begun from: reference; name, kind and pack in a language."""
    book = Book(Shelf(()), spoken, Sink())
    for program in _programs():
        packs = {head.id: head.names.get(spoken, head.id) for head in program.packs}
        for item in _shipped(program):
            name = item.name(spoken)
            shown = name.singular if name is not None else item.id
            of = packs.get(item.pack, item.pack)
            kind = book.kind(item.kind)
            yield {"reference": item.reference, "kind": kind, "pack": of, "name": shown}


def forms(spoken: str, kind: str, game: str = "") -> Iterator[dict[str, str]]:
    """
    Give rules that an item of a kind of a game may have, each once, with its sentence.

    They are those of the items that ship whose rules are held by the same sort of bearer, but for
    items with parts of their own, of which their rules speak.
    """
    known: set[str] = set()
    for program in _programs():
        is_there = not game or any(head.id == game for head in program.packs)
        wanted = _kinds(program).get(kind) if is_there else None
        items = [item for item in _shipped(program) if wanted and _is_like(item, wanted, program)]
        sources = official_sources({item.whole.path for item in items})
        texts = texts_of(program)
        for item in items:
            for rule, sentence in zip(item.rules, sentences(texts, item, spoken), strict=False):
                line = " ".join(sources[rule.span.path].slice(rule.span).split())
                if line not in known and not _OF_VARIANT.search(line):
                    known.add(line)
                    yield {"line": line, "said": sentence}


def begun(reference: str, identifier: str) -> dict[str, str]:
    """
    Return a file with a copy of an item that has another id, and the game that it is made for.

    Raises:
        ValueError: No item that ships has this reference.
    """
    for program in _programs():
        item = next((one for one in _shipped(program) if one.reference == reference), None)
        if item is not None:
            games = {head.id: head.game or head.id for head in program.packs}
            text = _copied(item, identifier)
            return {"name": f"{identifier}.regola", "text": text, "game": games[item.pack]}
    raise ValueError(reference)


def _copied(item: Item, identifier: str) -> str:
    """Return the text of an item with another id, in its header and wherever examples name it."""
    source = official_sources({item.whole.path})[item.whole.path]
    own = re.compile(rf"\b{re.escape(item.id)}\b")
    # What is in quotes is for people.
    parts = _QUOTED.split(source.text[item.whole.start : item.whole.end])
    return "".join(p if p.startswith('"') else own.sub(identifier, p) for p in parts) + "\n"


def _programs() -> Iterator[Program]:
    return (program for family in families() if (program := official(family)) is not None)


def _kinds(program: Program) -> dict[str, KindWord]:
    """Return the kinds of items that somebody may invent: they have rules and a name."""
    kinds = language(program.family).vocabulary.kinds.values()
    return {one.id: one for one in kinds if one.bearer and "name" in one.required}


def _shipped(program: Program) -> Iterator[Item]:
    kinds = _kinds(program)
    return (item for item in program.items if item.kind in kinds)


def _is_like(item: Item, wanted: KindWord, program: Program) -> bool:
    own = _kinds(program)[item.kind]
    has_parts = any(inner.rules or inner.number("box") for inner in item.nested)
    return (own.bearer, own.item) == (wanted.bearer, wanted.item) and not has_parts
