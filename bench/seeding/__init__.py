"""Classes of mistakes, each made by one function."""

from collections.abc import Mapping

from seeding import structure
from seeding.misplaced import misplaced_line, misplaced_word
from seeding.misspelt import misspelt
from seeding.mistake import Make, Mistake

__all__ = ["CLASSES", "Make", "Mistake"]

CLASSES: Mapping[str, Make] = {
    "misspelt word": misspelt,
    "misplaced word": misplaced_word,
    "misplaced line": misplaced_line,
    "missing field": structure.missing_field,
    "doubled field": structure.doubled_field,
    "unknown field": structure.unknown_field,
    "doubled rule": structure.doubled_rule,
    "unknown id": structure.unknown_id,
    "doubled id": structure.doubled_id,
    "wrong unit": structure.wrong_unit,
    "missing plural": structure.missing_plural,
    "lone quote": structure.lone_quote,
    "missing brace": structure.missing_brace,
}
