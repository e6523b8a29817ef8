"""The nouns, adjectives and numbers of the conquest games."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from regola.program.meaning import Grant, Kind, Link, Phrase, Statement
from regola.reference.conquest.relations import is_in_region
from regola.reference.conquest.things import SPOTS, facts_of, folk_of, land_of, people_of, player_of
from regola.reference.family import Scene, Thing
from regola.reference.reading import Reading, Unsaid

__all__ = [
    "ADJECTIVES",
    "HELD",
    "NOUNS",
    "NUMBERS",
    "OWNED",
    "ROLLED",
    "force",
    "groups",
    "is_content",
    "is_declined",
    "is_rolled",
    "piece_worth",
    "shortfall",
    "soldiers",
    "terrains",
    "token_worth",
]


def is_content(reading: Reading, reference: str, thing: Thing) -> bool:
    """Tell whether a thing is of a declared kind: a terrain, a symbol, a piece, a race."""
    if thing.type == "region":
        return reference in land_of(reading, thing).words
    return bool(thing.key == reference)


def _never(_reading: Reading, _thing: Thing, _scene: Scene) -> bool:
    return False


def _is_opponent(reading: Reading, player: Thing, scene: Scene) -> bool:
    return bool(player.key != player_of(reading, scene.you))


def _is_owner(reading: Reading, player: Thing, scene: Scene) -> bool:
    return bool(player.key == player_of(reading, scene.you))


def _is_spot(name: str) -> Callable[[Reading, Thing, Scene], bool]:
    def test(reading: Reading, spot: Thing, scene: Scene) -> bool:
        """One's own: that of the bearer, or of the player of whom it is said."""
        if spot.key != name or name not in SPOTS:
            return bool(spot.key == name)
        meant = scene.whose if scene.whose is not None else scene.you
        if meant is not None and meant.type == "player":
            return bool(facts_of(reading).folks[spot.place[1]].seat == meant.key)
        return meant is not None and spot.place[1] == meant.key

    return test


def _is_sort(sort: str) -> Callable[[Reading, Thing, Scene], bool]:
    return lambda _reading, piece, _scene: f"/{sort}/" in str(piece.key)


NOUNS: Mapping[str, Callable[[Reading, Thing, Scene], bool]] = {
    "entrance": _never,
    "defender": _never,
    "opponent": _is_opponent,
    "owner": _is_owner,
    "relic": _is_sort("relic"),
    "place": _is_sort("place"),
    **{name: _is_spot(name) for name in ("hand", "tray", "side", "box", "row")},
}


def _is_border(reading: Reading, region: Thing, _scene: Scene) -> bool:
    return "border" in land_of(reading, region).words


def _is_empty(reading: Reading, region: Thing, scene: Scene) -> bool:
    """Neither a token nor a defender stands there."""
    if land_of(reading, region).tokens:
        return False
    return not any(
        is_in_region(reading, piece, region, scene)
        and reading.granted("defender", piece, scene.you)
        for piece in reading.all("piece")
    )


def _is_lone(reading: Reading, token: Thing, scene: Scene) -> bool:
    """It is the only defender of its region."""
    sort, number = token.place
    if sort != "region":
        return False
    there = [
        one
        for one in (*reading.all("token"), *reading.all("piece"))
        if one.place == (sort, number) and reading.granted("defender", one, scene.you)
    ]
    return there == [token]


def _is_active(reading: Reading, thing: Thing, _scene: Scene) -> bool:
    folk = facts_of(reading).folks.get(people_of(reading, thing))
    return folk is not None and not folk.declined


def is_declined(reading: Reading, thing: Thing, _scene: Scene) -> bool:
    """Tell whether a people is, or tokens are of one that is, in decline."""
    folk = facts_of(reading).folks.get(people_of(reading, thing))
    return folk is not None and folk.declined


def _is_new(reading: Reading, people: Thing, _scene: Scene) -> bool:
    folk = folk_of(reading, people)
    return folk is not None and folk.new


def _is_taken(reading: Reading, option: Thing, _scene: Scene) -> bool:
    return facts_of(reading).options[str(option.key)]


def _is_last(reading: Reading, _round: Thing, _scene: Scene) -> bool:
    return facts_of(reading).round >= facts_of(reading).rounds


def _is_odd(reading: Reading, _round: Thing, _scene: Scene) -> bool:
    return facts_of(reading).round % 2 != 0


