# Parole del regolamento che insegna, e la prosa scritta a mano che vi sta dentro.
# Quali regole racconta ogni brano sta in dsl/book/prose.yaml.
book-subtitle = Regole del gioco
book-subtitle-added = Si aggiunge a { $game }
book-subtitle-with = Regole del gioco, con { $added }
book-head-added = { $name }, per { $game }
book-head-with = { $name } con { $added }
book-edition = { $name }, versione { $version }
book-game = Il gioco
book-new-underground = Per chi conosce il gioco di superficie
book-length = Durata della partita
book-rounds = { $rounds } round in { $players }
book-years = { $years } anni di { $rounds } round, ciascuno con un combattimento alla fine
book-board = { $name }: { $players } giocatori, { $rounds } round, { $regions } regioni
book-legend = Sulle mappe
book-letters = Lettere
book-rules = Le regole, una per una
book-rules-tidying = Per tenere in ordine il tavolo
book-whole-turn = Un turno intero
example-of = Esempio: { $name }
book-more = Altre domande
book-examples = Altri esempi giocati
book-variants = Varianti
book-about = Su questo libro
book-contents = Indice generale
book-page = Pagina { $page }
book-added = aggiunto da { $pack }
book-generated = Fatto dalla stessa fonte che gioca: ogni regola è raccontata da quello che fa.
book-generated-played = Fatto dalla stessa fonte che gioca: ogni regola è raccontata da quello che fa, e ogni esempio è stato giocato.

lead-small_world = Tanti popoli, e una terra troppo piccola per tutti. Ne guidi uno, scelto insieme a un potere, e lo fai crescere regione dopo regione. Quando non può allargarsi di più, lo lasci al declino e ricominci con un altro.
lead-underground = La stessa contesa, sotto terra. Guidi i popoli del profondo tra caverne e fiumi. Certe regioni nascondono un luogo o un oggetto pieno di forza; i mostri lo custodiscono, e chi li batte ne ha l'aiuto.
lead-dungeon_digger = Sei un signore del sottosuolo. Tessera dopo tessera scavi un dungeon, evochi Sgorbi, li mandi nei dungeon degli altri e trasformi in oro quello che hai preso.
lead-dungeon_lords = Sei un signore del sottosuolo. Impartisci ordini in segreto, scavi tunnel, costruisci sale e ingaggi mostri, finché arrivano gli avventurieri a conquistare quello che hai scavato.

prose-conquest-aim =
    I tuoi popoli rendono monete per le regioni che tengono. Dopo l'ultimo round vince chi ha più monete.
prose-conquest-turn =
    Le razze stanno in fila, ciascuna accanto a un potere. Al primo turno scegli una di queste coppie: la più vicina è gratis, e su ogni coppia che salti posi una tua moneta. Due numeri, uno della razza e uno del potere, dicono quanti segnalini prendi.

    Ora conquisti. Cominci dal bordo del tabellone e prosegui di regione in regione. Una regione vuota chiede due segnalini, una difesa di più; li lasci lì, e la regione è tua. Se te ne restano pochi, il dado può aiutarti una volta, e chiude le tue conquiste. Poi spartisci i segnalini fra le tue regioni e incassi per ciascuna.

    Nei turni seguenti riprendi in mano i segnalini (in ogni regione deve restarne uno) e ti allarghi ancora. Alla fine ogni razza si assottiglia. Allora spendi un turno per mandarla in declino: i suoi segnalini restano dove sono e rendono ancora, mentre tu ti prepari a un'altra razza. Tocca a lei il turno dopo.
prose-conquest-choosing =
    Un popolo è una razza con un potere. Ne prendi uno ogni volta che non ne hai in gioco: all'inizio, e nel turno dopo un declino. Due numeri, sommati, dicono quanti segnalini prendi: quello del vessillo e quello del potere.

    La prima coppia della fila non costa nulla. Saltarne una costa una moneta, posata su di essa; chi la prende più tardi prende anche le monete. Poi la fila avanza e si completa.
