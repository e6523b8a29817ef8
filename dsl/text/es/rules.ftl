### Spanish patterns of rule sentences: how things, moments and deeds are put into words.
### Articles are written out later: "de { NP($x, art: "def") }" becomes del, de la…

## Noun phrases. $one and $many: the noun with all that follows it, singular and plural, no article;
## $amount: how many; $self: the item that holds the rule.

np-a = { NP($one, art: "indef") }
np-one = { NP($one, art: "indef") }
np-generic = { NP($many, art: "def") }
np-the = { NP($one, art: "def") }
np-that = { NP($one, art: "that") }
np-that-one = { AGR($one, f: "esa", m: "ese") }
np-first = { DET($one, art: "def") } { AGR($one, f: "primera", m: "primero") } de { NP($many, art: "that") }
np-single-your-race = tu raza
np-single-your-people = la raza que controlas
np-done = { NP($one, art: "def") } que has { $past }
np-second = { DET($one, art: "def") } { AGR($one, f: "segunda", m: "segundo") } de { NP($many, art: "that") }
np-third = { DET($one, art: "def") } { AGR($one, f: "tercera", m: "tercero") } de { NP($many, art: "that") }
np-numbered = { DET($one, art: "def") } número { $amount } de { NP($many, art: "that") }
np-any = cualquier { $one }
np-each = cada { $one }
np-again = { AGR($one, f: "esta", m: "este") } { $one }
np-again-order = { AGR($one, f: "esta", m: "este") } { $one }
    .first = { AGR($one, f: "esta", m: "este") } { $one }
np-again-tile = esta { $one }
np-each-own = { AGR($many, fp: "todas", mp: "todos") } { NP($many, art: "def") }
np-alike = { AGR($one, f: "otra", m: "otro") } { $one }
np-alike-told = { AGR($one, f: "otra", m: "otro") } { $one }
np-another = { AGR($one, f: "otra", m: "otro") } { $one }
np-no = { NP($one, art: "no") }
np-negative = { NP($one, art: "no") }
np-lacking = { $many }
np-lacking-people = { $one }
np-counted = { $many }
np-all = { AGR($many, fp: "todas", mp: "todos") } { NP($many, art: "def") }
np-exactly = { $amount } { NUM($amount) ->
    [one] { $one }
   *[other] { $many }
 }
np-exactly-more = { np-exactly } más
np-exactly-more-order = { NUM($amount) ->
    [one] { $amount } { $one } más
   *[other] { $amount } { $many } más
 }
np-free = { NP($one, art: "indef") } ({ AGR($one, f: "la misma u otra", m: "el mismo u otro") })
np-chosen = cualquier { $one }
np-whichever = { NP($one, art: "indef") } cualquiera
np-at-least = al menos { np-exactly }
np-at-most = como máximo { np-exactly }
np-more-than = más de { np-exactly }
np-less-than = menos de { np-exactly }
np-up-to = hasta { np-exactly }
np-all-but = { np-all } menos { $amount }
np-amount = { AGR($many, fp: "tantas", mp: "tantos") } { $many } como { $amount }
np-purpose = { NP($one, art: "def") }
np-after-each = { $one }
np-after-each-count = { np-exactly }

np-a-your = { AGR($many, fp: "una", mp: "uno") } de tus { $many }
np-one-your = { AGR($many, fp: "una", mp: "uno") } de tus { $many }
np-many-your = tus { $many }
np-single-your = tu { $one }
np-the-your = tu { $one }
np-any-your = cualquiera de tus { $many }
np-each-your = cada { AGR($many, fp: "una", mp: "uno") } de tus { $many }
np-some = { AGR($one, f: "alguna", m: "algún") } { $one }
np-some-your = { AGR($many, fp: "alguna", mp: "alguno") } de tus { $many }
np-sole = { NP($one, art: "def") }
np-another-your = { AGR($many, fp: "otra", mp: "otro") } de tus { $many }
np-no-your = { AGR($many, fp: "ninguna", mp: "ninguno") } de tus { $many }
np-all-your = { AGR($many, fp: "todas", mp: "todos") } tus { $many }
np-exactly-your = { $amount } de tus { $many }
np-at-least-your = al menos { np-exactly-your }
np-at-most-your = como máximo { np-exactly-your }
np-more-than-your = más de { np-exactly-your }
np-less-than-your = menos de { np-exactly-your }
np-up-to-your = hasta { np-exactly-your }
np-all-but-your = { np-all-your } menos { $amount }
np-amount-your = { AGR($many, fp: "tantas", mp: "tantos") } de tus { $many } como { $amount }
np-after-each-your = { AGR($many, fp: "una", mp: "uno") } de tus { $many }
np-after-each-count-your = { np-exactly-your }

