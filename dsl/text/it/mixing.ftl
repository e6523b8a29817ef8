# Rapporti sui giochi giocati insieme: `regola compat`, `regola combos` e le loro pagine.

mixing-as-it-is = com'è
mixing-translated = tradotto
mixing-in-part = in parte
mixing-needs-option = fa qualcosa solo con la variante «{ $names }»
mixing-needs-partner = fa qualcosa solo accanto a { $names }
mixing-does-nothing = non fa nulla
mixing-cannot-be-dealt = non si può distribuire
mixing-count-as-it-is = { $count ->
    [one] com'è
   *[other] come sono
}
mixing-count-translated = { $count ->
    [one] tradotto
   *[other] tradotti
}
mixing-count-in-part = in parte
mixing-count-needs-option = solo con una variante
mixing-count-needs-partner = solo accanto a un altro
mixing-count-does-nothing = senza effetto
mixing-count-cannot-be-dealt = { $count ->
    [one] che non si può distribuire
   *[other] che non si possono distribuire
}
mixing-rule-idle = non fa nulla: { $why }
mixing-rule-option = da sola non fa nulla: { $why }; con la variante «{ $names }» agisce
mixing-rule-partner = da sola non fa nulla: { $why }; accanto a { $names } agisce
mixing-another-wins = vince un'altra regola: «{ $rule }»
mixing-rule-unseen = non vista in alcuna posizione; non si sa perché
mixing-closed-here = una regola di questo gioco la chiude: «{ $rule }»
mixing-transient-here = una regola di questo gioco la fa lasciare dopo ogni turno: «{ $rule }»
mixing-against = «{ $rule }» vieta ciò che fa una regola di questo gioco: «{ $other }»
mixing-language = italiano

mixing-compat-title = { $pack } in { $game }
mixing-compat-lead = Che cosa diventa ogni elemento sulle mappe di { $game }.
mixing-many-title = Pacchetti in altri giochi
mixing-many-lead = Ogni pacchetto sulle plance di ogni gioco, e che cosa i pacchetti si fanno a vicenda.
mixing-overview = { $pack } in { $game }: { $counts }
mixing-conflict = { $item } non si può giocare com'è stampato accanto a { $others }
mixing-pair-of-packs = { $game }: { $pack } con { $other }: { $count ->
    [one] 1 conflitto
   *[other] { $count } conflitti
}
mixing-pairs-of-packs = { $game }: vanno d'accordo { $count } coppie di pacchetti su { $of }
mixing-item = elemento
mixing-standing = su queste mappe
mixing-reads = si legge
mixing-here = { $word } qui è { $names }
mixing-here-otherwise = { $kind ->
    [symbol] { $word } qui è un simbolo su una regione
   *[terrain] { $word } qui è un tipo di regione
}
mixing-or = o
mixing-meaning = «{ $word }» qui: { $rules }
mixing-meaning-none = qui di niente si dice «{ $word }»
mixing-never-there = qui «{ $names }» non c'è mai
mixing-no-such-region = nessuna mappa di questo gioco ha una regione così ({ $names })
mixing-never-revealed = in questo gioco niente lo rivela
mixing-nothing-to-deny = qui comunque di niente si dice «{ $names }»
mixing-already-said = { $names } lo dice già
mixing-nothing-left = { $names } non lascia nulla in declino
mixing-barred = la sua razza non può entrare da nessuna parte: { $rule }
mixing-given = su queste mappe: { $rule }
mixing-tokens = { $met ->
    [yes] anche con { $other } i segnalini per cominciare bastano: { $wanted } su { $atHand }
   *[no] con { $other } i segnalini per cominciare non bastano: ne servono { $wanted }, nella scatola ce ne sono { $atHand }
}
mixing-tray = prende dalla riserva { $bounded ->
    [no] segnalini senza un massimo
   *[yes] al più { $wanted ->
        [one] 1 segnalino
       *[other] { $wanted } segnalini
    }
} { $lasting ->
    [turn] a turno
   *[life] in tutto
}: con { $other } ne restano { $atHand }
mixing-piece = prende { $bounded ->
    [no] { $things } senza un massimo
   *[yes] al più { $wanted } { $things }
} { $lasting ->
    [turn] a turno
   *[life] in tutto
}: { $atHand } a disposizione
mixing-on-board = ({ $board })
mixing-piece-missing = serve { $name }, che non c'è
mixing-borrowed = prende in prestito { $wanted } segnalini da { $other }, che ne ha { $atHand }
mixing-shared = condivide { $name } con { $other }
mixing-namesake = { $other } ha lo stesso nome
mixing-laid = { $board }: ne servono { $wanted }, ce ne sono { $atHand }
mixing-played = provato in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}