prose-conquest-readying =
    Una razza che è già sul tabellone prima si prepara. Riprendi in mano i suoi segnalini, ma lasciane uno in ogni regione.

    Solo adesso puoi lasciare delle regioni, e solo adesso puoi andare in declino invece di conquistare. Non puoi farlo nel turno in cui hai scelto la razza, né dopo aver lasciato una regione.
prose-conquest-conquest =
    Conquistare vuol dire portare abbastanza segnalini in una regione. Dev'essere accanto a una delle tue; una razza senza regioni entra dal bordo del tabellone. Conta quanto chiede la regione, posa tanti segnalini e passa alla prossima. Smetti quando vuoi.

    Quello che sta nella regione la difende. Chi perde una regione perde un segnalino per sempre e prende in mano gli altri fino alla fine del tuo turno.

    Quando ti mancano al più tre segnalini, puoi indicare un'ultima regione e tirare il dado. I suoi punti valgono i segnalini mancanti. Che tu la prenda o no, le tue conquiste sono finite.
prose-conquest-redeployment =
    Finite le conquiste, spartisci i segnalini fra le tue regioni come preferisci, senza lasciarne nessuna sguarnita. Poi chi ha perso regioni rimette giù i segnalini che aveva preso in mano.
prose-conquest-scoring =
    Incassi per ogni regione che i tuoi popoli tengono, attivi o in declino. In più viene quello che aggiungono razze e poteri.
prose-conquest-declining =
    Il declino chiude le conquiste di una razza, non la sua utilità. I suoi segnalini si voltano e ne resta uno in ogni regione. D'ora in poi tiene soltanto quello che ha, e rende. Gli altri segnalini tornano nel contenitore.

    Sul tabellone resta una sola razza tua in declino: quando ci va la prossima, la vecchia se ne va.
prose-conquest-ending =
    Il tabellone dice quanti sono i round. Dopo l'ultimo turno dell'ultimo round la partita è finita e si contano le monete.

prose-dungeon_digger-aim =
    Vincono i pezzi d'oro. Li danno i corridoi chiusi, le stanze uguali collegate e le monete tolte agli altri. Quando qualcuno finisce il turno con abbastanza oro, in genere venti pezzi, la partita termina: si danno tre premi, le monete valgono come oro, e vince chi ne ha di più.
prose-dungeon_digger-turn =
    Il tuo turno comincia con dei punti, quanti la tua Tirannia. Con i punti paghi ordini, uno dopo l'altro, finché bastano. Gli ordini ti fanno costruire tessere dai tuoi progetti, evocare Sgorbi dalla riserva, farli marciare, conquistare stanze degli altri.

    Quello che costruisci deve combaciare: porte e corridoi proseguono, la terra tocca la terra. Uno Sgorbio che conquista si gira e resta lì come tuo segnalino; quella stanza non funziona più, e tu prendi una moneta.

    A fine turno i punti avanzati si perdono, e peschi progetti fino ad averne quanti il tuo Ingegno. Poi tocca al prossimo.

prose-conquest-set-up =
    Decidete chi comincia; gli altri seguono in senso orario. Sulla prima casella dei round sta il segnalino, che avanza quando tutti hanno giocato un turno. I segnalini delle razze aspettano nel loro contenitore, ogni razza al suo posto, e le monete stanno a portata di tutti. Le proprie si tengono nascoste fino alla fine.
prose-underground-new =
    Chi conosce il gioco di superficie conosce già il turno, la fila delle razze, il declino e gli incassi: sono gli stessi. Nuovo è quello che sta là sotto.

    Un fiume chiede un segnalino in meno, e tutti entrano dalle sue foci. Serve solo a passare: nella ridistribuzione lo lasci, e non rende mai nulla. Un crepaccio è chiuso a tutti, come mari e laghi in superficie.

    In alcune regioni stanno di guardia due mostri. Chi li batte pesca una reliquia o un luogo mitico, lo mette lì scoperto e da allora lo usa, finché una sua razza attiva tiene la regione. Reliquie e luoghi restano dove sono quando la regione si perde.

    Razze e poteri sono altri, e così i terreni. Le Tribù Perdute non ci sono: al loro posto stanno i mostri.

