"""The page that tells how strong the items of a game are, played by bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from regola.drawings.charts import Bar, bars
from regola.pages.rendering import render

__all__ = ["Gain", "Rated", "Ratings", "ratings_page", "ratings_title"]

_KINDS = ("race", "power", "relic", "place")
"""The kinds of items in the order in which a page tells of them."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What an item brings by a bot, in coins, with the limits that hold at every look."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Rated:
    """
    An item, by reference, with what it brings by each of two bots.

    ``victories`` are those that it brings in a hundred games of the first; where each bot is sure
    of the opposite of the other it is opposed.
    """

    item: str
    gain: Gain
    other: Gain
    victories: float
    is_opposed: bool

    @property
    def kind(self) -> str:
        """The kind of the item."""
        return self.item.split("/")[1]


@dataclass(frozen=True, slots=True)
class Ratings:
    """
    How strong the items of a game are for so many players.

    ``bots`` are the ids of the two that played so many ``pairs`` of games for each item. They are
    current as long as games come to what they came to then.
    """

    game: str
    players: int
    pairs: int
    bots: tuple[str, str]
    items: tuple[Rated, ...]
    is_current: bool

    @property
    def page(self) -> str:
        """The name of the page."""
        return f"strengths_{self.game}_{self.players}.html"


def ratings_title(ratings: Ratings, game: str, say: Callable[..., str]) -> str:
    """Return the title of the page, with the name of the game."""
    return say("strengths-title", game=game, players=ratings.players)


def ratings_page(
    ratings: Ratings, game: str, language: str, name: Callable[[str], str], say: Callable[..., str]
) -> bytes:
    """Return the page in a language, with the name of the game and what names its items."""
    first, second = (say(f"strengths-bot-{bot}") for bot in ratings.bots)
    there = {one.kind for one in ratings.items}
    how = [
        say("strengths-how", pairs=ratings.pairs, first=first),
        say("strengths-other", second=second),
    ]
    return render(
        "strengths.html",
        language=language,
        title=ratings_title(ratings, game, say),
        lead=say("strengths-lead"),
        summary="" if ratings.is_current else say("strengths-old"),
        parts=[_part(ratings, kind, name, say) for kind in _KINDS if kind in there],
        heads=[say("strengths-item"), *_heads(first, second, say), ""],
        opposed=say("strengths-opposed"),
        how_title=say("strengths-how-title"),
        how=how,
    )


def _heads(first: str, second: str, say: Callable[..., str]) -> Iterator[str]:
    yield say("strengths-coins", bot=first)
    yield say("strengths-victories")
    yield say("strengths-coins", bot=second)


def _part(
    ratings: Ratings, kind: str, name: Callable[[str], str], say: Callable[..., str]
) -> dict[str, object]:
    """Return what is told of a kind of items, the strongest first."""
    items = sorted((one for one in ratings.items if one.kind == kind), key=lambda r: -r.gain.mean)
    title = say(f"strengths-{kind}")
    drawn = [Bar(name(one.item), one.gain.mean, one.gain.low, one.gain.high) for one in items]
    return {
        "title": title,
        "drawing": bars(drawn, 0.0, title, say("strengths-unit")),
        "rows": [(name(one.item), _cells(one), one.is_opposed) for one in items],
    }


def _cells(one: Rated) -> Sequence[str]:
    return _told(one.gain), f"{one.victories:+.0f} %", _told(one.other)


def _told(gain: Gain) -> str:
    return f"{gain.mean:+.1f} ({gain.low:+.1f}, {gain.high:+.1f})"
