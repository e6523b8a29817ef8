"""What an editor is told of a pack on the screen is what `check`, `text` and `test` say of it."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path

import pytest

from regola import api
from regola.editor import (
    Analysis,
    Refusal,
    Workspace,
    completions,
    corrections,
    coverables,
    foldings,
    formatted,
    found_symbols,
    hover,
    occurrence_at,
    occurrences,
    outline,
    playables,
    played,
    problems,
    renamed,
    shown_lines,
    signature,
    sorted_tokens,
    told_rules,
)
from regola.findings import Sink
from regola.findings.fixes import apply_fixes
from regola.resources import content_folder, languages
from tests.support.packs import MANIFEST, OTTERS, pond

FOLDER = content_folder() / "homebrew_example"
BEAVERS = (FOLDER / "beavers.regola").read_text(encoding="utf-8")
PATH = "homebrew/beavers.regola"


def homebrew(beavers: str = BEAVERS) -> Workspace:
    """Return the homebrew that ships, as an editor has it on the screen."""
    workspace = Workspace()
    for file in sorted(FOLDER.iterdir()):
        if file.is_file():
            workspace.put("homebrew", file.name, file.read_text(encoding="utf-8"))
    workspace.put("homebrew", "beavers.regola", beavers)
    return workspace


def ponds(text: str) -> Analysis:
    """Return a pack of one file on the screen."""
    workspace = Workspace()
    workspace.put("ponds", "pack.yaml", MANIFEST)
    workspace.put("ponds", "otters.regola", text)
    return workspace.analysis


def written(line: str) -> tuple[Analysis, int]:
    """Return the beavers with one line begun, and the offset at its end."""
    text = BEAVERS.replace("    piece dam {", f"    {line}\n    piece dam {{", 1)
    return homebrew(text).analysis, text.index(f"    {line}\n    piece dam {{") + 4 + len(line)


def proposed(line: str, spoken: str = "it") -> set[str]:
    """Return what is proposed behind a line that was begun."""
    analysis, offset = written(line)
    return {one.label for one in completions(analysis, PATH, offset, spoken)}


# ---- findings -----------------------------------------------------------------------------------


@pytest.mark.parametrize("spoken", languages())
def test_findings_are_those_of_check(tmp_path: Path, spoken: str) -> None:
    """Same kind, place and words, in each language."""
    text = OTTERS.replace("coins", "conis").replace("tokens: 5", "tokens 5")
    pond(tmp_path, text)
    told = api.check(tmp_path, language=spoken)  # type: ignore[arg-type]
    shown = [one for _, one in problems(ponds(text), "ponds/otters.regola", spoken)]
    assert [(one.entry.slug, one.message, one.hint) for one in shown] == [
        (one.slug, one.message, one.hint) for one in told
    ]
    assert [(one.place.line, one.place.column) for one in shown] == [
        (one.place.line, one.place.column) for one in told
    ]


def test_a_correction_mends() -> None:
    """What is offered for a misspelt word, applied, leaves nothing wrong."""
    analysis = ponds(OTTERS.replace("coins", "conis"))
    source = analysis.sources["ponds/otters.regola"]
    (only,) = corrections(analysis, source.whole(), "en")
    mended = apply_fixes([only.finding], {source.path: source})
    assert mended.texts[source.path] == OTTERS


def test_what_was_typed_leaves_no_trace() -> None:
    """After twenty changes and back, all is as in a fresh workspace."""
    rng = random.Random(7)  # noqa: S311 - the same changes every run
    workspace = homebrew()
    for _ in range(20):
        start = rng.randrange(len(BEAVERS))
        text = BEAVERS[:start] + rng.choice(["x", "", " {", "}", "\n", '"']) + BEAVERS[start + 3 :]
        workspace.put("homebrew", "beavers.regola", text)
        assert workspace.analysis.findings == homebrew(text).analysis.findings
    workspace.put("homebrew", "beavers.regola", BEAVERS)
    assert workspace.analysis.findings == ()


# ---- proposals ----------------------------------------------------------------------------------


def test_only_what_has_the_number_is_proposed_behind_it() -> None:
    """A conquest cost is a region's: no coins, turns or rulers of the row."""
    found = proposed("conquest cost of a ")
    assert {"region", "hill", "coastal", "swamp"} <= found
    assert not {"coin", "turn", "token", "tray", "gain", "hand"} & found


def test_deeds_are_proposed_where_one_may_do_something() -> None:
    """After *may* stand deeds, and no things."""
    found = proposed("you may ")
    assert {"gain", "conquer", "abandon"} <= found
    assert not {"region", "coin", "is"} & found


def test_moments_are_phases() -> None:
    """*At* what has a moment."""
    found = proposed("at ")
    assert {"scoring", "conquest"} <= found
    assert not {"region", "coin"} & found


def test_things_of_the_pack_are_proposed() -> None:
    """A piece that the race brings is a piece to be put."""
    assert "dam" in proposed("you may put a ")


def test_a_word_of_her_language_finds_the_word_of_rules() -> None:
    """Whoever writes *collina* is offered a hill."""
    assert "hill" in proposed("conquest cost of a colli")


