"""A morphological dictionary for tests: the Apertium programs and data that Debian packs."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from regola.text.lint import Analyses, analyses_from

__all__ = ["FOLDER", "analyses", "generated", "raw_analyses"]

FOLDER = Path("/usr/share/apertium")
_ANALYSERS = {
    "en": "apertium-eng-spa/eng-spa.automorf.bin",
    "es": "apertium-eng-spa/spa-eng.automorf.bin",
    "it": "apertium-spa-ita/ita-spa.automorf.bin",
}
_GENERATORS = {
    "en": "apertium-eng-spa/spa-eng.autogen.bin",
    "es": "apertium-eng-spa/eng-spa.autogen.bin",
    "it": "apertium-spa-ita/spa-ita.autogen.bin",
}
_WORD = re.compile(r"[^\W\d_]+(?:'(?=\w))?")


def words(texts: Iterable[str]) -> frozenset[str]:
    """Return the words of some texts in small letters."""
    return frozenset(word.lower() for text in texts for word in _WORD.findall(text))


@cache
def raw_analyses(code: str, asked: frozenset[str]) -> str:
    """Return what the dictionary writes of words, all at once: starting it takes longest."""
    return _run(["lt-proc", "-w", str(FOLDER / _ANALYSERS[code])], (f"{one} ." for one in asked))


def analyses(code: str, texts: Iterable[str]) -> Analyses:
    """Return the readings that the dictionary gives to the words of some texts."""
    return analyses_from(raw_analyses(code, words(texts)))


def generated(code: str, asked: list[str]) -> dict[str, str]:
    """Return the forms of analyses such as `regione<n><f><pl>` that the dictionary knows."""
    command = ["lt-proc", "-g", str(FOLDER / _GENERATORS[code])]
    forms = _run(command, (f"^{one}$" for one in asked)).splitlines()
    known = zip(asked, forms, strict=True)
    return {one: form for one, form in known if form[:1] not in ("#", "*", "@", "")}


def _run(command: list[str], lines: Iterable[str]) -> str:
    given = "\n".join(sorted(lines) if command[1] == "-w" else lines)
    ran = subprocess.run(command, input=given, capture_output=True, check=True, text=True)
    return ran.stdout
