"""`regola text ITEM …`: print the rules text of one item, or of several."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.findings_shown import Shown, exit_of, note, root_of
from regola.commands.loading import add_language_folder, loaded
from regola.commands.parser import Parser
from regola.commands.programs import item_called, programs_at_hand
from regola.commands.usage import UsageError
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola.files.library import Loaded
    from regola.findings import Finding
    from regola.program.model import Item
    from regola.text import Style, ToldRule

__all__ = ["add_arguments", "run"]

_STYLES = ("chip", "card", "reference")


def add_arguments(parser: Parser) -> None:
    """Declare the items, and how much is told of them."""
    parser.argument("item", nargs="+")
    parser.argument("--style", choices=_STYLES, default="card")
    add_language_folder(parser)


def run(arguments: Namespace, console: Console) -> int:
    """Print the texts of items of the packs at hand or of the official games, in their order."""
    sink = Sink()
    arguments.paths = []
    found = loaded(arguments, console, sink)
    programs = programs_at_hand(found)
    named = [item_called(name, programs) for name in arguments.item]
    told = _Told(found, sink, arguments, console)
    codes: list[int] = []
    for number, (program, item) in enumerate(named):
        if len(named) > 1:
            console.write_line(("\n" if number else "") + _name(item, arguments.lang))
        codes.append(told.of(program, item))
    return max(codes)


def _name(item: Item, language: str) -> str:
    """Return what an item is called in a language, above its text where there are several."""
    names = {one.language: one.singular for one in item.names}
    return names.get(language) or next(iter(names.values()), item.id)


@dataclass
class _Told:
    """Prints the texts of items, of what was loaded for all of them."""

    found: Loaded
    sink: Sink
    arguments: Namespace
    console: Console

    def of(self, program: Program, item: Item) -> int:
        """Print the text of an item; return how the command ends because of it."""
        found, arguments, console, sink = self.found, self.arguments, self.console, Sink()
        sink.extend(self.sink)
        if any(one is item for each in found.programs for one in each.items):
            sink.extend(_what_is_refused(program))
        if sink.has_errors and not _is_whole(item, sink):
            packs = (pack for pack, _ in found.sources)
            note(Shown(findings=sink.sorted(), texts=found.texts, root=root_of(packs)), console)
            return Exit.FOUND
        if arguments.language_folder is not None:
            return _in_another(program, item, arguments, console)
        if arguments.style == "card":
            for line in _cards(program, item, arguments.lang):
                console.write_line(line)
        else:
            for told in _told(program, item, arguments):
                mark = f" {console.words.say('text-by-hand')}" if told.by_hand else ""
                console.write_line(f"{told.text}{mark}")
        return _about_catalogues(found, program, sink, console)


def _about_catalogues(found: Loaded, program: Program, sink: Sink, console: Console) -> int:
    """Tell what is wrong with the hand-written texts of the item's program, if anything."""
    from regola.compilation.written import check_written
    from regola.files.packs import CATALOGUE_SUFFIX

    check_written(program, sink)
    findings = [one for one in sink.sorted() if one.span.path.endswith(CATALOGUE_SUFFIX)]
    root = root_of(pack for pack, _ in found.sources)
    note(Shown(findings=findings, texts=found.texts, root=root), console)
    return exit_of(findings)


def _in_another(program: Program, item: Item, arguments: Namespace, console: Console) -> int:
    """Print the texts in the language of a folder; tell what is wrong with it and what it lacks."""
    from regola.compilation.texts import texts_of
    from regola.files.language_folders import read_language
    from regola.text import cards, shipped_language

    sink = Sink()
    place = arguments.language_folder.as_posix()
    found = read_language(arguments.language_folder, sink, place)
    if found is None:
        raise UsageError("patterns-nothing", path=place)
    texts, instead = texts_of(program), shipped_language(arguments.lang)
    style: Style = "chip" if arguments.style == "chip" else "reference"
    for inner in item.walk():
        told = texts.told_somehow(inner, found.language, instead, style)
        said = [one.text for one in told]
        for line in cards(said) if arguments.style == "card" else said:
            console.write_line(line)
        for rule, one in zip(inner.rules, told, strict=True):
            if one.lacking:
                code = found.language.code
                sink.report("missing-message", rule.span, message=one.lacking, language=code)
    own = {source.path: source for source in found.sources.values()}
    note(Shown(findings=sink.sorted(), texts=own), console)
    return Exit.FOUND if sink.has_errors else Exit.CLEAN


def _what_is_refused(program: Program) -> list[Finding]:
    """Return the errors of a program: what cannot be played so is not printed either."""
    from regola.compilation.checking import check_programs

    checked = Sink()
    check_programs([program], checked)
    return [finding for finding in checked if checked.is_error(finding)]


def _is_whole(item: Item, sink: Sink) -> bool:
    """Tell whether no error lies in an item; others of its file do not concern it."""
    return not any(item.touches(one.span) for one in sink if sink.is_error(one))


def _cards(program: Program, item: Item, language: str) -> Iterator[str]:
    """Give the texts of an item, then those of the pieces and others in it, card by card."""
    from regola.compilation.texts import texts_of
    from regola.text import shipped_language

    texts = texts_of(program)
    for inner in item.walk():
        yield from texts.item_text(inner, shipped_language(language), "card")


def _told(program: Program, item: Item, arguments: Namespace) -> Iterator[ToldRule]:
    """Give the texts of an item's rules, then those of the pieces and others in it."""
    from regola.compilation.texts import texts_of
    from regola.text import shipped_language

    texts = texts_of(program)
    for inner in item.walk():
        yield from texts.told(inner, shipped_language(arguments.lang), arguments.style)
