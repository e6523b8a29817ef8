"""Find the legal words that a misspelt one comes closest to, and put one in its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regola.findings.model import Edit, Fix
from regola.sources import Span

__all__ = ["Legal", "distance", "instead", "nearest"]


def nearest(word: str, legal: Iterable[str], *, most: int = 3) -> tuple[str, ...]:
    """
    Return the legal words nearest to `word`, the best first, at most `most`.

    A word that differs in case alone comes first. Others may be a third of the word's length away,
    one step at least; equally near ones stand in alphabetical order.
    """
    reach = _reach(word)
    folded = word.casefold()
    letters = set(folded)
    ranked = []
    for candidate in set(legal):
        near = abs(len(candidate) - len(word)) <= reach
        # Each letter that is nowhere in the other word costs a step: most words fall here, quickly.
        if near and len(letters.difference(candidate.casefold())) <= reach:
            steps = distance(folded, candidate.casefold(), reach)
            if steps <= reach and candidate != word:
                ranked.append((steps, candidate.casefold(), candidate))
    return tuple(candidate for _, _, candidate in sorted(ranked)[:most])


def _reach(word: str) -> int:
    return max(1, len(word) // 3)


class Legal:
    """Many legal words by how long they are, for whoever looks for the nearest again and again."""

    def __init__(self, words: Iterable[str]) -> None:
        """Take the words."""
        self._by_length: dict[int, dict[str, None]] = {}
        self.add(words)

    def add(self, words: Iterable[str]) -> None:
        """Take more words."""
        for word in words:
            self._by_length.setdefault(len(word), {})[word] = None

    def remove(self, words: Iterable[str]) -> None:
        """Forget words that are here."""
        for word in words:
            del self._by_length[len(word)][word]

    def about(self, word: str) -> Iterator[str]:
        """Give the words that are long enough, and short enough, to be near to one."""
        reach = _reach(word)
        for length in range(len(word) - reach, len(word) + reach + 1):
            yield from self._by_length.get(length, ())


def distance(left: str, right: str, reach: int) -> int:
    """
    Count the letters to insert, delete, replace or swap with the next to turn one into the other.

    Counting stops past `reach`; the answer is then some number above it.
    """
    before: list[int] = []
    current = list(range(len(right) + 1))
    for row, letter in enumerate(left, 1):
        before, previous, current = current, before, [row]
        for column, other in enumerate(right, 1):
            steps = min(before[column] + 1, current[-1] + 1, before[column - 1] + (letter != other))
            if _swapped(left, right, row, column):
                steps = min(steps, previous[column - 2] + 1)
            current.append(steps)
        if min(current) > reach:
            return reach + 1
    return current[-1]


def _swapped(left: str, right: str, row: int, column: int) -> bool:
    if min(row, column) == 1:
        return False
    return left[row - 1] == right[column - 2] and left[row - 2] == right[column - 1]


def instead(span: Span, similar: tuple[str, ...]) -> Fix | None:
    """Return the fix that puts a legal word in the place of a wrong one, if one alone is near."""
    if len(similar) != 1:
        return None
    return Fix("line", (("line", similar[0]),), (Edit(span, similar[0]),))
