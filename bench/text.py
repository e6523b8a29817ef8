"""
Measure the rules text: sentences a second by language, planner and phase two included.

Run as `python bench/text.py`; prints one line a language and the readability of the texts joined.
"""

from __future__ import annotations

import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from regola.text import realise
from regola.text.readability import measured
from tests.text.abilities import abilities
from tests.text.builder import LANGUAGES, language

SECONDS = 2.0
"""How long each language is measured."""


def sentences_a_second(code: str) -> float:
    """Return how many sentences of the sample rules are made in a second of one core."""
    rules = list(abilities())
    speaking = language(code)
    made, start = 0, time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        made += sum(realise(rule, item, speaking).count(".") for _, rule, item in rules)
    return made / (time.perf_counter() - start)


def main() -> None:
    """Print speed and readability by language."""
    for code in LANGUAGES:
        text = " ".join(realise(rule, item, language(code)) for _, rule, item in abilities())
        found = measured(text, code)
        print(f"{code}: {sentences_a_second(code):,.0f} sentences/s, {found}")


if __name__ == "__main__":
    main()
