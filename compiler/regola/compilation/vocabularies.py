"""List the words that rules of a family of games are written with, each with a line that has it."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from regola.compilation.language import language
from regola.compilation.program import Program
from regola.program.pack import terms_of
from regola.resources import dsl_text
from regola.sources import Source
from regola.text import Language
from regola.text.lexicon import Lexicon
from regola.vocabulary.model import Vocabulary
from regola.yaml_files import trusted

__all__ = ["SORTS", "ListedWord", "WordList", "plainly"]

SORTS = (
    "things",
    "phases",
    "numbers",
    "descriptions",
    "relations",
    "deeds",
    "small",
    "fields",
    "items",
)
"""The sorts of words, in the order in which they are listed."""

_PIECES = re.compile(r"\w+(?:['’]\w+)*|[^\w\s]")
_LONGEST_EXAMPLE = 100
_BASE = "base"


@dataclass(frozen=True, slots=True)
class ListedWord:
    """
    A word: its sort, its forms (the first is the one it is known by), what it means.

    ``goes_with`` shows its place among others, with what may stand there in angle brackets; empty
    where it stands alone. ``example`` is a line of rules that has it, or nothing. ``said`` are all
    forms of what it means in her language.
    """

    sort: str
    forms: tuple[str, ...]
    gloss: str
    goes_with: str
    example: str = ""
    said: tuple[str, ...] = ()


@dataclass(frozen=True)
class WordList:
    """The words of a program's family, glossed in a human language, with lines of its items."""

    program: Program
    sources: Mapping[str, Source]
    language: Language
    game: str

    def words(self) -> Iterator[ListedWord]:
        """Give all words by sort, those of each sort in the order of the vocabulary."""
        for sort in SORTS:
            yield from _LISTS[sort](self)

    def found(self, text: str) -> tuple[ListedWord, ...]:
        """Return the words that a text is a form of, or that mean just it, in her language."""
        wanted = plainly(text)
        listed = tuple(self.words())
        exact = tuple(one for one in listed if wanted in map(plainly, one.forms))
        return exact or tuple(one for one in listed if wanted in map(plainly, one.said))

    def mentioned(self, text: str) -> tuple[ListedWord, ...]:
        """Return the words whose meaning speaks of a text."""
        wanted = plainly(text)
        return tuple(one for one in self.words() if _means(one, wanted))

    def synonymous(self, text: str) -> tuple[ListedWord, ...]:
        """Return the words of what designers say for another word: *pedina* for *segnalino*."""
        wanted = plainly(text)
        said = self.language.synonyms.expressions.items()
        ours = [one for one, others in said if wanted in map(plainly, others)]
        found = (word for one in ours for word in self.found(one) or self.mentioned(one))
        return tuple(dict.fromkeys(found))

    @property
    def vocabulary(self) -> Vocabulary:
        """The vocabulary of the family."""
        return language(self.program.family).vocabulary

    @property
    def lexicon(self) -> Lexicon:
        """The words of the language as the game says them."""
        terms = terms_of(self.program.packs)
        return self.language.of_game(terms.get(self.game, self.game)).lexicon

    @cached_property
    def glosses(self) -> Mapping[str, str]:
        """What words that no text of rules has alone mean: *beside*, *unless*."""
        found: Mapping[str, str] = trusted(dsl_text("text", self.language.code, "glosses.yaml"))
        return found

    @cached_property
    def lines(self) -> tuple[tuple[str, str], ...]:
        """The rules of the items of the game, shortest first, with their words set apart."""
        items = (one for one in self.program.all_items() if one.whole.path in self.sources)
        texts = {
            " ".join(self.sources[rule.span.path].slice(rule.span).split())
            for item in items
            for rule in item.rules
        }
        short = sorted((one for one in texts if len(one) <= _LONGEST_EXAMPLE), key=_by_length)
        return tuple((_apart(one), one) for one in short)

    @cached_property
    def lines_of_fields(self) -> Mapping[str, str]:
        """For each field the shortest line that tells it, of the items of the game."""
        found: dict[str, str] = {}
        items = (one for one in self.program.all_items() if one.whole.path in self.sources)
        for item in items:
            for line in item.fields:
                told = " ".join(self.sources[line.span.path].slice(line.span).split())
                found[line.key] = min(filter(None, (found.get(line.key), told)), key=_by_length)
        return {key: line for key, line in found.items() if len(line) <= _LONGEST_EXAMPLE}

    def example(self, forms: Iterable[str]) -> str:
        """Return the shortest line that has one of the forms of a word."""
        wanted = [_apart(form) for form in forms]
        return next((line for apart, line in self.lines if any(w in apart for w in wanted)), "")

    def listed(
        self,
        sort: str,
        forms: Iterable[str],
        gloss: str,
        goes_with: str,
        said: Iterable[str] = (),
    ) -> ListedWord:
        """Return a word with a line that has it."""
        known = tuple(dict.fromkeys(forms))
        return ListedWord(sort, known, gloss, goes_with, self.example(known), (gloss, *said))

    def called(self, types: Iterable[str]) -> str:
        """Return the nouns of some types, in angle brackets; a type without one is never named."""
        nouns = self.vocabulary.nouns
        found = [
            name
            for one in types
            for name in ([one] if one in nouns or one in self.vocabulary.kinds else self._of(one))
        ]
        return f"<{', '.join(dict.fromkeys(found))}>" if found else "<…>"

    def _of(self, kind: str) -> list[str]:
        return [word.id for word in self.vocabulary.nouns.values() if word.type == kind]


