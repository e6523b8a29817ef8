### Italian patterns of rule sentences: how things, moments and deeds are put into words.
### Articles are written out later: "di { NP($x, art: "def") }" becomes della, dello, dell'…

## Noun phrases. $one and $many: the noun with all that follows it, singular and plural, no article;
## $amount: how many; $self: the item that holds the rule.

np-a = { NP($one, art: "indef") }
np-one = { NP($one, art: "indef") }
np-generic = { NP($many, art: "def") }
np-the = { NP($one, art: "def") }
np-that = { NP($one, art: "that") }
np-that-one = { AGR($one, f: "quella", m: "quello") }
np-first = { DET($one, art: "def") } { AGR($one, f: "prima", m: "primo") } di { NP($many, art: "that") }
np-single-your-race = { DET("named race", art: "def") } tua razza
np-single-your-people = { DET("named race", art: "def") } razza che controlli
np-done = { NP($one, art: "def") } che hai { $past }
np-second = { DET($one, art: "def") } { AGR($one, f: "seconda", m: "secondo") } di { NP($many, art: "that") }
np-third = { DET($one, art: "def") } { AGR($one, f: "terza", m: "terzo") } di { NP($many, art: "that") }
np-numbered = { DET($one, art: "def") } numero { $amount } di { NP($many, art: "that") }
np-any = qualsiasi { $one }
np-each = { NP($one, art: "each") }
np-again = { AGR($one, f: "questa", m: "questo") } { $one }
np-again-tile = questa { $one }
np-each-own = { AGR($many, fp: "tutte", mp: "tutti") } { NP($many, art: "def") }
np-another = { DET($one, art: "indef") } { AGR($one, f: "altra", m: "altro") } { $one }
np-no = { NP($one, art: "no") }
np-negative = { NP($one, art: "no") }
np-lacking = { $many }
np-lacking-people = { $one }
np-counted = { $many }
np-all = { AGR($many, fp: "tutte", mp: "tutti") } { NP($many, art: "def") }
np-exactly = { $amount } { NUM($amount) ->
    [one] { $one }
   *[other] { $many }
 }
np-exactly-more = { np-exactly } in più
np-at-least = almeno { np-exactly }
np-at-most = al massimo { np-exactly }
np-more-than = più di { np-exactly }
np-less-than = meno di { np-exactly }
np-up-to = fino a { np-exactly }
np-all-but = { np-all } tranne { $amount }
np-amount = { $many } pari a { $amount }
np-purpose = { NP($one, art: "def") }
np-after-each = { $one }
np-after-each-count = { np-exactly }

np-a-your = { DET($one, art: "indef") } { AGR($one, f: "tua", m: "tuo") } { $one }
np-one-your = { AGR($many, fp: "una", mp: "uno") } di { DET($many, art: "def") } { AGR($many, fp: "tue", mp: "tuoi") } { $many }
np-many-your = { DET($many, art: "def") } { AGR($many, fp: "tue", mp: "tuoi") } { $many }
np-single-your = { DET($one, art: "def") } { AGR($one, f: "tua", m: "tuo") } { $one }
np-the-your = { np-single-your }
np-any-your = qualsiasi { AGR($one, f: "tua", m: "tuo") } { $one }
np-each-your = { AGR($many, fp: "ciascuna", mp: "ciascuno") } di { DET($many, art: "def") } { AGR($many, fp: "tue", mp: "tuoi") } { $many }
np-another-your = { AGR($many, fp: "un'altra", mp: "un altro") } di { DET($many, art: "def") } { AGR($many, fp: "tue", mp: "tuoi") } { $many }
np-no-your = { DET($one, art: "no") } { AGR($one, f: "tua", m: "tuo") } { $one }
np-all-your = { AGR($many, fp: "tutte", mp: "tutti") } { np-many-your }
np-exactly-your = { $amount } { NUM($amount) ->
    [one] { AGR($one, f: "tua", m: "tuo") } { $one }
   *[other] { AGR($many, fp: "tue", mp: "tuoi") } { $many }
 }
np-at-least-your = almeno { np-exactly-your }
np-at-most-your = al massimo { np-exactly-your }
np-more-than-your = più di { np-exactly-your }
np-less-than-your = meno di { np-exactly-your }
np-up-to-your = fino a { np-exactly-your }
np-all-but-your = { np-all-your } tranne { $amount }
np-amount-your = tanti { AGR($many, fp: "tue", mp: "tuoi") } { $many } quanto { $amount }
np-after-each-your = { AGR($one, f: "tua", m: "tuo") } { $one }
np-after-each-count-your = { np-exactly-your }

