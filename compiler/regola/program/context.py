"""What the resolution of one rule knows and collects."""

from __future__ import annotations

from dataclasses import dataclass, field

from regola.findings import Sink
from regola.program.draft import Draft
from regola.program.unknown import report_unknown, unknown_facts, unknown_in
from regola.program.words import Lexicon
from regola.sources import Source, Span
from regola.syntax.tree import Word
from regola.vocabulary.model import KindWord, Vocabulary

__all__ = ["Context", "Hole"]


class Hole(Exception):  # noqa: N818 - not an error of ours: it leaves a rule that was reported
    """Leaves the rule at hand, after its fault was reported."""


@dataclass
class Context:
    """
    The surroundings of one rule: its words, its item, the things it has mentioned so far.

    ``bearer`` is the type of *you*, ``item`` the type of *it* (empty where there is none).
    """

    source: Source
    lexicon: Lexicon
    sink: Sink
    kind: KindWord
    bearer: str
    item: str
    others: dict[str, Vocabulary] = field(default_factory=dict)
    mentions: list[Draft] = field(default_factory=list)
    kept: list[tuple[str, Span, dict[str, object]]] = field(default_factory=list)

    @property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary of the game."""
        return self.lexicon.vocabulary

    def span(self, start: int, end: int) -> Span:
        """Return a span in the file at hand."""
        return Span(self.source.path, start, end)

    def fail(self, slug: str, span: Span, **arguments: object) -> Hole:
        """Keep a fault to be reported and return the exception that leaves the rule."""
        self.kept = [(slug, span, arguments)]
        return Hole()

    def warn(self, slug: str, span: Span, **arguments: object) -> None:
        """Keep a fault that leaves the rule its meaning."""
        self.kept.append((slug, span, arguments))

    def settle(self, node: object) -> None:
        """
        Report what was kept of a rule, given as its syntax tree.

        An unknown word is the cause of whatever else is wrong with its rule.
        """
        if not self.kept:
            return
        unknown = unknown_in(node, self.lexicon)
        if unknown is not None:
            path = self.source.path
            report_unknown(*unknown, path, self.lexicon, self.others, self.sink)
            return
        for slug, span, arguments in self.kept:
            self.sink.report(slug, span, **arguments)  # type: ignore[arg-type]

    def mention(self, draft: Draft) -> None:
        """Number a thing that the rule names for the first time."""
        draft.mention = len(self.mentions)
        self.mentions.append(draft)

    def unknown_word(self, word: Word) -> Hole:
        """Leave the rule at a word that is none of this game."""
        span = self.span(word.start, word.end)
        facts = unknown_facts(word.text, span, self.lexicon, self.sink)
        if facts is None:
            self.kept = []
            return Hole()
        return self.fail("unknown-word", span, **facts)
