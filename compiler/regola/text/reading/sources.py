"""
What each message says in the language of rules.

A message is known by its id, as the planner knows it. Here stands, for each family of ids, which
category it makes, of which categories its arguments are, and the words of a rule's line that say
the same. Which sentences of a human language say it stands in that language's patterns alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from typing import Any

from regola.text.planner.telling import slug
from regola.text.reading.chart import Ways
from regola.text.reading.comparisons import comparison_source
from regola.text.reading.deeds import deed_apart
from regola.text.reading.numbers import (
    asked,
    change,
    condition_of_number,
    event_with_number,
    it_is,
    its_quantity,
    lasting_until,
    named_quantity,
    span,
)
from regola.text.reading.permissions import permission_so
from regola.text.reading.plain import PLAIN, counted_there
from regola.text.reading.source import THE_SAME, Maker, Source, Values, form, owner_of
from regola.text.reading.things import (
    either_end,
    first_of,
    held_source,
    implied_thing,
    in_space,
    noun_phrase_source,
    relation_source,
)
from regola.vocabulary.model import Vocabulary

__all__ = ["done_word", "source_of"]

_SLOTS = ("to", "from", "for", "in", "by", "using", "as", "over")


# ---- what things are -----------------------------------------------------------------------------


def _granted(identifier: str, vocabulary: Vocabulary) -> Source | None:
    name, _, suffix = identifier.removeprefix("is-").partition(".")
    denied = "not " if suffix.startswith("not") else "as if " if suffix == "seeming" else ""
    if name.startswith("kind-"):
        words = {slug(noun.id): noun.id for noun in vocabulary.nouns.values()}
        said = name.removeprefix("kind-")
        noun = words.get(said.removeprefix("your-"))
        owner = "your" if said.startswith("your-") else "a"
        if suffix == "only" and noun:
            return Source("statement", _only_so(noun, vocabulary), {})
        return _said(f"{denied}{owner} {noun}") if noun else None
    mutual = suffix.endswith("-mutual") or name.endswith("-mutual")
    relations = {slug(one): one for one in vocabulary.relations}
    relation = relations.get(name.removesuffix("-mutual"))
    if relation:
        target = "one another" if mutual else "{target}"
        return Source("statement", _is_related(denied, relation, target), {})
    adjective = next(
        (one for one in sorted(vocabulary.adjectives, key=len, reverse=True)
         if name == slug(one) or name.startswith(f"{slug(one)}-")),
        None,
    )  # fmt: skip
    if adjective and suffix == "alone":
        ways = Ways(tuple(f"the {one} is {adjective}" for one in vocabulary.types))
        return Source("statement", lambda _values: ways, {})
    if adjective and name == f"{slug(adjective)}-to":
        # *Un bono ofrece una Orden*: who is told first is the target.
        offered = form(f"{{subject}} is {denied}{adjective} to {{target}}")
        return Source("statement", offered, {"subject": "np"})
    return _said(f"{denied}{adjective}", adjective) if adjective else None


def _only_so(noun: str, vocabulary: Vocabulary) -> Maker:
    """Return that a thing is of no kind unless it lies so: *you may enter play only in …*."""
    names = sorted(vocabulary.relations, key=len, reverse=True)

    def make(values: Values) -> str | None:
        subject = str(values["subject"])
        relation = next((one for one in names if f" {one} " in subject), "")
        thing, _, other = subject.partition(f" {relation} ")
        if not relation or not thing.startswith("a "):
            return None
        same = f"the {thing.removeprefix('a ')}"
        return f"{thing} is not a {noun} unless {same} is {relation} {other}"

    return make


def _said(predicate: str, word: str = "") -> Source:
    """Return that something is so; the class `word` stands in the id, in the pattern its words."""

    def make(values: Values) -> str | None:
        other = word and values.get("predicate", word) != word
        return None if other else f"{owner_of(values) or 'you'} is {predicate}"

    return Source("statement", make, {"predicate": "predicate"})


def _is_related(denied: str, relation: str, target: str) -> Maker:
    def make(values: Values) -> str:
        if "relation" in values:
            return f"{owner_of(values)} is {denied}{values['relation']}"
        other = target.format_map({"target": first_of(values, ("target", "negative"))})
        return f"{owner_of(values)} is {denied}{relation} {other}"

    return make


# ---- moments, limits, deeds ----------------------------------------------------------------------


def _at(identifier: str, vocabulary: Vocabulary) -> Source | None:
    whose = identifier.endswith("-of")
    name = identifier.removesuffix("-of").removeprefix("at").removeprefix("-")
    edge = next((one for one in ("start", "end") if name == one or name.endswith(f"-{one}")), "")
    phase = name.removesuffix(edge).removesuffix("-").replace("-", " ")
    words = {**dict.fromkeys(vocabulary.phases), "turn": None, "round": None, "game": None}
    if phase and phase not in words:
        return None
    start = f"the {edge} of " if edge else ""
    own = "your turn" if phase == "turn" and not whose else phase
    if not whose:
        return Source("moment", form(f"at {start}{own or '{phase}'}"), {})

    def make(values: Values) -> str:
        named = own or values["phase"].removeprefix("your ")
        named = "a turn" if named == "turn" else named
        return f"at {start}{named} of {values['whose']}"

    return Source("moment", make, {"whose": "np"})


def _once_at(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what tells a moment that comes but once: *the first time you score*."""
    moment = _at(identifier.removeprefix("once-"), vocabulary)
    if moment is None:
        return None
    return Source("moment", lambda values: f"once, {moment.make(values)}", moment.slots)


