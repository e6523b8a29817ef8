"""
Measure the compiler on large packs: its speed beside bare lark, its growth, its memory, its start.

Run it with the Python of the project: `.venv/bin/python bench/compile.py [ITEMS…]`. *Bare lark*
parses the same texts with the project's grammar (LALR, positions, no transformer), terminals made
by the project's reader; the garbage collector is set as in the command line, language and official
content are loaded before. Each measure has a process of its own and counts the time that the
processor spends on it, so that other work on the machine counts little; the fastest of several
counts. The second build is one of a pack in which nothing has changed since the first.
"""

from __future__ import annotations

import json
import os
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from time import process_time

from packs import write_pack

SIZES = (100, 1_000, 10_000)
_GOALS = {
    "check": "<= 1.5",
    "build": "<= 5",
    "again": "<= 0.5",
    "items": ">= 400",
    "growth": "<= 1.2",
    "memory": "<= 1.5",
    "cold": "<= 4",
    "site": "<= 3",
}


def _warm() -> None:
    """Load the language and the official content, as the measures ask."""
    from regola.commands.collector import relaxed
    from regola.compilation.checking import check_programs
    from regola.files.library import load
    from regola.files.preparing import prepare
    from regola.findings import Sink
    from regola.pages.book import page_words
    from regola.resources import languages
    from regola.text import shipped_language

    relaxed()
    prepare()
    for code in languages():
        shipped_language(code)
        page_words(code).say("site-title")
    with tempfile.TemporaryDirectory() as folder:
        write_pack(Path(folder), 8)
        loaded = load([Path(folder)], Sink())
        check_programs(loaded.programs, Sink())


def _bare(pack: Path) -> float:
    """Parse all texts with bare lark; return seconds."""
    from regola.compilation.language import language
    from regola.findings import Sink
    from regola.resources import dsl_text
    from regola.sources import Source
    from regola.syntax.parser import bare_parser

    lark = bare_parser(dsl_text("grammar.lark"))
    parser = language("conquest").parser
    texts = [path.read_text(encoding="utf-8") for path in sorted(pack.glob("*.regola"))]
    start = process_time()
    for text in texts:
        for terminals in parser.terminals(Source("x", text), Sink()):
            lark.parse(terminals)  # type: ignore[arg-type]
    return process_time() - start


def _check(pack: Path) -> float:
    """Read, compile and check all items; return seconds."""
    from regola.compilation.checking import check_programs
    from regola.files.library import load
    from regola.findings import Severity, Sink

    sink = Sink()
    start = process_time()
    loaded = load([pack], sink)
    check_programs(loaded.programs, sink)
    seconds = process_time() - start
    if sink.has_at_least(Severity.WARNING):
        raise SystemExit(f"the measured pack is not clean: {next(iter(sink))}")
    return seconds


def _build(pack: Path) -> float:
    """Check and write everything; return seconds."""
    import contextlib
    import io

    from regola.commands.main import main

    os.chdir(pack)
    # Else it would not be made again.
    shutil.rmtree("built", ignore_errors=True)
    start = process_time()
    told = io.StringIO()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(told):
        code = main(["build", "--out", "built"])
    seconds = process_time() - start
    if code or "error[" in told.getvalue() or "warning[" in told.getvalue():
        raise SystemExit(f"the measured pack is not clean: {told.getvalue()[:500]}")
    return seconds


MEASURES: Mapping[str, Callable[[Path], float]] = {
    "bare": _bare,
    "check": _check,
    "build": _build,
}


def _one(name: str, pack: Path) -> None:
    """Take one measure in this process, and print seconds and memory."""
    _warm()
    seconds = MEASURES[name](pack)
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6
    print(json.dumps([seconds, memory]))


def _measured(name: str, pack: Path, count: int) -> tuple[float, float]:
    """Take a measure in processes of its own: seconds, the fastest, and gigabytes, the most."""
    runs = 3 if count <= SIZES[1] else 1
    command = [sys.executable, __file__, "--one", name, str(pack)]
    results = [json.loads(_output(command)) for _ in range(runs)]
    return min(seconds for seconds, _ in results), max(memory for _, memory in results)


def _output(command: list[str]) -> str:
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603
    return done.stdout


