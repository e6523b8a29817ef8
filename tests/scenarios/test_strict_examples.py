"""`check` reads examples as strictly as rules, in all families, and plays none of them."""

from dataclasses import replace

import pytest

from regola.compilation.checking import check_programs
from regola.compilation.language import language
from regola.compilation.program import PackSources, compile_packs
from regola.files.library import official
from regola.findings import Sink
from regola.program.pack import nameless
from regola.sources import Source
from tests.support.compiling import compile_text

CONQUEST = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 6 of 11
    the first 2 times, when you conquer a hill: put a raft in the region
    piece raft {
        name: it f "Zattera" / "Zattere", es f "Balsa" / "Balsas", en "Raft" / "Rafts"
        box: 2
        when you lose its region: remove it
        when you decline: remove it
    }
    option early {
        question: it "Prima?", es "¿Antes?", en "Before?"
        default: not taken
    }
    example "rafts" {
        says: it "Zattere", es "Balsas", en "Rafts"
        region a: hill, border
        region b: hill
        region c: swamp
        borders: a-b, b-c
        round: 2
        turn: ada
        phase: ready
        given ada: otters, hill, coins 3, hand 2, a 3
        given bea: humans, spirit, hand 5, c 2
        declined bea: elves, b 1
        piece raft: a
        option: early taken
        cost: b 3, c refused
        play: refused conquer c
        play: abandon a
        play: use raft b
        expect ada: coins 3, hand 5, none
        expect owner: a nobody, b bea
        expect pieces: raft none
    }
}
"""

WRONG = {
    "region a: hill, border": {
        "region a: hil, border": "unknown-id",
        "region a: hill border": "unknown-id",
        "region a: hill, swamp": "several-terrains",
        "region b: hill, border": "doubled-value",
    },
    "borders: a-b, b-c": {
        "borders: a-b, b-b": "border-with-itself",
        "borders: a-b, b-a": "doubled-border",
        "borders: a-b, b-x": "unknown-region",
        "borders: a-b b-c": "wrong-value",
    },
    "round: 2": {"round: 2 3": "words-lost", "round: 0": "value-out-of-bounds"},
    "turn: ada": {"turn: adda": "unknown-player"},
    "phase: ready": {"phase: redy": "wrong-value", "phase: ready, conquest": "words-lost"},
    "given ada: otters, hill, coins 3, hand 2, a 3": {
        "given ada: oters, hill, coins 3, hand 2, a 3": "unknown-id",
        "given ada: otters, hil, coins 3, hand 2, a 3": "unknown-id",
        "given ada: otters hill, coins 3, hand 2, a 3": "wrong-value",
        "given ada: otters, hill, coins 3, coins 2, a 3": "words-lost",
        "given ada: otters, hill, coins 3, hand 2, x 3": "unknown-region",
        "given ada: otters, hill, coins 3, hand 9, a 3": "too-many-tokens",
        "given bea: otters, hill, coins 3, hand 2, a 3": "doubled-value",
        "given ada: humans, hill, coins 3, hand 2, a 3": "doubled-value",
    },
    "declined bea: elves, b 1": {"declined bea: elves, c 1": "region-held-twice"},
    "piece raft: a": {
        "piece raf: a": "unknown-id",
        "piece raft: x": "unknown-region",
        "piece raft: a 2, b 1": "too-many-pieces",
    },
    "option: early taken": {
        "option: erly taken": "unknown-option",
        "option: early refused": "wrong-value",
    },
    "cost: b 3, c refused": {
        "cost: b 3 c refused": "words-lost",
        "cost: x 3": "unknown-region",
        "cost: b 3, b 4": "wrong-value",
        "cost: b 3, c refussed": "wrong-value",
    },
    "play: refused conquer c": {
        "play: refused conqer c": "unknown-step",
        "play: refused conquer c d": "words-lost",
    },
    "play: abandon a": {
        "play: abandn a": "unknown-step",
        "play: abandon a b": "words-lost",
        "play: abandon a no": "words-lost",
        "play: abandon a yes": "words-lost",
        "play: conquer b die 7": "value-out-of-bounds",
        "play: conquer b usin raft": "unknown-key",
    },
    "play: use raft b": {
        "play: use rft b": "unknown-id",
        "play: use raft x": "unknown-region",
        "play: use raft b taken": "unknown-region",
        "play: use raft b, drawn": "unknown-region",
    },
    "expect ada: coins 3, hand 5, none": {
        "expect adda: coins 3": "unknown-player",
        "expect ada: coins 3 hand 5": "words-lost",
        "expect ada: coins 3 taken, hand 5, none": "words-lost",
        "expect ada: coins 3, hand 5, none yes": "words-lost",
    },
    "expect owner: a nobody, b bea": {"expect owner: a nobdy": "unknown-player"},
    "expect pieces: raft none": {
        "expect pieces: rft none": "unknown-id",
        "expect relicw: raft a": "unknown-key",
        "expect piecess: raft none": "unknown-key",
        "expect treasure: 3": "unknown-player",
        "expect ovr: no": "unknown-key",
    },
}

TILES = """order rest {
    name: it f "Sosta" / "Soste", es m "Descanso" / "Descansos", en "Rest"
    cost: 1
    you may gain 1 gold
    option early {
        question: it "Prima?", es "¿Antes?", en "Before?"
        default: not taken
    }
    example "a walk" {
        says: it "Una passeggiata", es "Un paseo", en "A walk"
        row a: 1-3
        scenario: monster_hunt
        round: 2
        turn: ada
        tile a1: kitchen, of ada, edges door earth earth door earth earth, goons ada 1
        tile a2: kitchen, of ada, edges door earth earth door earth earth
        given ada: gold 2, project library
        given bea: none
        option: early not taken
        play: order rest
        play: step a1 a2 goons 1
        play: answer yes
        expect ada: gold 3, goons a2 1
        expect tiles: a2 kitchen
        expect waiting: rest
    }
}
"""

WRONG_TILES = {
    "row a: 1-3": {"row a: 1": "wrong-value", "row a: 2-3": "unknown-space"},
    "scenario: monster_hunt": {"scenario: monster_hnt": "unknown-word"},
    "turn: ada": {"turn: adda": "unknown-player"},
    "tile a2: kitchen, of ada, edges door earth earth door earth earth": {
        "tile a2: kichen, of ada": "unknown-word",
        "tile a2: kitchen, of adda": "unknown-player",
        "tile a2: kitchen, of ada, edges door eart earth door earth earth": "unknown-word",
        "tile a1: kitchen, of ada": "doubled-value",
        "tile b2: kitchen, of ada": "unknown-space",
        "tile a2: kitchen of ada": "words-lost",
    },
    "given ada: gold 2, project library": {
        "given ada: gold 2, project libary": "unknown-word",
        "given ada: gld 2": "unknown-key",
        "given ada: gold 2, gold 3": "words-lost",
    },
    "option: early not taken": {"option: early refused": "wrong-value"},
    "play: order rest": {
        "play: order rst": "unknown-word",
        "play: oder rest": "unknown-step",
        "play: order rest now": "words-lost",
    },
    "play: step a1 a2 goons 1": {
        "play: step a1 x2 goons 1": "unknown-space",
        "play: step a1": "missing-key",
    },
    "play: answer yes": {"play: answer yess": "wrong-value"},
    "expect ada: gold 3, goons a2 1": {
        "expect adda: gold 3": "unknown-player",
        "expect ada: gold 3 goons a2 1": "words-lost",
    },
    "expect tiles: a2 kitchen": {"expect tiles: a2 kichen": "unknown-word"},
    "expect waiting: rest": {
        "expect waiting: rst": "unknown-word",
        "expect waitin: rest": "unknown-key",
        "expect strenght: ada 2": "unknown-key",
        "expect treasure: 3": "unknown-key",
    },
}

DUNGEONS = """trap tar {
    name: it f "Pece" / "Peci", es f "Brea" / "Breas", en "Tar" / "Tars"
    copies: 2
    when you spring it: deal 2 wounds to the front adventurer, guard the battlefield
    option early {
        question: it "Prima?", es "¿Antes?", en "Before?"
        default: not taken
    }
    example "stuck" {
        says: it "Nella pece", es "En la brea", en "In the tar"
        year: 1
        stage: planning
        cards: long_walk
        offer: goblin, hatchery
        waiting: priest
        option: early not taken
        given ada: rooms c2 workshop, traps tar pit, laid tar, monsters goblin, minions set_traps 1
        given bea: prison thief, held gather_food, tunnels c1 c2
        play: pick c1
        play: put_trap pit
        expect ada: wounds warrior 3, prison none
        expect turn: bea
    }
}
"""

WRONG_DUNGEONS = {
    "stage: planning": {"stage: plannning": "wrong-value"},
    "cards: long_walk": {"cards: long_wlak": "unknown-word", "cards: goblin": "unknown-word"},
    "offer: goblin, hatchery": {"offer: gobin, hatchery": "unknown-word"},
    "waiting: priest": {"waiting: priest_9": "unknown-word"},
    "rooms c2 workshop,": {
        "rooms z9 workshop,": "unknown-space",
        "rooms c2 workshp,": "unknown-word",
    },
    "traps tar pit, laid tar": {"traps trar pit, laid tar": "unknown-word"},
    "minions set_traps 1": {"minions set_traps 9": "value-out-of-bounds"},
    "given bea: prison thief": {
        "given bea: prison theif": "unknown-word",
    },
    "play: pick c1": {"play: pick c9": "unknown-word", "play: pik c1": "unknown-step"},
    "play: put_trap pit": {"play: put_trap pitt": "unknown-word"},
    "expect ada: wounds warrior 3": {
        "expect adda: wounds warrior 3": "unknown-player",
        "expect ada: wounds warriors 3": "unknown-word",
    },
    "expect turn: bea": {
        "expect turn: bob": "unknown-player",
        "expect trun: bea": "unknown-key",
        "expect winers: bea": "unknown-key",
        "expect treasure: 3": "unknown-key",
    },
}


def _checked(text: str, family: str) -> Sink:
    sink = Sink()
    game = {"conquest": "small_world", "digger": "dungeon_digger", "lords": "dungeon_lords"}
    head = replace(nameless("home", "."), game=game[family])
    packs = [PackSources(head, (Source("text.regola", text),))]
    program = compile_packs(packs, language(family), official(family), sink)
    check_programs([program], sink)
    return sink


def _found(text: str, family: str) -> set[tuple[int, str]]:
    """Return line and slug of each finding of `check` in the examples of a text."""
    sink = _checked(text, family)
    start = text[: text.index("example ")].count("\n")
    lines = [(text.count("\n", 0, one.span.start), one.slug) for one in sink]
    return {(line, slug) for line, slug in lines if line >= start}


_RIGHT = [(CONQUEST, "conquest"), (TILES, "digger"), (DUNGEONS, "lords")]


@pytest.mark.parametrize(("text", "family"), _RIGHT)
def test_right_lines_have_no_finding(text: str, family: str) -> None:
    """What the wrong lines are made from is right."""
    assert _found(text, family) == set()


@pytest.mark.parametrize(
    ("text", "family", "line", "wrong", "slug"),
    [
        (text, family, line, wrong, slug)
        for text, family, cases in (
            (CONQUEST, "conquest", WRONG),
            (TILES, "digger", WRONG_TILES),
            (DUNGEONS, "lords", WRONG_DUNGEONS),
        )
        for line, wrongs in cases.items()
        for wrong, slug in wrongs.items()
    ],
    ids=lambda value: value if isinstance(value, str) and "\n" not in value else "",
)
def test_a_wrong_line_is_found_at_its_place(
    text: str, family: str, line: str, wrong: str, slug: str
) -> None:
    """Each mistake has its finding on its own line, or on the line that it clashes with."""
    assert text.count(line) == 1

    found = _found(text.replace(line, wrong), family)

    assert slug in {one for _, one in found}
    assert text[: text.index(line)].count("\n") in {number for number, _ in found} or slug in (
        "doubled-value",
        "unknown-region",
        "unknown-space",
        "region-held-twice",
    )


@pytest.mark.parametrize(
    "wrong", ["ada: otters hill, coins 3, hand 2, a 3", "ada: otters, hill hand 2, a 3"]
)
def test_a_comma_left_out_is_the_one_thing_that_is_told(wrong: str) -> None:
    """*Otters hill* is no number of tokens in a region, nor is the race missing beside it."""
    line = "given ada: otters, hill, coins 3, hand 2, a 3"
    start = CONQUEST.index(line)
    sink = _checked(CONQUEST.replace(line, f"given {wrong}"), "conquest")
    told = [(one.slug, one.hint) for one in sink if start <= one.span.start < start + len(line)]

    assert told == [("wrong-value", "comma")]


@pytest.mark.parametrize("kind", ["example", "ruling"])
def test_a_rule_inside_an_example_or_a_ruling_is_refused(kind: str) -> None:
    """Nobody would ever play it."""
    text = CONQUEST.replace(
        'example "rafts" {',
        f'{kind} "other" {{\nincome of your hills is 1 more\n}}\nexample "rafts" {{',
    )
    sink = Sink()

    compile_text(text, sink, official("conquest"))

    assert "rule-not-here" in {finding.slug for finding in sink}
