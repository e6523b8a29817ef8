"""Games of conquest as an environment of PettingZoo (``pip install 'regola[pettingzoo]'``)."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from regola.training.sight import MOST, begun, game_of, rewards, seen, size

__all__ = ["ConquestEnvironment"]


class ConquestEnvironment(AECEnv):  # type: ignore[misc]
    """
    A game in which agents act one after the other.

    An action is the number of a legal move; ``action_mask`` tells which there are. At the end each
    agent is rewarded with its part of the victory, less a fair one.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "regola_conquest_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, pack: str = "small_world", players: int = 2, seed: int = 1) -> None:
        """Take a game that ships, for so many players; ``seed`` is that of the first game."""
        super().__init__()
        self.render_mode = "ansi"
        self._game = game_of(pack, players)
        self._seed = seed
        self._state = begun(self._game, seed)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        observed = Dict(
            {
                "observation": Box(-np.inf, np.inf, (size(self._game),), np.float32),
                "action_mask": Box(0, 1, (MOST,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces = {agent: Discrete(MOST) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Any:
        """Return what an agent may see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Return what an agent may do."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game anew, the next one where no seed is told."""
        del options
        self._seed = self._seed + 1 if seed is None else seed
        self._state = begun(self._game, self._seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._state.mover]

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(MOST, np.int8)
        if self._state.mover == seat:
            mask[: len(self._state.moves)] = 1
        return {"observation": np.array(seen(self._state, seat), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Do the move of the agent whose turn it is; one that is over says nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._state.apply(self._state.moves[int(action or 0)])
        self.rewards = dict(zip(self.possible_agents, rewards(self._state), strict=True))
        if self._state.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._state.mover]
        self._accumulate_rewards()

    def render(self) -> str:
        """Return the coins of the players."""
        return f"round {self._state.round}: {self._state.coins}"

    def close(self) -> None:
        """Nothing is open."""
