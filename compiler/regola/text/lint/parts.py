"""Decide for each word of a sentence which of its readings its neighbours leave."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from regola.text.lint.model import Part, Reading, Token

__all__ = ["Word", "words_of"]

_NOMINAL = frozenset({Part.NOUN, Part.ADJECTIVE, Part.NUMERAL, Part.DETERMINER})
_ASKS_NOUN = frozenset({Part.DETERMINER, Part.FUSED, Part.NUMERAL, Part.PREPOSITION})
_ENDS_PHRASE = frozenset({Part.NOUN, Part.PRONOUN, Part.YOURSELF})
_BEGINS = frozenset({Part.PAUSE, Part.JOINER})
_VERBAL = (Part.VERB, Part.INFINITIVE)


@dataclass(frozen=True, slots=True)
class Word:
    """A token as one part of speech; `features` and `persons` join its readings of that part."""

    text: str
    start: int
    part: Part
    features: int
    persons: int
    use: str
    sure: bool = False
    """Whether it can be nothing else."""


def words_of(tokens: Sequence[Token], *, head_last: bool) -> list[Word]:
    """Return the words of a sentence; `head_last` where a noun may stand before a noun."""
    chosen: list[Word] = []
    for place, token in enumerate(tokens):
        following = tokens[place + 1] if place + 1 < len(tokens) else None
        chosen.append(_chosen(token, chosen, following, head_last=head_last))
    return chosen


@dataclass(frozen=True, slots=True)
class _Place:
    """A word that may be taken in several ways, and what stands around it."""

    options: frozenset[Part]
    before: Sequence[Word]
    readings: Sequence[Reading]
    after: Sequence[Reading]
    """The readings of the word, and of the next one."""
    head_last: bool

    @property
    def coming(self) -> frozenset[Part]:
        """The parts that the next word may be."""
        return frozenset(reading.part for reading in self.after)

    def agrees_with_next(self, part: Part) -> bool:
        """Tell whether the word, as one part, may go with a noun or adjective that comes."""
        nominal = [one.features for one in self.after if one.part in _NOMINAL]
        own = [one.features for one in self.readings if one.part is part]
        return any(mine & theirs for mine in own for theirs in nominal)

    def agrees_with(self, word: Word) -> bool:
        """Tell whether the word, as an adjective, may go with a noun before it."""
        own = [one.features for one in self.readings if one.part is Part.ADJECTIVE]
        return any(mine & word.features for mine in own)

    def last(self) -> Word | None:
        """Return the word before, words like *not* and *also* left out."""
        return next((word for word in reversed(self.before) if word.part is not Part.FILLER), None)

    def may_be(self, *parts: Part) -> bool:
        """Tell whether the word may be any of some parts."""
        return not self.options.isdisjoint(parts)


def _chosen(token: Token, before: Sequence[Word], after: Token | None, *, head_last: bool) -> Word:
    options = frozenset(reading.part for reading in token.readings)
    part = token.readings[0].part
    if len(options) > 1:
        coming = after.readings if after else ()
        place = _Place(options, before, token.readings, coming, head_last)
        wanted = (one for rule in _RULES for one in rule(place))
        part = next((one for one in wanted if one in options), part)
    word = _as(token, [reading for reading in token.readings if reading.part is part])
    return replace(word, sure=token.sure and len(options) == 1)


def _as(token: Token, readings: Sequence[Reading]) -> Word:
    first = readings[0]
    word = Word(token.text, token.start, first.part, 0, 0, first.use)
    for reading in readings:
        word = replace(
            word,
            features=word.features | reading.features,
            persons=word.persons | reading.persons,
            use=word.use or reading.use,
        )
    return word


def _as_beginning(place: _Place) -> Iterator[Part]:
    """Begin a clause with its verb; *relics* in *monsters, relics and …* begins none."""
    last = place.last()
    if place.may_be(Part.VERB) and (last is None or last.part in _BEGINS):
        if place.head_last and _lists_nouns(place.before):
            yield Part.NOUN
        yield Part.VERB
    if last and last.part is Part.YOURSELF:
        yield Part.VERB


def _as_pronoun(place: _Place) -> Iterator[Part]:
    """Tell *that* and *who* after a noun from *that region*, *this holds*, *who loses*."""
    last = place.last()
    goes_on = place.coming & {Part.VERB, Part.YOURSELF, Part.DETERMINER}
    if place.may_be(Part.RELATIVE) and last and last.part in _ENDS_PHRASE and goes_on:
        yield Part.RELATIVE
    alone = place.may_be(Part.RELATIVE) and not place.may_be(Part.DETERMINER)
    bare = Part.VERB in place.coming or place.coming == {Part.NUMERAL}
    if place.may_be(Part.PRONOUN) and (bare or alone):
        yield Part.PRONOUN


def _as_determiner(place: _Place) -> Iterator[Part]:
    """Tell an article from the pronoun of the same form by what comes."""
    if place.may_be(Part.DETERMINER, Part.FUSED):
        nominal = bool(place.coming & (_NOMINAL | {Part.OTHER}))
        if Part.VERB in place.coming and place.may_be(Part.FILLER):
            # "lo porta": the noun of that form would have another gender.
            nominal = place.agrees_with_next(Part.DETERMINER)
        if Part.DETERMINER in place.coming and place.may_be(Part.VERB):
            # "dai questo": no article stands before another.
            nominal = nominal and place.agrees_with_next(Part.FUSED)
        yield from (Part.FUSED, Part.DETERMINER) if nominal else (Part.PRONOUN, Part.FILLER)


def _as_asked(place: _Place) -> Iterator[Part]:
    """Give what a modal, a verb or a copula asks for."""
    last = place.last()
    use = last.use if last else ""
    if use in ("modal", "to"):
        yield from (Part.INFINITIVE, Part.VERB)
    if place.may_be(Part.PREPOSITION) and place.coming & {Part.FUSED, Part.PREPOSITION}:
        yield Part.PREPOSITION
    if place.options >= {Part.FILLER, Part.ADJECTIVE}:
        yield Part.ADJECTIVE if _is_adjective(place, last) else Part.FILLER
    if use in ("copula", "auxiliary"):
        yield Part.ADJECTIVE


def _is_adjective(place: _Place, last: Word | None) -> bool:
    """Tell whether a word such as *solo* or *prima* says something of a noun."""
    if last is None:
        return False
    if last.part in (Part.NOUN, Part.ADJECTIVE):
        return place.agrees_with(last)
    return last.use == "copula" or (last.part in _ASKS_NOUN and Part.NOUN in place.coming)


def _in_phrase(place: _Place) -> Iterator[Part]:
    """Give what may follow a determiner, a number, a preposition, and adjectives after these."""
    last = place.last()
    if last and (last.part in _ASKS_NOUN or _opens(place.before)):
        if last.part is Part.PREPOSITION and not place.head_last:
            yield Part.INFINITIVE
        more = Part.NOUN in place.coming and Part.VERB not in place.coming
        more = more and (not place.may_be(Part.NOUN) or place.agrees_with_next(Part.ADJECTIVE))
        yield from (Part.ADJECTIVE, Part.NOUN) if more else (Part.NOUN, Part.ADJECTIVE)


def _after_noun(place: _Place) -> Iterator[Part]:
    last = place.last()
    if last is None or last.part not in _ENDS_PHRASE:
        return
    clause = _clause(place.before)
    governed = len(clause) > 1 and clause[0].part is Part.PREPOSITION
    has_verb = any(word.part is Part.VERB for word in clause)
    fits = place.agrees_with(last) or not place.may_be(Part.VERB)
    if fits and not (place.head_last and place.may_be(Part.NOUN)):
        yield Part.ADJECTIVE
    if not has_verb and not governed:
        yield Part.VERB
    if place.head_last:
        yield from (Part.NOUN, Part.ADJECTIVE)


def _at_last(place: _Place) -> Iterator[Part]:
    last = place.last()
    if last is None or last.part is not Part.VERB:
        yield from _VERBAL
    yield from (Part.NOUN, Part.ADJECTIVE, Part.VERB)


_RULES = (
    _as_beginning,
    _as_pronoun,
    _as_determiner,
    _as_asked,
    _in_phrase,
    _after_noun,
    _at_last,
)
"""What the neighbours want a word to be, the surest first."""


def _lists_nouns(before: Sequence[Word]) -> bool:
    """Tell whether nouns are listed: *monsters, relics and …*."""
    return len(before) > 1 and before[-1].part is Part.JOINER and before[-2].part is Part.NOUN


def _clause(before: Sequence[Word]) -> Sequence[Word]:
    """Return the words since the last pause or beginning of a clause."""
    breaks = (Part.PAUSE, Part.OPENER, Part.RELATIVE)
    places = [place for place, word in enumerate(before) if word.part in breaks]
    return before[places[-1] + 1 :] if places else before


def _opens(before: Sequence[Word]) -> bool:
    """Tell whether adjectives stand before a noun that is still to come."""
    for word in reversed(before):
        if word.part is not Part.ADJECTIVE:
            return word.part in _ASKS_NOUN
    return False
