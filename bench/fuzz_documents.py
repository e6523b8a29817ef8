"""Spoilt files that are not rules: scenario files, catalogues of texts, kept games."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.compilation.shelves import shelf_of
from regola.files.library import official
from regola.findings import Sink
from regola.playing import saved
from regola.program.pack import nameless
from regola.resources import content_folder, languages
from regola.scenarios.shelf import Shelf
from regola.scenarios.trials import trial
from regola.sources import Source, decode
from regola.yaml_files import documents
from tests.support.mutating import mutated

__all__ = ["run"]

_TESTS = Path(__file__).resolve().parents[1] / "tests" / "scenarios"
_GAME = saved.written(
    saved.Saved(
        game="small_world",
        mix=(),
        players=2,
        scenarios=(),
        lords=False,
        seed=1,
        bots=("random", "random"),
        moves=("choose ratmen hill", "conquer f1", "end turn"),
    )
)
_RACE = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 5 of 10
    income of your swamps is 1 more
}
"""


def run(number: int) -> None:
    """Spoil a file of some sort, by the number alone, and read it as its command does."""
    chance = Random(f"document {number}")  # noqa: S311  # chance of a bench
    chance.choice(_SORTS)(chance)


@cache
def _scenarios() -> tuple[tuple[str, str], ...]:
    """Each scenario of the tests with its family."""
    found = []
    for path in sorted(_TESTS.glob("*.yaml")):
        family = "digger" if path.stem == "dungeon_digger" else "conquest"
        parts = path.read_text(encoding="utf-8").split("\n---\n")
        found += [(family, part) for part in parts]
    return tuple(found)


@cache
def _shelf(family: str) -> Shelf:
    program = official(family)
    shelf = None if program is None else shelf_of(program, {}, Sink())
    if shelf is None:
        raise LookupError(family)
    return shelf


def _scenario(chance: Random) -> None:
    family, text = chance.choice(_scenarios())
    others = [other for kind, other in _scenarios() if kind == family]
    sink = Sink()
    source = decode("x.yaml", mutated(text, others, chance), sink)
    for document in documents(source, sink) if source is not None else ():
        trial(document, "", _shelf(family), sink)


def _catalogue(chance: Random) -> None:
    code = chance.choice(sorted(languages()))
    path = content_folder() / "small_world" / "texts" / f"{code}.po"
    text = path.read_text(encoding="utf-8")
    sink = Sink()
    source = decode(f"texts/{code}.po", mutated(text, [text], chance), sink)
    if source is not None:
        pack = PackSources(nameless("fuzz", "."), (Source("x.regola", _RACE),), (source,))
        program = compile_packs([pack], language("conquest"), official("conquest"), sink)
        check_programs([program], sink)


def _kept_game(chance: Random) -> None:
    sink = Sink()
    source = decode("game.yaml", mutated(_GAME, [_GAME], chance), sink)
    if source is not None:
        saved.read(source, sink)


_SORTS: tuple[Callable[[Random], None], ...] = (_scenario, _scenario, _catalogue, _kept_game)
