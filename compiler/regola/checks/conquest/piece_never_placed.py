"""A piece that no rule brings into play: its own rules never act."""

from __future__ import annotations

from regola.checks.boards import regions
from regola.checks.parts import deeds_of, parts
from regola.checks.survey import Survey
from regola.findings import Sink
from regola.program.meaning import Deed, Phrase
from regola.program.model import Item

__all__ = ["check"]

_PLACING = frozenset({"put", "gain", "give", "move", "use", "replace", "draw"})


def check(survey: Survey, sink: Sink) -> None:
    """Report pieces that no deed puts, gives or moves anywhere and no board holds."""
    for top, piece in survey.within("piece"):
        placed = survey.words_of(_placed)
        # Some rules place pieces of any kind.
        names = ("piece", piece.reference, piece.id)
        if not any(name in placed for name in names) and survey.is_whole(top):
            sink.report("piece-never-placed", piece.span, piece=piece.id)


def _placed(top: Item) -> set[str]:
    """Return what the rules of an item place, and what lies on it if it is a board."""
    found: set[str] = set()
    for item in top.walk():
        for rule in item.rules:
            for deed in (*parts(rule).deeds, *deeds_of(rule)):
                if deed.verb in _PLACING:
                    found.update(_objects(deed))
        for region in regions(item) if item.kind == "board" else ():
            found.update(region.words)
    return found


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
