"""Findings come out in the formats that machines read."""

import json
from dataclasses import replace
from pathlib import Path

import jsonschema
from hypothesis import given
from hypothesis import strategies as st
from sarif.loader import load_sarif_file
from sarif_pydantic import Sarif

from regola.findings import Edit, Finding, Fix, label
from regola.findings.baseline import fingerprints
from regola.findings.render import Mark, render_github, render_json, render_sarif
from regola.findings.wording import finding_words
from regola.resources import dsl_text
from regola.sources import Source, Span
from tests.findings.conftest import Diagnose

SOURCE = Source("race/tritons à.regola", "race tritons {\nrace tritons {\n")
DOUBLED = Finding(
    "doubled-id",
    SOURCE.span(20, 27),
    (("id", "tritons"),),
    None,
    (label(SOURCE.span(5, 12), "first"),),
)
CURLY = Finding(
    "curly-quote",
    SOURCE.span(0, 1),
    (("character", "“"),),
    None,
    (),
    Fix("straighten", (), (Edit(SOURCE.span(0, 1), '"'),)),
)
MARK = Finding("byte-order-mark", Span.whole(SOURCE.path), fix=Fix("remove"))


def test_json_holds_the_keys_of_the_contract(diagnose: Diagnose) -> None:
    """Lines and columns count from 1, the end is exclusive, a finding without a fix says null."""
    assert json.loads(render_json(diagnose([DOUBLED], SOURCE))) == [
        {
            "code": "R0202",
            "slug": "doubled-id",
            "severity": "error",
            "confidence": "certain",
            "message": "The id “tritons” is given twice",
            "hint": "Choose another id for one of the two.",
            "file": "race/tritons à.regola",
            "line": 2,
            "column": 6,
            "end_line": 2,
            "end_column": 13,
            "related": [
                {
                    "file": "race/tritons à.regola",
                    "line": 1,
                    "column": 6,
                    "end_line": 1,
                    "end_column": 13,
                    "message": "first here",
                }
            ],
            "fix": None,
        }
    ]


def test_json_holds_the_edits_of_a_fix(diagnose: Diagnose) -> None:
    """An edit has a place and its replacement; a fix of the encoding has none."""
    curly, mark = json.loads(render_json(diagnose([CURLY, MARK], SOURCE)))
    assert curly["fix"]["description"] == "write straight quotation marks"
    assert [edit["replacement"] for edit in curly["fix"]["edits"]] == ['"']
    assert mark["fix"] == {"description": "remove the mark", "edits": []}
    assert mark["hint"] is None


def test_json_keeps_to_the_published_schema(diagnose: Diagnose) -> None:
    """With and without fix, hint and second places, and with none at all."""
    schema = json.loads(dsl_text("schemas", "finding.schema.json"))
    jsonschema.Draft202012Validator.check_schema(schema)
    for findings in ([DOUBLED, CURLY, MARK], []):
        jsonschema.validate(json.loads(render_json(diagnose(findings, SOURCE))), schema)


def test_sarif_names_rule_place_and_second_place(diagnose: Diagnose) -> None:
    """Columns are code points, paths are URIs, levels are those of SARIF."""
    log = json.loads(render_sarif(diagnose([DOUBLED, CURLY, MARK], SOURCE), finding_words("en")))
    (run,) = log["runs"]
    assert log["version"] == "2.1.0"
    assert run["columnKind"] == "unicodeCodePoints"
    assert [rule["id"] for rule in run["tool"]["driver"]["rules"]] == ["R0007", "R0105", "R0202"]
    doubled, curly, mark = run["results"]
    assert (doubled["ruleId"], doubled["ruleIndex"], doubled["level"]) == ("R0202", 2, "error")
    assert mark["level"] == "note"
    assert doubled["locations"][0]["physicalLocation"] == {
        "artifactLocation": {
            "uri": "race/tritons%20%C3%A0.regola",
            "uriBaseId": "%SRCROOT%",
        },
        "region": {"startLine": 2, "startColumn": 6, "endLine": 2, "endColumn": 13},
    }
    assert doubled["relatedLocations"][0]["message"] == {"text": "first here"}
    (change,) = curly["fixes"][0]["artifactChanges"]
    assert change["replacements"][0]["insertedContent"] == {"text": '"'}
    assert "fixes" not in mark


