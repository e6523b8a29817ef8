# Parole delle pagine del regolamento.
language-own = Italiano
language-it = italiano
language-es = spagnolo
language-en = inglese

site-title = Regolamento
site-lead = Le regole di ogni gioco e tutto ciò che sta nella scatola, con i chiarimenti e gli esempi svolti. Tutto è generato dalla stessa fonte con cui si gioca.
site-lead-added = Che cosa { $count ->
    [one] aggiunge
   *[other] aggiungono
} { $packs } a { $games }: { $kinds }. Tutto è generato dalla stessa fonte con cui si gioca.
notice = Non ufficiale. Nomi e giochi appartengono ai rispettivi proprietari.
page-edition = { $pack }, versione { $version }{ $date ->
    [none] {""}
   *[other] {" "}del { $date }
}.
skip = Vai al testo
languages = Lingua
theme-light = Usa i colori chiari
theme-dark = Usa i colori scuri
on-this-page = In questa pagina
pages-of-kind = Pagine
contents-title = Sommario
contents-more = Inoltre in questo libro

search-title = Ricerca e indice
search-label = Cerca nelle regole
search-short = Cerca
search-none = Nessun risultato. Prova con meno parole, o con altre.
search-some = Risultati: #
search-stop-words = a ad al allo alla ai agli alle con da dal dalla dai dalle del dello della dei degli delle di e ed è sono essere ha hanno può possono posso puoi devo deve il lo la i gli le l un uno una in nel nella nei nelle su sul sulla sui sulle per tra fra o che chi cui cosa quale quali quando dove come se non ne si mi ti ci mio tuo suo sua anche più mia mie miei tua tue tuoi sue suoi noi voi loro lui lei fa fare c già poi solo quello quella quelli questo questa
search-examples = Esempi
# Words of questions, which tell little of what is asked for.
search-question-words = ho avere tengo tiene tenere faccio fare fanno vanno va do cosa come che cosa quando dove chi quale quali perché quanto quanta quanti quante succede vuol dire significa ha hanno partita partite gioco giochi giocare gioca giocano giocatore giocatori regola regole funziona funzionano serve servono ottengo ottenere ottiene ottengono
# Words that ask for a number, and words for numbers.
search-counting-words = quanto quanta quanti quante
search-numbers = uno una due tre quattro cinque sei sette otto nove dieci undici dodici venti nessuno nessuna nulla metà
# A line for each group of words that players use for the same thing.
search-alike =
    arrivare arriva arrivano viene vengono compare appare
    due 2
    tre 3
    quattro 4
    cinque 5
    sei 6
    aumentare aumenta salire crescere cresce
    togliere rimuovere eliminare elimino demolire uccidere
    andare va vado vanno mandare manda mando
    tana buco
    muro muri parete pareti
    girare ruotare ruotata girata
    entrare entra entrano comincia cominciare iniziare inizia
    ottenere ottengo ottiene ottengono assumere reclutare ricevere guadagnare procurare
    vincere vince vincono vittoria vincitore vinto
    inizio inizia iniziare iniziale cominciare comincia preparazione partenza primo prima
    parità pareggio spareggio pari stesse stesso
    monete moneta soldi denaro oro pepita pepite ricchezza
    punti punto punteggio punteggi vale valgono
    incassare incassa guadagnare guadagna guadagnano riscuotere rende rendono riceve ricevono
    attaccare attacca attacco conquistare conquista invadere prendere presa catturare rubare ruba rubano togliere
    dado dadi tirare tira tiro lancio lanciare
    truppe truppa pedine pedina segnalini segnalino unità esercito gettoni
    fine finisce finire termina terminare conclude ultimo
    costo costa costare prezzo pagare paga pagano serve servono gratis
    spostare sposta muovere muove muovono rischieri rischieramento ridistribuire ridistribuzione spartisci riorganizzare
    durata dura durare round turni turno lunga tempo
    perdere perde perdo perdono perso
    scatola contenuto componenti materiale
    lasciare lascia abbandonare abbandona
    avversario avversari nemico nemici altro rivale
    giocatore giocatori persone
    sala sale stanza stanze camera
    adiacente adiacenti accanto vicino vicina vicine confinante confinanti lontano lontana lontane attigua
    ordine sequenza fasi fase
    azione azioni ordine ordini mossa mosse
    prigioniero prigionieri prigione segrete catturato catturati
    restare resta restano rimanere rimane tenere tiene mantenere
    combinazione combinazioni coppia coppie
    usare usa spendere sfruttare
    nuovo nuovamente ancora volta volte riusare tornare torna tornano riprendere riprende
    combattimento combattere combattono battaglia scontro lotta
    difendere difende difesa difensore difensori proteggere
    declino declinare
    scegliere sceglie scelta
    mostro mostri creatura creature
    mare mari lago laghi acqua
    premio premi titolo titoli
    segreto nascosto nascosti coperto
    costruire costruisce costruire posare posa mettere mette piazzare
    fallire fallisce basta fallito
    differenza differenze cambia diverso nuovo
    tassa tasse imposta
    folletto folletti lavoratori
    avventuriero avventurieri eroe eroi
    malvagità malvagio cattiveria
    abisso abissi baratro baratri voragine crepaccio
    attraversare attraversa passare passa entrare entra
    trovare trova scoprire scopre
    sgorbio sgorbi servitori
    regione regioni territorio territori zona terra
    scavare scava scavo scavano tunnel galleria gallerie
    ridurre diminuire abbassare perdere
    evocare evoca assumere ingaggiare reclutare
    sacchetto borsa mucchio
    incantesimo incantesimi magia
    ferita ferite danno danni
    padrone proprietario appartiene
    insieme contemporaneamente volta
    caverna caverne grotta grotte
    ammazzare uccidere battere sconfiggere sconfitto sconfitti eliminare morto morti muore muoiono
    condividere insieme
    limite massimo
    guardare guardo vedere vedo spiare
    mappa tabellone
    saltare salto passare passo
    razza razze popolo popoli
    uguale uguali stesso stessa pari
    scende calare
    uso usi usa usano usare usato
    prendo prendi prende prendono prendere preso presa presi
    metto metti mette mettono mettere messo messa
    tengo tieni tiene tengono tenere tenuto
    vengo vieni viene vengono venire venuto
    scelgo scegli sceglie scelgono scegliere scelto
    perdo perdi perde perdono perdere perso persa
    vinco vinci vince vincere vinto
    tolgo togli toglie tolgono togliere tolto tolta
    muovo muovi muove muovono muovere mosso
    spendo spendi spende spendere speso
    chiudo chiudi chiude chiudere chiuso chiusi
    rimango rimane rimanere rimasto
    riprendo riprendi riprende riprendere ripreso
    esco esce escono uscire
    do dai dà danno dare dato
    guadagno guadagni guadagna guadagnare
    faccio fai fanno fare fatto
    pesco peschi pesca pescano pescare
    ritiro ritirare lascio lasciare abbandono abbandonare
    salto salti salta saltare saltato
