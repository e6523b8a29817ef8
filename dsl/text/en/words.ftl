### English phrases for the words of the vocabulary, and sentences for common shapes.

## Relations. $x is the thing before, $target the one after

relation-of = of { $target }
    .not = that { AGR($x, pl: "are", sg: "is") } not of { $target }
relation-in = in { $target }
    .not = that { AGR($x, pl: "are", sg: "is") } not in { $target }
relation-in-surface = on { $target }
    .not = that { AGR($x, pl: "are", sg: "is") } not on { $target }
relation-of-combination = of { $target }
    .not = that { AGR($x, pl: "are", sg: "is") } not in { $target }
relation-in-adventurer = that { AGR($x, pl: "accompany", sg: "accompanies") } { $target }
relation-in-hand = in hand
    .not = that { AGR($x, pl: "are", sg: "is") } not in hand
relation-in-prison = in prison
relation-in-you-prison = in your prison
relation-in-play = in play
    .not = that { AGR($x, pl: "are", sg: "is") } not in play
relation-in-side = that { AGR($x, pl: "are", sg: "is") } set aside
    .before = set-aside
    .not = that { AGR($x, pl: "are", sg: "is") } not set aside
relation-in-there-region = there
relation-in-there-tile = there
relation-in-there-space = there
relation-of-you = of yours
    .not = not yours
relation-of-opponent =
    .before = { AGR($x, pl: "opponents’", sg: "opponent’s") }
    .counted = of that opponent
relation-of-player = of { $target }
    .not = that { AGR($x, pl: "are", sg: "is") } not of { $target }
    .anybody = of any player
relation-of-you-player = you control
    .not = you do not control
relation-with = with { $target }
    .not = without { $target }
relation-without = without { $target }
    .not = with { $target }
relation-beside = adjacent to { $target }
    .not = not adjacent to { $target }
whose-with-active-people = whose { $one } you { $past } this turn
whose-without-active-people = whose { $one } you did not { $verb } this turn
whose-without-people = of whom you did not { $verb } any { $one } this turn
whose-without-region = of whom you did not { $verb } any { $one } this turn
relation-above = above { $target }
    .not = that { AGR($x, pl: "are", sg: "is") } not above { $target }
relation-of-the-same-terrain-as = of the same terrain as { $target }
    .not = of another terrain than { $target }
relation-connected-to = connected to { $target }
    .not = not connected to { $target }
relation-compatible-with = compatible with { $target }
    .not = not compatible with { $target }
relation-of-the-same-kind-as = of the same kind as { $target }
    .not = of another kind than { $target }
relation-of-the-same-kind-as-that-one = of the same kind
relation-connected-to-that-one =
    .before = connected
relation-immune-to = immune to { $target }
    .not = not immune to { $target }
grant-immune-to = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } immune to { $every }
    .not = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } not immune to { $every }
is-continued-by = { $subject } { AGR($subject, pl: "continue", sg: "continues", you: "continue") } into { $target }
    .not = { $subject } { AGR($subject, pl: "do", sg: "does", you: "do") } not continue into { $target }
is-joined-to = { $subject } { AGR($subject, pl: "join", sg: "joins") } { $target }
    .not = { $subject } { AGR($subject, pl: "do", sg: "does") } not join { $target }
relation-joined-to = joined to { $target }
    .not = not joined to { $target }
relation-continued-by = continued by { $target }
    .not = not continued by { $target }
relation-in-line-with = in line with { $target }
    .not = that { AGR($x, pl: "are", sg: "is") } not in line with { $target }
relation-within = within { $target }
    .not = that { AGR($x, pl: "are", sg: "is") } not within { $target }
held-it = , if it holds { $target }
    .not = , if it holds { $target }
held-player = who { AGR($x, pl: "have", sg: "has") } { $target }
held-region = that { AGR($x, pl: "hold", sg: "holds") } { $target }
    .not = that { AGR($x, pl: "hold", sg: "holds") } { $target }
held-tile-yours = where you have { NP($one, art: "indef") }
held-tile = that { AGR($x, pl: "hold", sg: "holds") } { $target }
    .not = that { AGR($x, pl: "hold", sg: "holds") } { $target }
