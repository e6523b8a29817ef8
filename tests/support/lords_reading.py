"""The second reading of dungeons against what the engine works out, number by number."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from regola.compilation.games import load
from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.files.library import official
from regola.findings import Sink
from regola.program.meaning import Statement
from regola.program.model import Item
from regola.program.pack import nameless
from regola.reference.family import Family, Thing
from regola.reference.levels import granted, number
from regola.reference.lords.facts import read
from regola.reference.lords.family import lords
from regola.reference.lords.reading import Dungeons
from regola.sources import Source
from regola_engine.kernel.standing import is_so
from regola_engine.kernel.standing import number as played_number
from regola_engine.lords.game import Game
from regola_engine.lords.state import State
from tests.lords.content import compiled
from tests.support.random_rules import Ground
from tests.support.ruled import ruled_by

__all__ = ["Probe", "asked", "differences", "family", "played", "probe_of", "probes"]

_PATH = "probes.regola"
_NAMES = 'name: it m "Prova" / "Prove", es f "Prueba" / "Pruebas", en "Probe" / "Probes"'

_OF_PLAYERS = ("tax", "threshold", "fame", "score")
_OF_PARTIES = ("protection", "piety", "magic", "shield")
_OF = {
    "monster": ("damage", "gold price", "food price", "evil price"),
    "adventurer": ("health", "skill"),
    "paladin": ("health", "skill"),
    "tile": ("lairs", "trap places", "trap fee", "runs"),
}
_CLASSES = {
    "monster": ("helpful", "ethereal", "tireless", "loyal"),
    "adventurer": ("bold", "patient", "hasty"),
    "tile": ("silent",),
}


def family(*more: Item) -> Family:
    """Return the words of the official game, some items more in play."""
    program, _ = compiled()
    return lords((*program.items, *more), language("lords").vocabulary)


@dataclass(frozen=True)
class Probe:
    """A title with one random statement, which the checks accept, and the words with it in play."""

    line: str
    family: Family
    record: Any

    def in_play(self, state: State) -> State:
        """Return a position with the title among those that are awarded."""
        game = state.game
        others = [item for kind in game.items.values() for item in kind]
        return ruled_by(state, Game((*others, self.record), game.seats, game.options))


def probes(count: int, seed: int) -> Iterator[Probe]:
    """Give so many titles with a statement at random: a number, or what things are."""
    ground = Ground("lords", "dungeon_lords", "title")
    told = (line for line, rule in ground.told(seed) if isinstance(rule.body, Statement))
    yield from islice(filter(None, map(probe_of, told)), count)


def probe_of(line: str) -> Probe | None:
    """Return a title with a line; nothing where the checks find something in it."""
    text = f"title probe {{\n    {_NAMES}\n    {line}\n}}\n"
    manifest, sink = replace(nameless("probes", "."), game="dungeon_lords"), Sink()
    packs, known = [PackSources(manifest, (Source(_PATH, text),))], official("lords")
    program = compile_packs(packs, language("lords"), known, sink)
    loaded = load(program, {_PATH: Source(_PATH, text)}, sink)
    own = next((one for one in loaded.items if one.reference == "probes/title/probe"), None)
    if list(sink) or own is None:
        return None
    return Probe(line, family(*program.items), own)


def differences(words: Family, state: State) -> Iterator[tuple[object, ...]]:
    """Give all numbers and classes that differ: what, of what, for whom, as read, as played."""
    reading = Dungeons(words, read(state))
    for word, thing, you, is_class in asked(reading):
        ask = granted if is_class else number
        found: int | bool = ask(reading, word, thing, you)
        told = played(state, word, thing, you, is_class=is_class)
        if found != told:
            yield word, thing, you.key, found, told


def asked(reading: Dungeons) -> Iterator[tuple[str, Thing, Thing, bool]]:
    """Give what is asked of a position: a word, of what, for whom, and whether it is a class."""
    for you in reading.all("player"):
        yield from ((word, thing, you, False) for word, thing in _numbers(reading, you))
        for kind, classes in _CLASSES.items():
            for thing in reading.all(kind):
                yield from ((word, thing, you, True) for word in classes)


def played(state: State, word: str, thing: Thing, you: Thing, *, is_class: bool) -> int:
    """Return a number, or whether a thing is of a class, as the engine works it out."""
    if is_class:
        return is_so(state, word, int(you.key), int(thing.key))
    return played_number(state, word, int(you.key), None if thing == you else int(thing.key))


def _numbers(reading: Dungeons, you: Thing) -> Iterator[tuple[str, Thing]]:
    yield from ((word, you) for word in _OF_PLAYERS)
    yield from ((word, Thing("party", you.key)) for word in _OF_PARTIES)
    for kind, words in _OF.items():
        yield from ((word, thing) for thing in reading.all(kind) for word in words)
