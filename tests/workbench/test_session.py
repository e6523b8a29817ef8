"""The page of the workbench is answered what `check`, `text`, `test` and `play` say."""

from __future__ import annotations

import json
from base64 import b64encode
from typing import Any

import pytest

from regola import api
from regola.resources import content_folder, languages
from regola.workbench.session import Session
from tests.support.packs import MISSPELT

FOLDER = content_folder() / "homebrew_example"
FILES = {
    file.name: file.read_text(encoding="utf-8")
    for file in sorted(FOLDER.iterdir())
    if file.is_file()
}


class Page:
    """A page of a test: it asks as the page in the browser does, in Italian."""

    def __init__(self, files: dict[str, str] | None = None) -> None:
        """Put the homebrew that ships on the page, unless other files are given."""
        self.session = Session()
        self.found = self.ask("put", files=FILES if files is None else files)

    def ask(self, ask: str, **more: Any) -> Any:
        """Ask and return the answer."""
        return json.loads(self.session.answer(json.dumps({"ask": ask, "language": "it", **more})))


def test_findings_come_with_places_as_browsers_count_them() -> None:
    """A letter outside the basic plane is two units of UTF-16."""
    text = f"# \N{BEAVER}\n{MISSPELT}"
    page = Page({"a.regola": text})
    (wrong,) = [one for one in page.found["problems"] if one["fix"]]
    (edit,) = wrong["fix"]["edits"]
    units = text.encode("utf-16-le")
    assert units[2 * edit["from"] : 2 * edit["to"]].decode("utf-16-le") == "conis"
    assert edit["insert"] == "coins"


def test_each_rule_is_said_in_each_language() -> None:
    """What `regola text` prints stands beside its line."""
    items = {one["id"]: one for one in Page().found["items"]}
    for code in languages():
        said = api.text("beavers", FOLDER, language=code, style="reference")  # type: ignore[arg-type]
        assert [one["said"][code] for one in items["beavers"]["rules"]] == said


def test_rules_that_no_example_shows_are_told() -> None:
    """Of the beavers all are shown; a rule more, and it alone is not."""
    text = FILES["beavers.regola"]
    rule = "income of your mountains is 1 more"
    more = text.replace("    piece dam {", f"    {rule}\n    piece dam {{", 1)
    asked = {"file": "beavers.regola", "reference": "homebrew_example/race/beavers"}
    assert all(one["shown"] for one in Page().ask("coverage", **asked))
    found = Page({**FILES, "beavers.regola": more}).ask("coverage", **asked)
    (bare,) = [one for one in found if not one["shown"]]
    assert more[bare["from"] : bare["to"]] == rule
    assert "Montagna" in bare["said"]


DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>'


def _shown(page: Page) -> str:
    """Return the drawings on the card of the beavers."""
    return "".join(page.ask("card", reference="homebrew_example/race/beavers")["pictures"])


def test_a_picture_of_an_item_stands_on_its_card() -> None:
    """As it will be printed; texts that come alone leave it there; without it the emblem stands."""
    page, coded = Page(), b64encode(DRAWING.encode()).decode()
    assert "data:image" not in _shown(page)
    page.ask("put", files=FILES, pictures={"pictures/beavers.svg": coded})
    assert "data:image" in _shown(page)
    page.ask("put", files=FILES)
    assert "data:image" in _shown(page)
    page.ask("put", files=FILES, pictures={})
    assert "data:image" not in _shown(page)


def test_a_picture_that_is_wrong_is_told() -> None:
    """One that shows no item, and one that is no picture, each at its file."""
    broken = b64encode(b"no picture").decode()
    pictures = {f"pictures/{name}.png": broken for name in ("bevers", "beavers")}
    found = Page().ask("put", files=FILES, pictures=pictures)["problems"]
    assert [(one["file"], one["code"]) for one in found] == [
        ("pictures/beavers.png", "R1040"),
        ("pictures/bevers.png", "R1041"),
    ]


def test_a_file_that_is_gone_is_forgotten() -> None:
    """What the page no longer has, nobody is told of."""
    page = Page()
    found = page.ask("put", files={name: FILES[name] for name in ("pack.yaml", "patient.regola")})
    assert {one["id"] for one in found["items"] if one["kind"] != "example"} == {"patient"}


