"""
Throw mutated files at the compiler, and look for what crashes, hangs or goes by in silence.

``python bench/fuzz.py COUNT [LOG]``: the inputs are numbered from 0; each is made of its number
alone: some declarations of the official content, a whole file now and then, with a few changes. All
go through check; of some of what is clean the modules are written and run, its pages, texts and
examples too, and a game is played in which it takes part; each tenth input is a scenario file, a
catalogue of texts or a kept game. Told are exceptions, lines that are left out without an error,
inputs that take more processor time than their size allows, and memory that grows. With LOG, a
file, the count goes on where the last run ended, and is kept there every hundred inputs.
"""

from __future__ import annotations

import json
import re
import resource
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import fuzz_documents

from regola.compilation.artefacts.build import Build
from regola.compilation.artefacts.registry import outputs
from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.compilation.shelves import shelf_of
from regola.compilation.texts import texts_of
from regola.files.library import family_of, official
from regola.findings import Sink
from regola.playing.matches import play_match
from regola.playing.table import Seating, boards_of, packs_of, table
from regola.program.pack import Manifest, manifest
from regola.resources import content_folder, languages
from regola.scenarios.trials import example_document, trial
from regola.sources import Source, decode
from regola.text import MissingMessageError, shipped_language
from regola_engine.kernel.faults import RuleError
from tests.support.left_out import is_left_out
from tests.support.mutating import mutated

PACK = 'id: fuzz\nnames: {{it: Prova, es: Prueba, en: Fuzz}}\nversion: "1"\ngame: {}\n'
GAMES = {"conquest": "small_world", "digger": "dungeon_digger", "lords": "dungeon_lords"}
"""The game of each family that the inputs are packs for."""

SECONDS = 2.0
SECONDS_PER_BYTE = 2.0e-4
"""What check may take, in processor time: 2 s, and as much more for each 10 KB."""

STAGES_TAKE = 10
"""So many times as much may all the rest take, which loads a whole game."""

DOCUMENTS = 10
EVERY = 100
MANIFESTS = 0.05
WHOLE_FILES = 0.03
DECLARATIONS = (1, 1, 1, 2, 2, 3)
GO_ON = 0.08
"""So much of what is clean is built and played, which takes a hundred times as long as check."""

MOST_MEMORY = 1500
"""What one process may hold in MB, however many inputs it has seen."""

_DECLARATION = re.compile(r"\n(?=[a-z][^\n]*\{)")


@dataclass
class Tally:
    """What was seen: the number of the next input, counts, and the faults by their inputs."""

    next: int = 0
    counts: dict[str, int] = field(default_factory=dict)
    faults: dict[str, list[int]] = field(default_factory=dict)

    def count(self, what: str) -> None:
        """Count one more of a sort."""
        self.counts[what] = self.counts.get(what, 0) + 1

    def blame(self, what: str, number: int) -> None:
        """Keep a fault with the number of the input that showed it; tell the first of its sort."""
        if what not in self.faults:
            print(f"input {number}: {what}", flush=True)
        self.faults.setdefault(what, []).append(number)


@dataclass(frozen=True)
class Input:
    """A pack: what it says of itself, and its rules, as bytes; the family that they are of."""

    family: str
    manifest: bytes
    rules: bytes


def _read_head(data: bytes, sink: Sink) -> Manifest | None:
    text = decode("pack.yaml", data, sink)
    return None if text is None else manifest(text, sink)


def _texts() -> Iterator[tuple[str, str]]:
    for path in sorted(content_folder().rglob("*.regola")):
        pack = content_folder() / path.relative_to(content_folder()).parts[0] / "pack.yaml"
        head = _read_head(pack.read_bytes(), Sink())
        if head is not None:
            yield family_of(head, Sink()), path.read_text(encoding="utf-8")


TEXTS = list(_texts())
PARTS = [(family, _DECLARATION.split(text)) for family, text in TEXTS]


def made(number: int) -> Input:
    """Make the input of a number."""
    chance = Random(number)  # noqa: S311  # chance of a bench
    family, parts = chance.choice(PARTS)
    others = [other for kind, other in TEXTS if kind == family]
    most = len(parts) if chance.random() < WHOLE_FILES else chance.choice(DECLARATIONS)
    start = chance.randrange(max(1, len(parts) - most + 1))
    text = "\n".join(parts[start : start + most])
    head = head_for(family)
    if chance.random() < MANIFESTS:
        return Input(family, mutated(head.decode(), [head.decode()], chance), text.encode())
    return Input(family, head, mutated(text, others, chance))


def head_for(family: str) -> bytes:
    """Return what a pack of a family says of itself."""
    return PACK.format(GAMES[family]).encode()


# ---- what is done with an input -----------------------------------------------------------------


def head_of(data: bytes, sink: Sink) -> Manifest | None:
    """Read what a pack says of itself; what is as it should be is read once."""
    return HEADS[data] if data in HEADS else _read_head(data, sink)


