"""What a browser is answered on this machine, and what nobody else is."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from regola.files.desk import Desk
from regola.localisation import Words
from regola.resources import dsl_text
from regola.serving import Shelf, application
from regola.serving.application import LARGEST

SECRET = "a-secret"  # noqa: S105 - of this test
ADDRESS = "http://127.0.0.1:8765"
WORKBENCH = {"index.html": b"<html><body></body></html>", "main.js": b"1", "a.mjs": b"1"}


@pytest.fixture
def shelf() -> Shelf:
    """Hold a rulebook of one page."""
    made = Shelf(lambda: ({"index.html": b"the book", "it/otters.html": b"lontre"}, ""))
    made.renew()
    return made


@pytest.fixture
def stranger(tmp_path: Path, shelf: Shelf) -> Iterator[TestClient]:
    """Serve a pack; nobody has told this browser the secret."""
    (tmp_path / "pack.yaml").write_text("id: pond\n", encoding="utf-8")
    words = Words("en", {"commands.ftl": dsl_text("text", "en", "commands.ftl")})
    app = application([Desk(tmp_path)], shelf, WORKBENCH, SECRET, words)
    with TestClient(app, base_url=ADDRESS) as client:
        yield client


@pytest.fixture
def browser(stranger: TestClient) -> TestClient:
    """Open the address that the command prints."""
    assert stranger.get(f"/?token={SECRET}").status_code == 200
    return stranger


@pytest.mark.parametrize("path", ["/", "/packs", "/packs/0", "/rulebook/", "/workbench/main.js"])
def test_a_stranger_is_answered_nothing(stranger: TestClient, path: str) -> None:
    """Without the secret, with a wrong one, or from a page of another site."""
    assert stranger.get(path).status_code == 403
    assert stranger.get(path, params={"token": "guessed"}).status_code == 403
    assert stranger.get(path, params={"token": "indovinato è"}).status_code == 403
    stranger.get(f"/?token={SECRET}")
    assert stranger.get(path).status_code == 200
    assert stranger.get(path, headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert stranger.get(path, headers={"Host": "evil.example"}).status_code == 400


def test_the_secret_is_kept_from_scripts_and_other_sites(stranger: TestClient) -> None:
    """The cookie goes along with requests of our own pages, and no script reads it."""
    answer = stranger.get(f"/?token={SECRET}", follow_redirects=False)

    assert answer.status_code == 303
    assert answer.headers["location"] == "/"
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("regola-8765=")
    assert "httponly" in cookie
    assert "samesite=strict" in cookie


def test_no_other_site_writes(browser: TestClient, tmp_path: Path) -> None:
    """A request to write from elsewhere is refused, cookie or not."""
    asked = {"text": "id: stolen\n", "before": None}
    elsewhere = {"Sec-Fetch-Site": "cross-site", "Origin": "http://evil.example"}

    assert browser.put("/packs/0/new.regola", json=asked, headers=elsewhere).status_code == 403
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pack.yaml"]


def test_files_are_read_written_and_told_unchanged(browser: TestClient, tmp_path: Path) -> None:
    """An unchanged pack costs no text; one written meanwhile is not overwritten."""
    first = browser.get("/packs/0")
    tag = {"If-None-Match": first.headers["etag"]}
    known = first.json()["files"]["pack.yaml"]
    assert known["text"] == "id: pond\n"
    assert browser.get("/packs/0", headers=tag).status_code == 304

    asked = {"text": "id: pool\n", "before": known["digest"]}
    written = browser.put("/packs/0/pack.yaml", json=asked)

    assert written.status_code == 200
    assert (tmp_path / "pack.yaml").read_text(encoding="utf-8") == "id: pool\n"
    assert browser.get("/packs/0", headers=tag).status_code == 200
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    (pictures / "pond.png").write_bytes(b"\x89PNG")
    assert browser.get("/packs/0", headers=tag).json()["pictures"] == {
        "pictures/pond.png": "iVBORw=="
    }
    late = browser.put("/packs/0/pack.yaml", json=asked)
    assert late.status_code == 409
    assert late.json()["text"] == "id: pool\n"


@pytest.mark.parametrize(
    ("path", "data", "code"),
    [
        ("/packs/1/a.regola", b'{"text": "", "before": null}', 404),
        ("/packs/0/a.regola", b"no json", 400),
        ("/packs/0/a.regola", b"[]", 400),
        ("/packs/0/a.regola", b'{"text": 1}', 400),
        ("/packs/0/a.regola", b'{"text": "\\ud800"}', 400),
        ("/packs/0/..%2Fout.regola", b'{"text": ""}', 409),
        ("/packs/0/a.regola", b" " * (LARGEST + 1), 413),
    ],
)
def test_a_bad_request_writes_nothing(
    browser: TestClient, tmp_path: Path, path: str, data: bytes, code: int
) -> None:
    """It is refused by its number."""
    assert browser.put(path, content=data).status_code == code
    assert sorted(path.name for path in tmp_path.iterdir()) == ["pack.yaml"]
    assert not (tmp_path.parent / "out.regola").exists()


def test_the_workbench_knows_that_it_is_served(browser: TestClient) -> None:
    """Its page asks for packs; modules come as scripts, or browsers do not run them."""
    assert 'data-served="../packs"' in browser.get("/workbench/").text
    assert browser.get("/workbench/a.mjs").headers["content-type"].startswith("text/javascript")
    assert browser.get("/workbench/none.js").status_code == 404


def test_the_last_rulebook_stays_where_none_can_be_made(browser: TestClient, shelf: Shelf) -> None:
    """What is wrong is told, as text, on the first page."""
    assert browser.get("/rulebook/it/otters.html").text == "lontre"
    shelf._make = lambda: (None, "error <script>")
    shelf.renew()

    assert browser.get("/rulebook/").text == "the book"
    assert "error &lt;script&gt;" in browser.get("/").text


def test_before_the_first_rulebook_one_waits(stranger: TestClient, shelf: Shelf) -> None:
    """The page asks again by itself; with something wrong it says so and waits no more."""
    stranger.get(f"/?token={SECRET}")
    shelf._pages = None

    assert stranger.get("/rulebook/").headers["refresh"] == "2"
    shelf._make = lambda: (None, "an error")
    shelf.renew()
    answer = stranger.get("/rulebook/")
    assert "an error" in answer.text
    assert "refresh" not in answer.headers
