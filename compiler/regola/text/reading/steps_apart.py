"""
Read what a variant does with one step, such as *Variant “Deadly Balrog”: whoever loses it …*.

Where among the others the step stands is not told in all sentences: each place is tried, and
whoever asked takes the rule that is said so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

__all__ = ["ToldStep", "with_steps"]

_JOINS = ("then ", "otherwise ")
_ON = " if "


@dataclass(frozen=True, slots=True)
class ToldStep:
    """
    What a variant does with a step.

    ``how`` is as the planner has it, ``option`` the option, ``without`` *not* and a space if the
    variant is to play without it; ``step`` the clause or deed told, ``after`` the deed upon which
    it is done.
    """

    how: str
    option: str
    without: str
    step: str
    after: str = ""

    @property
    def on(self) -> str:
        """Return what the variant asks, as a condition."""
        return f"if {self.option} is {self.without}taken"

    @property
    def off(self) -> str:
        """Return what a step asks that is not done in the variant."""
        return f"unless {self.option} is {self.without}taken"


def with_steps(clauses: tuple[str, ...], told: tuple[ToldStep, ...]) -> Iterator[tuple[str, ...]]:
    """Give the clauses of a rule with what variants do with its steps."""
    if not told:
        yield clauses
        return
    # The last one told was put in last.
    *others, last = told
    for before in with_steps(clauses, tuple(others)):
        yield from _with_step(before, last)


def _with_step(clauses: tuple[str, ...], told: ToldStep) -> Iterator[tuple[str, ...]]:
    if told.how == "in-place":
        yield from _in_place_of_last(clauses, told)
        return
    if told.how in ("not", "instead"):
        for place in _left_out(clauses, told):
            yield _put(clauses, place, f"{clauses[place]} {told.off}", instead=True)
        return
    joined = "then " if told.how == "then" else ""
    for place in _places(clauses, told):
        yield _put(clauses, place, f"{joined}{told.step} {told.on}")


def _left_out(clauses: tuple[str, ...], told: ToldStep) -> list[int]:
    """Return which clauses may be the one that the variant leaves out."""
    if told.how == "not":
        return [place for place, clause in enumerate(clauses) if _bare(clause) == told.step]
    others = enumerate(clauses[1:])
    return [place for place, clause in others if clause == f"otherwise {told.step}"]


def _in_place_of_last(clauses: tuple[str, ...], told: ToldStep) -> Iterator[tuple[str, ...]]:
    """Give the clauses with the last one and what is done in its place, both on a condition."""
    *others, last = clauses
    without = "" if told.without else "not "
    if _ON in last and _ON in told.step:
        usual = f"{last} and {told.option} is {without}taken"
        instead = f"{told.step} and {told.option} is {told.without}taken"
        yield (*others, usual, instead)
        yield (*others, instead, usual)


def _places(clauses: tuple[str, ...], told: ToldStep) -> list[int]:
    """Return where among the clauses the one that the variant adds may stand."""
    if told.how == "then":
        behind = enumerate(clauses, start=1)
        return [place for place, clause in behind if _bare(clause).startswith(told.after)]
    ends = {"first": [0], "last": [len(clauses)]}
    return ends.get(told.how, list(range(len(clauses) + 1)))


def _put(
    clauses: tuple[str, ...], place: int, clause: str, *, instead: bool = False
) -> tuple[str, ...]:
    return (*clauses[:place], clause, *clauses[place + instead :])


def _bare(clause: str) -> str:
    return next((clause.removeprefix(one) for one in _JOINS if clause.startswith(one)), clause)