# Of the people alone that a rule speaks of, where its player may have another beside it.
np-a-of-people-region = { DET($one, art: "indef") } { $one } de tu raza
np-one-of-people-region = { np-a-of-people-region }
np-many-of-people-region = { DET($many, art: "def") } { $many } de tu raza
np-any-of-people-region = cualquiera de { np-many-of-people-region }
np-each-of-people-region = cada { AGR($many, fp: "una", mp: "uno") } de { np-many-of-people-region }
np-no-of-people-region = { AGR($many, fp: "ninguna", mp: "ninguno") } de { np-many-of-people-region }
np-all-of-people-region = { AGR($many, fp: "todas", mp: "todos") } { np-many-of-people-region }
np-exactly-of-people-region = { np-exactly } de tu raza
np-at-least-of-people-region = al menos { np-exactly-of-people-region }
np-at-most-of-people-region = como máximo { np-exactly-of-people-region }
np-more-than-of-people-region = más de { np-exactly-of-people-region }
np-less-than-of-people-region = menos de { np-exactly-of-people-region }
np-up-to-of-people-region = hasta { np-exactly-of-people-region }
np-after-each-of-people-region = { $one } de tu raza
np-after-each-count-of-people-region = { np-exactly-of-people-region }

np-its-own = { DET($one, art: "def") } { AGR($one, f: "suya", m: "suyo") }
np-its = { NP($one, art: "def") } de { NP($self, art: "def") }
np-its-region = { NP($one, art: "def") } de { NP($self, art: "def") }
np-its-edge = { NP($many, art: "def") } de { NP($self, art: "def") }
np-its-any-edge = { NP($many, art: "def") } de { NP($self, art: "indef") }
np-its-corridor = { NP($one, art: "def") } que incluye { NP($self, art: "def") }
np-its-again-corridor = { NP($one, art: "def") } de esta loseta
np-its-any = { NP($one, art: "indef") } de { NP($self, art: "indef") }
np-its-any-region = { NP($one, art: "indef") } con { NP($self, art: "indef") }
np-all-its = { AGR($many, fp: "todas", mp: "todos") } { NP($many, art: "def") } de { NP($self, art: "def") }
np-exactly-its = { np-exactly } de { NP($self, art: "def") }
np-at-least-its = al menos { np-exactly-its }
np-at-most-its = como máximo { np-exactly-its }
np-more-than-its = más de { np-exactly-its }
np-less-than-its = menos de { np-exactly-its }
np-up-to-its = hasta { np-exactly-its }
np-all-but-its = { np-all-its } menos { $amount }
np-amount-its = { AGR($many, fp: "tantas", mp: "tantos") } { $many } de { NP($self, art: "def") } como { $amount }
np-after-each-its = { $one } de { NP($self, art: "def") }
np-after-each-its-region = { $one } con { NP($self, art: "def") }
np-after-each-count-its = { np-exactly-its }

pronoun-you-subject = { "" }
pronoun-you-object = ti
pronoun-you-target = ti
pronoun-you-each = ti
pronoun-you-negative = ti
subject-you = tu raza
    .people = tu raza
pronoun-one-another = las unas a las otras
named-order = { $noun } { $name }
reminder = ({ $keyword }: { $text }.)
reminder-ban = no puede ser { $done }
reminder-ban-ability = no puede ser { $done } ni afectada por capacidades
quoted = «{ $name }»
or = o
nor = ni
none-nor = ni

that-is = que { $copula ->
    [estar] { AGR($x, pl: "estén", sg: "esté") }
    [salir] { AGR($x, pl: "salgan", sg: "salga") }
    [sido] { AGR($x, pl: "hayan", sg: "haya") } sido
   *[ser] { AGR($x, pl: "sean", sg: "sea") }
 } { $predicate }
    .not = que no { $copula ->
    [estar] { AGR($x, pl: "estén", sg: "esté") }
    [salir] { AGR($x, pl: "salgan", sg: "salga") }
    [sido] { AGR($x, pl: "hayan", sg: "haya") } sido
   *[ser] { AGR($x, pl: "sean", sg: "sea") }
 } { $predicate }
