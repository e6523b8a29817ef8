"""
Noun phrases: from a set of things to words with features.

Which shape a phrase takes (`np-a`, `np-your-many`, …) is chosen here, by determiner, owner, amount
and the role it plays; what the shape sounds like is the language's own message.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Did,
    Kind,
    Link,
    Modifier,
    Number,
    Phrase,
    Recalled,
)
from regola.text.planner.belongings import in_place_of_yours, is_one_of_yours
from regola.text.planner.beside import beside
from regola.text.planner.listing import OF_SEVERAL, of_several, together, union
from regola.text.planner.mentions import centre_of
from regola.text.planner.named_sites import site_called, site_of
from regola.text.planner.noun_shapes import (
    THAT_ONE,
    Role,
    again_words,
    features_of,
    is_that_one,
    of_type,
    plain_word,
    shape_of,
    shorter,
)
from regola.text.planner.owners import (
    are_of_mixed_owners,
    is_any_player,
    is_counted_owner,
    is_of_anybody,
    is_of_you,
    others_of_yours,
    owner_before,
    owner_is_told_once,
    told_as_yours,
    with_owner_before,
)
from regola.text.planner.places import is_there
from regola.text.planner.recalled import done_said, undergone
from regola.text.planner.references import mark
from regola.text.planner.tails import Tail, joined, neither
from regola.text.planner.telling import Telling, place_of, slug
from regola.text.values import PLURAL, YOU, Words

__all__ = ["PLACED", "Role", "noun_phrase", "relation"]

PLACED = "estar"
"""What joins a thing to its place, where a language has a verb of its own for that."""

_PLAINER = {"np-lacking": "np-negative", "np-counted": "np-generic"}
"""What a shape is said as in a language that has no words of its own for it."""


_OTHERS = "np-others-yours"
"""What all of the reader's are called beside the one at hand: *your other peoples*."""


_OF_SEVERAL = ("np-a-your", "np-no-your", "np-some-your")
"""What is told in the plural is one of them: *one of the regions*, *none of your tokens*."""


def noun_phrase(telling: Telling, phrase: Phrase, role: Role = "object") -> Words:
    """Return a phrase with all its alternatives."""
    # What is forbidden has a word before each: *any goblin or any troll of yours*.
    if role != "negative" and are_of_mixed_owners(phrase):
        return _of_mixed_owners(telling, phrase, role)
    if owner_is_told_once(phrase) and role != "negative" and telling.speech.has(OF_SEVERAL):
        return _one_of_several(telling, phrase)
    first = _one(telling, phrase, role)
    if not phrase.alternatives:
        return first
    if role == "negative" and not telling.denied:
        telling.denied = True
        said = noun_phrase(telling, phrase, role)
        telling.denied = False
        return said
    members = [first, *(noun_phrase(telling, other, role) for other in phrase.alternatives)]
    if phrase.determiner == "no":
        return first.with_text(union(telling, [one.text for one in members], "none-nor"))
    return together(telling, members, role)


def _one_of_several(telling: Telling, phrase: Phrase) -> Words:
    """Return *one of your Portals or working Kitchens*, which tells but once whose they are."""
    members = (replace(phrase, alternatives=()), *phrase.alternatives)
    said = of_several(telling, [group(telling, one, plural=True) for one in members])
    return group(telling, members[0], plural=False).with_text(said)


def _of_mixed_owners(telling: Telling, phrase: Phrase, role: Role) -> Words:
    """Return alternatives of which some alone are yours, so that the others do not seem so."""
    yours = told_as_yours(replace(phrase, alternatives=()))
    others = [told_as_yours(other) for other in phrase.alternatives]
    first, *rest = (noun_phrase(telling, one, role) for one in (yours, *others))
    if role == "each" and telling.speech.has("each-or"):
        *before, text = (one.text for one in (first, *rest))
        for one in reversed(before):
            text = telling.say("each-or", left=one, right=text)
        return first.with_text(text)
    told = zip(others, rest, strict=True)
    return together(telling, [first, *(_whoever(telling, *one, role) for one in told)], role)


