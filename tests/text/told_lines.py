"""Say a line of Small World as a rule, and read what was said as a reader of the language does."""

from __future__ import annotations

from regola.program.canonical import canonical
from regola.text import realise
from tests.text.test_reading import GROUNDS

__all__ = ["said_and_read_back", "said_of"]


def said_of(game: str, line: str, code: str) -> str:
    """Return the sentence of a rule of a game in a language."""
    ground = next(one for one in GROUNDS if one.game == game)
    reader, rule = ground.reader(code), ground.lines.rule(line)
    assert rule is not None
    return realise(rule, reader.context(), reader.language)


def said_and_read_back(line: str, code: str) -> str:
    """Return the sentence of a rule in a language, having seen that it reads back to the rule."""
    ground = next(one for one in GROUNDS if one.game == "small_world")
    reader, rule = ground.reader(code), ground.lines.rule(line)
    assert rule is not None
    said = realise(rule, reader.context(), reader.language)
    found = reader.exactly(said)
    read = ground.lines.rule(found.line) if found else None
    assert read is not None
    assert canonical(read) == canonical(rule)
    return said
