### Italian phrases for the words of the vocabulary, and sentences for common shapes.

## Relations. $x is the thing before, $target the one after

relation-of = di { $target }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } di { $target }
relation-in = in { $target }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } in { $target }
relation-in-adventurer = che { AGR($x, pl: "accompagnano", sg: "accompagna") } { $target }
    .not = che non { AGR($x, pl: "accompagnano", sg: "accompagni") } { $target }
relation-in-party = in { $target }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } in { $target }
    .object = di { $target }
relation-in-hand = in mano
    .not = che non { AGR($x, pl: "sono", sg: "sia") } in mano
relation-in-prison = { AGR($x, f: "rinchiusa", fp: "rinchiuse", m: "rinchiuso", mp: "rinchiusi") } nelle segrete
    .not = non { AGR($x, f: "rinchiusa", fp: "rinchiuse", m: "rinchiuso", mp: "rinchiusi") } nelle segrete
relation-in-you-prison = { AGR($x, f: "rinchiusa", fp: "rinchiuse", m: "rinchiuso", mp: "rinchiusi") } nelle tue segrete
relation-in-play = in gioco
    .not = che non { AGR($x, pl: "sono", sg: "sia") } in gioco
relation-in-side = { AGR($x, f: "messa", fp: "messe", m: "messo", mp: "messi") } da parte
    .not = non { AGR($x, f: "messa", fp: "messe", m: "messo", mp: "messi") } da parte
relation-in-there-region = { AGR($x, pl: "lì presenti", sg: "lì presente") }
    .existing = lì
relation-in-there-tile = { AGR($x, pl: "lì presenti", sg: "lì presente") }
    .existing = lì
relation-in-there-space = { AGR($x, pl: "lì presenti", sg: "lì presente") }
    .existing = lì
relation-of-you = { AGR($x, f: "tua", fp: "tue", m: "tuo", mp: "tuoi") }
    .not = non { AGR($x, f: "tua", fp: "tue", m: "tuo", mp: "tuoi") }
    .before = { AGR($x, f: "tua", fp: "tue", m: "tuo", mp: "tuoi") }
relation-of-opponent =
    .every = { AGR($x, pl: "degli avversari", sg: "di un avversario") }
    .counted = di quell'avversario
relation-of-player = di { $target }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } di { $target }
    .anybody = di un giocatore qualsiasi
relation-of-you-player = che controlli
    .not = che non controlli
relation-with = con { $target }
    .not = senza { $negative }
relation-without = senza { $negative }
    .not = con { $target }
relation-beside = { AGR($x, pl: "adiacenti", sg: "adiacente") } a { $target }
    .not = non { AGR($x, pl: "adiacenti", sg: "adiacente") } a { $target }
whose-with-active-people = di cui hai { $past } { NP($one, art: "def") } in questo turno
whose-without-active-people = di cui non hai { $past } { NP($one, art: "def") } in questo turno
whose-without-people = di cui non hai { $past } { AGR($one, f: "nessuna", m: "nessun") } { $one } in questo turno
whose-without-region = di cui non hai { $past } { AGR($one, f: "nessuna", m: "nessun") } { $one } in questo turno
relation-above = sopra { $target }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } sopra { $target }
relation-of-the-same-terrain-as = dello stesso tipo di terreno di { $target }
    .not = di terreno diverso da { $target }
relation-connected-to = { AGR($x, f: "collegata", fp: "collegate", m: "collegato", mp: "collegati") } a { $target }
    .not = non { AGR($x, f: "collegata", fp: "collegate", m: "collegato", mp: "collegati") } a { $target }
relation-connected-to-that-one = { AGR($x, f: "collegata", fp: "collegate", m: "collegato", mp: "collegati") }
    .beside = { AGR($x, f: "collegata", fp: "collegate", m: "collegato", mp: "collegati") }
relation-compatible-with = { AGR($x, pl: "compatibili", sg: "compatibile") } con { $target }
    .not = non { AGR($x, pl: "compatibili", sg: "compatibile") } con { $target }
relation-of-the-same-kind-as = dello stesso tipo di { $target }
    .not = di tipo diverso da { $target }
relation-of-the-same-kind-as-that-one = dello stesso tipo
relation-immune-to = { AGR($x, pl: "immuni", sg: "immune") } a { $target }
    .not = non { AGR($x, pl: "immuni", sg: "immune") } a { $target }
