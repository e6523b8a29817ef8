"""`regola translate`, `text` and `patterns` with what translators write, as from the terminal."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import polib
import pytest

from tests.support.inside import regola
from tests.support.packs import OTTERS, pond
from tests.text.french import FOLDER

HAND = "Una volta sola, al punteggio, ti spettano 17 monete."


def written(folder: Path, text: str = HAND) -> Path:
    """Write a pack and its Italian catalogue, with a text by hand; return the catalogue's path."""
    pond(folder)
    assert regola("translate", "--into", "it", folder=folder).code == 0
    path = folder / "texts" / "it.po"
    catalogue = polib.pofile(str(path), wrapwidth=0)
    catalogue[0].msgstr = text
    catalogue.save(str(path))
    return path


def shown(folder: Path, style: str = "reference") -> str:
    """Return what the item says in Italian."""
    return regola("text", "otters", "--lang", "it", "--style", style, folder=folder).output


def generated(folder: Path) -> str:
    """Return the generated text of the item, which stands in the catalogue's comment."""
    [entry] = polib.pofile(str(folder / "texts" / "it.po"))
    return str(entry.comment.partition("generated: ")[2])


def fitting(folder: Path) -> str:
    """Return a text by hand that has the numbers and terms of the generated one, whatever it is."""
    return generated(folder).replace(", ", ": ", 1)


def test_a_catalogue_is_written_and_used(tmp_path: Path) -> None:
    """Each rule gets an entry; a text in it stands in for the generated one, and is marked."""
    path = written(tmp_path, "")
    [entry] = polib.pofile(str(path))
    assert (entry.msgctxt, entry.occurrences) == ("ponds/race/otters#1", [("otters.regola", "4")])
    text = fitting(tmp_path)
    written(tmp_path, text)
    assert shown(tmp_path) == f"{text} (scritto a mano)\n"
    assert shown(tmp_path, "chip") != f"{text} (scritto a mano)\n"


def test_updating_keeps_what_was_written(tmp_path: Path) -> None:
    """A second run changes no byte; a changed meaning marks the text, which is not shown then."""
    path = written(tmp_path)
    regola("translate", "--into", "it", folder=tmp_path)
    before = path.read_bytes()
    assert regola("translate", "--into", "it", folder=tmp_path).code == 0
    assert path.read_bytes() == before
    pond(tmp_path, OTTERS.replace("17 coins", "18 coins"))
    assert HAND not in shown(tmp_path)
    regola("translate", "--into", "it", folder=tmp_path)
    [entry] = polib.pofile(str(path))
    assert (entry.msgstr, entry.flags) == (HAND, ["fuzzy"])
    assert HAND not in shown(tmp_path)


@pytest.mark.parametrize("spoil", ['msgstr "no end', "msgst", "\\udce8"])
def test_a_broken_catalogue_is_left_alone(tmp_path: Path, spoil: str) -> None:
    """It is a finding with its line; the texts stay whole, and no command writes over it."""
    path = written(tmp_path)
    whole = shown(tmp_path)
    data = path.read_bytes() + spoil.encode()
    path.write_bytes(data)
    checked = regola("check", "--format", "json", folder=tmp_path)
    [finding] = json.loads(checked.output)
    assert (finding["slug"], finding["file"]) == ("broken-catalogue", "texts/it.po")
    assert regola("translate", "--into", "it", folder=tmp_path).code == 1
    assert path.read_bytes() == data
    assert shown(tmp_path).replace(" (scritto a mano)", "") in (whole, f"{generated_of(data)}\n")


def generated_of(data: bytes) -> str:
    """Return the generated text that a catalogue's comment has."""
    return data.decode().partition("generated: ")[2].partition("\n")[0]


