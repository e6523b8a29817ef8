"""What `print` lays on sheets: components of the items, packs or games that were named."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from regola.commands.book import packs_called
from regola.commands.console import Console
from regola.commands.findings_shown import root_of
from regola.commands.loading import loaded
from regola.commands.mixed_packs import called, known_name
from regola.commands.parser import Parser
from regola.commands.programs import item_called, programs_at_hand
from regola.commands.progress import Progress
from regola.commands.refused import Aside, Printed, set_aside
from regola.commands.usage import UsageError
from regola.findings import Sink
from regola.resources import languages
from regola.sources import Phrase, Source, Span

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.files.library import Loaded
    from regola.pages.content import Shelf
    from regola.printing.components import Component
    from regola.printing.faces import Faces
    from regola.printing.forms import Shapes
    from regola.printing.typesetting import Overfull
    from regola.program.model import Item

__all__ = ["OnTheTable", "add_choices", "on_the_table"]

_CARDS = ("poker", "bridge")


def add_choices(parser: Parser) -> None:
    """Declare which components are meant, in which languages, and how large cards are."""
    parser.argument("items", nargs="*")
    parser.argument("--only", nargs="+", default=[])
    parser.argument("--cards", choices=_CARDS, default=_CARDS[0])
    parser.argument("--also", choices=languages())


@dataclass(frozen=True)
class OnTheTable:
    """
    Components, and what draws them.

    ``name`` is for files, ``title`` for people; ``texts`` and ``root`` show findings; ``aside`` is
    what was left out.
    """

    name: str
    title: str
    components: Sequence[Component]
    faces: Faces
    shapes: Shapes
    texts: Mapping[str, Source]
    root: str
    aside: Aside


@dataclass(frozen=True)
class _Wanted:
    """What was named: packs and items, of which programs."""

    packs: tuple[str, ...]
    items: tuple[Item, ...]
    programs: tuple[Program, ...]

    @property
    def pack(self) -> str:
        """The pack whose sizes hold."""
        return self.packs[0] if self.packs else self.items[0].pack

    @property
    def told(self) -> tuple[Item, ...]:
        """The items that alone are printed; none where whole packs are."""
        return () if self.packs else self.items

    @property
    def name(self) -> str:
        """What files are called after."""
        return self.packs[0] if self.packs else self.items[0].id


def on_the_table(
    arguments: Namespace, console: Console, progress: Progress, sink: Sink
) -> OnTheTable:
    """Compile what was named, and make its components, but for those that words do not fit on."""
    from regola.compilation.artefacts.rules_pages import content
    from regola.files.packs import at_hand
    from regola.pages.book import Book
    from regola.pages.content import Shelf
    from regola.printing.faces import Faces

    named = {name: packs_called(name) for name in arguments.items}
    # What is no path may be of the pack at hand, beside others that are.
    more = at_hand(sink) if any(named.values()) and not all(named.values()) else ()
    arguments.paths = [str(path) for paths in (*named.values(), more) for path in paths]
    found = loaded(arguments, console, sink)
    command = " ".join(filter(None, (arguments.command, getattr(arguments, "table", ""))))
    wanted = _wanted(named, found, command)
    progress.advance(step="check")
    aside = set_aside(found, sink, Printed(_languages(arguments), wanted.told))
    wanted = _wanted(named, aside.found, command)
    progress.advance(step="draw")
    shelf = Shelf([content(program, {}) for program in wanted.programs])
    books = [Book(shelf, language, sink) for language in _languages(arguments)]
    shapes = _shapes(wanted.pack, shelf, arguments.cards)
    faces = Faces(books, wanted.pack)
    table = OnTheTable(
        wanted.name,
        books[0].pack(wanted.pack),
        () if sink.has_errors else _components(wanted, faces, shapes, arguments.only, aside, sink),
        faces,
        shapes,
        found.texts,
        root_of(pack for pack, _ in found.sources),
        aside,
    )
    return _with_room(table, sink)


def _languages(arguments: Namespace) -> list[str]:
    return list(dict.fromkeys(filter(None, (arguments.lang, arguments.also))))


def _wanted(named: Mapping[str, Sequence[Path]], found: Loaded, command: str) -> _Wanted:
    own = [head.id for head in found.packs if head.game]
    if not own and any(named.values()):
        raise UsageError("print-nothing-in", name=next(filter(named.get, named)))
    # The pack at hand may be named by its id: no folder has to be called so.
    names = [name for name, paths in named.items() if paths or name in own]
    packs = [known_name(called(name, own, found.folders), own, "book-unknown") for name in names]
    if not named:
        packs = own
    items = [item_called(name, programs_at_hand(found)) for name in named if name not in names]
    if not packs and not items:
        raise UsageError("print-none-here", command=command)
    programs = {id(one): one for one in (*found.programs, *(program for program, _ in items))}
    return _Wanted(tuple(packs), tuple(item for _, item in items), tuple(programs.values()))


def _shapes(pack: str, shelf: Shelf, cards: str) -> Shapes:
    """Return the forms in the sizes of a pack, over those of its game."""
    from regola.printing.forms import sized, stock

    known = stock()
    shapes = sized(known, {"card": known.cards[cards]})
    for one in (shelf.packs[pack].game, pack):
        if one in shelf.packs:
            shapes = sized(shapes, shelf.packs[one].sizes)
    return shapes


def _components(
    wanted: _Wanted,
    faces: Faces,
    shapes: Shapes,
    only: Sequence[str],
    aside: Aside,
    sink: Sink,
) -> list[Component]:
    from regola.printing.table import Table

    known = sorted(shapes.forms)
    forms = [known_name(name, known, "print-unknown-form") for name in only]
    made: list[Component] = []
    for pack in wanted.packs:
        made += Table(faces, shapes, pack).whole()
    for item in wanted.items:
        made += Table(faces, shapes, item.pack).of(item.walk())
    kept = [one for one in made if one.count and (not forms or one.form in forms)]
    if not kept and aside.left_out:
        aside.put_back(sink)
    elif not any(one.count for one in made):
        raise UsageError("print-nothing-in", name=wanted.name)
    elif not kept:
        there = ", ".join(dict.fromkeys(one.form for one in made if one.count))
        raise UsageError("print-nothing", legal=there)
    return kept


def _with_room(found: OnTheTable, sink: Sink) -> OnTheTable:
    """Leave out the components that words do not fit on; that none is left stops all."""
    from regola.printing.fitting import fitted

    if not found.components:
        return found
    made = fitted(found.components, found.faces)
    told = Sink()
    _report_overfull(found, made.overfull, told)
    sink.extend(one for one in told if not told.is_error(one))
    found.aside.add(
        [one for one in told if told.is_error(one)],
        list(dict.fromkeys(f"{one.reference or one.name} ({one.form})" for one in made.left_out)),
    )
    if not made.components:
        found.aside.put_back(sink)
    return replace(found, components=made.components)


def _report_overfull(found: OnTheTable, overfull: Iterable[Overfull], sink: Sink) -> None:
    """Report words that do not fit, at the items that they belong to."""
    items = found.faces.book.shelf.items
    for one in overfull:
        item = items.get(one.reference)
        span = item.span if item else Span.whole(found.name)
        named, language = item.id if item else found.title, Phrase(one.language)
        words, face = one.words, Phrase(one.style)
        if one.short:
            sink.report(
                "chips-do-not-fit", span, item=named, language=language, words=words, face=face
            )
        else:
            sink.report(
                "words-do-not-fit",
                span,
                hint="also" if one.together else None,
                item=named,
                language=language,
                words=words,
                face=face,
            )