filter-game = Gioco
filter-kind = Genere
filter-all = Tutti
index-title = Indice

kind-race = Razze
kind-power = Poteri
kind-relic = Reliquie
kind-place = Luoghi
kind-piece = Pezzi
kind-terrain = Terreni
kind-symbol = Simboli
kind-trait = Caratteristiche
kind-board = Mappe
page-board = Mappe
page-glossary = Glossario
rules-title = Regole del gioco
rules-more = Chiarimenti, opzioni ed esempi
rulings-title = Chiarimenti
questions-title = Domande e risposte
questions-lead = Che cosa chiede chi gioca per la prima volta, poi le domande che nascono al tavolo: con la risposta e, dove c'è, l'esempio che la mostra.
editions-title = Differenze tra le edizioni
editions-lead = Dove i libri italiano, spagnolo e inglese dicono cose diverse: che cosa dice ciascuno e quale seguono queste regole.
edition-taken = Tra queste edizioni, le regole seguono qui quella in { $edition }.
edition-none-taken = Queste regole non ne seguono nessuna.
options-title = Questioni aperte
options-lead = I tavoli rispondono in modi diversi: mettetevi d'accordo prima di giocare. Senza accordi, una variante vale se la risposta è sì, e non vale se è no.
option-taken = Salvo altri accordi: sì.
option-not-taken = Salvo altri accordi: no.
findings-title = Segnalazioni
findings-lead = Che cosa Regola può segnalare nelle regole che scrivi, una voce per ciascuna segnalazione.
glossary-lead = I termini che le regole usano, poi ciò che sta su mappe e tessere.

set-up-title = Preparazione
set-up-board = Prendete la mappa per il vostro numero di giocatori e metteteci ciò che vi è disegnato: la legenda dice che cosa mostra ogni segno.
set-up-coins = Ogni giocatore prende { $count } monete.
set-up-row = Abbinate i vessilli delle razze alle tessere dei poteri e disponete { $count } combinazioni in fila. Gli altri vessilli sono il mazzo delle razze, le altre tessere quello dei poteri.
set-up-hidden = Mescolate coperti in una sola pila, { $count } in tutto: { $kinds }.
components-title = Componenti
component = Componente
component-count = Numero
component-tokens = Segnalini
board = Mappa
turn-title = Il turno
turn-lead = Si gioca a turno; ogni turno ha queste fasi, in quest'ordine.
turn-declining = Un turno in cui si va in declino ha invece queste fasi.
chapter-choosing = Scelta di una combinazione
chapter-readying = Preparazione delle truppe
chapter-conquest = Conquista
chapter-redeployment = { $game ->
    [underground] Ridistribuzione
   *[other] Rischieramento
 }
chapter-scoring = Riscossione
chapter-declining = Declino
chapter-ending = Fine della partita
chapter-further = Altre regole
tie-break = Vince chi ha più monete. In caso di parità vince { $what }; chi è ancora pari vince insieme.
tie-break-tokens = chi ha più segnalini sulla mappa, attivi e in declino insieme

in-short = In breve
belongs-to = Appartiene a
adds-to = Si aggiunge a
no-rules = Nessuna regola propria.
no-rules-but-tokens = Nessuna regola propria: la sua forza è il numero.
source = Fonte:
by-hand = scritto a mano
by-hand-why = Questa frase l'ha scritta una persona; numeri e termini sono confrontati con la regola.
source-language = { $book } ({ $language })
source-own = opera nostra
source-page = { $book }, { $count ->
    [one] pagina
   *[other] pagine
 } { $page }
list-end = { $words } e { $last }

fact-tokens = Segnalini
fact-of = { $count } su { $most } nella scatola
fact-box = Nella scatola
fact-limit = Al massimo in una regione
fact-borrows = Usa i segnalini di
fact-count = Nella scatola
fact-family = Famiglia
fact-edges = Lati, in ordine
fact-players = Giocatori
fact-rounds = Round
fact-regions = Regioni

