"""The words of the conquest games, each told by one small function of the facts."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeAlias

from regola.program.meaning import Adjective, Kind, Link, Phrase, Quantity, Statement
from regola.program.model import Item
from regola.reference.conquest.facts import Facts, Folk, Land
from regola.reference.family import BASE, STANDING, Family, Said, Scene, Thing, bound
from regola.reference.reading import Reading, Unsaid
from regola.vocabulary.model import Vocabulary

__all__ = ["conquest", "player_of"]

_Things: TypeAlias = "Iterable[Thing]"


def _facts(reading: Reading) -> Facts:
    found: Facts = reading.facts
    return found


def _land(reading: Reading, region: Thing) -> Land:
    return _facts(reading).lands[int(region.key)]


def _folk(reading: Reading, people: Thing | None) -> Folk | None:
    return None if people is None else _facts(reading).folks.get(people.key)


def player_of(reading: Reading, you: Thing | None) -> int:
    """Return the seat of a people or a player; -1 for nobody."""
    if you is not None and you.type == "player":
        return int(you.key)
    folk = _folk(reading, you)
    return -1 if folk is None else folk.seat


# ---- all things -------------------------------------------------------------------------------

_SPOTS = {"hand": "hand", "tray": "tray", "side": "aside"}


def _regions(reading: Reading) -> _Things:
    return (Thing("region", number) for number in range(len(_facts(reading).lands)))


def _peoples(reading: Reading) -> _Things:
    return (Thing("people", number) for number in _facts(reading).folks)


def _players(reading: Reading) -> _Things:
    return (Thing("player", seat) for seat in range(len(_facts(reading).coins)))


def _tokens(reading: Reading) -> _Things:
    """Tokens one by one: in regions, in hands, in trays, at the side."""
    facts = _facts(reading)
    for number, land in enumerate(facts.lands):
        yield from (Thing("token", "", ("region", number), n) for n in range(land.tokens))
    for people, folk in facts.folks.items():
        for spot, column in _SPOTS.items():
            count = getattr(folk, column)
            yield from (Thing("token", "", (spot, people), n) for n in range(count))


def _pieces(reading: Reading) -> _Things:
    """Pieces one by one: in regions, in hand, in the box, with players."""
    facts = _facts(reading)
    for number, land in enumerate(facts.lands):
        for kind, count in land.pieces.items():
            yield from (Thing("piece", kind, ("region", number), n) for n in range(count))
    for spot, counts in (("hand", facts.carried), ("box", facts.boxed)):
        for kind, count in counts.items():
            yield from (Thing("piece", kind, (spot, 0), n) for n in range(count))
    for kind, seats in facts.given.items():
        yield from (Thing("piece", kind, ("player", seat)) for seat in seats)


def _coins(reading: Reading) -> _Things:
    for seat, count in enumerate(_facts(reading).coins):
        yield from (Thing("coin", "", ("player", seat), n) for n in range(count))
    for slot, combination in enumerate(_facts(reading).row):
        yield from (Thing("coin", "", ("row", slot), n) for n in range(combination.coins))


def _spots(reading: Reading) -> _Things:
    for people in _facts(reading).folks:
        yield from (Thing("spot", spot, ("people", people)) for spot in _SPOTS)
    yield from (Thing("spot", "box"), Thing("spot", "row"))


def _combinations(reading: Reading) -> _Things:
    return (Thing("combination", slot) for slot in range(len(_facts(reading).row)))


def _symbols(reading: Reading) -> _Things:
    words = frozenset[str]().union(*(land.words for land in _facts(reading).lands))
    return (Thing("symbol", word) for word in sorted(words) if "/symbol/" in word)


def _races(reading: Reading) -> _Things:
    return (Thing("race", folk.race, ("people", p)) for p, folk in _facts(reading).folks.items())


def _powers(reading: Reading) -> _Things:
    """The badges of peoples, and those that lie with the relics and places that they bear."""
    facts = _facts(reading)
    for people, folk in facts.folks.items():
        powers = (folk.power, *_lent(facts, people))
        yield from (Thing("power", power, ("people", people)) for power in powers if power)


def _lent(facts: Facts, people: int) -> list[str]:
    lying = (kind for land in facts.lands if land.holder == people for kind in land.pieces)
    return [facts.lent[kind] for kind in lying if kind in facts.lent]


def _options(reading: Reading) -> _Things:
    return (Thing("option", reference) for reference in _facts(reading).options)


def _rounds(reading: Reading) -> _Things:
    return (Thing("round", _facts(reading).round),)


# ---- what a thing is of -----------------------------------------------------------------------


def _is_in_region(_reading: Reading, thing: Thing, region: Thing, _scene: Scene) -> bool:
    return bool(thing.place == ("region", region.key))


def _people_of(reading: Reading, thing: Thing) -> int:
    """The people that a thing is of: that it is, that holds the region, whose hand it is in."""
    if thing.type == "people":
        return int(thing.key)
    sort, number = ("region", int(thing.key)) if thing.type == "region" else thing.place
    if sort == "region":
        return _facts(reading).lands[number].holder
    return number if thing.type in ("token", "race", "power") else -1


def _is_of_people(reading: Reading, thing: Thing, people: Thing, _scene: Scene) -> bool:
    return bool(_people_of(reading, thing) == people.key)


def _is_of_player(reading: Reading, thing: Thing, player: Thing, _scene: Scene) -> bool:
    folk = _facts(reading).folks.get(_people_of(reading, thing))
    return folk is not None and folk.seat == player.key


def _has_coin(_reading: Reading, player: Thing, coin: Thing, _scene: Scene) -> bool:
    return coin.place == ("player", player.key)


def _has_marker(_reading: Reading, player: Thing, piece: Thing, _scene: Scene) -> bool:
    return piece.place == ("player", player.key)


def _swapped(
    test: Callable[[Reading, Thing, Thing, Scene], bool],
) -> Callable[[Reading, Thing, Thing, Scene], bool]:
    return lambda reading, one, other, scene: test(reading, other, one, scene)


def _is_in_spot(_reading: Reading, token: Thing, spot: Thing, _scene: Scene) -> bool:
    return token.place == (spot.key, spot.place[1])


def _piece_in_spot(_reading: Reading, piece: Thing, spot: Thing, _scene: Scene) -> bool:
    return bool(piece.place[0] == spot.key)


def _coin_on(_reading: Reading, coin: Thing, combination: Thing, _scene: Scene) -> bool:
    return coin.place == ("row", combination.key)


def _beside(reading: Reading, one: Thing, other: Thing, _scene: Scene) -> bool:
    return other.key in _land(reading, one).beside


def _beside_piece(reading: Reading, region: Thing, piece: Thing, scene: Scene) -> bool:
    sort, number = piece.place
    return sort == "region" and reading.are_linked("beside", region, Thing("region", number), scene)


def _beside_people(reading: Reading, region: Thing, people: Thing, scene: Scene) -> bool:
    return any(
        reading.are_linked("beside", region, one, scene)
        for one in reading.all("region")
        if _is_of_people(reading, one, people, scene)
    )


def _token_beside(reading: Reading, token: Thing, region: Thing, scene: Scene) -> bool:
    sort, number = token.place
    return sort == "region" and reading.are_linked("beside", Thing("region", number), region, scene)


def _has_symbol(reading: Reading, region: Thing, symbol: Thing, _scene: Scene) -> bool:
    return symbol.key in _land(reading, region).words


def _same_terrain(reading: Reading, one: Thing, other: Thing, _scene: Scene) -> bool:
    both = _land(reading, one).words & _land(reading, other).words
    return any("/terrain/" in word for word in both)


def _is_above(_reading: Reading, one: Thing, other: Thing, _scene: Scene) -> bool:
    return bool(one.key < other.key)


_RELATIONS: Mapping[tuple[str, str, str], Callable[[Reading, Thing, Thing, Scene], bool]] = {
    ("of", "region", "people"): _is_of_people,
    ("of", "region", "player"): _is_of_player,
    ("of", "token", "people"): _is_of_people,
    ("of", "token", "player"): _is_of_player,
    ("of", "people", "player"): _is_of_player,
    ("of", "race", "people"): _is_of_people,
    ("of", "power", "people"): _is_of_people,
    ("of", "coin", "player"): _swapped(_has_coin),
    ("of", "piece", "player"): _swapped(_has_marker),
    ("in", "token", "region"): _is_in_region,
    ("in", "piece", "region"): _is_in_region,
    ("in", "token", "spot"): _is_in_spot,
    ("in", "piece", "spot"): _piece_in_spot,
    ("with", "region", "token"): _swapped(_is_in_region),
    ("with", "region", "piece"): _swapped(_is_in_region),
    ("with", "region", "symbol"): _has_symbol,
    ("with", "player", "coin"): _has_coin,
    ("with", "player", "piece"): _has_marker,
    ("with", "player", "people"): _swapped(_is_of_player),
    ("with", "player", "token"): _swapped(_is_of_player),
    ("with", "people", "region"): _swapped(_is_of_people),
    ("with", "people", "token"): _swapped(_is_of_people),
    ("with", "spot", "token"): _swapped(_is_in_spot),
    ("beside", "region", "region"): _beside,
    ("beside", "region", "piece"): _beside_piece,
    ("beside", "region", "people"): _beside_people,
    ("beside", "token", "region"): _token_beside,
    ("above", "combination", "combination"): _is_above,
    ("of the same terrain as", "region", "region"): _same_terrain,
}


# ---- nouns and adjectives ---------------------------------------------------------------------


def _is_content(reading: Reading, reference: str, thing: Thing) -> bool:
    """Tell whether a thing is of a declared kind: a terrain, a symbol, a piece, a race."""
    if thing.type == "region":
        return reference in _land(reading, thing).words
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
        if spot.key != name or name not in _SPOTS:
            return bool(spot.key == name)
        meant = scene.whose if scene.whose is not None else scene.you
        if meant is not None and meant.type == "player":
            return bool(_facts(reading).folks[spot.place[1]].seat == meant.key)
        return meant is not None and spot.place[1] == meant.key

    return test


def _is_sort(sort: str) -> Callable[[Reading, Thing, Scene], bool]:
    return lambda _reading, piece, _scene: f"/{sort}/" in str(piece.key)


_NOUNS: Mapping[str, Callable[[Reading, Thing, Scene], bool]] = {
    "entrance": _never,
    "defender": _never,
    "opponent": _is_opponent,
    "owner": _is_owner,
    "relic": _is_sort("relic"),
    "place": _is_sort("place"),
    **{name: _is_spot(name) for name in ("hand", "tray", "side", "box", "row")},
}


def _is_border(reading: Reading, region: Thing, _scene: Scene) -> bool:
    return "border" in _land(reading, region).words


def _is_empty(reading: Reading, region: Thing, scene: Scene) -> bool:
    """Neither a token nor a defender stands there."""
    if _land(reading, region).tokens:
        return False
    return not any(
        _is_in_region(reading, piece, region, scene)
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
    folk = _facts(reading).folks.get(_people_of(reading, thing))
    return folk is not None and not folk.declined


def _is_declined(reading: Reading, thing: Thing, _scene: Scene) -> bool:
    folk = _facts(reading).folks.get(_people_of(reading, thing))
    return folk is not None and folk.declined


def _is_new(reading: Reading, people: Thing, _scene: Scene) -> bool:
    folk = _folk(reading, people)
    return folk is not None and folk.new


def _is_taken(reading: Reading, option: Thing, _scene: Scene) -> bool:
    return _facts(reading).options[str(option.key)]


def _is_last(reading: Reading, _round: Thing, _scene: Scene) -> bool:
    return _facts(reading).round >= _facts(reading).rounds


def _always(_reading: Reading, _thing: Thing, _scene: Scene) -> bool:
    return True


_ADJECTIVES: Mapping[str, Callable[[Reading, Thing, Scene], bool]] = {
    "border": _is_border,
    "empty": _is_empty,
    "lone": _is_lone,
    "active": _is_active,
    "declined": _is_declined,
    "new": _is_new,
    "taken": _is_taken,
    "last": _is_last,
    "visible": _always,
}


# ---- whose things are -------------------------------------------------------------------------


def _is_yours(reading: Reading, thing: Thing, scene: Scene) -> bool:
    """Of the people that bears the rule: regions, tokens, race and power."""
    return scene.you is not None and _people_of(reading, thing) == scene.you.key


def _is_your_players(reading: Reading, thing: Thing, scene: Scene) -> bool:
    return thing.place == ("player", player_of(reading, scene.you))


def _is_your_spot(_reading: Reading, spot: Thing, scene: Scene) -> bool:
    return scene.you is not None and spot.place == ("people", scene.you.key)


def _is_your_piece(reading: Reading, piece: Thing, scene: Scene) -> bool:
    """In one of the bearer's regions, or before its player."""
    return _is_yours(reading, piece, scene) or _is_your_players(reading, piece, scene)