def test_fields_propose_what_they_may_name() -> None:
    """Tokens are borrowed from a race, never from a power."""
    found = proposed("borrows: ")
    assert "humans" in found
    assert "flying" not in found


def test_at_the_margin_kinds_are_proposed_as_forms() -> None:
    """A new item comes with the fields that it must have."""
    text = f"{BEAVERS}\n"
    found = {one.label: one for one in completions(homebrew(text).analysis, PATH, len(text), "en")}
    assert "name: " in found["race"].text
    assert found["race"].is_form


@pytest.mark.parametrize(
    "begun", ["income of your ", "when you conquer a ", "income of your regions with a "]
)
def test_a_proposal_is_never_what_is_wrong(begun: str) -> None:
    """With any proposal and what else a line needs, check has nothing against the proposal."""
    analysis, offset = written(begun)
    for one in completions(analysis, PATH, offset, "en"):
        kind = one.sort
        assert kind in ("word", "item", "deed", "rule")
        if kind == "item":
            source = analysis.sources[PATH].text
            text = source[:offset] + one.text + source[offset:]
            wrong = homebrew(text).analysis.findings
            slugs = {each.slug for each in wrong if each.span.start == offset}
            assert not slugs & {"unknown-word", "wrong-type", "adjective-does-not-fit"}, one.label


def test_whole_rules_are_proposed_as_forms() -> None:
    """Numbers and things are to be filled in; the gloss is what would be printed."""
    analysis, offset = written("")
    found = {one.label: one for one in completions(analysis, PATH, offset, "it")}
    form = found["income of your hills without a mine is 1 more"]
    assert form.is_form
    assert form.text == "income of your ${1:hills} without a ${2:mine} is ${3:1} more"
    assert form.gloss.startswith("Ogni tua Collina senza Miniere rende 1 moneta in più")


def test_a_rule_goes_on_as_it_was_begun() -> None:
    """What is there already is not put in again, and what begins otherwise is not offered."""
    analysis, offset = written("when you con")
    found = [one for one in completions(analysis, PATH, offset, "it") if one.sort == "rule"]
    source = analysis.sources[PATH]
    assert found
    for one in found:
        assert source.slice(one.span) == "con"
        assert one.label.startswith("when you conquer")
        assert "when" not in one.text


