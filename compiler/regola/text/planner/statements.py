"""
Statements: what a number, a thing or a relation is.

A common shape has a message of its own (`conquest-cost-less`), chosen before the one that composes
(`quantity-less`). Whether it speaks to the reader depends on whose number it is.
"""

from __future__ import annotations

from dataclasses import replace

from regola.program.meaning import (
    Adjective,
    Amount,
    Change,
    Determiner,
    Everything,
    Grant,
    Is,
    Kind,
    Link,
    Number,
    Phrase,
    Quantity,
    Statement,
)
from regola.text.planner.amounts import amount_words, number_words, quantity_words
from regola.text.planner.listing import all_of, union
from regola.text.planner.named_sites import site_with
from regola.text.planner.noun_shapes import plain_word
from regola.text.planner.owners import counted_names, is_of_player, others_of_yours
from regola.text.planner.phrases import adjective_said, group, noun_phrase, relation
from regola.text.planner.places import is_only_thing
from regola.text.planner.telling import Suppliers, Telling, slug
from regola.text.values import PLURAL, YOU, Words

__all__ = ["each_phrase", "holds_for_you", "said_for", "statement_clause"]

_BASE = "base"

_OWNED = {"": "", "you": ".yours", "it": ".its"}


def statement_clause(telling: Telling, statement: Statement) -> str:
    """Return what a statement says, without its condition."""
    effect = statement.effect
    if isinstance(effect, Change):
        text = _change(telling, statement.subject, effect)
    else:
        text = _grant(telling, _of_a_kind(telling, statement.subject, effect), effect)
    if statement.purpose is None:
        return text
    return f"{text} {purpose_clause(telling, statement.purpose)}"


def holds_for_you(telling: Telling, statement: Statement) -> bool:
    """
    Tell whether a statement holds for the reader alone, and its words do not say so.

    What rules of a people say of regions that are nobody's, of how they lie or seem, is so for
    that people; a number or class of its own sentence tells whose it is. What a personal item says
    of a number of whatever thing is so for its owner: *for you, an Order costs 1 less*.
    """
    subject, effect = statement.subject, statement.effect
    kind = telling.context.vocabulary.kinds.get(telling.context.kind)
    if kind is not None and kind.personal and telling.speech.has("for-you"):
        return isinstance(subject, Quantity) and subject.of is not None and not subject.of.owner
    if kind is None or not kind.bearer or kind.scope == "always":
        return False
    if not isinstance(subject, Phrase) or not isinstance(effect, Grant):
        return False
    site = telling.context.vocabulary.is_site(subject.type)
    own = not site or subject.owner or subject.refers
    lies = isinstance(effect.predicate, Link) or effect.seeming
    return not own and lies and telling.speech.has("for-you")


def _of_a_kind(telling: Telling, subject: Phrase | Quantity, effect: Grant) -> Phrase | Quantity:
    """
    Return the subject in the plural where it stands for all of its kind: *lakes are water*.

    One that is spoken of again stays one: *a corridor is finished unless that corridor …*; so does
    one that is put beside one other: *arms continue into an arm* has many go on in one.
    """
    if not isinstance(subject, Phrase) or subject.mention in telling.referred:
        return subject
    return subject if _is_to_one(effect) else _plural(subject)


def _is_to_one(effect: Grant) -> bool:
    """Tell whether an effect puts each of a kind beside one thing, which it does not have."""
    predicate = effect.predicate
    if isinstance(predicate, Link) and predicate.relation != "with":
        return predicate.target.determiner == "a"
    target = predicate.target if isinstance(predicate, Adjective) else None
    return target is not None and target.determiner == "a"


def _plural(phrase: Phrase) -> Phrase:
    generic = phrase.determiner == "a" and not (phrase.owner or phrase.amount or phrase.refers)
    others = tuple(map(_plural, phrase.alternatives))
    changed = replace(phrase, alternatives=others)
    return replace(changed, determiner="") if generic else changed


def purpose_clause(telling: Telling, phrase: Phrase) -> str:
    """Return what something is so for: a phase, a number word, a thing."""
    kind = "phase" if phrase.noun in telling.context.vocabulary.phases else phrase.type
    own = f"purpose-{slug(phrase.noun)}"
    if not phrase.alternatives and telling.speech.has(own):
        return telling.say(own)
    members = [_purpose_name(telling, one) for one in (phrase, *phrase.alternatives)]
    name = telling.speech.find(f"purpose-{kind}", "purpose")
    # What is so in one phase or another is so in each of them.
    several = all_of if kind == "phase" and telling.speech.has("list-and") else union
    return telling.say(name, x=several(telling, members) if len(members) > 1 else members[0])


