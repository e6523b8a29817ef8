"""
Kill builds by the clock, and see that the old output or the new one is there after the next.

``python bench/kills.py COUNT [SEED]``: a small pack is built over another build of it and killed
after a chance time, from its very start to a little past its end, by SIGKILL, SIGTERM or SIGINT.
Then ``build --check`` must tell all that differs, and the next build must put all right.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

PACK = 'id: ponds\nnames: {it: Stagni, es: Estanques, en: Ponds}\nversion: "1"\ngame: small_world\n'
RACE = """race otters {{
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: {tokens} of 17
    once, at scoring: gain {tokens} coins
}}
"""
COMMAND = [
    sys.executable,
    "-c",
    "import sys; from regola.commands.main import main; sys.exit(main())",
]
SIGNALS = (signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT)
JOURNAL = ".regola-build"

TOLD_EVERY = 20
FIRST = 0.02


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files that a build wrote, by name."""
    out = folder / "generated"
    files = (path for path in out.rglob("*") if path.is_file() and JOURNAL not in path.parts)
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in files}


def build(folder: Path) -> int:
    """Build and return how it ended."""
    return subprocess.run(  # noqa: S603  # our own command
        [*COMMAND, "build"], cwd=folder, capture_output=True, check=False
    ).returncode


def write(folder: Path, tokens: int) -> None:
    """Write the pack with one number or another."""
    (folder / "pack.yaml").write_text(PACK, encoding="utf-8")
    (folder / "otters.regola").write_text(RACE.format(tokens=tokens), encoding="utf-8")


def killed(folder: Path, after: float, number: signal.Signals) -> None:
    """Begin a build and end it after some seconds."""
    quiet = subprocess.DEVNULL
    command = [*COMMAND, "build"]
    process = subprocess.Popen(command, cwd=folder, stdout=quiet, stderr=quiet)  # noqa: S603
    time.sleep(after)
    process.send_signal(number)
    process.wait()


def main(count: int, seed: int) -> int:
    """Kill so many builds; tell what was left each time."""
    chance = Random(seed)  # noqa: S311  # chance of a bench
    seen: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        made: dict[int, dict[str, bytes]] = {}
        began = time.monotonic()
        for tokens in (5, 6):
            write(folder, tokens)
            began = time.monotonic()
            build(folder)
            made[tokens] = contents(folder)
        whole = time.monotonic() - began
        before, after = 6, 5
        for number in range(count):
            write(folder, after)
            # Every fifth falls within the start of the process, where nothing is set up yet.
            longest = FIRST if number % 5 == 0 else 1.2 * whole
            killed(folder, chance.uniform(0, longest), chance.choice(SIGNALS))
            left = contents(folder)
            state = "old" if left == made[before] else "new" if left == made[after] else "mixed"
            waiting = (folder / "generated" / JOURNAL).exists()
            seen[f"{state}{', told as unfinished' if waiting else ''}"] += 1
            seen["mixed and not told"] += state == "mixed" and not waiting
            seen["not put right"] += build(folder) != 0 or contents(folder) != made[after]
            before, after = after, before
            if (number + 1) % TOLD_EVERY == 0:
                print(number + 1, dict(seen), flush=True)
    print(dict(seen), f"{os.cpu_count()} cores, {whole:.1f} s a build")
    return 1 if seen["mixed and not told"] or seen["not put right"] else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1))  # noqa: PLR2004
