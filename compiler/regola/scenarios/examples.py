"""
Examples of the content of any family, put into the form of scenario files.

What a line makes follows from the form that the family's schema gives to its value: examples and
scenario files share the one table of keys, steps and topics.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from regola.program.model import FieldEntry, FieldLine, Item, Value
from regola.scenarios.documents import aside, conventions
from regola.scenarios.forms import EXPECT, REFUSED, STEPS, Form, form
from regola.scenarios.truths import NONE, is_taken, is_yes
from regola.sources import Span
from regola.yaml_files import Entry, Located

if TYPE_CHECKING:
    from regola.scenarios.family import Family

__all__ = ["document", "step_lines"]

_PLAY, _OPTIONS, _PLAYERS, _STATE = "play", "options", "players", "state"
_PRINTED = ("says", "chapter", "source")
_EACH = "*"
"""In the way to where a line belongs: the name before its colon."""


def document(name: str, family: Family, example: Item) -> Located:
    """
    Return an example of a family of games as the document of a scenario file that means the same.

    A line that says too little makes a part that the form of scenarios refuses.
    """
    return _Reader(name, family, example).document()


def step_lines(name: str, family: Family, example: Item) -> tuple[FieldLine, ...]:
    """Return the lines of an example that make steps, one each, in their order."""
    return tuple(_Reader(name, family, example).step_lines())


class _Reader:
    """Reads the lines of an example into the parts of a document."""

    def __init__(self, name: str, family: Family, example: Item) -> None:
        self._form = form(family.schema)
        self._step = (self._form.parts[STEPS].items or Form()).parts
        self._ways: Mapping[str, str] = conventions(name).get("lines", {})
        self._rolled = aside()["rolled"]
        self._spellings = family.spellings
        self._example = example
        self._top = _Parts(example.span)
        self._steps: list[Located] = []

    def document(self) -> Located:
        example, span = self._example, self._example.span
        self._top.put(("scenario",), Located(example.title, span))
        self._top.put(("game",), Located(example.pack, span))
        for line in example.fields:
            if line.key == _PLAY:
                self._add(self._played(line.entries), line.span)
            elif line.key == EXPECT:
                self._add({EXPECT: self._expected(line)}, line.span)
            elif self._is_step(line):
                self._add({line.key: self._value(self._step[line.key], line)}, line.span)
            elif line.key not in _PRINTED:
                self._lay(line)
        state = self._top.parts.get(_STATE)
        players = state.parts if isinstance(state, _Parts) else ()
        self._top.put((_PLAYERS,), Located(tuple(Located(one, span) for one in players), span))
        if _STATE in self._form.needed and state is None:
            self._top.put((_STATE,), _mapping({}, span))
        self._top.put((STEPS,), Located(tuple(self._steps), span))
        return replace(self._top.located(), span=example.whole)

    def step_lines(self) -> Iterator[FieldLine]:
        """Give the lines that make steps."""
        return (one for one in self._example.fields if self._is_step(one))

    def _is_step(self, line: FieldLine) -> bool:
        is_own = line.key in self._step.keys() - aside().values() and line.key not in self._ways
        return line.key in (_PLAY, EXPECT) or is_own

    def _add(self, step: Mapping[str, Located], span: Span) -> None:
        self._steps.append(_mapping(step, span))

    def _value(self, found: Form, line: FieldLine) -> Located:
        spelt = self._spellings.get(line.key)
        return _read(found, list(spelt(line.entries)) if spelt else line.entries, line.span)

    def _lay(self, line: FieldLine) -> None:
        """Put what a line tells of the position where it belongs."""
        name = "".join(line.arguments[:1])
        way = [name if key == _EACH else key for key in self._ways.get(line.key, line.key).split()]
        found = self._form
        for key in way:
            found = found.of(key)
        if way == [_OPTIONS]:
            made = {str(e.values[0]): _option(e) for e in line.entries}
            self._top.put(way, _mapping(made, line.span))
        elif found.items is not None and found.items.parts and line.arguments:
            # Each such line tells of one more.
            self._top.put(way, Located((self._value(found.items, line),), line.span))
        else:
            self._top.put(way, self._value(found, line))

    def _expected(self, line: FieldLine) -> Located:
        """Read what is expected of a topic; what is none is a player."""
        topics, topic = self._step[EXPECT], "".join(line.arguments[:1])
        if topic in topics.parts:
            return _mapping({topic: _read(topics.parts[topic], line.entries, line.span)}, line.span)
        return _mapping({topic: self._value(topics.of(topic), line)}, line.span)

    def _played(self, entries: Sequence[FieldEntry]) -> Mapping[str, Located]:
        """Read ``VERB …``, ``VERB … die N`` or ``refused VERB …``."""
        first, *others = entries
        verb, *rest = first.values
        told = [FieldEntry(tuple(rest), first.span), *others]
        if verb == REFUSED and rest:
            return {REFUSED: _mapping(self._played(told), first.span)}
        found = self._step.get(str(verb), Form())
        dice: Mapping[str, Located] = {}
        is_plain = self._rolled not in found.parts and found != self._step.get(self._rolled)
        if self._rolled in self._step and is_plain:
            told, dice = self._thrown(told)
        spelt = self._spellings.get(str(verb))
        # A verb alone has nothing to write out: the form refuses it.
        told = list(spelt(told)) if spelt and told[0].values else told
        return {str(verb): _read(found, told, first.span, keyed=True), **dice}

    def _thrown(self, told: list[FieldEntry]) -> tuple[list[FieldEntry], Mapping[str, Located]]:
        """Take what dice show, ``die N M``, off the end of what is told of a step."""
        key, last = self._rolled, told[-1]
        words = [str(word) for word in last.values]
        at = len(words) - 1 - words[::-1].index(key) if key in words else len(words)
        if at == len(words):
            return told, {}
        before = FieldEntry(last.values[:at], last.span)
        shown = FieldEntry(last.values[at + 1 :], last.span)
        dice = _read(self._step[key], [shown], last.span)
        return [*told[:-1], *([before] if before.values or len(told) == 1 else [])], {key: dice}


@dataclass
class _Parts:
    """The parts of a document under construction, by key."""

    span: Span
    parts: dict[str, _Parts | Located] = field(default_factory=dict)

    def put(self, way: Sequence[str], value: Located) -> None:
        """Put a value where a way leads; a list goes on, keys join those that are there."""
        key, *further = way
        found = self.parts.get(key)
        if further or value.is_mapping:
            if not isinstance(found, _Parts):
                found = self.parts[key] = _Parts(value.span)
            if further:
                found.put(further, value)
            for entry in value.entries if not further else ():
                found.put((str(entry.key.value),), entry.value)
        elif isinstance(found, Located) and found.items and value.items:
            self.parts[key] = Located((*found.items, *value.items), found.span)
        else:
            self.parts[key] = value

    def located(self) -> Located:
        """Return all parts as a mapping."""
        made = {k: v.located() if isinstance(v, _Parts) else v for k, v in self.parts.items()}
        return _mapping(made, self.span)


def _mapping(parts: Mapping[str, Located], span: Span) -> Located:
    entries = tuple(Entry(Located(key, value.span), value) for key, value in parts.items())
    return Located(entries, span, is_mapping=True)


def _option(entry: FieldEntry) -> Located:
    return Located(is_taken(entry.values[1:]), entry.span)


# ---- values by their form ---------------------------------------------------------------------


def _read(
    found: Form, entries: Sequence[FieldEntry], span: Span, *, keyed: bool = False
) -> Located:
    """
    Return the value that entries make where a form is wanted.

    ``keyed`` tells that the words of one entry may name parts, as those of a step do.
    """
    told = [entry for entry in entries if entry.values and entry.values != (NONE,)]
    words = [word for entry in told for word in entry.values]
    if found.each is not None and not (_is_number(words) and "integer" in found.types):
        return _by_name(found, told, span)
    if found.parts and found.items is None and (len(words) > 1 or not found.is_word):
        return _in_parts(found, told, span, keyed=keyed)
    if found.items is not None and (len(words) > 1 or not (words and found.is_word)):
        is_nothing = not words and "null" in found.types
        return Located(None if is_nothing else tuple(_listed(found.items, told)), span)
    first = next(iter(entries), FieldEntry((), span))
    return Located(_word(found, first.values), first.span)


def _is_number(words: Sequence[Value]) -> bool:
    return len(words) == 1 and isinstance(words[0], int)


def _word(found: Form, words: Sequence[Value]) -> Any:
    """Return a truth, or the first word; words that are one by their pattern are joined."""
    if "boolean" in found.types:
        return is_yes(words) if words else True
    if not words or found.types == {"null"}:
        return None
    whole = "".join(map(str, words))
    if found.pattern and not re.fullmatch(found.pattern, str(words[0])):
        return whole if re.fullmatch(found.pattern, whole) else words[0]
    return words[0]


def _by_name(found: Form, told: Sequence[FieldEntry], span: Span) -> Located:
    """Read entries that begin with a name; a list where one stands twice and lists are allowed."""
    each = found.each or Form()
    rest: dict[str, list[FieldEntry]] = {}
    for entry in told:
        name, *words = entry.values
        words = words or [each.default] if each.default is not None else words
        rest.setdefault(str(name), []).append(FieldEntry(tuple(words), entry.span))
    if "array" in found.types and (not told or len(rest) < len(told)):
        return Located(tuple(Located(entry.values[0], entry.span) for entry in told), span)
    return _mapping(
        {name: _read(each, of_name, of_name[0].span) for name, of_name in rest.items()}, span
    )


def _listed(found: Form, told: Iterable[FieldEntry]) -> Iterator[Located]:
    """Read the items of a list: an entry of parts is one, of plain words each."""
    for entry in told:
        whole = _word(found, entry.values)
        if found.parts:
            yield _read(found, [entry], entry.span)
        elif whole != entry.values[0]:
            yield Located(whole, entry.span)
        else:
            yield from (Located(word, entry.span) for word in entry.values)


def _in_parts(found: Form, told: Sequence[FieldEntry], span: Span, *, keyed: bool) -> Located:
    """Read entries that begin with a key; the first may tell without keys what must be told."""
    said: dict[str, list[FieldEntry]] = {}
    for span_of, key, words in _said(found, told, keyed=keyed):
        said.setdefault(str(key), []).append(FieldEntry(tuple(words), span_of))
    return _mapping({key: _part(found.of(key), of_key) for key, of_key in said.items()}, span)


def _said(
    found: Form, told: Sequence[FieldEntry], *, keyed: bool
) -> Iterator[tuple[Span, Value, list[Value]]]:
    """Give each key with the words that are said of it."""
    for place, entry in enumerate(told):
        words = list(entry.values)
        if place == 0 and found.needed and words[0] not in found.parts:
            for name in _in_order(found):
                if words and words[0] not in found.parts:
                    yield entry.span, name, _taken(found, name, words)
            words = words if keyed else []
        while len(words) > 1 or (words and (words[0] in found.parts or not keyed)):
            key = words.pop(0)
            yield entry.span, key, _taken(found, key, words) if keyed else words
            words = words if keyed else []


def _in_order(found: Form) -> tuple[str, ...]:
    """Return what words tell without a key: what must be told, and the only other part."""
    others = tuple(key for key in found.parts if key not in found.needed)
    return (*found.needed, *(others if len(others) == 1 else ()))


def _taken(found: Form, key: Value, words: list[Value]) -> list[Value]:
    """Take the words that belong to a key: of a list all up to the next key, else one."""
    part = found.of(str(key))
    many = part.items is not None and "string" not in part.types
    keys = (n for n, word in enumerate(words) if word in found.parts)
    end = next(keys, len(words)) if many else 1
    if part.types == {"boolean"} and is_yes(words[:1]) not in (True, False):
        end = 0
    taken = words[:end]
    del words[:end]
    return taken


def _part(found: Form, entries: Sequence[FieldEntry]) -> Located:
    """Read what is said of a key; names with what they have follow each other without commas."""
    span = entries[0].span
    if found.each is not None and not found.each.items:
        entries = [
            FieldEntry(one.values[at : at + 2], one.span)
            for one in entries
            for at in range(0, len(one.values), 2)
        ]
    return _read(found, entries, span)
