"""Put into what was found of a program how its lines are mended, one file after the other."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from regola.compilation.called import called, grounds
from regola.compilation.language import Language
from regola.compilation.mending import Playing, Spoken, Trial, with_proposals
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
        spoken = _spoken(playing, pack.manifest, named)
        trial = Trial(language, named.lexicon, pack.manifest, playing, spoken)
        for source in pack.sources:
            found = tuple(of_files.get(source.path, ()))
            if found:
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


def _spoken(playing: Playing, pack: Manifest, named: Named) -> Spoken:
    """Return what reads the lines of a pack as sentences; with the same words, what read before."""
    program, memory = playing.program, playing.memory
    game = pack.game or pack.id
    if not memory.remembers:
        return Spoken(program, game, pack.id)
    words = (Same(named.lexicon), Same(program.library), program.packs)
    ground = (*words, called(program, memory).version, grounds(program, memory))
    before, spoken = memory.note(("spoken", pack.id)) or (None, None)
    if spoken is None or before != ground:
        spoken = Spoken(program, game, pack.id)
        memory.keep(("spoken", pack.id), (ground, spoken))
    found: Spoken = spoken
    return found
