"""Check the synonyms of a language against the words that its sentences have."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from regola.findings import Sink
from regola.sources import Source, Span
from regola.text.items import ItemNames
from regola.text.language import Language, MissingMessageError, Speech
from regola.text.reading.catalogue import Catalogue
from regola.text.reading.synonyms import doubtful_synonyms
from regola.vocabulary.model import Vocabulary
from regola.yaml_files import Located, documents

__all__ = ["doubtful", "report_synonyms"]


def doubtful(
    language: Language, vocabularies: Iterable[Vocabulary]
) -> frozenset[tuple[str, str, str]]:
    """
    Return what is wrong with the synonyms of a language whatever the game, by slug.

    Each comes with our expression and what others say for it. A language that has not yet the
    messages that all sentences need has no words to compare with.
    """
    spoken = [(speech, vocabulary) for vocabulary in vocabularies for speech in _speeches(language)]
    try:
        found = [frozenset(_doubts(*one)) for one in spoken]
    except MissingMessageError:
        return frozenset()
    return frozenset.intersection(*found) if found else frozenset()


def _speeches(language: Language) -> Iterator[Speech]:
    nouns = language.words.get("nouns", {}).values()
    games = {game for noun in nouns for game in noun.get("games", ())}
    yield from map(language.of_game, ("", *sorted(games)))


def _doubts(speech: Speech, vocabulary: Vocabulary) -> Iterator[tuple[str, str, str]]:
    words = Catalogue(speech, vocabulary, (), (), ItemNames(()), tolerant=True)
    for slug, ours, other in doubtful_synonyms(speech.synonyms, words.known, words.phrasing.taken):
        yield slug, ours, other
        if slug == "unknown-synonym":
            # What this game does not say cannot be mistaken in it.
            others = speech.synonyms.expressions[ours]
            yield from (("ambiguous-synonym", ours, one) for one in others)


def report_synonyms(
    language: Language, vocabularies: Iterable[Vocabulary], source: Source, sink: Sink
) -> None:
    """Report at their places in a file the synonyms that stand for nothing, or for two things."""
    data = next(documents(source, Sink()), None)
    expressions = data.get("expressions") if data else None
    if expressions is None:
        return
    found = doubtful(language, vocabularies)
    unknown = {ours for slug, ours, _ in found if slug == "unknown-synonym"}
    for entry in expressions.entries:
        ours = str(entry.key.value)
        if ours in unknown:
            sink.report("unknown-synonym", entry.key.span, word=ours)
            continue
        for other, span in _others(entry.value):
            if ("ambiguous-synonym", ours, other) in found:
                sink.report("ambiguous-synonym", span, word=other, ours=ours)


def _others(value: Located) -> Iterator[tuple[str, Span]]:
    yield from ((str(one.value), one.span) for one in value.items)
