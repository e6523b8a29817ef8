"""A picture of one's own stands for its item wherever that is shown, and does no more than that."""

from __future__ import annotations

import base64
import io
import re
from pathlib import Path

import pdfplumber
import pytest
from PIL import Image

from regola.drawings.pictures import fault_of
from tests.support.inside import regola as quick
from tests.support.packs import pond
from tests.support.running import regola
from tests.support.system_packages import as_nobody, let_all_pass

_SPACE = 'xmlns="http://www.w3.org/2000/svg"'
_DRAWING = f'<svg {_SPACE} width="9" height="9">{{}}</svg>'
_ELSEWHERE = "http://example.org/a.css"


@pytest.mark.parametrize(
    "inside",
    [
        rf'<rect style="fill:u\72l({_ELSEWHERE})"/>',
        rf'<style>\@69mport "{_ELSEWHERE}";</style>',
        f'<style><g/>@import "{_ELSEWHERE}";</style>',
        f'<style>rect {{ fill: image-set("{_ELSEWHERE}" 1x) }}</style>',
        f'<rect fill="url(&quot;{_ELSEWHERE}&quot;)"/>',
        f'<g xml:base="{_ELSEWHERE}"><use href="#a"/></g>',
        f'<use href="{_ELSEWHERE}"/>',
        f'<?xml-stylesheet href="{_ELSEWHERE}"?>',
    ],
)
def test_what_is_fetched_is_foreign(inside: str) -> None:
    """In whatever way CSS or XML may name another place."""
    assert fault_of(_DRAWING.format(inside).encode(), "svg") == "foreign"


@pytest.mark.parametrize("name", ["set", "animate", "animateMotion", "animateTransform", "script"])
def test_what_moves_or_runs_is_a_script(name: str) -> None:
    """A picture stands still."""
    assert fault_of(_DRAWING.format(f"<rect><{name}/></rect>").encode(), "svg") == "script"


def test_plain_styles_are_allowed() -> None:
    """Colours, gradients of its own, what a drawing program notes for itself."""
    plain = (
        '<style>rect { fill: url(#a); stroke: #123 }</style><defs><linearGradient id="a"/></defs>'
        '<rect xmlns:i="urn:program" i:file="C:\\\\drawings\\\\a@2x" style="opacity:.5"/>'
    )
    assert fault_of(f'<?xml version="1.0"?>{_DRAWING.format(plain)}'.encode(), "svg") == ""


@pytest.mark.parametrize(
    "drawing",
    [
        *(
            f'<svg {told}><rect width="9" height="9"/></svg>'
            for told in (
                'viewBox="a b c d"',
                'viewBox="0 0 9"',
                'viewBox="0 0 0 9"',
                'viewBox="0 0 1e999 9"',
                'width="wide"',
                'height="-9"',
            )
        ),
        *(
            f'<svg viewBox="0 0 9 9">{told}</svg>'
            for told in (
                '<circle r="x"/>',
                '<path d="M0 NaN"/>',
                '<polygon points="0,0 9,zero"/>',
            )
        ),
    ],
)
def test_what_should_be_a_number_is_one(drawing: str) -> None:
    """Else there is an empty frame on paper: the view has a size, shapes have places."""
    assert fault_of(drawing.replace("<svg", f"<svg {_SPACE}", 1).encode(), "svg") == "numbers"


def test_a_drawing_draws_something() -> None:
    """A frame, groups and definitions alone show nothing."""
    assert fault_of(_DRAWING.format("<g><defs/></g>").encode(), "svg") == "empty"


@pytest.mark.parametrize(
    "told", ["", 'width="100%"', 'width="12mm" height="1e1"', 'viewBox="-4.5,-4.5 9 .9e1"']
)
def test_sizes_are_written_in_many_ways(told: str) -> None:
    """With units, with powers, with commas, or not at all."""
    drawing = f'<svg {_SPACE} {told}><path d="m0-.5h9z"/><circle r="1"/></svg>'
    assert fault_of(drawing.encode(), "svg") == ""