that-is-kind = que { AGR($x, pl: "cuenten", sg: "cuente") } como { $kind }
    .not = que no { AGR($x, pl: "sean", sg: "sea") } { $kind }
that-is-neither = que no { $copula ->
    [estar] { AGR($x, pl: "estén", sg: "esté") }
    [salir] { AGR($x, pl: "salgan", sg: "salga") }
    [sido] { AGR($x, pl: "hayan", sg: "haya") } sido
   *[ser] { AGR($x, pl: "sean", sg: "sea") }
 } { $left } ni { $copula_right ->
    [estar] { AGR($x, pl: "estén", sg: "esté") }
    [salir] { AGR($x, pl: "salgan", sg: "salga") }
    [sido] { AGR($x, pl: "hayan", sg: "haya") } sido
   *[ser] { AGR($x, pl: "sean", sg: "sea") }
 } { $right }
    .behind = que no { $copula ->
    [estar] { AGR($x, pl: "estén", sg: "esté") }
    [salir] { AGR($x, pl: "salgan", sg: "salga") }
    [sido] { AGR($x, pl: "hayan", sg: "haya") } sido
   *[ser] { AGR($x, pl: "sean", sg: "sea") }
 } { $left } ni { $copula_right ->
    [estar] { AGR($x, pl: "estén", sg: "esté") }
    [salir] { AGR($x, pl: "salgan", sg: "salga") }
    [sido] { AGR($x, pl: "hayan", sg: "haya") } sido
   *[ser] { AGR($x, pl: "sean", sg: "sea") }
 } { $right }
    .alike = que no { $copula ->
    [estar] { AGR($x, pl: "estén", sg: "esté") }
    [salir] { AGR($x, pl: "salgan", sg: "salga") }
    [sido] { AGR($x, pl: "hayan", sg: "haya") } sido
   *[ser] { AGR($x, pl: "sean", sg: "sea") }
 } { $left } ni { $right }
that-is-other = { AGR($x, f: "distinta de esta", fp: "distintas de esta", m: "distinto de este", mp: "distintos de este") }
and-that = y { $clause }
and-relation = y { $relation }
adjective-to = { $adjective } a { $target }
adjective-to-suited = { $adjective } para { $target }
adjective-to-offered = { $adjective } por { $target }
span-turn = este turno
span-round = esta ronda
span-since-turn = después de tu último turno
span-since-start = desde el inicio de tu último turno
span-last-turn = en tu último turno
until-turn = hasta el final del turno
until-round = hasta el final de la ronda
until-since-turn = hasta el final de tu turno
until-since-start = hasta tu próximo turno
until-next-turn = hasta el final de tu próximo turno
lasting = { $text } { $time }
did-you = que hayas { $past } { $time }
    .not = que no hayas { $past } { $time }
did-other = que { $actor } { AGR($actor, pl: "hayan", sg: "haya") } { $past } { $time }
    .not = que { $actor } no { AGR($actor, pl: "hayan", sg: "haya") } { $past } { $time }
doer-you = que te { AGR($x, pl: "hayan", sg: "haya") } { $past } { $time }
    .not = que no te { AGR($x, pl: "hayan", sg: "haya") } { $past } { $time }
doer = que { AGR($x, pl: "hayan", sg: "haya") } { $past } { $thing } { $time }
    .not = que no { AGR($x, pl: "hayan", sg: "haya") } { $past } { $thing } { $time }

## Amounts

everything = todo
count-of = { NP("number", art: "def") } de { $x }
count-of-region-of-player = { NP("number", art: "def") } de { $x } (también en declive)
count-of-token-of-player = { NP("number", art: "def") } de { $x } (también en declive)
quantity = { NP($noun, art: "def") } de { $subject }
    .yours = tu { $noun }
quantity-that = { DET($noun, art: "def") } de { $subject }
sum-plus = { $left } más { $right }
    .apart = { $left }, más { $right }
sum-less = { $left } menos { $right }
    .apart = { $left }, menos { $right }
