"""
Measure the reading of sentences: speed, and how many random rules come back as they were.

Run as `python bench/reading.py [RULES]`; 10,000 rules a language unless told otherwise. Rules are
made of the words of the vocabulary, told, and read again; a rule that comes back with another
meaning, or shares its text with a rule of another meaning, is counted and shown.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, Phase, given, seed, settings

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from regola.compilation.language import language
from regola.compilation.line import Lines
from regola.compilation.reading import Sentences
from regola.files.library import official
from regola.program.canonical import canonical
from regola.program.meaning import Rule
from regola.text import realise, shipped_language
from regola.text.readability import sentences as divided
from tests.python.sentences import Words, sentences

FAMILY, GAME = "conquest", "small_world"
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


def random_rules(count: int, lines: Lines, words: Words) -> Iterator[Rule]:
    """Return so many rules that mean something, the same each time."""
    found: list[Rule] = []

    @seed(1)
    @settings(
        max_examples=2 * count,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(sentences(words))
    def draw(line: str) -> None:
        rule = lines.rule(line) if len(found) < count else None
        if rule is not None:
            found.append(rule)

    draw()
    return iter(found)


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


def main() -> None:
    """Print speed and faults by language."""
    count = int(sys.argv[1]) if sys.argv[1:] else RULES
    program = official(FAMILY)
    if program is None:
        raise SystemExit("the official games are not there")
    vocabulary = language(FAMILY).vocabulary
    lines = Lines(language(FAMILY), program, (GAME,))
    own = [item for item in program.all_items() if item.pack == GAME]
    rules = list(random_rules(count, lines, Words.of(vocabulary, own)))
    for code in ("it", "es", "en"):
        result = measured(rules, Sentences(program, shipped_language(code), GAME), lines)
        speed = result.sentences / result.seconds
        print(f"{code}: {result.rules:,} rules, {speed:,.0f} sentences/s read")
        print(f"{code}: {len(result.wrong)} not read back, {len(result.shared)} texts shared")
        for text in (*result.wrong[:SHOWN], *result.shared[:SHOWN]):
            print(f"  {text}")


if __name__ == "__main__":
    main()
