"""Letters that stand for names in drawings: as few as tell each name from the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

__all__ = ["initial", "initials"]


def initial(name: str) -> str:
    """Return the letter that stands for a name: its first capital, else its first letter."""
    letters = _letters(name)
    capitals = (character for character in letters if character.isupper())
    return next(capitals, letters[:1].upper())


def initials(names: Iterable[str]) -> dict[str, str]:
    """Return letters for each name, no two alike: one where it is free, else two, else more."""
    found: dict[str, str] = {}
    for name in dict.fromkeys(names):
        taken = found.values()
        found[name] = next((one for one in _ways(name) if one not in taken), initial(name))
    return found


def _ways(name: str) -> Iterator[str]:
    """Give what may stand for a name, the best first."""
    first = initial(name)
    yield first
    words = [word for word in name.split()[1:] if _letters(word)]
    # A word that begins with a small letter ties others together, and says less.
    for word in sorted(words, key=lambda word: not word[0].isupper()):
        yield first + initial(word)
    behind = _letters(name[name.find(first) + 1 :]) or _letters(name)
    yield from (first + letter for letter in behind.lower())
    yield from (behind[:length] for length in range(2, len(behind) + 1))
    yield from (f"{first}{number}" for number in range(2, len(name) + 100))


def _letters(name: str) -> str:
    return "".join(character for character in name if character.isalnum())
