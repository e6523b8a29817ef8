### Spanish phrases for the words of the vocabulary, and sentences for common shapes.

## Relations. $x is the thing before, $target the one after

relation-of = de { $target }
    .not = que no { AGR($x, pl: "sean", sg: "sea") } de { $target }
relation-in = en { $target }
    .object = de { $target }
    .not = que no { AGR($x, pl: "estén", sg: "esté") } en { $target }
relation-in-squad = que { AGR($x, pl: "forman", sg: "forma") } { $target }
    .not = que no { AGR($x, pl: "forman", sg: "forma") } { $target }
relation-in-corridor = de { $target }
    .not = que no { AGR($x, pl: "sean", sg: "sea") } de { $target }
relation-in-battlefield = de { $target }
    .not = que no { AGR($x, pl: "estén", sg: "esté") } en { $target }
relation-in-adventurer = que { AGR($x, pl: "acompañan", sg: "acompaña") } a { $target }
    .not = que no { AGR($x, pl: "acompañan", sg: "acompañe") } a { $target }
relation-in-hand = en la mano
    .not = que no { AGR($x, pl: "estén", sg: "esté") } en la mano
relation-in-prison = { AGR($x, f: "encerrada", fp: "encerradas", m: "encerrado", mp: "encerrados") } en la prisión
    .not = no { AGR($x, f: "encerrada", fp: "encerradas", m: "encerrado", mp: "encerrados") } en la prisión
relation-in-you-prison = { AGR($x, f: "encerrada", fp: "encerradas", m: "encerrado", mp: "encerrados") } en tu prisión
relation-in-play = en juego
    .not = que no { AGR($x, pl: "estén", sg: "esté") } en juego
relation-in-side = { AGR($x, f: "apartada", fp: "apartadas", m: "apartado", mp: "apartados") }
    .not = no { AGR($x, f: "apartada", fp: "apartadas", m: "apartado", mp: "apartados") }
relation-in-there-region = que haya allí
    .yours = que tengas allí
    .existing = allí
    .counted = que hay allí
relation-in-there-tile = que haya allí
    .yours = que tengas allí
    .existing = allí
    .counted = que hay allí
relation-in-there-space = que haya allí
    .yours = que tengas allí
    .existing = allí
    .counted = que hay allí
relation-of-you = { AGR($x, f: "tuya", fp: "tuyas", m: "tuyo", mp: "tuyos") }
    .not = no { AGR($x, f: "tuya", fp: "tuyas", m: "tuyo", mp: "tuyos") }
relation-of-opponent =
    .every = { AGR($x, pl: "de los rivales", sg: "de un rival") }
    .counted = de ese rival
relation-of-player = de { $target }
    .not = que no { AGR($x, pl: "sean", sg: "sea") } de { $target }
    .anybody = de cualquier jugador
relation-of-you-player = que controles
    .not = que no controles
relation-with = con { $target }
    .not = sin { $negative }
relation-without = sin { $negative }
    .not = con { $target }
relation-beside = { AGR($x, pl: "adyacentes", sg: "adyacente") } a { $target }
    .not = no { AGR($x, pl: "adyacentes", sg: "adyacente") } a { $target }
whose-with-active-people = { AGR($one, f: "cuya", m: "cuyo") } { $one } hayas { $past } este turno
whose-without-active-people = { AGR($one, f: "cuya", m: "cuyo") } { $one } no hayas { $past } este turno
whose-without-people = de quien no hayas { $past } { AGR($one, f: "ninguna", m: "ningún") } { $one } este turno
whose-without-region = de quien no hayas { $past } { AGR($one, f: "ninguna", m: "ningún") } { $one } este turno
relation-above = por encima de { $target }
    .not = que no { AGR($x, pl: "estén", sg: "esté") } por encima de { $target }
relation-of-the-same-terrain-as = del mismo terreno que { $target }
    .not = de distinto terreno que { $target }
relation-connected-to = { AGR($x, f: "conectada", fp: "conectadas", m: "conectado", mp: "conectados") } con { $target }
    .not = no { AGR($x, f: "conectada", fp: "conectadas", m: "conectado", mp: "conectados") } con { $target }
