### English patterns of rule sentences: how things, moments and deeds are put into words.
### Articles are written out later: *a* or *an* by the next word.

## Noun phrases. $one and $many: the noun with all that stands around it, singular and plural, no
## article; $amount: how many; $self: the item that holds the rule.

np-a = { NP($one, art: "indef") }
np-one = one { $one }
np-generic = { $many }
np-the = the { $one }
np-that = that { $one }
np-that-one = that one
np-first = the first of those { $many }
np-single-your-people = the people you control
np-done = the { $one } you { $past }
np-second = the second of those { $many }
np-third = the third of those { $many }
np-numbered = number { $amount } of those { $many }
np-any = any { $one }
np-each = each { $one }
np-again = this { $one }
np-again-tile = this { $one }
np-each-own = all { $many }
np-another = another { $one }
np-no = no { $many }
np-negative = { NP($one, art: "indef") }
np-all = all { $many }
np-exactly = { $amount } { NUM($amount) ->
    [one] { $one }
   *[other] { $many }
 }
np-exactly-more = { $amount } more { NUM($amount) ->
    [one] { $one }
   *[other] { $many }
 }
np-at-least = at least { np-exactly }
np-at-most = at most { np-exactly }
np-more-than = more than { np-exactly }
np-less-than = fewer than { np-exactly }
np-up-to = up to { np-exactly }
np-all-but = all but { $amount } of the { $many }
np-amount = { $many } equal to { $amount }
np-purpose = the { $one }
np-after-each = { $one }
np-after-each-count = { np-exactly }

np-a-your = one of your { $many }
np-one-your = one of your { $many }
np-many-your = your { $many }
np-single-your = your { $one }
np-the-your = your { $one }
np-any-your = any of your { $many }
np-each-your = each of your { $many }
np-another-your = another of your { $many }
np-no-your = none of your { $many }
np-all-your = all your { $many }
np-exactly-your = { $amount } of your { $many }
np-at-least-your = at least { np-exactly-your }
np-at-most-your = at most { np-exactly-your }
np-more-than-your = more than { np-exactly-your }
np-less-than-your = fewer than { np-exactly-your }
np-up-to-your = up to { np-exactly-your }
np-all-but-your = all but { $amount } of your { $many }
np-amount-your = as many of your { $many } as { $amount }
np-after-each-your = of your { $many }
np-after-each-count-your = { np-exactly-your }

np-its = the { $one } of the { $self }
np-its-region = the { $one } with the { $self }
np-its-edge = the { $many } of the { $self }
np-its-any-edge = the { $many } of { NP($self, art: "indef") }
np-its-corridor = the { $one } that includes the { $self }
np-its-again-corridor = its { $one }
np-its-any = { NP($one, art: "indef") } of { NP($self, art: "indef") }
np-its-any-region = { NP($one, art: "indef") } with { NP($self, art: "indef") }
np-all-its = all { $many } of the { $self }
np-exactly-its = { np-exactly } of the { $self }
np-at-least-its = at least { np-exactly-its }
np-at-most-its = at most { np-exactly-its }
np-more-than-its = more than { np-exactly-its }
np-less-than-its = fewer than { np-exactly-its }
np-up-to-its = up to { np-exactly-its }
np-all-but-its = all but { $amount } of its { $many }
np-amount-its = as many { $many } of the { $self } as { $amount }
np-after-each-its = { $one } of the { $self }
np-after-each-its-region = { $one } with the { $self }
np-after-each-count-its = { np-exactly-its }

pronoun-you-subject = you
pronoun-you-object = you
pronoun-you-target = you
pronoun-you-each = you
pronoun-you-negative = you
pronoun-one-another = one another
named-order = { $name } { $noun }
reminder = ({ $keyword }: { $text }.)
reminder-ban = it may not be { $done }
reminder-ban-ability = it may not be { $done }, nor touched by abilities
quoted = “{ $name }”
or = or
none-nor = and

that-is = that { AGR($x, pl: "are", sg: "is") } { $predicate }
    .not = that { AGR($x, pl: "are", sg: "is") } not { $predicate }
that-is-kind = that { AGR($x, pl: "count", sg: "counts") } as { $kind }
    .not = that { AGR($x, pl: "are", sg: "is") } not { $kind }
