"""
Try abilities that somebody wrote: whether `check` takes them, how they read, how they are played.

    python -m bench.abilities FAMILY FILE [POSITIONS [SEED]]

FILE holds a rule a line, before it the kind of item that has it and a colon (*piece: when you lose
its region: remove it*); without a kind a power has it. Of each rule its findings are told, or its
sentences in all languages, in how many positions it had a say, and what is played otherwise than it
is read.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from regola.compilation.checking import check_programs
from regola.compilation.games import modules
from regola.compilation.language import language
from regola.compilation.program import PackSources, Program, compile_packs
from regola.files.library import official
from regola.findings import Severity, Sink
from regola.findings.wording import Diagnostic, diagnose_all, finding_words
from regola.program.pack import nameless
from regola.sources import Source
from regola.text import Texts, shipped_language
from tests.support import conquest_probes, lords_probes, tile_games, tile_probes
from tests.support.probing import NAMES, Outcome
from tests.support.second_reading import Outcome as OutcomeOfPeoples
from tests.support.second_reading import tried

PACK, PATH = "home", "abilities.regola"
_GAMES = {"conquest": "small_world", "digger": "dungeon_digger", "lords": "dungeon_lords"}
_OTHERWISE = {"conquest": "power", "digger": "lord", "lords": "title"}
_RAFT = f"piece raft {{\n        {conquest_probes.RAFT}\n        box: 3\n        "
_FIELDS = {"power": "tokens: 4", **tile_probes.PROBING.fields, **lords_probes.PROBING.fields}


def text_of(family: str, kind: str, line: str) -> str:
    """Return a pack in which an item of a kind has a rule; that of a power has a piece, too."""
    own = "power" if kind == "piece" else kind
    lines = [NAMES, _FIELDS[own]]
    if family == "conquest":
        lines += [_RAFT + (f"{line}\n    }}" if kind == "piece" else "}")]
    if kind != "piece":
        lines.append(line)
    return f"{own} probe {{\n    " + "\n    ".join(lines) + "\n}\n"


def compiled(family: str, text: str) -> tuple[Program, list[Diagnostic]]:
    """Return the program of a pack and what is found in it, in English."""
    source, sink = Source(PATH, text), Sink()
    manifest = replace(nameless(PACK, "."), game=_GAMES[family])
    packs = [PackSources(manifest, (source,))]
    program = compile_packs(packs, language(family), official(family), sink)
    if not sink.has_errors:
        check_programs([program], sink)
        list(modules(program, {PATH: source}, sink))
    texts = {PATH: source}
    return program, diagnose_all(sink.sorted(), texts, finding_words("en"), sink.registry)


def sentences(family: str, program: Program) -> Iterator[str]:
    """Give the sentences of the pack in all languages."""
    texts = Texts(tuple(program.all_items()), language(family).vocabulary, program.packs)
    for code in ("it", "es", "en"):
        for item in program.items:
            for one in (item, *item.nested):
                yield from texts.item_text(one, shipped_language(code))


def outcomes(
    family: str, kind: str, line: str, positions: int, seed: int
) -> Iterator[Outcome | OutcomeOfPeoples]:
    """Give what comes of a rule in so many positions built for it."""
    if family == "conquest":
        probe = conquest_probes.probe_of(line, it=kind == "piece")
        yield from (tried(probe, seed + position) for position in range(positions))
    elif family == "digger":
        for one in tile_games.looked_for(tile_probes.probes_of(kind, line)):
            yield from tile_games.tried(one, seed, positions)
    else:
        yield from lords_probes.tried(kind, [line], seed, positions)


def tell(family: str, kind: str, line: str, positions: int, seed: int) -> str:
    """Tell all of a rule; return in one word how it ended."""
    print(f"{kind}: {line}")
    program, found = compiled(family, text_of(family, kind, line))
    for one in found:
        print(f"    {one.entry.code} {one.message} | {one.label} | {one.hint} | {one.fix}")
    if any(one.severity is Severity.ERROR for one in found):
        return "refused"
    for said in sentences(family, program):
        print(f"    « {said}")
    played = list(outcomes(family, kind, line, positions, seed))
    apart = [one for one in played if one.unsaid or one.differences]
    for one in apart:
        print(f"    DIFFERS {one.unsaid or one.differences[0]} after {one.moves[-3:]}")
    acted = sum(one.acted for one in played)
    print(f"    had a say in {acted} of {len(played)}", flush=True)
    return "differs" if apart else "equal" if acted else "idle"


def main(family: str, path: str, positions: int = 3, seed: int = 1) -> None:
    """Tell of all rules of a file, and how they ended."""
    ended: Counter[str] = Counter()
    for text in Path(path).read_text(encoding="utf-8").splitlines():
        kind, _, rest = text.partition(": ")
        known = kind in (*_FIELDS, "piece")
        line = rest if known else text
        ended[tell(family, kind if known else _OTHERWISE[family], line, positions, seed)] += 1
    print(dict(ended))


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))
