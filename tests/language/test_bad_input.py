"""Whatever a file holds, it gets findings with their place: no traceback, no half an output."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from regola.compilation.language import language
from regola.findings import Sink
from regola.program.pack import manifest
from regola.sources import Source, decode
from regola.syntax.layout import laid_out
from tests.support.inside import regola
from tests.support.packs import MANIFEST, OTTERS, pond

BAD = Path(__file__).parent / "bad"
_EXPECTED = re.compile(r"# finds: (.+)$")
_BODY = "once, at scoring: gain 17 coins"


def _found(folder: Path) -> list[dict[str, object]]:
    ran = regola("check", "--format", "json", folder=folder)
    assert ran.code in (0, 1)
    assert ran.errors == ""
    found: list[dict[str, object]] = json.loads(ran.output)
    return found


@pytest.mark.parametrize("path", sorted(BAD.glob("*.regola")), ids=lambda path: path.stem)
def test_a_case_has_the_findings_it_names(tmp_path: Path, path: Path) -> None:
    """Each finding is on the line that says so, and there is no other of weight."""
    text = path.read_text(encoding="utf-8")
    expected = {
        (number, slug.strip())
        for number, line in enumerate(text.splitlines(), 1)
        if (match := _EXPECTED.search(line))
        for slug in match[1].split(",")
    }
    pond(tmp_path, text)

    found = _found(tmp_path)

    assert {(one["line"], one["slug"]) for one in found if one["severity"] != "info"} == expected
    assert all(one["code"] and one["message"] for one in found)


def _item(line: str) -> str:
    return OTTERS.replace(_BODY, line)


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        (b"", [(1, 1, "empty-file")]),
        (b"  \n\n# nothing yet\n", [(1, 1, "empty-file")]),
        (b"\xef\xbb\xbf" + OTTERS.encode(), [(1, 1, "byte-order-mark")]),
        (OTTERS.replace("\n", "\r\n").encode(), [(1, 14, "carriage-return")]),
        (_item("# caff\xe8").encode("latin-1"), [(4, 11, "not-utf-8")]),
        (OTTERS.encode("utf-16"), [(1, 1, "not-text")]),
        (_item(f"\0{_BODY}").encode(), [(4, 5, "control-character")]),
        (_item(f"{_BODY}\u202e").encode(), [(4, 36, "hidden-character")]),
        (b'"', [(1, 1, "lone-quote"), (1, 1, "line-outside-item")]),
        (b"}" * 1000, [(1, 1, "unmatched-brace")]),
        (_item("income of your hills is 1234567 more").encode(), [(4, 29, "number-too-long")]),
        # What stands beside the number is judged by no other: several coins are several.
        (_item("at scoring: gain 1234567 coins").encode(), [(4, 22, "number-too-long")]),
        (_item("at scoring: gain 1.5 coins").encode(), [(4, 22, "fraction")]),
        (OTTERS.replace('"Otter"', f'"{"O" * 101}"').encode(), [(2, 64, "name-too-long")]),
        (
            _item(f"income of {'(' * 33}your hills{')' * 33} is 1 more").encode(),
            [(4, 5, "nesting-too-deep")],
        ),
        (
            _item(f"income of a hill{' beside a hill' * 33} is 1 more").encode(),
            [(4, 456, "nesting-too-deep")],
        ),
        (("race a {" + "piece b {" * 33).encode(), [(1, 288, "nesting-too-deep")]),
    ],
    ids=lambda part: None if isinstance(part, bytes) else part[-1][-1],
)
def test_bytes_and_limits(
    tmp_path: Path, data: bytes, expected: list[tuple[int, int, str]]
) -> None:
    """Encodings, signs and each limit: the place and the slug."""
    pond(tmp_path).write_bytes(data)

    found = [(one["line"], one["column"], one["slug"]) for one in _found(tmp_path)]

    assert set(expected) <= set(found)


@pytest.mark.parametrize(
    ("text", "slugs"),
    [
        ("", {"missing-key"}),
        ("- a\n", {"missing-key"}),
        (f'{MANIFEST}licence: !!python/object/apply:os.system ["true"]\n', {"yaml-tag"}),
        ("a: &a [*a]\n", {"alias-cycle"}),
        ("<<: *nobody\n", {"yaml-syntax"}),
        ('id: "ponds\n', {"yaml-syntax"}),
        (f"id: {'[' * 100_000}", {"nesting-too-deep"}),
        (f"id: [{'a, ' * 10_001}]", {"yaml-too-large"}),
        (f"{MANIFEST}id: other\n", {"doubled-key"}),
        (MANIFEST.replace("ponds", "../ponds"), {"bad-identifier"}),
        (MANIFEST.replace("id: ponds", "id: 5"), {"wrong-value"}),
        (MANIFEST.replace('"0.1"', "banana"), {"bad-version"}),
        (MANIFEST.replace("it: Stagni, ", ""), {"missing-language"}),
        (MANIFEST.replace("{it: Stagni, es: Estanques, en: Ponds}", "none"), {"wrong-value"}),
        (MANIFEST.replace("small_world", "smal_world"), {"unknown-game"}),
        (f"{MANIFEST}needs: [smal_world]\n", {"unknown-pack"}),
        (f"{MANIFEST}needs: [ponds]\n", {"pack-cycle"}),
        (f"{MANIFEST}needs: [dungeon_digger]\n", {"pack-of-another-family"}),
        (f"{MANIFEST}needs: [conquest, conquest]\n", {"doubled-value"}),
        (MANIFEST.replace("small_world", "conquest"), {"unknown-game"}),
        (MANIFEST.replace("small_world", "homebrew_example"), {"unknown-game"}),
        (MANIFEST.replace("Stagni", '""'), {"wrong-value"}),
        (f"{MANIFEST}vocabulary: chess\n", {"unknown-vocabulary"}),
        (f"{MANIFEST}lizenz: MIT\n", {"unknown-key"}),
    ],
)
def test_manifests(tmp_path: Path, text: str, slugs: set[str]) -> None:
    """What `pack.yaml` may hold that it should not; `new` refuses to go on where nothing fits."""
    # In a folder of its own: `new` looks at packs that lie beside.
    folder = tmp_path / "ponds"
    folder.mkdir()
    pond(folder)
    (folder / "pack.yaml").write_text(text, encoding="utf-8")

    found = _found(folder)

    assert slugs <= {str(one["slug"]) for one in found}
    assert {one["file"] for one in found if one["slug"] in slugs} == {"pack.yaml"}
    assert regola("new", "race", "Herons", folder=folder).code in (0, 1)


@pytest.mark.parametrize(
    ("wrong", "slugs"),
    [
        ('names: {it: Stagni, es: Estanques, en: Ponds}\nname: "Ponds"', ["unknown-key"]),
        ("name: Ponds", ["unknown-key"]),
        ("names: Ponds", ["wrong-value"]),
        ("", ["missing-key"]),
    ],
)
def test_a_fault_of_the_manifest_hides_no_fault_of_its_items(
    tmp_path: Path, wrong: str, slugs: list[str]
) -> None:
    """As long as it is known which pack it is; a key under another name is told once."""
    pond(tmp_path).write_text(_item("income of your hils is 1 more"), encoding="utf-8")
    right = "names: {it: Stagni, es: Estanques, en: Ponds}"
    (tmp_path / "pack.yaml").write_text(MANIFEST.replace(right, wrong), encoding="utf-8")

    found = _found(tmp_path)

    assert [one["slug"] for one in found if one["file"] == "pack.yaml"] == slugs
    assert "unknown-word" in {one["slug"] for one in found}


def test_an_alias_bomb_is_defused(tmp_path: Path) -> None:
    """Nine levels of nine aliases would be hundreds of millions of values."""
    pond(tmp_path)
    levels = ["a: &a [x, x, x, x, x, x, x, x, x]"]
    levels += [
        f"{chr(97 + n)}: &{chr(97 + n)} [{', '.join(['*' + chr(96 + n)] * 9)}]" for n in range(1, 9)
    ]
    (tmp_path / "pack.yaml").write_text("\n".join(levels), encoding="utf-8")

    assert [one["slug"] for one in _found(tmp_path)] == ["yaml-too-large"]


def test_two_packs_of_one_id_are_told(tmp_path: Path) -> None:
    """Folders side by side whose manifests give the same id."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        pond(tmp_path / name)

    assert "doubled-pack" in {one["slug"] for one in _found(tmp_path)}