def _whoever(telling: Telling, phrase: Phrase, said: Words, role: Role) -> Words:
    """Return a thing that is anybody's as *every Troll*, where its plain form would seem yours."""
    bare = not phrase.alternatives and shape_of(telling, phrase, role) == "np-generic"
    if not bare or not telling.speech.has("np-whoever"):
        return said
    return _shaped(telling, phrase, "np-whoever")


def _one(telling: Telling, phrase: Phrase, role: Role) -> Words:
    if phrase.noun == "you":
        name = telling.speech.find(f"pronoun-you-{role}", "pronoun-you-target")
        return Words(telling.say(name), YOU)
    if phrase.noun == "one another":
        return Words(telling.say("pronoun-one-another"), PLURAL)
    if phrase.noun == "it":
        return _item(telling, phrase)
    if role == "subject" and telling.speech.has(_OTHERS):
        others = others_of_yours(phrase)
        if others is not None:
            return _shaped(telling, others, _OTHERS)
    if role in ("negative", "lacking") and phrase.determiner == "any":
        # Where there is none, *any* is *a*, and what is told of it is told of one.
        phrase = replace(phrase, determiner="a")
    phrase = in_place_of_yours(telling, with_owner_before(telling, phrase, role))
    return _shaped(telling, phrase, shape_of(telling, phrase, role))


def _item(telling: Telling, phrase: Phrase) -> Words:
    """Return the item that holds the rule, with what more is said of it."""
    named = replace(phrase, noun=telling.context.reference)
    own = group(telling, named, plural=False)
    kind = telling.context.kind
    if telling.is_told_again(phrase):
        return again_words(telling, kind)
    telling.again = telling.again if telling.again is None else True
    if telling.context.copies == 1:
        name = own.with_text(telling.say("np-the", one=own))
        return shorter(telling, name) if telling.brief and not phrase.modifiers else name
    many = group(telling, named, plural=True)
    return own.with_text(telling.say(telling.own, one=own, many=many))


def _shaped(telling: Telling, phrase: Phrase, shape: str) -> Words:
    speech = telling.speech
    shapes = (shape, _PLAINER[shape]) if shape in _PLAINER else (shape,)
    if (
        shape == "np-its"
        and telling.again
        and telling.speech.has(f"np-again-{telling.context.kind}")
    ):
        shapes = ("np-its-again", "np-its")
    identifier = speech.find(*(name for one in shapes for name in of_type(telling, one, phrase)))
    asked = speech.messages[identifier].arguments
    many = group(telling, phrase, plural=True) if "many" in asked else None
    one = group(telling, phrase, plural=False) if "one" in asked else None
    text = speech.fill(
        identifier,
        {
            "one": lambda: one or "",
            "many": lambda: many or "",
            "amount": lambda: _amount(telling, phrase),
            "past": lambda: telling.verb(telling.event.verb).past if telling.event else "",
            "done": lambda: undergone(telling, one),
            "self": telling.self_words,
        },
    )
    if shape == THAT_ONE:
        text = mark(telling, phrase) + text
    return features_of(text, phrase, one, many, single=shape in _OF_SEVERAL)


def _amount(telling: Telling, phrase: Phrase) -> Words:
    from regola.text.planner.amounts import amount_words

    rank = telling.ranks.get(place_of(phrase))
    if rank is not None:
        return amount_words(telling, Number(rank))
    return amount_words(telling, phrase.amount.amount) if phrase.amount else Words("")


# ---- the noun and what stands around it ------------------------------------------------------


def group(telling: Telling, phrase: Phrase, *, plural: bool) -> Words:
    """Return the noun with its adjectives, relations and relative clauses, without an article."""
    called = site_of(telling, phrase)
    if called is not None:
        name, phrase = called
        noun = name.words(plural=plural)
    else:
        noun = telling.noun(phrase.noun).words(plural=plural)
    if telling.noted is not None:
        noun = noun.with_text(mark(telling, phrase) + noun.text)
    if not phrase.modifiers:
        return noun
    before: list[str] = []
    after: list[str] = []
    tails: list[Tail] = []
    around, telling.head = telling.head, None if called else phrase
    for modifier in phrase.modifiers:
        _place(telling, modifier, noun, before, after, tails)
    telling.head = around
    words = " ".join([*before, noun.text, *reversed(after)])
    return noun.with_text(words + joined(telling, tails))


