"""The phrases of a sentence: determiners, numbers and adjectives agree with their noun."""

from __future__ import annotations

from regola.text.lint.model import ANY, PLURAL, Part
from regola.text.lint.parts import Word
from regola.text.lint.sentence import Phrase, Sentence, persons_of

__all__ = ["Phrases"]

_KINDS = {Part.DETERMINER: "article", Part.FUSED: "article", Part.NUMERAL: "number"}


class Phrases(Sentence):
    """Reads the words of phrases."""

    def _determiner(self, word: Word) -> None:
        if word.part is Part.FUSED:
            self._preposition(word)
        elif self._open is not None and self._starts_anew(word, self._open):
            self._abandon()
        following = [one.part for one in self._words[self._place + 1 : self._place + 3]]
        nouns = ([Part.NOUN], [Part.ADJECTIVE, Part.NOUN])
        sure = not self._prose or all(one.sure for one in self._words[self._place + 1 :][:1])
        if word.use == "alone" and sure and (following[:1] in nouns or following in nouns):
            self._note("elision", word)
        self._narrow(word)
        if self._open:
            self._open.counted = True

    def _starts_anew(self, word: Word, opened: Phrase) -> bool:
        """Tell whether a determiner begins a phrase, so that the open one has no noun."""
        previous = self._previous()
        after = previous is not None and previous.part is Part.ADJECTIVE
        article = word.use == "the" and opened.first.use != "all"
        return word.part is Part.DETERMINER and (after or article)

    def _narrow(self, word: Word) -> None:
        """Let a word agree with the phrase that is open, or open one."""
        if self._open is None:
            self._open = Phrase(word.features, self._after_preposition, word)
            self._after_preposition = False
        elif self._open.first.use == "each" and word.part is Part.NUMERAL:
            self._open.mask = word.features
        elif self._open.mask & word.features:
            self._open.mask &= word.features
        elif word.sure or not self._prose:
            self._note(_KINDS.get(word.part, "adjective"), word)

    def _adjective(self, word: Word) -> None:
        before_noun = self._is_before_noun()
        participle, self._participle = self._participle, False
        if participle:
            self._check_participle(word)
        elif self._open is not None:
            self._narrow(word)
        elif self._predicate:
            if not self._predicate & word.features:
                self._note("predicate", word)
        elif self._stands_after_noun():
            self._agree_back(word)
        elif before_noun:
            self._narrow(word)

    def _is_before_noun(self) -> bool:
        following = self._words[self._place + 1 : self._place + 2]
        fitting = {Part.NOUN, Part.NUMERAL} | ({Part.ADJECTIVE} if self._open else set())
        return any(one.part in fitting for one in following)

    def _check_participle(self, word: Word) -> None:
        """In *le hai perse* what was done agrees with a pronoun before it, else with nothing."""
        if not word.features & 1 and not self._has_pronoun():
            self._note("adjective", word)

    def _has_pronoun(self) -> bool:
        before = self._words[max(self._place - 3, 0) : self._place]
        return any(word.use == "object" for word in before)

    def _stands_after_noun(self) -> bool:
        before = [one for one in self._words[: self._place] if one.part is not Part.FILLER]
        if before and before[-1].part is Part.JOINER:
            return len(before) > 1 and before[-2].part is Part.ADJECTIVE and bool(self._phrases)
        after = (Part.NOUN, Part.ADJECTIVE, Part.PRONOUN)
        return bool(before) and before[-1].part in after and bool(self._phrases)

    def _agree_back(self, word: Word) -> None:
        """
        Let an adjective agree with the noun it stands after.

        Prose also puts it after what belongs to its noun: *a region of theirs conquered by*.
        """
        phrases = self._chain() if self._prose else self._phrases[-1:]
        fitting = next((one for one in phrases if one.mask & word.features), None)
        if fitting is not None:
            fitting.mask &= word.features
        elif word.sure or not self._prose:
            self._note("adjective", word)

    def _chain(self) -> list[Phrase]:
        """Return the last phrase, and those that it hangs on by prepositions, nearest first."""
        chain: list[Phrase] = []
        for phrase in reversed(self._phrases):
            chain.append(phrase)
            if not phrase.governed:
                break
        return chain

    def _noun(self, word: Word) -> None:
        following = self._next()
        if self._head_last and following is not None and following.part is Part.NOUN:
            if self._open is None:
                self._open = Phrase(ANY, self._after_preposition, word)
                self._after_preposition = False
            return
        previous = self._previous()
        if self._open is None and previous is not None and previous.part is Part.NOUN:
            return
        self._narrow_to_noun(word)
        self._close()

    def _narrow_to_noun(self, word: Word) -> None:
        opened = self._open
        if opened is None or opened.mask & word.features:
            self._narrow(word)
            return
        if word.sure or not self._prose:
            self._note(_KINDS.get(opened.first.part, "adjective"), opened.first)
        opened.mask = word.features

    def _close(self) -> None:
        """End a phrase at its noun."""
        phrase = self._open
        self._open = None
        if phrase is None:
            return
        self._check_part(phrase)
        if self._joined and self._clause.verb and not phrase.governed:
            self._clause.following = phrase.mask | (0 if self._carries else PLURAL)
        if self._joined and self._phrases and phrase.governed == self._phrases[-1].governed:
            self._join(phrase)
        self._joined = False
        self._predicate = 0
        self._phrases.append(phrase)
        self._inverted(phrase)
        self._become_subject(phrase)

    def _become_subject(self, phrase: Phrase) -> None:
        clause = self._clause
        free = not (clause.verb or clause.subject or clause.infinitive)
        if free and not phrase.governed:
            clause.subject = phrase.mask

    def _check_part(self, phrase: Phrase) -> None:
        """In *one of the regions* the first word has the gender of the last, which is plural."""
        part, self._part_of = self._part_of, 0
        if not part or not phrase.governed or not phrase.counted:
            return
        genders = part | part << 2 | part >> 2
        if not phrase.mask & genders & PLURAL:
            self._note("partitive", phrase.first)

    def _join(self, phrase: Phrase) -> None:
        """Let what follows *this and that* agree with both or with the last."""
        before = self._phrases[-1].mask
        both = phrase.mask | before
        if self._clause.subject == before and not self._clause.verb:
            self._clause.subject = both | PLURAL
        phrase.mask = both | (PLURAL if both & 0b0101 else 0b1000)

    def _abandon(self) -> None:
        """A phrase without a noun: a pronoun such as *one* or *each*."""
        phrase = self._open
        if phrase is None:
            return
        following = self._words[self._place]
        if following.use == "of" and phrase.first.use in ("one", "alone", "each"):
            self._part_of = phrase.mask
        self._open = None
        if phrase.counted:
            self._phrases.append(phrase)
            self._inverted(phrase)
            self._become_subject(phrase)

    def _inverted(self, phrase: Phrase) -> None:
        """Let a verb that stands before its subject agree with it."""
        if phrase.governed or self._clause.subject or not self._clause.verb:
            return
        place = self._words.index(phrase.first) - 1
        while place > 0 and self._words[place].part is Part.FILLER:
            place -= 1
        verb = self._words[place]
        if place < 0 or verb.part is not Part.VERB or not self._is_inverting(verb, place):
            return
        if self._clause.relative and not self._is_existential(place):
            return
        if not persons_of(phrase.mask) & verb.persons:
            self._note("verb", verb)

    def _preposition(self, word: Word) -> None:
        self._abandon()
        self._predicate = 0
        self._after_preposition = True
        if word.use != "of":
            self._part_of = 0

    def _pronoun(self, word: Word) -> None:
        self._abandon()
        self._open = Phrase(word.features, self._after_preposition, word)
        self._after_preposition = False
        self._close()
