"""`regola check` finds what is wrong, shows it as asked, mends it, and remembers it."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path

import jsonschema
import pytest

from regola.commands.check import run
from regola.commands.console import Console
from regola.commands.language import command_words
from regola.commands.parser import parse
from regola.resources import dsl_text
from tests.support.english import english_sentences
from tests.support.inside import regola
from tests.support.packs import MISSPELT, OTTERS, pond

_CLEAN = "nothing found in 2 files with 1 item\n"


def test_of_a_faultless_pack_it_is_told_what_was_looked_at(tmp_path: Path) -> None:
    """The result is empty, and what was looked at stands beside it; the command ends with 0."""
    pond(tmp_path)

    ran = regola("check", folder=tmp_path)

    assert (ran.code, ran.output, ran.errors) == (0, "", _CLEAN)


def test_machines_are_told_nothing_beside_the_result(tmp_path: Path) -> None:
    """A format for machines says itself that there is nothing."""
    pond(tmp_path)

    ran = regola("check", "--format", "json", folder=tmp_path)

    assert (ran.code, ran.output, ran.errors) == (0, "[]\n", "")


def test_a_misspelt_word_is_told_in_italian(tmp_path: Path) -> None:
    """The place, the word and the one that was meant stand in the report; it ends with 1."""
    pond(tmp_path, MISSPELT)

    ran = regola("check", "--lang", "it", folder=tmp_path)

    assert ran.code == 1
    assert "otters.regola:4:" in ran.output
    assert "«conis»" in ran.output
    assert "«coins»" in ran.output
    assert english_sentences(ran.output.replace("once, at scoring: gain 17 conis", "")) == []


def test_json_fits_the_published_schema(tmp_path: Path) -> None:
    """The format stands alone on standard output, and places are those of the file."""
    pond(tmp_path, MISSPELT)

    ran = regola("check", "--format", "json", folder=tmp_path)

    found = json.loads(ran.output)
    jsonschema.validate(found, json.loads(dsl_text("schemas", "finding.schema.json")))
    assert (found[0]["file"], found[0]["line"], found[0]["column"]) == ("otters.regola", 4, 31)
    assert (found[0]["end_line"], found[0]["end_column"]) == (4, 36)


@pytest.mark.parametrize(("form", "start"), [("sarif", "{"), ("github", "::error file=ponds/")])
def test_other_formats_stand_alone(tmp_path: Path, form: str, start: str) -> None:
    """SARIF is one object; what GitHub reads starts at the folder that the command runs in."""
    (tmp_path / "ponds").mkdir()
    pond(tmp_path / "ponds", MISSPELT)

    ran = regola("check", "--format", form, folder=tmp_path)

    assert (ran.code, ran.errors) == (1, "")
    assert ran.output.startswith(start)


def test_a_text_on_standard_input_is_checked(tmp_path: Path) -> None:
    """It stands in for the file that holds the same item, so nothing counts as doubled."""
    pond(tmp_path)

    ran = regola(
        "check", "-", "--format", "json", folder=tmp_path, standard_input=MISSPELT.encode()
    )

    assert [(entry["file"], entry["slug"]) for entry in json.loads(ran.output)] == [
        ("-", "unknown-word")
    ]


def test_a_file_may_name_what_another_of_its_pack_declares(tmp_path: Path) -> None:
    """Checking one file reads the others too, and reports nothing that stands in them."""
    path = pond(tmp_path, OTTERS.replace("once, at scoring", "when you conquer a bog"))
    pond(tmp_path, _BOG + _MINKS, "others.regola")

    alone = regola("check", path, "--format", "json", folder=tmp_path)
    others = regola("check", "others.regola", "--format", "json", folder=tmp_path)

    assert {entry["file"] for entry in json.loads(alone.output)} <= {"otters.regola"}
    assert "unknown-word" not in alone.output
    assert "unknown-word" in others.output


_BOG = """terrain bog {
    name: it f "Torbiera" / "Torbiere", es f "Turbera" / "Turberas", en "Bog" / "Bogs"
}
"""
_MINKS = """race minks {
    name: it m "Visone" / "Visoni", es m "Visón" / "Visones", en "Mink" / "Minks"
    tokens: 5 of 10
    once, at scoring: gain 16 conis
}
"""


def test_fixes_are_made_and_counted(tmp_path: Path) -> None:
    """A byte order mark and carriage returns are gone after --fix."""
    path = pond(tmp_path)
    path.write_bytes(b"\xef\xbb\xbf" + OTTERS.replace("\n", "\r\n").encode())

    ran = regola("check", "--fix", folder=tmp_path)

    made = (
        "otters.regola:1: remove the mark\notters.regola:1: end every line with a line feed alone\n"
    )
    assert (ran.code, ran.errors) == (0, f"{made}2 findings mended\n{_CLEAN}")
    assert path.read_text(encoding="utf-8") == OTTERS


def test_standard_input_cannot_be_mended(tmp_path: Path) -> None:
    """There is no file to write to: a usage error."""
    assert regola("check", "-", "--fix", folder=tmp_path).code == 2


def test_known_findings_are_left_out(tmp_path: Path) -> None:
    """What the baseline knows is not shown; a new finding is."""
    path = pond(tmp_path, MISSPELT)
    assert regola("check", "--write-baseline", "known.json", folder=tmp_path).code == 0

    assert regola("check", "--baseline", "known.json", folder=tmp_path).code == 0
    path.write_text("\n" + MISSPELT.replace("tokens: 5", "tokns: 5"), encoding="utf-8")
    ran = regola("check", "--baseline", "known.json", "--format", "json", folder=tmp_path)

    assert "unknown-word" not in ran.output
    assert "tokns" in ran.output


def test_a_known_finding_that_is_gone_is_told(tmp_path: Path) -> None:
    """The author hears that the baseline may be written anew."""
    path = pond(tmp_path, MISSPELT)
    regola("check", "--write-baseline", "known.json", folder=tmp_path)
    path.write_text(OTTERS, encoding="utf-8")

    ran = regola("check", "--baseline", "known.json", folder=tmp_path)

    assert (ran.code, ran.errors) == (
        0,
        f"1 known finding is gone; write the baseline anew\n{_CLEAN}",
    )


def test_warnings_fail_unless_told_otherwise(tmp_path: Path) -> None:
    """An empty file is a warning: 1 by default, 0 with --fail-on error."""
    pond(tmp_path, "# to be written\n")

    assert regola("check", folder=tmp_path).code == 1
    assert regola("check", "--fail-on", "error", folder=tmp_path).code == 0


@pytest.mark.parametrize(
    ("stage", "line"),
    [
        ("tokens", "otters.regola:1:6 WORD otters"),
        ("tree", "Declaration"),
        ("meaning", "  reference: 'ponds/race/otters'"),
        ("ir", '{"format": 2, "file": "otters.regola"'),
    ],
)
def test_every_stage_can_be_printed(tmp_path: Path, stage: str, line: str) -> None:
    """The stage stands on standard output, alone."""
    pond(tmp_path)

    ran = regola("check", "--dump", stage, folder=tmp_path)

    assert (ran.code, ran.errors) == (0, "")
    assert any(each.startswith(line) for each in ran.output.splitlines())


@pytest.mark.parametrize(("size", "code"), [("100", 1), ("1k", 0), ("2M", 0), ("0", 2), ("1x", 2)])
def test_the_limit_on_files_is_obeyed(tmp_path: Path, size: str, code: int) -> None:
    """A file over the limit is a finding, a limit that makes no sense a usage error."""
    pond(tmp_path)

    assert regola("check", "--max-file", size, folder=tmp_path).code == code


def test_a_folder_of_no_pack_is_its_own_files_and_the_packs_in_it(tmp_path: Path) -> None:
    """What lies deeper is left alone unless it is named; a pack directly in it is checked."""
    (tmp_path / "pond").mkdir()
    pond(tmp_path / "pond", MISSPELT)
    (tmp_path / "drafts" / "old").mkdir(parents=True)
    (tmp_path / "drafts" / "old" / "otters.regola").write_text(MISSPELT, encoding="utf-8")
    (tmp_path / "voles.regola").write_text(MISSPELT, encoding="utf-8")

    at_hand = json.loads(regola("check", "--format", "json", folder=tmp_path).output)
    named = json.loads(regola("check", "drafts", "--format", "json", folder=tmp_path).output)

    slugs = {(entry["file"], entry["slug"]) for entry in at_hand}
    assert ("pond/otters.regola", "unknown-word") in slugs
    assert {name for name, _ in slugs if "old/" in name} == set()
    assert any(name.endswith("voles.regola") for name, _ in slugs)
    assert {entry["slug"] for entry in named} == {"unknown-word"}


def test_nothing_to_check_is_told(tmp_path: Path) -> None:
    """An empty folder is no clean pack."""
    ran = regola("check", "--lang", "it", folder=tmp_path)

    assert ran.code == 1
    assert ran.output.startswith("avviso[R0025]: In «.» non c'è alcun file di regole")


@pytest.mark.parametrize(
    ("name", "right"), [("voles.txt", "voles.regola"), ("voles.regola.txt", "voles.regola")]
)
def test_a_file_with_another_ending_is_told_with_its_right_name(
    tmp_path: Path, name: str, right: str
) -> None:
    """An editor put the ending there; beside rules only one behind theirs is meant for rules."""
    (tmp_path / name).write_text('race voles "Voles" {\n}\n', encoding="utf-8")
    (tmp_path / "readme.txt").write_text("My races.\n", encoding="utf-8")

    ran = regola("check", folder=tmp_path)

    assert ran.code == 1
    assert f"“{name}” is not read as rules" in ran.output
    assert f"Rename it to “{right}”" in ran.output
    assert ran.output.count("R0026") == 1


def test_who_names_the_file_of_a_pack_means_the_pack(tmp_path: Path) -> None:
    """It holds no rules of its own to be read."""
    pond(tmp_path, MISSPELT)

    ran = regola("check", "pack.yaml", folder=tmp_path)

    assert (ran.code, ran.output.count("error[")) == (1, 1)


def test_an_example_without_opponent_or_step_is_told_what_to_add(tmp_path: Path) -> None:
    """Nobody writes the lists that are too short, so it is said which line is missing."""
    example = 'example "alone" {\n region a: hill\n given ada: humans, spirit, a 1\n }'
    (tmp_path / "voles.regola").write_text(
        f'race voles "Voles" {{\n tokens: 5 of 10\n {example}\n}}\n', encoding="utf-8"
    )

    ran = regola("check", folder=tmp_path)

    assert "Add a line for each, such as “given bea: humans, spirit”" in ran.output
    assert "Add a line of what is played or looked at" in ran.output


def test_an_official_place_is_shown_with_its_line(tmp_path: Path) -> None:
    """A finding that points into the game quotes the line there."""
    reachable = "a region beside your regions is reachable"
    pond(tmp_path, OTTERS.replace("once, at scoring: gain 17 coins", reachable))

    ran = regola("check", folder=tmp_path)

    assert " --> conquest/base.regola:" in ran.output
    assert ran.output.count(f"{reachable}\n") == len(("here", "in the game"))


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("income of your hills is +1", "is 1 more"),
        ("gain 1 coin", "at scoring: gain 1 coin"),
        ("you gain 1 coin", "at scoring: gain 1 coin"),
        ("at scoring gain 1 coin", "“at scoring: gain 1 coin”"),
        ("income of my hills is 1 more", "“your”"),
        ("entrate of your hills is 1 more", "“income”"),
        ("income of your colline is 1 more", "“hills”"),
        ("quando conquisti una regione: gain 1 coin", "“when you conquer a region: gain"),
        ("monedas of your hills is 1 more", "“coins”"),
        ("segnalini: 5 of 10", "“tokens”"),
        ("piece shell", "open a brace"),
        ("is 1 more", "Begin like these"),
        ("income of hills is 1 more", "your forests"),
    ],
)
def test_what_beginners_write_gets_a_hint_that_helps(tmp_path: Path, line: str, hint: str) -> None:
    """Signs, deeds without a moment, a forgotten colon or brace, words of one's own language."""
    pond(tmp_path, OTTERS.replace("once, at scoring: gain 17 coins", line))

    ran = regola("check", folder=tmp_path)

    assert ran.code == 1
    assert hint in ran.output


