"""
Games of conquest as a game of OpenSpiel (``pip install 'regola[openspiel]'``).

To import this module makes ``regola_conquest`` known to ``pyspiel.load_game``. At its root chance
draws one of many seeds; stacks and dice follow from it, and no player sees it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numpy as np
import pyspiel

from regola.training.sight import MOST, begun, game_of, rewards, seen, size

__all__ = ["NAME", "ConquestGame", "ConquestState"]

NAME = "regola_conquest"
"""What the game is called in OpenSpiel."""

_SEEDS = 1000
_LONGEST = 20_000
_MOST_PLAYERS = 5
_DEFAULTS = {"pack": "small_world", "players": 2}

_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Conquest, as compiled by Regola",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_PLAYERS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=_DEFAULTS,
)


class ConquestGame(pyspiel.Game):  # type: ignore[misc]
    """A game that ships (``pack``), for so many ``players``."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take the parameters of the game."""
        told = {**_DEFAULTS, **(params or {})}
        players = int(told["players"])
        self.table = game_of(str(told["pack"]), players)
        info = pyspiel.GameInfo(
            num_distinct_actions=MOST,
            max_chance_outcomes=_SEEDS,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=_LONGEST,
        )
        super().__init__(_TYPE, info, told)

    def new_initial_state(self) -> ConquestState:
        """Return the state in which a seed is about to be drawn."""
        return ConquestState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        """Return what tells a player's sight."""
        del iig_obs_type, params
        return _Observer(size(self.table))


class ConquestState(pyspiel.State):  # type: ignore[misc]
    """A position; an action is the number of a legal move."""

    def __init__(self, game: ConquestGame) -> None:
        """Begin before the seed is drawn."""
        super().__init__(game)
        self.table = game.table
        self.position: Any = None

    def __deepcopy__(self, memo: dict[int, Any]) -> ConquestState:
        """Return a state that goes its own way."""
        del memo
        twin: ConquestState = self.clone()
        return twin

    def current_player(self) -> int:
        """Return who acts: chance, a player, or nobody where the game is over."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.is_over else self.position.mover

    def _legal_actions(self, player: int) -> Iterable[int]:
        del player
        return list(range(min(MOST, len(self.position.moves))))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the seeds, all alike."""
        return [(seed, 1 / _SEEDS) for seed in range(_SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = begun(self.table, action)
        else:
            self.position.apply(self.position.moves[action])

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        move = self.position.moves[action]
        return f"{action}: {move.sort} {' '.join(map(str, move.things))}"

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.position is not None and bool(self.position.is_over)

    def returns(self) -> list[float]:
        """Return each player's part of the victory, less a fair one; nothing before the end."""
        if self.position is None:
            return [0.0] * self.table.seats
        return rewards(self.position)

    def __str__(self) -> str:
        """Tell the round and the coins."""
        if self.position is None:
            return "not begun"
        return f"round {self.position.round}, coins {self.position.coins}"


class _Observer:
    """Tells what a player sees, as numbers and as text."""

    def __init__(self, numbers: int) -> None:
        self.tensor = np.zeros(numbers, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ConquestState, player: int) -> None:
        """Take the sight of a player."""
        if state.position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = seen(state.position, player)

    def string_from(self, state: ConquestState, player: int) -> str:
        """Return the sight of a player as text."""
        if state.position is None:
            return "not begun"
        return " ".join(f"{number:g}" for number in seen(state.position, player))


pyspiel.register_game(_TYPE, ConquestGame)
