"""
Agreement within a sentence: determiners, numbers and adjectives with nouns, verbs with their doer.

The words are read from left to right. A determiner or a number opens a phrase, its noun closes it;
an adjective agrees with the phrase it stands in or after, or with the subject after a copula. A
verb agrees with the phrase before it that no preposition governs, else it speaks to the reader.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property

from regola.text.lint.model import ANY, MANY, ONE, ORDER, PLURAL, SINGULAR, YOU, Part, Slip
from regola.text.lint.parts import Word
from regola.text.lint.phrases import Phrases
from regola.text.lint.sentence import SPOKEN_TO, Clause, persons_of

__all__ = ["Agreement"]

_STARTS_PHRASE = frozenset(
    {
        Part.ADJECTIVE,
        Part.DETERMINER,
        Part.INFINITIVE,
        Part.NOUN,
        Part.NUMERAL,
        Part.PRONOUN,
    }
)
_ENDS_PART = frozenset({Part.OPENER, Part.PAUSE, Part.RELATIVE, Part.VERB})
_BEFORE_INFINITIVES = frozenset(
    {Part.FUSED, Part.INFINITIVE, Part.JOINER, Part.PAUSE, Part.PREPOSITION}
)


class Agreement(Phrases):
    """Reads one sentence and gathers its slips."""

    def slips(self) -> list[Slip]:
        """Read the sentence to its end."""
        for place, word in enumerate(self._words):
            self._place = place
            if word.use == "broken":
                self._note("name", word)
            self._handlers.get(word.part, self._other)(word)
            if word.part not in (Part.FILLER, Part.VERB):
                self._participle = False
            if word.part in _ENDS_PART:
                self._part_of = 0
            if word.part is not Part.FILLER:
                self._after = word.use if word.part in (Part.VERB, Part.PREPOSITION) else ""
        return self._slips

    @cached_property
    def _handlers(self) -> Mapping[Part, Callable[[Word], None]]:
        return {
            Part.DETERMINER: self._determiner,
            Part.FUSED: self._determiner,
            Part.NUMERAL: self._determiner,
            Part.ADJECTIVE: self._adjective,
            Part.NOUN: self._noun,
            Part.PREPOSITION: self._preposition,
            Part.PRONOUN: self._pronoun,
            Part.YOURSELF: self._yourself,
            Part.JOINER: self._joiner,
            Part.PAUSE: self._pause,
            Part.OPENER: self._opener,
            Part.RELATIVE: self._relative,
            Part.INFINITIVE: self._infinitive,
            Part.VERB: self._verb,
            Part.FILLER: self._filler,
        }

    def _yourself(self, word: Word) -> None:
        self._abandon()
        previous = self._previous()
        if previous is not None and previous.part is Part.NOUN:
            # A relative clause without its pronoun: the tokens you own.
            self._relative(word)
        if not self._after_preposition and not self._clause.verb:
            self._clause.subject = SPOKEN_TO
        self._after_preposition = False

    def _joiner(self, word: Word) -> None:
        self._abandon()
        del word
        self._after_preposition = False
        self._joined = True
        following = self._next()
        if following is not None and following.part in (Part.VERB, Part.YOURSELF):
            self._begin(dependent=self._clause.dependent, joined=True)

    def _pause(self, word: Word) -> None:
        self._abandon()
        del word
        self._after_preposition = False
        self._joined = False
        self._predicate = 0
        self._begin(dependent=False)

    def _begin(self, *, dependent: bool, joined: bool = False) -> None:
        outer = self._clauses[0]
        carried = outer.doer if self._carries or joined else 0
        self._clauses = [Clause(dependent=dependent, carried=carried)]

    def _opener(self, word: Word) -> None:
        self._abandon()
        self._after_preposition = False
        self._predicate = 0
        self._joined = False
        self._begin(dependent=True)
        self._clause.event = word.use == "event"
        if word.use == "like":
            for phrase in self._phrases:
                self._clause.carried |= phrase.mask

    def _relative(self, word: Word) -> None:
        self._abandon()
        del word
        if any(one.use == "same" for one in self._words[max(self._place - 4, 0) : self._place]):
            self._after_preposition = True
            return
        self._after_preposition = False
        self._predicate = 0
        antecedents = 0
        for phrase in self._chain():
            antecedents |= phrase.mask
        antecedents |= max(self._clause.subject, 0)
        self._clauses.append(Clause(dependent=True, relative=True, carried=antecedents))

    def _infinitive(self, word: Word) -> None:
        before = self._previous_but_fillers()
        allowed = before is not None and (
            before.use in ("modal", "to", "causes") or before.part in _BEFORE_INFINITIVES
        )
        self._abandon()
        self._after_preposition = False
        self._clause.infinitive = True
        if word.use == "copula":
            self._predicate = self._said_of(self._clause.subject, self._clause.persons)
        if not allowed:
            self._note("verb", word)

    def _verb(self, word: Word) -> None:
        self._abandon()
        if self._after in ("modal", "to"):
            self._note("verb", word)
            return
        inverting = self._is_inverting(word, self._place)
        if self._after_preposition and not inverting:
            self._note("verb", word)
        self._after_preposition = False
        clause = self._clause_of_verb()
        if not self._fits(word, clause):
            self._note("verb", word)
        self._check_doer(word, clause)
        clause.verb = True
        clause.persons = word.persons
        subject = clause.subject or (clause.carried if clause.relative else 0)
        said = word.use == "copula" and not self._is_reflexive()
        self._predicate = self._said_of(subject, word.persons) if said else 0
        self._participle = word.use == "auxiliary"
        self._joined = False

    def _check_doer(self, word: Word, clause: Clause) -> None:
        """
        Note an order that is written as what somebody else does, after somebody else acted.

        *When an opponent conquers the region, salta il turno*: he skips it, or you?
        """
        order = word.persons & ORDER and word.persons & ONE
        alone = not (clause.dependent or clause.subject or clause.relative)
        if self.other and order and alone and not self._is_reflexive():
            self._note("doer", word)
        if clause.relative or (clause.dependent and not clause.event):
            return
        whoever = self._words[0].use == "whoever" or clause.event
        if not word.persons & YOU:
            self.other = self.other or whoever
        elif not word.persons & ONE:
            self.other = False

    def _clause_of_verb(self) -> Clause:
        """Return the clause that a verb belongs to; a relative clause has one verb."""
        following = self._clause.following
        if following:
            self._begin(dependent=self._clause.dependent)
            self._clause.subject = following
        elif self._clause.relative and self._clause.verb and len(self._clauses) > 1:
            self._clauses.pop()
        return self._clause

    def _said_of(self, subject: int, persons: int) -> int:
        """Return the features of what a copula says of a subject, as far as it tells."""
        if subject <= 0:
            return 0
        told = (SINGULAR if persons & ONE else 0) | (PLURAL if persons & MANY else 0)
        return subject & told or subject

    def _fits(self, word: Word, clause: Clause) -> bool:
        """Tell whether a verb's form goes with who does it."""
        inverting = self._is_inverting(word, self._place)
        impersonal = self._is_reflexive() or self._is_existential(self._place)
        if impersonal and not word.persons & ~(YOU | ORDER):
            return False
        if (clause.verb or clause.relative) and inverting:
            return True
        if clause.subject or clause.relative:
            return bool(self._doers(word, clause) & word.persons)
        return self._fits_alone(word, clause, inverting=inverting)

    def _is_reflexive(self) -> bool:
        previous = self._previous()
        return previous is not None and previous.use == "reflexive"

    def _doers(self, word: Word, clause: Clause) -> int:
        """Return who may do what a verb says, where the clause tells."""
        if clause.subject == SPOKEN_TO:
            return YOU
        if clause.subject:
            return persons_of(clause.subject)
        # Of a copula what stands before is the subject, of other verbs it may be the object.
        you = 0 if word.use == "copula" else YOU
        return you | persons_of(clause.carried or ANY)

    def _fits_alone(self, word: Word, clause: Clause, *, inverting: bool) -> bool:
        """Tell whether a verb may stand where the clause has named nobody who does it."""
        persons = word.persons
        if persons & YOU or (persons & ORDER and not clause.dependent):
            return True
        if self._head_last and word.use in ("modal", "copula", "auxiliary"):
            return True
        if inverting:
            return bool(persons & ONE) or self._is_followed_by_phrase()
        return clause.carried > 0 and bool(persons_of(clause.carried) & persons)

    def _is_followed_by_phrase(self) -> bool:
        following = self._next()
        return following is not None and following.part in _STARTS_PHRASE

    def _other(self, word: Word) -> None:
        """A word that nobody knows; right after *you* it is what you do."""
        self._abandon()
        del word
        previous = self._previous()
        if previous is not None and previous.part is Part.YOURSELF:
            self._clause.verb = True
        self._after_preposition = False

    def _filler(self, word: Word) -> None:
        """Words like *not* and *also* change nothing."""