prose-dungeon_digger-set-up =
    Pescate uno Sgorbio tra quelli di tutti: il suo padrone comincia, gli altri seguono in senso orario. In quest'ordine si posano i Portali, sui posti con il numero dei giocatori. Ognuno pesca tre tessere e le posa scoperte: sono i progetti. Due Crolli per giocatore fanno una pila comune.
prose-dungeon_digger-values =
    L'Ingegno dice quanti progetti hai alla fine del turno. Le Risorse dicono quanti Sgorbi puoi avere in gioco. La Tirannia dice quanti punti per gli ordini ricevi a ogni turno. Le stanze fanno crescere Ingegno e Risorse.
prose-dungeon_digger-turns =
    La tua Tirannia dice quanti punti hai a ogni turno; quelli che avanzano si perdono. Un ordine si paga e si esegue prima del prossimo, e puoi dare più volte lo stesso. Tutti costano un punto, tranne Demolisci!, che ne costa due.

    Muovi! fa fare agli Sgorbi fino a tre spostamenti. Pensa! cambia progetti con altri del tuo sacchetto. Lavora! costruisce un progetto. Sorgi! porta uno Sgorbio dalla riserva sul tuo Portale o su un Dormitorio. Conquista! prende una stanza di un avversario, o toglie un segnalino da una tua. Sabotaggio! posa un Crollo su uno spazio vuoto e ti costa uno Sgorbio. Demolisci! toglie un Crollo.

    Alcune stanze danno un bonus: ordini eseguiti subito, senza punti. Quanto è alto il bonus dice quali ordini offre; il più alto ne dà due.
prose-dungeon_digger-building =
    Costruisci uno dei tuoi progetti su uno spazio vuoto. Deve essere collegato a una tua tessera con un tuo Sgorbio, e combaciare su tutti i lati. Una porta incontra una porta o il braccio di un corridoio; la terra incontra la terra. Contro un Crollo, il bordo del tabellone o uno spazio vuoto va bene tutto.

    Un corridoio è completo quando porte tue ne chiudono tutti i capi. Rende un pezzo d'oro per una sola tessera, due in più per ogni altra, e nove al massimo. Una stanza che colleghi a una dello stesso tipo ne rende tre.
prose-dungeon_digger-moving =
    Uno spostamento porta uno Sgorbio, o più che stanno insieme, su una tessera collegata. Nei tuoi corridoi un solo spostamento va avanti finché una porta lo ferma. Nel dungeon di un avversario vale una tessera.

    Gli Sgorbi non passano mai per la terra, e il Portale di un avversario è chiuso per loro. Entri dove stanno Sgorbi di un avversario solo con più Sgorbi dei suoi. I suoi tornano nella riserva, e tu non ne perdi.

    Ogni Sgorbio in gioco occupa una Risorsa. Puoi evocarne un altro solo se ne hai una libera.
prose-dungeon_digger-fighting =
    Uno Sgorbio in una stanza di un avversario la può conquistare: lo giri, ed è il tuo segnalino. La stanza smette di funzionare. Prendi una moneta, dal sacchetto o dal suo padrone; gli altri ne vedono il valore solo alla fine. Corridoi, Portale e Pozzo dei Sacrifici non si conquistano.

    Il padrone si riprende la stanza con un suo Sgorbio lì e l'ordine Conquista!: il segnalino torna a casa.
prose-dungeon_digger-ending =
    Chi finisce il turno con abbastanza pezzi d'oro chiude la partita: venti, se uno scenario non dice altro. Tre premi da cinque pezzi d'oro vanno al corridoio completo più lungo, al gruppo più grande di stanze collegate e a chi ha più segnalini; in parità il premio non va a nessuno. Poi si girano le monete e si aggiungono. Vince chi ha più oro.

prose-dungeon_lords-aim =
    In due anni scavi un dungeon e lo difendi. Alla fine contano i punti: per mostri, sale, avventurieri catturati, e titoli per chi ha più di qualcosa. Le tessere conquistate e le tasse non pagate tolgono punti. Chi finisce sopra lo zero ha la licenza di Signore del Sotterraneo, e vince chi ha più punti.
