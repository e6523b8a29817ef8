"""Keep the words of findings, and read of them only what is said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from regola.localisation import Words
from regola.resources import dsl_text

__all__ = ["Catalogue", "finding_words"]

# A message begins at the left margin; what belongs to it is indented.
_MESSAGE = re.compile(r"^(?=[a-z])", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.(?=[a-z])", re.MULTILINE)


class Catalogue(Words):
    """
    The messages of one language, each value and attribute read when it is first said.

    Reading all of them takes longer than checking a small file does; a run says few. A file that is
    broken somewhere is noticed by `whole` alone, which a test reads.
    """

    def __init__(self, language: str, text: str) -> None:
        """Take the language's code and its Fluent text; no message may refer to another one."""
        super().__init__(language, {})
        pieces = _MESSAGE.split(text)[1:]
        self._pieces = {piece[: piece.index("=")].strip(): piece for piece in pieces}
        self._read: dict[str, Words] = {}
        self.whole = Words(language, {"findings.ftl": text})

    def __contains__(self, identifier: str) -> bool:
        """Tell whether there is a message, or with `message.attribute` an attribute of one."""
        words = self._words(identifier)
        return words is not None and identifier in words

    def __iter__(self) -> Iterator[str]:
        """Go through the ids of all messages and attributes."""
        return iter(self.whole)

    def say(self, identifier: str, /, **arguments: str | int) -> str:
        """Return a message, or with `message.attribute` an attribute of one."""
        words = self._words(identifier)
        return (self.whole if words is None else words).say(identifier, **arguments)

    def _words(self, identifier: str) -> Words | None:
        if identifier not in self._read:
            text = self._text(*identifier.partition(".")[::2])
            if text is None:
                return None
            self._read[identifier] = Words(self.language, {"findings.ftl": text})
        return self._read[identifier]

    def _text(self, name: str, attribute: str) -> str | None:
        """Return the text of a message alone, or of a message with one attribute and no more."""
        if name not in self._pieces:
            return None
        value, *attributes = _ATTRIBUTE.split(self._pieces[name])
        if not attribute:
            return value
        texts = {each[: each.index("=")].strip(): each for each in attributes}
        return f"{name} =\n    .{texts[attribute]}" if attribute in texts else None


@cache
def finding_words(language: str) -> Catalogue:
    """Return the catalogue of findings of one language."""
    return Catalogue(language, dsl_text("text", language, "findings.ftl"))
