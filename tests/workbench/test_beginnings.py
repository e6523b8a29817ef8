"""The short form: names as texts will say them, an item of any game that is right as it is."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regola.resources import languages
from regola.workbench.session import Session


def ask(session: Session, ask: str, spoken: str = "it", **more: Any) -> Any:
    """Ask and return the answer."""
    return json.loads(session.answer(json.dumps({"ask": ask, "language": spoken, **more})))


def test_names_are_shown_with_their_articles() -> None:
    """*Gnomo* has *lo* and *gli*; the plural is proposed, and an id."""
    asked = {"game": "small_world", "kind": "race", "singular": "Gnomo"}
    found = ask(Session(), "named", **asked)
    assert found["said"]["it"].startswith("lo Gnomo")
    assert "gli Gnomi" in found["said"]["it"]
    assert "los Gnomo" in found["said"]["es"]
    assert (found["plural"], found["id"]) == ("Gnomi", "gnomo")


@pytest.mark.parametrize("name", ["", '"', "a\nb", "x" * 300])
def test_what_is_no_name_has_none(name: str) -> None:
    """It is not put between the quotes of a file."""
    asked = {"game": "small_world", "kind": "race", "singular": name}
    assert ask(Session(), "named", **asked)["said"] == {}
    assert "fault" in ask(Session(), "write", id="a", **asked)


def test_a_name_without_plain_letters_makes_no_id() -> None:
    """Whoever writes it says the id."""
    asked = {"game": "small_world", "kind": "race", "singular": "Ж"}
    assert ask(Session(), "named", **asked)["id"] == ""


@pytest.mark.parametrize("spoken", languages())
def test_each_kind_of_each_game_can_be_begun(spoken: str) -> None:
    """With a rule of the form, the file has no error."""
    session = Session()
    begun = ask(session, "kinds", spoken)
    assert {one["game"] for one in begun} >= {"small_world", "underground", "dungeon_lords"}
    for one in begun:
        asked = {"game": one["game"], "kind": one["kind"]}
        rule = next(iter(ask(session, "forms", spoken, **asked)), {"line": ""})["line"]
        told = {"singular": "Zorbla", "id": "zorbla", "count": min(one["most"], 6), "rule": rule}
        made = ask(session, "write", spoken, **asked, **told)
        head = f'id: my_pack\nnames: {{en: "Mine"}}\nversion: "0.1"\ngame: {made["game"]}\n'
        files = {"pack.yaml": head, made["name"]: made["text"]}
        wrong = ask(session, "put", spoken, files=files)["problems"]
        assert not [each for each in wrong if each["severity"] == "error"], (one, wrong)


def test_number_and_rule_are_the_chosen_ones() -> None:
    """Of its tokens five are left for what it gains."""
    session = Session()
    asked = {"game": "small_world", "kind": "race", "singular": "Gnomo", "id": "gnomi"}
    rule = "income of your hills is 1 more"
    text = ask(session, "write", count=7, rule=rule, **asked)["text"]
    assert "\n    tokens: 7 of 12\n" in text
    assert f"\n    {rule}\n" in text