relation-connected-to-that-one = { AGR($x, f: "conectada", fp: "conectadas", m: "conectado", mp: "conectados") } con { AGR($that, f: "ella", m: "él") }
relation-compatible-with = { AGR($x, pl: "compatibles", sg: "compatible") } con { $target }
    .not = no { AGR($x, pl: "compatibles", sg: "compatible") } con { $target }
relation-of-the-same-kind-as = del mismo tipo que { $target }
    .not = de distinto tipo que { $target }
relation-of-the-same-kind-as-that-one = del mismo tipo
relation-immune-to = { AGR($x, pl: "inmunes", sg: "inmune") } a { $target }
    .not = no { AGR($x, pl: "inmunes", sg: "inmune") } a { $target }
grant-immune-to = { $subject } { AGR($subject, pl: "son inmunes", sg: "es inmune", you: "eres inmune") } a { $every }
    .not = { $subject } no { AGR($subject, pl: "son inmunes", sg: "es inmune", you: "eres inmune") } a { $negative }
is-continued-by = { $subject } se { AGR($subject, pl: "prolongan", sg: "prolonga") } en { $target }
    .not = { $subject } no se { AGR($subject, pl: "prolongan", sg: "prolonga") } en { $target }
is-joined-to = { $subject } se { AGR($subject, pl: "unen", sg: "une") } a { $target }
    .not = { $subject } no se { AGR($subject, pl: "unen", sg: "une") } a { $target }
relation-joined-to = { AGR($x, f: "unida", fp: "unidas", m: "unido", mp: "unidos") } a { $target }
    .not = no { AGR($x, f: "unida", fp: "unidas", m: "unido", mp: "unidos") } a { $target }
relation-continued-by = { AGR($x, pl: "continuados", sg: "continuado") } por { $target }
    .not = no { AGR($x, pl: "continuados", sg: "continuado") } por { $target }
relation-in-line-with = en línea recta con { $target }
    .not = que no { AGR($x, pl: "estén", sg: "esté") } en línea recta con { $target }
relation-within-from = a { $near } o menos de { $centre }
    .not = que no { AGR($x, pl: "estén", sg: "esté") } a { $near } o menos de { $centre }
relation-within = a { $target } o menos
    .not = que no { AGR($x, pl: "estén", sg: "esté") } a { $target } o menos
held-player = que { AGR($x, pl: "tengan", sg: "tenga") } { $target }
held-it = , si allí hay { $target }
    .not = , si allí no hay { $target }
held-region = donde haya { $target }
    .not = donde no haya { $target }
held-tile = donde haya { $target }
    .not = donde no haya { $target }
held-space = donde haya { $target }
    .not = donde no haya { $target }
copula-beside = ser
copula-compatible-with = ser
copula-immune-to = ser
is-of = { $subject } { AGR($subject, pl: "pertenecen", sg: "pertenece", you: "perteneces") } a { $target }
    .not = { $subject } no { AGR($subject, pl: "pertenecen", sg: "pertenece", you: "perteneces") } a { $target }
is-in = { $subject } { AGR($subject, pl: "están", sg: "está", you: "estás") } { $relation }
    .not = { $subject } no { AGR($subject, pl: "están", sg: "está", you: "estás") } { $relation }
grant-with-symbol = { $subject } { AGR($subject, pl: "cuentan como regiones", sg: "cuenta como región", you: "cuentas como región") } con { $target }
test-with-you-region = tu raza ocupa { $target }
    .not = tu raza no ocupa { $target }
is-with = { $subject } { AGR($subject, pl: "tienen", sg: "tiene", you: "tienes") } { $target }
    .not = { $subject } no { AGR($subject, pl: "tienen", sg: "tiene", you: "tienes") } { $target }
is-above = { $subject } { AGR($subject, pl: "están", sg: "está", you: "estás") } { $relation }
    .not = { $subject } no { AGR($subject, pl: "están", sg: "está", you: "estás") } { $relation }
is-beside-mutual = { $subject } { AGR($subject, pl: "se consideran adyacentes entre sí", sg: "se considera adyacente a las demás") }
is-of-the-same-terrain-as-mutual = { $subject } { AGR($subject, pl: "se consideran", sg: "se considera") } del mismo terreno
is-beside = { $subject } { AGR($subject, pl: "se consideran adyacentes", sg: "se considera adyacente") } a { $target }
    .not = { $subject } no { AGR($subject, pl: "se consideran adyacentes", sg: "se considera adyacente") } a { $target }
