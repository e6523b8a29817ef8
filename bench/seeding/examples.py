"""Mistakes in the lines of examples, which say what is played and what must come of it."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random

from seeding.content import Content, File
from seeding.mistake import Mistake, replaced

__all__ = ["example_border", "example_comma", "example_tokens", "example_word", "without_says"]

_EXAMPLE = re.compile(r"^( *)example \"[^\n]*\{\n(.*?)^\1\}$", re.MULTILINE | re.DOTALL)
_LINE = re.compile(
    r"^ +(region|borders|turn|phase|given|declined|piece|relic|option|row|tile|token|play|cost"
    r"|expect|scenario)\b[^\n]*$",
    re.MULTILINE,
)
_WORD = re.compile(r"\b[a-z_]{3,}\b")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def _drawn(file: File, rng: Random, wanted: Callable[[str], bool]) -> re.Match[str] | None:
    """Return a line of an example that is wanted."""
    examples = list(_EXAMPLE.finditer(file.text))
    if not examples:
        return None
    example = rng.choice(examples)
    lines = [
        line
        for line in _LINE.finditer(file.text, example.start(2), example.end(2))
        if wanted(line[0]) and "says" not in line[0] and '"' not in line[0]
    ]
    return rng.choice(lines) if lines else None


def example_word(file: File, content: Content, rng: Random) -> Mistake | None:
    """Change a letter of an id, a step, a phase, a player or a key, so that no legal word comes."""
    line = _drawn(file, rng, lambda text: bool(_WORD.search(text)))
    if line is None:
        return None
    word = rng.choice(list(_WORD.finditer(file.text, line.start(), line.end())))
    place = rng.randrange(len(word[0]))
    edited = word[0][:place] + rng.choice(_LETTERS) + word[0][place + rng.randrange(2) :]
    declares = re.match(r" +(region|given|declined|row|tile|token|piece) \w*$", _before(word, line))
    known = {i.id for i in content.items.values()} | content.words | set(_WORD.findall(file.text))
    if edited in known or declares:
        return None
    return replaced(file.text, *word.span(), edited)


def _before(word: re.Match[str], line: re.Match[str]) -> str:
    return word.string[line.start() : word.end()]


def example_comma(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out a comma."""
    del content
    line = _drawn(file, rng, lambda text: "," in text)
    if line is None:
        return None
    comma = rng.choice([m.start() for m in re.finditer(",", line[0])]) + line.start()
    text = file.text[:comma] + file.text[comma + 1 :]
    return Mistake(text, ((line.start(), line.end() - 1),), f"without a comma: {line[0].strip()}")


def example_border(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a border or a region twice, or a border to itself or to nowhere."""
    del content
    line = _drawn(file, rng, lambda text: re.match(r" +(borders|region)\b", text) is not None)
    if line is None:
        return None
    if "region" in line[0]:
        text = f"{file.text[: line.end()]}\n{line[0]}{file.text[line.end() :]}"
        return Mistake(text, ((line.start(), line.end() + 1 + len(line[0])),), "region twice")
    border = rng.choice(re.findall(r"\w+ *- *\w+", line[0]))
    left, _, right = (part.strip() for part in border.partition("-"))
    wrong = rng.choice((f"{left}-{right}", f"{right}-{left}", f"{left}-{left}", f"{left}-zz"))
    return replaced(file.text, line.start(), line.end(), f"{line[0]}, {wrong}")


def example_tokens(file: File, content: Content, rng: Random) -> Mistake | None:
    """Give a people more tokens than any box holds, tell an extra die, or one with no such face."""
    del content
    line = _drawn(file, rng, lambda text: re.search(r"\b(hand|die) \d", text) is not None)
    if line is None:
        return None
    held = rng.choice(list(re.finditer(r"\b(hand|die) (\d+)", line[0])))
    if held[1] == "hand" and not re.match(r" +given \w+: [a-z_]+,", line[0]):
        return None
    wrong = "hand 99" if held[1] == "hand" else rng.choice(("die 9", f"{held[0]} die 1"))
    start = line.start()
    changed = replaced(file.text, start + held.start(), start + held.end(), wrong)
    return Mistake(changed.text, ((start, line.end() + len(wrong)),), changed.what)


def without_says(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out what an example says."""
    del content
    examples = list(_EXAMPLE.finditer(file.text))
    if not examples:
        return None
    example = rng.choice(examples)
    says = re.compile(r"^ +says:.*?(?=^ +[a-z ]+\w*:)", re.MULTILINE | re.DOTALL)
    found = says.search(file.text, example.start(2), example.end(2))
    if found is None:
        return None
    text = file.text[: found.start()] + file.text[found.end() :]
    return Mistake(text, ((example.start(), example.start(2)),), "without says")
