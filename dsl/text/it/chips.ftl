### Chips: a rule in at most six words, numbers not counted; dots where something is left out.

chip-may = puoi { $deed }
    .not = non puoi { $deed }
chip-must = devi { $deed }
    .not = non devi { $deed }
chip-may-other = { $actor }: può { $deed }
    .not = { $actor }: non può { $deed }
chip-must-other = { $actor }: deve { $deed }
    .not = { $actor }: non deve { $deed }
chip-with = { $deed } ({ $setting })
chip-gain = +{ $object }
chip-per = { $deed } / { $per }
chip-more = { $chip }…
chip-declined = { $chip } (in declino)
chip-limited = { $chip } ({ $n } { NUM($n) ->
    [one] volta
   *[other] volte
 })
chip-not = non { $predicate }
chip-is = { $subject }: { $predicate }
    .not = { $subject }: non { $predicate }
chip-is-kind = { $subject }: { $predicate }
    .not = { $subject }: non { $predicate }
chip-is-beside = { $subject }: più confini
chip-number-is = { $noun }: { $amount } / { $subject }
    .bare = { $noun }: { $amount }
chip-number-is-by = { $noun }: { $amount }
chip-number-some = { $noun }
chip-number-more = +{ $amount } { $noun } / { $subject }
    .bare = +{ $amount } { $noun }
chip-number-more-by = più { $noun } / { $subject }
    .bare = più { $noun }
chip-number-less = −{ $amount } { $noun } / { $subject }
    .bare = −{ $amount } { $noun }
chip-number-less-by = meno { $noun } / { $subject }
    .bare = meno { $noun }
chip-number-doubled = { $noun } × 2 / { $subject }
    .bare = { $noun } × 2
chip-number-at-least = { $noun } ≥ { $amount }
chip-number-at-most = { $noun } ≤ { $amount }
chip-conquest-cost-is = costo { $amount } / { $subject }
    .bare = costo { $amount }
chip-conquest-cost-more = costo +{ $amount } / { $subject }
    .bare = costo +{ $amount }
chip-conquest-cost-less = costo −{ $amount } / { $subject }
    .bare = costo −{ $amount }
chip-conquest-cost-less-by = sconto dal dado
chip-income-more = +{ COUNT($amount, of: "coin") } / { $subject }
    .bare = +{ COUNT($amount, of: "coin") }
chip-income-less = −{ COUNT($amount, of: "coin") } / { $subject }
    .bare = −{ COUNT($amount, of: "coin") }
chip-number-at-least-by = { $noun }: minimo
chip-number-at-most-by = { $noun }: massimo
chip-tokens-lost-is = perdite: { $amount }
chip-tokens-lost-more = perdite: +{ $amount } / { $subject }
    .bare = perdite: +{ $amount }
chip-tokens-kept-is-by = restano tutti