held-space = that { AGR($x, pl: "hold", sg: "holds") } { $target }
    .not = that { AGR($x, pl: "hold", sg: "holds") } { $target }
is-of = { $subject } { AGR($subject, pl: "belong", sg: "belongs", you: "belong") } to { $target }
    .not = { $subject } { AGR($subject, pl: "do", sg: "does", you: "do") } not belong to { $target }
grant-with-symbol = { $subject } { AGR($subject, pl: "count as regions", sg: "counts as a region", you: "count as a region") } with { $target }
test-with-you-region = your people occupies { $target }
    .not = your people does not occupy { $target }
is-with = { $subject } { AGR($subject, pl: "have", sg: "has", you: "have") } { $target }
    .not = { $subject } { AGR($subject, pl: "do", sg: "does", you: "do") } not have { $target }
is-beside-mutual = { $subject } { AGR($subject, pl: "count as adjacent to one another", sg: "counts as adjacent to the others") }
is-of-the-same-terrain-as-mutual = { $subject } { AGR($subject, pl: "count", sg: "counts") } as the same terrain
is-beside = { $subject } { AGR($subject, pl: "count", sg: "counts", you: "count") } as adjacent to { $target }
    .not = { $subject } { AGR($subject, pl: "do", sg: "does", you: "do") } not count as adjacent to { $target }
test-beside = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } adjacent to { $target }
    .not = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } not adjacent to { $target }

## Things of one type, and what is said of living ones

has-again-tile =
    .alone = it has { $thing }
    .alone-not = it has { $thing }
that-is-neither-joined = and { AGR($x, pl: "are", sg: "is") } neither { $left } nor { $right }
np-some-your = at least one of your { $many }
step-then-so = if you do so, { $step }
it-is = it is { $predicate }
np-no-marker = no { $one }
np-undergone = the { $done } { $one }
np-others-yours = your other { $many }
np-any-coin = 1 { $one } of your choice
np-negative-coin = { $many }
np-negative-gold = { $many }
np-negative-food = { $many }
np-negative-evil = { $many }
np-negative-project = { $many }
np-many-your-dungeon = your { $one }
np-single-your-turn = your next { $one }
that-is-adventurer = who { AGR($x, pl: "are", sg: "is") } { $predicate }
    .not = who { AGR($x, pl: "are", sg: "is") } not { $predicate }
that-is-kind-adventurer = who { AGR($x, pl: "count", sg: "counts") } as { $kind }
    .not = who { AGR($x, pl: "are", sg: "is") } not { $kind }
np-its-tile = the { $self }’s { $one }
np-its-space = the { $self }’s { $one }
quantity-total = the total { $noun } of { $subject }
quantity-its = its { $noun }
quantity-near = { $subject }{ AGR($subject, pl: "’", sg: "’s") } { $noun }
quantity-living = { $subject }{ AGR($subject, pl: "’", sg: "’s") } { $noun }

## Beside what is yours, a thing of anybody’s: *your regions and every hill*

np-whoever = every { $one }

## Classes and kinds that have a sentence of their own

is-active = { $subject } { AGR($subject, pl: "act", sg: "acts", you: "act") } as if { $predicate }
is-first = { $subject } { AGR($subject, pl: "act", sg: "acts", you: "act") } before { AGR($subject, pl: "the other peoples of the same player", sg: "the other peoples of the same player", you: "your other peoples") }
is-fleeting = { $subject } { AGR($subject, pl: "leave", sg: "leaves", you: "leave") } the game when { AGR($subject, pl: "another people of the same player", sg: "another people of the same player", you: "another of your peoples") } goes into decline
    .base = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } { $predicate }: { AGR($subject, pl: "they leave", sg: "it leaves", you: "you leave") } the game when { AGR($subject, pl: "another people of the same player", sg: "another people of the same player", you: "another of your peoples") } goes into decline
    .not = { $subject } { AGR($subject, pl: "do", sg: "does", you: "do") } not leave the game when { AGR($subject, pl: "another people of the same player", sg: "another people of the same player", you: "another of your peoples") } goes into decline
