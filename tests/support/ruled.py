"""Positions that are played on by rules of another table."""

from __future__ import annotations

from typing import Any, TypeVar

__all__ = ["ruled_by"]

_State = TypeVar("_State", bound=Any)


def ruled_by(state: _State, game: Any) -> _State:
    """Return the position with the rules of a game of the same things in force, its chance too."""
    assert state.standing is state.game.standing, "rules that change with who is in play"
    twin: _State = state.clone()
    twin.game, twin.standing = game, game.standing
    return twin