np-its = { NP($one, art: "def") } di { NP($self, art: "def") }
np-its-region = { NP($one, art: "def") } con { NP($self, art: "def") }
np-its-edge = { NP($many, art: "def") } di { NP($self, art: "def") }
np-its-any-edge = { NP($many, art: "def") } di { NP($self, art: "indef") }
np-its-corridor = { NP($one, art: "def") } in cui si trova { NP($self, art: "def") }
np-its-again-corridor = { NP($one, art: "def") } di questa tessera
np-its-any = { NP($one, art: "indef") } di { NP($self, art: "indef") }
np-its-any-region = { NP($one, art: "indef") } con { NP($self, art: "indef") }
np-all-its = { AGR($many, fp: "tutte", mp: "tutti") } { NP($many, art: "def") } di { NP($self, art: "def") }
np-exactly-its = { np-exactly } di { NP($self, art: "def") }
np-at-least-its = almeno { np-exactly-its }
np-at-most-its = al massimo { np-exactly-its }
np-more-than-its = più di { np-exactly-its }
np-less-than-its = meno di { np-exactly-its }
np-up-to-its = fino a { np-exactly-its }
np-all-but-its = { np-all-its } tranne { $amount }
np-amount-its = tanti { $many } di { NP($self, art: "def") } quanto { $amount }
np-after-each-its = { $one } di { NP($self, art: "def") }
np-after-each-its-region = { $one } con { NP($self, art: "def") }
np-after-each-count-its = { np-exactly-its }

pronoun-you-subject = { "" }
pronoun-you-object = te
pronoun-you-target = te
pronoun-you-each = te
pronoun-you-negative = te
pronoun-one-another = l'un l'altro
named-order = { $noun } { $name }
reminder = ({ $keyword }: { $text }.)
reminder-ban = non può essere { $done }
reminder-ban-ability = non può essere { $done } né toccata da abilità
quoted = «{ $name }»
or = o
nor = né
none-nor = né

that-is = che { $copula ->
    [estar] { AGR($x, pl: "si trovano", sg: "si trova") }
   *[other] { AGR($x, pl: "sono", sg: "è") }
 } { $predicate }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } { $predicate }
    .joined = che { AGR($x, pl: "sono", sg: "sia") } { $predicate }
that-is-kind = che { AGR($x, pl: "contano", sg: "conta") } come { $kind }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } { $kind }
that-is-neither = che non { AGR($x, pl: "sono", sg: "sia") } né { $left } né { $right }
that-is-other = { AGR($x, f: "diversa da questa", fp: "diverse da questa", m: "diverso da questo", mp: "diversi da questo") }
and-that = e { $clause }
and-relation = e { $relation }
adjective-to = { $adjective } a { $target }
adjective-to-offered = { $adjective } da { $target }
span-turn = in questo turno
span-round = in questo round
span-since-turn = dopo il tuo ultimo turno
span-since-start = dall'inizio del tuo ultimo turno
did-you = che hai { $past } { $time }
    .not = che tu non abbia { $past } { $time }
did-other = che { $actor } { AGR($actor, pl: "hanno", sg: "ha") } { $past } { $time }
    .not = che { $actor } non { AGR($actor, pl: "abbiano", sg: "abbia") } { $past } { $time }
doer-you = che ti { AGR($x, pl: "hanno", sg: "ha") } { $past } { $time }
    .not = che non ti { AGR($x, pl: "abbiano", sg: "abbia") } { $past } { $time }
doer = che { AGR($x, pl: "hanno", sg: "ha") } { $past } { $thing } { $time }
    .not = che non { AGR($x, pl: "abbiano", sg: "abbia") } { $past } { $thing } { $time }

## Amounts

everything = tutti
count-of = { NP("number", art: "def") } di { $x }
count-of-region-of-player = { NP("number", art: "def") } di { $x } (anche in declino)
count-of-token-of-player = { NP("number", art: "def") } di { $x } (anche in declino)
quantity = { NP($noun, art: "def") } di { $subject }
quantity-that = { AGR($noun, f: "quella", m: "quello") } di { $subject }
sum-plus = { $left } più { $right }
    .apart = { $left }, più { $right }