boards-lead = In questi disegni le regioni si toccano esattamente dove si toccano sulle mappe stampate.
board-shape = Le forme sono nostre: della mappa stampata è vero quali regioni si toccano, quali arrivano al bordo e che cosa vi si trova.
board-shape-own = Le forme sono solo un disegno: conta quali regioni si toccano, quali arrivano al bordo e che cosa vi si trova.
board-left-out = Nessun disegno piano può mostrare che si toccano anche:
board-table = { $count ->
    [one] La regione in tabella
   *[other] Le { $count } regioni in tabella
 }
board-region = Regione
board-terrain = Terreno
board-signs = Segni
board-beside = Tocca

see-example = Vedi l'esempio: { $title }.
example-heading = Esempio svolto
example-before = Prima
example-after = Dopo
example-end = Alla fine:
example-declined = { $people } (in declino)
example-refused = Non si può: { $deed }
example-cost = Conquistare { $region } costa { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
 }.
example-no-conquest = { $region } non può essere conquistata.
example-income = { $player } ora riscuoterebbe { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
 }.
example-has = { $player } ha: { $what }.
example-coins = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
 }
example-gained = { $player } riceve { $what }.
example-paid = { $player } paga { $what }.
example-lost = { $player } perde { $what }.
example-by = { $item }: { $told }
example-laid = In { $region } si mette: { $what }.
example-lifted = Da { $region } si toglie: { $what }.
example-pieces = { $count } { $piece }
example-tokens = { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
 }
example-hand = { $count } in mano
example-tray = { $count } { $game ->
    [small_world] nel contenitore
   *[other] nella riserva
 }
example-holds = sulla mappa { $regions }
example-bare = nessuna regione
example-amount = { $count } in { $region }
example-owner = { $region } è di { $player }.
example-nobody = { $region } non è di nessuno.
example-immune = Immune: { $regions }.
example-none-immune = Nessuna regione è immune.
example-piece = { $piece }: in { $regions }.
example-no-piece = { $piece }: non è sulla mappa.
seat-player = Giocatore
seat-people = Razza e potere
seat-coins = Monete
seat-hand = In mano
seat-regions = Sulla mappa

deed-choose = { $player } sceglie { $one } · { $other }.
deed-choose-slot = { $player } sceglie la combinazione { $place } della fila.
deed-conquer = { $player } conquista { $one }.
deed-using = { $deed } Con: { $what }.
deed-with = { $deed } Con: { $what }.
deed-die = { $deed } Il dado mostra { $what }.
deed-dice = { $deed } I dadi mostrano { $what }.
deed-use = { $player } usa { $one }.
deed-use-what = { $player } usa { $one }: { $what }.
deed-skip = { $player } non usa { $one }.
deed-roll = { $player } tira.
deed-no = { $deed } La risposta è no.
deed-place = { $player } colloca { $piece }: { $regions }.
deed-abandon = { $player } abbandona { $one }.
deed-redeploy = { $player } { $game ->
    [underground] ridistribuisce
   *[other] rischiera
 }: { $regions }.
deed-retreat = { $player } riprende i segnalini e li { $game ->
    [underground] ridistribuisce
   *[other] rischiera
 }: { $regions }.
deed-decline = { $player } va in declino.
deed-end-turn = { $player } conclude il turno.
deed-end-decline = { $player } riscuote e poi va in declino.

define-conquest-ability = Ciò che una razza, un potere, una reliquia o un luogo aggiunge alle regole comuni.
define-conquest-active = Detto di una razza: in gioco e non in declino.
define-conquest-badge = Il numero che porta un potere: quanti segnalini aggiunge.
define-conquest-banner = Il numero sul vessillo di una razza: quanti segnalini porta.
define-conquest-border = Detto di una regione: arriva al bordo della mappa.
define-conquest-closed = Detto di una regione: nessuno la può attaccare.
define-conquest-coastal = Detto di una regione: è terra che tocca l'acqua.
define-conquest-combination = Il vessillo di una razza accanto a un potere, come stanno nella fila.
define-conquest-conquest-cost = Quanti segnalini deve portare chi vuole prendere una regione.
define-conquest-declined = Detto di una razza: girata. Resta sulla mappa e rende monete, ma non agisce se una regola non lo dice.
define-conquest-defender = Ciò che alza il costo della sua regione: i segnalini razza e i pezzi che lo dicono.
define-conquest-empty = Detto di una regione: senza segnalini e senza nulla che la difenda. Montagne stampate e simboli non contano.
define-conquest-entrance = Una regione da cui può cominciare una razza che non ne ha nessuna.
define-conquest-fleeting = Detto di una razza in declino: lascia la mappa quando un'altra razza dello stesso giocatore va in declino.
define-conquest-immune = Detto di una regione: non può essere conquistata né toccata da abilità.
define-conquest-income = Quante monete rende una regione al suo proprietario alla riscossione.
define-conquest-lone = Detto di un segnalino: l'unico difensore della sua regione.
define-conquest-reachable = Detto di una regione: può essere attaccata da dove sta la tua razza.
define-conquest-shortfall = Quanti segnalini mancano in mano a chi vuole conquistare una regione.
define-conquest-tray = La scorta dei segnalini di tutte le razze.

