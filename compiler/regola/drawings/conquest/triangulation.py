"""
Cut a board into triangles before anything has a place.

Each region of the board is one corner of the triangulation, a rectangular rim of further corners
surrounds them. A face with more than three regions gets a corner in its middle. It belongs to a
region of the face that touches all others there anyway, such as the sea around a cape; where there
is none it is nobody's, so that regions that meet across the face do not touch.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from regola.drawings.conquest.graph import BoardGraph
from regola.drawings.conquest.rotations import guided_rotations

if TYPE_CHECKING:
    import networkx as nx

__all__ = ["NOBODY", "Triangle", "Triangulation", "triangulated"]

NOBODY = -1
"""The owner of what lies between regions."""

Triangle = tuple[int, int, int]

_CORNERS = 3
_RIM_PER_SIDE = (9, 6)


@dataclass(frozen=True, slots=True)
class Triangulation:
    """
    Triangles over numbered corners, all turning the same way.

    ``owners`` gives for each corner the number of its region or `NOBODY`; ``rim`` the corners on
    the edge of the board, in order, and ``sides`` how many of them lie along its width and height.
    """

    owners: tuple[int, ...]
    triangles: tuple[Triangle, ...]
    rim: tuple[int, ...]
    sides: tuple[int, int]


@dataclass(slots=True)
class _Embedding:
    """
    Corners and the order of their neighbours around them, open to further corners.

    ``touching`` holds for each region, and for the edge of the board (``frame``), what touches it.
    """

    owners: list[int]
    around: list[list[int]]
    frame: int
    touching: list[set[int]]

    def corner(self, owner: int, *neighbours: int) -> int:
        """Add a corner with its neighbours in order; they are not yet told."""
        self.owners.append(owner)
        self.around.append(list(neighbours))
        return len(self.owners) - 1

    def bridge(self, before: int, middle: int, after: int) -> int:
        """Fill the place between two neighbours of a corner, on the walk before, middle, after."""
        owner = NOBODY if self.frame in (before, after) else self.owners[middle]
        new = self.corner(owner, before, middle, after)
        _insert(self.around[middle], new, beside=before, shift=0)
        _insert(self.around[before], new, beside=middle, shift=1)
        _insert(self.around[after], new, beside=middle, shift=0)
        return new

    def owner(self, face: Sequence[int]) -> int:
        """Return whose the middle of a face is: a region's that touches all of the face anyway."""
        regions = {self.owners[each] for each in face} - {NOBODY}
        enclosing = (one for one in sorted(regions) if regions - {one} <= self.touching[one])
        return NOBODY if self.frame in face else next(enclosing, NOBODY)


def _insert(ring: list[int], new: int, *, beside: int, shift: int) -> None:
    ring.insert(ring.index(beside) + shift, new)


def triangulated(graph: BoardGraph) -> Triangulation:
    """Triangulate a board whose graph, with its edge as one more region, is planar."""
    embedding = _embedded(graph)
    _join_blocks(embedding)
    triangles = [triangle for face in _faces(embedding) for triangle in _filled(face, embedding)]
    frame = graph.size
    if sum(frame in triangle for triangle in triangles) < _CORNERS:
        triangles = [part for each in triangles for part in _split(each, frame, embedding)]
    return _with_rim(triangles, frame, embedding)


def _embedded(graph: BoardGraph) -> _Embedding:
    import networkx as nx

    frame = graph.size
    plane: nx.Graph[int] = nx.Graph()
    plane.add_nodes_from(range(frame + 1))
    plane.add_edges_from(graph.edges)
    plane.add_edges_from((region, frame) for region in graph.border)
    touching = [set(plane.neighbors(region)) for region in range(frame)]
    owners = [*range(frame), NOBODY]
    for part in sorted(map(sorted, nx.connected_components(plane))):
        if frame not in part:
            owners.append(NOBODY)
            nearest = min(part, key=lambda corner: (plane.degree(corner), corner))
            plane.add_edges_from([(nearest, len(owners) - 1), (len(owners) - 1, frame)])
    if graph.guides and len(owners) == frame + 1:
        guided = _Embedding(owners, guided_rotations(graph), frame, touching)
        # Euler: what turns around its corners like this lies in the plane.
        if len(owners) - plane.number_of_edges() + len(_faces(guided)) == len(("out", "in")):
            return guided
    found = cast("nx.PlanarEmbedding[int]", nx.check_planarity(plane)[1])
    around = [list(found.neighbors_cw_order(each)) for each in range(len(owners))]
    return _Embedding(owners, around, frame, touching)


