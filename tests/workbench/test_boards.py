"""Examples on their board: drawn step by step, and written by clicks."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

import pytest

from regola.resources import content_folder, languages
from regola.workbench.session import Session

MANIFEST = 'id: my_pack\nnames: {en: "My pack"}\nversion: "0.1"\ngame: small_world\n'
RACE = """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 5 of 10
    conquest cost of a hill is 1 less
}
"""
TITLE = "hills are cheap"


class Desk:
    """A page of a test: what a click changes is put into its text, as the browser does."""

    def __init__(self, **files: str) -> None:
        """Begin with files."""
        self.session = Session()
        self.files = files
        self.put()

    def ask(self, ask: str, **more: Any) -> Any:
        """Ask and return the answer."""
        return json.loads(self.session.answer(json.dumps({"ask": ask, "language": "it", **more})))

    def put(self) -> None:
        """Let the core know the texts."""
        self.found = self.ask("put", files=self.files)

    def take(self, edits: Iterable[dict[str, Any]]) -> None:
        """Make changes, from the last to the first."""
        for one in sorted(edits, key=lambda each: -each["from"]):
            text = self.files[one["file"]]
            self.files[one["file"]] = text[: one["from"]] + one["insert"] + text[one["to"] :]
        self.put()

    def begin(self, board: str = "") -> None:
        """Begin an example of the race."""
        asked = {"file": "a.regola", "reference": "my_pack/race/otters", "title": TITLE}
        self.take(self.ask("begin-example", board=board, **asked))

    def click(self, how: str, **told: Any) -> None:
        """Do what a click does."""
        asked = {"file": "a.regola", "title": TITLE, "how": how, "told": told}
        self.take(self.ask("change", **asked))

    def board(self, steps: int = 100) -> Any:
        """Return the example after steps."""
        return self.ask("board", file="a.regola", title=TITLE, steps=steps)

    def lines(self) -> list[str]:
        """Return the lines of the example."""
        inner = self.files["a.regola"].split(f'example "{TITLE}" {{\n')[1]
        return [line.strip() for line in inner.split("    }\n")[0].splitlines()]


def desk() -> Desk:
    """Return a page with a race and an example that has just been begun."""
    made = Desk(**{"pack.yaml": MANIFEST, "a.regola": RACE})
    made.begin()
    return made


def wrong(made: Desk) -> set[str]:
    """Return the codes of what is wrong."""
    return {one["code"] for one in made.found["problems"] if one["severity"] == "error"}


def test_an_example_is_written_by_clicks_alone() -> None:
    """Tokens put, a region conquered, what comes of it noted: it holds, and nothing is wrong."""
    made = desk()
    for _ in range(2):
        made.click("count", key="given", name="ada", space="a", by=1)
    assert "conquer b" in made.board()["open"]
    made.click("step", text="play: conquer b")
    made.click("expect", name="ada")
    # Nine in the hand, two of them put; a hill costs 1, the least there is: two, one less.
    assert made.lines()[-3:] == [
        "given bea: amazons, berserk, hand 9",
        "play: conquer b",
        "expect ada: coins 5, hand 6, a 2, b 1",
    ]
    assert wrong(made) == set()
    assert made.ask("example", file="a.regola", title=TITLE)["holds"]


def test_what_is_put_can_be_taken_away() -> None:
    """The text is the one of before; nothing is less than none."""
    made = desk()
    before = made.files["a.regola"]
    where = {"key": "given", "name": "bea", "space": "c"}
    made.click("count", by=1, **where)
    assert "given bea: amazons, berserk, hand 8, c 1" in made.lines()
    made.click("count", by=-1, **where)
    assert made.files["a.regola"] == before
    made.click("count", by=-1, **where)
    assert made.files["a.regola"] == before


def test_pieces_have_lines_of_their_own() -> None:
    """The first makes one, the last takes it along."""
    made = desk()
    before = made.files["a.regola"]
    where = {"key": "piece", "name": "fortress", "space": "d"}
    made.click("count", by=1, **where)
    assert "piece fortress: d 1" in made.lines()
    made.click("count", by=-1, **where)
    assert made.files["a.regola"] == before


def test_a_board_of_its_own_is_changed_space_by_space() -> None:
    """A space more, of something else, joined, parted, away from the rim."""
    made = desk()
    made.click("add", name="hill")
    made.click("ground", space="a", name="swamp")
    made.click("join", space="e", other="a")
    made.click("join", space="b", other="a")
    made.click("rim", space="c")
    assert {"region a: swamp, border", "region e: hill, border", "region c: forest"} <= {
        *made.lines()
    }
    assert "borders: b-c, c-d, d-a, a-c, e-a" in made.lines()


def test_steps_are_shown_one_by_one() -> None:
    """Before, after the first, after the last; a step that cannot be done says why."""
    made = desk()
    made.click("step", text="play: conquer b")
    made.click("step", text="play: redeploy b 9")
    begin, first, last = (made.board(steps) for steps in range(3))
    told = [
        next(s["said"] for s in one["spots"] if s["name"] == "b") for one in (begin, first, last)
    ]
    assert begin["glosses"]["conquer b"] == "Ada conquista b."
    assert last["glosses"]["play: redeploy b 9"] == "Ada rischiera: 9 in b."
    assert {"end turn", "decline"} <= last["glosses"].keys()
    assert told[0] == "b: Collina, di confine"
    assert [text.rpartition("; ")[2] for text in told[1:]] == ["Ada 1", "Ada 9"]
    assert len({one["drawings"][0]["drawing"] for one in (begin, first, last)}) == 3
    made.click("back")
    made.click("step", text="play: redeploy b 99")
    stuck = made.board()
    assert stuck["stuck"]
    assert stuck["faults"]
    # As it stood before the step that fails.
    assert stuck["drawings"] == first["drawings"]


def test_nothing_is_noted_of_what_cannot_be_done() -> None:
    """What stands there is not what the steps lead to."""
    made = desk()
    made.click("step", text="play: redeploy b 99")
    before = made.files["a.regola"]
    made.click("expect", name="ada")
    assert made.files["a.regola"] == before


def test_a_board_that_ships_can_be_taken() -> None:
    """Its regions lie where the drawing has them, and its own spaces are not changed."""
    made = Desk(**{"pack.yaml": MANIFEST, "a.regola": RACE})
    names = [one["name"] for one in made.ask("boards", file="a.regola")]
    made.begin(names[0])
    shown = made.board()
    assert (shown["own"], len(shown["spots"])) == (False, 23)
    assert all(0 < spot[side] < 1 for spot in shown["spots"] for side in ("across", "down"))


@pytest.mark.parametrize("kind", ["race", "power"])
def test_the_seats_are_taken_by_the_item_and_others_of_its_game(kind: str) -> None:
    """No race and no power sits twice."""
    power = (
        'power patient { name: en "Patient"\n tokens: 4\n conquest cost of a hill is 1 less\n}\n'
    )
    made = Desk(**{"pack.yaml": MANIFEST, "a.regola": RACE if kind == "race" else power})
    own = "otters" if kind == "race" else "patient"
    asked = {"file": "a.regola", "reference": f"my_pack/{kind}/{own}", "title": TITLE}
    made.take(made.ask("begin-example", board="", **asked))
    seated = [line.split(": ")[1].split(", ")[:2] for line in made.lines() if "given" in line]
    assert len({name for pair in seated for name in pair}) == 4
    assert own in seated[0]


def test_the_first_times_are_to_come_in_an_example_begun() -> None:
    """Who is given has had them; an example that is to show them says that this one has not."""
    race = RACE.replace(
        "tokens:", "the first time, when you conquer a region: gain 2 coins\n tokens:"
    )
    made = Desk(**{"pack.yaml": MANIFEST, "a.regola": race})
    made.begin()
    ada, bea = (line for line in made.lines() if "given" in line)
    assert (ada.endswith(", used otters 0"), "used" in bea) == (True, False)


@pytest.mark.parametrize("game", ["dungeon_digger", "dungeon_lords"])
def test_examples_of_other_games_are_drawn_step_by_step(game: str) -> None:
    """Where no clicks write them, they are shown all the same."""
    text = (content_folder() / game / "base.regola").read_text(encoding="utf-8")
    made = Desk(**{"pack.yaml": MANIFEST.replace("small_world", game), "base.regola": text})
    title = text.split('example "')[1].split('"')[0]
    shown = made.ask("board", file="base.regola", title=title, steps=100)
    assert (shown["stuck"], shown["players"]) == (False, [])
    assert shown["drawings"]
    assert made.ask("boards", file="base.regola") == []


@pytest.mark.parametrize("spoken", languages())
def test_a_finding_has_its_page(spoken: str) -> None:
    """In the language of the reader, as `regola explain` prints it."""
    made = Desk()
    page = made.ask("explain", code="R0301", language=spoken)
    assert page[0]["text"].startswith("# R0301")
    assert any(["is", "keyword"] in part["pieces"] for part in page)