grant-immune-to = { $subject } { AGR($subject, pl: "sono immuni", sg: "è immune", you: "sei immune") } a { $every }
    .not = { $subject } non { AGR($subject, pl: "sono immuni", sg: "è immune", you: "sei immune") } a { $negative }
is-continued-by = { $subject } { AGR($subject, pl: "proseguono", sg: "prosegue", you: "prosegui") } in { $target }
    .not = { $subject } non { AGR($subject, pl: "proseguono", sg: "prosegue", you: "prosegui") } in { $target }
is-joined-to = { $subject } si { AGR($subject, pl: "uniscono", sg: "unisce") } a { $target }
    .not = { $subject } non si { AGR($subject, pl: "uniscono", sg: "unisce") } a { $target }
    .doubted = { $subject } non si { AGR($subject, pl: "uniscano", sg: "unisca") } a { $target }
relation-joined-to = { AGR($x, f: "unita", fp: "unite", m: "unito", mp: "uniti") } a { $target }
    .not = non { AGR($x, f: "unita", fp: "unite", m: "unito", mp: "uniti") } a { $target }
relation-continued-by = { AGR($x, pl: "proseguiti", sg: "proseguito") } da { $target }
    .not = non { AGR($x, pl: "proseguiti", sg: "proseguito") } da { $target }
relation-in-line-with = in linea retta con { $target }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } in linea retta con { $target }
relation-within = entro { $target }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } entro { $target }
relation-within-from = entro { $near } da { $centre }
    .not = che non { AGR($x, pl: "sono", sg: "sia") } entro { $near } da { $centre }
held-player = che { AGR($x, pl: "hanno", sg: "ha") } { $target }
held-it = , se vi si trova { $target }
    .not = , se non vi si trova { $target }
held-region = in cui { AGR($target, pl: "ci sono", sg: "c'è") } { $target }
    .not = in cui non { AGR($target, pl: "ci sono", sg: "c'è") } { $target }
held-tile = in cui { AGR($target, pl: "ci sono", sg: "c'è") } { $target }
    .not = in cui non { AGR($target, pl: "ci sono", sg: "c'è") } { $target }
held-space = in cui { AGR($target, pl: "ci sono", sg: "c'è") } { $target }
    .not = in cui non { AGR($target, pl: "ci sono", sg: "c'è") } { $target }
is-of = { $subject } { AGR($subject, pl: "appartengono", sg: "appartiene", you: "appartieni") } a { $target }
    .not = { $subject } non { AGR($subject, pl: "appartengono", sg: "appartiene", you: "appartieni") } a { $target }
    .doubted = { $subject } { AGR($subject, pl: "non appartengano", sg: "non appartenga", you: "tu non appartenga") } a { $target }
is-in = { $subject } { AGR($subject, pl: "si trovano", sg: "si trova", you: "ti trovi") } { $relation }
    .not = { $subject } non { AGR($subject, pl: "si trovano", sg: "si trova", you: "ti trovi") } { $relation }
    .doubted = { $subject } { AGR($subject, pl: "non si trovino", sg: "non si trovi", you: "tu non ti trovi") } { $relation }
grant-with-symbol = { $subject } { AGR($subject, pl: "contano come regioni", sg: "conta come regione", you: "conti come regione") } con { $target }
test-with-you-region = la tua razza occupa { $target }
    .not = la tua razza non occupa { $target }
is-with = { $subject } { AGR($subject, pl: "hanno", sg: "ha", you: "hai") } { $target }
    .not = { $subject } non { AGR($subject, pl: "hanno", sg: "ha", you: "hai") } { $target }
    .doubted = { $subject } { AGR($subject, pl: "non abbiano", sg: "non abbia", you: "tu non abbia") } { $target }
is-beside-mutual = { $subject } { AGR($subject, pl: "si considerano adiacenti tra loro", sg: "si considera adiacente alle altre") }
test-beside = { $subject } { AGR($subject, pl: "sono adiacenti", sg: "è adiacente", you: "sei adiacente") } a { $target }
    .not = { $subject } { AGR($subject, pl: "non sono adiacenti", sg: "non è adiacente", you: "non sei adiacente") } a { $target }
    .doubted = { $subject } { AGR($subject, pl: "non siano adiacenti", sg: "non sia adiacente", you: "tu non sia adiacente") } a { $target }
