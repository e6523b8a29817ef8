"""Put what a program plays on the shelf that scenarios take it from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property, partial
from pathlib import PurePosixPath

from regola.checks import Survey
from regola.compilation.games import LoadedGame, has_engine, load, load_item
from regola.compilation.language import language
from regola.compilation.mending import Trial, with_proposals_in
from regola.compilation.program import Program
from regola.compilation.texts import texts_of
from regola.findings import Finding, Sink
from regola.mixing.in_play import mixture, turned
from regola.program.equivalences import COMPAT
from regola.program.model import Item
from regola.program.symbols import Symbols
from regola.scenarios.shelf import Meeting, Shelf
from regola.sources import Source
from regola.text import MissingMessageError, PatternError, Texts, shipped_language
from regola.yaml_files import plain

_PACK_FILE = "pack.yaml"

__all__ = ["Sentences", "check_examples", "shelf_of"]


def shelf_of(
    program: Program, texts: Mapping[str, Source], sink: Sink, loaded: LoadedGame | None = None
) -> Shelf | None:
    """
    Return the games of a program, ready to be played; nothing for a family without engine.

    What was ``loaded`` of rules that are still the same is not loaded again.
    """
    if not has_engine(program.family):
        return None
    if loaded is None:
        loaded = load(program, texts, sink)
    top = (*program.library, *program.items)
    meetings = tuple(_meetings(program, sink))
    return Shelf(program.family, program.packs, top, loaded.items, loaded.boards, meetings)


def check_examples(program: Program, examples: Iterable[Item], sink: Sink) -> None:
    """Report what is wrong with the lines of examples of a program, without playing them."""
    from regola.scenarios.trials import check_example, is_faulty

    if not has_engine(program.family):
        return
    # Names are all that is asked: no item needs to be ready for play.
    top = (*program.library, *program.items)
    shelf = Shelf(program.family, program.packs, top, (), ())
    shelf.faulty = frozenset(_kinds_at_fault(program, sink))
    proposals = _Proposals(program, shelf)
    for example in examples:
        found = Sink(sink.registry)
        if not is_faulty(example, sink) and not _is_in_faulty_pack(example, sink):
            check_example(example, shelf, found)
        sink.extend(proposals.put_into(example, found) if len(found) else ())


def _is_in_faulty_pack(example: Item, sink: Sink) -> bool:
    """Tell whether what an example is played with may be hidden by a fault of its pack's file."""
    folders = PurePosixPath(example.whole.path).parents
    return any(
        sink.is_error(one)
        and (path := PurePosixPath(one.span.path)).name == _PACK_FILE
        and path.parent in folders
        for one in sink
    )


_MOST_READINGS = 100
"""So often examples of a file are read anew to mend them: of many faults the first are mended."""


class _Proposals:
    """Puts into the findings of examples how their lines are mended."""

    def __init__(self, program: Program, shelf: Shelf) -> None:
        self._program = program
        self._shelf = shelf
        self._trials: dict[str, Trial] = {}
        self._readings = Counter[str]()

    def put_into(self, example: Item, found: Iterable[Finding]) -> Iterable[Finding]:
        path = example.whole.path
        if self._readings[path] >= _MOST_READINGS:
            return found
        packs = ((pack, one) for pack in self._program.sources for one in pack.sources)
        pack, source = next((pair for pair in packs if pair[1].path == path), (None, None))
        if pack is None or source is None:
            return found
        if path not in self._trials:
            symbols = Symbols()
            symbols.update(self._program.declared)
            own = language(self._program.family)
            self._trials[path] = Trial(own, symbols, pack.manifest)
        return with_proposals_in(
            example, source, self._trials[path], partial(self._read, path), self._names, found
        )

    @cached_property
    def _names(self) -> dict[str, str]:
        named = ((item, name) for item in self._shelf.items.values() for name in item.names)
        return {
            form.lower(): item.id
            for item, name in named
            for form in (name.singular, name.plural, *(name.feminine or ()))
            if form and item.id
        }

    def _read(self, path: str, example: Item) -> tuple[object, tuple[Finding, ...]]:
        from regola.scenarios.trials import check_example, example_document

        self._readings[path] += 1
        sink = Sink()
        check_example(example, self._shelf, sink)
        return repr(plain(example_document(example, self._shelf.family))), tuple(sink)


def _kinds_at_fault(program: Program, sink: Sink) -> Iterator[str]:
    """Give the kinds of items that hold an error outside their examples."""
    survey = Survey(program.items, (), language(program.family).vocabulary)
    survey.note_errors(sink)
    for item in program.items if not survey.is_faultless else ():
        in_examples = (survey.errors_in(one.whole) for one in item.of_kind("example"))
        if len(survey.errors_in(item.whole)) > sum(map(len, in_examples)):
            yield item.kind


def _meetings(program: Program, sink: Sink) -> Iterator[Meeting]:
    """Give what holds on the boards of each game where others are mixed in."""
    known = (*program.library, *program.items)
    for item in known:
        games = item.field("games") if item.kind == COMPAT else None
        for game in games.words if games is not None else ():
            mixed = mixture(program.packs, game, games.words if games else ())
            made = (load_item(program, one, sink) for one in turned(item, mixed, known))
            records = tuple(record for record in made if record is not None)
            yield Meeting(game, mixed.guests, records)


class Sentences:
    """Says rules in a language of players, one item at a time."""

    def __init__(self, program: Program, spoken: str) -> None:
        """Take the items of a program and a language."""
        self._program = program
        self._language = spoken
        self._texts: Texts | None = None
        self._known: dict[str, tuple[str, ...]] = {}

    def of(self, item: Item, number: int) -> str:
        """Return the sentence of a rule, or nothing where it has none yet."""
        if item.reference not in self._known:
            self._known[item.reference] = self._said(item)
        found = self._known[item.reference]
        return found[number - 1] if 0 < number <= len(found) else ""

    def _said(self, item: Item) -> tuple[str, ...]:
        if self._texts is None:
            self._texts = texts_of(self._program)
        try:
            return self._texts.item_text(item, shipped_language(self._language))
        except (MissingMessageError, PatternError):
            return ()