chapter-values = Ingegno, Risorse e gli altri valori
chapter-turns = Il turno
chapter-building = Costruire
chapter-moving = Muovere ed evocare
chapter-fighting = Conquistare
kind-edge = Lati delle tessere
kind-tile = Tessere
kind-order = Ordini
kind-creature = Creature
kind-adventurer = Avventurieri
kind-scenario = Scenari
kind-lord = Signori
fact-spaces = Spazi
fact-goons = Sgorbi a testa
fact-coin-values = Valore delle monete
fact-coins = Monete a testa
fact-track-goons = Sgorbi sul tracciato
fact-portal-goons = Sgorbi nel portale
fact-first-tile = Prima tessera
fact-cost = Costo
fact-tier = Livello
fact-scenario = Scenario
fact-strength = Forza
fact-speed = Velocità
fact-resources = Risorse
fact-summon = Per evocarla
fact-needs = Richiede
fact-adventurers = Avventurieri a testa
fact-area = Area
fact-distance = Distanza
fact-heap = Monete nel mucchio
fact-central = Al centro
fact-scattered = Sparse
fact-stack = Nella pila
word-special = speciale
word-larger = più grande
word-smaller = più piccola
space-portals = Posti per i portali
space-centre = Il centro
board-grid = { $count } spazi. La forma di questa mappa è nostra, non quella della mappa stampata.
set-up-board-grid = Prendete la mappa per il vostro numero di giocatori.
component-each = { $name } per ogni giocatore
component-other = { $name } per tutti
component-coins = Monete
component-coins-worth = Monete da { $value }
component-goons = Sgorbi
component-tunnels = Tunnel
component-imps = Folletti
component-gold = Oro
component-food = Cibo
component-wounds = Ferite
component-red-tokens = Segnalini rossi
component-minions = Tirapiedi
component-evil = Segnalini malvagità
print-dungeon = Sotterraneo
chips-leave-out = e altro, qui sotto
form-name = { $form ->
    [banner] vessillo
    [badge] tessera di un potere
    [token] segnalino
    [piece] pezzo
    [plaque] targhetta
    [coin] moneta
    [counter] gettone
    [goon] pedina
    [tile] tessera esagonale
    [chamber] tessera quadrata
   *[card] carta
    [leaflet] foglietto
    [board] tabellone
    [aid] promemoria
    [track] tracciato
}
named-apart = { $name } ({ $what })
print-on-its-card = di più sulla sua carta
print-fact = { $name }: { $value }
print-levels = Livello { $count }, primo anno
print-later-levels = Livello { $count }, secondo anno
print-health = Salute { $count }
print-skill = Simboli: { $count }
print-later-health = Salute { $count }
print-later-skill = Simboli: { $count }
component-die = Dado con le facce { $faces }
component-added = { $name } ({ $pack })
fact-count-each = Per ogni giocatore
set-up-digger-coins = Mettete nel sacchetto { $count } monete per ogni giocatore, senza guardarne il valore.
set-up-digger-coin-values = Ogni moneta vale una di queste cifre: { $numbers }.
set-up-digger-goons = Ognuno prende { $count } Sgorbi e una serie di tessere di un colore.
set-up-digger-first-tile = Ognuno mette questa tessera su uno dei posti per i portali: { $name }. Le altre della serie vanno in un sacchetto a parte.
set-up-digger-portal-goons = { $count ->
    [one] Ognuno vi mette { $count } Sgorbio.
   *[other] Ognuno vi mette { $count } Sgorbi.
 }
set-up-digger-track-goons = { $count ->
    [one] Ognuno mette { $count } Sgorbio sul tracciato dei pezzi d'oro. Gli altri sono la riserva.
   *[other] Ognuno mette { $count } Sgorbi sul tracciato dei pezzi d'oro. Gli altri sono la riserva.
 }
