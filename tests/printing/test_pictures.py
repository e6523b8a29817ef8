"""A drawing that fetches, runs or moves anything is no picture, however it is written."""

from __future__ import annotations

import io
from pathlib import Path

import pdfplumber
import pytest
from PIL import Image

from regola.printing.pictures import fault_of
from tests.support.packs import pond
from tests.support.running import regola

_DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">{}</svg>'
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


@pytest.mark.parametrize(("name", "form"), [("otters.png", "PNG"), ("otters.jpg", "JPEG")])
def test_a_photograph_stands_in_the_place_of_the_emblem(
    tmp_path: Path, name: str, form: str
) -> None:
    """On each of the 10 tokens, in its own dots."""
    pond(tmp_path)
    made = io.BytesIO()
    Image.new("RGB", (40, 30), (200, 30, 60)).save(made, form)
    (tmp_path / "pictures").mkdir()
    (tmp_path / "pictures" / name).write_bytes(made.getvalue())

    ran = regola("print", ".", "--only", "token", "--out", "out.pdf", folder=tmp_path)

    assert ran.code == 0, ran.errors
    with pdfplumber.open(tmp_path / "out.pdf") as pdf:
        shown = [one["srcsize"] for page in pdf.pages for one in page.images]
    assert len(shown) >= 10
    assert set(shown) == {(40, 30)}
