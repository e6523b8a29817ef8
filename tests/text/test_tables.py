"""Tables of words, by which sentences are read."""

from __future__ import annotations

from regola.text.reading.words import Table

NAMES = 500


class Word(str):
    """A word that counts how often words are compared."""

    __slots__ = ()
    compared = 0
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        """Tell whether another is the same, and count that."""
        Word.compared += 1
        return str.__eq__(self, other) is True


def _words(text: str) -> list[str]:
    return [Word(one) for one in text.split()]


def test_names_that_begin_alike_are_not_held_to_each_other() -> None:
    """A pack has thousands of names, and all may begin with one word."""
    table = Table([(f"thing {number}", number) for number in range(NAMES)], _words)
    assert Word.compared < 10 * NAMES
    assert table.at(["thing", "7"], 0) == [(2, 7)]


def test_a_name_of_one_thing_is_kept_once() -> None:
    """Singular and plural of many names are the same."""
    table = Table([("thing", "one"), ("thing", "one"), ("thing", "two")], str.split)
    assert table.at(["thing"], 0) == [(1, "one"), (1, "two")]
