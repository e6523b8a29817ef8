"""Write phrases as sets of things: masks or lists, as the family holds them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from regola.program.meaning import Adjective, Doer, Kind, Link, Modifier, Phrase, Recalled
from regola.python.patterns import Misfit, choices, first_fit, is_wider, misfit
from regola.python.refusals import ONE, refuse_another, refuse_modifier, refuse_or
from regola.python.templates import Said, filled
from regola.python.tree import (
    EVERYTHING,
    Expression,
    Sequence,
    Single,
    any_in,
    call,
    inverted,
    is_bounded,
    joined,
    size,
    truth_of,
)
from regola.python.writer import COUNTING, Scene, Unwritable, within
from regola_engine.kernel import primitives as p

__all__ = [
    "any_of",
    "bounded",
    "is_mask",
    "narrowings",
    "one_of",
    "places_of",
    "said_mask",
    "set_of",
    "size_of",
    "sort_of",
    "spelled",
    "tally",
    "unwatched",
]


@dataclass(slots=True)
class _Parts:
    """What a phrase is made of: sets whose common part it is, and what narrows its noun's call."""

    masks: list[Expression] = field(default_factory=list)
    narrowed: dict[str, list[Expression]] = field(default_factory=dict)
    alone: bool = False

    def add(self, found: Expression, narrows: str = "") -> None:
        """Add a set, or what narrows down by a name."""
        (self.narrowed.setdefault(narrows, []) if narrows else self.masks).append(found)

    def narrowings(self) -> Mapping[str, Expression]:
        """Return what narrows things down, by name."""
        return {name: joined("&", found) for name, found in self.narrowed.items()}


# ---- sorts ------------------------------------------------------------------------------------


def sort_of(phrase: Phrase, scene: Scene) -> p.Sort:
    """Return how things of the type of a phrase are held."""
    found = _sort(phrase.type, scene)
    if found is None:
        raise Unwritable(phrase.type)
    return found


def _sort(type_name: str, scene: Scene) -> p.Sort | None:
    is_a, sorts = scene.module.vocabulary.is_a, scene.family.primitives.sorts
    return next((sort for sort in sorts if is_a(type_name, sort.type)), None)


def is_mask(phrase: Phrase, scene: Scene) -> bool:
    """Tell whether things of the type of a phrase are bits of a mask."""
    return sort_of(phrase, scene).shape == p.MASK


_Entry = TypeVar("_Entry", p.Adjective, p.Relation)


def _about(entries: tuple[_Entry, ...], phrase: Phrase, scene: Scene) -> list[_Entry]:
    """Return the entries about things of the type of a phrase; last those of what it is like."""
    own = [one for one in entries if scene.is_a(phrase, one.type)]
    like = sort_of(phrase, scene).like
    return own + [one for one in entries if one.type == like]


def bounded(found: Expression, type_name: str, scene: Scene) -> Expression:
    """Return a set of things of a type with nothing in it that is no such thing."""
    sort = _sort(type_name, scene)
    while sort is not None and sort.whole is None and sort.like:
        sort = _sort(sort.like, scene)
    if sort is None or sort.shape != p.MASK or is_bounded(found):
        return found
    whole = sort.lasting if scene.static else sort.whole
    return found if whole is None else joined("&", [filled(whole, Said(scene, {})), found])


def size_of(found: Expression, phrase: Phrase, scene: Scene) -> Expression:
    """Return how many things there are in the set of a phrase."""
    sort = sort_of(phrase, scene)
    if found == EVERYTHING:
        # How many there are in all, nothing tells.
        raise Unwritable(phrase.noun)
    if sort.size is not None:
        return scene.call(sort.size.__name__, found)
    if sort.shape == p.SINGLE:
        raise Unwritable(phrase.noun)
    return size(found) if sort.shape == p.MASK else call("len", found)


def tally(phrase: Phrase, scene: Scene) -> Expression | None:
    """Return how many things a deed was done to this turn, where only that is kept of them."""
    return None if scene.family.tallied is None else scene.family.tallied(phrase, scene)


def any_of(phrase: Phrase, scene: Scene) -> Expression:
    """Return whether there is one at least of the things of a phrase."""
    kept = tally(phrase, scene)
    if kept is not None:
        return any_in(kept)
    sort = sort_of(phrase, scene)
    if sort.shape == p.SINGLE:
        raise Unwritable(phrase.noun)
    found = bounded(set_of(phrase, scene), phrase.type, scene)
    return any_in(found) if sort.shape == p.MASK else truth_of(found)


# ---- sets -------------------------------------------------------------------------------------


def set_of(phrase: Phrase, scene: Scene) -> Expression:
    """Return the set of things that a phrase names."""
    if phrase.alternatives and not is_mask(phrase, scene):
        refuse_or(phrase)
    return joined("|", [_named(one, scene) for one in choices(phrase)])


def places_of(phrase: Phrase, scene: Scene) -> Expression:
    """Return where the things of a phrase are, where they are no places themselves."""
    found, sort = set_of(phrase, scene), sort_of(phrase, scene)
    return found if sort.places is None else scene.call(sort.places.__name__, found)


