"""The position of a game: flat lists of small numbers, cheap to copy."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from regola_engine.conquest.frames import Event, Frame, Question
from regola_engine.conquest.terms import ASKER
from regola_engine.kernel import position as kernel
from regola_engine.kernel.bearers import Bearers
from regola_engine.kernel.course import COURSE, begin_course
from regola_engine.kernel.layout import Layout

if TYPE_CHECKING:
    from regola_engine.conquest.game import Game
    from regola_engine.conquest.rosters import Roster
    from regola_engine.conquest.rules import Class, Value
    from regola_engine.conquest.ruleset import Ruleset
    from regola_engine.conquest.world import World
    from regola_engine.kernel.moves import Move
    from regola_engine.kernel.standing import Entry

__all__ = ["NOBODY", "Position"]

NOBODY = -1


class Position(kernel.Position, Bearers):
    """
    All that can change in a game.

    Peoples are numbers; the first of them, one a seat, stand for the players themselves and hold
    nothing. Lists by region: ``tokens``, ``holder`` (a people or -1), ``defenders``. By people:
    ``held`` (a mask), ``near`` (the neighbours of what it holds, -1 unknown), ``hand``, ``tray``,
    ``aside``, ``owner`` (a seat, -1 when out of play), ``race``, ``power``, ``rulesets``. By seat:
    ``coins``, ``active`` (a people or -1). By kind of piece: ``where`` (a mask of regions),
    ``carried`` (in hand), ``boxed``, ``bearer``, ``given`` (a mask of seats); ``lying`` counts them
    by kind and region, ``dealt`` by kind and seat; ``lent`` the power that lies with it (-1 none).
    ``finds`` are the regions with relics or places, ``finds_stack`` the kinds still to be found,
    ``drawn`` powers told to be drawn. By people, too: ``gear``, the relics and places it bears,
    each with the power that it lends, and ``guise``, the relic that a piece is used as this turn
    and the piece. ``added`` sums what pieces add to numbers of their regions. ``short`` are, by the
    further offers joined, the regions for which tokens are short. ``active_peoples``,
    ``declined_peoples`` and ``fresh_peoples`` (brought into play this turn) are masks. ``deed``
    holds the settings in force. ``roster`` tells who acts in the turn, None when the peoples have
    changed.
    """

    __slots__ = (
        "active",
        "active_peoples",
        "added",
        "aside",
        "bank",
        "bearer",
        "beat",
        "boxed",
        "carried",
        "coins",
        "cost_mask",
        "cost_people",
        "costs",
        "dealt",
        "declined_peoples",
        "declining",
        "deed",
        "defenders",
        "drawn",
        "finds",
        "finds_stack",
        "fresh_peoples",
        "gear",
        "given",
        "guise",
        "hand",
        "held",
        "holder",
        "lent",
        "line",
        "lying",
        "near",
        "opened",
        "owner",
        "power",
        "power_stack",
        "race",
        "race_stack",
        "roll",
        "rolls",
        "roster",
        "row_coins",
        "row_powers",
        "row_races",
        "row_taken",
        "rulesets",
        "short",
        "stage",
        "stopped",
        "tokens",
        "tray",
        "turn",
        "watched",
        "where",
    )

    LAYOUT = Layout(
        values=(
            "active_peoples",
            "declined_peoples",
            "fresh_peoples",
            "bank",
            "row_taken",
            "declining",
            *(name for name in COURSE if name != "line"),
            "stopped",
            "deed",
            "roll",
            "finds",
        ),
        derived=(
            "roster",
            "cost_people",
            "cost_mask",
            "short",
        ),
        lists=(
            "tokens",
            "holder",
            "defenders",
            "held",
            "near",
            "hand",
            "tray",
            "aside",
            "owner",
            "race",
            "power",
            "rulesets",
            "coins",
            "active",
            "where",
            "carried",
            "boxed",
            "bearer",
            "given",
            "dealt",
            "lying",
            "race_stack",
            "power_stack",
            "row_races",
            "row_powers",
            "row_coins",
            "rolls",
            "costs",
            "gear",
            "guise",
            "lent",
            "finds_stack",
            "drawn",
            "line",
        ),
        tables=("added",),
        counters=("watched",),
    )

    FRAME = Frame

    game: Game
    standing: World
    agenda: list[Frame]
    question: Question | None
    moves: list[Move]
    line: list[int]
    stage: int
    turn: int
    beat: int
    opened: bool

    @property
    def moment(self) -> str:
        """The moment of the turn that the game has come to."""
        return self.game.programme[self.stage].name

    def bans_on(self, deeds: tuple[str, ...], actor: int) -> list[Entry]:
        """Return the rules that forbid one who acts one of some deeds: its own, those of others."""
        own, ground = self.rulesets[actor].bans, self.rulesets[actor].ground
        heard = own, self.standing.bans
        found = (entry for deed in deeds for bans in heard for entry in bans.get(deed, ()))
        return [one._replace(rule=one.rule.told_on(ground)) for one in found]

    def bearers(self, entry: Entry, actor: int) -> list[tuple[int, int]]:
        """Return who bears a rule: whoever acts, or the people that it was filed for."""
        return [(actor if entry.number == ASKER else entry.number, NOBODY)]

    def listeners(self, deed: str, event: Any, *, before: bool) -> list[tuple[Any, int, int]]:
        """Return the rules that a deed is told, each with who bears it: they are filed so."""
        del event
        return self.standing.events.get((deed, before), [])

    def told(self, verb: str, actor: int, thing: Any) -> Event:
        """Return a deed, with whose its region is: it may take it from him, or end his game."""
        event = Event(verb, actor, thing)
        if 0 <= thing < len(self.holder):
            event.holder = self.holder[thing]
            event.owner = NOBODY if event.holder == NOBODY else self.owner[event.holder]
        return event

    def __init__(self, game: Game, rng: Random) -> None:
        super().__init__(game, rng)
        size, seats, kinds = game.ground.size, game.seats, game.piece_words
        self.tokens = [0] * size
        self.holder = [NOBODY] * size
        self.defenders = [0] * size
        self.held = [0] * seats
        self.near = [0] * seats
        self.hand = [0] * seats
        self.tray = [0] * seats
        self.aside = [0] * seats
        self.owner = list(range(seats))
        self.race = [-1] * seats
        self.power = [-1] * seats
        self.rulesets: list[Ruleset] = [game.seat_ruleset] * seats
        self.gear: list[tuple[tuple[int, int], ...]] = [()] * seats
        self.guise: list[tuple[int, ...]] = [()] * seats
        self.coins = [0] * seats
        self.active = [NOBODY] * seats
        self.active_peoples = 0
        self.declined_peoples = 0
        self.fresh_peoples = 0
        self.bank = 0
        self.where = [0] * kinds
        self.carried = [0] * kinds
        self.boxed = [0] * kinds
        self.bearer = [NOBODY] * kinds
        self.given = [0] * kinds
        self.dealt = [0] * (kinds * seats)
        self.lent = [NOBODY] * kinds
        self.finds = 0
        self.lying = [0] * (kinds * size)
        self.added = [[0] * size for _ in range(game.number_words)]
        self._clear_table()
        self._clear_turn()

    def _clear_table(self) -> None:
        self.race_stack: list[int] = []
        self.power_stack: list[int] = []
        self.row_races: list[int] = []
        self.row_powers: list[int] = []
        self.row_coins: list[int] = []
        self.row_taken = -1
        self.finds_stack: list[int] = []
        self.drawn: list[int] = []

    def _clear_turn(self) -> None:
        self.declining = False
        begin_course(self)
        self.roster: Roster | None = None
        self.stopped = 0
        self.deed: tuple[Value | Class, ...] = ()
        self.roll = NOBODY
        self.rolls: list[int] = []
        self.watched: dict[int, int] = {}
        self.costs = [0] * self.game.ground.size
        self.cost_people = NOBODY
        self.cost_mask = 0
        self.short: tuple[int, ...] = ()
