# Palabras del reglamento que enseña, y la prosa escrita a mano que hay en él.
# Qué reglas cuenta cada trozo está en dsl/book/prose.yaml.
book-subtitle = Reglas del juego
book-edition = { $name }, versión { $version }
book-game = El juego
book-length = Duración de la partida
book-rounds = { $rounds } rondas con { $players }
book-board = { $name }: { $players } jugadores, { $rounds } rondas, { $regions } regiones
book-rules = Las reglas, una por una
book-whole-turn = Un turno entero
book-more = Otras preguntas
book-examples = Más ejemplos jugados
book-variants = Variantes
book-about = Sobre este libro
book-contents = Contenido
book-page = Página { $page }
book-added = añadido por { $pack }
book-generated = Hecho de la misma fuente que juega: cada regla se cuenta por lo que hace, y cada ejemplo se ha jugado.

lead-small_world = Muchos pueblos, y una tierra demasiado pequeña para todos. Guías a uno, le das un poder y lo extiendes región a región. Cuando ya no puede crecer más, lo dejas en declive y empiezas de nuevo con otro.
lead-underground = La misma lucha, bajo tierra. Guías a los pueblos de lo hondo entre cavernas y ríos. Algunas regiones esconden un lugar o un objeto con fuerza propia; los monstruos lo guardan, y quien los vence cuenta con su ayuda.
lead-dungeon_digger = Eres un señor del subsuelo. Loseta a loseta excavas una mazmorra, invocas esbirros, los mandas a las mazmorras de los demás y conviertes en oro lo que has tomado.
lead-dungeon_lords = Eres un señor del subsuelo. Das órdenes en secreto, excavas túneles, construyes salas y contratas monstruos, hasta que llegan los aventureros a conquistar lo que has excavado.

prose-conquest-aim =
    Tus pueblos dan monedas por las regiones que ocupan. Tras la última ronda gana quien tiene más monedas.
prose-conquest-turn =
    Las razas están en fila, cada una junto a un poder. En tu primer turno eliges una de esas parejas: la más cercana es gratis, y en cada pareja que saltas dejas una moneda tuya. Dos números, uno de la raza y otro del poder, dicen cuántas fichas tomas.

    Ahora conquistas. Empiezas por el borde del tablero y sigues de región en región. Una región vacía pide dos fichas, una defendida pide más; las dejas allí, y la región es tuya. Si te quedan pocas, el dado puede ayudarte una vez, y cierra tus conquistas. Luego repartes tus fichas entre tus regiones y cobras por cada una.

    En los turnos siguientes recoges tus fichas, todas menos una por región, y te extiendes más. Al final toda raza se queda corta. Entonces gastas un turno en ponerla en declive: sus fichas se quedan donde están y aún dan monedas, mientras tú te preparas para otra raza. Le toca en el turno siguiente.
prose-conquest-choosing =
    Un pueblo es una raza con un poder. Tomas uno siempre que no tienes ninguno en juego: al principio, y en el turno después de un declive.

    La primera pareja de la fila no cuesta nada. Saltar una cuesta una moneda, que se deja sobre ella; quien la toma más tarde se lleva también las monedas. Después la fila avanza y se completa.
prose-conquest-readying =
    Una raza que ya está en el tablero primero se prepara. Recoge sus fichas en la mano, pero deja una en cada región.

    Solo ahora puedes dejar regiones, y solo ahora puedes entrar en declive en lugar de conquistar. No puedes hacerlo en el turno en que elegiste la raza, ni después de dejar una región.
prose-conquest-conquest =
    Conquistar es llevar bastantes fichas a una región. Tiene que tocar una de las tuyas; una raza sin regiones entra por el borde del tablero. Cuenta lo que pide la región, pon esas fichas y pasa a la siguiente. Para cuando quieras.

    Lo que hay en la región la defiende. Quien pierde una región pierde una ficha para siempre y toma las demás en la mano hasta el final de tu turno.

    Cuando te faltan tres fichas o menos, puedes señalar una última región y tirar el dado. Sus puntos valen por las fichas que faltan. La ganes o no, tus conquistas han terminado.
prose-conquest-redeployment =
    Terminadas las conquistas, reparte tus fichas entre tus regiones como prefieras, sin dejar ninguna sin fichas. Luego quienes perdieron regiones vuelven a poner las fichas que tomaron en la mano.
prose-conquest-scoring =
    Cobras por cada región que ocupan tus pueblos, activos o en declive. A eso se suma lo que añaden razas y poderes.
prose-conquest-declining =
    El declive cierra las conquistas de una raza, no su utilidad. Sus fichas se dan la vuelta y queda una en cada región. Desde ahora solo guarda lo que tiene, y da monedas. Las demás fichas vuelven al contenedor.

    En el tablero queda una sola raza tuya en declive: cuando entra la siguiente, la antigua se va.
prose-conquest-ending =
    El tablero dice cuántas rondas hay. Tras el último turno de la última ronda la partida ha terminado y se cuentan las monedas.

prose-dungeon_digger-aim =
    Ganan las piezas de oro. Las dan los corredores cerrados, las salas iguales conectadas y las monedas quitadas a los demás. Cuando alguien termina su turno con bastante oro, casi siempre veinte piezas, la partida acaba: se dan tres premios, las monedas valen como oro, y gana quien tiene más.
prose-dungeon_digger-turn =
    Tu turno empieza con puntos, tantos como tu Tiranía. Con ellos pagas órdenes, una tras otra, mientras alcancen. Las órdenes te dejan construir losetas de tus proyectos, invocar esbirros de la reserva, hacerlos marchar, conquistar salas de los demás.

    Lo que construyes tiene que encajar: puertas y corredores siguen, la tierra toca la tierra. Un esbirro que conquista se da la vuelta y se queda como marca tuya; esa sala ya no funciona, y tú tomas una moneda.

    Al final del turno los puntos que sobran se pierden, y robas proyectos hasta tener tantos como tu Ingenio. Luego le toca al siguiente.

# What is printed for a table.
print-track = Marcador de puntos
print-rounds = Marcador de rondas; en rojo, con cuántos jugadores acaba ahí
print-aid = { $game }: el turno en breve
print-sheet = { $title }, hoja { $number } de { $count }
print-copies = imprimir { $count } veces
