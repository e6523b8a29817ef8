"""What the resolution of one rule knows and collects."""

from __future__ import annotations

from dataclasses import dataclass, field

from regola.findings import Sink, nearest
from regola.program.draft import Draft
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

    @property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary of the game."""
        return self.lexicon.vocabulary

    def span(self, start: int, end: int) -> Span:
        """Return a span in the file at hand."""
        return Span(self.source.path, start, end)

    def fail(self, slug: str, span: Span, **arguments: object) -> Hole:
        """Report a fault and return the exception that leaves the rule."""
        self.sink.report(slug, span, **arguments)  # type: ignore[arg-type]
        return Hole()

    def mention(self, draft: Draft) -> None:
        """Number a thing that the rule names for the first time."""
        draft.mention = len(self.mentions)
        self.mentions.append(draft)

    def unknown_word(self, word: Word) -> Hole:
        """Report a word that is none of this game."""
        span = self.span(word.start, word.end)
        game = self._other_game(word.text)
        if game:
            here = self.vocabulary.family
            return self.fail("word-of-another-game", span, word=word.text, game=game, here=here)
        known = self.vocabulary.words | frozenset(self.lexicon.symbols.by_spelling)
        similar = nearest(word.text, known)
        hint = "similar" if similar else None
        return self.fail("unknown-word", span, hint=hint, word=word.text, similar=similar)

    def _other_game(self, word: str) -> str:
        for name, vocabulary in sorted(self.others.items()):
            if word in vocabulary.words:
                return name
        return ""
