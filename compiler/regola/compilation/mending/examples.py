"""
Propose how to mend lines of examples that can be read, and say what no example can mean.

What a line of an example says is known only among the others, so each change is tried in the whole
example: it counts if nothing is wrong with its line then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from regola.compilation.mending.entries import told_plainly
from regola.compilation.mending.line import WrittenLine, written_lines
from regola.compilation.mending.trial import Trial
from regola.findings import Edit, Finding, Fix, nearest
from regola.program.aliases import said_phrases
from regola.program.model import Item
from regola.program.words import Lexicon
from regola.sources import Source, Span
from regola.syntax.scanner import RawToken

__all__ = ["Reader", "with_proposals_in"]

Reader = Callable[[Item], tuple[object, tuple[Finding, ...]]]
"""Returns what an example means, and what is wrong with it."""

# Whoever has more to mend is helped by the first.
_MOST_FINDINGS = 8
_TELLING = frozenset({"comma"})
# No phrase of steps has more words.
_LONGEST = 3


@dataclass(frozen=True, slots=True)
class _Tried:
    """An example as its author wrote it, and what reads it anew."""

    source: Source
    example: Item
    trial: Trial
    read: Reader
    names: Mapping[str, str]
    findings: tuple[Finding, ...]

    def meaning(self, line: WrittenLine, edit: Edit, *, whole: bool) -> object:
        """
        Return what the example means with a change in one of its lines, if that is right.

        The line must be ``whole`` then, or have less wrong with it than before.
        """
        made = self.trial.whole(self.source, line.headers[:-1], self.example.whole, edit)
        if made is None:
            return None
        item, shift = made
        meaning, found = self.read(item)
        end = line.end + len(edit.replacement) - (edit.span.end - edit.span.start)
        left = sum(_lies(one, line.start + shift, end + shift) for one in found)
        before = sum(_lies(one, line.start, line.end) for one in self.findings)
        return meaning if left < (1 if whole else before) else None


def with_proposals_in(
    example: Item,
    source: Source,
    trial: Trial,
    read: Reader,
    names: Mapping[str, str],
    findings: Iterable[Finding],
) -> Iterator[Finding]:
    """
    Give the findings of an example, with a fix where one change alone is right.

    ``names`` are the ids of things by what they are called in any language, in small letters.
    """
    lines = tuple(written_lines(source))
    findings = tuple(findings)
    tried = _Tried(source, example, trial, read, names, findings)
    hopeless: set[tuple[str, str]] = set()
    for number, finding in enumerate(findings):
        line = next((one for one in lines if one.holds(finding.span)), None)
        # What nothing mends in one line is not tried again in the others.
        same = finding.slug, source.text[finding.span.start : finding.span.end]
        able = line is not None and line.headers and finding.fix is None
        if line is None or not able or number > _MOST_FINDINGS or same in hopeless:
            yield finding
            continue
        revised = _revised(finding, line, tried)
        if revised.fix is None:
            hopeless.add(same)
        yield revised


def _revised(finding: Finding, line: WrittenLine, tried: _Tried) -> Finding:
    sorts = (
        (_similar(finding, line), False),
        (_said(finding, line, tried), False),
        (_reversed(line, tried.trial.lexicon), False),
        # What leaves something out must make the line right: it may have been the right part.
        (_undivided(line), True),
        (_unnamed(line, tried.trial.lexicon), True),
        (_undone(line, tried.trial.lexicon), True),
        (_divided(line), False),
        (_fronted(line), True),
        (_joined(line), True),
        (_plainly(line, tried), False),
    )
    for sort, whole in sorts:
        right = {tried.meaning(line, edit, whole=whole): edit for edit in sort}
        right.pop(None, None)
        if len(right) == 1:
            return _fixed(finding, line, next(iter(right.values())))
        if right:
            return finding
    return finding


def _fixed(finding: Finding, line: WrittenLine, edit: Edit) -> Finding:
    text = " ".join(line.mended(edit).split())
    facts = dict(finding.arguments)
    # A hint that tells what is wrong, as a comma that is missing, helps more than the line.
    hint, facts["lines"] = finding.hint if finding.hint in _TELLING else "try", (text,)
    if edit.replacement.isidentifier() and "similar" in facts:
        hint, facts["similar"] = "similar", (edit.replacement,)
    fix = Fix("line", (("line", text),), (edit,))
    return replace(finding, hint=hint, arguments=tuple(sorted(facts.items())), fix=fix)


def _similar(finding: Finding, line: WrittenLine) -> Iterator[Edit]:
    """The words that the finding itself thinks near, each in the place of the wrong one."""
    first, after = line.at(finding.span)
    if after - first == 1 and finding.hint == "similar":
        words = dict(finding.arguments).get("similar")
        for word in words if isinstance(words, tuple) else ():
            yield Edit(finding.span, str(word))


def _said(finding: Finding, line: WrittenLine, tried: _Tried) -> Iterator[Edit]:
    """What a word of another language is in examples, or one near to it: *mano*, *umani*."""
    own = tried.trial.lexicon.vocabulary
    first, after = line.at(finding.span)
    for token in line.tokens[first:after]:
        written = token.text.lower()
        named = (tried.names[written],) if written in tried.names else ()
        words = (*named, *said_phrases(written), *nearest(written, own.words))
        for word in words if token.sort == "word" else ():
            yield Edit(Span(line.source.path, token.start, token.end), word)
    yield from _phrases(line)


def _plainly(line: WrittenLine, tried: _Tried) -> Iterator[Edit]:
    """The whole line in the words and the order of examples: *put 2 in a and 3 in b*."""
    said = told_plainly(line.text, tried.trial.lexicon, tried.names, named=False)
    if said != line.text:
        yield Edit(Span(line.source.path, line.start, line.end), said)


def _phrases(line: WrittenLine) -> Iterator[Edit]:
    """What several words of another language are in examples: *fine turno*."""
    tokens = line.tokens
    for first, token in enumerate(tokens):
        for last in tokens[first + 1 : first + _LONGEST]:
            written = line.text[token.start - line.start : last.end - line.start].lower()
            for word in said_phrases(written):
                yield Edit(Span(line.source.path, token.start, last.end), word)


def _reversed(line: WrittenLine, lexicon: Lexicon) -> Iterator[Edit]:
    """Numbers that stand before what they count, all of a line: *redeploy 2 a, 3 in b*."""
    text, start, changed = line.text, line.start, False
    tokens = list(line.tokens)
    for at in reversed(range(len(tokens) - 1)):
        number, name = tokens[at], tokens[at + 1]
        placed = next((n for n in (at + 1, at + 2) if _is_small(tokens, n, lexicon)), 0)
        if placed and placed + 1 < len(tokens):
            # Of *4 tokens in hand* and *2 in a* the place alone is told.
            name = tokens[placed + 1]
        if number.sort == "number" and name.sort != "sign":
            before, after = text[: number.start - start], text[name.end - start :]
            text, changed = f"{before}{name.text} {number.text}{after}", True
    if changed:
        yield Edit(Span(line.source.path, start, line.end), text)


def _is_small(tokens: Sequence[RawToken], at: int, lexicon: Lexicon) -> bool:
    """Tell whether a word says where something is, in the rules or in a language: *in*, *en*."""
    if at >= len(tokens) or tokens[at].sort != "word":
        return False
    own, word = lexicon.vocabulary.spellings, tokens[at].text.lower()
    found = (
        (own.words.get(one) or own.keywords.get(one) or ("",))
        for one in (word, *said_phrases(word))
    )
    return any(one[0] == "PREPOSITION" for one in found)


def _unnamed(line: WrittenLine, lexicon: Lexicon) -> Iterator[Edit]:
    """What a thing is, before its name, which alone is wanted: *power miserly*, *region a 1*."""
    kinds = lexicon.vocabulary.kinds
    sorts = {*kinds, *(name for one in kinds.values() for name in one.fields)}
    for left, right in _words_beside(line):
        if left.text.lower() in sorts and left is not line.tokens[0]:
            yield Edit(Span(line.source.path, left.start, right.start), "")
    colon = line.colon
    if colon > 1:
        first, last = line.tokens[0], line.tokens[colon - 1]
        yield Edit(Span(line.source.path, first.end, last.end), "")
        yield Edit(Span(line.source.path, first.end, line.tokens[colon].end), f": {last.text}")


def _undivided(line: WrittenLine) -> Iterator[Edit]:
    """Commas between words that belong together: *choose lantern_folk, seafaring*."""
    tokens, text = line.tokens, line.text
    commas = [n for n in range(1, len(tokens) - 1) if tokens[n].text == ","]
    for at, first in enumerate(commas):
        yield Edit(Span(line.source.path, tokens[first].start, tokens[first].end), "")
        if at + 1 < len(commas):
            start = tokens[first].start - line.start
            rest = text[start:].replace(",", "")
            yield Edit(Span(line.source.path, tokens[first].start, line.end), rest)


def _undone(line: WrittenLine, lexicon: Lexicon) -> Iterator[Edit]:
    """Who does a step, which is known, before a verb in his form: *ada conquers b*."""
    colon = line.colon
    if not colon or colon + 2 >= len(line.tokens):
        return
    doer, deed = line.tokens[colon + 1 : colon + 3]
    verb = lexicon.vocabulary.spellings.words.get(deed.text.lower(), ("", ""))[1]
    for word in dict.fromkeys((verb, deed.text)):
        if verb and doer.sort == "word":
            yield Edit(Span(line.source.path, doer.start, deed.end), word)


def _divided(line: WrittenLine) -> Iterator[Edit]:
    """A comma between two words."""
    for left, _ in _words_beside(line):
        yield Edit(Span(line.source.path, left.end, left.end), ",")


def _fronted(line: WrittenLine) -> Iterator[Edit]:
    """The last word of a step, which stands before what is done: *conquer c refused*."""
    colon = line.colon
    inner = line.tokens[colon + 1 :]
    if colon and len(inner) > 1 and inner[-1].sort == "word":
        first, last = inner[0].start - line.start, inner[-1].start - line.start
        text = f"{inner[-1].text} {line.text[first:last].rstrip()}"
        yield Edit(Span(line.source.path, inner[0].start, line.end), text)


def _joined(line: WrittenLine) -> Iterator[Edit]:
    """A hyphen between two words, or a comma between both in the other order: *a b*."""
    for left, right in _words_beside(line):
        yield Edit(Span(line.source.path, left.end, right.start), "-")
    for left, right in _words_beside(line):
        place = Span(line.source.path, left.start, right.end)
        yield Edit(place, f"{right.text}, {left.text}")
        yield Edit(place, f"{right.text} {left.text}")


def _words_beside(line: WrittenLine) -> Iterator[tuple[RawToken, RawToken]]:
    for left, right in zip(line.tokens, line.tokens[1:], strict=False):
        if left.sort != "sign" and right.sort != "sign":
            yield left, right


def _lies(finding: Finding, start: int, end: int) -> bool:
    return start <= finding.span.start <= end
