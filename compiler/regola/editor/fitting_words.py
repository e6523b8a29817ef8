"""Find out which words make sense at a place, by trying each in a line of its own."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import islice

from regola.compilation.language import Language
from regola.compilation.program import Program
from regola.editor.places import WritingPlace
from regola.findings import Sink
from regola.program.fitting import ANY
from regola.program.items import Resolver
from regola.program.pack import Manifest
from regola.program.symbols import Symbols
from regola.program.words import Lexicon
from regola.sources import Source
from regola.syntax.scanner import scan

__all__ = ["WordTrial"]

_ENDINGS = (
    ("_NEWLINE", "IS", "NUMBER"),
    ("IS", "NUMBER", "_NEWLINE"),
    ("MAY", "VERB", "_NEWLINE"),
    ("_COLON", "VERB", "_NEWLINE"),
    ("IS", "WORD", "_NEWLINE"),
)
"""Ways to bring a line to an end: of what may follow, the first of these is taken."""

_OTHERS = ("_NEWLINE", "RPAR", "_COLON", "VERB", "IS", "DONE", "NUMBER", "WORD", "AS", "CAN", "HAS")
_LONGEST = 8
_MOST_NOUNS = 3


class WordTrial:
    """Tries words at one place: what would be wrong with a word there is not offered."""

    def __init__(
        self, language: Language, program: Program, head: Manifest, place: WritingPlace
    ) -> None:
        """Keep the words of the program and the place."""
        symbols = Symbols()
        symbols.update(program.declared)
        self._language = language
        self._sink = Sink()
        everything = Lexicon(language.vocabulary, symbols)
        games = {head.id: head.game}
        self._resolver = Resolver(everything, language.others, self._sink, games)
        self._pack = head.id
        self._place = place
        self._endings: dict[str, tuple[str, ...]] = {}

    def fits(self, word: str, terminal: str, *, alone: bool = False) -> bool:
        """
        Tell whether some line that has the word at the place is right up to the word.

        With ``alone`` what is wrong before the word is passed over: more may have to follow.
        """
        return any(
            self._is_right(text, ending, alone=alone)
            for text in self._whole(word, terminal)
            for ending in self._ending(terminal, text)
        )

    def _whole(self, word: str, terminal: str) -> Iterator[str]:
        """Give a word as it may stand: with a thing that it is said of, or that it is done to."""
        own = self._language.vocabulary
        adjective = own.adjectives.get(own.spellings.negatives.get(word, word))
        verb = own.verbs.get(own.spellings.words.get(word, ("", ""))[1])
        if terminal == "WORD" and adjective is not None:
            yield from (f"{word} {noun}" for noun in islice(self._nouns(adjective.of), _MOST_NOUNS))
        elif terminal == "VERB" and verb is not None and verb.object:
            places = "".join(f" {slot} a {self._noun(verb.slots[slot])}" for slot in verb.needs)
            nouns = islice(self._nouns(verb.object), _MOST_NOUNS)
            yield from (f"{word} a {noun}{places}" for noun in nouns)
        yield word

    def _nouns(self, types: tuple[str, ...]) -> Iterator[str]:
        own = self._language.vocabulary
        return (one.id for one in own.nouns.values() if types == ANY or own.fits(one.type, types))

    def _noun(self, types: tuple[str, ...]) -> str:
        return next(self._nouns(types), "")

    def _ending(self, terminal: str, text: str) -> tuple[str, ...]:
        """Return the ways in which a line may end after a word of a terminal."""
        if terminal not in self._endings:
            found = (self._ended(text, order) for order in _ENDINGS)
            self._endings[terminal] = tuple(dict.fromkeys(one for one in found if one is not None))
        return self._endings[terminal]

    def _ended(self, text: str, order: tuple[str, ...]) -> str | None:
        added: list[str] = []
        for _ in range(_LONGEST):
            line = " ".join([self._place.text, text, *added])
            tokens = scan(Source("-", line), Sink())[0]
            expected = self._language.parser.expected(tokens[0].tokens if tokens else ())
            following = next((one for one in (*order, *_OTHERS) if one in expected), "")
            if following in ("", "_NEWLINE"):
                return " ".join(added) if following else None
            added.append(self._samples.get(following, following))
        return None

    @cached_property
    def _samples(self) -> dict[str, str]:
        """A word for each terminal, to bring a line to an end with."""
        own = self._language.vocabulary
        found = {"NUMBER": "1", "_COLON": ":", "RPAR": ")", "WORD": next(iter(own.nouns))}
        for spelling, (terminal, _) in (
            *own.spellings.keywords.items(),
            *own.spellings.words.items(),
        ):
            if "#" not in spelling:
                found.setdefault(terminal, spelling)
        return found

    def _is_right(self, text: str, ending: str, *, alone: bool) -> bool:
        place = self._place
        above = "".join(f"{header} {{\n " for header in place.headers)
        before = f"{above}{place.text} "
        depth = len(place.headers)
        source = Source("-", f"{before}{text} {ending}\n" + "}" * depth + "\n")
        end = len(before) + len(text)
        self._sink.drain()
        file = self._language.parser.read(source, self._sink)
        if file.faults:
            return False
        for declaration in file.declarations:
            self._resolver.item(declaration, self._pack, source)
        found = self._sink.drain()
        start = len(before) if alone else len(above)
        return not any(start <= one.span.start < end for one in found)
