"""`regola new` writes a file that already checks, in the author's language."""

from __future__ import annotations

from pathlib import Path

import pytest

from regola.commands.naming import GivenName, completed, given_name, identifier, spelled
from regola.commands.usage import UsageError
from regola.resources import dsl_folder, languages
from tests.support.english import english_sentences
from tests.support.inside import regola

_KINDS = ("place", "power", "race", "relic")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", _KINDS)
def test_what_is_begun_already_checks(tmp_path: Path, kind: str, language: str) -> None:
    """The new file is faultless and laid out, and the folder is a pack."""
    ran = regola("new", kind, "Lantern Folk", "--lang", language, folder=tmp_path)

    assert (ran.code, ran.errors) == (0, "")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lantern_folk.regola", "pack.yaml"]
    checked = regola("check", folder=tmp_path)
    assert (checked.code, checked.output) == (0, "")
    assert regola("fmt", "--check", folder=tmp_path).code == 0


def test_names_are_taken_as_given(tmp_path: Path) -> None:
    """Given names stand in the file with gender and plural, and nothing is left to confirm."""
    names = ("--it", "Tritone/Tritoni/m", "--es", "Tritón/Tritones/m", "--en", "Triton/Tritons")
    regola("new", "race", "Triton", *names, "--lang", "it", folder=tmp_path)

    text = (tmp_path / "triton.regola").read_text(encoding="utf-8")
    assert 'it m "Tritone" / "Tritoni"' in text
    assert 'es m "Tritón" / "Tritones"' in text
    assert "da confermare" not in text


def test_guesses_are_marked(tmp_path: Path) -> None:
    """What was not given is guessed, and the file asks to have it confirmed."""
    regola("new", "race", "Palude", "--lang", "it", folder=tmp_path)

    text = (tmp_path / "palude.regola").read_text(encoding="utf-8")
    assert 'it m "Palude" / "Paludi"' in text
    assert "Indovinato, da confermare: it, es, en." in text


def test_a_file_that_is_there_stays(tmp_path: Path) -> None:
    """A second item of the name is refused, and the first is as it was."""
    regola("new", "race", "Otter", folder=tmp_path)
    before = (tmp_path / "otter.regola").read_bytes()

    ran = regola("new", "power", "Otter", folder=tmp_path)

    assert (ran.code, (tmp_path / "otter.regola").read_bytes()) == (2, before)


def test_a_folder_for_the_kind_is_used(tmp_path: Path) -> None:
    """Where a folder called after the kind stands, the file goes into it."""
    (tmp_path / "races").mkdir()
    regola("new", "race", "Otter", folder=tmp_path)

    assert (tmp_path / "races" / "otter.regola").is_file()


@pytest.mark.parametrize(
    "arguments",
    [
        ("tower", "Otter"),
        ("race", "77"),
        ("race", 'Ot"ter'),
        ("race", "a/b/c"),
        ("race", ""),
        ("race", "Otter", "--game", "chess"),
        ("race", "x" * 101),
        ("race", "Ot\nter"),
    ],
)
def test_nonsense_is_refused_in_italian(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    """A kind, a name or a game that is none ends with 2 and writes nothing."""
    ran = regola("new", *arguments, "--lang", "it", folder=tmp_path)

    assert (ran.code, list(tmp_path.iterdir())) == (2, [])
    assert english_sentences(ran.errors) == []


@pytest.mark.parametrize(
    ("language", "singular", "plural", "gender"),
    [
        ("it", "Lontra", "Lontre", "f"),
        ("it", "Popolo delle Lanterne", "Popoli delle Lanterne", "m"),
        ("it", "Strega", "Streghe", "f"),
        ("it", "Legione", "Legioni", "f"),
        ("it", "Mago", "Maghi", "m"),
        ("es", "Ratón", "Ratones", "m"),
        ("es", "Lombriz", "Lombrices", "m"),
        ("es", "Legión", "Legiones", "f"),
        ("es", "Nutria", "Nutrias", "f"),
        ("en", "Lady of the Lake", "Ladies of the Lake", ""),
        ("en", "Fox", "Foxes", ""),
        ("en", "Dwarf", "Dwarves", ""),
        ("en", "Lantern Folk", "Lantern Folk", ""),
        ("en", "Monkey", "Monkeys", ""),
    ],
)
def test_plural_and_gender_are_guessed(
    language: str, singular: str, plural: str, gender: str
) -> None:
    """The guess follows the regular forms of the language."""
    guess = completed(GivenName(language, singular))

    assert (guess.plural, guess.gender, guess.guessed) == (plural, gender, True)


def test_a_given_name_is_read_in_its_parts() -> None:
    """Singular, plural and gender, the last two optional; what is complete is no guess."""
    assert given_name("Lontra/Lontre/f", "it") == GivenName("it", "Lontra", "Lontre", "f")
    assert given_name("Lontra/f", "it") == GivenName("it", "Lontra", "", "f")
    assert spelled(completed(given_name("Otter/Otters", "en"))) == 'en "Otter" / "Otters"'
    assert not completed(given_name("Lontra/Lontre/f", "it")).guessed


def test_ids_are_made_of_plain_letters() -> None:
    """Accents go, words are joined; a name without a letter makes none."""
    assert identifier("Niño d'Oro") == "nino_d_oro"
    with pytest.raises(UsageError):
        identifier("…")


def test_every_language_has_the_same_templates() -> None:
    """A kind can be begun in every language."""
    found = {
        language: sorted(p.name for p in (dsl_folder() / "text" / language / "templates").iterdir())
        for language in languages()
    }

    expected = sorted([*(f"{kind}.regola" for kind in _KINDS), "pack.yaml"])
    assert found == dict.fromkeys(languages(), expected)