strengths-title = Quanto sono forti, giocati dai bot: { $game }, { $players } giocatori
strengths-lead = Che cosa porta ogni elemento più degli altri del suo tipo. Sono bot su un solo tabellone: progettano meno delle persone, non fanno accordi e non serbano rancore.
strengths-old = Questi numeri sono vecchi: sono stati misurati con regole o bot diversi da quelli di oggi.
strengths-item = Elemento
strengths-coins = Monete a partita, { $bot }
strengths-victories = Vittorie
strengths-opposed = i bot non sono d'accordo
strengths-unit = monete
strengths-race = Razze
strengths-power = Poteri
strengths-relic = Reliquie
strengths-place = Luoghi
strengths-bot-steady = bot assennato
strengths-bot-greedy = bot avido
strengths-how-title = Come è stato misurato
strengths-how = Di ogni elemento, { $pairs } coppie di partite: in una partita un giocatore ha l'elemento dalla prima scelta, nell'altra ne ha uno dello stesso tipo preso a caso; tutto il resto è uguale. Il { $first } gioca a tutti i posti. I limiti tra parentesi valgono a ogni sguardo; le vittorie sono quelle in più su cento partite.
strengths-other = Il { $second } guarda avanti di una sola mossa. Dove ciascun bot è certo del contrario dell'altro, l'elemento dipende da come lo si gioca.
changes-title = Che cosa è cambiato in { $pack }
contents-card = Una carta
contents-turn = Un turno, com'è stato giocato
contents-designers = Per chi scrive regole
contents-designers-lead = Gli errori che si trovano nelle regole, e che cosa sta bene con che cosa.
define-digger-missed-turns = Quanti dei tuoi prossimi turni non si giocano.
define-digger-tiles-left = Quante delle tue tessere sono ancora nel sacchetto.
define-digger-barred = Detto di una tessera: uno Sgorbio non vi passa.
define-digger-bonus = Ciò che alcune tessere danno oltre alle loro regole: Ordini gratuiti, fino a un certo livello.
define-digger-burden = Quante Risorse consumano i tuoi Sgorbi in gioco e quant'altro mantieni.
define-digger-careful = Di una Squadra: per spostarla è stato pagato un Punto Tirannia.
define-digger-closed = Detto del capo di un corridoio: lì non si può aggiungere niente.
define-digger-conquerable = Detto di una tessera: uno Sgorbio la può conquistare.
define-digger-corridor = Tessere corridoio che portano una nell'altra, da capo a capo.
define-digger-defence = Quanto vale chi difende una tessera.
define-digger-dungeon = Tutte le tessere di un giocatore collegate fra loro.
define-digger-edge = Ciò che una tessera mostra verso ciascuna vicina: una porta, un braccio di corridoio, terra.
define-digger-finished = Detto di un corridoio: tutti i suoi capi sono chiusi. Chi lo finisce è pagato.
define-digger-gold-piece = Con essi si vince la partita. Alla fine anche le monete diventano pezzi d'oro.
define-digger-goon = Si muove, combatte e lavora per te. Ogni tuo Sgorbio è in gioco o nella riserva.
define-digger-marker = Uno Sgorbio girato sulla stanza di un avversario: quella stanza è conquistata.
define-digger-order-point = Con essi si pagano gli Ordini. Ogni turno ne porta quanti la tua Tirannia; quelli che avanzano si perdono.
define-digger-project = Una tessera scoperta davanti a te: solo i Progetti si possono costruire.
define-digger-reserve = I tuoi Sgorbi che non sono in gioco.
define-digger-resources = Quante Risorse puoi usare in una volta; ogni Sgorbio in gioco ne usa una.
define-digger-squad = Sgorbi di un giocatore sulla stessa tessera.
define-digger-step = Uno spostamento da una tessera a quella accanto.
define-digger-strength = Quanto vale chi attacca: si entra dove la forza supera la difesa.
define-digger-tier = Di un Ordine: quanto è alto. Un bonus offre gli Ordini fino a un livello.
define-digger-tyranny = Quanti punti per gli Ordini porta ogni tuo turno.
define-digger-victorious = Di una creatura o di un avventuriero che si sposta: la tessera era difesa, e la sua forza era più della difesa.
define-digger-wit = Quanti Progetti tieni alla fine del tuo turno.
define-digger-largest-complex = Quante tue stanze sono al massimo collegate fra loro.
define-digger-party = Ciò che si muove e combatte: una Squadra, una creatura o un avventuriero.
define-digger-march = Una creatura o un avventuriero che marcia si sposta di tessera in tessera, o di spazio in spazio, fino alla sua velocità.
define-digger-arrived = Di una Squadra: è arrivata sulla sua tessera con questo stesso Ordine.
define-digger-working = Detto di una tessera: le sue regole valgono.
define-digger-worth = Quanti pezzi d'oro rende un corridoio completo.
define-lords-attacked = Del gruppo: un mostro lo ha attaccato in questo round. Solo allora si cura.
define-lords-battlefield = La tua tessera per cui si combatte in questo round.
define-lords-bold = Di un avventuriero: si mette davanti agli altri del gruppo.
define-lords-conquered = Di una tessera: l'hanno presa gli avventurieri, e sta girata.
define-lords-crowded = Di uno spazio: un tunnel lì farebbe un quadrato di quattro tessere.
define-lords-cursed = Del gruppo: in questo round non si cura.
define-lords-damage = Quante ferite infligge un mostro.
define-lords-dormant = Di un mostro: ha attaccato, sta a faccia in giù, e combatte di nuovo l'anno dopo.
define-lords-ethereal = Di un mostro: non occupa posti per mostri.
define-lords-evil = Quanto sei ritenuto malvagio. Gli avventurieri più forti vanno dal giocatore più malvagio.
define-lords-fame = Uno per ogni titolo condiviso, due per ogni titolo solo tuo.
define-lords-foremost = Di un avventuriero: sta in testa, e prende per primo le ferite.
define-lords-helpful = Di un mostro: nelle sale fa il lavoro di un folletto.
define-lords-hushed = Del gruppo: in questo round non lancia nulla.
define-lords-idle = Di un folletto: in questo round non ha ancora lavorato.
define-lords-lairs = Quanti mostri possono stare su una tessera in combattimento.
define-lords-leading = Di un Ordine: è il primo dei tre che hai dato.
define-lords-magic = Quanto sono forti gli incantesimi che i maghi e il paladino del gruppo possono lanciare.
define-lords-minion = Chi mandi alle caselle dei tuoi Ordini.
define-lords-nearest = Di una tessera: fra quelle non conquistate, nessuna si raggiunge da fuori in meno passi.
define-lords-passes = Di quanti posti chi comincia passa avanti alla fine dell'anno.
define-lords-patient = Di un avventuriero: si mette dietro gli arditi del gruppo.
define-lords-loyal = Di un mostro: chi lo perde o lo dà via lo rimette nel mazzo.
define-lords-hasty = Di un avventuriero: a pari livello passa davanti a chi era già stato pescato.
define-lords-piety = Quante ferite curano i sacerdoti e il paladino del gruppo dopo un attacco.
define-lords-prison = Dove finisce chi ha tante ferite quanta salute.
define-lords-protection = Quante ferite delle trappole evitano i ladri e il paladino del gruppo.
define-lords-quick = Di una carta Combattimento: il suo incantesimo precede gli attacchi dei mostri.
define-lords-red-token = Quello che prendi per la tassa che non paghi. Alla fine costa punti.
define-lords-safe = Di una tessera: in questo round nessuno la prende.
define-lords-score = I tuoi punti. Si contano alla fine.
define-lords-shield = Quante ferite perde ogni colpo di un mostro.
define-lords-silent = Di una tessera: lì non funziona nessun incantesimo.
define-lords-slot = Di un Ordine: il posto in cui sta il tuo tirapiedi, il primo, il secondo o il terzo.
define-lords-slow = Di una carta Combattimento: il suo incantesimo viene dopo gli attacchi dei mostri.
define-lords-suited = Di un tunnel: sta nella zona stampata sulla sala.
define-lords-tax = Le pepite d'oro che devi al fisco: ogni due tunnel si paga una pepita, arrotondando per eccesso, salvo varianti.
define-lords-tent = Dove il paladino aspetta che qualcuno sia abbastanza malvagio.
define-lords-threshold = Il punteggio che serve per il titolo.
define-lords-thinned = Del gruppo: l'attacco in corso ha sconfitto uno dei suoi avventurieri.
define-lords-tireless = Di un mostro: può attaccare in ogni round.
define-lords-trap-fee = Quante pepite d'oro ti costa lì una trappola.
define-lords-weariness = Quante ferite costa al gruppo un round di combattimento.
define-lords-poison = Un avventuriero avvelenato subisce 2 ferite alla fine del round di combattimento. Nulla le evita, e non passano a nessun altro.
define-lords-lure = Un paladino va dal giocatore più malvagio, se è almeno al livello segnato e più malvagio di chi lo ospita.
define-lords-spy = Guarda una carta Combattimento di quest'anno, senza mostrarla, e lasciala dov'è.
define-lords-muster = Chiama i tuoi mostri uno dopo l'altro: le regole sul mostro chiamato dicono che cosa vuole.
define-lords-withhold = Metti da parte un Ordine: nel round che segue non si può dare.
define-lords-block = In due giocatori, scegli un altro Ordine per i tuoi tirapiedi di nessuno: uno va sulla prima delle sue caselle in cui non sta nessuno, e in questo round nessun tirapiedi di un giocatore ci va.
# worked examples of tiles
tiles-points = { $count } { $count ->
    [one] Punto Tirannia
   *[other] Punti Tirannia
 }
