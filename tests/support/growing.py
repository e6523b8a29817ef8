"""Texts that can be made as long as one likes: one for each construct that can stand many times."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isqrt

__all__ = ["CONSTRUCTS"]

_NAME = '    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"\n'
_RACE = f"race {{id}} {{{{\n{_NAME}    tokens: 5 of 10\n{{rules}}}}}}\n"
_RULE = "    income of your swamps is 1 more\n"
_ENDS = "    players: 2\n    rounds: 9\n}\n"
_IN_THREE = 'it "Quanti, 3?", es "¿Cuántos, 3?", en "How many, 3?"'


def _race(rules: str, identifier: str = "otters") -> str:
    return _RACE.format(id=identifier, rules=rules)


def _many(form: str, count: int) -> str:
    return "".join(form.format(n=number) for number in range(count))


def _listed(part: str, between: str, count: int) -> str:
    return between.join([part] * count)


def _board(count: int, pairs: list[tuple[int, int]]) -> str:
    borders = ", ".join(f"r{one}-r{other}" for one, other in pairs)
    regions = _many("    region r{n}: forest, border\n", count)
    return f"board wide {{\n{_NAME}{regions}    borders: {borders}\n{_ENDS}"


def _dense(count: int) -> str:
    size = isqrt(count) + 2
    return _board(size, [(one, other) for one in range(size) for other in range(one)])


def _grid(count: int) -> str:
    side = isqrt(count) + 1
    across = [(n, n + 1) for n in range(count - 1) if (n + 1) % side]
    return _board(count, [*across, *((n, n + side) for n in range(count - side))])


CONSTRUCTS: Mapping[str, Callable[[int], str]] = {
    "equal items": lambda n: _race(_RULE) * n,
    "items": lambda n: "".join(_race(_RULE, f"o{one}") for one in range(n)),
    "items ever better": lambda n: "".join(
        _race(f"    income of your swamps is {one + 1} more\n", f"o{one}") for one in range(n)
    ),
    "broken items of one id": lambda n: "race x {}\n" * n,
    "broken items": lambda n: _many("race x{n} {{}}\n", n),
    "headers": lambda n: "race x {\n" * n,
    "braces": lambda n: "}\n" * n,
    "brackets": lambda n: _race(
        f"    income of your swamps is 1 more if {'(' * n}it is your turn{')' * n}\n"
    ),
    "nested items": lambda n: "race a {\n" * n + "}\n" * n,
    "list of words": lambda n: _race(
        f"    income of your {_listed('swamps', ', ', n)} is 1 more\n"
    ),
    "and": lambda n: _race(
        f"    income of your swamps is 1 more if {_listed('you have a region', ' and ', n)}\n"
    ),
    "or": lambda n: _race(
        f"    income of your swamps is 1 more if {_listed('you have a region', ' or ', n)}\n"
    ),
    "then": lambda n: _race(f"    when you decline: {_listed('gain 1 coin', ', then ', n)}\n"),
    "tails": lambda n: _race(
        f"    income of your swamps {_listed('beside a hill', ' ', n)} is 1 more\n"
    ),
    "unless": lambda n: _race(
        f"    income of your swamps is 1 more {_listed('unless you have a region', ' ', n)}\n"
    ),
    "names": lambda n: "race a {\n    name: " + _listed('it "a"', ", ", n) + "\n}\n",
    "equal rules": lambda n: _race(_RULE * n),
    "rules": lambda n: _race(_many("    income of your swamps is {n} more\n", n)),
    "misspelt rules": lambda n: _race("    incom of yuor swamps is 1 more\n" * n),
    "unknown words": lambda n: _race(f"    {_listed('foo', ' ', n)}\n"),
    "examples": lambda n: _race(
        _RULE
        + _many(
            '    example "e{n}" {{\n        says: it "a", es "a", en "a"\n'
            "        given: you have 3 coins\n        then: you have 3 coins\n    }}\n",
            n,
        )
    ),
    "rulings": lambda n: _race(
        _RULE
        + _many(
            f'    ruling "e{{n}}" {{{{\n        question: {_IN_THREE}\n'
            f"        answer: {_IN_THREE}\n    }}}}\n",
            n,
        )
    ),
    "places in prose": lambda n: _race(
        _RULE + '    ruling "x" {\n        question: it "' + "{tokens}" * n + '"\n    }\n'
    ),
    "chain of regions": lambda n: _board(n, [(one, one + 1) for one in range(n - 1)]),
    "grid of regions": _grid,
    "borders of all with all": _dense,
    "regions of one id": lambda n: (
        "board wide {\n" + _NAME + "    region r: forest\n" * n + "    borders: r-r\n" + _ENDS
    ),
    "boards": lambda n: _many(
        f"board b{{n}} {{{{\n{_NAME}    region r: forest, border\n    region s: hill, border\n"
        f"    borders: r-s\n{_ENDS.replace('}', '}}')}",
        n,
    ),
    "pieces": lambda n: _race(
        _many(f"    piece p{{n}} {{{{\n    {_NAME}        box: 3\n    }}}}\n", n)
    ),
    "traits": lambda n: _many(f"trait t{{n}} {{{{\n{_NAME}}}}}\n", n),
    "options": lambda n: _many(f"option o{{n}} {{{{\n    question: {_IN_THREE}\n}}}}\n", n),
    "open texts": lambda n: "race a {\n" + '    name: it "' * n + "\n}\n",
    "long text": lambda n: 'race a {\n    name: it "' + "x" * n + '"\n}\n',
    "digits": lambda n: "race a {\n    tokens: " + "9" * n + "\n}\n",
    "comments": lambda n: "# a\n" * n,
}
"""By construct, what makes a text with so many of it."""
