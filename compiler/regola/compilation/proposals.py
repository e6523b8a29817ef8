"""Put into what was found of a program how its lines are mended, one file after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola.compilation.called import called, ground_tops, grounds
from regola.compilation.language import Language
from regola.compilation.mending import (
    Asked,
    Outcome,
    Playing,
    Readers,
    Spoken,
    Trial,
    Tried,
    called_in,
    mentions,
    with_proposals,
)
from regola.compilation.named import Named
from regola.findings import Finding, Sink
from regola.memory import Memory
from regola.program.once import Same
from regola.program.pack import Manifest
from regola.program.words import Lexicon
from regola.sources import Source

if TYPE_CHECKING:
    from regola.compilation.program import PackSources, Program

__all__ = ["proposed"]


@dataclass(frozen=True, slots=True)
class _Ground:
    """What the proposals for a file hang on."""

    source: Source
    findings: tuple[Finding, ...]
    lexicon: Lexicon
    pack: Manifest
    pieces: object
    spoken: Spoken

    def holds(self, now: _Ground) -> bool:
        """Tell whether all of it is as it was; texts and words are known again by themselves."""
        is_same = self.source is now.source and self.lexicon is now.lexicon
        is_same = is_same and self.spoken is now.spoken and self.pack == now.pack
        return is_same and self.findings == now.findings and self.pieces == now.pieces


@dataclass(frozen=True, slots=True)
class _Revised:
    """
    What the findings of a file became, and what that hung on.

    ``tried`` are the trials that it took, of which a pack has only so many.
    """

    ground: _Ground
    revised: tuple[Finding, ...]
    tried: int


def proposed(
    found: Sink, program: Program, language: Language, named: Named, memory: Memory
) -> Iterable[Finding]:
    """Return what was found, with changes that are right where lines are wrong."""
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
        spoken = _spoken(playing, pack.manifest, named)
        known = _tried(playing.memory, pack.manifest, named)
        trial = Trial(language, named.lexicon, pack.manifest, playing, spoken, known)
        for source in (one for one in pack.sources if one.path in of_files):
            found = tuple(of_files[source.path])
            pieces = playing.pieces.version if playing.memory.remembers else None
            ground = _Ground(source, found, named.lexicon, pack.manifest, pieces, spoken)
            kept = before.get(source.path)
            if kept is None or kept.tried > trial.left or not kept.ground.holds(ground):
                left = trial.left
                revised = tuple(with_proposals(found, {source.path: source}, trial))
                kept = _Revised(ground, revised, left - trial.left)
            else:
                trial.left -= kept.tried
            now[source.path] = kept
    return now


def _tried(memory: Memory, pack: Manifest, named: Named) -> dict[Tried, Outcome]:
    """Return what lines of a pack came to that were tried before with the words of now."""
    name, ground = ("tried", pack.id), (Same(named.lexicon), pack)
    before, known = memory.note(name) or (None, {})
    if before != ground or len(known) > _MOST_KNOWN:
        known = {}
        memory.keep(name, (ground, known))
    found: dict[Tried, Outcome] = known
    return found


_MOST_KNOWN = 10_000
"""So many lines that were tried are kept: those of some hundred keystrokes."""


def _spoken(playing: Playing, pack: Manifest, named: Named) -> Spoken:
    """Return what reads the lines of a pack as sentences; with the same words, what read before."""
    program, memory = playing.program, playing.memory
    if not memory.remembers:
        return _new_spoken(program, pack, named, memory)
    words = (Same(named.lexicon), Same(program.library), program.packs)
    ground = (*words, called(program, memory).version, grounds(program, memory))
    before, spoken = memory.note(("spoken", pack.id)) or (None, None)
    if spoken is None or before != ground:
        spoken = _new_spoken(program, pack, named, memory)
        memory.keep(("spoken", pack.id), (ground, spoken))
    found: Spoken = spoken
    return found


def _new_spoken(program: Program, pack: Manifest, named: Named, memory: Memory) -> Spoken:
    readers = memory.note(("readers", pack.id)) or Readers()
    memory.keep(("readers", pack.id), readers)

    def ask() -> Asked:
        blocks = memory.in_blocks("mentions", program.items, called_in, mentions)
        return Asked(tuple(blocks), ground_tops(program, memory))

    game = pack.game or pack.id
    words = (named.below, named.symbols.by_reference)
    return Spoken(program, game, pack.id, ask, *words, readers)
