"""
Measure the reading of sentences: speed, and how many random rules come back as they were.

Run as `python bench/reading.py [RULES [wide] [any] [SEED]]`; 10,000 rules a family and language
unless told otherwise, of all forms that things, numbers and conditions have where they are to be
wide. They have a form in play, or are of any sort that means something.
Rules are made of the words of the vocabulary, told, and read again; a rule that comes back with
another meaning, or shares its text with a rule of another meaning, is counted and shown.
"""

from __future__ import annotations

import sys
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from regola.compilation.line import Lines
from regola.compilation.reading import Sentences
from regola.program.canonical import canonical
from regola.program.meaning import Rule
from regola.text import realise
from regola.text.readability import sentences as divided
from tests.support.random_rules import DUNGEONS, GROUNDS, Ground

RULES = 10_000
SHOWN = 5


@dataclass
class Measured:
    """What came of the rules of one language."""

    rules: int = 0
    sentences: int = 0
    seconds: float = 0.0
    wrong: list[str] = field(default_factory=list)
    shared: list[str] = field(default_factory=list)


def measured(rules: list[Rule], reader: Sentences, lines: Lines) -> Measured:
    """Tell each rule and read it back."""
    result = Measured()
    texts: dict[str, Any] = {}
    for rule in rules:
        text = realise(rule, reader.context(), reader.language)
        meaning = canonical(rule)
        if texts.setdefault(text, meaning) != meaning:
            result.shared.append(text)
        start = time.process_time()
        found = reader.exactly(text)
        result.seconds += time.process_time() - start
        result.rules += 1
        result.sentences += len(divided(text))
        read = lines.rule(found.line) if found else None
        if read is None or canonical(read) != meaning:
            result.wrong.append(text)
    return result


def report(ground: Ground, count: int, seed: int, *, played: bool) -> None:
    """Print speed and faults by language."""
    rules = list(ground.played(count, seed) if played else ground.rules(count, seed))
    for code in ("it", "es", "en"):
        result = measured(rules, ground.reader(code), ground.lines)
        speed = result.sentences / result.seconds
        name = f"{ground.game}, {code}"
        print(f"{name}: {result.rules:,} rules, {speed:,.0f} sentences/s read")
        print(f"{name}: {len(result.wrong)} not read back, {len(result.shared)} texts shared")
        for text in (*result.wrong[:SHOWN], *result.shared[:SHOWN]):
            print(f"  {text}")


def main() -> None:
    """Measure each family of games."""
    numbers = [int(one) for one in sys.argv[1:] if one.isdigit()]
    count, seed = (*numbers, *(RULES, 1)[len(numbers) :])[:2]
    for ground in (*GROUNDS, DUNGEONS):
        report(replace(ground, wide="wide" in sys.argv), count, seed, played="any" not in sys.argv)


if __name__ == "__main__":
    main()