def _purpose_name(telling: Telling, phrase: Phrase) -> str:
    words = telling.noun(phrase.noun).words(plural=False)
    return telling.say("np-purpose", one=words)


# ---- numbers ---------------------------------------------------------------------------------


def _change(telling: Telling, subject: Phrase | Quantity, change: Change) -> str:
    if isinstance(subject, Phrase):
        subject = Quantity("number", subject, subject.span)
    identifiers = _change_messages(subject, change)
    if telling.further:
        identifiers = tuple(name for one in identifiers for name in (f"{one}.further", one))
    if subject.of is not None and not plain_word(subject.of):
        # A message that implies whose number it is can say no more of him.
        identifiers = tuple(one for one in identifiers if _tells(telling, one, *_SUBJECTS))
    if change.per is not None:
        # *2 tokens are enough* cannot say for each of what.
        identifiers = tuple(one for one in identifiers if _tells(telling, one, "per"))
    return telling.fill(identifiers, _change_values(telling, subject, change))


_SUBJECTS = frozenset({"each", "every", "one", "quantity", "subject"})


def _tells(telling: Telling, identifier: str, *arguments: str) -> bool:
    """Tell whether a message, if there is one, says one of some values."""
    message = telling.speech.messages.get(identifier)
    return message is None or not message.arguments.isdisjoint(arguments)


def _special(amount: Amount) -> str:
    """Return the suffix of messages for amounts that are not plain numbers above 0."""
    if isinstance(amount, Number):
        return "" if amount.value else "-zero"
    return "-all" if isinstance(amount, Everything) else "-by"


def _change_messages(subject: Quantity, change: Change) -> tuple[str, ...]:
    operation = slug(change.operation)
    own, general = f"{slug(subject.word)}-{operation}", f"quantity-{operation}"
    special = _special(change.amount)
    whose = ".bare" if subject.of is None else _OWNED[subject.of.owner]
    # A message without a subject must not be used where there is one, nor the other way round.
    fits = (whose,) if whose == ".bare" else (whose, "")
    if subject.of is not None and is_of_player(subject.of):
        fits = (".player", *fits)
    every = subject.of and replace(subject.of, determiner="")
    if every is not None and plain_word(every) and not (every.owner or every.refers):
        # What holds for whoever has it is told of those that he has.
        fits = (".anybody", *fits)
    messages = [f"{own}{special}{suffix}" for suffix in fits]
    if special == "-zero":
        messages += [f"{own}{suffix}" for suffix in fits]
    return (*messages, f"{general}{special}", general)


def _change_values(telling: Telling, subject: Quantity, change: Change) -> Suppliers:
    of = subject.of
    return {
        "amount": lambda: amount_words(telling, change.amount),
        "asker": lambda: _asker(telling, subject),
        "bound": lambda: _bound(telling, subject, change),
        "each": lambda: noun_phrase(telling, of, "each") if of else "",
        "every": lambda: _turned(telling, noun_phrase(telling, of), of, "each") if of else "",
        "one": lambda: noun_phrase(telling, of) if of else "",
        "per": lambda: each_phrase(telling, change.per),
        "quantity": lambda: quantity_words(telling, subject),
        "subject": lambda: noun_phrase(telling, of, "subject") if of else "",
    }


def _asker(telling: Telling, subject: Quantity) -> str:
    """Tell whether the reader pays the number (`you`) or whoever acts (`any`)."""
    word = telling.context.vocabulary.quantities.get(subject.word)
    owned = subject.of is not None and subject.of.owner != ""
    base = telling.context.kind == "base"
    asked = word is not None and word.asked_by == "mover"
    return "you" if asked and not owned and not base else "any"


def _bound(telling: Telling, subject: Quantity, change: Change) -> str:
    least = telling.context.bounds.get(subject.word)
    if change.operation != "less" or least is None:
        return ""
    return telling.say("bound", n=number_words(least))


def each_phrase(telling: Telling, per: Phrase | None) -> str:
    """Return *for each …*, or nothing."""
    if per is None:
        return ""
    identifier = "per" if per.amount is None else "per-count"
    names = counted_names(telling, identifier, per)
    return telling.fill(names, {"x": lambda: noun_phrase(telling, per, "each")})


# ---- classes, relations and kinds ------------------------------------------------------------


