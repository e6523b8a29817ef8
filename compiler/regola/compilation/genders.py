"""Names whose gender their own endings deny: an article of the wrong gender would be printed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from regola.compilation.program import Program
from regola.findings import Sink
from regola.memory import Forgetful, Memory
from regola.program.model import Item, Name
from regola.program.names import GENDERLESS
from regola.resources import dsl_text, languages
from regola.text.proposals import Proposals, proposals_from_data
from regola.yaml_files import trusted

__all__ = ["check_genders"]


def check_genders(program: Program, sink: Sink, memory: Memory | None = None) -> None:
    """Remark names of the packs compiled that look like the other gender."""
    for _ in (memory or Forgetful()).judged("genders", program.items, _check_item, sink):
        pass


def _check_item(top: Item, sink: Sink) -> None:
    for name in (name for item in top.walk() for name in item.names):
        if name.language in languages() and name.language not in GENDERLESS:
            _check(name, sink)


def _check(name: Name, sink: Sink) -> None:
    if not name.gender or not name.plural or name.feminine:
        return
    proposals = _proposals(name.language)
    likely = proposals.gender(name.singular)
    # The plural is asked as well: a word of another make is no witness.
    is_sure = proposals.tells_gender(name.singular)
    if is_sure and likely != name.gender and proposals.plural(name.singular) == name.plural:
        sink.report("gender-against-ending", name.span, name=name.singular, gender=likely)


@cache
def _proposals(language: str) -> Proposals:
    data: Mapping[str, Any] = trusted(dsl_text("text", language, "guesses.yaml"))
    return proposals_from_data(data)
