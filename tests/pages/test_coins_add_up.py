"""What a rule gives in the midst of an example is told where it is given."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from regola.compilation.artefacts.rules_pages import contents
from regola.files.library import load
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.content import Shelf
from regola.pages.entries import teller_of
from regola.pages.worked_examples import Teller, Told
from regola.program.model import Item
from regola.resources import languages
from tests.support.inside import regola
from tests.support.packs import MANIFEST
from tests.support.project import ROOT

_POWER = """power misty {
    name: en "Misty", es m "Brumoso" / "Brumosos", it m "Nebbioso" / "Nebbiosi"
    tokens: 4

    when you conquer a swamp: gain 1 coin
    when you conquer a forest: pay 1 coin

    example "a swamp pays at once" {
        says: en "A swamp pays at once", es "Un pantano paga enseguida", it "Una palude paga subito"
        region a: swamp, border
        region b: forest
        borders: a-b
        given ada: ratmen, misty, coins 5, hand 9
        given bea: elves, spirit, hand 11
        play: conquer a
        play: conquer b
        play: redeploy a 5, b 4
        income: 2
        play: end turn
        expect ada: coins 7
    }
}
"""


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["conquers a.", "Ada gains 1 coin.", "conquers b.", "Ada pays 1 coin."]),
        ("es", ["conquista a.", "Ada recibe 1 moneda.", "conquista b.", "Ada paga 1 moneda."]),
        ("it", ["conquista a.", "Ada riceve 1 moneta.", "conquista b.", "Ada paga 1 moneta."]),
    ],
)
def test_coins_are_told_where_they_change_hands(
    tmp_path: Path, language: str, told: list[str]
) -> None:
    """Five coins, one more, one less, two at the end of the turn: seven."""
    (tmp_path / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "misty.regola").write_text(_POWER, encoding="utf-8")

    ran = regola("book", "ponds", "--lang", language, "--format", "html", folder=tmp_path)

    assert ran.code == 0, ran.output
    [page] = tmp_path.glob("*.html")
    text = re.sub(r"<[^>]+>", " ", page.read_text(encoding="utf-8"))
    places = [text.index(one) for one in told]
    assert places == sorted(places)
    last = {"en": "Ada gains 2 coins.", "es": "Ada recibe 2 monedas.", "it": "Ada riceve 2 monete."}
    assert places[-1] < text.index(last[language])


@pytest.mark.parametrize(
    ("language", "told"),
    [("es", "Brumosos: Ada recibe 1 moneda."), ("it", "Nebbiosi: Ada riceve 1 moneta.")],
)
def test_a_power_gives_in_the_number_of_its_race(tmp_path: Path, language: str, told: str) -> None:
    """*Ratti · Nebbiosi* stand in the table: what either gives is told by the same words."""
    (tmp_path / "pack.yaml").write_text(MANIFEST, encoding="utf-8")
    (tmp_path / "misty.regola").write_text(_POWER, encoding="utf-8")

    ran = regola("book", "ponds", "--lang", language, "--format", "html", folder=tmp_path)

    assert ran.code == 0, ran.output
    [page] = tmp_path.glob("*.html")
    assert told in re.sub(r"<[^>]+>", "", page.read_text(encoding="utf-8"))


# ---- the examples of the official content -------------------------------------------------------


class _Sentences:
    """What the sentences about amounts of a game mean, as a player reads them."""

    def __init__(self, teller: Teller) -> None:
        say = teller.book.say
        self.has = {name: _around(say("example-has", player=name, what="#")) for name in _NAMES}
        self.parts: dict[str, tuple[str, int]] = {}
        self.changes: dict[str, tuple[tuple[str, str], int]] = {}
        self.by_worth = say("tiles-coins-named", what="#").partition("#")[0]
        for what, amount in teller.amounts.items():
            for count in range(_MOST):
                told = say(amount.message, count=count, **teller.speaking())
                self.parts |= dict.fromkeys((told, teller.had(what, count)), (what, count))
                for (message, sign), name in product(_DIRECTIONS, _NAMES):
                    sentence = say(message, player=name, what=told)
                    self.changes[sentence] = (name, what), sign * count
        if "goons" in teller.amounts:
            self.parts |= {say("tiles-coins", count=n): ("coins", n) for n in range(_MOST)}

    def part(self, told: str) -> tuple[str, int]:
        """Return what a part of an enumeration counts, and how many there are."""
        if told.startswith(self.by_worth):
            return "coins", len(re.findall(r"\d", told))
        return self.parts.get(told, ("", 0))


class _Reader:
    """Adds up what players have, gain and lose."""

    def __init__(self, sentences: _Sentences, told: Told) -> None:
        self._sentences, self._sums = sentences, Counter[tuple[str, str]]()
        for seat in told.seats:
            if seat.coins:
                self._sums[seat.player, "coins"] = int(seat.coins)

    def read(self, text: str, *, is_start: bool) -> None:
        """Read a sentence; what somebody has must be what he had with all that was told since."""
        known = self._sentences
        change = known.changes.get(text) or known.changes.get(text.partition(": ")[2])
        if change is not None:
            self._sums[change[0]] += change[1]
        for name, (before, after) in known.has.items():
            if text.startswith(before):
                whole = text.removeprefix(before).removesuffix(after)
                for part in (*whole.split("; "), whole.partition(", ")[0]):
                    self._part(name, *known.part(part), is_start=is_start)

    def _part(self, name: str, what: str, count: int, *, is_start: bool) -> None:
        if what and is_start:
            self._sums[name, what] = count
        elif what:
            assert self._sums[name, what] == count, what


def _around(sentence: str) -> tuple[str, str]:
    before, _, after = sentence.partition("#")
    return before, after


_MOST = 60
_NAMES = ("Ada", "Bea", "Cai", "Cy", "Dan", "Eva")
_DIRECTIONS = (("example-gained", 1), ("example-paid", -1), ("example-lost", -1))


@pytest.fixture(scope="module")
def shelf() -> Shelf:
    """The official content with its examples played."""
    loaded = load((ROOT / "content",), Sink())
    return Shelf(list(contents(loaded.programs, loaded.texts, Sink())))


@pytest.mark.parametrize("code", languages())
def test_the_examples_of_all_games_add_up(shelf: Shelf, code: str) -> None:
    """What a player has at first, with all that is told, is what he has in the end."""
    book = Book(shelf, code, Sink(), {})
    known: dict[tuple[type, str], _Sentences] = {}
    wrong = []
    for example in _examples(shelf):
        teller = teller_of(book, example, "a")
        told = teller.told()
        speaking = type(teller), str(teller.speaking())
        known[speaking] = known.get(speaking) or _Sentences(teller)
        reader = _Reader(known[speaking], told)
        lines = [(line.text, not line.result) for line in told.lines]
        try:
            for text, is_start in (*lines, *((one, False) for one in told.purses)):
                reader.read(text, is_start=is_start)
        except AssertionError as error:
            wrong.append((told.title, str(error)))

    assert wrong == [], "\n".join(map(str, wrong))


def _examples(shelf: Shelf) -> Iterator[Item]:
    for content in shelf.contents:
        for item in content.items:
            yield from (inner for inner in item.walk() if inner.kind == "example")
