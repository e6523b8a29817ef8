"""Random well-typed rules: every constructor of meaning with every word of the vocabulary."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from hypothesis import strategies as st

from regola.program import meaning as m
from tests.text.builder import (
    CONTENT,
    EACH_OTHER,
    HERE,
    IT,
    TRAITS,
    YOU,
    conquest_words,
    is_a,
    vocabulary,
)

_TYPE_OF_KIND = {"terrain": "region", "symbol": "symbol", "piece": "piece", "race": "race"}
_CONTENT_NOUNS = [
    (reference, _TYPE_OF_KIND[reference.split("/")[1]])
    for reference in CONTENT
    if reference.split("/")[1] in _TYPE_OF_KIND
]
_NOUNS = [(word.id, word.type) for word in vocabulary().nouns.values()] + _CONTENT_NOUNS
_DETERMINERS = ["a", "any", "each", "one", "no", "another", "the"]
_COMPARISONS = ["exactly", "at least", "at most", "more than", "less than", "up to"]


def nouns(wanted: list[str]) -> list[tuple[str, str]]:
    """Return the nouns whose type is one of those wanted."""
    return [(noun, kind) for noun, kind in _NOUNS if any(is_a(kind, one) for one in wanted)]


numbers = st.integers(1, 12).map(m.Number)


@st.composite
def bounds(draw: Callable[..., Any]) -> m.Bound:
    """Draw how many."""
    everything = draw(st.booleans())
    if everything:
        return m.Bound("exactly", m.Everything())
    return m.Bound(draw(st.sampled_from(_COMPARISONS)), draw(numbers))


@st.composite
def phrases(draw: Callable[..., Any], wanted: tuple[str, ...], depth: int = 2) -> m.Phrase:
    """Draw a phrase of one of the types."""
    found = nouns(list(wanted)) or nouns(["region"])
    noun, kind = draw(st.sampled_from(found))
    owner: m.Owner = draw(st.sampled_from(["", "", "you", "it"]))
    owned = any(is_a(kind, one) for one in conquest_words("owned"))
    owner = owner if owned else ""
    amount = draw(st.none() | bounds())
    choices = ["", "each", "any", "one", "no", "another"] if owner == "you" else _DETERMINERS
    determiner: m.Determiner = "" if amount or owner == "it" else draw(st.sampled_from(choices))
    others: tuple[m.Phrase, ...] = ()
    if depth > 1 and draw(st.integers(0, 5)) == 0:
        others = (draw(phrases(wanted, 0)),)
    modifiers = draw(_modifiers(kind, depth)) if depth else ()
    return m.Phrase(noun, kind, determiner, amount, owner, modifiers, others, 0, False, HERE)


@st.composite
def _modifiers(draw: Callable[..., Any], kind: str, depth: int) -> tuple[m.Modifier, ...]:
    kinds = draw(st.lists(st.sampled_from(["adjective", "link", "did"]), max_size=2, unique=True))
    made = (draw(modifier(kind, one, depth - 1)) for one in sorted(kinds))
    return tuple(one for one in made if one is not None)


@st.composite
def modifier(draw: Callable[..., Any], kind: str, which: str, depth: int) -> m.Modifier | None:
    """Draw something said about a thing of the type, if the vocabulary has it."""
    negated = draw(st.booleans())
    if which == "adjective":
        words = [w for w, e in conquest_words("adjectives").items() if _any(kind, e["of"])]
        if kind == "region":
            words += list(TRAITS)
        return m.Adjective(draw(st.sampled_from(words)), negated, None, HERE) if words else None
    if which == "link":
        pairs = [
            (relation, pair[1])
            for relation, entry in conquest_words("relations").items()
            for pair in entry.get("pairs", [])
            if is_a(kind, pair[0])
        ]
        if not pairs:
            return None
        relation, target = draw(st.sampled_from(pairs))
        return m.Link(relation, draw(phrases((target,), max(depth, 0))), negated, HERE)
    verbs = [
        verb
        for verb, entry in conquest_words("verbs").items()
        if entry.get("event") and _any(kind, entry["object"])
    ]
    return m.Did(draw(st.sampled_from(verbs)), YOU, negated, HERE) if verbs else None


def _any(kind: str, wanted: list[str]) -> bool:
    return any(is_a(kind, one) for one in wanted)


@st.composite
def quantities(draw: Callable[..., Any], *, granted: bool) -> m.Quantity:
    """Draw a number word with its subject; `granted` for those that a rule may change."""
    words = {
        w: e
        for w, e in conquest_words("quantities").items()
        if not (granted and e.get("derived")) and w != "number"
        if e["of"] != "none"
    }
    word = draw(st.sampled_from(sorted(words)))
    return m.Quantity(word, draw(phrases((words[word]["of"],), 1)), HERE)


amounts = st.one_of(
    numbers,
    quantities(granted=False),
    phrases(("token", "coin", "region"), 0).map(lambda phrase: m.Count(phrase, HERE)),
    st.sampled_from(("roll", "highest roll", "lowest roll", "total roll")).map(
        lambda word: m.Quantity(word, None, HERE)
    ),
    st.tuples(numbers, numbers).map(lambda two: m.Sum(((1, two[0]), (-1, two[1])))),
    st.tuples(numbers, numbers).map(lambda two: m.Product(*two)),
)


@st.composite
def changes(draw: Callable[..., Any]) -> m.Statement:
    """Draw a statement about a number."""
    operation = draw(st.sampled_from(["is", "more", "less", "doubled", "at least", "at most"]))
    amount = draw(st.one_of(numbers, amounts, st.just(m.Number(0)), st.just(m.Everything())))
    if operation == "doubled" or (operation != "is" and isinstance(amount, m.Everything)):
        amount = m.Number(2)
    per = draw(st.none() | _each()) if operation in ("more", "less") else None
    subject = draw(quantities(granted=True))
    return m.Statement(subject, m.Change(operation, amount, per), None, None, HERE)


@st.composite
def grants(draw: Callable[..., Any]) -> m.Statement:
    """Draw a statement that something is so."""
    kind = draw(st.sampled_from(["region", "people", "token"]))
    which = draw(st.sampled_from(["adjective", "link", "kind", "mutual"]))
    subject = draw(phrases((kind,), 1))
    negated = draw(st.booleans())
    said: m.Modifier | None
    if which == "kind":
        said = m.Kind(draw(phrases(("token", "region"), 0)), negated=False)
    elif which == "mutual":
        subject = draw(phrases(("region",), 1))
        said = m.Link(
            draw(st.sampled_from(["beside", "of the same terrain as"])), EACH_OTHER, False, HERE
        )
        negated = False
    else:
        said = draw(modifier(kind, which, 1))
    said = said or m.Kind(draw(phrases(("token",), 0)), negated=False)
    plain = isinstance(said, m.Adjective) and not negated and not said.negated
    if not isinstance(said, m.Kind) and said.negated:
        negated = False
    seeming = plain and draw(st.booleans())
    phase = m.Phrase("conquest", "phase", "", None, "", (), (), 0, False, HERE)
    purpose = draw(st.none() | st.just(phase))
    return m.Statement(subject, m.Grant(said, negated, seeming), purpose, None, HERE)


@st.composite
def _each(draw: Callable[..., Any]) -> m.Phrase:
    """Draw what follows *per*: a thing or a number of things."""
    phrase = draw(phrases(("region", "token"), 1))
    count = m.Bound("exactly", m.Number(2)) if draw(st.booleans()) else None
    each: m.Phrase = replace(
        phrase, determiner="" if count else "a", amount=count, owner="", alternatives=()
    )
    return each


@st.composite
def deeds(draw: Callable[..., Any], verb: str = "") -> m.Deed:
    """Draw a deed; each slot is filled or not."""
    verbs = conquest_words("verbs")
    name = verb or draw(st.sampled_from(sorted(verbs)))
    entry = verbs[name]
    thing = draw(phrases(tuple(entry["object"]), 1)) if entry["object"] else None
    slots = tuple(
        (preposition, _phase() if "phase" in types else draw(phrases(tuple(types), 1)))
        for preposition, types in entry.get("slots", {}).items()
        if draw(st.booleans())
    )
    amount = None
    if thing is not None and draw(st.integers(0, 6)) == 0:
        thing = replace(thing, determiner="", amount=None, owner="", alternatives=())
        amount = draw(quantities(granted=False))
    per = draw(_each()) if draw(st.integers(0, 4)) == 0 else None
    return m.Deed(name, thing, slots, amount, per, HERE)


def _phase() -> m.Phrase:
    return m.Phrase("conquest", "phase", "", None, "", (), (), 0, False, HERE)


@st.composite
def conditions(draw: Callable[..., Any]) -> m.Condition:
    """Draw a condition."""
    tests = st.lists(_tests(), min_size=1, max_size=2).map(tuple)
    either = draw(st.lists(tests, min_size=1, max_size=2))
    return m.Condition(tuple(either), draw(st.booleans()), HERE)


@st.composite
def _tests(draw: Callable[..., Any]) -> m.Test:
    which = draw(st.sampled_from(["is", "compare", "has", "exists", "can", "did"]))
    if which == "compare":
        bound = m.Bound(draw(st.sampled_from(_COMPARISONS)), draw(numbers))
        compared = m.Compare(bound)
        return m.Is(draw(quantities(granted=False)), compared, draw(st.booleans()), HERE, None)
    if which == "has":
        return m.Has(
            draw(st.just(YOU) | phrases(("player",), 0)), draw(phrases(("coin", "token"), 0)), HERE
        )
    if which == "exists":
        return m.Exists(draw(phrases(("region", "token"), 1)), HERE)
    if which == "can":
        return m.Can(draw(st.just(YOU) | phrases(("player",), 0)), HERE)
    subject = draw(phrases(("region",), 0))
    if which == "did":
        return m.Is(subject, m.Did("conquer", YOU, False, HERE), draw(st.booleans()), HERE, None)
    said = draw(modifier("region", "adjective", 0))
    assert said is not None
    return m.Is(subject, said, draw(st.booleans()), HERE, None)


@st.composite
def moments(draw: Callable[..., Any]) -> m.Moment:
    """Draw a moment."""
    condition = draw(st.none() | conditions()) if draw(st.integers(0, 3)) == 0 else None
    if draw(st.booleans()):
        phase = draw(st.sampled_from([*vocabulary().phases, "turn", "round", "game"]))
        return m.AtPhase(phase, draw(st.sampled_from(["", "start", "end"])), condition, HERE)
    words = conquest_words("verbs")
    verb = draw(st.sampled_from(sorted(v for v, e in words.items() if e.get("event"))))
    types = words[verb]["object"]
    thing = draw(phrases(tuple(types), 1)) if types else None
    actors = st.just(YOU) | phrases(("player", "people"), 0)
    actor = draw(st.none() | actors) if thing is not None else draw(actors)
    return m.OnEvent(draw(st.booleans()), actor, verb, thing, (), condition, HERE)


@st.composite
def steps(draw: Callable[..., Any]) -> m.Step:
    """Draw a step."""
    action = draw(st.one_of(deeds(), deeds(), changes(), grants(), _offers()))
    condition = draw(conditions()) if draw(st.integers(0, 4)) == 0 else None
    return m.Step(draw(st.sampled_from(["and", "and", "then", "otherwise"])), action, condition)


@st.composite
def _offers(draw: Callable[..., Any]) -> m.Offer:
    return m.Offer(draw(st.just(YOU) | phrases(("player",), 0)), draw(st.booleans()), draw(deeds()))


@st.composite
def rules(draw: Callable[..., Any]) -> m.Rule:
    """Draw a whole rule."""
    which = draw(st.sampled_from(["change", "grant", "permission", "reaction"]))
    scope = draw(st.sampled_from(["active", "declined", "always"]))
    limit = None
    moment = draw(st.none() | moments())
    body: m.Statement | m.Permission | m.Reaction
    if which in ("permission", "reaction"):
        per = draw(st.sampled_from([(), ("turn",), ("turn", "opponent")]))
        limit = draw(st.none() | st.builds(m.Limit, st.integers(1, 3), st.booleans(), st.just(per)))
    if which == "permission":
        negated = draw(st.booleans())
        body = m.Permission(
            draw(st.just(YOU) | phrases(("player", "people"), 1)),
            draw(deeds()),
            not negated and draw(st.booleans()),
            negated,
            draw(st.none() | conditions()),
            () if negated else tuple(draw(st.lists(steps(), max_size=3))),
        )
    elif which == "reaction":
        moment = moment or draw(moments())
        body = m.Reaction(tuple(draw(st.lists(steps(), min_size=1, max_size=3))))
    else:
        body = draw(changes() if which == "change" else grants())
        moment = None
    return m.Rule(1, scope, limit, moment, body, HERE)


ITEM = IT
"""The pronoun of the item, for tests of its own."""
