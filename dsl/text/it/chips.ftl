### Chips: a rule in at most six words.

chip-deed = { $deed }
chip-may = { $deed }
    .not = mai: { $deed }
chip-is = { $subject }: { $predicate }
    .not = { $subject }: non { $predicate }
chip-is-kind = { $subject }: { $predicate }
    .not = { $subject }: non { $predicate }
chip-is-beside = { $subject }: più confini
chip-number-is = { $noun }: { $amount } / { $subject }
chip-number-is-by = { $noun }: { $amount }
chip-number-more = +{ $amount } { $noun } / { $subject }
chip-number-more-by = più { $noun } / { $subject }
chip-number-less = −{ $amount } { $noun } / { $subject }
chip-number-less-by = meno { $noun } / { $subject }
chip-number-doubled = { $noun } × 2 / { $subject }
chip-number-at-least = { $noun } ≥ { $amount }
chip-number-at-most = { $noun } ≤ { $amount }
chip-conquest-cost-more = +{ COUNT($amount, of: "token") } / { $subject }
chip-conquest-cost-less = −{ COUNT($amount, of: "token") } / { $subject }
chip-conquest-cost-less-by = sconto dal dado
chip-income-more = +{ COUNT($amount, of: "coin") } / { $subject }
chip-income-less = −{ COUNT($amount, of: "coin") } / { $subject }
chip-number-at-least-by = { $noun }: minimo
chip-number-at-most-by = { $noun }: massimo
chip-tokens-lost-is = perdite: { $amount }
chip-tokens-kept-is-by = restano tutti