test-beside = { $subject } { AGR($subject, pl: "son adyacentes", sg: "es adyacente", you: "eres adyacente") } a { $target }
    .not = { $subject } { AGR($subject, pl: "no son adyacentes", sg: "no es adyacente", you: "no eres adyacente") } a { $target }

## Classes and kinds that have a sentence of their own

is-active = { $subject } { AGR($subject, pl: "actúan como si estuvieran", sg: "actúa como si estuviera", you: "tu raza actúa como si estuviera") } { $predicate }
is-offered-to = { $target } { AGR($target, pl: "ofrecen", sg: "ofrece") } { $subject }
is-water = { $subject } { AGR($subject, pl: "son regiones de agua", sg: "es una región de agua") }
is-first = { $subject } { AGR($subject, pl: "actúan antes que las demás razas de su jugador", sg: "actúa antes que las demás razas de su jugador", you: "tu raza actúa antes que tus demás razas") }
is-fleeting = { $subject } { AGR($subject, pl: "abandonan el juego cuando otra raza de su jugador entra en declive", sg: "abandona el juego cuando otra raza de su jugador entra en declive", you: "tu raza abandona el juego cuando otra de tus razas entra en declive") }
    .base = { $subject } { AGR($subject, pl: "son efímeras: abandonan el juego cuando otra raza de su jugador entra en declive", sg: "es efímera: abandona el juego cuando otra raza de su jugador entra en declive", you: "tu raza es efímera: abandona el juego cuando otra de tus razas entra en declive") }
    .not = { $subject } { AGR($subject, pl: "no abandonan el juego cuando otra raza de su jugador entra en declive", sg: "no abandona el juego cuando otra raza de su jugador entra en declive", you: "tu raza no abandona el juego cuando otra de tus razas entra en declive") }
is-fleeting-others-yours =
    .not = { $subject } no abandonan el juego cuando una de tus razas entra en declive
is-kind-both = { $subject } { AGR($subject, pl: "cuentan", sg: "cuenta") } como { $left } y como { $right }
is-closed-region = { $subject } no se { AGR($subject, pl: "pueden", sg: "puede") } atacar
    .base = { $subject } { AGR($subject, pl: "están", sg: "está") } { $predicate }: no se { AGR($subject, pl: "pueden", sg: "puede") } atacar
    .not = también puedes atacar { $subject }
is-reachable = puedes llegar a { $any }
    .base = { $subject } { AGR($subject, pl: "son", sg: "es") } { $predicate }
    .not = no puedes llegar a { $negative }
    .mentioned = no hace falta que { $subject } sea alcanzable
    .alone = no hace falta que sea alcanzable
is-transient = { $subject } { AGR($subject, pl: "deben", sg: "debe") } quedar { AGR($subject, f: "vacía", fp: "vacías", m: "vacío", mp: "vacíos") } tras { NP("redeployment", art: "def") }
    .base = { $subject } { AGR($subject, pl: "son", sg: "es") } { $predicate }: { AGR($subject, pl: "deben", sg: "debe") } quedar { AGR($subject, f: "vacía", fp: "vacías", m: "vacío", mp: "vacíos") } tras { NP("redeployment", art: "def") }
    .not = { $subject } no { AGR($subject, pl: "son", sg: "es") } { $predicate }: { AGR($subject, pl: "pueden", sg: "puede") } quedar { AGR($subject, f: "ocupada", fp: "ocupadas", m: "ocupado", mp: "ocupados") } tras { NP("redeployment", art: "def") }
is-kind-entrance = puedes entrar en juego por { $any }
    .only = solo puedes entrar en juego por { $subject }
    .base = { $subject } { AGR($subject, pl: "son entradas", sg: "es una entrada") }: puedes entrar en juego por { AGR($subject, f: "ella", fp: "ellas", m: "él", mp: "ellos") }
    .not = no puedes entrar en juego por { $negative }
is-kind-your-power = { $subject } cuenta también como tu poder

## Numbers

