"""`regola new` writes a file that already checks, in the author's language."""

from __future__ import annotations

from contextlib import chdir
from io import BytesIO, StringIO
from pathlib import Path

import pytest

from regola.commands.console import Console
from regola.commands.language import command_words
from regola.commands.naming import given_name, identifier
from regola.commands.new import run
from regola.commands.parser import parse
from regola.commands.usage import UsageError
from regola.resources import dsl_folder, languages
from regola.text.given_names import GivenName, completed, spelled
from tests.support.english import english_sentences
from tests.support.inside import regola
from tests.support.sampling import sampled

_KINDS = ("board", "place", "power", "race", "relic", "symbol", "terrain")
_KINDS_OF_TILES = ("adventurer", "creature", "lord", "order", "scenario", "tile")
_KINDS_OF_DUNGEONS = ("adventurer", "card", "event", "monster", "room", "trap")
_GAMES = {
    "underground": _KINDS,
    "dungeon_digger": _KINDS_OF_TILES,
    "dungeon_lords": _KINDS_OF_DUNGEONS,
}
_OF_OTHERS = [(game, kind) for game, kinds in _GAMES.items() for kind in kinds]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", _KINDS)
def test_what_is_begun_already_checks(tmp_path: Path, kind: str, language: str) -> None:
    """The new file is faultless and laid out, and the folder is a pack."""
    ran = regola("new", kind, "Lantern Folk", "--lang", language, folder=tmp_path)

    # Nothing is said of the game where it is the usual one.
    assert (ran.code, bool(ran.errors)) == (0, kind in ("relic", "place"))
    assert sorted(path.name for path in tmp_path.iterdir()) == ["lantern_folk.regola", "pack.yaml"]
    checked = regola("check", folder=tmp_path)
    assert (checked.code, checked.output) == (0, "")
    assert regola("fmt", "--check", folder=tmp_path).code == 0


@pytest.mark.parametrize("language", sampled(languages(), 1))
@pytest.mark.parametrize(("game", "kind"), _OF_OTHERS)
def test_what_is_begun_for_other_games_checks(
    tmp_path: Path, game: str, kind: str, language: str
) -> None:
    """A file for another game is of its own lands and things, faultless and laid out as well."""
    told = ("new", kind, "Lantern Folk", "--game", game, "--lang", language)
    ran = regola(*told, folder=tmp_path)

    assert (ran.code, ran.errors) == (0, "")
    checked = regola("check", folder=tmp_path)
    assert (checked.code, checked.output) == (0, "")
    assert regola("fmt", "--check", folder=tmp_path).code == 0


@pytest.mark.parametrize(
    ("game", "kind", "home"),
    [
        ("dungeon_lords", "order", "dungeon_digger"),
        ("dungeon_digger", "board", "small_world"),
        ("small_world", "room", "dungeon_lords"),
    ],
)
def test_a_file_of_another_family_is_not_begun(
    tmp_path: Path, game: str, kind: str, home: str
) -> None:
    """Families share names of kinds, and no fields: each begins what it has itself."""
    ran = regola("new", kind, "Lantern Folk", "--game", game, folder=tmp_path)

    assert (ran.code, list(tmp_path.iterdir())) == (2, [])
    assert f"--game {home}" in ran.errors


@pytest.mark.parametrize(
    ("kind", "game"),
    [("relic", "underground"), ("place", "underground"), ("tile", "dungeon_digger")],
)
def test_a_kind_begins_in_the_game_that_has_it(tmp_path: Path, kind: str, game: str) -> None:
    """Small World has no relics, places or tiles: the pack is for what has, and says so."""
    ran = regola("new", kind, "Armoury", folder=tmp_path)

    assert ran.code == 0
    assert f"this pack is for {game}" in ran.errors
    assert f"\ngame: {game} " in (tmp_path / "pack.yaml").read_text("utf-8")
    assert regola("check", folder=tmp_path).code == 0


def test_a_kind_of_the_usual_game_begins_there(tmp_path: Path) -> None:
    """Nothing is said of games where nobody could mean another."""
    ran = regola("new", "race", "Otter", folder=tmp_path)

    assert "game" not in ran.errors
    assert "\ngame: small_world " in (tmp_path / "pack.yaml").read_text("utf-8")


def test_of_several_games_one_is_to_be_named(tmp_path: Path) -> None:
    """Both games of dungeons have adventurers."""
    ran = regola("new", "adventurer", "Otter", folder=tmp_path)

    assert (ran.code, list(tmp_path.iterdir())) == (2, [])
    assert "dungeon_digger, dungeon_lords" in ran.errors


