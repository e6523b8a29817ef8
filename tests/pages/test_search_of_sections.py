"""What the search finds in a section of a book, whatever the section has."""

from __future__ import annotations

from regola.pages.rulebook.model import Paragraph, Section
from regola.pages.search import found_in


def test_a_section_without_anything_has_nothing_to_find() -> None:
    """A pack may declare base rules that fill no section."""
    assert list(found_in(Section("empty", "Empty", ()))) == []


def test_a_paragraph_is_found_by_the_title_of_its_section() -> None:
    """It is of the base rules, with its own anchor."""
    section = Section("aim", "Aim", (Paragraph("Most coins win.", anchor="aim-1"),))
    assert list(found_in(section)) == [("aim-1", "Aim", "base", "Most coins win.")]
