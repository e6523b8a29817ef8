"""Entries of the book: an item with its numbers, rules, pieces, rulings, editions and examples."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from regola.drawings.banners import banner
from regola.pages.book import Book
from regola.pages.conquest.boards import sample
from regola.pages.conquest.examples import TellerOfRegions
from regola.pages.digger.examples import TellerOfTiles
from regola.pages.digger.spaces import tiles
from regola.pages.lords.examples import TellerOfDungeons
from regola.pages.worked_examples import Teller, Told, example_title
from regola.program.meaning import Change, Rule, Statement
from regola.program.model import FieldLine, Item

__all__ = [
    "Edition",
    "Entry",
    "Example",
    "Fact",
    "Inner",
    "Option",
    "Parts",
    "Ruling",
    "banner_of",
    "entry",
    "facts",
    "inner_of",
    "is_shared",
    "option_of",
    "parts",
    "parts_in_short",
    "ruling_anchor",
    "slug",
    "teller_of",
    "telling_chips",
    "told_example",
]


@dataclass(frozen=True, slots=True)
class Fact:
    """A number or a word of an item, under its label."""

    label: str
    value: str


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """The same entry in another language: its code, what the entry is called there."""

    language: str
    title: str


@dataclass(frozen=True, slots=True)
class Ruling:
    """
    A question and its answer, with the examples (anchor and title) that show it.

    ``of`` is the item that is asked about, where the question stands apart from it.
    """

    anchor: str
    question: str
    answer: str
    shown: tuple[tuple[str, str], ...]
    source: str
    of: str = ""


@dataclass(frozen=True, slots=True)
class Option:
    """
    A question that tables answer differently, and what holds unless they say otherwise.

    `name` is what rules call it by; an option without a name is called by its question. `of` is
    the item whose rules hang on it, where the option stands apart from it.
    """

    anchor: str
    name: str
    question: str
    taken: bool
    of: str = ""


@dataclass(frozen=True, slots=True)
class Edition:
    """Where editions differ: in what, what each says (language, text), which one is followed."""

    name: str
    readings: tuple[tuple[str, str], ...]
    taken: str


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example and its anchor."""

    anchor: str
    told: Told


@dataclass(frozen=True, slots=True)
class Inner:
    """A piece or trait that belongs to an entry: its page, anchor, name, numbers, rules."""

    address: str
    name: str
    facts: tuple[Fact, ...]
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Parts:
    """What may belong to any item beside its rules."""

    rulings: tuple[Ruling, ...]
    options: tuple[Option, ...]
    editions: tuple[Edition, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True, slots=True)
class Entry:
    """An item ready to be printed; ``plain`` tells that nothing rules it, where so it is."""

    anchor: str
    kind: str
    title: str
    elsewhere: tuple[Elsewhere, ...]
    banner: str
    tiles: tuple[str, ...]
    chips: tuple[str, ...]
    facts: tuple[Fact, ...]
    rules: tuple[str, ...]
    inner: tuple[Inner, ...]
    holder: tuple[str, str]
    parts: Parts
    source: str
    plain: str


def slug(text: str) -> str:
    """Return a text as an anchor."""
    return re.sub(r"[^a-z0-9]+", "-", text.lower()).strip("-")


def entry(
    book: Book, item: Item, known: set[str] | None = None, beside: Parts | None = None
) -> Entry:
    """
    Return the entry of an item.

    ``known`` are the keywords that the page has explained before; those explained here are added.
    ``beside`` is what belongs to the item, where that is not all there is.
    """
    known = set() if known is None else known
    place = book.place(item)
    return Entry(
        anchor=place.anchor if place else item.id,
        kind=item.kind,
        title=book.title(item),
        elsewhere=elsewhere(book, item),
        banner=sample(book, item) or banner_of(book, item),
        tiles=tuple(tiles(book, item)),
        chips=_chips(book, item),
        facts=tuple(facts(book, item)),
        rules=book.explained(item, known),
        inner=tuple(inner_of(book, item, known)),
        holder=_holder(book, item),
        parts=parts(book, item) if beside is None else beside,
        source=book.source(item),
        plain=_plain(book, item),
    )