tiles-gold = { $count } { $count ->
    [one] Pezzo d'Oro
   *[other] Pezzi d'Oro
 }
tiles-amount-coins = { $count ->
    [one] { $count } Moneta
   *[other] { $count } Monete
 }
tiles-amount-goons = { $count ->
    [one] { $count } Sgorbio in gioco
   *[other] { $count } Sgorbi in gioco
 }
tiles-amount-goons-flip = { $player } conquista { $space }: uno Sgorbio diventa segnalino Conquista.
tiles-named-at = { $one } ({ $other })
tiles-goons = Sgorbi: { $what }
tiles-no-goons = nessuno Sgorbio sul tabellone
tiles-coins = Monete: { $count }
tiles-coins-named = Monete, per valore: { $what }
tiles-reserve = in riserva: { $count }
tiles-projects = progetti: { $count }
tiles-project-named = progetti: { $what }
tiles-wit = Ingegno: { $count }
tiles-resources = Risorse: { $count }
tiles-burden = Risorse occupate: { $count }
tiles-held-named = progetti: { $what }
tiles-worth = valore delle Monete: { $count }
tiles-bag = tessere nel sacchetto: { $count }
tiles-tiles = In { $one } c'è: { $other }.
tiles-no-tiles = { $one } è vuoto.
tiles-markers = { $one } porta un segnalino: { $other }.
tiles-no-markers = { $one } non porta segnalini.
tiles-waiting = Attende l'ordine { $one }.
tiles-turn = È il turno di { $one }.
tiles-over = La partita è finita.
tiles-winners = Vince { $one }.
tiles-tokens = { $one } si trova in { $other }.
tiles-no-tokens = { $one } non è sul tabellone.
tiles-stack = Restano { $one } Crolli nella pila.
tiles-strength = { $one } ha Forza { $other }.
tiles-deed-order = { $player } dà l'ordine { $one }
tiles-deed-build = { $player } costruisce in { $other }: { $one }.
tiles-deed-step = { $player } muove da { $one } a { $other } { $count } { $count ->
    [one] Sgorbio
   *[other] Sgorbi
 }.
tiles-deed-march = { $player } porta { $one } in { $other }.
tiles-deed-summon = { $player } evoca { $one } in { $other }.
tiles-deed-conquer = { $player } conquista con { $one }.
tiles-deed-exchange = { $player } scarta: { $all }.
tiles-deed-bonus = { $player } sceglie gli ordini bonus: { $all }
tiles-deed-offered = Si offrono gli ordini: { $all }
tiles-deed-pick = { $player } sceglie { $one }.
tiles-deed-store = { $player } lascia una Moneta in { $one }.
tiles-deed-answer-yes = { $player } accetta.
tiles-deed-answer-yes-may = { $player } accetta: «{ $offer }»
tiles-deed-answer-no = { $player } rinuncia.
tiles-deed-answer-no-may = { $player } rinuncia: «{ $offer }»
tiles-deed-pass = { $player } passa.
tiles-deed-token = { $player } sposta { $one } in { $other }.
tiles-defeated = sconfitto
tiles-not-defeated = non sconfitto
tiles-lord-named = Signore: { $what }
tiles-coins-in-bag = Monete nel sacchetto: { $one }.
tiles-capacity = In { $one } c'è posto per: { $other }.
tiles-finish = Pezzi d'Oro che chiudono la partita: { $one }.
tiles-grains = Granelli: { $one }.
tiles-heap = Monete sul mucchio: { $one }.
tiles-hidden = { $one } è a faccia in giù.
tiles-no-hidden = Nessuna tessera è a faccia in giù.
tiles-leads = { $one } guida Sgorbi: { $other }.
tiles-not-over = La partita continua.
tiles-speed = { $one } ha Velocità { $other }.
tiles-steps = Spostamenti rimasti: { $one }.
tiles-stored = Monete in { $one }: { $other }.
tiles-no-waiting = Nessun ordine attende.
tiles-no-winners = Nessuno ha vinto.
tiles-option-taken = In gioco: { $one }.
tiles-option-not-taken = Non in gioco: { $one }.
tiles-deed-careful = { $player } spende un punto e muove con cautela da { $one } a { $other } { $count } { $count ->
    [one] Sgorbio
   *[other] Sgorbi
 }.