sum-first-less = 0 menos { $right }
product = { $left } veces { $right }
product-double = { DET("worth", art: "def") } doble de { $right }
amount-larger = { DET("worth", art: "def") } mayor entre { $left } y { $right }
amount-smaller = { DET("worth", art: "def") } menor entre { $left } y { $right }
amount-half-up = la mitad de { $of }, redondeando hacia arriba
amount-half-down = la mitad de { $of }, redondeando hacia abajo
as-many = { AGR($many, fp: "tantas", mp: "tantos") } { $many } como indique { $amount }
per = por cada { $x }
per-region-of-player = por cada { $x } (también en declive)
per-token-of-player = por cada { $x }, también en declive
each-or = { $left } o por cada { $right }
per-own = por cada { $amount } que tengas
per-count = por cada { $x }
per-count-region-of-player = por cada { $x } (también en declive)
per-count-token-of-player = por cada { $x } (también en declive)
bound = (mínimo { $n })

## What a number is, when it has no sentence of its own

quantity-is = { $quantity } es { $amount } { $per }
quantity-is-all = { $quantity } no tiene límite
quantity-more = { $quantity } aumenta en { $amount } { $per }
    .further = { $quantity } aumenta en { $amount } más { $per }
quantity-more-by = a { $quantity } se suma { $amount } { $per }
quantity-less-by = a { $quantity } se resta { $amount } { $per } { $bound }
quantity-less = { $quantity } disminuye en { $amount } { $per } { $bound }
quantity-doubled = { $quantity } se duplica
quantity-at-least = { $quantity } es al menos { $amount } { $per }
quantity-at-most = { $quantity } es como máximo { $amount } { $per }

## What a thing is. $subject agrees; $predicate is an adjective; $copula its verb

is = { $subject } { $copula ->
    [estar] { AGR($subject, pl: "están", sg: "está", you: "tu raza está") }
    [salir] { AGR($subject, pl: "salen", sg: "sale", you: "tu raza sale") }
    [sido] { AGR($subject, pl: "han", sg: "ha", you: "tu raza ha") } sido
   *[ser] { AGR($subject, pl: "son", sg: "es", you: "tu raza es") }
 } { $predicate }
    .not = { $subject } { $copula ->
    [estar] { AGR($subject, pl: "no están", sg: "no está", you: "tu raza no está") }
    [salir] { AGR($subject, pl: "no salen", sg: "no sale", you: "tu raza no sale") }
    [sido] { AGR($subject, pl: "no han", sg: "no ha", you: "tu raza no ha") } sido
   *[ser] { AGR($subject, pl: "no son", sg: "no es", you: "tu raza no es") }
 } { $predicate }
    .seeming = { $subject } { AGR($subject, pl: "se consideran", sg: "se considera", you: "tu raza se considera") } { $predicate }
is-related = { $subject } { AGR($subject, pl: "son", sg: "es", you: "eres") } { $relation }
    .not = { $subject } no { AGR($subject, pl: "son", sg: "es", you: "eres") } { $relation }
    .seeming = { $subject } { AGR($subject, pl: "se consideran", sg: "se considera", you: "te consideras") } { $relation }
is-kind = { $subject } { AGR($subject, pl: "cuentan", sg: "cuenta", you: "cuentas") } como { $bare }
    .not = { $subject } no { AGR($subject, pl: "cuentan", sg: "cuenta", you: "cuentas") } como { $bare }
    .seeming = { $subject } { AGR($subject, pl: "cuentan", sg: "cuenta", you: "cuentas") } en apariencia como { $bare }
purpose = a efectos de { $x }
purpose-phase = durante { $x }

## Conditions

if = si { $condition }
if-all-its = si { AGR($many, fp: "todas", mp: "todos") } sus { $many } { $copula ->
    [estar] están
    [salir] salen
    [sido] han sido
   *[ser] son
 } { $predicate }
unless = salvo si { $condition }
and-if = { $left } y { $right }
    .both = { $left } y { $right }
    .listed = { $left }, { $right }
or-if = { $left } o si { $right }
    .unless = { $left } o si { $right }
    .only = { $left } o { $right }
compare-exactly = { $subject } es { $amount }
    .not = { $subject } no es { $amount }
compare-thing-exactly-slot = ocupas la casilla { $amount } de { $whom }
compare-at-least = { $subject } es { $amount } o más
    .not = { $subject } es inferior a { $amount }