is-fleeting-you =
    .not = your people does not leave the game when another of your peoples goes into decline
is-active-you = your people acts as if { $predicate }
is-first-you = your people acts before your other peoples
is-fleeting-others-yours =
    .not = { $subject } do not leave the game when one of your peoples goes into decline
is-closed-region = { $subject } may not be attacked
    .base = { $subject } { AGR($subject, pl: "are", sg: "is") } { $predicate }: { AGR($subject, pl: "they", sg: "it") } may not be attacked
    .not = you may also attack { $subject }
is-reachable = you can reach { $any }
    .base = { $subject } { AGR($subject, pl: "are", sg: "is") } { $predicate }
    .not = you cannot reach { $negative }
    .mentioned = { $subject } need not be reachable
    .alone = it need not be reachable
is-transient = { $subject } must be empty after redeployment
    .base = { $subject } { AGR($subject, pl: "are", sg: "is") } { $predicate }: { AGR($subject, pl: "they", sg: "it") } must be empty after redeployment
    .not = { $subject } { AGR($subject, pl: "are", sg: "is") } not { $predicate }: { AGR($subject, pl: "they", sg: "it") } may stay occupied after redeployment
is-kind-both = { $subject } { AGR($subject, pl: "count", sg: "counts", you: "count") } both as { $left } and as { $right }
is-kind-your-power = { $subject } counts as one of your powers
is-kind-entrance = you may enter play in { $any }
    .only = you may enter play only in { $subject }
    .base = { $subject } { AGR($subject, pl: "are entrances", sg: "is an entrance") }: you may enter play there
    .not = you may not enter play in { $negative }

## Numbers

quantity-tokens-lost = the number of tokens lost in { $subject }
quantity-tokens-kept = the number of tokens kept in { $subject }
quantity-garrison = the garrison in { $subject }
quantity-shortfall = the number of tokens you lack to conquer { $subject }
quantity-need = { NP($noun, art: "def") } for { $subject }
quantity-skill = the number of { $subject }{ AGR($subject, pl: "’", sg: "’s") } symbols
quantity-trap-fee-surface = { NP($noun, art: "def") } on { $subject }
quantity-trap-fee = { NP($noun, art: "def") } in { $subject }
quantity-value = the value of { $subject }
quantity-fee = { NP($noun, art: "def") } for { $subject }
quantity-wit =
    .yours = your Wit value
quantity-resources =
    .yours = your Resources value
quantity-tyranny =
    .yours = your Tyranny value
quantity-longest-corridor =
    .yours = the length of your longest corridor
quantity-largest-complex =
    .yours = the size of your largest complex
quantity-score =
    .yours = your score
quantity-fame =
    .yours = your fame
quantity-evil =
    .yours = your evil level
quantity-tax =
    .yours = your tax
quantity-wealth =
    .yours = the amount of your gold and food
quantity-number = the number of { $subject }
quantity-runs = { $subject }{ AGR($subject, pl: "’", sg: "’s") } run limit per round
quantity-runs-counted = the run limit per round of { $subject }

conquest-cost-less = { $asker ->
    [you] you need { $amount } fewer { NUM($amount) ->
        [one] token
       *[other] tokens
     }
   *[any] { $amount } fewer { NUM($amount) ->
        [one] token is
       *[other] tokens are
     } needed
 } to conquer { $subject } { $per } { $bound }
    .bare = you need { $amount } fewer { NUM($amount) ->
    [one] token
   *[other] tokens
 } { $per } { $bound }
conquest-cost-less-by = subtract { $amount } from the tokens needed to conquer { $subject } { $per } { $bound }
    .bare = subtract { $amount } from the tokens needed { $per } { $bound }
conquest-cost-more = { $asker ->
    [you] you need { $amount } more { NUM($amount) ->
        [one] token
       *[other] tokens
     }
   *[any] { $amount } more { NUM($amount) ->
        [one] token is
       *[other] tokens are
     } needed
 } to conquer { $subject } { $per }
    .bare = you need { $amount } more { NUM($amount) ->
    [one] token
   *[other] tokens
 } { $per }