that-is-neither = that { AGR($x, pl: "are", sg: "is") } neither { $left } nor { $right }
that-is-other = other than this one
and-that = and { $clause }
and-relation = and { $relation }
adjective-to = { $adjective } to { $target }
adjective-to-offered = { $adjective } by { $target }
span-turn = this turn
span-round = this round
span-since-turn = since your last turn
span-since-start = since your last turn began
did-you = that you { $past } { $time }
    .not = that you have not { $done } { $time }
did-other = that { $actor } { $past } { $time }
    .not = that { $actor } { AGR($actor, pl: "have", sg: "has") } not { $done } { $time }
doer-you = that { $past } you { $time }
    .not = that { AGR($x, pl: "have", sg: "has") } not { $done } you { $time }
doer = that { $past } { $thing } { $time }
    .not = that { AGR($x, pl: "have", sg: "has") } not { $done } { $thing } { $time }

## Amounts

everything = all
count-of = the number of { $x }
count-of-region-of-player = the number of { $x } (declined ones too)
count-of-token-of-player = the number of { $x } (declined ones too)
quantity = the { $noun } of { $subject }
quantity-that = that of { $subject }
sum-plus = { $left } plus { $right }
    .apart = { $left }, plus { $right }
sum-less = { $left } minus { $right }
    .apart = { $left }, minus { $right }
sum-first-less = 0 minus { $right }
product = { $left } times { $right }
product-double = twice { $right }
amount-larger = the larger of { $left } and { $right }
amount-smaller = the smaller of { $left } and { $right }
amount-half-up = half { $of }, rounded up
amount-half-down = half { $of }, rounded down
as-many = { $many } equal to { $amount }
per = for each { $x }
per-region-of-player = for each { $x } (declined ones too)
per-token-of-player = for each { $x } (declined ones too)
each-or = { $left } or for each { $right }
per-count = for every { $x }
per-count-region-of-player = for every { $x } (declined ones too)
per-count-token-of-player = for every { $x } (declined ones too)
bound = (minimum { $n })

## What a number is, when it has no sentence of its own

quantity-is = { $quantity } is { $amount } { $per }
quantity-is-all = { $quantity } has no limit
quantity-more = { $quantity } increases by { $amount } { $per }
quantity-less = { $quantity } decreases by { $amount } { $per } { $bound }
quantity-doubled = { $quantity } is doubled
quantity-at-least = { $quantity } is at least { $amount }
quantity-at-most = { $quantity } is at most { $amount }

## What a thing is. $subject agrees; $predicate is an adjective

is = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } { $predicate }
    .not = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } not { $predicate }
    .seeming = { $subject } { AGR($subject, pl: "count", sg: "counts", you: "count") } as { $predicate }
is-related = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } { $relation }
    .not = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } not { $relation }
    .seeming = { $subject } { AGR($subject, pl: "count", sg: "counts", you: "count") } as { $relation }
is-kind = { $subject } { AGR($subject, pl: "count", sg: "counts", you: "count") } as { $kind }
    .not = { $subject } { AGR($subject, pl: "do", sg: "does", you: "do") } not count as { $kind }
    .seeming = { $subject } { AGR($subject, pl: "look", sg: "looks", you: "look") } like { $kind }
purpose = for { $x }
purpose-phase = during { $x }

## Conditions

if = if { $condition }
unless = unless { $condition }
and-if = { $left } and { $right }
    .listed = { $left }, { $right }
or-if = { $left } or if { $right }
    .unless = { $left } or { $right }
    .only = { $left } or { $right }
compare-exactly = { $subject } is { $amount }
    .not = { $subject } is not { $amount }
compare-thing-exactly-slot = you occupy box { $amount } of { $whom }
compare-at-least = { $subject } is at least { $amount }
    .not = { $subject } is below { $amount }
compare-thing-at-least-slot = you occupy box { $amount } or higher of { $whom }
compare-at-least-finish = { $subject } reaches { $amount }
    .not = { $subject } does not reach { $amount }
compare-at-least-value = { $subject } reaches { $amount }
    .not = { $subject } does not reach { $amount }
compare-counts-more-than = you have more { $many } than { $whom }
compare-counts-at-least = no { $rival } has more { $many } than you
compare-at-least-lairs = { $subject } has reached { $amount }
    .not = { $subject } has not reached { $amount }
compare-at-least-trap-places = { $subject } has reached { $amount }
    .not = { $subject } has not reached { $amount }
compare-at-most = { $subject } is at most { $amount }
    .not = { $subject } is above { $amount }
compare-thing-at-most-shortfall = you lack at most { $amount } { NUM($amount) ->
    [one] token
   *[other] tokens
 } to conquer { $whom }