@pytest.mark.parametrize("begun", ["", "at scoring: ", "income of your "])
def test_a_whole_rule_is_never_wrong(begun: str) -> None:
    """Taken as it is proposed, check has nothing against the rule itself."""
    analysis, offset = written(begun)
    source = analysis.sources[PATH].text
    forms = [one for one in completions(analysis, PATH, offset, "en") if one.sort == "rule"]
    assert forms
    for one in forms[:: max(1, len(forms) // 12)]:
        rule = re.sub(r"\$\{\d+:(\w+)\}", r"\1", one.text)
        text = source[: one.span.start] + rule + source[one.span.end :]
        end = one.span.start + len(rule)
        wrong = homebrew(text).analysis.findings
        inside = [each for each in wrong if offset - len(begun) <= each.span.start <= end]
        errors = [each.slug for each in inside if Sink().is_error(each)]
        assert errors == [], rule


def test_a_piece_gets_rules_of_its_own_kind() -> None:
    """Inside an item what its kind may have is proposed, too."""
    text = BEAVERS.replace("    piece dam {\n", "    piece dam {\n        \n", 1)
    offset = text.index("    piece dam {\n") + len("    piece dam {\n        ")
    found = completions(homebrew(text).analysis, PATH, offset, "en")
    assert any(one.sort == "rule" for one in found)


# ---- what is told -------------------------------------------------------------------------------


def test_a_rule_is_told_in_its_sentence() -> None:
    """Under the pointer stands what `regola text` says, in all languages."""
    offset = BEAVERS.index("income of your") + 2
    found = hover(homebrew().analysis, PATH, offset, "it")
    assert found is not None
    for code in languages():
        said = api.text("beavers", FOLDER, language=code, style="reference")  # type: ignore[arg-type]
        assert said[1] in found.markdown
    assert "rendita" in found.markdown


def test_a_name_is_told_with_its_card() -> None:
    """Over a piece: its name in her language and its rules."""
    found = hover(homebrew().analysis, PATH, BEAVERS.index("put a dam") + 7, "es")
    assert found is not None
    assert found.markdown.startswith("**Presa** (piece)")


def test_each_rule_has_its_sentence_beside_it() -> None:
    """Two rules of the race, two of its piece."""
    said = [one.text for one in told_rules(homebrew().analysis, PATH, "en")]
    assert said == api.text("beavers", FOLDER, language="en", style="reference")


def test_a_deed_shows_what_goes_with_it() -> None:
    """While *put a dam* is written, the places of *put* are shown."""
    found = signature(homebrew().analysis, PATH, BEAVERS.index("put a dam") + 5, "it")
    assert found is not None
    assert found.label.startswith("put <")


def test_rules_that_no_example_shows_are_told() -> None:
    """The example that ships fails without any rule of the beavers, not without one more."""
    more = BEAVERS.replace(
        "    piece dam {", "    income of your mountains is 1 more\n    piece dam {", 1
    )
    for text, unshown in ((BEAVERS, []), (more, ["income of your mountains is 1 more"])):
        analysis = homebrew(text).analysis
        (one,) = coverables(analysis, PATH)
        found = shown_lines(analysis, PATH, one.reference)
        assert found is not None
        said = [analysis.sources[PATH].slice(each.span) for each in found if not each.is_shown]
        assert said == unshown


def test_examples_are_played() -> None:
    """One that holds, holds; with another number it is told where it fails."""
    (example,) = playables(homebrew().analysis, PATH)
    assert played(homebrew().analysis, PATH, example.title) == (True, ())
    wrong = homebrew(BEAVERS.replace("income: 7", "income: 8")).analysis
    found = played(wrong, PATH, example.title)
    assert found is not None
    assert not found[0]
    assert wrong.sources[PATH].slice(found[1][0].span) == "8"


# ---- names --------------------------------------------------------------------------------------


def test_a_thing_is_renamed_wherever_it_is_named() -> None:
    """In rules, headers and lines of examples; what it is called in print stays."""
    workspace = homebrew()
    named = occurrence_at(workspace.analysis, PATH, BEAVERS.index("piece dam") + 7)
    assert named is not None
    edits = renamed(workspace, named, "weir")
    assert not isinstance(edits, Refusal)
    text = BEAVERS
    for edit in sorted(edits, key=lambda one: one.span.start, reverse=True):
        text = text[: edit.span.start] + edit.replacement + text[edit.span.end :]
    assert homebrew(text).analysis.findings == ()
    assert "expect pieces: weir b, weir c, weir d" in text
    assert "in the region\n    income of your regions with a weir is 1 more" in text
    assert 'en "Dam" / "Dams"' in text


def test_what_is_no_id_is_refused() -> None:
    """Ids have small letters."""
    workspace = homebrew()
    named = occurrence_at(workspace.analysis, PATH, BEAVERS.index("race beavers") + 7)
    assert named is not None
    assert renamed(workspace, named, "Weir") == Refusal("no-id")


def test_a_name_that_is_taken_is_refused() -> None:
    """Two races of one id cannot be told apart."""
    workspace = homebrew()
    workspace.put("homebrew", "otters.regola", OTTERS)
    named = occurrence_at(workspace.analysis, PATH, BEAVERS.index("race beavers") + 7)
    assert named is not None
    assert renamed(workspace, named, "otters") == Refusal("breaks")


def test_what_ships_cannot_be_renamed() -> None:
    """It is declared in no file at hand."""
    workspace = homebrew()
    named = occurrence_at(workspace.analysis, PATH, BEAVERS.index("humans") + 2)
    assert named is not None
    assert named.reference == "small_world/race/humans"
    assert renamed(workspace, named, "people") == Refusal("not-here")


def test_names_are_found_where_they_stand() -> None:
    """Each place of a name covers just the name."""
    analysis = homebrew().analysis
    source = analysis.sources[PATH]
    dams = [one for one in occurrences(analysis, PATH) if one.reference.endswith("/dam")]
    assert {source.slice(one.span) for one in dams} == {"dam"}
    assert sum(one.is_declaration for one in dams) == 1
    # One is put, one pays, one is declared; then three, one, one and two, one and two lie there.
    assert len(dams) == 3 + 3 + 2 + 2 + 2


# ---- the shape of a file ------------------------------------------------------------------------


def test_a_file_is_outlined_and_folded() -> None:
    """The race with its piece, ruling and example."""
    analysis = homebrew().analysis
    (race,) = outline(analysis, PATH, "en")
    assert (race.name, race.detail) == ("beavers", "race Beaver")
    assert [one.kind for one in race.inner] == ["piece", "ruling", "example"]
    assert next(iter(foldings(analysis, PATH)))[1] == BEAVERS.rstrip("\n").count("\n") + 1
    assert [one.id for one in found_symbols(analysis, "bea")] == ["beavers"]


def test_words_are_sorted_apart() -> None:
    """In order, none over another, each sort by what it is."""
    analysis = homebrew().analysis
    found = sorted_tokens(analysis, PATH)
    assert all(one.span.end <= two.span.start for one, two in pairwise(found))
    sorts = {analysis.sources[PATH].slice(one.span): one.sort for one in reversed(found)}
    assert (sorts["race"], sorts["tokens"], sorts["conquer"], sorts["dam"]) == (
        "type",
        "property",
        "function",
        "class",
    )


def test_the_layout_is_that_of_fmt() -> None:
    """What is laid out stays; what does not parse is left alone."""
    assert formatted(homebrew().analysis, PATH) == BEAVERS
    ragged = BEAVERS.replace("    income of", "  income  of", 1)
    assert formatted(homebrew(ragged).analysis, PATH) == BEAVERS
    assert formatted(homebrew(f"{BEAVERS}}}").analysis, PATH) is None