def test_an_example_is_played_told_and_drawn() -> None:
    """It holds, its lines are in Italian, the drawing of each step stands alone."""
    page, asked = Page(), {"file": "beavers.regola", "title": "three dams and no more"}
    found = page.ask("example", **asked)
    assert (found["played"], found["holds"]) == (True, True)
    assert any(one["text"].startswith("Ada sceglie Castori") for one in found["lines"])
    for steps in (0, 3, 100):
        (drawn,) = page.ask("board", steps=steps, **asked)["drawings"]
        assert drawn["drawing"].startswith("<svg")
        assert "xmlns" in drawn["drawing"]


def test_a_game_is_played_in_pieces_to_its_end() -> None:
    """The same number of a game gives the same game; the item at hand is in play."""
    page, other = Page(), Page()
    lines, again = page.ask("play", seed=5)["lines"], other.ask("play", seed=5)["lines"]
    for _ in range(40):
        found = page.ask("more", moves=50)
        lines += found["lines"]
        if found["over"]:
            break
    again += other.ask("more", moves=2_000)["lines"]
    assert found["over"]
    assert len(found["scores"]) == 2
    assert lines == again
    assert any("Castori" in line for line in lines)


def test_a_sentence_gives_its_rule() -> None:
    """What the page says of a rule is read back as that rule; what is none is told as such."""
    page = Page()
    said = api.text("beavers", FOLDER, language="it", style="reference")[1]
    found = page.ask("read", sentence=said)
    assert (found["line"], found["exact"]) == ("income of your region with a dam is 1 more", True)
    assert page.ask("read", sentence="La marmotta confeziona la cioccolata.")["line"] == ""


@pytest.mark.parametrize("reference", ["small_world/race/elves", "underground/power/fisher"])
def test_an_official_item_is_begun_from(reference: str) -> None:
    """Copied under an id of one's own it reads; that it is as another is all that is said."""
    page = Page({})
    known = {one["reference"] for one in page.ask("gallery")}
    if reference not in known:
        reference = next(one for one in sorted(known) if one.startswith("underground/power/"))
    made = page.ask("begin", reference=reference, id="my_own")
    head = f'id: mine\nnames: {{en: "Mine"}}\nversion: "1"\ngame: {made["game"]}\n'
    found = page.ask("put", files={"pack.yaml": head, made["name"]: made["text"]})
    assert {one["severity"] for one in found["problems"]} <= {"warning", "info"}
    assert "my_own" in {one["id"] for one in found["items"]}


RULE = "income of your hills is 1 more"


def put_in(text: str, before: str, rule: str = RULE) -> str:
    """Return a file after a rule was put in where it says so; nothing wrong comes of it."""
    page = Page({"pack.yaml": FILES["pack.yaml"], "a.regola": text})
    offset = len(text[: text.index(before)].encode("utf-16-le")) // 2
    (edit,) = page.ask("insert", file="a.regola", offset=offset, line=rule)
    units = text.encode("utf-16-le")
    begin, end = units[: 2 * edit["from"]], units[2 * edit["to"] :]
    changed = (begin + edit["insert"].encode("utf-16-le") + end).decode("utf-16-le")
    files = {"pack.yaml": FILES["pack.yaml"], "a.regola": changed}
    assert not [
        one for one in page.ask("put", files=files)["problems"] if one["severity"] == "error"
    ]
    return changed


@pytest.mark.parametrize("before", ["# \N{BEAVER}", "race beavers", "says:", "# end"])
def test_a_rule_goes_into_the_item_where_no_rule_is_written(before: str) -> None:
    """Around it, in its header and in its examples is no place: it goes behind its rules."""
    text = f"# \N{BEAVER}\n\n{FILES['beavers.regola']}\n# end\n"
    lines = [one.strip() for one in put_in(text, before).splitlines()]
    before_it = "income of your regions with a dam is 1 more"
    assert lines[lines.index(RULE) - 1] == before_it


def test_a_rule_goes_below_the_line_where_she_writes() -> None:
    """In a piece it is the piece's; behind a field it stands below that; a note stays above."""
    text = FILES["beavers.regola"].replace("    tokens:", "    # mine\n    tokens:", 1)
    for line in ("# mine", "tokens:"):
        lines = [one.strip() for one in put_in(text, line).splitlines()]
        assert lines[lines.index(RULE) - 1].startswith(line)
    piece = put_in(text, "box:", "income of its region is 1 more")
    assert "income of its region is 1 more" in piece.split("piece dam {")[1].split("}")[0]


