# Ciò che dice la riga di comando. Un comando ha il suo riassunto sotto il proprio nome, ogni
# argomento e opzione sotto COMANDO-NOME, con il nome del valore, se ne prende uno, come `.name`.

regola = Controlla regole di giochi da tavolo, le trasforma in moduli giocabili, le stampa in più lingue.
regola-command = che cosa fare
    .name = COMANDO
regola-begin = Comincia con regola guide, una prima sera nella tua lingua, poi regola new. regola COMANDO --help dice di più di ognuno.
regola-help = mostra questo aiuto e termina
regola-version = mostra la versione e termina
regola-lang = lingua in cui parla Regola (se manca: quella del sistema, altrimenti l'inglese)
regola-format = come si mostrano le segnalazioni
regola-max-file = il file più grande che si legge, come 500k o 2M (se manca: 1M)
    .name = DIMENSIONE

## Comandi

commands-begin = per cominciare
commands-daily = ogni giorno
commands-table = per stampare e soppesare
commands-keepers = per tenere i pacchetti e condividerli
commands-programmers = per chi programma

check = trova ciò che non va nelle regole
check-paths = file o cartelle da controllare, - per lo standard input (se mancano: la cartella attuale)
    .name = PERCORSO
check-fix = corregge ciò che si può correggere senza rischi
check-fix-input = --fix corregge file, e lo standard input non lo è
check-mended = { $place }: { $fix }
check-fixed = { $count ->
    [0] niente da correggere in automatico
    [one] 1 segnalazione corretta
   *[other] { $count } segnalazioni corrette
}
check-baseline = tralascia le segnalazioni che questo file conosce
    .name = FILE
check-write-baseline = scrive tutte le segnalazioni in questo file, da ora in poi note
    .name = FILE
check-clean = niente da dire su { $files ->
    [one] 1 file
   *[other] { $files } file
} con { $items ->
    [one] 1 elemento
   *[other] { $items } elementi
}
check-remembered = { $count ->
    [one] 1 segnalazione è nota da ora in poi: { $path }
   *[other] { $count } segnalazioni sono note da ora in poi: { $path }
}
check-gone = { $count ->
    [one] 1 segnalazione nota non c'è più; riscrivi la base
   *[other] { $count } segnalazioni note non ci sono più; riscrivi la base
}
check-since = dire solo ciò che sta su righe cambiate da una revisione del repository
    .name = REVISIONE
check-fail-on = quanto deve pesare una segnalazione perché il comando termini con 1 (se manca: warning)
check-dump = stampa ciò che una fase del compilatore ricava dai file; le segnalazioni vanno sul canale degli errori
check-language-folder = una cartella con un'altra lingua, in cui i nomi possono stare
    .name = CARTELLA

fmt = porta i file di regole alla loro unica disposizione
fmt-paths = file o cartelle da disporre, - per lo standard input (se mancano: la cartella attuale)
    .name = PERCORSO
fmt-check = non cambia niente, dice soltanto quali file sono disposti diversamente
fmt-done = { $count ->
    [0] niente da cambiare
    [one] 1 file disposto
   *[other] { $count } file disposti
}

migrate = scrive nelle forme di questa versione ciò che era scritto per una versione precedente
migrate-paths = file o cartelle da riscrivere (se mancano: la cartella attuale)
    .name = PERCORSO
migrate-input = migrate riscrive file, e lo standard input non lo è
migrate-form = { $place }: { $old } ora è { $now }
migrate-done = { $count ->
    [0] niente da riscrivere
    [one] 1 punto riscritto
   *[other] { $count } punti riscritti
}

new = scrive un file commentato da cui partire
new-kind = che cosa scrivere: race, power, relic, place e così via, o `pack` per una cartella nuova
    .name = GENERE
new-name = il nome, nella lingua di --lang, come "Popolo delle Lanterne"
    .name = NOME
new-it = nome in italiano: singolare/plurale/genere/articolo (basta il primo), di un potere singolare/plurale/femminile/femminili, nome/- se non cambia mai, - per nessuno
    .name = NOME
new-es = nome in spagnolo, allo stesso modo
    .name = NOME
new-en = nome in inglese: singolare/plurale/articolo, - per nessuno
    .name = NOME
new-game = gioco per cui si scrive, se nessun pacchetto lo dice (se manca: small_world)
    .name = GIOCO
new-ci = solo per un pacchetto: aggiunge un flusso di lavoro e dei controlli, e la cartella è un repository che si controlla da sé
new-ci-pack = --ci è per un pacchetto: `regola new pack NOME --ci`
new-pack-inside = questa cartella è già il pacchetto { $pack }; fai quello nuovo accanto
new-written = Scritto: { $path }
new-pack-written = Scritto: { $path }, che fa di questa cartella un pacchetto
new-guessed = Indovinato, da confermare: { $names }.
new-kind-inside = «{ $kind }» sta dentro l'elemento che lo porta: scrivi «{ $kind } ID { "{" } … { "}" }» tra le sue graffe (regola guide mostra come); per conto loro ci sono { $kinds }
new-unknown-kind = non si può cominciare niente del genere «{ $kind }»; ci sono { $kinds }
new-kind-of-game = «{ $kind }» è di { $game }: aggiungi --game { $game } in una cartella che non è ancora un pacchetto; qui ci sono { $kinds }
new-game-meant = in { $usual } non c'è nessun elemento «{ $kind }»: questo pacchetto è per { $game } (`game` in pack.yaml; --game ne sceglie un altro)
new-several-games = «{ $kind }» è di { $games }: di' quale, per esempio --game { $game }
new-ask-game = Per quale gioco è questo elemento «{ $kind }»? Una di queste parole: { $games }:
new-pack-named = Il pacchetto si chiama «{ $name }» in tutte le lingue: lo si cambia sotto `names` in pack.yaml
new-unknown-game = non c'è nessun gioco «{ $game }»; ci sono { $games }
new-no-id = dal nome «{ $name }» non si ricava nessun id: non ha una lettera con cui cominciare, o il sistema o il linguaggio si tengono la parola
new-bad-pack-name = «{ $name }» non è un nome per un pacchetto: scrivi una riga sola, e non troppo lunga
new-bad-name = { $reason ->
    [long] «{ $name }» è troppo lungo per un nome
    [line] un nome è una riga sola: «{ $name }» ha un a capo o un altro segno che non si stampa
    [quote] «{ $name }» non è un nome: non può avere virgolette
    [brace] «{ $name }» non è un nome: non può avere parentesi graffe
    [empty] «{ $name }» non è un nome: non ne resta niente
   *[form] «{ $name }» non è un nome: scrivi singolare/plurale/genere, come "Tritone/Tritoni/m"
}
new-id-taken = l'id «{ $id }» c'è già in { $pack }: scegli un altro nome, come "{ $free }"
new-taken = { $path } c'è già
new-to-confirm = Quel che non hai detto tu (plurale, genere, nome in un'altra lingua) è indovinato: { $names }. Si corregge alla riga `name` di { $path }, o si dice con --it, --es, --en
new-frames = In { $language ->
    [it] italiano
    [es] spagnolo
   *[en] inglese
}: { $frames }
new-one-form = «{ $name }» si scrive anche di più d'uno ({ $language ->
    [it] italiano
    [es] spagnolo
   *[en] inglese
}): se ha un plurale, dallo come in "{ $given }"
new-ask = Va bene? Invio lo tiene; altrimenti scrivilo come { $forms }{ $language ->
    [it] {" "}(per «lo Hobbit» aggiungi /lo)
    [es] {" "}(per «el Águila» aggiungi /el)
   *[en] {" "}(per «an Hour» aggiungi /an)
}, o - per lasciarlo senza nome:
new-other-gender = { $gender ->
    [f] Se fosse femminile
   *[m] Se fosse maschile
}: { $frames } (allora scrivi { $forms })
new-ask-kind = Che cosa vuoi scrivere? Una di queste parole: { $kinds }:
new-ask-name = Come si chiama, nella tua lingua?
new-ask-pack = Questa cartella diventa un pacchetto. Come si chiama in { $language ->
    [it] italiano
    [es] spagnolo
   *[en] inglese
}? Invio tiene «{ $name }»:
new-missing = manca { $key ->
    [kind] che cosa scrivere ({ $kinds }), e il nome
   *[name] il nome, come "Popolo delle Lanterne"
}
new-nameless = il nome manca in tutte le lingue
new-yes = accetta le proposte senza chiedere