def _add_tail(telling: Telling, modifier: Modifier, noun: Words, tails: list[Tail]) -> None:
    """
    Add what follows a noun, joined to what does already.

    Two clauses are joined: *that … and that …*; a relation after a clause becomes one, and after a
    relation it is joined to it, lest it seem to be that of the nearer noun.
    """
    before = tails[-1] if tails else None
    # Behind an owner a place told as one would seem his: *the goons of the rival of the tile*.
    telling.done_to = telling.done_to and not (before is not None and before.close)
    denied = _denied(telling, modifier, noun)
    if denied is not None and before is not None and before.denied is not None:
        nearer = _clause_before(telling, tails, noun)
        text = neither(telling, noun, before.denied, denied, nearer)
        tails[-1] = replace(before, text=text)
        return
    clause = not isinstance(modifier, Link) or _is_clause(telling, modifier, noun)
    there = telling.there
    if before is not None and before.link is not None and is_of_you(before.link):
        # *Che controlli lì*: the clause before says already that they are.
        telling.there = ".existing"
    if isinstance(modifier, Link) and before is not None and before.clause and not clause:
        text, clause = _link_clause(telling, modifier, noun, "that-is.joined"), True
    else:
        text = _tail(telling, modifier, noun)
    telling.there = there
    joiner = ""
    if before is not None and clause and before.clause:
        joiner = "and-that"
    elif (
        before is not None
        and not clause
        and not before.close
        and telling.speech.has("and-relation")
    ):
        joiner = "and-relation"
    close = isinstance(modifier, Link) and modifier.relation == "of"
    link = modifier if isinstance(modifier, Link) else None
    tails.append(Tail(text, clause, close, joiner, denied, link))


def _clause_before(telling: Telling, tails: list[Tail], noun: Words) -> Tail | None:
    """
    Return what is told before a class that is denied, as a clause where the language says so.

    *A region that is adjacent to the Balrog and is neither closed nor immune*.
    """
    nearer = tails[-2] if len(tails) > 1 else None
    told = telling.speech.has("that-is-neither-joined")
    if nearer is not None and nearer.link is not None and not nearer.clause and told:
        tails[-2] = replace(nearer, text=_link_clause(telling, nearer.link, noun, "that-is.joined"))
    return nearer


def _denied(telling: Telling, modifier: Modifier, noun: Words) -> Words | None:
    """Return the class that is denied of a thing, where a language tells two in one clause."""
    if not telling.speech.has("that-is-neither"):
        return None
    if isinstance(modifier, Kind) and modifier.negated and modifier.phrase.noun != "it":
        return noun_phrase(telling, modifier.phrase)
    told = isinstance(modifier, Adjective) and modifier.target is None and modifier.negated
    if not (isinstance(modifier, Adjective) and told):
        return None
    return adjective_said(telling, modifier, noun)


def _is_clause(telling: Telling, link: Link, noun: Words) -> bool:
    return whose(telling, link) is not None or _held(telling, link, noun) is not None


def _place(
    telling: Telling,
    modifier: Modifier,
    noun: Words,
    before: list[str],
    after: list[str],
    tails: list[Tail],
) -> None:
    owner = owner_before(telling, modifier)
    if owner:
        before.insert(0, telling.say(owner, x=noun))
        return
    before_it = beside(telling, modifier)
    if before_it:
        before.append(before_it)
        return
    close = beside(telling, modifier, "beside", noun)
    if close:
        tails.insert(0, Tail(close, clause=False, close=True))
        return
    if not isinstance(modifier, Adjective) or modifier.target is not None:
        _add_tail(telling, modifier, noun, tails)
        return
    word = telling.adjective(modifier.word)
    if modifier.negated and word.negative is None:
        _add_tail(telling, modifier, noun, tails)
        return
    forms = word.negative if modifier.negated and word.negative else word.forms
    (before if word.before else after).append(forms[noun.feature & 3])


def _tail(telling: Telling, modifier: Modifier, noun: Words) -> str:
    if isinstance(modifier, Adjective):
        said = adjective_said(telling, modifier, noun)
        identifier = "that-is.not" if modifier.negated else "that-is"
        return telling.say(telling.of_head(identifier), x=noun, predicate=said, copula=said.copula)
    if isinstance(modifier, Link):
        return _linked(telling, modifier, noun)
    if isinstance(modifier, Recalled):
        return done_said(telling, modifier, noun, lambda one: noun_phrase(telling, one))
    return _kind(telling, modifier, noun)