def test_a_header_without_brace_or_of_another_language_is_understood(tmp_path: Path) -> None:
    """A kind in Italian is answered with the kind of the language, a lone header with the brace."""
    pond(tmp_path, OTTERS.replace("race", "razza"))
    pond(tmp_path, "race voles\n    tokens: 5 of 10\n", "voles.regola")

    ran = regola("check", folder=tmp_path)

    assert "Did you mean “race”?" in ran.output
    assert "“race voles” lacks its opening brace" in ran.output


@pytest.mark.parametrize("given", ["missing", "empty", "rules.ftl"])
def test_a_folder_without_a_language_is_refused(tmp_path: Path, given: str) -> None:
    """A folder that is missing, has no language or is a file is told, not passed over."""
    pond(tmp_path)
    (tmp_path / "empty").mkdir()
    (tmp_path / "rules.ftl").write_text("or = ou\n", encoding="utf-8")

    ran = regola("check", "--language-folder", given, folder=tmp_path)

    assert (ran.code, ran.output) == (2, "")
    assert given in ran.errors


def test_what_is_wrong_with_a_language_is_told_with_the_packs(tmp_path: Path) -> None:
    """A pattern that breaks off is told at its file and line."""
    pond(tmp_path)
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "rules.ftl").write_text("and = et\n\nor = { $x\n", encoding="utf-8")

    ran = regola("check", "--language-folder", "xx", folder=tmp_path)

    assert ran.code == 1
    assert "R0707" in ran.output
    assert "xx/rules.ftl:3:1" in ran.output