compare-more-than = { $subject } exceeds { $amount }
    .not = { $subject } does not exceed { $amount }
compare-less-than = { $subject } is less than { $amount }
    .not = { $subject } is not less than { $amount }
compare-up-to = { $subject } is up to { $amount }
    .not = { $subject } is not up to { $amount }
test-count-group = { $subject } { AGR($subject, pl: "form", sg: "forms") } { $thing }
    .not = { $subject } { AGR($subject, pl: "do", sg: "does") } not form { $thing }
test-count-group-single = { $subject } { AGR($subject, pl: "form", sg: "forms") } a single group
    .not = { $subject } { AGR($subject, pl: "do", sg: "does") } not form a single group
test-kind = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } { $kind }
    .not = { $subject } { AGR($subject, pl: "are", sg: "is", you: "are") } not { $kind }
test-kind-race = { $subject } is “{ $name }”
    .not = { $subject } is not “{ $name }”
test-kind-power = { $subject } is “{ $name }”
    .not = { $subject } is not “{ $name }”
count-there = there { AGR($thing, pl: "are", sg: "is") } { $thing }
    .not = there { AGR($thing, pl: "are", sg: "is") } not { $thing }
count-in-squad = { $place } { AGR($place, pl: "have", sg: "has") } { $thing }
    .not = { $place } { AGR($place, pl: "do", sg: "does") } not have { $thing }
count-have = you have { $thing }
    .not = you do not have { $thing }
counted-exactly = exactly { $thing }
has-you = you have { $thing }
    .not = you have { $thing }
has-you-both = you have { $left } and { $right }
has = { $subject } { AGR($subject, pl: "have", sg: "has") } { $thing }
    .not = { $subject } { AGR($subject, pl: "have", sg: "has") } { $thing }
exists-done = you { $past } { $thing } this turn
    .not = you { $past } { $thing } this turn
exists = there { AGR($thing, pl: "are", sg: "is") } { $thing }
    .not = there { AGR($thing, pl: "are", sg: "is") } { $thing }
can-you = you can
can = { $actor } can
test-you-did = this turn you { $past } { $x }
    .not = this turn you have not { $done } { $x }
test-you-did-then = you { $past } { $x } { $time }
    .not = you have not { $done } { $x } { $time }
test-other-did = { $actor } { $past } { $x } this turn
    .not = { $actor } { AGR($actor, pl: "have", sg: "has") } not { $done } { $x } this turn
test-other-did-then = { $actor } { $past } { $x } { $time }
    .not = { $actor } { AGR($actor, pl: "have", sg: "has") } not { $done } { $x } { $time }
option-taken = “{ $option }” is in play
    .not = “{ $option }” is not in play

## Moments and limits

at = during the { $phase }
at-start = at the start of the { $phase }
at-end = at the end of the { $phase }
at-of = during the { $phase } of { $whose }
at-start-of = at the start of the { $phase } of { $whose }
at-end-of = at the end of the { $phase } of { $whose }
when = when { $event }
event-you = you { $deed }
event-other = { $actor } { $deed }
event-number-slot = { $event } from box { $amount }
before-you = before you { $deed }
before-other = when { $actor } { AGR($actor, pl: "are", sg: "is") } about to { $deed }
passive = { $object } { AGR($object, pl: "are", sg: "is", you: "are") } { $done } { $from } { $over } { $to } { $in } { $using }
passive-nothing = somebody decides to { $verb }
before-passive = when { $object } { AGR($object, pl: "are", sg: "is", you: "are") } about to be { $done } { $from } { $over } { $to } { $in } { $using }
before-passive-nothing = when somebody is about to { $verb }
first-when = { $limit } { $event }
limit-once = once
    .ever = once only
    .game = once in the game
limit-twice = twice
    .ever = twice in all
limit-times = { $n } times
    .ever = { $n } times in all
limit-first-once = the first time
limit-first-times = the first { $n } times
limit-per-turn = per turn
limit-per-round = per round
limit-per-game = per game
limit-per-opponent = per opponent
limit-per-player = per player
limit-per-region = per region
limit-apart = you may do this { $limit }
limit-apart-rule = this rule applies { $limit }
scope-declined = in decline
scope-declined-other = while your people is in decline
scope-always = even in decline
for-you = for you
scope-active = while your people is active

## Sentences

prefix = { $parts },
list-and = { $left } and { $right }
then = then
then-each = each time,
then-price = for this,
going-on = then
step-then = if you do, { $step }
    .if = if you do and { $condition }, { $step }
