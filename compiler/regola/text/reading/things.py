"""What messages for things say in the language of rules: noun phrases and relations."""

from __future__ import annotations

import re
from collections.abc import Collection

from regola.text.planner.owners import SOLE
from regola.text.planner.telling import slug
from regola.text.reading.chart import Ways
from regola.text.reading.source import Maker, Source, Values, form
from regola.text.reading.words import ITS_ONE, THAT_ONE, Forms
from regola.vocabulary.model import Vocabulary

__all__ = [
    "either_end",
    "first_of",
    "held_source",
    "implied_thing",
    "in_space",
    "noun_phrase_source",
    "relation_source",
]


def first_of(values: Values, names: tuple[str, ...]) -> str:
    """Return the first of some values that there is."""
    return next((str(values[name]) for name in names if name in values), "")


_DETERMINERS = {
    "a": "a {noun}", "generic": "{noun}", "the": "the {noun}", "that": "the {noun}",
    "single": "{noun}", "many": "{noun}", "counted": "{noun}", "negative": "a {noun}",
    "some": "a {noun}", "chosen": "a {noun}",
    "free": "a {noun}",
    "all": "all {noun}", "whoever": "a {noun}", "purpose": "{noun}",
    "exactly": "{amount} {noun}",
    "exactly-more": "{amount} {noun}",
    "up-to": "up to {amount} {noun}", "all-but": "all but {amount} {noun}",
}  # fmt: skip
_OWNERS = {"-your": "your", "-of-people": "your", "-its": "its"}
_PARTITIVE = ("another", "any", "each", "one")
_RANKED = ("first", "second", "third", "numbered")


