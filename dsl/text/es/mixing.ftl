# Informes sobre juegos jugados juntos: `regola compat`, `regola combos` y sus páginas.

mixing-as-it-is = tal cual
mixing-translated = traducido
mixing-in-part = en parte
mixing-needs-option = hace algo solo con la variante «{ $names }»
mixing-needs-partner = hace algo solo junto a { $names }
mixing-does-nothing = no hace nada
mixing-cannot-be-dealt = no se puede repartir
mixing-count-as-it-is = tal cual
mixing-count-translated = { $count ->
    [one] traducido
   *[other] traducidos
}
mixing-count-in-part = en parte
mixing-count-needs-option = solo con una variante
mixing-count-needs-partner = solo junto a otro
mixing-count-does-nothing = sin efecto
mixing-count-cannot-be-dealt = { $count ->
    [one] que no se puede repartir
   *[other] que no se pueden repartir
}
mixing-rule-idle = no hace nada: { $why }
mixing-rule-option = por sí sola no hace nada: { $why }; con la variante «{ $names }» actúa
mixing-rule-partner = por sí sola no hace nada: { $why }; junto a { $names } actúa
mixing-another-wins = gana otra regla: «{ $rule }»
mixing-rule-unseen = no se ha visto en ninguna posición; no se sabe por qué
mixing-closed-here = una regla de este juego la cierra: «{ $rule }»
mixing-transient-here = una regla de este juego la hace dejar tras cada turno: «{ $rule }»
mixing-against = «{ $rule }» prohíbe lo que hace una regla de este juego: «{ $other }»
mixing-language = español

mixing-compat-title = { $pack } en { $game }
mixing-compat-lead = Qué es de cada elemento en los mapas de { $game }.
mixing-many-title = Paquetes en otros juegos
mixing-many-lead = Cada paquete en los tableros de cada juego, y lo que los paquetes se hacen unos a otros.
mixing-overview = { $pack } en { $game }: { $counts }
mixing-conflict = { $item } no se puede jugar tal como está impreso junto a { $others }
mixing-pair-of-packs = { $game }: { $pack } con { $other }: { $count ->
    [one] 1 conflicto
   *[other] { $count } conflictos
}
mixing-pairs-of-packs = { $game }: se llevan bien { $count } parejas de paquetes de { $of }
mixing-item = elemento
mixing-standing = en estos mapas
mixing-reads = se lee
mixing-here = { $word } aquí es { $names }
mixing-here-otherwise = { $kind ->
    [symbol] { $word } es aquí un símbolo en una región
   *[terrain] { $word } es aquí un tipo de región
}
mixing-or = o
mixing-meaning = «{ $word }» aquí: { $rules }
mixing-meaning-none = aquí de nada se dice «{ $word }»
mixing-never-there = aquí no hay nunca «{ $names }»
mixing-no-such-region = ningún mapa de este juego tiene una región así ({ $names })
mixing-never-revealed = en este juego nada lo revela
mixing-nothing-to-deny = aquí de todos modos de nada se dice «{ $names }»
mixing-already-said = { $names } ya lo dice
mixing-nothing-left = { $names } no le deja nada en declive
mixing-barred = su pueblo no puede entrar por ninguna parte: { $rule }
mixing-given = en estos mapas: { $rule }
mixing-tokens = { $met ->
    [yes] incluso con { $other } alcanzan las fichas para empezar: { $wanted } de { $atHand }
   *[no] con { $other } no alcanzan las fichas para empezar: hacen falta { $wanted }, hay { $atHand } en la caja
}
mixing-tray = toma de la reserva { $bounded ->
    [no] fichas sin un máximo
   *[yes] como máximo { $wanted ->
        [one] 1 ficha
       *[other] { $wanted } fichas
    }
} { $lasting ->
    [turn] por turno
   *[life] en total
}: con { $other } quedan { $atHand }
mixing-piece = toma { $bounded ->
    [no] { $things } sin un máximo
   *[yes] como máximo { $wanted } { $things }
} { $lasting ->
    [turn] por turno
   *[life] en total
}: hay { $atHand }
mixing-on-board = ({ $board })
mixing-piece-missing = necesita { $name }, que no está
mixing-borrowed = toma prestadas { $wanted } fichas de { $other }, que tiene { $atHand }
mixing-shared = comparte { $name } con { $other }
mixing-namesake = { $other } tiene el mismo nombre
mixing-laid = { $board }: hacen falta { $wanted }, hay { $atHand }
mixing-played = probado en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}

