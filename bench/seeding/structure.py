"""Fields, ids, names and signs that are missing, doubled or wrong."""

from __future__ import annotations

import re
from random import Random

from regola.program.fields import repeatable
from seeding.content import Content, File, Site
from seeding.mistake import Mistake, replaced

__all__ = [
    "doubled_field",
    "doubled_id",
    "doubled_rule",
    "lone_quote",
    "missing_brace",
    "missing_field",
    "missing_plural",
    "unknown_field",
    "unknown_id",
    "wrong_unit",
]


_NO_FIELDS = ("colour", "weight", "price_tag")
_NO_ITEMS = ("zeppelin", "blancmange", "qwerty")
_NAMED = frozenset({"terrain", "symbol", "piece", "option"})


def _spans(file: File, *, fields: bool) -> list[tuple[Site, Site]]:
    """The first and last terminal of each line that is a field, or that is a rule."""
    found = []
    for line in file.lines.values():
        sites = [s for s in line if s.token.type not in ("_NEWLINE", "LBRACE", "RBRACE")]
        if not sites or sites[0].token.type == "KIND" or "example" in sites[0].kinds:
            continue
        if (sites[0].token.type == "FIELD") == fields:
            found.append((sites[0], sites[-1]))
    return found


def _header(file: File, inside: Site) -> tuple[int, int]:
    """Return the place of the header of the item around a terminal."""
    depth = 0
    before = [s for s in file.sites if s.start < inside.start]
    for site in reversed(before):
        if site.token.type == "RBRACE":
            depth += 1
        elif site.token.type == "LBRACE":
            if depth == 0:
                opened = (s for s in reversed(before) if s.token.type == "KIND")
                kind = next(s for s in opened if s.start < site.start)
                return kind.start, site.end
            depth -= 1
    return inside.start, inside.end