def noun_phrase_source(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what a message for a noun phrase says."""
    types = "|".join(sorted(map(slug, vocabulary.types), key=len, reverse=True))
    match = re.match(
        rf"np-(its-any|its-own|its|after-each-count|after-each|.+?)(-your|-of-people|-its)?(?:-({types}))?$",
        identifier,
    )
    if match is None or match[1] == "amount" or match[1].startswith("again-"):
        return None
    shape, owner = match[1], _OWNERS.get(match[2] or "", "")
    if shape == "again":
        kinds = vocabulary.kinds
        return Source("member", lambda found: _again(found, kinds), {})
    if shape in _FIXED and not owner:
        return _FIXED[shape]
    if shape in _RANKED:
        return Source("member", lambda values: f"the {values['many'].one}", {"amount": "number"})
    if owner == "your" and shape in _OF_YOURS:
        return Source("member", _OF_YOURS[shape], {})
    if shape in ("its", "its-any", "its-again"):
        shape, owner = "single", "its"
    category = "each" if shape.startswith("after-each") else "member"
    shape = {"after-each": "generic", "after-each-count": "exactly"}.get(shape, shape)
    template = _DETERMINERS.get(shape, f"{shape} {{noun}}")
    if shape not in _DETERMINERS and shape in ("at-least", "at-most", "more-than", "less-than"):
        template = f"{shape.replace('-', ' ')} {{amount}} {{noun}}"
    # A message that asks for no noun says that of the type in its id.
    implied = Forms(match[3], match[3]) if match[3] else None
    made = _owned(template, owner, vocabulary.phases, implied)
    return Source(category, made, {"amount": "number"})


def _again(found: Values, kinds: Collection[str]) -> str | None:
    """Return the item that was named before: by its name once more, or as *this relic*."""
    return "it" if "self" in found or found["one"].one in kinds else None


def _one_of_yours(values: Values) -> Ways:
    """Return what is one of yours: any, of which a statement may speak, or one that is chosen."""
    noun = values.get("many") or values["one"]
    return Ways((f"one of your {noun.many}", f"your {noun.one}"))


def _another_of_yours(values: Values) -> Ways:
    """Return another of yours, which of peoples is one that your player has."""
    noun = values.get("many") or values["one"]
    return Ways((f"another {noun.one} of your player", f"another of your {noun.many}"))


def _sole(values: Values) -> str | None:
    """Return the active people that a player has, of which there is but one."""
    noun = values["one"].one
    return f"a {noun}" if f"{SOLE} " in noun else None


def _lacked(values: Values) -> str:
    """Return what somebody is without, told in the plural or not."""
    return f"a {(values.get('many') or values['one']).one}"


def _another(values: Values) -> Ways:
    """Return another of the sort of one beside it: any, or what a rule calls *another*."""
    noun = values["one"].one
    return Ways((f"a {noun}", f"another {noun}"))


def _whichever(values: Values) -> Ways:
    """Return one of which any will do, told as one of those that a rule calls *any*."""
    noun = values["one"].one
    return Ways((f"a {noun}", f"any {noun}"))


_OF_YOURS = {"another": _another_of_yours, "one": _one_of_yours, "some": _one_of_yours}

_FIXED = {
    "each-own": Source("member", lambda _values: "it", {"one": "self", "many": "self many"}),
    "others-yours": Source(
        "member", lambda values: f"another {values['many'].one} of your player", {}
    ),
    "undergone": Source("member", lambda values: f"the {values['one'].one}", {"done": "done"}),
    "done": Source("member", lambda values: f"the {values['one'].one}", {}),
    "whichever": Source("member", _whichever, {}),
    "alike": Source("member", _another, {}),
    "alike-told": Source("member", _another, {}),
    "lacking": Source("lacking", _lacked, {}),
    "its-own": Source("member", lambda _values: ITS_ONE, {}),
    "sole": Source("member", _sole, {}),
    "that-one": Source("member", lambda _values: THAT_ONE, {}),
}


def _owned(template: str, owner: str, phases: Collection[str], implied: Forms | None) -> Maker:
    """Return what fills a template with a noun; *one of your regions* where a word goes before."""

    def make(values: Values) -> str:
        forms = values.get("many") or values.get("one") or implied
        assert forms is not None  # noqa: S101 - a phrase without a noun has no such message
        amount = values.get("amount", "1")
        many = "many" in values or (owner == "your" and template.startswith(_PARTITIVE))
        if "amount" in values:
            many = values["amount"] != "1"
        noun = forms.many if many else forms.one
        if not owner and noun in phases and template == "the {noun}":
            return str(noun)
        if not owner:
            return template.format(noun=noun, amount=amount)
        before = template.format(noun="", amount=amount).strip()
        if before in ("", "a", "the"):
            return f"{owner} {noun}"
        of = " of" if before not in ("all", "no") else ""
        return f"{before}{of} {owner} {noun}"

    return make


def relation_source(identifier: str, vocabulary: Vocabulary) -> Source | None:
    """Return what a message for a relation says, with the thing that its id implies."""
    name, _, negated = identifier.removeprefix("relation-").partition(".")
    relation = next(
        (one for one in sorted(vocabulary.relations, key=len, reverse=True)
         if name == slug(one) or name.startswith(f"{slug(one)}-")),
        None,
    )  # fmt: skip
    if relation is None:
        return None
    rest = name[len(slug(relation)) + 1 :]
    if rest.startswith("there-"):
        place = rest.removeprefix("there-")
        told_not, yours = negated == "not", "of you " if negated == "yours" else ""
        places = (*(("it",) if place in vocabulary.kinds else ()), f"the {place}")
        ways = (f"{yours}{_related(relation, one, negated=told_not)}" for one in places)
        there = Ways(tuple(ways))
        return Source("relation", lambda _values: there, {}) if place in vocabulary.types else None
    if rest == "from":
        denied = "that is not " if negated else ""
        said = form(f"{denied}{relation} {{near}} of {{centre}}")
        return Source("relation", said, {"near": "np", "centre": "np"})
    if rest.startswith("you-") and rest != "you-player":
        # *An adventurer in your prison* is one of yours that is in it.
        place = implied_thing(rest.removeprefix("you-"), vocabulary)
        return Source("relation", lambda _values: f"of you {relation} {place}", {})
    words = THAT_ONE if rest == "that-one" else implied_thing(rest, vocabulary)
    closed = negated == "beside"
    negated = "" if negated in ("object", "every", "counted", "anybody", "beside") else negated
    words = f"({words})" if closed else words
    if negated == "before":
        # What stands before a noun is of that, whatever more is told behind it.
        words = f"({words})" if words == THAT_ONE else words
        return Source("owner before", lambda _values: f"{relation} {words}", {})

    def make(values: Values) -> str:
        target = first_of(values, ("target", "negative")) or words
        return _related(relation, target, negated=bool(negated))

    return Source("relation", make, {})


def _related(relation: str, target: str, *, negated: bool) -> str:
    if negated and relation in ("with", "without"):
        relation, negated = ("without" if relation == "with" else "with"), False
    if relation == "without" and target.startswith("no "):
        target = f"a {target.removeprefix('no ')}"
    return f"{'that is not ' if negated else ''}{relation} {target}"


def either_end(values: Values) -> str:
    """Return the other end of a relation; of what is denied of none, any."""
    found = str(values.get("every") or values["negative"])
    return re.sub(r"\bno ", "a ", found)


def implied_thing(name: str, vocabulary: Vocabulary) -> str:
    """Return the thing that a message's name tells: *hand* in `slot-in-hand`."""
    owner = "your " if name.startswith("you-") else ""
    word = name.removeprefix("you-")
    noun = next((one for one in vocabulary.nouns.values() if slug(one.id) == word), None)
    if noun is None:
        return word
    return f"{owner or ('the ' if noun.unique else 'a ')}{noun.id}"


def in_space(values: Values) -> str | None:
    """Return a space of which it is told how far it lies: *within 2 spaces of a Portal*."""
    told = str(values["relation"])
    return f"in a space {told}" if told.startswith("within ") else None


def held_source(identifier: str) -> Source:
    """Return what says that a place holds something, or nothing: *that holds a goon*."""
    if identifier.endswith("-yours"):
        return Source("relation", lambda values: f"with your {values['one'].one}", {})
    if not identifier.endswith(".not"):
        return Source("relation", form("with {target}"), {})

    def make(values: Values) -> str | None:
        none, _, thing = str(values["target"]).partition(" ")
        return (
            f"without {thing if thing.startswith('your ') else f'a {thing}'}"
            if none == "no"
            else None
        )

    return Source("relation", make, {})