quantity-tokens-lost = { NP($noun, art: "def") } en { $subject }
quantity-tokens-kept = { NP($noun, art: "def") } en { $subject }
quantity-garrison = { NP($noun, art: "def") } en { $subject }
quantity-shortfall = { NP("number", art: "def") } de fichas que te faltan para conquistar { $subject }
quantity-need = { DET($noun, art: "def") } necesario para { $subject }
quantity-trap-fee = { NP($noun, art: "def") } en { $subject }
quantity-value = { NP("worth", art: "def") } de { $subject }
quantity-wit =
    .yours = tu valor de Ingenio
quantity-resources =
    .yours = tu valor de Recursos
quantity-tyranny =
    .yours = tu valor de Tiranía
quantity-longest-corridor =
    .yours = la longitud de tu corredor más largo
quantity-largest-complex =
    .yours = el tamaño de tu complejo más grande
quantity-score =
    .yours = tu puntuación
quantity-fame =
    .yours = tu fama
quantity-evil =
    .yours = tu nivel de maldad
quantity-tax =
    .yours = tu impuesto
quantity-wealth =
    .yours = la suma de tu oro y tu comida
quantity-number = { NP("number", art: "def") } de { $subject }
quantity-its = su { $noun }
quantity-its-badge = el valor de su insignia
quantity-its-banner = el valor de su estandarte

conquest-cost-less = para conquistar { $subject } { $asker ->
    [you] necesitas
   *[any] { NUM($amount) ->
        [one] se necesita
       *[other] se necesitan
     }
 } { COUNT($amount, of: "token") } menos { $per } { $bound }
    .bare = necesitas { COUNT($amount, of: "token") } menos { $per } { $bound }
conquest-cost-less-by = para conquistar { $subject } restas { $amount } a las fichas necesarias { $per } { $bound }
    .bare = restas { $amount } a las fichas necesarias { $per } { $bound }
conquest-cost-more = para conquistar { $subject } { $asker ->
    [you] necesitas
   *[any] { NUM($amount) ->
        [one] se necesita
       *[other] se necesitan
     }
 } { COUNT($amount, of: "token") } más { $per }
    .bare = necesitas { COUNT($amount, of: "token") } más { $per }
conquest-cost-more-by = para conquistar { $subject } sumas { $amount } a las fichas necesarias { $per }
    .bare = sumas { $amount } a las fichas necesarias { $per }
conquest-cost-is = para conquistar { $subject } { $asker ->
    [you] { NUM($amount) ->
        [one] te basta
       *[other] te bastan
     } { COUNT($amount, of: "token") }, sea cual sea la defensa
   *[any] { NUM($amount) ->
        [one] se necesita
       *[other] se necesitan
     } { COUNT($amount, of: "token") }
 }
    .bare = { NUM($amount) ->
    [one] te basta
   *[other] te bastan
 } { COUNT($amount, of: "token") }, sea cual sea la defensa
conquest-cost-is-zero = para conquistar { $subject } no { $asker ->
    [you] necesitas
   *[any] se necesita
 } ninguna ficha
    .bare = no necesitas ninguna ficha
conquest-cost-at-least = para conquistar { $subject } { NUM($amount) ->
    [one] se necesita
   *[other] se necesitan
 } siempre al menos { COUNT($amount, of: "token") }
conquest-cost-at-most = para conquistar { $subject } { NUM($amount) ->
    [one] se necesita
   *[other] se necesitan
 } como máximo { COUNT($amount, of: "token") }

tokens-lost-is = quien pierde { $one } descarta { COUNT($amount, of: "token") }
    .yours = cuando pierdes { $one }, descartas { COUNT($amount, of: "token") }
    .bare = quien pierde la región descarta siempre { COUNT($amount, of: "token") }
tokens-lost-is-zero = quien pierde { $one } no descarta fichas
    .yours = cuando pierdes { $one }, no descartas fichas
    .bare = quien pierde la región no descarta fichas
tokens-lost-more = quien pierde { $one } descarta { COUNT($amount, of: "token") } más { $per }
    .yours = cuando pierdes { $one }, descartas { COUNT($amount, of: "token") } más { $per }
    .bare = quien pierde la región descarta { COUNT($amount, of: "token") } más { $per }
