"""
Seed slips into the official content, one at a time, and count how well `--fix` mends them.

Counted are the mistakes that are reported, those of them with a fix, those after whose fix nothing
is found any more, and those whose fix gives back the text there was (but for spaces). Usage:
``python bench/mending.py [--count N] [--seed S] [--show]``.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from mistakes import sample
from seeding import MENDED, Mistake
from seeding.content import Content, File, load_content

from regola.findings.fixes import apply_fixes
from regola.sources import Source

# Of the fixes made, so many give back what there was.
_AIM = 0.9


def main() -> int:
    """Mend all sorts of slips; return 1 when too few are mended rightly."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=40, help="mistakes a class")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", action="store_true", help="print what was not given back")
    parser.add_argument("--only", default="", help="run the classes whose name holds this")
    arguments = parser.parse_args()
    content = load_content()
    total: Counter[str] = Counter()
    for name, make in MENDED.items():
        if arguments.only in name:
            rng = random.Random(f"{arguments.seed} {name}")  # noqa: S311 - reproducible
            counts: Counter[str] = Counter()
            for file, mistake in sample(content, make, rng, arguments.count):
                counts.update(_mended(content, file, mistake, show=arguments.show))
            _report(name, counts)
            total.update(counts)
    _report("all", total)
    return int(total["restored"] < _AIM * total["offered"])


def _mended(content: Content, file: File, mistake: Mistake, *, show: bool) -> list[str]:
    """Return what holds of one mistake: found, offered, clean, restored."""
    before = {(f.slug, f.arguments) for f in content.check(file, file.text)}
    found = content.check(file, mistake.text)
    if all((f.slug, f.arguments) in before for f in found):
        return []
    text = apply_fixes(found, {file.name: Source(file.name, mistake.text)}).texts.get(file.name)
    if text is None:
        return _told(["found"], mistake, "", show=show)
    after = content.check(file, text)
    is_clean = all((f.slug, f.arguments) in before for f in after)
    is_restored = text.split() == file.text.split()
    held = ["found", "offered", *["clean"] * is_clean, *["restored"] * is_restored]
    return held if is_restored else _told(held, mistake, text, show=show)


def _told(held: list[str], mistake: Mistake, mended: str, *, show: bool) -> list[str]:
    if show:
        first, _ = mistake.places[0]
        line = mistake.text.count("\n", 0, first)
        lines = mended.splitlines()
        written = mistake.text.splitlines()[line].strip()
        made = lines[line].strip() if line < len(lines) else ""
        print(f"    {mistake.what}: {written}\n        -> {made} ({held[-1]})")
    return held


def _report(name: str, counts: Counter[str]) -> None:
    offered = counts["offered"] or 1
    clean, restored = counts["clean"] / offered, counts["restored"] / offered
    print(
        f"{name:18} found {counts['found']:4}  with a fix {counts['offered']:4}"
        f"  clean after it {clean:7.2%}  as it was {restored:7.2%}"
    )


if __name__ == "__main__":
    raise SystemExit(main())
