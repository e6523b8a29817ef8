"""Items to begin from: those that ship, copied under an id of one's own."""

from __future__ import annotations

import re
from collections.abc import Iterator

from regola.compilation.language import families, language
from regola.compilation.texts import texts_of
from regola.editor.hovering import sentences
from regola.files.library import official, official_sources
from regola.program.model import Item

__all__ = ["begun", "forms", "gallery"]

_GAME = "small_world"
_QUOTED = re.compile(r'("[^"\n]*")')
_PEOPLES = ("race", "power")
_KINDS = ("race", "power", "relic", "place", "tile")


def gallery(spoken: str) -> Iterator[dict[str, str]]:
    """Give the items that can be begun from: reference, kind, pack and name in a language."""
    for item in _shipped():
        name = item.name(spoken)
        shown = name.singular if name is not None else item.id
        yield {"reference": item.reference, "kind": item.kind, "pack": item.pack, "name": shown}


def forms(spoken: str) -> Iterator[dict[str, str]]:
    """Give rules of races and powers that ship, each once, with its sentence in a language."""
    known: set[str] = set()
    for family in families():
        program = official(family)
        items = [one for one in _shipped() if program is not None and one in program.items]
        sources = official_sources({one.whole.path for one in items})
        texts = texts_of(program) if program is not None else None
        for item in items:
            said = sentences(texts, item, spoken) if texts is not None else ()
            for rule, sentence in zip(item.rules, said, strict=False):
                line = " ".join(sources[rule.span.path].slice(rule.span).split())
                if item.kind in _PEOPLES and line not in known and not item.of_kind("piece"):
                    known.add(line)
                    yield {"line": line, "said": sentence, "kind": item.kind}


def begun(reference: str, identifier: str) -> dict[str, str]:
    """
    Return a file with a copy of an item that has another id, and the game that it is made for.

    Raises:
        ValueError: No item that ships has this reference.
    """
    item = next((one for one in _shipped() if one.reference == reference), None)
    if item is None:
        raise ValueError(reference)
    source = official_sources({item.whole.path})[item.whole.path]
    text = source.text[item.whole.start : item.whole.end]
    # Examples name the item by its id, as the header does; what is in quotes is for people.
    parts = _QUOTED.split(text)
    copied = "".join(
        part if part.startswith('"') else re.sub(rf"\b{re.escape(item.id)}\b", identifier, part)
        for part in parts
    )
    return {"name": f"{identifier}.regola", "text": f"{copied}\n", "game": _game(item)}


def _shipped() -> Iterator[Item]:
    for family in families():
        program = official(family)
        for item in program.items if program is not None else ():
            if item.kind in _KINDS and language(family).vocabulary.kinds[item.kind].bearer:
                yield item


def _game(item: Item) -> str:
    for family in families():
        program = official(family)
        for head in program.packs if program is not None else ():
            if head.id == item.pack:
                return head.game or _GAME
    return _GAME
