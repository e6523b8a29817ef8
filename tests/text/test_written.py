"""Hand-written texts in gettext catalogues: kept while the meaning stays, checked against it."""

from __future__ import annotations

import io
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path

import polib
import pytest
from babel.messages import pofile
from hypothesis import given
from hypothesis import strategies as st

from regola.program import meaning as m
from regola.program.written import (
    BrokenCatalogueError,
    WrittenTexts,
    catalogue_from_source,
    print_of,
    rule_context,
)
from regola.sources import Source
from regola.text import realise
from regola.text.written.fitting import misfits
from regola.text.written.terms import Terms
from regola.text.written.updating import Told, updated
from tests.text.abilities import abilities
from tests.text.builder import language

ABILITIES = {name: (rule, item) for name, rule, item in abilities()}
GOOD = "Dove arrivi, lascia una tana dei Troll."
TOOLS = pytest.mark.skipif(not shutil.which("msgmerge"), reason="needs GNU gettext")


def told(name: str = "trolls") -> Told:
    """Return a rule of the samples as it is told in English and Italian."""
    rule, item = ABILITIES[name]
    english, italian = (realise(rule, item, language(code)) for code in ("en", "it"))
    return Told(f"home/race/{name}", rule, english, italian, (f"{name}.regola", 4))


def changed(one: Told) -> Told:
    """Return the rule with another event: its meaning and its English differ."""
    assert isinstance(one.rule.moment, m.OnEvent)
    rule = replace(one.rule, moment=replace(one.rule.moment, verb="conquer"))
    return replace(one, rule=rule, english="When you conquer a region, put a lair in it.")


def catalogue(text: str = GOOD, *rules: Told) -> str:
    """Return an up-to-date catalogue in which the first rule has a hand-written text."""
    made = polib.pofile(updated("", rules or (told(),), "it"), wrapwidth=0)
    made[0].msgstr = text
    return str(made)


def shown(text: str, one: Told) -> str:
    """Return the text that a catalogue gives to a rule, nothing where it gives none."""
    found = catalogue_from_source(Source("texts/it.po", text), "home", "it")
    entry = WrittenTexts([found]).entry("it", one.reference, one.rule, lambda: one.english)
    return entry.text if entry else ""


# ---- when an entry is used ----------------------------------------------------------------------


def test_a_text_is_used_while_the_meaning_stays() -> None:
    """The text of a rule is that of the entry with its context and meaning."""
    assert shown(catalogue(), told()) == GOOD


def test_each_variant_keeps_its_line() -> None:
    """A text of several lines is shown as such, without the blanks around them."""
    text = f"{GOOD} \n\n  Variante «Tane»: due."
    assert shown(catalogue(text), told()) == f"{GOOD}\nVariante «Tane»: due."


def test_a_changed_meaning_makes_it_stale() -> None:
    """A rule that now means something else does not show the text; the translator sees both."""
    now = changed(told())
    assert shown(catalogue(), now) == ""
    text = updated(catalogue(), [now], "it")
    assert shown(text, now) == ""
    [entry] = polib.pofile(text)
    assert (entry.msgstr, entry.flags, entry.msgid) == (GOOD, ["fuzzy"], now.english)
    assert entry.previous_msgid == told().english


def test_what_the_translator_settles_is_used_again() -> None:
    """Once the mark is taken away beside the new source, the text is shown; the old source goes."""
    now = changed(told())
    settled = updated(catalogue(), [now], "it").replace("#, fuzzy\n", "")
    assert shown(settled, now) == GOOD
    assert "#| msgid" in settled
    assert "#| msgid" not in updated(settled, [now], "it")


def test_a_changed_pattern_leaves_it_alone() -> None:
    """Where only the generated English changes the text stays in use, updated or not."""
    now = replace(told(), english="Other words for the same.")
    assert shown(catalogue(), now) == GOOD
    text = updated(catalogue(), [now], "it")
    assert shown(text, now) == GOOD
    [entry] = polib.pofile(text)
    assert (entry.msgid, entry.flags) == ("Other words for the same.", [])


def test_an_entry_without_a_print_goes_by_its_source() -> None:
    """A catalogue that a tool stripped of comments still serves: the same English is the same."""
    bare = polib.pofile(catalogue())
    bare[0].comment = ""
    assert shown(str(bare), told()) == GOOD
    assert shown(str(bare), changed(told())) == ""


def test_a_rule_that_moves_in_its_item_keeps_its_text() -> None:
    """A new rule above it changes the number, not the text; the entry is renumbered."""
    moved = replace(told(), rule=replace(told().rule, number=2))
    assert shown(catalogue(), moved) == GOOD
    [entry] = polib.pofile(updated(catalogue(), [moved], "it"))
    assert (entry.msgctxt, entry.msgstr, entry.flags) == ("home/race/trolls#2", GOOD, [])