HEADS = {data: _read_head(data, Sink()) for data in map(head_for, GAMES)}


def checked(given: Input, sink: Sink) -> Program | None:
    """Compile and check a pack; nothing where it is none."""
    rules = decode("x.regola", given.rules, sink)
    head = head_of(given.manifest, sink)
    family = "" if head is None else family_of(head, sink)
    if head is None or rules is None or family != given.family:
        return None
    own = frozenset({head.id})
    packs = [PackSources(head, (rules,))]
    program = compile_packs(packs, language(family), official(family, own), sink)
    check_programs([program], sink)
    if not sink.has_errors and is_left_out(rules, program):
        raise AssertionError("a line is left out without an error")
    return program


def built(program: Program, texts: dict[str, Source]) -> None:
    """Make all files of a build."""
    build = Build((program,), texts, {name: name for name in texts}, languages(), Sink())
    for _ in outputs(build):
        pass


def told(program: Program, _texts: dict[str, Source]) -> None:
    """Say each rule in each language."""
    said = texts_of(program)
    for code in languages():
        for top in program.items:
            for item in top.walk():
                try:
                    said.told(item, shipped_language(code))
                except MissingMessageError:
                    said.told_somehow(item, shipped_language(code))


def tried(program: Program, texts: dict[str, Source]) -> None:
    """Play the examples."""
    sink = Sink()
    shelf = shelf_of(program, texts, sink)
    examples = [one for item in program.items for one in item.walk() if one.kind == "example"]
    for example in examples if shelf is not None else ():
        trial(example_document(example, program.family), example.holder, shelf, sink)


def played(program: Program, texts: dict[str, Source]) -> None:
    """Play a game in which the pack takes part; that a rule runs away is told by its name."""
    game = GAMES[program.family]
    packs = packs_of(program.packs, game, [program.packs[-1].id])
    boards = boards_of(program, packs_of(program.packs, game, []))
    players = min(board.players for board in boards)
    found = table(program, texts, packs, Seating(players), Sink())
    if found is not None:
        try:
            play_match(found.game, ["random"] * players, 1)
        except RuleError as error:
            if error.slug == "raised":
                raise


STAGES: tuple[Callable[[Program, dict[str, Source]], None], ...] = (built, told, tried, played)


def run(number: int, tally: Tally) -> None:
    """Send one input through all that it passes."""
    given = made(number)
    sink = Sink()
    before = time.process_time()
    program = checked(given, sink)
    if time.process_time() - before > SECONDS + SECONDS_PER_BYTE * len(given.rules):
        tally.blame("slow check", number)
    list(sink.sorted())
    tally.count("checked")
    if program is None or sink.has_errors:
        return
    tally.count("clean")
    if Random(f"on {number}").random() >= GO_ON:  # noqa: S311  # chance of a bench
        return
    rules = decode("x.regola", given.rules, Sink())
    texts = {} if rules is None else {"x.regola": rules}
    for stage in STAGES:
        stage(program, texts)
        tally.count(stage.__name__)


def attempt(number: int, tally: Tally) -> None:
    """Run one input and keep what is wrong with it."""
    before = time.process_time()
    try:
        if number % DOCUMENTS == DOCUMENTS - 1:
            fuzz_documents.run(number)
            tally.count("documents")
            return
        run(number, tally)
    except Exception as error:  # noqa: BLE001  # whatever it is
        frame = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(frame.filename).name}:{frame.lineno}"
        tally.blame(f"{type(error).__name__} at {place}: {str(error)[:80]}", number)
        return
    if time.process_time() - before > STAGES_TAKE * SECONDS:
        tally.blame("slow", number)
    if memory() > MOST_MEMORY:
        tally.blame("memory", number)


def memory() -> int:
    """Return the most memory that this process has had, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def main(count: int, log: Path | None) -> int:
    """Run inputs and tell what was found."""
    tally = Tally()
    if log is not None and log.exists():
        tally = Tally(**json.loads(log.read_text(encoding="utf-8")))
    end = tally.next + count
    for family in GAMES:
        # What ships is compiled once, before anything is measured.
        official(family, frozenset())
    started = time.process_time()
    while tally.next < end:
        attempt(tally.next, tally)
        tally.next += 1
        if log is not None and (tally.next % EVERY == 0 or tally.next == end):
            log.write_text(json.dumps(asdict(tally), indent=1), encoding="utf-8")
    print(f"{tally.counts}, {time.process_time() - started:.0f} s, {memory()} MB")
    for what, numbers in Counter({k: len(v) for k, v in tally.faults.items()}).most_common():
        print(f"{numbers:6} {what}, first {tally.faults[what][0]}")
    return 1 if tally.faults else 0


if __name__ == "__main__":
    LOG = Path(sys.argv[2]) if len(sys.argv) > 2 else None  # noqa: PLR2004
    sys.exit(main(int(sys.argv[1]), LOG))
