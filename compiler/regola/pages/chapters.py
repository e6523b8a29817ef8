"""The rules of a game chapter by chapter: set-up, the turn and its phases, the end."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass

from regola.drawings.counters import coin, counter, die
from regola.pages.book import Book
from regola.pages.conquest.boards import ground_of_board
from regola.pages.content import chapters
from regola.pages.digger.spaces import spaces_of
from regola.pages.entries import Fact, Parts, facts, is_shared, parts
from regola.pages.letters import initial, initials
from regola.program.meaning import (
    Adjective,
    AtPhase,
    Deed,
    Grant,
    Kind,
    Link,
    OnEvent,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Rule,
    Statement,
)
from regola.program.model import Item
from regola.program.options import is_in_force, taken_by_default
from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = [
    "BoardRow",
    "Chapter",
    "Component",
    "Phase",
    "RulesPage",
    "chapter_of",
    "chapter_title",
    "rules_page",
]


@dataclass(frozen=True, slots=True)
class Component:
    """
    What lies in the box: a name with its address, how many there are of it.

    What has no entry has a ``drawing`` of its own.
    """

    name: str
    address: str
    count: int
    tokens: int
    drawing: str = ""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A board: its address, name, players, rounds, regions, or spaces where it is a grid."""

    address: str
    name: str
    players: int
    rounds: int
    regions: int
    spaces: int


@dataclass(frozen=True, slots=True)
class Phase:
    """A phase of the turn, with the anchor of its chapter if it has one."""

    name: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """
    A chapter of the rules: its anchor, which is also the id of its title, and its sentences.

    Those that hold only where a table agrees on them are ``agreed`` as well. ``tidying`` are those
    that do no more than put things back where they belong.
    """

    id: str
    rules: tuple[str, ...]
    tidying: tuple[str, ...]
    agreed: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class RulesPage:
    """All that the page of a game's rules shows."""

    components: tuple[Component, ...]
    boards: tuple[BoardRow, ...]
    coins: int
    row: int
    steps: tuple[str, ...]
    phases: tuple[Phase, ...]
    declining: tuple[Phase, ...]
    chapters: tuple[Chapter, ...]
    tie_break: str
    facts: tuple[Fact, ...]
    parts: tuple[Parts, ...]
    source: str


def rules_page(book: Book, pack: str) -> RulesPage:
    """Return the rules of a game, those that it shares with others included; kept by the book."""
    found = book.kept.get(f"{pack}/rules")
    if not isinstance(found, RulesPage):
        found = book.kept[f"{pack}/rules"] = _rules_page(book, pack)
    return found


def chapter_title(book: Book, pack: str, chapter: str) -> str:
    """Return the title of a chapter, in the words of its game."""
    return book.say(f"chapter-{chapter}", game=book.shelf.terms.get(pack, ""))


def _rules_page(book: Book, pack: str) -> RulesPage:
    bases = book.shelf.bases(pack)
    found = tuple(_chapters(book, bases, pack))
    anchors = {chapter.id for chapter in found}
    return RulesPage(
        components=tuple(_components(book, pack)),
        boards=tuple(_boards(book, pack)),
        coins=_number(bases, "starting coins"),
        row=_number(bases, "row"),
        steps=tuple(_steps(book, bases, pack)),
        phases=_phases(book, bases, "turn", pack, anchors),
        declining=_phases(book, bases, "declining turn", pack, anchors),
        chapters=found,
        tie_break=_tie_break(book, bases, pack),
        facts=tuple(
            fact for base in bases for fact in facts(book, base) if fact.label not in _told(book)
        ),
        parts=tuple(parts(book, base) for base in bases),
        source=book.sources(bases),
    )


# ---- set-up -----------------------------------------------------------------------------------


def _components(book: Book, pack: str) -> Iterator[Component]:
    for page, items in book.shelf.pages(pack).items():
        if page in ("glossary", "piece", "board"):
            continue
        yield from _counted(book, page, items)
    for item in book.shelf.pages(pack).get("piece", ()):
        count = 1 if (box := item.number("box")) is None else box
        place = book.place(item)
        anchor = f"piece.html#{item.id}" if place else ""
        if count:
            yield Component(book.name(item, many=count != 1), anchor, count, 0)
    yield from _without_page(book, book.shelf.bases(pack))


