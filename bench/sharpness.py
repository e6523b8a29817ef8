"""
Seed faults into engine and back end, one at a time, and tell which the second reading finds.

``python -m bench.sharpness [FIRST [LAST [RULES [SEED]]]]``: the faults of these numbers (all), each
one replacement in the source of a module, tried on a rule of each common form (`FORMS`) and on so
many random rules (40). A fault is found where such a rule in a position built for it, or a game
played at random, differs from its second reading, or ends in an error. What found a fault is tried
first on the next.
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

from regola.reference.conquest.following import differing_values, follow
from regola.reference.conquest.positions import built
from regola_engine.conquest.state import State, start
from regola_engine.kernel.bots import random_move
from tests.support.conquest_probes import GAMES, Drawn, Probe, forget, official_table, probe_of
from tests.support.second_reading import chosen

SEED, RULES, GAMES_EACH, MOVES, MOVES_OF_RULES, VALUES = 5, 40, 1, 80, 10, 0.3
MADE_ONCE = ("kit",)
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

FAULTS = (
    ("values", "values[region] *= 2", "values[region] *= 3"),
    ("values", "rule.operation in (r.MORE, r.LESS)", "rule.operation in (r.MORE,)"),
    ("values", "sign = 1 if rule.operation == r.MORE else -1", "sign = 1"),
    ("values", "return rule.constant * rule.amount", "return rule.amount"),
    ("values", "values[region] = least[region]", "values[region] = least[region] + 1"),
    ("values", "values[region] += constant", "values[region] += 1"),
    ("values", "values[region] += sign * amount(", "values[region] += amount("),
    ("values", "values[region] += added[region]", "pass"),
    ("classes", "mask &= ~minus", "mask |= minus"),
    ("classes", "mask &= ~layer.base_not", "pass"),
    ("classes", "mask |= position.where[kind]", "pass"),
    (
        "classes",
        "found = position.near[you] = union(position.game.ground.beside, held)",
        "found = position.near[you] = held",
    ),
    ("classes", "if alone else others", "if alone else 0"),
    ("sets", "& ~(1 << position.owner[you])", ""),
    ("sets", "if tokens >= least:", "if tokens > least:"),
    ("sets", "if tokens == 1 and defenders[region] == 1:", "if tokens == 1:"),
    ("sets", "if count or position.tokens[region]:", "if position.tokens[region]:"),
    ("sets", "groups += 1", "groups += 2"),
    ("sets", "if position.held[people] & regions:", "if position.held[people]:"),
    (
        "sets",
        "return position.round >= position.game.rounds",
        "return position.round > position.game.rounds",
    ),
    ("conquering", "if values[region] <= strength:", "if values[region] < strength:"),
    ("conquering", "lost = min(count, max(0,", "lost = max(count, max(0,"),
    ("conquering", "position.tray[loser] += lost", "position.tray[loser] += 1"),
    ("conquering", "position.hand[loser] += count - lost", "position.hand[loser] += 0"),
    (
        "conquering",
        "count = min(position.carried[kind], (cost - 1) // worth)",
        "count = min(position.carried[kind], cost // worth)",
    ),
    ("conquering", "if ban.mover is not None:", "if ban.mover is None:"),
    ("conquering", "mask &= everywhere & ~banned(position, you, h.ATTACK)", "mask &= everywhere"),
    ("conquering", "return 0 if used_up else mask", "return mask"),
    ("conquering", "happen(position, h.LOST, loser, region, frames)", "pass"),
    ("conquering", "happen(position, h.OCCUPIED, you, region, frames)", "pass"),
    (
        "token_deeds",
        "taken = min(count, position.tray[people])",
        "taken = min(count + 1, position.tray[people])",
    ),
    ("token_deeds", "position.hand[people] += taken", "position.hand[people] += 1"),
    (
        "token_deeds",
        "surplus = position.tokens[region] - max(0, stay[region])",
        "surplus = position.tokens[region]",
    ),
    (
        "token_deeds",
        "position.tray[position.holder[region]] += count",
        "position.hand[position.holder[region]] += count",
    ),
    (
        "token_deeds",
        "position.hand[frame.you] += position.aside[frame.you]",
        "position.hand[frame.you] = position.aside[frame.you]",
    ),
    ("token_deeds", "happen(position, h.REDEPLOYED, you, you, frames)", "pass"),
    (
        "deeds",
        "position.coins[position.owner[frame.you]] += count",
        "position.coins[position.owner[frame.you]] += 1",
    ),
    (
        "deeds",
        "position.coins[position.owner[frame.you]] += count",
        "position.coins[position.seat] += count",
    ),
    ("deeds", "paid = min(count, position.coins[seat])", "paid = count"),
    ("deeds", "position.row_coins[slot] += count", "position.row_coins[slot] += count + 1"),
    ("deeds", "position.declining = True", "pass"),
    ("deeds", "position.stopped |= 1 << frame.you", "pass"),
    ("piece_deeds", "taken = min(count, position.boxed[kind])", "taken = count"),
    (
        "piece_deeds",
        "_lying(position, kind, r) < piece.limit",
        "_lying(position, kind, r) <= piece.limit",
    ),
    (
        "piece_deeds",
        "position.boxed[kind] += drop_piece(position, kind, region)",
        "drop_piece(position, kind, region)",
    ),
    (
        "piece_deeds",
        "position.carried[kind] += drop_piece(position, kind, region)",
        "position.boxed[kind] += drop_piece(position, kind, region)",
    ),
    (
        "piece_deeds",
        "for region in bits(position.where[kind] & mask):",
        "for region in bits(position.where[kind]):",
    ),
    ("events", "return used < rule.times", "return used <= rule.times"),
    ("events", "counted[key] = used + 1", "counted[key] = used"),
    ("events", "counted[key] = counted.get(key, 0) + 1", "counted[key] = 0"),
    ("events", "if rule.before is before and (", "if ("),
    (
        "events",
        "if not frames:\n        return False\n    if deed",
        "if frames or not frames:\n        return False\n    if deed",
    ),
    (
        "tokens",
        "position.added[word][region] += count * amount",
        "position.added[word][region] += amount",
    ),
    ("tokens", "position.defenders[region] += count * game.piece_weight[kind]", "pass"),
    (
        "peoples",
        "surplus = position.tokens[region] - max(0, kept[region])",
        "surplus = position.tokens[region] - 1",
    ),
    (
        "peoples",
        "position.tray[people] += position.hand[people]\n    position.hand[people] = 0",
        "position.hand[people] = 0",
    ),
    (
        "peoples",
        "position.race_stack.append(position.race[people])",
        "position.race_stack.insert(0, position.race[people])",
    ),
    ("offers", "obliged = obliged or offer.obliged", "obliged = False"),
    ("offers", "mask &= ~affordable(position, you, mask, values)", "pass"),
    ("turn", "position.round += 1", "position.round += 2"),
    ("turn", "position.spent_turn.clear()", "pass"),
    ("turn", "position.watched.clear()", "pass"),
    ("turn", "peoples.sort(key=lambda people: people != position.active[seat])", "pass"),
    ("turn", "position.fresh_peoples = 0", "pass"),
    (
        "reacting",
        "if rule.matches is not None and not rule.matches(position, you, you, -1):",
        "if False:",
    ),
    (
        "bearing",
        "borne = [kind for kind in position.game.finds if where[kind] & held]",
        "borne = []",
    ),
    ("kit", "sign = 1 if rule.operation == r.MORE else -1", "sign = -1"),
    (
        "kit",
        "table.least[region] = max(table.least[region], rule.constant)",
        "table.least[region] = rule.constant + 1",
    ),
    ("python:amounts", 'Chain("//", (found, step))', "found"),
    ("python:amounts", "less = any(sign < 0 for sign, _ in value.terms)", "less = False"),
    ("python:amounts", 'joined("*", [amount(value.left', 'joined("+", [amount(value.left'),
    (
        "python:conditions",
        "return denied(found) if condition.negated else found",
        "return found",
    ),
    ("python:conditions", "return inverted(found) if test.negated else found", "return found"),
    (
        "python:conditions",
        "return inverted(found) if condition.negated else found",
        "return found",
    ),
    (
        "python:phrases",
        "        found = inverted(found)\n    parts.add(found, narrows)",
        "        pass\n    parts.add(found, narrows)",
    ),
    (
        "python:conquest.statements",
        'negated = grant.negated != bool(getattr(predicate, "negated", False))',
        "negated = False",
    ),
    ("python:conquest.statements", 'return asked_by == "mover"', "return False"),
    ("python:conquest.steps", "if offer.obliged:", "if True:"),
    (
        "python:conquest.steps",
        "joins.append(scene.module.name(JOINS[step.join]))",
        'joins.append(scene.module.name(JOINS["and"]))',
    ),
    (
        "python:conquest.steps",
        "joins.append(scene.module.name(JOINS[step.join]))",
        """swapped = {"then": "otherwise", "otherwise": "then"}
            joins.append(scene.module.name(JOINS[swapped.get(step.join, step.join)]))""",
    ),
)
"""The module (*python:* of the back end), what stands there, and what stands there then."""


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
    """A rule in a position built for it, by which it is tried again and again."""

    probe: Probe
    state: State

    @classmethod
    def of(cls, probe: Probe) -> Trial:
        """Build a position for a rule, always the same."""
        return cls(probe, built(probe.sought, Random(probe.line)))  # noqa: S311  # positions, not secrets

    def told(self) -> str:
        """Tell what differs first: a number or a class, or what comes of moves."""
        try:
            return next(self._differing(), "")
        except Exception as error:  # noqa: BLE001  # a fault that ends in an error is found
            return type(error).__name__

    def _differing(self) -> Iterator[str]:
        probe, rng = self.probe, Random(self.probe.line)  # noqa: S311
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


def differing(trials: list[Trial]) -> Iterator[str]:
    """Give what differs, in rules and in games; a rule that found something comes to the front."""
    for trial in tuple(trials):
        told = trial.told()
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


def is_found(number: int, trials: list[Trial]) -> str:
    """Tell by what a fault is found; nothing where it is not."""
    name, old, new = FAULTS[number]
    back_end = name.startswith("python:")
    module = BACK_END + name.removeprefix("python:") if back_end else ENGINE + name
    changed = seeded(module, old, new)
    if not changed:
        return "not seeded"
    anew = back_end or name in MADE_ONCE
    try:
        if anew:
            forget()
            return next(differing(written_anew(trials)), "")
        return next(differing(trials), "")
    except Exception as error:  # noqa: BLE001  # a fault that ends in an error is found
        return type(error).__name__
    finally:
        for function, code in changed:
            function.__code__ = code
        if anew:
            forget()


def written_anew(trials: list[Trial]) -> list[Trial]:
    """Return the rules as they are written and filed now."""
    return [Trial.of(probe_of(one.probe.line, it=one.probe.it)) for one in trials]


def main(first: int = 0, last: int = len(FAULTS), rules: int = RULES, seed: int = SEED) -> None:
    """Seed each fault and tell what finds it; rules that differ by themselves would hide that."""
    formed = [probe_of(one) for one in FORMS]
    formed += [probe_of(one, it=True) for one in FORMS_OF_PIECES]
    drawn = (Trial.of(probe) for probe in (*formed, *islice(Drawn(seed), rules)))
    trials = [trial for trial in drawn if not trial.told()]
    count = len(formed) + rules
    print(f"{len(trials)} of {count} rules are sound, seed {seed}", flush=True)
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
