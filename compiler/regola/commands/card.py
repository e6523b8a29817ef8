"""`regola card ITEM …`: the cards of items, a picture each."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note, root_of
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.programs import item_called, programs_at_hand
from regola.commands.refused import Printed, report_refused
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
    from regola.printing.typesetting import can_typeset

    if arguments.png and arguments.svg:
        raise UsageError("card-one-picture")
    if not can_typeset():
        raise UsageError("card-no-typst")
    sink = Sink()
    arguments.paths = []
    found = loaded(arguments, console, sink)
    programs = programs_at_hand(found)
    items = [item_called(name, programs) for name in arguments.item]
    report_refused(found, sink, Printed((arguments.lang,), [item for _, item in items]))
    places = [] if sink.has_errors else _drawn(items, arguments, sink)
    root = root_of(pack for pack, _ in found.sources)
    note(Shown(findings=sink.sorted(), texts=found.texts, root=root), console)
    if sink.has_errors:
        return Exit.FOUND
    for place in places:
        console.say("book-written", path=place.as_posix())
    return Exit.CLEAN


def _drawn(items: list[tuple[Program, Item]], arguments: Namespace, sink: Sink) -> list[Path]:
    """Draw the card of each item into a file of its own; return where they are."""
    from regola.compilation.artefacts.rules_pages import content
    from regola.files.names import file_called
    from regola.files.replacing import write_file
    from regola.pages.book import Book
    from regola.pages.content import Shelf
    from regola.pages.entries import entry
    from regola.pages.rulebook.model import Card
    from regola.printing.typesetting import card_of

    picture = "svg" if arguments.svg else "png"
    names = [f"{item.id}-{arguments.lang}.{picture}" for _, item in items]
    places = [file_called(arguments.out, name) for name in names]
    if len(set(places)) < len(places):
        raise UsageError("card-one-file")
    for (program, item), place in zip(items, places, strict=True):
        book = Book(Shelf((content(program, {}),)), arguments.lang, sink)
        write_file(place, card_of(Card(entry(book, item), ""), item.pack, book, picture), sink)
    return places
