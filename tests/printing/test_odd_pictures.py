"""Pictures as programs and cameras write them: a good page or a finding, whatever they hold."""

from __future__ import annotations

import io
from base64 import b64encode
from pathlib import Path

import pytest
from PIL import Image

from regola.drawings.pictures import Picture, as_drawing, fault_of, plain
from regola.printing.typesetting import made_small
from tests.printing.lanterns import written
from tests.support.inside import regola
from tests.support.sampling import sampled

_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'
_SHAPE = "<rect width='9' height='9'/>"
_LETTER = "<text y='8'>é</text>"
_GREEN = (0, 128, 0)
_RED = (200, 0, 0)


def _saved(picture: Image.Image, form: str, **how: object) -> bytes:
    written_to = io.BytesIO()
    picture.save(written_to, form, **how)
    return written_to.getvalue()


def _drawn(shapes: str) -> bytes:
    return _SVG.format(shapes).encode()


def _corners(turning: int) -> Image.Image:
    """Return a picture as a camera keeps one whose upper left is red, held as a number tells."""
    upright = Image.new("RGB", (64, 48), _GREEN)
    upright.paste(_RED, (0, 0, 16, 16))
    # What undoes each orientation, as the standard tells where row 0 and column 0 are seen.
    undone = {
        1: (),
        2: (Image.Transpose.FLIP_LEFT_RIGHT,),
        3: (Image.Transpose.ROTATE_180,),
        4: (Image.Transpose.FLIP_TOP_BOTTOM,),
        5: (Image.Transpose.TRANSPOSE,),
        6: (Image.Transpose.ROTATE_90,),
        7: (Image.Transpose.TRANSVERSE,),
        8: (Image.Transpose.ROTATE_270,),
    }
    for one in undone[turning]:
        upright = upright.transpose(one)
    return upright


@pytest.mark.parametrize("turning", range(1, 9))
def test_a_photograph_is_shown_as_it_was_held(turning: int) -> None:
    """Its red corner is seen in the upper left, and it is wider than high."""
    told = Image.Exif()
    told[274] = turning
    data = _saved(_corners(turning), "JPEG", exif=told, quality=95)

    (made,) = made_small([Picture("a.jpg", "jpg", data)])

    with Image.open(io.BytesIO(made)) as small:
        seen = small.convert("RGB")
    assert seen.width > seen.height
    places = [(x, y) for x in (4, seen.width - 5) for y in (4, seen.height - 5)]
    reds = [place for place in places if seen.getpixel(place)[0] > 150]  # type: ignore[index]
    assert reds == [(4, 4)]


@pytest.mark.parametrize(
    "exif", [b"", b"Exif\0\0", b"Exif\0\0II*\0\xff\xff\xff\xff", b"Exif\0\0XX"]
)
def test_what_a_camera_tells_may_be_broken(exif: bytes) -> None:
    """Then the picture is shown as it lies."""
    data = _saved(Image.new("RGB", (8, 6), _GREEN), "JPEG", exif=exif)
    assert b'viewBox="0 0 8 6"' in as_drawing(Picture("a.jpg", "jpg", data))


@pytest.mark.parametrize(
    "data",
    [
        b"\xef\xbb\xbf" + _SVG.format(_SHAPE).encode(),
        b"\xef\xbb\xbf" + f'<?xml version="1.0"?>{_SVG.format(_SHAPE)}'.encode(),
        f'<?xml version="1.0" encoding="UTF-16"?>{_SVG.format(_LETTER)}'.encode("utf-16"),
        f"<?xml version='1.0' encoding='ISO-8859-1'?>{_SVG.format(_LETTER)}".encode("latin-1"),
    ],
    ids=["mark", "mark and declaration", "utf-16", "latin-1"],
)
def test_drawings_are_read_in_the_letters_that_they_are_written_in(
    tmp_path: Path, data: bytes
) -> None:
    """What programs for drawing write is shown, not refused."""
    pictures = written(tmp_path) / "pictures"
    pictures.mkdir()
    (pictures / "lantern_folk.svg").write_bytes(data)
    words = ("--lang", "en", "--out", "card.png")

    made = regola("card", "lantern_folk", *words, folder=tmp_path / "lanterns")

    assert made.code == 0, made.errors
    shown = plain(Picture("a.svg", "svg", data)).data.decode()
    assert shown.startswith("<svg")
    assert "text" not in shown or "é" in shown


@pytest.mark.parametrize("code", ["no-such-code", "hex", "utf-8"])
def test_a_code_that_is_none_is_a_fault(code: str) -> None:
    """Letters that cannot be read are no drawing."""
    data = f'<?xml version="1.0" encoding="{code}"?>{_SVG.format(_LETTER)}'
    picture = plain(Picture("a.svg", "svg", data.encode("latin-1")))
    assert fault_of(picture.data, "svg") == "none"


