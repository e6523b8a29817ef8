"""What the search knows is data, wherever its script is pasted."""

from __future__ import annotations

import json
from typing import cast

from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.search import Document, script


class _Words:
    """A book that has words and nothing else."""

    shelf = Shelf(())

    def say(self, identifier: str) -> str:
        """Return some words."""
        return identifier


def test_no_text_ends_or_opens_anything() -> None:
    """No sign of a tag or a comment is in the script, and the texts are as they were."""
    text = "</script><!--<script>]]>"
    found = Document("ponds/a.html", text, "ponds", "race", text)

    made = script(cast("Book", _Words()), [found]).decode()

    assert "<" not in made
    data = json.loads(made.removeprefix("window.regola=").removesuffix(";\n"))
    assert data["alike"] == [["search-alike"]]
    assert data["documents"] == [["ponds/a.html", text, "race", text]]