def _linked(telling: Telling, link: Link, noun: Words) -> str:
    own = whose(telling, link)
    if own is not None:
        return own
    held = _held(telling, link, noun)
    if held is not None:
        return held
    thing = link.target
    if is_there(telling, thing):
        return relation(telling, link, noun)
    told = (link.relation, *(f"{link.relation} {one}" for one in (thing.type, thing.noun)))
    if telling.apart.isdisjoint(told):
        return relation(telling, link, noun)
    return _link_clause(telling, link, noun, "that-is")


def _held(telling: Telling, link: Link, noun: Words) -> str | None:
    """
    Return *that holds a goon* for *with a goon* beside a verb of what is done by means of things.

    *Conquer a region with a token* could be done by means of the token; in *a region of an opponent
    with a token* the region could have it. A language that has a message `held-TYPE` tells such
    places so, and whoever acts always. *Conquer a tile without your goons* is as open.
    """
    head = telling.head
    lacks = link.negated or link.relation == "without"
    name = f"held-{head.type}{'.not' if lacks else ''}" if head else ""
    types = telling.context.vocabulary.types
    told = telling.by_means or (head is not None and head.type in types and types[head.type].acts)
    plain = link.relation in ("with", "without") and link.target.determiner != "no"
    if lacks and (link.target.amount or telling.context.vocabulary.is_mark(link.target.type)):
        # Fewer than some is not none, and nothing is done by means of a mark.
        return None
    if not (told and plain and telling.speech.has(name)):
        return None
    if site_called(telling, link) is not None:
        return None
    before = telling.by_means, telling.done_to
    telling.by_means = telling.done_to = False
    thing = replace(link.target, determiner="no") if lacks else link.target
    target = noun_phrase(telling, thing, "some" if head and head.type == "player" else "object")
    telling.by_means, telling.done_to = before
    # Of the item itself it is not told which one is meant, but whether it is so.
    own = f"held-it{'.not' if lacks else ''}"
    alone = telling.context.copies == 1 and telling.speech.has(own)
    itself = alone and head is not None and head.noun == telling.context.reference
    yours = f"held-{head.type}-yours" if head else ""
    if not (itself or lacks) and is_one_of_yours(link.target) and telling.speech.has(yours):
        mine = replace(told_as_yours(link.target), owner="", determiner="")
        return telling.say(yours, one=group(telling, mine, plural=False))
    return telling.say(own if itself else name, target=target, x=noun)


def _link_clause(telling: Telling, link: Link, noun: Words, name: str) -> str:
    """Return a relation as a relative clause: *that is adjacent to a sea*."""
    plain = Link(link.relation, link.target, negated=False, span=link.span)
    telling.done_to, done_to = False, telling.done_to
    said = relation(telling, plain, noun)
    telling.done_to = done_to
    own = f"copula-{slug(link.relation)}"
    placed = "" if link.relation == "of" else PLACED
    copula = telling.say(own) if telling.speech.has(own) else placed
    message = telling.speech.find(f"{name}.not" if link.negated else name, "that-is")
    return telling.say(message, x=noun, predicate=said, copula=copula)


def whose(telling: Telling, link: Link) -> str | None:
    """
    Return *whose active people you attacked this turn*, where the language has a message for it.

    A player has but one active people: the id of the message names what there is but one of.
    """
    did = [one for one in link.target.modifiers if isinstance(one, Did)]
    words = [one.word for one in link.target.modifiers if isinstance(one, Adjective)]
    relation_said = "without" if link.negated and link.relation == "with" else link.relation
    name = f"whose-{relation_said}-{'-'.join([*words, link.target.noun])}"
    if len(did) != 1 or did[0].time or did[0].actor.noun != "you" or not telling.speech.has(name):
        return None
    others = tuple(one for one in link.target.modifiers if one is not did[0])
    thing = group(telling, replace(link.target, modifiers=others), plural=False)
    verb = telling.verb(did[0].verb)
    return telling.say(name, one=thing, past=verb.past, verb=verb.infinitive)