prose-dungeon_lords-turn =
    Un anno ha quattro round, poi c'è il combattimento. A ogni round arrivano tre mostri e due sale. Nei primi tre round dell'anno si mostrano anche gli avventurieri e l'avvenimento del round seguente. Poi ognuno sceglie in segreto tre ordini fra i sei che ha in mano.

    Gli ordini si scoprono: prima il primo di ciascuno, a cominciare dal primo giocatore, poi tutti i secondi, poi tutti i terzi. Per ognuno un tirapiedi prende la prima casella libera di quell'ordine. Le caselle sono tre, ciascuna con il suo prezzo e il suo guadagno. Chi non ne trova lascia il tirapiedi sulla carta, e non ottiene nulla.

    Ora gli ordini si eseguono, dal primo del tabellone all'ultimo. I folletti che non hanno ancora lavorato fanno funzionare le sale. Ognuno riprende i due ordini trattenuti prima e uno dei tre appena dati; gli altri due restano trattenuti per un round.

    Dal secondo round dell'anno segue l'avvenimento mostrato prima. Poi un avventuriero si unisce a ogni giocatore: il più debole va dal meno malvagio. Infine il prossimo giocatore diventa primo, ma non nel quarto round. Dopo il quarto gli avventurieri attaccano.
prose-dungeon_lords-set-up =
    Mescolate mostri, sale, avventurieri, trappole e carte Combattimento, quelli di ogni anno a parte. Pescate un avvenimento speciale per ogni anno, coperto. Il segnalino dei round sta sul primo.

    Scegliete chi comincia. Ognuno ha tre tirapiedi, un segnalino della malvagità e un dungeon di cinque colonne e quattro righe, con l'ingresso sopra la colonna di mezzo e tre tunnel sotto di essa. Dei tre ordini pescati due si trattengono per il primo round; il terzo va in mano con gli altri cinque.

    In meno di quattro, quando comincia un round tirapiedi di nessuno occupano alcune caselle. In tre giocatori sono tre, su ordini estratti a caso, uno per ordine. In due giocatori ognuno muove un colore di nessuno: due dei suoi tirapiedi vanno su ordini estratti a caso, e per il terzo il giocatore sceglie un ordine. In due anche un segnalino della malvagità di nessuno comincia da 5.
prose-dungeon_lords-orders =
    Gli otto ordini portano cibo, una reputazione migliore, tunnel, oro, folletti, trappole, mostri e sale, in questa sequenza. In un ordine agisce per prima la prima casella. Per mostri e sale è il contrario: la terza casella sceglie per prima, e paga di più.

    Quello che una casella chiede si paga per intero e dà tutto quello che mostra. Chi rinuncia non ottiene nulla, e il tirapiedi torna sulla carta. Chi dà l'ordine per i mostri come primo dei tre paga una pepita d'oro.

    A scavare e a estrarre sono i folletti, uno per tunnel o pepita. La terza casella ne vuole uno in più, che guidi gli altri.

    Dei tre ordini dati ne torna uno: il primo, o uno che ha il tirapiedi sulla carta.
prose-dungeon_lords-dungeon =
    Un tunnel nuovo tocca con un lato una tua tessera e non completa mai un quadrato di due per due. Una sala prende il posto di un tunnel non conquistato e non sta accanto a un'altra sala. Nel primo anno deve anche stare nella zona del dungeon che la sua tessera mostra.

    Le sale del primo anno producono: metti tanti folletti liberi quanti ne chiede la sala e prendi quello che dà. Una sala funziona una volta a round, nel secondo anno due; una sala conquistata mai. Le sale del secondo anno aiutano nei combattimenti o danno punti.
