"""Say a finding in a human language: facts in, texts out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from regola.findings.catalogue import finding_words
from regola.findings.model import Edit, Finding, Label, Severity
from regola.findings.registry import Entry, Registry
from regola.findings.visible import visible
from regola.localisation import Words
from regola.sources import Argument, Arguments, Phrase, Source, Span

__all__ = ["Diagnostic", "Place", "Related", "diagnose", "diagnose_all", "finding_words", "told"]

# A token of a whole page, or a hundred legal words, would hide the sentence around it.
_LONGEST_WORD = 120
_MOST_WORDS = 12


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: lines and columns from 1, in code points, the end exclusive."""

    path: str
    line: int
    column: int
    end_line: int
    end_column: int

    @classmethod
    def of(cls, span: Span, sources: Mapping[str, Source]) -> Place:
        """Translate a span; in a file that could not be read everything is at its beginning."""
        source = sources.get(span.path)
        # A name that is not UTF-8 on the disk could not be written to any output.
        path = span.path.encode("utf-8", "replace").decode("utf-8")
        if source is None:
            return cls(path, 1, 1, 1, 1)
        return cls(path, *source.position(span.start), *source.position(span.end))


@dataclass(frozen=True, slots=True)
class Related:
    """A second place and what is to be said of it."""

    message: str
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Diagnostic:
    """
    A finding in the words of one language, ready to be shown.

    `message` is the headline, `label` what is to be said at the place itself; `hint` is one action.
    """

    entry: Entry
    message: str
    label: str
    hint: str | None
    place: Place
    related: tuple[Related, ...]
    fix: str | None
    edits: tuple[tuple[Place, Edit], ...]

    @property
    def severity(self) -> Severity:
        """How much it weighs."""
        return self.entry.severity


def diagnose(
    finding: Finding, sources: Mapping[str, Source], words: Words, known: Registry
) -> Diagnostic:
    """Put one finding into words; `sources` holds the texts that its places lie in."""
    edits = finding.fix.edits if finding.fix else ()
    speaker = _Speaker(words, known.entry(finding.slug), finding)
    return Diagnostic(
        entry=speaker.entry,
        message=words.say(finding.slug, **speaker.facts()),
        label=speaker.optional("label") or "",
        hint=speaker.hint(),
        place=Place.of(finding.span, sources),
        related=tuple(
            Related(speaker.related(label), Place.of(label.span, sources))
            for label in finding.related
        ),
        fix=speaker.fix(),
        edits=tuple((Place.of(edit.span, sources), edit) for edit in edits),
    )


def diagnose_all(
    findings: Iterable[Finding], sources: Mapping[str, Source], words: Words, known: Registry
) -> list[Diagnostic]:
    """Put findings into words, in the order given."""
    return [diagnose(finding, sources, words, known) for finding in findings]


@dataclass(frozen=True, slots=True)
class _Speaker:
    """Says the parts of one finding."""

    words: Words
    entry: Entry
    finding: Finding

    def hint(self) -> str | None:
        if self.finding.hint is None:
            empty = any(value == () for _, value in self.finding.arguments)
            return (self.optional("hint-none") if empty else None) or self.optional("hint")
        if (self.finding.hint, ()) in self.finding.arguments:
            # A list of what there is says nothing where there is none of it.
            return self.optional("hint") or self.said("hint-none")
        return self.said(f"hint-{self.finding.hint}")

    def related(self, label: Label) -> str:
        return self.said(f"related-{label.key}", label.arguments)

    def fix(self) -> str | None:
        fix = self.finding.fix
        return self.said(f"fix-{fix.description_key}", fix.arguments) if fix else None

    def optional(self, attribute: str) -> str | None:
        return self.said(attribute) if f"{self.entry.slug}.{attribute}" in self.words else None

    def said(self, attribute: str, more: Arguments = ()) -> str:
        # What is said in the same words of many findings stands once, as a message of its own.
        own = f"{self.entry.slug}.{attribute}"
        return self.words.say(own if own in self.words else attribute, **self.facts(more))

    def facts(self, more: Arguments = ()) -> dict[str, str | int]:
        return {
            name: told(self.words, self._spoken(value) if name in self.entry.spoken else value)
            for name, value in (*self.finding.arguments, *more)
        }

    def _spoken(self, value: Argument) -> Argument:
        if isinstance(value, tuple):
            return tuple(self._phrase(item) for item in value)
        return self._phrase(value) if isinstance(value, str) else value

    def _phrase(self, text: str) -> str:
        return Phrase(text) if f"phrase-{text}" in self.words else text


def told(words: Words, value: Argument) -> str | int:
    """
    Return an argument as a message takes it.

    A number stays one, a phrase is said, any other text is quoted and made visible, and several
    are told as “a”, “b” or “c”.
    """
    if isinstance(value, int):
        return value
    if isinstance(value, str):
        return _item(words, value)
    items = [_item(words, item) for item in value[:_MOST_WORDS]]
    if len(value) > _MOST_WORDS:
        return words.say("list-more", words=", ".join(items), count=len(value) - _MOST_WORDS)
    return _listed(words, items)


def _item(words: Words, item: str) -> str:
    if isinstance(item, Phrase):
        return words.say(f"phrase-{item}")
    if not item:
        return words.say("phrase-nothing")
    return words.say("list-item", word=visible(item, longest=_LONGEST_WORD))


def _listed(words: Words, items: Sequence[str]) -> str:
    if not items:
        return words.say("phrase-nothing")
    if len(items) == 1:
        return items[0]
    return words.say("list-end", words=", ".join(items[:-1]), last=items[-1])
