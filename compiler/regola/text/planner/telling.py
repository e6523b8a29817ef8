"""The telling of one rule: the language and item at hand, and the words for content."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeAlias

from regola.program.meaning import Deed, OnEvent, Phrase
from regola.text.context import ItemContext, Names
from regola.text.language import MissingMessageError, Speech
from regola.text.lexicon import Adjective, Lexicon, Noun, Verb
from regola.text.values import Words, without_marks
from regola.vocabulary.model import VerbWord

__all__ = [
    "Place",
    "Suppliers",
    "Telling",
    "base_number",
    "content_noun",
    "is_base_number",
    "place_of",
    "slug",
]

Suppliers = Mapping[str, Callable[[], Words | str]]
"""What makes each value of a message, called only if the message asks for it."""

Place: TypeAlias = tuple[int, int]
"""Where a phrase stands in its rule: the place in the file and the mention."""


def place_of(phrase: Phrase) -> Place:
    """Return where a phrase stands, whatever is left out of it."""
    return phrase.span.start, phrase.mention


@lru_cache(maxsize=4096)
def slug(word: str) -> str:
    """Return the id of a word as message ids spell it."""
    return word.replace(" ", "-").replace("_", "-")


_OF_BASE_RULES = "base-"


def base_number(word: str) -> str:
    """Return the argument that is what base rules define a number as."""
    return f"{_OF_BASE_RULES}{slug(word)}"


def is_base_number(argument: str) -> bool:
    """Tell whether an argument is what base rules define some number as."""
    return argument.startswith(_OF_BASE_RULES)


def content_noun(speech: Speech, names: Names, reference: str) -> Noun:
    """
    Return the noun of an item of content.

    A name that the language lacks, or that names a site by its mark, is quoted beside the noun
    of its kind, which agrees; a name of a kind with a message `named-KIND` always stands beside it:
    *the Move! Order*.
    """
    kind = reference.split("/")[1]
    own = names.noun(reference, speech.code)
    if own is None or own.marked:
        name = own.forms[0] if own else without_marks(names.title(reference))
        title = speech.say("quoted", name=name)
        return _beside(speech.lexicon, kind, lambda noun: f"{noun} {title}")
    if not speech.has(f"named-{kind}"):
        return own
    name = own.forms[0]
    return _beside(
        speech.lexicon, kind, lambda noun: speech.say(f"named-{kind}", noun=noun, name=name)
    )


def _beside(lexicon: Lexicon, kind: str, beside: Callable[[str], str]) -> Noun:
    nouns = lexicon.nouns
    anchor = nouns.get(f"named {kind}") or nouns.get(kind) or nouns["game"]
    forms = tuple(beside(form) for form in anchor.forms[:2])
    return Noun(gender=anchor.gender, forms=forms, sound=anchor.sound)


@dataclass(slots=True)
class Telling:
    """
    A language and an item; the nouns of content met so far are kept.

    `apart` are the relations that are told in a clause of their own, because the verb at hand has a
    place for things so related: *use the Sack as a relic that is in a region*. `doubted`: what is
    told follows *unless*, in a language that has a mood for it. `once`: the ending of the message
    for what is offered next, one time alone. `denied`: what is told is of nothing, so that *nor*
    joins it. `by_means`: the deed at hand is done by means of things, which *with* would seem to
    name. `indicative`: deeds are told of the reader, not ordered, lest somebody else seem to do
    them. `event`: the deed that the rule answers; `doer` who does it, or may do what is allowed.
    `head`: the thing of which more is being told. `counted_by`: whom the limit of the rule counts
    by. `there`: the ending of what tells that things are *there* where a clause says already that
    they are, or how many. `own`: the shape of the item's own name where there are several of it;
    *an Encampment*, *each Encampment*, then *the Encampment*. `again`: the item was named before in
    the rule that is told, nothing where that makes no difference. `more`: where the thing stands to
    which the same is done once more. `lead` are words that will stand before the first sentence;
    `done_to`: what is told is what a deed is done to, whose place some languages tell as its owner:
    *kill the goons of that tile*; `referred` are the mentions of the things that the rule speaks of
    again, `places` those of all that *there* could mean, `named` those of all things, `sorts` those
    of all with their types, `measures` the words of all numbers, `genders` those of the nouns of
    all by their mentions, `in_view` the mentions of what is done something to, `numbered` the
    things of which a condition just told how many the reader has, `leading` that of what the first
    deed is done to, `doubled` the nouns of things of which it names each one beside one alone.
    `further`: the rule raises what one before it raised. `moved`: the deed at hand is done to the
    item. `topic`: what the condition asked of that was told just now. `phase`: the one to whose
    yield it adds. `parted`: a setting in a sentence of its own stands between an offer and what is
    done upon it. `asked_apart`: so does what it may be done only on. `one_of_many`: what is done
    was told of many things, so that *its* would name none. `whichever`: where the thing stands of
    which any will do, as none could be had of a narrower sort; `alike` where things stand that are
    others of the sort of one beside them. `testing`: what is told is asked,
    where *the squad* is that squad. `ranks` tells, by the place of a reference, which of several
    like things it means; `noted` are the things whose order in the text is looked for, if it is.
    `brief`: what is told is a chip, where numbers are compared by signs and what its own face names
    is *this relic*.
    """

    speech: Speech
    context: ItemContext
    apart: frozenset[str] = frozenset()
    doubted: bool = False
    once: str = ""
    denied: bool = False
    by_means: bool = False
    indicative: bool = False
    declined: bool = False
    event: OnEvent | None = None
    doer: Phrase | None = None
    head: Phrase | None = None
    there: str = ""
    own: str = "np-a"
    more: Place | None = None
    again: bool | None = None
    lead: str = ""
    done_to: bool = False
    referred: frozenset[int] = frozenset()
    places: frozenset[int] = frozenset()
    named: frozenset[int] = frozenset()
    sorts: frozenset[tuple[int, str]] = frozenset()
    measures: frozenset[str] = frozenset()
    genders: frozenset[tuple[int, int]] = frozenset()
    in_view: frozenset[int] = frozenset()
    numbered: Phrase | None = None
    leading: int | None = None
    topic: Phrase | None = None
    moved: bool = False
    doubled: frozenset[str] = frozenset()
    testing: bool = False
    further: bool = False
    parted: bool = False
    asked_apart: bool = False
    counted_by: tuple[str, ...] = ()
    one_of_many: bool = False
    whichever: Place | None = None
    alike: frozenset[Place] = frozenset()
    phase: str = ""
    ranks: Mapping[Place, int] = field(default_factory=dict)
    noted: list[Phrase] | None = None
    brief: bool = False
    _nouns: dict[str, Noun] = field(default_factory=dict)

    def say(self, identifier: str, **values: Words | str) -> str:
        """Return a message filled with values."""
        return self.speech.say(identifier, **values)

    def fill(self, identifiers: tuple[str, ...], suppliers: Suppliers) -> str:
        """Return the first message there is, filled with what it asks for."""
        return self.speech.fill(self.speech.find(*identifiers), suppliers)

    def mooded(self, *identifiers: str) -> tuple[str, ...]:
        """Return the ids of messages, before each that of its form in the mood at hand."""
        if not self.doubted:
            return identifiers
        return tuple(name for one in identifiers for name in (f"{one}.doubted", one))

    def noun(self, word: str) -> Noun:
        """Return the noun of a vocabulary word or of a reference."""
        found = self.speech.lexicon.nouns.get(word) or self._nouns.get(word)
        if found is None:
            found = self._content(word)
            self._nouns[word] = found
        return found

    def sort(self, phrase: Phrase) -> str:
        """Return the sort of nouns that a thing and all its alternatives are of, if any."""
        sorts = {self._sort(one) for one in (phrase, *phrase.alternatives)}
        return sorts.pop() if len(sorts) == 1 else ""

    def _sort(self, phrase: Phrase) -> str:
        nouns, word = self.speech.lexicon.nouns, phrase.noun
        if word == "it":
            short = self.is_told_again(phrase) and not self.is_named_again()
            word = self.context.kind if short else self.context.reference
        own = nouns.get(word) or nouns.get(f"named {phrase.type}") or nouns.get(phrase.type)
        return own.sort if own else ""

    def is_told_again(self, phrase: Phrase) -> bool:
        """Tell whether the item that holds the rule is *this tile* now that it was named."""
        if not self.again or phrase.modifiers:
            return False
        if self.speech.has(f"np-again-{self.context.kind}"):
            return True
        return self.speech.has("np-again") and self.speech.has(f"named-{self.context.kind}")

    def is_named_again(self) -> bool:
        """Tell whether the language calls an item of this kind by its name once more."""
        message = self.speech.messages.get(f"np-again-{self.context.kind}")
        return message is not None and "self" in message.arguments

    def of_head(self, identifier: str) -> str:
        """Return the message of a clause for things of the type at hand: *who is not in front*."""
        name, dot, ending = identifier.partition(".")
        own = f"{name}-{self.head.type}{dot}{ending}" if self.head else identifier
        return self.speech.find(own, identifier)

    def _content(self, reference: str) -> Noun:
        if "/" not in reference:
            raise MissingMessageError(f"{self.speech.code}: noun {reference}")
        return content_noun(self.speech, self.context.names, reference)

    def adjective(self, word: str) -> Adjective:
        """Return the adjective of a vocabulary word or of a trait that content declares."""
        found = self.speech.lexicon.adjectives.get(word)
        if found is not None:
            return found
        own = self.context.names.noun(word, self.speech.code)
        if own is not None:
            return own.adjective(before=self.speech.lexicon.adjectives_before)
        title = self.say("quoted", name=without_marks(self.context.names.title(word)))
        return Adjective(forms=(title, title, title, title))

    def verb(self, *words: str) -> Verb:
        """Return the first of the verbs that the lexicon has."""
        verbs = self.speech.lexicon.verbs
        for word in words:
            if word in verbs:
                return verbs[word]
        raise MissingMessageError(f"{self.speech.code}: verb {words[-1]}")

    def self_words(self) -> Words:
        """Return the noun of the item that holds the rule."""
        return self.noun(self.context.reference).words(plural=False)

    def pays(self, action: object) -> bool:
        """Tell whether an action pays something: not at all, where one has too little."""
        word = self._verb_word(action)
        return word is not None and word.price

    def gains(self, action: object) -> bool:
        """Tell whether an action brings who does it something, which can be done at any time."""
        word = self._verb_word(action)
        return word is not None and word.gift

    def _verb_word(self, action: object) -> VerbWord | None:
        verbs = self.context.vocabulary.verbs
        return verbs.get(action.verb) if isinstance(action, Deed) else None

    def bearer_words(self) -> Words:
        """Return the noun of who bears the rules of items."""
        return self.noun(self.context.vocabulary.bearer).words(plural=False)