def test_sarif_is_read_by_others(diagnose: Diagnose, tmp_path: Path) -> None:
    """A model made of the schema, and a tool for such files, read what was written, in Italian."""
    words = finding_words("it")
    marks = [Mark("a"), Mark("b", known=True), Mark("c")]
    told = render_sarif(diagnose([DOUBLED, CURLY, MARK], SOURCE, language="it"), words, marks)
    [run] = Sarif.model_validate_json(told).runs
    results = run.results or []
    rules = run.tool.driver.rules or []
    assert [result.rule_id for result in results] == ["R0202", "R0105", "R0007"]
    assert [len(result.suppressions or []) for result in results] == [0, 1, 0]
    assert all(rule.help and rule.help.text.startswith(f"# {rule.id}") for rule in rules)
    assert "L’id" in rules[2].short_description.text or "id" in rules[2].short_description.text
    path = tmp_path / "found.sarif"
    path.write_text(told, "utf-8")
    [record, *_] = load_sarif_file(str(path)).get_records()
    assert (record["Severity"], record["Code"], record["Line"]) == ("error", "R0202", 2)


def test_sarif_knows_a_finding_again_when_lines_are_put_in_above_it() -> None:
    """What tells a finding from others is its text and its number among its likes."""
    moved = Source(SOURCE.path, f"# first\n{SOURCE.text}")
    below = replace(DOUBLED, span=moved.span(28, 35))
    one = fingerprints([DOUBLED, CURLY], {SOURCE.path: SOURCE})
    other = fingerprints([below], {moved.path: moved})
    assert one[0] == other[0]
    assert one[0] != one[1]


def test_sarif_rules_stand_in_the_order_of_their_codes(diagnose: Diagnose) -> None:
    """The order of findings does not show in the list of rules."""
    words = finding_words("it")
    logs = [
        json.loads(render_sarif(diagnose(findings, SOURCE, language="it"), words))
        for findings in ([DOUBLED, CURLY], [CURLY, DOUBLED])
    ]
    rules = [log["runs"][0]["tool"]["driver"]["rules"] for log in logs]
    assert rules[0] == rules[1]


def test_github_gets_one_command_a_finding(diagnose: Diagnose) -> None:
    """File, place and title are properties; second place and hint are lines of the message."""
    (command,) = render_github(diagnose([DOUBLED], SOURCE), "content/{}".format)
    assert command == (
        "::error file=content/race/tritons à.regola,line=2,endLine=2,col=6,endColumn=13,"
        "title=R0202 doubled-id::The id “tritons” is given twice"
        "%0Arace/tritons à.regola:1: first here%0AChoose another id for one of the two.\n"
    )


def test_github_commands_cannot_be_forged(diagnose: Diagnose) -> None:
    """Percent signs, colons, commas and line breaks of a path or a text stay inside their part."""
    path = "a,b:c%\n::error::x"
    found = Finding("unknown-word", Span.whole(path), (("word", "%0A::error::\n"),))
    (command,) = render_github(diagnose([found], Source(path, "x")))
    assert command.count("\n") == 1
    assert "file=a%2Cb%3Ac%25%0A%3A%3Aerror%3A%3Ax," in command
    assert "“%250A::error::␊”" in command


@given(word=st.text(), path=st.text(min_size=1))
def test_every_text_makes_well_formed_output(word: str, path: str) -> None:
    """Whatever stands in a file, JSON and SARIF can be read again and a command is one line."""
    from regola.findings import registry
    from regola.findings.wording import diagnose_all

    words = finding_words("es")
    found = Finding("unknown-word", Span.whole(path), (("word", word),))
    diagnostics = diagnose_all([found], {}, words, registry())
    assert json.loads(render_json(diagnostics))[0]["file"] == path
    assert json.loads(render_sarif(diagnostics, words))["runs"]
    (command,) = render_github(diagnostics)
    assert len(command.splitlines()) >= 1
    assert command.count("\n") == 1


def test_a_file_name_that_is_not_utf_8_can_be_shown(diagnose: Diagnose) -> None:
    """The bytes that are no text are replaced in every format."""
    found = Finding("not-text", Span.whole("caf\udce9.regola"))
    diagnostics = diagnose([found])
    shown = [render_json(diagnostics), *render_github(diagnostics)]
    shown.append(render_sarif(diagnostics, finding_words("en")))
    assert all("caf?.regola" in text or "caf%3F.regola" in text for text in shown)
    assert all(text.encode("utf-8") for text in shown)
