"""What a pack needs is found beside it, from within the pack too, and never beyond a repository."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.language_server.documents import Documents
from tests.support.inside import regola

_HEAD = """id: {id}
names: {{it: {id}, es: {id}, en: {id}}}
version: "{version}"
licence: CC0-1.0
game: small_world
needs: [{needs}]
"""
_CAMPING = """power camping {
    name: it "Campo", es "Campo", en "Camping"
    tokens: TOKENS
    when you conquer a region: put a tent in the region
    piece tent {
        name: it f "Tenda" / "Tende", es f "Tienda" / "Tiendas", en "Tent" / "Tents"
        box: 20
        conquest cost of its region is 1 more
        when you lose its region: remove it
        when you decline: remove it
    }
}
"""
_TENTING = """power tenting {
    name: it "Telo", es "Lona", en "Tenting"
    tokens: 4
    income of your regions with a tent is 1 more
}
"""


def _pack(folder: Path, name: str, text: str, needs: str = "", version: str = "1.0") -> Path:
    folder.mkdir(parents=True)
    head = _HEAD.format(id=name, needs=needs, version=version)
    (folder / "pack.yaml").write_text(head, "utf-8")
    (folder / f"{name}.regola").write_text(text, "utf-8")
    return folder


def _both(folder: Path, tokens: str = "4") -> Path:
    _pack(folder / "camps", "camps", _CAMPING.replace("TOKENS", tokens))
    return _pack(folder / "tents", "tents", _TENTING, "camps")


@pytest.mark.parametrize(
    "command",
    [
        ("check",),
        ("check", "tents.regola"),
        ("fmt", "--check"),
        ("text", "tenting"),
        ("migrate",),
        ("bundle",),
        ("build",),
    ],
    ids=" ".join,
)
def test_commands_within_a_pack_find_what_it_needs(
    tmp_path: Path, command: tuple[str, ...]
) -> None:
    """The pack beside it is read, and nothing is missing."""
    ran = regola(*command, folder=_both(tmp_path))

    assert (ran.code, "R0902" in ran.output + ran.errors) == (0, False)


def test_findings_of_what_is_needed_are_told_there(tmp_path: Path) -> None:
    """Who checks a pack is not told what is wrong with another."""
    tents = _both(tmp_path, tokens="4 of 4")

    assert regola("check", folder=tmp_path / "camps").code == 1
    assert regola("check", folder=tents).code == 0


def test_a_piece_of_a_pack_that_is_needed_counts_as_there(tmp_path: Path) -> None:
    """Tents come into play with the other power, so that the income is paid in another game too."""
    told = regola("compat", "tents", "--into", "underground", folder=_both(tmp_path).parent)

    assert (told.code, told.output) == (0, "power/tenting  Tenting: as it is\n1 as it is\n")


def test_a_version_that_will_do_is_taken(tmp_path: Path) -> None:
    """Beside the pack lies one too old, among those that were installed the right one."""
    _pack(tmp_path / "camps", "camps", _CAMPING.replace("TOKENS", "4"))
    new = tmp_path / "added" / "camps"
    _pack(new, "camps", _CAMPING.replace("TOKENS", "4"), version="2.1")
    tents = _pack(tmp_path / "tents", "tents", _TENTING, '"camps >=2"')

    assert regola("check", folder=tents).code == 0


def test_beside_a_repository_lies_what_is_not_its_own(tmp_path: Path) -> None:
    """A pack that is the top of a repository needs what is in it, not what somebody has beside."""
    tents = _both(tmp_path)
    (tents / ".git").mkdir()

    assert "[R0902]" in regola("check", folder=tents).output


def test_packs_that_need_each_other_are_told(tmp_path: Path) -> None:
    """The circle is told from within one of the two."""
    _pack(tmp_path / "camps", "camps", _CAMPING.replace("TOKENS", "4"), "tents")
    tents = _pack(tmp_path / "tents", "tents", _TENTING, "camps")

    assert "[R0903]" in regola("check", folder=tents).output


def test_an_editor_sees_what_a_pack_needs(tmp_path: Path) -> None:
    """Who opens a file of the pack alone is told what `check` tells: nothing is missing."""
    file = _both(tmp_path) / "tents.regola"
    documents = Documents()

    named = documents.opened(file, _TENTING)

    found = documents.workspace.analysis.findings
    assert [one.slug for one in found if one.span.path.startswith(f"{named.pack}/")] == []
