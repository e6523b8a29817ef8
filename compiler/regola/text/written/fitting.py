"""Whether a hand-written text says no more and no less than the generated one, as far as shows."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from regola.text.values import MARKS
from regola.text.written.terms import Terms

__all__ = ["Misfit", "MisfitKind", "misfits", "odd_characters"]

_NUMBER = re.compile(r"\d+")
# Controls, formatting such as turned text, private use, surrogates, line separators.
_ODD_CATEGORIES = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})
_ODD = frozenset("{}" + MARKS)
_RIGHT_TO_LEFT = frozenset({"R", "AL"})

MisfitKind: TypeAlias = Literal[
    "characters", "numbers", "missing", "foreign", "denials", "agreement"
]
"""Characters that cannot be printed; other numbers; terms it lacks; terms that it adds; whether it
denies what the rule says, or the other way round; a number and a noun that do not go together."""


@dataclass(frozen=True, slots=True)
class Misfit:
    """One way in which a text does not fit, with the characters, numbers or terms."""

    kind: MisfitKind
    words: tuple[str, ...]


def misfits(text: str, generated: str, terms: Terms) -> Iterator[Misfit]:
    """Give in what a hand-written text differs from the generated one that it stands for."""
    # Each variant stands on a line of its own.
    odd = odd_characters(text.replace("\n", ""), allowed=generated)
    if odd:
        yield Misfit("characters", odd)
    own, wanted = (Counter(_NUMBER.findall(one)) for one in (text, generated))
    if own != wanted:
        differing = ((own - wanted) + (wanted - own)).elements()
        yield Misfit("numbers", tuple(sorted(differing, key=int)))
    told, needed = terms.found(text), terms.found(generated)
    for kind, these, others in (("missing", needed, told), ("foreign", told, needed)):
        left = tuple(form for ids, form in these.items() if not any(ids & one for one in others))
        if left:
            yield Misfit("missing" if kind == "missing" else "foreign", left)


def odd_characters(text: str, allowed: str = "") -> tuple[str, ...]:
    """
    Return the code points of a text that no text of a rule may have, each once.

    Letters written from right to left are odd but for those in the text `allowed`, a name for one.
    """
    found = (one for one in dict.fromkeys(text) if _is_odd(one) or _is_turned(one, allowed))
    return tuple(f"U+{ord(one):04X}" for one in found)


def _is_odd(character: str) -> bool:
    return character in _ODD or unicodedata.category(character) in _ODD_CATEGORIES


def _is_turned(character: str, allowed: str) -> bool:
    return unicodedata.bidirectional(character) in _RIGHT_TO_LEFT and character not in allowed
