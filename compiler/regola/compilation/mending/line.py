"""Find the line of rules that a finding lies in, and the headers of the items around it."""

from __future__ import annotations

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace

from regola.findings import Edit, Sink
from regola.sources import Source, Span
from regola.syntax.scanner import Line, RawToken, scan
from regola.vocabulary.model import Vocabulary

__all__ = ["WrittenLine", "written_lines"]


@dataclass(frozen=True, slots=True)
class WrittenLine:
    """
    A line as its author wrote it: the text around it, its tokens, what ends it.

    ``headers`` are the texts of the headers of the items around it, the outermost first.
    """

    source: Source
    headers: tuple[str, ...]
    tokens: tuple[RawToken, ...]
    is_header: bool

    @property
    def start(self) -> int:
        """The offset of its first token."""
        return self.tokens[0].start

    @property
    def end(self) -> int:
        """The offset after its last token."""
        return self.tokens[-1].end

    @property
    def text(self) -> str:
        """The line as it stands, without what ends it."""
        return self.source.text[self.start : self.end]

    @property
    def kind(self) -> str:
        """The kind of the item that it stands in; empty where it stands in none."""
        return self.headers[-1].split(" ")[0] if self.headers else ""

    @property
    def colon(self) -> int:
        """The number of the token that is its first colon; 0 where it has none."""
        return next((n for n, one in enumerate(self.tokens) if one.text == ":"), 0)

    def holds(self, span: Span) -> bool:
        """Tell whether a place lies in the line."""
        return self.start <= span.start and span.end <= self.end

    @property
    def count_of_words(self) -> int:
        """How many words the line has."""
        return sum(token.sort == "word" for token in self.tokens)

    def unknown(self, known: Container[str]) -> tuple[str, ...]:
        """Return the words of the line that are none of the rules."""
        words = (token.text for token in self.tokens if token.sort == "word")
        return tuple(word for word in words if word.lower() not in known)

    def joined(self, other: WrittenLine) -> WrittenLine:
        """Return this line with the one after it, as one."""
        return replace(self, tokens=self.tokens + other.tokens)

    def begun_with_if(self, vocabulary: Vocabulary) -> WrittenLine | None:
        """Return the part that begins on a line of its own with a condition, if there is one."""
        words = vocabulary.spellings.keywords
        for index, token in enumerate(self.tokens[1:], 1):
            between = self.source.text[self.tokens[index - 1].end : token.start]
            if "\n" in between and words.get(token.text.lower(), ("",))[0] == "IF":
                return replace(self, tokens=self.tokens[index:])
        return None

    def put(self, text: str) -> WrittenLine | None:
        """Return another line in the place of this one; nothing where the text is none."""
        found = tuple(written_lines(Source(self.source.path, text)))
        return replace(found[0], headers=self.headers) if len(found) == 1 else None

    def mended(self, edit: Edit) -> str:
        """Return the text of the line with a change made in it."""
        first, last = edit.span.start - self.start, edit.span.end - self.start
        return self.text[:first] + edit.replacement + self.text[last:]

    def at(self, span: Span) -> tuple[int, int]:
        """Return the numbers of the tokens that a place covers: the first, and the one after."""
        first = next(
            (n for n, token in enumerate(self.tokens) if token.end > span.start), len(self.tokens)
        )
        after = sum(token.start < span.end for token in self.tokens)
        return first, max(first, after)


def written_lines(source: Source) -> Iterator[WrittenLine]:
    """Give the lines of a file in order, each with the headers around it."""
    open_headers: list[str] = []
    for line in scan(source, Sink())[0]:
        ending = line.ending.text if line.ending else ""
        if line.tokens:
            yield WrittenLine(source, tuple(open_headers), line.tokens, ending == "{")
        if ending == "{":
            open_headers.append(_text(source, line))
        elif ending == "}" and open_headers:
            open_headers.pop()


def _text(source: Source, line: Line) -> str:
    return source.text[line.tokens[0].start : line.tokens[-1].end] if line.tokens else ""
