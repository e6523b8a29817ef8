"""The log of a game of any family, told in a human language."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

from regola.compilation.texts import texts_of
from regola.program.model import Item
from regola.program.options import taken_by_default
from regola.program.pack import terms_of
from regola.resources import dsl_text
from regola.text import ItemNames, shipped_language
from regola.yaml_files import trusted

if TYPE_CHECKING:
    from regola.compilation.program import Program
    from regola_engine.kernel import Entry, Part

__all__ = ["Reader", "Say", "Tale", "change_of", "sign_of"]

Say = Callable[..., str]
"""Gives a message of `commands.ftl`: its id, then its arguments by name."""

Reader: TypeAlias = Callable[[int], str | int]
"""Returns what a number of an entry stands for."""

_ALL = "all"


@dataclass(frozen=True, slots=True)
class _Form:
    """
    What the log of a family keeps: the name and the sort of each number, by kind of entry.

    Messages begin with ``words``; those of kinds in ``lost`` differ below nought, those in
    ``plainly`` where they happen to nobody.
    """

    words: str
    entries: Mapping[str, tuple[tuple[str, str], ...]]
    lost: frozenset[str]
    plainly: frozenset[str]


@cache
def _form(family: str) -> _Form:
    told: Mapping[str, Any] = trusted(dsl_text("logs.yaml"))[family]
    return _Form(
        told["words"],
        {kind: tuple(map(_named, names)) for kind, names in told["entries"].items()},
        frozenset(told.get("lost", ())),
        frozenset(told.get("plainly", ())),
    )


def _named(word: str) -> tuple[str, str]:
    name, _, sort = word.partition("=")
    return name, sort or name


class Tale:
    """
    Tells what a log says, line by line; with ``why``, the rules behind each number as well.

    A family says how the things are called that numbers stand for (`readers`), and where it tells
    something in another way.
    """

    family: ClassVar[str]

    def __init__(self, game: Any, program: Program, code: str, say: Say, *, why: bool) -> None:
        """Take the game that the log is of, the program of its items, and the words to use."""
        items = tuple(program.all_items())
        self._game = game
        self._items = {item.reference: item for item in items}
        self._names = ItemNames(items)
        self._texts = texts_of(program)
        self._language = shipped_language(code)
        self._code = code
        self._say = say
        self._why = why
        self._sentences: dict[str, tuple[str, ...]] = {}
        self._terms = terms_of(program.packs)
        self._spoken = self.spoken_game()
        taken = {option for option, played in game.options.items() if played}
        self._varied = taken != taken_by_default(items) & set(game.options)

    # ---- what a family says ---------------------------------------------------------------------

    def readers(self) -> Mapping[str, Reader]:
        """Return what reads the numbers of entries, by what they are numbers of."""
        raise NotImplementedError

    def spoken_game(self) -> str:
        """Return the game in whose words rules are told; of none where all games have the same."""
        return ""

    def board(self) -> Iterator[str]:
        """Give the line that tells on which board one plays: the names of spaces stand there."""
        yield self._say("play-log-board", board=self.one(self._game.board.reference))

    # ---- lines ----------------------------------------------------------------------------------

    def lines(self, log: Iterable[Entry]) -> Iterator[str]:
        """Give the lines of a log."""
        told = -1
        for entry in log:
            if entry.kind not in _form(self.family).entries:
                continue
            yield self._say(self.message_of(entry), **self.values_of(entry))
            if self._why and (entry.parts or entry.rule not in (told, -1)):
                yield from self.reasons_of(entry)
                told = entry.rule
            else:
                yield from self.always_told(entry)

    def message_of(self, entry: Entry) -> str:
        """Return the message for an entry."""
        form = _form(self.family)
        ending = "-plainly" if entry.kind in form.plainly and entry.seat < 0 else ""
        ending = "-lost" if entry.kind in form.lost and entry.numbers[0] < 0 else ending
        return f"{form.words}-{entry.kind}{ending}"

    def values_of(self, entry: Entry) -> dict[str, str | int]:
        """Return the arguments of the message for an entry; a count is told without its sign."""
        form = _form(self.family)
        names, numbers = form.entries[entry.kind], entry.numbers
        values: dict[str, str | int] = {"player": entry.seat + 1}
        for name, sort in names[:1]:
            if name == _ALL:
                return values | {name: ", ".join(str(self._read(sort, one)) for one in numbers)}
        for (name, sort), number in zip(names, numbers, strict=False):
            values[name] = self._read(sort, number)
        return values

    def _read(self, sort: str, number: int) -> str | int:
        read = self._known_readers.get(sort)
        return number if read is None else read(number)

    @cached_property
    def _known_readers(self) -> Mapping[str, Reader]:
        return {"count": abs, "other": lambda seat: seat + 1, **self.readers()}

    # ---- the rules behind them ------------------------------------------------------------------

    def reasons_of(self, entry: Entry) -> Iterator[str]:
        """Give the rule that brought an entry about, and where its number comes from."""
        if entry.rule >= 0:
            yield self._say("play-log-why", rule=self.sentence(entry.rule))
        yield from map(self.part, entry.parts)

    def always_told(self, entry: Entry) -> Iterator[str]:
        """Give the reasons that are told even where nobody asks why."""
        del entry
        yield from ()

    def part(self, part: Part) -> str:
        """Return the line of a part of a number: the change, and the rule that makes it."""
        return self._say("play-log-part", change=change_of(part), rule=self.sentence(part.rule))

    def sentence(self, index: int) -> str:
        """Return the sentence of a rule by its index in the engine."""
        line, reference = self._rule(index)
        if reference not in self._sentences:
            item = self._items.get(reference)
            self._sentences[reference] = self.said(item) if item is not None else ()
        said = self._sentences[reference]
        text = said[line - 1] if 0 < line <= len(said) else self.title(reference)
        # What variants change is told where one is played with.
        return text if self._varied else text.partition("\n")[0]

    def _rule(self, index: int) -> tuple[int, str]:
        """Return the line of a rule in its item, and the item's reference."""
        from regola_engine.kernel import RULES

        rule, reference = RULES[index]
        return rule.line, reference

    def said(self, item: Item) -> tuple[str, ...]:
        """Return the sentences of an item in the words of the game on whose board one plays."""
        return self._texts.item_text(item, self._language, game=self._spoken)

    def source(self, index: int) -> Any:
        """Return where a rule stands: file, line, column; none where that is not known."""
        from regola_engine.kernel import source_of

        return source_of(index)

    # ---- names ----------------------------------------------------------------------------------

    def reference(self, index: int) -> str:
        """Return the reference of the item of a rule."""
        return self._rule(index)[1]

    def title(self, reference: str) -> str:
        """Return the name of an item, its plural where it has one."""
        noun = self._names.noun(reference, self._code)
        return noun.forms[1] if noun is not None else self._names.title(reference)

    def one(self, reference: str) -> str:
        """Return the name of one of what an item is, in the singular."""
        noun = self._names.noun(reference, self._code)
        return noun.forms[0] if noun is not None else self._names.title(reference)

    def beside(self, reference: str, other: str) -> str:
        """Return the name of an item that agrees with the title of another, where it can."""
        return self._names.beside(reference, other, self._code) or self.one(reference)

    def of(self, items: Sequence[Any], numbers: Sequence[int] | None = None) -> Reader:
        """Return what calls things by their item: one by its number, or copies by theirs."""
        if numbers is None:
            return lambda number: self.one(items[number].reference)
        return lambda copy: self.one(items[numbers[copy]].reference)


def sign_of(part: Part) -> str:
    """Return the sign of an operation of the kernel, nothing where it doubles."""
    from regola_engine.kernel import AT_LEAST, AT_MOST, IS, LESS, MORE

    signs = {IS: "=", MORE: "+", LESS: "−", AT_LEAST: "≥", AT_MOST: "≤"}
    return signs.get(part.operation, "")


def change_of(part: Part) -> str:
    """Return how a part changes a number: ``+ 1``, ``× 2``."""
    sign = sign_of(part)
    return f"{sign} {part.amount}" if sign else "× 2"