def test_the_print_ignores_where_a_rule_stands() -> None:
    """Neither the place in the file nor the number is part of the meaning; the context is plain."""
    rule = told().rule
    moved = replace(rule, number=5, span=replace(rule.span, start=99, end=120))
    assert print_of(rule) == print_of(moved)
    assert rule_context("home/race/trolls", moved) == "home/race/trolls#5"


# ---- nothing is lost ----------------------------------------------------------------------------


def test_the_text_of_a_rule_that_is_gone_is_kept_and_comes_back() -> None:
    """It becomes obsolete, is not shown, and is revived with the rule."""
    without = updated(catalogue(), [told("tritons")], "it")
    assert f'#~ msgstr "{GOOD}"' in without
    assert shown(without, told()) == ""
    back = updated(without, [told(), told("tritons")], "it")
    assert shown(back, told()) == GOOD


def test_notes_flags_and_header_of_the_translator_stay() -> None:
    """Updating touches what Regola wrote and nothing else; done twice it changes nothing."""
    made = polib.pofile(catalogue())
    made.metadata["Last-Translator"] = "Ada <ada@example.org>"
    made[0].tcomment = "Meglio «lascia» che «metti»."
    made[0].flags = ["no-wrap"]
    once = updated(str(made), [told()], "it")
    again = polib.pofile(once)
    assert again.metadata["Last-Translator"] == "Ada <ada@example.org>"
    assert (again[0].tcomment, again[0].flags) == ("Meglio «lascia» che «metti».", ["no-wrap"])
    assert updated(once, [told()], "it") == once


def test_the_second_text_of_a_rule_is_kept_as_obsolete() -> None:
    """Of two entries for a rule the first stays in use, and the other is not thrown away."""
    double = catalogue() + catalogue("Un'altra frase.").partition("\n\n")[2]
    text = updated(double, [told()], "it")
    assert shown(text, told()) == GOOD
    assert '#~ msgstr "Un\'altra frase."' in text


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ('msgst "c"', 3),
        ('msgstr "c', 3),
        ('msgstr "a "b" c"', 3),
        ('msgstr "c\\"', 3),
        ("garbage", 3),
    ],
)
def test_a_broken_catalogue_is_told_with_its_line(line: str, number: int) -> None:
    """What is no gettext is refused with its line, also what polib alone would pass over."""
    text = f'msgctxt "a"\nmsgid "b"\n{line}\n'
    with pytest.raises(BrokenCatalogueError) as caught:
        catalogue_from_source(Source("it.po", text), "home", "it")
    assert caught.value.line == number
    with pytest.raises(BrokenCatalogueError):
        updated(text, [told()], "it")


@given(st.text('msgctxtidr"\\ \n#~|,fuzy0[]:{}é', max_size=120))
def test_any_text_is_read_or_refused(text: str) -> None:
    """Whatever a catalogue holds, nothing but the one error comes of it."""
    try:
        found = catalogue_from_source(Source("it.po", text), "home", "it")
    except BrokenCatalogueError as broken:
        lines = broken.line
    else:
        lines = len(found.entries)
    assert 0 <= lines <= text.count("\n") + 2


# ---- translators' tools -------------------------------------------------------------------------


def run(*command: str | Path) -> None:
    """Run one of GNU gettext's tools, which must succeed."""
    subprocess.run(command, check=True, capture_output=True)


@TOOLS
def test_gettext_merges_a_new_template(tmp_path: Path) -> None:
    """After msgmerge with our template an unchanged text is shown and a stale one is not."""
    old, new, out = (tmp_path / name for name in ("old.po", "new.pot", "out.po"))
    both = (told(), told("tritons"))
    old.write_text(catalogue(GOOD, *both), encoding="utf-8")
    new.write_text(updated("", (changed(told()), told("tritons")), "it"), encoding="utf-8")
    run("msgmerge", "-o", out, old, new)
    assert shown(out.read_text("utf-8"), changed(told())) == ""
    new.write_text(updated("", both, "it"), encoding="utf-8")
    run("msgmerge", "-o", out, old, new)
    run("msgfmt", "--check-format", "-o", tmp_path / "out.mo", out)
    assert shown(out.read_text("utf-8"), told()) == GOOD


@TOOLS
def test_gettext_keeps_all_that_we_wrote(tmp_path: Path) -> None:
    """Contexts, sources, comments and texts come back from msgcat, long lines wrapped and all."""
    path, out = tmp_path / "it.po", tmp_path / "out.po"
    path.write_text(catalogue(GOOD, told(), told("tritons")), encoding="utf-8")
    run("msgcat", "--width=40", "-o", out, path)
    again = updated(out.read_text("utf-8"), (told(), told("tritons")), "it")
    assert again.partition("\n\n")[2] == path.read_text("utf-8").partition("\n\n")[2]


