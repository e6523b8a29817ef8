# Palabras del reglamento que enseña, y la prosa escrita a mano que hay en él.
# Qué reglas cuenta cada trozo está en dsl/book/prose.yaml.
book-subtitle = Reglas del juego
book-subtitle-added = Se añade a { $game }
book-subtitle-with = Reglas del juego, con { $added }
book-head-added = { $name }, para { $game }
book-head-with = { $name } con { $added }
book-edition = { $name }, versión { $version }
book-game = El juego
book-new-underground = Para quien conoce el juego de la superficie
book-length = Duración de la partida
book-rounds = { $rounds } rondas con { $players }
book-years = { $years } años de { $rounds } rondas, cada uno con un combate al final
book-board = { $name }: { $players } jugadores, { $rounds } rondas, { $regions } regiones
book-legend = En los mapas
book-letters = Letras
book-rules = Las reglas, una por una
book-rules-tidying = Para tener la mesa recogida
book-whole-turn = Un turno entero
example-of = Ejemplo: { $name }
book-more = Otras preguntas
book-examples = Más ejemplos jugados
book-variants = Variantes
book-about = Sobre este libro
book-contents = Contenido
book-page = Página { $page }
book-added = añadido por { $pack }
book-generated = Hecho de la misma fuente que juega: cada regla se cuenta por lo que hace.
book-generated-played = Hecho de la misma fuente que juega: cada regla se cuenta por lo que hace, y cada ejemplo se ha jugado.

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
    Un pueblo es una raza con un poder. Tomas uno siempre que no tienes ninguno en juego: al principio, y en el turno después de un declive. Dos números, sumados, dicen cuántas fichas tomas: el de su estandarte y el de su poder.

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

prose-conquest-set-up =
    Se decide quién empieza; los demás siguen en el sentido del reloj. En la primera casilla de las rondas está el marcador, que avanza cuando todos han jugado un turno. Las fichas de las razas esperan en su reserva, cada raza en su sitio, y las monedas quedan al alcance de todos. Cada cual guarda las suyas ocultas hasta el final.
prose-underground-new =
    Quien conoce el juego de la superficie conoce ya el turno, la fila de razas, el declive y los cobros: son los mismos. Lo nuevo es lo que hay abajo.

    Un río pide una ficha menos, y todos entran por sus extremos. Solo sirve para pasar: en la redistribución lo dejas, y nunca da nada. Una sima está cerrada para todos, como los mares y lagos de arriba.

    En algunas regiones montan guardia dos monstruos. Quien los vence saca una reliquia o un lugar popular, lo pone allí boca arriba y desde entonces lo usa, mientras una raza activa suya ocupa la región. Reliquias y lugares se quedan donde están cuando la región se pierde.

    Las razas y los poderes son otros, y también los terrenos. No hay Tribus Perdidas: en su lugar están los monstruos.

prose-dungeon_digger-set-up =
    Se saca un esbirro de entre los de todos: su dueño empieza, los demás siguen en el sentido del reloj. Así, uno tras otro, ponen los Portales, en los sitios con el número de jugadores. Cada cual roba tres losetas y las deja boca arriba: son los proyectos. Dos Derrumbes por jugador forman un montón común.
prose-dungeon_digger-values =
    El Ingenio dice cuántos proyectos tienes al final del turno. Los Recursos dicen cuántos esbirros puedes tener en juego. La Tiranía dice cuántos puntos para órdenes recibes cada turno. Las salas hacen crecer el Ingenio y los Recursos.
prose-dungeon_digger-turns =
    Tu Tiranía dice cuántos puntos tienes cada turno; los que sobran se pierden. Una orden se paga y se cumple antes de la siguiente, y puedes dar varias veces la misma. Todas cuestan un punto, salvo ¡Demuele!, que cuesta dos.

    ¡Muévete! deja a los esbirros dar hasta tres pasos. ¡Piensa! cambia proyectos por otros de tu bolsa. ¡Trabaja! construye un proyecto. ¡Surge! trae un esbirro de la reserva a tu Portal o a un Dormitorio. ¡Conquista! toma una sala de un rival, o quita una marca de una tuya. ¡Sabotaje! pone un Derrumbe en un espacio vacío y te cuesta un esbirro. ¡Demuele! quita un Derrumbe.

    Algunas salas dan una bonificación: órdenes que se cumplen enseguida, sin puntos. Lo alta que es dice qué órdenes ofrece; la más alta da dos.
prose-dungeon_digger-building =
    Construyes uno de tus proyectos en un espacio vacío. Tiene que estar conectado a una loseta tuya con un esbirro tuyo, y encajar por todos los lados. Una puerta toca una puerta o el brazo de un corredor; la tierra toca la tierra. Contra un Derrumbe, el borde del tablero o un espacio vacío vale todo.

    Un corredor está completo cuando puertas tuyas cierran todos sus extremos. Da una pieza de oro por una sola loseta, dos más por cada otra, y nueve como mucho. Una sala que conectas a otra del mismo tipo da tres.
