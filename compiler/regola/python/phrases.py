"""
Write phrases as sets: regions, players and peoples are bit masks, combinations slots of the row.

Tokens and pieces that lie in regions stand for the regions where they lie.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeGuard

from regola.program.meaning import Adjective, Did, Kind, Link, Modifier, Number, Phrase
from regola.python.code import EVERYWHERE, Expression, call, joined
from regola.python.counted import ONE, refuse_modifier, refuse_number
from regola.python.heard import refuse_another, refuse_more
from regola.python.naming import literal
from regola.python.watches import watched_things
from regola.python.writer import ITS_REGION, Scene, Unwritable, within

__all__ = [
    "choices",
    "is_a",
    "is_actor",
    "is_bearer",
    "modifier_mask",
    "refuse_target",
    "region_mask",
    "things_mask",
    "things_set",
    "type_of",
    "within_board",
]


def is_a(scene: Scene, phrase: Phrase, type_name: str) -> bool:
    """Tell whether the things of a phrase are of a type."""
    return scene.module.vocabulary.is_a(phrase.type, type_name)


def choices(phrase: Phrase) -> list[Phrase]:
    """Return a phrase and all that *or* joins to it, in order, each by itself."""
    found = [replace(phrase, alternatives=())]
    for other in phrase.alternatives:
        found += choices(other)
    return found


def type_of(scene: Scene, phrase: Phrase) -> str:
    """Return the type whose sets the phrase is written as."""
    for name in _MASKS:
        if is_a(scene, phrase, name):
            return name
    raise Unwritable(phrase.type)


def things_mask(phrase: Phrase, scene: Scene) -> Expression:
    """Return the set of things that a phrase names."""
    parts = [_one_mask(part, scene) for part in choices(phrase)]
    return joined("|", parts)


def things_set(phrase: Phrase, scene: Scene) -> Expression:
    """Return the set of things that a phrase names, with nothing in it that is no such thing."""
    return within_board(things_mask(phrase, scene), scene)


def within_board(mask: Expression, scene: Scene) -> Expression:
    """Return a set of regions without what is no region."""
    if mask.bounded:
        return mask
    ground = "ground" if scene.static else f"{scene.position()}.game.ground"
    return joined("&", [Expression(f"{ground}.everywhere"), mask])


def _one_mask(phrase: Phrase, scene: Scene) -> Expression:
    with within(phrase.span):
        return _named(phrase, scene)


def _named(phrase: Phrase, scene: Scene) -> Expression:
    if phrase.refers:
        if scene.is_free(phrase):
            return EVERYWHERE
        return Expression(f"1 << {scene.thing(phrase)}", "<<")
    if any(isinstance(modifier, Did) for modifier in phrase.modifiers):
        return watched_things(phrase, scene, _MASKS[type_of(scene, phrase)])
    return _MASKS[type_of(scene, phrase)](phrase, scene)


# ---- regions ----------------------------------------------------------------------------------


def region_mask(phrase: Phrase, scene: Scene) -> Expression:
    """Return the regions of a phrase about regions."""
    refuse_another(phrase)
    parts = [_region_noun(phrase, scene), _region_owner(phrase, scene)]
    parts += [modifier_mask(modifier, scene) for modifier in phrase.modifiers]
    return joined("&", parts)


def _region_noun(phrase: Phrase, scene: Scene) -> Expression:
    if "/" in phrase.noun:
        return scene.ground(phrase.noun)
    if phrase.noun == "region":
        return EVERYWHERE
    return class_of_regions(phrase.noun, scene)


def _region_owner(phrase: Phrase, scene: Scene) -> Expression:
    if phrase.owner == "you":
        return Expression(f"{scene.position()}.held[{scene.you}]")
    if phrase.owner == "it" and ITS_REGION in scene.things:
        return Expression(f"1 << {scene.things[ITS_REGION]}", "<<")
    if phrase.owner == "it":
        return _where(scene.holder, scene)
    return EVERYWHERE


def _where(reference: str, scene: Scene) -> Expression:
    return Expression(f"{scene.position()}.where[{scene.kind(reference)}]")


def class_of_regions(word: str, scene: Scene) -> Expression:
    """Return the regions of a changing class in the eyes of the bearer."""
    number = scene.module.constant("class_word", word)
    return scene.primitive("class_mask", number, scene.you)


def modifier_mask(modifier: Modifier, scene: Scene) -> Expression:
    """Return the regions of which a modifier is true."""
    if isinstance(modifier, Adjective):
        found = _adjective(modifier, scene)
    elif isinstance(modifier, Link):
        with within(modifier.span):
            found = _link(modifier, scene)
    elif isinstance(modifier, Kind):
        return region_mask(modifier.phrase, scene)
    else:
        raise Unwritable(modifier.verb)
    return found.inverted() if modifier.negated else found


def _adjective(modifier: Adjective, scene: Scene) -> Expression:
    word = scene.module.vocabulary.adjectives.get(modifier.word)
    if word is not None and word.static:
        return scene.ground(modifier.word)
    if modifier.word == "empty":
        return scene.primitive("empty_regions")
    if modifier.target is not None and word is not None:
        refuse_target(modifier)
        return class_of_regions(f"{word.id} {word.complement} {_plural(modifier.target)}", scene)
    return class_of_regions(modifier.word, scene)


def refuse_target(modifier: Adjective) -> None:
    """Refuse a word with a complement that nobody asks for: *closed to an opponent*."""
    if modifier.target is not None and modifier.target.noun != "ability":
        raise Unwritable(modifier.word, modifier.span, kind="closed to")


def _plural(phrase: Phrase) -> str:
    return {"ability": "abilities"}.get(phrase.noun, phrase.noun)


def _link(link: Link, scene: Scene) -> Expression:
    writer = _LINKS.get(link.relation)
    if writer is None:
        raise Unwritable(link.relation)
    return writer(link.target, scene)


def _beside(target: Phrase, scene: Scene) -> Expression:
    if _is_plainly_yours(target) and not scene.static:
        return scene.primitive("near", scene.you)
    mask = joined("|", [_spot(part, scene) for part in choices(target)])
    if scene.static:
        return call("ground.around", mask)
    return scene.primitive("around", scene.you, mask)


def _spot(phrase: Phrase, scene: Scene) -> Expression:
    """Where the things of a phrase are: peoples are in all the regions that they hold."""
    return _lands(phrase, scene) if is_a(scene, phrase, "people") else things_mask(phrase, scene)


def _is_plainly_yours(phrase: Phrase) -> bool:
    return (
        phrase.noun == "region"
        and phrase.owner == "you"
        and not (phrase.modifiers or phrase.alternatives or phrase.amount)
    )


def _lands(phrase: Phrase, scene: Scene) -> Expression:
    return scene.primitive("regions_of_peoples", things_mask(phrase, scene))


def _with(target: Phrase, scene: Scene) -> Expression:
    return _contents(target, scene)


def _contents(target: Phrase, scene: Scene) -> Expression:
    """The regions that have something: tokens, a piece, a symbol."""
    if is_a(scene, target, "symbol"):
        refuse_number(target)
        return scene.ground(target.noun)
    parts = [_contents_of(part, scene) for part in choices(target)]
    return joined("|", parts)


def _contents_of(target: Phrase, scene: Scene) -> Expression:
    found = things_mask(target, scene)
    bound = target.amount
    if bound is None or bound == ONE:
        return found
    lower = bound.comparison in ("at least", "more than")
    if not lower or not isinstance(bound.amount, Number) or not is_a(scene, target, "token"):
        raise Unwritable("number")
    least = bound.amount.value + (bound.comparison == "more than")
    return joined("&", [found, scene.primitive("regions_with_tokens", least)])


def _of(target: Phrase, scene: Scene) -> Expression:
    if is_a(scene, target, "people"):
        if target.noun == "you":
            return Expression(f"{scene.position()}.held[{scene.you}]")
        return _lands(target, scene)
    if is_a(scene, target, "player"):
        return scene.primitive("regions_of_players", things_mask(target, scene))
    raise Unwritable("of")


def _in(target: Phrase, scene: Scene) -> Expression:
    return things_mask(target, scene)


def _same_terrain(target: Phrase, scene: Scene) -> Expression:
    return scene.primitive("same_terrain", scene.you, things_mask(target, scene))


_LINKS: dict[str, Callable[[Phrase, Scene], Expression]] = {
    "beside": _beside,
    "with": _with,
    "of": _of,
    "in": _in,
    "of the same terrain as": _same_terrain,
}


# ---- tokens and pieces ------------------------------------------------------------------------


def _token_mask(phrase: Phrase, scene: Scene) -> Expression:
    scene.position()
    parts = [_token_part(modifier, scene) for modifier in phrase.modifiers]
    if phrase.owner == "you":
        parts.append(Expression(f"{scene.position()}.held[{scene.you}]"))
    if phrase.noun == "defender":
        parts.append(scene.primitive("nonempty_regions"))
    found = joined("&", parts) if parts else EVERYWHERE
    return (
        found if found.bounded else joined("&", [scene.primitive("regions_with_tokens", 1), found])
    )


_TOKEN_CLASSES = {
    "lone": "lone_token_regions",
    "active": "active_token_regions",
    "declined": "declined_token_regions",
}


def _token_part(modifier: Modifier, scene: Scene) -> Expression:
    if isinstance(modifier, Adjective) and modifier.word in _TOKEN_CLASSES:
        found = scene.primitive(_TOKEN_CLASSES[modifier.word])
        return found.inverted() if modifier.negated else found
    return modifier_mask(modifier, scene)


def _piece_mask(phrase: Phrase, scene: Scene) -> Expression:
    reference = scene.holder if phrase.noun == "it" else phrase.noun
    if "/" in reference:
        parts = [_where(reference, scene)]
    else:
        parts = [scene.primitive("regions_with_any", literal(reference))]
    parts += [modifier_mask(m, scene) for m in phrase.modifiers if isinstance(m, Link)]
    return joined("&", parts)


# ---- players and peoples ----------------------------------------------------------------------


def _player_mask(phrase: Phrase, scene: Scene) -> Expression:
    # *Your opponents* are the opponents: whoever one has, one is not.
    own = phrase.owner == "you" and phrase.noun != "opponent"
    if own or phrase.noun == "owner":
        return Expression(f"1 << {scene.position()}.owner[{scene.you}]", "<<")
    others = phrase.noun == "opponent" or phrase.determiner == "another"
    noun = scene.primitive("opponents", scene.you) if others else EVERYWHERE
    parts = [noun, *(_player_part(modifier, scene) for modifier in phrase.modifiers)]
    found = joined("&", parts)
    return found if found.bounded else joined("&", [scene.primitive("players"), found])


def _player_part(modifier: Modifier, scene: Scene) -> Expression:
    if not isinstance(modifier, Link) or modifier.relation not in ("with", "of"):
        raise Unwritable(getattr(modifier, "word", "player"))
    found = _belongings(modifier.target, scene)
    return found.inverted() if modifier.negated else found


def _belongings(target: Phrase, scene: Scene) -> Expression:
    """The players that have something: a coin, a people, a piece, a token in hand."""
    refuse_number(target)
    if is_a(scene, target, "coin"):
        refuse_more(target)
        return scene.primitive("players_with_coins")
    if is_a(scene, target, "people"):
        return scene.primitive("owners_of", things_mask(target, scene))
    if target.noun == "piece" and _in_hand(target):
        return scene.primitive("players_with_pieces_in_hand")
    if is_a(scene, target, "piece") and "/" in target.noun:
        refuse_more(target)
        kind = scene.module.constant("piece_word", target.noun)
        return Expression(f"{scene.position()}.given[{kind}]")
    if is_a(scene, target, "token") and _in_hand(target):
        return scene.primitive("players_with_tokens_in_hand")
    if is_a(scene, target, "token"):
        return scene.primitive("owners_of_regions", things_mask(target, scene))
    raise Unwritable(target.noun)


def _in_hand(phrase: Phrase) -> bool:
    return any(
        isinstance(modifier, Link) and modifier.relation == "in" and modifier.target.noun == "hand"
        for modifier in phrase.modifiers
    )


def _people_mask(phrase: Phrase, scene: Scene) -> Expression:
    if phrase.noun == "you":
        return Expression(f"1 << {scene.you}", "<<")
    parts = [_people_part(modifier, scene) for modifier in phrase.modifiers]
    if phrase.owner == "you":
        parts.append(_peoples_of_player(f"1 << {scene.position()}.owner[{scene.you}]", scene))
    if phrase.determiner == "another":
        parts.append(Expression(f"~(1 << {scene.you})", "~", bounded=False))
    found = joined("&", parts) if parts else EVERYWHERE
    return found if found.bounded else joined("&", [scene.primitive("peoples"), found])


def _peoples_of_player(seats: str, scene: Scene) -> Expression:
    return scene.primitive("peoples_of_players", seats)


def _people_part(modifier: Modifier, scene: Scene) -> Expression:
    if isinstance(modifier, Adjective):
        found = _people_class(modifier.word, scene)
    elif isinstance(modifier, Link) and modifier.relation == "of":
        found = _peoples_of_player(str(things_mask(modifier.target, scene)), scene)
    elif isinstance(modifier, Link) and modifier.relation == "with":
        found = scene.primitive("peoples_in", _contents(modifier.target, scene))
    else:
        raise Unwritable(getattr(modifier, "relation", "people"))
    return found.inverted() if modifier.negated else found


def _people_class(word: str, scene: Scene) -> Expression:
    if word in ("active", "declined"):
        return Expression(f"{scene.position()}.{word}_peoples")
    return scene.primitive("peoples_that_are", literal(word))


# ---- who acts ---------------------------------------------------------------------------------


def is_bearer(actor: Phrase, scene: Scene) -> bool:
    """Tell whether who acts is the people that bears the rule, or its player."""
    if actor.noun == "you":
        return True
    return is_a(scene, actor, "player") and (actor.owner == "you" or actor.noun == "owner")


def is_actor(actor: Phrase, scene: Scene, who: str = "actor") -> Expression:
    """Return whether a people is one of those that a phrase names, or of such a player."""
    if actor.noun == "you":
        return Expression(f"{who} == {scene.you}", "==")
    with within(actor.span):
        if is_a(scene, actor, "piece") and "/" in actor.noun:
            kind = scene.module.constant("piece_word", actor.noun)
            return scene.primitive("actor_is_piece", who, kind)
        mask = things_mask(actor, scene)
        if is_a(scene, actor, "player"):
            return scene.primitive("actor_is_of", who, mask)
        if is_a(scene, actor, "people"):
            return scene.primitive("actor_is_in", who, mask)
        raise Unwritable(actor.noun, kind="actor")


# ---- combinations -----------------------------------------------------------------------------


def _combination_mask(phrase: Phrase, scene: Scene) -> Expression:
    for modifier in phrase.modifiers:
        if _is_above(modifier):
            return Expression(f"(1 << {scene.thing(modifier.target)}) - 1", "-")
        if not _is_visible(modifier):
            refuse_modifier(modifier)
    if phrase.determiner == "another":
        return scene.primitive("other_combinations")
    return scene.primitive("combinations_to_choose")


def _is_above(modifier: Modifier) -> TypeGuard[Link]:
    return isinstance(modifier, Link) and modifier.relation == "above" and not modifier.negated


def _is_visible(modifier: Modifier) -> bool:
    """Tell whether a word says no more than that a combination lies in the row, as all do."""
    return isinstance(modifier, Adjective) and modifier.word == "visible" and not modifier.negated


_MASKS: dict[str, Callable[[Phrase, Scene], Expression]] = {
    "region": region_mask,
    "token": _token_mask,
    "piece": _piece_mask,
    "player": _player_mask,
    "people": _people_mask,
    "combination": _combination_mask,
}