def missing_field(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out a field that its kind requires."""
    del content
    fields = _spans(file, fields=True)
    if not fields:
        return None
    first, last = rng.choice(fields)
    kind = file.language.vocabulary.kinds.get(first.kinds[-1])
    if kind is None or first.field not in kind.required or repeatable(kind.fields[first.field]):
        return None
    text = file.text[: first.start] + file.text[last.end :]
    return Mistake(text, (_header(file, first),), f"without {first.field}")


def doubled_field(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a field twice that may stand once."""
    del content
    fields = _spans(file, fields=True)
    if not fields:
        return None
    first, last = rng.choice(fields)
    kind = file.language.vocabulary.kinds.get(first.kinds[-1])
    if kind is None or repeatable(kind.fields[first.field]):
        return None
    return _twice(file, first, last)


def _twice(file: File, first: Site, last: Site) -> Mistake:
    line = file.text[first.start : last.end]
    text = file.text[: last.end] + "\n" + line + file.text[last.end :]
    second = last.end + 1
    return Mistake(text, ((second, second + len(line)), (first.start, last.end)), f"twice {line}")


def doubled_rule(file: File, content: Content, rng: Random) -> Mistake | None:
    """Write a rule twice."""
    del content
    rules = _spans(file, fields=False)
    return _twice(file, *rng.choice(rules)) if rules else None


def unknown_field(file: File, content: Content, rng: Random) -> Mistake | None:
    """Call a field by a word that no field has."""
    del content
    fields = _spans(file, fields=True)
    if not fields:
        return None
    first, _ = rng.choice(fields)
    return replaced(file.text, first.start, first.end, rng.choice(_NO_FIELDS))


def unknown_id(file: File, content: Content, rng: Random) -> Mistake | None:
    """Name in a rule or a field something that nothing declares."""
    ids = {i.id for i in content.items.values() if i.kind in _NAMED}
    sites = [
        s
        for s in file.sites
        if s.token.type == "WORD"
        and str(s.token) in ids
        and "example" not in s.kinds
        and s.field != "source"
        and all(one.token.type != "KIND" for one in file.lines[s.line])
    ]
    if not sites:
        return None
    site = rng.choice(sites)
    return replaced(file.text, site.start, site.end, rng.choice(_NO_ITEMS))


def doubled_id(file: File, content: Content, rng: Random) -> Mistake | None:
    """Give an item the id of another of its kind."""
    headers = list(re.finditer(r"^(\w+) (\w+)(?=\s*\{)", file.text, re.MULTILINE))
    if not headers:
        return None
    header = rng.choice(headers)
    if _is_named(header[2], file, content):
        return None  # what names the item would no longer find it
    others = sorted(
        i.id
        for i in content.items.values()
        if i.kind == header[1] and i.id != header[2] and i.pack == file.pack.id
    )
    return replaced(file.text, *header.span(2), rng.choice(others)) if others else None


def _is_named(name: str, file: File, content: Content) -> bool:
    """Tell whether a rule or field of the file names an item by its id or its names."""
    program = content.programs[file.language.vocabulary.family]
    symbols = (one for one in program.declared if one.id == name)
    spelled = {word for one in symbols for spelling in one.spellings for word in spelling.split()}
    sites = (site for site in file.sites if site.token.type == "WORD")
    inside = (s for s in sites if all(o.token.type != "KIND" for o in file.lines[s.line]))
    return any(str(site.token) in spelled for site in inside)


def missing_plural(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out the plural of a name that has a gender."""
    del content
    found = list(re.finditer(r'\b(?:it|es) [mf] "[^"\n]+"( / "[^"\n]+")', file.text))
    if not found:
        return None
    name = rng.choice(found)
    text = file.text[: name.start(1)] + file.text[name.end(1) :]
    return Mistake(text, ((name.start(), name.start(1)),), f"without {name[1]}")


def lone_quote(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out the closing quote of a text."""
    del content
    found = list(re.finditer(r'"[^"\n]+"', file.text))
    if not found:
        return None
    quoted = rng.choice(found)
    end = file.text.find("\n", quoted.end())
    text = file.text[: quoted.end() - 1] + file.text[quoted.end() :]
    return Mistake(text, ((quoted.start(), end if end >= 0 else len(text)),), f"open {quoted[0]}")


def missing_brace(file: File, content: Content, rng: Random) -> Mistake | None:
    """Leave out the closing brace of an item that another item follows, or the file's end."""
    del content
    braces = [s for s in file.sites if s.token.type == "RBRACE"]
    site = rng.choice(braces)
    text = file.text[: site.start] + file.text[site.end :]
    line = text.rfind("\n", 0, site.start)
    opened = tuple((m.start(), m.end()) for m in re.finditer(r"^.*\{", text, re.MULTILINE))
    return Mistake(text, ((max(line, 0), site.start + 1), *opened), "without }")


def wrong_unit(file: File, content: Content, rng: Random) -> Mistake | None:
    """Count things of which there is no number here: 2 regions gained in place of 2 coins."""
    del content
    words = file.language.vocabulary
    found = []
    for line in file.lines.values():
        for verb, number, noun, after in zip(line, line[1:], line[2:], line[3:], strict=False):
            types = [s.token.type for s in (verb, number, noun)]
            if types != ["VERB", "NUMBER", "WORD"] or after.token.type == "WORD":
                continue
            if str(verb.token) in words.verbs:
                found.append((verb, number, noun))
    if not found:
        return None
    verb, number, noun = rng.choice(found)
    wanted = words.verbs[str(verb.token)].object
    many = str(number.token) != "1"
    forms = words.spellings.plurals.items() if many else [(n, n) for n in words.nouns]
    nouns = [(form, words.nouns[noun]) for form, noun in forms if noun in words.nouns]
    units = [form for form, noun in nouns if not words.overlaps(noun.type, wanted)]
    return replaced(file.text, noun.start, noun.end, rng.choice(sorted(units)))
