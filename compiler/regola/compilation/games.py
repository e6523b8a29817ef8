"""
Rule modules of whole programs: written as files, or run at once.

This is where what modules are made of meets: items with their meaning, the texts that they stand
in, and the sentences that say their rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from regola.checks.conquest.grounds import ON_BOARDS
from regola.compilation.language import language
from regola.compilation.program import Program
from regola.compilation.texts import texts_of
from regola.findings import Sink
from regola.memory import Asked, Forgetful, Hangs, Memory, Table
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.program.once import once
from regola.program.pack import Manifest
from regola.python.families import WRITERS
from regola.python.forms import form_near, forms, nearby, place_of
from regola.python.modules import Materials
from regola.python.package import pack_modules
from regola.python.writer import Unwritable
from regola.sources import Source
from regola.text import MissingMessageError, PatternError, shipped_language
from regola.vocabulary.model import Vocabulary

if TYPE_CHECKING:
    from regola_engine.conquest import BoardItem
    from regola_engine.conquest import Item as Record

__all__ = [
    "LoadedGame",
    "Module",
    "has_engine",
    "load",
    "load_item",
    "modules",
    "pieces_in_sight",
    "pieces_of",
    "report_rules",
    "report_unwritable",
    "run",
    "written",
]

_SAID_IN = "en"


@dataclass(frozen=True, slots=True)
class Module:
    """The rule module of an item, as text: it can be sent to where it is run."""

    reference: str
    kind: str
    text: str


@dataclass(frozen=True, slots=True)
class LoadedGame:
    """What modules hand over to the engine: items with their rules, and boards."""

    items: tuple[Record, ...]
    boards: tuple[BoardItem, ...]


def modules(program: Program, texts: Mapping[str, Source], sink: Sink) -> Iterator[tuple[str, str]]:
    """
    Give the modules of the packs of a program: path below the folder of all games, and text.

    A rule that the engine has no words for is reported, and its item left out. A family of games
    that has no engine has no modules.
    """
    if not has_engine(program.family):
        return
    materials = _materials(program, texts, _sayer(program, texts))
    order = WRITERS[program.family].order
    for manifest in program.packs:
        own = (item for item in program.items if item.pack == manifest.id)
        texts_of_items = [(item, text) for item in own if (text := _text(item, materials, sink))]
        if texts_of_items:
            yield from pack_modules(manifest, texts_of_items, order).items()


def has_engine(family: str) -> bool:
    """Tell whether games of a family can be played."""
    package = f"regola_engine.{family}"
    engine = find_spec(package) is not None and find_spec(f"{package}.state") is not None
    return family in WRITERS and engine


def load(program: Program, texts: Mapping[str, Source], sink: Sink) -> LoadedGame:
    """
    Run the modules of all items of a program in this process, those of its library included.

    Nothing is written. What cannot be played is reported and left out.
    """
    return run(written(program, texts, sink))


def written(program: Program, texts: Mapping[str, Source], sink: Sink) -> Iterator[Module]:
    """Give the modules that `load` runs, its library's included; report what cannot be played."""
    materials = _materials(program, texts, _quoter(texts))
    for item in (*program.library, *program.items):
        text = _text(item, materials, sink)
        if text:
            yield Module(item.reference, item.kind, text)


def run(found: Iterable[Module]) -> LoadedGame:
    """Run modules in this process."""
    items: list[Any] = []
    boards: list[Any] = []
    for one in found:
        if one.kind == "board":
            boards.append(_run(one.text, one.reference).BOARD)
        else:
            items.append(_run(one.text, one.reference).ITEM)
    return LoadedGame(tuple(items), tuple(boards))


def load_item(program: Program, item: Item, sink: Sink) -> Record | None:
    """Run the module of one item that knows all others of a program; nothing if it has none."""
    text = _text(item, _materials(program, {}, _quoter({})), sink)
    return _run(text, item.reference).ITEM if text and item.kind != "board" else None


def _run(text: str, reference: str) -> Any:
    module = ModuleType(reference.replace("/", "."))
    # What plays natively is made from the same text.
    module.__dict__["__source__"] = text
    exec(compile(text, f"<{reference}>", "exec"), module.__dict__)  # noqa: S102  # our own text
    return module


# ---- what cannot be written -------------------------------------------------------------------


def _text(item: Item, materials: Materials, sink: Sink) -> str:
    """Return the module of an item, nothing if it has none; report rules that have no form."""
    try:
        return WRITERS[materials.vocabulary.family].written(item, materials)
    except Unwritable:
        report_rules(item, materials.vocabulary, materials.pieces, sink)
        return ""


def report_unwritable(program: Program, sink: Sink, memory: Memory | None = None) -> None:
    """Report the rules of the packs compiled that have no form in Python, and write nothing."""
    if not has_engine(program.family):
        return
    memory = memory or Forgetful()
    vocabulary = language(program.family).vocabulary
    pieces = pieces_in_sight(program, memory)

    def report(item: Item, found: Sink) -> Asked[str, frozenset[str]]:
        asked = Asked(pieces)
        report_rules(item, vocabulary, asked, found)
        return asked

    hangs = Hangs(pieces, Asked.names)
    for _ in memory.judged("unwritable", program.items, report, sink, hangs=hangs):
        pass