@pytest.mark.parametrize("progressive", [False, True])
def test_half_of_a_photograph_is_damaged(*, progressive: bool) -> None:
    """A decoder shows what there is of it, grey below: what has no end is none."""
    kept = io.BytesIO()
    Image.effect_noise((90, 90), 50).save(kept, "JPEG", progressive=progressive)
    whole = kept.getvalue()

    assert fault_of(whole, "jpg") == ""
    assert fault_of(whole + b"notes of a camera", "jpg") == ""
    assert fault_of(whole[: len(whole) // 2], "jpg") == "none"


@pytest.mark.parametrize(("called", "told"), [("Otters.PNG", True), ("geese.png", False)])
def test_a_card_tells_of_a_picture_that_was_meant_for_it(
    tmp_path: Path, called: str, *, told: bool
) -> None:
    """What is called nearly as the item is no picture of it; of what another lacks it is silent."""
    pond(tmp_path)
    (tmp_path / "pictures").mkdir()
    Image.new("RGB", (9, 9)).save(tmp_path / "pictures" / called, "PNG")

    ran = quick("card", "otters", "--svg", folder=tmp_path)

    assert (ran.code, "R1041" in ran.output + ran.errors) == (0, told)


def test_of_two_pictures_of_an_item_one_is_too_many(tmp_path: Path) -> None:
    """The first by name is shown, the other told with its place and the name of the first."""
    pond(tmp_path)
    (tmp_path / "pictures").mkdir()
    for name, form in (("otters.jpg", "JPEG"), ("otters.png", "PNG")):
        Image.new("RGB", (9, 9)).save(tmp_path / "pictures" / name, form)

    ran = quick("check", ".", folder=tmp_path)

    assert "R1041" in ran.output
    assert "pictures/otters.png:1:1" in ran.output
    assert "“otters” is shown by “otters.jpg” already" in ran.output


def test_endings_in_capitals_are_endings(tmp_path: Path) -> None:
    """A camera calls its pictures so: it stands in the place of the emblem."""
    pond(tmp_path)
    (tmp_path / "pictures").mkdir()
    Image.new("RGB", (9, 9)).save(tmp_path / "pictures" / "otters.PNG", "PNG")

    assert "R104" not in quick("check", ".", folder=tmp_path).output
    assert quick("card", "otters", "--svg", "--out", "card.svg", folder=tmp_path).code == 0
    drawn = re.findall(r"data:image/svg\+xml;base64,([^\"]+)", (tmp_path / "card.svg").read_text())
    assert any(b"data:image/png" in base64.b64decode(one) for one in drawn)


@pytest.mark.parametrize(("name", "form"), [("otters.png", "PNG"), ("otters.jpg", "JPEG")])
def test_a_photograph_stands_in_the_place_of_the_emblem(
    tmp_path: Path, name: str, form: str
) -> None:
    """On each of the 10 tokens, in its own dots."""
    _with_photograph(tmp_path, name, form)

    ran = regola("print", ".", "--only", "token", "--out", "out.pdf", folder=tmp_path)

    assert ran.code == 0, ran.errors
    with pdfplumber.open(tmp_path / "out.pdf") as pdf:
        shown = [one["srcsize"] for page in pdf.pages for one in page.images]
    assert len(shown) >= 10
    assert set(shown) == {(40, 30)}


_SHOWN = re.compile(r'<image [^>]*href="data:image/png;base64,([^"]+)"')
_WITHIN = re.compile(r"data:image/svg\+xml;base64,([^\"]+)")


def _with_photograph(folder: Path, name: str, form: str) -> None:
    """Write the pack of the otters with a red photograph of them, 40 dots wide and 30 high."""
    pond(folder)
    made = io.BytesIO()
    Image.new("RGB", (40, 30), (200, 30, 60)).save(made, form)
    (folder / "pictures").mkdir()
    (folder / "pictures" / name).write_bytes(made.getvalue())


def _is_the_photograph(told: str) -> bool:
    """Tell whether a picture on a page is as red as the photograph, and of its shape."""
    with Image.open(io.BytesIO(base64.b64decode(told))) as shown:
        middle = shown.convert("RGB").getpixel((shown.width // 2, shown.height // 2))
        assert isinstance(middle, tuple)
        same = all(abs(a - b) < 5 for a, b in zip(middle, (200, 30, 60), strict=True))
        return same and abs(shown.width / shown.height - 4 / 3) < 0.02


@pytest.mark.parametrize(("name", "form"), [("otters.png", "PNG"), ("otters.jpg", "JPEG")])
def test_it_stands_for_its_item_on_card_book_and_site(tmp_path: Path, name: str, form: str) -> None:
    """Each shows the one race once or more, and always by its photograph."""
    _with_photograph(tmp_path, name, form)
    for words in (
        ("card", "otters", "--svg", "--out", "card.svg"),
        ("book", ".", "--format", "html", "--out", "book.html"),
        ("build", "--out", "built"),
    ):
        ran = regola(*words, folder=tmp_path)
        assert ran.code == 0, ran.errors

    card = _WITHIN.findall((tmp_path / "card.svg").read_text())
    texts = {
        "card": "".join(base64.b64decode(one).decode() for one in card),
        "book": (tmp_path / "book.html").read_text(),
        "site": (tmp_path / "built" / "pages" / "en" / "ponds" / "race.html").read_text(),
    }
    for place, text in texts.items():
        shown = _SHOWN.findall(text)
        assert shown, place
        assert all(map(_is_the_photograph, shown)), place
        assert 'class="charge"' not in text, place


def test_it_stands_in_the_book_on_paper(tmp_path: Path) -> None:
    """Among the components and on the card of the race."""
    _with_photograph(tmp_path, "otters.png", "PNG")

    ran = regola("book", ".", "--out", "book.pdf", folder=tmp_path)

    assert ran.code == 0, ran.errors
    with pdfplumber.open(tmp_path / "book.pdf") as pdf:
        assert [len(page.images) for page in pdf.pages] == [2]


_COMMANDS = {
    "check": ("check", "."),
    "build": ("build",),
    "book": ("book", ".", "--format", "html"),
    "card": ("card", "otters"),
    "print": ("print", "."),
    "export": ("export", "images", "."),
}


@pytest.mark.parametrize("command", _COMMANDS)
def test_a_bad_one_is_told_by_all_that_would_show_it(tmp_path: Path, command: str) -> None:
    """A text called a PNG, and a drawing with a script: R1040 for both, and nothing is made."""
    pond(tmp_path)
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "otters.png").write_text("not a picture")
    (tmp_path / "pictures" / "otters.svg").write_text(_DRAWING.format("<script/>"))
    before = set(tmp_path.rglob("*"))

    ran = quick(*_COMMANDS[command], folder=tmp_path)

    assert ran.code == 1
    told = ran.output + ran.errors
    assert told.count("error[R1040]") == 2
    assert "pictures/otters.png" in told
    assert "pictures/otters.svg" in told
    assert set(tmp_path.rglob("*")) == before


@pytest.mark.needs("nobody")
def test_a_folder_that_may_not_be_looked_into_is_told(tmp_path: Path) -> None:
    """Else the race would be shown by an emblem, and nobody told why."""
    _with_photograph(tmp_path, "otters.png", "PNG")
    (tmp_path / "pictures").chmod(0)
    let_all_pass(tmp_path)

    ran = regola("check", folder=tmp_path, before=as_nobody())

    assert ran.code == 1
    assert "R0001" in ran.output
    assert " pictures:" in ran.output


def test_a_long_picture_fills_its_place_on_a_card(tmp_path: Path) -> None:
    """Of a strip whose middle square is green only that is seen, as high as it is wide."""
    pond(tmp_path)
    strip = Image.new("RGB", (300, 100), (250, 0, 250))
    strip.paste((0, 250, 0), (98, 0, 202, 100))
    (tmp_path / "pictures").mkdir()
    strip.save(tmp_path / "pictures" / "otters.png", "PNG")

    ran = regola("card", "otters", "--out", "card.png", folder=tmp_path)

    assert ran.code == 0, ran.errors
    with Image.open(tmp_path / "card.png") as card:
        rows = card.convert("RGB")
    shown = [(x, y, rows.getpixel((x, y))) for x in range(rows.width) for y in range(rows.height)]
    assert not any(one == (250, 0, 250) for _, _, one in shown)
    green = [(x, y) for x, y, one in shown if one == (0, 250, 0)]
    wide, high = (max(side) - min(side) for side in zip(*green, strict=True))
    assert abs(wide - high) <= 3


@pytest.mark.parametrize(
    ("drawing", "hint"),
    [
        (_DRAWING.format('<image href="data:image/png;base64,AAAA"/>'), "A picture that it holds"),
        ('<svg viewBox="0 0 5 5"><rect width="5" height="5"/></svg>', "xmlns"),
    ],
)
def test_a_drawing_that_would_show_nothing_is_told(tmp_path: Path, drawing: str, hint: str) -> None:
    """A picture in it that is none, and a drawing that no browser takes for one."""
    pond(tmp_path)
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / "otters.svg").write_text(drawing)
    ran = quick("check", ".", "--lang", "en", folder=tmp_path)
    assert ran.code == 1
    assert "error[R1040]" in ran.output
    assert hint in ran.output
