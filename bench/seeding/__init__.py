"""Classes of mistakes, each made by one function."""

from collections.abc import Mapping

from seeding import slips, structure
from seeding.misplaced import misplaced_line, misplaced_word
from seeding.misspelt import misspelt
from seeding.mistake import Make, Mistake

__all__ = ["CLASSES", "MENDED", "Make", "Mistake"]

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

MENDED: Mapping[str, Make] = {
    "misspelt word": misspelt,
    "forgotten colon": slips.forgotten_colon,
    "forgotten comma": slips.forgotten_comma,
    "forgotten word": slips.forgotten_word,
    "other determiner": slips.other_determiner,
    "other number": slips.other_number,
    "exchanged words": slips.exchanged_words,
    "reversed tokens": slips.reversed_tokens,
    "doubled rule": structure.doubled_rule,
    "doubled field": structure.doubled_field,
    "missing brace": structure.missing_brace,
}
"""Mistakes of which many can be mended without asking."""
