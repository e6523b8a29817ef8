"""The book in one language: names, texts, addresses, the words of its pages."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import cache, cached_property

from regola.drawings.asked import Asked
from regola.findings import Sink
from regola.findings.catalogue import finding_words
from regola.findings.pages import headline
from regola.findings.registry import registry
from regola.localisation import Words
from regola.pages.content import Content, Place, Shelf, chapters
from regola.pages.settings import Settings
from regola.program.meaning import Offer, Reaction, Rule, Step
from regola.program.model import FieldLine, Item
from regola.resources import dsl_text, languages
from regola.sources import Phrase
from regola.text import MissingMessageError, Style, Texts, shipped_language
from regola.text.items import beside
from regola.text.lexicon import Lexicon
from regola.text.sandhi import written
from regola.yaml_files import trusted

__all__ = ["Book", "HandWritten", "page_words"]


@cache
def page_words(language: str) -> Words:
    """Return the words of the pages in a language, read once."""
    names = ("pages.ftl", "book.ftl", "questions.ftl", "wordings.ftl")
    return Words(language, {name: dsl_text("text", language, name) for name in names})


class HandWritten(str):
    """The text of a rule that a person wrote, which pages mark."""

    __slots__ = ()
    by_hand = True


_OURS = ("own", "ours")
"""How a field says that no box prints an item."""


class Book:
    """
    What page makers ask for in one language.

    ``kept`` holds what one of them made and others need again, under a name of its own.
    """

    def __init__(
        self,
        shelf: Shelf,
        language: str,
        sink: Sink,
        settings: Settings | None = None,
    ) -> None:
        """
        Take the content, the code of the language, and where to report what it cannot say.

        ``settings`` are those of the site that the pages are for.
        """
        self.shelf = shelf
        self.settings = settings or Settings()
        self.sink = sink
        self.language = language
        self.languages = self.settings.languages or languages()
        self.words = page_words(language)
        self.kept: dict[str, object] = {}
        self._said: dict[tuple[str, str], tuple[str, ...]] = {}
        self._messages: dict[tuple[object, ...], str] = {}
        self._speaking = shipped_language(language)

    def say(self, identifier: str, /, **arguments: str | int) -> str:
        """Say a message of the pages."""
        key = (identifier, *arguments.items())
        found = self._messages.get(key)
        if found is None:
            found = self._messages[key] = self.words.say(identifier, **arguments)
        return found

    @property
    def site(self) -> str:
        """What the site is called: as its keeper says, else as the packs added to games."""
        return self.settings.titles.get(self.language) or self._added or "Regola"

    @property
    def home(self) -> str:
        """What the first page of the site is called."""
        return self.settings.titles.get(self.language) or self._added or self.say("site-title")

    @cached_property
    def _added(self) -> str:
        """The names of the packs, where no whole game is among them."""
        return "" if self.shelf.has_game else self.listed(map(self.pack, self.shelf.games))

    @cached_property
    def lead(self) -> str:
        """What the pages are about, in a sentence or two: games, or what is added to some."""
        shelf = self.shelf
        if shelf.has_game or not shelf.games:
            return self.say("site-lead")
        games = (self.pack(shelf.packs[pack].game) for pack in shelf.games)
        kinds = dict.fromkeys(page for pack in shelf.games for page in shelf.pages(pack))
        return self.say(
            "site-lead-added",
            packs=self.listed(self.pack(pack) for pack in shelf.games),
            count=len(shelf.games),
            games=self.listed(games),
            kinds=self.listed(_uncapitalised(self.kind(kind)) for kind in kinds),
        )

    @cached_property
    def findings(self) -> Words:
        """The words of findings, read at once: nearly all of them are said."""
        return finding_words(self.language)

    @cached_property
    def headlines(self) -> dict[str, str]:
        """The headline of each finding, by its code."""
        registry().know(trusted(dsl_text("findings.yaml")))
        return {entry.code: headline(entry, self.findings) for entry in registry()}

    # ---- names ----------------------------------------------------------------------------------

    def name(self, item: Item, *, many: bool = False, language: str = "") -> str:
        """Return what an item is called, in this language unless told otherwise."""
        name = item.name(language or self.language) or next(iter(item.names), None)
        if name is None:
            return item.title or item.id.replace("_", " ") or item.kind
        return (name.plural if many else "") or name.singular

    def title(self, item: Item, language: str = "") -> str:
        """Return the heading of an item: the plural for peoples, the singular for the rest."""
        return self.name(item, many=item.kind in chapters().many, language=language)

    def beside(self, item: Item, other: Item) -> str:
        """Return the heading of an item that agrees with what it stands beside, where it can."""
        return beside(item, other, self.language) or self.title(item)

    def pack(self, pack: str) -> str:
        """Return the name of a pack."""
        manifest = self.shelf.packs[pack]
        names = manifest.names
        return names.get(self.language) or next(iter(names.values()), manifest.id)

    def kind(self, kind: str) -> str:
        """Return what items of a kind are called together."""
        if f"kind-{kind}" in self.words:
            return self.say(f"kind-{kind}")
        noun = self._speaking.of_game("").lexicon.nouns.get(kind)
        return noun.forms[1].capitalize() if noun else kind.replace("_", " ").capitalize()

    def term(self, word: str, pack: str = "", *, many: bool = False) -> str:
        """Return a vocabulary word as the game of a pack says it."""
        lexicon = self._speaking.of_game(self.shelf.terms.get(pack, "")).lexicon
        noun = lexicon.nouns.get(word)
        if noun is not None:
            return noun.forms[1 if many else 0]
        adjective, verb = lexicon.adjectives.get(word), lexicon.verbs.get(word)
        if verb is not None and adjective is None:
            return verb.infinitive
        return adjective.forms[0] if adjective else word.replace("_", " ")

    def forms(self, word: str, pack: str) -> tuple[str, ...]:
        """Return all forms in which texts have a vocabulary word; none where it is not known."""
        lexicon = self._lexicon(pack)
        known = lexicon.nouns.get(word) or lexicon.adjectives.get(word)
        return tuple(dict.fromkeys(known.forms)) if known else ()

    def said_of(self, word: str, pack: str) -> tuple[str, ...]:
        """Return all forms of the nouns and names that an adjective goes with; else nothing."""
        content = self._content(pack)
        words = content.vocabulary
        adjective = words.adjectives.get(word)
        if adjective is None or word in self._lexicon(pack).nouns:
            return ()
        typed = [(noun.type, self.forms(noun.id, pack)) for noun in words.nouns.values()]
        for item in (*content.library, *content.items):
            names = (self.name(item), self.name(item, many=True))
            typed.append((words.kinds[item.kind].declares, names))
        return tuple(
            form
            for sort, forms in typed
            for form in forms
            if form and any(words.is_a(sort, one) for one in adjective.of)
        )

    def is_number(self, word: str, pack: str) -> bool:
        """Tell whether a vocabulary word is that of a number."""
        return word in self._content(pack).vocabulary.quantities

    def nouns(self, pack: str) -> tuple[str, ...]:
        """Return all forms of all nouns that texts of a game know."""
        return tuple(form for noun in self._lexicon(pack).nouns.values() for form in noun.forms)

    def _content(self, pack: str) -> Content:
        """Return the items that a pack is among, with the words of their family."""
        return next(
            content
            for content in self.shelf.contents
            if any(each.id == pack for each in content.packs)
        )

    def _lexicon(self, pack: str) -> Lexicon:
        return self._speaking.of_game(self.shelf.terms[pack]).lexicon

    # ---- texts ----------------------------------------------------------------------------------

    @cached_property
    def _texts(self) -> dict[str, Texts]:
        found: dict[str, Texts] = {}
        for content in self.shelf.contents:
            texts = content.texts or _texts(content)
            found.update((pack.id, texts) for pack in content.packs)
        return found

    def rules(self, item: Item, game: str = "") -> tuple[str, ...]:
        """Return the text of each rule of an item, made once: pages and search both ask for it."""
        key = (item.reference, game)
        if key not in self._said:
            self._said[key] = self._told(item, "reference", game)
        return self._said[key]

    def offered(self, asked: Asked) -> str:
        """Return what a rule offered to a player who was asked, as a sentence; else nothing."""
        item = self.shelf.items.get(asked.reference)
        rule = next((one for one in item.rules if one.number == asked.line), None) if item else None
        steps = getattr(rule.body, "steps", ()) if rule else ()
        action = steps[asked.step].action if asked.step < len(steps) else None
        if item is None or rule is None or not isinstance(action, Offer):
            return ""
        offer = Reaction((Step("and", action, None),))
        alone = replace(rule, number=1, limit=None, moment=None, body=offer)
        return self._told_alone(item, alone, "reference")

    def explained(self, item: Item, known: set[str]) -> tuple[str, ...]:
        """
        Return the text of each rule of an item, keywords explained that are not known.

        What is explained here is added to ``known``: a page explains each keyword once.
        """
        said = self.rules(item)
        texts = self._texts[item.pack]
        try:
            told = texts.reminded(item, said, self._speaking, None, known)
        except MissingMessageError:
            return said
        known.update(texts.keywords(item))
        return tuple(
            HandWritten(new) if isinstance(old, HandWritten) else new
            for old, new in zip(said, told, strict=True)
        )

    def chips(self, item: Item) -> tuple[str, ...]:
        """Return the rules of an item in a few words each."""
        return self._told(item, "chip", "")

    def _told(self, item: Item, style: Style, game: str) -> tuple[str, ...]:
        texts = self._texts[item.pack]
        try:
            said = texts.told(item, self._speaking, style, game or None)
            return tuple(HandWritten(one.text) if one.by_hand else one.text for one in said)
        except MissingMessageError:
            return tuple(self._told_alone(item, rule, style) for rule in item.rules)

    def _told_alone(self, item: Item, rule: Rule, style: Style) -> str:
        """Tell one rule; report that it cannot be told, and tell nothing."""
        alone = replace(item, rules=(rule,))
        try:
            return self._texts[item.pack].item_text(alone, self._speaking, style)[0]
        except MissingMessageError as missing:
            if style == "reference":
                message = str(missing.args[0]).partition(": ")[2]
                language = Phrase(self.language)
                self.sink.report("missing-message", rule.span, message=message, language=language)
            return ""

    def written(self, line: FieldLine | None) -> str:
        """Return the text that a field gives in this language, else in the first it gives."""
        found = phrases(line)
        return found.get(self.language) or next(iter(found.values()), "")

    def source(self, item: Item) -> str:
        """Return where the rules of an item are printed."""
        return self.sources([item])

    def sources(self, items: Iterable[Item]) -> str:
        """Return where the rules of some items are printed: each book once, with all its pages."""
        pages: dict[str, set[int]] = {}
        for item in items:
            line = item.field("source")
            for entry in line.entries if line else ():
                if book := self._source(entry.values):
                    numbers = {value for value in entry.values if isinstance(value, int)}
                    pages.setdefault(book, set()).update(numbers)
        return self.listed(self._paged(book, sorted(found)) for book, found in pages.items())

    def _paged(self, book: str, pages: Sequence[int]) -> str:
        if not pages:
            return book
        told = ", ".join(map(str, pages))
        return self.say("source-page", book=book, page=told, count=len(pages))

    def is_printed(self, item: Item) -> bool:
        """Tell whether a box prints an item: the source that it names, or the game it is of."""
        line = item.field("source")
        if line is None:
            return self.shelf.packs[item.pack].is_game
        return any(word not in _OURS for word in line.words)

    def _source(self, values: Sequence[int | str]) -> str:
        words = [value for value in values if isinstance(value, str)]
        if not words:
            return ""
        if words[0] in _OURS:
            return self.say("source-own")
        book = self.pack(words[0]) if words[0] in self.shelf.packs else words[0].replace("_", " ")
        spoken = words[1] if len(words) > 1 else ""
        if f"language-{spoken}" in self.words:
            book = self.say("source-language", book=book, language=self.say(f"language-{spoken}"))
        return book

    def listed(self, parts: Iterable[str]) -> str:
        """Join the parts of an enumeration, each said once."""
        return self.enumerated(dict.fromkeys(parts))

    def enumerated(self, parts: Iterable[str]) -> str:
        """Join all parts of an enumeration, such as coins of which some are worth the same."""
        given = list(parts)
        if len(given) <= 1:
            return "".join(given)
        joined = self.say("list-end", words=", ".join(given[:-1]), last=given[-1])
        # Before some words the conjunction is another: "Scavare tunnel ed Estrarre oro".
        return written(joined, self.language)

    # ---- addresses ------------------------------------------------------------------------------

    def place(self, item: Item) -> Place | None:
        """Return where an item stands; an item inside another without a place stands with it."""
        place = self.shelf.places.get(item.reference)
        if place is None and item.holder:
            holder = self.shelf.items.get(item.holder)
            return self.place(holder) if holder else None
        return place


def _texts(content: Content) -> Texts:
    items = [inner for item in (*content.library, *content.items) for inner in item.walk()]
    return Texts(items, content.vocabulary, content.packs, content.catalogues)


def _uncapitalised(text: str) -> str:
    return text[:1].lower() + text[1:]


def phrases(line: FieldLine | None) -> dict[str, str]:
    """Return the texts of a field by language."""
    if line is None:
        return {}
    return {
        str(entry.values[0]): str(entry.values[1])
        for entry in line.entries
        if len(entry.values) > 1
    }
