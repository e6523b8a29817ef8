"""Which packs, and which version of each, satisfy what packs need of one another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from resolvelib import AbstractProvider, BaseReporter, ResolutionImpossible, Resolver

from regola.files.bundles import Bundle
from regola.findings import Sink, nearest
from regola.program.pack import Manifest
from regola.program.versions import suits, version_of
from regola.sources import Span

__all__ = ["Wanted", "resolved"]


@dataclass(frozen=True, slots=True)
class Wanted:
    """A pack that is asked for, in some versions, by a pack or (nothing) by the command line."""

    pack: str
    versions: str
    by: str = ""

    @property
    def told(self) -> str:
        """The pack and its versions as a manifest writes them."""
        return f"{self.pack} {self.versions}".strip()


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A pack that could be taken; ``bundle`` is missing where it is there already."""

    head: Manifest
    bundle: Bundle | None


def resolved(
    wanted: Sequence[Wanted],
    offered: Iterable[Bundle],
    there: Iterable[Manifest],
    sink: Sink,
) -> list[Bundle] | None:
    """
    Return the packs to be installed for what is wanted, the newest that go together.

    Packs that are ``there`` stay as they are. Reported is a pack that nobody offers, and one that
    is needed in versions that do not meet, with who needs which.
    """
    kept = list(there)
    candidates = _candidates(offered, kept)
    if not _all_known(wanted, candidates, sink):
        return None
    resolver: Resolver[Any, Any, str] = Resolver(_Provider(candidates), BaseReporter())
    try:
        found = resolver.resolve(list(wanted), max_rounds=_MOST_ROUNDS).mapping
    except ResolutionImpossible as error:
        _report(error, candidates, kept, sink)
        return None
    return [one.bundle for _, one in sorted(found.items()) if one.bundle is not None]


# More than any folder of packs takes.
_MOST_ROUNDS = 10_000


def _candidates(
    offered: Iterable[Bundle], there: Iterable[Manifest]
) -> dict[str, list[_Candidate]]:
    """Return what could be taken, by pack: what is there, else what is offered, newest first."""
    found: dict[str, list[_Candidate]] = {}
    for bundle in offered:
        found.setdefault(bundle.head.id, []).append(_Candidate(bundle.head, bundle))
    for own in found.values():
        own.sort(key=lambda one: version_of(one.head.version), reverse=True)
    return {**found, **{head.id: [_Candidate(head, None)] for head in there}}


def _needs(head: Manifest) -> Iterator[Wanted]:
    names = dict.fromkeys((*head.needs, *([head.game] if head.game not in ("", head.id) else [])))
    return (Wanted(name, head.ranges.get(name, ""), head.id) for name in names)


def _all_known(
    wanted: Iterable[Wanted], candidates: Mapping[str, Sequence[_Candidate]], sink: Sink
) -> bool:
    """Report what is asked for by name and offered by nobody."""
    missing = [one for one in wanted if one.pack not in candidates]
    for one in missing:
        _report_unknown(one, candidates, sink)
    return not missing


def _report_unknown(
    one: Wanted, candidates: Mapping[str, Sequence[_Candidate]], sink: Sink
) -> None:
    legal = tuple(sorted(candidates))
    near = nearest(one.pack, legal)
    place = Span.whole(one.by or one.pack)
    told: dict[str, Any] = {"pack": one.pack, "similar": near, "legal": legal}
    sink.report("unknown-pack", place, hint="similar" if near else None, **told)


def _report(
    error: ResolutionImpossible[Any, Any],
    candidates: Mapping[str, Sequence[_Candidate]],
    there: Iterable[Manifest],
    sink: Sink,
) -> None:
    """Tell who wants which versions; who is there already wants what it was installed with."""
    wanted = [cause.requirement for cause in error.causes]
    unknown = [one for one in wanted if one.pack not in candidates]
    for one in unknown:
        _report_unknown(one, candidates, sink)
    if unknown:
        return
    pack = wanted[0].pack
    wanted += [one for head in there for one in _needs(head) if one.pack == pack and one.versions]
    # What the command line asks for stands as it was written there.
    told = tuple(f"{one.by}: {one.told}" if one.by else one.told for one in wanted)
    versions = tuple(one.head.version for one in candidates[pack])
    sink.report("no-version-for-all", Span.whole(pack), pack=pack, wanted=told, versions=versions)


class _Provider(AbstractProvider[Any, Any, str]):
    """What resolvelib asks: which candidates there are, and what each needs."""

    def __init__(self, candidates: Mapping[str, Sequence[_Candidate]]) -> None:
        self._candidates = candidates

    def identify(self, requirement_or_candidate: Wanted | _Candidate) -> str:
        """Return the id of a pack."""
        if isinstance(requirement_or_candidate, Wanted):
            return requirement_or_candidate.pack
        return requirement_or_candidate.head.id

    def get_preference(self, identifier: str, *_rest: Any, **_more: Any) -> str:
        """Take packs in the order of their ids, so that the same is found every time."""
        return identifier

    def find_matches(
        self, identifier: str, requirements: Mapping[str, Iterator[Wanted]], incompatibilities: Any
    ) -> list[_Candidate]:
        """Return what satisfies all that is wanted of a pack, newest first."""
        wanted = list(requirements[identifier])
        refused = [one.head for one in incompatibilities[identifier]]
        return [
            one
            for one in self._candidates.get(identifier, ())
            if one.head not in refused and all(self.is_satisfied_by(each, one) for each in wanted)
        ]

    def is_satisfied_by(self, requirement: Wanted, candidate: _Candidate) -> bool:
        """Tell whether a version is one of those wanted."""
        return suits(candidate.head.version, requirement.versions)

    def get_dependencies(self, candidate: _Candidate) -> list[Wanted]:
        """Return what a pack needs; what is there has what it needs, or has been told so."""
        return list(_needs(candidate.head)) if candidate.bundle is not None else []
