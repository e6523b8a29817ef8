"""
Turn lines of raw tokens into the terminals of the grammar.

Which spelling is which terminal comes from the spellings of the vocabulary: the longest spelling
wins. Headers and field values hold no keywords, so that names in them are free.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise

from lark import Token

from regola.syntax.scanner import Line, RawToken
from regola.vocabulary.model import Vocabulary

__all__ = ["Reader"]

_NOUN_BEFORE = frozenset(
    {"DETERMINER", "NUMBER", "ALL", "AT", "PREPOSITION", "BOUND", "THAT", "OR"}
)
_NOUN_AFTER = frozenset({"PREPOSITION", "IS", "HAS", "_COLON", "_COMMA", "IF"})
_SIGNS = {
    "{": "LBRACE",
    "}": "RBRACE",
    "(": "LPAR",
    ")": "RPAR",
    ",": "_COMMA",
    ":": "_COLON",
}
_ENDS_ID = frozenset({"string", "number"})
_OPERATORS = {"+": "SIGN", "-": "SIGN", "*": "TIMES"}


@dataclass(frozen=True, slots=True)
class _Spelling:
    """One way to write a terminal: its words after the first, the terminal, its value."""

    rest: tuple[str, ...]
    terminal: str
    value: str


class Reader:
    """
    Reads the lines of rules files for one vocabulary.

    The reader keeps no state between lines.
    """

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Index the spellings by their first word, longest first."""
        self._vocabulary = vocabulary
        self._fields = vocabulary.field_names

    @cached_property
    def _spellings(self) -> Mapping[str, tuple[_Spelling, ...]]:
        spellings = self._vocabulary.spellings
        index: dict[str, list[_Spelling]] = {}
        for table in (spellings.words, spellings.keywords):
            for spelling, (terminal, value) in table.items():
                first, *rest = spelling.split()
                index.setdefault(first, []).append(_Spelling(tuple(rest), terminal, value))
        return {
            first: tuple(sorted(found, key=lambda one: -len(one.rest)))
            for first, found in index.items()
        }

    @cached_property
    def _nouns(self) -> frozenset[str]:
        words = self._vocabulary
        return frozenset({*words.nouns, *words.quantities, *words.phases})

    def terminals(self, lines: list[Line]) -> list[Token]:
        """Return the terminals of the lines of one declaration."""
        tokens: list[Token] = []
        for line in lines:
            if line.tokens:
                tokens += self._line(line)
            if line.ending is not None:
                tokens.append(_token(_SIGNS[line.ending.text], line.ending.text, line.ending))
            elif line.tokens:
                tokens.append(_end_of_line(line.tokens[-1]))
            if line.ending is not None and line.ending.text == "}":
                _close(tokens, line.ending)
        return tokens

    def _line(self, line: Line) -> list[Token]:
        if line.ending is not None and line.ending.text == "{":
            return self._header(line.tokens)
        colon = self.field_colon(line.tokens)
        tokens = self._field(line.tokens, colon) if colon else self.rule(line.tokens)
        if line.ending is not None:
            tokens.append(_end_of_line(line.tokens[-1]))
        return tokens

    def _header(self, tokens: tuple[RawToken, ...]) -> list[Token]:
        first = _token("KIND" if tokens[0].sort == "word" else "WORD", tokens[0].text, tokens[0])
        length = next(
            (n for n, one in enumerate(tokens) if n and one.sort in _ENDS_ID), len(tokens)
        )
        name, rest = tokens[1:length], tokens[length:]
        whole = [_whole(name)] if len(name) > 1 else [_plain(token) for token in name]
        return [first, *whole, *(_plain(token) for token in rest)]

    def field_colon(self, tokens: tuple[RawToken, ...]) -> int:
        """Return the place of the colon of a field line, or 0 where the line is a rule."""
        for index, token in enumerate(tokens):
            if token.text == ":":
                return index if self._is_field(tokens[:index]) else 0
            if token.sort != "word":
                return 0
        return 0

    def _is_field(self, words: tuple[RawToken, ...]) -> bool:
        if not words:
            return False
        if any(" ".join(w.text for w in words[:n]) in self._fields for n in (1, 2, 3)):
            return True
        return not any(word.text.lower() in self._spellings for word in words)

    def _field(self, tokens: tuple[RawToken, ...], colon: int) -> list[Token]:
        length = next(
            (n for n in (3, 2, 1) if n <= colon and _joined(tokens[:n]) in self._fields), 1
        )
        name = Token(
            "FIELD", _joined(tokens[:length]), tokens[0].start, end_pos=tokens[length - 1].end
        )
        return [name, *(_plain(token) for token in tokens[length:])]

    def length(self, tokens: tuple[RawToken, ...], lowered: list[str], index: int) -> int:
        """Return how many tokens of a rule, given also in lower case, are read as one."""
        return self._longest(tokens, lowered, index)[1]

    def rule(self, tokens: tuple[RawToken, ...]) -> list[Token]:
        """Return the terminals of a rule sentence."""
        lowered = [token.text.lower() if token.sort == "word" else token.text for token in tokens]
        found: list[Token] = []
        written: list[str] = []
        index = 0
        while index < len(tokens):
            token, length = self._longest(tokens, lowered, index)
            found.append(token)
            written.append(lowered[index])
            index += length
        return self._with_nouns(_with_comparisons(found), written)

    def _longest(
        self, tokens: tuple[RawToken, ...], lowered: list[str], index: int
    ) -> tuple[Token, int]:
        raw = tokens[index]
        if raw.sort != "word":
            if raw.sort == "number" and index + 1 < len(tokens) and lowered[index + 1] == "times":
                return self._times(tokens, index)
            return _plain(raw, _OPERATORS.get(raw.text, "")), 1
        for spelling in self._spellings.get(lowered[index], ()):
            number = _matches(spelling.rest, tokens, lowered, index + 1)
            if number is not None:
                length = 1 + len(spelling.rest)
                value = spelling.value.replace("#", number)
                last = tokens[index + length - 1]
                return Token(spelling.terminal, value, raw.start, end_pos=last.end), length
        return Token("WORD", lowered[index], raw.start, end_pos=raw.end), 1

    def _times(self, tokens: tuple[RawToken, ...], index: int) -> tuple[Token, int]:
        raw = tokens[index]
        return Token("LIMIT", raw.text, raw.start, end_pos=tokens[index + 1].end), 2

    def _with_nouns(self, tokens: list[Token], written: list[str]) -> list[Token]:
        """Take a verb form that is also a noun or an adjective for one where it stands like one."""
        for index, token in enumerate(tokens):
            text = written[index]
            if (token.type == "DONE" and text in self._vocabulary.adjectives) or (
                token.type == "VERB" and text in self._nouns and _like_noun(tokens, index)
            ):
                tokens[index] = token.update(type="WORD", value=text)
        return tokens


