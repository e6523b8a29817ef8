"""
Measure the rules text: speed, readability, and how many seeded slips the checker finds.

Run as `python bench/text.py`. Speed counts sentences a second of one core, planner and phase two
included; slips are put into the printed texts one at a time, by class, and looked for without
knowing the patterns.
"""

from __future__ import annotations

import random
import sys
import time
from dataclasses import dataclass
from functools import cache
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))


from regola.compilation.language import families
from regola.compilation.reading import Sentences
from regola.files.library import official
from regola.program.model import Item
from regola.text import realise, shipped_language
from regola.text.readability import measured
from tests.text.abilities import abilities
from tests.text.builder import LANGUAGES, language
from tests.text.morphology import analyses
from tests.text.official import checker, names, said
from tests.text.seeded import Seeded, Seeds

SECONDS = 1.0
"""How long each language is measured."""

SLIPS = 200
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


@dataclass(frozen=True, slots=True)
class Found:
    """How many slips of a class were seeded, and the shares that are found."""

    seeded: int
    by_checker: float
    by_lexicon: float
    """By the checker without a dictionary."""
    with_reading: float
    """By the checker or because the text reads back to no rule."""


def found(code: str) -> dict[str, Found]:
    """Return by class how many of the slips in the official texts are found."""
    texts = {text: item for item, said_of in said(code) for text in said_of}
    shares = {}
    for kind, seeded in sorted(Seeds(code, texts, names(code)).all().items()):
        chance = random.Random(1)  # noqa: S311 - a fixed sample, no secret
        sample = chance.sample(seeded, min(SLIPS, len(seeded)))
        shares[kind] = _shares(code, sample, texts)
    return shares


def _shares(code: str, sample: list[Seeded], texts: dict[str, Item]) -> Found:
    known = checker(code, analyses(code, [one.text for one in sample]))
    plain = checker(code)
    seen = [any(True for _ in known.slips(one.text)) for one in sample]
    alone = [any(True for _ in plain.slips(one.text)) for one in sample]
    told = zip(sample, seen, strict=True)
    either = [one or not _reads(code, slip.text, texts[slip.right]) for slip, one in told]
    return Found(len(sample), *(sum(one) / len(sample) for one in (seen, alone, either)))


def _reads(code: str, text: str, item: Item) -> bool:
    """Tell whether a text reads back to a rule that the item could have."""
    for family in families():
        program = official(family)
        if program is not None and any(item is one for one in program.all_items()):
            game = {pack.id: pack.game for pack in program.packs}.get(item.pack, "")
            return _reader(code, family, game).line_of(text, item) is not None
    return False


@cache
def _reader(code: str, family: str, game: str) -> Sentences:
    program = official(family)
    if program is None:
        raise LookupError(family)
    return Sentences(program, shipped_language(code), game)


def main() -> None:
    """Print speed, readability and the shares of slips found by language."""
    for code in LANGUAGES:
        reading = measured(" ".join(texts(code)), code)
        print(f"{code}: {sentences_a_second(code):,.0f} sentences/s, {reading}")
    print("slips found        seeded  checker  without dictionary  with round trip")
    for code in LANGUAGES:
        for kind, share in found(code).items():
            print(
                f"{code} {kind:12}  {share.seeded:8}  {share.by_checker:7.0%}"
                f"  {share.by_lexicon:18.0%}  {share.with_reading:15.0%}"
            )


if __name__ == "__main__":
    main()