def plainly(text: str) -> str:
    """Return a text as it is looked up: without accents, in small letters."""
    apart = unicodedata.normalize("NFD", text.strip().casefold())
    return "".join(one for one in apart if not unicodedata.combining(one))


def _by_length(line: str) -> tuple[int, str]:
    return len(line), line


def _apart(text: str) -> str:
    return f" {' '.join(_PIECES.findall(text.lower()))} "


def _means(word: ListedWord, wanted: str) -> bool:
    return bool(wanted) and wanted in re.split(r"[\s,;()/]+", plainly(word.gloss))


def _things(words: WordList) -> Iterator[ListedWord]:
    own = words.vocabulary
    nouns = words.lexicon.nouns
    for noun in own.nouns:
        plurals = (form for form, one in own.spellings.plurals.items() if one == noun)
        yield words.listed("things", (noun, *plurals), nouns[noun].forms[0], "", nouns[noun].forms)


def _phases(words: WordList) -> Iterator[ListedWord]:
    nouns = words.lexicon.nouns
    for phase in words.vocabulary.phases:
        yield words.listed(
            "phases", (phase,), nouns[phase].forms[0], f"at {phase}", nouns[phase].forms
        )


def _numbers(words: WordList) -> Iterator[ListedWord]:
    nouns = words.lexicon.nouns
    for word in words.vocabulary.quantities.values():
        place = "" if word.of in ((), ("none",)) else f"{word.id} of {words.called(word.of)}"
        forms = nouns[word.id].forms
        yield words.listed("numbers", (word.id,), forms[0], place, forms)


def _descriptions(words: WordList) -> Iterator[ListedWord]:
    own = words.vocabulary
    adjectives = words.lexicon.adjectives
    for word in own.adjectives.values():
        denied = (form for form, one in own.spellings.negatives.items() if one == word.id)
        place = f"{word.id} {words.called(word.of)}"
        said = adjectives[word.id].forms
        yield words.listed("descriptions", (word.id, *denied), said[0], place, said)


def _relations(words: WordList) -> Iterator[ListedWord]:
    own = words.vocabulary
    for word in own.relations.values():
        pairs = own.relations[word.opposite].pairs if word.opposite else word.pairs
        left, right = (dict.fromkeys(pair[side] for pair in pairs) for side in (0, 1))
        place = f"{words.called(left)} {word.id} {words.called(right)}"
        yield words.listed("relations", (word.id,), words.glosses[word.id], place)


def _deeds(words: WordList) -> Iterator[ListedWord]:
    own = words.vocabulary
    verbs = words.lexicon.verbs
    for word in own.verbs.values():
        forms = (form for form, (_, of) in own.spellings.words.items() if of == word.id)
        slots = [f"{name} {words.called(types)}" for name, types in word.slots.items()]
        thing = [words.called(word.object)] if word.object else []
        place = " ".join([word.id, *thing, *slots])
        verb = verbs[word.id]
        said = (verb.command, verb.you, verb.one, verb.many, verb.past, *verb.done)
        yield words.listed("deeds", (word.id, *forms), verb.infinitive, place, said)


_UNTIL = "UNTIL"


def _small(words: WordList) -> Iterator[ListedWord]:
    own = words.vocabulary.spellings
    values: dict[tuple[str, str], list[str]] = {}
    prepositions = ((form, one) for form, one in own.words.items() if one[0] == "PREPOSITION")
    for form, one in (*own.keywords.items(), *prepositions):
        values.setdefault(one, []).append(form)
    for (sort, value), forms in values.items():
        # A span is told otherwise where it says until when than where it says since when.
        told = value if sort != _UNTIL else f"until {value}"
        if told in words.glosses and value not in words.vocabulary.relations:
            shown = tuple(form.replace("#", "2") for form in forms)
            yield words.listed("small", shown, words.glosses[told], "")


def _fields(words: WordList) -> Iterator[ListedWord]:
    kinds: dict[str, list[str]] = {}
    for kind in words.vocabulary.kinds.values():
        for field in kind.fields:
            kinds.setdefault(field, []).append(kind.id)
    for field, own in kinds.items():
        told = words.lines_of_fields.get(field, "")
        yield ListedWord("fields", (field,), ", ".join(own), "", told)


def _items(words: WordList) -> Iterator[ListedWord]:
    own = words.vocabulary
    for item in words.program.all_items():
        kind = own.kinds[item.kind]
        # What base rules declare is of nobody, and at hand for all: *lost_tribe*.
        own_holder = item.holder and item.holder.split("/")[1] != _BASE
        if item.id and kind.declares and not own_holder and item.whole.path in words.sources:
            name = item.name(words.language.code)
            said = (name.singular, name.plural) if name else (item.id,)
            gloss = f"{said[0]} ({item.kind})"
            yield ListedWord("items", (item.id,), gloss, "", said=said)


_LISTS: Mapping[str, Callable[[WordList], Iterator[ListedWord]]] = {
    "things": _things,
    "phases": _phases,
    "numbers": _numbers,
    "descriptions": _descriptions,
    "relations": _relations,
    "deeds": _deeds,
    "small": _small,
    "fields": _fields,
    "items": _items,
}
