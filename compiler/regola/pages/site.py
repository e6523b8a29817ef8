"""
The site: every page of the book in every language, as names and bytes.

Names are relative to the folder of the site. A page has the same name in each language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from markupsafe import escape

from regola.drawings.digger.hexagons import sample
from regola.findings import Entry, Sink, registry
from regola.pages.beside import told_in
from regola.pages.book import Book
from regola.pages.chapters import rules_page
from regola.pages.conquest.boards import drawn, ground_of_board, legend
from regola.pages.content import Beside, Content, Sample, Samples, Shelf
from regola.pages.contents import Listed, rules_of, shown, shows
from regola.pages.digger.spaces import drawn_grid, mark_name, marked, spaces_of
from regola.pages.entries import entry
from regola.pages.linking import Linker
from regola.pages.ordering import alphabetical, by_name
from regola.pages.rendering import asset, render
from regola.pages.rulebook.asking import themes
from regola.pages.rulebook.course import course
from regola.pages.rulebook.glossary import site_terms
from regola.pages.rulebook.model import Term
from regola.pages.rulebook.opening import opening
from regola.pages.samples import drawn_samples, sample_definitions
from regola.pages.search import documents, script
from regola.pages.settings import Settings
from regola.pages.sheet import shared_parts, style_sheet
from regola.program.model import Item

__all__ = ["site"]

Page = tuple[str, bytes]

_DOT = "\N{NO-BREAK SPACE}· "
"""What stands between the title of a page and its game; no line begins with it."""

_ASSETS = ("site.js", "search.js", "minisearch.js", "minisearch.LICENSE.txt", "favicon.svg")


def site(
    contents: Sequence[Content],
    languages: Sequence[str],
    sink: Sink,
    samples: Samples | None = None,
    beside: Beside | None = None,
    settings: Settings | None = None,
) -> Iterator[Page]:
    """
    Give all pages: names relative to the folder of the site, and their bytes.

    The ``samples`` are coloured and drawn on the page of findings; what stands ``beside`` the book
    gets the frame of the site and is led to from the contents; ``settings`` are the keeper's.

    A rule that a language has no words for is reported.
    """
    shelf = Shelf(contents, samples, beside)
    for name in _ASSETS:
        yield f"assets/{name}", asset(name)
    kept = settings or Settings()
    yield "assets/style.css", style_sheet(kept.accent)
    if kept.logo is not None:
        yield f"assets/{kept.logo.file}", kept.logo.data
    books = [Book(shelf, language, sink, kept) for language in languages]
    yield "index.html", _front(books, kept)
    # A book keeps much of what it has made: those that are done are let go.
    books.reverse()
    while books:
        book = books.pop()
        for name, data in _pages(book):
            yield f"{book.language}/{name}", data


def _front(books: Sequence[Book], settings: Settings) -> bytes:
    choices = []
    for book in books:
        title = book.home
        choices.append((book.language, book.say("language-own"), title, book.lead))
    title = next(iter(settings.titles.values()), "") or books[0].site
    return render("front.html", choices=choices, settings=settings, title=title)


def _pages(book: Book) -> Iterator[Page]:
    found = list(documents(book))
    yield (
        "index.html",
        _page(
            book,
            "contents.html",
            "index.html",
            f"={book.home}",
            packs=[shown(book, pack, tuple(_section(book, pack))) for pack in book.shelf.games],
            shows=shows(book),
        ),
    )
    yield (
        "search.html",
        _page(
            book,
            "search.html",
            "search.html",
            "search-title",
            found=_sorted(found),
            without_script=list(_answering(book)),
        ),
    )
    yield "search-index.js", script(book, found)
    for one in book.shelf.beside.pages:
        if one.language == book.language:
            title = f"={one.title}"
            yield one.name, _page(book, "beside.html", one.name, title, told=told_in(one))
    if book.shelf.has_game:
        yield "findings.html", _findings(book)
    for pack in book.shelf.games:
        yield from _game(book, pack)


def _page(book: Book, template: str, name: str, title: str, **values: Any) -> bytes:
    """Render a page; its title is that of a message, or the text given after `=`."""
    depth = name.count("/")
    pack = name.partition("/")[0] if depth else ""
    return render(
        template,
        book=book,
        say=book.say,
        name=name,
        title=title[1:] if title.startswith("=") else book.say(title),
        here="../" * depth,
        up="../" * (depth + 1),
        game=book.pack(pack) if pack else "",
        bar=list(_section(book, pack)) if pack else [],
        trail=list(_trail(book, pack)) if pack else [],
        edition=_edition(book, pack) if pack else "",
        link=Linker(book, pack, name) if pack else escape,
        **values,
    )


def _trail(book: Book, pack: str) -> Iterator[tuple[str, str]]:
    """Give what leads to the pages of a pack: its game, if it adds to one, and itself."""
    for each in dict.fromkeys((book.shelf.packs[pack].game, pack)):
        yield rules_of(book, each), book.pack(each)


def _edition(book: Book, pack: str) -> str:
    """Return which version of a pack its pages tell, and of which day."""
    head = book.shelf.packs[pack]
    return book.say(
        "page-edition", pack=book.pack(pack), version=head.version, date=head.day or "none"
    )


_NOT_LISTED = ("finding", "ruling", "base", "rule", "example", "term", "option", "component")
"""The kinds of what the index leaves to the pages that it leads to."""


def _sorted(found: list[Any]) -> list[Any]:
    entries = [each for each in found if each.kind not in _NOT_LISTED]
    return sorted(entries, key=lambda each: (alphabetical(each.title), each.address))


def _answering(book: Book) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Give the pages of each game that answer questions, for who cannot search."""
    for pack in book.shelf.games:
        known = [(address, name) for address, name, count in _section(book, pack) if not count]
        if known:
            yield book.pack(pack), known


