"""Amounts in words: numbers as digits, quantities and counts as noun phrases."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache

from regola.program.meaning import (
    Adjective,
    Amount,
    Count,
    Everything,
    Extreme,
    Half,
    Link,
    Number,
    Phrase,
    Product,
    Quantity,
    Sum,
)
from regola.text.planner.mentions import is_topic
from regola.text.planner.owners import counted_names
from regola.text.planner.phrases import group, noun_phrase
from regola.text.planner.places import is_alone_to_have, is_only_thing
from regola.text.planner.references import unmarked
from regola.text.planner.telling import Telling, slug
from regola.text.values import PLURAL, Words

__all__ = [
    "amount_words",
    "compared_words",
    "is_close",
    "is_its",
    "number_words",
    "quantity_words",
    "rival_of",
]

_DOUBLE = 2


@lru_cache(maxsize=1024)
def number_words(value: int) -> Words:
    """Return a number as digits; it counts as plural unless it is one."""
    return Words(str(value), 0 if value == 1 else PLURAL, value)


def amount_words(telling: Telling, amount: Amount) -> Words:
    """Return any amount."""
    if isinstance(amount, Number):
        return number_words(amount.value)
    if isinstance(amount, Quantity):
        return _total(telling, amount) or quantity_words(telling, amount)
    if isinstance(amount, Count):
        return _count(telling, amount.of)
    if isinstance(amount, Sum):
        return _sum(telling, amount)
    if isinstance(amount, Everything):
        return Words(telling.say("everything"))
    return _worked_out(telling, amount)


def _count(telling: Telling, of: Phrase) -> Words:
    names = counted_names(telling, "chip-count-of" if telling.brief else "count-of", of)
    telling.there = ".counted"
    said = Words(telling.fill(names, {"x": lambda: noun_phrase(telling, of, "counted")}))
    telling.there = ""
    return said


def quantity_words(telling: Telling, quantity: Quantity) -> Words:
    """Return a number word with its subject: *the conquest cost of the region*."""
    noun = telling.noun(quantity.word).words(plural=False)
    subject, name = quantity.of, f"quantity-{slug(quantity.word)}"
    if subject is None or (subject.noun == "you" and not subject.alternatives):
        names = (f"{name}.yours", "np-the" if subject is None else "quantity.yours")
        return noun.with_text(telling.fill(names, {"one": lambda: noun, "noun": lambda: noun}))
    # *At least 2 parties’ strength* could be that of at least 2.
    close, sort = is_close(subject) and subject.amount is None, telling.sort(subject)
    whose = f"quantity-{sort}" if close else "quantity"
    near = ["quantity-near"] if close and subject.refers else []
    counted = [] if subject.amount is None else [f"{name}-counted"]
    messages = (*counted, f"{name}-{sort}", name, whose, *near, "quantity")
    if is_its(telling, quantity.word, subject):
        messages = (f"quantity-its-{slug(quantity.word)}", "quantity-its", *messages)
    text = telling.fill(
        (f"chip-{name}", *messages) if telling.brief else messages,
        {"noun": lambda: noun, "subject": lambda: noun_phrase(telling, subject, "subject")},
    )
    return noun.with_text(text)


def is_its(telling: Telling, word: str, subject: Phrase) -> bool:
    """Tell whether it is clear whose number *its* is."""
    if telling.one_of_many or _has_namesake(telling, word):
        return False
    if is_only_thing(telling, subject) or is_topic(telling, subject):
        return True
    known = telling.context.vocabulary.quantities.get(word)
    own = telling.speech.has(f"quantity-{slug(word)}")
    return known is not None and not own and is_alone_to_have(telling, subject, known.of)


def _has_namesake(telling: Telling, word: str) -> bool:
    """Tell whether another number of the rule goes by the same name: *your Resources value*."""
    names = {_name(telling, one) for one in telling.measures if one != word}
    return _name(telling, word) in names


def _name(telling: Telling, word: str) -> str:
    return telling.noun(word).forms[0].split(" ")[-1]


def _total(telling: Telling, quantity: Quantity) -> Words | None:
    """Return the number of several things together, where a language tells it from that of each."""
    told = telling.speech.has("quantity-total") and not telling.brief
    if quantity.of is None or not told or telling.speech.has(f"quantity-{slug(quantity.word)}"):
        return None
    of = replace(quantity.of, alternatives=())
    plain = not (of.determiner or of.amount or of.refers or quantity.of.alternatives)
    # Trying it out names nothing yet.
    again = telling.again
    several = plain and noun_phrase(telling, of, "subject").feature & PLURAL
    telling.again = again
    if not several:
        return None
    noun = telling.noun(quantity.word).words(plural=False)
    subject = noun_phrase(telling, quantity.of, "subject")
    return noun.with_text(telling.say("quantity-total", noun=noun, subject=subject))


def is_close(phrase: Phrase) -> bool:
    """Tell whether nothing stands behind a thing that would part it from what is its own."""
    plain = (
        isinstance(one, Adjective) and not (one.target or one.negated) for one in phrase.modifiers
    )
    return all(plain) and not phrase.alternatives and phrase.noun != "you"


def compared_words(telling: Telling, left: Amount | Phrase, right: Amount) -> Words:
    """Return what a number is compared with: *that of each opponent*, if both are of one word."""
    if telling.brief:
        return amount_words(telling, right)
    if isinstance(left, Count) and isinstance(right, Count):
        return _compared_counts(telling, left.of, right)
    if not (isinstance(left, Quantity) and isinstance(right, Quantity)):
        return amount_words(telling, right)
    of, speech = right.of, telling.speech
    alike = left.word == right.word and of is not None and not of.refers
    own = speech.has(f"quantity-{slug(right.word)}")
    if of is None or not alike or own or not speech.has("quantity-that"):
        return amount_words(telling, right)
    noun = telling.noun(right.word).words(plural=False)
    subject = noun_phrase(telling, of, "subject")
    return noun.with_text(telling.say("quantity-that", noun=noun, subject=subject))


def _compared_counts(telling: Telling, mine: Phrase, right: Count) -> Words:
    """Return the number of your things compared with that of another's that are told alike."""
    words, rival = amount_words(telling, right), rival_of(telling, mine, right)
    if rival is None or not telling.speech.has("quantity-that"):
        return words
    noun = telling.noun("number").words(plural=False)
    subject = noun_phrase(telling, rival, "subject")
    return words.with_text(telling.say("quantity-that", noun=noun, subject=subject))


