"""
How often a text denies: *may not*, *no token*, *without*, *unless*.

A text that denies what its rule says has one denial more or less. Two more or less may say the
same in other words, *only if* for *not unless*, so what counts is whether the number is even.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache

from regola.resources import dsl_text
from regola.yaml_files import trusted

__all__ = ["Denials", "denials_of"]

_SORTS = ("verbs", "things", "lacking", "apart", "open")
_APART = "\0"
_STOP = re.compile(r"[.,;:()\n]")


class Denials:
    """The words by which a language denies."""

    def __init__(self, words: Mapping[str, Iterable[str]]) -> None:
        """
        Take the words by what they do.

        `verbs` deny what is done, each by itself. `things` deny only where no other word of the
        clause does: *non serve nessun segnalino* is one denial. `lacking` deny a thing, `apart` all
        that follows with the other words in it: *a meno che non*. `joins` begin a clause. `open`
        leave open what another sentence settles: *not always* before *only if*.
        """
        self._sorts = {name: _words(words.get(name, ())) for name in _SORTS}
        self._joins = _words(words.get("joins", ()))

    def count(self, text: str) -> int:
        """Return how often a text denies."""
        marked = self._sorts["apart"].sub(_APART, self._sorts["open"].sub("", text))
        clauses = (one for part in _STOP.split(marked) for one in self._joins.split(part))
        return sum(map(self._of_clause, clauses))

    def _of_clause(self, clause: str) -> int:
        apart = clause.count(_APART)
        plain = len(self._sorts["verbs"].findall(clause.partition(_APART)[0]))
        told = apart + plain + len(self._sorts["lacking"].findall(clause))
        alone = not told and self._sorts["things"].search(clause) is not None
        return told + alone

    def differ(self, text: str, other: str) -> bool:
        """Tell whether one of two texts denies what the other says."""
        return (self.count(text) - self.count(other)) % 2 == 1


def _words(words: Iterable[str]) -> re.Pattern[str]:
    longest = sorted(words, key=len, reverse=True)
    told = "|".join(map(re.escape, longest)) or "(?!)"
    return re.compile(rf"(?<!\w)(?:{told})(?!\w)", re.IGNORECASE)


@cache
def denials_of(language: str) -> Denials:
    """Return the words by which a shipped language denies."""
    return Denials(trusted(dsl_text("text", language, "prose.yaml"))["denials"])