prose-dungeon_lords-events =
    Gli avvenimenti dell'anno sono tre, uno a round: il giorno di paga, la tassa e uno speciale da una carta. Il giorno di paga paghi di nuovo il prezzo di ogni mostro, o se ne va e prendi un punto malvagità. La tassa è una pepita ogni due tunnel, per eccesso. Per ognuna che non paghi prendi un segnalino rosso.

    Poi arrivano gli avventurieri: il più debole dal giocatore meno malvagio, il più forte dal più malvagio. A pari malvagità è meno malvagio chi viene prima nel turno. Chi arriva va in coda al gruppo, un guerriero in testa.

    In due sta sulla scala anche un segnalino di malvagità di nessuno, che parte da 5 come gli altri. Sale di uno prima che arrivino gli avventurieri, e a pari malvagità conta come il più malvagio: l'avventuriero che attira esce dal gioco. Quando comincia il secondo anno scende di due. Non attira paladini e non prende titoli.

    La malvagità va da 1 a 15, e tutti cominciano da 5. Chi arriva a 10 attira il paladino dell'anno, che va in testa al gruppo. Si sposta quando un altro giocatore da 10 in su è più malvagio di quello con cui sta.

    Negli esempi un numero dopo un nome dice quale di più cose uguali si intende: Guerriero 3 è il terzo nelle tabelle del Guerriero.
prose-dungeon_lords-fights =
    Ognuno combatte il suo gruppo, per quattro round al massimo. A ogni round scegli una tessera non conquistata: fra tutte, la più vicina all'ingresso. Ci puoi mettere una trappola e un mostro, due mostri in una sala. I mostri eterei non occupano posto. Una trappola in una sala costa una pepita. Poi si scopre la carta del round.

    Tutto accade in questa sequenza: la trappola, un incantesimo veloce, i mostri, un incantesimo lento, la cura, la fatica, la conquista. I ladri evitano ferite delle trappole. Un incantesimo riesce se i maghi hanno abbastanza magia. I sacerdoti curano solo se un mostro ha attaccato. La fatica ferisce il primo della fila; quello che avanza passa al prossimo. Un avventuriero con tante ferite quanta salute va subito nelle segrete.

    Se resta qualcuno, la tessera è conquistata e perdi un punto malvagità. Un mostro che ha attaccato resta coperto fino alla fine dell'anno. Se tutte le tue tessere sono conquistate, liberi invece un prigioniero.
prose-dungeon_lords-ending =
    Dopo il primo combattimento i mostri si svegliano, e il secondo anno porta altri mostri, sale, avventurieri e carte. Dopo il secondo si contano i punti. Un mostro ne dà uno, una sala due, un avventuriero catturato due, un paladino catturato cinque. Una tessera conquistata ne toglie due, un segnalino rosso tre.

    Sette titoli vanno a chi ha più malvagità, sale, tunnel, mostri, folletti, ricchezze e tessere non conquistate. Un titolo vale tre punti da soli, due se è condiviso. Se in testa c'è parità, chi è in testa vince insieme. Chi ha più punti è il Signore dei Bassifondi; chi ne ha almeno uno ha la licenza di Signore del Sotterraneo.

# Il disegno del tavolo: che cosa ha davanti ogni giocatore, che cosa è comune, i tracciati.
table-title = Il tavolo in { $players }
table-caption = Il tavolo in { $players } giocatori. Chi comincia è in basso; gli altri seguono in senso orario.
table-blocked = Il tavolo in { $players } giocatori. Chi comincia è in basso; gli altri seguono in senso orario. I tirapiedi di nessuno stanno su caselle pescate a caso: questo è un caso.
table-first = 1 · comincia
table-player = { $number }
table-each-starting-coins = { $count } monete
table-each-portal-goons = { $count ->
    [one] 1 Sgorbio sul Portale
   *[other] { $count } Sgorbi sul Portale
    }
table-each-track-goons = { $count } sul tracciato
table-each-gold = { $count } pepite d'oro
table-each-food = { $count } razioni di cibo
table-each-imps = { $count } folletti
table-each-cards-held = { $count } ordini in mano
table-common-coins = { $all } monete nel sacchetto
table-common-monsters-shown = { $count } mostri
table-common-rooms-shown = { $count } sale
table-common-shown = { $count } avventurieri
table-rounds = Round
table-row = Prezzo di una coppia
table-gold = Pezzi d'oro
table-evil = Malvagità

# What is printed for a table.
print-track = Segnapunti
print-rounds = Segnaturni; in rosso, in quanti si finisce lì
print-aid = { $game }: il turno in breve
print-sheet = { $title }, foglio { $number } di { $count }
print-copies = da stampare { $count } volte