mixing-combos-title = Razas y poderes: { $games }
mixing-combos-lead = Cada casilla es una raza con un poder. Lo que hay en una casilla se explica abajo; lo que vale para un elemento con todos sus compañeros se dice una sola vez.
mixing-too-many-pairs = { $count } combinaciones son demasiadas para una página. Las cuenta el comando regola combos.
mixing-too-many-items = { $count } elementos son demasiados para una página. Los cuenta el comando regola compat.
mixing-combos-summary = { $pairs } combinaciones: { $plain } sin nada que notar, { $remarked } con observaciones, { $problems } con problemas
mixing-race = raza
mixing-power = poder
mixing-inert-rule = { $item } (regla { $number }) no hace nada: { $why }
mixing-says-the-same = { $item } (regla { $number }) y { $other } (regla { $otherNumber }) dicen lo mismo: una de las dos no hace nada
mixing-contradicts = { $item } (regla { $number }) y { $other } (regla { $otherNumber }) dicen cosas distintas
mixing-lost-in-decline = { $item } (regla { $number }) no hace nada: { $other } no deja fichas en el mapa en declive
mixing-too-few-tokens = { $wanted ->
    [one] 1 ficha
   *[other] { $wanted } fichas
} para empezar, { $atHand } en la caja
mixing-tray-empty = la reserva está vacía desde el principio: { $item } (regla { $number }) toma de ella una ficha
mixing-tray-small = { $atHand ->
    [one] 1 ficha
   *[other] { $atHand } fichas
} en la reserva: { $item } (regla { $number }) puede hallarla vacía
mixing-shared-piece = los dos usan { $name }
mixing-decline-open = de «{ $name }» no se dice qué pasa en declive
mixing-acts-in-decline = «{ $other }» actúa en declive; de «{ $item }» no se dice qué pasa entonces
mixing-senseless-item = en estos mapas no tiene sentido jugar con { $item }
mixing-idle-item = se aparta, porque en estos mapas no hace nada: { $item }
mixing-same-item = { $item } hace lo mismo que { $other }
mixing-dominated-item = { $item } nunca es mejor que { $other }
mixing-confirmed = confirmado en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-cleared = desmentido por el juego: hizo algo en { $fired } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-seen = visto en { $fired } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-unseen = nunca visto en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-senseless-item-confirmed = confirmado en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-senseless-item-cleared = desmentido por el juego: su raza tuvo regiones en { $fired } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-too-few-tokens-confirmed = confirmado en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-too-few-tokens-cleared = desmentido por el juego: bastaron en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-shared-piece-confirmed = confirmado: se acabaron en { $fired } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-shared-piece-cleared = desmentido por el juego: nunca se acabaron en { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-in-decline-confirmed = confirmado: se queda donde estaba en { $fired } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-in-decline-cleared = desmentido por el juego: deja su lugar en { $fired } de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
}
mixing-untried = no probado en juego
mixing-legend = nada · observación · problema
mixing-class-plain = nada que notar
mixing-class-remark = observación
mixing-class-problem = problema
mixing-matrix = Tabla de todas las combinaciones; cada observación se explica debajo
mixing-among = Entre los poderes y las razas
mixing-with-every-power = { $item } con cada poder
mixing-with-every-race = { $item } con cada raza
mixing-with-all-powers = con cada uno de { $count } poderes
mixing-with-all-races = con cada una de { $count } razas

mixing-sheet-title = { $pack } en { $game }: hoja para la mesa
mixing-sheet-lead = Lo que debe saber una mesa que lleva { $pack } a { $game }.
mixing-sheet-aside = Se deja en la caja
mixing-sheet-nothing = Nada.
mixing-sheet-changes = Lo que aquí se lee de otro modo
mixing-sheet-rules = Lo que vale donde los juegos se encuentran
mixing-sheet-options = Para decidir antes de la partida
mixing-sheet-layouts = Con Monstruos hay:
mixing-sheet-rulings = Preguntas y respuestas
mixing-sheet-taken = Sí, si no se decide otra cosa.
mixing-sheet-untaken = No, si no se decide otra cosa.
mixing-kind-race = Razas
mixing-kind-power = Poderes
mixing-kind-relic = Reliquias
mixing-kind-place = Lugares
mixing-sheet-layout = { $players } jugadores ({ $board }): { $pieces } { $name }, en { $regions } regiones