sum-less = { $left } meno { $right }
    .apart = { $left }, meno { $right }
sum-first-less = 0 meno { $right }
product = { $left } volte { $right }
product-double = { DET("worth", art: "def") } doppio di { $right }
amount-larger = { DET("worth", art: "def") } maggiore fra { $left } e { $right }
amount-smaller = { DET("worth", art: "def") } minore fra { $left } e { $right }
amount-half-up = la metà di { $of }, arrotondata per eccesso
amount-half-down = la metà di { $of }, arrotondata per difetto
as-many = { $many } pari a { $amount }
per = per ogni { $x }
per-region-of-player = per ogni { $x } (anche in declino)
per-token-of-player = per ogni { $x } (anche in declino)
each-or = { $left } o per ogni { $right }
per-count = ogni { $x }
per-count-region-of-player = ogni { $x } (anche in declino)
per-count-token-of-player = ogni { $x } (anche in declino)
bound = (minimo { $n })

## What a number is, when it has no sentence of its own

quantity-is = { $quantity } è { $amount } { $per }
quantity-is-all = { $quantity } non ha limite
quantity-more = { $quantity } aumenta di { $amount } { $per }
quantity-more-by = a { $quantity } si aggiunge { $amount } { $per }
quantity-less = { $quantity } diminuisce di { $amount } { $per } { $bound }
quantity-less-by = a { $quantity } si sottrae { $amount } { $per } { $bound }
quantity-doubled = { $quantity } raddoppia
quantity-at-least = { $quantity } è almeno { $amount }
quantity-at-most = { $quantity } è al massimo { $amount }

## What a thing is. $subject agrees; $predicate is an adjective

is = { $subject } { AGR($subject, pl: "sono", sg: "è", you: "la tua razza è") } { $predicate }
    .not = { $subject } { AGR($subject, pl: "non sono", sg: "non è", you: "la tua razza non è") } { $predicate }
    .seeming = { $subject } { AGR($subject, pl: "si considerano", sg: "si considera", you: "la tua razza si considera") } { $predicate }
    .doubted = { $subject } { AGR($subject, pl: "non siano", sg: "non sia", you: "la tua razza non sia") } { $predicate }
is-related = { $subject } { AGR($subject, pl: "sono", sg: "è", you: "sei") } { $relation }
    .not = { $subject } non { AGR($subject, pl: "sono", sg: "è", you: "sei") } { $relation }
    .seeming = { $subject } { AGR($subject, pl: "si considerano", sg: "si considera", you: "ti consideri") } { $relation }
    .doubted = { $subject } { AGR($subject, pl: "non siano", sg: "non sia", you: "tu non sia") } { $relation }
is-kind = { $subject } { AGR($subject, pl: "contano", sg: "conta", you: "conti") } come { $bare }
    .not = { $subject } non { AGR($subject, pl: "contano", sg: "conta", you: "conti") } come { $bare }
    .seeming = { $subject } { AGR($subject, pl: "contano", sg: "conta", you: "conti") } in apparenza come { $bare }
purpose = nel calcolo di { $x }
purpose-phase = durante { $x }

## Conditions

if = se { $condition }
unless = tranne se { $condition }
    .doubted = a meno che { $condition }
and-if = { $left } e { $right }
    .listed = { $left }, { $right }
    .doubted = { $left } e che { $right }
or-if = { $left } oppure se { $right }
    .unless = { $left } oppure se { $right }
    .doubted = { $left } o che { $right }
compare-exactly = { $subject } è { $amount }
    .not = { $subject } non è { $amount }
    .doubted = { $subject } non sia { $amount }
compare-thing-exactly-slot = occupi la casella { $amount } di { $whom }
compare-at-least = { $subject } è almeno { $amount }
    .not = { $subject } è inferiore a { $amount }
    .doubted = { $subject } non sia almeno { $amount }
compare-thing-at-least-slot = occupi la casella { $amount } di { $whom } o una più alta
compare-at-least-finish = { $subject } raggiunge { $amount }
    .not = { $subject } non raggiunge { $amount }
    .doubted = { $subject } non raggiunga { $amount }
compare-counts-more-than = hai più { $many } di { $whom }
    .apart = hai più { $many } di { AGR($many, fp: "quante", mp: "quanti") } ne abbia { $whom }
    .doubted = tu non abbia più { $many } di { $whom }
