# Parole del regolamento che insegna, e la prosa scritta a mano che vi sta dentro.
# Quali regole racconta ogni brano sta in dsl/book/prose.yaml.
book-subtitle = Regole del gioco
book-edition = { $name }, versione { $version }
book-game = Il gioco
book-length = Durata della partita
book-rounds = { $rounds } round in { $players }
book-board = { $name }: { $players } giocatori, { $rounds } round, { $regions } regioni
book-rules = Le regole, una per una
book-whole-turn = Un turno intero
book-more = Altre domande
book-examples = Altri esempi giocati
book-variants = Varianti
book-about = Su questo libro
book-contents = Indice generale
book-page = Pagina { $page }
book-added = aggiunto da { $pack }
book-generated = Fatto dalla stessa fonte che gioca: ogni regola è raccontata da quello che fa, e ogni esempio è stato giocato.

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
    Un popolo è una razza con un potere. Ne prendi uno ogni volta che non ne hai in gioco: all'inizio, e nel turno dopo un declino.

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

# What is printed for a table.
print-track = Segnapunti
print-rounds = Segnaturni; in rosso, in quanti si finisce lì
print-aid = { $game }: il turno in breve
print-sheet = { $title }, foglio { $number } di { $count }
print-copies = da stampare { $count } volte
