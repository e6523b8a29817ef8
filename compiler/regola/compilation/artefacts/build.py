"""What the makers of a build's files work on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from regola.compilation.program import Program
from regola.findings import Sink
from regola.pages.settings import Settings
from regola.pages.strengths import Ratings
from regola.program.model import Item
from regola.sources import Source

__all__ = ["Build", "file_name"]


@dataclass(frozen=True, slots=True)
class Build:
    """
    Programs to be written out, and the texts that they were read from.

    ``files`` gives the name of each text relative to the root of its pack. What cannot be written
    is reported to ``sink``; then nothing is written at all. ``settings`` are those of the site,
    ``logs`` what packs say of their changes, in Markdown, by id; ``ratings`` how strong the items
    of games are.
    """

    programs: tuple[Program, ...]
    texts: Mapping[str, Source]
    files: Mapping[str, str]
    languages: tuple[str, ...]
    sink: Sink
    settings: Settings = field(default_factory=Settings)
    logs: Mapping[str, str] = field(default_factory=dict)
    ratings: tuple[Ratings, ...] = ()

    def placed(self) -> Iterator[tuple[Program, Item]]:
        """Give the top-level items to write, each with its program."""
        for program in self.programs:
            for item in program.items:
                yield program, item


def file_name(item: Item) -> str:
    """
    Return the name, without an ending, of the files of a top-level item: ``pack/kind/id``.

    An item without an id is called after its kind alone; its pack holds one of them.
    """
    return item.reference if item.id else f"{item.pack}/{item.kind}"
