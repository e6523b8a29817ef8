"""The right word in the wrong place: of another type, or in an item of another kind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from regola.vocabulary.model import Vocabulary
from seeding.content import Content, File, Site
from seeding.mistake import Mistake, replaced

__all__ = ["misplaced_line", "misplaced_word"]

_DETERMINING = frozenset({"DETERMINER", "NUMBER", "ALL", "BOUND"})


def misplaced_word(file: File, content: Content, rng: Random) -> Mistake | None:
    """Put a word of another declared type where the words before it want one of theirs."""
    number = rng.choice(list(file.lines))
    line = file.lines[number]
    if any(site.token.type in ("KIND", "FIELD") for site in line):
        return _misplaced_value(line, file, content, rng)
    places = list(_wanting(line, file.language.vocabulary, content))
    if not places:
        return None
    site, wanted = rng.choice(places)
    word = _word_of_other_type(site, wanted, file, content, rng)
    if word is None or word == str(site.token):
        return None
    return replaced(file.text, site.start, site.end, word)


def _wanting(
    line: tuple[Site, ...], words: Vocabulary, content: Content
) -> Iterator[tuple[Site, tuple[str, ...]]]:
    """Give the nouns whose type the word before them decides, with the types it takes."""
    for index in range(len(line)):
        wanted = _wanted_after(line, index, words)
        head = _head(line, index + 1)
        if wanted and head is not None and _type_of(str(head.token), words, content):
            yield head, wanted


def _wanted_after(line: tuple[Site, ...], index: int, words: Vocabulary) -> tuple[str, ...]:
    site = line[index]
    text = str(site.token)
    if site.token.type == "VERB" and text in words.verbs:
        follows = line[index + 1 : index + 2]
        if follows and follows[0].token.type in (*_DETERMINING, "WORD"):
            return words.verbs[text].object
    if site.token.type == "PREPOSITION" and text == "of" and index:
        quantity = words.quantities.get(str(line[index - 1].token))
        return quantity.of if quantity else ()
    return ("phase",) if site.token.type == "AT" else ()


def _head(line: tuple[Site, ...], index: int) -> Site | None:
    """Return the noun after a word, if it stands there alone but for its determiners."""
    while index < len(line) and line[index].token.type in _DETERMINING:
        index += 1
    if index >= len(line) or line[index].token.type != "WORD":
        return None
    alone = index + 1 >= len(line) or line[index + 1].token.type != "WORD"
    return line[index] if alone else None


def _type_of(spelling: str, words: Vocabulary, content: Content) -> str:
    noun = words.nouns.get(words.spellings.plurals.get(spelling, spelling))
    if noun is not None:
        return noun.type
    if spelling in words.phases:
        return "phase"
    kinds = {"terrain": "region", "symbol": "symbol", "piece": "piece"}
    found = {kinds[i.kind] for i in content.items.values() if i.kind in kinds and i.id == spelling}
    return found.pop() if len(found) == 1 else ""


def _word_of_other_type(
    site: Site, wanted: tuple[str, ...], file: File, content: Content, rng: Random
) -> str | None:
    words = file.language.vocabulary
    plural = str(site.token) in words.spellings.plurals
    nouns = words.spellings.plurals if plural else words.nouns
    candidates = [*nouns, *(() if plural else words.phases)]
    other = [
        word
        for word in candidates
        if (sort := _type_of(word, words, content)) and not words.overlaps(sort, wanted)
    ]
    verbs = [verb for verb in words.verbs if verb not in words.nouns and verb not in words.phases]
    return rng.choice(other if rng.random() < _NOUNS or not verbs else verbs) if other else None


_NOUNS = 0.8


def _misplaced_value(
    line: tuple[Site, ...], file: File, content: Content, rng: Random
) -> Mistake | None:
    """Put a word of another type into a field that takes phases, facts of a region or numbers."""
    key = line[0].field
    if "example" in line[0].kinds or line[0].token.type != "FIELD":
        return None
    kind = file.language.vocabulary.kinds.get(line[0].kinds[-1])
    shape = kind.fields[key].shape if kind is not None and key in kind.fields else ""
    values = [s for s in line[1:] if s.token.type in ("WORD", "NUMBER", "STRING")]
    if shape == "board region":
        values, others = values[1:], _ids(content, "race", "power")
    elif shape in ("phases", "number", "numbers", "tokens"):
        others = [*_ids(content, "terrain", "symbol"), "coin", "token"]
    else:
        return None
    if not values:
        return None
    site = rng.choice(values)
    if str(site.token) == "of":
        return None
    return replaced(file.text, site.start, site.end, rng.choice(others))


def _ids(content: Content, *kinds: str) -> list[str]:
    known = {i.id for i in content.items.values() if i.kind not in kinds}
    return sorted({i.id for i in content.items.values() if i.kind in kinds} - known)


# ---- lines --------------------------------------------------------------------------------------


def misplaced_line(file: File, content: Content, rng: Random) -> Mistake | None:
    """Move a line into an item of a kind that takes no such line."""
    line = file.lines[rng.choice(list(file.lines))]
    first = line[0]
    if "example" in first.kinds or first.token.type in ("KIND", "LBRACE", "RBRACE", "_NEWLINE"):
        return None
    last = next((s for s in reversed(line) if s.token.type != "_NEWLINE"), first)
    text = file.text[first.start : last.end]
    target = rng.choice(content.files)
    if target.pack.id != file.pack.id:
        return None
    headers = [s for s in target.sites if s.token.type == "LBRACE"]
    host = rng.choice(headers)
    if not _is_wrong(first, line, host, file.language.vocabulary):
        return None
    changed = target.text[: host.end] + f"\n{text}\n" + target.text[host.end :]
    place = ((host.end + 1, host.end + 1 + len(text)),)
    return Mistake(changed, place, f"into {host.kinds[-1]}", target)


def _is_wrong(first: Site, line: tuple[Site, ...], host: Site, words: Vocabulary) -> bool:
    kind = words.kinds.get(host.kinds[-1])
    if kind is None:
        return False
    if first.token.type == "FIELD":
        return str(first.token) not in kind.fields
    holders = [words.kinds[name] for name in host.kinds]
    bearer = any(one.bearer for one in holders)
    named = {str(site.token) for site in line}
    mine = bool(named & {"you", "your"})
    its = bool(named & {"it", "its"})
    return (mine and not bearer) or (its and not kind.item) or not (bearer or kind.item)
