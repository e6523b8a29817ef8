"""Hold drawn boards to the graphs that they are drawn from."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator

import networkx as nx
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from regola.compilation.language import language
from regola.drawings.conquest.board import Picture, RegionPicture, board
from regola.drawings.conquest.graph import BoardGraph, drawable
from regola.drawings.conquest.layout import Layout, laid_out, outline
from regola.drawings.looks import Look
from regola.files.library import official
from regola.findings import Sink
from regola.pages.book import Book
from regola.pages.conquest.boards import Ground, drawn, ground_of_board
from regola.pages.content import Content, Shelf
from regola.program.model import Item
from regola.resources import languages
from tests.drawings.geometry import contains, crossings, doubled_area, on_the_edge, touching

_LOOK = Look("green", "trees")
# A layout takes long enough that looking for a smaller board would take minutes.
_PHASES = (Phase.explicit, Phase.reuse, Phase.generate)


def _drawing(layout: Layout) -> str:
    regions = tuple(
        RegionPicture(f"r{number}", "F", _LOOK, ()) for number in range(len(layout.areas))
    )
    return board(Picture("a board", layout, regions))


def _paths(drawing: str) -> list[str]:
    return re.findall(r'class="land"[^>]* d="([^"]*)"', drawing)


def _assert_true_to(graph: BoardGraph) -> None:
    """Assert that the drawing shows exactly the borders and the edge regions of the graph."""
    layout = laid_out(graph)
    paths = _paths(_drawing(layout))
    assert layout.left_out == ()
    assert touching(paths) == set(graph.edges)
    edge = {number for number, path in enumerate(paths) if on_the_edge(path, *layout.size)}
    assert edge == set(drawable(graph)[0].border)


def _assert_covers(layout: Layout) -> None:
    """Assert that areas and gaps cover the board once: same direction, no crossing, whole area."""
    loops = [outline(loop) for area in (*layout.areas, *layout.gaps) for loop in area.loops]
    width, height = layout.size
    assert abs(sum(map(doubled_area, loops))) == 2 * width * height
    sides = {
        tuple(sorted(side))
        for loop in loops
        for side in zip(loop, loop[1:] + loop[:1], strict=True)
    }
    assert crossings(sides) == []


def _boards(told: str) -> tuple[Book, list[Item]]:
    program = official("conquest")
    assert program is not None
    content = Content(program.items, (), program.packs, language("conquest").vocabulary)
    boards = [item for item in program.items if item.kind == "board"]
    return Book(Shelf([content]), told, Sink()), boards


def _published() -> list[Ground]:
    book, boards = _boards("en")
    return [ground_of_board(book, item) for item in boards]


def _drawn(told: str) -> Iterator[tuple[str, Ground, str]]:
    """Give the title of each published board, its ground and its drawing in a language."""
    book, boards = _boards(told)
    for item in boards:
        ground = ground_of_board(book, item)
        yield book.name(item), ground, drawn(book, ground, book.name(item))


PUBLISHED = _published()


def test_the_known_boards_are_published() -> None:
    """Above ground there are boards for 2 to 5 players, below for 2 to 4, of these sizes."""
    sizes = {len(ground.regions) for ground in PUBLISHED}

    assert {23, 30, 39, 48} | {28, 33, 44} <= sizes


@pytest.mark.parametrize("ground", PUBLISHED, ids=lambda ground: f"{len(ground.ids)} regions")
def test_published_boards_are_drawn_as_they_are(ground: Ground) -> None:
    """Areas touch exactly when the regions are adjacent; those at the edge reach it, no others."""
    _assert_true_to(ground.graph)
    assert set(drawable(ground.graph)[0].border) == set(ground.graph.border)
    _assert_covers(laid_out(ground.graph))


@pytest.mark.parametrize("ground", PUBLISHED, ids=lambda ground: f"{len(ground.ids)} regions")
def test_labels_have_room_inside_their_regions(ground: Ground) -> None:
    """Each label of a published board lies inside its area, a line's height from the border."""
    layout = laid_out(ground.graph)
    for area, (point, room) in zip(layout.areas, layout.labels, strict=True):
        assert contains([outline(loop) for loop in area.loops], point)
        assert room >= 12


@pytest.mark.parametrize("language", languages())
def test_no_label_is_wider_than_its_region(language: str) -> None:
    """In each language the letters of a label fit into the circle that its area has room for."""
    letters = {False: (14, 9.5), True: (10.5, 7.5)}
    too_wide = []
    for title, ground, drawing in _drawn(language):
        labels = re.findall(r'class="label( small)?"[^>]*>([^<]*)(?:<tspan>([^<]*))?', drawing)
        for (small, letter, name), (_, room) in zip(
            labels, laid_out(ground.graph).labels, strict=True
        ):
            one, sign = letters[bool(small)]
            if len(letter.strip()) * one + len(name) * sign > 2 * room:
                too_wide.append((title, letter, name))

    assert too_wide == []


def _rows(drawing: str) -> Iterator[tuple[int, int, int]]:
    """Give where the label of each region lies across, its top, and the foot of its last row."""
    labels = re.findall(
        r'class="label( small)?" x="(\d+)" y="(\d+)">.*?</text>((?:<use[^>]*/>)*)', drawing
    )
    stood = re.findall(r'class="token[^>]*? (?:x|cx)="(\d+)" (?:y|cy)="(\d+)"', drawing)
    feet = {(int(x) + 14): int(y) + 28 for x, y in stood}
    for small, x, y, marks in labels:
        foot = int(y) + 27 if marks else int(y)
        across = int(x)
        yield across, int(y) - (9 if small else 12), max(foot, feet.get(across, 0))


