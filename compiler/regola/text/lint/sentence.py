"""The state of reading a sentence: its phrases, its clauses, and the slips found so far."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from regola.text.lint.model import MANY, ONE, PLURAL, SINGULAR, Part, Slip
from regola.text.lint.parts import Word

__all__ = ["SPOKEN_TO", "Clause", "Phrase", "Sentence", "persons_of"]

SPOKEN_TO = -1
"""The doer of a clause that is said of you."""


@dataclass(slots=True)
class Phrase:
    """A noun with all that agrees with it; `mask` are the features that are left to it."""

    mask: int
    governed: bool
    first: Word
    counted: bool = False
    """Whether a number or a determiner stands in it, so that it may stand without a noun."""


@dataclass(slots=True)
class Clause:
    """A clause: its doer, as features or `SPOKEN_TO`, and whether its verb was read."""

    subject: int = 0
    verb: bool = False
    dependent: bool = False
    event: bool = False
    """Whether it tells the event that is answered: *when an opponent conquers a region*."""
    relative: bool = False
    carried: int = 0
    """Who acted in the clause before; in a relative clause, what it may be about."""
    following: int = 0
    """What was joined after the verb: the doer of a verb that is still to come."""
    persons: int = 0
    infinitive: bool = False
    """Whether an infinitive was read, whose objects are no doers."""

    @property
    def doer(self) -> int:
        """Who acts in the clause, or who did before where it says no other."""
        return self.subject if self.verb and self.subject else self.carried


def persons_of(mask: int) -> int:
    """Return the persons of verbs that go with a subject of some features."""
    return (ONE if mask & SINGULAR else 0) | (MANY if mask & PLURAL else 0)


class Sentence:
    """What was read of a sentence up to a place."""

    def __init__(
        self,
        words: Sequence[Word],
        *,
        head_last: bool,
        prose: bool,
        carried: int = 0,
        other: bool = False,
    ) -> None:
        """
        Take the words of a sentence.

        `prose` tells whether anybody may act, not only who is named and the reader; `head_last`
        whether nouns may stand before a noun, as in English, whose verbs do not tell who acts;
        `carried` are the features of who acted in the sentence before; `other` whether that was
        somebody else than the reader, so that an order would seem to tell what he does.
        """
        self._words = words
        self._head_last = head_last
        self._prose = prose
        # Where verbs tell who acts, a sentence need not name again who acted before.
        self._carries = not head_last
        self._slips: list[Slip] = []
        self._phrases: list[Phrase] = []
        self._open: Phrase | None = None
        self._after_preposition = False
        self._part_of = 0
        self._joined = False
        self._clauses = [Clause(carried=carried)]
        self.other = other
        self._predicate = 0
        self._participle = False
        self._after = ""
        self._place = 0

    @property
    def doer(self) -> int:
        """The features of who acts at the end of the sentence, none if that is you."""
        return max(self._clauses[0].doer, 0) if self._carries else 0

    @property
    def _clause(self) -> Clause:
        return self._clauses[-1]

    def _note(self, kind: str, word: Word) -> None:
        self._slips.append(Slip(kind, word.text, word.start))

    def _previous(self) -> Word | None:
        return self._words[self._place - 1] if self._place else None

    def _previous_but_fillers(self) -> Word | None:
        before = self._words[: self._place]
        return next((word for word in reversed(before) if word.part is not Part.FILLER), None)

    def _next(self) -> Word | None:
        """Return the next word, words like *not* and *also* left out."""
        following = self._words[self._place + 1 :]
        return next((word for word in following if word.part is not Part.FILLER), None)

    def _is_existential(self, place: int) -> bool:
        """Tell whether a verb says that something is there: *c'è*, *there are*."""
        return place > 0 and self._words[place - 1].use == "there"

    def _is_inverting(self, verb: Word, place: int) -> bool:
        """Tell whether a verb may stand before who does it."""
        before = self._words[place - 1].use if place else ""
        after = self._words[place + 1].use if place + 1 < len(self._words) else ""
        own = verb.use == "before subject"
        return own or before in ("reflexive", "there") or after == "before subject"
