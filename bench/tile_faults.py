"""Faults to be seeded into games of tiles: what each is, its file, the text and what it becomes."""

from __future__ import annotations

# texts of the sources as they stand
from typing import NamedTuple

__all__ = ["FAULTS", "Fault"]

_ENGINE = "engine/regola_engine/digger/"
_WRITER = "compiler/regola/python/"


class Fault(NamedTuple):
    """A fault, and where it goes."""

    what: str
    file: str
    old: str
    new: str


FAULTS = (
    Fault("more counts twice", _ENGINE + "values.py", "_SIGNS = {r.MORE: 1", "_SIGNS = {r.MORE: 2"),
    Fault("less is more", _ENGINE + "values.py", "r.LESS: -1}", "r.LESS: 1}"),
    Fault(
        "doubled before added",
        _ENGINE + "values.py",
        "(value + added) * doubled",
        "value * doubled + added",
    ),
    Fault("doubled is tripled", _ENGINE + "values.py", "doubled *= 2", "doubled *= 3"),
    Fault(
        "at least is a sum", _ENGINE + "values.py", "least = max(least, amount)", "least += amount"
    ),
    Fault("at most unheard", _ENGINE + "values.py", "most = min(most, amount)", "most = most"),
    Fault("is unheard", _ENGINE + "values.py", "override = amount", "override = None"),
    Fault(
        "numbers in the asker's eyes",
        _ENGINE + "values.py",
        "eyes = holder if word in HELD and holder >= 0 else you",
        "eyes = you",
    ),
    Fault(
        "your things are the asker's",
        _ENGINE + "values.py",
        "whose = holder if rule.yours else eyes",
        "whose = eyes",
    ),
    Fault(
        "its number is everybody's",
        _ENGINE + "values.py",
        "it == thing if rule.its else",
        "bearer == whose if rule.its else",
    ),
    Fault(
        "a condition unheard",
        _ENGINE + "values.py",
        "if rule.holds is not None and not rule.holds(position, frame):\n        return None",
        "if rule.holds is not None and rule.holds is None:\n        return None",
    ),
    Fault(
        "base louder than items",
        _ENGINE + "values.py",
        "return bool(base if standing is None else standing)",
        "return bool(standing if base is None else base)",
    ),
    Fault(
        "not loses",
        _ENGINE + "values.py",
        "standing = False if rule.negated else standing is not False",
        "standing = standing or not rule.negated",
    ),
    Fault(
        "classes: not loses",
        _ENGINE + "values.py",
        "| yes) & ~no & position.tiles",
        "| yes) & position.tiles",
    ),
    Fault("classes: base not unheard", _ENGINE + "values.py", "(base_yes & ~base_no)", "base_yes"),
    Fault(
        "lords speak to all",
        _ENGINE + "values.py",
        "return [(bearer, it) for bearer, it in found if bearer == you]",
        "return found",
    ),
    Fault(
        "bans unheard after the first",
        _ENGINE + "values.py",
        "if rule.holds is None or rule.holds(position, asked):\n                return rule.index",
        "return rule.index if rule.holds is None or rule.holds(position, asked) else NOBODY",
    ),
    Fault(
        "lords bear for the first player",
        _ENGINE + "values.py",
        "[(s, NOBODY) for s, lord in enumerate(position.lords) if lord == entry.number]",
        "[(0, NOBODY) for lord in position.lords if lord == entry.number]",
    ),
    Fault(
        "nobody's tile is the first player's",
        _ENGINE + "values.py",
        "owner[t] if owner[t] >= 0 else actor, t)",
        "owner[t] if owner[t] >= 0 else 0, t)",
    ),
    Fault(
        "an opponent is anybody",
        _ENGINE + "sets.py",
        "- 1) & ~(1 << you) & ~position.defeated",
        "- 1) & ~position.defeated",
    ),
    Fault(
        "connected by touch alone",
        _ENGINE + "sets.py",
        "if other >= 0 and is_joined_contact(position, tile, direction, other):",
        "if other >= 0 and position.edges[other]:",
    ),
    Fault(
        "full with one place left",
        _ENGINE + "sets.py",
        "and held >= number(",
        "and held + 1 >= number(",
    ),
    Fault(
        "goons counted as squads",
        _ENGINE + "sets.py",
        "return sum(count for _, _, count in found)",
        "return sum(1 for _, _, count in found)",
    ),
    Fault(
        "markers of anybody",
        _ENGINE + "sets.py",
        "for seat in seated\n        if seats >> seat & 1",
        "for seat in seated\n        if seats",
    ),
    Fault(
        "marker tiles of anybody",
        _ENGINE + "sets.py",
        "if seats >> seat & 1:\n                found |= 1 << tile",
        "found |= 1 << tile",
    ),
    Fault(
        "a corridor one tile short",
        _ENGINE + "sets.py",
        "longest = max(longest, corridor.bit_count())",
        "longest = max(longest, corridor.bit_count() - 1)",
    ),
    Fault(
        "a complex of all rooms",
        _ENGINE + "sets.py",
        "frontier = connected(position, frontier) & rooms & ~group",
        "frontier = rooms & ~group",
    ),
    Fault(
        "arms end at any edge", _ENGINE + "sets.py", "if game.runs_on[edge] and not (", "if not ("
    ),
    Fault(
        "near is one space further",
        _ENGINE + "sets.py",
        "around = position.game.within(steps)",
        "around = position.game.within(steps + 1)",
    ),
    Fault(
        "coins of the hand alone",
        _ENGINE + "sets.py",
        "return sum(position.coins[you]) + sum(stored)",
        "return sum(position.coins[you])",
    ),
    Fault(
        "led goons uncounted",
        _ENGINE + "sets.py",
        "return sum(position.captives[mover])",
        "return 0",
    ),
    Fault(
        "ties hold one way",
        _ENGINE + "game.py",
        "tables[tie.word][one][other] = tables[tie.word][other][one] = True",
        "tables[tie.word][one][other] = True",
    ),
    Fault(
        "squads stopped at the goal alone",
        _ENGINE + "moving.py",
        '("squad", ("from", "over", "to")),',
        '("squad", ("over", "to")),',
    ),
    Fault(
        "arrived squads unmarked",
        _ENGINE + "moving.py",
        'told.manner = ("arrived",)',
        "told.manner = ()",
    ),
    Fault(
        "unless is if",
        _WRITER + "conditions.py",
        "return denied(found) if condition.negated else found",
        "return found",
    ),
    Fault(
        "or is and",
        _WRITER + "conditions.py",
        'joined("or", [_all_of(tests, scene)',
        'joined("and", [_all_of(tests, scene)',
    ),
    Fault(
        "and is or",
        _WRITER + "conditions.py",
        'joined("and", [_test(test, scene) for test in tests])',
        'joined("or", [_test(test, scene) for test in tests])',
    ),
    Fault(
        "no is a",
        _WRITER + "conditions.py",
        'return denied(found) if test.thing.determiner == "no" else found\n\n\ndef _possession',
        "return found\n\n\ndef _possession",
    ),
    Fault(
        "of is in",
        _ENGINE + "primitives.py",
        'Owned("you", "tile", Held("own", YOU))',
        'Owned("you", "tile", Held("tiles"))',
    ),
    Fault("not is heard as so", _WRITER + "phrases.py", "        found = inverted(found)\n", ""),
    Fault(
        "alternatives joined by and",
        _WRITER + "phrases.py",
        'return joined("|", [_named(one, scene)',
        'return joined("&", [_named(one, scene)',
    ),
    Fault(
        "a grant loses its not",
        _WRITER + "statements.py",
        'given["negated"] = flag(_is_denied(statement.effect))\n    if subject.owner',
        'given["negated"] = None\n    if subject.owner',
    ),
    Fault(
        "a kind of creature is any",
        _WRITER + "events.py",
        'words = (p.ANY, p.CONTENT) if "/" in phrase.noun',
        'words = (p.ANY, p.CONTENT) if "//" in phrase.noun',
    ),
    Fault(
        "per is once",
        _WRITER + "amounts.py",
        'return more if found == ONE else joined("*", [found, more])',
        "return found",
    ),
)