tiles-deed-coin = { $player } prende una Moneta di valore { $one }.
tiles-deed-reach = Da { $one } uno spostamento porta in: { $all }.
tiles-deed-offer-exchange = { $player } scarta progetti senza pagare.
tiles-deed-offer-summon = { $player } evoca uno Sgorbio senza pagare.
tiles-deed-offer-draw = { $player } pesca una Moneta.
tiles-deed-offer-put = { $player } mette un Crollo senza dare l'ordine.
tiles-deed-offer-remove = { $player } toglie un Crollo senza dare l'ordine.
tiles-deed-offer-gain = { $player } prende gli spostamenti offerti.
tiles-deed-offer-build = { $player } costruisce senza dare l'ordine.
tiles-token-of = { $one } si trova in { $other } con { $player }.
tiles-given-bag = Monete nel sacchetto, per valore: { $all }.
tiles-given-grains = Granelli: { $one }.
tiles-given-heap = Monete sul mucchio, per valore: { $all }.
tiles-given-quiet = Round in cui nessuno ha guadagnato nulla: { $one }.
tiles-given-round = È il round { $one }.
tiles-given-scenario = In gioco: { $all }.
tiles-given-stack = Crolli rimasti nella pila: { $one }.
tiles-given-no-bag = Nel sacchetto non ci sono Monete.
tiles-given-no-heap = Sul mucchio non ci sono Monete.
chapter-orders = Ordini
chapter-dungeon = Il dungeon e le sale
chapter-events = Avvenimenti e chi arriva
chapter-fights = Il combattimento
kind-room = Sale
kind-monster = Mostri
kind-trap = Trappole
kind-paladin = Paladini
kind-card = Carte Combattimento
kind-event = Avvenimenti
kind-title = Titoli
fact-copies = Nella scatola
fact-monster-copies = Copie nel primo e nel secondo anno
fact-monster-gold = Prezzo in oro
fact-monster-food = Prezzo in cibo
fact-monster-evil = Prezzo in malvagità
fact-monster-traps = Prezzo in trappole
fact-monster-monsters = Prezzo in mostri
fact-monster-damage = Danno
fact-order-position = Posto nel round
fact-year = Anno
fact-crew = Folletti al lavoro
fact-zone = Può stare
fact-levels = Livelli, primo anno
fact-health = Salute
fact-adventurer-health = Salute, primo anno
fact-skill = Simboli
fact-adventurer-skill = Simboli, primo anno
fact-later-levels = Livelli, secondo anno
fact-later-health = Salute, secondo anno
fact-later-skill = Simboli, secondo anno
fact-weariness = Fatica
fact-need = Potere magico richiesto
fact-card-speed = Incantesimo
fact-event-deck = Mazzo da cui si pesca
word-near = nelle due file vicine all'ingresso
word-far = nelle due file lontane dall'ingresso
word-border = lungo il bordo
word-inner = lontano dal bordo
word-anywhere = ovunque
word-quick = veloce
word-slow = lento
word-tile = le tessere Avvenimento
word-card = le carte Avvenimento speciale
set-up-lords-start = Ogni giocatore posa un tunnel su questi spazi: { $words }. L'ingresso è sopra la colonna di mezzo.
set-up-lords-gold = Pepite d'oro per ogni giocatore: { $count }.
set-up-lords-food = Razioni di cibo per ogni giocatore: { $count }.
set-up-lords-imps = Folletti per ogni giocatore: { $count }.
set-up-lords-evil = Ogni giocatore comincia a questo livello di malvagità: { $count }.
set-up-lords-cards-drawn = Ordini che ogni giocatore pesca a caso, coperti: { $count }.
dungeons-nothing = nulla
dungeons-pair = { $one }: { $other }
dungeons-paired = { $one } ({ $other })
dungeons-amount-evil = { $count ->
    [one] { $count } punto di malvagità
   *[other] { $count } punti di malvagità
 }
dungeons-amount-food = { $count ->
    [one] { $count } razione di cibo
   *[other] { $count } razioni di cibo
 }
dungeons-amount-gold = { $count ->
    [one] { $count } pepita d'oro
   *[other] { $count } pepite d'oro
 }
dungeons-amount-imps = { $count ->
    [one] { $count } folletto
   *[other] { $count } folletti
 }
dungeons-amount-tokens = { $count ->
    [one] { $count } segnalino rosso
   *[other] { $count } segnalini rossi
 }
