"""
Put what a line names before into the place of what stands for it.

A step may name the deed that it hangs on: *if you conquer that region, gain 1 coin*. In a rule that
is *then*, which names nothing: what was named must be the deed of the step before, or the sentence
says something else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from regola.text.reading.source import DONE_TO, ONCE_MORE, THE_SAME, THE_SUBJECT, Values

__all__ = ["step_upon", "with_the_same", "without_names"]

_NAMED = re.compile(" ?\u27e6([^\u27e7]*)\u27e7")
_THEN = ", then "
_YOU = "you "


def step_upon(values: Values) -> str:
    """Return a step with the deed that it hangs on, which `without_names` takes away."""
    return f"then {values['step']} \u27e6{values['deed']}\u27e7"


def without_names(line: str) -> str | None:
    """Return a line without the deeds that its steps name; nothing where one was not before."""
    for found in _NAMED.finditer(line):
        before, then, _ = line[: found.start()].rpartition(_THEN)
        step = re.split("[,:] ", before)[-1].split()
        if not then or not any(one in step for one in _deeds(found[1])):
            return None
    return _NAMED.sub("", line)


def _deeds(told: str) -> list[str]:
    """Return what may be the deed in *you conquer a region*, *the opponent conquers a region*."""
    others = told.split()[1:]
    if told.startswith(_YOU):
        return others[:1]
    return [one.removesuffix("s") for one in others if one.endswith("s")]


_AGAIN_NAMED = re.compile("\u27e8([^\u27e9]*)\u27e9")


def named_again(sort: str) -> str:
    """Return what stands for a thing of a type whose pronoun does not tell what it was called."""
    return f"\u27e8{sort}\u27e9"


def with_names(line: str, nouns: Mapping[str, str]) -> Iterator[str]:
    """
    Give a line with the word for the type of each thing that a pronoun means, or one named before.

    *La conquisti*, of a hill, is said of *the hill*; of a swamp in Italian it would be *lo*.
    `nouns` are by all their forms.
    """
    found = _AGAIN_NAMED.search(line)
    if found is None:
        yield line
        return
    before, after = line[: found.start()], line[found.end() :]
    words = f" {re.sub(r'[,:()]', ' ', before)} "
    named = (one for form, one in nouns.items() if f" {form} " in words)
    for noun in dict.fromkeys((found[1], *named)):
        yield from with_names(f"{before}{noun}{after}", nouns)


_ASKED_OF = re.compile(r".*\b(?:if|unless|and) (.+?) is .*")


_AGAIN = re.compile(rf"(?<=[:,] )([^:,]+), {ONCE_MORE}")


def with_the_same(line: str) -> str:
    """Return a line with what its condition asks of last in the place of what stands for that."""
    line = _AGAIN.sub(r"\1, \1", _with_object(_with_subject(line)))
    before, same, after = line.partition(THE_SAME)
    found = _ASKED_OF.fullmatch(before) if same else None
    return f"{before}{found[1].rpartition(' of ')[2]}{after}" if found else line


_OBJECT = re.compile(r".*\bmay(?: not)? [a-z]+ (?:an?|any) (?:\w+ )*?(\w+) (?:if|unless) ")


def _with_object(line: str) -> str:
    """Return a line with what the deed is done to in the place of what stands for that."""
    found = _OBJECT.match(line) if DONE_TO in line else None
    return line.replace(DONE_TO, f"the {found[1]}") if found else line


_SUBJECT = re.compile(r"(?:.*, )?(?:a|an|any|each) (\w+).*? is ")


def _with_subject(line: str) -> str:
    """Return a line with what its statement is about in the place of what stands for that."""
    before, subject, after = line.partition(THE_SUBJECT)
    found = _SUBJECT.match(before) if subject else None
    return f"{before}the {found[1]}{after}" if found else line