prose-dungeon_digger-moving =
    Un paso lleva a un esbirro, o a varios que están juntos, a una loseta conectada. Por tus corredores un solo paso sigue mientras ninguna puerta lo pare. En la mazmorra de un rival un paso es una loseta.

    Los esbirros nunca pasan por la tierra, y el Portal de un rival está cerrado para ellos. Entras donde hay esbirros de un rival solo con más esbirros que los suyos. Los suyos vuelven a la reserva, y tú no pierdes ninguno.

    Cada esbirro en juego ocupa un Recurso. Puedes invocar otro solo si te queda uno libre.
prose-dungeon_digger-fighting =
    Un esbirro en una sala de un rival puede conquistarla: le das la vuelta, y es tu marca. La sala deja de funcionar. Tomas una moneda, de la bolsa o de su dueño; los demás ven lo que vale solo al final. Los corredores, el Portal y el Pozo de los Sacrificios no se conquistan.

    El dueño recupera la sala con un esbirro suyo allí y la orden ¡Conquista!: la marca vuelve a casa.
prose-dungeon_digger-ending =
    Quien termina su turno con bastantes piezas de oro cierra la partida: veinte, si un escenario no dice otra cosa. Tres premios de cinco piezas de oro van al corredor completo más largo, al grupo más grande de salas conectadas y a quien tiene más marcas; un premio empatado no es de nadie. Luego se da la vuelta a las monedas y se suman. Gana quien tiene más oro.

prose-dungeon_lords-aim =
    En dos años excavas una mazmorra y la defiendes. Al final cuentan los puntos: por monstruos, salas, aventureros presos, y títulos para quien tiene más de algo. Las losetas conquistadas y los impuestos sin pagar quitan puntos. Quien acaba por encima de cero tiene la licencia de Señor de la Mazmorra, y gana quien tiene más puntos.
prose-dungeon_lords-turn =
    Un año tiene cuatro rondas, y después el combate. En cada ronda salen tres monstruos y dos salas. En las tres primeras rondas del año se muestran también los aventureros y el suceso de la ronda siguiente. Luego cada cual elige en secreto tres órdenes de las seis que tiene en la mano.

    Las órdenes se descubren: primero la primera de cada jugador, empezando por el primero, luego todas las segundas, luego todas las terceras. Por cada una, un secuaz toma la primera casilla libre de esa orden. Hay tres casillas, cada una con su precio y su ganancia. Quien no encuentra ninguna deja el secuaz en la carta, y no obtiene nada.

    Ahora las órdenes se cumplen, de la primera del tablero a la última. Los diablillos que aún no han trabajado hacen funcionar las salas. Cada cual recupera las dos órdenes retenidas antes y una de las tres que acaba de dar; las otras dos quedan retenidas una ronda.

    Desde la segunda ronda del año sigue el suceso mostrado antes. Luego un aventurero se une a cada jugador: el más débil va con el menos malvado. Por último, el jugador siguiente pasa a ser el primero, pero no en la cuarta ronda. Después de ella los aventureros atacan.
prose-dungeon_lords-set-up =
    Se barajan monstruos, salas, aventureros, trampas y cartas de Combate, los de cada año por separado. Se saca un suceso especial por año, boca abajo. El marcador de rondas está en la primera.

    Se elige quién empieza. Cada cual tiene tres secuaces, un marcador de maldad y una mazmorra de cinco columnas y cuatro filas, con la entrada sobre la columna del medio y tres túneles debajo. De las tres órdenes robadas, dos se retienen para la primera ronda; la tercera va a la mano con las otras cinco.

    Con menos de cuatro jugadores, al empezar una ronda secuaces de nadie ocupan algunas casillas. Con tres jugadores son tres, en órdenes sacadas al azar, uno en cada una. Con dos jugadores cada cual mueve un color de nadie: dos de sus secuaces van a órdenes sacadas al azar, y para el tercero el jugador elige una orden. Con dos, también un marcador de maldad de nadie empieza en 5.
prose-dungeon_lords-orders =
    Las ocho órdenes traen comida, mejor reputación, túneles, oro, diablillos, trampas, monstruos y salas, en esta secuencia. Dentro de una orden actúa primero la primera casilla. Con monstruos y salas es al revés: la tercera casilla elige primero, y paga más.

    Lo que una casilla pide se paga entero y da todo lo que muestra. Quien renuncia no obtiene nada, y el secuaz vuelve a su carta. Quien da la orden de los monstruos como primera de las tres paga una pepita de oro.

    Excavar y extraer es cosa de diablillos, uno por túnel o pepita. La tercera casilla necesita uno más, que guíe a los otros.

    De las tres órdenes dadas vuelve una: la primera, o una que tiene su secuaz en la carta.
