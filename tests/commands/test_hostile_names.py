"""Nothing that content holds reaches Python or HTML but as text."""

from __future__ import annotations

import ast
import json
import runpy
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests.support.inside import regola
from tests.support.packs import MANIFEST, OTTERS, pond
from tests.support.sampling import sampled

_MARK = "zzattack"
_NAMES = [
    f"</script><script>{_MARK}()</script>",
    f"<img src=x onerror={_MARK}()>",
    f"{{{{ {_MARK} }}}}",
    f"{{% for {_MARK} in x %}}",
    f"{{ ${_MARK} }}",
    f"'''+{_MARK}()+'''",
    f"\\\\'+{_MARK}()#",
    f"../../{_MARK}",
    f"&lt;{_MARK}&#60;",
    f"' onload='{_MARK}()",
    f"%({_MARK})s %s $ {_MARK}",
]


class _Elements(HTMLParser):
    """Keeps what a browser would take for elements and attributes, and the text between."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        harmless = ("title", "aria-label", "alt", "content", "data-name", "value")
        self.tags += [tag, *(f"{name}={value}" for name, value in attrs if name not in harmless)]

    def handle_data(self, data: str) -> None:
        self.text.append(data)


def _hostile(folder: Path, name: str) -> None:
    pond(folder, OTTERS.replace('"Otter" / "Otters"', f'"{name}" / "{name}s"'))
    packs = MANIFEST.replace("Ponds", json.dumps(name))
    (folder / "pack.yaml").write_text(packs, encoding="utf-8")
    item = folder / "otters.regola"
    # In prose braces name a field of the item: another text than a name may hold.
    prose = name.translate({ord("{"): None, ord("}"): None})
    example = f"""
    example "{name}" {{
        says: it "{prose}", es "{prose}", en "{prose}"
        region a: hill, border
        round: 1
        phase: ready
        given ada: coins 5
        given bea: elves, spirit, hand 11
        expect ada: coins 5, none
    }}
    ruling "{name}" {{
        question: it "{prose}", es "{prose}", en "{prose}"
        answer: it "{prose}", es "{prose}", en "{prose}"
    }}
}}"""
    item.write_text(item.read_text("utf-8").rstrip().removesuffix("}") + example, encoding="utf-8")


@pytest.mark.parametrize("name", sampled(_NAMES, 5))
def test_a_name_stays_a_name(tmp_path: Path, name: str) -> None:
    """In pages it is text; modules and JSON hold it as a string; no file is called after it."""
    (tmp_path / "pack").mkdir()
    _hostile(tmp_path / "pack", name)

    ran = regola("build", folder=tmp_path / "pack")

    assert ran.code == 0, ran.errors
    assert [path.name for path in tmp_path.iterdir()] == ["pack"]
    built = tmp_path / "pack" / "generated"
    files = [path for path in built.rglob("*") if path.is_file()]
    assert all(path.is_relative_to(built) and _MARK not in path.name for path in files)
    for path in built.rglob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
        assert _MARK not in used
    said = []
    for path in built.rglob("*.html"):
        page = _Elements()
        page.feed(path.read_text("utf-8"))
        said.append("".join(page.text))
        assert not any(one.startswith(("onerror", "onload")) for one in page.tags)
        scripts = [part for part in page.tags if part == "script"]
        assert len(scripts) <= path.read_text("utf-8").count("<script src=") + 1
    assert any(name in text for text in said)
    for path in built.rglob("*.json"):
        json.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("name", sampled(_NAMES[:6], 2))
def test_modules_of_hostile_names_can_be_run(tmp_path: Path, name: str) -> None:
    """The item's module runs, and its names are those that were written."""
    _hostile(tmp_path, name)
    regola("build", folder=tmp_path)
    (module,) = (tmp_path / "generated").rglob("otters.py")

    record = runpy.run_path(str(module))["ITEM"]

    assert record.reference == "ponds/race/otters"


@pytest.mark.parametrize("style", ["chip", "card", "reference"])
def test_texts_on_the_terminal_are_what_was_written(tmp_path: Path, style: str) -> None:
    """No steering character gets through: it is a finding before."""
    pond(tmp_path, OTTERS.replace("Otter", "\x1b[31mOtter"))

    ran = regola("text", "otters", "--style", style, folder=tmp_path)
    checked = regola("check", folder=tmp_path)

    assert "\x1b" not in ran.output + ran.errors + checked.output + checked.errors
    assert checked.code == 1