def rival_of(telling: Telling, mine: Phrase, right: Count) -> Phrase | None:
    """Return whose things are counted, where yours that are told alike are compared with them."""
    theirs = right.of
    owners = [one for one in theirs.modifiers if isinstance(one, Link) and one.relation == "of"]
    others = tuple(one for one in theirs.modifiers if one not in owners)
    alike = _bare_group(telling, replace(mine, owner="")) == _bare_group(
        telling, replace(theirs, modifiers=others)
    )
    same = len(counted_names(telling, "count-of", theirs)) == 1
    known = same and mine.owner == "you"
    if theirs.owner or len(owners) != 1 or owners[0].negated or not (alike and known):
        return None
    return owners[0].target


def _bare_group(telling: Telling, phrase: Phrase) -> str:
    """Return what things are called, without whose they are."""
    return unmarked(group(telling, phrase, plural=True).text)


def _sum(telling: Telling, total: Sum) -> Words:
    text = ""
    multiplied = any(isinstance(term, Product | Extreme | Half) for _, term in total.terms)
    for sign, term in total.terms:
        words = amount_words(telling, term)
        if not text:
            text = words.text if sign > 0 else telling.say("sum-first-less", right=words)
            continue
        name = "sum-plus" if sign > 0 else "sum-less"
        # *Twice the tiles, minus 1* and *twice the tiles minus 1* are not the same.
        own = telling.speech.find(f"{name}.apart", name) if multiplied else name
        text = telling.say(own, left=text, right=words)
    return Words(text)


def _worked_out(telling: Telling, amount: Product | Extreme | Half) -> Words:
    """Return a number that is made of one or two others."""
    if isinstance(amount, Product):
        return _product(telling, amount)
    if isinstance(amount, Half):
        whole = amount_words(telling, amount.of)
        return Words(telling.say(f"amount-half-{amount.rounded}", of=whole))
    left, right = amount_words(telling, amount.left), amount_words(telling, amount.right)
    return Words(telling.say(f"amount-{amount.which}", left=left, right=right))


def _product(telling: Telling, product: Product) -> Words:
    left = amount_words(telling, product.left)
    right = amount_words(telling, product.right)
    double = product.left == Number(_DOUBLE) and telling.speech.has("product-double")
    if double:
        return Words(telling.say("product-double", right=right))
    return Words(telling.say("product", left=left, right=right))