def test_babel_reads_and_writes_it() -> None:
    """What Babel writes is read as it was; what its update marks is not shown."""
    source = io.BytesIO(catalogue().encode())
    read = pofile.read_po(source, abort_invalid=True)
    out = io.BytesIO()
    pofile.write_po(out, read)
    assert shown(out.getvalue().decode(), told()) == GOOD
    template = updated("", [changed(told())], "it")
    read.update(pofile.read_po(io.BytesIO(template.encode())))
    out = io.BytesIO()
    pofile.write_po(out, read)
    assert shown(out.getvalue().decode(), changed(told())) == ""


# ---- what must fit ------------------------------------------------------------------------------

TERMS = Terms(
    [
        ("region", ("regione", "regioni")),
        ("token", ("segnalino", "segnalini")),
        ("home/piece/lair", ("Tana dei Troll", "Tane dei Troll")),
        ("home/piece/den", ("tana", "tane")),
    ]
)
GENERATED = "Metti 1 segnalino e una Tana dei Troll nella regione."


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Nella regione vanno 1 segnalino e la tana dei Troll.", []),
        ("Nella regione vanno 2 segnalini e la tana dei Troll.", [("numbers", ("1", "2"))]),
        ("Nella regione vanno un segnalino e la tana dei Troll.", [("numbers", ("1",))]),
        ("Nella regione va 1 segnalino.", [("missing", ("tana dei troll",))]),
        (
            "Nella regione vanno 1 segnalino e la tana.",
            [("missing", ("tana dei troll",)), ("foreign", ("tana",))],
        ),
        (
            "Nella regione vanno 1 segnalino e la {tana dei Troll}.",
            [("characters", ("U+007B", "U+007D"))],
        ),
        (
            "Nella regione vanno 1 segnalino e la tana dei Troll.\u202e",
            [("characters", ("U+202E",))],
        ),
        (
            "Nella regione vanno 1 segnalino e la tana dei Troll א.",
            [("characters", ("U+05D0",))],
        ),
    ],
)
def test_a_text_must_fit_its_rule(text: str, expected: list[tuple[str, tuple[str, ...]]]) -> None:
    """Other numbers, things not named or named besides, braces and turned text are told."""
    assert [(one.kind, one.words) for one in misfits(text, GENERATED, TERMS)] == expected


# ---- catalogues that would lead astray ----------------------------------------------------------


def faults(text: str) -> list[tuple[str, int]]:
    """Return slug and line of what is wrong with a catalogue that can be read."""
    source = Source("texts/it.po", text)
    found = catalogue_from_source(source, "home", "it")
    return [(one.slug, source.position(one.span.start)[0]) for one in found.faults]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("Language: it", "Language: it_IT", []),
        ("Language: it", "Language: es", [("catalogue-header", 4)]),
        ("charset=UTF-8", "charset=utf-8", []),
        ("charset=UTF-8", "charset=ISO-8859-15", [("catalogue-header", 6)]),
        ("charset=UTF-8", "charset=nonsense", [("catalogue-header", 6)]),
    ],
)
def test_a_header_that_is_wrong_is_told_and_mended(
    old: str, new: str, expected: list[tuple[str, int]]
) -> None:
    """Another language or encoding is told at its line; bringing the catalogue up mends it."""
    wrong = catalogue().replace(old, new)
    assert new in wrong
    assert faults(wrong) == expected
    assert shown(wrong, told()) == GOOD
    assert faults(updated(wrong, [told()], "it")) == []


@pytest.mark.parametrize("text", ["", "\n", " \n\n"])
def test_a_catalogue_without_anything_is_told(text: str) -> None:
    """An empty file says neither its language nor its encoding; bringing it up fills it."""
    assert faults(text) == [("catalogue-header", 1), ("catalogue-header", 1)]
    assert faults(updated(text, [told()], "it")) == []


def test_an_entry_with_several_forms_is_told_and_kept() -> None:
    """A plural entry is not shown, is told at its first text, and is not lost."""
    plural = (
        '\nmsgctxt "home/race/trolls#4"\nmsgid "a"\nmsgid_plural "b"\n'
        'msgstr[0] "uno"\nmsgstr[1] "due"\n'
    )
    text = catalogue() + plural
    line = text[: text.index("msgstr[0]")].count("\n") + 1
    assert faults(text) == [("plural-text", line)]
    assert '#~ msgstr[1] "due"' in updated(text, [told()], "it")