def _counted(book: Book, page: str, items: tuple[Item, ...]) -> Iterator[Component]:
    """Give the items of a page together, those that each player has a set of apart."""
    own = [item for item in items if not is_shared(item)]
    shared = [item for item in items if is_shared(item)]
    if own:
        name = book.say("component-each", name=book.kind(page))
        yield Component(name, f"{page}.html", sum(item.number("count") or 0 for item in own), 0)
    if shared:
        tokens = sum(item.number("tokens", 1) or 0 for item in shared)
        name = book.say("component-other", name=book.kind(page)) if own else book.kind(page)
        yield Component(name, f"{page}.html", sum(map(_copies, shared)), tokens)


def _copies(item: Item) -> int:
    """Return how many there are of an item; of one in several forms, one of each."""
    count, copies = item.number("count"), item.field("copies")
    if copies is not None:
        return sum(copies.numbers)
    forms = [len(line.numbers) for key in _FORMS if (line := item.field(key))]
    return sum(forms) if forms else 1 if count is None else count


_FORMS = ("levels", "later levels")
"""The fields that give a number for each form of an item."""


def _without_page(book: Book, bases: tuple[Item, ...]) -> Iterator[Component]:
    """Give what lies in the box and has no entry: coins, dice, what each player has a set of."""
    worth, coins = _numbers(bases, "coin values"), _numbers(bases, "coins")
    if len(coins) == len(worth):
        for value, count in zip(worth, coins, strict=True):
            name = book.say("component-coins-worth", value=value)
            yield Component(name, "", count, 0, coin(str(value)))
    elif coins:
        name = book.say("component-each", name=book.say("component-coins"))
        yield Component(name, "", coins[0], 0, coin(str(max(worth, default=""))))
    if goons := _number(bases, "goons"):
        name = book.say("component-goons")
        told = book.say("component-each", name=name)
        yield Component(told, "", goons, 0, counter(initial(name)))
    if faces := _die(bases):
        yield Component(book.say("component-die", faces=faces), "", 1, 0, die())
    yield from _stock(book, bases)


def _stock(book: Book, bases: tuple[Item, ...]) -> Iterator[Component]:
    """Give what else lies in the boxes of a family, for all or for each player."""
    family = book.shelf.family(bases[-1].pack) if bases else ""
    stock = trusted(dsl_text("book", "sheets.yaml"))["stock"].get(family, {})
    marks = initials(map(book.say, stock))
    for message, one in stock.items():
        name = book.say(message)
        told = book.say("component-each", name=name) if one.get("each") else name
        shown = counter(marks[name], one.get("colour", ""), is_round=one["form"] == "counter")
        yield Component(told, "", one["count"], 0, shown)


def _steps(book: Book, bases: tuple[Item, ...], pack: str) -> Iterator[str]:
    """Give the steps of the set-up that fields of the base tell, in the order of their messages."""
    prefix = f"set-up-{book.shelf.family(pack)}-"
    for message in book.words:
        key = message.removeprefix(prefix).replace("-", " ")
        lines = [line for base in bases if (line := base.field(key))]
        if message.startswith(prefix) and lines:
            named = [book.shelf.named(pack, word, ()) for word in lines[-1].words]
            name = "".join(book.name(item) for item in named[:1] if item)
            count = lines[-1].numbers[0] if lines[-1].numbers else 0
            numbers = book.listed(str(number) for number in lines[-1].numbers)
            words = book.listed(lines[-1].words)
            yield book.say(message, count=count, numbers=numbers, name=name, words=words)


_ELSEWHERE = (
    "rounds",
    "coins",
    "coin-values",
    "goons",
    "track-goons",
    "portal-goons",
    "first-tile",
)
"""The fields of a base that tables and steps of its page tell."""


def _told(book: Book) -> frozenset[str]:
    return frozenset(book.say(f"fact-{key}") for key in _ELSEWHERE)


def _boards(book: Book, pack: str) -> Iterator[BoardRow]:
    for item in book.shelf.pages(pack).get("board", ()):
        yield BoardRow(
            f"board.html#{item.id}",
            book.name(item),
            item.number("players") or 0,
            item.number("rounds") or 0,
            len(ground_of_board(book, item).regions),
            len(spaces_of(item)),
        )