@pytest.mark.parametrize("given", ["words/xx", "pond/xx"])
def test_a_language_is_told_where_it_lies(tmp_path: Path, given: str) -> None:
    """In the pack or outside of it, the files are told where the folder was said to lie."""
    (tmp_path / "pond").mkdir()
    pond(tmp_path / "pond")
    (tmp_path / given).mkdir(parents=True)
    (tmp_path / given / "rules.ftl").write_text("or = { $x\n", encoding="utf-8")

    ran = regola("check", "pond", "--language-folder", given, "--format", "github", folder=tmp_path)
    told = regola("check", "pond", "--language-folder", given, folder=tmp_path)

    assert ran.code == 1
    assert f"::error file={given}/rules.ftl,line=1," in ran.output
    assert f"--> {given}/rules.ftl:1:1" in told.output


class _Typed(io.BytesIO):
    """Input from a terminal."""

    def isatty(self) -> bool:
        """Return that it is a terminal."""
        return True


class _Seen(io.StringIO):
    """Output on a terminal."""

    def isatty(self) -> bool:
        """Return that it is a terminal."""
        return True


@pytest.mark.parametrize(
    ("plain", "told"), [((), "1 file with 1 item"), (("--format", "json"), "")]
)
def test_somebody_at_a_terminal_reads_what_was_looked_at(
    tmp_path: Path, plain: tuple[str, ...], told: str
) -> None:
    """Where nothing is found one line tells of how much; what is for machines stays empty."""
    (tmp_path / "otters.regola").write_text(OTTERS, encoding="utf-8")
    words, screen = command_words("en"), _Seen()
    console = Console(
        words=words, standard_input=_Typed(), output=_Seen(), errors=screen, environment={}
    )
    with contextlib.chdir(tmp_path):
        code = run(parse(["check", *plain, "--lang", "en"], words), console)

    assert (code, told in screen.getvalue()) == (0, True)
    assert told or not screen.getvalue()