def _cold() -> tuple[float, float]:
    """Return the seconds of a check of one file and of `import lark`, in new processes."""
    with tempfile.TemporaryDirectory() as folder:
        write_pack(Path(folder), 1)
        (Path(folder) / "pack.yaml").unlink()
        return _fastest(_regola("check", folder)), _fastest([sys.executable, "-c", "import lark"])


def _again(pack: Path) -> float:
    """Return the seconds of building a pack that was built before, in a new process."""
    return _fastest(_regola("build", "--out", "built"), pack)


def _regola(*arguments: str) -> list[str]:
    main = "import sys; from regola.commands.main import main; sys.exit(main())"
    return [sys.executable, "-c", main, *arguments]


def _site() -> float:
    """Return the time of the site of all official content beside that of its check."""
    command = [sys.executable, __file__, "--site"]
    runs = [json.loads(_output(command)) for _ in range(3)]
    seconds = [min(times) for times in zip(*runs, strict=True)]
    return float(seconds[1] / seconds[0])


def _site_once() -> None:
    """Check the official content and make its site in this process; print both times."""
    from regola.commands.collector import relaxed
    from regola.compilation.artefacts.build import Build
    from regola.compilation.artefacts.rules_pages import outputs
    from regola.compilation.checking import check_programs
    from regola.files.library import load
    from regola.files.preparing import prepare
    from regola.findings import Sink
    from regola.resources import content_folder, languages

    relaxed()
    prepare()
    start = process_time()
    loaded = load([content_folder()], Sink())
    check_programs(loaded.programs, Sink())
    checked = process_time()
    build = Build(loaded.programs, loaded.texts, loaded.names, languages(), Sink())
    for _name, _data in outputs(build):
        pass
    print(json.dumps([checked - start, process_time() - checked]))


def _fastest(command: list[str], folder: Path | None = None) -> float:
    """Return the least that new processes of a command spend, once one has run before them."""
    # As for a user, whose Python keeps compiled modules; the first run makes them.
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONDONTWRITEBYTECODE"}
    seconds: list[float] = []
    for _ in range(10):
        before = _of_children()
        subprocess.run(  # noqa: S603 - our own command
            command, check=True, capture_output=True, env=environment, cwd=folder
        )
        seconds.append(_of_children() - before)
    return min(seconds[1:])


def _of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _report(label: str, value: float, unit: str, goal: str) -> None:
    print(f"{label:<46}{value:>10.2f} {unit:<10} goal {_GOALS[goal]}")


def _main(sizes: list[int]) -> None:
    per_item: dict[tuple[str, int], float] = {}
    for count in sizes:
        with tempfile.TemporaryDirectory() as folder:
            pack = Path(folder) / "measured"
            write_pack(pack, count)
            found = {name: _measured(name, pack, count) for name in MEASURES}
            _report(f"{count:>6} items: built again, unchanged", _again(pack), "s", "again")
        for name, (seconds, _) in found.items():
            per_item[name, count] = seconds / count
            print(f"{count:>6} items: {name:<6}{seconds / count * 1e3:8.3f} ms an item")
        bare = found["bare"][0]
        for name in ("check", "build"):
            _report(
                f"{count:>6} items: {name} / bare lark",
                found[name][0] / bare,
                "",
                name,
            )
        _report(
            f"{count:>6} items: checked",
            count / found["check"][0],
            "items/s",
            "items",
        )
        _report(
            f"{count:>6} items: memory of a build",
            found["build"][1],
            "GB",
            "memory",
        )
    if {SIZES[1], SIZES[2]} <= set(sizes):
        bare = per_item["bare", SIZES[2]] / per_item["bare", SIZES[1]]
        for name in ("check", "build"):
            own = per_item[name, SIZES[2]] / per_item[name, SIZES[1]]
            _report(f"growth of {name} / growth of bare lark", own / bare, "", "growth")
    check, lark = _cold()
    _report("cold check of one file / import lark", check / lark, "", "cold")
    _report("site of the official content / its check", _site(), "", "site")


if __name__ == "__main__":
    if sys.argv[1:2] == ["--one"]:
        _one(sys.argv[2], Path(sys.argv[3]))
    elif sys.argv[1:2] == ["--site"]:
        _site_once()
    else:
        _main([int(size) for size in sys.argv[1:]] or list(SIZES))
