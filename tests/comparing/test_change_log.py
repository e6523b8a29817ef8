"""What a change log gains from a comparison, and what stays in it."""

from __future__ import annotations

from regola.comparing.change_log import grown
from regola.comparing.markdown import markdown
from regola.comparing.report import Changed, Group, Line
from regola.pages.changes import changes_page

_ENTRY = "## 0.2\n\n- **Otters**\n  - tokens: **6** of 11 → **7** of 11\n"


def test_words_that_differ_are_marked_and_read_as_bold() -> None:
    """Of a rule the number alone is bold; of a new one nothing is."""
    rule = Line("rule 1", "Gain 1 coin_a.", "Gain 12 coin_a.")
    new = Line("rule 2", "", "Gain 2 tokens.")
    told = markdown([Group("ponds", "0.2", (Changed("x", "Otters", (rule, new)),))], ())
    page = changes_page("en", "Changes", told).decode()

    assert "Gain <strong>1</strong> coin_a. → Gain <strong>12</strong> coin_a." in page
    assert "rule 2: – → Gain 2 tokens." in page


def test_nothing_shared_is_nothing_marked() -> None:
    """A name that is another altogether needs no marks."""
    name = Line("name", "Lontre", "Rane", "it")
    told = markdown([Group("ponds", "0.2", (Changed("x", "Otters", (name,)),))], ())

    assert "name (it): Lontre → Rane" in told


def test_an_entry_comes_on_top() -> None:
    """A version that the log does not know yet is told before the others."""
    assert grown("## 0.1\n\nFirst.\n", "0.2", [_ENTRY]) == ("new", f"{_ENTRY}\n## 0.1\n\nFirst.\n")
    assert grown("", "0.2", [_ENTRY]) == ("new", _ENTRY)


def test_what_is_lacking_goes_to_its_item() -> None:
    """Another line of an item stands below it, another item at the end, before what was earlier."""
    said = f"{_ENTRY}\nThanks to all.\n\n## 0.1\n"
    entry = f"{_ENTRY}  - box: 2 → 3\n- **Frogs**\n  - tokens: 3 → 4\n"

    state, text = grown(said, "0.2", [entry])

    assert state == "more"
    assert text == (
        f"{_ENTRY}  - box: 2 → 3\n\nThanks to all.\n- **Frogs**\n  - tokens: 3 → 4\n\n## 0.1\n"
    )
    assert grown(text, "0.2", [entry]) == ("same", text)


def test_a_change_that_went_on_is_told_once() -> None:
    """From 6 by way of 7 to 8 is from 6 to 8, whatever words are marked."""
    other = "- **Frogs**\n  - box: 2 → 3\n"
    entry = _ENTRY.replace("**7**", "**8**") + other

    state, text = grown(_ENTRY + other, "0.2", [entry])

    assert (state, text) == ("more", entry)
    assert grown(text.replace("**", ""), "0.2", [entry])[0] == "same"


def test_the_language_of_the_entry_is_kept() -> None:
    """Of entries in several languages that counts which the log has lines of."""
    italian = "## 0.2\n\n- **Lontre**\n  - segnalini: 6 di 11 → 7 di 11\n"

    assert grown(italian, "0.2", [_ENTRY, italian]) == ("same", italian)
    assert grown("## 0.2\n\nBy hand.\n", "0.2", [_ENTRY]) == ("other", "## 0.2\n\nBy hand.\n")