compare-thing-at-least-slot = ocupas la casilla { $amount } de { $whom } o una superior
compare-at-least-finish = { $subject } alcanza { $amount }
    .not = { $subject } no alcanza { $amount }
compare-counts-more-than = tienes más { $many } que cualquier { $rival }
compare-counts-at-least = { DET($rival, art: "no") } { $rival } tiene más { $many } que tú
compare-at-least-value = { $subject } alcanza { $amount }
    .not = { $subject } no alcanza { $amount }
compare-at-least-counted = { DET($many, art: "def") } { $many } alcanzan { $amount }
    .not = { DET($many, art: "def") } { $many } no alcanzan { $amount }
compare-at-least-counted-yours = tus { $many } alcanzan { $amount }
    .not = tus { $many } no alcanzan { $amount }
compare-at-least-counted-theirs = sus { $many } son al menos { AGR($many, fp: "tantas", mp: "tantos") } como { $amount }
    .not = sus { $many } son { AGR($many, fp: "menos", mp: "menos") } que { $amount }
compare-more-than-counted = { DET($many, art: "def") } { $many } superan { $amount }
    .not = { DET($many, art: "def") } { $many } no superan { $amount }
compare-more-than-counted-yours = tus { $many } superan { $amount }
    .not = tus { $many } no superan { $amount }
compare-more-than-counted-theirs = sus { $many } superan { $amount }
    .not = sus { $many } no superan { $amount }
compare-more-than-together = entre { DET($many, art: "def") } { $many } y { AGR($many, fp: "las", mp: "los") } que ya hay allí se supera { $amount }
    .not = entre { DET($many, art: "def") } { $many } y { AGR($many, fp: "las", mp: "los") } que ya hay allí no se supera { $amount }
compare-at-least-lairs = { $subject } ha alcanzado { $amount }
    .not = { $subject } no ha alcanzado { $amount }
compare-at-least-trap-places = { $subject } ha alcanzado { $amount }
    .not = { $subject } no ha alcanzado { $amount }
compare-at-most = { $subject } es como máximo { $amount }
    .not = { $subject } es superior a { $amount }
compare-at-most-value = { $subject } no es superior a { $amount }
    .not = { $subject } es superior a { $amount }
compare-thing-at-most-shortfall = te { NUM($amount) ->
    [one] falta como máximo { $amount } ficha
   *[other] faltan como máximo { $amount } fichas
 } para conquistar { $whom }
compare-more-than = { $subject } supera { $amount }
    .not = { $subject } no supera { $amount }
compare-less-than = { $subject } es menor que { $amount }
    .not = { $subject } no es menor que { $amount }
compare-up-to = { $subject } llega hasta { $amount }
    .not = { $subject } no llega hasta { $amount }
test-count-group = { $subject } { AGR($subject, pl: "forman", sg: "forma") } { $thing }
    .not = { $subject } no { AGR($subject, pl: "forman", sg: "forma") } { $thing }
test-count-group-single = { $subject } { AGR($subject, pl: "forman", sg: "forma") } un único grupo
    .not = { $subject } no { AGR($subject, pl: "forman", sg: "forma") } un único grupo
test-count-terrain = { $subject } { AGR($subject, pl: "son", sg: "es") } de { $thing }
    .not = { $subject } no { AGR($subject, pl: "son", sg: "es") } de { $thing }
test-count-terrain-single = { $subject } { AGR($subject, pl: "son", sg: "es") } de un único tipo de terreno
    .not = { $subject } no { AGR($subject, pl: "son", sg: "es") } de un único tipo de terreno
test-kind = { $subject } { AGR($subject, pl: "son", sg: "es", you: "eres") } { $kind }
    .not = { $subject } no { AGR($subject, pl: "son", sg: "es", you: "eres") } { $kind }
test-kind-race = { $subject } es «{ $name }»
    .not = { $subject } no es «{ $name }»
test-kind-power = { $subject } es «{ $name }»
    .not = { $subject } no es «{ $name }»
count-there = hay { $thing }
    .not = no hay { $thing }
count-there-per-player = hay { $thing } por jugador
count-in-squad = { $place } { AGR($place, pl: "tienen", sg: "tiene") } { $thing }
    .not = { $place } no { AGR($place, pl: "tienen", sg: "tiene") } { $thing }
count-have = tienes { $thing }
    .not = no tienes { $thing }
