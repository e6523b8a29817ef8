"""
Compare much, part by part, beside other work; what was compared already is not compared again.

    python -m bench.wide FOLDER        go on until it is ended; each part leaves a file in FOLDER
    python -m bench.wide FOLDER sums   tell how much the files there say, by what was compared

Whole games are counted by their seeds, random rules by the seed of each part. Part after part is
run in a process of its own, of each sort in turn, so that all sorts come on together.
"""

from __future__ import annotations

import re
import subprocess
import sys
from ast import literal_eval
from collections import Counter
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage


@dataclass(frozen=True)
class Sort:
    """
    A sort of comparison: a program with its words, and how much of it is one part.

    ``last`` is the number up to which games are wanted; rules go on without end.
    """

    name: str
    words: tuple[str, ...]
    each: int
    last: int = 0

    def words_of(self, part: int) -> tuple[str, ...]:
        """Return what to run for a part: each part has seeds of its own."""
        seed = part * self.each + 1
        return (*self.words, str(self.each), str(seed))

    def is_over(self, part: int) -> bool:
        """Tell whether all that is wanted lies before this part."""
        return bool(self.last) and part * self.each >= self.last


SORTS = (
    Sort("lords-games", ("bench.dungeon_reading", "games"), 2, 200),
    Sort("lords-sampled", ("bench.dungeon_reading", "sampled"), 40, 2000),
    Sort("lords-deeds", ("bench.dungeon_reading", "deeds"), 25),
    Sort("lords-said", ("bench.dungeon_reading",), 50),
    Sort("tiles-games", ("bench.tile_reading", "games"), 2, 200),
    Sort("tiles-sampled", ("bench.tile_reading", "sampled"), 40, 2000),
    Sort("tiles-deeds", ("bench.tile_reading", "deeds"), 15),
    Sort("tiles-said", ("bench.tile_reading", "said"), 15),
    Sort("tiles-stirred", ("bench.tile_reading",), 300),
    Sort("conquest-games", ("bench.second_reading", "games"), 1, 200),
    Sort("conquest-sampled", ("bench.second_reading", "sampled"), 40, 2000),
    Sort("conquest-rules", ("bench.second_reading", "rules"), 60),
)


def run(folder: Path) -> None:
    """Run the parts that have no file yet, of each sort in turn."""
    folder.mkdir(parents=True, exist_ok=True)
    for part in count():
        for sort in SORTS:
            file = folder / f"{sort.name}.{part}.txt"
            if not sort.is_over(part) and not file.exists():
                _run(sort.words_of(part), file)


def _run(words: tuple[str, ...], file: Path) -> None:
    """Run a program; its file gets its name when the program has come to its end."""
    program, before = [sys.executable, "-m", *words], _seconds()
    ran = subprocess.run(program, capture_output=True, text=True, check=False)  # noqa: S603
    under_way, took = file.with_suffix(".part"), f"took {_seconds() - before:.0f} s\n"
    under_way.write_text(ran.stdout + ran.stderr + took, encoding="utf-8")
    under_way.rename(file)


def _seconds() -> float:
    """Return the time of the processor that all parts took together."""
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def sums(folder: Path) -> None:
    """Add up what the last lines of the files tell."""
    for sort in SORTS:
        files = sorted(folder.glob(f"{sort.name}.*.txt"))
        total = Counter[str]()
        for file in files:
            total.update(_told(file.read_text(encoding="utf-8")))
        print(f"{sort.name}: {len(files)} parts, {dict(total)}")


def _told(text: str) -> Counter[str]:
    found = Counter[str](failed="Traceback" in text)
    found.update(seconds=sum(map(int, re.findall(r"^took (\d+) s", text, re.MULTILINE))))
    for numbers in re.findall(r"^.* seed \d+: (\{.*?\})|^seed \d+: (\{.*?\})", text, re.MULTILINE):
        found.update(literal_eval(next(filter(None, numbers))))
    for games, choices, differ in re.findall(
        r"(\d+) games from seed.*?(\d+) choices.*?(\d+) d", text
    ):
        found.update(games=int(games), choices=int(choices), differ=int(differ))
    return found


if __name__ == "__main__":
    (sums if "sums" in sys.argv else run)(Path(sys.argv[1]))
