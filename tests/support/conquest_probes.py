"""Random rules of conquest, each as the only one of a power or of its piece, and whole games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from regola.compilation.checking import check_programs
from regola.compilation.games import LoadedGame, load
from regola.compilation.language import language
from regola.compilation.line import Lines
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.meaning import Rule
from regola.program.model import Item
from regola.reference.conquest.family import conquest
from regola.reference.conquest.positions import Sought
from regola.reference.family import Family
from regola_engine.conquest.game import Game
from tests.python.sentences import Words
from tests.support.compiling import compile_text
from tests.support.evenly import Evenly
from tests.support.random_rules import GROUNDS
from tests.support.rules_by_form import lines

__all__ = ["GAMES", "PROBE", "Drawn", "Probe", "forget", "official_table", "probe_of"]

CONQUEST = GROUNDS[0]
PACKS = ("conquest", "small_world")
ALL_PACKS = (*PACKS, "underground")
"""What probes are played with where places and relics are to lie about, too."""

NAMES = 'name: it m "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"'
RAFT = 'name: it f "Zattera" / "Zattere", es f "Balsa" / "Balsas", en "Raft" / "Rafts"'
PROBE = "home/power/probe"
BOARD = """
board nine {
    name: it "Nove", es "Nueve", en "Nine"
    players: PLAYERS
    rounds: 5
    region a: hill, border, mine
    region b: farmland, border, magic
    region c: forest, lost_tribe, cavern
    region d: sea, border
    region e: mountain, cavern, mine
    region f: swamp, border
    region g: lake
    region h: hill, magic, lost_tribe
    region i: forest, border
    borders: a-b, b-c, a-c, c-d, c-e, e-f, f-g, g-h, h-i, d-i, e-h, b-f
}
"""


@dataclass(frozen=True)
class Probe:
    """
    A rule as the only one of a power, ready to be played; ``it``: of a piece that the power has.

    ``said_in`` and ``number`` tell the rule from others.
    """

    line: str
    rule: Rule
    it: bool
    family: Family
    games: dict[int, Game]

    @property
    def item(self) -> str:
        """The reference of what has the rule."""
        return next(one for one in self.family.items if one.endswith("raft")) if self.it else PROBE

    @property
    def sought(self) -> Sought:
        """The rule as positions are built for it."""
        return Sought(self.rule, self.item, PROBE, self.family, self.games)


@cache
def _library(packs: tuple[str, ...] = PACKS) -> tuple[list[Item], LoadedGame, dict[int, Any]]:
    """The items of Small World, run, and a board of nine regions for two and for three."""
    program = CONQUEST.program
    items = [one for one in program.items if one.pack in packs and one.kind != "board"]
    boards = "".join(BOARD.replace("PLAYERS", n).replace("nine", f"nine_{n}") for n in ("2", "3"))
    whole = compile_text(boards, Sink(), program)
    loaded = load(whole, {}, Sink())
    own = tuple(one for one in loaded.items if one.reference.partition("/")[0] in packs)
    return items, replace(loaded, items=own), {b.players: b for b in loaded.boards[-2:]}


def forget() -> None:
    """Have official items be written anew the next time."""
    _library.cache_clear()
    official_table.cache_clear()


@cache
def _empty(limit: int = 0, *, marker: bool = False) -> Program:
    """A power without rules, with a piece of which so many may lie in a region (0: any number)."""
    bound = f"\n        limit: {limit}" if limit else ""
    bound += "\n        marker: yes" if marker else ""
    piece = f"piece raft {{\n        {RAFT}\n        box: 3{bound}\n    }}"
    text = f"power probe {{\n    {NAMES}\n    tokens: 4\n    {piece}\n}}\n"
    return compile_text(text, Sink(), CONQUEST.program)


@cache
def _lines(kind: str) -> Lines:
    return Lines(language("conquest"), _empty(), ("home", "small_world"), kind)


class Drawn:
    """
    Rules drawn by form that `check` accepts, without end, the same for the same seed.

    ``refused`` counts the drawn lines that have no meaning, or that `check` refuses.
    """

    def __init__(self, seed: int) -> None:
        self.pick = Evenly(seed)
        self.refused: Counter[str] = Counter()
        program = CONQUEST.program
        own = [one for one in program.all_items() if one.pack == "small_world"]
        options = [one for one in program.all_items() if one.kind == "option"]
        words = Words.of(
            language("conquest").vocabulary,
            own,
            tuple(one.id for one in options if one.pack in PACKS),
        )
        words.plurals["raft"] = "rafts"
        words.content["piece"] = (*words.content.get("piece", ()), "raft")
        self._lines = lines(words, self.pick)

    def __iter__(self) -> Iterator[Probe]:
        """Give rules, each with its games."""
        seen = set()
        for line, it in self._lines:
            made = None
            rule = None if line in seen else _lines("piece" if it else "power").rule(line)
            if rule is not None:
                made = _probe(line, rule, it=it)
            if made is None:
                self.refused["refused" if rule is not None else "no meaning"] += 1
                self.pick.dropped()
                continue
            self.pick.kept()
            seen.add(line)
            yield made


def probe_of(
    line: str,
    *also: str,
    it: bool = False,
    its: tuple[str, ...] = (),
    limit: int = 0,
    marker: bool = False,
    packs: tuple[str, ...] = PACKS,
) -> Probe:
    """
    Return one rule, which `check` must accept, with its games.

    ``it``: of a piece. ``also`` are further rules of the power, ``its`` the rules of its piece
    beside a rule of the power; at most ``limit`` of the pieces lie in a region, any number for 0.
    They lie before players where they are a ``marker``. It is played with the items of ``packs``.
    """
    read = _lines("piece" if it else "power")
    rule = read.rule(line)
    others = [one for one in map(read.rule, also) if one is not None]
    of_piece = tuple(one for one in map(_lines("piece").rule, its) if one is not None)
    whole = _with_rules_of_piece(_empty(limit, marker=marker), of_piece)
    made = None
    if rule is not None:
        made = _probe(line, rule, *others, it=it, whole=whole, packs=packs)
    assert made is not None, line
    return made


def _with_rules_of_piece(whole: Program, rules: tuple[Rule, ...]) -> Program:
    if not rules:
        return whole
    power = whole.items[0]
    numbered = tuple(replace(one, number=n) for n, one in enumerate(rules, rules[0].number))
    piece = replace(power.nested[0], rules=numbered)
    return replace(whole, items=(replace(power, nested=(piece,)),))


def _probe(
    line: str,
    rule: Rule,
    *others: Rule,
    it: bool,
    whole: Program | None = None,
    packs: tuple[str, ...] = PACKS,
) -> Probe | None:
    whole = whole or _empty()
    item = _with_rule(whole.items[0], rule, it=it)
    numbered = (replace(one, number=rule.number + n) for n, one in enumerate(others, 1))
    item = replace(item, rules=(*item.rules, *numbered))
    program = replace(whole, items=(item,))
    sink = Sink()
    check_programs([program], sink)
    if sink.has_errors:
        return None
    items, loaded, boards = _library(packs)
    own = load(Program("conquest", program.packs, (item,), (), program.declared), {}, Sink())
    if not own.items:
        return None
    family = conquest([*items, item], language("conquest").vocabulary)
    games = {n: Game((*loaded.items, *own.items), board, n) for n, board in boards.items()}
    return Probe(line, rule, it, family, games)


def _with_rule(power: Item, rule: Rule, *, it: bool) -> Item:
    if not it:
        return replace(power, rules=(rule,))
    return replace(power, nested=(replace(power.nested[0], rules=(rule,)),))


GAMES = ("small_world", "underground")


@cache
def official_table(name: str, players: int) -> tuple[Family, Game]:
    """Return an official game for so many players, and the words of its second reading."""
    program = CONQUEST.program
    packs = ("conquest", name)
    own = [one for one in program.items if one.pack in packs and one.kind != "board"]
    loaded = load(program, {}, Sink())
    items = [one for one in loaded.items if one.reference.partition("/")[0] in packs]
    board = next(one for one in loaded.boards if one.reference.endswith(f"{name}_{players}p"))
    return conquest(own, language("conquest").vocabulary), Game(items, board, players)
