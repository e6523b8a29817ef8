"""Read an edition of packs: from rules files, an archive, a revision, or an earlier build."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from regola.comparing.edition import Edition, items_of
from regola.compilation.language import families
from regola.compilation.program import Program
from regola.compilation.rule_texts import rule_texts
from regola.files.archives import is_archive, laid_out, unpacked
from regola.files.earlier_texts import built_texts, language_folders
from regola.files.library import Loaded, load, official, official_packs, official_sources
from regola.files.names import is_file, is_folder
from regola.files.packs import MANIFEST
from regola.files.reading import read_file
from regola.files.revisions import PREFIX, revision_files
from regola.findings import Sink
from regola.ir.from_program import FORMAT, document
from regola.program.model import Item
from regola.resources import languages
from regola.sources import Source, Span, decode
from regola.text import shipped_language
from regola.text.comparing import RuleText

__all__ = ["Read", "edition_at", "edition_of", "edition_said_by", "report_part"]

_BUILT = "ir"
_MOST = 20_000_000


@dataclass(frozen=True, slots=True)
class Read:
    """An edition, and what it was compiled to; nothing where it is a build, which is not."""

    edition: Edition
    loaded: Loaded | None = None


def edition_at(where: str, here: Path, sink: Sink, sources: dict[str, Source]) -> Read | None:
    """
    Read the edition that a word of the command line means; report why not.

    It is ``git:REVISION`` of the folder at hand, an archive, an earlier build, a folder of packs.
    The files that findings may be about are added to ``sources``, by path.
    """
    with ExitStack() as stack:
        folder = Path(where)
        if where.startswith(PREFIX):
            files = revision_files(here, where.removeprefix(PREFIX), sink)
            folder = here if files is None else stack.enter_context(laid_out(files, sink))
        elif is_archive(where) and is_file(folder):
            data = read_file(folder, where, sink, maximum=_MOST)
            files = None if data is None else unpacked(data, where, sink)
            folder = here if files is None else stack.enter_context(laid_out(files, sink))
        if sink.has_errors:
            return None
        if is_folder(folder / _BUILT) and not is_file(folder / MANIFEST):
            built = _built(folder, sink, sources)
            return None if built is None else Read(built)
        own = Sink()
        found = load([folder], own)
        report_part(where, own, sink)
        return Read(edition_of(found), found)


def report_part(where: str, own: Sink, sink: Sink) -> None:
    """Report that an edition has errors: what cannot be read of it is not compared."""
    count = sum(map(own.is_error, own))
    if count:
        sink.report("edition-in-part", Span.whole(where), edition=where, count=count)


def edition_of(found: Loaded, more: Iterable[str] = ()) -> Edition:
    """Return what was compiled as an edition, with ``more`` packs of the official content."""
    items: dict[str, Any] = {}
    texts: list[RuleText] = []
    spoken = [shipped_language(code) for code in languages()]
    wanted = frozenset(more) - {head.id for head in found.packs}
    for program, own in _programs(found, wanted):
        paths = {item.whole.path for item in own}
        sources = {**official_sources(paths), **found.texts}
        documents = (document(item, sources[item.whole.path], item.whole.path) for item in own)
        items.update(items_of(documents))
        texts.extend(rule_texts(program, own, spoken))
    return Edition(items, tuple(texts), {head.id: head for head in found.packs})


def edition_said_by(
    folder: Path, found: Loaded, sink: Sink, sources: dict[str, Source]
) -> Edition | None:
    """
    Return what is at hand, and the official content, as other language files say it.

    The folder is one of a language, or has one in each folder below it; nothing where it is not.
    """
    folders = list(language_folders(folder, sink))
    for one in folders:
        sources.update({source.path: source for source in one.sources.values()})
    spoken = [one.language for one in folders if one.language.code in languages()]
    if not spoken:
        return None
    packs = [head.id for head in official_packs()]
    now = edition_of(found, packs)
    texts = [
        text
        for program, own in _programs(found, frozenset(packs))
        for text in rule_texts(program, own, spoken)
    ]
    return Edition(now.items, tuple(texts), now.heads)


def _programs(found: Loaded, wanted: frozenset[str]) -> Iterator[tuple[Program, list[Item]]]:
    for program in found.programs:
        library = [item for item in program.library if item.pack in wanted]
        yield program, [*library, *program.items]
    own = {program.family for program in found.programs}
    for family in families():
        other = official(family) if wanted and family not in own else None
        if other is not None:
            yield other, [item for item in other.items if item.pack in wanted]


def _built(folder: Path, sink: Sink, sources: dict[str, Source]) -> Edition | None:
    documents = list(_documents(folder, sink))
    texts = built_texts(folder, sink)
    sources.update(texts.sources)
    return None if sink.has_errors else Edition(items_of(documents), tuple(texts.rules))


def _documents(folder: Path, sink: Sink) -> Iterator[dict[str, Any]]:
    """Give the representations of a build; one of another format is reported."""
    for path in sorted((folder / _BUILT).glob("*/*/*.json")):
        name = path.relative_to(folder).as_posix()
        data = read_file(path, name, sink, maximum=_MOST)
        source = None if data is None else decode(name, data, sink, maximum=_MOST)
        if source is None:
            continue
        try:
            told = json.loads(source.text)
        except (ValueError, RecursionError):
            told = None
        if not isinstance(told, dict) or told.get("format") != FORMAT:
            sink.report("no-built-texts", Span.whole(name))
            return
        yield told