def one_of(phrase: Phrase, scene: Scene) -> Expression:
    """Return the one thing that a phrase names: one known by then, or one of its own kind."""
    if phrase.noun == "it":
        return scene.it
    if phrase.noun in ("you", "yours"):
        return scene.you
    sort = _sort(phrase.type, scene)
    if sort is not None and sort.shape == p.SINGLE and "/" in phrase.noun:
        return unwatched(phrase, scene)
    return scene.thing(phrase)


def narrowings(phrase: Phrase, scene: Scene) -> Mapping[str, Expression]:
    """Return what is said of things to narrow them down, by its name."""
    return _parts(phrase, scene).narrowings()


def _named(phrase: Phrase, scene: Scene) -> Expression:
    with within(phrase.span):
        sort = sort_of(phrase, scene)
        if phrase.refers:
            return EVERYTHING if scene.is_free(phrase) else _known(phrase, sort, scene)
        watched = scene.family.watched
        if watched is not None and any(isinstance(one, Recalled) for one in phrase.modifiers):
            return watched(phrase, scene)
        return unwatched(phrase, scene)


def unwatched(phrase: Phrase, scene: Scene) -> Expression:
    """Return the set of things that a phrase names, by what is so of them now."""
    sort = sort_of(phrase, scene)
    if sort.lasting is None:
        scene.position()
    parts = _parts(phrase, scene)
    found = _whole(phrase, sort, parts, scene)
    if is_wider(phrase, scene):
        return found
    # What is said of things as of others that they are like, *in a mountain*, is said of more.
    if sort.always and sort.whole is not None and (sort.like or not is_bounded(found)):
        return joined("&", [filled(sort.whole, Said(scene, {"": phrase})), found])
    return found


def _known(phrase: Phrase, sort: p.Sort, scene: Scene) -> Expression:
    thing = scene.thing(phrase)
    if not sort.known:
        raise Unwritable(phrase.noun)
    if sort.by_itself or sort.shape == p.SINGLE:
        return thing
    return Single(thing) if sort.shape == p.MASK else Sequence((thing,), is_list=True)


def _whole(phrase: Phrase, sort: p.Sort, parts: _Parts, scene: Scene) -> Expression:
    """Join the noun of a phrase and what is said of it."""
    noun = None if parts.alone else _noun(phrase, scene)
    if noun is not None:
        _refuse_unheard(phrase, noun.use, parts)
        said = Said(scene, {"": phrase}, phrase.noun, narrowed=parts.narrowings())
        parts.masks.insert(0, filled(noun.use, said))
        if phrase.determiner == "another":
            _add_another(phrase, noun, parts, said)
    elif parts.narrowed or not parts.masks:
        raise Unwritable(phrase.noun)
    if sort.shape != p.MASK:
        kept = [one for one in parts.masks if one != EVERYTHING]
        if len(kept) != 1:
            raise Unwritable(phrase.noun)
        return kept[0]
    return joined("&", parts.masks)


def _refuse_unheard(phrase: Phrase, use: p.Template, parts: _Parts) -> None:
    """Refuse what would narrow a noun down, and its call does not take: *it in a room*."""
    if parts.narrowed.keys() - set(_heard(use)):
        raise Unwritable(phrase.noun, phrase.span, kind="more")


def _heard(use: object) -> Iterator[str]:
    """Give the names of what a call takes to narrow things down."""
    if isinstance(use, p.Part):
        if use.shape == "narrowed" and not use.place:
            yield str(use.others[0])
    elif isinstance(use, p.Use):
        for one in (*use.takes, *use.named.values()):
            yield from _heard(one)


def _add_another(phrase: Phrase, noun: p.Noun, parts: _Parts, said: Said) -> None:
    if noun.another is None:
        refuse_another(phrase)
        return
    another = filled(noun.another, said)
    if parts.masks[0] == EVERYTHING or not isinstance(noun.another, p.Use):
        parts.masks.append(another)
    else:
        parts.masks[0] = another


def _noun(phrase: Phrase, scene: Scene) -> p.Noun | None:
    """Return the primitive of a noun: its own, that of any content, that of any word."""
    nouns = [one for one in scene.family.primitives.nouns if scene.is_a(phrase, one.type)]
    words = (phrase.noun, p.CONTENT) if "/" in phrase.noun else (phrase.noun, p.GRANTED)
    return next((one for word in words for one in nouns if one.word == word), None)


# ---- what is said of things -------------------------------------------------------------------


def _parts(phrase: Phrase, scene: Scene) -> _Parts:
    """Return what is said of things, written."""
    parts = _Parts()
    if phrase.owner:
        _add_owner(phrase, parts, scene)
    for modifier in phrase.modifiers:
        _add_modifier(modifier, phrase, parts, scene)
    return parts


def _add_owner(phrase: Phrase, parts: _Parts, scene: Scene) -> None:
    carrier = scene.module.vocabulary.kinds.get(scene.module.kind)
    item = carrier.item if carrier is not None else ""
    for entry in scene.family.primitives.owned:
        fits = entry.owner == phrase.owner and scene.is_a(phrase, entry.type)
        carries = not entry.carrier or entry.carrier == item
        if fits and carries and entry.noun in ("", phrase.noun):
            found = filled(entry.use, Said(scene, {"": phrase}, phrase.noun))
            parts.add(found, entry.narrows)
            parts.alone = parts.alone or (entry.alone and phrase.noun == phrase.type)
            return
    raise Unwritable(phrase.noun)


