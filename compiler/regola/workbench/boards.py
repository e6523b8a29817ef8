"""Examples on their board: drawn step by step, and written by clicks into their lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cached_property
from itertools import count
from typing import Any

from regola.compilation.artefacts.rules_pages import content
from regola.compilation.games import LoadedGame, has_engine, load
from regola.compilation.program import Program
from regola.compilation.shelves import shelf_of
from regola.compilation.soundness import sound
from regola.drawings.conquest.positions import Played
from regola.drawings.positions import Pictured
from regola.editor import Analysis, told_findings
from regola.editor.cards import alone
from regola.editor.example_lines import ExampleLines, begun
from regola.findings import Edit, Sink
from regola.pages.book import Book
from regola.pages.content import Shelf as Pages
from regola.pages.entries import told_example
from regola.pages.worked_examples import Told, player_name
from regola.program.model import FieldEntry, FieldLine, Item, Value
from regola.scenarios.documents import conventions
from regola.scenarios.failures import tell
from regola.scenarios.first_times import has_first_times
from regola.scenarios.shelf import Shelf
from regola.scenarios.trials import Stage, lines_of_steps, stage

__all__ = ["Boards"]

_PLACES = re.compile(r"\{(\w+)\}")
_ANCHOR = "board"
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class Boards:
    """The examples of a file as an analysis has them."""

    def __init__(self, analysis: Analysis, path: str, before: Boards | None = None) -> None:
        """Take what was compiled, the file whose examples are meant, and what stood before."""
        self.analysis = analysis
        self.path = path
        # Clicks change examples alone: the rules that were made ready to be played still are.
        if before is not None and before.path == path and before.rules == self.rules:
            self.__dict__["loaded"] = before.loaded

    # ---- what is there ------------------------------------------------------------------------

    @cached_property
    def program(self) -> Program | None:
        """The program of the file, without what has errors."""
        found = self.analysis.program(self.path)
        if found is None:
            return None
        faults = Sink()
        faults.extend(self.analysis.findings)
        return sound(found, faults).program

    @cached_property
    def rules(self) -> tuple[Item, ...]:
        """What is written but for the examples."""
        return tuple(map(_without_examples, self.program.items)) if self.program else ()

    @cached_property
    def loaded(self) -> LoadedGame | None:
        """The rules, ready to be played."""
        if self.program is None or not has_engine(self.program.family):
            return None
        return load(self.program, self.analysis.sources, Sink())

    @cached_property
    def _shelf(self) -> Shelf | None:
        if self.program is None or self.loaded is None:
            return None
        return shelf_of(self.program, self.analysis.sources, Sink(), self.loaded)

    @cached_property
    def ways(self) -> Mapping[str, Any]:
        """How examples of the family are written by clicks; empty where they are not."""
        family = self.analysis.families.get(self.path, "")
        return conventions(family).get("board", {}) if family else {}

    def example(self, title: str) -> Item | None:
        """Return an example by its title."""
        found = (one for one in self.analysis.items(self.path) if one.kind == "example")
        return next((one for one in found if one.title == title), None)

    # ---- an example on its board --------------------------------------------------------------

    def shown(self, title: str, steps: int, spoken: str) -> dict[str, Any]:
        """Return an example after some of its steps: drawn, told, and what may be done."""
        example = self.example(title)
        if example is None or self.program is None or self._shelf is None:
            return {}
        lines = lines_of_steps(example, self._shelf.family)
        sink = Sink()
        found = stage(example, self._shelf, min(steps, len(lines)), sink)
        ended = {example.span: found.pictured} if found and found.pictured else {}
        book = Book(Pages((content(self.program, ended),)), spoken, Sink())
        told = told_example(book, example, _ANCHOR)
        source = self.analysis.sources[self.path]
        return {
            "steps": [" ".join(source.slice(one.span).split()) for one in lines],
            "stuck": found is None or not found.outcome.passed,
            "faults": list(self._faults(found, sink, spoken)),
            "drawings": _drawn(book, told),
            "spots": list(_spots(told, found)),
            "open": list(found.open) if found else [],
            "glosses": self._glosses(example, steps, list(found.open) if found else [], book),
            **self._tools(example, book),
        }

    def _glosses(self, example: Item, steps: int, open_: list[str], book: Book) -> dict[str, str]:
        """Return what the step that is shown, and deeds after it, say; by how they are written."""
        lines = lines_of_steps(example, self.analysis.families[self.path])
        gone = set(lines[steps:])
        before = tuple(one for one in example.fields if one not in gone)
        deeds = {text: _deed(text, example) for text in (*open_, *self.ways.get("always", ()))}
        found = {text: _told_last(book, example, (*before, one)) for text, one in deeds.items()}
        shown = lines[:steps][-1:]
        source = self.analysis.sources[self.path]
        for one in shown:
            text = " ".join(source.slice(one.span).split())
            found[text] = _told_last(book, example, before[: before.index(one) + 1])
        return {text: said for text, said in found.items() if said}

    def _faults(self, found: Stage | None, sink: Sink, spoken: str) -> Iterator[str]:
        """Say why the example does not go on."""
        if found is not None and self._shelf is not None:
            tell(found.outcome, self._shelf, self.analysis.sources, sink)
        told = told_findings(self.analysis, tuple(sink.sorted()), spoken)
        yield from (one.message for one in told)

    def _tools(self, example: Item, book: Book) -> dict[str, Any]:
        """Return what may be put on the board, each with what it is called."""
        if not self.ways:
            return {"players": [], "things": [], "grounds": [], "always": [], "own": False}
        players = [
            {"key": line.key, "name": line.arguments[0], "said": player_name(line.arguments[0])}
            for line in example.fields
            if line.key in self.ways["of_players"] and line.arguments
        ]
        things = [
            {"key": key, "name": one.id, "said": book.name(one)}
            for key, kind in self.ways["of_things"].items()
            for one in self._of_kind(kind)
        ]
        grounds = [
            {"name": one.id, "said": book.name(one)} for one in self._of_kind(self.ways["made_of"])
        ]
        is_own = ExampleLines(self.analysis.sources[self.path], example).line(self.ways["whole"])
        return {
            "players": players,
            "things": things,
            "grounds": grounds,
            "always": self.ways["always"],
            "own": is_own is None,
        }

    def _of_kind(self, kind: str) -> Iterator[Item]:
        """Give what an item of the pack, or of its game, is called by without more words."""
        head = self.analysis.heads[self.path]
        packs = (head.id, head.game or head.id)
        program = self.analysis.program(self.path)
        found = [one for one in program.all_items() if one.kind == kind] if program else []
        known: set[str] = set()
        for pack in packs:
            for one in found:
                if one.pack == pack and one.id not in known:
                    known.add(one.id)
                    yield one

    def kinds(self, spoken: str) -> list[dict[str, str]]:
        """Return the boards that an example may take, each with what it is called."""
        boards = self._of_kind(self.ways["kind"]) if self.ways else ()
        named = ((one.id, one.name(spoken)) for one in boards)
        return [{"name": id_, "said": name.singular if name else id_} for id_, name in named]

    # ---- changes ------------------------------------------------------------------------------

    def changed(self, title: str, how: str, told: Mapping[str, Any]) -> list[Edit]:
        """Return the changes of the text that a click means."""
        example = self.example(title)
        change = _CHANGES.get(how)
        if example is None or change is None:
            return []
        return change(self, ExampleLines(self.analysis.sources[self.path], example), told)

    def count(self, lines: ExampleLines, told: Mapping[str, Any]) -> list[Edit]:
        """Put one more on a space, or take one away; what a player puts comes from his own."""
        key, name, space, by = told["key"], told["name"], told["space"], int(told["by"])
        line, is_thing = lines.line(key, name), key in self.ways["of_things"]
        if line is None:
            text = f"{key} {name}: {space} 1"
            return [lines.added(text, self._last_told(lines))] if by > 0 else []
        if by < 0 and is_thing and len(line.entries) == 1:
            return [lines.gone(line)]
        changed = lines.counted(line, space, by)
        rest = None if is_thing or changed is None else lines.counted(line, self.ways["from"], -by)
        return [edit for edit in (changed, rest) if edit is not None]

    def _last_told(self, lines: ExampleLines) -> FieldLine | None:
        """Return the last line that tells the position."""
        family = self.analysis.families[self.path]
        steps = lines_of_steps(lines.example, family)
        return next((one for one in reversed(lines.example.fields) if one not in steps), None)

    def ground(self, lines: ExampleLines, told: Mapping[str, Any]) -> list[Edit]:
        """Make a space of something else."""
        line = lines.line(self.ways["space"], told["space"])
        return [Edit(line.entries[0].span, told["name"])] if line and line.entries else []

    def rim(self, lines: ExampleLines, told: Mapping[str, Any]) -> list[Edit]:
        """Put a space at the rim, or away from it."""
        line = lines.line(self.ways["space"], told["space"])
        return [lines.marked(line, self.ways["rim"])] if line else []

    def join(self, lines: ExampleLines, told: Mapping[str, Any]) -> list[Edit]:
        """Join two spaces, or part them."""
        line = lines.line(self.ways["joined"])
        if line is not None:
            return [lines.joined(line, told["space"], told["other"])]
        pair = f"{self.ways['joined']}: {told['space']}-{told['other']}"
        return [lines.added(pair, self._last_space(lines))]

    def _last_space(self, lines: ExampleLines) -> FieldLine | None:
        found = [one for one in lines.example.fields if one.key == self.ways["space"]]
        return found[-1] if found else self._last_told(lines)

    def add(self, lines: ExampleLines, told: Mapping[str, Any]) -> list[Edit]:
        """Add a space, joined to the one before it."""
        there = {"".join(one.arguments) for one in lines.example.fields}
        text = f"{self.ways['space']} {_free(there)}: {told['name']}, {self.ways['rim']}"
        return [lines.added(text, self._last_space(lines))]

    def step(self, lines: ExampleLines, told: Mapping[str, Any]) -> list[Edit]:
        """Go on with a step."""
        fields = lines.example.fields
        return [lines.added(str(told["text"]), fields[-1] if fields else None)]

    def back(self, lines: ExampleLines, _told: Mapping[str, Any]) -> list[Edit]:
        """Take the last step away."""
        steps = lines_of_steps(lines.example, self.analysis.families[self.path])
        return [lines.gone(steps[-1])] if steps else []

    def expect(self, lines: ExampleLines, told: Mapping[str, Any]) -> list[Edit]:
        """Write down what a player has after the last step, for her to say whether it is right."""
        if self._shelf is None:
            return []
        steps = lines_of_steps(lines.example, self._shelf.family)
        found = stage(lines.example, self._shelf, len(steps), Sink())
        if found is None or not found.outcome.passed or not isinstance(found.pictured, Played):
            return []
        text = f"expect {told['name']}: {_had(found.pictured, told['name'])}"
        return self.step(lines, {"text": text})

    def begin(self, reference: str, told: Mapping[str, Any], spoken: str) -> list[Edit]:
        """Put an example to go on with at the end of an item."""
        item = self.analysis.item(reference)
        if item is None or not self.ways:
            return []
        title = re.sub(r'["\n{}]', "", told["title"]).strip()
        lines = [f'says: {spoken} "{title}"', *self._ground(told), *self._seats(item)]
        return [begun(self.analysis.sources[self.path], item, title, lines)]

    def _ground(self, told: Mapping[str, Any]) -> Iterator[str]:
        """Give the lines of the board: one that there is, or spaces in a ring around one."""
        if told.get("board"):
            yield f"{self.ways['whole']}: {told['board']}"
            return
        names = [one.id for one in self._of_kind(self.ways["made_of"])]
        for letter, name in zip(_LETTERS[:4], names, strict=False):
            yield f"{self.ways['space']} {letter}: {name}, {self.ways['rim']}"
        yield f"{self.ways['joined']}: a-b, b-c, c-d, d-a, a-c"

    def _seats(self, item: Item) -> Iterator[str]:
        """Give the lines of the players, with what is to be shown and others of its game."""
        left: dict[str, list[str]] = {}
        ways = conventions(self.analysis.families[self.path])
        to_come = ways.get("to_come", "") if has_first_times(item) else ""
        for line in ways["begun"]:
            for kind in _PLACES.findall(line):
                if kind not in left:
                    others = [one.id for one in self._of_kind(kind) if one != item]
                    left[kind] = [item.id, *others] if item.kind == kind else others
            seat = _PLACES.sub(lambda found: left[found[1]].pop(0), line)
            is_own = item.id in seat.partition(": ")[2].split(", ")
            yield seat + (to_come.format(item=item.id) if is_own else "")


_CHANGES = {
    "count": Boards.count,
    "ground": Boards.ground,
    "rim": Boards.rim,
    "join": Boards.join,
    "add": Boards.add,
    "step": Boards.step,
    "back": Boards.back,
    "expect": Boards.expect,
}


def _without_examples(item: Item) -> Item:
    inner = tuple(_without_examples(one) for one in item.nested if one.kind != "example")
    return replace(item, nested=inner, whole=item.span)


def _deed(text: str, example: Item) -> FieldLine:
    """Return the line that plays a deed as it is written."""
    parts = (part.split() for part in text.split(","))
    values = (tuple(_value(word) for word in part) for part in parts)
    entries = tuple(FieldEntry(each, example.span) for each in values)
    return FieldLine("play", (), entries, example.span)


def _value(word: str) -> Value:
    return int(word) if word.isdigit() else word


def _told_last(book: Book, example: Item, fields: tuple[FieldLine, ...]) -> str:
    """Return what the last of the lines of an example says."""
    lines = [
        told_example(book, replace(example, fields=each), _ANCHOR).lines
        for each in (fields[:-1], fields)
    ]
    return " ".join(one.text for one in lines[1][len(lines[0]) :])


def _free(there: set[str]) -> str:
    """Return a name that no space has."""
    letters = (letter * times for times in count(1) for letter in _LETTERS)
    return next(one for one in letters if one not in there)


def _drawn(book: Book, told: Told) -> list[dict[str, str]]:
    """Return the drawings of a position: of a board one, of what has many parts all."""
    drawings = alone(book, [one.drawing for one in told.drawings])
    shown = [
        {"drawing": one, "caption": figure.caption}
        for figure, one in zip(told.drawings, drawings, strict=True)
    ]
    return shown[-1:] if told.spots else shown


def _spots(told: Told, found: Stage | None) -> Iterator[dict[str, Any]]:
    """Give the spaces with what they are and what stands there, in words."""
    board = found.pictured if found else None
    for spot in told.spots:
        there = ", ".join(_standing(board, spot.name))
        said = f"{spot.told}; {there}" if there else spot.told
        yield {"name": spot.name, "said": said, "across": spot.across, "down": spot.down}


def _standing(board: Pictured | None, space: str) -> Iterator[str]:
    for one in board.board if isinstance(board, Played) else ():
        if one.region == space:
            whose = player_name(one.player) if one.player else one.piece.rpartition("/")[2]
            yield f"{whose} {one.count}"


def _had(played: Played, player: str) -> str:
    """Say what a player has, in the words of examples."""
    purse = next((one for one in played.purses if one.player == player), None)
    beside = [f"coins {purse.coins}", f"hand {purse.hand}"] if purse else []
    held = [f"{one.region} {one.count}" for one in played.board if one.player == player]
    return ", ".join([*beside, *(held or ["none"])])