def _matches(
    rest: tuple[str, ...], tokens: tuple[RawToken, ...], lowered: list[str], index: int
) -> str | None:
    """Return the number that a spelling holds (or nothing but success), if its words follow."""
    if index + len(rest) > len(tokens):
        return None
    number = ""
    for offset, word in enumerate(rest):
        if word == "#" and tokens[index + offset].sort == "number":
            number = lowered[index + offset]
        elif lowered[index + offset] != word:
            return None
    return number


def _like_noun(tokens: list[Token], index: int) -> bool:
    before = tokens[index - 1].type if index else ""
    after = tokens[index + 1].type if index + 1 < len(tokens) else ""
    return before in _NOUN_BEFORE or after in _NOUN_AFTER


def _with_comparisons(tokens: list[Token]) -> list[Token]:
    """Tell the second word of "as many … as" from the preposition."""
    open_comparison = False
    for index, token in enumerate(tokens):
        if token.type == "AS_MANY":
            open_comparison = True
        elif token.value == "as" and token.type in ("AS", "PREPOSITION"):
            kind = "AS" if open_comparison else "PREPOSITION"
            tokens[index] = token.update(type=kind)
            open_comparison = False
    return tokens


def _whole(tokens: tuple[RawToken, ...]) -> Token:
    """Take words and signs where an id belongs for one, so that it is told how to write it."""
    text = tokens[0].text
    for before, token in pairwise(tokens):
        text += " " * (token.start - before.end) + token.text
    return Token("WORD", text, tokens[0].start, end_pos=tokens[-1].end)


def _joined(tokens: tuple[RawToken, ...]) -> str:
    return " ".join(token.text for token in tokens)


def _plain(raw: RawToken, sign: str = "") -> Token:
    terminal = {"word": "WORD", "number": "NUMBER", "string": "STRING"}.get(raw.sort)
    if terminal is None:
        terminal = sign or ("MARK" if raw.text in "+-*/" else _SIGNS[raw.text])
    value = raw.text[1:].removesuffix('"') if raw.sort == "string" else raw.text
    return _token(terminal, value, raw)


def _token(terminal: str, value: str, raw: RawToken) -> Token:
    return Token(terminal, value, raw.start, end_pos=raw.end)


def _end_of_line(last: RawToken) -> Token:
    return Token("_NEWLINE", "", last.end, end_pos=last.end)


def _close(tokens: list[Token], brace: RawToken) -> None:
    tokens.append(Token("_NEWLINE", "", brace.end, end_pos=brace.end))