is-of-the-same-terrain-as-mutual = { $subject } { AGR($subject, pl: "si considerano", sg: "si considera") } dello stesso tipo di terreno
is-beside = { $subject } { AGR($subject, pl: "si considerano adiacenti", sg: "si considera adiacente") } a { $target }
    .not = { $subject } non { AGR($subject, pl: "si considerano adiacenti", sg: "si considera adiacente") } a { $target }
    .doubted = { $subject } { AGR($subject, pl: "non si considerino adiacenti", sg: "non si consideri adiacente") } a { $target }

## Classes and kinds that have a sentence of their own

is-active = { $subject } { AGR($subject, pl: "agiscono come se fossero", sg: "agisce come se fosse", you: "la tua razza agisce come se fosse") } { $predicate }
is-water = { $subject } { AGR($subject, pl: "sono regioni d'acqua", sg: "è una regione d'acqua") }
is-first = { $subject } { AGR($subject, pl: "agiscono prima delle altre razze del loro giocatore", sg: "agisce prima delle altre razze del suo giocatore", you: "la tua razza agisce prima delle altre tue razze") }
is-fleeting = { $subject } { AGR($subject, pl: "lasciano il gioco quando il loro giocatore manda in declino un'altra razza", sg: "lascia il gioco quando il suo giocatore manda in declino un'altra razza", you: "la tua razza lascia il gioco quando un'altra tua razza va in declino") }
    .base = { $subject } { AGR($subject, pl: "sono effimere: lasciano il gioco quando il loro giocatore ne manda in declino un'altra", sg: "è effimera: lascia il gioco quando il suo giocatore ne manda in declino un'altra", you: "la tua razza è effimera: lascia il gioco quando un'altra tua razza va in declino") }
    .not = { $subject } { AGR($subject, pl: "non lasciano il gioco quando il loro giocatore manda in declino un'altra razza", sg: "non lascia il gioco quando il suo giocatore manda in declino un'altra razza", you: "la tua razza non lascia il gioco quando un'altra tua razza va in declino") }
is-fleeting-others-yours =
    .not = { $subject } non lasciano il gioco quando mandi in declino una razza
is-kind-both = { $subject } { AGR($subject, pl: "contano", sg: "conta") } come { $left } e come { $right }
is-closed-region = { $subject } non { AGR($subject, pl: "possono", sg: "può") } essere { AGR($subject, f: "attaccata", fp: "attaccate", m: "attaccato", mp: "attaccati") }
    .base = { $subject } { AGR($subject, pl: "sono", sg: "è") } { $predicate }: non { AGR($subject, pl: "possono", sg: "può") } essere { AGR($subject, f: "attaccata", fp: "attaccate", m: "attaccato", mp: "attaccati") }
    .not = puoi attaccare anche { $subject }
is-reachable = puoi raggiungere { $any }
    .base = { $subject } { AGR($subject, pl: "sono", sg: "è") } { $predicate }
    .not = non puoi raggiungere { $negative }
    .mentioned = { $subject } può anche non essere raggiungibile
    .alone = può anche non essere raggiungibile
is-transient = { $subject } { AGR($subject, pl: "devono", sg: "deve") } restare { AGR($subject, f: "vuota", fp: "vuote", m: "vuoto", mp: "vuoti") } dopo { NP("redeployment", art: "def") }
    .base = { $subject } { AGR($subject, pl: "sono", sg: "è") } { $predicate }: { AGR($subject, pl: "devono", sg: "deve") } restare { AGR($subject, f: "vuota", fp: "vuote", m: "vuoto", mp: "vuoti") } dopo { NP("redeployment", art: "def") }
    .not = { $subject } non { AGR($subject, pl: "sono", sg: "è") } { $predicate }: { AGR($subject, f: "può", fp: "possono", m: "può", mp: "possono") } restare { AGR($subject, f: "occupata", fp: "occupate", m: "occupato", mp: "occupati") } dopo { NP("redeployment", art: "def") }
is-kind-entrance = puoi entrare in gioco da { $any }
    .only = puoi entrare in gioco solo da { $subject }
    .base = { $subject } { AGR($subject, pl: "sono ingressi", sg: "è un ingresso") }: puoi entrare in gioco da lì
    .not = non puoi entrare in gioco da { $negative }
is-kind-your-power = { $subject } conta anche come tuo potere

## Numbers