conquest-cost-more-by = add { $amount } to the tokens needed to conquer { $subject } { $per }
    .bare = add { $amount } to the tokens needed { $per }
conquest-cost-is = { $asker ->
    [you] { NUM($amount) ->
        [one] { COUNT($amount, of: "token") } is
       *[other] { COUNT($amount, of: "token") } are
     } enough to conquer { $subject }, whatever the defence
   *[any] { NUM($amount) ->
        [one] { COUNT($amount, of: "token") } is
       *[other] { COUNT($amount, of: "token") } are
     } needed to conquer { $subject }
 }
    .bare = { NUM($amount) ->
    [one] { COUNT($amount, of: "token") } is
   *[other] { COUNT($amount, of: "token") } are
 } enough, whatever the defence
conquest-cost-is-zero = no tokens are needed to conquer { $subject }
    .bare = you need no tokens
conquest-cost-at-least = at least { NUM($amount) ->
    [one] { COUNT($amount, of: "token") } is
   *[other] { COUNT($amount, of: "token") } are
 } always needed to conquer { $subject }
conquest-cost-at-most = at most { NUM($amount) ->
    [one] { COUNT($amount, of: "token") } is
   *[other] { COUNT($amount, of: "token") } are
 } needed to conquer { $subject }

tokens-lost-is = whoever loses { $one } discards { COUNT($amount, of: "token") }
    .yours = when you lose { $one }, you discard { COUNT($amount, of: "token") }
    .bare = whoever loses the region always discards { COUNT($amount, of: "token") }
tokens-lost-is-zero = whoever loses { $one } discards no tokens
    .yours = when you lose { $one }, you discard no tokens
    .bare = whoever loses the region discards no tokens
tokens-lost-more = whoever loses { $one } discards { $amount } more { NUM($amount) ->
    [one] token
   *[other] tokens
 } { $per }
    .yours = when you lose { $one }, you discard { $amount } more { NUM($amount) ->
    [one] token
   *[other] tokens
 } { $per }
    .bare = whoever loses the region discards { $amount } more { NUM($amount) ->
    [one] token
   *[other] tokens
 } { $per }
tokens-lost-less = whoever loses { $one } discards { $amount } fewer { NUM($amount) ->
    [one] token
   *[other] tokens
 } { $per } { $bound }
    .yours = when you lose { $one }, you discard { $amount } fewer { NUM($amount) ->
    [one] token
   *[other] tokens
 } { $per } { $bound }
    .bare = whoever loses the region discards { $amount } fewer { NUM($amount) ->
    [one] token
   *[other] tokens
 } { $per } { $bound }

tokens-kept-is = whoever goes into decline keeps { COUNT($amount, of: "token") } in { $every }
    .anybody = whoever goes into decline keeps { COUNT($amount, of: "token") } in { $every } they hold
    .yours = when you go into decline, you keep { COUNT($amount, of: "token") } in each of { $subject }
tokens-kept-is-zero = whoever goes into decline keeps no tokens in { $every }
    .yours = when you go into decline, you keep no tokens in { $subject }
tokens-kept-is-all = whoever goes into decline keeps all tokens in { $every }
    .yours = when you go into decline, you keep all tokens in { $subject }

garrison-is = after redeployment, at least { COUNT($amount, of: "token") } must stay in { $every }
    .anybody = after redeployment, at least { COUNT($amount, of: "token") } must stay in { $every } you hold
garrison-is-zero = after redeployment, no tokens need stay in { $every }

income-is = { $every } { AGR($subject, pl: "yield", sg: "yields") } { COUNT($amount, of: "coin") } { $per }
    .yours = each { $each } yields { COUNT($amount, of: "coin") }
income-is-zero = { $subject } { AGR($subject, pl: "yield", sg: "yields") } no coins
income-more = { $subject } { AGR($subject, pl: "yield", sg: "yields") } { $amount } extra { NUM($amount) ->
    [one] coin
   *[other] coins
 } { $per }
    .yours = each { $each } yields { $amount } extra { NUM($amount) ->
    [one] coin
   *[other] coins
 } { $per }
    .player = { $every } yields { $amount } extra { NUM($amount) ->
    [one] coin
   *[other] coins
 } { $per }, even if a declined people holds it
