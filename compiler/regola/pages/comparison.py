"""The page of texts before and after a change: every rule whose text differs, in each language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from regola.pages.book import page_words
from regola.pages.rendering import render
from regola.text.comparing import Change, pieces

__all__ = ["comparison_page"]


def comparison_page(
    found: Iterable[Change], language: str, summary: str, say: Callable[..., str]
) -> bytes:
    """
    Return the page, rule by rule, the words that differ marked.

    `say` gives the words of the page, which has the `language`; `summary` tells how many differ.
    """
    rules: dict[str, list[Change]] = {}
    for change in found:
        rules.setdefault(change.rule, []).append(change)
    return render(
        "comparison.html",
        language=language,
        title=say("compare-title"),
        lead=say("compare-lead"),
        summary=summary,
        before=say("compare-was"),
        after=say("compare-after"),
        rules=[
            {
                "id": rule.replace("/", "-").replace("#", "-"),
                "name": rule,
                "changes": [_shown(change, language, say) for change in all_of],
            }
            for rule, all_of in rules.items()
        ],
    )


def _shown(change: Change, language: str, say: Callable[..., str]) -> dict[str, Any]:
    before, after = pieces(change.before, change.after)
    words = page_words(language)
    name = f"language-{change.language}"
    return {
        "language": words.say(name) if name in words else change.language,
        "code": change.language,
        "kind": say(f"compare-{change.kind}"),
        "before": before,
        "after": after,
    }
