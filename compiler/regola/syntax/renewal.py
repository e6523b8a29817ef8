"""Read what was written for an earlier version as it is written now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cached_property

from regola.findings import Edit, Finding, Fix
from regola.sources import Source, freeze_arguments
from regola.syntax.braces import is_bare_header
from regola.syntax.reader import Reader
from regola.syntax.scanner import Line, RawToken
from regola.vocabulary.deprecation import Deprecation
from regola.vocabulary.model import Vocabulary

__all__ = ["Renewal", "outdated_finding"]

Forms = Mapping[tuple[str, ...], Deprecation]


@dataclass(frozen=True, slots=True)
class Outdated:
    """An old form where it stands."""

    form: Deprecation
    tokens: tuple[RawToken, ...]


@dataclass(frozen=True)
class Renewal:
    """Puts new forms in the place of old ones, in lines as they were scanned."""

    vocabulary: Vocabulary
    reader: Reader

    def renewed(self, lines: Iterable[Line]) -> tuple[list[Line], list[Outdated]]:
        """Return the lines with new forms, each at the place of the old one; and the old ones."""
        found: list[Outdated] = []
        if not self.vocabulary.deprecations:
            return list(lines), found
        return [replace(line, tokens=self._tokens(line, found)) for line in lines], found

    def _tokens(self, line: Line, found: list[Outdated]) -> tuple[RawToken, ...]:
        tokens, first = line.tokens, line.tokens[:1]
        if (line.ending is not None and line.ending.text == "{") or is_bare_header(
            line, self._kinds
        ):
            # What follows the kind is a name.
            return (*self._replaced(first, self._of("kind"), found), *tokens[1:])
        colon = next((n for n, token in enumerate(tokens) if token.text == ":"), 0)
        if form := self._of("field").get(_texts(tokens[:colon])):
            return (*_taken(Outdated(form, tokens[:colon]), found), *tokens[colon:])
        if self.reader.field_colon(tokens):
            return tokens
        return tuple(self._replaced(tokens, self._of("word"), found))

    def _replaced(
        self, tokens: tuple[RawToken, ...], forms: Forms, found: list[Outdated]
    ) -> Iterator[RawToken]:
        lowered = [token.text.lower() if token.sort == "word" else token.text for token in tokens]
        index = 0
        while index < len(tokens):
            # A term of today that has an old word in it is no old word.
            known = self.reader.length(tokens, lowered, index)
            words = max((one for one in forms if _stand(one, lowered, index)), key=len, default=())
            end = index + max(known, len(words))
            if len(words) >= known:
                yield from _taken(Outdated(forms[words], tokens[index:end]), found)
            else:
                yield from tokens[index:end]
            index = end

    def _of(self, sort: str) -> Forms:
        return self._forms.get(sort, {})

    @cached_property
    def _forms(self) -> Mapping[str, Forms]:
        forms: dict[str, dict[tuple[str, ...], Deprecation]] = {}
        for form in self.vocabulary.deprecations:
            forms.setdefault(form.sort, {})[tuple(form.old.split())] = form
        return forms

    @cached_property
    def _kinds(self) -> frozenset[str]:
        return frozenset(word for words in self._of("kind") for word in words)


def outdated_finding(outdated: Outdated, source: Source) -> Finding:
    """Tell that an old form stands in a text, with the fix that writes the new one."""
    form, tokens = outdated.form, outdated.tokens
    slug = "withdrawn-form" if form.is_over() else "outdated-form"
    told = {"old": form.old, "now": form.now}
    version = form.until if form.is_over() else form.since
    until = {} if form.is_over() else {"until": form.until}
    facts = freeze_arguments({**told, "version": version, **until})
    fix = Fix("renew", freeze_arguments({"now": form.now}), tuple(_edits(outdated, source)))
    place = source.span(tokens[0].start, tokens[-1].end)
    return Finding(slug, place, facts, None, (), fix)


def _edits(outdated: Outdated, source: Source) -> Iterator[Edit]:
    tokens = outdated.tokens
    now = _cased(outdated.form.now, tokens[0].text)
    whole = source.span(tokens[0].start, tokens[-1].end)
    if "\n" not in source.slice(whole):
        yield Edit(whole, now)
        return
    # A comment may stand between the words: it is the author's.
    yield Edit(source.span(tokens[0].start, tokens[0].end), now)
    for token in tokens[1:]:
        yield Edit(source.span(token.start, token.end), "")


def _taken(outdated: Outdated, found: list[Outdated]) -> Iterator[RawToken]:
    """Note an old form, and give the words of the new one, each of which covers its place."""
    found.append(outdated)
    first, last = outdated.tokens[0], outdated.tokens[-1]
    for word in _cased(outdated.form.now, first.text).split():
        yield RawToken("word", word, first.start, last.end - first.start)


def _cased(now: str, old: str) -> str:
    return now[:1].upper() + now[1:] if old[:1].isupper() else now


def _texts(tokens: Iterable[RawToken]) -> tuple[str, ...]:
    return tuple(token.text.lower() for token in tokens)


def _stand(words: tuple[str, ...], lowered: list[str], index: int) -> bool:
    return tuple(lowered[index : index + len(words)]) == words
