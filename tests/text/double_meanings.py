"""
Sentences that can be read in two ways, by kind: when a rule is told so, and in which words not.

Each kind names the rules in which a double meaning lurks, and in each language the words that tell
it apart, each with those that would leave it open. The words that leave it open are also what the
faults are seeded with.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise

from regola.program import meaning as m
from regola.program.walking import phrases_in
from regola.text.context import ItemContext
from regola.text.planner.mentions import parts_in
from regola.text.planner.permissions import is_repeated
from regola.vocabulary.model import Vocabulary

__all__ = ["KINDS", "Kind", "nodes"]


def nodes(node: object, sort: type) -> Iterator[object]:
    """Give all nodes of a class in a rule."""
    if isinstance(node, sort):
        yield node
    if isinstance(node, tuple):
        for one in node:
            yield from nodes(one, sort)
    elif hasattr(node, "__dataclass_fields__"):
        for name in node.__dataclass_fields__:
            if name != "span":
                yield from nodes(getattr(node, name), sort)


@dataclass(frozen=True)
class Kind:
    """
    One kind of double meaning.

    ``lurks`` tells whether a rule may have it; ``words`` by language are pairs of patterns: what
    tells it apart, one of which must be found, and the words that would leave it open.
    """

    lurks: Callable[[m.Rule, ItemContext], bool]
    words: Mapping[str, tuple[tuple[str, str], ...]]

    def is_open(self, rule: m.Rule, context: ItemContext, text: str, code: str) -> bool:
        """Tell whether a text leaves open which of two things its rule means."""
        if not self.lurks(rule, context):
            return False
        return not any(re.search(apart, text, re.IGNORECASE) for apart, _ in self.words[code])

    def seeded(self, text: str, code: str) -> Iterator[str]:
        """Give the text with the words that leave it open, in place of those that tell."""
        for apart, left_open in self.words[code]:
            changed = re.sub(apart, left_open, text, flags=re.IGNORECASE)
            if changed != text:
                yield changed


def _enters(rule: m.Rule, _context: ItemContext) -> bool:
    """Something moves over a tile, and no end is told: it may stop there."""
    done = [*nodes(rule, m.Deed), *nodes(rule, m.OnEvent)]
    ways = (dict(one.slots) for one in done if one.verb == "move")  # type: ignore[attr-defined]
    return any("over" in way and "to" not in way for way in ways)


def _is_had_by_a_player(rule: m.Rule, _context: ItemContext) -> bool:
    """What a player has could be taken for what his region has."""
    return any(
        isinstance(tail, m.Link)
        and tail.relation == "with"
        and not tail.negated
        and tail.target.type != "people"
        for thing in phrases_in(rule)
        if thing.type == "player" and thing.determiner != "no"
        for tail in thing.modifiers
    )


def _fails(rule: m.Rule, _context: ItemContext) -> bool:
    return any(one.join == "otherwise" for one in nodes(rule, m.Step))  # type: ignore[attr-defined]


def _fails_behind_more(rule: m.Rule, _context: ItemContext) -> bool:
    """
    Tell whether *otherwise* answers the second thing that one may do: it could answer the first.

    Behind *if you do*, *if you do not* answers the same offer.
    """
    body = rule.body
    steps = body.steps if isinstance(body, m.Permission) else ()
    pairs = pairwise(steps)
    return any(isinstance(one.action, m.Offer) and two.join == "otherwise" for one, two in pairs)


def _is_forbidden_but(rule: m.Rule, _context: ItemContext) -> bool:
    """A deed is forbidden unless something is so: a false absolute if that is told behind it."""
    body = rule.body
    if not isinstance(body, m.Permission) or not body.negated or body.condition is None:
        return False
    tests = [test for tests in body.condition.alternatives for test in tests]
    return body.condition.negated and not all(_asks_option(test) for test in tests)


def _hangs_on_something(rule: m.Rule, _context: ItemContext) -> bool:
    """What is done at a moment hangs on something: told behind it, the deed seems always done."""
    condition = rule.moment.condition if rule.moment and isinstance(rule.body, m.Reaction) else None
    tests = [test for tests in condition.alternatives for test in tests] if condition else []
    apart = [test for test in tests if not _is_told_with_deed(test)]
    return bool(apart) and not any(map(_asks_option, apart))


def _is_told_with_deed(test: m.Test) -> bool:
    """Tell whether a test says what number the item has that is done: *from box 2*."""
    exact = isinstance(test, m.Is) and getattr(test.predicate, "bound", None)
    of = (
        test.subject.of if isinstance(test, m.Is) and isinstance(test.subject, m.Quantity) else None
    )
    return bool(exact) and of is not None and of.noun == "it" and exact.comparison == "exactly"


def _asks_option(test: m.Test) -> bool:
    plain = isinstance(test, m.Is) and isinstance(test.predicate, m.Adjective)
    return plain and isinstance(test, m.Is) and getattr(test.predicate, "word", "") == "taken"


def _holds_for_one(rule: m.Rule, context: ItemContext) -> bool:
    """A people's rule says how regions that are nobody's lie or seem."""
    body = rule.body
    if not isinstance(body, m.Statement) or not isinstance(body.subject, m.Phrase):
        return False
    kind = context.vocabulary.kinds[context.kind]
    subject = body.subject
    loose = subject.type == "region" and not (subject.owner or subject.refers)
    effect = body.effect
    lies = isinstance(effect, m.Grant) and (effect.seeming or isinstance(effect.predicate, m.Link))
    return bool(kind.bearer) and kind.scope != "always" and loose and lies


def _is_free(rule: m.Rule, _context: ItemContext) -> bool:
    """One thing may be done any number of times, at no price."""
    body = rule.body
    priced = isinstance(body, m.Permission) and any(
        isinstance(one.action, m.Deed) and one.action.verb == "pay" for one in body.steps[:1]
    )
    return is_repeated(rule) and not priced


def _comes_from_either(rule: m.Rule, _context: ItemContext) -> bool:
    deeds = nodes(rule, m.Deed)
    places = (place for one in deeds for name, place in one.slots if name == "from")  # type: ignore[attr-defined]
    return any(one.type == "spot" and one.alternatives for one in places)


def _is_multiplied(rule: m.Rule, _context: ItemContext) -> bool:
    """A sum has a product in it: *twice the tiles minus 1*."""
    return any(
        isinstance(term, m.Product)
        for one in nodes(rule, m.Sum)
        for _, term in one.terms  # type: ignore[attr-defined]
    )


def _is_of_player(rule: m.Rule, _context: ItemContext) -> bool:
    """A number that each player has stands without its owner beside that of others."""
    tests = [one for one in nodes(rule, m.Is) if isinstance(one.predicate, m.Compare)]  # type: ignore[attr-defined]
    pairs = ((one.subject, one.predicate.bound.amount) for one in tests)  # type: ignore[attr-defined]
    return any(
        isinstance(mine, m.Quantity)
        and mine.of is None
        and isinstance(other, m.Quantity)
        and mine.word == other.word
        for mine, other in pairs
    )


_FORCED = ("conquer", "attack", "assault", "build", "remove")
_PLACES = ("region", "tile", "space")


def _has_by_means(rule: m.Rule, context: ItemContext) -> bool:
    """A place with something in it is conquered, built on, cleared, as if by means of it."""
    del context
    done = [*nodes(rule, m.Deed), *nodes(rule, m.OnEvent)]
    forced = [one for one in done if one.verb in _FORCED]  # type: ignore[attr-defined]
    things = (thing for one in forced for part in parts_in(one) for thing in part)
    return any(
        phrase.type in _PLACES and _holds(link)
        for thing in things
        for phrase in phrases_in(thing)
        for link in phrase.modifiers
    )


def _holds(modifier: m.Modifier) -> bool:
    held = isinstance(modifier, m.Link) and modifier.relation == "with" and not modifier.negated
    return held and isinstance(modifier, m.Link) and modifier.target.type != "symbol"


def _is_done_without(rule: m.Rule, context: ItemContext) -> bool:
    """A place with nothing in it is conquered, as if by a deed that needs nothing."""
    del context
    done = [*nodes(rule, m.Deed), *nodes(rule, m.OnEvent)]
    forced = [one for one in done if one.verb == "conquer"]  # type: ignore[attr-defined]
    things = (thing for one in forced for part in parts_in(one) for thing in part)
    return any(
        isinstance(link, m.Link) and (link.relation == "without" or link.negated)
        for thing in things
        if thing.type in _PLACES
        for link in thing.modifiers
        if isinstance(link, m.Link) and link.relation in ("with", "without")
    )


def _comes_by_means(rule: m.Rule, _context: ItemContext) -> bool:
    """What helps to take a thing stands where it could be what the thing is rid of."""
    deeds = (dict(one.slots) for one in nodes(rule, m.Deed))  # type: ignore[attr-defined]
    return any({"from", "using"} <= set(slots) for slots in deeds)


def _is_not_of_a_kind(rule: m.Rule, _context: ItemContext) -> bool:
    return any(
        isinstance(one, m.Kind) and one.negated
        for phrase in phrases_in(rule)
        for one in phrase.modifiers
    )


def _defines(word: str) -> Callable[[m.Rule, ItemContext], bool]:
    """Tell whether a base rule says what is of a class that other rules name."""

    def lurks(rule: m.Rule, context: ItemContext) -> bool:
        body = rule.body
        if context.kind != "base" or not isinstance(body, m.Statement):
            return False
        effect = body.effect
        said = effect.predicate if isinstance(effect, m.Grant) else None
        plain = isinstance(said, m.Adjective) and said.word == word and not said.negated
        known: Vocabulary = context.vocabulary
        return plain and not effect.negated and word in known.adjectives  # type: ignore[union-attr]

    return lurks


KINDS: Mapping[str, Kind] = {
    "to enter or to pass": Kind(
        _enters,
        {
            "it": (("dentro (o|né) attraverso", "attraverso"),),
            "es": (
                (
                    r"\bal? ((?:(?! (?:o|ni) por [eé]ll?).)*) (?:o|ni) por (?:él|ell[ao]s?)\b",
                    r"a través de \1",
                ),
            ),
            "en": (("into or through", "over"),),
        },
    ),
    "what failed": Kind(
        _fails,
        {
            "it": (
                (r"se (rinunci o |poi )?non (puoi|può|lo fai|lo fa|\w+i\b)[^,.]*,", "altrimenti,"),
            ),
            "es": (
                (
                    r"si (renuncias o |después )?no (puedes|puede|lo haces|lo hace|\w+s\b)[^,.]*,",
                    "si no,",
                ),
            ),
            "en": ((r"if (you|they) (then )?(cannot|do not|decline or)[^,.]*,", "otherwise,"),),
        },
    ),
    "what failed, of two": Kind(
        _fails_behind_more,
        {
            "it": ((r"se (rinunci o|(poi )?non (?!puoi|può|lo fa)\w+) [^,]*,", "se non lo fai,"),),
            "es": (
                (r"si (renuncias o|(después )?no (?!puede|lo hace)\w+) [^,]*,", "si no lo haces,"),
            ),
            "en": ((r"if (you|they) (then )?(do not|decline) \w[^,]*,", "if you do not,"),),
        },
    ),
    "what is forbidden": Kind(
        _is_forbidden_but,
        {
            "it": (("solo se", "se"),),
            "es": ((r"\bsolo (puede.*?)?si\b", r"\1si"),),
            "en": (("only if", "if"),),
        },
    ),
    "what it hangs on": Kind(
        _hangs_on_something,
        {
            "it": ((r"(?<!solo )\b(controll[ai] se|se|a meno che)\b", "vale solo se"),),
            "es": ((r"(?<!solo )\b(compruebas? si|salvo si|si)\b", "vale solo si"),),
            "en": ((r"(?<!only )\b(check whether|if|unless)\b", "this holds only if"),),
        },
    ),
    "for whom": Kind(
        _holds_for_one,
        {"it": (("per te, ", ""),), "es": (("para ti, ", ""),), "en": (("for you, ", ""),)},
    ),
    "how often": Kind(
        _is_free,
        {
            "it": (
                (",? ?quante volte vuoi,?", ""),
                (r"quant[ei] (\w+) vuoi(, un[ao] alla volta)?", r"\1"),
                (r"quant[ei] vuoi (delle|dei|degli) ", ""),
            ),
            "es": (
                (",? ?tantas veces como quieras,?", ""),
                (r"tant[ao]s ([\w ]+?) como quieras(, de un[ao] en un[ao])?", r"\1"),
            ),
            "en": (
                (",? ?as often as you like,?", ""),
                (r"as many ([\w ]+?) as you like(, one at a time)?", r"\1"),
            ),
        },
    ),
    "which spot first": Kind(
        _comes_from_either,
        {
            "it": (
                (r" \(se vuot[ao], ", " o ("),
                (r" \(o ([^()]*), se [^()]* è vuot[ao]\)", r" o \1"),
            ),
            "es": (
                (r" \(agotad[ao] est[ae], ", " o ("),
                (r" \(o ([^()]*), si [^()]* está agotad[ao]\)", r" o \1"),
            ),
            "en": (
                (r" \(if empty, ", " or ("),
                (r" \(or ([^()]*) if [^()]* is empty\)", r" or \1"),
            ),
        },
    ),
    "what is multiplied": Kind(
        _is_multiplied,
        {
            "it": ((", (più|meno) ", r" \1 "),),
            "es": ((", (más|menos) ", r" \1 "),),
            "en": ((", (plus|minus) ", r" \1 "),),
        },
    ),
    "whose number": Kind(
        _is_of_player,
        {
            "it": ((r"\btu[oa] ", ""),),
            "es": ((r"\btu ", ""),),
            "en": (("your ", "the "),),
        },
    ),
    "by means of what": Kind(
        _has_by_means,
        {
            "it": (("( in cui (c'è|ci sono)|, se vi si trova)", " con"),),
            "es": (("( donde haya|, si allí hay)", " con"),),
            "en": (("where you have|that holds?|, if it holds", "with"),),
        },
    ),
    "without what": Kind(
        _is_done_without,
        {
            "it": ((r"in cui non (c'è|ci sono) (nessun\w* )?", "senza "),),
            "es": (("donde no haya ", "sin "),),
            "en": (("that holds? (no|none of) ", "without "),),
        },
    ),
    "from where, by means of what": Kind(
        _comes_by_means,
        {
            "it": ((r"(d'oro) (dai .*?) (usando .*?)([.,])", r"\1 \3 \2\4"),),
            "es": ((r"(con .*?) (hasta .*? de oro) (de tus .*?)([.,])", r"\2 \1 \3\4"),),
            "en": ((r"(nuggets) (from your .*?) (using .*?)([.,])", r"\1 \3 \2\4"),),
        },
    ),
    "who has it": Kind(
        _is_had_by_a_player,
        {
            "it": (("che ha(nno)? ", "con "),),
            "es": (("que tengan? ", "con "),),
            "en": (("who (has|have) ", "with "),),
        },
    ),
    "what it is not": Kind(
        _is_not_of_a_kind,
        {
            "it": (("non (sia|siano) |divers[aeio] da quest[ao]", "non conti come "),),
            "es": (("no (sea|sean) |distint[ao]s? de est[ae]", "no cuente como "),),
            "en": (
                (
                    "(that|who) (is|are) (not|neither) |other than this one",
                    "that does not count as ",
                ),
            ),
        },
    ),
    "the term transient": Kind(
        _defines("transient"),
        {
            "it": (("sono di passaggio: ", ""),),
            "es": (("son de paso: ", ""),),
            "en": (("are transient: they ", ""),),
        },
    ),
    "the term closed": Kind(
        _defines("closed"),
        {
            "it": (("(sono|è|sia) chius[aei]", ""),),
            "es": (("(están|está|esté) cerrad[ao]s?", ""),),
            "en": (("(are|is) closed", ""),),
        },
    ),
    "the term fleeting": Kind(
        _defines("fleeting"),
        {
            "it": (("sono effimere: ", ""),),
            "es": (("son efímeras: ", ""),),
            "en": (("are fleeting: they ", ""),),
        },
    ),
    "the term reachable": Kind(
        _defines("reachable"),
        {
            "it": (("sono raggiungibili", "sono vicine"),),
            "es": (("son alcanzables", "están cerca"),),
            "en": (("are reachable", "are near"),),
        },
    ),
}
"""The kinds by what a reader would have to guess."""