mixing-combos-title = Razze e poteri: { $games }
mixing-combos-lead = Ogni casella è una razza con un potere. Ciò che sta in una casella è spiegato sotto; ciò che vale per un elemento con qualunque compagno è detto una volta sola.
mixing-too-many-pairs = { $count } combinazioni sono troppe per una pagina. Le racconta il comando regola combos.
mixing-too-many-items = { $count } elementi sono troppi per una pagina. Li racconta il comando regola compat.
mixing-combos-summary = { $pairs } combinazioni: { $plain } senza nulla da notare, { $remarked } con osservazioni, { $problems } con problemi
mixing-race = razza
mixing-power = potere
mixing-inert-rule = { $item } (regola { $number }) non fa nulla: { $why }
mixing-says-the-same = { $item } (regola { $number }) e { $other } (regola { $otherNumber }) dicono la stessa cosa: una delle due non fa nulla
mixing-contradicts = { $item } (regola { $number }) e { $other } (regola { $otherNumber }) dicono cose diverse
mixing-lost-in-decline = { $item } (regola { $number }) non fa nulla: { $other } non lascia segnalini sulla mappa in declino
mixing-too-few-tokens = { $wanted ->
    [one] 1 segnalino
   *[other] { $wanted } segnalini
} per cominciare, { $atHand } nella scatola
mixing-tray-empty = la riserva è vuota dall'inizio: { $item } (regola { $number }) ne prende un segnalino
mixing-tray-small = { $atHand ->
    [one] 1 segnalino
   *[other] { $atHand } segnalini
} nella riserva: { $item } (regola { $number }) può trovarla vuota
mixing-shared-piece = tutti e due usano { $name }
mixing-decline-open = di «{ $name }» non si dice che cosa accade in declino
mixing-acts-in-decline = «{ $other }» agisce in declino; di «{ $item }» non si dice che cosa accade allora
mixing-senseless-item = su queste mappe non ha senso giocare con { $item }
mixing-idle-item = da mettere da parte, perché su queste mappe non fa nulla: { $item }
mixing-same-item = { $item } fa lo stesso di { $other }
mixing-dominated-item = { $item } non è mai meglio di { $other }
mixing-confirmed = confermato in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
mixing-cleared = smentito dal gioco: ha fatto qualcosa in { $fired ->
    [one] 1 partita
   *[other] { $fired } partite
} su { $games }
mixing-seen = visto in { $fired ->
    [one] 1 partita
   *[other] { $fired } partite
} su { $games }
mixing-unseen = mai visto in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
mixing-senseless-item-confirmed = confermato in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
mixing-senseless-item-cleared = smentito dal gioco: la sua razza ha avuto regioni in { $fired ->
    [one] 1 partita
   *[other] { $fired } partite
} su { $games }
mixing-too-few-tokens-confirmed = confermato in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
mixing-too-few-tokens-cleared = smentito dal gioco: sono bastati in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
mixing-shared-piece-confirmed = confermato: sono finiti in { $fired ->
    [one] 1 partita
   *[other] { $fired } partite
} su { $games }
mixing-shared-piece-cleared = smentito dal gioco: non sono mai finiti in { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
mixing-in-decline-confirmed = confermato: resta dov'era in { $fired } su { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
mixing-in-decline-cleared = smentito dal gioco: lascia il suo posto in { $fired } su { $games ->
    [one] 1 partita
   *[other] { $games } partite
}
mixing-untried = non provato in gioco
mixing-legend = niente · osservazione · problema
mixing-class-plain = niente da notare
mixing-class-remark = osservazione
mixing-class-problem = problema
mixing-matrix = Tabella di tutte le combinazioni; ogni osservazione è spiegata sotto
mixing-among = Fra i poteri e le razze
mixing-with-every-power = { $item } con ogni potere
mixing-with-every-race = { $item } con ogni razza
mixing-with-all-powers = con ciascuno di { $count } poteri
mixing-with-all-races = con ciascuna di { $count } razze

mixing-sheet-title = { $pack } in { $game }: foglio per il tavolo
mixing-sheet-lead = Che cosa deve sapere un tavolo che porta { $pack } in { $game }.
mixing-sheet-aside = Da lasciare nella scatola
mixing-sheet-nothing = Niente.
mixing-sheet-changes = Che cosa qui si legge altrimenti
mixing-sheet-rules = Che cosa vale dove i giochi si incontrano
mixing-sheet-options = Da decidere prima della partita
mixing-sheet-layouts = Con i Mostri ce ne sono:
mixing-sheet-rulings = Domande e risposte
mixing-sheet-taken = Sì, se non decidete altrimenti.
mixing-sheet-untaken = No, se non decidete altrimenti.
mixing-kind-race = Razze
mixing-kind-power = Poteri
mixing-kind-relic = Reliquie
mixing-kind-place = Luoghi
mixing-sheet-layout = { $players } giocatori ({ $board }): { $pieces } { $name }, in { $regions } regioni
