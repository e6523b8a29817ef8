"""What is checked again after a change comes to what a check of everything says."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from regola.editor import Workspace
from regola.editor.analysis import MemoryPack, analysed
from regola.resources import content_folder

MANIFEST = "pack.yaml"
POND = {
    MANIFEST: 'id: ponds\nnames: {it: Stagni, es: Charcas, en: Ponds}\nversion: "1"\n'
    "game: small_world\n",
    "otters.regola": """race otters {
    name: it f "Lontra" / "Lontre", es f "Nutria" / "Nutrias", en "Otter" / "Otters"
    tokens: 5 of 10
    conquest cost of a swamp is 1 less
    when you conquer a swamp: put a holt in the region
    piece holt {
        name: it f "Tana" / "Tane", es f "Guarida" / "Guaridas", en "Holt" / "Holts"
        box: 4
        its region is immune
        when you lose its region: remove it
        when you decline: remove it
    }
}

race newts {
    name: it m "Tritone" / "Tritoni", es m "Tritón" / "Tritones", en "Newt" / "Newts"
    tokens: 5 of 10
    income of your swamps is 1 more
}
""",
    "diving.regola": """power diving {
    name: it "Subacqueo", es "Buceador", en "Diving"
    tokens: 4
    at scoring: gain 1 coin per region with a holt
    income of your swamps is 2 more
}
""",
    "weir.regola": """relic weir {
    name: it m "Sbarramento" / "Sbarramenti", es f "Presa" / "Presas", en "Weir" / "Weirs"
    its region is immune
    conquest cost of a region beside its region is 2 less
}
""",
}
BITS = (
    *("x", " ", "}", "{", "\n", '"', "#", ":", ",", "  swamp", "hill", "holts", "otters", "Otter"),
    *("immune", " 3", "9", " not ", "1 less", "always, ", "in decline, ", "\n    "),
    "\n    conquest cost of a hill is 1 less\n",
    "\n    income of your hills is 1 more\n",
    "\n    you may not conquer a swamp\n",
    "\n    when you conquer a hill: put a holt in the region\n",
    "\n    tokens: 15 of 10\n",
    "\n    region beside your regions is immune\n",
    "\npower wading {\n    tokens: 4\n    income of your swamps is 1 more\n}\n",
    "\nrace voles {\n    tokens: 5 of 10\n    income of your swamps is 1 more\n}\n",
    "\n    income of a region is income of a region\n",
    "\n    a hill beside your hills is immune\n",
    "\n    you may not play otters\n",
    "\n    at scoring: gain 40 coins\n",
    "\n    borrows: otters\n",
    "\npower wading {\n    income of your swamps is 1 more\n}\n",
    "\n    quando conquisti una palude, metti una Tana nella regione\n",
    "\n    quando vai in declino: ricevi 2 monete\n",
    *("Tana", "Tane", "Guarida"),
    '\ntrait damp {\n    name: it "umido", es "mojado", en "damp"\n}\n',
)


def _change(files: dict[str, str], draw: st.DataObject) -> None:
    """Change a file as somebody does who writes, or who moves files about."""
    name = draw.draw(st.sampled_from(sorted(files)))
    what = draw.draw(st.sampled_from(("write", "write", "write", "write", "cut", "drop", "copy")))
    text = files[name]
    place = draw.draw(st.integers(0, len(text)))
    if what == "write":
        files[name] = text[:place] + draw.draw(st.sampled_from(BITS)) + text[place:]
    elif what == "cut":
        files[name] = text[:place] + text[place + draw.draw(st.integers(1, 40)) :]
    elif what == "drop" and len(files) > 1:
        del files[name]
    elif what == "copy":
        files[f"a_{name}"] = text


def _shown(files: dict[str, str]) -> Workspace:
    workspace = Workspace()
    for name, text in files.items():
        workspace.put("pack", name, text)
    return workspace


def _hold(files: dict[str, str], draw: st.DataObject) -> None:
    """Change files several times, and hold each check to one of everything."""
    files = dict(files)
    workspace = _shown(files)
    for _ in range(draw.draw(st.integers(1, 6))):
        before = dict(files)
        _change(files, draw)
        for name in before:
            if name not in files:
                workspace.drop("pack", name)
        for name, text in files.items():
            workspace.put("pack", name, text)
        whole = analysed((MemoryPack("pack", files),))
        assert workspace.analysis.findings == whole.findings
        assert _meant(workspace) == [(one.items, one.declared) for one in whole.programs]


@pytest.mark.parametrize("family", ["dungeon_digger", "dungeon_lords", "underground"])
def test_a_game_is_checked_as_the_whole_is(family: str) -> None:
    """Of other families too: what checks of one item ask is theirs to ask."""
    files = _read(family)
    name = max(files, key=lambda one: one.endswith(".regola") and len(files[one]))
    workspace = _shown(files)
    for text in (files[name], files[name].replace(" 1 ", " 7 ", 3)):
        workspace.put("pack", name, text)
        whole = analysed((MemoryPack("pack", files | {name: text}),))
        assert workspace.analysis.findings == whole.findings


def test_an_item_without_an_id_is_told_of() -> None:
    """Its rules have no words for it on a card: that is no fault of the compiler."""
    files = POND | {"weir.regola": POND["weir.regola"].replace("relic ", "relic{ ", 1)}
    slugs = {one.slug for one in _shown(files).analysis.findings}
    assert "missing-identifier" in slugs


def test_what_is_said_is_read_with_the_names_of_now() -> None:
    """A line in everyday words names a piece by its name in Italian, which may become another."""
    said = "    quando conquisti una palude, metti una Tana nella regione\n}\n"
    files = POND | {"diving.regola": POND["diving.regola"].rstrip("}\n") + f"\n{said}"}
    workspace = _shown(files)
    proposed = []
    for name in ("Tana", "Buca", "Tana"):
        otters = POND["otters.regola"].replace("Tana", name).replace("Tane", f"{name[:-1]}e")
        workspace.put("pack", "otters.regola", otters)
        whole = analysed((MemoryPack("pack", files | {"otters.regola": otters}),))
        assert workspace.analysis.findings == whole.findings
        found = [one for one in whole.findings if one.span.path.endswith("diving.regola")]
        proposed += [(one.slug, one.hint) for one in found]
    speech = "sentence-of-speech"
    assert proposed == [(speech, "try"), (speech, "words-near"), (speech, "try")]


def _read(folder: str) -> dict[str, str]:
    root = content_folder() / folder
    paths = (path for path in root.rglob("*") if path.suffix in (".regola", ".yaml"))
    return {path.relative_to(root).as_posix(): path.read_text("utf-8") for path in paths}


def _meant(workspace: Workspace) -> list[object]:
    return [(one.items, one.declared) for one in workspace.analysis.programs]


@given(draw=st.data())
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_change_is_checked_as_the_whole_is(draw: st.DataObject) -> None:
    """Same findings in the same order, same items, whatever was written before."""
    _hold(POND, draw)


def _crowd() -> dict[str, str]:
    """So many items that they are kept in several blocks; some put what another has."""
    rules = (
        "income of its region is {n} more",
        "conquest cost of its region is {n} more",
        "when you conquer its region: gain {n} coins",
        "when you lose its region: put a holt in the region",
    )
    made = {
        f"marks_{number:03}.regola": f"relic mark_{number:03} {{\n"
        f'    name: it m "Segno {number}" / "Segni {number}", es f "Marca {number}" / '
        f'"Marcas {number}", en "Mark {number}" / "Marks {number}"\n'
        f"    {rules[number % len(rules)].format(n=number % 5 + 2)}\n"
        f"    once, at scoring: gain {number + 2} coins\n}}\n"
        for number in range(_CROWD)
    }
    return POND | made


_CROWD = 140


@given(draw=st.data())
@settings(max_examples=4, deadline=None, suppress_health_check=list(HealthCheck))
def test_a_crowd_is_checked_as_the_whole_is(draw: st.DataObject) -> None:
    """Of many items: what is kept of them is kept in blocks, of which a change touches one."""
    _hold(_crowd(), draw)


@pytest.mark.long
@given(draw=st.data())
@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
def test_crowds_are_checked_as_the_whole_is(draw: st.DataObject) -> None:
    """The same, of many."""
    _hold(_crowd(), draw)


@pytest.mark.long
@given(draw=st.data())
@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck))
def test_many_changes_are_checked_as_the_whole_is(draw: st.DataObject) -> None:
    """The same, of many."""
    _hold(POND, draw)


@given(draw=st.data())
@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
def test_homebrew_is_checked_as_the_whole_is(draw: st.DataObject) -> None:
    """Of the pack that ships as an example, with its examples, rulings and options."""
    _hold(_read("homebrew_example"), draw)