income-less = { $subject } { AGR($subject, pl: "yield", sg: "yields") } { $amount } fewer { NUM($amount) ->
    [one] coin
   *[other] coins
 } { $per } { $bound }
    .yours = each { $each } yields { $amount } fewer { NUM($amount) ->
    [one] coin
   *[other] coins
 } { $per } { $bound }
income-doubled = { $subject } { AGR($subject, pl: "yield", sg: "yields") } twice as many coins

passes-is =
    .bare = the first player moves on by { COUNT($amount, of: "seat") } { $per }
passes-is-zero =
    .bare = the first player stays the same at the end of the year
trap-fee-is = { $quantity } is { COUNT($amount, of: "gold") } { $per }
trap-fee-is-zero = { $quantity } is 0
fee-is = { $quantity } is { COUNT($amount, of: "gold") } { $per }
fee-is-zero = { $quantity } is 0
finish-is-all =
    .bare = there is no gold target
finish-is =
    .bare = the target is { COUNT($amount, of: "gold piece") } { $per }
passing-cost-is = to pass over { $one }, place { COUNT($amount, of: "coin") } there { $per }
passing-cost-is-zero = passing over { $one } is free
passing-cost-more = to pass over { $one }, place { COUNT($amount, of: "coin") } more there { $per }
passing-cost-less = to pass over { $one }, place { COUNT($amount, of: "coin") } less there { $per } { $bound }
passing-cost-doubled = to pass over { $one }, place twice as many coins there
starting-tokens-more = you receive { $amount } more { NUM($amount) ->
    [one] token
   *[other] tokens
 } with { $subject } { $per }
starting-tokens-less = you receive { $amount } fewer { NUM($amount) ->
    [one] token
   *[other] tokens
 } with { $subject } { $per } { $bound }

has-you-hand = you have { $thing } in hand
    .not = you have { $thing } in hand
has-you-none-hand = you have { $left } and hold { $right } in hand

## Numbers that are compared in sentences of their own

compare-at-least-counted-lairs = the { $many } have reached { $amount }
    .not = the { $many } have not reached { $amount }
compare-at-least-counted-trap-places = the { $many } have reached { $amount }
    .not = the { $many } have not reached { $amount }
compare-more-than-trap-fee-held = you have fewer { $many } than { $amount }
compare-yours-more-than-longest-corridor = your longest corridor is longer than { $whom }’s
compare-yours-more-than-largest-complex = your largest complex is larger than { $whom }’s
compare-yours-more-than-wealth = you have more gold and food in total than { $whom }
compare-yours-at-least-wealth = no { $rival } has more gold and food in total than you
compare-yours-more-than-evil = your evil level exceeds that of every { $rival }
compare-yours-at-least-evil = no { $rival } has a higher evil level than you
compare-own-at-least-quiet-rounds = nobody has gained gold for at least { $amount } rounds in a row
compare-own-exactly-tiles-left-zero = there are no tiles left in the bag
compare-own-exactly-missed-turns-zero = you do not already have a turn to skip
    .not = you already have a turn to skip
compare-own-exactly-number-of-the-year = it is year { $amount }
if-own-exactly-number-of-the-year = in year { $amount }
compare-its-at-least-times-run-runs = { $whom } has reached its run limit this round
    .it = it has reached its run limit this round
asked-fleeting-you = your people is fleeting
    .not = your people is not fleeting
asked-new-you = you chose your people this turn
    .not = you did not choose your people this turn
asked-attacked = { $subject } { AGR($subject, pl: "have", sg: "has") } been attacked
    .not = { $subject } { AGR($subject, pl: "have", sg: "has") } not been attacked

## Moments

