### Chips: a rule in at most six words, numbers not counted; dots where something is left out.

chip-may = puedes { $deed }
    .not = no puedes { $deed }
chip-must = debes { $deed }
    .not = no debes { $deed }
chip-may-other = { $actor }: puede { $deed }
    .not = { $actor }: no puede { $deed }
chip-must-other = { $actor }: debe { $deed }
    .not = { $actor }: no debe { $deed }
chip-with = { $deed } ({ $setting })
chip-gain = +{ $object }
chip-per = { $deed } / { $per }
chip-more = { $chip }…
chip-declined = { $chip } (en declive)
chip-limited = { $chip } ({ $n } { NUM($n) ->
    [one] vez
   *[other] veces
 })
chip-not = no { $predicate }
chip-is = { $subject }: { $predicate }
    .not = { $subject }: no { $predicate }
chip-is-kind = { $subject }: { $predicate }
    .not = { $subject }: no { $predicate }
chip-is-beside = { $subject }: más fronteras
chip-number-is = { $noun }: { $amount } / { $subject }
    .bare = { $noun }: { $amount }
chip-number-is-by = { $noun }: { $amount }
chip-number-some = { $noun }
chip-number-more = +{ $amount } { $noun } / { $subject }
    .bare = +{ $amount } { $noun }
chip-number-more-by = más { $noun } / { $subject }
    .bare = más { $noun }
chip-number-less = −{ $amount } { $noun } / { $subject }
    .bare = −{ $amount } { $noun }
chip-number-less-by = menos { $noun } / { $subject }
    .bare = menos { $noun }
chip-number-doubled = { $noun } × 2 / { $subject }
    .bare = { $noun } × 2
chip-number-at-least = { $noun } ≥ { $amount }
chip-number-at-most = { $noun } ≤ { $amount }
chip-conquest-cost-is = coste { $amount } / { $subject }
    .bare = coste { $amount }
chip-conquest-cost-more = coste +{ $amount } / { $subject }
    .bare = coste +{ $amount }
chip-conquest-cost-less = coste −{ $amount } / { $subject }
    .bare = coste −{ $amount }
chip-conquest-cost-less-by = descuento del dado
chip-income-more = +{ COUNT($amount, of: "coin") } / { $subject }
    .bare = +{ COUNT($amount, of: "coin") }
chip-income-less = −{ COUNT($amount, of: "coin") } / { $subject }
    .bare = −{ COUNT($amount, of: "coin") }
chip-number-at-least-by = { $noun }: mínimo
chip-number-at-most-by = { $noun }: máximo
chip-tokens-lost-is = pérdidas: { $amount }
chip-tokens-lost-more = pérdidas: +{ $amount } / { $subject }
    .bare = pérdidas: +{ $amount }
chip-tokens-kept-is-by = se quedan todas
