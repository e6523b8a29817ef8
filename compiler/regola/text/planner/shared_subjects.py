"""Two tests of one subject told with it once: *you are in decline and are not cursed*."""

from __future__ import annotations

from regola.program.meaning import Has, Is, Phrase, Test
from regola.text.planner.phrases import noun_phrase
from regola.text.planner.references import left_of, unmarked
from regola.text.planner.telling import Telling
from regola.text.values import Words

__all__ = ["tested", "without_subject"]

_THE_READER = ("subject-you", "subject-you.people", "pronoun-you-subject")
"""The messages of what a sentence may call the reader, or his people, at its beginning."""


def without_subject(telling: Telling, tests: tuple[Test, ...], former: str, other: str) -> str:
    """
    Return a test without its subject, if the former begins with the same: *… and is not cursed*.

    Of the reader a language may have no word, or that of his people.
    """
    asked = {_asked_of(test) for test in tests}
    if len(asked) > 1 or telling.brief or not telling.speech.has("subject-you"):
        return other
    subject = tests[0].subject if isinstance(tests[0], Is | Has) else None
    told = [telling.say(one) for one in filter(telling.speech.has, _THE_READER)]
    if isinstance(subject, Phrase) and subject.noun != "you":
        told = [unmarked(tested(telling, subject).text)]
    former, text = (one.lstrip() for one in (former, other))
    both = [unmarked(former), unmarked(text)]
    said = next((one for one in told if one and all(a.startswith(f"{one} ") for a in both)), "")
    return left_of(text, said) if said else other


def _asked_of(test: Test) -> object:
    """Return what a test is about, to be compared: the reader, or a thing named before."""
    subject = test.subject if isinstance(test, Is | Has) else None
    if not isinstance(subject, Phrase):
        # *You are 3 tokens short*, *you abandoned no regions*: the words tell whether it is he.
        return "you"
    if subject.noun == "you" or (subject.type == "spot" and subject.owner == "you"):
        return "you"
    more = subject.modifiers or subject.alternatives
    return test if more else (subject.noun, subject.mention if subject.refers else -1)


def tested(telling: Telling, phrase: Phrase) -> Words:
    """Return what a test is about: one thing, where a statement would mean every."""
    return noun_phrase(telling, phrase, "subject" if phrase.noun == "you" else "object")
