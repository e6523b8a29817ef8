"""Slips put into the official texts, one at a time: nine of ten in each class must be found."""

from __future__ import annotations

import random
from functools import cache

import pytest

from tests.text.morphology import analyses
from tests.text.official import checker, names, said
from tests.text.seeded import Seeded, Seeds

SAMPLE = 1000
ENOUGH = 250
LEAST = 0.9
CLASSES = [
    (code, kind)
    for code, kinds in {
        "en": ("article", "elision", "number", "verb"),
        "es": ("adjective", "article", "elision", "number", "verb"),
        "it": ("adjective", "article", "elision", "number", "verb"),
    }.items()
    for kind in kinds
]


@cache
def _seeded(code: str) -> dict[str, list[Seeded]]:
    texts = [text for _, said_of in said(code) for text in said_of]
    return Seeds(code, texts, names(code)).all()


@pytest.mark.needs("morphology")
@pytest.mark.parametrize(("code", "kind"), CLASSES)
def test_most_slips_are_found(code: str, kind: str) -> None:
    """Without reading texts back, the checker finds at least nine in ten slips of a class."""
    slips = _seeded(code)[kind]
    sample = random.Random(1).sample(slips, min(SAMPLE, len(slips)))  # noqa: S311 - a fixed sample
    checking = checker(code, analyses(code, [one.text for one in sample]))
    missed = [one.text for one in sample if not any(True for _ in checking.slips(one.text))]
    assert len(sample) >= ENOUGH
    assert len(missed) <= (1 - LEAST) * len(sample), missed
