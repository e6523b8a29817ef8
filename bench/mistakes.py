"""
Seed mistakes into the official content, one at a time, and count how many are found.

Every mistake is made in one file in memory; the file is compiled and checked on top of all others.
A mistake is found when a finding touches the place where it was seeded and nothing unrelated is
reported. Usage: ``python bench/mistakes.py [--count N] [--seed S] [--show]``.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from regola.sources import Span

sys.path.insert(0, str(Path(__file__).resolve().parent))

from seeding import CLASSES, Make, Mistake, Subject
from seeding.content import Content, load_content

_AIMS = {"misspelt word": 1.0, "misplaced word": 0.99, "misplaced line": 0.99}


@dataclass(frozen=True)
class Outcome:
    """
    What came of one mistake: found or not, and the slugs reported elsewhere.

    A change that means the same as before is legal: there is nothing to find.
    """

    file: Subject
    mistake: Mistake
    slugs: tuple[str, ...]
    found: bool
    unrelated: tuple[str, ...]
    is_legal: bool

    @property
    def counts(self) -> bool:
        """Whether the mistake was found and nothing unrelated reported."""
        return self.found and not self.unrelated


def main() -> int:
    """Run all classes; return 1 when an aim is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100, help="mistakes a class, at least 50")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print what was missed")
    parser.add_argument("--only", default="", help="run the classes whose name holds this")
    arguments = parser.parse_args()
    content = load_content()
    false = content.untouched()
    print(f"files {len(content.files)}, findings on untouched content: {len(false)}")
    for line in false:
        print(f"    {line}")
    missed = bool(false)
    slugs: Counter[str] = Counter()
    for name, make in CLASSES.items():
        if arguments.only in name:
            rng = random.Random(f"{arguments.seed} {name}")  # noqa: S311 - reproducible
            seeded = sample(content, make, rng, arguments.count)
            outcomes = [_try(content, file, mistake) for file, mistake in seeded]
            missed |= _report(name, outcomes, show=arguments.show)
            slugs.update(slug for one in outcomes for slug in one.slugs)
    print("reported: " + ", ".join(f"{slug} {count}" for slug, count in slugs.most_common()))
    return int(missed)


def sample(
    content: Content, make: Make, rng: random.Random, count: int
) -> list[tuple[Subject, Mistake]]:
    """Draw mistakes evenly over the files, each file asked for one at a time."""
    found: list[tuple[Subject, Mistake]] = []
    seen: set[str] = set()
    for _ in range(count * 40):
        if len(found) == count:
            break
        file = rng.choice(content.files)
        mistake = make(file, content, rng)
        if mistake is not None and mistake.text not in seen:
            seen.add(mistake.text)
            found.append((mistake.file or file, mistake))
    return found


def _try(content: Content, file: Subject, mistake: Mistake) -> Outcome:
    # What the untouched file is reported for already is none of the mistake's doing.
    before = {(f.slug, f.arguments) for f in file.check(file.text, content)}
    checked = file.check(mistake.text, content)
    findings = [f for f in checked if (f.slug, f.arguments) not in before]
    touching = [f for f in findings if _touches(f.span, mistake)]
    unrelated = tuple(
        f.slug
        for f in findings
        if f not in touching and not any(_touches(one.span, mistake) for one in f.related)
    )
    slugs = tuple(sorted({f.slug for f in touching}))
    found = bool(touching) or bool(findings and not unrelated)
    is_legal = not findings and file.meaning(mistake.text, content) == file.meaning(
        file.text, content
    )
    return Outcome(file, mistake, slugs, found, unrelated, is_legal)


def _touches(span: Span, mistake: Mistake) -> bool:
    return any(span.start <= last and span.end >= first for first, last in mistake.places)


def _report(name: str, outcomes: Sequence[Outcome], *, show: bool) -> bool:
    legal = sum(one.is_legal for one in outcomes)
    outcomes = [one for one in outcomes if not one.is_legal]
    good = sum(one.counts for one in outcomes)
    recall = good / len(outcomes) if outcomes else 0.0
    unrelated = sum(bool(one.unrelated) for one in outcomes)
    print(
        f"{name:20} seeded {len(outcomes):4}  found {good:4}  recall {recall:7.2%}"
        f"  with unrelated findings {unrelated}, same meaning {legal}",
        flush=True,
    )
    for one in outcomes if show else ():
        if not one.counts:
            first, last = one.mistake.places[0]
            line = one.mistake.text.count("\n", 0, first) + 1
            text = one.mistake.text.splitlines()[line - 1].strip()
            seeded = one.mistake.text[first:last]
            print(f"    {one.file.name}:{line}: [{seeded}] {one.mistake.what} | {text}")
            print(f"        found {one.slugs}, unrelated {one.unrelated}")
    return recall < _AIMS.get(name, 0.0)


if __name__ == "__main__":
    raise SystemExit(main())
