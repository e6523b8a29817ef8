"""
Measure how long an editor waits for findings: a change of a file, checked beside all that ships.

``python -m bench.keystrokes [ITEMS]``: a thousand keystrokes of somebody who writes the example of
homebrew to its end; then some in the last item of a pack with ITEMS items (0 leaves it
out). Each is timed in seconds of the processor, as a ratio to a bare parse of the file by lark in
the same run, and in milliseconds for orientation. It gates nothing.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from statistics import median
from time import process_time

from bench.packs import write_pack
from regola.commands.collector import relaxed
from regola.compilation.language import language
from regola.editor import Workspace
from regola.findings import Sink
from regola.resources import content_folder, dsl_text
from regola.sources import Source
from regola.syntax.parser import bare_parser

KEYSTROKES = 1_000
FEW = 20


def main() -> None:
    """Measure and print."""
    relaxed()
    items = int(sys.argv[1]) if len(sys.argv) > 1 else 1_000
    folder = content_folder() / "homebrew_example"
    _tell("homebrew", *_typed(folder, "beavers.regola", KEYSTROKES))
    if items:
        with tempfile.TemporaryDirectory() as made:
            write_pack(Path(made), items)
            last = max(path.name for path in Path(made).glob("*.regola"))
            _tell(f"{items} items", *_typed(Path(made), last, FEW))


def _typed(folder: Path, name: str, keystrokes: int) -> tuple[float, list[float]]:
    """Type the end of a file; return how long a bare parse takes, and each keystroke."""
    workspace = Workspace()
    for path in sorted(folder.iterdir()):
        if path.is_file():
            workspace.put("pack", path.name, path.read_text(encoding="utf-8"))
    text = workspace.text("pack", name) or ""
    taken = process_time()
    first = len(workspace.analysis.findings)
    print(f"first check: {1000 * (process_time() - taken):.0f} ms, {first} findings")
    begin = max(0, len(text) - keystrokes)
    times = list(_each(workspace, name, text, range(begin + 1, len(text) + 1)))
    return _bare(text), times


def _each(workspace: Workspace, name: str, text: str, ends: Iterable[int]) -> Iterable[float]:
    for end in ends:
        workspace.put("pack", name, text[:end])
        begun = process_time()
        _ = workspace.analysis
        yield process_time() - begun


def _bare(text: str) -> float:
    """Return how long lark alone takes for a file, terminals from the project's reader."""
    lark, parser = bare_parser(dsl_text("grammar.lark")), language("conquest").parser
    times = []
    for _ in range(20):
        begun = process_time()
        for terminals in parser.terminals(Source("x", text), Sink()):
            lark.parse(terminals)  # type: ignore[arg-type]
        times.append(process_time() - begun)
    return median(times)


def _tell(what: str, bare: float, times: list[float]) -> None:
    ordered = sorted(times)
    middle, late = median(ordered), ordered[int(0.95 * (len(ordered) - 1))]
    print(f"{what}: bare parse {1000 * bare:.1f} ms")
    for name, one in (("median", middle), ("p95", late), ("slowest", ordered[-1])):
        print(f"  {name}: {1000 * one:.1f} ms, {one / bare:.1f} times the bare parse")


if __name__ == "__main__":
    main()