build = scrive moduli di regole e pagine di regole
build-out = cartella in cui si scrive (se manca: generated)
    .name = CARTELLA
build-check = non scrive niente, dice soltanto che cosa non è aggiornato
build-watch = continua, e ricostruisce quando un file cambia
build-with-game = scrive anche il gioco a cui gli elementi appartengono
build-written = { $changed ->
    [0] niente è cambiato
    [one] 1 file scritto
   *[other] { $changed } file scritti
}, { $removed ->
    [0] nessuno tolto
    [one] 1 tolto
   *[other] { $removed } tolti
}, { $unchanged ->
    [one] 1 come prima
   *[other] { $unchanged } come prima
}: { $path }
build-failed = niente di costruito: vedi gli errori qui sopra
build-current = tutto è aggiornato: { $path }
build-watching = in attesa di modifiche; Ctrl-C termina
build-changed = cambiato: { $path }
build-watch-check = --watch scrive, --check no

text = stampa il testo delle regole di uno o più elementi
text-item = id o riferimento di un elemento, come tritons o small_world/race/tritons
    .name = ELEMENTO
text-style = quanto si racconta (se manca: card)
text-by-hand = (scritto a mano)
text-language-folder = una cartella con una lingua dei testi, in cui raccontare invece le regole
    .name = CARTELLA
text-unknown = non c'è nessun elemento «{ $item }» in { $looked } né nei giochi ufficiali
text-unknown-nowhere = non c'è nessun elemento «{ $item }» nei giochi ufficiali, e in questa cartella non ci sono regole in cui cercare
text-unknown-near = non c'è nessun elemento «{ $item }»; forse «{ $near }»?
text-ambiguous = «{ $item }» è più d'uno: { $references }

guide = apre la documentazione per chi inventa, o la stampa
guide-page = la pagina: la prima sera, tutto il linguaggio, che cosa non si può dire (se manca: «first-evening»)
guide-print = la stampa, anche in un terminale

show = stampa il sorgente di uno o più elementi, da leggere e da copiare
show-item = id o riferimento di un elemento, come tritons o small_world/race/tritons
    .name = ELEMENTO
show-from = Da { $path }:

words = elenca le parole delle regole, o ne spiega una
words-word = una parola delle regole, o una della tua lingua (se manca: tutte)
    .name = PAROLA
words-game = il gioco di cui si vogliono le parole (se manca: quelle dei pacchetti a portata di mano)
    .name = GIOCO
words-no-game = non c'è un gioco «{ $game }»; ci sono { $games }
words-unknown = nessuna parola delle regole è o significa «{ $word }»
words-unknown-near = nessuna parola delle regole è o significa «{ $word }»; volevi dire «{ $near }»?
words-things = Cose
words-phases = Fasi
words-numbers = Numeri che le regole cambiano
words-descriptions = Che cosa si dice delle cose
words-relations = Come stanno le cose fra loro
words-deeds = Azioni
words-small = Piccole parole che tengono insieme la frase
words-fields = Campi delle dichiarazioni, e di quali
words-items = Nominati dai giochi

translate = scrive o aggiorna il catalogo dei testi scritti a mano di un pacchetto
translate-paths = pacchetti, come file o cartelle (se mancano: la cartella in cui ci si trova)
    .name = PERCORSO
translate-into = lingua dei testi
translate-written-only = lascia fuori le regole senza un testo scritto a mano
translate-written = { $path } ora è aggiornato
translate-current = { $path } era già aggiornato

compare = dice che cosa ha un altro significato rispetto a prima, e per chi conta
compare-old = com'era: una cartella, un archivio, una costruzione precedente o «git:REVISIONE»
    .name = PRIMA
compare-now = com'è ora, detto allo stesso modo; se manca, ciò che si trova qui
    .name = ORA
compare-format = come si scrive il risultato (se manca: human)
compare-saves = partite conservate da rigiocare (`regola play --save`); senza, quelle che si trovano qui
    .name = FILE
compare-bump = scrive la prossima versione in ogni pacchetto cambiato, e i cambiamenti nel suo CHANGELOG.md
compare-nothing = in { $path } non ci sono né pacchetti, né una costruzione, né file di una lingua
compare-changed = cambiato
compare-new = nuovo
compare-gone = non c'è più
compare-title = Che cosa è cambiato
compare-lead = Tutto ciò che ha un altro significato rispetto a prima, per pacchetto e per elemento; l'impaginazione dei file non conta.
compare-was = prima
compare-after = ora
compare-count = { $count ->
    [0] non è cambiato nulla
    [one] 1 cambiamento
   *[other] { $count } cambiamenti
 }
compare-about-item = { $kind }
compare-about-id = id
compare-about-rule = regola { $key }
compare-about-wording = regola { $key }, con altre parole
compare-about-name = nome
compare-about-number = { $key }
compare-about-field = { $key }
compare-about-region = regione { $key }
compare-about-place = regione { $key }, dove è disegnata
compare-about-border = confine { $key }
compare-about-prose = { $key }, scritto a mano
compare-about-step = { $key }, nell'esempio
compare-about-default = vale se il tavolo non dice altro
compare-nameless = { $kind ->
    [base] regole di base
    [compat] regole per giocare con entrambi
   *[other] { $reference }
 }
compare-for-games = Una partita in corso
compare-for-games-changed = Una partita in corso continua altrimenti con
compare-games-go-on = continua come prima
compare-for-saves = Partite conservate
compare-save-same = { $path }: finisce come prima
compare-save-other = { $path }: finisce in altro modo, monete { $before } prima, { $after } ora
compare-save-stopped = { $path }: la mossa { $move } non è più permessa
compare-save-unplayable = { $path }: non si può più giocare
compare-for-sheets = Da ristampare
compare-for-packs = Altri pacchetti che usano ciò che è cambiato
compare-user = { $pack }: { $items }
compare-for-texts = Testi scritti a mano che dicono ancora il numero di prima
compare-old-number = { $part } ({ $language }) dice { $number }, a proposito di { $item }: { $text }
compare-for-versions = Versioni
compare-version = { $pack } { $before }: la prossima è { $after }
compare-bumped = { $pack } ora è { $version }
compare-bumped-before = { $pack } è già { $version }, e il suo registro delle modifiche ne parla
compare-log-more = { $pack } è già { $version }; al suo registro delle modifiche è aggiunto ciò che mancava
compare-log-other = { $pack } è già { $version }; il suo registro delle modifiche ne parla con altre parole, e resta com'è

bundle = fa di un pacchetto un archivio che altri possono installare
bundle-pack = la cartella del pacchetto (altrimenti quello in cui ci si trova)
    .name = PACCHETTO