quantity-tokens-lost = { NP($noun, art: "def") } in { $subject }
quantity-tokens-kept = { NP($noun, art: "def") } in { $subject }
quantity-garrison = { NP($noun, art: "def") } in { $subject }
quantity-shortfall = { NP("number", art: "def") } di segnalini che ti mancano per conquistare { $subject }
quantity-need = { NP($noun, art: "def") } da { $subject }
quantity-trap-fee = { NP($noun, art: "def") } in { $subject }
quantity-value = { NP("worth", art: "def") } di { $subject }
quantity-wit =
    .yours = { DET("worth", art: "def") } tuo valore di Ingegno
quantity-resources =
    .yours = { DET("worth", art: "def") } tuo valore di Risorse
quantity-tyranny =
    .yours = { DET("worth", art: "def") } tuo valore di Tirannia
quantity-longest-corridor =
    .yours = { DET("longest corridor", art: "def") } lunghezza del tuo corridoio più lungo
quantity-largest-complex =
    .yours = { DET("largest complex", art: "def") } dimensione del tuo complesso più grande
quantity-score =
    .yours = { DET("score", art: "def") } tuo punteggio
quantity-fame =
    .yours = { DET("fame", art: "def") } tua fama
quantity-evil =
    .yours = { DET("evil", art: "def") } tuo livello di malvagità
quantity-tax =
    .yours = { DET("tax", art: "def") } tua tassa
quantity-wealth =
    .yours = { DET("wealth", art: "def") } somma del tuo oro e del tuo cibo
quantity-number = { NP("number", art: "def") } di { $subject }
compare-more-than-trap-fee-held = non hai abbastanza { $many } per pagare { $amount }
quantity-its = { DET($noun, art: "def") } { AGR($noun, f: "sua", m: "suo") } { $noun }
quantity-its-badge = il valore della sua tessera
quantity-its-banner = il valore del suo vessillo
quantity-protection = { DET("protection", art: "def") } protezione di { $subject } dalle trappole

conquest-cost-less = per conquistare { $subject } { $asker ->
    [you] ti
   *[any] { "" }
 } { NUM($amount) ->
    [one] serve
   *[other] servono
 } { COUNT($amount, of: "token") } in meno { $per } { $bound }
    .bare = ti { NUM($amount) ->
    [one] serve
   *[other] servono
 } { COUNT($amount, of: "token") } in meno { $per } { $bound }
conquest-cost-less-by = per conquistare { $subject } sottrai { $amount } ai segnalini necessari { $per } { $bound }
    .bare = sottrai { $amount } ai segnalini necessari { $per } { $bound }
conquest-cost-more = per conquistare { $subject } { $asker ->
    [you] ti
   *[any] { "" }
 } { NUM($amount) ->
    [one] serve
   *[other] servono
 } { COUNT($amount, of: "token") } in più { $per }
    .bare = ti { NUM($amount) ->
    [one] serve
   *[other] servono
 } { COUNT($amount, of: "token") } in più { $per }
conquest-cost-more-by = per conquistare { $subject } aggiungi { $amount } ai segnalini necessari { $per }
    .bare = aggiungi { $amount } ai segnalini necessari { $per }
conquest-cost-is = per conquistare { $subject } { $asker ->
    [you] { NUM($amount) ->
        [one] ti basta
       *[other] ti bastano
     } { COUNT($amount, of: "token") }, qualunque sia la difesa
   *[any] { NUM($amount) ->
        [one] serve
       *[other] servono
     } { COUNT($amount, of: "token") }
 }
    .bare = { NUM($amount) ->
    [one] ti basta
   *[other] ti bastano
 } { COUNT($amount, of: "token") }, qualunque sia la difesa
conquest-cost-is-zero = per conquistare { $subject } non { $asker ->
    [you] ti
   *[any] { "" }
 } serve nessun segnalino
    .bare = non ti serve nessun segnalino
conquest-cost-at-least = per conquistare { $subject } { NUM($amount) ->
    [one] serve
   *[other] servono
 } sempre almeno { COUNT($amount, of: "token") }
conquest-cost-at-most = per conquistare { $subject } { NUM($amount) ->
    [one] serve
   *[other] servono
 } al massimo { COUNT($amount, of: "token") }

tokens-lost-is = chi perde { $one } elimina { COUNT($amount, of: "token") }
    .yours = quando perdi { $one }, elimini { COUNT($amount, of: "token") }
    .bare = chi perde la regione elimina sempre { COUNT($amount, of: "token") }
