"""
Think of what may have been meant: changes to a line, those of one sort together.

Each function gives the changes of one sort, the nearest first, for the tokens at which a finding
points. Whether a change makes sense is found out by trying it, so these need not know why.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from regola.compilation.mending.spot import SIGNS, WEIGHTY, Candidate, Sort, Spot
from regola.findings import Edit, distance, nearest
from regola.program.aliases import said_phrases
from regola.program.words import Lexicon
from regola.vocabulary.model import Vocabulary

__all__ = [
    "SORTS",
    "continued",
    "exchanged",
    "fitting_words",
    "in_front",
]

_NEAR = 8
_LONGEST = 4


# Small words that are easily forgotten; others are said or not said, but not forgotten.
_FORGOTTEN = ("PREPOSITION", "IS", "MAY", "PER", "THAT", "HAS", "AT", "WHEN", "IF", "CHANGE")

_PLAIN = ("a", "the", "each", "any")
"""The articles that say no more than which of some things are meant."""

_CHANGES = {"+": "more", "-": "less"}
_VOWELS = "aeiou"


def _said(spot: Spot) -> Iterator[Candidate]:
    """What people say where the rules have a word of their own: *for each*, *due*."""
    tokens = len(spot.line.tokens)
    for first in range(max(spot.first - 2, 0), min(spot.first + 2, tokens)):
        for after in range(min(first + _LONGEST, tokens), first, -1):
            for term in said_phrases(spot.text(first, after)):
                edit = spot.edit(first, after, term)
                yield Candidate(edit, is_slip=term.isdigit())


def _joined(spot: Spot) -> Iterator[Candidate]:
    """Words of a name that is an id: *lost tribe*."""
    for first in spot.around:
        for after in range(first + 2, min(first + _LONGEST, len(spot.line.tokens)) + 1):
            name = "_".join(spot.text(first, after).split(" "))
            for one in (name, name.removesuffix("s")):
                if one in spot.lexicon.symbols.by_spelling:
                    yield Candidate(spot.edit(first, after, one))


def _small(spot: Spot) -> Iterator[Candidate]:
    """Words that are written in capital letters: *Tokens: 6*."""
    tokens = spot.line.tokens
    words = [one for one in tokens if one.sort == "word" and one.text != one.text.lower()]
    if words:
        text = spot.line.text
        for one in words:
            first = one.start - spot.line.start
            text = text[:first] + one.text.lower() + text[first + len(one.text) :]
        yield Candidate(spot.edit(0, len(tokens), text))


def _told(spot: Spot) -> Iterator[Candidate]:
    """What the finding itself proposes for several tokens at once, such as an id with a hyphen."""
    if spot.after - spot.first > 1:
        for word in spot.legal[:_NEAR]:
            yield Candidate(spot.edit(spot.first, spot.after, word))


def _misspelt(spot: Spot) -> Iterator[Candidate]:
    """The legal words nearest to one that is none."""
    own = spot.lexicon
    for index in range(spot.first, min(spot.after, len(spot.line.tokens))):
        word = spot.line.tokens[index].text
        is_word = spot.line.tokens[index].sort == "word"
        # A comma that stands twice is no letter that went wrong.
        if is_word and (word.lower() not in own.known or spot.legal):
            legal = (*spot.legal, *own.about(word))
            near = list(_near(spot, index, word, legal))
            yield from near
            # Misspelt in the form that does not go here: *1 conis*.
            for one in near:
                for form in _forms_of(one.edit.replacement, own):
                    yield Candidate(spot.edit(index, index + 1, form), one.rank + 1)


def _near(spot: Spot, index: int, word: str, legal: tuple[str, ...]) -> Iterator[Candidate]:
    for near in filter(None, nearest(word, legal, most=_NEAR)):
        steps = distance(word.casefold(), near.casefold(), len(word))
        # Who slips seldom does so at the last letter, which tells singular from plural.
        yield Candidate(spot.edit(index, index + 1, near), 2 * steps + (near[-1] != word[-1]))


def _doubled(spot: Spot) -> Iterator[Candidate]:
    """A word or a sign that stands twice."""
    tokens = spot.line.tokens
    is_field = any(one.text == ":" for one in tokens[:3]) and (
        tokens[0].text in spot.lexicon.vocabulary.field_names
    )
    for index in spot.around:
        is_twice = index and tokens[index].text.lower() == tokens[index - 1].text.lower()
        # Two values that are alike may well be meant, with a comma between them.
        if is_twice and (not is_field or tokens[index].sort == "sign"):
            yield Candidate(spot.delete(index))


def _punctuated(spot: Spot) -> Iterator[Candidate]:
    """A comma or a colon that is missing, or one in the place of the other."""
    tokens = spot.line.tokens
    is_field = tokens[0].text in spot.lexicon.vocabulary.field_names
    for index in spot.around:
        if tokens[index].text in SIGNS:
            yield Candidate(spot.edit(index, index + 1, ":" if tokens[index].text == "," else ","))
    for index in reversed(spot.around):
        if index:
            for sign, cause in SIGNS.items():
                if sign == "," or not is_field:
                    yield Candidate(spot.insert(index, sign), 0, cause)


def exchanged(spot: Spot) -> Iterator[Candidate]:
    """Two words in the wrong order."""
    tokens = spot.line.tokens
    for index in spot.around:
        words = (spot.text(index - 1, index), spot.text(index, index + 1)) if index else ()
        is_deed = spot.is_a(index - 1, "VERB", "DONE") or spot.is_a(index, "VERB", "DONE")
        # Who does it and to whom would change places: *attacked you*, *you attacked*.
        if words and not ("you" in words and is_deed):
            both = f"{tokens[index].text} {tokens[index - 1].text}"
            yield Candidate(spot.edit(index - 1, index + 1, both))


def _forms(spot: Spot) -> Iterator[Candidate]:
    """Another form of the same word: singular or plural, the forms of a verb."""
    for index in spot.around:
        word = spot.line.tokens[index].text.lower()
        for form in _forms_of(word, spot.lexicon):
            yield Candidate(spot.edit(index, index + 1, form))


def _forms_of(word: str, lexicon: Lexicon) -> Iterator[str]:
    own = lexicon.vocabulary.spellings
    noun = own.plurals.get(word, word)
    plurals = (plural for plural, one in own.plurals.items() if one == noun)
    symbols = lexicon.symbols.by_spelling.get(word, ())
    names = (name for symbol in symbols for name in symbol.spellings)
    terminal, value = own.words.get(word, ("", ""))
    verb = value if terminal in ("VERB", "DONE") else ""
    verbs = (form for form, (_, of) in own.words.items() if verb and of == verb)
    found = dict.fromkeys(chain([noun], plurals, names, verbs))
    yield from (form for form in found if form != word)


def _determined(spot: Spot) -> Iterator[Candidate]:
    """An article that is missing, or another than the one that stands here."""
    articles = spot.spelled("DETERMINER")
    for index in spot.around:
        is_there = index > 0 and spot.is_a(index - 1, "DETERMINER")
        for article in articles:
            vowel = spot.line.tokens[index].text[0] in _VOWELS
            word = "an" if article == "a" and vowel else article
            edit = spot.edit(index - 1, index, word) if is_there else spot.insert(index, word)
            # Whose a thing is, or that there is none, its author has to say.
            is_safe = article in _PLAIN and spot.text(index, index + 1) != "of"
            yield Candidate(edit, articles.index(article), is_safe=is_safe)
        if spot.text(index, index + 1) == "one":
            yield Candidate(spot.edit(index, index + 1, "1"))


def _acting(spot: Spot) -> Iterator[Candidate]:
    """Somebody else who does something after the colon: it is said with *must*."""
    for index in spot.around:
        after_colon = ":" in spot.text(0, index).split(" ")
        if index and after_colon and spot.is_a(index, "VERB"):
            word = spot.line.tokens[index].text.lower()
            deed = spot.lexicon.vocabulary.spellings.words[word][1]
            yield Candidate(spot.edit(index, index + 1, f"must {deed}"), is_safe=False)
            if index > 1 and spot.is_a(index - 2, "DETERMINER"):
                actor = spot.text(index - 1, index)
                article = "an" if actor[0] in _VOWELS else "a"
                edit = spot.edit(index - 2, index + 1, f"{article} {actor} must {deed}")
                yield Candidate(edit, 1, is_safe=False)


def _signed(spot: Spot) -> Iterator[Candidate]:
    """A sign before a number, in the place of a word after it: *+1*, *1 more*."""
    own = spot.lexicon.vocabulary.spellings.keywords
    tokens = spot.line.tokens
    for index in range(spot.first, len(tokens) - 1):
        value = _CHANGES.get(tokens[index].text)
        words = [word for word, one in own.items() if one == ("CHANGE", value)]
        if tokens[index + 1].sort == "number":
            for word in words:
                text = f"{tokens[index + 1].text} {word}"
                yield Candidate(spot.edit(index, index + 2, text))
                yield Candidate(spot.edit(index, index + 2, f"is {text}"), 1)


def _belonging(spot: Spot) -> Iterator[Candidate]:
    """What lies somewhere, in the place of where it lies: *mines*, *regions with a mine*."""
    own = spot.lexicon.vocabulary
    for index in range(spot.first, min(spot.after, len(spot.line.tokens))):
        word = spot.line.tokens[index].text.lower()
        senses = spot.lexicon.senses(word)
        for left, right in own.relations["with"].pairs:
            if any(own.is_a(sense.type, right) for sense in senses) and left in own.nouns:
                one = senses[0].noun.rpartition("/")[2]
                article = "an" if one[0] in _VOWELS else "a"
                for holder in (*_plurals(left, own), left):
                    text = f"{holder} with {article} {one}"
                    yield Candidate(spot.edit(index, index + 1, text), is_safe=False)


def _plurals(noun: str, vocabulary: Vocabulary) -> Iterator[str]:
    yield from (form for form, one in vocabulary.spellings.plurals.items() if one == noun)


def _compound(spot: Spot) -> Iterator[Candidate]:
    """Two nouns of one thing, of which the first says all: *hill regions*, *your forest tokens*."""
    own = spot.lexicon
    for index in range(max(spot.first - 1, 0), min(spot.after, len(spot.line.tokens) - 1)):
        words = (spot.text(index, index + 1), spot.text(index + 1, index + 2))
        first, second = (own.senses(word)[:1] for word in words)
        if first and second and own.vocabulary.is_a(first[0].type, second[0].type):
            forms = (*_forms_of(words[0], own), words[0])
            for form in forms if second[0].plural else reversed(forms):
                yield Candidate(spot.edit(index, index + 2, form))


def in_front(spot: Spot) -> Iterator[Candidate]:
    """A moment that stands behind what happens then: *gain 1 coin at scoring*."""
    tokens = spot.line.tokens
    if spot.is_a(0, "VERB"):
        for index in range(1, len(tokens)):
            if spot.is_a(index, "AT", "WHEN"):
                text = spot.line.source.text
                deed = text[tokens[0].start : tokens[index - 1].end]
                moment = text[tokens[index].start : tokens[-1].end]
                yield Candidate(spot.edit(0, len(tokens), f"{moment}: {deed}"))


def _mistaken(spot: Spot) -> Iterator[Candidate]:
    """A word of the rules that is near to the one meant: *your*, *you*."""
    own, joining = spot.lexicon.vocabulary, spot.spelled("OR", "AND", "NOT")
    for index in spot.around:
        word = spot.line.tokens[index].text.lower()
        if spot.is_a(index, "AND"):
            yield from (Candidate(spot.edit(index, index + 1, word)) for word in spot.spelled("OR"))
        if len(word) > 1 and word in spot.lexicon.known:
            # Another deed is no slip of this one: *heal*, *deal*.
            deeds = tuple(spot.spelled("VERB")) if spot.is_a(index, "VERB") else ()
            near = _near(spot, index, word, tuple(own.words))
            yield from (one for one in near if one.edit.replacement not in (*joining, *deeds))


def _timed(spot: Spot) -> Iterator[Candidate]:
    """When something was done, which its author has to say: *that attacked you this turn*."""
    for index in dict.fromkeys((spot.first, spot.after)):
        for time in spot.spelled("TIME") if index else ():
            yield Candidate(spot.behind(index, f" {time}"), is_safe=False)


def _left_out(spot: Spot) -> Iterator[Candidate]:
    """A small word too many: *you may to conquer*."""
    for index in spot.around:
        # Whose a thing is, and that there is none, is never left out.
        is_plain = spot.text(index, index + 1) in (*_PLAIN, "an")
        is_weighty = spot.text(index, index + 1) in WEIGHTY
        if index and not is_weighty and (spot.is_a(index, *_FORGOTTEN) or is_plain):
            yield Candidate(spot.delete(index))


def _completed(spot: Spot) -> Iterator[Candidate]:
    """A small word that is missing."""
    small = spot.spelled(*_FORGOTTEN)
    places = (spot.first, spot.after) if spot.after == len(spot.line.tokens) else (spot.first,)
    for index in dict.fromkeys(places):
        if index < len(spot.line.tokens) and spot.is_a(index, "VERB"):
            # Whether one may or must do it, or when it happens, its author has to say.
            return
        if index:
            for word in small:
                yield from _inserted(spot, index, word)
            if index < len(spot.line.tokens) and spot.is_a(index, "CHANGE"):
                yield Candidate(spot.insert(index, "1"), 1, is_safe=False)


def _stated(spot: Spot) -> Iterator[Candidate]:
    """The word that makes a statement or a test of what is not whole: *if the region nonempty*."""
    many = ("you", *spot.lexicon.vocabulary.spellings.plurals)
    for index in range(1, len(spot.line.tokens)):
        word = "are" if spot.text(index - 1, index) in many else "is"
        yield from _inserted(spot, index, word)


def _inserted(spot: Spot, index: int, word: str) -> Iterator[Candidate]:
    """Put a small word in; *is 1* is all that there is, and few who leave *is* out mean that."""
    if word not in ("is", "are") or not _is_bare_number(spot, index):
        yield Candidate(spot.insert(index, word))
        return
    number = spot.text(index, index + 1)
    yield Candidate(spot.edit(index, index + 1, f"{word} {number} more"), is_safe=False)
    yield Candidate(spot.insert(index, word), is_safe=False)


def _is_bare_number(spot: Spot, index: int) -> bool:
    """Tell whether a number stands at a place, and not by how much something changes."""
    tokens = spot.line.tokens
    if index == len(tokens) or tokens[index].sort != "number":
        return False
    return index + 1 == len(tokens) or not spot.is_a(index + 1, "CHANGE")


def _begun(spot: Spot) -> Iterator[Candidate]:
    """The word before a phase, where a moment begins: *once, scoring: gain 1 coin*."""
    for index in range(spot.first):
        if index == 0 or spot.text(index - 1, index) == ",":
            # *Each turn:* may be no moment of the game.
            added = (spot.insert(index, word) for word in spot.spelled("AT"))
            yield from (Candidate(edit, is_slip=False) for edit in added)


def continued(spot: Spot) -> Iterator[Candidate]:
    """The comma at the end of the line before, of which this line is a part; or no semicolon."""
    tokens = spot.line.tokens
    start, end = tokens[spot.first - 1].end, tokens[spot.first].start
    if ";" in spot.line.source.text[start:end]:
        yield from (Candidate(spot.between(spot.first, f"{sign} ")) for sign in SIGNS)
    else:
        yield Candidate(spot.insert(spot.first, ","), 0, "missing-comma")


SORTS: tuple[Sort, ...] = (
    _small,
    _said,
    _joined,
    _told,
    _misspelt,
    _doubled,
    _punctuated,
    exchanged,
    _compound,
    _forms,
    _acting,
    _determined,
    _signed,
    _belonging,
    in_front,
    _timed,
    _completed,
    _begun,
    _stated,
    _left_out,
    _mistaken,
)
"""The sorts of changes, those first that are likeliest to be what was meant."""


def fitting_words(spot: Spot, packs: tuple[str, ...]) -> Iterator[tuple[str, Edit]]:
    """Give the words of the games at hand, each put in the place of the wrong one."""
    own = spot.lexicon.vocabulary
    words = [*own.nouns, *own.quantities, *own.phases, *own.adjectives]
    words += list(own.spellings.plurals)
    words += [form for form, (sort, _) in own.spellings.words.items() if sort == "VERB"]
    declared, by_length = spot.lexicon.declared_in(packs, "terrain")
    written = spot.text(spot.first, spot.after)
    near = nearest(written, (*words, *by_length.about(written)), most=_NEAR)
    known: set[str] = set()
    # Of thousands only the first are tried.
    for word in chain(near, words, declared):
        if word not in known:
            known.add(word)
            yield word, spot.edit(spot.first, spot.after, word)
