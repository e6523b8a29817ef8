"""Words doubled, left out or swapped in rules, and rules where none can stand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from seeding.content import Content, File, Site
from seeding.mistake import Mistake

__all__ = ["doubled_determiner", "left_out_noun", "left_out_of", "rule_in_ruling", "swapped_words"]

_DETERMINERS = ("a", "the", "no", "each", "any", "another", "your")
_BARE = ("example", "ruling", "option", "edition", "trait")
_BEHIND = ("PREPOSITION", "IS", "_COLON", "_NEWLINE", "MAY", "HAS", "IF", "_COMMA")


def rule_lines(file: File) -> Iterator[tuple[Site, ...]]:
    """Give the terminals of each line that is a rule."""
    for line in file.lines.values():
        sites = tuple(s for s in line if s.token.type not in ("LBRACE", "RBRACE"))
        types = {site.token.type for site in sites}
        if (
            types - {"_NEWLINE"}
            and not types & {"KIND", "FIELD"}
            and "example" not in sites[0].kinds
        ):
            yield sites


def _drawn(file: File, rng: Random) -> tuple[Site, ...]:
    lines = list(rule_lines(file))
    return rng.choice(lines) if lines else ()


def _in_rule(line: Sequence[Site], file: File, text: str, what: str) -> Mistake:
    """Return a changed rule; where a word lacks or is misplaced, another may seem to be wrong."""
    end = line[-1].end + len(text) - len(file.text)
    return Mistake(text, ((line[0].start, end),), what)


def doubled_determiner(file: File, content: Content, rng: Random) -> Mistake | None:
    """Put one more determiner before one: *the a hill*, *no each hill*."""
    del content
    line = _drawn(file, rng)
    found = [site for site in line if site.token.type == "DETERMINER"]
    if not found:
        return None
    site, more = rng.choice(found), rng.choice(_DETERMINERS)
    text = f"{file.text[: site.start]}{more} {file.text[site.start :]}"
    return _in_rule(line, file, text, f"{more} {site.token}")


def left_out_noun(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out a noun that a determiner stands before."""
    del content
    line = _drawn(file, rng)
    found = [
        (before, site)
        for before, site, after in zip(line, line[1:], line[2:], strict=False)
        if before.token.type == "DETERMINER"
        and site.token.type == "WORD"
        and after.token.type in _BEHIND
    ]
    if not found:
        return None
    before, site = rng.choice(found)
    text = file.text[: before.end] + file.text[site.end :]
    return _in_rule(line, file, text, f"without {site.token}")


def left_out_of(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out an *of*."""
    del content
    line = _drawn(file, rng)
    found = [n for n, s in enumerate(line) if (s.token.type, str(s.token)) == ("PREPOSITION", "of")]
    if not found or found[-1] + 1 >= len(line):
        return None
    index = rng.choice(found)
    site, after = line[index], line[index + 1]
    text = file.text[: site.start] + file.text[after.start :]
    return _in_rule(line, file, text, "without of")


def swapped_words(file: File, content: Content, rng: Random) -> Mistake | None:
    """Let two neighbouring words change places."""
    del content
    line = [s for s in _drawn(file, rng) if s.end > s.start]
    if len(line) < 2:  # noqa: PLR2004  # two to swap
        return None
    index = rng.randrange(len(line) - 1)
    left, right = line[index], line[index + 1]
    one, other = file.text[left.start : left.end], file.text[right.start : right.end]
    if one == other or not (one.isalpha() and other.isalpha()):
        return None
    between = file.text[left.end : right.start]
    swapped = f"{other}{between}{one}"
    text = file.text[: left.start] + swapped + file.text[right.end :]
    return _in_rule(line, file, text, swapped)


def rule_in_ruling(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a rule into a ruling, an example or another thing that holds none."""
    del content
    line = _drawn(file, rng)
    hosts = [s for s in file.sites if s.token.type == "LBRACE" and s.kinds[-1] in _BARE]
    if not line or not hosts:
        return None
    last = next(s for s in reversed(line) if s.token.type != "_NEWLINE")
    rule, host = file.text[line[0].start : last.end], rng.choice(hosts)
    text = f"{file.text[: host.end]}\n{rule}\n{file.text[host.end :]}"
    return Mistake(text, ((host.end + 1, host.end + 1 + len(rule)),), f"into {host.kinds[-1]}")
