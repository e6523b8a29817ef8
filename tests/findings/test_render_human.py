"""Findings are drawn for people: excerpt, both places underlined, hint."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from regola.findings import Edit, Finding, Fix, label, registry
from regola.findings.render import render_human, render_summary
from regola.findings.wording import diagnose_all, finding_words
from regola.sources import Source, Span

TRITONS = Source(
    "race/tritons.regola",
    "race tritons {\n    tokens: 6 of 11\n    # sea people\n\n    tokens: 5 of 10\n}\n",
)
DOUBLED = Finding(
    "doubled-field",
    Span(TRITONS.path, 57, 63),
    (("field", "tokens"),),
    None,
    (label(Span(TRITONS.path, 19, 25), "first"),),
)


def shown(finding: Finding, *sources: Source, language: str = "en", colour: bool = False) -> str:
    """Draw one finding."""
    texts = {source.path: source for source in sources}
    words = finding_words(language)
    diagnostics = diagnose_all([finding], texts, words, registry())
    return "".join(render_human(diagnostics, texts, words, colour=colour))


def word(source: Source, text: str) -> Finding:
    """Report the first place of a text as an unknown word."""
    start = source.text.index(text)
    return Finding("unknown-word", source.span(start, start + len(text)), (("word", text),))


def test_two_places_of_one_file_share_an_excerpt() -> None:
    """The place to blame is underlined with ^, the second with -, lines between are left out."""
    assert shown(DOUBLED, TRITONS) == (
        "error[R0502]: The field “tokens” stands twice\n"
        " --> race/tritons.regola:5:5\n"
        "  |\n"
        "2 |     tokens: 6 of 11\n"
        "  |     ------ first here\n"
        " ...\n"
        "5 |     tokens: 5 of 10\n"
        "  |     ^^^^^^ again here\n"
        "  = hint: Keep one of the two lines.\n\n"
    )


def test_a_second_place_in_another_file_has_its_own_excerpt() -> None:
    """Each file is named above its lines."""
    first = Source("a.regola", "race tritons {\n}\n")
    second = Source("b.regola", "\n\nrace tritons {\n}\n")
    found = Finding(
        "doubled-id",
        second.span(7, 14),
        (("id", "tritons"),),
        None,
        (label(first.span(5, 12), "first"),),
    )
    assert shown(found, first, second, language="it") == (
        "errore[R0202]: L'id «tritons» è dato due volte\n"
        " --> b.regola:3:6\n"
        "  |\n"
        "3 | race tritons {\n"
        "  |      ^^^^^^^ di nuovo qui\n"
        " --> a.regola:1:6\n"
        "  |\n"
        "1 | race tritons {\n"
        "  |      ------- la prima volta qui\n"
        "  = consiglio: Scegli un altro id per uno dei due.\n\n"
    )


def test_two_places_of_one_line_are_underlined_below_it() -> None:
    """The line is shown once."""
    line = Source("a", "coin is forest\n")
    found = Finding(
        "wrong-type",
        line.span(8, 14),
        (("expected", ("coin",)), ("found", "region"), ("wants", "coin"), ("word", "forest")),
        None,
        (label(line.span(0, 4), "wants"),),
    )
    assert (
        "1 | coin is forest\n  |         ^^^^^^ this is a region\n  | ---- this goes with a coin\n"
    ) in shown(found, line)


@pytest.mark.parametrize(
    ("text", "line", "underline"),
    [
        ("\tcostal", "    costal", "    ^^^^^^"),
        ("ab\tcostal", "ab  costal", "    ^^^^^^"),
        ("漢字 costal", "漢字 costal", "     ^^^^^^"),
        ("e\u0301e\u0301 costal", "e\u0301e\u0301 costal", "   ^^^^^^"),
    ],
)
def test_underlines_stand_below_what_a_terminal_shows(text: str, line: str, underline: str) -> None:
    """Tabs go to the next stop of four, wide characters take two cells, combining ones none."""
    drawn = shown(word(Source("a", text), "costal"), Source("a", text))
    assert f"1 | {line}\n  | {underline} not known\n" in drawn


def test_a_long_line_is_clipped_around_the_place() -> None:
    """Both ends of the clipped line say that there is more."""
    source = Source("a", "x" * 500 + "costal" + "y" * 500)
    lines = shown(word(source, "costal"), source).split("\n")
    drawn, underline = lines[3].removeprefix("1 | "), lines[4].removeprefix("  | ")
    assert drawn.startswith("…x")
    assert drawn.endswith("y…")
    assert len(drawn) == 102
    assert underline.index("^") == drawn.index("costal")


def test_a_place_over_several_lines_is_underlined_to_the_end_of_its_first() -> None:
    """The first line shows where it begins."""
    source = Source("a", "race x {\n}\n")
    drawn = shown(Finding("lone-quote", source.span(5, 10)), source)
    assert "1 | race x {\n  |      ^^^ opened here\n" in drawn


def test_an_empty_place_is_marked_with_one_sign() -> None:
    """The end of a file can be pointed at."""
    source = Source("a", "race x {")
    drawn = shown(Finding("lone-quote", source.span(8, 8)), source)
    assert "1 | race x {\n  |         ^ opened here\n" in drawn


def test_a_file_that_could_not_be_read_has_no_excerpt() -> None:
    """The finding names the file and its beginning."""
    assert shown(Finding("not-text", Span.whole("dragon.regola"))) == (
        "error[R0005]: This is not a text file in UTF-8\n"
        " --> dragon.regola:1:1\n"
        "  = hint: Save it as plain text, encoded in UTF-8.\n\n"
    )


def test_a_fix_is_offered() -> None:
    """Whoever reads the finding learns what --fix would do."""
    source = Source("a", "“x”")
    fix = Fix("straighten", (), (Edit(source.span(0, 1), '"'),))
    found = Finding("curly-quote", source.span(0, 1), (("character", "“"),), None, (), fix)
    assert "  = --fix: write straight quotation marks\n" in shown(found, source)


def test_colour_changes_nothing_but_colour() -> None:
    """Without its escape sequences the coloured text is the plain one."""
    coloured = shown(DOUBLED, TRITONS, colour=True)
    for sequence in ("\x1b[0m", "\x1b[1m", "\x1b[1;31m", "\x1b[1;34m"):
        assert sequence in coloured
        coloured = coloured.replace(sequence, "")
    assert coloured == shown(DOUBLED, TRITONS)


@given(st.text(), st.text(min_size=1), st.text())
def test_no_text_can_steer_the_terminal(before: str, middle: str, after: str) -> None:
    """Nothing from a file, its name or an argument comes out as a control or format character."""
    source = Source(before or "a", before + middle + after)
    found = Finding(
        "unknown-word",
        source.span(len(before), len(before) + len(middle)),
        (("word", middle),),
    )
    drawn = shown(found, source).replace("\n", "")
    assert not {unicodedata.category(sign) for sign in drawn} & {"Cc", "Cf", "Cs", "Zl", "Zp"}


@pytest.mark.parametrize(
    ("language", "summary"),
    [
        ("en", "2 errors, no warnings, 1 note"),
        ("it", "2 errori, nessun avviso, 1 nota"),
        ("es", "2 errores, ningún aviso, 1 nota"),
    ],
)
def test_the_summary_counts_each_severity(language: str, summary: str) -> None:
    """Singular, plural and none are said as the language says them."""
    findings = [
        Finding("lone-quote", Span("a", 0, 1)),
        Finding("lone-quote", Span("a", 2, 3)),
        Finding("byte-order-mark", Span("a", 0, 0)),
    ]
    words = finding_words(language)
    assert render_summary(diagnose_all(findings, {}, words, registry()), words) == summary
