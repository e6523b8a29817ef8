### Chips: a rule in at most six words, numbers not counted; dots where something is left out.

chip-may = you may { $deed }
    .not = you may not { $deed }
chip-must = you must { $deed }
    .not = you must not { $deed }
chip-may-other = { $actor }: may { $deed }
    .not = { $actor }: may not { $deed }
chip-must-other = { $actor }: must { $deed }
    .not = { $actor }: must not { $deed }
chip-with = { $deed } ({ $setting })
chip-gain = +{ $object }
chip-per = { $deed } / { $per }
chip-more = { $chip }…
chip-declined = { $chip } (in decline)
chip-limited = { $chip } ({ NUM($n) ->
    [one] once
   *[other] { $n } times
 })
chip-not = not { $predicate }
chip-is = { $subject }: { $predicate }
    .not = { $subject }: not { $predicate }
chip-is-kind = { $subject }: { $predicate }
    .not = { $subject }: not { $predicate }
chip-is-beside = { $subject }: more borders
chip-number-is = { $noun }: { $amount } / { $subject }
    .bare = { $noun }: { $amount }
chip-number-is-by = { $noun }: { $amount }
chip-number-some = { $noun }
chip-number-more = +{ $amount } { $noun } / { $subject }
    .bare = +{ $amount } { $noun }
chip-number-more-by = more { $noun } / { $subject }
    .bare = more { $noun }
chip-number-less = −{ $amount } { $noun } / { $subject }
    .bare = −{ $amount } { $noun }
chip-number-less-by = less { $noun } / { $subject }
    .bare = less { $noun }
chip-number-doubled = { $noun } × 2 / { $subject }
    .bare = { $noun } × 2
chip-number-at-least = { $noun } ≥ { $amount }
chip-number-at-most = { $noun } ≤ { $amount }
chip-conquest-cost-is = cost { $amount } / { $subject }
    .bare = cost { $amount }
chip-conquest-cost-more = cost +{ $amount } / { $subject }
    .bare = cost +{ $amount }
chip-conquest-cost-less = cost −{ $amount } / { $subject }
    .bare = cost −{ $amount }
chip-conquest-cost-less-by = discount by die
chip-income-more = +{ COUNT($amount, of: "coin") } / { $subject }
    .bare = +{ COUNT($amount, of: "coin") }
chip-income-less = −{ COUNT($amount, of: "coin") } / { $subject }
    .bare = −{ COUNT($amount, of: "coin") }
chip-number-at-least-by = { $noun }: minimum
chip-number-at-most-by = { $noun }: maximum
chip-tokens-lost-is = losses: { $amount }
chip-tokens-lost-more = losses: +{ $amount } / { $subject }
    .bare = losses: +{ $amount }
chip-tokens-kept-is-by = all tokens stay