def test_no_label_is_higher_than_its_region() -> None:
    """Its text, its marks and what is printed below them lie inside the area, one below another."""
    too_high = []
    for title, ground, drawing in _drawn("en"):
        areas = laid_out(ground.graph).areas
        for name, area, (across, top, foot) in zip(ground.ids, areas, _rows(drawing), strict=True):
            loops = [outline(loop) for loop in area.loops]
            if not (contains(loops, (across, top)) and contains(loops, (across, foot))):
                too_high.append((title, name))

    assert too_high == []


@st.composite
def planar_graphs(draw: st.DrawFn) -> BoardGraph:
    """Planar graphs: triangles split into three again and again, some of their borders left out."""
    size = draw(st.integers(3, 16))
    faces = [(0, 1, 2), (0, 2, 1)]
    edges = {(0, 1), (0, 2), (1, 2)}
    for new in range(3, size):
        face = faces.pop(draw(st.integers(0, len(faces) - 1)))
        faces += [(face[0], face[1], new), (face[1], face[2], new), (face[2], face[0], new)]
        edges |= {(corner, new) for corner in face}
    kept = [edge for edge in sorted(edges) if draw(st.integers(0, 3))]
    border = [region for region in range(size) if not draw(st.integers(0, 2))]
    return BoardGraph(size, tuple(kept), tuple(border))


@given(planar_graphs())
@settings(max_examples=40, deadline=None, phases=_PHASES, derandomize=True)
def test_any_planar_board_is_drawn_as_it_is(graph: BoardGraph) -> None:
    """Areas touch exactly when regions are adjacent, on boards of any planar shape."""
    _assert_true_to(graph)


@given(planar_graphs())
@settings(max_examples=25, deadline=None, phases=_PHASES, derandomize=True)
def test_areas_cover_a_board_once(graph: BoardGraph) -> None:
    """Areas and the gaps between them neither overlap nor leave anything out."""
    _assert_covers(laid_out(graph))


def test_what_no_flat_drawing_shows_is_told() -> None:
    """Of five regions that all touch each other, one pair is left out and told, nine are drawn."""
    pairs = tuple((one, other) for one in range(5) for other in range(one + 1, 5))
    layout = laid_out(BoardGraph(5, pairs, ()))

    assert len(layout.left_out) == 1
    assert touching(_paths(_drawing(layout))) == set(pairs) - set(layout.left_out)


def test_a_board_of_which_most_cannot_be_drawn_is_drawn_in_part() -> None:
    """Of twelve regions that all touch, what is drawn and what is told as left out are all 66."""
    pairs = tuple((one, other) for one in range(12) for other in range(one + 1, 12))
    layout = laid_out(BoardGraph(12, pairs, tuple(range(12))))

    assert touching(_paths(_drawing(layout))) == set(pairs) - set(layout.left_out)
    assert len(layout.left_out) < len(pairs)


def test_a_single_region_is_the_whole_board() -> None:
    """A board of one region is that region."""
    layout = laid_out(BoardGraph(1, (), (0,)))

    assert len(layout.areas) == 1
    _assert_covers(layout)


def test_two_hundred_regions_are_drawn_as_they_are() -> None:
    """A board of 200 regions is as true as a small one, and all its labels have room."""
    lattice = nx.convert_node_labels_to_integers(nx.grid_2d_graph(10, 20))
    border = tuple(region for region in range(200) if lattice.degree(region) < 4)
    edges = tuple(sorted((min(edge), max(edge)) for edge in lattice.edges))
    graph = BoardGraph(200, edges, border)

    _assert_true_to(graph)
    assert min(room for _, room in laid_out(graph).labels) >= 12


def test_names_cannot_break_out_of_a_drawing() -> None:
    """What content says stands in a drawing as text, never as markup."""
    layout = laid_out(BoardGraph(1, (), (0,)))
    region = RegionPicture("<b>", '"&', _LOOK, (), (), "</title><script>")
    drawing = board(Picture('" onload="', layout, (region,)))

    assert "<b>" not in drawing
    assert "<script" not in drawing
    assert 'aria-label="&quot; onload=&quot;"' in drawing


def test_drawings_do_not_depend_on_the_hash_seed() -> None:
    """Two processes with different hash seeds draw the same board to the byte."""
    program = (
        "from regola.drawings.conquest.graph import BoardGraph;"
        "from regola.drawings.conquest.layout import laid_out;"
        "print(laid_out(BoardGraph(6, ((0,1),(0,2),(1,2),(2,3),(3,4),(2,4)), (0,1,4))))"
    )
    printed = {
        subprocess.run(
            [sys.executable, "-c", program],
            env={"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }

    assert len(printed) == 1


def test_given_coordinates_are_followed() -> None:
    """Where a pack gives coordinates, what lies left of or above another is drawn so."""
    columns, rows = 5, 4
    lattice = nx.convert_node_labels_to_integers(nx.grid_2d_graph(columns, rows))
    edges = tuple(sorted((min(edge), max(edge)) for edge in lattice.edges))
    border = tuple(region for region in range(columns * rows) if lattice.degree(region) < 4)
    guides = tuple((100 * (n // rows), 100 * (n % rows)) for n in range(columns * rows))
    graph = BoardGraph(columns * rows, edges, border, guides)

    _assert_true_to(graph)
    points = [point for point, _ in laid_out(graph).labels]
    for one, other in edges:
        axis = 0 if other - one == rows else 1
        assert points[one][axis] < points[other][axis]


def test_useless_coordinates_do_no_harm() -> None:
    """Coordinates whose straight borders cross leave the drawing as true as without them."""
    ring = ((0, 1), (1, 2), (2, 3), (0, 3), (0, 2))

    _assert_true_to(BoardGraph(4, ring, (0, 1), ((0, 0), (9, 9), (9, 0), (0, 9))))
