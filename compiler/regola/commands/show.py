"""`regola show ITEM …`: print the source of items, to read and to copy."""

from __future__ import annotations

from argparse import Namespace
from typing import TYPE_CHECKING

from regola.commands.console import Console
from regola.commands.exits import Exit
from regola.commands.parser import Parser
from regola.commands.programs import item_called, programs_at_hand
from regola.findings import Sink

if TYPE_CHECKING:
    from regola.sources import Source

__all__ = ["add_arguments", "run"]


def add_arguments(parser: Parser) -> None:
    """Declare the items that are shown."""
    parser.argument("item", nargs="+")


def run(arguments: Namespace, console: Console) -> int:
    """Print items of the packs at hand or of the official games as they are written."""
    from regola.commands.colouring import with_colours
    from regola.commands.loading import loaded
    from regola.files.library import official_sources

    arguments.paths = []
    found = loaded(arguments, console, Sink())
    programs = programs_at_hand(found)
    items = [item_called(name, programs)[1] for name in arguments.item]
    texts = {
        **official_sources({one.whole.path for one in items} - found.texts.keys()),
        **found.texts,
    }
    for number, item in enumerate(items):
        path = item.whole.path
        text = _whole_lines(texts[path], item.whole.start, item.whole.end)
        console.note("show-from", path=path)
        parting = "\n" if number else ""
        console.write_line(parting + (with_colours(text) if console.colour else text))
    return Exit.CLEAN


def _whole_lines(source: Source, start: int, end: int) -> str:
    """Return the lines of an item, moved to the margin, with the comments right above it."""
    first = source.text.rfind("\n", 0, start) + 1
    margin = source.text[first:start]
    while (above := source.text.rfind("\n", 0, max(first - 1, 0)) + 1) < first:
        if not source.text[above:first].lstrip().startswith("#"):
            break
        first = above
    lines = source.text[first:end].split("\n")
    return "\n".join(line.removeprefix(margin) for line in lines)
