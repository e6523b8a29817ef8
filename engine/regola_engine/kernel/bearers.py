"""Who bears rules, and whose things are: what positions of a family answer to rules in force."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regola_engine.kernel.frames import Event
from regola_engine.kernel.standing import bearers_told

if TYPE_CHECKING:
    from regola_engine.kernel.standing import Entry

__all__ = ["Bearers"]


class Bearers:
    """What rules in force ask of a position; a family says it of its things."""

    __slots__ = ()

    game: Any
    standing: Any

    def bans_on(self, deeds: tuple[str, ...], actor: int) -> list[Entry]:
        """Return the rules that forbid one who acts one of some deeds."""
        del actor
        found: list[Entry] = self.standing.banned(deeds)
        return found

    def listeners(self, deed: str, event: Any, *, before: bool) -> list[tuple[Any, int, int]]:
        """Return the rules that a deed is told, before or after it, each with who bears it."""
        entries = self.standing.events.get((deed, before))
        return self.borne(entries, event.actor, event) if entries else []

    def borne(
        self, entries: list[Entry], actor: int, event: Any = None
    ) -> list[tuple[Any, int, int]]:
        """Return rules, each with who bears it and for what; the event is what they are told of."""
        return [
            (entry.rule, you, it)
            for entry in entries
            for you, it in (
                self.bearers(entry, actor) if event is None else bearers_told(self, entry, event)
            )
        ]

    def bearers(self, entry: Entry, actor: int) -> list[tuple[int, int]]:
        """Return who bears a rule, and for what: seat and *it*; ``actor`` of what is all's."""
        raise NotImplementedError

    def bearers_of(self, entry: Entry, actor: int, thing: Any) -> list[tuple[int, int]]:
        """Return who bears a rule for one thing alone."""
        return [(you, it) for you, it in self.bearers(entry, actor) if it == thing]

    def speakers(self, entry: Entry, word: str, you: int, thing: Any) -> list[tuple[int, int]]:
        """Return who says to a player that things are of a class: seat and *it*."""
        if not entry.rule.yours:
            return self.bearers(entry, you)
        holder = self.holder_of(word, thing, you)
        if holder < 0:
            return []
        return [(seat, it) for seat, it in self.bearers(entry, holder) if seat == holder]

    def holder_of(self, word: str, thing: Any, you: int) -> int:
        """
        Return whose a thing is that is asked for a number or a class.

        NOBODY of what is free, ``you``, who asks, of what nobody can have.
        """
        del word, thing
        return you

    def starting_number(self, word: str, thing: Any) -> int:
        """Return where a number starts: what the fields of a thing's item give, or nothing."""
        del word, thing
        return 0

    def is_there(self, thing: Any) -> bool:
        """Tell whether there is a thing that a number is asked of; None is the player himself."""
        del thing
        return True

    def told(self, verb: str, actor: int, thing: Any) -> Any:
        """Return an event that tells of nothing but who acts and what is asked about."""
        return Event(verb, actor, thing)