compare-counts-at-least = { DET($rival, art: "no") } { $rival } ha più { $many } di te
compare-at-least-lairs = { $subject } ha raggiunto { $amount }
    .not = { $subject } non ha raggiunto { $amount }
compare-at-least-trap-places = { $subject } ha raggiunto { $amount }
    .not = { $subject } non ha raggiunto { $amount }
compare-at-most = { $subject } è al massimo { $amount }
    .not = { $subject } è superiore a { $amount }
    .doubted = { $subject } non sia al massimo { $amount }
compare-thing-at-most-shortfall = ti { NUM($amount) ->
    [one] manca al massimo { $amount } segnalino
   *[other] mancano al massimo { $amount } segnalini
 } per conquistare { $whom }
compare-more-than = { $subject } supera { $amount }
    .not = { $subject } non supera { $amount }
    .doubted = { $subject } non superi { $amount }
compare-less-than = { $subject } è minore di { $amount }
    .not = { $subject } non è minore di { $amount }
    .doubted = { $subject } non sia minore di { $amount }
compare-up-to = { $subject } arriva fino a { $amount }
    .not = { $subject } non arriva fino a { $amount }
    .doubted = { $subject } non arrivi fino a { $amount }
test-count-group = { $subject } { AGR($subject, pl: "formano", sg: "forma") } { $thing }
    .not = { $subject } non { AGR($subject, pl: "formano", sg: "forma") } { $thing }
    .doubted = { $subject } non { AGR($subject, pl: "formino", sg: "formi") } { $thing }
test-count-group-single = { $subject } { AGR($subject, pl: "formano", sg: "forma") } un solo gruppo
    .not = { $subject } non { AGR($subject, pl: "formano", sg: "forma") } un solo gruppo
    .doubted = { $subject } non { AGR($subject, pl: "formino", sg: "formi") } un solo gruppo
test-kind = { $subject } { AGR($subject, pl: "sono", sg: "è", you: "sei") } { $kind }
    .not = { $subject } non { AGR($subject, pl: "sono", sg: "è", you: "sei") } { $kind }
    .doubted = { $subject } { AGR($subject, pl: "non siano", sg: "non sia", you: "tu non sia") } { $kind }
test-kind-race = { $subject } è «{ $name }»
    .not = { $subject } non è «{ $name }»
    .doubted = { $subject } non sia «{ $name }»
test-kind-power = { $subject } è «{ $name }»
    .not = { $subject } non è «{ $name }»
    .doubted = { $subject } non sia «{ $name }»
count-there = { AGR($thing, pl: "ci sono", sg: "c'è") } { $thing }
    .not = non { AGR($thing, pl: "ci sono", sg: "c'è") } { $thing }
    .doubted = non { AGR($thing, pl: "ci siano", sg: "ci sia") } { $thing }
count-have = hai { $thing }
    .not = non hai { $thing }
    .doubted = tu non abbia { $thing }
counted-exactly = esattamente { $thing }
has-you = hai { $thing }
    .not = non hai { $thing }
    .doubted = tu non abbia { $thing }
has-you-both = hai { $left } e { $right }
    .doubted = tu non abbia { $left } e { $right }
has = { $subject } { AGR($subject, pl: "hanno", sg: "ha") } { $thing }
    .not = { $subject } non { AGR($subject, pl: "hanno", sg: "ha") } { $thing }
    .doubted = { $subject } { AGR($subject, pl: "non abbiano", sg: "non abbia") } { $thing }
exists-done = hai { $past } { $thing } in questo turno
    .not = non hai { $past } { $thing } in questo turno
    .doubted = tu non abbia { $past } { $thing } in questo turno
exists = { AGR($thing, pl: "ci sono", sg: "c'è") } { $thing }
    .not = non { AGR($thing, pl: "ci sono", sg: "c'è") } { $thing }
    .doubted = non { AGR($thing, pl: "ci siano", sg: "ci sia") } { $thing }
can-you = puoi
    .doubted = tu non possa
can = { $actor } può
    .doubted = { $actor } non possa
test-you-did = in questo turno hai { $past } { $x }
    .not = in questo turno non hai { $past } { $x }
    .doubted = in questo turno tu non abbia { $past } { $x }