def _plain(book: Book, item: Item) -> str:
    if item.rules or _holder(book, item)[1] or next(inner_of(book, item, set()), None):
        return ""
    return book.say("no-rules-but-tokens" if item.number("tokens") else "no-rules")


def elsewhere(book: Book, item: Item) -> tuple[Elsewhere, ...]:
    """Return what an item is called in the other languages."""
    return tuple(
        Elsewhere(language, book.title(item, language))
        for language in book.languages
        if language != book.language
    )


_LONGEST_CHIP = 40


def telling_chips(book: Book, item: Item) -> tuple[str, ...]:
    """Return in short what rules say with a number; without one a chip tells next to nothing."""
    chips = zip(item.rules, book.chips(item), strict=True)
    told = dict.fromkeys(chip for rule, chip in chips if _is_telling(rule, chip))
    return tuple(told)


def _chips(book: Book, item: Item) -> tuple[str, ...]:
    """Return the chips of an item; where they leave out some of its rules, the last says so."""
    told = telling_chips(book, item)
    if not told or set(told).issuperset(book.chips(item)):
        return told
    return (*told, book.say("chips-leave-out"))


def _is_telling(rule: Rule, chip: str) -> bool:
    changes = isinstance(rule.body, Statement) and isinstance(rule.body.effect, Change)
    counts = any(character.isdecimal() for character in chip)
    return (changes or counts) and 0 < len(chip) <= _LONGEST_CHIP


_COUNTS = ("tokens", "box", "count", "cost", "strength")


def banner_of(book: Book, item: Item) -> str:
    """Return the banner, badge or counter of an item with the number that it bears."""
    number = next((n for key in _COUNTS if (n := item.number(key))), None)
    return banner(item.kind, book.shelf.emblems[item.reference], number)


def _holder(book: Book, item: Item) -> tuple[str, str]:
    holder = book.shelf.items.get(item.holder)
    place = book.place(holder) if holder else None
    return (place.address, book.title(holder)) if holder and place and holder.names else ("", "")


# ---- numbers ----------------------------------------------------------------------------------


_DRAWN = ("edges",)
"""What is shown as a drawing, not told as a fact."""


def facts(book: Book, item: Item) -> Iterator[Fact]:
    """Give the fields of an item that hold a number or a word, and have a label."""
    for line in item.fields:
        label = _label(book, item, line)
        if line.key in _DRAWN or label not in book.words or not line.entries:
            continue
        numbers = line.numbers
        if line.key == "tokens" and len(numbers) > 1:
            value = book.say("fact-of", count=numbers[0], most=numbers[1])
        elif numbers:
            value = ", ".join(str(number) for number in numbers)
        else:
            value = ", ".join(_word(book, item, word) for word in _whole_words(line))
        yield Fact(book.say(label), value)


_FOR_ALL = ("stack", "scattered", "central", "scenario")
"""The fields of tiles that everybody shares; of the others each player has a set."""


def is_shared(item: Item) -> bool:
    """Tell whether an item lies in the box once for all, not once for each player."""
    return item.field("count") is None or any(item.field(key) for key in _FOR_ALL)


def _label(book: Book, item: Item, line: FieldLine) -> str:
    """Return the message that names a field; a kind may call it otherwise than the others."""
    if line.key == "count" and not is_shared(item):
        return "fact-count-each"
    key = line.key.replace(" ", "-")
    own = f"fact-{item.kind}-{key}"
    return own if own in book.words else f"fact-{key}"


def _whole_words(line: FieldLine) -> Iterator[str]:
    """Give the words of a line; of a path such as `pack/race/humans` the last, its id."""
    for entry in line.entries:
        words = [value for value in entry.values if isinstance(value, str)]
        yield from words[-1:] if "/" in words else words