dungeons-amount-traps = { $count ->
    [one] { $count } trappola
   *[other] { $count } trappole
 }
dungeons-adventurers = avventurieri
dungeons-battlefield = campo di battaglia
dungeons-busy = folletti che hanno lavorato
dungeons-conquered = tessere conquistate
dungeons-dormant = mostri addormentati
dungeons-evil = livello di malvagità
dungeons-fame = fama
dungeons-food = cibo
dungeons-gold = oro
dungeons-hand = Ordini in mano
dungeons-held = Ordini trattenuti
dungeons-idle = folletti liberi
dungeons-imps = folletti
dungeons-known = carte Combattimento guardate
dungeons-laid = trappole posate
dungeons-minions = tirapiedi sulle caselle
dungeons-monsters = mostri
dungeons-on-card = tirapiedi rimasti sulle carte
dungeons-orders = Ordini dati
dungeons-party = gruppo, dalla testa
dungeons-performed = Ordini eseguiti
dungeons-posted = mostri nel campo di battaglia
dungeons-prison = nelle segrete
dungeons-rooms = sale
dungeons-score = punteggio
dungeons-tax = tassa
dungeons-tiles = tessere
dungeons-tokens = segnalini rossi
dungeons-trap-count = numero di trappole
dungeons-traps = trappole
dungeons-tunnels = tunnel
dungeons-wounds = ferite
dungeons-given-year = È l'anno { $all }.
dungeons-given-round = È il round { $all }.
dungeons-given-first = Il primo giocatore è { $all }.
dungeons-given-dummy = I colori di nessuno hanno questo livello di malvagità: { $all }.
dungeons-given-offer = In offerta: { $all }.
dungeons-given-waiting = Aspettano questi avventurieri: { $all }.
dungeons-given-drawn = Si pescano ora questi avventurieri: { $all }.
dungeons-given-event = L'avvenimento: { $all }.
dungeons-given-special = L'avvenimento speciale: { $all }.
dungeons-given-cards = Carte Combattimento: { $all }.
dungeons-announced = Avventurieri annunciati: { $all }.
dungeons-choices = Si può scegliere: { $all }.
dungeons-decks = Restano nei mazzi: { $all }.
dungeons-lords = Con la licenza di Signore del Sotterraneo: { $all }.
dungeons-winners = Vince: { $all }.
dungeons-first = Il primo giocatore è { $all }.
dungeons-over = Qui non si chiede altro.
dungeons-not-over = Qui si chiede ancora qualcosa.
dungeons-turn = Ora la domanda è per { $all }.
dungeons-dummy = I colori di nessuno hanno questo livello di malvagità: { $all }.
dungeons-deed-answer-yes = { $player } accetta.
dungeons-deed-answer-yes-may = { $player } accetta: «{ $offer }»
dungeons-deed-answer-no = { $player } rinuncia.
dungeons-deed-answer-no-may = { $player } rinuncia: «{ $offer }»
dungeons-deed-pass = { $player } non fa altro.
dungeons-deed-pick = { $player } sceglie: { $all }.
dungeons-deed-pick-attack = { $player } attacca con: { $all }.
dungeons-deed-pick-battlefield = { $player } difende: { $all }.
dungeons-deed-pick-block = { $player } blocca una casella di: { $all }.
dungeons-deed-pick-build = { $player } costruisce in: { $all }.
dungeons-deed-pick-dig = { $player } scava in: { $all }.
dungeons-deed-pick-discard = { $player } scarta: { $all }.
dungeons-deed-pick-free = { $player } libera: { $all }.
dungeons-deed-pick-give-monster = { $player } cede: { $all }.
dungeons-deed-pick-give-trap = { $player } cede: { $all }.
dungeons-deed-pick-hire = { $player } ingaggia: { $all }.
dungeons-deed-pick-lose = { $player } cede: { $all }.
dungeons-deed-pick-muster = { $player } chiama a raccolta: { $all }.
dungeons-deed-pick-mine = { $player } estrae oro: { $all }.
dungeons-deed-pick-poison = { $player } avvelena: { $all }.
dungeons-deed-pick-return = { $player } riprende: { $all }.
dungeons-deed-pick-room = { $player } prende la sala: { $all }.
dungeons-deed-pick-spring = { $player } fa scattare: { $all }.
dungeons-deed-pick-spy = { $player } guarda la carta Combattimento di questo round di combattimento: { $all }.
dungeons-deed-pick-tile = { $player } perde: { $all }.
dungeons-deed-pick-turn-down = { $player } addormenta: { $all }.
dungeons-deed-pick-wound = { $player } assegna queste ferite a: { $all }.
dungeons-deed-put-monster = { $player } manda nel campo di battaglia: { $all }.
dungeons-deed-put-trap = { $player } posa nel campo di battaglia: { $all }.
dungeons-deed-run = { $player } fa funzionare una sala: { $all }.
dungeons-deed-answer-yes-refused = L'offerta non si può accettare.
dungeons-deed-answer-no-refused = L'offerta non si può rifiutare.
dungeons-deed-pass-refused = Si deve fare ancora qualcosa.
dungeons-deed-pick-refused = Non si può scegliere: { $all }.
dungeons-deed-put-monster-refused = Nel campo di battaglia non può andare: { $all }.
dungeons-deed-put-trap-refused = Nel campo di battaglia non si può posare: { $all }.
dungeons-deed-run-refused = Non può funzionare la sala: { $all }.
dungeons-of = { $title }: { $player }
dungeons-entrance = ingresso
