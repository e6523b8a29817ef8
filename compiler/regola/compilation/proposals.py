"""Put into what was found of a program how its lines are mended, one file after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola.compilation.language import Language
from regola.compilation.mending import Playing, Spoken, Trial, with_proposals
from regola.compilation.named import Named
from regola.findings import Finding, Sink
from regola.memory import Memory
from regola.program.pack import Manifest
from regola.program.words import Lexicon
from regola.sources import Source

if TYPE_CHECKING:
    from regola.compilation.program import PackSources, Program

__all__ = ["proposed"]


@dataclass(frozen=True, slots=True)
class _Revised:
    """
    What the findings of a file became, and what that hung on.

    ``tried`` are the trials that it took, of which a pack has only so many.
    """

    source: Source
    findings: tuple[Finding, ...]
    lexicon: Lexicon
    pack: Manifest
    pieces: object
    revised: tuple[Finding, ...]
    tried: int


def proposed(
    found: Sink, program: Program, language: Language, named: Named, memory: Memory
) -> Iterable[Finding]:
    """Return what was found, with changes that are right where lines are wrong."""
    if not len(found):
        return ()
    of_files: dict[str, list[Finding]] = {}
    for finding in found:
        of_files.setdefault(finding.span.path, []).append(finding)
    before: dict[str, _Revised] = memory.note("proposed") or {}
    playing = Playing(program, language.vocabulary, memory)
    now = _revised(of_files, program.sources, language, named, playing, before)
    memory.keep("proposed", now)
    revised = {path: iter(one.revised) for path, one in now.items()}
    return [
        next(revised[path]) if (path := finding.span.path) in revised else finding
        for finding in found
    ]


def _revised(
    of_files: dict[str, list[Finding]],
    packs: Iterable[PackSources],
    language: Language,
    named: Named,
    playing: Playing,
    before: dict[str, _Revised],
) -> dict[str, _Revised]:
    """Return the findings of each file of the packs, with changes that are right."""
    now: dict[str, _Revised] = {}
    for pack in packs:
        game = pack.manifest.game or pack.manifest.id
        spoken = Spoken(playing.program, game, pack.manifest.id)
        trial = Trial(language, named.lexicon, pack.manifest, playing, spoken)
        for source in pack.sources:
            found = tuple(of_files.get(source.path, ()))
            if found:
                pieces = playing.pieces if playing.memory.remembers else {}
                ground = (source, found, named.lexicon, pack.manifest, pieces)
                kept = before.get(source.path)
                if kept is None or kept.tried > trial.left or not _holds(kept, *ground):
                    left = trial.left
                    revised = tuple(with_proposals(found, {source.path: source}, trial))
                    kept = _Revised(*ground, revised, left - trial.left)
                else:
                    trial.left -= kept.tried
                now[source.path] = kept
    return now


def _holds(
    kept: _Revised,
    source: Source,
    findings: tuple[Finding, ...],
    lexicon: Lexicon,
    pack: Manifest,
    pieces: object,
) -> bool:
    is_same = kept.source is source and kept.lexicon is lexicon and kept.pack == pack
    return is_same and kept.findings == findings and kept.pieces == pieces