@pytest.mark.parametrize(
    ("name", "data", "told"),
    sampled(
        [
            ("folk.png", _saved(Image.new("RGB", (1, 5000)), "PNG"), "20 times"),
            ("folk.jpg", _saved(Image.new("RGB", (4000, 9)), "JPEG"), "20 times"),
            (
                "folk.svg",
                _drawn(_SHAPE).replace(b"0 0 9 9", b"0 0 1 900"),
                "20 times",
            ),
            ("folk.jpg", _saved(Image.new("CMYK", (9, 9)), "JPEG"), "RGB"),
            ("folk.png", _saved(Image.new("RGB", (9, 9)), "PNG")[:-12], "damaged"),
            ("folk.png", b"", "damaged"),
            ("folk.png", _saved(Image.new("RGBA", (9, 9)), "PNG"), "Nothing is seen"),
            ("folk.svg", _drawn('<circle cx="1e30" cy="4" r="4"/>'), "Nothing is seen"),
            ("folk.svg", _drawn('<path d="M0 0 L9 Q"/>'), "Nothing is seen"),
        ],
        4,
    ),
)
def test_what_cannot_be_shown_well_is_told(
    tmp_path: Path, name: str, data: bytes, told: str
) -> None:
    """What is a line, colours of a press, half a picture: a finding that tells what to do."""
    pictures = written(tmp_path) / "pictures"
    pictures.mkdir()
    (pictures / name.replace("folk", "lantern_folk")).write_bytes(data)

    ran = regola("check", "lanterns", "--lang", "en", folder=tmp_path)

    assert ran.code == 1
    assert "R1040" in ran.output
    assert told in ran.output


@pytest.mark.parametrize(
    "data",
    [
        _saved(Image.new("RGB", (20, 20), _GREEN), "PNG") + b"and more" * 99,
        _saved(Image.new("P", (20, 20)), "PNG"),
        _saved(Image.new("I;16", (20, 20)), "PNG"),
        _saved(Image.new("LA", (20, 20)), "PNG"),
        _saved(
            Image.new("RGB", (20, 20)),
            "PNG",
            save_all=True,
            append_images=[Image.new("RGB", (20, 20), _RED)],
        ),
    ],
    ids=["more behind it", "palette", "16 bits", "grey", "moving"],
)
def test_kinds_of_png_are_shown(data: bytes) -> None:
    """Each is sound, and drawn; of one that moves its first picture."""
    assert fault_of(data, "png") == ""
    (made,) = made_small([Picture("a.png", "png", data)])
    assert made.startswith(b"\x89PNG")


def _repeated(times: int, levels: int) -> str:
    """Return groups that are used in each other, a circle as often as the times of all levels."""
    groups = (
        f'<g id="g{level}">' + f'<use href="#g{level - 1}"/>' * times + "</g>"
        for level in range(1, levels + 1)
    )
    circle = '<g id="g0"><circle cx="4" cy="4" r="4"/></g>'
    return f'<defs>{circle}{"".join(groups)}</defs><use href="#g{levels}"/>'


@pytest.mark.parametrize(
    ("shapes", "fault"),
    [
        ("<g>" * 90 + _SHAPE + "</g>" * 90, ""),
        ("<g>" * 100 + _SHAPE + "</g>" * 100, "deep"),
        ("<g>" * 20_000 + _SHAPE + "</g>" * 20_000, "deep"),
        (_SHAPE * 19_000, ""),
        (_SHAPE * 20_000, "many"),
        # Groups and uses count as well as circles.
        (_repeated(10, 3), ""),
        (_repeated(10, 4), "many"),
        ('<g id="a"><use href="#a"/></g>', "deep"),
        (f'<path d="M0 0 {"L1.5 2.5 " * 19_000}"/>', ""),
        (f'<path d="M0 0 {"L1.5 2.5 " * 20_000}"/>', "many"),
        (f'<text y="8">{"a" * 20_001}</text>', "many"),
        ('<filter id="f"><feTurbulence numOctaves="100000"/></filter>' + _SHAPE, "filter"),
        (
            '<style>.a{fill:url(#p)}</style><pattern id="p" width="9" height="9">'
            + _SHAPE * 300
            + "</pattern>"
            + '<rect class="a"/>' * 99,
            "many",
        ),
    ],
)
def test_what_is_too_much_to_draw_is_a_fault(shapes: str, fault: str) -> None:
    """Little text may stand for work without end: repeats are followed, up to a bound."""
    assert fault_of(_drawn(shapes), "svg") == fault


def test_pictures_in_a_drawing_have_so_many_dots_together() -> None:
    """One of nine million dots may be drawn four times, not five."""
    held = b64encode(_saved(Image.new("1", (3000, 3000)), "PNG")).decode()
    image = f'<image width="9" height="9" href="data:image/png;base64,{held}"/>'

    assert fault_of(_drawn(image * 4), "svg") == ""
    assert fault_of(_drawn(image * 5), "svg") == "dots"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("pictures/lantern_folk.gif", "PNG, JPEG or SVG"),
        ("pictures/lantern_folk.HEIC", "PNG, JPEG or SVG"),
        ("Pictures/lantern_folk.png", "called `pictures`"),
    ],
)
def test_what_nobody_would_look_at_is_told(tmp_path: Path, name: str, told: str) -> None:
    """A picture of another format, or in a folder of nearly the right name."""
    path = written(tmp_path) / name
    path.parent.mkdir()
    path.write_bytes(_saved(Image.new("RGB", (9, 9)), "PNG"))

    ran = regola("check", "lanterns", "--lang", "en", folder=tmp_path)

    assert ran.code == 1
    assert "R1041" in ran.output
    assert told in ran.output