tokens-lost-less = quien pierde { $one } descarta { COUNT($amount, of: "token") } menos { $per } { $bound }
    .yours = cuando pierdes { $one }, descartas { COUNT($amount, of: "token") } menos { $per } { $bound }
    .bare = quien pierde la región descarta { COUNT($amount, of: "token") } menos { $per } { $bound }

tokens-kept-is = quien entra en declive conserva { COUNT($amount, of: "token") } en { $every }
    .anybody = quien entra en declive conserva { COUNT($amount, of: "token") } en { $every } que ocupe
    .yours = cuando entras en declive, conservas { COUNT($amount, of: "token") } en cada { AGR($one, f: "una", fp: "una", m: "uno", mp: "uno") } de { $subject }
tokens-kept-is-zero = quien entra en declive no conserva fichas en { $every }
    .yours = cuando entras en declive, no conservas fichas en { $subject }
tokens-kept-is-all = quien entra en declive conserva todas las fichas en { $every }
    .yours = cuando entras en declive, conservas todas las fichas en { $subject }

garrison-is = tras { NP("redeployment", art: "def") }, en { $every } { NUM($amount) ->
    [one] debe
   *[other] deben
 } quedar al menos { COUNT($amount, of: "token") }
    .anybody = tras { NP("redeployment", art: "def") }, en { $every } que ocupes { NUM($amount) ->
    [one] debe
   *[other] deben
 } quedar al menos { COUNT($amount, of: "token") }
garrison-is-zero = tras { NP("redeployment", art: "def") }, en { $every } puede no quedar ninguna ficha

income-is = { $every } { AGR($subject, pl: "dan", sg: "da") } { COUNT($amount, of: "coin") } { $per }
    .yours = cada { $each } da { COUNT($amount, of: "coin") }
income-is-zero = { $subject } no { AGR($subject, pl: "dan", sg: "da") } monedas
income-more = { $subject } { AGR($subject, pl: "dan", sg: "da") } { COUNT($amount, of: "coin") } más { $per }
    .yours = cada { $each } da { COUNT($amount, of: "coin") } más { $per }
    .player = { $every } (incluso con una raza en declive) da { COUNT($amount, of: "coin") } más { $per }
income-less = { $subject } { AGR($subject, pl: "dan", sg: "da") } { COUNT($amount, of: "coin") } menos { $per } { $bound }
    .yours = cada { $each } da { COUNT($amount, of: "coin") } menos { $per } { $bound }
income-doubled = { $subject } { AGR($subject, pl: "dan", sg: "da") } el doble de monedas

finish-is-all =
    .bare = no hay meta
finish-is =
    .bare = la meta es de { COUNT($amount, of: "gold piece") } { $per }
passes-is-zero =
    .bare = el primer jugador no cambia al final del año
trap-fee-is = { $quantity } es de { COUNT($amount, of: "gold") } { $per }
trap-fee-is-zero = { $quantity } es 0
fee-is = { $quantity } es de { COUNT($amount, of: "gold") } { $per }
fee-is-zero = { $quantity } es 0
passing-cost-is = para saltar { $one } dejas allí { COUNT($amount, of: "coin") } { $per }
passing-cost-is-zero = saltar { $one } no cuesta monedas
passing-cost-more = para saltar { $one } dejas allí { COUNT($amount, of: "coin") } más { $per }
passing-cost-less = para saltar { $one } dejas allí { COUNT($amount, of: "coin") } menos { $per } { $bound }
passing-cost-doubled = para saltar { $one } dejas allí el doble de monedas
starting-tokens-more = con { $subject } recibes { COUNT($amount, of: "token") } más { $per }
starting-tokens-less = con { $subject } recibes { COUNT($amount, of: "token") } menos { $per } { $bound }

has-you-hand = tienes { $thing } en la mano
    .not = no tienes { $thing } en la mano
has-you-none-hand = tu raza no tiene { $bare_left } ni { $bare_right } en la mano

## Numbers that are compared in sentences of their own

compare-at-least-counted-lairs = { DET($many, art: "def") } { $many } han alcanzado { $amount }
    .not = { DET($many, art: "def") } { $many } no han alcanzado { $amount }
compare-at-least-counted-trap-places = { DET($many, art: "def") } { $many } han alcanzado { $amount }
    .not = { DET($many, art: "def") } { $many } no han alcanzado { $amount }
