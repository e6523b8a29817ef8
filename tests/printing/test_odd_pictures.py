"""Pictures as programs and cameras write them: a good page or a finding, whatever they hold."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from PIL import Image

from regola.drawings.pictures import Picture, as_drawing, fault_of, plain
from regola.printing.typesetting import made_small
from tests.printing.lanterns import written
from tests.support.inside import regola
from tests.support.sampling import sampled

_SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'
_GREEN = (0, 128, 0)
_RED = (200, 0, 0)


def _saved(picture: Image.Image, form: str, **how: object) -> bytes:
    written_to = io.BytesIO()
    picture.save(written_to, form, **how)
    return written_to.getvalue()


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
        b"\xef\xbb\xbf" + _SVG.format("<rect/>").encode(),
        b"\xef\xbb\xbf" + f'<?xml version="1.0"?>{_SVG.format("<rect/>")}'.encode(),
        f'<?xml version="1.0" encoding="UTF-16"?>{_SVG.format("<text>é</text>")}'.encode("utf-16"),
        f"<?xml version='1.0' encoding='ISO-8859-1'?>{_SVG.format('<text>é</text>')}".encode(
            "latin-1"
        ),
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
    data = f'<?xml version="1.0" encoding="{code}"?>{_SVG.format("<text>é</text>")}'
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
                b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 900"><rect/></svg>',
                "20 times",
            ),
            ("folk.jpg", _saved(Image.new("CMYK", (9, 9)), "JPEG"), "RGB"),
            ("folk.png", _saved(Image.new("RGB", (9, 9)), "PNG")[:-12], "damaged"),
            ("folk.png", b"", "damaged"),
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
