"""`regola card ITEM`: the card of one item as a picture."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, note, root_of
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.programs import item_called, programs_at_hand
from regola.commands.usage import UsageError
from regola.findings import Sink

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the item, and what sort of picture is made of it."""
    parser.argument("item")
    parser.argument("--png", action="store_true")
    parser.argument("--svg", action="store_true")
    parser.argument("--out", type=Path)


def run(arguments: Namespace, console: Console) -> int:
    """Draw the card of an item of the packs at hand or of the official games."""
    from regola.files.names import file_called
    from regola.printing.typesetting import can_typeset

    if arguments.png and arguments.svg:
        raise UsageError("card-one-picture")
    if not can_typeset():
        raise UsageError("card-no-typst")
    sink = Sink()
    arguments.paths = []
    found = loaded(arguments, console, sink)
    picture = "svg" if arguments.svg else "png"
    program, item = item_called(arguments.item, programs_at_hand(found))
    out = file_called(arguments.out, f"{item.id}-{arguments.lang}.{picture}")
    if not sink.has_errors:
        from regola.compilation.artefacts.rules_pages import content
        from regola.files.replacing import write_file
        from regola.pages.book import Book
        from regola.pages.content import Shelf
        from regola.pages.entries import entry
        from regola.pages.rulebook.model import Card
        from regola.printing.typesetting import card_of

        book = Book(Shelf((content(program, {}),)), arguments.lang, sink)
        write_file(out, card_of(Card(entry(book, item), ""), item.pack, book, picture), sink)
    root = root_of(pack for pack, _ in found.sources)
    note(Shown(findings=sink.sorted(), texts=found.texts, root=root), console)
    if sink.has_errors:
        return Exit.FOUND
    console.say("book-written", path=out.as_posix())
    return Exit.CLEAN