at-turn = during your turn
at-turn-start = at the start of your turn
at-turn-end = at the end of your turn
at-ordering = during the orders phase
at-production = during production
at-recall = during recall
at-arrival = when the adventurers arrive
when-owe = for each { $one } you owe
at-scoring = when you score
at-conquest = during conquest
at-readying = when you ready your troops
before-passive-kill-using = when { $actor } { AGR($actor, pl: "are", sg: "is") } about to kill { $object }
once-at-scoring = the first time you score
once-at-turn-start = at the start of your first turn
at-redeployment = during redeployment
at-redeployment-start = at the start of redeployment
at-redeployment-end = at the end of redeployment
passive-choose-you-race = you choose this race
passive-choose-you-power = you choose this power

## Deeds. $object and each slot come with their articles and prepositions

do-there-either = { $verb } { $object } { $in } { $to } { $from } { $per }
do-each = { $per }, { $deed }
do = { $verb } { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-choose-tile = { $verb } as the battlefield { $object }
do-invoke = { $verb } the spell of { $object }
    .its = its spell is cast
    .happens = the spell of { $object } is cast
do-deal-to-amount = { $verb } { $receiver } { $object } { $from }
do-give-to-that = { $verb } { $receiver } { $object } { $from }
    .told = { $verb } them { $object } { $from }
do-lose =
    .its = { $verb } it
do-use-imp = { $verb } { $object } as a foreman { $as } { $in } { $per }
    .it = { $verb } it as a foreman { $as } { $in }
    .them = { $verb } one as a foreman { $as } { $in }
do-turn-down = { $verb } { $object } face down { $per }
do-rouse = { $verb } { $object } face up { $per }
do-refill =
    .all = { $verb } your { $many } { $to }
do-heal = { $verb } { $number } of { NP("party", art: "def") }’s wounds { $per }
do-heal-amount = { $verb } as many wounds as { $amount } { $per }
do-move-to-side = { $verb } aside { $object } { $from } { $over }
do-return-to-hand = { $verb } { $object } { $from } back into your hand
do-move-to-hand = { $verb } { $object } { $from } { $over } into your hand
do-pay-to-combination = { $verb } by placing { $object } { $to }
do-move-from-region-to-hand = { $verb } { $object } { $from } { $over } into your hand, leaving { $base-garrison } in each
do-exchange-any-your = { $verb } any number of your { $many } { $per }
do-abandon-any-your = { $verb } any number of your { $many } { $per }
do-end-game = { $verb } { $object }
    .happens = the game ends
do-gain-grain = { $verb } { $object } to the Sands { $per }
do-replace-from-spot = { $verb } { $object } { $by } { $from }
do-stop-for-phase = { $verb } { $for }
slot-in = in { $x }
slot-in-surface = on { $x }
slot-in-hand = in your hand
slot-in-side = aside
slot-in-within = { $relation }
slot-in-there-region = there
slot-in-there-tile = there
slot-in-there-space = there
slot-to = to { $x }
slot-to-adventurer = into the company of { $x }
slot-to-deal = to { $x }
slot-to-hand = to your hand
slot-to-side = aside
slot-to-there-region = there
slot-to-there-tile = there
slot-to-there-space = there
slot-to-combination = on { $x }
slot-from = from { $x }
slot-from-you-player = from you
slot-from-hand = from your hand
    .other = from hand
    .full = from your hand
slot-from-either = from { $first } (if empty, { $second })
    .full = from { $first } (or { $second } if { $first } is empty)
slot-from-side = that { AGR($object, pl: "are", sg: "is") } set aside
slot-to-wit = up to your Wit value
slot-to-number = up to { $x }
slot-for-number = whose tier is { $x }
slot-for = for { $x }
slot-for-phase = { $x }
slot-over = along { $x }
slot-over-march = over { $x }
slot-over-move = into or through { $x }
purpose-conquest = during conquest
np-one-your-several = one of your { $many }
slot-using = using { $x }
slot-using-squad = using { $x }
slot-using-kill = by { $x }
slot-using-monster = with { $x }
slot-as = as if it were { $x }
slot-by = with { $x }

## A name in use, shown to who makes it up: $one and $many, its singular and plural; a name that
## stands beside another takes its gender, so it has $feminine and $feminines as well

name-frames = { NP($one, art: "indef") } · the { $one } · the { $many }
name-frames-beside = { NP($one, art: "indef") } people · the { $many } peoples