def _purpose(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what tells the one phase for which something is so: *during conquest*."""
    phase = next((one for one in vocabulary.phases if slug(one) == identifier[8:]), None)
    return Source("purpose", lambda _values: f"for {phase}", {}) if phase else None


def _passive(identifier: str, vocabulary: Vocabulary) -> Source | None:
    if "nothing" in identifier:
        return None
    before = identifier.startswith("before-")
    name = identifier.removeprefix("before-").removeprefix("passive").removeprefix("-")
    verb = next((one for one in vocabulary.verbs if name == one or name.startswith(f"{one}-")), "")
    thing = name.removeprefix(verb).removeprefix("-")

    def make(values: Values) -> Any:
        done = values.get("done") or done_word(vocabulary, values.get("verb") or verb)
        found = values.get("object") or ("you" if thing.startswith("you") else f"a {thing}")
        by = [f"using {values['actor']}"] if "actor" in values else []
        told = [*(str(values[one]) for one in _SLOTS if one in values), *by]
        event = " ".join([f"{found} is {done}", *told])
        return f"before {event}" if before else event

    return Source("moment" if before else "event", make, {"object": "np"})


def done_word(vocabulary: Vocabulary, verb: str) -> str:
    """Return what a thing is that a deed was done to: *conquered*."""
    words = vocabulary.spellings.words
    return next((text for text, said in words.items() if said == ("DONE", verb)), verb)


def _third(vocabulary: Vocabulary, deed: str) -> str:
    """Return a deed as somebody else does it: *conquers a region*."""
    verb, space, rest = deed.partition(" ")
    words = vocabulary.spellings.words
    third = (text for text, said in words.items() if said == ("VERB", verb) and text != verb)
    return f"{next(third, verb)}{space}{rest}"


def _limit(identifier: str, _vocabulary: Vocabulary) -> Source | None:
    name = identifier.partition(".")[0].removeprefix("limit-")
    if name.startswith("per-"):
        return Source("limit per", form(f"per {name.removeprefix('per-')}"), {})
    template = {
        "once": "once", "twice": "2 times", "times": "{n} times", "first-once": "the first time",
        "first-twice": "the first 2 times", "first-times": "the first {n} times",
    }[name]  # fmt: skip
    return Source("limit word", form(template), {})


def _deed(identifier: str, vocabulary: Vocabulary) -> Source | None:
    name = re.sub(r"^do-?(there)?(-either)?", "", identifier)
    name, _, how = name.partition(".")
    if (apart := deed_apart(name, how, vocabulary)) is not None:
        return apart
    slots = "|".join(_SLOTS)
    match = re.fullmatch(rf"([a-z]+)-(?:[a-z-]+-)?({slots})-([a-z-]+)", name)
    implied = (match[2], implied_thing(match[3], vocabulary)) if match else None
    if match and match[3] not in {slug(noun) for noun in vocabulary.nouns}:
        implied = None
    fixed = match[1] if match else next((v for v in vocabulary.verbs if name == slug(v)), "")

    def make(values: Values) -> str | Ways | None:
        verb = str(values.get("verb", "")) or fixed
        known = vocabulary.verbs[verb].slots if verb in vocabulary.verbs else {}
        told = {name: str(value) for name, value in values.items() if name in _SLOTS}
        if "spot" in values:
            told["in"] = str(values["spot"])
        if "receiver" in values:
            told["to"] = f"to {values['receiver']}"
        if implied:
            told.setdefault(implied[0], " ".join(implied))
        if not told.keys() - set(implied[:1] if implied else ()) <= known.keys():
            return None
        if identifier.startswith("do-there") and told.keys().isdisjoint({"in", "to"}):
            return None
        chosen = _chosen(name, how, values)
        asked = vocabulary.verbs[verb].object if verb in vocabulary.verbs else ()
        thing = str(values.get("object", "")) or chosen or _so_many(values, asked, vocabulary)
        if asked and not thing:
            return None
        # So many things stand before where they go, and how many behind it.
        thing, of, amount = (
            thing.partition(" as ") if thing.startswith("as many ") else (thing, "", "")
        )
        before, after = [verb, thing], f"{of.lstrip()}{amount} {values.get('per', '')}".strip()
        # *The hill* means the last one named: which place that is depends on their order.
        orders = dict.fromkeys((tuple(told.values()), tuple(reversed(told.values()))))
        # *Lose 1 nugget for every 2 you have*: of what is lost.
        after = after.replace(f"your {THE_SAME}", f"your {thing.partition(' ')[2]}")
        said = (" ".join(part for part in (*before, *order, after) if part) for order in orders)
        return Ways(tuple(said))

    return Source("deed", make, {"verb": f"verb {name}" if name else "verb"})


def _chosen(name: str, how: str, values: Values) -> str:
    """Return which of yours a deed is done to, where its pattern says that."""
    every = {"all": "all your"}.get(how, "any of your" if name.endswith("-any-your") else "")
    return f"{every} {values['many'].many}" if every else ""


def _so_many(values: Values, types: Collection[str], vocabulary: Vocabulary) -> str:
    """Return so many of the one thing that a deed is done to, where its pattern names that."""
    noun = next(iter(types), "")
    many = next((one for one, word in vocabulary.spellings.plurals.items() if word == noun), noun)
    if "amount" in values:
        return f"as many {many} as {values['amount']}"
    number = values.get("number")
    return f"{number} {noun if number == '1' else many}" if number else ""


def _is_told(ending: str, vocabulary: Vocabulary) -> bool:
    """Tell whether a wording is for a type or a verb that these games have."""
    return ending in vocabulary.types or ending in vocabulary.verbs


def _slot(identifier: str, vocabulary: Vocabulary) -> Source | None:
    name = re.sub(r"\.(denied|other|full)$", "", identifier.removeprefix("slot-"))
    preposition = next((one for one in _SLOTS if name == one or name.startswith(f"{one}-")), "")
    ending = name.removeprefix(preposition).removeprefix("-")
    if ending == "within":
        return Source("slot in", in_space, {"relation": "relation"})
    if ending.startswith("there-"):
        place = ending.removeprefix("there-")
        places = (*(("it",) if place in vocabulary.kinds else ()), f"the {place}")
        ways = Ways(tuple(f"{preposition} {one}" for one in places))
        known = place in vocabulary.types
        return Source(f"slot {preposition}", lambda _values: ways, {}) if known else None
    # *With*, of what does a deed, is a word for much else: it is read so where a game says it so.
    if preposition == "using" and ending and not _is_told(ending, vocabulary):
        return None
    word = implied_thing(ending, vocabulary)

    def make(values: Values) -> str:
        said = str(values.get("x", word))
        return f"{preposition} {'the ' if said in vocabulary.quantities else ''}{said}"

    taken = "amount" if identifier.endswith("-number") else "np"
    return Source(f"slot {preposition}", make, {"object": "np", "x": taken})


def _modal(identifier: str, vocabulary: Vocabulary) -> Source | None:
    name, _, suffix = identifier.partition(".")
    word, who, *_ = name.split("-")
    denied = "not " if suffix in ("not", "always") else ""

    def make(values: Values) -> str:
        actor = "you" if who == "you" else values.get("actor") or _any_actor(values, vocabulary)
        # *You may not conquer any region* denies of a region what it says of none.
        told = values.get("deed") or values.get("done")
        deed = str(told) if told else _of_many(values)
        if denied:
            # What a thing is without stays so: *you may not conquer a region with no tokens*.
            deed = re.sub("(?<! with) no ", " a ", deed, count=1).replace(" or no ", " or a ")
        return f"{actor} {word} {denied}{deed}"

    if (so := permission_so(suffix, vocabulary)) is not None:
        return so
    # What is offered one time is a step of its own.
    category = "clause" if suffix.startswith("once") else "permission"
    return Source(category, make, {"each": "np", "done": "deed"})


def _any_actor(values: Values, vocabulary: Vocabulary) -> str:
    """Return *an opponent* for *each opponent* who must, for *opponents* who may not."""
    if "all" not in values:
        return re.sub("^each ", "a ", str(values["each"]))
    plurals, words = vocabulary.spellings.plurals, str(values["all"]).split(" ")
    place = next((number for number, word in enumerate(words) if word in plurals), 0)
    words[place] = plurals.get(words[place], words[place])
    return f"a {' '.join(words)}"


def _of_many(values: Values) -> str:
    """Return what may be done to any number of things, one at a time."""
    places = "".join(f" {values[name]}" for name in ("from", "in") if name in values)
    return f"{values['verb']} a {values['many'].one}{places}"


def _option(identifier: str, _vocabulary: Vocabulary) -> Source | None:
    denied = "not " if identifier.endswith(".not") else ""
    return Source("test", form(f"{{option}} is {denied}taken"), {})


def _duty(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what must be done in a phase, which a language says of the phase alone."""
    verb, _, phase = identifier.removeprefix("must-").partition("-at-")
    if verb not in map(slug, vocabulary.verbs):
        return _modal(identifier, vocabulary)
    said = form(f"at {phase.replace('-', ' ')}, you must {verb.replace('-', ' ')}")
    return Source("permission", said, {})


def _counted(identifier: str, vocabulary: Vocabulary) -> Source:
    """Return how many things there are: there, in a thing of a type, in all that somebody has."""
    name, dot, suffix = identifier.partition(".")
    if name == "count-at-there":
        return counted_there("not " if suffix else "", vocabulary)
    return PLAIN["count-in" + dot + suffix if name.startswith("count-in-") else "count-of"]


def _per(identifier: str, _vocabulary: Vocabulary) -> Source | None:
    """Return *for each of your regions*, of whichever of your peoples they are."""
    return PLAIN["per"] if identifier.endswith("-of-player") else None


def _had(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what a thing has, which a language says of things of a type in words of their own."""
    return PLAIN["has"] if identifier.split("-")[1] in vocabulary.types else None


def _related_test(identifier: str, vocabulary: Vocabulary) -> Source | None:
    name, _, suffix = identifier.removeprefix("test-").partition(".")
    if name.removeprefix("kind-") in vocabulary.types:
        denied = "not " if suffix else ""
        return Source("test", form(f"{{subject}} is {denied}{{name}}"), {"name": "named"})
    if name.startswith("count-"):
        return _formed(name.removeprefix("count-"), "not " if suffix else "", vocabulary)
    told, of_you, _thing = name.partition("-you-")
    relation = next((one for one in vocabulary.relations if slug(one) == told), None)
    who = f"{'you are' if of_you else '{subject} is'} {'not ' if suffix else ''}"
    said = form(f"{who}{relation} {{target}}")
    return Source("test", said, {}) if relation else None


def _related_grant(identifier: str, vocabulary: Vocabulary) -> Source | None:
    name, _, suffix = identifier.removeprefix("grant-").partition(".")
    marks = (one for one in vocabulary.types if vocabulary.is_mark(one))
    name = next((name.removesuffix(f"-{one}") for one in marks if name.endswith(f"-{one}")), name)
    relation = next((one for one in vocabulary.relations if slug(one) == name), None)
    denied = "not " if suffix else ""

    def make(values: Values) -> Ways:
        # A rule may write *a tile* for what is told as *any tile*.
        every = str(values.get("target") or either_end(values))
        targets = dict.fromkeys((re.sub(r"\bany ", "a ", every), every))
        return Ways(tuple(f"{values['subject']} is {denied}{relation} {one}" for one in targets))

    return Source("statement", make, {}) if relation else None


def _formed(noun: str, denied: str, vocabulary: Vocabulary) -> Source:
    """Return what says how many things of a sort others form: *your regions form 2 groups*."""
    plurals = {one: plural for plural, one in vocabulary.spellings.plurals.items()}
    noun, single, _ = noun.partition("-single")
    many = plurals.get(noun, noun)

    def make(values: Values) -> str:
        bound = "1" if single else str(values["thing"]).rpartition(" ")[0]
        return f"the number of {many} of {values['subject']} is {denied}{bound}"

    return Source("test", make, {})


def _whose(identifier: str, vocabulary: Vocabulary) -> Source:
    relation, *thing = identifier.partition(".")[0].removeprefix("whose-").split("-")

    def make(values: Values) -> str:
        done = values.get("past") or done_word(vocabulary, values["verb"])
        return f"{relation} a {' '.join(thing)} that you {done} this turn"

    return Source("relation", make, {})


def _when(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what tells of a deed of yours in words of its own: *for each nugget you owe*."""
    verb = next((one for one in vocabulary.verbs if slug(one) == identifier[5:]), None)
    return (
        Source("moment", lambda values: f"when you {verb} a {values['one'].one}", {})
        if verb
        else None
    )


def _event_of_other(_identifier: str, vocabulary: Vocabulary) -> Source:
    return Source("event", lambda told: f"{told['actor']} {_third(vocabulary, told['deed'])}", {})


# ---- the families --------------------------------------------------------------------------------


_ONE_OF_SEVERAL = Source("member", form("one of your {many}"), {"many": "groups"})


def _you_have(values: Values) -> str:
    """Return what the reader has; of what he lacks its sort alone may be told."""
    lacked = str(values["bare"]).removeprefix("a ") if "bare" in values else ""
    return f"you have {f'no {lacked}' if lacked else values['thing']}"


_YOU_HAVE = Source("test", _you_have, {"bare": "lacking"})
_ITEM_HAS = Source("test", form("it has {thing}"), {})

_FAMILIES: tuple[tuple[str, Callable[[str, Vocabulary], Source | None]], ...] = (
    ("np-one-your-several", lambda _identifier, _vocabulary: _ONE_OF_SEVERAL),
    ("np-", noun_phrase_source),
    ("relation-", relation_source),
    ("held-", lambda identifier, _vocabulary: held_source(identifier)),
    ("option-taken", _option),
    ("it-is", it_is),
    ("has-again-", lambda _identifier, _vocabulary: _ITEM_HAS),
    ("has-you-", lambda _identifier, _vocabulary: _YOU_HAVE),
    ("has-", _had),
    ("count-", _counted),
    ("per-", _per),
    ("exists-", lambda _identifier, _vocabulary: PLAIN["exists"]),
    ("at", _at),
    ("once-at-", _once_at),
    ("whose-", _whose),
    ("span-", span),
    ("until-", lasting_until),
    ("test-", _related_test),
    ("grant-", _related_grant),
    ("when-", _when),
    ("compare-", comparison_source),
    ("asked-", asked),
    ("quantity-its", its_quantity),
    ("if-own-", condition_of_number),
    ("event-other", _event_of_other),
    ("event-number-", event_with_number),
    ("passive", _passive),
    ("before-passive", _passive),
    ("limit-", _limit),
    ("do", _deed),
    ("purpose-", _purpose),
    ("slot-", _slot),
    ("may-", _modal),
    ("must-", _duty),
    ("is-", _granted),
)


def source_of(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what a message of this id says in a rule, or nothing if it says nothing of its own."""
    # What follows *unless* says the same in whatever mood.
    identifier = identifier.removesuffix(".doubted").removesuffix(".unless").removesuffix(".base")
    if identifier.startswith("adjective-to-"):
        identifier = "adjective-to"
    # So does *who is*, for the types of which a language says it.
    said = re.fullmatch(r"(that-is(?:-kind)?)-([a-z]+)((?:\.\w+)?)", identifier)
    if said and said[2] in vocabulary.types:
        identifier = said[1] + said[3]
    if identifier in PLAIN:
        return PLAIN[identifier]
    for beginning, make in _FAMILIES:
        if identifier.startswith(beginning):
            return make(identifier, vocabulary)
    return change(identifier, vocabulary) or named_quantity(identifier, vocabulary)