count-have-region = tu raza ocupa { $thing }
    .not = tu raza no ocupa { $thing }
count-at-there = allí hay { $thing }
    .not = allí no hay { $thing }
counted-exactly = exactamente { $thing }
has-you = tienes { $thing }
    .not = no tienes { $thing }
has-you-region = tu raza ocupa { $thing }
    .not = tu raza no ocupa { $bare }
    .not-either = tu raza no ocupa { $thing }
has-you-both = tienes { $left } y { $right }
has = { $subject } { AGR($subject, pl: "tienen", sg: "tiene") } { $thing }
    .not = { $subject } no { AGR($subject, pl: "tienen", sg: "tiene") } { $thing }
exists-done = has { $past } { $thing } este turno
    .not = no has { $past } { $thing } este turno
exists = hay { $thing }
    .not = no hay { $thing }
exists-opponent =
    .not = ya no queda { $thing }
can-you = puedes
can = { $actor } puede
test-you-did = este turno has { $past } { $x }
    .not = este turno no has { $past } { $x }
test-you-did-then = has { $past } { $x } { $time }
    .not = no has { $past } { $x } { $time }
test-other-did = este turno { $actor } { AGR($actor, pl: "han", sg: "ha") } { $past } { $x }
    .not = este turno { $actor } no { AGR($actor, pl: "han", sg: "ha") } { $past } { $x }
test-other-did-then = { $actor } { AGR($actor, pl: "han", sg: "ha") } { $past } { $x } { $time }
    .not = { $actor } no { AGR($actor, pl: "han", sg: "ha") } { $past } { $x } { $time }
option-taken = se juega con «{ $option }»
    .not = se juega sin «{ $option }»

## Moments and limits

at = durante { NP($phase, art: "def") }
at-start = al inicio de { NP($phase, art: "def") }
at-end = al final de { NP($phase, art: "def") }
at-of = durante { NP($phase, art: "def") } de { $whose }
at-start-of = al inicio de { NP($phase, art: "def") } de { $whose }
at-end-of = al final de { NP($phase, art: "def") } de { $whose }
when = cuando { $event }
event-you = { $deed }
event-other = { $actor } { $deed }
event-number-slot = { $event } en la casilla { $amount }
before-you = antes de { $deed }
before-other = cuando { $actor } { AGR($actor, pl: "están", sg: "está") } a punto de { $deed }
passive = se { $verb } { $object } { $from } { $over } { $to } { $in } { $using }
passive-player = { $object } { AGR($object, pl: "son", sg: "es", you: "eres") } { $done } { $from } { $over } { $to } { $in } { $using }
passive-people = { $object } { AGR($object, pl: "son", sg: "es", you: "eres") } { $done } { $from } { $over } { $to } { $in } { $using }
passive-adventurer = { $object } { AGR($object, pl: "son", sg: "es", you: "eres") } { $done } { $from } { $over } { $to } { $in } { $using }
passive-creature = { $object } { AGR($object, pl: "son", sg: "es", you: "eres") } { $done } { $from } { $over } { $to } { $in } { $using }
passive-nothing = se decide { $verb }
before-passive = cuando { $object } { AGR($object, pl: "están", sg: "está", you: "estás") } a punto de ser { $done } { $from } { $over } { $to } { $in } { $using }
passive-kill = { $object } { AGR($object, pl: "mueren", sg: "muere", you: "mueres") } { $using } { $over } { $in }
before-passive-kill = cuando { $object } { AGR($object, pl: "van", sg: "va", you: "vas") } a morir { $using } { $over } { $in }
before-passive-nothing = cuando se está a punto de { $verb }
first-when = { $limit } que { $event }
limit-once = una vez
    .ever = una sola vez
    .game = una sola vez en toda la partida
limit-twice = 2 veces
    .ever = 2 veces en total
limit-times = { $n } veces
    .ever = { $n } veces en total
limit-first-once = la primera vez
limit-first-times = las { $n } primeras veces
limit-per-turn = por turno
limit-per-round = por ronda
limit-per-game = por partida
limit-per-opponent = contra cada rival
limit-per-player = por cada jugador
limit-per-region = por cada región
limit-apart = puedes hacerlo { $limit }
limit-apart-rule = esta regla se aplica { $limit }
scope-declined = en declive
scope-declined-other = con tu raza en declive
scope-always = incluso en declive
scope-always-other = incluso en declive
scope-apart = esta regla se aplica incluso en declive
for-you = para ti
scope-active = mientras tu raza está activa