def _join_blocks(embedding: _Embedding) -> None:
    """Add corners until no corner alone holds two parts together."""
    import networkx as nx

    size = len(embedding.owners)
    plane: nx.Graph[int] = nx.Graph()
    plane.add_edges_from((a, b) for a in range(size) for b in embedding.around[a])
    block = {
        frozenset(edge): number
        for number, edges in enumerate(nx.biconnected_component_edges(plane))
        for edge in edges
    }
    joined: nx.utils.UnionFind[int] = nx.utils.UnionFind()
    for middle in range(size):
        ring = list(embedding.around[middle])
        for before, after in zip(ring[1:] + ring[:1], ring, strict=True):
            one, other = block[frozenset((middle, before))], block[frozenset((middle, after))]
            if joined[one] != joined[other]:
                joined.union(one, other)
                new = embedding.bridge(before, middle, after)
                block.update((frozenset((new, each)), one) for each in (before, middle, after))


def _faces(embedding: _Embedding) -> list[list[int]]:
    following = {
        (ring[place], corner): (corner, ring[place - 1])
        for corner, ring in enumerate(embedding.around)
        for place in range(len(ring))
    }
    faces: list[list[int]] = []
    seen: set[tuple[int, int]] = set()
    for start in following:
        step, face = start, list[int]()
        while step not in seen:
            seen.add(step)
            face.append(step[0])
            step = following[step]
        if face:
            faces.append(face)
    return faces


def _filled(face: list[int], embedding: _Embedding) -> list[Triangle]:
    if len(face) == _CORNERS:
        return [(face[0], face[1], face[2])]
    if embedding.frame in face:
        return _margin(face, embedding)
    middle = embedding.corner(embedding.owner(face))
    return [(one, other, middle) for one, other in zip(face, face[1:] + face[:1], strict=True)]


def _margin(face: list[int], embedding: _Embedding) -> list[Triangle]:
    """Keep what does not reach the edge of the board away from it, by a strip of nobody's."""
    frame = embedding.frame
    place = face.index(frame)
    chain = face[place + 1 :] + face[:place]
    strip = [embedding.corner(NOBODY) for _ in chain[1:]]
    triangles = [(frame, chain[0], strip[0]), (frame, strip[-1], chain[-1])]
    triangles += zip(chain, chain[1:], strip, strict=False)
    for one, other, region in zip(strip, strip[1:], chain[1:], strict=False):
        triangles += [(one, region, other), (frame, one, other)]
    return triangles


def _split(triangle: Triangle, corner: int, embedding: _Embedding) -> list[Triangle]:
    return _filled_anyway(triangle, embedding) if corner in triangle else [triangle]


def _filled_anyway(triangle: Triangle, embedding: _Embedding) -> list[Triangle]:
    first, second, third = triangle
    middle = embedding.corner(embedding.owner(triangle))
    return [(first, second, middle), (second, third, middle), (third, first, middle)]


# ---- the rim ----------------------------------------------------------------------------------


def _with_rim(triangles: list[Triangle], frame: int, embedding: _Embedding) -> Triangulation:
    """Replace the one corner that stands for the edge of the board by a rim of many."""
    link = _link(triangles, frame)
    sides = _sides(len(link))
    counts = _shares([embedding.owners[corner] for corner in link], 2 * sum(sides))
    kept = [triangle for triangle in triangles if frame not in triangle]
    rim = [
        (embedding.corner(embedding.owners[inner]), inner)
        for inner, count in zip(link, counts, strict=True)
        for _ in range(count)
    ]
    for (outer, inner), (next_outer, next_inner) in zip(rim, rim[1:] + rim[:1], strict=True):
        kept.append((outer, inner, next_outer))
        if inner != next_inner:
            kept.append((next_outer, inner, next_inner))
    return Triangulation(tuple(embedding.owners), tuple(kept), tuple(r[0] for r in rim), sides)


def _link(triangles: list[Triangle], frame: int) -> list[int]:
    following: dict[int, int] = {}
    for triangle in triangles:
        if frame in triangle:
            place = triangle.index(frame)
            following[triangle[place - 2]] = triangle[place - 1]
    link = [min(following)]
    while (after := following[link[-1]]) != link[0]:
        link.append(after)
    return link


def _sides(wanted: int) -> tuple[int, int]:
    width, height = _RIM_PER_SIDE
    factor = max(1, -(-2 * wanted // (2 * (width + height))))
    return width * factor, height * factor


def _shares(owners: list[int], total: int) -> list[int]:
    """Share out the rim, to each region twice as much as to what is nobody's."""
    weights = [1 if owner == NOBODY else 2 for owner in owners]
    spare, whole = total - len(owners), sum(weights)
    ends = [spare * sum(weights[: place + 1]) // whole for place in range(len(weights))]
    return [1 + end - start for start, end in zip([0, *ends], ends, strict=False)]
