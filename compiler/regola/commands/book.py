"""`regola book GAME`: the rulebook that teaches a game, typeset or as one page."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.findings_shown import Shown, note, root_of
from regola.commands.loading import loaded
from regola.commands.parser import Parser
from regola.commands.places import format_meant, place_for
from regola.commands.progress import Progress
from regola.commands.refused import Printed, set_aside
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.files.library import Loaded
    from regola.pages.book import Book
    from regola.pages.rulebook.model import Rulebook

__all__ = ["add_arguments", "packs_called", "run"]

_PAPERS = ("a4", "letter")


def add_arguments(parser: Parser) -> None:
    """Declare the game, what is added to it, and what the book is made as."""
    parser.argument("game")
    parser.argument("--with", nargs="+", default=[])
    parser.argument("--format", choices=tuple(_MAKERS))
    parser.argument("--paper", choices=_PAPERS, default=_PAPERS[0])
    parser.argument("--out")


def run(arguments: Namespace, console: Console) -> int:
    """Compose the book of a game or pack in the language spoken, and write it."""
    from regola.files.packs import at_hand
    from regola.files.replacing import write_file

    sink = Sink()
    arguments.format = format_meant(arguments.out, arguments.format, tuple(_MAKERS))
    names = [arguments.game, *getattr(arguments, "with")]
    arguments.paths = [str(path) for name in names for path in packs_called(name) or at_hand(sink)]
    with console.progress("progress-paper") as progress:
        found = loaded(arguments, console, sink)
        progress.advance(step="check")
        aside = set_aside(found, sink, Printed((arguments.lang,), fonts=arguments.format == "pdf"))
        found = aside.found
        packs = list(dict.fromkeys(_known(name, found) for name in names))
        _of_one_family(packs, found)
        out = place_for(arguments.out, f"{packs[0]}-{arguments.lang}.{arguments.format}", sink)
        data = None if sink.has_errors else _made(packs, found, arguments, progress, sink)
    written = data is not None and not sink.has_errors and write_file(out.path, data, sink)
    sink.extend(aside.findings)
    note(Shown(findings=sink.sorted(), texts=found.texts, root=_root(found)), console)
    if not written:
        return aside.tell_nothing(console)
    out.tell(console)
    return aside.tell(console)


def packs_called(name: str) -> list[Path]:
    """Return where a pack lies that is named by its folder, or that ships with the compiler."""
    from regola.commands.mixed_packs import there
    from regola.files.library import folder_of

    shipped = folder_of(name)
    return [shipped] if shipped else there([name])


def _known(name: str, found: Loaded) -> str:
    """Return the id of a pack that is a game or belongs to one: others have no book."""
    from regola.commands.mixed_packs import called, known_name
    from regola.files.library import official_packs

    own = [head.id for head in found.packs if head.game]
    wanted = called(name, own, found.folders)
    if wanted in own:
        return wanted
    return known_name(wanted, [*own, *(head.id for head in official_packs() if head.game)], _OTHER)


_OTHER = "book-unknown"


def _of_one_family(packs: list[str], found: Loaded) -> None:
    """Refuse a pack that adds to games of another family: they share neither words nor pieces."""
    families = {head.id: program.family for program in found.programs for head in program.packs}
    for pack in packs[1:]:
        if families.get(pack) != families.get(packs[0]):
            raise UsageError("book-other-family", game=packs[0], pack=pack)


def _root(found: Loaded) -> str:
    return root_of(pack for pack, _ in found.sources)


def _made(
    packs: list[str], found: Loaded, arguments: Namespace, progress: Progress, sink: Sink
) -> bytes:
    from regola.compilation.artefacts.rules_pages import contents
    from regola.pages.book import Book
    from regola.pages.content import Shelf
    from regola.pages.rulebook.composing import rulebook

    maker = _MAKERS[arguments.format]
    progress.advance(step="play")
    shelf = Shelf(tuple(contents(found.programs, found.texts, sink)))
    progress.advance(step="draw")
    book = Book(shelf, arguments.lang, sink)
    composed = rulebook(book, packs[0], packs[1:])
    progress.advance(step="lay")
    return maker(composed, book, arguments.paper)


def _pdf(rulebook: Rulebook, book: Book, paper: str) -> bytes:
    from regola.printing.typesetting import can_typeset, pdf_of

    if not can_typeset():
        raise UsageError("book-no-typst")
    return pdf_of(rulebook, book, paper)


def _page(rulebook: Rulebook, book: Book, _paper: str) -> bytes:
    from regola.pages.rulebook.page import page_of

    return page_of(rulebook, book)


_MAKERS: dict[str, Callable[[Rulebook, Book, str], bytes]] = {"pdf": _pdf, "html": _page}