def _is_people_of_yours(reading: Reading, people: Thing, scene: Scene) -> bool:
    folk = _folk(reading, people)
    return folk is not None and folk.seat == player_of(reading, scene.you)


_OWNED: Mapping[str, Callable[[Reading, Thing, Scene], bool]] = {
    "region": _is_yours,
    "token": _is_yours,
    "race": _is_yours,
    "power": _is_yours,
    "coin": _is_your_players,
    "player": _is_owner,
    "people": _is_people_of_yours,
    "spot": _is_your_spot,
    "piece": _is_your_piece,
}


def _is_its_region(reading: Reading, region: Thing, scene: Scene) -> bool:
    """The regions where the piece lies that carries the line."""
    return scene.it is not None and scene.it.key in _land(reading, region).pieces


def _is_its_power(reading: Reading, power: Thing, scene: Scene) -> bool:
    return scene.it is not None and _facts(reading).lent.get(scene.it.key) == power.key


_HELD: Mapping[str, Callable[[Reading, Thing, Scene], bool]] = {
    "region": _is_its_region,
    "power": _is_its_power,
}


# ---- numbers ----------------------------------------------------------------------------------


def _roll(reading: Reading, _thing: Thing, _scene: Scene) -> int:
    return _facts(reading).roll


def _shortfall(reading: Reading, region: Thing, scene: Scene) -> int:
    """The conquest cost less the tokens in hand, pieces that count as tokens included."""
    from regola.reference.levels import number

    return number(reading, "conquest cost", region, scene.you) - force(reading, scene.you)


