"""
Keywords: words that stand for a rule, and the reminder that tells it where they are first used.

A class of the vocabulary, a trait or a piece is a keyword if the vocabulary or the content says so.
Its reminder is no text of its own: it is what the rules that define it say, or else those that
speak of it, so that it cannot differ from what is played. What stands on the same card needs none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from regola.program.meaning import (
    Adjective,
    Grant,
    Permission,
    Phrase,
    Quantity,
    Reaction,
    Rule,
    Statement,
)
from regola.program.model import Item
from regola.program.options import holds_under, taken_by_default
from regola.program.walking import phrases_in
from regola.text.context import ItemContext
from regola.text.language import Language
from regola.text.planner.dividing import rule_text
from regola.text.planner.listing import union
from regola.text.planner.phrases import noun_phrase
from regola.text.planner.telling import Telling
from regola.vocabulary.model import Vocabulary

__all__ = ["Keyword", "Keywords", "reminder"]

_FLAG = "keyword"


@dataclass(frozen=True, slots=True)
class Keyword:
    """
    A word with a reminder.

    `word` is a class word or the reference of a trait or piece; `rules` are those that the reminder
    tells, each with its item.
    """

    word: str
    rules: tuple[tuple[Item, Rule], ...]


class Keywords:
    """The keywords of a program."""

    def __init__(self, items: Iterable[Item], vocabulary: Vocabulary) -> None:
        """Take all items, nested ones included."""
        self._items = tuple(items)
        self._vocabulary = vocabulary
        self._known_bases: dict[str, set[str]] = {}
        self._used: dict[tuple[int, str], tuple[Item, tuple[tuple[int, Keyword], ...]]] = {}

    @cached_property
    def known(self) -> dict[str, Keyword]:
        """All keywords that some rule explains, by their word."""
        classes = [word.id for word in self._vocabulary.adjectives.values() if word.keyword]
        named = [item for item in self._items if item.field(_FLAG) is not None]
        found = [Keyword(word, tuple(self._explaining(word))) for word in classes]
        for item in named:
            own = tuple((item, rule) for rule in item.rules if isinstance(rule.body, Statement))
            is_thing = self._vocabulary.kinds[item.kind].item
            rules = own if is_thing else tuple(self._explaining(item.reference))
            found.append(Keyword(item.reference, rules))
        return {one.word: one for one in found if one.rules}

    def used(self, item: Item, game: str) -> tuple[tuple[int, Keyword], ...]:
        """
        Return the keywords that an item's rules use, with the place of the first rule that does.

        Where games differ in what a keyword is, that of the game which is played counts.
        """
        # The item is kept, so that no other is ever taken for it.
        key = (id(item), game)
        if key not in self._used:
            self._used[key] = item, tuple(self._uses(item, game))
        return self._used[key][1]

    def _uses(self, item: Item, game: str) -> Iterator[tuple[int, Keyword]]:
        if item.kind == "base":
            return
        seen: set[str] = set()
        beside = {item.reference, item.holder, *(inner.reference for inner in item.nested)}
        for place, rule in enumerate(item.rules):
            for word in _words(rule):
                keyword = self.known.get(word)
                if keyword is None or word in seen:
                    continue
                seen.add(word)
                rules = tuple(one for one in keyword.rules if self._holds(one[0], game))
                # What explains it may be on the very card.
                if rules and not any(source.reference in beside for source, _ in rules):
                    yield place, Keyword(word, rules)

    def _holds(self, item: Item, game: str) -> bool:
        return item.kind != "base" or item.pack in self._bases(game)

    def _bases(self, game: str) -> set[str]:
        """Return the packs whose base rules a game has: its own and those that it extends."""
        if game not in self._known_bases:
            found, waiting = set[str](), [game]
            while waiting:
                pack = waiting.pop()
                found.add(pack)
                waiting += [word for word in self._extended.get(pack, ()) if word not in found]
            self._known_bases[game] = found
        return self._known_bases[game]

    @cached_property
    def _extended(self) -> dict[str, list[str]]:
        """The packs that each pack extends."""
        found: dict[str, list[str]] = {}
        for item in self._items:
            line = item.field("extends")
            if line is not None:
                found.setdefault(item.pack, []).extend(line.words)
        return found

    def _explaining(self, word: str) -> Iterator[tuple[Item, Rule]]:
        """Give the rules that define a class, then those that say what holds for all of it."""
        holder = next((item.holder for item in self._items if item.reference == word), "")
        for tells in (_defines, _speaks_of):
            for item in self._items:
                if item.reference == holder or (item.kind == "base" and not holder):
                    told = (self._by_default(rule) for rule in item.rules)
                    yield from ((item, rule) for rule in told if rule and tells(rule, word))

    def _by_default(self, rule: Rule) -> Rule | None:
        """Return a rule as it is by default: nothing where it hangs on another open ruling."""
        body = rule.body
        if not isinstance(body, Permission) or body.condition is None:
            return rule
        holds = holds_under(body.condition, taken_by_default(self._items))
        if holds is None:
            return rule
        return replace(rule, body=replace(body, condition=None)) if holds else None


def _words(rule: Rule) -> Iterator[str]:
    """Give the words of a rule that may be keywords: classes that are said of things, pieces."""
    for one in _adjectives(rule):
        if one.target is None:
            yield one.word
    yield from (phrase.noun for phrase in phrases_in(rule) if "/" in phrase.noun)


def _adjectives(rule: Rule) -> Iterator[Adjective]:
    """Give the classes that a rule speaks of."""
    yield from (
        one for phrase in phrases_in(rule) for one in phrase.modifiers if isinstance(one, Adjective)
    )
    body = rule.body
    if isinstance(body, Statement) and isinstance(body.effect, Grant):
        predicate = body.effect.predicate
        if isinstance(predicate, Adjective):
            yield predicate


def _defines(rule: Rule, word: str) -> bool:
    """Tell whether a rule says what is of a class, whoever asks."""
    body = rule.body
    if not isinstance(body, Statement) or not isinstance(body.effect, Grant):
        return False
    predicate = body.effect.predicate
    is_class = isinstance(predicate, Adjective) and predicate.word == word
    plain = is_class and not predicate.negated and not body.effect.negated
    return plain and body.condition is None and isinstance(body.subject, Phrase)


def _speaks_of(rule: Rule, word: str) -> bool:
    """Tell whether a rule says what holds for all things of a class."""
    body = rule.body
    if isinstance(body, Reaction):
        return False
    subject = body.deed.object if isinstance(body, Permission) else body.subject
    thing = subject.of if isinstance(subject, Quantity) else subject
    own = thing.modifiers if thing is not None else ()
    return any(isinstance(one, Adjective) and one.word == word and not one.negated for one in own)


def reminder(keyword: Keyword, language: Language, context: Callable[[Item], ItemContext]) -> str:
    """
    Return the reminder of a keyword in brackets: *(Immune: it may not be attacked.)*.

    It is told with the context of each item whose rules it tells, all in the words of one game.
    """
    contexts = [(context(item), rule) for item, rule in keyword.rules]
    speech = language.of_game(contexts[0][0].game)
    told = [(Telling(speech, one), rule) for one, rule in contexts]
    defined = [_definition(one, rule) for one, rule in told if _is_definition(rule, keyword.word)]
    first, *others = (
        speech.write(text)
        for text in (
            *([union(told[0][0], defined)] if len(defined) > 1 else defined),
            *(text for one, rule in told for text in _explained(one, keyword, rule)),
        )
    )
    text = ". ".join([first, *map(_with_capital, others)])
    name = _with_capital(_name(told[0][0], keyword, told[0][1]))
    return speech.write(speech.say("reminder", keyword=name, text=text))


def _is_definition(rule: Rule, word: str) -> bool:
    """Tell whether a rule says what is called by a word, whenever it is."""
    plain = isinstance(rule.body, Statement) and rule.body.condition is None
    return plain and rule.moment is None and _defines(rule, word)


def _definition(telling: Telling, rule: Rule) -> str:
    """Return what is so called."""
    assert isinstance(rule.body, Statement)  # noqa: S101 - it is a definition
    assert isinstance(rule.body.subject, Phrase)  # noqa: S101 - classes are said of things
    return noun_phrase(telling, rule.body.subject, "subject").text


def _explained(telling: Telling, keyword: Keyword, rule: Rule) -> list[str]:
    """Return what else a rule says of a keyword: what may not be done to it."""
    body = rule.body
    if _is_definition(rule, keyword.word):
        return []
    if not isinstance(body, Permission) or not _is_plain_ban(body):
        return rule_text(telling, rule, rule)
    assert body.deed.object is not None  # noqa: S101 - it is what is banned
    feature = telling.noun(body.deed.object.noun).words(plural=False).feature
    word = telling.context.vocabulary.adjectives.get(keyword.word)
    also = (f"reminder-ban-{one}" for one in (word.target if word else ()))
    done = telling.verb(body.deed.verb).done[feature & 3]
    return [telling.say(telling.speech.find(*also, "reminder-ban"), done=done)]


def _is_plain_ban(body: Permission) -> bool:
    """Tell whether a rule bans a deed to all things of a class, and says no more."""
    thing = body.deed.object
    plain = thing is not None and len(thing.modifiers) == 1 and not body.deed.slots
    return plain and body.negated and body.actor.noun == "you" and body.condition is None


def _with_capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _name(telling: Telling, keyword: Keyword, rule: Rule) -> str:
    """Return how a keyword is called: a class as it is said of what it is a class of."""
    adjective = next((one for one in _adjectives(rule) if one.word == keyword.word), None)
    if adjective is None:
        return telling.noun(keyword.word).words(plural=False).text
    nouns = [one.noun for one in phrases_in(rule) if adjective in one.modifiers]
    body = rule.body
    if not nouns and isinstance(body, Statement) and isinstance(body.subject, Phrase):
        nouns = [body.subject.noun]
    feature = telling.noun(nouns[0]).words(plural=False).feature if nouns else 0
    return telling.adjective(keyword.word).agreeing(feature)
