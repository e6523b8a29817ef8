"""What somebody is offered at a moment, and what it may be done to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain, combinations

from regola.program.meaning import AtPhase, Bound, Deed, Number, Permission, Phrase, Step
from regola.reference.conquest.acting import offer_settings, people_acting
from regola.reference.conquest.bearers import rules_of
from regola.reference.conquest.facts import NOBODY
from regola.reference.conquest.game import Game
from regola.reference.conquest.needs import can_all
from regola.reference.conquest.things import facts_of, player_of
from regola.reference.conquest.words import force
from regola.reference.family import BASE, Said, Scene, Thing, bare, bound
from regola.reference.levels import number
from regola.reference.play import Answer, Doing, inside, is_all
from regola.reference.reading import Reading

__all__ = [
    "bind_target",
    "is_conquerable",
    "is_conquest",
    "is_duty",
    "is_possible",
    "moment_of",
    "named",
    "offers",
    "target_of",
]


_TARGETS = ("region", "player", "people", "combination", "relic")


def target_of(reading: Reading, deed: Deed) -> Phrase | None:
    """Return the thing that whoever takes an offer chooses first."""
    is_a = reading.family.vocabulary.is_a
    for phrase in (deed.object, *(phrase for _, phrase in deed.slots)):
        if phrase is None or phrase.refers or phrase.noun in ("you", "it"):
            continue
        if phrase.owner == "you" and phrase.type == "combination":
            continue
        if any(is_a(phrase.type, name) for name in _TARGETS) and not is_all(phrase):
            return phrase
        if deed.verb == "discard" and inside(phrase) is not None:
            return replace(phrase, amount=None)
        if is_a(phrase.type, "token") and _is_of_one_region(deed, phrase):
            return phrase
    return None


def named(reading: Reading, deed: Deed) -> Deed:
    """Return the deed of an offer with its target known."""
    target = target_of(reading, deed)

    def known(phrase: Phrase) -> Phrase:
        is_target = target is not None and phrase.mention == target.mention
        return replace(phrase, refers=True) if is_target else phrase

    thing = None if deed.object is None else known(deed.object)
    return replace(deed, object=thing, slots=tuple((name, known(p)) for name, p in deed.slots))


def _is_of_one_region(deed: Deed, tokens: Phrase) -> bool:
    """Tell whether a deed is done to tokens of one region, which is chosen."""
    return deed.verb == "replace" or (deed.verb == "discard" and not _is_several(tokens))


def _is_several(phrase: Phrase) -> bool:
    return phrase.amount not in (None, Bound("exactly", Number(1)))


def bind_target(said: Said, thing: Thing | None) -> Scene:
    """Return the scene of an offer that is taken on a thing."""
    body = said.rule.body
    if thing is None or not isinstance(body, Permission):
        return said.scene
    phrases = (body.deed.object, *(phrase for _, phrase in body.deed.slots))
    # Tokens stand for the region that they lie in, where nothing names the region itself.
    # A relic is a piece, and so is what is used as one.
    kind = str(thing.key).split("/")[1:2] if thing.type == "piece" else ()
    for sort in (*kind, thing.type, "token"):
        for phrase in phrases:
            if phrase is not None and not phrase.refers and phrase.type == sort:
                return bound(said.scene, phrase, thing)
    return bound(said.scene, body.deed.object, thing)


def is_duty(body: Permission) -> bool:
    """Tell whether a deed happens by itself, as it must be done: all but the choice of a people."""
    return body.obliged and body.deed.verb != "choose"


def offers(game: Game, you: Thing, moment: str) -> tuple[Answer, ...]:
    """Return what somebody is offered; leaving the rest is the last, where nothing must be done."""
    found: list[Answer] = []
    obliged = False
    rules = [said for said in rules_of(game.reading, you) if _is_offered(said, moment)]
    joinable = [said for said in rules if is_conquest(said) and said.level != BASE]
    for said in rules:
        body = said.rule.body
        if not isinstance(body, Permission) or said in joinable:
            continue
        if is_conquest(said):
            answers = list(_conquests(game, you, said, joinable))
        elif body.deed.verb == "assault":
            answers = list(_assaults(game, you, said, joinable))
        else:
            answers = list(_plain(game, you, said, body))
        for one in answers:
            for offer in (said, *one.joined):
                game.reading.note(offer)
        found += answers
        obliged = obliged or (body.obliged and bool(answers))
    if found and not obliged:
        found.append(Answer("go on"))
    return tuple(found)


def _is_offered(said: Said, moment: str) -> bool:
    body, when = said.rule.body, said.rule.moment
    if not isinstance(body, Permission) or body.negated or is_duty(body):
        return False
    if when is None:
        return moment == "conquest"
    return isinstance(when, AtPhase) and when.whose is None and moment_of(when) == moment


def is_conquest(said: Said) -> bool:
    """Tell whether an offer is one to conquer, by tokens."""
    body = said.rule.body
    return (
        isinstance(body, Permission) and body.deed.verb == "conquer" and body.actor.type != "piece"
    )


def _may_on(game: Game, said: Said, thing: Thing | None) -> bool:
    """Tell whether an offer's phrases and conditions name a thing."""
    body, scene = said.rule.body, said.scene
    if not isinstance(body, Permission):
        return False
    if body.actor.type == "player" and not game.reading.any_is(
        (Thing("player", player_of(game.reading, scene.you)),), body.actor, scene
    ):
        return False
    target = target_of(game.reading, body.deed)
    if target is not None and thing is not None:
        if thing not in _choices(game, target, scene):
            return False
        scene = bound(scene, target, thing)
    when = said.rule.moment
    holds = game.reading.holds
    return holds(body.condition, scene) and (
        not isinstance(when, AtPhase) or holds(when.condition, scene)
    )