def force(reading: Reading, you: Thing | None) -> int:
    """Return with how many tokens, or pieces that count as tokens for conquest, one conquers."""
    folk = _folk(reading, you)
    return 0 if folk is None else folk.hand + sum(soldiers(reading, you).values())


def soldiers(reading: Reading, you: Thing | None) -> dict[str, int]:
    """Return the pieces in hand, by kind, that count as tokens for conquest."""
    carried = _facts(reading).carried
    return {
        kind: count
        for kind, count in carried.items()
        if reading.granted("token for conquest", Thing("piece", kind, ("hand", 0)), you)
    }


def _groups(reading: Reading, phrase: Phrase, scene: Scene) -> int:
    """How many groups the regions form that hang together."""
    links = [m for m in phrase.modifiers if isinstance(m, Link) and m.relation == "of"]
    if not links:
        raise Unsaid(phrase.noun)
    left, groups = set(reading.things(links[0].target, scene)), 0
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


# ---- rules in force ---------------------------------------------------------------------------


def _in_force(items: Mapping[str, Item], reading: Reading) -> Iterator[Said]:
    """Give the rules of the base for each people and player, then those of what peoples bear."""
    facts = _facts(reading)
    bases = [item for item in items.values() if item.kind in _BASES]
    players = [Thing("player", seat) for seat in range(len(facts.coins))]
    for you in (*(Thing("people", people) for people in facts.folks), *players):
        for base in bases:
            yield from _borne(base, BASE, you, declined=_is_declined(reading, you, Scene()))
    borne = {base.reference for base in bases}
    for people, folk in facts.folks.items():
        for reference in (folk.race, folk.power, *_gear(facts, people)):
            if reference:
                borne.add(reference)
                you = Thing("people", people)
                yield from _borne(items[reference], STANDING, you, declined=folk.declined)
    for kind in sorted({kind for land in facts.lands for kind in land.pieces}):
        if not borne & {kind, items[kind].holder}:
            yield from _unborne(items[kind])