prose-dungeon_lords-dungeon =
    Un túnel nuevo toca por un lado una loseta tuya y nunca completa un cuadrado de dos por dos. Una sala ocupa el lugar de un túnel no conquistado y no está junto a otra sala. En el primer año tiene que estar además en la zona de la mazmorra que su loseta muestra.

    Las salas del primer año producen: pon tantos diablillos libres como pide la sala y toma lo que da. Una sala funciona una vez por ronda, en el segundo año dos; una sala conquistada nunca. Las salas del segundo año ayudan en los combates o dan puntos.
prose-dungeon_lords-events =
    Los sucesos del año son tres, uno por ronda: el día de paga, el impuesto y uno especial de una carta. El día de paga pagas otra vez el precio de cada monstruo, o se va y ganas un punto de maldad. El impuesto es una pepita por cada dos túneles, redondeando hacia arriba. Por cada una que no pagas tomas una ficha roja.

    Luego llegan los aventureros: el más débil al jugador menos malvado, el más fuerte al más malvado. Con la misma maldad, es menos malvado quien va antes en el turno. Quien llega va al final del grupo, un guerrero a la cabeza.

    Con dos jugadores hay también en la escala un marcador de maldad de nadie, que empieza en 5 como los demás. Sube uno antes de que lleguen los aventureros, y con la misma maldad cuenta como el más malvado: el aventurero que atrae sale del juego. Cuando empieza el segundo año baja dos. No atrae a ningún paladín ni se lleva ningún título.

    La maldad va de 1 a 15, y todos empiezan en 5. Quien llega a 10 atrae al paladín del año, que va a la cabeza del grupo. Se muda cuando otro jugador con 10 o más es más malvado que el suyo.

    En los ejemplos un número tras un nombre dice cuál de varias cosas iguales es: Guerrero 3 es el tercero en las tablas del Guerrero.
prose-dungeon_lords-fights =
    Cada cual lucha contra el grupo que le ha llegado, cuatro rondas como mucho. En cada ronda eliges una loseta no conquistada: de todas, la más cercana a la entrada. Puedes poner allí una trampa y un monstruo, dos en una sala. Los monstruos etéreos no ocupan sitio. Una trampa en una sala cuesta una pepita. Luego se descubre la carta de la ronda.

    Todo pasa en esta secuencia: la trampa, un hechizo rápido, los monstruos, un hechizo lento, la curación, la fatiga, la conquista. Los ladrones evitan heridas de las trampas. Un hechizo funciona si los magos tienen bastante magia. Los sacerdotes curan solo si un monstruo atacó. La fatiga hiere al primero de la fila; lo que sobra pasa al siguiente. Un aventurero con tantas heridas como salud va enseguida a tu prisión.

    Si queda alguien, la loseta está conquistada y pierdes un punto de maldad. Un monstruo que atacó queda boca abajo hasta el final del año. Si todas tus losetas están conquistadas, en cambio liberas a un preso.
prose-dungeon_lords-ending =
    Tras el primer combate los monstruos despiertan, y el segundo año trae otros monstruos, salas, aventureros y cartas. Tras el segundo se cuentan los puntos. Un monstruo da uno, una sala dos, un aventurero preso dos, un paladín preso cinco. Una loseta conquistada quita dos, una ficha roja tres.

    Siete títulos van a quien tiene más maldad, salas, túneles, monstruos, diablillos, riquezas y losetas sin conquistar. Un título vale tres puntos a solas, dos si se comparte. Con los mismos puntos se gana juntos. Quien tiene más puntos es el Señor de los Bajos Fondos; quien tiene uno o más tiene la licencia de Señor de la Mazmorra.

# El dibujo de la mesa: qué tiene delante cada jugador, qué es común, los marcadores.
table-title = La mesa con { $players } jugadores
table-caption = La mesa con { $players } jugadores. Quien empieza está abajo; los demás siguen en el sentido del reloj.
table-blocked = La mesa con { $players } jugadores. Quien empieza está abajo; los demás siguen en el sentido del reloj. Los secuaces de nadie están en casillas sacadas al azar: este es un caso.
table-first = 1 · empieza
table-player = { $number }
table-each-starting-coins = { $count } monedas
table-each-portal-goons = { $count ->
    [one] 1 esbirro en el Portal
   *[other] { $count } esbirros en el Portal
    }
table-each-track-goons = { $count } en la escala
table-each-gold = { $count } pepitas de oro
table-each-food = { $count } raciones
table-each-imps = { $count } diablillos
table-each-cards-held = { $count } órdenes en mano
table-common-coins = { $all } monedas en la bolsa
table-common-monsters-shown = { $count } monstruos
table-common-rooms-shown = { $count } salas
table-common-shown = { $count } aventureros
table-rounds = Rondas
table-row = Precio de una pareja
table-gold = Piezas de oro
table-evil = Maldad

# What is printed for a table.
print-track = Escala de puntos
print-rounds = Escala de rondas; en rojo, con cuántos jugadores acaba ahí
print-aid = { $game }: el turno en breve
print-sheet = { $title }, hoja { $number } de { $count }
print-copies = imprimir { $count } veces
