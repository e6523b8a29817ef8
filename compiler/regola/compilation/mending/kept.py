"""
Tell whether a line that is said otherwise still says all that its author named.

A rule that leaves out a thing, or what no rule speaks of, is another rule: it would mislead.
"""

from __future__ import annotations

from collections.abc import Iterator

from regola.compilation.mending.topics import topic_of
from regola.program.aliases import said_phrases
from regola.program.words import Lexicon

__all__ = ["keeps_content", "keeps_what_was_named"]


def keeps_what_was_named(before: str, after: str, lexicon: Lexicon) -> bool:
    """Tell whether what one line names of content stands in another, as its topic does."""
    if not keeps_content(before, after, lexicon):
        return False
    topic = topic_of(before, lexicon.vocabulary.family)
    return topic is None or not topic.is_unsaid or topic.is_in(after.lower())


def keeps_content(before: str, after: str, lexicon: Lexicon) -> bool:
    """Tell whether each thing of content of one line stands in another, whatever both speak of."""
    left = frozenset(one for word in _words(after) for one in _content(word, lexicon))
    return all(one & left for one in _named(before, lexicon))


def _named(text: str, lexicon: Lexicon) -> Iterator[frozenset[str]]:
    """Give for each word that names content what it may name."""
    for word in _words(text):
        said = (word, *said_phrases(word)) if word not in lexicon.known else (word,)
        named = [_content(last, lexicon) for one in said for last in one.split()[-1:]]
        own = _content(word, lexicon)
        # A word that may be none of content, as *mine* of mine, need not be kept.
        if own or (len(named) > 1 and all(named[1:])):
            yield frozenset().union(*named)


def _content(word: str, lexicon: Lexicon) -> frozenset[str]:
    return frozenset(one.noun for one in lexicon.senses(word) if "/" in one.noun)


def _words(text: str) -> Iterator[str]:
    yield from (word.strip(":,;.").lower() for word in text.split())