def _grant(telling: Telling, subject: Phrase | Quantity, grant: Grant) -> str:
    if isinstance(subject, Quantity):
        return predicate_clause(telling, quantity_words(telling, subject), grant)
    words = noun_phrase(telling, subject, "subjects" if _are_several(subject) else "subject")
    return predicate_clause(telling, words, grant, subject)


def _are_several(phrase: Phrase) -> bool:
    """Tell whether alternatives are all meant: *seas and lakes are water*."""
    several = (phrase, *phrase.alternatives)
    return len(several) > 1 and all(not (one.determiner or one.amount) for one in several)


def predicate_clause(
    telling: Telling,
    subject: Words,
    grant: Grant,
    thing: Phrase | None = None,
    *,
    granted: bool = True,
) -> str:
    """
    Return what is said of a subject: *your regions are immune*.

    `thing` is what the subject's words stand for. Where the rule grants it, and does not ask
    whether it is so, a class may have its own sentence.
    """
    predicate = grant.predicate
    denied = grant.negated != predicate_negated(grant)
    suffix = ".not" if denied else ".seeming" if grant.seeming else ""
    if isinstance(predicate, Adjective):
        said = adjective_said(telling, predicate, subject)
        base = ".base" if telling.context.kind == _BASE and not suffix else ""
        asked = (f"asked-{slug(predicate.word)}{suffix}",)
        alone = thing is not None and is_only_thing(telling, thing)
        own = _own_sentences(predicate, suffix, thing, base, alone=alone) if granted else asked
        end = predicate.target
        values: Suppliers = {
            **_subjects(telling, subject, thing),
            "predicate": lambda: said,
            "copula": lambda: said.copula,
            "target": lambda: noun_phrase(telling, end, "target") if end is not None else "",
        }
        if subject.feature == YOU:
            own = tuple(each for one in (*own, f"is{suffix}") for each in (_of_you(one), one))
        return telling.fill(telling.mooded(*own, f"is{suffix}"), values)
    if isinstance(predicate, Link):
        kind = site_with(telling, predicate)
        if kind is None:
            return _is_related(telling, subject, predicate, suffix, granted)
        predicate = kind
    return _is_kind(telling, subject, predicate, suffix, thing if granted else None, granted)


def said_for(telling: Telling, test: Is, subject: Words, said: str) -> str:
    """
    Return what a thing is for something: *is not active during conquest*.

    *In declino … e non attiva* would seem to say the same twice: a language may have a verb.
    """
    predicate = test.predicate
    if subject.feature == YOU and isinstance(predicate, Adjective):
        denied = ".not" if test.negated != predicate.negated else ""
        own = f"asked-{slug(predicate.word)}-you-for{denied}"
        said = telling.say(own) if telling.speech.has(own) else said
    assert test.purpose is not None  # noqa: S101 - whoever calls asked for it
    return f"{said} {purpose_clause(telling, test.purpose)}"


def _of_you(message: str) -> str:
    """Return the message that says of the reader's people what another says of anything."""
    name, dot, ending = message.partition(".")
    return f"{name}-you{dot}{ending}"


def _own_sentences(
    adjective: Adjective,
    suffix: str,
    thing: Phrase | None,
    base: str,
    *,
    alone: bool = False,
) -> tuple[str, ...]:
    """
    Return the messages for a class of its own: for things of the type first.

    `base` is the ending of those that tell what a class is, beside its name; `alone`: the rule
    names nothing else that could be meant.
    """
    if "/" in adjective.word:
        return ()
    name = f"is-{slug(adjective.word)}{'-to' if adjective.target else ''}"
    if thing is not None and thing.refers:
        own = f"{name}.alone" if alone else f"{name}.mentioned"
        return (own, f"{name}.mentioned") if not suffix else ()
    names = (f"{name}-{thing.type}", name) if thing else (name,)
    if thing is not None and others_of_yours(thing) is not None:
        names = (f"{name}-others-yours", *names)
    defining = tuple(f"{one}{base}" for one in names) if base else ()
    return (*defining, *(f"{one}{suffix}" for one in names))


def predicate_negated(grant: Grant) -> bool:
    """Tell whether the predicate itself is denied."""
    return not isinstance(grant.predicate, Kind) and grant.predicate.negated


