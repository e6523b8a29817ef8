"""Write the page of a finding: what it says, why it matters, a wrong and a right example."""

from __future__ import annotations

from collections.abc import Iterator

from regola.findings.registry import Entry, registry
from regola.findings.wording import finding_words, told
from regola.localisation import Words

__all__ = ["headline", "page"]


def page(code_or_slug: str, language: str) -> str | None:
    """Return the page in Markdown, or nothing where there is no such finding."""
    entry = registry().find(code_or_slug)
    if entry is None:
        return None
    return "\n\n".join(_parts(entry, finding_words(language))) + "\n"


def headline(entry: Entry, words: Words) -> str:
    """Return the headline of a finding as it reads with the sample arguments of the registry."""
    samples = {name: told(words, value) for name, value in entry.details.arguments.items()}
    return words.say(entry.slug, **samples)


def _parts(entry: Entry, words: Words) -> Iterator[str]:
    yield f"# {entry.code} · {headline(entry, words)}"
    yield words.say(
        "page-standing",
        slug=entry.slug,
        severity=words.say(f"severity-{entry.severity.value}"),
        confidence=words.say(f"confidence-{entry.confidence.value}"),
        since=entry.since,
    )
    yield words.say(f"{entry.slug}.page")
    details = entry.details
    yield f"{words.say('page-wrong')}\n\n{_block(details.notation, details.wrong)}"
    yield f"{words.say('page-right')}\n\n{_block(details.notation, details.right)}"


def _block(notation: str, text: str) -> str:
    return f"```{notation}\n{text.rstrip()}\n```"
