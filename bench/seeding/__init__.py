"""Classes of mistakes, each made by one function."""

from collections.abc import Mapping

from seeding import (
    boards,
    catalogues,
    examples,
    names,
    numbers,
    packs,
    prose,
    scenarios,
    scopes,
    sense,
    sentences,
    slips,
    structure,
)
from seeding.misplaced import misplaced_line, misplaced_word
from seeding.misspelt import misspelt
from seeding.mistake import Make, Mistake, Subject

__all__ = ["CLASSES", "MENDED", "Make", "Mistake", "Subject"]

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
    "two determiners": sentences.doubled_determiner,
    "noun left out": sentences.left_out_noun,
    "of left out": sentences.left_out_of,
    "words swapped": sentences.swapped_words,
    "rule in a ruling": sentences.rule_in_ruling,
    "doubled region": boards.doubled_region,
    "second terrain": boards.second_terrain,
    "doubled border": boards.doubled_border,
    "board out of measure": boards.board_out_of_measure,
    "example: word": examples.example_word,
    "example: comma": examples.example_comma,
    "example: border": examples.example_border,
    "example: tokens, die": examples.example_tokens,
    "example: no says": examples.without_says,
    "doubled title": names.doubled_title,
    "second plural": names.second_without_plural,
    "wrong gender": names.wrong_gender,
    "wrong source": names.wrong_source,
    "prose: number": prose.prose_number,
    "prose: name": prose.prose_name,
    "prose: braces": prose.prose_brace,
    "prose: language": prose.prose_language,
    "ruling: shown": prose.shown_example,
    "scenario file": scenarios.wrong_in_scenario,
    "catalogue": catalogues.wrong_in_catalogue,
    "pack.yaml": packs.wrong_in_pack,
    "impossible condition": sense.impossible_condition,
    "missed moment": sense.missed_moment,
    "barred offer": sense.barred_offer,
    "limit above box": sense.limit_above_box,
    "piece that stays": sense.piece_that_stays,
    "trait never given": sense.trait_without_giver,
    "senseless number": numbers.senseless_number,
    "senseless field": numbers.senseless_field,
    "its of nothing": scopes.pointless_its,
    "the of nothing": scopes.pointless_the,
    "rule of a piece": scopes.rule_of_a_piece,
    "missing border": boards.missing_border,
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
