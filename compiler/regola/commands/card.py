"""`regola card ITEM …`: the cards of items, a picture each."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, note, root_of
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.places import Place, format_meant, place_for
from regola.commands.programs import item_called, programs_at_hand
from regola.commands.refused import Printed, set_aside
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.program.model import Item

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the items, and what sort of picture is made of each."""
    parser.argument("item", nargs="+")
    parser.argument("--png", action="store_true")
    parser.argument("--svg", action="store_true")
    parser.argument("--out")


def run(arguments: Namespace, console: Console) -> int:
    """Draw the cards of items of the packs at hand or of the official games."""
    from regola.files.replacing import write_files
    from regola.printing.typesetting import can_typeset

    if arguments.png and arguments.svg:
        raise UsageError("card-one-picture")
    if not can_typeset():
        raise UsageError("card-no-typst")
    sink = Sink()
    arguments.paths = []
    found = loaded(arguments, console, sink)
    programs = programs_at_hand(found)
    items = [item_called(name, programs) for name in dict.fromkeys(arguments.item)]
    aside = set_aside(found, sink, Printed((arguments.lang,), [item for _, item in items]))
    places = _places([item for _, item in items], arguments, sink)
    if not sink.has_errors:
        write_files(
            dict(zip((one.path for one in places), _drawn(items, arguments, sink), strict=True)),
            sink,
        )
    is_refused = sink.has_errors
    sink.extend(aside.findings)
    root = root_of(pack for pack, _ in found.sources)
    note(Shown(findings=sink.sorted(), texts=found.texts, root=root), console)
    if is_refused:
        return aside.tell_nothing(console)
    places[0].tell_folder(console)
    for place in places:
        console.say("book-written", path=place.path.as_posix())
    return aside.tell(console)


def _picture(arguments: Namespace) -> str:
    told = "png" if arguments.png else "svg" if arguments.svg else None
    return format_meant(arguments.out, told, ("png", "svg"))


def _places(items: list[Item], arguments: Namespace, sink: Sink) -> list[Place]:
    """Return the files of cards: several without an ending are meant to lie in a folder."""
    picture = _picture(arguments)
    out = arguments.out
    if out is not None and len(items) > 1 and not Path(out).suffix:
        out = f"{out}/"
    names = [f"{item.id}-{arguments.lang}.{picture}" for item in items]
    places = [place_for(out, name, sink) for name in names]
    if len({place.path for place in places}) < len(places):
        raise UsageError("card-one-file")
    return places


def _drawn(items: list[tuple[Program, Item]], arguments: Namespace, sink: Sink) -> Iterator[bytes]:
    """Give the card of each item."""
    from regola.compilation.artefacts.rules_pages import content
    from regola.pages.book import Book
    from regola.pages.content import Shelf
    from regola.pages.entries import entry
    from regola.pages.rulebook.model import Card
    from regola.printing.typesetting import card_of

    picture = _picture(arguments)
    for program, item in items:
        book = Book(Shelf((content(program, {}),)), arguments.lang, sink)
        yield card_of(Card(entry(book, item), ""), item, book, picture)