## Sentences

prefix = { $parts },
list-and = { $left } y { $right }
then = después,
then-later = luego,
then-last = por último,
clause-and-if = { $left } y, { $condition }, { $right }
place-apart = { AGR($x, f: "la", m: "lo") } { $verb } { $to }
either-amount = { $deed }, o { $object } { $condition }
source-apart = { AGR($x, f: "la", m: "lo") } tomas { $from }
paid-for = { $cost } para { $deed }
then-each = cada vez,
then-price = a cambio,
then-done = si lo haces,
going-on = después,
step-again = lo haces una vez más
step-then = si lo haces, { $step }
    .if = si lo haces y { $condition }, { $step }
step-then-first = hecho esto, { $step }
step-then-set = siendo así, { $step }
step-then-them = si { AGR($object, fp: "las", mp: "los") } { $verb }, { $step }
step-then-both = si haces ambas cosas, { $step }
    .if = si haces ambas cosas y { $condition }, { $step }
step-then-too = si también haces esto, { $step }
    .if = si también haces esto y { $condition }, { $step }
step-then-other = si lo hace, { $step }
step-then-thing = si lo hace, { $step }
step-then-named = si { $deed }, { $step }
step-otherwise-thing = si no puede, { $step }
    .left = si no lo hace, { $step }
step-otherwise = si no puedes, { $step }
    .left = si no lo haces, { $step }
step-otherwise-chosen = si renuncias o no puedes, { $step }
step-otherwise-named = si no { $deed }, { $step }
    .second = si después no { $deed }, { $step }
step-otherwise-other = si no puede, { $step }
    .left = si no lo hace, { $step }
step-anyway = en cualquier caso, { $step }
    .can = en ambos casos, { $step }
    .if = después, { $step }
condition-after = { $main }, { $condition }
    .if = { $main } { $condition }
deed-of-other = { $deed }
with-settings = { $main }: { $settings }
only-if = solo vale { $condition }
only-unless = no vale { $condition }
only-if-may-you = puedes hacerlo solo { $condition }
only-unless-may-you = no puedes hacerlo { $condition }
only-if-may-other = { AGR($actor, pl: "pueden", sg: "puede") } hacerlo solo { $condition }
only-unless-may-other = no { AGR($actor, pl: "pueden", sg: "puede") } hacerlo { $condition }
only-if-ban-you = no puedes hacerlo { $condition }
only-unless-ban-you = puedes hacerlo solo { $condition }
only-if-ban-other = no { AGR($actor, pl: "pueden", sg: "puede") } hacerlo { $condition }
only-unless-ban-other = { AGR($actor, pl: "pueden", sg: "puede") } hacerlo solo { $condition }
compared = compara { $left } con { $right }
    .told = comparas { $left } con { $right }
compared-more-than = si { AGR($left, f: "la primera", m: "el primero") } es mayor,
compared-less-than = si { AGR($left, f: "la primera", m: "el primero") } es menor,
exception = esta regla no se aplica { $condition }
check = comprueba si { $condition }
    .told = compruebas si { $condition }
check-so = en ese caso,
check-not = en caso contrario,
on-condition = { $condition }, { $text }
may-you = puedes { $deed }
    .not = no puedes { $deed }
    .once = puedes { $deed } una vez
    .once-limited = puedes elegir { $deed }
    .always = no siempre puedes { $deed }
    .given = le puedes { $deed }
    .its = { AGR($object, f: "la", fp: "las", m: "lo", mp: "los") } puedes { $deed }
    .often = puedes { $deed } tantas veces como quieras
    .often-many = puedes { $verb } { AGR($many, fp: "tantas", mp: "tantos") } { $many } como quieras, de { AGR($many, fp: "una en una", mp: "uno en uno") }
    .often-many-in = puedes { $verb } { $in } { AGR($many, fp: "tantas", mp: "tantos") } { $many } como quieras
    .often-each = puedes { $verb } { AGR($many, fp: "tantas", mp: "tantos") } { $many } { $from } como quieras, cada { AGR($many, fp: "una", mp: "uno") } { $in }
    .often-apart = tantas veces como quieras, puedes { $deed }
    .only = solo puedes { $deed } { $condition }
    .only-in = solo puedes { $deed } { $in }
    .only-it = solo puedes { $deed } si { AGR($object, f: "esta", m: "este") } { $copula ->
    [estar] está
    [salir] sale
    [sido] ha sido
   *[ser] es
 } { $predicate }
    .paid = puedes { $cost } para { $deed }
    .both = puedes { $deed } y { $object }
