"""What reports ask of play: whether what is said of a race with a power is seen in games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, Protocol, TypeAlias

from regola.mixing.remarks import Line, Remark

__all__ = ["INERT", "TRIED", "Couple", "Outcome", "Played", "Trial", "claimed", "outcome"]

Couple: TypeAlias = tuple[str, str]
"""A race and a power, by their references."""

Said: TypeAlias = Literal["confirmed", "cleared", "seen", "unseen"]
"""What play says of a remark: that it holds or not, that what may happen did or not."""


@dataclass(frozen=True, slots=True)
class Trial:
    """
    Games in which a pair was in play.

    ``fired`` counts, by rule, the games in which it changed something; ``entered`` those in which
    the people took a region when it had none; ``emptied``, by the reference of a race or piece,
    those in which none was left of its tokens or pieces. ``most`` is how many tokens it had at
    once, those in the tray left out. ``stayed`` and ``left`` count, by piece, the games in which it
    was in play when the people declined, and stayed as it was or did not.
    """

    games: int
    fired: Mapping[Line, int] = field(default_factory=dict)
    entered: int = 0
    emptied: Mapping[str, int] = field(default_factory=dict)
    most: int = 0
    stayed: Mapping[str, int] = field(default_factory=dict)
    left: Mapping[str, int] = field(default_factory=dict)


class Played(Protocol):
    """Plays games with pairs in them."""

    def try_out(
        self, pairs: Iterable[Couple], games: int, advance: Callable[[], None]
    ) -> Mapping[Couple, Trial]:
        """Play until each pair that can be chosen was in so many games."""
        ...


@dataclass(frozen=True, slots=True)
class Outcome:
    """What play says of a remark, and in how many of its games that was seen."""

    said: Said
    games: int
    of: int

    @property
    def clears(self) -> bool:
        """Whether what the remark says does not hold."""
        return self.said == "cleared"


# ---- what is asked of play ----------------------------------------------------------------------


def _fired(remark: Remark, trial: Trial) -> Outcome:
    """A rule that is said to do nothing is seen to do something, or is not."""
    return _against(max(trial.fired.get(line, 0) for line in claimed(remark)), trial)


def _both_fired(remark: Remark, trial: Trial) -> Outcome:
    """Of rules that contradict each other one does nothing; where both do, they get along."""
    return _against(min(trial.fired.get(line, 0) for line in remark.lines), trial)


def _entered(_remark: Remark, trial: Trial) -> Outcome:
    return _against(trial.entered, trial)


def _enough(remark: Remark, trial: Trial) -> Outcome:
    return _against(trial.games if trial.most >= remark.wanted else 0, trial)


def _ran_out(remark: Remark, trial: Trial) -> Outcome:
    """A shared piece, or the tray that a rule takes from, is a problem where nothing is left."""
    short = trial.emptied.get(remark.names[0], 0)
    return Outcome("confirmed", short, trial.games) if short else _against(trial.games, trial)


def _may_run_out(remark: Remark, trial: Trial) -> Outcome:
    short = max((trial.emptied.get(name, 0) for name in remark.names), default=0)
    return Outcome("seen" if short else "unseen", short, trial.games)


def _stays(remark: Remark, trial: Trial) -> Outcome:
    """Of a piece of which nothing is said in decline it is seen whether it stays as it is."""
    stayed, left = (found.get(remark.names[0], 0) for found in (trial.stayed, trial.left))
    if not stayed + left:
        return Outcome("unseen", 0, trial.games)
    return Outcome("cleared" if left else "confirmed", left or stayed, stayed + left)


def _against(games: int, trial: Trial) -> Outcome:
    if games:
        return Outcome("cleared", games, trial.games)
    return Outcome("confirmed", trial.games, trial.games)


TRIED: Mapping[str, Callable[[Remark, Trial], Outcome]] = {
    "senseless-item": _entered,
    "idle-item": _fired,
    "inert-rule": _fired,
    "says-the-same": _fired,
    "lost-in-decline": _fired,
    "tray-empty": _ran_out,
    "contradicts": _both_fired,
    "too-few-tokens": _enough,
    "shared-piece": _ran_out,
    "tray-small": _may_run_out,
    "decline-open": _stays,
    "acts-in-decline": _stays,
}
"""What decides, of each kind of remark that play can confirm or clear."""

INERT = ("idle-item", "inert-rule", "says-the-same", "lost-in-decline")
"""The remarks that say of rules that they do nothing."""


def claimed(remark: Remark) -> tuple[Line, ...]:
    """Return the rules that a remark says do nothing."""
    if remark.id not in INERT:
        return ()
    return remark.lines if remark.id == "idle-item" else remark.lines[:1]


def outcome(remark: Remark, trial: Trial | None) -> Outcome | None:
    """Return what play says of a remark; nothing where it was not asked, or cannot say."""
    if trial is None or not trial.games or remark.id not in TRIED:
        return None
    return TRIED[remark.id](remark, trial)