def report_rules(
    item: Item, vocabulary: Vocabulary, pieces: Mapping[str, frozenset[str]], sink: Sink
) -> None:
    """Report the rules of an item that have no form in Python; ``pieces`` are those in sight."""
    for rule, found in WRITERS[vocabulary.family].unwritable(item, vocabulary, pieces):
        known, others = forms(vocabulary.family), nearby(vocabulary.family, item.kind)
        sink.report(
            "word-not-implemented",
            found.span or place_of(rule, found.word),
            hint=found.kind.replace(" ", "-") or None,
            word=found.word.rpartition("/")[2].replace("_", " "),
            form=form_near(found, rule, known, others, vocabulary.spellings),
        )


def pieces_in_sight(program: Program, memory: Memory | None = None) -> Table[str, frozenset[str]]:
    """Return the references of all pieces, relics and places of a program, with their fields."""
    memory, below = memory or Forgetful(), _pieces_of_library(program.library)
    return memory.table("pieces", program.items, pieces_of, below)


@once
def _pieces_of_library(library: tuple[Item, ...]) -> Mapping[str, frozenset[str]]:
    return dict(pair for item in library for pair in pieces_of(item))


def pieces_of(top: Item) -> list[tuple[str, frozenset[str]]]:
    """Return the pieces, relics and places of an item, itself too, each with its fields."""
    return [
        (item.reference, frozenset(line.key for line in item.fields))
        for item in top.walk()
        if item.kind in ("piece", "relic", "place")
    ]


# ---- what modules are made with ---------------------------------------------------------------


def _materials(
    program: Program, texts: Mapping[str, Source], sentence: Callable[[Item, Rule], str]
) -> Materials:
    vocabulary = language(program.family).vocabulary
    known = tuple(program.all_items())
    return Materials(
        vocabulary,
        pieces_in_sight(program),
        lambda path: texts.get(path, Source(path, "")),
        sentence,
        _board_words(known, vocabulary.adjectives, program.packs),
        _namer(known, program.packs),
    )


def _namer(items: Iterable[Item], packs: Iterable[Manifest]) -> Callable[[str, str, str], str]:
    """
    Return what finds the reference of what a field of an item names.

    Of things with one id in several packs an item means that of its own pack or game.
    """
    known: dict[tuple[str, str], list[Item]] = {}
    for item in items:
        known.setdefault((item.kind, item.id), []).append(item)
    games = {pack.id: pack.game for pack in packs}

    def reference(kind: str, name: str, pack: str) -> str:
        found = known.get((kind, name), [])
        near = (one for own in (pack, games.get(pack, "")) for one in found if one.pack == own)
        meant = next(near, found[-1] if found else None)
        return f"{pack}/{kind}/{name}" if meant is None else meant.reference

    return reference


def _board_words(
    items: Iterable[Item], adjectives: Iterable[str], packs: Iterable[Manifest]
) -> Callable[[str, str], str]:
    """
    Return what finds the reference of a word that a board of a pack says of a region.

    Of things with one name in several packs the board means those of its own pack or game.
    """
    named: dict[str, list[Item]] = {}
    for item in items:
        if item.kind in ON_BOARDS:
            named.setdefault(item.id.replace("_", " "), []).append(item)
    lasting = frozenset(adjectives)
    games = {pack.id: pack.game for pack in packs}

    def reference(word: str, pack: str) -> str:
        spelled = word.replace("_", " ")
        if spelled in lasting:
            return spelled
        near = (pack, games.get(pack, ""))
        if spelled not in named:
            # The checks tell of it; whoever did not ask them plays without the board.
            raise Unwritable(word)
        found = (item for item in named[spelled] if item.pack in near)
        return next(found, named[spelled][-1]).reference

    return reference


def _quoter(texts: Mapping[str, Source]) -> Callable[[Item, Rule], str]:
    """Return what gives a rule as its author wrote it."""

    def quoted(_item: Item, rule: Rule) -> str:
        source = texts.get(rule.span.path)
        return source.slice(rule.span) if source is not None else ""

    return quoted


def _sayer(program: Program, texts: Mapping[str, Source]) -> Callable[[Item, Rule], str]:
    """Return what says a rule in English, as its author wrote it where there are no words."""
    said = texts_of(program)
    english = shipped_language(_SAID_IN)
    quoted = _quoter(texts)
    known: dict[str, tuple[str, ...]] = {}

    def sentence(item: Item, rule: Rule) -> str:
        if item.reference not in known:
            try:
                known[item.reference] = said.item_text(item, english)
            except (MissingMessageError, PatternError):
                known[item.reference] = ()
        found = known[item.reference]
        return found[rule.number - 1] if rule.number <= len(found) else quoted(item, rule)

    return sentence