may-other = { $actor } { AGR($actor, pl: "pueden", sg: "puede") } { $deed }
    .not = { $actor } no { AGR($actor, pl: "pueden", sg: "puede") } { $deed }
    .once = { $actor } { AGR($actor, pl: "pueden", sg: "puede") } { $deed } una vez
    .once-limited = { $actor } { AGR($actor, pl: "pueden", sg: "puede") } elegir { $deed }
    .always = { $actor } no siempre { AGR($actor, pl: "pueden", sg: "puede") } { $deed }
    .often = { $actor } { AGR($actor, pl: "pueden", sg: "puede") } { $deed } tantas veces como quieras
    .often-apart = tantas veces como quieras, { $actor } { AGR($actor, pl: "pueden", sg: "puede") } { $deed }
    .only = { $actor } solo { AGR($actor, pl: "pueden", sg: "puede") } { $deed } { $condition }
may-any =
    .not = { $all } no pueden { $deed }
must-you = debes { $deed }
    .not = no tienes por qué { $deed }
    .once = debes { $deed } una vez
must-redeploy-at-redeployment = no puedes omitir { NP("redeployment", art: "def") }
must-every-opponent = { $each } debe { $deed }
must-other = { $actor } { AGR($actor, pl: "deben", sg: "debe") } { $deed }
    .not = { $actor } no { AGR($actor, pl: "tienen", sg: "tiene") } por qué { $deed }
    .once = { $actor } { AGR($actor, pl: "deben", sg: "debe") } { $deed } una vez
    .once-limited = { $actor } { AGR($actor, pl: "tienen", sg: "tiene") } que { $deed }

## Variants: what an option changes, each a sentence behind the rule as it is by default

option-with = { $left }» y variante «{ $right }
option-without = { $left }» sin «{ $right }
option-or = { $left }» o «{ $right }
variant-on = variante «{ $option }»:
    .without = sin la variante «{ $option }»:
variant-off = variante «{ $option }»: esta regla no se aplica
    .without = esta regla se aplica solo con la variante «{ $option }»
variant-always = variante «{ $option }»: esta regla se aplica en todo caso
    .without = sin la variante «{ $option }»: esta regla se aplica en todo caso
variant-always-if = variante «{ $option }»: esta regla se aplica incluso { $condition }
    .without = sin la variante «{ $option }»: esta regla se aplica incluso { $condition }
variant-only = variante «{ $option }»: esta regla solo se aplica { $condition }
    .without = sin la variante «{ $option }»: esta regla solo se aplica { $condition }
variant-unless = variante «{ $option }»: esta regla no se aplica { $condition }
    .without = sin la variante «{ $option }»: esta regla no se aplica { $condition }
variant-step-setting = variante «{ $option }»: { $step }
    .without = sin la variante «{ $option }»: { $step }
variant-step-override = variante «{ $option }»: en su lugar, { $step }
    .without = sin la variante «{ $option }»: en su lugar, { $step }
    .more = variante «{ $option }»: { $step } en total
    .more-without = sin la variante «{ $option }»: { $step } en total
variant-step-first = variante «{ $option }»: antes de nada, { $step }
    .without = sin la variante «{ $option }»: antes de nada, { $step }
variant-step-last = variante «{ $option }»: por último, { $step }
    .without = sin la variante «{ $option }»: por último, { $step }
variant-step-then = variante «{ $option }»: si { $deed }, { $step }
    .without = sin la variante «{ $option }»: si { $deed }, { $step }
variant-step-not = variante «{ $option }»: no { $deed }
    .without = sin la variante «{ $option }»: no { $deed }
variant-step-in-place = variante «{ $option }»: en lugar del último efecto, { $step }
    .without = sin la variante «{ $option }»: en lugar del último efecto, { $step }
variant-step-instead = variante «{ $option }»: en su lugar, { $step }
    .without = sin la variante «{ $option }»: en su lugar, { $step }