def _is_related(
    telling: Telling,
    subject: Words,
    link: Link,
    suffix: str,
    granted: bool,  # noqa: FBT001
) -> str:
    name = f"is-{slug(link.relation)}"
    if link.target.noun == "one another":
        return telling.fill(
            (f"{name}{suffix}-mutual", f"{name}-mutual"), {"subject": lambda: subject}
        )
    plain = Link(link.relation, link.target, negated=False, span=link.span)
    # What a rule grants may count as so; what is asked is so.
    asked = f"{'grant' if granted else 'test'}-{slug(link.relation)}{suffix}"
    own = f"grant-{slug(link.relation)}-{link.target.type}{suffix}" if granted else asked
    if subject.feature == YOU and not granted:
        own = f"test-{slug(link.relation)}-you-{link.target.type}{suffix}"
    return telling.fill(
        telling.mooded(own, asked, f"{name}{suffix}", f"is-related{suffix}"),
        {
            "subject": lambda: subject,
            "relation": lambda: relation(telling, plain, subject),
            "target": lambda: noun_phrase(telling, link.target, "target"),
            "every": lambda: _every(telling, link.target, denied=bool(suffix)),
            "negative": lambda: noun_phrase(telling, link.target, "negative"),
        },
    )


def _every(telling: Telling, target: Phrase, *, denied: bool) -> Words:
    """Return the other end of a relation that is granted: *a tile* is any tile."""
    words = noun_phrase(telling, target, "target")
    # *Not immune to any tile … if there are fewer goons there* would speak of none of them again.
    again = denied and target.mention in telling.referred
    turned = target.determiner == "a" and not again
    return _turned(telling, words, target, "any") if turned else words


def _is_kind(
    telling: Telling,
    subject: Words,
    predicate: object,
    suffix: str,
    thing: Phrase | None,
    granted: bool,  # noqa: FBT001
) -> str:
    assert isinstance(predicate, Kind)  # noqa: S101 - resolution makes no statement of a Did
    phrase = predicate.phrase
    word = f"{'your-' if phrase.owner == 'you' else ''}{slug(phrase.noun)}"
    own = f"is-kind-{word}{suffix}" if plain_word(phrase) else f"is-kind{suffix}"
    base = (f"{own}.base",) if telling.context.kind == _BASE and not suffix else ()
    named = "/" in phrase.noun and not phrase.alternatives
    tests = (f"test-kind-{phrase.type}{suffix}",) if named else ()
    both = ("is-kind-both",) if len(phrase.alternatives) == 1 and not suffix else ()
    messages = (
        (*base, *both, own, f"is-kind{suffix}") if granted else (*tests, f"test-kind{suffix}")
    )
    one, *other = replace(phrase, alternatives=()), *phrase.alternatives
    return telling.fill(
        telling.mooded(*messages),
        {
            **_subjects(telling, subject, thing),
            "kind": lambda: _several(telling, subject, phrase) or noun_phrase(telling, phrase),
            "bare": lambda: _several(telling, subject, phrase) or _bare(telling, phrase),
            "name": lambda: telling.noun(phrase.noun).words(plural=False),
            "left": lambda: _kind_of(telling, subject, one),
            "right": lambda: _kind_of(telling, subject, other[0]),
        },
    )


def _kind_of(telling: Telling, subject: Words, phrase: Phrase) -> Words:
    return _several(telling, subject, phrase) or _bare(telling, phrase)


def _several(telling: Telling, subject: Words, phrase: Phrase) -> Words | None:
    """Return what several things are, as several: *tokens count as defenders*."""
    every = (phrase, *phrase.alternatives)
    plain = all(one.determiner in ("", "a") and not (one.owner or one.amount) for one in every)
    if subject.feature == YOU or not subject.feature & PLURAL or not plain:
        return None
    return noun_phrase(telling, _plural(phrase), "counted")


def _bare(telling: Telling, phrase: Phrase) -> Words:
    """Return *a defender* without its article; whatever is more definite stays as it is."""
    plain = phrase.determiner in ("", "a") and not (phrase.owner or phrase.amount)
    if plain and not phrase.alternatives:
        return group(telling, phrase, plural=False)
    return noun_phrase(telling, phrase)


def _subjects(telling: Telling, words: Words, thing: Phrase | None) -> Suppliers:
    """Return the subject as it is, and as *any …* and *no …* for sentences turned to the reader."""
    return {
        "subject": lambda: words,
        "any": lambda: _turned(telling, words, thing, "any"),
        "negative": lambda: noun_phrase(telling, thing, "negative") if thing else words,
    }


def _turned(telling: Telling, words: Words, thing: Phrase | None, determiner: Determiner) -> Words:
    """Return *a region* as *any region*; whatever is more definite stays as it is."""
    if thing is None or thing.owner or thing.amount or thing.determiner not in ("", "a", "any"):
        return words
    others = tuple(replace(other, determiner=determiner) for other in thing.alternatives)
    return noun_phrase(telling, replace(thing, determiner=determiner, alternatives=others))
