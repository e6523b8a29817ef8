"""Where the places of dungeons lie: beside what, how far from the entrance, in which zones."""

from __future__ import annotations

from regola.reference.lords.facts import Facts

__all__ = ["beside", "is_crowded", "is_in_zone", "nearest"]


def _where(facts: Facts, place: int) -> tuple[int, int, int]:
    """Return whose dungeon a place is in, its column and its row, the first at the entrance."""
    seat, inside = divmod(place, facts.size)
    row, column = divmod(inside, facts.columns)
    return seat, column, row


def beside(facts: Facts, place: int, other: int) -> bool:
    """Tell whether two places of one dungeon share a side."""
    (seat, column, row), (seat_, column_, row_) = _where(facts, place), _where(facts, other)
    return seat == seat_ and abs(row - row_) + abs(column - column_) == 1


def is_crowded(facts: Facts, space: int) -> bool:
    """Tell whether a tile in a space would close a square of four."""
    seat, column, row = _where(facts, space)
    lying = {_where(facts, place) for place in facts.plots}
    corners = ((across, down) for across in (-1, 1) for down in (-1, 1))
    return any(
        {(seat, column + across, row), (seat, column, row + down)} <= lying
        and (seat, column + across, row + down) in lying
        for across, down in corners
    )


def nearest(facts: Facts, seat: int) -> set[int]:
    """Return the unconquered tiles of a player to which the fewest steps over his tiles lead."""
    own = {place: plot for place, plot in facts.plots.items() if plot.owner == seat}
    entrance = seat * facts.size + facts.box.base["entrance"] - 1
    reached: set[int] = set()
    front = {entrance} & own.keys()
    while front:
        free = {place for place in front if not own[place].conquered}
        if free:
            return free
        reached |= front
        front = {n for n in own if n not in reached and any(beside(facts, n, m) for m in front)}
    return set()


def is_in_zone(facts: Facts, place: int, zone: str) -> bool:
    """Tell whether a place lies in a zone: the half at the entrance, the rim, or the others."""
    _, column, row = _where(facts, place)
    rows = facts.box.base["rows"]
    rim = column in (0, facts.columns - 1) or row in (0, rows - 1)
    zones = {
        "near": row < rows // 2,
        "far": row >= rows // 2,
        "border": rim,
        "inner": not rim,
        "anywhere": True,
    }
    return zones[zone]