compare-more-than-trap-fee-held = no tienes suficientes { $many } para pagar { $amount }
compare-yours-more-than-longest-corridor = tu corredor más largo supera en longitud al de cualquier { $rival }
compare-yours-more-than-largest-complex = tu complejo más grande supera en tamaño al de cualquier { $rival }
compare-yours-more-than-wealth = tienes más oro y comida en total que cualquier { $rival }
compare-yours-at-least-wealth = { DET($rival, art: "no") } { $rival } tiene más oro y comida en total que tú
compare-yours-more-than-evil = tu nivel de maldad supera el de cualquier { $rival }
compare-yours-at-least-evil = { DET($rival, art: "no") } { $rival } tiene un nivel de maldad más alto que el tuyo
compare-own-at-least-quiet-rounds = nadie ha recibido oro en las últimas { $amount } rondas
compare-own-exactly-tiles-left-zero = ya no hay losetas en la bolsa
compare-own-exactly-missed-turns-zero = no tienes ya un turno por perder
    .not = ya tienes un turno por perder
compare-its-at-least-times-run-runs = { $whom } ha alcanzado su límite de producciones esta ronda
    .it = { AGR($whom, f: "esta", m: "este") } ya ha alcanzado su límite de producciones esta ronda
compare-own-exactly-number-of-the-year = es el año { $amount }
if-own-exactly-number-of-the-year = en el año { $amount }
has-again-tile =
    .alone = en { AGR($itself, f: "ella", m: "él") } hay { $thing }
    .alone-not = en { AGR($itself, f: "ella", m: "él") } no hay { $thing }

## Moments

at-turn = durante tu turno
np-single-your-turn = tu próximo { $one }
np-any-coin = 1 { $one } de tu elección
np-undergone = { NP($one, art: "def") } { $done }
np-others-yours = tus demás { $many }
at-turn-start = al inicio de tu turno
at-turn-end = al final de tu turno
at-scoring = cuando cobras tus monedas
asked-active-you-for = tu raza actúa
    .not = tu raza no actúa
before-passive-kill-using = cuando { $actor } { AGR($actor, pl: "van", sg: "va") } a matar a { $object }
once-at-scoring = la primera vez que cobras tus monedas
once-at-turn-start = al inicio de tu primer turno
at-scoring-start = justo antes de cobrar tus monedas
at-scoring-end = justo después de cobrar tus monedas
at-readying = cuando preparas tus tropas
when-owe = por cada { $one } que debas
passive-lose-region = se pierde { $object }
passive-choose-you-race = eliges esta raza
passive-choose-you-power = eliges este poder

## Deeds. $object and each slot come with their articles and prepositions

