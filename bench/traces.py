"""
Compare the games of fixed seeds with those recorded, or record them anew with the reason.

    python -m bench.traces                    tells which games part, and where
    python -m bench.traces --record REASON    records them anew; the reason is kept beside them

A change that no rule asks for must not need the second: see `tests/engine/test_traces.py`.
"""

from __future__ import annotations

import argparse
import json
import sys

from tests.support.tracing import FOLDER, TABLES, kept, parted, traced, written


def _changed(family: str) -> list[str]:
    told = []
    for table, games in kept(family).items():
        for seed, before in games.items():
            where = parted(before, traced(table, seed))
            if where is not None:
                told.append(f"{table}, seed {seed}: {where}")
    return told


def _record(family: str, reason: str) -> None:
    file = FOLDER / f"{family}.json"
    reasons = json.loads(file.read_text(encoding="utf-8"))["reasons"] if file.exists() else []
    file.write_text(written(family, [*reasons, reason]), encoding="utf-8")


def main() -> int:
    """Return 1 when a game is another than recorded and is not recorded anew."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", metavar="REASON")
    reason = parser.parse_args().record
    parts = False
    for family in sorted({laid.family for laid in TABLES.values()}):
        told = _changed(family) if (FOLDER / f"{family}.json").exists() else ["not recorded yet"]
        print(*told or [f"{family}: as recorded"], sep="\n")
        if told and reason:
            _record(family, reason)
        parts = parts or bool(told and not reason)
    return int(parts)


if __name__ == "__main__":
    sys.exit(main())