_BASES = ("base", "compat")


def _unborne(item: Item) -> Iterator[Said]:
    """What a thing that lies on the board says of its region always, whoever holds this."""
    for rule in item.rules:
        if rule.scope == "always" and isinstance(rule.body, Statement):
            yield Said(rule, item.reference, STANDING, Scene(it=Thing("piece", item.reference)))


def _gear(facts: Facts, people: int) -> Iterator[str]:
    """The relics and places that a people bears, what is used as one, and the powers they lend."""
    lying = {kind for land in facts.lands if land.holder == people for kind in land.pieces}
    guise = facts.folks[people].guise[:1]
    for kind in sorted({*lying, *guise}):
        if "/relic/" in kind or "/place/" in kind:
            yield kind
            yield facts.lent.get(kind, "")


def _borne(item: Item, level: int, you: Thing, *, declined: bool) -> Iterator[Said]:
    it = Thing("piece", item.reference) if item.kind in ("relic", "place") else None
    yield from _lines(item, level, Scene(you=you, it=it), declined=declined)
    for piece in item.of_kind("piece"):
        scene = Scene(you=you, it=Thing("piece", piece.reference))
        yield from _lines(piece, level, scene, declined=declined)


def _lines(item: Item, level: int, scene: Scene, *, declined: bool) -> Iterator[Said]:
    scopes = ("always", "declined" if declined else "active")
    return (Said(rule, item.reference, level, scene) for rule in item.rules if rule.scope in scopes)