@pytest.mark.parametrize("kind", ["race", "relic", "place", "tile", "board", "terrain"])
def test_a_name_without_plural_has_none(tmp_path: Path, kind: str) -> None:
    """The dash is heard for each kind, with a gender or without; other languages take it over."""
    names = ("--it", "Pozzo che canta/-/m", "--es", "Pozo/-", "--lang", "it")
    assert regola("new", kind, "Pozzo", *names, folder=tmp_path).code == 0

    (path,) = tmp_path.rglob("*.regola")
    text = path.read_text("utf-8")
    assert "Pozzi" not in text
    assert "Pozos" not in text
    assert 'es "Pozo"' in text


def test_who_is_not_asked_reads_what_the_pack_is_called(tmp_path: Path) -> None:
    """The name of the folder is none in two languages of three: it is said that it stands there."""
    folder = tmp_path / "corsari"
    folder.mkdir()
    ran = regola("new", "race", "Otter", folder=folder)

    assert "The pack is called “Corsari” in every language" in ran.output


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
    assert 'it f "Palude" / "Paludi"' in text
    assert "Indovinato, da confermare: it, en, es." in text


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
        ("race", "Otter", "--it", ""),
        ("race", "Otter", "--es", " / "),
        ("race", "x" * 101),
        ("race", "Ot\nter"),
    ],
)
def test_nonsense_is_refused_in_italian(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    """A kind, a name or a game that is none ends with 2 and writes nothing."""
    ran = regola("new", *arguments, "--lang", "it", folder=tmp_path)

    assert (ran.code, list(tmp_path.iterdir())) == (2, [])
    assert english_sentences(ran.errors) == []


def test_an_unknown_game_is_refused_inside_a_pack_too(tmp_path: Path) -> None:
    """A pack has its game; who names another that does not exist is told so all the same."""
    assert regola("new", "race", "Otter", folder=tmp_path).code == 0
    ran = regola("new", "race", "Beaver", "--game", "chess", folder=tmp_path)

    assert (ran.code, (tmp_path / "beaver.regola").exists()) == (2, False)


def test_a_given_name_is_read_in_its_parts() -> None:
    """Singular, plural and gender, the last two optional; what is complete is no guess."""
    assert given_name("Lontra/Lontre/f", "it") == GivenName("it", "Lontra", "Lontre", "f")
    assert given_name("Lontra/f", "it") == GivenName("it", "Lontra", "", "f")
    assert given_name("Hobbit/Hobbit/m/lo", "it") == GivenName(
        "it", "Hobbit", "Hobbit", "m", "cluster"
    )
    assert given_name("Hour/Hours/an", "en") == GivenName("en", "Hour", "Hours", "", "vowel")
    assert spelled(completed(given_name("Otter/Otters", "en"))) == 'en "Otter" / "Otters"'
    assert not completed(given_name("Lontra/Lontre/f", "it")).guessed


def test_names_are_shown_in_use(tmp_path: Path) -> None:
    """Where nobody is asked, each name is shown with its articles."""
    names = ("--it", "Scudo/m", "--es", "Águila/f", "--en", "Otter")
    ran = regola("new", "race", "Otter", *names, "--lang", "en", folder=tmp_path)

    assert "In Italian: lo Scudo · dello Scudo · uno Scudo · gli Scudi · degli Scudi" in ran.output
    assert "In Spanish: el Águila · del Águila · un Águila · las Águilas" in ran.output
    assert "In English: an Otter · the Otter · the Otters" in ran.output


def test_an_article_tells_how_a_name_begins(tmp_path: Path) -> None:
    """Where letters mislead, the article given decides, and the file keeps it."""
    names = ("--it", "Hobbit/Hobbit/m/lo", "--en", "Hour/Hours/an")
    ran = regola("new", "race", "Hour", *names, folder=tmp_path)

    assert "lo Hobbit · dello Hobbit" in ran.output
    assert "an Hour" in ran.output
    text = (tmp_path / "hour.regola").read_text(encoding="utf-8")
    assert 'it m cluster "Hobbit" / "Hobbit"' in text
    assert 'en vowel "Hour" / "Hours"' in text


def test_a_language_may_be_left_out(tmp_path: Path) -> None:
    """Its texts put the name beside a noun that agrees, and checking notes that it is missing."""
    ran = regola("new", "race", "Zorblax", "--it", "-", "--es", "-", folder=tmp_path)

    assert "In Italian: la razza «Zorblax» · della razza «Zorblax»" in ran.output
    assert "las razas «Zorblax»" in ran.output
    checked = regola("check", "--lang", "it", folder=tmp_path)
    assert (checked.code, checked.output.count("R0702")) == (0, 1)
    said = regola("text", "zorblax", "--lang", "it", folder=tmp_path)
    assert said.code == 0


def test_a_power_agrees_with_the_race_beside_it(tmp_path: Path) -> None:
    """Its name is given or proposed in both genders, shown in both, and checks."""
    names = ("--it", "Ricco/Ricchi/Ricca/Ricche", "--es", "Velado")
    ran = regola("new", "power", "Veiled", *names, folder=tmp_path)

    text = (tmp_path / "veiled.regola").read_text(encoding="utf-8")
    assert 'es m "Velado" / "Velados" f "Velada" / "Veladas"' in text
    assert 'it m "Ricco" / "Ricchi" f "Ricca" / "Ricche"' in text
    assert 'en "Veiled"' in text
    assert "los pueblos Velados · la raza Velada" in ran.output
    assert regola("check", folder=tmp_path).output == ""


def test_a_call_is_shown_beside_the_noun_of_its_kind(tmp_path: Path) -> None:
    """A name that never changes has no article of its own."""
    told = ("new", "order", "Dig", "--it", "Scava!", "--game", "dungeon_digger", "--en", "Dig/-")
    ran = regola(*told, folder=tmp_path)

    assert "l'Ordine «Scava!» · dell'Ordine «Scava!»" in ran.output
    assert 'en "Dig"' in (tmp_path / "dig.regola").read_text(encoding="utf-8")


def test_a_name_in_no_language_is_refused(tmp_path: Path) -> None:
    """Something has to be called somehow."""
    left_out = ("--it", "-", "--es", "-", "--en", "-")
    ran = regola("new", "race", "Zorblax", *left_out, folder=tmp_path)

    assert (ran.code, list(tmp_path.iterdir())) == (2, [])


class _Terminal(BytesIO):
    """Input that somebody types."""

    def isatty(self) -> bool:
        """Return that it is a terminal."""
        return True


class _Screen(StringIO):
    """Output that somebody sees."""

    def isatty(self) -> bool:
        """Return that it is a terminal."""
        return True


def _typed(
    folder: Path,
    answers: str,
    *arguments: str,
    keyboard: type[_Terminal] = _Terminal,
    language: str = "en",
) -> tuple[int, str]:
    """Run `regola new` at a terminal; return how it ended and what was shown."""
    words = command_words(language)
    screen = _Screen()
    console = Console(
        words=words,
        standard_input=keyboard(answers.encode()),
        output=StringIO(),
        errors=screen,
        environment={},
    )
    given = parse(["new", *arguments, "--lang", language], words)
    with chdir(folder):
        return run(given, console), screen.getvalue()


def test_somebody_is_shown_the_names_and_corrects_them(tmp_path: Path) -> None:
    """Each name is shown in use until it is right; an answer that is no name is asked again."""
    answers = "///\nOx/Oxen\n\n-\nNotte/Notti/f\n\n"
    code, shown = _typed(tmp_path, answers, "race", "Night")

    text = (tmp_path / "ox.regola").read_text(encoding="utf-8")
    assert (code, 'name: en "Ox" / "Oxen", it f "Notte" / "Notti"' in text) == (0, True)
    assert "to be confirmed" not in text
    frames = ("la Notte · della Notte", "la raza «Ox»", "a Night · the Night", "an Ox · the Ox")
    assert all(one in shown for one in frames)


def test_the_authors_language_comes_first_and_its_gender_is_shown(tmp_path: Path) -> None:
    """Who does not know what a gender is sees the article that each would have."""
    code, shown = _typed(tmp_path, "", "race", "Oste", language="it")

    text = (tmp_path / "oste.regola").read_text(encoding="utf-8")
    assert (code, 'name: it m "Oste" / "Osti"' in text) == (0, True)
    assert shown.startswith("In italiano: l'Oste · dell'Oste · un Oste · gli Osti · degli Osti\n")
    feminine = "Se fosse femminile: l'Oste · dell'Oste · un'Oste · le Osti · delle Osti"
    assert f"{feminine} (allora scrivi Oste/Osti/f)" in shown


def test_somebody_is_asked_for_what_the_command_leaves_out(tmp_path: Path) -> None:
    """First what it is, then its name."""
    code, shown = _typed(tmp_path, "power\nVelvet\n")

    assert (code, (tmp_path / "velvet.regola").is_file()) == (0, True)
    assert "One of these words: board, place, power, race, relic, symbol, terrain" in shown
    assert regola("new", "race", folder=tmp_path).code == 2


def test_the_name_of_the_pack_is_proposed_and_asked(tmp_path: Path) -> None:
    """It is the folder's, spelled as a title; what is answered is proposed for what follows."""
    folder = tmp_path / "my_first-pack"
    folder.mkdir()
    code, shown = _typed(folder, "\n\n\n\nMio pacco\n", "race", "Otter")

    manifest = (folder / "pack.yaml").read_text(encoding="utf-8")
    assert (code, "Enter keeps “My first pack”" in shown) == (0, True)
    assert 'names: {en: "My first pack", es: "Mio pacco", it: "Mio pacco"}' in manifest


class _Interrupted(_Terminal):
    """Somebody who answers once, and then presses Ctrl-C."""

    def readline(self, size: int | None = -1, /) -> bytes:
        """Return the next answer, if there is one."""
        line = super().readline(size)
        if not line:
            raise KeyboardInterrupt
        return line


def test_control_c_leaves_nothing_behind(tmp_path: Path) -> None:
    """Who gives up while being asked finds the folder as it was."""
    with pytest.raises(KeyboardInterrupt):
        _typed(tmp_path, "\n", "race", "Otter", keyboard=_Interrupted)

    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("answers", ["", "\n"])
def test_an_end_of_input_takes_what_is_proposed(tmp_path: Path, answers: str) -> None:
    """Nothing more is asked for ever."""
    code, _ = _typed(tmp_path, answers, "race", "Otter")

    text = (tmp_path / "otter.regola").read_text(encoding="utf-8")
    assert (code, 'en "Otter" / "Otters"' in text) == (0, True)


def test_nobody_is_asked_who_says_yes(tmp_path: Path) -> None:
    """With `--yes` a terminal is asked nothing."""
    code, shown = _typed(tmp_path, "wrong\n", "race", "Otter", "--yes")

    assert (code, shown) == (0, "")


def test_ids_are_made_of_plain_letters() -> None:
    """Accents go, words are joined; a name without a letter makes none."""
    assert identifier("Niño d'Oro") == "nino_d_oro"
    with pytest.raises(UsageError):
        identifier("…")


def test_every_language_has_the_same_templates() -> None:
    """A kind can be begun in every language."""
    found = {
        language: sorted(
            path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()
        )
        for language in languages()
        for folder in [dsl_folder() / "text" / language / "templates"]
    }

    kinds = {"conquest": _KINDS, "digger": _KINDS_OF_TILES, "lords": _KINDS_OF_DUNGEONS}
    files = {f"{family}/{kind}.regola" for family in kinds for kind in kinds[family]}
    # What names lands, or what lies in them, is begun otherwise below ground.
    files |= {f"conquest/underground/{kind}.regola" for kind in ("board", "power", "race")}
    expected = sorted(f"{one}.template" for one in (*files, "pack.yaml"))
    assert found == dict.fromkeys(languages(), expected)


@pytest.mark.parametrize("name", ["Con", "When", "1"])
def test_a_name_that_makes_no_id_writes_nothing(tmp_path: Path, name: str) -> None:
    """What a system, the language or no alphabet lets stand as an id is refused."""
    ran = regola("new", "race", name, folder=tmp_path)

    assert (ran.code, ran.output) == (2, "")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("told", "free"),
    [(("race", "Elves"), "Elves 2"), (("pack", "small_world"), "small_world 2")],
)
def test_an_id_that_is_taken_is_told_with_a_free_one(
    tmp_path: Path, told: tuple[str, ...], free: str
) -> None:
    """What ships has it; nothing is written, and the name that is offered is taken."""
    refused = regola("--lang", "en", "new", *told, "--yes", folder=tmp_path)
    assert refused.code == 2
    assert free in refused.errors
    assert list(tmp_path.iterdir()) == []
    assert regola("--lang", "en", "new", told[0], free, "--yes", folder=tmp_path).code == 0


