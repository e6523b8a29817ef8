"""
Measure the rules text: speed, readability, and how many seeded slips the checker finds.

Run as `python bench/text.py`. Speed counts sentences a second of one core, planner and phase two
included; slips are put into the printed texts one at a time, by class, and looked for without
knowing the patterns.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from regola.text import realise
from regola.text.readability import measured
from tests.text.abilities import abilities
from tests.text.builder import DSL, LANGUAGES, language, yaml
from tests.text.test_lint import linter

SECONDS = 1.0
"""How long each language is measured."""

SLIPS = 120
"""How many slips of a class are seeded."""


def texts(code: str) -> list[str]:
    """Return the reference texts of the sample abilities."""
    return [realise(rule, item, language(code)) for _, rule, item in abilities()]


def sentences_a_second(code: str) -> float:
    """Return how many sentences of the sample rules are made in a second of one core."""
    rules = list(abilities())
    speaking = language(code)
    made, start = 0, time.process_time()
    while time.process_time() - start < SECONDS:
        made += sum(realise(rule, item, speaking).count(".") for _, rule, item in rules)
    return made / (time.process_time() - start)


def _swapped(forms: list[list[str]], text: str, chance: random.Random) -> str | None:
    """Swap one word of the text for another of its group."""
    places = [
        (match, group)
        for group in forms
        for match in re.finditer(rf"(?<!\w)(?:{'|'.join(map(re.escape, group))})(?!\w)", text)
    ]
    if not places:
        return None
    match, group = chance.choice(places)
    others = [form for form in group if form != match[0]]
    return f"{text[: match.start()]}{chance.choice(others)}{text[match.end() :]}"


def slips(code: str) -> dict[str, Callable[[str, random.Random], str | None]]:
    """Return what makes a slip of each class, or nothing where a text has no place for one."""
    lexicon = language(code).of_game("small_world").lexicon
    data = yaml(DSL / "text" / code / "lint.yaml")
    nouns = [list(dict.fromkeys(noun.forms[:2])) for noun in lexicon.nouns.values()]
    adjectives = [list(dict.fromkeys(one.forms)) for one in lexicon.adjectives.values()]
    kinds = ("ms", "fs", "mp", "fp") if "ms" in data["determiners"] else ("s", "p")
    articles = [[form for form in data["determiners"][kind] if form[-1] != "'"] for kind in kinds]
    groups = {
        "adjective": [group for group in adjectives if len(group) > 1],
        "article": [list(pair) for pair in zip(*articles, strict=False)],
        "number": [group for group in nouns if len(group) > 1 and " " not in group[0]],
        "verb": [
            *(
                list(pair)
                for pair in zip(data["singular verbs"], data["plural verbs"], strict=True)
            ),
            *(
                [one, other]
                for verb in lexicon.verbs.values()
                for one, other in ((verb.one, verb.many), (verb.infinitive, verb.you))
                if one != other
            ),
        ],
    }
    return {
        kind: partial(_swapped, forms)
        for kind, forms in groups.items()
        if any(len(group) > 1 for group in forms)
    }


def found(code: str) -> dict[str, float]:
    """Return by class the share of seeded slips that the checker finds."""
    chance = random.Random(1)  # noqa: S311 - a fixed sample, no secret
    shares = {}
    for kind, make in slips(code).items():
        seeded = [make(chance.choice(texts(code)), chance) for _ in range(SLIPS)]
        wrong = [text for text in seeded if text is not None]
        seen = sum(any(True for _ in linter(code).slips(text)) for text in wrong)
        shares[kind] = seen / len(wrong) if wrong else 0.0
    return shares


def main() -> None:
    """Print speed, readability and the share of slips found by language."""
    for code in LANGUAGES:
        reading = measured(" ".join(texts(code)), code)
        print(f"{code}: {sentences_a_second(code):,.0f} sentences/s, {reading}")
        shares = ", ".join(f"{kind} {share:.0%}" for kind, share in found(code).items())
        print(f"{code}: slips found: {shares}")


if __name__ == "__main__":
    main()