@pytest.mark.parametrize("path", sorted(BAD.glob("*.regola")), ids=lambda path: path.stem)
def test_mending_a_broken_file_breaks_no_more(tmp_path: Path, path: Path) -> None:
    """`check --fix` leaves no finding that was not there, and a second run changes nothing."""
    file = pond(tmp_path, path.read_text(encoding="utf-8"))
    before = {str(one["slug"]) for one in _found(tmp_path)}

    regola("check", "--fix", folder=tmp_path)
    mended = file.read_bytes()
    after = {str(one["slug"]) for one in _found(tmp_path)}
    regola("check", "--fix", folder=tmp_path)

    assert after <= before
    assert "curly-quote" not in after
    assert file.read_bytes() == mended


_PIECES = st.sampled_from(
    """
    race a {|piece b {|}|{|name:|"|"x"|“x”|,|:|;|\n|(|)|tokens: 5|1234567|at scoring:|if|and|or|when
    |income of your hills is 1 more|you may|\0|\ufeff|#|in decline,|once,|it m|é|../|{{ }}
    """.strip().split("|")
)


@given(st.lists(_PIECES, max_size=30).map(" ".join))
@settings(max_examples=150, deadline=None)
def test_no_jumble_of_words_raises(text: str) -> None:
    """Any order of pieces parses to something and findings; what parses cleanly is laid out."""
    sink = Sink()
    source = decode("jumble.regola", text.encode(), sink)
    assert source is not None
    parsed = language("conquest").parser.parse(source, sink)

    if not sink.has_errors:
        text = laid_out(parsed)
        again = language("conquest").parser.parse(Source("jumble.regola", text), sink)
        assert laid_out(again) == text


@given(st.text(alphabet="ab:-[]{}&*!|>\"'#\n ,", max_size=60))
@settings(max_examples=150, deadline=None)
def test_no_manifest_raises(text: str) -> None:
    """Any text is a manifest or gets a finding."""
    sink = Sink()

    assert manifest(Source("pack.yaml", text), sink) is not None or sink.has_errors
