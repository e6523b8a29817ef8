"""Look at the boards of packs that are to be played: no module of rules asks what they say."""

from __future__ import annotations

from collections.abc import Iterable

from regola.checks import Survey, run_checks
from regola.compilation.language import language
from regola.compilation.program import Program
from regola.findings import Sink
from regola.program.pack import with_needs

__all__ = ["check_boards"]


def check_boards(programs: Iterable[Program], sink: Sink) -> None:
    """Check the boards of programs: words that nothing has, regions that are not there."""
    for program in programs:
        boards = tuple(item for item in program.items if item.kind == "board")
        if not boards:
            continue
        others = tuple(item for item in program.items if item.kind != "board")
        known = {pack.id: pack for pack in program.packs}
        survey = Survey(
            boards,
            (*program.library, *others),
            language(program.family).vocabulary,
            {pack.id: pack.game for pack in program.packs},
            {pack.id: with_needs(known, (pack.id, pack.game)) for pack in program.packs},
        )
        found = Sink()
        run_checks(survey, found)
        for finding in found:
            if found.is_error(finding):
                sink.add(finding)
