"""
Make a language from the files of one folder that anybody may have written.

What is wrong with a file is a finding at its place, and left out: the rest of the language serves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any

from regola.findings import Sink
from regola.resources import languages
from regola.sources import Argument, Phrase, Source
from regola.text.functions import PatternError
from regola.text.language import Language, plural_category
from regola.text.loading import PATTERN_FILES
from regola.text.patterns import Message, messages_from_fluent
from regola.text.sandhi import written
from regola.text.sandhi.data import sandhi_from_data
from regola.text.shapes import LEXICON_SHAPE, SANDHI_SHAPE, shaped
from regola.text.signatures import arguments_of, unknown_arguments
from regola.text.synonyms import Synonyms, synonyms_from_data
from regola.text.totality import missing_words
from regola.text.written.fitting import odd_characters
from regola.vocabulary.model import Vocabulary
from regola.yaml_files import Located, documents, plain

__all__ = ["FILES", "LEXICON", "SANDHI", "SYNONYMS", "language_from_sources", "report_wordless"]

LEXICON, SANDHI, SYNONYMS = "lexicon.yaml", "sandhi.yaml", "synonyms.yaml"

FILES = (*PATTERN_FILES, LEXICON, SANDHI, SYNONYMS)
"""The names of the files of a language that say rules; patterns and lexicon are needed."""

_FOUR = 4
_AGREEING = frozenset({"forms", "done", "predicate", "negative"})
_FORMS: Mapping[str, tuple[str, ...]] = {
    "nouns": ("one", "many"),
    "adjectives": ("forms",),
    "verbs": ("command", "infinitive", "you", "one", "many", "past", "done"),
}


def language_from_sources(code: str, sources: Mapping[str, Source], sink: Sink) -> Language:
    """Make a language from the texts of its files, by file name; report what is wrong in them."""
    messages: dict[str, Message] = {}
    for name in PATTERN_FILES:
        if name in sources:
            messages = _with_file(code, sources[name], messages, sink)
    words = _lexicon(sources[LEXICON], sink) if LEXICON in sources else {}
    words = {**{group: {} for group in _FORMS}, **words}
    synonyms = _synonyms(code, sources[SYNONYMS], sink) if SYNONYMS in sources else Synonyms()
    sandhi = _sandhi(code, sources, sink)
    return Language(code, messages, words, plural_category(code), sandhi, synonyms)


def _synonyms(code: str, source: Source, sink: Sink) -> Synonyms:
    """Return what a file tells that others say; the file left out where it has another shape."""
    data = next(documents(source, sink), None)
    found = plain(data) if data is not None and data.is_mapping else {}
    try:
        return synonyms_from_data(found, {})
    except (AttributeError, TypeError, ValueError):
        sink.report("broken-message", source.whole(), **_facts(code, message=SYNONYMS))
        return Synonyms()


def _sandhi(code: str, sources: Mapping[str, Source], sink: Sink) -> Callable[[str], str]:
    """Return phase two: that of the folder's own data, else the one registered for the code."""
    if SANDHI not in sources:
        return partial(written, language=code)
    faults = Sink()
    data = shaped(sources[SANDHI], SANDHI_SHAPE, faults)
    sink.extend(faults)
    if data is None or len(faults):
        return partial(written, language=code)
    return sandhi_from_data(plain(data))


# ---- patterns -----------------------------------------------------------------------------------


def _with_file(
    code: str, source: Source, known: Mapping[str, Message], sink: Sink
) -> dict[str, Message]:
    def report(fault: PatternError) -> None:
        facts: dict[str, Any] = {**fault.facts}
        if fault.slug == "broken-message":
            facts = _facts(code, message=facts.get("message", ""))
        elif fault.slug != "doubled-message":
            facts.pop("message", None)
        sink.report(fault.slug, source.line_span(fault.line), **facts)

    messages = messages_from_fluent(source.path, source.text, known, report)
    for identifier, message in messages.items():
        if identifier not in known:
            _check_arguments(code, identifier, message, source, sink)
    return messages


