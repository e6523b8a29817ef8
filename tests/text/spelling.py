"""Words that neither a dictionary of Debian's nor the project's own list knows."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tests.text.builder import yaml

__all__ = ["DICTIONARIES", "MOST_WORDS", "OWN_WORDS", "misspelt", "unknown"]

DICTIONARIES = {"en": "en_US", "es": "es_ES", "it": "it_IT"}
OWN_WORDS: dict[str, dict[str, str]] = yaml(Path(__file__).with_name("words.yaml"))
MOST_WORDS = 60
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
_OWNER = re.compile(r"['’]s$")


def unknown(code: str, texts: Iterable[str]) -> set[str]:
    """Return the words of some texts that the dictionary does not know."""
    words = {_OWNER.sub("", word) for text in texts for word in _WORD.findall(text)}
    # The dictionaries know words, not what is elided before them.
    parts = [re.split("['’]", word) for word in words]
    elided = {part for one in parts for part in one[:-1]}
    whole = sorted({part for one in parts for part in one if len(part) > 1} - elided)
    command = ["hunspell", "-d", DICTIONARIES[code], "-l"]
    ran = subprocess.run(command, input="\n".join(whole).encode(), capture_output=True, check=True)
    return set(ran.stdout.decode().split())


def misspelt(code: str, texts: Iterable[str]) -> set[str]:
    """Return the unknown words that the project's list does not explain."""
    own = {word.lower() for word in OWN_WORDS[code]}
    return {word for word in unknown(code, texts) if word.lower() not in own}