# ---- contents ---------------------------------------------------------------------------------


def _section(book: Book, pack: str) -> Iterator[Listed]:
    if book.shelf.bases(pack):
        yield f"{pack}/rules.html", book.say("rules-title"), 0
    for page, items in book.shelf.pages(pack).items():
        yield f"{pack}/{page}.html", _page_title(book, page), len(items)
    if any(themes(book, (pack,))):
        yield f"{pack}/rulings.html", book.say("questions-title"), 0
    if any(_has(item, "edition") for item in _tops(book, pack)):
        yield f"{pack}/editions.html", book.say("editions-title"), 0


def _page_title(book: Book, page: str) -> str:
    return book.say(f"page-{page}") if f"page-{page}" in book.words else book.kind(page)


def _tops(book: Book, pack: str) -> tuple[Item, ...]:
    others = (item for item in book.shelf.printed[pack] if item.kind != "base")
    return (*book.shelf.bases(pack), *others)


def _has(item: Item, kind: str) -> bool:
    return any(inner.kind == kind for inner in item.walk())


# ---- a game -----------------------------------------------------------------------------------


def _game(book: Book, pack: str) -> Iterator[Page]:
    parts = shared_parts(book.shelf.looks, tiles=book.shelf.has_edges(pack))
    shared = {"pack": pack, "definitions": parts}
    if book.shelf.bases(pack):
        name = f"{pack}/rules.html"
        chapters = (*opening(book, pack), *course(book, pack))
        yield (
            name,
            _page(
                book,
                "rules.html",
                name,
                f"={_of(book, 'rules-title', pack)}",
                chapters=chapters,
                source=rules_page(book, pack).source,
                **shared,
            ),
        )
    for page, items in book.shelf.pages(pack).items():
        yield from _kind(book, page, items, shared)
    yield from _collected(book, pack, shared)


def _of(book: Book, message: str, pack: str) -> str:
    return f"{book.say(message)}{_DOT}{book.pack(pack)}"


def _kind(book: Book, page: str, items: tuple[Item, ...], shared: dict[str, Any]) -> Iterator[Page]:
    names = list(dict.fromkeys(book.shelf.places[item.reference].page for item in items))
    title = f"={_page_title(book, page)}{_DOT}{book.pack(shared['pack'])}"
    for name in names:
        own = [item for item in items if book.shelf.places[item.reference].page == name]
        if page == "board":
            boards = [_board(book, item) for item in own]
            yield name, _page(book, "boards.html", name, title, boards=boards, **shared)
        else:
            known: set[str] = set()
            entries = [entry(book, item, known) for item in by_name(own, book.title)]
            template = "glossary.html" if page == "glossary" else "kind.html"
            if any(each.tiles or each.kind == "edge" for each in entries):
                shared = {**shared, "edges": _edges(book, own)}
            more = {"terms": _terms(book, shared["pack"])} if page == "glossary" else {}
            yield (
                name,
                _page(book, template, name, title, entries=entries, names=names, **more, **shared),
            )


