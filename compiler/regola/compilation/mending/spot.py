"""Where a line is wrong, and a change that is tried there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from regola.compilation.mending.line import WrittenLine
from regola.findings import Edit
from regola.program.aliases import said_phrases
from regola.program.words import Lexicon
from regola.sources import Span

__all__ = ["SIGNS", "WEIGHTY", "Candidate", "Sort", "Spot"]


@dataclass(frozen=True, slots=True)
class Candidate:
    """
    A change, and how far it is from what was written among those of its sort: 0 is nearest.

    ``cause`` is the finding that tells what was wrong, if the change alone can tell. One that is
    not safe is shown and never made: it may say more than its author meant. One that is no slip
    puts another word for what was meant, and is of use only if the line is played then.
    """

    edit: Edit
    rank: int = 0
    cause: str = ""
    is_safe: bool = True
    is_slip: bool = True


@dataclass(frozen=True, slots=True)
class Spot:
    """
    Where a line is wrong: its tokens from ``first`` up to but without ``after``.

    ``legal`` is what the finding itself says may stand there.
    """

    line: WrittenLine
    first: int
    after: int
    lexicon: Lexicon
    legal: tuple[str, ...]

    def text(self, first: int, after: int) -> str:
        """Return the text of tokens, in small letters, divided by single spaces."""
        return " ".join(token.text.lower() for token in self.line.tokens[first:after])

    def edit(self, first: int, after: int, replacement: str) -> Edit:
        """Put a text in the place of tokens."""
        tokens = self.line.tokens
        return self._edit(tokens[first].start, tokens[after - 1].end, replacement)

    def insert(self, index: int, text: str) -> Edit:
        """Put a word before a token or at the end; a sign stands close to the word before it."""
        tokens = self.line.tokens
        if index == len(tokens) or text in SIGNS:
            end = tokens[index - 1].end
            return self._edit(end, end, text if text in SIGNS else f" {text}")
        return self._edit(tokens[index].start, tokens[index].start, f"{text} ")

    def keeps_numbers(self, edit: Edit) -> bool:
        """Tell whether all numbers of the line are still there once a change is made in it."""
        return self._keeps(edit, _numbers)

    def keeps_owners(self, edit: Edit) -> bool:
        """
        Tell whether a change takes away neither whose a thing is nor that something is not.

        *You* for *your* takes nothing away: where it is right, no thing stands behind it.
        """
        return edit.replacement == "you" or self._keeps(edit, _owners)

    def says_as_much(self, edit: Edit) -> bool:
        """Tell whether the things named, and the words that compare or deny, outlast a change."""
        return self._keeps(edit, self._said)

    def keeps_time(self, edit: Edit) -> bool:
        """
        Tell whether a change leaves it at what happens or at what was done before.

        Where a rule waits for a deed, *that you conquer* and *that you conquered* are another time.
        """
        first = sum(one.start < edit.span.start for one in self.line.tokens)
        is_told_of = any(self.is_a(n, "THAT") for n in range(max(first - _NEAR, 0), first))
        own = self.lexicon.vocabulary.spellings.words
        old = [one for one in self.line.tokens if edit.span.start <= one.start < edit.span.end]
        told = [own.get(one.text.lower(), ("",))[0] for one in old]
        made = [own.get(word.strip(":,").lower(), ("",))[0] for word in edit.replacement.split()]
        waits = any(self.is_a(n, "WHEN") for n in range(len(self.line.tokens)))
        is_same = ("DONE" in told) == ("DONE" in made) or "VERB" not in told
        return is_same or not (waits and is_told_of)

    def _keeps(self, edit: Edit, counted: Callable[[Sequence[str]], Counter[str]]) -> bool:
        old = [one for one in self.line.tokens if edit.span.start <= one.start < edit.span.end]
        made = [word.strip(":,") for word in edit.replacement.split()]
        before, after = counted([one.text for one in old]), counted(made)
        first = next((n for n, one in enumerate(self.line.tokens) if old and one is old[0]), 0)
        # What stands twice may go once.
        beside = self.line.tokens[first - 1].text if first else ""
        return before <= after or (not edit.replacement and before == counted([beside]))

    def _said(self, words: Sequence[str]) -> Counter[str]:
        small = [word.lower() for word in words]
        # One word alone may be misspelt, and be another by chance.
        named = (self.lexicon.senses(word)[:1] for word in small if len(small) > 1)
        return Counter([one.noun for senses in named for one in senses]) + Counter(
            word for word in small if word in WEIGHTY
        )

    def behind(self, index: int, text: str) -> Edit:
        """Put a text right behind the token before one."""
        end = self.line.tokens[index - 1].end
        return self._edit(end, end, text)

    def between(self, index: int, text: str) -> Edit:
        """Put a text in the place of all that stands before a token."""
        tokens = self.line.tokens
        return self._edit(tokens[index - 1].end, tokens[index].start, text)

    def delete(self, index: int) -> Edit:
        """Take a token away, with the space before it."""
        tokens = self.line.tokens
        return self._edit(tokens[index - 1].end, tokens[index].end, "")

    def _edit(self, start: int, end: int, replacement: str) -> Edit:
        return Edit(Span(self.line.source.path, start, end), replacement)

    @property
    def around(self) -> range:
        """The numbers of the tokens here, of the one before and of the one after."""
        return range(max(self.first - 1, 0), min(self.after + 1, len(self.line.tokens)))

    def is_a(self, index: int, *terminals: str) -> bool:
        """Tell whether a token is one of the small words or the deeds of some sorts."""
        own = self.lexicon.vocabulary.spellings
        word = self.line.tokens[index].text.lower()
        return (own.words.get(word) or own.keywords.get(word) or ("", ""))[0] in terminals

    def spelled(self, *terminals: str) -> list[str]:
        """Return the first spelling of each small word of some sorts."""
        own = self.lexicon.vocabulary.spellings
        found: dict[tuple[str, str], str] = {}
        for spelling, one in (*own.keywords.items(), *own.words.items()):
            if one[0] in terminals and "#" not in spelling:
                found.setdefault(one, spelling)
        return list(found.values())


def _numbers(words: Iterable[str]) -> Counter[str]:
    """Count the numbers among words, written as digits or as people say them."""
    said = (found for word in words for found in (word, *said_phrases(word.lower())))
    return Counter(word for word in said if word.isdigit())


def _owners(words: Iterable[str]) -> Counter[str]:
    """Count the words that say whose a thing is, or that there is none."""
    return Counter(filter(None, (_OWNERS.get(word.lower()) for word in words)))


_OWNERS = {"your": "yours", "yours": "yours", "its": "its", "not": "no", "no": "no"}

# Whoever wrote one of these did not mean the rule without it.
WEIGHTY = frozenset(("more", "less", "fewer", "most", "least", "not", "no", "without", "only"))
_NEAR = 4
"""So many words before a deed may say that it is told of a thing: *that your opponent conquers*."""
SIGNS = {":": "missing-colon", ",": "missing-comma"}
"""The signs that are easily forgotten, each with the finding that tells so."""

Sort: TypeAlias = Callable[[Spot], Iterator[Candidate]]
"""Gives the changes of one sort, the nearest first."""
