"""What is kept of many things comes to what is made of all of them."""

from __future__ import annotations

from itertools import chain

from hypothesis import given
from hypothesis import strategies as st

from regola.findings import Sink
from regola.memory import Changes, Forgetful, Hangs, Memory
from regola.sources import Span


class _Thing:
    """Something that tells words; two that tell the same are not the same."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self.words = words


_WORDS = st.lists(st.sampled_from("abcdefgh"), max_size=3).map(tuple)
_MANY = 150


def _things(draw: st.DataObject) -> list[_Thing]:
    few = draw.draw(st.lists(_WORDS, min_size=3, max_size=6))
    return [_Thing(few[number % len(few)]) for number in range(_MANY)]


def _change(things: list[_Thing], draw: st.DataObject) -> None:
    """Put, exchange, take away or move a thing or several."""
    what = draw.draw(st.sampled_from(("put", "exchange", "take", "move", "cut")))
    place = draw.draw(st.integers(0, len(things) - 1)) if things else 0
    if what == "put" or not things:
        things.insert(place, _Thing(draw.draw(_WORDS)))
    elif what == "exchange":
        things[place] = _Thing(draw.draw(_WORDS))
    elif what == "take":
        del things[place]
    elif what == "move":
        things.insert(draw.draw(st.integers(0, len(things) - 1)), things.pop(place))
    else:
        del things[place : place + draw.draw(st.integers(1, 90))]


def _pairs(thing: _Thing) -> list[tuple[str, int]]:
    return [(word, id(thing)) for word in thing.words]


def _words(thing: _Thing) -> tuple[str, ...]:
    return thing.words


@given(draw=st.data())
def test_what_is_joined_is_what_all_tell(draw: st.DataObject) -> None:
    """Rows, sums, tables and counts, in order; and which answers are others than before."""
    things, memory, below = _things(draw), Memory(), {"a": 0, "z": 0}
    versions: tuple[int, int] | None = None
    before: dict[str, int] = {}
    for _ in range(draw.draw(st.integers(1, 5))):
        now = tuple(things)
        told = list(memory.gathered("words", now, _words))
        assert told == list(chain.from_iterable(map(_words, now)))
        assert list(memory.each("itself", now, lambda one: one)) == things
        assert memory.summed("sum", now, _words, lambda one, two: one + two, ()) == tuple(told)
        table, counts = memory.table("table", now, _pairs, below), memory.counted("n", now, _words)
        answers = below | dict(chain.from_iterable(map(_pairs, now)))
        assert {name: table.get(name) for name in "abcdefghz"} == {
            name: answers.get(name) for name in "abcdefghz"
        }
        assert counts.words == set(told)
        assert counts.doubled == {one for one in told if told.count(one) > 1}
        if versions is not None:
            others = {n for n in {*answers, *before} if answers.get(n) != before.get(n)}
            assert table.since(versions[0]) == others
            assert counts.since(versions[1]) is not None
        versions, before = (table.version, counts.version), answers
        _change(things, draw)


@given(draw=st.data())
def test_what_hangs_on_names_is_judged_anew_where_one_is_another(draw: st.DataObject) -> None:
    """And nothing else is: neither of other things, nor of those that did not ask."""
    things, memory, ground = _things(draw), Memory(), Changes[str]()
    asked_for: list[_Thing] = []
    answers = dict.fromkeys("abcdefgh", 0)

    def judge(thing: _Thing, sink: Sink) -> tuple[_Thing, list[int]]:
        asked_for.append(thing)
        sink.report("empty-file", Span("x", things.index(thing), 0))
        return thing, [answers[word] for word in thing.words]

    hangs = Hangs(ground, lambda made: made[0].words)
    known: set[_Thing] = set()
    for _ in range(draw.draw(st.integers(1, 5))):
        stirred = set(draw.draw(_WORDS))
        for word in stirred:
            answers[word] += 1
        ground.note(stirred)
        asked_for.clear()
        sink = Sink()
        made = list(memory.judged("judge", tuple(things), judge, sink, hangs=hangs))
        assert [one for one, _ in made] == things
        assert [answer for _, answer in made] == [
            [answers[word] for word in one.words] for one in things
        ]
        assert set(asked_for) == {
            one for one in things if one not in known or not stirred.isdisjoint(one.words)
        }
        known = set(things)
        _change(things, draw)


def test_a_ground_away_for_long_tells_nothing() -> None:
    """Who asks about a time that is forgotten has to ask everything anew."""
    ground = Changes[str]()
    began = ground.version
    ground.note(("a",))
    assert ground.since(began) == {"a"}
    for _ in range(40):
        ground.note(("b",))
    assert ground.since(began) is None
    ground.forget()
    assert ground.since(ground.version) == frozenset()


def test_who_forgets_makes_everything() -> None:
    """The same sums and tables without anything kept."""
    things = (_Thing(("a",)), _Thing(("a", "b")))
    memory = Forgetful()
    assert list(memory.gathered("words", things, _words)) == ["a", "a", "b"]
    assert memory.counted("n", things, _words).doubled == {"a"}
    last = id(things[1])
    assert dict(memory.table("table", things, _pairs, {})) == {"a": last, "b": last}
    assert memory.note(("n", "counts")) is None
