"""What the games of peoples bring to scenarios."""

from __future__ import annotations

from typing import TYPE_CHECKING

from regola.scenarios.conquest.expecting import OF_PLAYERS, TOPICS
from regola.scenarios.conquest.names import scope_of
from regola.scenarios.conquest.reading import scenario
from regola.scenarios.conquest.rolling import rolling
from regola.scenarios.conquest.scope import Scope
from regola.scenarios.conquest.spellings import SPELLINGS
from regola.scenarios.conquest.steps import STEPS
from regola.scenarios.courses import Ledger
from regola.scenarios.family import Family, Lines
from regola.scenarios.forms import EXPECT
from regola.scenarios.outcome import Impossible

if TYPE_CHECKING:
    from collections.abc import Iterator

    from regola.drawings.conquest.positions import Played
    from regola.drawings.courses import Holding
    from regola.findings import Sink
    from regola.scenarios.conquest.table import Table
    from regola.scenarios.shelf import Shelf
    from regola.yaml_files import Located
    from regola_engine.kernel import Entry

__all__ = ["CONQUEST"]


def _read(told: Located, item: str, shelf: Shelf, sink: Sink) -> Scope | None:
    return scope_of(scenario(told, item), shelf, sink)


def _laid(scope: Scope) -> Table:
    from regola.scenarios.conquest.opening import opening
    from regola.scenarios.conquest.table import Table

    if not scope.is_playable:
        raise Impossible("unplayable", ())
    return Table(scope, opening(scope))


def _drawn(_scope: Scope, table: Table) -> Played:
    from regola.scenarios.conquest.standing import standing

    return standing(table)


def _open_now(table: Table) -> tuple[str, ...]:
    from regola.scenarios.conquest.steps.open import open_now

    return open_now(table)


def _players(table: Table) -> tuple[str, ...]:
    return tuple(table.players)


def _held(table: Table) -> dict[Holding, int]:
    from regola.scenarios.conquest.standing import held

    return held(table)


def _laid_down(table: Table, entry: Entry) -> Iterator[Holding]:
    from regola.scenarios.conquest.standing import laid_down

    return laid_down(table, entry)


def _finish_choices(table: Table, step: str) -> None:
    """What is expected is so once all that must be chosen is: no rule stands half done."""
    if step == EXPECT:
        table.finish_choices()


CONQUEST = Family(
    schema="scenario",
    read=_read,
    laid=_laid,
    steps={name: step.play for name, step in STEPS.items()},
    topics=TOPICS,
    of_players=OF_PLAYERS,
    drawn=_drawn,
    ledger=Ledger("conquest", _players, _held, _laid_down),
    spellings=SPELLINGS,
    lines=Lines.and_also("borders cost declined income relic", "piece region row"),
    due=_finish_choices,
    rolling=rolling,
    open_now=_open_now,
)
"""The scenarios of Small World, of Underground and of what is written for them."""