def _choices(game: Game, target: Phrase, scene: Scene) -> tuple[Thing, ...]:
    """The things of a phrase that one may choose: a relic itself, of tokens the region."""
    if target.type == "relic":
        return game.reading.named(target, scene)
    key = ("places", target, scene.key)
    return game.reading.known(key, lambda: tuple(game.places(target, scene)))


def _allowed(game: Game, you: Thing, said: Said) -> set[int]:
    """The regions that a people may conquer if it has the force."""
    regions = game.reading.all("region")
    return {int(one.key) for one in regions if _is_allowed(game, you, said, one)}


def _is_allowed(game: Game, you: Thing, said: Said, region: Thing) -> bool:
    return (
        not game.is_banned("attack", you, region)
        and not game.is_banned("conquer", you, region)
        and _may_on(game, said, region)
    )


def _cheap(game: Game, you: Thing, regions: set[int]) -> set[int]:
    """The regions of which the conquest costs no more than one has."""
    strength = force(game.reading, you)
    return {
        region
        for region in regions
        if number(game.reading, "conquest cost", Thing("region", region), you) <= strength
    }


def is_conquerable(game: Game, people: int, region: Thing) -> bool:
    """Tell whether a people can conquer a region with what the deed under way sets."""
    you = Thing("people", people)
    plain = [s for s in rules_of(game.reading, you) if s.level == BASE and is_conquest(s)]
    return any(_is_allowed(game, you, said, region) for said in plain) and bool(
        _cheap(game, you, {int(region.key)})
    )


def is_possible(game: Game, doing: Doing, deed: Deed) -> bool:
    """Tell whether a deed that somebody may do in the middle of steps can be done at all."""
    if deed.verb == "conquer" and deed.object is not None:
        people = people_acting(game, doing)
        regions = game.reading.things(bare(deed.object), doing.scene)
        return any(is_conquerable(game, people, one) for one in regions)
    return can_all(game, replace(doing, steps=(Step("and", deed, None),)))


def _joined(joinable: list[Said]) -> Iterator[tuple[Said, ...]]:
    """All ways to join further offers to one deed, none left out."""
    sizes = range(1, len(joinable) + 1)
    return chain.from_iterable(combinations(joinable, size) for size in sizes)


def _with(
    game: Game, you: Thing, said: Said, joined: tuple[Said, ...]
) -> tuple[set[int], set[int]]:
    """The regions that may be conquered with further offers, and those that one has tokens for."""
    found, cheap = set(), set()
    for region in game.reading.all("region"):
        if not all(_joins(game, you, offer, region) for offer in joined):
            continue
        settings = tuple(s for o in joined for s in offer_settings(o, bind_target(o, region)))
        with game.reading.during(settings):
            if _is_allowed(game, you, said, region):
                found.add(int(region.key))
                cheap |= _cheap(game, you, {int(region.key)})
    return found, cheap