tokens-lost-is-zero = chi perde { $one } non elimina segnalini
    .yours = quando perdi { $one }, non elimini segnalini
    .bare = chi perde la regione non elimina segnalini
tokens-lost-more = chi perde { $one } elimina { COUNT($amount, of: "token") } in più { $per }
    .yours = quando perdi { $one }, elimini { COUNT($amount, of: "token") } in più { $per }
    .bare = chi perde la regione elimina { COUNT($amount, of: "token") } in più { $per }
tokens-lost-less = chi perde { $one } elimina { COUNT($amount, of: "token") } in meno { $per } { $bound }
    .yours = quando perdi { $one }, elimini { COUNT($amount, of: "token") } in meno { $per } { $bound }
    .bare = chi perde la regione elimina { COUNT($amount, of: "token") } in meno { $per } { $bound }

tokens-kept-is = chi va in declino conserva { COUNT($amount, of: "token") } in { $every }
    .anybody = chi va in declino conserva { COUNT($amount, of: "token") } in { $every } che occupa
    .yours = quando vai in declino, conservi { COUNT($amount, of: "token") } in { AGR($one, f: "ciascuna", m: "ciascuno") } di { $subject }
tokens-kept-is-zero = chi va in declino non conserva segnalini in { $every }
    .yours = quando vai in declino, non conservi segnalini in { $subject }
tokens-kept-is-all = chi va in declino conserva tutti i segnalini in { $every }
    .yours = quando vai in declino, conservi tutti i segnalini in { $subject }

garrison-is = dopo { NP("redeployment", art: "def") }, in { $every } { NUM($amount) ->
    [one] deve
   *[other] devono
 } restare almeno { COUNT($amount, of: "token") }
    .anybody = dopo { NP("redeployment", art: "def") }, in { $every } che occupi { NUM($amount) ->
    [one] deve
   *[other] devono
 } restare almeno { COUNT($amount, of: "token") }
garrison-is-zero = dopo { NP("redeployment", art: "def") }, in { $every } può non restare nessun segnalino

income-is = { $every } { AGR($subject, pl: "rendono", sg: "rende") } { COUNT($amount, of: "coin") } { $per }
    .yours = ogni { $each } rende { COUNT($amount, of: "coin") }
income-is-zero = { $subject } non { AGR($subject, pl: "rendono", sg: "rende") } monete
income-more = { $subject } { AGR($subject, pl: "rendono", sg: "rende") } { COUNT($amount, of: "coin") } in più { $per }
    .yours = ogni { $each } rende { COUNT($amount, of: "coin") } in più { $per }
    .player = { $every } (anche con una razza in declino) rende { COUNT($amount, of: "coin") } in più { $per }
income-less = { $subject } { AGR($subject, pl: "rendono", sg: "rende") } { COUNT($amount, of: "coin") } in meno { $per } { $bound }
    .yours = ogni { $each } rende { COUNT($amount, of: "coin") } in meno { $per } { $bound }
income-doubled = { $subject } { AGR($subject, pl: "rendono", sg: "rende") } il doppio delle monete

finish-is-all =
    .bare = non c'è un traguardo
finish-is =
    .bare = il traguardo è di { COUNT($amount, of: "gold piece") } { $per }
passes-is-zero =
    .bare = il primo giocatore non cambia alla fine dell'anno
trap-fee-is = { $quantity } è di { COUNT($amount, of: "gold") } { $per }
trap-fee-is-zero = { $quantity } è 0
fee-is = { $quantity } è di { COUNT($amount, of: "gold") } { $per }
fee-is-zero = { $quantity } è 0
passing-cost-is = per scavalcare { $one } lasci lì { COUNT($amount, of: "coin") } { $per }
passing-cost-is-zero = scavalcare { $one } non costa monete
passing-cost-more = per scavalcare { $one } lasci lì { COUNT($amount, of: "coin") } in più { $per }
passing-cost-less = per scavalcare { $one } lasci lì { COUNT($amount, of: "coin") } in meno { $per } { $bound }
passing-cost-doubled = per scavalcare { $one } lasci lì il doppio delle monete
starting-tokens-more = con { $subject } ricevi { COUNT($amount, of: "token") } in più { $per }
starting-tokens-less = con { $subject } ricevi { COUNT($amount, of: "token") } in meno { $per } { $bound }

