"""The texts of items: what the rules of a whole program need to be said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from regola.program.meaning import Change, Number, Quantity, Rule, Statement
from regola.program.model import Item, Name
from regola.text.context import ItemContext
from regola.text.language import Language
from regola.text.lexicon import Noun
from regola.text.realise import Style, cards, realise
from regola.text.values import without_marks
from regola.vocabulary.model import KindWord, Vocabulary

__all__ = ["ItemNames", "Texts", "defined_values", "least_values"]


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
        return _noun(name) if name else _question(item, language)

    def title(self, reference: str) -> str:
        """Return an item's name in the first language it has one in, else its id."""
        item = self._items.get(reference)
        if item is not None and item.names:
            return item.names[0].singular
        return reference.rpartition("/")[2].replace("_", " ")


def _noun(name: Name) -> Noun:
    forms = (name.singular, name.plural or name.singular, *(name.feminine or ()))
    return Noun(gender=name.gender or "n", forms=tuple(without_marks(form) for form in forms))


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


class Texts:
    """What the texts of a program's items are made with."""

    def __init__(
        self, items: Iterable[Item], vocabulary: Vocabulary, games: Mapping[str, str]
    ) -> None:
        """Take all items, nested ones included, and the game of each pack."""
        known = tuple(items)
        self._names = ItemNames(known)
        self._bounds = least_values(known)
        self._values = defined_values(known)
        self._vocabulary = vocabulary
        self._games = games

    def context(self, item: Item, game: str | None = None) -> ItemContext:
        """Return an item's context; `game` is the one whose board is played on, if another."""
        kind = self._vocabulary.kinds.get(item.kind)
        return ItemContext(
            reference=item.reference,
            kind=item.kind,
            game=game or self._games.get(item.pack, ""),
            vocabulary=self._vocabulary,
            names=self._names,
            scope="always" if kind is not None and kind.scope == "always" else "active",
            bounds=self._bounds,
            values=self._values,
            copies=(item.number("box") or 1) if item.kind == "piece" else 1,
            bearer=item.holder,
        )

    def kind_context(self, kind: KindWord, game: str) -> ItemContext:
        """Return the context of a rule that stands in no item, as one of a kind of item."""
        return ItemContext(
            reference=f"{game}/{kind.id}/",
            kind=kind.id,
            game=game,
            vocabulary=self._vocabulary,
            names=self._names,
            scope="always" if kind.scope == "always" else "active",
            bounds=self._bounds,
            values=self._values,
        )

    def item_text(
        self, item: Item, language: Language, style: Style = "reference", game: str | None = None
    ) -> tuple[str, ...]:
        """Return the texts of an item's rules in order; for cards, one text a card."""
        context = self.context(item, game)
        said = [realise(rule, context, language, style) for rule in item.rules]
        return tuple(cards(said) if style == "card" else said)
