"""
Read what a variant changes, such as *Variant “Short Sword”: this rule does not apply*.

The sentence tells which option there is in the rule's condition, and how it stands beside what else
the condition asks.
"""

from __future__ import annotations

from collections.abc import Iterator

__all__ = ["Told", "with_option"]

Told = tuple[str, str, str, str]
"""What a variant does (`off`, `on`, `always`, `only`), its option (or what is asked of two), `not`
if it is to play without it, and the condition under which the rule alone holds there."""


def with_option(told: Told, conditions: list[str]) -> Iterator[list[str]]:
    """Give the conditions of a rule, an option among them, that a told variant may mean."""
    change, option, without, only = told
    with_it, without_it = f"{option} is {without}taken", f"{option} is {_other(without)}taken"
    if option.endswith(" taken"):
        yield from (
            [] if conditions else [[f"unless {option}" if change == "off" else f"if {option}"]]
        )
        return
    if change == "only":
        if not conditions:
            yield [_only(only, with_it, without_it)]
        return
    if not conditions:
        yield [f"unless {with_it}" if change == "off" else f"if {with_it}"]
        return
    for place, condition in enumerate(conditions):
        changed = _joined(change, condition, with_it, without_it)
        yield [*conditions[:place], changed, *conditions[place + 1 :]]
    # The rule's own moment asks for the option, and a step for what it asks.
    yield [f"unless {with_it}" if change == "off" else f"if {with_it}", *conditions]


def _other(without: str) -> str:
    return "" if without else "not "


def _joined(change: str, condition: str, with_it: str, without_it: str) -> str:
    """Return the condition of a rule with an option in it."""
    word, _, asked = condition.partition(" ")
    tests = asked.split(" or if ")
    if word == "unless":
        if change == "off":
            return f"unless {' or if '.join([*tests, with_it])}"
        if change == "on":
            return f"unless {' or if '.join([*tests, without_it])}"
        return f"unless {' or if '.join(f'{one} and {without_it}' for one in tests)}"
    if change == "off":
        return f"if {' or if '.join(f'{one} and {without_it}' for one in tests)}"
    if change == "on":
        return f"if {' or if '.join(f'{one} and {with_it}' for one in tests)}"
    return f"if {' or if '.join([*tests, with_it])}"


def _only(only: str, with_it: str, without_it: str) -> str:
    """Return the condition of a rule that a variant alone binds to one."""
    word, _, asked = only.partition(" ")
    tests = asked.split(" or if ")
    if word == "unless":
        return f"unless {' or if '.join(f'{one} and {with_it}' for one in tests)}"
    return f"if {' or if '.join([without_it, *tests])}"