def _check_arguments(
    code: str, identifier: str, message: Message, source: Source, sink: Sink
) -> None:
    """Report what a pattern asks for and is never given, and a message that nothing says."""
    legal = arguments_of(identifier)
    span = source.line_span(message.line)
    if legal is None:
        sink.report("stale-message", span, **_facts(code, message=identifier))
        return
    for argument in unknown_arguments(identifier, message):
        hint = None if legal else "none"
        given = tuple(sorted(legal))
        facts: dict[str, Any] = {"argument": argument, "message": identifier, "legal": given}
        sink.report("unknown-argument", span, hint=hint, **facts)


def _facts(code: str, **facts: Argument) -> dict[str, Any]:
    return {**facts, "language": Phrase(code) if code in languages() else code}


# ---- words --------------------------------------------------------------------------------------


def _lexicon(source: Source, sink: Sink) -> dict[str, Any]:
    """Return the plain data of a lexicon without the words that lack a form."""
    data = shaped(source, LEXICON_SHAPE, sink)
    if data is None:
        return {}
    found: dict[str, Any] = {}
    for entry in data.entries:
        name = str(entry.key.value)
        if name in _FORMS:
            found[name] = {
                str(word.key.value): plain(word.value)
                for word in entry.value.entries
                if _is_whole(str(word.key.value), word.value, name, sink)
            }
        else:
            found[name] = plain(entry.value)
    return found


def _is_whole(word: str, entry: Located, group: str, sink: Sink) -> bool:
    lacking = [form for form in _FORMS[group] if not _is_form(form, entry.get(form))]
    lacking += [
        str(pair.key.value)
        for pair in entry.entries
        if pair.key.value in _OTHER and not _OTHER[pair.key.value](pair.value)
    ]
    for form in lacking:
        sink.report("missing-form", entry.span, word=word, form=form)
    odd = [text for text in _texts(entry) if odd_characters(str(text.value), str(text.value))]
    for text in odd:
        found = odd_characters(str(text.value), str(text.value))
        sink.report("odd-character-in-text", text.span, characters=found)
    return not lacking and not odd


def _is_form(name: str, found: Located | None) -> bool:
    """Tell whether there is a form; where gender and number make several there may be four."""
    if found is None:
        return False
    return _is_text(found) or (name in _AGREEING and _are_texts(found, _FOUR))


def _is_text(found: Located) -> bool:
    return isinstance(found.value, str) and bool(found.value)


def _are_texts(found: Located, count: int) -> bool:
    return len(found.items) == count and all(map(_is_text, found.items))


def _are_games(found: Located) -> bool:
    """Tell whether each game has a whole noun."""
    nouns = [pair.value for pair in found.entries]
    return found.is_mapping and all(
        _is_form(form, noun.get(form)) for noun in nouns for form in _FORMS["nouns"]
    )


_OTHER: Mapping[str, Callable[[Located], bool]] = {
    "predicate": lambda found: _is_form("predicate", found),
    "negative": lambda found: _is_form("negative", found),
    "feminine": lambda found: _are_texts(found, 2),
    "games": _are_games,
}


def _texts(entry: Located) -> Iterator[Located]:
    if isinstance(entry.value, str):
        yield entry
    for one in entry.items:
        yield from _texts(one)
    for pair in entry.entries:
        yield from _texts(pair.value)


def report_wordless(
    language: Language, vocabularies: Mapping[str, Vocabulary], source: Source, sink: Sink
) -> None:
    """Report the words of families of games that a language cannot say, at its lexicon."""
    speech = language.of_game("")
    lacking = dict.fromkeys(
        word for vocabulary in vocabularies.values() for word in missing_words(speech, vocabulary)
    )
    for word in lacking:
        facts = _facts(language.code, word=word.partition(" ")[2])
        sink.report("wordless-word", source.whole(), **facts)
