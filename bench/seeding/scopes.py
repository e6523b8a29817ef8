"""Words that point at nothing: *its*, *the region* where none is named, a rule of a piece."""

from __future__ import annotations

from random import Random

from seeding.content import Content, File
from seeding.mistake import Mistake, replaced
from seeding.sentences import rule_lines

__all__ = ["pointless_its", "pointless_the", "rule_of_a_piece"]


def pointless_its(file: File, content: Content, rng: Random) -> Mistake | None:
    """Say *its* of an item that has no place."""
    del content
    found = []
    for line in rule_lines(file):
        if line[0].kinds[-1] in ("race", "power", "lord"):
            found += [s for s in line if str(s.token) in ("your", "a") and s.end > s.start]
    if not found:
        return None
    site = rng.choice(found)
    return replaced(file.text, site.start, site.end, "its")


def pointless_the(file: File, content: Content, rng: Random) -> Mistake | None:
    """Point with *the* at a thing that nothing before it names."""
    found = []
    # What content declares may be the only one of its sort: *the dragon*, *the chasm*.
    declared = {
        word
        for one in content.programs[file.language.vocabulary.family].declared
        for spelling in one.spellings
        for word in spelling.split()
    }
    for line in rule_lines(file):
        articles = [n for n, s in enumerate(line) if str(s.token) in ("a", "an")]
        # The first thing of a rule has nothing before it that could be meant.
        found += [
            (line, line[n])
            for n in articles[:1]
            if not declared & {str(s.token) for s in line[n + 1 : n + 4]}
        ]
    if not found:
        return None
    line, site = rng.choice(found)
    changed = replaced(file.text, site.start, site.end, "the")
    return Mistake(changed.text, ((site.start, line[-1].end),), changed.what)


def rule_of_a_piece(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a rule of a piece, which says *it* or *its*, into the item around it."""
    del content
    lines = list(rule_lines(file))
    moved = [
        line
        for line in lines
        if line[0].kinds[-1] == "piece" and any(str(s.token) in ("it", "its") for s in line)
    ]
    hosts = [line for line in lines if line[0].kinds in (("race",), ("power",))]
    if not moved or not hosts:
        return None
    line, host = rng.choice(moved), rng.choice(hosts)
    last = next(s for s in reversed(line) if s.token.type != "_NEWLINE")
    rule = file.text[line[0].start : last.end]
    start = host[0].start
    changed = f"{file.text[:start]}{rule}\n    {file.text[start:]}"
    return Mistake(changed, ((start, start + len(rule)),), f"in {host[0].kinds[-1]}: {rule}")
