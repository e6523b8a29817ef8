"""The texts of items: what the rules of a whole program need to be said."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from regola.program.canonical import canonical
from regola.program.meaning import Change, Number, Quantity, Rule, Statement
from regola.program.model import Item, Name
from regola.program.pack import Manifest, terms_of
from regola.program.written import Catalogue, Entry, WrittenTexts
from regola.text.context import ItemContext
from regola.text.functions import MissingMessageError
from regola.text.keywords import Keywords, reminder
from regola.text.language import Language
from regola.text.lexicon import Noun
from regola.text.lint import Linter
from regola.text.loading import shipped_language, shipped_linter
from regola.text.realise import Style, cards, realise
from regola.text.sandhi import sound_of
from regola.text.values import feature_of, without_marks
from regola.text.written.denials import denials_of
from regola.text.written.fitting import Misfit, misfits
from regola.text.written.terms import Terms
from regola.vocabulary.model import KindWord, Vocabulary

__all__ = [
    "CALLED_BY",
    "GROUNDS",
    "SOURCE_LANGUAGE",
    "ItemNames",
    "Texts",
    "ToldRule",
    "beside",
    "defined_values",
    "least_values",
]

SOURCE_LANGUAGE = "en"
"""The language whose generated texts are the sources of catalogues."""


_REGION = "names region"
"""The field that tells in which languages the name of a symbol is that of a region with it."""

CALLED_BY = ("question", _REGION)
"""The fields that tell, beside its name, what an item is called."""

GROUNDS = ("base", "option")
"""The kinds of items that say what holds for the sentences of all: numbers, what is taken."""


@dataclass(frozen=True, slots=True)
class ToldRule:
    """
    The text of a rule, and whether a person wrote it: a generated one otherwise.

    `lacking` is what the language lacks, where the rule is told in another one instead.
    """

    text: str
    by_hand: bool = False
    lacking: str = ""


class ItemNames:
    """The names of a program's items, nested ones included."""

    def __init__(self, items: Iterable[Item]) -> None:
        """Take the items, each with its own name alone."""
        self._items = {item.reference: item for item in items}

    def noun(self, reference: str, language: str) -> Noun | None:
        """Return an item's name in a language as a noun."""
        item = self._items.get(reference)
        if item is None:
            return None
        name = item.name(language)
        if name is None:
            return _question(item, language)
        regions = item.field(_REGION)
        return replace(_noun(name), marked=regions is not None and language in regions.words)

    def forms(self, language: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Give the references of all items that have a name in a language, with its forms."""
        for reference, item in self._items.items():
            name = item.name(language)
            if name is not None:
                yield reference, _noun(name).forms

    def nouns(self, language: str) -> Iterator[Noun]:
        """Give the names of all items that have one in a language."""
        for item in self._items.values():
            name = item.name(language)
            if name:
                yield _noun(name)

    def beside(self, reference: str, other: str, language: str) -> str:
        """Return an item's name that agrees with another's, as `beside` does."""
        items = [self._items.get(one) for one in (reference, other)]
        own, there = items
        return beside(own, there, language) if own is not None and there is not None else ""

    def title(self, reference: str) -> str:
        """Return an item's name in the first language it has one in, else its id."""
        item = self._items.get(reference)
        if item is not None and item.names:
            return item.names[0].singular
        return reference.rpartition("/")[2].replace("_", " ")


def beside(item: Item, other: Item, language: str) -> str:
    """
    Return the name of an item as it agrees with that of another: many, where that has a plural.

    It is nothing where one of them has no name in the language.
    """
    own, there = item.name(language), other.name(language)
    if own is None or there is None:
        return ""
    feature = feature_of(there.gender, plural=bool(there.plural))
    return _noun(own).adjective(before=False).agreeing(feature)


def _noun(name: Name) -> Noun:
    forms = (name.singular, name.plural or name.singular, *(name.feminine or ()))
    gender = name.gender or "n"
    sound = name.sound or sound_of(name.singular, gender, name.language)
    return Noun(gender=gender, forms=tuple(map(without_marks, forms)), sound=sound)


def _question(item: Item, language: str) -> Noun | None:
    """Return the question that an option asks, for want of a name."""
    line = item.field("question")
    for entry in line.entries if line else ():
        if entry.values and entry.values[0] == language:
            text = without_marks(str(entry.values[-1]))
            return Noun(gender="n", forms=(text, text))
    return None


def least_values(items: Iterable[Item]) -> dict[str, int]:
    """Return the lower bounds that base rules set to number words, whatever their subject."""
    return _base_values(items, "at least")


def defined_values(items: Iterable[Item]) -> dict[str, int]:
    """Return the values that base rules define for number words, whatever their subject."""
    return _base_values(items, "is")


def _base_values(items: Iterable[Item], operation: str) -> dict[str, int]:
    rules = (rule for item in items if item.kind == "base" for rule in item.rules)
    return dict(value for rule in rules if (value := _value(rule, operation)) is not None)


def _value(rule: Rule, operation: str) -> tuple[str, int] | None:
    body = rule.body
    if not isinstance(body, Statement) or not isinstance(body.subject, Quantity):
        return None
    change = body.effect
    if not isinstance(change, Change) or change.operation != operation or body.condition:
        return None
    return (body.subject.word, change.amount.value) if isinstance(change.amount, Number) else None


def _further(item: Item) -> frozenset[Any]:
    """Return the rules that raise a number which a rule before them raises, as canonical forms."""
    raised: set[str] = set()
    found: set[Any] = set()
    for rule in item.rules:
        word = _raised(rule)
        if word and word in raised:
            found.add(canonical(rule))
        raised.add(word)
    return frozenset(found)


def _raised(rule: Rule) -> str:
    """Return the number of the reader's that a rule raises on a condition; empty if none."""
    body = rule.body
    if not isinstance(body, Statement) or not isinstance(body.subject, Quantity):
        return ""
    change = body.effect
    more = isinstance(change, Change) and change.operation == "more" and change.per is None
    return body.subject.word if more and body.condition and body.subject.of is None else ""


def _taken(items: Iterable[Item]) -> Iterator[str]:
    """Give the options that are taken where nobody says otherwise."""
    for item in items:
        line = item.field("default") if item.kind == "option" else None
        if line is not None and line.words and line.words[0] == "taken":
            yield item.reference


class _Generated(NamedTuple):
    """A text, and what it is known by: kept, so that no other object is ever taken for it."""

    rule: Rule
    language: Language
    text: str


class Texts:
    """What the texts of a program's items are made with."""

    def __init__(
        self,
        items: Iterable[Item],
        vocabulary: Vocabulary,
        packs: Iterable[Manifest],
        catalogues: Iterable[Catalogue] = (),
    ) -> None:
        """Take all items, nested ones included, their packs, and what is hand-written."""
        heads = tuple(packs)
        known = tuple(items)
        self._names = ItemNames(known)
        self._bounds = least_values(known)
        self._values = defined_values(known)
        self._taken = frozenset(_taken(known))
        self._vocabulary = vocabulary
        self._games = {pack.id: pack.game for pack in heads}
        self._spoken = terms_of(heads)
        self._written = WrittenTexts(catalogues)
        self._terms: dict[tuple[str, str], Terms] = {}
        self._linters: dict[str, Linter] = {}
        self._keywords = Keywords(known, vocabulary)
        self._generated: dict[tuple[int, int, str, str, Style], _Generated] = {}

    def context(self, item: Item, game: str | None = None) -> ItemContext:
        """Return an item's context; `game` is the one whose board is played on, if another."""
        kind = self._vocabulary.kinds.get(item.kind)
        return ItemContext(
            reference=item.reference,
            kind=item.kind,
            game=self._told_as(self._played(item, game)),
            vocabulary=self._vocabulary,
            names=self._names,
            scope="always" if kind is not None and kind.scope == "always" else "active",
            bounds=self._bounds,
            values=self._values,
            copies=(item.number(kind.copies) if kind and kind.copies else None) or 1,
            bearer=item.holder,
            taken=self._taken,
            further=_further(item),
        )

    def _played(self, item: Item, game: str | None) -> str:
        """Return the game that is played: the one given, else that of the item."""
        return game or self._games.get(item.pack, "")

    def _told_as(self, game: str) -> str:
        """Return the game whose terms tell what is played in a game."""
        return self._spoken.get(game, game)

    def kind_context(self, kind: KindWord, game: str) -> ItemContext:
        """Return the context of a rule that stands in no item, as one of a kind of item."""
        return ItemContext(
            reference=f"{game}/{kind.id}/",
            kind=kind.id,
            game=self._told_as(game),
            vocabulary=self._vocabulary,
            names=self._names,
            scope="always" if kind.scope == "always" else "active",
            bounds=self._bounds,
            values=self._values,
            taken=self._taken,
        )

    def item_text(
        self, item: Item, language: Language, style: Style = "reference", game: str | None = None
    ) -> tuple[str, ...]:
        """Return the texts of an item's rules in order; for cards, one text a card."""
        said = [one.text for one in self.told(item, language, style, game)]
        if style != "card":
            return tuple(said)
        return tuple(cards(list(self.reminded(item, said, language, game))))

    # ---- keywords -------------------------------------------------------------------------------

    def keywords(self, item: Item, game: str | None = None) -> tuple[str, ...]:
        """Return the keywords that an item's rules use and do not explain themselves."""
        own = self._played(item, game)
        return tuple(keyword.word for _, keyword in self._keywords.used(item, own))

    def reminded(
        self,
        item: Item,
        said: Sequence[str],
        language: Language,
        game: str | None = None,
        known: Collection[str] = (),
    ) -> tuple[str, ...]:
        """
        Return the texts of an item's rules, each keyword explained where it is first used.

        `known` are the keywords that were explained before, on the same page.
        """
        own = self._played(item, game)
        texts = list(said)
        for place, keyword in self._keywords.used(item, own):
            if keyword.word not in known:
                told = reminder(keyword, language, lambda one: self.context(one, own))
                rule, line, variant = texts[place].partition("\n")
                texts[place] = f"{rule} {told}{line}{variant}"
        return tuple(texts)

    # ---- texts of rules -------------------------------------------------------------------------

    def told_somehow(
        self,
        item: Item,
        language: Language,
        instead: Language | None = None,
        style: Style = "reference",
    ) -> tuple[ToldRule, ...]:
        """Return the text of each rule; what a language cannot say is told in another, if any."""
        return tuple(
            self._told_somehow(item, rule, language, instead, style) for rule in item.rules
        )

    def _told_somehow(
        self, item: Item, rule: Rule, language: Language, instead: Language | None, style: Style
    ) -> ToldRule:
        try:
            return self._told(item, rule, language, style, None)
        except MissingMessageError as missing:
            told = self._told(item, rule, instead, style, None) if instead else ToldRule("")
            return replace(told, lacking=str(missing.args[0]).partition(": ")[2])

    def told(
        self, item: Item, language: Language, style: Style = "reference", game: str | None = None
    ) -> tuple[ToldRule, ...]:
        """Return the text of each rule of an item: the hand-written one where one fits."""
        return tuple(self._told(item, rule, language, style, game) for rule in item.rules)

    def _told(
        self, item: Item, rule: Rule, language: Language, style: Style, game: str | None
    ) -> ToldRule:
        generated = self._said(item, rule, language, style, game)
        entry = self.entry(item, rule, language.code) if style != "chip" else None
        if entry is None:
            return ToldRule(generated)
        own = self.context(item)
        played = self._told_as(self._played(item, game))
        if played != own.game and self._said(item, rule, language, style, None) != generated:
            # With the words of another game the sentence would not fit.
            return ToldRule(generated)
        if any(self.misfits(entry, generated, language, played)):
            return ToldRule(generated)
        return ToldRule(entry.text, by_hand=True)

    # ---- what is hand-written -------------------------------------------------------------------

    def entry(self, item: Item, rule: Rule, language: str) -> Entry | None:
        """Return the entry that was written for what a rule means, or nothing."""
        return self._written.entry(
            language,
            item.reference,
            rule,
            lambda: self._said(item, rule, shipped_language(SOURCE_LANGUAGE), "reference", None),
        )

    def _said(
        self, item: Item, rule: Rule, language: Language, style: Style, game: str | None
    ) -> str:
        """Return the generated text of a rule, made once: most that is printed asks for it."""
        key = (
            id(rule),
            id(language),
            item.reference,
            self._told_as(self._played(item, game)),
            style,
        )
        found = self._generated.get(key)
        if found is None:
            text = realise(rule, self.context(item, game), language, style)
            found = self._generated[key] = _Generated(rule, language, text)
        return found.text

    def nouns(self, language: Language) -> Iterator[Noun]:
        """Give the names of the program's items in a language."""
        return self._names.nouns(language.code)

    def misfits(
        self, entry: Entry, generated: str, language: Language, game: str
    ) -> Iterator[Misfit]:
        """Give in what an entry's text differs from the generated one as a game says it."""
        key = (language.code, game)
        if key not in self._terms:
            self._terms[key] = Terms(self._forms(language, game))
        yield from misfits(entry.text, generated, self._terms[key])
        if denials_of(language.code).differ(entry.text, generated):
            yield Misfit("denials", ())
        wrong = self._numbers_alone(entry.text, language.code)
        if wrong:
            yield Misfit("agreement", wrong)

    def _numbers_alone(self, text: str, code: str) -> tuple[str, ...]:
        """Return the numbers of a text that do not go with their nouns: *4 coin*."""
        if code not in self._linters:
            self._linters[code] = shipped_linter(code, self._names.nouns(code))
        slips = self._linters[code].slips(text)
        return tuple(dict.fromkeys(one.words for one in slips if one.kind == "number"))

    def _forms(self, language: Language, game: str) -> Iterator[tuple[str, Iterable[str]]]:
        lexicon = language.of_game(game).lexicon
        for word, noun in lexicon.nouns.items():
            yield word, noun.forms
        for word, adjective in lexicon.adjectives.items():
            yield word, adjective.forms
        yield from self._names.forms(language.code)
