### Chips: a rule in at most six words.

chip-deed = { $deed }
chip-may = { $deed }
    .not = nunca: { $deed }
chip-is = { $subject }: { $predicate }
    .not = { $subject }: no { $predicate }
chip-is-kind = { $subject }: { $predicate }
    .not = { $subject }: no { $predicate }
chip-is-beside = { $subject }: más fronteras
chip-number-is = { $noun }: { $amount } / { $subject }
chip-number-is-by = { $noun }: { $amount }
chip-number-more = +{ $amount } { $noun } / { $subject }
chip-number-more-by = más { $noun } / { $subject }
chip-number-less = −{ $amount } { $noun } / { $subject }
chip-number-less-by = menos { $noun } / { $subject }
chip-number-doubled = { $noun } × 2 / { $subject }
chip-number-at-least = { $noun } ≥ { $amount }
chip-number-at-most = { $noun } ≤ { $amount }
chip-conquest-cost-more = +{ COUNT($amount, of: "token") } / { $subject }
chip-conquest-cost-less = −{ COUNT($amount, of: "token") } / { $subject }
chip-conquest-cost-less-by = descuento del dado
chip-income-more = +{ COUNT($amount, of: "coin") } / { $subject }
chip-income-less = −{ COUNT($amount, of: "coin") } / { $subject }
chip-number-at-least-by = { $noun }: mínimo
chip-number-at-most-by = { $noun }: máximo
chip-tokens-lost-is = pérdidas: { $amount }
chip-tokens-kept-is-by = se quedan todas
