"""A piece that no rule brings into play: its own rules never act."""

from __future__ import annotations

from regola.checks.boards import regions
from regola.checks.parts import deeds_of
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Deed, Phrase

__all__ = ["check"]

_PLACING = frozenset({"put", "gain", "give", "move", "use", "replace", "draw"})


def check(survey: Survey, sink: Sink) -> None:
    """Report pieces that no deed puts, gives or moves anywhere and no board holds."""
    pieces = tuple(survey.of_kind("piece"))
    if not pieces:
        return
    placed = _placed(survey)
    tops = {inner.reference: top for top in survey.items for inner in top.walk()}
    for piece in pieces:
        if not survey.is_whole(tops[piece.reference]):
            continue
        if piece.reference not in placed and piece.id not in placed and not _general(placed):
            sink.report("piece-never-placed", piece.span, piece=piece.id)


def _general(placed: frozenset[str]) -> bool:
    """Tell whether some rule places pieces of any kind."""
    return "piece" in placed


def _placed(survey: Survey) -> frozenset[str]:
    found: set[str] = set()
    for one in survey.all_rules:
        for deed in (*survey.parts(one.rule).deeds, *deeds_of(one.rule)):
            if deed.verb in _PLACING:
                found.update(_objects(deed))
    for board in (item for item in survey.all_items if item.kind == "board"):
        for region in regions(board):
            found.update(region.words)
    return frozenset(found)


def _objects(deed: Deed) -> set[str]:
    named: set[str] = set()
    phrases = [deed.object, *(phrase for _, phrase in deed.slots)]
    for phrase in phrases:
        if phrase is not None:
            named.update(_names(phrase))
    return named


def _names(phrase: Phrase) -> set[str]:
    # A piece that moves itself is in play by another rule; only a rule of its holder brings it.
    own = set() if phrase.noun == "it" else {phrase.noun}
    return own | {one.noun for one in phrase.alternatives}
