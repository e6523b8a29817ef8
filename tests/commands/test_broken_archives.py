"""Archives that are broken, odd or made to do harm: nothing of them is laid out."""

from __future__ import annotations

import io
import json
import tarfile
import zipfile
from pathlib import Path

import pytest

from regola.files import archives
from tests.support.inside import regola
from tests.support.others import HEAD, files, pack, refused


def test_what_is_no_archive_matters_only_where_something_is_missed(
    index: Path, table: Path
) -> None:
    """Photographs may lie beside an archive; a folder named as an index is said to be broken."""
    (index / "photos.zip").write_bytes(b"no archive")
    told = "photos.zip cannot be read and offers nothing"

    alone = regola("add", index / "ponds-1.0.zip", "--lang", "en", folder=table)
    named = regola("add", "reeds", "--index", index, "--lang", "en", folder=table)
    moss = pack(index / "work", "moss", "1.0", '"mist >=1.0"')
    with zipfile.ZipFile(index / "moss-1.0.zip", "w") as archive:
        for path in moss.iterdir():
            archive.write(path, f"moss/{path.name}")
    missed = regola("add", index / "moss-1.0.zip", "--lang", "en", folder=table)

    assert (alone.code, told in alone.errors) == (0, False)
    assert (named.code, told in named.errors) == (0, True)
    assert (missed.code, told in missed.errors) == (1, True)


def test_rules_beside_the_folder_of_the_pack_stay_and_are_counted(index: Path, table: Path) -> None:
    """Of an archive that somebody added to, what lies outside the pack is not taken."""
    with zipfile.ZipFile(index / "ponds-1.0.zip", "a") as archive:
        archive.writestr("stray.regola", "power stray {\n}\n")

    ran = regola("add", index / "ponds-1.0.zip", "--lang", "en", folder=table)

    assert ran.code == 0
    assert "ponds: 1 file stays in the archive" in ran.errors
    assert not any("stray" in name for name in files(table))


def test_an_archive_that_was_changed_is_refused(index: Path, table: Path) -> None:
    """Each file must be the one that was packed; none may be put in."""
    for change in ("power.regola", "more.regola"):
        path = index / "ponds-2.0.zip"
        with zipfile.ZipFile(path) as archive:
            files = {name: archive.read(name) for name in archive.namelist()}
        files[f"ponds/{change}"] = b"power other {\n    tokens: 9\n}\n"
        changed = table.parent / "changed.zip"
        with zipfile.ZipFile(changed, "w") as archive:
            for name, data in files.items():
                archive.writestr(name, data)
        refused(regola("add", changed, folder=table), table, "R1035")


@pytest.mark.filterwarnings("ignore:Duplicate name")
@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["../out/pack.yaml"], "R1032"),
        (["/etc/pack.yaml"], "R1032"),
        (["a/pack.yaml", "b/pack.yaml"], "R1036"),
        (["a/readme.md"], "R1036"),
        (["a/pack.yaml", "a/otters.regola", "a/otters.regola"], "R1042"),
        (["a/pack.yaml", "a/otters.regola", "a/Otters.regola"], "R1042"),
    ],
)
def test_archives_that_are_no_pack_are_refused(table: Path, names: list[str], code: str) -> None:
    """Names that lead out, or that are one on some systems; several packs, none at all."""
    with zipfile.ZipFile(table.parent / "odd.zip", "w") as archive:
        for name in names:
            archive.writestr(name, "id: a\n")
    refused(regola("add", "../odd.zip", folder=table), table, code)
    assert not (table.parent / "out").exists()


@pytest.mark.parametrize("kind", [tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.FIFOTYPE])
def test_a_link_in_the_place_of_a_file_is_refused(kind: bytes, table: Path) -> None:
    """It is not passed over: what is installed would be another pack than the one that was made."""
    head = HEAD.format(id="ponds", version="1.0", needs="").encode()
    with tarfile.open(table.parent / "odd.tar", "w") as archive:
        plain = tarfile.TarInfo("ponds/pack.yaml")
        plain.size = len(head)
        archive.addfile(plain, io.BytesIO(head))
        odd = tarfile.TarInfo("ponds/otters.regola")
        odd.type, odd.linkname = kind, "ponds/pack.yaml"
        archive.addfile(odd)

    refused(regola("add", "../odd.tar", folder=table), table, "R1043")


