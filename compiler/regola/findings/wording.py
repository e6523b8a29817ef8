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
_LONGEST_WORD = 60
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
    return Diagnostic(
        entry=known.entry(finding.slug),
        message=_said(words, finding.slug, finding.arguments),
        label=_optional(words, f"{finding.slug}.label", finding.arguments) or "",
        hint=_hint(words, finding),
        place=Place.of(finding.span, sources),
        related=tuple(_related(words, finding, label, sources) for label in finding.related),
        fix=_fix(words, finding),
        edits=tuple((Place.of(edit.span, sources), edit) for edit in edits),
    )


def diagnose_all(
    findings: Iterable[Finding], sources: Mapping[str, Source], words: Words, known: Registry
) -> list[Diagnostic]:
    """Put findings into words, in the order given."""
    return [diagnose(finding, sources, words, known) for finding in findings]


def _hint(words: Words, finding: Finding) -> str | None:
    if finding.hint is None:
        return _optional(words, f"{finding.slug}.hint", finding.arguments)
    return _said(words, f"{finding.slug}.hint-{finding.hint}", finding.arguments)


def _related(
    words: Words, finding: Finding, label: Label, sources: Mapping[str, Source]
) -> Related:
    arguments = (*finding.arguments, *label.arguments)
    said = _said(words, f"{finding.slug}.related-{label.key}", arguments)
    return Related(said, Place.of(label.span, sources))


def _fix(words: Words, finding: Finding) -> str | None:
    if finding.fix is None:
        return None
    arguments = (*finding.arguments, *finding.fix.arguments)
    return _said(words, f"{finding.slug}.fix-{finding.fix.description_key}", arguments)


def _optional(words: Words, identifier: str, arguments: Arguments) -> str | None:
    return _said(words, identifier, arguments) if identifier in words else None


def _said(words: Words, identifier: str, arguments: Arguments) -> str:
    return words.say(identifier, **{name: told(words, value) for name, value in arguments})


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
    return words.say("list-item", word=visible(item, longest=_LONGEST_WORD))


def _listed(words: Words, items: Sequence[str]) -> str:
    if not items:
        return words.say("phrase-nothing")
    if len(items) == 1:
        return items[0]
    return words.say("list-end", words=", ".join(items[:-1]), last=items[-1])