def test_a_catalogue_that_is_no_text_is_left_alone(tmp_path: Path) -> None:
    """Bytes in another encoding are a finding, and stay as they are."""
    path = written(tmp_path)
    path.write_bytes(b"\xff\xfe\x00")
    assert regola("translate", "--into", "it", folder=tmp_path).code == 1
    assert path.read_bytes() == b"\xff\xfe\x00"
    assert "17" in shown(tmp_path)


def test_only_written_texts_on_demand(tmp_path: Path) -> None:
    """Rules that nobody wrote a text for are left out where that is asked."""
    path = written(tmp_path, "")
    regola("translate", "--into", "it", "--written-only", folder=tmp_path)
    assert list(polib.pofile(str(path))) == []


# ---- a language from a folder -------------------------------------------------------------------


def test_rules_are_told_in_the_language_of_a_folder(tmp_path: Path) -> None:
    """A folder of words and patterns is enough; what it has no words for is told in another."""
    whole = regola("text", "tritons", "--language-folder", str(FOLDER), folder=tmp_path)
    assert (whole.code, whole.errors) == (0, "")
    assert whole.output.startswith("Pour conquérir une région côtière il te faut 1 pion de moins")
    folder = Path(shutil.copytree(FOLDER, tmp_path / "fr"))
    rules = folder / "rules.ftl"
    text = rules.read_text("utf-8").replace("when = quand { $event }", "when = quand { $event")
    rules.write_text(text, encoding="utf-8")
    part = regola("text", "trolls", "--lang", "es", "--language-folder", "fr", folder=tmp_path)
    assert part.code == 1
    assert part.output.startswith("Cuando ocupas una región, colocas allí una Guarida de Troll")
    assert "d'une région avec un antre de Troll augmente de 1." in part.output
    assert "fr/rules.ftl" in part.errors
    assert "R0706" in part.errors


MARMOTS = """race marmots {
    name: it f "Marmotta" / "Marmotte", es f "Marmota" / "Marmotas",
        en "Marmot" / "Marmots", fr f "Marmotte" / "Marmottes"
    tokens: 5 of 10
    when you occupy a region: put a refuge in the region
    income of your regions with a refuge is 1 more
    piece refuge {
        name: it m "Rifugio" / "Rifugi", es m "Refugio" / "Refugios",
            en "Refuge" / "Refuges", fr m "Abri" / "Abris"
        box: 9
        when you lose its region: remove it
    }
}
"""


def test_names_in_the_language_of_a_folder_are_printed(tmp_path: Path) -> None:
    """With the folder a race may have names in French, and its texts decline them."""
    pond(tmp_path, MARMOTS, "marmots.regola")
    folder = ("--language-folder", str(FOLDER))
    assert regola("check", *folder, folder=tmp_path).output == ""
    assert "R0709" in regola("check", folder=tmp_path).output
    told = regola("text", "marmots", "--style", "reference", *folder, folder=tmp_path)
    assert told.output.splitlines() == [
        "Quand tu occupes une région, place un Abri dans cette région.",
        "À la fin du tour, tu reçois 1 pièce de plus pour chacune de tes régions avec un Abri.",
        "Quand tu perds une région avec un Abri, retire l'Abri.",
    ]


def test_the_folder_of_a_language_is_checked(tmp_path: Path) -> None:
    """Faults are told with file and line in the formats of findings; a whole folder passes."""
    folder = Path(shutil.copytree(FOLDER, tmp_path / "fr"))
    assert regola("patterns", str(folder), folder=tmp_path).code == 0
    with (folder / "rules.ftl").open("a", encoding="utf-8") as file:
        file.write("or-if = { FOO($left) }\n")
    ran = regola("patterns", str(folder), "--format", "json", folder=tmp_path)
    found = [one for one in json.loads(ran.output) if one["slug"] != "wordless-word"]
    assert ran.code == 1
    assert [(one["slug"], one["file"]) for one in found] == [("unknown-function", "fr/rules.ftl")]
    assert regola("patterns", str(tmp_path), folder=tmp_path).code == 2
