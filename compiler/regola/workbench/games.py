"""Games of the page: bots play with the pack, some moves at a time, so that a game can be ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from regola.compilation.reading import Sentences
from regola.compilation.soundness import sound
from regola.editor import Analysis
from regola.findings import Sink
from regola.localisation import Words
from regola.playing.engines import engine_of
from regola.playing.table import Seating, Table, boards_for, boards_of, packs_of, table
from regola.playing.tales import tale_of
from regola.resources import dsl_text
from regola.text import shipped_language
from regola_engine.kernel import Luck, RuleError

__all__ = ["Played", "begun", "sentence"]


@dataclass
class Played:
    """A game under way: what has happened so far is told line by line."""

    made: Table
    spoken: str
    bots: tuple[str, ...]
    seed: int
    state: Any = None
    chance: Random = field(default_factory=Random)
    fault: str = ""
    _told: int = 0
    _lines: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Set the game up; the bots have a chance of their own, as in `regola play`."""
        engine = engine_of(self.made.game)
        self.state = engine.start(self.made.game, Random(self.seed), log=True)  # noqa: S311 - dice
        self.chance = Luck(self.seed)

    def go_on(self, moves: int) -> None:
        """Play some moves, at most to the end."""
        engine = engine_of(self.made.game)
        try:
            for _ in range(moves):
                if self.state.is_over or self.fault:
                    return
                bot = engine.bots[self.bots[self.state.mover % len(self.bots)]]
                self.state.apply(bot(self.state, self.chance))
        except RuleError as error:
            self.fault = str(error)

    def document(self) -> dict[str, Any]:
        """Return what is new in the log, and how it stands."""
        words = Words(self.spoken, {"commands.ftl": dsl_text("text", self.spoken, "commands.ftl")})
        log = engine_of(self.made.game).entries(self.state)
        tale = tale_of(self.made, self.spoken, words.say, why=True)
        new = [*(() if self._told else tale.board()), *tale.lines(log[self._told :])]
        self._told = len(log)
        return {
            "lines": new,
            "over": bool(self.state.is_over),
            "fault": self.fault,
            "scores": list(self.state.scores()) if self.state.is_over else [],
        }


def begun(analysis: Analysis, request: Mapping[str, Any]) -> Played | None:
    """Return a game in which the pack at hand takes part, ready to be played."""
    program = analysis.programs[0] if analysis.programs else None
    head = next(iter(analysis.heads.values()), None)
    if program is None or head is None:
        return None
    faults = Sink()
    faults.extend(analysis.findings)
    whole = sound(program, faults).program
    packs = packs_of(whole.packs, head.game or head.id, [] if head.is_game else [head.id])
    players = int(request.get("players", 2))
    if not boards_for(boards_of(whole, packs), players):
        return None
    made = table(whole, analysis.sources, packs, Seating(players), Sink())
    if made is None:
        return None
    known = engine_of(made.game).bots
    bots = tuple(one for one in request.get("bots", ("greedy",)) if one in known) or ("random",)
    return Played(made, request["language"], bots, int(request.get("seed", 1)))


def sentence(analysis: Analysis, text: str, spoken: str) -> dict[str, Any]:
    """Return the rule that a sentence states, or the words that are not known."""
    program = analysis.programs[0] if analysis.programs else None
    head = next(iter(analysis.heads.values()), None)
    if program is None or head is None:
        return {"line": ""}
    reader = Sentences(program, shipped_language(spoken), head.game or head.id, (head.id,))
    found = reader.read(text)
    legal = bool(found.line) and not reader.against(found.line)[1]
    return {
        "line": found.line if legal else "",
        "said": found.said,
        "exact": found.exact,
        "unknown": [{"word": word, "near": list(near)} for word, near in found.unknown],
        "nearest": found.nearest,
    }