def _is_even(reading: Reading, _round: Thing, _scene: Scene) -> bool:
    return facts_of(reading).round % 2 == 0


def _is_richest(reading: Reading, player: Thing, _scene: Scene) -> bool:
    coins = facts_of(reading).coins
    return all(coins[int(player.key)] >= other for other in coins)


def _is_poorest(reading: Reading, player: Thing, _scene: Scene) -> bool:
    coins = facts_of(reading).coins
    return all(coins[int(player.key)] <= other for other in coins)


def _always(_reading: Reading, _thing: Thing, _scene: Scene) -> bool:
    return True


ADJECTIVES: Mapping[str, Callable[[Reading, Thing, Scene], bool]] = {
    "border": _is_border,
    "empty": _is_empty,
    "lone": _is_lone,
    "active": _is_active,
    "declined": is_declined,
    "new": _is_new,
    "taken": _is_taken,
    "last": _is_last,
    "odd": _is_odd,
    "even": _is_even,
    "richest": _is_richest,
    "poorest": _is_poorest,
    "visible": _always,
}


# ---- whose things are -------------------------------------------------------------------------


def _is_yours(reading: Reading, thing: Thing, scene: Scene) -> bool:
    """Of the people that bears the rule: regions, tokens, race and power."""
    return scene.you is not None and people_of(reading, thing) == scene.you.key


def _is_your_players(reading: Reading, thing: Thing, scene: Scene) -> bool:
    return thing.place == ("player", player_of(reading, scene.you))


def _is_your_spot(_reading: Reading, spot: Thing, scene: Scene) -> bool:
    return scene.you is not None and spot.place == ("people", scene.you.key)


def _is_your_piece(reading: Reading, piece: Thing, scene: Scene) -> bool:
    """In one of the bearer's regions, or before its player."""
    return _is_yours(reading, piece, scene) or _is_your_players(reading, piece, scene)


def _is_people_of_yours(reading: Reading, people: Thing, scene: Scene) -> bool:
    folk = folk_of(reading, people)
    return folk is not None and folk.seat == player_of(reading, scene.you)


def _is_your_combination(reading: Reading, combination: Thing, scene: Scene) -> bool:
    """The one that was just taken by the people's player."""
    facts = facts_of(reading)
    return combination.key == facts.taken and player_of(reading, scene.you) == facts.seat


OWNED: Mapping[str, Callable[[Reading, Thing, Scene], bool]] = {
    "region": _is_yours,
    "token": _is_yours,
    "race": _is_yours,
    "power": _is_yours,
    "coin": _is_your_players,
    "player": _is_owner,
    "opponent": _is_opponent,
    "people": _is_people_of_yours,
    "combination": _is_your_combination,
    "spot": _is_your_spot,
    "piece": _is_your_piece,
}


def _is_its_region(reading: Reading, region: Thing, scene: Scene) -> bool:
    """The regions where the piece lies that carries the line."""
    return scene.it is not None and scene.it.key in land_of(reading, region).pieces


def _is_its_power(reading: Reading, power: Thing, scene: Scene) -> bool:
    return scene.it is not None and facts_of(reading).lent.get(scene.it.key) == power.key


HELD: Mapping[str, Callable[[Reading, Thing, Scene], bool]] = {
    "region": _is_its_region,
    "power": _is_its_power,
}


# ---- numbers ----------------------------------------------------------------------------------


def rolled(reading: Reading, _thing: Thing, _scene: Scene) -> int:
    """Return what the dice show in all, 0 where none was rolled this turn."""
    return sum(facts_of(reading).roll[:1])


def highest(reading: Reading, _thing: Thing, _scene: Scene) -> int:
    """Return what the highest of the dice rolled last this turn shows."""
    return sum(facts_of(reading).roll[1:2])


def lowest(reading: Reading, _thing: Thing, _scene: Scene) -> int:
    """Return what the lowest of the dice rolled last this turn shows."""
    return sum(facts_of(reading).roll[2:])


def is_rolled(reading: Reading) -> bool:
    """Tell whether a die was rolled this turn."""
    return bool(facts_of(reading).roll)


def round_number(reading: Reading, _thing: Thing, _scene: Scene) -> int:
    """Return which round it is, from 1."""
    return facts_of(reading).round


