"""Words that neither a dictionary of Debian's nor the project's own list knows."""

from __future__ import annotations

import re
import subprocess
import unicodedata
from collections.abc import Iterable
from pathlib import Path

from tests.text.builder import yaml

__all__ = ["DICTIONARIES", "MOST_WORDS", "OWN_WORDS", "misspelt", "unknown"]

DICTIONARIES = {"en": "en_US", "es": "es_ES", "it": "it_IT"}
OWN_WORDS: dict[str, dict[str, str]] = yaml(Path(__file__).with_name("words.yaml"))
MOST_WORDS = 75
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_NO_WORDS = re.compile(r"(?<!\S)--[a-z][a-z-]*|\b[A-Z]{2,4}\b")
"""Options of the command line as typed, and abbreviations in capitals such as PNG."""

_OWNER = re.compile(r"['’]s$")
_JOINED = {"es": re.compile(r"(.{3,}?)(?:me|te|se|nos|l[aeo]s?)$")}
"""A command and the pronoun that is written with it, which the dictionary lacks: *escríbelo*."""


def unknown(code: str, texts: Iterable[str]) -> set[str]:
    """Return the words of some texts that the dictionary does not know."""
    plain = (_NO_WORDS.sub(" ", text) for text in texts)
    words = {_OWNER.sub("", word) for text in plain for word in _WORD.findall(text)}
    # The dictionaries know words, not what is elided before them.
    parts = [re.split("['’]", word) for word in words]
    elided = {part for one in parts for part in one[:-1]}
    whole = sorted({part for one in parts for part in one if len(part) > 1} - elided)
    lacking = _lacking(code, whole)
    commands = {word: _command(code, word) for word in lacking}
    wrong = _lacking(code, filter(None, commands.values()))
    return {word for word, command in commands.items() if not command or command in wrong}


def _command(code: str, word: str) -> str:
    """Return the command that a word is with its pronoun, as it is written alone; else nothing."""
    match = _JOINED[code].match(word) if code in _JOINED else None
    parts = unicodedata.normalize("NFD", match[1]) if match else ""
    plain = "".join(part for part in parts if part != "\N{COMBINING ACUTE ACCENT}")
    # With the pronoun the stress moves to a place where it is written.
    return unicodedata.normalize("NFC", plain) if plain != parts else ""


def _lacking(code: str, words: Iterable[str]) -> set[str]:
    command = ["hunspell", "-d", DICTIONARIES[code], "-l"]
    ran = subprocess.run(command, input="\n".join(words).encode(), capture_output=True, check=True)
    return set(ran.stdout.decode().split())


def misspelt(code: str, texts: Iterable[str]) -> set[str]:
    """Return the unknown words that the project's list does not explain."""
    own = {word.lower() for word in OWN_WORDS[code]}
    return {word for word in unknown(code, texts) if word.lower() not in own}