def test_an_id_of_the_pack_at_hand_is_taken(tmp_path: Path) -> None:
    """Another kind of item with the same id is refused as well."""
    told = ("--lang", "en", "new")
    assert regola(*told, "race", "Lamps", "--yes", folder=tmp_path).code == 0
    before = sorted(path.name for path in tmp_path.iterdir())
    assert "Lamps 2" in regola(*told, "power", "Lamps", "--yes", folder=tmp_path).errors
    assert sorted(path.name for path in tmp_path.iterdir()) == before


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("A" * 300, "too long"),
        ("Two\nlines", "one line"),
        ('The "best"', "quotation mark"),
        ("Back {x}", "braces"),
        ("/", "nothing is left"),
    ],
)
def test_a_wrong_name_is_told_by_its_reason(tmp_path: Path, name: str, reason: str) -> None:
    """It is what is wrong with it that is told."""
    ran = regola("--lang", "en", "new", "race", name, "--yes", folder=tmp_path)
    assert (ran.code, list(tmp_path.iterdir())) == (2, [])
    assert reason in ran.errors


def test_letters_of_other_alphabets_stay_in_an_id() -> None:
    """What is no letter with an accent is written as it is without such letters."""
    assert identifier("Smørrebrød Straße Ærø") == "smorrebrod_strasse_aero"
