"""
Measure what is told to the world of checking, and write it into ``docs/validation.md``.

``python bench/validation.py [COUNT [INPUTS [KILLS [LOG]]]]``: mistakes a class, inputs of the
fuzzer, which goes on where its LOG ends, and builds killed; what is given as 0 keeps the figures
that stand in the page.
"""

from __future__ import annotations

import re
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "validation.md"
_CLASS = re.compile(
    r"^(?P<name>.+?) +seeded +(?P<seeded>\d+) +found +(?P<found>\d+) +recall +(?P<share>[\d.]+%)"
    r" +with unrelated findings (?P<elsewhere>\d+), same meaning (?P<same>\d+)$",
    re.MULTILINE,
)
_PART = "<!-- {} -->"


def main(mistakes: int, inputs: int, kills: int, *log: str) -> int:
    """Measure what is asked for, and put it into the page."""
    page = PAGE.read_text(encoding="utf-8")
    if mistakes:
        page = _put(page, "mistakes", _mistakes(mistakes))
        page = _put(page, "latency", _latency())
    if inputs:
        page = _put(page, "fuzz", _quoted("fuzz.py", inputs, *log))
    if kills:
        page = _put(page, "kills", _quoted("kills.py", kills))
    PAGE.write_text(page, encoding="utf-8")
    return 0


def _put(page: str, part: str, text: str) -> str:
    """Replace what stands between the two marks of a part."""
    begin, end = _PART.format(part), _PART.format(f"end of {part}")
    before, _, rest = page.partition(begin)
    return f"{before}{begin}\n{text}\n{end}{rest.partition(end)[2]}"


def _run(name: str, *arguments: str) -> str:
    command = [sys.executable, str(ROOT / "bench" / name), *arguments]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603
    return ran.stdout


def _mistakes(count: int) -> str:
    told = _run("mistakes.py", "--count", str(count))
    rows = [
        "| class | seeded | found | share | with a finding elsewhere | same meaning, not counted |"
    ]
    rows += ["|---|---:|---:|---:|---:|---:|"]
    rows += [
        f"| {one['name']} | {one['seeded']} | {one['found']} | {one['share']} | {one['elsewhere']}"
        f" | {one['same']} |"
        for one in _CLASS.finditer(told)
    ]
    false = re.search(r"findings on untouched content: (\d+)", told)
    untouched = false[1] if false else "?"
    return "\n".join([*rows, "", f"Findings on the content as it is: {untouched}."])


def _quoted(name: str, count: int, *more: str) -> str:
    return f"```\n{_run(name, str(count), *more).strip()}\n```"


def _latency() -> str:
    """The processor time of one `regola check`, with all of its start: the least of three."""
    rows: list[str] = ["| what is checked | seconds of processor |", "|---|---:|"]
    for folder in ("homebrew_example", "small_world", "dungeon_digger"):
        taken = min(_seconds(["check"], ROOT / "content" / folder) for _ in range(3))
        rows.append(f"| `content/{folder}` | {taken:.2f} |")
    return "\n".join(rows)


def _seconds(arguments: Sequence[str], folder: Path) -> float:
    command = [str(Path(sys.executable).parent / "regola"), *arguments]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, cwd=folder, capture_output=True, check=False)  # noqa: S603
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


if __name__ == "__main__":
    COUNTS = [int(one) for one in sys.argv[1:4]]
    sys.exit(main(*(COUNTS + [100, 1000, 50][len(COUNTS) :]), *sys.argv[4:5]))
