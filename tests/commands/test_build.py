"""`regola build` writes what the packs at hand make, all or nothing."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import html5lib

from regola.resources import languages
from tests.support.inside import regola
from tests.support.packs import MISSPELT, OTTERS, pond
from tests.support.running import regola as in_process


def _files(folder: Path) -> dict[str, bytes]:
    """All files below a folder by their name in it."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_only_the_items_at_hand_are_written(tmp_path: Path) -> None:
    """Each item has its representation; nothing of the game it belongs to is written."""
    pond(tmp_path)

    ran = regola("build", folder=tmp_path)

    assert (ran.code, ran.errors) == (0, "")
    written = _files(tmp_path / "generated")
    assert json.loads(written["ir/ponds/race/otters.json"])["item"]["id"] == "otters"
    assert not any("small_world" in Path(name).parts for name in written)


def test_the_game_is_written_when_asked_for(tmp_path: Path) -> None:
    """With the game, its races have their files too, and another game of the family has none."""
    pond(tmp_path)

    assert regola("build", "--with-game", folder=tmp_path).code == 0

    written = _files(tmp_path / "generated")
    assert {"ir/ponds/race/otters.json", "ir/small_world/race/tritons.json"} <= written.keys()
    assert not any("underground" in Path(name).parts for name in written)


def test_a_build_is_the_same_everywhere(tmp_path: Path) -> None:
    """Neither the hash seed nor the folder, nor the time zone, shows in any byte."""
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        pond(tmp_path / name)
    regola("build", folder=tmp_path / "one")
    environment = {"PYTHONHASHSEED": "7", "TZ": "Asia/Tokyo", "LC_ALL": "es_ES.UTF-8"}
    in_process("build", "--out", "../out", folder=tmp_path / "two", environment=environment)

    assert _files(tmp_path / "one" / "generated") == _files(tmp_path / "out")


def test_an_error_writes_nothing(tmp_path: Path) -> None:
    """What does not check is not built, and no folder appears."""
    pond(tmp_path, MISSPELT)

    ran = regola("build", "--lang", "it", folder=tmp_path)

    assert (ran.code, ran.output) == (1, "")
    assert "niente di costruito" in ran.errors
    assert not (tmp_path / "generated").exists()


def test_check_tells_what_is_out_of_date(tmp_path: Path) -> None:
    """Before the build a file is missing, after it all agrees, after a change it is stale."""
    path = pond(tmp_path)
    assert regola("build", "--check", folder=tmp_path).code == 1
    regola("build", folder=tmp_path)
    assert regola("build", "--check", folder=tmp_path).code == 0

    path.write_text(OTTERS.replace("17", "18"), encoding="utf-8")
    ran = regola("build", "--check", folder=tmp_path)

    assert ran.code == 1
    assert "R1003" in ran.errors


def test_a_file_of_a_lost_item_goes(tmp_path: Path) -> None:
    """An item that is renamed takes its old files with it."""
    path = pond(tmp_path)
    regola("build", folder=tmp_path)
    path.write_text(OTTERS.replace("otters", "minks"), encoding="utf-8")

    regola("build", folder=tmp_path)

    names = _files(tmp_path / "generated").keys()
    assert "ir/ponds/race/minks.json" in names
    assert not any("otters" in name for name in names)


def test_watching_and_comparing_exclude_each_other(tmp_path: Path) -> None:
    """One writes, the other does not: a usage error."""
    assert regola("build", "--watch", "--check", folder=tmp_path).code == 2


def test_reports_on_a_pack_stand_beside_its_rules(tmp_path: Path) -> None:
    """In each language a page of pairs at home, one of the other game, both led to."""
    pond(tmp_path)

    regola("build", "--out", "site", folder=tmp_path)

    for language in languages():
        folder = tmp_path / "site" / "pages" / language
        contents = (folder / "index.html").read_text("utf-8")
        for name in ("combos_small_world_ponds.html", "compat_ponds_underground.html"):
            assert f'<a href="{name}">' in contents
            page = (folder / name).read_text("utf-8")
            html5lib.HTMLParser(strict=True).parse(page)
            assert f'<html lang="{language}">' in page
            # The frame is that of any page: search, the other languages, the foot.
            assert page.count('<form class="find"') == page.count('<footer class="site">') == 1
            assert all(f'href="../{other}/{name}"' in page for other in languages())


def test_the_change_log_of_a_pack_is_a_page(tmp_path: Path) -> None:
    """What `compare --bump` writes, and an author by hand; nothing of it runs in a browser."""
    pond(tmp_path)
    shutil.copytree(tmp_path, tmp_path.parent / "before")
    pond(tmp_path, OTTERS.replace("17 coins", "18 coins"))
    assert regola("compare", "../before", "--bump", "--lang", "en", folder=tmp_path).code == 1
    log = tmp_path / "CHANGELOG.md"
    by_hand = (
        "# Older\n\n<script>alert(1)</script> [x](javascript:alert(1)) ![y](https://a.example)\n"
    )
    log.write_text(f"{log.read_text('utf-8')}\n{by_hand}", encoding="utf-8")

    assert regola("build", "--out", "site", folder=tmp_path).code == 0

    for language in languages():
        folder = tmp_path / "site" / "pages" / language
        page = (folder / "changes_ponds.html").read_text("utf-8")
        html5lib.HTMLParser(strict=True).parse(page)
        assert '<a href="changes_ponds.html">' in (folder / "index.html").read_text("utf-8")
        assert "<strong>18</strong> coins" in page
        assert "<h2>Older</h2>" in page
        told = page.partition("<main")[2]
        assert not any(one in told for one in ("<script", 'href="javascript', "<img"))