do-each = { $per }, { $deed }
do-there = { $verb } { $in } { $to } { $object } { $by } { $as } { $from } { $over } { $using } { $for } { $per }
do = { $verb } { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
    .its = { AGR($object, f: "la", fp: "las", m: "lo", mp: "los") } { $verb } { $from } { $to } { $in }
    .left = { $verb } { $from } { $to } { $in }
do-choose-tile = { $verb } como campo de batalla { $object }
do-kill = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-kill-there = { $verb } allí a { $those } { $using }
do-summon-creature = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-move-adventurer = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-defeat = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-march = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-attack-party = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-curse-party = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-hush-party = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-poison = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-beat = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-free = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-lure = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-dismiss-monster = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-muster-monster = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-pay-monster = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-turn-down-monster = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-rouse = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-put-adventurer = { $verb } a { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-invoke = { $verb } el hechizo de { $object }
    .its = se lanza su hechizo
    .happens = se lanza el hechizo de { $object }
do-lose =
    .its = { AGR($object, f: "la", fp: "las", m: "lo", mp: "los") } { $verb }
do-use-imp = { $verb } { $object } como capataz { $as } { $in } { $per }
    .it = { $verb } ese como capataz { $as } { $in }
    .them = { $verb } 1 de ellos como capataz { $as } { $in }
do-give-to-that = { $verb } { $to } { $object } { $from }
    .told = le { $verb } { $object } { $from }
    .left = { $verb } { $object } { $from }
do-refill =
    .all = { $verb } tus { $many } { $to }
do-heal = { $verb } { $object } { $per } a { NP("party", art: "def") }
do-heal-amount = { $verb } { $object } { $per }
do-prevent = { $verb } { $object } { $per } a { NP("party", art: "def") }
do-prevent-amount = { $verb } a { NP("party", art: "def") } { $object } { $per }
do-move-to-side = { $verb } { $object } { $from } { $over }
do-deal-to-amount = { $verb } { $to } { $object } { $from }
do-return-to-alone = { $verb } { $to } { $object } { $from }
do-move-to-alone = { $verb } { $to } { $object } { $from } { $over }
do-move-from-alone = { $verb } { $from } { $object } { $over } { $to }
do-move-to-hand = { $verb } en la mano { $object } { $from } { $over }
do-move-from-region-to-hand = { $verb } en la mano { $object } { $from } { $over }, menos { $base-garrison } en cada una
do-exchange-any-your = { $verb } cualquier número de tus { $many } { $per }
do-abandon-any-your = { $verb } cualquier número de tus { $many } { $per }
do-end-game = { $verb } { $object }
    .happens = termina la partida
do-replace-from-spot = { $verb } { $object } { $by }, { $from }
do-draw-coin = { $verb } { $object } de { NP("bag", art: "def") } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
do-gain-coin-at-scoring = { $verb } { $object } más { $per }
    .yours = { $verb } además { $object } { $per }
do-mine = { $verb } { $using } { $object } { $from } { $per }
do-gain-grain = { $verb } { $object } a las Arenas { $per }
do-gain-grain-amount = { $verb } a las Arenas { $object } { $per }
do-move-over-to = { $verb } { $object } { $from } { $to }, { $over }
do-conquer-using-creature = { $verb } { $using } { $object } { $per }
do-draw-using-creature = { $verb } { $using } { $object } de { NP("bag", art: "def") } { $per }
do-stop-for-phase = { $verb } { $for }
slot-in = en { $x }
slot-in-hand = en tu mano
slot-in-within = { $relation }
slot-in-side = aparte
slot-in-there-region = allí
slot-in-there-tile = allí
slot-in-there-space = allí
slot-to = a { $x }
slot-to-summon = en { $x }
slot-to-hand = a tu mano
slot-to-side = aparte
slot-to-there-region = allí
slot-to-there-tile = allí
slot-to-there-space = allí
slot-to-adventurer = a la compañía de { $x }
slot-to-deal = a { $x }
slot-to-combination = en { $x }
slot-from = de { $x }
slot-from-move-tile = desde { $x }
slot-from-you-player = de ti
slot-from-hand = de tu mano
slot-from-either = de { $first } ({ AGR($first, f: "agotada esta", m: "agotado este") }, { $second })
    .full = de { $first } (o { $second }, si { $first } está { AGR($first, f: "agotada", m: "agotado") })
slot-from-side = { AGR($object, f: "apartada", fp: "apartadas", m: "apartado", mp: "apartados") }
slot-to-wit = hasta tener tantos como indique tu valor de Ingenio
slot-to-number = hasta { $x }
slot-for-number = de nivel igual a { $x }
slot-for = a cambio de { $x }
slot-for-phase = { $x }
slot-for-power = por { $x }
slot-over = a través de { $x }
slot-over-march = por { $x }
slot-over-move = a { $x } o por { AGR($x, f: "ella", fp: "ellas", m: "él", mp: "ellos") }
    .denied = a { $x } ni por { AGR($x, f: "ella", fp: "ellas", m: "él", mp: "ellos") }
slot-using = usando { $x }
slot-using-squad = con { $x }
slot-using-imp = con { $x }
slot-using-creature = con { $x }
slot-using-kill = a manos de { $x }
slot-using-monster = con { $x }
slot-as = como si fuera { $x }
slot-by = por { $x }

## A name in use, shown to who makes it up: $one and $many, its singular and plural; a name that
## stands beside another takes its gender, so it has $feminine and $feminines as well

name-frames = { NP($one, art: "def") } · de { NP($one, art: "def") } · { NP($one, art: "indef") } · { NP($many, art: "def") }
name-frames-beside = el pueblo { $one } · los pueblos { $many } · la raza { $feminine } · las razas { $feminines }
