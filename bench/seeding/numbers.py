"""Numbers that no game has: far too high, nothing at all, or less than none."""

from __future__ import annotations

import re
from random import Random

from seeding.content import Content, File
from seeding.mistake import Mistake, replaced
from seeding.sentences import rule_lines

__all__ = ["senseless_field", "senseless_number"]

_FIELD = re.compile(
    r"^ +(?P<key>tokens|box|limit|count|strength|speed|resources|players|rounds): *(?P<value>\d+)",
    re.MULTILINE,
)
_HIGH = ("99", "200", "999", "5000")


def senseless_number(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a number of a rule far too high, or gain and pay nothing."""
    del content
    found = [site for line in rule_lines(file) for site in line if site.token.type == "NUMBER"]
    # What has no bound that a reader could know: a factor, a difference, the finish of a game.
    found = [site for site in found if site.kinds[0] in ("race", "power", "relic", "place", "lord")]
    if not found:
        return None
    # A text with a number of a rule in it would have one that it does not know.
    if re.search(r'"[^"\n]*\{\w', file.text):
        return None
    site = rng.choice(found)
    is_deed = re.search(r"\b(?:gain|take|pay|give|draw|discard) $", file.text[: site.start])
    wrong = rng.choice(("0", *_HIGH)) if is_deed else rng.choice(_HIGH)
    changed = replaced(file.text, site.start, site.end, wrong)
    # One coin, 99 coin: the noun beside it is told, too.
    end = file.text.find("\n", site.start)
    return Mistake(changed.text, ((site.start, end),), changed.what)


def senseless_field(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a number of a field far too high, or 0 where there must be one."""
    del content
    found = list(_FIELD.finditer(file.text))
    if not found:
        return None
    field = rng.choice(found)
    least = ("0",) if field["key"] in ("tokens", "box", "limit", "players", "rounds") else ()
    return replaced(file.text, *field.span("value"), rng.choice((*least, *_HIGH)))