def _joins(game: Game, you: Thing, offer: Said, region: Thing) -> bool:
    facts = facts_of(game.reading)
    holder = facts.lands[int(region.key)].holder
    limit = offer.rule.limit
    each = limit is not None and "opponent" in limit.per and holder != NOBODY
    whose = facts.folks[holder].seat if each else -1
    if not _may_on(game, offer, region) or not game.may_use(offer, whose):
        return False
    if game.reading.family.shielded(game.reading, offer, region, you):
        return False
    steps = offer.rule.body.steps if isinstance(offer.rule.body, Permission) else ()
    return can_all(game, Doing(offer, bind_target(offer, region), steps), taken=True)


def _act(said: Said, name: str, thing: Thing | None, joined: tuple[Said, ...] = ()) -> Answer:
    more = "".join(f" +{one.item}#{one.rule.number}" for one in joined)
    code = f"{said.item}#{said.rule.number} {name}".rstrip()
    return Answer(code + more, thing, said, joined)


def _conquests(game: Game, you: Thing, said: Said, joinable: list[Said]) -> Iterator[Answer]:
    regions = _cheap(game, you, _allowed(game, you, said))
    yield from (_on(game, said, region) for region in regions)
    for joined in _joined(joinable):
        _, cheap = _with(game, you, said, joined)
        yield from (_on(game, said, region, joined) for region in cheap)


def _on(game: Game, said: Said, region: int, joined: tuple[Said, ...] = ()) -> Answer:
    here = Thing("region", region)
    return _act(said, game.reading.family.name(game.reading, here), here, joined)


def _assaults(game: Game, you: Thing, said: Said, joinable: list[Said]) -> Iterator[Answer]:
    """Attempts with the die: by base rules only where tokens do not suffice without it."""
    plain = next(s for s in rules_of(game.reading, you) if s.level == BASE and is_conquest(s))
    if not game.may_use(said):
        return
    last = said.level == BASE
    for joined in ((), *(_joined(joinable) if last else ())):
        if joined:
            regions, cheap = _with(game, you, plain, joined)
        else:
            regions = _allowed(game, you, plain)
            cheap = _cheap(game, you, regions)
        for region in regions - (cheap if last else set()):
            here = Thing("region", region)
            settings = tuple(s for o in joined for s in offer_settings(o, bind_target(o, here)))
            with game.reading.during(settings):
                free = not game.is_banned("assault", you, here) and _may_on(game, said, here)
            if free and (last or not game.reading.family.shielded(game.reading, said, here, you)):
                yield _on(game, said, region, joined)


def _plain(game: Game, you: Thing, said: Said, body: Permission) -> Iterator[Answer]:
    """An offer of any other deed, for each thing that it may be done to."""
    if not game.may_use(said):
        return
    target = target_of(game.reading, body.deed)
    by_piece = body.actor.type == "piece"
    things: list[Thing | None] = [None]
    if target is not None:
        things = list(_choices(game, target, said.scene))
    if target is not None and target.type == "relic":
        things = [one for one in things if one is not None and _may_copy(game, you, one)]
    for thing in things:
        if not by_piece and game.is_banned(body.deed.verb, you, thing):
            continue
        if thing is not None and game.reading.family.shielded(game.reading, said, thing, you):
            continue
        steps = (Step("and", named(game.reading, body.deed), None), *body.steps)
        doing = Doing(said, bind_target(said, thing), steps)
        if _may_on(game, said, thing) and can_all(game, doing):
            name = "" if thing is None else game.reading.family.name(game.reading, thing)
            yield _act(said, name, thing)


def _may_copy(game: Game, you: Thing, relic: Thing) -> bool:
    """Tell whether a relic lies in a region and does not work for a people yet."""
    borne = {said.item for said in rules_of(game.reading, you)}
    return relic.place[0] == "region" and relic.key not in borne


def moment_of(moment: AtPhase) -> str:
    """Return the moment of a turn that a rule names."""
    phase = moment.phase.removeprefix("last ")
    return f"{moment.edge} of {phase}" if moment.edge else phase