def adjective_said(telling: Telling, adjective: Adjective, subject: Words) -> Words:
    """Return an adjective as it is said of a subject, with what completes it."""
    word = telling.adjective(adjective.word)
    # What is said of you is said of your people.
    yours = subject.feature == YOU
    said = word.said_of(telling.bearer_words().feature if yours else subject.feature)
    if adjective.target is None:
        return said
    target = noun_phrase(telling, adjective.target, "target")
    name = telling.speech.find(f"adjective-to-{slug(adjective.word)}", "adjective-to")
    return said.with_text(telling.say(name, adjective=said, target=target))


def relation(telling: Telling, link: Link, noun: Words) -> str:
    """Return a relation as it follows its noun: *adjacent to your mountains*."""
    name = f"relation-{slug(link.relation)}"
    negated = ".not" if link.negated else ""
    target = link.target
    here = target.owner == "you" and (target.refers or target.noun == "it")
    if here and telling.speech.has(f"{name}-there-{target.type}.yours"):
        return telling.say(f"{name}-there-{target.type}.yours", x=noun)
    there = f"{name}-there-{target.type}{negated}"
    if telling.speech.has(there) and is_there(telling, target):
        return telling.say(telling.speech.find(f"{there}{telling.there}", there), x=noun)
    centre = centre_of(target)
    if centre is not None and telling.speech.has(f"{name}-from{negated}"):
        near = noun_phrase(telling, replace(target, modifiers=()), "target")
        middle = noun_phrase(telling, centre, "target")
        return telling.say(f"{name}-from{negated}", x=noun, near=near, centre=middle)
    # What a message implies of its target is no more than the word itself.
    owner = f"{target.owner}-" if target.owner else ""
    plain = (f"{owner}{slug(target.noun)}", slug(target.noun)) if plain_word(target) else ()
    if is_that_one(telling, target) and telling.speech.has(f"{name}-that-one{negated}"):
        that = telling.noun(target.noun).words(plural=False)
        return mark(telling, target) + telling.say(f"{name}-that-one{negated}", x=noun, that=that)
    kinds = (*plain, telling.sort(target), target.type)
    names = (*(f"{name}-{one}" for one in kinds), name)
    every = ".counted" if is_counted_owner(telling, target) else ""
    every = every or (".anybody" if is_any_player(telling, link) else "")
    every = every or (".every" if is_of_anybody(telling, link) else "")
    told = every in (".counted", ".anybody") or not telling.done_to
    own = negated or (every if told else ".object")
    telling.done_to, done_to = False, telling.done_to
    said = telling.fill(
        tuple(one for name in names for one in dict.fromkeys((f"{name}{own}", f"{name}{negated}"))),
        {
            "x": lambda: noun,
            "target": lambda: _target(telling, link),
            "negative": lambda: noun_phrase(telling, target, "lacking"),
        },
    )
    telling.done_to = done_to
    return said


def _target(telling: Telling, link: Link) -> Words:
    """Return the other end of a relation; of what is denied *nor* joins the last."""
    before, telling.denied = telling.denied, link.negated
    # *Any tile with a goon* counts every tile with one or more.
    head = telling.head
    several = link.relation == "with" and head is not None and head.determiner == "any"
    several = several and telling.speech.has("np-some")
    said = noun_phrase(telling, link.target, "some" if several else "target")
    telling.denied = before
    return said


def _kind(telling: Telling, kind: Kind, noun: Words) -> str:
    if kind.negated and kind.phrase.noun == "it" and telling.speech.has("that-is-other"):
        return telling.say("that-is-other", x=noun)
    identifier = "that-is-kind.not" if kind.negated else "that-is-kind"
    said = _kinds(telling, kind.phrase, noun)
    return telling.say(telling.of_head(identifier), x=noun, kind=said)


def _kinds(telling: Telling, phrase: Phrase, noun: Words) -> Words:
    """Return of which kind things are, in the plural where they are: *that count as Mines*."""
    more = phrase.owner or phrase.amount or phrase.refers or phrase.alternatives
    several = noun.feature & PLURAL and phrase.determiner in ("", "a") and not more
    if not several or phrase.noun == "it":
        return noun_phrase(telling, phrase)
    return noun_phrase(telling, replace(phrase, determiner=""), "counted")