bundle-out = il file da scrivere, o la cartella in cui metterlo (altrimenti ID-VERSIONE.zip)
    .name = FILE
bundle-no-pack = { $path } non sta in nessun pacchetto: serve un pack.yaml
bundle-written = Scritto: { $path }, { $files ->
    [one] 1 file
   *[other] { $files } file
 }

add = installa pacchetti di altri, con ciò che serve loro, nella cartella “added”
add-what = un archivio, la cartella di un pacchetto, o l'id di un pacchetto dell'indice, se si vuole con le versioni: 'stagni>=1.2,<2'
    .name = COSA
add-index = una cartella di archivi in cui cercare i pacchetti; si guarda anche in quella in cui sta un archivio
    .name = CARTELLA
add-folder = { $path } non è un pacchetto; archivi che contiene: { $archives } (nominane uno, o un id con --index { $path })
add-unknown = { $what } non è un file, né una cartella, né l'id di un pacchetto
add-versions = { $versions } non indica versioni; scrivi per esempio >=1.2,<2
add-nothing = non si è installato niente
add-there = c'è già tutto
add-done = { $pack } { $version } è in { $path }
add-left-out = { $path } non si legge e non offre nulla: regola packs dice perché
add-passed-over = { $pack }: { $count ->
    [one] 1 file resta nell'archivio: si prendono solo regole, testi e licenza della cartella del pacchetto, niente immagini e nulla che si esegua
   *[other] { $count } file restano nell'archivio: si prendono solo regole, testi e licenza della cartella del pacchetto, niente immagini e nulla che si esegua
 }

packs = elenca i pacchetti che si trovano qui, o quelli offerti da una cartella di archivi
packs-folder = una cartella di archivi; di ogni versione si dice che cosa cambia
    .name = CARTELLA
packs-format = come si scrive l'elenco (altrimenti human)
packs-none = in { $path } non c'è alcun pacchetto
packs-needs = {"  "}ha bisogno di { $needs }
packs-changes = {"  "}cambiato dalla { $since }: { $items }

eject = copia un gioco fornito con Regola, per cambiarlo come gioco proprio
eject-game = il gioco
    .name = GIOCO
eject-as = l'id della copia, che dà il nome alla cartella (altrimenti my_GIOCO)
    .name = ID
eject-unknown = nessun gioco si chiama { $name }; ci sono { $legal }
eject-unknown-near = nessun gioco si chiama { $name }; forse { $near }
eject-no-id = { $name } non va come id di un pacchetto tuo: lettere minuscole, cifre e _, e non l'id di un gioco fornito
eject-taken = qui qualcosa si chiama già { $path }
eject-done = { $game } è copiato in { $path }: i nomi in pack.yaml li puoi cambiare

patterns = controlla la cartella di una lingua: modelli di frase e parole
patterns-folder = cartella della lingua, chiamata con la sua sigla
    .name = CARTELLA
patterns-read = { $count ->
    [one] letto 1 file di «{ $language }»
   *[other] letti { $count } file di «{ $language }»
 }
patterns-nothing = in { $path } non ci sono né modelli di frase né lessico

read = stampa la regola che una frase enuncia
read-sentence = la frase, nella lingua di --lang, come: Le tue regioni sono immuni.
    .name = FRASE
read-in = pacchetto o file i cui nomi la frase può usare, anche più volte (se manca: quelli qui presenti)
    .name = PERCORSO
read-nothing = non c'è nessuna frase da leggere
read-as = Letta come: { $text }
read-several = Si può leggere in { $count } modi:
read-unknown = Nessuna regola conosce la parola «{ $word }».
read-unknown-near = Nessuna regola conosce la parola «{ $word }»; forse { $near }?
read-word = «{ $word }»
read-no-rule = Tutte le parole sono note, ma nessuna regola dice questo.
read-nearest =
    La frase più vicina che una regola ha: { $text }
    La regola: { $line }
read-part = Non capisco «{ $text }»; il resto sì.
read-refused = Nessuna regola che si possa giocare dice questo. { $reason }

test = gioca gli esempi e i file di scenari
test-paths = regole, file di scenari o cartelle (senza: la cartella corrente)
    .name = PERCORSO
test-coverage = dice quali righe e numeri nessun esempio mostra
test-examples-only = tralascia la ricerca di posizioni in cui ogni regola agisce
test-format = come si scrive il resoconto di --coverage (se non indicato: human)
test-format-alone = --format serve per il resoconto di --coverage
coverage-failing = { $count ->
    [one] 1 esempio fallisce già così e non mostra nulla
   *[other] { $count } esempi falliscono già così e non mostrano nulla
 }
coverage-title = Che cosa mostrano gli esempi
coverage-lead = Una riga è mostrata quando un esempio fallisce senza di essa; un numero è fermo quando un esempio fallisce se è uno in più o in meno.
coverage-done = { $shown } righe su { $lines } mostrate, { $noticed } modifiche su { $changes } notate
coverage-plain = mostrata
coverage-remark = un numero o una parola è libera
coverage-problem = non mostrata
progress-looked = { $done ->
    [one] { $done } elemento esaminato
   *[other] { $done } elementi esaminati
}
progress-covered = { $done ->
    [one] 1 riga provata
   *[other] { $done } righe provate
 }
test-done =
    { $passed ->
        [one] 1 superato
       *[other] { $passed } superati
    }, { $failed ->
        [one] 1 fallito
       *[other] { $failed } falliti
    }
left-out = lasciato fuori, per un errore: { $items }
nothing-written = non si è scritto niente
test-done-in-part = { $passed ->
    [one] 1 superato
   *[other] { $passed } superati
}, { $failed ->
    [one] 1 fallito
   *[other] { $failed } falliti
}, { $untried ->
    [one] 1 non provato
   *[other] { $untried } non provati
}

play = fa giocare ai bot partite intere con le regole
play-game = il gioco da giocare, come small_world
    .name = GIOCO
play-mix = pacchetti da aggiungere
    .name = PACCHETTO
play-players = quanti giocano (predefinito: 2)
    .name = NUMERO
play-scenario = scenari del gioco con cui giocare
    .name = SCENARIO
play-take = opzioni che il tavolo adotta
    .name = OPZIONE
play-leave = opzioni a cui il tavolo rinuncia
    .name = OPZIONE
play-lords = dare a ogni giocatore una carta Signore
play-seed = numero che fissa ogni caso; ogni partita prende il successivo (predefinito: 1)
    .name = NUMERO
play-games = quante partite giocare (predefinito: 1)
    .name = NUMERO
play-bot = chi gioca, posto per posto; in più partite si scambiano i posti
play-board = tabellone del gioco o di un pacchetto, per id (se manca: quello per quanti giocano)
    .name = TABELLONE
play-log = raccontare che cosa accade in ogni partita
play-why = raccontarlo con le regole dietro ogni numero
play-save = conservare la partita in un file, anche se viene interrotta
    .name = FILE
play-replay = rigiocare una partita conservata; il file stabilisce giocatori, pacchetti, seme e bot
    .name = FILE
