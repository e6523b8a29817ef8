"""Mistakes in catalogues of texts by hand: numbers, denials, terms, keys, headers, quotes."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from regola.compilation.checking import check_programs
from regola.compilation.program import PackSources, compile_packs
from regola.findings import Finding, Sink
from regola.program.pack import manifest
from regola.sources import Source
from seeding.content import Content, File
from seeding.mistake import Mistake, replaced

__all__ = ["Catalogue", "wrong_in_catalogue"]

_PACK = 'id: lamps\nnames: {it: L, es: L, en: L}\nversion: "1.0"\ngame: small_world\n'
_RULES = """race lampmen {
    name: it m "Lampadaio" / "Lampadai", es m "Farolero" / "Faroleros", en "Lampman" / "Lampmen"
    tokens: 5 of 10

    income of your hills is 1 more
    when you conquer a forest: gain 2 coins
    you may not conquer a swamp
}
"""
_TEXT = """msgid ""
msgstr ""
"Language: it\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=UTF-8\\n"
"Content-Transfer-Encoding: 8bit\\n"

#. meaning: 03ab6ad3cfa4
msgctxt "lamps/race/lampmen#1"
msgid "At the end of your turn, gain 1 extra coin for each of your Hills."
msgstr "Alla fine del turno ogni tua Collina ti dà 1 moneta in più."

#. meaning: 56b06057abba
msgctxt "lamps/race/lampmen#2"
msgid "When you conquer a Forest, gain 2 coins."
msgstr "Conquistando una Foresta ricevi 2 monete."

#. meaning: 1fc83ca6f46f
msgctxt "lamps/race/lampmen#3"
msgid "You may not conquer any Swamp."
msgstr "Non ti è permesso conquistare una Palude."
"""


@dataclass(frozen=True)
class Catalogue:
    """The catalogue of a small pack."""

    name: str = "texts/it.po"
    text: str = _TEXT

    def check(self, text: str, content: Content) -> list[Finding]:
        """Compile and check the pack with another catalogue."""
        sink = Sink()
        head = manifest(Source("pack.yaml", _PACK), sink)
        if head is None:
            return []
        sources = (Source("lampmen.regola", _RULES),)
        pack = PackSources(head, sources, (Source(self.name, text),))
        below = content.programs["conquest"]
        check_programs([compile_packs([pack], content.language_of("conquest"), below, sink)], sink)
        return [one for one in sink.sorted() if one.span.path == self.name]

    def meaning(self, text: str, content: Content) -> Any:
        """Return what the catalogue says, each entry with its key."""
        del content
        return re.sub(r"[ \n]+", " ", text)


_Change = Callable[[str, Random], Mistake | None]


def wrong_in_catalogue(file: File, content: Content, rng: Random) -> Mistake | None:
    """Make one mistake in a catalogue."""
    del file, content
    own = Catalogue()
    made = rng.choice(_CHANGES)(own.text, rng)
    return None if made is None else Mistake(made.text, made.places, made.what, own)


_WRITTEN = re.compile(r'^msgstr "([^"\n]+)"$', re.MULTILINE)


def _in_text(text: str, rng: Random, wanted: str, new: Callable[[str], str]) -> Mistake | None:
    """Replace words of a text by hand; the text is the place."""
    found = [
        (line, words) for line in _WRITTEN.finditer(text) for words in re.finditer(wanted, line[1])
    ]
    if not found:
        return None
    line, words = rng.choice(found)
    start, end = (line.start(1) + offset for offset in words.span())
    changed = replaced(text, start, end, new(words[0]))
    return Mistake(changed.text, (_entry(changed.text, start),), changed.what)


def _entry(text: str, offset: int) -> tuple[int, int]:
    """Return where the entry around an offset begins and ends."""
    end = text.find("\n\n", offset)
    return text.rfind("\n\n", 0, offset) + 1, len(text) if end < 0 else end


def _number(text: str, rng: Random) -> Mistake | None:
    return _in_text(text, rng, r"\d+", lambda found: str(int(found) + rng.randrange(1, 9)))


def _without_number(text: str, rng: Random) -> Mistake | None:
    return _in_text(text, rng, r"\d+ ", lambda _: "")


def _denial(text: str, rng: Random) -> Mistake | None:
    return _in_text(text, rng, r"Non ti|ti dà|ricevi", _denied)


def _denied(found: str) -> str:
    return "Ti" if found == "Non ti" else f"non {found}"


def _noun(text: str, rng: Random) -> Mistake | None:
    other = {"1 moneta": "1 monete", "2 monete": "2 moneta"}
    return _in_text(text, rng, r"\d monet\w", lambda found: other[found])


def _term(text: str, rng: Random) -> Mistake | None:
    names = ["Collina", "Foresta", "Palude", "Montagna"]
    return _in_text(
        text,
        rng,
        "|".join(names),
        lambda found: rng.choice([name for name in names if name != found]),
    )


def _line(text: str, rng: Random, wanted: str, new: Callable[[str], str]) -> Mistake | None:
    """Replace a whole line; it is the place, and the entry around it."""
    line = rng.choice(list(re.finditer(wanted, text, re.MULTILINE)))
    changed = replaced(text, *line.span(), new(line[0]))
    return Mistake(changed.text, (_entry(changed.text, line.start()),), changed.what)


def _stale(text: str, rng: Random) -> Mistake | None:
    """Change the meaning that a text was written for, and the source with it."""
    return _line(text, rng, r"^#\. meaning: (?s:.*?)^msgid .*$", _other_meaning)


def _other_meaning(found: str) -> str:
    return re.sub(r'msgid ".*"', 'msgid "You may not decline."', f"#. meaning: 0000{found[16:]}")


def _unknown_rule(text: str, rng: Random) -> Mistake | None:
    """Name an item that there is not; a rule that moved in its item is found by its meaning."""
    return _line(text, rng, r"lampmen#\d", lambda found: found.replace("lampmen", "lampmem"))


def _lone_quote(text: str, rng: Random) -> Mistake | None:
    return _line(text, rng, r'^msg(str|id|ctxt) "[^"\n]+"$', lambda found: found[:-1])


def _keyword(text: str, rng: Random) -> Mistake | None:
    return _line(text, rng, r"^msg(str|id)(?= \"[^\"\n])", lambda found: found[:-1])


def _header(text: str, rng: Random) -> Mistake | None:
    wrong = {"it": "es", "UTF-8": "latin-1"}
    return _line(text, rng, r"(?<=Language: )it|(?<=charset=)UTF-8", lambda found: wrong[found])


def _doubled(text: str, rng: Random) -> Mistake | None:
    entry = rng.choice(text.strip().split("\n\n")[1:])
    start = len(text) + 1
    changed = f"{text}\n{entry}\n"
    first = text.index(entry)
    return Mistake(changed, ((start, len(changed)), (first, first + len(entry))), "doubled entry")


_CHANGES: tuple[_Change, ...] = (
    _number,
    _without_number,
    _denial,
    _noun,
    _term,
    _stale,
    _unknown_rule,
    _lone_quote,
    _keyword,
    _header,
    _doubled,
)