def _add_modifier(modifier: Modifier, phrase: Phrase, parts: _Parts, scene: Scene) -> None:
    found, narrows, alone = _said(modifier, phrase, scene)
    if modifier.negated:
        if narrows or found == EVERYTHING or not is_mask(phrase, scene):
            refuse_modifier(modifier)
        found = inverted(found)
    parts.add(found, narrows)
    parts.alone = parts.alone or alone


def said_mask(modifier: Modifier, phrase: Phrase, scene: Scene) -> Expression:
    """Return the things of the sort of a phrase of which a modifier is true."""
    found, narrows, _ = _said(modifier, phrase, scene)
    if narrows:
        refuse_modifier(modifier)
    return inverted(found) if modifier.negated else found


def _said(modifier: Modifier, phrase: Phrase, scene: Scene) -> tuple[Expression, str, bool]:
    """Return what a modifier says, what it narrows, and whether it needs no noun."""
    if isinstance(modifier, Kind):
        if sort_of(phrase, scene).like:
            # Held by where they are: of both kinds there may be some in one place.
            raise Unwritable(modifier.phrase.noun, modifier.phrase.span)
        return set_of(modifier.phrase, scene), "", False
    with within(modifier.span):
        if isinstance(modifier, Adjective):
            return _adjective(modifier, phrase, scene)
        if isinstance(modifier, Link):
            return _link(modifier, phrase, scene)
        return _recalled(modifier, phrase, scene), "", False


def _adjective(modifier: Adjective, phrase: Phrase, scene: Scene) -> tuple[Expression, str, bool]:
    entry = first_fit(_adjectives(modifier, phrase, scene), Unwritable(modifier.word))
    said = Said(scene, {"": phrase, "target": modifier.target}, spelled(modifier, scene))
    return filled(entry.use, said), entry.narrows, False


def _adjectives(
    modifier: Adjective, phrase: Phrase, scene: Scene
) -> Iterator[tuple[p.Adjective, Misfit | None]]:
    known = scene.module.vocabulary.adjectives.get(modifier.word)
    words = {modifier.word, p.GRANTED} | (
        {p.STATIC} if known is not None and known.static else set()
    )
    for entry in _about(scene.family.primitives.adjectives, phrase, scene):
        if entry.word in words:
            if entry.target is None:
                yield entry, None
            elif modifier.target is not None:
                yield entry, misfit(entry.target, modifier.target, scene)
                break


def spelled(modifier: Adjective, scene: Scene) -> str:
    """Return the word of an adjective, with its complement where one is said."""
    vocabulary = scene.module.vocabulary
    word = vocabulary.adjectives.get(modifier.word)
    if modifier.target is None or word is None or not word.complement:
        return modifier.word
    noun = modifier.target.noun
    plurals = vocabulary.spellings.plurals.items()
    plural = next((many for many, one in plurals if one == noun), noun)
    return f"{word.id} {word.complement} {plural}"


def _link(link: Link, phrase: Phrase, scene: Scene) -> tuple[Expression, str, bool]:
    if scene.is_free(link.target):
        # Nothing is beside, with or of itself, and of which of all it is said is not known.
        raise Unwritable(link.relation)
    if link.target.alternatives and _sort(link.target.type, scene) is None:
        # Told by their words alone, each by itself: *with a mine or a cavern*.
        each = [_link(replace(link, target=one), phrase, scene) for one in choices(link.target)]
        if any(narrows for _, narrows, _ in each):
            refuse_or(link.target)
        return joined("|", [found for found, _, _ in each]), "", each[0][2]
    entries = (
        (one, _unrelated(one, link.target, scene))
        for one in _about(scene.family.primitives.relations, phrase, scene)
        if one.word == link.relation
    )
    entry = first_fit(entries, Unwritable(link.relation))
    use = entry.lasting if scene.static and entry.lasting is not None else entry.use
    said = Said(scene, {"": phrase, "target": link.target}, link.relation)
    return filled(use, said), entry.narrows, entry.alone


def _unrelated(entry: p.Relation, target: Phrase, scene: Scene) -> Misfit | None:
    """Return what keeps the target of a link from a relation: a number, where none is heard."""
    number = target.amount not in (None, ONE) and entry.target.form not in COUNTING
    return misfit(entry.target, target, scene) or (
        (2, Unwritable("number", target.span)) if number else None
    )


def _recalled(did: Recalled, phrase: Phrase, scene: Scene) -> Expression:
    for entry in scene.family.primitives.recalled:
        if isinstance(did, Doer):
            break
        if not did.time and entry.verb == did.verb and scene.is_a(phrase, entry.type):
            return filled(entry.use, Said(scene, {"": phrase, "actor": did.actor}, did.verb))
    raise Unwritable(did.verb, did.span, kind="did")