@pytest.mark.parametrize("body", ["\n    tokens: 5 of 10\n", " tokens: 5 of 10 "])
def test_the_last_item_that_may_bear_it_has_the_rule(body: str) -> None:
    """Of two races it is the second; one without rules has it behind its last line."""
    name = 'name: it m "Gnomo" / "Gnomi", en "Gnome" / "Gnomes"'
    races = [f"race {one} {{ {name};{body}}}\n" for one in ("gnomes", "wights")]
    page = Page({"pack.yaml": FILES["pack.yaml"], "a.regola": "# top\n" + "".join(races)})
    for file in ("a.regola", "pack.yaml"):
        (edit,) = page.ask("insert", file=file, offset=0, line=RULE)
        assert edit["file"] == "a.regola"
        assert edit["from"] == edit["to"] > len("# top\n" + races[0])
        assert edit["insert"].strip() == RULE


def test_without_an_item_a_rule_has_no_place() -> None:
    """It is not put outside of everything."""
    page = Page({"pack.yaml": FILES["pack.yaml"], "a.regola": "# nothing yet\n"})
    assert page.ask("insert", file="a.regola", offset=0, line=RULE) == []


def test_hints_speak_of_what_the_page_has() -> None:
    """No command is named where the page has a box; the page of a finding has her words."""
    text = FILES["beavers.regola"].replace(
        "    income of your regions with a dam is 1 more",
        "    la marmotta ti confeziona la cioccolata",
        1,
    )
    page = Page({**FILES, "beavers.regola": text})
    (wrong,) = [one for one in page.found["problems"] if one["code"] == "R0309"]
    assert "«Trova la regola»" in wrong["hint"]
    assert "regola read" not in wrong["hint"]
    told = page.ask("explain", code="R0309", message=wrong["message"])
    assert told[0]["text"].startswith(f"# R0309 · {wrong['message']}\n\n")


def test_official_items_are_called_by_their_names() -> None:
    """Neither kind nor game is an id, and games are told apart."""
    shown = {one["reference"]: one for one in Page({}).ask("gallery")}
    elves = shown["small_world/race/elves"]
    assert (elves["name"], elves["kind"], elves["pack"]) == ("Elfo", "Razze", "Small World")


def test_rules_to_pick_from_have_their_sentences() -> None:
    """Each is a line that checks, with what it says in her language."""
    forms = Page().ask("forms", kind="race")
    lines = {one["line"]: one["said"] for one in forms}
    said = "Quando perdi una tua regione, non elimini segnalini."
    assert lines["tokens lost in your regions is 0"] == said
    assert not [line for line in lines if " option " in line]


def test_all_is_mended_laid_out_renamed_and_proposed() -> None:
    """The page does what the command line does."""
    beavers, patient = FILES["beavers.regola"], FILES["patient.regola"]
    page = Page({**FILES, "patient.regola": patient.replace("coins\n", "conis\n", 1)})
    assert page.ask("mend") == {"patient.regola": patient}
    page.ask("put", files=FILES)
    here = {"file": "beavers.regola"}
    assert page.ask("format", **here) == beavers
    dam = {**here, "offset": beavers.index("piece dam") + 7}
    assert {one["insert"] for one in page.ask("rename", **dam, name="weir")["edits"]} == {"weir"}
    assert page.ask("rename", **dam, name="A B") == {"refused": "no-id"}
    begun = beavers.index("income of your regions") + len("income of your ")
    assert "regions" in {one["label"] for one in page.ask("complete", **here, offset=begun)}
    assert "rendita" in page.ask("hover", **here, offset=begun - 12)["text"]
    assert page.ask("card", reference="homebrew_example/race/beavers")["title"] == "Castori"
    assert page.ask("tokens", **here)[0]["sort"] == "comment"


@pytest.mark.parametrize("ask", ["hover", "nothing", "card"])
def test_a_fault_of_one_request_is_told_and_ends_nothing(ask: str) -> None:
    """What cannot be answered is answered with a fault; the next request is as ever."""
    page = Page()
    found = page.ask(ask, file="nowhere.regola", offset=3, reference="nobody")
    assert found is None or "fault" in found
    assert page.ask("put", files=FILES)["problems"] == []


def test_names_of_strangers_stay_texts() -> None:
    """Markup in a name reaches the page as letters, in drawings as well."""
    name = "</title><script>alert(1)</script>"
    text = FILES["patient.regola"].replace('m "Paziente"', f'm "{name}"')
    page = Page({"pack.yaml": FILES["pack.yaml"], "patient.regola": text})
    card = page.ask("card", reference="homebrew_example/power/patient")
    assert card["title"] == name
    assert not any("<script" in picture for picture in card["pictures"])
