"""What `check --fix` writes keeps the numbers and the names of the line: it mends how, not what."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

from tests.support.inside import regola
from tests.support.packs import OTTERS, pond

_BODY = "once, at scoring: gain 17 coins"
WRONG = (
    "at conquest, you may conquer 2 regions",
    "at scoring: give 2 coins to opponent",
    "at scoring: take 2 coins from the opponents",
    "at scoring: discard 2 token in the regions",
    "once per turn, at conquest: put 1 token in one of your regions of the opponent",
    "once per turn, at conquest: an opponent may gain 2 coins, then abandon one of the regions",
    "at conquest: abandon 3 of your region",
    "when you conquer 2 hills: gain 1 coin",
    "conquest cost of a region of an opponent that attacked you is 1 less",
    "income of 2 of your hills is 1 more",
)
_COUNT = 60
CONTENT = Path(__file__).resolve().parents[2] / "content"


def _numbers(line: str) -> Counter[str]:
    return Counter(re.findall(r"\d+", line))


def _mended(folder: Path, lines: list[str]) -> list[str]:
    """Write lines as rules of one race, let them be mended, and return them as they then stand."""
    path = pond(folder, OTTERS.replace(_BODY, "\n    ".join(lines)))
    start = path.read_text(encoding="utf-8").splitlines().index(f"    {lines[0]}")
    regola("check", "--fix", folder=folder)
    return [one[4:] for one in path.read_text(encoding="utf-8").splitlines()[start:]][: len(lines)]


def _slips(count: int) -> list[str]:
    """Return lines of the game with numbers, each with a word lost, doubled, swapped or cut."""
    rng = random.Random(1129)  # noqa: S311  # no secret
    packs = ("small_world", "underground")
    paths = sorted(path for pack in packs for path in (CONTENT / pack).glob("*/*.regola"))
    texts = [path.read_text(encoding="utf-8") for path in paths]
    lines = [one.strip() for text in texts for one in text.splitlines() if one.startswith("    ")]
    found = sorted({one for one in lines if re.search(r" \d+ (coin|token|more|less)", one)})
    ruled = [one for one in found if '"' not in one and one[-1] not in "{,:" and " #" not in one]
    # Each once: of two that are mended to the same, one is taken away whole.
    return [_slipped(rng, one) for one in rng.sample(ruled, min(count, len(ruled)))]


def _slipped(rng: random.Random, line: str) -> str:
    words = line.split()
    places = [place for place, word in enumerate(words) if not any(map(str.isdigit, word))]
    at = rng.choice(places)
    word = words[at]
    made = rng.choice(([], [word, word], [word[:-1]], [word[1:]], [f"{word}s"]))
    return " ".join([*words[:at], *made, *words[at + 1 :]])


def test_numbers_survive_a_fix(tmp_path: Path) -> None:
    """Neither lines that were once mended wrongly nor slips of any sort lose a number."""
    lines = [*WRONG, *_slips(_COUNT)]

    mended = _mended(tmp_path, lines)

    assert [_numbers(one) for one in mended] == [_numbers(one) for one in lines]
    assert sum(old != new for old, new in zip(lines, mended, strict=True)) >= _COUNT // 4


def test_whose_a_thing_is_is_never_guessed(tmp_path: Path) -> None:
    """A fix makes nothing yours that was not, nor says that there is none."""
    owning = re.compile(r"\b(your|its|yours|no)\b")
    lines = list(WRONG)

    mended = _mended(tmp_path, lines)

    assert [owning.findall(one) for one in mended] == [owning.findall(one) for one in lines]


def test_who_does_it_and_to_whom_never_change_places(tmp_path: Path) -> None:
    """*That attacked you* is not made *that you attacked*."""
    line = next(one for one in WRONG if "attacked you" in one)

    assert _mended(tmp_path, [line]) == [line]


def test_neither_things_nor_comparisons_are_taken_away(tmp_path: Path) -> None:
    """A reading without a thing that was named, or without *more*, is shown and never written."""
    lines = [
        "at scoring: gain 2 coins per token of yours",
        "at scoring: take 1 coin from each opponent with more regions",
    ]

    assert _mended(tmp_path, lines) == lines
