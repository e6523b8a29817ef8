"""Say which part of which file a thing was read from."""

from __future__ import annotations

from dataclasses import dataclass

__all__ = ["Span"]


@dataclass(frozen=True, slots=True)
class Span:
    """
    A stretch of one file, from `start` up to but without `end`.

    Offsets count code points of the decoded text. `path` is relative to the pack root and uses `/`.
    """

    path: str
    start: int
    end: int

    @classmethod
    def whole(cls, path: str) -> Span:
        """Point at a file as such, where no place inside it is to blame."""
        return cls(path, 0, 0)

    def to(self, other: Span) -> Span:
        """Cover both spans, which lie in the same file, and what stands between them."""
        return Span(self.path, min(self.start, other.start), max(self.end, other.end))

    def contains(self, other: Span) -> bool:
        """Tell whether `other` lies wholly inside this span."""
        return self.path == other.path and self.start <= other.start and other.end <= self.end

    def overlaps(self, other: Span) -> bool:
        """Tell whether the two spans share a code point; an empty span shares none."""
        return self.path == other.path and max(self.start, other.start) < min(self.end, other.end)