# ---- who is spoken to -------------------------------------------------------------------------


def _binds(reading: Reading, said: Said, asker: Thing | None) -> bool:
    """
    Tell whether a rule speaks to whoever asks.

    A bearer's rules speak of its own moves, or of its own regions. They speak to everybody where
    they name what is the bearer's and others move in it, where they name what is another's, and
    where they say what is nobody's in particular, such as *immune*.
    """
    if said.scene.you == asker:
        return True
    body = said.rule.body
    if said.level == BASE or not isinstance(body, Statement):
        return False
    subject = body.subject
    phrase = subject.of if isinstance(subject, Quantity) else subject
    if phrase is not None and phrase.owner == "it":
        return True
    if isinstance(subject, Quantity):
        word = reading.family.vocabulary.quantities[subject.word]
        if word.asked_by == "mover":
            return phrase is not None and _names_yours(phrase)
        return phrase is not None and _names_others(phrase)
    return _is_for_all(reading, body, phrase)


def _is_for_all(reading: Reading, body: Statement, phrase: Phrase | None) -> bool:
    predicate = getattr(body.effect, "predicate", None)
    if not isinstance(predicate, Adjective):
        return isinstance(predicate, Kind) and phrase is not None and phrase.type != "region"
    word = reading.family.vocabulary.adjectives.get(predicate.word)
    if word is None:
        return False
    if word.seen_by == "mover":
        return phrase is not None and _names_yours(phrase)
    return word.seen_by == ""


