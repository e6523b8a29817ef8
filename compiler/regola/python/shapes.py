"""The parts of templates that all families have."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from regola.program.meaning import Adjective, Link, Number
from regola.python.amounts import amount, number_of, of_deed
from regola.python.patterns import choices
from regola.python.phrases import bounded, narrowings, one_of, places_of, set_of
from regola.python.refusals import refuse_modifier, refuse_or
from regola.python.templates import Said, Shape, filled
from regola.python.tree import (
    NO,
    Bit,
    Compare,
    Constant,
    Expression,
    Negative,
    Sequence,
    Single,
    any_in,
    inverted,
    joined,
    path,
    size,
    truth_of,
)
from regola.python.writer import FRAME, Scene, Unwritable
from regola_engine.kernel.primitives import Part

__all__ = ["SHAPES", "given", "of_others", "others"]


def others(part: Part, said: Said) -> list[Expression]:
    """Return what a part is made with."""
    return [filled(one, said) for one in part.others]


def given(expression: Callable[[Said], Expression]) -> Shape:
    """Return a shape that looks at the scene alone."""
    return lambda _part, said: expression(said)


def of_others(make: Callable[..., Expression]) -> Shape:
    """Return a shape that makes something of what the part is made with."""
    return lambda part, said: make(*others(part, said))


def _things(part: Part, said: Said) -> Expression:
    phrase = said.known(part.place)
    if part.others:
        relation, place = (str(one) for one in part.others)
        target = said.phrase(place)
        more = () if target is None else (Link(relation, target, False, target.span),)
        phrase = replace(phrase, modifiers=(*phrase.modifiers, *more))
    found = set_of(phrase, said.scene)
    return bounded(found, phrase.type, said.scene) if said.bounded else found


def _places(part: Part, said: Said) -> Expression:
    return joined("|", [places_of(one, said.scene) for one in choices(said.known(part.place))])


def _one(part: Part, said: Said) -> Expression:
    phrase = said.phrase(part.place)
    return said.scene.you if phrase is None else one_of(phrase, said.scene)


def _item(part: Part, said: Said) -> Expression | None:
    return _kind(part, said) if "/" in said.known(part.place).noun else None


def _kind(part: Part, said: Said) -> Expression:
    phrase, scene = said.known(part.place), said.scene
    if "/" not in phrase.noun:
        raise Unwritable(phrase.noun)
    refuse_or(phrase)
    maker = part.maker.__name__ if part.maker else ""
    return scene.module.constant(maker, phrase.noun)


def _items(part: Part, said: Said) -> Expression:
    """Return the items that a phrase names, none for any."""
    phrase, module = said.known(part.place), said.scene.module
    for one in phrase.modifiers:
        refuse_modifier(one)
    named = [one.noun for one in choices(phrase) if "/" in one.noun]
    return Sequence(tuple(module.constant("", noun) for noun in named))


def _noun(part: Part, said: Said) -> Expression:
    phrase = said.known(part.place)
    refuse_or(phrase)
    return _worded(part, phrase.noun, said.scene)


def _worded(part: Part, text: str, scene: Scene) -> Expression:
    return scene.module.constant(part.maker.__name__, text) if part.maker else Constant(text)


def _word(part: Part, said: Said) -> Expression:
    return _worded(part, said.word, said.scene)


def _count(_part: Part, said: Said) -> Expression:
    if said.deed is None:
        raise Unwritable(said.word)
    return of_deed(said.deed, said.scene)


def _number(part: Part, said: Said) -> Expression:
    return number_of(said.known(part.place), said.scene)


def _amount(part: Part, said: Said) -> Expression:
    bound = said.known(part.place).amount
    return Constant(1) if bound is None else amount(bound.amount, said.scene)


def _least(part: Part, said: Said) -> Expression:
    bound = said.known(part.place).amount
    if bound is None or not isinstance(bound.amount, Number):
        raise Unwritable("number")
    return Constant(bound.amount.value + (bound.comparison == "more than"))


def _most(part: Part, said: Said) -> Expression:
    bound = said.known(part.place).amount
    if bound is None or not isinstance(bound.amount, Number):
        raise Unwritable("number")
    return Constant(bound.amount.value - (bound.comparison == "less than"))


def _narrowed(part: Part, said: Said) -> Expression | None:
    name, *otherwise = part.others
    found = said.narrowed
    if part.place:
        found = narrowings(said.known(part.place), said.scene)
    return found.get(str(name)) or (filled(otherwise[0], said) if otherwise else None)


def _another(_part: Part, said: Said) -> Expression | None:
    return said.scene.it if said.known("").determiner == "another" else None


def _meet(part: Part, said: Said) -> Expression:
    """Whether sets have something in common."""
    found = joined("&", others(part, replace(said, bounded=False)))
    phrase = next((one for one in said.phrases.values() if one is not None), None)
    return any_in(found if phrase is None else bounded(found, phrase.type, said.scene))


def _type(part: Part, said: Said) -> Expression:
    return Constant(said.known(part.place).type)


def _adjective(part: Part, said: Said) -> Adjective:
    phrase = said.known(part.place)
    return next(one for one in phrase.modifiers if isinstance(one, Adjective))


def _yours(part: Part, said: Said) -> Expression:
    return set_of(replace(said.known(part.place), owner="you"), said.scene)


def _either(part: Part, said: Said) -> Expression:
    """Whether something is so for one of the things of a place, each by itself."""
    found = [
        filled(part.others[0], replace(said, phrases={**said.phrases, part.place: one}))
        for one in choices(said.known(part.place))
    ]
    return joined("or", found)


def _never(part: Part, said: Said) -> Expression:
    phrase = said.known(part.place)
    raise Unwritable(phrase.noun, phrase.span, kind="in hand")


SHAPES: Mapping[str, Shape] = {
    "frame": given(lambda _said: FRAME),
    "you": given(lambda said: said.scene.you),
    "it": given(lambda said: said.scene.it),
    "told": lambda part, _said: path("frame", "event", part.place),
    "things": _things,
    "places": _places,
    "one": _one,
    "kind": _kind,
    "item": _item,
    "noun": _noun,
    "word": _word,
    "type": _type,
    "count": _count,
    "number": _number,
    "amount": _amount,
    "least": _least,
    "most": _most,
    "narrowed": _narrowed,
    "another": _another,
    "yours": _yours,
    "either": _either,
    "never": _never,
    "adjective": lambda part, said: Constant(_adjective(part, said).word),
    "affirmed": lambda part, said: Constant(not _adjective(part, said).negated),
    "single": of_others(Single),
    "size": of_others(size),
    "some": of_others(truth_of),
    "bit": of_others(Bit),
    "minus": of_others(Negative),
    "not": of_others(inverted),
    "list": of_others(lambda *parts: Sequence(parts, is_list=True)),
    "among": of_others(lambda one, many: Compare("in", one, many)),
    "items": _items,
    "below nought": of_others(lambda found: Compare("<", found, NO)),
    "more": of_others(lambda found: Compare(">", found, NO)),
    "meet": _meet,
    "every": of_others(lambda *parts: joined("and", parts)),
}
"""The parts of templates, by their shape."""
