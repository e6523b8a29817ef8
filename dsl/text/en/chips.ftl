### Chips: a rule in at most six words.

chip-deed = { $deed }
chip-may = { $deed }
    .not = never: { $deed }
chip-is = { $subject }: { $predicate }
    .not = { $subject }: not { $predicate }
chip-is-kind = { $subject }: { $predicate }
    .not = { $subject }: not { $predicate }
chip-is-beside = { $subject }: more borders
chip-number-is = { $noun }: { $amount } / { $subject }
chip-number-is-by = { $noun }: { $amount }
chip-number-more = +{ $amount } { $noun } / { $subject }
chip-number-more-by = more { $noun } / { $subject }
chip-number-less = −{ $amount } { $noun } / { $subject }
chip-number-less-by = less { $noun } / { $subject }
chip-number-doubled = { $noun } × 2 / { $subject }
chip-number-at-least = { $noun } ≥ { $amount }
chip-number-at-most = { $noun } ≤ { $amount }
chip-conquest-cost-more = +{ COUNT($amount, of: "token") } / { $subject }
chip-conquest-cost-less = −{ COUNT($amount, of: "token") } / { $subject }
chip-conquest-cost-less-by = discount by die
chip-income-more = +{ COUNT($amount, of: "coin") } / { $subject }
chip-income-less = −{ COUNT($amount, of: "coin") } / { $subject }
chip-number-at-least-by = { $noun }: minimum
chip-number-at-most-by = { $noun }: maximum
chip-tokens-lost-is = losses: { $amount }
chip-tokens-kept-is-by = all tokens stay