def _number(bases: tuple[Item, ...], key: str) -> int:
    """Return a number that the last of the bases to speak of it gives."""
    return next((n for base in reversed(bases) if (n := base.number(key)) is not None), 0)


def _numbers(bases: tuple[Item, ...], key: str) -> tuple[int, ...]:
    """Return the numbers that the last of the bases to speak of them gives."""
    lines = [line for base in bases if (line := base.field(key))]
    return lines[-1].numbers if lines else ()


def _die(bases: tuple[Item, ...]) -> str:
    lines = [line for base in bases if (line := base.field("die"))]
    return " · ".join(str(number) for number in lines[-1].numbers) if lines else ""


def _phases(
    book: Book, bases: tuple[Item, ...], key: str, pack: str, anchors: set[str]
) -> tuple[Phase, ...]:
    lines = [line for base in bases if (line := base.field(key))]
    words = lines[-1].words if lines else ()
    return tuple(Phase(book.term(word, pack), word if word in anchors else "") for word in words)


def _tie_break(book: Book, bases: tuple[Item, ...], pack: str) -> str:
    lines = [line for base in bases if (line := base.field("tie break"))]
    if not lines or not lines[-1].words:
        return ""
    word = lines[-1].words[0]
    message = f"tie-break-{word}"
    return book.say(message) if message in book.words else book.term(word, pack)


# ---- chapters ---------------------------------------------------------------------------------


def _chapters(book: Book, bases: tuple[Item, ...], pack: str) -> Iterator[Chapter]:
    sentences: dict[str, list[str]] = {}
    tidied: dict[str, list[str]] = {}
    agreed: dict[str, list[str]] = {}
    taken = taken_by_default(bases)
    game = book.shelf.packs[pack].game
    family = book.shelf.family(pack)
    known, tidying = chapters().words_of(family), chapters().tidying.get(family, frozenset())
    for base in bases:
        for rule, text in zip(base.rules, book.rules(base, game), strict=True):
            chapter = chapter_of(rule, known)
            sentences.setdefault(chapter, [])
            (tidied if _is_tidying(rule, tidying) else sentences).setdefault(chapter, []).append(
                text
            )
            agreed.setdefault(chapter, []).extend([text] * (not is_in_force(rule, taken)))
    for name in dict.fromkeys((*known.values(), _REST)):
        if name in sentences:
            others = (tuple(each.get(name, ())) for each in (tidied, agreed))
            yield Chapter(name, tuple(sentences[name]), *others)


_REST = "further"


def _is_tidying(rule: Rule, words: Collection[str]) -> bool:
    """Tell whether all that a rule does is to put things back where they belong."""
    steps = rule.body.steps if isinstance(rule.body, Reaction) else ()
    return bool(steps) and all(
        isinstance(step.action, Deed)
        and not {step.action.verb, *(to.noun for _, to in step.action.slots)}.isdisjoint(words)
        for step in steps
    )


def chapter_of(rule: Rule, known: Mapping[str, str]) -> str:
    """Return the chapter that a rule stands in: that of the first of its words that has one."""
    return next((known[word] for word in _words(rule) if word in known), _REST)


def _words(rule: Rule) -> Iterator[str]:
    """Give the words that tell what a rule is about, the most telling first."""
    if isinstance(rule.moment, AtPhase):
        yield rule.moment.phase
    if isinstance(rule.moment, OnEvent):
        yield rule.moment.verb
    body = rule.body
    if isinstance(body, Statement):
        yield from _of_statement(body)
    elif isinstance(body, Permission):
        yield body.deed.verb


def _of_statement(body: Statement) -> Iterator[str]:
    if isinstance(body.subject, Quantity):
        yield body.subject.word
    if isinstance(body.effect, Grant):
        predicate = body.effect.predicate
        if isinstance(predicate, Adjective):
            yield predicate.word
        elif isinstance(predicate, Link):
            yield predicate.relation
        elif isinstance(predicate, Kind):
            yield predicate.phrase.noun
    if isinstance(body.subject, Phrase):
        yield from (each.word for each in body.subject.modifiers if isinstance(each, Adjective))
        yield body.subject.noun