play-no-game = indica il gioco, come small_world, o con --replay una partita conservata; nella cartella di un pacchetto è quello del pacchetto
play-joined = Pacchetti aggiunti al gioco: { $packs }
play-save-one = si conserva una partita alla volta: togli --games e --replay
play-barred = { $place }: la regola di { $item } che lo vieta: { $rule }
play-format = come mostrare i risultati (predefinito: table)
play-unknown-game = non c'è un gioco «{ $name }»; i giochi sono: { $legal }
play-unknown-game-near = non c'è un gioco «{ $name }»; forse «{ $near }»?
play-unknown-pack = non c'è un pacchetto «{ $name }»; i pacchetti sono: { $legal }
play-unknown-pack-near = non c'è un pacchetto «{ $name }»; forse «{ $near }»?
play-no-board = il gioco non ha un tabellone per { $players }; ci sono tabelloni per: { $legal }
play-unknown-board = non c'è un tabellone «{ $name }»; i tabelloni sono: { $legal }
play-unknown-board-near = non c'è un tabellone «{ $name }»; forse «{ $near }»?
play-other-board = il tabellone { $board } è per { $legal } giocatori
play-which-board = più tabelloni sono per { $players }; nominane uno con --board: { $legal }
play-no-bot = per { $game } non c'è un bot «{ $bot }»; i bot sono: { $legal }
play-no-scenarios = { $game } si gioca senza scenari
play-unknown-scenario = non c'è uno scenario «{ $name }»; gli scenari sono: { $legal }
play-unknown-scenario-near = non c'è uno scenario «{ $name }»; forse «{ $near }»?
play-no-options = { $game } non lascia opzioni al tavolo
play-unknown-option = non c'è un'opzione «{ $name }»; le opzioni sono: { $legal }
play-unknown-option-near = non c'è un'opzione «{ $name }»; forse «{ $near }»?
play-option-twice = l'opzione { $option } è insieme adottata e tralasciata
play-no-lords = { $game } non ha abbastanza carte Signore per tanti giocatori
play-raised = { $place }: una regola di { $item } è fallita nel gioco: { $rule }
play-endless = { $place }: una regola di { $item } non finisce mai: { $rule }
play-unended = { $place }: una regola di { $item } tiene la partita lontana dalla fine: { $rule }
play-fault-of-game = La partita di { $item } non arriva alla fine
play-no-steps = { $place }: una regola di { $item } è fallita nel gioco: { $rule }
play-player = giocatore
play-coins = monete
play-gold = oro
play-points = punti
play-winner = esito
play-won = vince
play-random = casuale
play-greedy = avido
play-steady = assennato
play-search = lungimirante
play-bot-head = bot
play-games-played = partite
play-victories = vinte
play-mean-coins = monete in media
play-mean-gold = oro in media
play-mean-points = punti in media
play-least-most = minimo-massimo
play-share = { $percent } %
play-name = { $seat ->
    [0] { $bot }
   *[other] { $bot }, giocatore { $seat }
}
play-moves = { $moves ->
    [one] 1 scelta a partita
   *[other] { $moves } scelte a partita
}
play-log-game = Partita { $seed }
play-log-board = Tabellone: { $board }. Ogni spazio ha lì il suo nome breve.
play-log-turn = Round { $round }, giocatore { $player }
play-log-choose = { "  " }sceglie { $people }
play-log-conquer = { "  " }{ $people }: conquista di { $region }, costo { $cost }{ $sum }, { $tokens ->
    [one] entra 1 segnalino
   *[other] entrano { $tokens } segnalini
}
play-log-lose = { "  " }{ $people } del giocatore { $player }: via da { $region }, { $tokens ->
    [one] 1 segnalino perduto
   *[other] { $tokens } segnalini perduti
}
play-log-leave = { "  " }{ $people }: lasciano { $region } con { $tokens ->
    [one] 1 segnalino
   *[other] { $tokens } segnalini
}
play-log-income = { "  " }{ $region } rende { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}{ $sum }
play-log-gains = { "  " }il giocatore { $player } riceve { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}: { $rule }
play-log-gains-plainly = { "  " }il giocatore { $player } riceve { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
play-log-pays = { "  " }il giocatore { $player } paga { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}: { $rule }
play-log-pays-plainly = { "  " }il giocatore { $player } paga { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
play-log-taken = { "  " }il giocatore { $player } prende { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
} { $other ->
    [0] dalla combinazione
   *[other] dal giocatore { $other }
}
play-log-tokens = { "  " }{ $people }: { $tokens ->
    [one] 1 segnalino in più
   *[other] { $tokens } segnalini in più
}
play-log-roll = { "  " }il dado mostra { $roll }
play-log-put = { "  " }{ $piece } in { $region }
play-log-draw = { "  " }da ora il potere { $badge }
play-log-decline = { "  " }{ $people }: in declino
play-log-reactivate = { "  " }{ $people }: non più in declino
play-log-gone = { "  " }{ $people }: fuori dal gioco
play-log-over = La partita è finita.
play-log-tiles-turn = Round { $round }, giocatore { $player }
play-log-tiles-skip = Il giocatore { $player } salta il turno
play-log-tiles-over = La partita è finita.
play-log-tiles-lord = Il giocatore { $player } è il Signore { $lord }
play-log-tiles-put-hidden = { "  " }il giocatore { $player } posa una tessera coperta in { $space }
play-log-tiles-call = { "  " }il giocatore { $player } evoca in { $space }: { $mover }
play-log-tiles-shown = { "  " }il giocatore { $player } scopre una moneta che vale { $count } e la rimette nel sacchetto
play-log-tiles-order = { "  " }il giocatore { $player } dà l'ordine { $order }
play-log-tiles-bonus = { "  " }il giocatore { $player } esegue { $order } come bonus
play-log-tiles-build = { "  " }il giocatore { $player } costruisce in { $space }: { $tile }
play-log-tiles-put = { "  " }il giocatore { $player } posa in { $space }: { $tile }
play-log-tiles-lift = { "  " }la tessera { $tile } del giocatore { $player } lascia { $space }
play-log-tiles-gold = { "  " }il giocatore { $player } riceve { $count ->
    [one] 1 pezzo d'oro
   *[other] { $count } pezzi d'oro
}
play-log-tiles-points = { "  " }il giocatore { $player } riceve { $count ->
    [one] 1 Punto Tirannia
   *[other] { $count } Punti Tirannia
}
play-log-tiles-coins = { "  " }il giocatore { $player } pesca { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
play-log-tiles-grains = { "  " }le Sabbie avanzano di { $count }
play-log-tiles-taken = { "  " }il giocatore { $player } prende { $count ->
    [one] 1 moneta
   *[other] { $count } monete
} dal giocatore { $other }
play-log-tiles-store = { "  " }il giocatore { $player } posa { $count ->
    [one] 1 moneta
   *[other] { $count } monete
} in { $space }
play-log-tiles-unstore = { "  " }{ $count ->
    [one] 1 moneta lascia
   *[other] { $count } monete lasciano
} { $space }
play-log-tiles-walk = { "  " }il giocatore { $player } muove { $count ->
    [one] 1 Sgorbio
   *[other] { $count } Sgorbi
} da { $origin } a { $space }
play-log-tiles-summon = { "  " }{ $count ->
    [one] 1 Sgorbio
   *[other] { $count } Sgorbi
} del giocatore { $player } { $count ->
    [one] appare
   *[other] appaiono
} in { $space }
play-log-tiles-dies = { "  " }{ $count ->
    [one] 1 Sgorbio
   *[other] { $count } Sgorbi
} del giocatore { $player } { $count ->
    [one] torna
   *[other] tornano
} nella riserva da { $space }
play-log-tiles-flip = { "  " }il giocatore { $player } conquista { $space }: uno Sgorbio diventa segnalino Conquista
play-log-tiles-mark = { "  " }il giocatore { $player } posa un segnalino Conquista in { $space }
play-log-tiles-free = { "  " }il segnalino Conquista del giocatore { $player } lascia { $space }
play-log-tiles-draw = { "  " }il giocatore { $player } pesca { $count ->
    [one] 1 Progetto
   *[other] { $count } Progetti
}
play-log-tiles-lead = { "  " }il giocatore { $player } muove in { $space }: { $mover }
play-log-tiles-fall = { "  " }{ $mover } del giocatore { $player } lascia il tabellone da { $space }
play-log-tiles-token = { "  " }{ $figure } arriva in { $space }
play-log-tiles-token-gone = { "  " }{ $figure } lascia il tabellone da { $space }
play-log-tiles-reveal = { "  " }il giocatore { $player } scopre in { $space }: { $tile }
play-log-tiles-out = { "  " }il giocatore { $player } è sconfitto
play-log-tiles-gold-lost = { "  " }il giocatore { $player } perde { $count ->
    [one] 1 pezzo d'oro
   *[other] { $count } pezzi d'oro
}
play-log-tiles-pays = { "  " }il giocatore { $player } paga { $count ->
    [one] 1 Punto Tirannia
   *[other] { $count } Punti Tirannia
}
play-log-tiles-points-lost = { "  " }il giocatore { $player } perde { $count ->
    [one] 1 Punto Tirannia
   *[other] { $count } Punti Tirannia
}
play-log-tiles-coins-lost = { "  " }il giocatore { $player } scarta { $count ->
    [one] 1 moneta
   *[other] { $count } monete
}
play-log-tiles-lift-plainly = { "  " }la tessera { $tile } lascia { $space }
play-log-lords-board = Spazi di un dungeon: la lettera dice la colonna, il numero la riga contata dall'ingresso.
play-log-lords-year = Anno { $count }
play-log-lords-round = Anno { $count }, round { $round }
play-log-lords-fight = Anno { $count }, combattimento, round { $round }
play-log-lords-over = La partita è finita.
play-log-lords-score = { "  " }punti del giocatore { $player }: { $points }
play-log-lords-first = { "  " }il giocatore { $player } è il primo
play-log-lords-monsters = { "  " }mostri in offerta: { $all }
play-log-lords-rooms = { "  " }sale in offerta: { $all }
play-log-lords-announced = { "  " }avventurieri del prossimo round, con il loro livello: { $all }
play-log-lords-next-event = { "  " }avvenimento del prossimo round: { $event }
play-log-lords-idle = { "  " }il giocatore { $player } non ne fa nulla: il tirapiedi va sulla carta { $order }
play-log-lords-withhold = { "  " }il giocatore { $player } trattiene { $order } e { $second }
play-log-lords-orders = { "  " }il giocatore { $player } dà gli ordini { $order }, { $second }, { $third }
play-log-lords-minion = { "  " }un tirapiedi del giocatore { $player } va a { $order }
play-log-lords-on-card = { "  " }un tirapiedi del giocatore { $player } resta sulla carta { $order }
play-log-lords-perform = il giocatore { $player } esegue { $order }, casella { $count }
play-log-lords-return = { "  " }il giocatore { $player } riprende { $order }
play-log-lords-block = { "  " }il giocatore { $player } blocca { $order } per un colore di nessuno
play-log-lords-blocked = { "  " }tirapiedi di nessuno stanno su una casella di: { $all }
play-log-lords-gain-gold = { "  " }il giocatore { $player } riceve { $count ->
    [one] 1 pepita d'oro
   *[other] { $count } pepite d'oro
}
play-log-lords-gain-food = { "  " }il giocatore { $player } riceve { $count ->
    [one] 1 razione di cibo
   *[other] { $count } razioni di cibo
}
play-log-lords-gain-imps = { "  " }il giocatore { $player } riceve { $count ->
    [one] 1 folletto
   *[other] { $count } folletti
}
play-log-lords-gain-marks = { "  " }il giocatore { $player } riceve { $count ->
    [one] 1 segnalino rosso
   *[other] { $count } segnalini rossi
}
play-log-lords-gain-traps = { "  " }il giocatore { $player } pesca { $count ->
    [one] 1 trappola
   *[other] { $count } trappole
}
play-log-lords-lose-gold = { "  " }il giocatore { $player } cede { $count ->
    [one] 1 pepita d'oro
   *[other] { $count } pepite d'oro
}
play-log-lords-lose-food = { "  " }il giocatore { $player } cede { $count ->
    [one] 1 razione di cibo
   *[other] { $count } razioni di cibo
}
play-log-lords-lose-imps = { "  " }il giocatore { $player } perde { $count ->
    [one] 1 folletto
   *[other] { $count } folletti
}
play-log-lords-lose-marks = { "  " }il giocatore { $player } perde { $count ->
    [one] 1 segnalino rosso
   *[other] { $count } segnalini rossi
}
play-log-lords-lose-traps = { "  " }il giocatore { $player } scarta { $count ->
    [one] 1 trappola
   *[other] { $count } trappole
}
play-log-lords-evil = { "  " }la malvagità del giocatore { $player } sale di { $count }
play-log-lords-evil-lost = { "  " }la malvagità del giocatore { $player } scende di { $count }
play-log-lords-paladin = { "  " }{ $hero } va dal giocatore { $player }
play-log-lords-dig = { "  " }il giocatore { $player } scava in { $space }
play-log-lords-mine = { "  " }il giocatore { $player } estrae { $count ->
    [one] 1 pepita d'oro
   *[other] { $count } pepite d'oro
}
play-log-lords-build = { "  " }il giocatore { $player } costruisce in { $space }: { $room }
play-log-lords-run = { "  " }il giocatore { $player } fa funzionare la sala in { $space }
play-log-lords-hire = { "  " }il giocatore { $player } ingaggia: { $monster }
play-log-lords-wage = { "  " }il giocatore { $player } paga per: { $monster }
play-log-lords-dismiss = { "  " }{ $monster } lascia il giocatore { $player }
play-log-lords-restack = { "  " }{ $monster } torna nel mazzo
play-log-lords-event = giocatore { $player }, avvenimento: { $event }
play-log-lords-join = { "  " }{ $hero } si unisce al gruppo del giocatore { $player }
play-log-lords-join-dummy = { "  " }{ $hero } va a un colore di nessuno
play-log-lords-battlefield = { "  " }il giocatore { $player } difende { $space }
play-log-lords-post = { "  " }il giocatore { $player } schiera in { $space }: { $monster }
play-log-lords-lay = { "  " }il giocatore { $player } piazza una trappola in { $space }
play-log-lords-card = Carta Combattimento: { $card }
play-log-lords-spring = { "  " }il giocatore { $player } fa scattare una trappola: { $trap }
play-log-lords-prevent = { "  " }il gruppo del giocatore { $player } evita { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
play-log-lords-attack = { "  " }{ $monster } del giocatore { $player } attacca{ $count ->
    [0] {""}
   *[other] {" "}(danno { $count })
}
play-log-lords-wound = { "  " }{ $hero }, nel dungeon del giocatore { $player }, subisce { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
play-log-lords-beaten = { "  " }{ $hero } finisce nelle segrete del giocatore { $player }
play-log-lords-spell = { "  " }il gruppo del giocatore { $player } lancia { $card }
play-log-lords-heal = { "  " }il gruppo del giocatore { $player } cura { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
play-log-lords-conquered = { "  " }{ $space } del giocatore { $player } è conquistata
play-log-lords-safe = { "  " }{ $space } del giocatore { $player } è al sicuro in questo round
play-log-lords-cursed = { "  " }il gruppo del giocatore { $player } non si cura in questo round
play-log-lords-hushed = { "  " }il gruppo del giocatore { $player } non lancia incantesimi in questo round
play-log-lords-dormant = { "  " }{ $monster } del giocatore { $player } si addormenta
play-log-lords-awake = { "  " }{ $monster } del giocatore { $player } resta sveglio
play-log-lords-free = { "  " }{ $hero } lascia le segrete del giocatore { $player }
play-log-lords-spy = { "  " }il giocatore { $player } guarda la carta Combattimento { $count }
play-log-least = minimo { $count }
play-log-most = massimo { $count }
play-log-part = { "      " }{ $change }: { $rule }
play-log-why = { "      " }{ $rule }

explain = spiega una segnalazione
explain-code = codice della segnalazione, come R0001, o il suo nome breve
    .name = CODICE
explain-unknown = non c'è nessuna segnalazione «{ $code }»
explain-unknown-near = non c'è nessuna segnalazione «{ $code }»; forse «{ $near }»?

lsp = rispondere a un editor mentre si scrive (server di linguaggio)
lsp-stdio = parlare sull'ingresso standard e sull'uscita standard, come sempre
lsp-out = la cartella in cui scrivere il server per i browser
    .name = CARTELLA
lsp-pyodide = cartella o archivio del pacchetto npm pyodide; senza, lo porta npm
    .name = PERCORSO
lsp-written = { $path } contiene il server per un editor nel browser
lsp-missing = manca ciò che parla il protocollo: installa regola[lsp]
lsp-play = Gioca questo esempio
lsp-holds = L'esempio «{ $title }» regge.
lsp-fails = L'esempio «{ $title }» non regge:
lsp-unplayable = L'esempio «{ $title }» non si può giocare finché il file è così.
lsp-no-examples = In questo file non c'è nessun esempio.
lsp-coverage = Quali regole mostra un esempio?
lsp-shown = Regole mostrate da un esempio: { $shown } su { $all }
lsp-not-shown = Nessun esempio mostra questa regola: reggono tutti anche senza
lsp-no-coverage = Questo non si può giocare finché il file è così.
lsp-written-twice = Anche sul disco { $file } è cambiato, e ciò che scrivi non è ancora salvato: confronta i due testi prima di salvare.
lsp-rename-no-id = «{ $name }» non è un id: scrivi lettere minuscole, cifre e trattini bassi, prima una lettera
lsp-rename-not-here = questo non è dichiarato in nessun file aperto qui
lsp-rename-breaks = con il nome «{ $name }» qualcosa che è giusto diventerebbe sbagliato

workbench = scrivere il banco di lavoro: Regola in un browser, da mostrare con qualsiasi server
workbench-out = la cartella da scrivere
    .name = CARTELLA
workbench-pyodide = cartella o archivio del pacchetto npm pyodide; senza, lo porta npm
    .name = PERCORSO
workbench-written = { $path } contiene il banco di lavoro: mostralo con qualsiasi server
workbench-no-npm = manca Python per i browser: indica il pacchetto npm pyodide { $version } con --pyodide, o installa npm
workbench-foreign = questo non è il pacchetto npm pyodide { $version }: { $file }

serve = mostra il regolamento della cartella corrente, e il banco di lavoro sui suoi file, a un browser di questo computer
serve-port = il numero della porta; 0 ne prende una libera
    .name = NUMERO
serve-pyodide = cartella o archivio del pacchetto npm pyodide; altrimenti lo procura npm
    .name = PERCORSO
serve-missing = manca ciò che serve le pagine: installa regola[serve]
serve-no-pack = qui e nelle cartelle sotto non c'è nessun pacchetto: va’ nella sua cartella o creane uno con regola new
serve-busy = la porta { $port } non è disponibile: forse la usa un altro programma; --port 0 ne prende una libera
serve-ready = Apri { $address } in un browser. Ctrl-C termina.
serve-ended = Terminato. I tuoi file sono come li hai lasciati.
serve-lead = Ciò che scrivi qui è scritto nei file della cartella.
serve-workbench = Banco di lavoro
serve-rulebook = Regolamento
serve-building = Il regolamento è in preparazione …
serve-stranger = Apri l'indirizzo indicato da regola serve: questo non ti conosce.

## Errori d'uso

usage =
    { $program }: { $message }
    Vedi: { $program } --help
usage-argument = { $message }
usage-command = non c'è nessun comando «{ $command }»
usage-command-near = non c'è nessun comando «{ $command }»; forse «{ $near }»?

## Ciò che dice il lettore di riga di comando; i nomi dopo % li riempie lui

argparse-usage = uso:{" "}
argparse-arguments = argomenti
argparse-options = opzioni
argparse-commands = comandi
argparse-help = mostra questo aiuto e termina
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-command = non c'è nessun comando %(parser_name)r; ci sono %(choices)s
argparse-unrecognised = qui non significa nulla: %s
argparse-excluded = non si combina con %s
argparse-no-value = non prende valori, ma è stato dato %r
argparse-required = manca: %s
argparse-one-required = ne serve uno tra: %s
argparse-one-value = vuole un valore
argparse-most-one-value = prende al massimo un valore
argparse-least-one-value = vuole almeno un valore
argparse-several-values = { $count ->
    [one] vuole %s valore
   *[other] vuole %s valori
}
argparse-ambiguous = %(option)s può essere uno qualsiasi tra %(matches)s
argparse-invalid-value = %(value)r qui non va bene
argparse-invalid-choice = %(value)r non è tra %(choices)s

## Lavori lunghi

progress-checked = { $done ->
    [one] 1 file su { $total } controllato
   *[other] { $done } file su { $total } controllati
}
progress-tested = { $done ->
    [one] 1 esempio su { $total } giocato
   *[other] { $done } esempi su { $total } giocati
}
progress-compare = confronto, { $done }
progress-add = Si aggiungono i pacchetti
progress-items = elementi provati: { $done } di { $total }
progress-packs = Si guardano i pacchetti
progress-read = { $done ->
    [one] 1 file letto
   *[other] { $done } file letti
}
progress-played = { $done ->
    [one] 1 partita giocata su { $total }
   *[other] { $done } partite giocate su { $total }
}
progress-built = { $done ->
    [one] 1 file preparato
   *[other] { $done } file preparati
}

## Incidenti

interrupted = Interrotto.
internal-error =
    Regola ha un difetto suo ({ $kind }): i tuoi file non c'entrano.
    Segnalalo, per favore, insieme al file su cui lavoravi.
internal-error-kept =
    Regola ha un difetto suo ({ $kind }): i tuoi file non c'entrano.
    Segnalalo, per favore, insieme al file su cui lavoravi e ai dettagli conservati in { $path }
output-lost = Non è stato possibile scrivere i risultati; forse il disco è pieno.

compat = dice che cosa di un pacchetto funziona in un altro gioco
compat-pack = pacchetto da provare: il suo id, o la sua cartella; dopo, gli elementi di cui dire
    .name = PACCHETTO
compat-into = il gioco sulle cui mappe lo si prova, per esempio small_world; dopo, altri elementi
    .name = GIOCO
compat-prove = posizioni in cui si cerca ogni regola, per vederla agire; 0 per nessuna (predefinito: 0)
    .name = NUMERO
compat-keep = cartella per un esempio di ogni conflitto fra pacchetti, da giocare con regola test
    .name = CARTELLA
compat-kept = { $path }: { $count ->
    [one] scritto 1 esempio
   *[other] scritti { $count } esempi
}
compat-not-kept = { $game }: { $conflict }, e nessun esempio lo mostra: { $count ->
    [0] per ciò che manca non si conosce alcuna posizione
    [one] nell'unica posizione provata non manca niente
   *[other] in nessuna delle { $count } posizioni provate manca qualcosa
}. Una regola che prende qualcosa per altri, o a una condizione, può chiedere più di quanto abbia una posizione di un solo turno
compat-format = come si scrive il rapporto (se manca: human)
families-apart = «{ $one }» e «{ $other }» sono di famiglie di giochi diverse, e le famiglie non si mescolano: parole, pezzi e regole dell'una non dicono nulla nell'altra
compat-nothing = «{ $pack }» non ha razze, poteri, reliquie o luoghi: altro non passa da un gioco all'altro
compat-unknown-game = non c'è nessun gioco «{ $name }»; i giochi sono: { $legal }
compat-unknown-game-near = non c'è nessun gioco «{ $name }»; forse «{ $near }»?
compat-unknown-pack = non c'è nessun pacchetto «{ $name }»; i pacchetti sono: { $legal }
compat-unknown-pack-near = non c'è nessun pacchetto «{ $name }»; forse «{ $near }»?
compat-unknown-item = non c'è nessun elemento «{ $name }»; gli elementi sono: { $legal }
compat-unknown-item-near = non c'è nessun elemento «{ $name }»; forse «{ $near }»?

combos = guarda ogni razza con ogni potere
combos-games = giochi da guardare, per esempio small_world
    .name = GIOCO
combos-mix = mescola i giochi nominati sulle mappe del primo
combos-play = partite in cui si prova ogni osservazione che il gioco può decidere, 0 per nessuna (predefinito: 5)
    .name = NUMERO
combos-format = come si scrive il rapporto (se manca: human)
combos-none = { $game } non ha razze e poteri da combinare
combos-unknown-game = non c'è nessun gioco «{ $name }»; i giochi sono: { $legal }
combos-unknown-game-near = non c'è nessun gioco «{ $name }»; forse «{ $near }»?
combos-unknown-name = non c'è nessun gioco o pacchetto «{ $name }»; i giochi sono: { $games }; i pacchetti sono: { $packs }
progress-mixed = pacchetti nei giochi guardati: { $done } di { $total }
progress-pairs = { $done ->
    [one] 1 combinazione
   *[other] { $done } combinazioni
}

book = scrive il regolamento che insegna un gioco, da stampare o da leggere
book-game = il gioco o pacchetto: il suo id o la sua cartella
    .name = GIOCO
book-with = pacchetti uniti al libro, con le aggiunte segnate
    .name = PACCHETTO
book-format = che cosa si fa: `pdf` da stampare, `html` da leggere in un browser (di norma: `pdf`)
book-paper = il formato dei fogli del PDF (di norma: a4)
book-out = il file da scrivere, o la cartella in cui scriverlo (di norma: porta il nome del gioco e della lingua)
    .name = FILE
folder-made = Cartella creata: { $path }
out-no-name = --out vuole il nome di un file o di una cartella, e «{ $out }» non lo è
out-other-format = { $path } non sarebbe un { $format }: cambiane la terminazione, o chiedi l'altro formato
book-written = Scritto: { $path }
folder-gone = la cartella in cui ti trovi non c'è più: passa in un'altra
book-other-family = «{ $pack }» è per giochi di un altro genere che «{ $game }»: non hanno un libro in comune
book-unknown = non c'è nessun gioco o pacchetto «{ $name }»; ci sono: { $legal }
book-unknown-near = non c'è nessun gioco o pacchetto «{ $name }»; intendevi «{ $near }»?
book-no-typst = per un PDF serve `typst`, che non è installato: lo porta `pip install 'regola[print]'`; a `--format html` non serve nulla
progress-paper = { $step ->
    [check] controllo le regole
    [play] gioco gli esempi
    [draw] disegno
   *[lay] impagino
}

card = disegna le carte di uno o più elementi, da mostrare in giro
card-item = un elemento: il suo id, come tritons
    .name = ELEMENTO
card-png = un'immagine a punti (di norma)
card-svg = un disegno a linee
card-out = il file da scrivere, o la cartella in cui scriverlo (di norma: porta il nome dell'elemento e della lingua)
    .name = FILE
card-one-picture = una carta si disegna come --png o come --svg, non in tutti e due i modi
card-one-file = più carte vogliono un file ciascuna: indica una cartella a --out
card-no-typst = per una carta serve `typst`, che non è installato: lo porta `pip install 'regola[print]'`; `regola text` ne stampa le parole

print = prepara fogli da stampare e ritagliare, per giocare al tavolo
print-items = che cosa si stampa: elementi per id, un pacchetto o un gioco per id o cartella (di norma: il pacchetto in cui ti trovi)
    .name = ELEMENTO|PACCHETTO
print-paper = il formato dei fogli (di norma: a4)
print-backs = il lato su cui si girano i fogli: i dorsi cadono dietro ai fronti (di norma: `long`, il lungo; `short` è il corto); `none` stampa solo i fronti
print-cards = la misura delle carte (di norma: `poker`, 63 per 88 millimetri)
print-only = stampa solo questi: `banner, badge, token, piece, plaque, coin, counter, chamber, goon, tile, card, leaflet, board, aid, track`
    .name = FORMA
print-also = una seconda lingua su ogni pezzo
print-cut = scrive accanto al PDF un SVG per foglio, con le linee che taglia una macchina
print-out = il file da scrivere, o la cartella in cui scriverlo (di norma: porta il nome di ciò che si stampa e della lingua)
    .name = FILE
print-no-typst = i fogli hanno bisogno di `typst`, che non è installato: lo porta `pip install 'regola[print]'`
print-nothing = di questo non si stampa niente; ci sono: { $legal }
print-unknown-form = niente di ciò che si stampa si chiama «{ $name }»; ci sono: { $legal }
print-unknown-form-near = niente di ciò che si stampa si chiama «{ $name }»; forse «{ $near }»?
print-nothing-in = in «{ $name }» non c'è niente da stampare
print-none-here = qui non c'è nessun pacchetto da stampare; nominane uno, o degli elementi, come `regola { $command } small_world` o `regola { $command } tritons`
print-cut-lines = { $count ->
    [one] Scritto, linee di taglio: { $path }
   *[other] Scritto, linee di taglio: { $path } ({ $count } file)
}
print-papers = { $papers ->
    [one] 1 foglio
   *[other] { $papers } fogli
}; stampa a grandezza naturale, senza adattare alla pagina
print-listed = { $count } × { $form ->
    [banner] vessillo (`banner`)
    [badge] tessera di un potere (`badge`)
    [token] segnalino (`token`)
    [piece] pezzo (`piece`)
    [plaque] targhetta (`plaque`)
    [coin] moneta (`coin`)
    [counter] gettone (`counter`)
    [goon] pedina (`goon`)
    [tile] tessera esagonale (`tile`)
    [chamber] tessera quadrata (`chamber`)
   *[card] carta (`card`)
    [leaflet] foglietto (`leaflet`)
    [board] tabellone (`board`)
    [aid] promemoria (`aid`)
    [track] tracciato (`track`)
}

# ---- export

export = prepara immagini di ciò che sta sul tavolo, o un oggetto salvato per Tabletop Simulator
export-table = `tts` per Tabletop Simulator, `images` per le immagini
export-items = che cosa si esporta: elementi per id, un pacchetto o un gioco per id o cartella (di norma: il pacchetto in cui ti trovi)
    .name = ELEMENTO|PACCHETTO
export-only = esporta solo questi, come in `regola print`
    .name = FORMA
export-cards = la misura delle carte (di norma: `poker`, 63 per 88 millimetri)
export-also = una seconda lingua su ogni pezzo
export-picture = delle immagini: a punti o a linee (di norma: `png`)
export-points = delle immagini: quanti punti per pollice hanno, da 36 a 1200 (di norma: 300)
    .name = PUNTI
export-address = per `tts`: l'indirizzo a cui staranno le immagini (di norma: questa cartella, che nessun altro giocatore vede)
    .name = INDIRIZZO
export-out = la cartella in cui si scrive (di norma: porta il nome di ciò che si esporta e della lingua)
    .name = CARTELLA
export-no-typst = le immagini hanno bisogno di `typst`, che non è installato: lo porta `pip install 'regola[print]'`
export-written = { $pictures ->
    [one] Scritto: { $path }, 1 immagine
   *[other] Scritto: { $path }, { $pictures } immagini
}

# ---- playtest

playtest = dice da partite accoppiate di bot se gli elementi sono troppo forti, troppo deboli o come gli altri
playtest-items = razze, poteri, reliquie, luoghi o pacchetti da provare, per id, riferimento o cartella
    .name = ELEMENTO
playtest-against = che cosa prende il loro posto nelle altre partite: la media del gioco (average), un elemento o un'edizione precedente del pacchetto (cartella, archivio, git:REVISIONE)
    .name = average|ELEMENTO|EDIZIONE
playtest-players = per quanti giocatori (se manca: 2)
    .name = NUMERO
playtest-band = entro quante monete a partita un elemento è come gli altri (se manca: ciò che dice bands.yaml del pacchetto, altrimenti 3, e 0 contro un'edizione precedente)
    .name = MONETE
playtest-budget = quanto giocare al massimo: 60s, 5m, 2h (se manca: 60s)
    .name = TEMPO
playtest-pairs = gioca esattamente tante coppie di partite, a blocchi di 20, invece di un tempo
    .name = NUMERO
playtest-explain = dice perché: che cosa porta ogni regola, e le tre partite che dicono di più, conservate nella cartella playtests
playtest-seed = numero che decide tutto ciò che è lasciato al caso (se manca: 1)
    .name = NUMERO
playtest-workers = quanti processi giocano (se manca: uno per ogni core)
    .name = NUMERO
playtest-resume = cartella che conserva ogni blocco di partite, da cui riprendere più tardi
    .name = CARTELLA
playtest-report = scrive il resoconto in un file, come pagina HTML
    .name = FILE
playtest-format = come mostrare il risultato (se manca: table)
playtest-budget-or-pairs = indica un tempo o un numero di coppie, non entrambi
playtest-nothing = il pacchetto { $pack } non ha razze, poteri, reliquie o luoghi da provare
playtest-which = più elementi si chiamano «{ $name }»; indicane uno per intero: { $legal }
playtest-kind = «{ $name }» è del tipo { $kind }: si possono provare razze, poteri, reliquie e luoghi
playtest-unknown-item = non c'è un elemento «{ $name }»; gli elementi sono: { $legal }
playtest-unknown-item-near = non c'è un elemento «{ $name }»; intendevi «{ $near }»?
playtest-built = { $path } non contiene file di regole che si possano giocare
playtest-no-bots = nessun bot di questo laboratorio gioca i giochi di { $name }
playtest-not-there = { $path } non ha { $name }
playtest-other-kind = { $name } non può prendere il posto dell'elemento: ne serve uno del tipo { $kind }
playtest-head = { $item }, { $players } giocatori
playtest-verdict = { $word ->
    [strong] Troppo forte
    [weak] Troppo debole
    [same] Come gli altri
    [original] Esattamente come l'altro
    [untested] Non provato: nelle partite osservate una regola non è stata quasi mai in vigore
    [disagree] I bot non sono d'accordo
    [strong-older] Più forte di prima
    [weak-older] Più debole di prima
    [same-older] Come prima
    [original-older] Esattamente come l'originale
    [untested-older] Non provato: nelle partite osservate una regola non è stata quasi mai in vigore
    [disagree-older] I bot non sono d'accordo
   *[other] { $more ->
        [0] Indeciso
       *[other] Indeciso: altre { $more } coppie circa lo direbbero
    }
}
playtest-coins = { $mean } monete a partita (da { $low } a { $high })
playtest-shares = { $mean } % di vittorie (da { $low } a { $high })
playtest-earns = il suo giocatore finisce con { $coins } monete; { $kind ->
    [found] lo ha per { $rounds } round
   *[joined] il suo popolo è attivo per { $rounds } round
}
playtest-others = ciascuno degli altri giocatori riceve { $mean } monete
playtest-unchanged = le sue regole sono come prima: ciò che cambia viene da altri elementi
playtest-picked = quando sta nella fila, è preso in { $taken } scelte su { $offered }, in media nel round { $round }, per { $paid } monete
playtest-place = posto { $place } su { $count } tra gli ufficiali, accanto a { $beside }
playtest-old-table = Gli ufficiali sono stati misurati con regole o bot diversi da questi: la loro tabella è vecchia.
playtest-seen = «{ $rule }» in vigore in { $times } decisioni su { $decisions }, in { $games } partite su { $watched }
playtest-best = meglio con: { $partners }
playtest-worst = peggio con: { $partners }
playtest-few = alcuni di questi si sono incontrati in { $pairs ->
    [one] 1 sola coppia
   *[other] sole { $pairs } coppie
}: di ciascuno si può dire poco
playtest-digest = { $pairs } coppie di partite, impronta { $digest }
playtest-in-python = Il codice compilato non gioca questo gioco ({ $why }): lo gioca Python, con lo stesso risultato, circa quaranta volte più lentamente.
playtest-repeat = Di nuovo lo stesso: { $command }
playtest-bots = I verdetti riguardano questi bot su questi tabelloni.
playtest-fault = { $place }: una regola di { $item } ha fallito in gioco; non se ne può dire nulla
progress-playtest = { $done } coppie di partite: { $coins } monete
playtest-effect = «{ $rule }» porta { $mean } monete a partita (da { $low } a { $high })
playtest-effect-few = «{ $rule }» porta finora { $mean } monete a partita
playtest-game = Una partita che dice molto ({ $coins } monete): { $command }
progress-explain = { $done } di { $total } blocchi senza una regola
playtest-written = Resoconto: { $path }
playtest-title = Prova di gioco
playtest-cannot = I bot progettano meno delle persone, non fanno accordi e non serbano rancore: ciò che vive di questo è giudicato male.
playtest-interval = Differenza di monete a partita, con i limiti che valgono a ogni sguardo
playtest-among = Tra quelli ufficiali
playtest-rules = Che cosa porta ogni regola
playtest-rounds = Differenza di monete, round per round
playtest-partners = Per compagno
playtest-numbers = I numeri
playtest-how-title = Come è stato misurato
playtest-how = Coppie di partite con lo stesso seme, posto, compagno e ordine dei mazzi: una con l'elemento, l'altra con ciò che ne prende il posto. La fascia colorata è larga { $band } monete per parte; il seme è { $seed }. I limiti falliscono, contando tutti gli sguardi, in al più una prova su venti.
playtest-cluster = indirizzo dello scheduler di un cluster Dask che gioca (richiede regola[cluster])
    .name = INDIRIZZO
playtest-workers-or-cluster = indica un numero di processi o un cluster, non entrambi
playtest-no-dask = un cluster richiede il pacchetto distributed: pip install "regola[cluster]"
playtest-no-cluster = nessun cluster risponde a { $address }
playtest-workers-lost = Non è rimasto nessuno che giochi: i processi o il cluster se ne sono andati. Quanto è stato giocato resta.
playtest-no-limits = finora { $mean } monete a partita; prima di { $least } coppie non si dice nulla