def _names_yours(phrase: Phrase) -> bool:
    return phrase.owner == "you" or any(
        isinstance(one, Link) and one.relation == "of" and one.target.noun == "you"
        for one in phrase.modifiers
    )


def _names_others(phrase: Phrase) -> bool:
    return any(isinstance(one, Link) and one.relation == "of" for one in phrase.modifiers)


def _each(reading: Reading, said: Said, subject: Phrase | None, thing: Thing) -> Iterable[Scene]:
    """Once for each piece that carries a line about its region and lies there; once otherwise."""
    if subject is None or subject.owner != "it" or thing.type != "region" or said.scene.it is None:
        return (said.scene,)
    count = _land(reading, thing).pieces.get(str(said.scene.it.key), 0)
    return (bound(replace(said.scene, its=thing), None),) * count


def _is_shielded(reading: Reading, said: Said, thing: Thing, asker: Thing | None) -> bool:
    """Tell whether a region is immune to abilities and not of the player that bears the rule."""
    if thing.type != "region" or said.scene.you != asker:
        return False
    holder = Thing("people", _land(reading, thing).holder)
    if player_of(reading, holder) == player_of(reading, asker):
        return False
    return reading.granted("immune ability", thing, asker)


def _helps(word: str, negated: bool) -> bool:  # noqa: FBT001  # a test of two values
    """Tell whether it helps an attacker that regions are, or are not, of a class."""
    if negated:
        return word in ("closed", "immune")
    return word in ("reachable", "entrance") or word.startswith("as if empty for ")


def _seeming(reading: Reading, word: str, region: Thing, asker: Thing | None) -> Reading:
    """Return the position with a region empty for whose number it is as if empty."""
    if region.type != "region" or not reading.granted(f"as if empty for {word}", region, asker):
        return reading
    defending = {
        str(piece.key)
        for piece in reading.all("piece")
        if reading.granted("defender", piece, asker)
    }
    facts = _facts(reading).copied()
    land = facts.lands[region.key]
    land.tokens = 0
    land.pieces = {kind: n for kind, n in land.pieces.items() if kind not in defending}
    twin = Reading(reading.family, facts)
    twin.deed = reading.deed
    return twin


def conquest(items: Iterable[Item], vocabulary: Vocabulary) -> Family:
    """Return the words of the conquest games for a table with these items, boards left out."""
    known = {one.reference: one for item in items for one in item.walk()}

    def banner(reading: Reading, slot: Thing, _scene: Scene) -> int:
        return known[_facts(reading).row[slot.key].race].number("tokens") or 0

    def badge(reading: Reading, slot: Thing, _scene: Scene) -> int:
        return known[_facts(reading).row[slot.key].power].number("tokens") or 0

    return Family(
        vocabulary=vocabulary,
        things={
            "region": _regions,
            "people": _peoples,
            "player": _players,
            "token": _tokens,
            "piece": _pieces,
            "coin": _coins,
            "spot": _spots,
            "combination": _combinations,
            "symbol": _symbols,
            "race": _races,
            "power": _powers,
            "option": _options,
            "round": _rounds,
        },
        nouns=_NOUNS,
        content=_is_content,
        owned=_OWNED,
        held=_HELD,
        relations=_RELATIONS,
        mutual=frozenset({"beside"}),
        adjectives=_ADJECTIVES,
        numbers={"roll": _roll, "shortfall": _shortfall, "banner": banner, "badge": badge},
        counts={"group": _groups},
        said=lambda reading: _in_force(known, reading),
        binds=_binds,
        each=_each,
        shielded=_is_shielded,
        helps=_helps,
        seeming=_seeming,
    )
