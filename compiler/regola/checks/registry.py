"""All checks, in the order of their running: one line each."""

from __future__ import annotations

from collections.abc import Callable

from regola.checks import (
    border_with_itself,
    borrowed_tokens,
    contradicting_rules,
    covered_rule,
    cyclic_definition,
    dominated_item,
    doubled_border,
    doubled_name,
    doubled_rule,
    endless_trigger,
    idle_piece,
    inert_rule,
    isolated_region,
    item_without_rules,
    limit_never_reached,
    missing_gender,
    missing_language,
    more_than_all,
    never_fires,
    no_entrance,
    not_yours_to_change,
    number_out_of_bounds,
    piece_box_too_small,
    piece_never_placed,
    same_item,
    senseless_conditions,
    unknown_board_word,
    unknown_reference,
    unknown_region,
    unreachable_step,
    unused_declaration,
)
from regola.checks.survey import Survey
from regola.findings import Sink

__all__ = ["CHECKS"]

CHECKS: tuple[Callable[[Survey, Sink], None], ...] = (
    border_with_itself.check,
    doubled_border.check,
    unknown_region.check,
    unknown_board_word.check,
    unknown_reference.check,
    isolated_region.check,
    no_entrance.check,
    more_than_all.check,
    number_out_of_bounds.check,
    borrowed_tokens.check,
    missing_gender.check,
    missing_language.check,
    doubled_name.check,
    piece_never_placed.check,
    idle_piece.check,
    piece_box_too_small.check,
    item_without_rules.check,
    unused_declaration.check,
    doubled_rule.check,
    covered_rule.check,
    inert_rule.check,
    contradicting_rules.check,
    cyclic_definition.check,
    not_yours_to_change.check,
    never_fires.check,
    senseless_conditions.check,
    limit_never_reached.check,
    endless_trigger.check,
    unreachable_step.check,
    same_item.check,
    dominated_item.check,
)