test-you-did-then = hai { $past } { $x } { $time }
    .not = non hai { $past } { $x } { $time }
    .doubted = tu non abbia { $past } { $x } { $time }
test-other-did = in questo turno { $actor } { AGR($actor, pl: "hanno", sg: "ha") } { $past } { $x }
    .not = in questo turno { $actor } non { AGR($actor, pl: "hanno", sg: "ha") } { $past } { $x }
    .doubted = in questo turno { $actor } non { AGR($actor, pl: "abbiano", sg: "abbia") } { $past } { $x }
test-other-did-then = { $actor } { AGR($actor, pl: "hanno", sg: "ha") } { $past } { $x } { $time }
    .not = { $actor } non { AGR($actor, pl: "hanno", sg: "ha") } { $past } { $x } { $time }
    .doubted = { $actor } non { AGR($actor, pl: "abbiano", sg: "abbia") } { $past } { $x } { $time }
option-taken = si gioca con «{ $option }»
    .not = si gioca senza «{ $option }»
    .doubted = non si giochi con «{ $option }»

## Moments and limits

at = durante { NP($phase, art: "def") }
at-start = all'inizio di { NP($phase, art: "def") }
at-end = alla fine di { NP($phase, art: "def") }
at-of = durante { NP($phase, art: "def") } di { $whose }
at-start-of = all'inizio di { NP($phase, art: "def") } di { $whose }
at-end-of = alla fine di { NP($phase, art: "def") } di { $whose }
when = quando { $event }
event-you = { $deed }
event-other = { $actor } { $deed }
event-number-slot = { $event } nella casella { $amount }
before-you = prima di { $deed }
before-other = quando { $actor } { AGR($actor, pl: "stanno", sg: "sta") } per { $deed }
passive = { $object } { AGR($object, pl: "vengono", sg: "viene", you: "vieni") } { $done } { $from } { $over } { $to } { $in } { $using }
passive-nothing = si decide di { $verb }
before-passive = quando { $object } { AGR($object, pl: "stanno", sg: "sta", you: "stai") } per essere { $done } { $from } { $over } { $to } { $in } { $using }
before-passive-nothing = quando si sta per { $verb }
first-when = { $limit } che { $event }
limit-once = una sola volta
    .ever = una sola volta in tutto
limit-twice = 2 volte
    .ever = 2 volte in tutto
limit-times = { $n } volte
    .ever = { $n } volte in tutto
limit-first-once = la prima volta
limit-first-times = le prime { $n } volte
limit-per-turn = per turno
limit-per-round = per round
limit-per-game = per partita
limit-per-opponent = per ciascun avversario
limit-per-player = per ciascun giocatore
limit-per-region = per ciascuna regione
limit-apart = puoi farlo { $limit }
limit-apart-rule = questa regola vale { $limit }
scope-declined = in declino
scope-declined-other = con la tua razza in declino
scope-always = anche in declino
scope-apart = questa regola vale anche in declino
for-you = per te
scope-active = finché la tua razza è attiva

## Sentences

prefix = { $parts },
list-and = { $left } e { $right }
then = poi
then-each = ogni volta,
then-price = in cambio,
going-on = poi
step-then = se lo fai, { $step }
    .if = se lo fai e { $condition }, { $step }
step-then-both = se fai entrambe le cose, { $step }
    .if = se fai entrambe le cose e { $condition }, { $step }
step-then-too = se fai anche questo, { $step }
    .if = se fai anche questo e { $condition }, { $step }
step-then-other = se ciò avviene, { $step }
step-then-thing = se lo fa, { $step }
step-otherwise-thing = se non può, { $step }
    .left = se non lo fa, { $step }
step-otherwise = se non puoi, { $step }
    .left = se non lo fai, { $step }
step-otherwise-chosen = se rinunci o non puoi, { $step }
step-otherwise-named = se non { $deed }, { $step }
step-otherwise-other = se non può, { $step }
    .left = se non lo fa, { $step }
step-anyway = in ogni caso, { $step }
condition-after = { $main }, { $condition }
    .if = { $main } { $condition }
