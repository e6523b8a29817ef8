"""
Look for rules of which a part is not heard: others with fewer words are played just so.

    python -m bench.unheard FAMILY [KIND]

Each word of the vocabulary stands once in each place of a moment, a deed, a ban, a statement and a
count (`tests/support/each_word.py`), as a rule of an item of a kind. Of those that `check` accepts,
lines are told together that are written as the same module, but for their text. What differs in
words alone (*a coin*, *your coin*) is told as well: somebody reads the list.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from regola.compilation.games import modules
from regola.findings import Sink
from tests.support import lords_probes, tile_probes
from tests.support.each_word import lines
from tests.support.probing import Probing
from tests.support.random_rules import GROUNDS, Ground

PROBED: dict[str, tuple[Probing, Ground]] = {
    "conquest": (Probing("conquest", "small_world", {"power": "tokens: 4"}), GROUNDS[0]),
    "digger": (tile_probes.PROBING, Ground("digger", "dungeon_digger", "lord")),
    "lords": (lords_probes.PROBING, Ground("lords", "dungeon_lords", "title")),
}
BATCH = 300
_LEFT_OUT = re.compile(
    r'"""[\s\S]*?"""|(?m:#.*$)|Source\([^)]*\)|line=\d+|text=.*|(?s:require\(.*?\))|probe_\d+'
)
"""What tells one module from another and plays nothing."""


def written(probing: Probing, ground: Ground, some: list[str]) -> Iterator[tuple[str, str]]:
    """Give the accepted ones of some lines, each with what is written of it."""
    told = probing.told(ground.kind, probing.accepted(ground.kind, probing.told(ground.kind, some)))
    program, _ = probing.loaded(ground.kind, told)
    for path, text in modules(program, {}, Sink()):
        name = path.rpartition("/")[2].removesuffix(".py")
        line = told.get(f"probes/{ground.kind}/{name}")
        if line is not None:
            yield line, _LEFT_OUT.sub("", text)


def main(family: str, kind: str = "") -> None:
    """Print the lines that are played alike."""
    probing, plain = PROBED[family]
    ground = replace(plain, kind=kind or plain.kind)
    given = (line for line in lines(ground) if ground.lines.rule(line) is not None)
    alike: dict[str, list[str]] = defaultdict(list)
    count = 0
    while some := list(islice(given, BATCH)):
        for line, text in written(probing, ground, some):
            alike[text].append(line)
            count += 1
    several = [found for found in alike.values() if len(found) > 1]
    for found in several:
        print(*sorted(found, key=len), sep="\n    ")
    print(f"{family}: {count} lines are played, {len(several)} of them as others are")


if __name__ == "__main__":
    main(*sys.argv[1:])