def _word(book: Book, item: Item, word: str) -> str:
    named = book.shelf.named(item.pack, word, ())
    if named and named.names:
        return book.name(named)
    message = f"word-{word.replace(' ', '-')}"
    return book.say(message) if message in book.words else book.term(word, item.pack)


# ---- what belongs to an item ------------------------------------------------------------------


def inner_of(book: Book, item: Item, known: set[str]) -> Iterator[Inner]:
    """Give the pieces and traits of an item, with what they add to the keywords known."""
    for inner in item.nested:
        place = book.shelf.places.get(inner.reference)
        if place is not None:
            yield Inner(
                place.address,
                book.name(inner),
                tuple(facts(book, inner)),
                book.explained(inner, known),
            )


def parts(book: Book, item: Item) -> Parts:
    """Return what belongs to an item beside its rules; several pages ask, so it is kept."""
    found = book.kept.get(item.reference)
    if not isinstance(found, Parts):
        found = book.kept[item.reference] = _parts(book, item)
    return found


_TELLERS: Mapping[str, type[Teller]] = {"digger": TellerOfTiles, "lords": TellerOfDungeons}
"""What tells the examples of a family of games; what is said of regions tells the others."""


def teller_of(book: Book, example: Item, anchor: str) -> Teller:
    """Return what tells an example that stands at an anchor."""
    return _TELLERS.get(book.shelf.family(example.pack), TellerOfRegions)(book, example, anchor)


def told_example(book: Book, example: Item, anchor: str) -> Told:
    """Return an example that stands at an anchor as its page tells it."""
    return teller_of(book, example, anchor).told()


def _parts(book: Book, item: Item) -> Parts:
    examples = tuple(
        Example(anchor, told_example(book, inner, anchor)) for inner, anchor in _anchored(item)
    )
    return replace(parts_in_short(book, item), examples=examples)


def parts_in_short(book: Book, item: Item) -> Parts:
    """Return what belongs to an item without its examples, which are drawn where they are shown."""
    shown = {inner.title: (anchor, example_title(book, inner)) for inner, anchor in _anchored(item)}
    return Parts(
        tuple(_ruling(book, inner, shown) for inner in item.of_kind("ruling")),
        tuple(option_of(book, inner) for inner in item.of_kind("option")),
        tuple(_edition(book, inner) for inner in item.of_kind("edition")),
        (),
    )


def _anchored(item: Item) -> Iterator[tuple[Item, str]]:
    """Give the examples of an item with their anchors on its page."""
    for inner in item.of_kind("example"):
        yield inner, f"{item.id}-{slug(inner.title)}"


def _ruling(book: Book, item: Item, examples: Mapping[str, tuple[str, str]]) -> Ruling:
    shown = item.field("shown")
    wanted = shown.words if shown else ()
    return Ruling(
        ruling_anchor(item),
        book.written(item.field("question")) or item.title,
        book.written(item.field("answer")),
        tuple(examples[title] for title in wanted if title in examples),
        book.source(item),
    )


def ruling_anchor(item: Item) -> str:
    """Return the anchor of a ruling, made from the item that it belongs to and its title."""
    return f"{item.holder.rpartition('/')[2]}-q-{slug(item.title)}"


def option_of(book: Book, item: Item) -> Option:
    """Return an option as pages tell it."""
    default = item.field("default")
    taken = default is not None and default.words == ("taken",)
    name = book.name(item) if item.names else ""
    return Option(item.id, name, book.written(item.field("question")), taken)


_EDITIONS = {"italian": "it", "spanish": "es", "english": "en"}


def _edition(book: Book, item: Item) -> Edition:
    readings = tuple(
        (book.say(f"language-{code}"), text)
        for key, code in _EDITIONS.items()
        if (text := book.written(item.field(key)))
    )
    take = item.field("take")
    chosen = _EDITIONS.get(take.words[0], "") if take and take.words else ""
    name = book.name(item) if item.names else ""
    return Edition(name, readings, book.say(f"language-{chosen}") if chosen else "")