deed-of-other = { $deed }
with-settings = { $main }: { $settings }
only-if = vale solo { $condition }
only-unless = non vale { $condition }
only-if-may-you = puoi farlo solo { $condition }
only-unless-may-you = non puoi farlo { $condition }
only-if-may-other = { AGR($actor, pl: "possono", sg: "può") } farlo solo { $condition }
only-unless-may-other = non { AGR($actor, pl: "possono", sg: "può") } farlo { $condition }
only-if-ban-you = non puoi farlo { $condition }
only-unless-ban-you = puoi farlo solo { $condition }
only-if-ban-other = non { AGR($actor, pl: "possono", sg: "può") } farlo { $condition }
only-unless-ban-other = { AGR($actor, pl: "possono", sg: "può") } farlo solo { $condition }
check = verifica se { $condition }
    .told = verifichi se { $condition }
check-so = in tal caso,
check-not = in caso contrario,
on-condition = { $condition }, { $text }
may-you = puoi { $deed }
    .not = non puoi { $deed }
    .once = puoi { $deed } una volta
    .once-limited = puoi allora { $deed }
    .always = non sempre puoi { $deed }
    .often = puoi { $deed } quante volte vuoi
    .often-many = puoi { $verb } { AGR($many, fp: "quante", mp: "quanti") } { $many } vuoi, { AGR($many, fp: "una", mp: "uno") } alla volta
    .often-apart = puoi, quante volte vuoi, { $deed }
    .only = puoi { $deed } solo { $condition }
    .paid = puoi { $cost } per { $deed }
may-other = { $actor } { AGR($actor, pl: "possono", sg: "può") } { $deed }
    .not = { $actor } non { AGR($actor, pl: "possono", sg: "può") } { $deed }
    .once = { $actor } { AGR($actor, pl: "possono", sg: "può") } { $deed } una volta
    .once-limited = { $actor } { AGR($actor, pl: "possono", sg: "può") } allora { $deed }
    .always = { $actor } non sempre { AGR($actor, pl: "possono", sg: "può") } { $deed }
    .often = { $actor } { AGR($actor, pl: "possono", sg: "può") } { $deed } quante volte vuoi
    .often-apart = quante volte vuoi, { $actor } { AGR($actor, pl: "possono", sg: "può") } { $deed }
    .only = { $actor } { AGR($actor, pl: "possono", sg: "può") } { $deed } solo { $condition }
must-you = devi { $deed }
    .not = non hai l'obbligo di { $deed }
    .once = devi { $deed } una volta
must-every-opponent = { $each } deve { $deed }
must-other = { $actor } { AGR($actor, pl: "devono", sg: "deve") } { $deed }
    .not = { $actor } non { AGR($actor, pl: "hanno", sg: "ha") } l'obbligo di { $deed }
    .once = { $actor } { AGR($actor, pl: "devono", sg: "deve") } { $deed } una volta
    .once-limited = { $actor } { AGR($actor, pl: "devono", sg: "deve") } allora { $deed }

## Variants: what an option changes, each a sentence behind the rule as it is by default

option-with = { $left }» e «{ $right }
option-without = { $left }» senza «{ $right }
option-or = { $left }» o «{ $right }
variant-on = variante «{ $option }»:
    .without = senza la variante «{ $option }»:
variant-off = variante «{ $option }»: questa regola non vale
    .without = senza la variante «{ $option }»: questa regola non vale
variant-always = variante «{ $option }»: questa regola vale in ogni caso
    .without = senza la variante «{ $option }»: questa regola vale in ogni caso
variant-only = variante «{ $option }»: questa regola vale solo { $condition }
    .without = senza la variante «{ $option }»: questa regola vale solo { $condition }
variant-unless = variante «{ $option }»: questa regola non vale { $condition }
    .without = senza la variante «{ $option }»: questa regola non vale { $condition }
variant-step-setting = variante «{ $option }»: { $step }
    .without = senza la variante «{ $option }»: { $step }
variant-step-first = variante «{ $option }»: per prima cosa, { $step }
    .without = senza la variante «{ $option }»: per prima cosa, { $step }
variant-step-last = variante «{ $option }»: infine, { $step }
    .without = senza la variante «{ $option }»: infine, { $step }
variant-step-then = variante «{ $option }»: se { $deed }, { $step }
    .without = senza la variante «{ $option }»: se { $deed }, { $step }
variant-step-not = variante «{ $option }»: non { $deed }
    .without = senza la variante «{ $option }»: non { $deed }
variant-step-instead = variante «{ $option }»: invece, { $step }
    .without = senza la variante «{ $option }»: invece, { $step }