has-you-hand = hai { $thing } in mano
    .not = non hai { $thing } in mano
    .doubted = tu non abbia { $thing } in mano
has-you-none-hand = la tua razza non ha né { $bare_left } né { $bare_right } in mano
np-many-your-dungeon = { DET($one, art: "def") } { AGR($one, f: "tua", m: "tuo") } { $one }

has-again-tile = sulla tessera { AGR($thing, pl: "ci sono", sg: "c'è") } { $thing }
    .not = sulla tessera non { AGR($thing, pl: "ci sono", sg: "c'è") } { $thing }
    .doubted = sulla tessera non { AGR($thing, pl: "ci siano", sg: "ci sia") } { $thing }

## Numbers that are compared in sentences of their own

compare-yours-more-than-longest-corridor = il tuo corridoio più lungo supera in lunghezza quello di { $whom }
compare-yours-more-than-largest-complex = il tuo complesso più grande supera in dimensioni quello di { $whom }
compare-yours-more-than-wealth = hai in totale più oro e cibo di { $whom }
compare-yours-at-least-wealth = { DET($rival, art: "no") } { $rival } ha in totale più oro e cibo di te
compare-yours-more-than-evil = il tuo livello di malvagità supera quello di ogni { $rival }
compare-yours-at-least-evil = { DET($rival, art: "no") } { $rival } ha un livello di malvagità più alto del tuo
compare-own-at-least-quiet-rounds = da almeno { $amount } round di fila nessuno riceve oro
compare-own-exactly-tiles-left-zero = nel sacchetto non restano tessere
compare-own-exactly-missed-turns-zero = non hai turni da saltare
    .not = hai già un turno da saltare
compare-its-at-least-times-run-runs = { $whom } ha raggiunto il suo limite di produzioni in questo round
    .it = { AGR($whom, f: "questa", m: "questo") } ha già raggiunto il suo limite di produzioni in questo round
compare-own-exactly-number-of-the-year = è l'anno { $amount }
if-own-exactly-number-of-the-year = nell'anno { $amount }

## Moments

asked-active-you-for = la tua razza agisce
    .not = la tua razza non agisce
    .doubted = la tua razza non agisca
at-turn = durante il tuo turno
np-single-your-turn = { DET($one, art: "def") } tuo prossimo { $one }
np-any-coin = 1 { $one } a tua scelta
np-undergone = { NP($one, art: "def") } { $done }
np-others-yours = { DET($many, art: "def") } { AGR($many, fp: "altre tue", mp: "altri tuoi") } { $many }
at-turn-start = all'inizio del tuo turno
at-turn-end = alla fine del tuo turno
at-scoring = quando riscuoti le monete
once-at-scoring = la prima volta che riscuoti le monete
once-at-turn-start = all'inizio del tuo primo turno
at-readying = quando prepari le truppe
when-owe = per ogni { $one } { AGR($one, f: "dovuta", m: "dovuto") }
passive-lose-region = si perde { $object }
passive-choose-you-race = scegli questa razza
passive-choose-you-power = scegli questo potere

## Deeds. $object and each slot come with their articles and prepositions

do-each = { $per } { $deed }
do-there = { $verb } { $in } { $to } { $object } { $by } { $as } { $from } { $over } { $using } { $for } { $per }
do-put-in-region-from-hand = { $verb } { $spot } { $object } { $from } { $per }
do-put-in-tile-from-hand = { $verb } { $spot } { $object } { $from } { $per }
do = { $verb } { $object } { $by } { $as } { $from } { $over } { $to } { $in } { $using } { $for } { $per }
    .its = { AGR($object, f: "la", fp: "le", m: "lo", mp: "li") } { $verb } { $from } { $to } { $in }
    .left = { $verb } { $from } { $to } { $in }
do-choose-tile = { $verb } come campo di battaglia { $object }
do-gain = { $verb } { $object } { $per }
do-gain-coin-at-scoring = { $verb } { $object } in più { $per }
    .yours = { $verb } anche { $object } { $per }