step-then-both = if you do both, { $step }
    .if = if you do both and { $condition }, { $step }
step-then-too = if you do this too, { $step }
    .if = if you do this too and { $condition }, { $step }
step-then-other = if they do, { $step }
step-then-thing = if it does, { $step }
step-then-named = if { $deed }, { $step }
step-otherwise-thing = if it cannot, { $step }
    .left = if it does not, { $step }
step-otherwise = if you cannot, { $step }
    .left = if you do not, { $step }
step-otherwise-chosen = if you decline or cannot, { $step }
step-otherwise-named = if you do not { $deed }, { $step }
step-otherwise-other = if they cannot, { $step }
    .left = if they do not, { $step }
step-anyway = in any case, { $step }
    .if = then, { $step }
condition-after = { $main } { $condition }
deed-of-other = they { $deeds }
with-settings = { $main }: { $settings }
only-if = this holds only { $condition }
only-unless = this does not hold { $condition }
only-if-may-you = you may do so only { $condition }
only-unless-may-you = you may not do so { $condition }
only-if-may-other = they may do so only { $condition }
only-unless-may-other = they may not do so { $condition }
only-if-ban-you = you may not do so { $condition }
only-unless-ban-you = you may do so only { $condition }
only-if-ban-other = they may not do so { $condition }
only-unless-ban-other = they may do so only { $condition }
check = check whether { $condition }
check-so = if so,
check-not = if not,
on-condition = { $condition }, { $text }
may-you = you may { $deed }
    .not = you may not { $deed }
    .once = you may { $deed } one time
    .once-limited = you may then { $deed }
    .always = you cannot always { $deed }
    .often = you may { $deed } as often as you like
    .often-many = you may { $verb } as many { $many } as you like, one at a time
    .often-apart = as often as you like, you may { $deed }
    .only = you may { $deed } only { $condition }
    .paid = you may { $cost } to { $deed }
may-other = { $actor } may { $deed }
    .not = { $actor } may not { $deed }
    .once = { $actor } may { $deed } one time
    .once-limited = { $actor } may then { $deed }
    .always = { $actor } cannot always { $deed }
    .often = { $actor } may { $deed } as often as you like
    .often-apart = as often as you like, { $actor } may { $deed }
    .only = { $actor } may { $deed } only { $condition }
must-you = you must { $deed }
    .not = you need not { $deed }
    .once = you must { $deed } one time
must-every-opponent = { $each } must { $deed }
must-other = { $actor } must { $deed }
    .not = { $actor } need not { $deed }
    .once = { $actor } must { $deed } one time
    .once-limited = { $actor } must then { $deed }

## Variants: what an option changes, each a sentence behind the rule as it is by default

option-with = { $left }” and “{ $right }
option-without = { $left }” without “{ $right }
option-or = { $left }” or “{ $right }
variant-on = variant “{ $option }”:
    .without = without “{ $option }”:
variant-off = variant “{ $option }”: this rule does not apply
    .without = without “{ $option }”: this rule does not apply
variant-always = variant “{ $option }”: this rule applies even if that is not so
    .without = without “{ $option }”: this rule applies even if that is not so
variant-always-if = variant “{ $option }”: this rule applies even { $condition }
    .without = without “{ $option }”: this rule applies even { $condition }
variant-only = variant “{ $option }”: this rule applies only { $condition }
    .without = without “{ $option }”: this rule applies only { $condition }
variant-unless = variant “{ $option }”: this rule does not apply { $condition }
    .without = without “{ $option }”: this rule does not apply { $condition }
variant-step-setting = variant “{ $option }”: { $step }
    .without = without “{ $option }”: { $step }
variant-step-override = variant “{ $option }”: instead, { $step }
    .without = without “{ $option }”: instead, { $step }
variant-step-first = variant “{ $option }”: first, { $step }
    .without = without “{ $option }”: first, { $step }
variant-step-last = variant “{ $option }”: finally, { $step }
    .without = without “{ $option }”: finally, { $step }
variant-step-then = variant “{ $option }”: if you { $deed }, { $step }
    .without = without “{ $option }”: if you { $deed }, { $step }
variant-step-not = variant “{ $option }”: you do not { $deed }
    .without = without “{ $option }”: you do not { $deed }
variant-step-instead = variant “{ $option }”: instead, { $step }
    .without = without “{ $option }”: instead, { $step }