def shortfall(reading: Reading, region: Thing, scene: Scene) -> int:
    """The conquest cost less the tokens in hand, pieces that count as tokens included."""
    from regola.reference.levels import number

    return number(reading, "conquest cost", region, scene.you) - force(reading, scene.you)


ROLLED: Mapping[str, Callable[[Reading, Thing, Scene], int]] = {
    "roll": rolled,
    "highest roll": highest,
    "lowest roll": lowest,
    "total roll": rolled,
}
"""The numbers that are there once a die was rolled."""

NUMBERS: Mapping[str, Callable[[Reading, Thing, Scene], int]] = {
    **ROLLED,
    "round number": round_number,
    "shortfall": shortfall,
}


def force(reading: Reading, you: Thing | None) -> int:
    """Return as how many tokens what one has to conquer with counts, pieces included."""
    folk = folk_of(reading, you)
    if folk is None or you is None:
        return 0
    worth = folk.hand * token_worth(reading, you)
    return worth + sum(n * piece_worth(reading, kind) for kind, n in soldiers(reading, you).items())


def token_worth(reading: Reading, you: Thing) -> int:
    """Return as how many tokens each of a people's counts for conquest."""
    token = Thing("token", "", ("hand", int(you.key)))
    return _counts_as(reading, token, you)


def piece_worth(reading: Reading, kind: str) -> int:
    """Return as how many tokens each piece of a kind counts for conquest."""
    return _counts_as(reading, Thing("piece", kind, ("hand", 0)), None)


def _counts_as(reading: Reading, thing: Thing, you: Thing | None) -> int:
    """The number of the last rule that says so; one where no rule tells a number."""
    found = 1
    for said in reading.said():
        body = said.rule.body
        if not isinstance(body, Statement) or not isinstance(body.subject, Phrase):
            continue
        kind = body.effect.predicate if isinstance(body.effect, Grant) else None
        purpose = "" if body.purpose is None else body.purpose.noun
        if not isinstance(kind, Kind) or (kind.phrase.noun, purpose) != ("token", "conquest"):
            continue
        of_you = you is None or said.scene.you == you
        if of_you and _is_named(thing, body.subject, said.scene):
            reading.note(said)
            found = _number_of(kind.phrase, reading, said.scene)
    return found


def _number_of(phrase: Phrase, reading: Reading, scene: Scene) -> int:
    return 1 if phrase.amount is None else reading.amount(phrase.amount.amount, scene)


def _is_named(thing: Thing, phrase: Phrase, scene: Scene) -> bool:
    """Tell whether a token, or a piece of a kind, is of those that a phrase names, in hand too."""
    if thing.type == "token":
        return phrase.noun == "token"
    it = "" if scene.it is None else scene.it.key
    return bool(thing.key == (it if phrase.noun == "it" else phrase.noun))


def soldiers(reading: Reading, you: Thing | None) -> dict[str, int]:
    """Return the pieces in hand, by kind, that count as tokens for conquest."""
    own = {said.scene.it.key for said in reading.said() if said.scene.it and said.scene.you == you}
    return {
        kind: count
        for kind, count in facts_of(reading).carried.items()
        if kind in own
        and reading.granted("token for conquest", Thing("piece", kind, ("hand", 0)), you)
    }


def _counted_of(phrase: Phrase) -> Phrase:
    """Return the regions that form what is counted."""
    links = [m for m in phrase.modifiers if isinstance(m, Link) and m.relation == "of"]
    if not links:
        raise Unsaid(phrase.noun)
    return links[0].target


def terrains(reading: Reading, phrase: Phrase, scene: Scene) -> int:
    """Of how many terrains the regions are, by their board or by rules."""
    regions = tuple(reading.things(_counted_of(phrase), scene))
    return sum(
        any(is_content(reading, one, r) or reading.granted(one, r, scene.you) for r in regions)
        for one in reading.family.items
        if "/terrain/" in one
    )


def groups(reading: Reading, phrase: Phrase, scene: Scene) -> int:
    """How many groups the regions form that hang together."""
    left, groups = set(reading.things(_counted_of(phrase), scene)), 0
    while left:
        groups, edge = groups + 1, {left.pop()}
        while edge:
            edge = {
                one
                for one in left
                if any(reading.are_linked("beside", one, other, scene) for other in edge)
            }
            left -= edge
    return groups