def _edges(book: Book, items: Sequence[Item]) -> list[tuple[str, str]]:
    """Return the sides that tiles have, each with its drawing and its name."""
    words = (
        word for item in items for line in item.fields if line.key == "edges" for word in line.words
    )
    pack = items[0].pack
    named = [book.shelf.named(pack, word, ("edge",)) for word in dict.fromkeys(words)]
    looks = book.shelf.looks.sides
    return [(sample(looks[edge.reference]), book.name(edge)) for edge in named if edge]


def _board(book: Book, item: Item) -> dict[str, Any]:
    spaces = spaces_of(item)
    if spaces:
        marks = [(mark_name(book, key), names) for key, names in marked(item, spaces).items()]
        shown = entry(book, item)
        grid = drawn_grid(book, item)
        return {"entry": shown, "grid": grid, "marks": marks, "size": len(spaces), "printed": False}
    ground = ground_of_board(book, item)
    title = book.name(item)
    return {
        "grid": "",
        "printed": book.is_printed(item),
        "entry": entry(book, item),
        "drawing": drawn(book, ground, title),
        "legend": list(legend(book, ground)),
        "regions": [
            (region, [book.term(word) for word in region.words], list(ground.beside(number)))
            for number, region in enumerate(ground.regions)
        ],
        "left_out": [(ground.ids[a], ground.ids[b]) for a, b in _left_out(ground)],
    }


def _left_out(ground: Any) -> tuple[tuple[int, int], ...]:
    from regola.drawings.conquest.layout import laid_out

    return laid_out(ground.graph).left_out


def _terms(book: Book, pack: str) -> list[Term]:
    """Return the terms that the book explains, in alphabetical order."""
    return sorted(site_terms(book, pack), key=lambda term: alphabetical(term.name))


def _collected(book: Book, pack: str, shared: dict[str, Any]) -> Iterator[Page]:
    """Give the pages that gather what stands with the items: questions and editions."""
    asked = tuple(themes(book, (pack,)))
    if asked:
        page = f"{pack}/rulings.html"
        title = f"={_of(book, 'questions-title', pack)}"
        yield page, _page(book, "rulings.html", page, title, themes=asked, **shared)
    tops = [item for item in _tops(book, pack) if _has(item, "edition")]
    if tops:
        page = f"{pack}/editions.html"
        title = f"={_of(book, 'editions-title', pack)}"
        groups = [_group(book, pack, item) for item in tops]
        yield page, _page(book, "editions.html", page, title, groups=groups, **shared)


def _group(book: Book, pack: str, item: Item) -> tuple[str, str, Any]:
    from regola.pages.entries import parts

    place = book.shelf.places.get(item.reference)
    address = place.address if place else f"{pack}/rules.html"
    title = book.title(item) if item.names else book.say("rules-title")
    return address, title, parts(book, item)


# ---- findings ---------------------------------------------------------------------------------


def _findings(book: Book) -> bytes:
    words = book.findings
    labels = (words.say("page-wrong"), words.say("page-right"))
    found = [
        {
            "code": each.code,
            "headline": book.headlines[each.code],
            "standing": words.say(
                "page-standing",
                slug=each.slug,
                severity=words.say(f"severity-{each.severity.value}"),
                confidence=words.say(f"confidence-{each.confidence.value}"),
                since=each.since,
            ),
            "text": words.say(f"{each.slug}.page"),
            "samples": list(zip(labels, _samples(book, each), strict=True)),
        }
        for each in registry()
    ]
    return _page(
        book,
        "findings.html",
        "findings.html",
        "findings-title",
        found=found,
        definitions=sample_definitions(book) if book.shelf.samples else "",
    )


def _samples(book: Book, entry: Entry) -> Iterator[tuple[Sequence[tuple[str, str]], Sequence[str]]]:
    """Give the pieces and the drawings of both examples of a finding."""
    plain = (Sample(((entry.details.wrong, ""),)), Sample(((entry.details.right, ""),)))
    for one in book.shelf.samples.get(entry.code, plain):
        yield one.pieces, drawn_samples(book, one.items)
