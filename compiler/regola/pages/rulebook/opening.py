"""How the book of a game begins: what it is, what lies in the box, how it is set up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from regola.drawings.digger.hexagons import tile
from regola.pages.book import Book
from regola.pages.chapters import Component, RulesPage, rules_page
from regola.pages.conquest.boards import (
    Legend,
    counter_of,
    ground_of_board,
    ground_of_fields,
    legend,
    mark_of,
    sample,
)
from regola.pages.digger.spaces import faces_of, marks_of, spaces_of
from regola.pages.entries import banner_of
from regola.pages.lords.starting import starting_dungeon
from regola.pages.rulebook.model import (
    Block,
    Facts,
    Figure,
    Figures,
    Paragraph,
    Row,
    Rows,
    Section,
    Steps,
    section,
)
from regola.pages.rulebook.prose import prose
from regola.pages.rulebook.tables import tables
from regola.pages.showing import board_drawing
from regola.program.model import Item

__all__ = ["boards_of", "box_alone", "length", "opening", "players_of", "rounds_of"]


def opening(book: Book, pack: str, added: Sequence[str] = ()) -> Iterator[Section]:
    """Give the sections before the first turn; what packs ``added`` put in the box is counted."""
    page = rules_page(book, pack)
    yield section("game", book.say("book-game"), _game(book, pack))
    new = tuple(Paragraph(text) for text in prose(book, pack, "new"))
    if new:
        yield section("new", book.say(f"book-new-{book.shelf.written_for(pack)}"), new)
    yield section("box", book.say("components-title"), _box(book, pack, added))
    yield section("set-up", book.say("set-up-title"), _set_up(book, page, (pack, *added)))


def _game(book: Book, pack: str) -> Iterator[Block]:
    what = f"lead-{book.shelf.written_for(pack)}"
    if what in book.words:
        yield Paragraph(" ".join(book.say(what).split()), lead=True)
    facts = tuple(length(book, pack))
    if facts:
        yield Facts(facts)
    for name in ("aim", "turn"):
        for text in prose(book, pack, name):
            yield Paragraph(text)


def box_alone(book: Book, packs: Sequence[str]) -> Iterator[Section]:
    """Give what packs put in the box of a game that is not in the book itself, if anything."""
    if any(rules_page(book, pack).components for pack in packs):
        blocks = _box(book, packs[0], packs[1:])
        yield section("box", book.say("components-title"), blocks)


def length(book: Book, pack: str) -> Iterator[tuple[str, str]]:
    """Give how many play a game and how long, each under its label."""
    if players := players_of(book, pack):
        yield book.say("fact-players"), players
    if lasting := rounds_of(book, pack):
        yield book.say("book-length"), lasting


def players_of(book: Book, pack: str) -> str:
    """Return how many play a game, by its boards or by what its base rules say: such as 2-5."""
    told = book.shelf.players(pack)
    if not told:
        return ""
    return str(told[0]) if len(told) == 1 else f"{told[0]}\N{EN DASH}{told[-1]}"


def rounds_of(book: Book, pack: str) -> str:
    """Return how many rounds a game has, with each number of players or in each year."""
    boards = rules_page(book, pack).boards
    told = [
        book.say("book-rounds", players=board.players, rounds=board.rounds)
        for board in boards
        if board.rounds
    ]
    told.extend(
        book.say("book-years", years=years, rounds=base.number("rounds") or 0)
        for base in book.shelf.bases(pack)
        if (years := base.number("years"))
    )
    return book.listed(told)


def _box(book: Book, pack: str, added: Sequence[str]) -> Iterator[Block]:
    boxes = {each: rules_page(book, each).components for each in (pack, *added)}
    heads = [book.say("component"), book.say("component-count")]
    tokens = any(component.tokens for box in boxes.values() for component in box)
    heads += [book.say("component-tokens")] * tokens
    rows: list[Row] = []
    for each, box in boxes.items():
        of = book.pack(each) if each != pack else ""
        drawings = _drawings(book, each)
        rows += (_row(book, one, drawings, of, tokens=tokens) for one in box)
    yield Rows(tuple(heads), tuple(rows))
    yield from _legend(book, pack, added)


def _row(
    book: Book, component: Component, drawings: Mapping[str, str], of: str, *, tokens: bool
) -> Row:
    """Return the row of a component; what is ``of`` a pack that is added is marked as such."""
    name = book.say("component-added", name=component.name, pack=of) if of else component.name
    counts = [str(component.count)]
    if tokens:
        counts.append(str(component.tokens or "\N{EN DASH}"))
    drawing = component.drawing or drawings.get(component.address, "")
    return Row(drawing, (name, *counts), "" if of else component.address)


def _legend(book: Book, pack: str, added: Sequence[str]) -> Iterator[Rows]:
    """Give what is on all boards: how terrains, symbols, pieces and marked spaces look."""
    boards = [item for item in book.shelf.pages(pack).get("board", ()) if not spaces_of(item)]
    known = [one for item in boards for one in legend(book, ground_of_board(book, item))]
    without = () if boards or book.shelf.bases(pack) else (pack,)
    for each in (*without, *added):
        known += _on_maps(book, each)
    found: dict[str, Legend] = {}
    for one in known:
        found.setdefault(one.name, one)
    if found:
        heads = (book.say("book-legend"), book.say("book-letters"))
        rows = (Row(one.sample, (one.name, one.letter or "\N{EN DASH}")) for one in found.values())
        yield Rows(heads, tuple(rows))
    if grids := [item for item in book.shelf.pages(pack).get("board", ()) if spaces_of(item)]:
        yield Rows(
            (book.say("book-legend"), book.say("component-count")), tuple(_marks(book, grids))
        )


def _on_maps(book: Book, pack: str) -> Iterator[Legend]:
    """Give what is on the maps of examples of what is added to a game, and the pieces of that."""
    items = [each for item in book.shelf.printed.get(pack, ()) for each in item.walk()]
    maps = [ground_of_fields(book, one) for one in items if one.kind == "example"]
    shown = [ground for ground in maps if ground.ids]
    for ground in shown:
        yield from legend(book, ground)
    for piece in items:
        if shown and piece.kind == "piece":
            yield Legend(counter_of(book, piece), mark_of(book, piece), book.name(piece), 0)


def _marks(book: Book, grids: Sequence[Item]) -> Iterator[Row]:
    """Give the marked spaces of boards of hexagons: how they look, how many each board has."""
    found: dict[str, tuple[str, list[int]]] = {}
    for item in grids:
        for name, count, drawing in marks_of(book, item):
            found.setdefault(name, (drawing, []))[1].append(count)
    for name, (drawing, counts) in found.items():
        yield Row(drawing, (name, ", ".join(map(str, dict.fromkeys(counts)))))


def _drawings(book: Book, pack: str) -> dict[str, str]:
    """Return what components look like, by their addresses: of many, the first."""
    found: dict[str, str] = {}
    for page, items in book.shelf.pages(pack).items():
        for item in items:
            shown = _drawing(book, item) or (counter_of(book, item) if page == "piece" else "")
            found.setdefault(f"{page}.html", shown)
            found[f"{page}.html#{item.id}"] = shown
    return found


def _drawing(book: Book, item: Item) -> str:
    shown = next((tile(*one) for one in faces_of(book, item)), "")
    return shown or sample(book, item) or banner_of(book, item)


# ---- set-up -----------------------------------------------------------------------------------


def _set_up(book: Book, page: RulesPage, packs: Sequence[str]) -> Iterator[Block]:
    pack = packs[0]
    for text in prose(book, pack, "set-up"):
        yield Paragraph(text)
    yield Steps(tuple(_steps(book, page, packs)), "set-up-step")
    if boards := tuple(boards_of(book, packs)):
        yield Figures(boards)
    if around := (*_dungeons(book, pack), *tables(book, pack)):
        yield Figures(around)


def boards_of(book: Book, packs: Sequence[str]) -> Iterator[Figure]:
    """Give the boards of packs; those that are added to the first are marked as such."""
    for pack in packs:
        for item in book.shelf.pages(pack).get("board", ()):
            board = _board(book, item)
            if pack != packs[0]:
                caption = book.say("component-added", name=board.caption, pack=book.pack(pack))
                board = Figure(board.drawing, caption)
            yield board


def _dungeons(book: Book, pack: str) -> Iterator[Figure]:
    """Give what players begin with in games that have no common board."""
    title = book.say("print-dungeon")
    for base in book.shelf.bases(pack):
        if drawing := starting_dungeon(book, base, title):
            yield Figure(drawing, title)


_HIDDEN = ("relic", "place")
"""The kinds that are drawn face down from one stack, when what guards them is beaten."""


def _steps(book: Book, page: RulesPage, packs: Sequence[str]) -> Iterator[str]:
    grid = any(board.spaces for board in page.boards)
    if page.boards:
        yield book.say("set-up-board-grid" if grid else "set-up-board")
    if page.coins:
        yield book.say("set-up-coins", count=page.coins)
    if page.row:
        yield book.say("set-up-row", count=page.row)
    pages = [book.shelf.pages(pack) for pack in packs]
    kinds = [kind for kind in _HIDDEN if any(kind in each for each in pages)]
    if kinds:
        count = sum(len(each.get(kind, ())) for kind in kinds for each in pages)
        named = book.listed(book.kind(kind).lower() for kind in kinds)
        yield book.say("set-up-hidden", count=count, kinds=named)
    yield from page.steps


def _board(book: Book, item: Item) -> Figure:
    name, address = book.name(item), f"board.html#{item.id}"
    if spaces_of(item):
        return Figure(board_drawing(book, item), name, address)
    ground = ground_of_board(book, item)
    caption = book.say(
        "book-board",
        name=name,
        players=item.number("players") or 0,
        rounds=item.number("rounds") or 0,
        regions=len(ground.regions),
    )
    return Figure(board_drawing(book, item), caption, address)