do-kill-there = { $verb } lì { $those } { $using }
do-gain-grain = { $verb } { $object } alle Sabbie { $per }
do-gain-grain-amount = { $verb } alle Sabbie { $object } { $per }
do-move-over-to = { $verb } { $object } { $from } { $to }, passando { $over }
do-move-from-alone = { $verb } { $from } { $object } { $over } { $to }
do-move-to-hand = { $verb } in mano { $object } { $from } { $over }
do-move-from-region-to-hand = { $verb } in mano { $object } { $from } { $over }, lasciandone { $base-garrison } in ciascuna
do-move-to-adventurer = { $verb } { $to } { $object } { $from } { $over }
do-give-to-that = { $verb } { $to } { $object } { $from }
    .told = gli { $verb } { $object } { $from }
    .left = { $verb } { $object } { $from }
do-refill =
    .all = { $verb } { DET($many, art: "def") } { AGR($many, fp: "tue", mp: "tuoi") } { $many } { $to }
do-return-to-spot = { $verb } { $to } { $object } { $from }
do-move-to-spot = { $verb } { $to } { $object } { $from } { $over }
do-deal-to-amount = { $verb } { $to } { $object } { $from }
do-return-to-hand = { $verb } in mano { $object } { $from }
do-invoke = { $verb } l'incantesimo di { $object }
    .its = viene lanciato il suo incantesimo
    .happens = viene lanciato l'incantesimo di { $object }
do-lose =
    .its = { AGR($object, f: "la", fp: "le", m: "lo", mp: "li") } { $verb }
do-use-imp = { $verb } { $object } come capomastro { $as } { $in } { $per }
    .it = { $verb } quello come capomastro { $as } { $in }
do-heal = { $verb } { $object } { $per } a { NP("party", art: "def") }
do-heal-amount = { $verb } a { NP("party", art: "def") } { $object } { $per }
do-prevent = { $verb } { NP("party", art: "def") } da { $object } { $per }
do-move-to-side = { $verb } da parte { $object } { $from } { $over }
do-exchange-any-your = { $verb } { AGR($many, fp: "quante", mp: "quanti") } { $many } vuoi { $per }
do-abandon-any-your = { $verb } { AGR($many, fp: "quante vuoi delle tue", mp: "quanti vuoi dei tuoi") } { $many } { $per }
do-end-game = { $verb } { $object }
    .happens = la partita termina
do-replace-from-spot = { $verb } { $object } { $by }, da prendere { $from }
do-stop-for-phase = { $verb } { $for }
slot-in = in { $x }
slot-in-hand = in mano
slot-in-within = { $relation }
slot-in-side = da parte
slot-in-there-region = lì
slot-in-there-tile = lì
slot-in-there-space = lì
slot-to = a { $x }
slot-to-region = in { $x }
slot-to-tile = in { $x }
slot-to-space = in { $x }
slot-to-spot = in { $x }
slot-to-hand = in mano
slot-to-side = da parte
slot-to-there-region = lì
slot-to-there-tile = lì
slot-to-there-space = lì
slot-to-adventurer = al seguito di { $x }
slot-to-deal = a { $x }
slot-to-combination = su { $x }
slot-from = da { $x }
slot-from-you-player = da te
slot-from-hand = che hai in mano
    .other = dalla mano
    .full = dalla mano
slot-from-either = da { $first } (se { AGR($first, f: "vuota", m: "vuoto") }, { $second })
    .full = da { $first } (o { $second }, se { $first } è { AGR($first, f: "vuota", m: "vuoto") })
slot-from-side = { AGR($object, f: "messa", fp: "messe", m: "messo", mp: "messi") } da parte
slot-to-wit = fino ad averne un numero pari al tuo valore di Ingegno
slot-to-number = fino a { $x }
slot-for-number = di livello pari a { $x }
slot-for = in cambio di { $x }
slot-for-phase = { $x }
slot-for-power = con { $x }
slot-over = attraverso { $x }
slot-over-move = dentro o attraverso { $x }
    .denied = dentro né attraverso { $x }
slot-using = usando { $x }
slot-using-squad = con { $x }
slot-using-kill = da { $x }
slot-using-monster = con { $x }
slot-as = come se fosse { $x }
slot-by = con { $x }

## A name in use, shown to who makes it up: $one and $many, its singular and plural; a name that
## stands beside another takes its gender, so it has $feminine and $feminines as well

name-frames = { NP($one, art: "def") } · di { NP($one, art: "def") } · { NP($one, art: "indef") } · { NP($many, art: "def") } · di { NP($many, art: "def") }
name-frames-beside = il popolo { $one } · i popoli { $many } · la razza { $feminine } · le razze { $feminines }
