"""
Seed faults into engine and back end, one at a time, and tell which the second reading finds.

``python -m bench.sharpness [FIRST [LAST [RULES [SEED [POSITIONS]]]]]``: the faults of these numbers
(all), each one replacement in the source of a module, tried on a rule of each common form (`FORMS`)
and on so many random rules (40), each in so many positions built for it (3). A fault is found where
a rule in such a position, or a game played at random, differs from its second reading, or ends in
an error. What found a fault is tried first on the next.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from inspect import getsource
from itertools import islice
from random import Random
from types import FunctionType

from bench.conquest_faults import FAULTS
from regola.reference.conquest.following import differing_values, follow
from regola.reference.conquest.positions import built
from regola_engine.conquest.state import State, start
from regola_engine.kernel.bots import random_move
from tests.support.conquest_probes import GAMES, Drawn, Probe, forget, official_table, probe_of
from tests.support.second_reading import chosen

SEED, RULES, POSITIONS, GAMES_EACH, MOVES, MOVES_OF_RULES, VALUES = 5, 40, 3, 1, 80, 10, 0.3
MADE_ONCE = ("ruleset",)
"""Modules whose work is done once for a game, which is set up anew for a fault there."""
ENGINE, BACK_END = "regola_engine.conquest.", "regola.python."

FORMS = (
    "conquest cost of a hill is 1 less",
    "conquest cost of a mountain is at least 4",
    "conquest cost of a farmland is at most 1",
    "conquest cost of a region with at least 2 tokens is 1 less",
    "conquest cost of an empty region is 1 less",
    "conquest cost of a region of a declined people is 1 less unless you have a hill",
    "conquest cost of a region is the number of your coins - 2 less",
    "conquest cost of a hill is the number of groups of your regions",
    "conquest cost of a hill is 3 * the number of your coins",
    "conquest cost of a region of a people with a mountain is 1 less",
    "income of your regions is 1 more",
    "income of your hills is doubled",
    "income of your regions with a lone token is 1 more",
    "income of your regions that are not beside a region of an opponent is 1 more",
    "always, tokens kept in your hills is all",
    "tokens lost in your regions is 0",
    "garrison of your hills is 2",
    "your regions are beside one another",
    "a region beside your mountains is immune",
    "a region is reachable unless the region is a hill",
    "your regions are not closed",
    "a token of yours is 2 tokens for conquest",
    "you may not attack a hill",
    "an opponent may not attack your hills",
    "at the end of conquest, you must pay 2 coins: gain 1 token",
    "once per turn, you may conquer a region: conquest cost is 1 less",
    "once per turn, you may conquer a region: conquest cost is 3 more",
    (
        "at conquest, you may roll the die: conquest cost is the roll less, "
        "conquer a region if you can, otherwise end conquest"
    ),
    "at conquest, you may pay 1 coin: gain 2 tokens",
    "at readying, you may decline",
    "at the end of your turn, you may decline",
    "when you conquer a region: put a raft in the region, gain 1 coin",
    "when you conquer a region: put a raft in the region, remove all rafts in the region",
    "when you conquer a region: put a raft in the region, return all rafts to the hand",
    "when you conquer a region: gain 20 rafts",
    "twice, when you conquer a region: gain 2 coins",
    "once per turn, when you conquer a region: gain 2 tokens",
    "when you lose a region: gain 3 coins",
    "before an opponent conquers your region: gain 1 coin",
    "when an opponent loses a region: take 2 coins from the opponent",
    "when you occupy a region: gain 1 coin",
    "when you redeploy: gain 1 coin",
    "when you abandon a region: gain 1 coin",
    "when you decline: gain 1 coin per region of yours",
    "when an opponent conquers your region: gain 1 coin",
    "at scoring if you have a hill: gain 2 coins",
    "at scoring: gain 1 coin per 2 of your regions",
    "at scoring: gain 1 coin per hill that you conquered this turn",
    "at scoring: gain as many coins as the number of groups of your regions",
    "at scoring: gain 2 coins if the roll is not 1",
    "at scoring: take 2 coins from each opponent",
    "when you conquer a region: take 9 coins from each opponent",
    "at scoring: discard 1 token",
    "at scoring: discard 2 tokens in your regions",
    "at scoring: you may pay 3 coins, then gain 5 coins, otherwise gain 1 coin",
    "at the end of the last round: gain 3 coins",
    "at the end of redeployment: move 3 tokens to the side",
    "at readying: move all tokens from the side to the hand",
    "at readying: gain 30 tokens",
)
FORMS_OF_PIECES = (
    "conquest cost of its region is 1 more",
    "conquest cost of its region is 1 more if you are active",
    "its region is immune",
    "it is a defender",
    "it is a token for conquest",
    "when you lose its region: return it to the hand",
    "when you decline: remove it",
    "when its region is conquered: remove it",
)
"""Rules of common forms, of powers and of pieces: what official games are made of."""


@dataclass(frozen=True)
class Form:
    """
    A rule of a power, or (``it``) of its piece, with further rules of the power and the piece.

    At most ``limit`` of the pieces lie in a region, any number for 0.
    """

    line: str
    also: tuple[str, ...] = ()
    it: bool = False
    its: tuple[str, ...] = ()
    limit: int = 0

    def probe(self) -> Probe:
        """Write the rules, as they are written and filed now."""
        return probe_of(self.line, *self.also, it=self.it, its=self.its, limit=self.limit)


_MAY_DECLINE = "at the end of conquest, you may decline"
_GATHERED = "at readying: put all rafts in one of your regions"
_ONE_MORE = "when you conquer a region: put a raft in the region"
_ATTACKS = "it is a token for conquest"
_COSTS_MORE = "conquest cost of its region is 1 more"
FORMS_TOGETHER = (
    Form("when you conquer a region: gain all rafts", its=(_ATTACKS,)),
    Form("when you conquer a region: gain all rafts", its=(_ATTACKS, _COSTS_MORE)),
    Form(_GATHERED, (_ONE_MORE,), its=(_COSTS_MORE,)),
    Form("it is a defender", (_GATHERED, _ONE_MORE), it=True),
    Form("conquest cost of your regions is 1 more", it=True),
    Form("when you conquer a region: put 2 rafts in the region", limit=1),
    Form("when you conquer a region: put all rafts in your regions", limit=2),
    Form("tokens kept in your regions is all", (_MAY_DECLINE,)),
    Form("tokens kept in your regions is at most 0", (_MAY_DECLINE,)),
    Form("before you conquer a region: gain 1 coin"),
    Form("before you decline: gain 1 coin per region of yours"),
    Form("before an opponent conquers a region: gain 1 coin"),
    Form("an opponent may not attack a region"),
    Form("an opponent may not conquer your regions"),
    Form("at scoring unless you have a hill: gain 2 coins"),
    Form("when you conquer a region unless you have a mountain: gain 1 coin"),
    Form("conquest cost of a region is 1 more if the region is not a hill"),
    Form("income of your regions is 1 more if the region is not a farmland"),
    Form("your regions are immune if you are not active"),
)
"""Rules that tell little alone, with what brings them to act; bans, what comes before, denials."""


def functions(module: object) -> dict[str, FunctionType]:
    """The functions that a module defines, and those of its classes."""
    found = {}
    for name, one in vars(module).items():
        if isinstance(one, FunctionType) and one.__module__ == module.__name__:  # type: ignore[attr-defined]
            found[name] = one
        elif isinstance(one, type) and one.__module__ == module.__name__:  # type: ignore[attr-defined]
            inner = vars(one).items()
            found |= {f"{name}.{key}": f for key, f in inner if isinstance(f, FunctionType)}
    return found


def seeded(module_name: str, old: str, new: str) -> list[tuple[FunctionType, object]]:
    """Put a fault in place; return the functions changed, each with the code that it had."""
    module = import_module(module_name)
    text = getsource(module)
    if old not in text:
        return []
    space = {"__name__": module_name}
    exec(compile(text.replace(old, new), f"<{module_name}>", "exec"), space)  # noqa: S102
    twin = type(sys)("twin")
    vars(twin).update(space)
    twin.__name__ = module_name
    changed = []
    mutated = functions(twin)
    for name, function in functions(module).items():
        other = mutated.get(name)
        if other is not None and not alike(function.__code__, other.__code__):
            changed.append((function, function.__code__))
            function.__code__ = other.__code__
    return changed


def alike(one: object, other: object) -> bool:
    """Whether two codes do the same."""
    parts = ("co_code", "co_names", "co_varnames", "co_freevars")
    if any(getattr(one, part) != getattr(other, part) for part in parts):
        return False
    pairs = zip(one.co_consts, other.co_consts, strict=False)  # type: ignore[attr-defined]
    return all(alike(a, b) if hasattr(a, "co_code") else a == b for a, b in pairs)


@dataclass(frozen=True)
class Trial:
    """A rule in a position built for it, the first or a further one, tried again and again."""

    form: Form
    number: int
    probe: Probe
    state: State

    @classmethod
    def of(cls, form: Form, number: int) -> Trial:
        """Write a rule and build a position for it, always the same."""
        probe = form.probe()
        return cls(form, number, probe, built(probe.sought, _chance(probe, number)))

    def anew(self) -> Trial:
        """Return the rule as it is written and filed now."""
        return Trial.of(self.form, self.number)

    def told(self) -> str:
        """Tell what differs first: a number or a class, or what comes of moves."""
        try:
            return next(self._differing(), "")
        except Exception as error:  # noqa: BLE001  # a fault that ends in an error is found
            return type(error).__name__

    def _differing(self) -> Iterator[str]:
        probe, rng = self.probe, _chance(self.probe, self.number)
        if self.state.is_over:
            return
        for one in differing_values(probe.family, self.state.clone(1)):
            yield one.what
        followed = follow(
            probe.family,
            self.state.clone(1),
            lambda state, rng: chosen(probe, state, rng),
            rng,
            MOVES_OF_RULES,
            lambda: rng.random() < VALUES,
        )
        yield from (one.what for one in followed.differences)


def _chance(probe: Probe, number: int) -> Random:
    """Return the chance of a position of a rule: the first, or a further one."""
    return Random(probe.line + " again" * number)  # noqa: S311  # positions, not secrets


def differing(trials: list[Trial], *, anew: bool) -> Iterator[str]:
    """
    Give what differs, in rules and in games; a rule that found something comes to the front.

    ``anew``: the rules are written and filed again.
    """
    for trial in tuple(trials):
        told = (trial.anew() if anew else trial).told()
        if told:
            trials.remove(trial)
            trials.insert(0, trial)
            yield f"{trial.probe.line}: {told}"
    for name in GAMES:
        for seed in range(GAMES_EACH):
            family, game = official_table(name, 2)
            state = start(game, Random(seed))  # noqa: S311
            found = follow(family, state, random_move, Random(seed), MOVES).differences  # noqa: S311
            if found:
                yield f"{name} {seed}: {found[0].what}"


def _module(name: str) -> str:
    """Return the module that a fault is seeded in: of the back end, the kernel, the family."""
    if name.startswith("python:"):
        return BACK_END + name.removeprefix("python:")
    return f"regola_engine.{name}" if name.startswith("kernel.") else ENGINE + name


def is_found(number: int, trials: list[Trial]) -> str:
    """Tell by what a fault is found; nothing where it is not."""
    name, old, new = FAULTS[number]
    back_end = name.startswith("python:")
    module = _module(name)
    changed = seeded(module, old, new)
    if not changed:
        return "not seeded"
    anew = back_end or name in MADE_ONCE
    try:
        if anew:
            forget()
        return next(differing(trials, anew=anew), "")
    except Exception as error:  # noqa: BLE001  # a fault that ends in an error is found
        return type(error).__name__
    finally:
        for function, code in changed:
            function.__code__ = code
        if anew:
            forget()


def sound(rules: int, seed: int, positions: int) -> Iterator[Trial]:
    """Give the trials of all forms and of random rules, but those that differ without a fault."""
    forms = [Form(one) for one in FORMS]
    forms += [Form(one, it=True) for one in FORMS_OF_PIECES]
    forms += FORMS_TOGETHER
    forms += [Form(one.line, it=one.it) for one in islice(Drawn(seed), rules)]
    for number in range(positions):
        for form in forms:
            trial = Trial.of(form, number)
            if not trial.told():
                yield trial


def main(
    first: int = 0,
    last: int = len(FAULTS),
    rules: int = RULES,
    seed: int = SEED,
    positions: int = POSITIONS,
) -> None:
    """Seed each fault and tell what finds it; rules that differ by themselves would hide that."""
    trials = list(sound(rules, seed, positions))
    count = (len(FORMS) + len(FORMS_OF_PIECES) + len(FORMS_TOGETHER) + rules) * positions
    print(f"{len(trials)} of {count} positions are sound, seed {seed}", flush=True)
    missed, tried_ones = [], 0
    for number in range(first, min(last, len(FAULTS))):
        told = is_found(number, trials)
        if told == "not seeded":
            print(f"{number}: not seeded: {FAULTS[number]}", flush=True)
            continue
        tried_ones += 1
        missed += [] if told else [number]
        text = told or f"NOT FOUND {FAULTS[number][1:]}"
        print(f"{number} {FAULTS[number][0]}: {text}", flush=True)
    print(f"{tried_ones - len(missed)} of {tried_ones} faults found; not found: {missed}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