def test_pictures_of_an_archive_stay_in_it(table: Path) -> None:
    """A drawing may name what lies elsewhere: it is neither packed nor laid out."""
    made = pack(table.parent / "mine", "moss", "3.0")
    (made / "moss.svg").write_text('<svg><image href="https://example.org/x"/></svg>', "utf-8")
    with zipfile.ZipFile(table.parent / "moss.zip", "w") as archive:
        for path in made.iterdir():
            archive.write(path, f"moss/{path.name}")
    ran = regola("add", "../moss.zip", folder=table)
    assert ran.code == 0
    assert "moss: 1 file stays in the archive" in ran.errors
    assert set(files(table / "added" / "moss")) == {"pack.yaml", "power.regola"}


def test_a_damaged_archive_is_refused(index: Path, table: Path) -> None:
    """A stream that cannot be unpacked, and one whose checksum at its end is wrong."""
    head = (index / "work" / "ponds" / "pack.yaml").read_bytes()
    long = table.parent / "long.zip"
    with zipfile.ZipFile(long, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("ponds/pack.yaml", head + b"# a note\n" * 200)
    data = bytearray(long.read_bytes())
    data[60:90] = bytes(30)
    long.write_bytes(data)
    refused(regola("add", long, folder=table), table, "R1030")

    packed = table.parent / "ponds.tar.gz"
    with tarfile.open(packed, "w:gz") as archive:
        archive.add(index / "work" / "ponds", "ponds")
    data = bytearray(packed.read_bytes())
    data[-8] ^= 1
    packed.write_bytes(data)
    refused(regola("add", packed, folder=table), table, "R1030")


def test_an_archive_of_nonsense_spoils_no_other_beside_it(index: Path, table: Path) -> None:
    """Whatever its list of checksums is: it is refused, and the others of the folder serve."""
    for number, told in enumerate(([[1, "x"], ["a", "b"]], [1], {"power.regola": 3}, None)):
        with zipfile.ZipFile(index / f"bad{number}.zip", "w") as archive:
            archive.writestr("bad/pack.yaml", HEAD.format(id="bad", version="1.0", needs=""))
            archive.writestr("bad/bundle.json", json.dumps({"format": 1, "files": told}))
        ran = regola("add", index / f"bad{number}.zip", folder=table)
        refused(ran, table, "R1035")
    ran = regola("add", index / "reeds-1.0.zip", folder=table)
    assert (ran.code, "bad" in ran.errors) == (0, False)
    ran = regola("add", "ponds==2.0", "--index", index, folder=table)
    assert all(f"bad{number}.zip" in ran.errors for number in range(4))


def test_a_packed_stream_has_a_bound_also_in_what_nobody_reads(
    index: Path, table: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A picture that unpacks to more than any pack has is as much to unpack as a rule."""
    monkeypatch.setattr(archives, "_MOST_PACKED", 50_000)
    for name, size in (("small.tar.gz", 10_000), ("large.tar.gz", 60_000)):
        with tarfile.open(index / name, "w:gz") as archive:
            archive.add(index / "work" / "ponds", "ponds")
            picture = tarfile.TarInfo("ponds/otter.png")
            picture.size = size
            archive.addfile(picture, io.BytesIO(bytes(size)))
    refused(regola("add", index / "large.tar.gz", folder=table), table, "R1031")
    assert regola("add", index / "small.tar.gz", folder=table).code == 0


def test_hidden_files_stay_in_the_archive(index: Path, table: Path) -> None:
    """Settings of programs are no part of a pack."""
    path = index / "moss.zip"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("moss/pack.yaml", HEAD.format(id="moss", version="1.0", needs=""))
        archive.writestr("moss/.github/workflows/x.yml", "on: push")
    ran = regola("add", path, "--lang", "en", folder=table)
    assert ran.code == 0, ran.errors
    assert "1 file stays in the archive" in ran.errors
    assert not (table / "added" / "moss" / ".github").exists()
