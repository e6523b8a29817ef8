# Palabras de las páginas del reglamento.
language-own = Español
language-it = italiano
language-es = español
language-en = inglés

site-title = Reglamento
site-lead = Las reglas de cada juego y todo lo que hay en su caja, con las aclaraciones y los ejemplos resueltos. Todo se genera a partir de la misma fuente con la que se juega.
site-lead-added = Lo que { $count ->
    [one] añade
   *[other] añaden
} { $packs } a { $games }: { $kinds }. Todo se genera a partir de la misma fuente con la que se juega.
notice = No oficial. Los nombres y los juegos pertenecen a sus propietarios.
page-edition = { $pack }, versión { $version }{ $date ->
    [none] {""}
   *[other] {" "}del { $date }
}.
skip = Ir al texto
languages = Idioma
theme-light = Usar colores claros
theme-dark = Usar colores oscuros
on-this-page = En esta página
pages-of-kind = Páginas
contents-title = Sumario
contents-more = Además, en este libro

search-title = Búsqueda e índice
search-label = Buscar en las reglas
search-short = Buscar
search-none = Sin resultados. Prueba con menos palabras, o con otras.
search-some = Resultados: #
search-stop-words = a al ante con de del desde e el ella ellos en entre es son ser era está están ha han hay puede pueden puedo puedes debe deben la las lo los le les me mi mis no o u para por que qué quien quién cual cuál cuando cuándo donde dónde como cómo se si sí sin sobre su sus te tu tus un una uno unas unos y ya más también mía mío míos tuyo suyo nos ellas él eso esto ese esta este hago hacer solo sólo tengo tiene
search-examples = Ejemplos
# Words of questions, which tell little of what is asked for.
search-question-words = tener hacer hacen van voy va porque cómo qué cuándo dónde quién cuál cuáles por cuánto cuánta cuántos cuántas pasa ocurre hace significa tiene tienen hay partida partidas juego juegos jugar juega juegan jugador jugadores regla reglas funciona funcionan sirve sirven consigo conseguir consigue consiguen
# Words that ask for a number, and words for numbers.
search-counting-words = cuánto cuánta cuántos cuántas
search-numbers = uno una dos tres cuatro cinco seis siete ocho nueve diez once doce veinte ninguno ninguna nada mitad
# A line for each group of words that players use for the same thing.
search-alike =
    llegar llega llegan viene vienen aparece aparecen
    dos 2
    tres 3
    cuatro 4
    cinco 5
    seis 6
    subir sube aumentar aumenta crecer
    quitar quita retirar eliminar demoler
    corredor corredores pasillo pasillos
    madriguera agujero hoyo
    pared paredes muro muros
    girar rotar
    entrar entra entran empieza empezar comienza comenzar
    coger cojo coge elegir elige escoger tomar toma
    conseguir consigo consigue consiguen obtener recibir contratar reclutar ganar
    ganar gana ganan victoria ganador vence
    inicio empezar empieza comenzar comienza preparación principio inicial primero primer
    empate empatan desempate igualdad mismas mismo
    monedas moneda dinero oro pepita pepitas riqueza
    puntos punto puntuación vale valen valor
    cobrar cobra cobro ganar gana recibir recibe recibo dan
    atacar ataca ataque conquistar conquista invadir tomar toma capturar quitar quita arrebatar
    dado dados tirar tira tirada lanzar
    tropas tropa peones ficha fichas unidad unidades ejército
    fin final termina terminar acaba acabar último
    coste cuesta cuestan costar precio pagar paga falta faltan gratis
    mover mueve mueven mueves muevo redistribuir redistribución repartir repartes
    duración dura durar ronda rondas turno turnos tiempo
    perder pierde pierdo pierden
    caja contenido componentes material
    dejar deja abandonar abandona
    rival rivales adversario adversarios enemigo enemigos contrario oponente
    jugador jugadores personas
    sala salas habitación habitaciones cámara
    adyacente adyacentes junto vecina vecinas vecino cerca lejos contigua toca tocar
    orden secuencia fases fase
    acción acciones orden órdenes
    preso presos prisionero prisioneros prisión cárcel capturado
    quedar queda quedan mantener conservar guarda ocupa
    combinación combinaciones pareja parejas
    usar usa gastar gasta
    volver vuelve vuelven otra vez veces recuperar recupera reutilizar
    combate combatir lucha luchan luchar batalla pelea
    defender defiende defensa defensor defensores proteger
    declive decadencia
    elegir elige eliges escoger
    monstruo monstruos criatura criaturas
    mar mares lago lagos agua
    premio premios título títulos
    secreto oculto ocultas escondido
    construir construye poner pone colocar coloca
    fallar falla basta bastar
    diferencia diferencias cambia distinto nuevo
    impuesto impuestos tasa
    diablillo diablillos trabajadores
    aventurero aventureros héroe héroes
    maldad malvado malvada
    sima simas abismo abismos
    cruzar cruza pasar pasa entrar entra
    encontrar descubrir descubre
    reparten asignan llegan viene vienen
    región regiones territorio territorios zona tierra
    excavar excava cavar cava túnel túneles galería
    reducir bajar perder pierde pierden pierdo
    invocar invoca contratar reclutar recluta
    bolsa saco montón
    hechizo hechizos magia
    herida heridas daño
    dueño propietario
    sitio lugar espacio dónde
    caverna cavernas cueva cuevas gruta
    matar vencer vence vencido derrotar derrotado eliminar eliminado muerto muertos muere mueren
    compartir juntos
    límite máximo
    mirar miro ver veo espiar
    mapa tablero
    saltar salto pasar paso
    raza razas pueblo pueblos
    igual iguales mismo misma empate
    gratis gratuito
    pongo pones pone ponen poner puesto
    pierdo pierdes pierde pierden perder perdido
    vuelvo vuelve vuelven volver vuelto
    empiezo empieza empiezan empezar
    cuento cuentas cuenta cuentan contar
    cuesta cuestan costar
    muevo mueves mueve mueven mover
    muere mueren morir muerto
    elijo eliges elige eligen elegir elegido
    cierro cierra cierran cerrar cerrado
    salgo sale salen salir
    voy va van ir
    doy das da dan dar
    juego juegas juega juegan jugar
    consigo consigue consiguen conseguir
    ataco ataca atacan atacar ataque
    saco saca sacan sacar saque
    cojo coge cogen coger tomo toma toman tomar
    encuentro encuentra encontrar
    defiendo defiende defienden defender
    gasto gasta gastan gastar gastado
    guardo guarda guardan guardar conservo conservar
    enseño enseñar mostrar muestro ver
    sobra sobran sobrantes quedan
filter-game = Juego
filter-kind = Género
filter-all = Todos
index-title = Índice

kind-race = Razas
kind-power = Poderes
kind-relic = Reliquias
kind-place = Lugares
kind-piece = Piezas
kind-terrain = Terrenos
kind-symbol = Símbolos
kind-trait = Características
kind-board = Mapas
page-board = Mapas
page-glossary = Glosario
rules-title = Reglas del juego
rules-more = Aclaraciones, opciones y ejemplos
rulings-title = Aclaraciones
questions-title = Preguntas y respuestas
questions-lead = Lo que pregunta quien juega por primera vez, y después las preguntas que surgen en la mesa: con la respuesta y, donde lo hay, el ejemplo que la muestra.
editions-title = Diferencias entre ediciones
editions-lead = Donde los libros italiano, español e inglés dicen cosas distintas: qué dice cada uno y cuál siguen estas reglas.
edition-taken = De estas ediciones, las reglas siguen aquí la que está en { $edition }.
edition-none-taken = Estas reglas no siguen ninguna de ellas.
options-title = Cuestiones abiertas
options-lead = Cada mesa las responde a su manera: poneos de acuerdo antes de jugar. Sin acuerdo, una variante vale si su respuesta es sí, y no vale si es no.
option-taken = Salvo otro acuerdo: sí.
option-not-taken = Salvo otro acuerdo: no.
findings-title = Avisos
findings-lead = Lo que Regola puede avisar sobre las reglas que escribes, una entrada por cada aviso.
glossary-lead = Los términos que usan las reglas y, después, lo que hay en mapas y losetas.

set-up-title = Preparación
set-up-board = Se toma el mapa para el número de jugadores y se pone en él lo que lleva dibujado: la leyenda dice qué muestra cada signo.
set-up-coins = Cada jugador toma { $count } monedas.
set-up-row = Se emparejan los estandartes de las razas con las losetas de los poderes y se ponen { $count } combinaciones en fila. Los demás estandartes son el mazo de las razas; las demás losetas, el de los poderes.
set-up-hidden = Se mezclan boca abajo en una sola pila, { $count } en total: { $kinds }.
components-title = Componentes
component = Componente
component-count = Número
component-tokens = Fichas
board = Mapa
turn-title = El turno
turn-lead = Se juega por turnos; cada turno tiene estas fases, una tras otra.
turn-declining = Un turno en el que se entra en declive tiene en cambio estas fases.
chapter-choosing = Elegir una combinación
chapter-readying = Preparar las tropas
chapter-conquest = Conquista
chapter-redeployment = Redistribución
chapter-scoring = Recuento
chapter-declining = Declive
chapter-ending = Fin de la partida
chapter-further = Otras reglas
tie-break = Gana quien tiene más monedas. En caso de empate gana { $what }; quienes siguen empatados ganan juntos.
tie-break-tokens = quien tiene más fichas en el mapa, activas y en declive juntas

in-short = En breve
belongs-to = Pertenece a
adds-to = Se añade a
no-rules = Sin reglas propias.
no-rules-but-tokens = Sin reglas propias: su fuerza está en el número.
source = Fuente:
by-hand = escrito a mano
by-hand-why = Esta frase la escribió una persona; números y términos se comparan con la regla.
source-language = { $book } ({ $language })
source-own = obra propia
source-page = { $book }, { $count ->
    [one] p.
   *[other] pp.
 } { $page }
list-end = { $words } y { $last }

fact-tokens = Fichas
fact-of = { $count } de { $most } en la caja
fact-box = En la caja
fact-limit = Como máximo en una región
fact-borrows = Usa las fichas de
fact-count = En la caja
fact-family = Familia
fact-edges = Lados, uno tras otro
fact-players = Jugadores
fact-rounds = Rondas
fact-regions = Regiones

boards-lead = En estos dibujos las regiones se tocan exactamente donde se tocan en los mapas impresos.
board-shape = Las formas son nuestras: del mapa impreso es cierto qué regiones se tocan, cuáles llegan al borde y qué hay en ellas.
board-shape-own = Las formas son solo un dibujo: cuenta qué regiones se tocan, cuáles llegan al borde y qué hay en ellas.
board-left-out = Ningún dibujo plano puede mostrar que también se tocan:
board-table = { $count ->
    [one] La región en una tabla
   *[other] Las { $count } regiones en una tabla
 }
board-region = Región
board-terrain = Terreno
board-signs = Signos
board-beside = Toca

see-example = Véase el ejemplo: { $title }.
example-heading = Ejemplo resuelto
example-before = Antes
example-after = Después
example-end = Al final:
example-declined = { $people } (en declive)
example-refused = No se puede: { $deed }
example-cost = Conquistar { $region } cuesta { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
 }.
example-no-conquest = { $region } no se puede conquistar.
example-income = { $player } cobraría ahora { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
 }.
example-has = { $player } tiene: { $what }.
example-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
 }
example-gained = { $player } recibe { $what }.
example-paid = { $player } paga { $what }.
example-lost = { $player } pierde { $what }.
example-by = { $item }: { $told }
example-laid = En { $region } se pone: { $what }.
example-lifted = De { $region } se quita: { $what }.
example-pieces = { $count } { $piece }
example-tokens = { $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
 }
example-hand = { $count } en la mano
example-tray = { $count } en la reserva
example-holds = en el mapa { $regions }
example-bare = ninguna región
example-amount = { $count } en { $region }
example-owner = { $region } es de { $player }.
example-nobody = { $region } no es de nadie.
example-immune = Inmune: { $regions }.
example-none-immune = Ninguna región es inmune.
example-piece = { $piece }: en { $regions }.
example-no-piece = { $piece }: no está en el mapa.
seat-player = Jugador
seat-people = Raza y poder
seat-coins = Monedas
seat-hand = En la mano
seat-regions = En el mapa

deed-choose = { $player } elige { $one } · { $other }.
deed-choose-slot = { $player } elige la combinación { $place } de la fila.
deed-conquer = { $player } conquista { $one }.
deed-using = { $deed } Con: { $what }.
deed-with = { $deed } Con: { $what }.
deed-die = { $deed } El dado muestra { $what }.
deed-dice = { $deed } Los dados muestran { $what }.
deed-use = { $player } usa { $one }.
deed-use-what = { $player } usa { $one }: { $what }.
deed-skip = { $player } no usa { $one }.
deed-roll = { $player } tira.
deed-no = { $deed } La respuesta es no.
deed-place = { $player } coloca { $piece }: { $regions }.
deed-abandon = { $player } abandona { $one }.
deed-redeploy = { $player } redistribuye: { $regions }.
deed-retreat = { $player } recupera las fichas y las redistribuye: { $regions }.
deed-decline = { $player } entra en declive.
deed-end-turn = { $player } termina el turno.
deed-end-decline = { $player } cobra y después entra en declive.

define-conquest-ability = Lo que una raza, un poder, una reliquia o un lugar añade a las reglas comunes.
define-conquest-active = Dicho de una raza: en juego y no en declive.
define-conquest-badge = El número que lleva un poder: cuántas fichas añade.
define-conquest-banner = El número del estandarte de una raza: cuántas fichas trae.
define-conquest-border = Dicho de una región: llega al borde del mapa.
define-conquest-closed = Dicho de una región: nadie la puede atacar.
define-conquest-coastal = Dicho de una región: es tierra que toca el agua.
define-conquest-combination = El estandarte de una raza junto a un poder, tal como están en la fila.
define-conquest-conquest-cost = Cuántas fichas tiene que traer quien quiera tomar una región.
define-conquest-declined = Dicho de una raza: dada la vuelta. Sigue en el mapa y rinde monedas, pero no actúa salvo que una regla lo diga.
define-conquest-defender = Lo que aumenta el coste de su región: las fichas de raza y las piezas que lo dicen.
define-conquest-empty = Dicho de una región: sin fichas y sin nada que la defienda. Las montañas impresas y los símbolos no cuentan.
define-conquest-entrance = Una región por la que puede empezar una raza que no tiene ninguna.
define-conquest-fleeting = Dicho de una raza en declive: deja el mapa cuando otra raza del mismo jugador entra en declive.
define-conquest-immune = Dicho de una región: no puede ser conquistada ni tocada por capacidades.
define-conquest-income = Cuántas monedas rinde una región a su propietario en el recuento.
define-conquest-lone = Dicho de una ficha: la única defensora de su región.
define-conquest-reachable = Dicho de una región: puede ser atacada desde donde está tu raza.
define-conquest-shortfall = Cuántas fichas le faltan en la mano a quien quiere conquistar una región.
define-conquest-tray = El lugar de las fichas de todas las razas.

chapter-values = Ingenio, Recursos y los demás valores
chapter-turns = El turno
chapter-building = Construir
chapter-moving = Mover e invocar
chapter-fighting = Conquistar
kind-edge = Lados de las losetas
kind-tile = Losetas
kind-order = Órdenes
kind-creature = Criaturas
kind-adventurer = Aventureros
kind-scenario = Escenarios
kind-lord = Señores
fact-spaces = Espacios
fact-goons = Esbirros por jugador
fact-coin-values = Valor de las monedas
fact-coins = Monedas por jugador
fact-track-goons = Esbirros en la escala
fact-portal-goons = Esbirros en el portal
fact-first-tile = Primera loseta
fact-cost = Coste
fact-tier = Nivel
fact-scenario = Escenario
fact-strength = Fuerza
fact-speed = Velocidad
fact-resources = Recursos
fact-summon = Para invocarla
fact-needs = Requiere
fact-adventurers = Aventureros por jugador
fact-area = Zona
fact-distance = Distancia
fact-heap = Monedas en el montón
fact-central = En el centro
fact-scattered = Dispersas
fact-stack = En la pila
word-special = especial
word-larger = mayor
word-smaller = menor
space-portals = Sitios para los portales
space-centre = El centro
board-grid = { $count } espacios. La forma de este mapa es nuestra, no la del mapa impreso.
set-up-board-grid = Se toma el mapa para el número de jugadores.
component-each = { $name } para cada jugador
component-other = { $name } para todos
component-coins = Monedas
component-coins-worth = Monedas de { $value }
component-goons = Esbirros
component-tunnels = Túneles
component-imps = Diablillos
component-gold = Oro
component-food = Comida
component-wounds = Heridas
component-red-tokens = Fichas rojas
component-minions = Secuaces
component-evil = Marcadores de maldad
print-dungeon = Mazmorra
chips-leave-out = y más, abajo
form-name = { $form ->
    [banner] estandarte
    [badge] loseta de poder
    [token] ficha
    [piece] pieza
    [plaque] placa
    [coin] moneda
    [counter] marcador
    [goon] peón
    [tile] loseta hexagonal
    [chamber] loseta cuadrada
   *[card] carta
    [leaflet] hoja
    [board] tablero
    [aid] ayuda de juego
    [track] escala
}
named-apart = { $name } ({ $what })
print-on-its-card = más en su carta
print-fact = { $name }: { $value }
print-levels = Nivel { $count }, primer año
print-later-levels = Nivel { $count }, segundo año
print-health = Salud { $count }
print-skill = Símbolos: { $count }
print-later-health = Salud { $count }
print-later-skill = Símbolos: { $count }
component-die = Dado con las caras { $faces }
component-added = { $name } ({ $pack })
fact-count-each = Para cada jugador
set-up-digger-coins = Se meten en la bolsa { $count } monedas por jugador, sin mirar su valor.
set-up-digger-coin-values = Cada moneda vale una de estas cifras: { $numbers }.
set-up-digger-goons = Cada uno toma { $count } esbirros y un juego de losetas de un color.
set-up-digger-first-tile = Cada uno coloca esta loseta en uno de los lugares para portales: { $name }. Las demás de su juego van a una bolsa aparte.
set-up-digger-portal-goons = { $count ->
    [one] Cada uno coloca allí { $count } esbirro.
   *[other] Cada uno coloca allí { $count } esbirros.
 }
set-up-digger-track-goons = { $count ->
    [one] Cada uno coloca { $count } esbirro en la escala de piezas de oro. Los demás son la reserva.
   *[other] Cada uno coloca { $count } esbirros en la escala de piezas de oro. Los demás son la reserva.
 }
strengths-title = Cuánta fuerza tienen, jugados por bots: { $game }, { $players } jugadores
strengths-lead = Qué aporta cada elemento por encima de los demás de su tipo. Son bots en un solo tablero: planean menos que las personas, no hacen tratos y no guardan rencor.
strengths-old = Estas cifras son antiguas: se midieron con otras reglas u otros bots que los de hoy.
strengths-item = Elemento
strengths-coins = Monedas por partida, { $bot }
strengths-victories = Victorias
strengths-opposed = los bots no están de acuerdo
strengths-unit = monedas
strengths-race = Razas
strengths-power = Poderes
strengths-relic = Reliquias
strengths-place = Lugares
strengths-bot-steady = bot sensato
strengths-bot-greedy = bot codicioso
strengths-how-title = Cómo se midió
strengths-how = De cada elemento, { $pairs } parejas de partidas: en una un jugador tiene el elemento desde la primera elección, en la otra uno del mismo tipo sacado al azar; todo lo demás es igual. El { $first } juega en todos los puestos. Los límites entre paréntesis valen a cada mirada; las victorias son las de más en cien partidas.
strengths-other = El { $second } solo mira una jugada adelante. Donde cada bot está seguro de lo contrario que el otro, el elemento depende de cómo se juegue.
changes-title = Qué ha cambiado en { $pack }
contents-card = Una carta
contents-turn = Un turno, tal como se jugó
contents-designers = Para quien escribe reglas
contents-designers-lead = Los errores que se encuentran en las reglas, y qué va bien con qué.
define-digger-missed-turns = Cuántos de tus próximos turnos no se juegan.
define-digger-tiles-left = Cuántas losetas tuyas quedan en la bolsa.
define-digger-barred = Dicho de una loseta: un esbirro no pasa por ella.
define-digger-bonus = Lo que dan algunas losetas además de sus reglas: Órdenes gratis, hasta cierto nivel.
define-digger-burden = Cuántos Recursos gastan tus esbirros en juego y lo demás que mantienes.
define-digger-careful = De una escuadra: se pagó un Punto de Tiranía para moverla.
define-digger-closed = Dicho del extremo de un corredor: allí no se puede añadir nada.
define-digger-conquerable = Dicho de una loseta: un esbirro la puede conquistar.
define-digger-corridor = Losetas de corredor que siguen una en otra, de un extremo al otro.
define-digger-defence = Cuánto vale quien defiende una loseta.
define-digger-dungeon = Todas las losetas de un jugador conectadas entre sí.
define-digger-edge = Lo que una loseta muestra hacia cada vecina: una puerta, un brazo de corredor, tierra.
define-digger-finished = Dicho de un corredor: todos sus extremos están cerrados. Cobra quien lo termina.
define-digger-gold-piece = Con ellas se gana la partida. Al final también las monedas se vuelven piezas de oro.
define-digger-goon = Se mueve, lucha y trabaja para ti. Cada esbirro tuyo está en juego o en la reserva.
define-digger-marker = Un esbirro vuelto en la sala de un rival: esa sala está conquistada.
define-digger-order-point = Con ellos se pagan las Órdenes. Cada turno trae tantos como tu Tiranía; los que sobran se pierden.
define-digger-project = Una loseta descubierta ante ti: solo se pueden construir los Proyectos.
define-digger-reserve = Tus esbirros que no están en juego.
define-digger-resources = Cuántos Recursos puedes usar a la vez; cada esbirro en juego usa uno.
define-digger-squad = Esbirros de un jugador en la misma loseta.
define-digger-step = Un movimiento de una loseta a la contigua.
define-digger-strength = Cuánto vale quien ataca: se entra donde la fuerza supera la defensa.
define-digger-tier = De una Orden: lo alta que es. Un bono ofrece las Órdenes hasta un nivel.
define-digger-tyranny = Cuántos puntos para Órdenes trae cada uno de tus turnos.
define-digger-victorious = De una criatura o de un aventurero que se mueve: la loseta estaba defendida, y su fuerza era mayor que la defensa.
define-digger-wit = Cuántos Proyectos tienes al final de tu turno.
define-digger-largest-complex = Cuántas salas tuyas están como máximo conectadas entre sí.
define-digger-party = Lo que se mueve y combate: una escuadra, una criatura o un aventurero.
define-digger-march = Una criatura o un aventurero que marcha se mueve de loseta en loseta, o de espacio en espacio, hasta el límite de su velocidad.
define-digger-arrived = De una escuadra: ha llegado a su loseta con esta misma Orden.
define-digger-working = Dicho de una loseta: sus reglas están en vigor.
define-digger-worth = Cuántas piezas de oro da un corredor completo.
define-lords-attacked = Del grupo: un monstruo lo ha atacado en esta ronda. Solo entonces se cura.
define-lords-battlefield = La loseta tuya por la que se lucha en esta ronda.
define-lords-bold = De un aventurero: se pone delante de los demás del grupo.
define-lords-conquered = De una loseta: la han tomado los aventureros, y queda girada.
define-lords-crowded = De un espacio: un túnel ahí haría un cuadrado de cuatro losetas.
define-lords-cursed = Del grupo: en esta ronda no se cura.
define-lords-damage = Cuántas heridas inflige un monstruo.
define-lords-dormant = De un monstruo: ha atacado, queda boca abajo, y lucha de nuevo el año siguiente.
define-lords-ethereal = De un monstruo: no ocupa plazas para monstruos.
define-lords-evil = Lo malvado que se te cree. Los aventureros más fuertes van al jugador más malvado.
define-lords-fame = Uno por cada título compartido, dos por cada título solo tuyo.
define-lords-foremost = De un aventurero: va en cabeza, y recibe el primero las heridas.
define-lords-helpful = De un monstruo: en las salas hace el trabajo de un diablillo.
define-lords-hushed = Del grupo: en esta ronda no lanza nada.
define-lords-idle = De un diablillo: en esta ronda aún no ha trabajado.
define-lords-lairs = Cuántos monstruos caben en una loseta en el combate.
define-lords-leading = De una Orden: es la primera de las tres que diste.
define-lords-magic = Lo fuertes que son los hechizos que los magos y el paladín del grupo pueden lanzar.
define-lords-minion = A quien envías a las casillas de tus Órdenes.
define-lords-nearest = De una loseta: entre las no conquistadas, a ninguna se llega desde fuera en menos pasos.
define-lords-passes = Cuántos puestos avanza quien empieza al final del año.
define-lords-patient = De un aventurero: se pone detrás de los osados del grupo.
define-lords-loyal = De un monstruo: quien lo pierde o lo entrega lo devuelve al mazo.
define-lords-hasty = De un aventurero: a igual nivel pasa delante de quien ya se había robado.
define-lords-piety = Cuántas heridas curan los sacerdotes y el paladín del grupo tras un ataque.
define-lords-prison = Adonde va quien tiene tantas heridas como salud.
define-lords-protection = Cuántas heridas de las trampas evitan los ladrones y el paladín del grupo.
define-lords-quick = De una carta de Combate: su hechizo precede a los ataques de los monstruos.
define-lords-red-token = Lo que tomas por el impuesto que no pagas. Al final cuesta puntos.
define-lords-safe = De una loseta: en esta ronda nadie la toma.
define-lords-score = Tus puntos. Se cuentan al final.
define-lords-shield = Cuántas heridas pierde cada golpe de un monstruo.
define-lords-silent = De una loseta: ahí no funciona ningún hechizo.
define-lords-slot = De una Orden: el puesto en que está tu secuaz, el primero, el segundo o el tercero.
define-lords-slow = De una carta de Combate: su hechizo va después de los ataques de los monstruos.
define-lords-suited = De un túnel: está en la zona impresa en la sala.
define-lords-tax = Cuántas pepitas de oro debes al fisco: una por cada dos túneles, redondeando hacia arriba, si una variante no dice otra cosa.
define-lords-tent = Donde el paladín espera a que alguien sea bastante malvado.
define-lords-threshold = La puntuación que hace falta para el título.
define-lords-thinned = Del grupo: el ataque en curso ha vencido a uno de sus aventureros.
define-lords-tireless = De un monstruo: puede atacar en cada ronda.
define-lords-trap-fee = Cuántas pepitas de oro te cuesta ahí una trampa.
define-lords-weariness = Cuántas heridas cuesta al grupo una ronda de combate.
define-lords-poison = Un aventurero envenenado sufre 2 heridas al final de la ronda de combate. Nada las evita, y no pasan a nadie más.
define-lords-lure = Un paladín va con el jugador más malvado, si está al menos en el nivel marcado y supera en maldad a quien lo aloja.
define-lords-spy = Mira una carta de Combate de este año, sin enseñarla, y déjala donde está.
define-lords-muster = Llama a tus monstruos uno tras otro: las reglas del monstruo llamado dicen qué quiere.
define-lords-withhold = Aparta una Orden: no se puede dar en la ronda siguiente.
define-lords-block = Con dos jugadores, elige otra Orden para tus secuaces de nadie: uno va a la primera de sus casillas donde no está nadie, y en esta ronda ningún secuaz de un jugador va allí.
# worked examples of tiles
tiles-points = { $count } { $count ->
    [one] Punto de Tiranía
   *[other] Puntos de Tiranía
 }
tiles-gold = { $count } { $count ->
    [one] pieza de oro
   *[other] piezas de oro
 }
tiles-amount-coins = { $count ->
    [one] { $count } moneda
   *[other] { $count } monedas
 }
tiles-amount-goons = { $count ->
    [one] { $count } esbirro en juego
   *[other] { $count } esbirros en juego
 }
tiles-amount-goons-flip = { $player } conquista { $space }: un esbirro se vuelve marca de Conquista.
tiles-named-at = { $one } ({ $other })
tiles-goons = Esbirros: { $what }
tiles-no-goons = ningún esbirro en el tablero
tiles-coins = Monedas: { $count }
tiles-coins-named = Monedas, por valor: { $what }
tiles-reserve = en la reserva: { $count }
tiles-projects = proyectos: { $count }
tiles-project-named = proyectos: { $what }
tiles-wit = Ingenio: { $count }
tiles-resources = Recursos: { $count }
tiles-burden = Recursos ocupados: { $count }
tiles-held-named = proyectos: { $what }
tiles-worth = valor de las Monedas: { $count }
tiles-bag = losetas en la bolsa: { $count }
tiles-tiles = En { $one } hay: { $other }.
tiles-no-tiles = { $one } está vacío.
tiles-markers = { $one } lleva una marca: { $other }.
tiles-no-markers = { $one } no lleva marcas.
tiles-waiting = Espera la orden { $one }.
tiles-turn = Es el turno de { $one }.
tiles-over = La partida ha terminado.
tiles-winners = Gana { $one }.
tiles-tokens = { $one } está en { $other }.
tiles-no-tokens = { $one } no está en el tablero.
tiles-stack = Quedan { $one } Derrumbes en la pila.
tiles-strength = { $one } tiene Fuerza { $other }.
tiles-deed-order = { $player } da la orden { $one }
tiles-deed-build = { $player } construye en { $other }: { $one }.
tiles-deed-step = { $player } mueve de { $one } a { $other } { $count } { $count ->
    [one] esbirro
   *[other] esbirros
 }.
tiles-deed-march = { $player } lleva { $one } a { $other }.
tiles-deed-summon = { $player } invoca { $one } en { $other }.
tiles-deed-conquer = { $player } conquista con { $one }.
tiles-deed-exchange = { $player } descarta: { $all }.
tiles-deed-bonus = { $player } elige las órdenes de bono: { $all }
tiles-deed-offered = Se ofrecen las órdenes: { $all }
tiles-deed-pick = { $player } elige { $one }.
tiles-deed-store = { $player } deja una Moneda en { $one }.
tiles-deed-answer-yes = { $player } acepta.
tiles-deed-answer-yes-may = { $player } acepta: «{ $offer }»
tiles-deed-answer-no = { $player } renuncia.
tiles-deed-answer-no-may = { $player } renuncia: «{ $offer }»
tiles-deed-pass = { $player } pasa.
tiles-deed-token = { $player } mueve { $one } a { $other }.
tiles-defeated = derrotado
tiles-not-defeated = no derrotado
tiles-lord-named = Señor: { $what }
tiles-coins-in-bag = Monedas en la bolsa: { $one }.
tiles-capacity = En { $one } hay sitio para: { $other }.
tiles-finish = Piezas de oro que acaban la partida: { $one }.
tiles-grains = Granos: { $one }.
tiles-heap = Monedas en el montón: { $one }.
tiles-hidden = { $one } está boca abajo.
tiles-no-hidden = Ninguna loseta está boca abajo.
tiles-leads = { $one } guía esbirros: { $other }.
tiles-not-over = La partida continúa.
tiles-speed = { $one } tiene Velocidad { $other }.
tiles-steps = Pasos que quedan: { $one }.
tiles-stored = Monedas en { $one }: { $other }.
tiles-no-waiting = Ninguna orden espera.
tiles-no-winners = Nadie ha ganado.
tiles-option-taken = En juego: { $one }.
tiles-option-not-taken = No está en juego: { $one }.
tiles-deed-careful = { $player } gasta un punto y mueve con cuidado de { $one } a { $other } { $count } { $count ->
    [one] esbirro
   *[other] esbirros
 }.
tiles-deed-coin = { $player } toma una Moneda de valor { $one }.
tiles-deed-reach = Desde { $one } un paso lleva a: { $all }.
tiles-deed-offer-exchange = { $player } descarta proyectos sin pagar.
tiles-deed-offer-summon = { $player } invoca un esbirro sin pagar.
tiles-deed-offer-draw = { $player } roba una Moneda.
tiles-deed-offer-put = { $player } pone un Derrumbe sin dar la orden.
tiles-deed-offer-remove = { $player } quita un Derrumbe sin dar la orden.
tiles-deed-offer-gain = { $player } toma los pasos ofrecidos.
tiles-deed-offer-build = { $player } construye sin dar la orden.
tiles-token-of = { $one } está en { $other } con { $player }.
tiles-given-bag = Monedas en la bolsa, por valor: { $all }.
tiles-given-grains = Granos: { $one }.
tiles-given-heap = Monedas en el montón, por valor: { $all }.
tiles-given-quiet = Rondas en las que nadie ganó nada: { $one }.
tiles-given-round = Es la ronda { $one }.
tiles-given-scenario = En juego: { $all }.
tiles-given-stack = Derrumbes que quedan en la pila: { $one }.
tiles-given-no-bag = En la bolsa no hay Monedas.
tiles-given-no-heap = En el montón no hay Monedas.
chapter-orders = Órdenes
chapter-dungeon = La mazmorra y sus salas
chapter-events = Sucesos y quienes llegan
chapter-fights = El combate
kind-room = Salas
kind-monster = Monstruos
kind-trap = Trampas
kind-paladin = Paladines
kind-card = Cartas de Combate
kind-event = Sucesos
kind-title = Títulos
fact-copies = En la caja
fact-monster-copies = Copias en el primer y en el segundo año
fact-monster-gold = Precio en oro
fact-monster-food = Precio en comida
fact-monster-evil = Precio en maldad
fact-monster-traps = Precio en trampas
fact-monster-monsters = Precio en monstruos
fact-monster-damage = Daño
fact-order-position = Lugar en la ronda
fact-year = Año
fact-crew = Diablillos en el trabajo
fact-zone = Puede estar
fact-levels = Niveles, primer año
fact-health = Salud
fact-adventurer-health = Salud, primer año
fact-skill = Símbolos
fact-adventurer-skill = Símbolos, primer año
fact-later-levels = Niveles, segundo año
fact-later-health = Salud, segundo año
fact-later-skill = Símbolos, segundo año
fact-weariness = Fatiga
fact-need = Poder mágico necesario
fact-card-speed = Hechizo
fact-event-deck = Mazo del que se roba
word-near = en las dos filas cercanas a la entrada
word-far = en las dos filas lejanas de la entrada
word-border = a lo largo del borde
word-inner = lejos del borde
word-anywhere = en cualquier sitio
word-quick = rápido
word-slow = lento
word-tile = las losetas de Suceso
word-card = las cartas de Suceso especial
set-up-lords-start = Cada jugador pone un túnel en estos espacios: { $words }. La entrada está sobre la columna central.
set-up-lords-gold = Pepitas de oro por jugador: { $count }.
set-up-lords-food = Raciones de comida por jugador: { $count }.
set-up-lords-imps = Diablillos por jugador: { $count }.
set-up-lords-evil = Cada jugador empieza en este nivel de maldad: { $count }.
set-up-lords-cards-drawn = Órdenes que cada jugador roba al azar, boca abajo: { $count }.
dungeons-nothing = nada
dungeons-pair = { $one }: { $other }
dungeons-paired = { $one } ({ $other })
dungeons-amount-evil = { $count ->
    [one] { $count } punto de maldad
   *[other] { $count } puntos de maldad
 }
dungeons-amount-food = { $count ->
    [one] { $count } ración de comida
   *[other] { $count } raciones de comida
 }
dungeons-amount-gold = { $count ->
    [one] { $count } pepita de oro
   *[other] { $count } pepitas de oro
 }
dungeons-amount-imps = { $count ->
    [one] { $count } diablillo
   *[other] { $count } diablillos
 }
dungeons-amount-tokens = { $count ->
    [one] { $count } ficha roja
   *[other] { $count } fichas rojas
 }
dungeons-amount-traps = { $count ->
    [one] { $count } trampa
   *[other] { $count } trampas
 }
dungeons-adventurers = aventureros
dungeons-battlefield = campo de batalla
dungeons-busy = diablillos que han trabajado
dungeons-conquered = losetas conquistadas
dungeons-dormant = monstruos dormidos
dungeons-evil = nivel de maldad
dungeons-fame = fama
dungeons-food = comida
dungeons-gold = oro
dungeons-hand = Órdenes en la mano
dungeons-held = Órdenes retenidas
dungeons-idle = diablillos libres
dungeons-imps = diablillos
dungeons-known = cartas de Combate miradas
dungeons-laid = trampas puestas
dungeons-minions = secuaces en las casillas
dungeons-monsters = monstruos
dungeons-on-card = secuaces que quedan en sus cartas
dungeons-orders = Órdenes dadas
dungeons-party = grupo, desde la cabeza
dungeons-performed = Órdenes ejecutadas
dungeons-posted = monstruos en el campo de batalla
dungeons-prison = en la prisión
dungeons-rooms = salas
dungeons-score = puntuación
dungeons-tax = impuesto
dungeons-tiles = losetas
dungeons-tokens = fichas rojas
dungeons-trap-count = número de trampas
dungeons-traps = trampas
dungeons-tunnels = túneles
dungeons-wounds = heridas
dungeons-given-year = Es el año { $all }.
dungeons-given-round = Es la ronda { $all }.
dungeons-given-first = El primer jugador es { $all }.
dungeons-given-dummy = Los colores de nadie tienen este nivel de maldad: { $all }.
dungeons-given-offer = En oferta: { $all }.
dungeons-given-waiting = Esperan estos aventureros: { $all }.
dungeons-given-drawn = Se roban ahora estos aventureros: { $all }.
dungeons-given-event = El suceso: { $all }.
dungeons-given-special = El suceso especial: { $all }.
dungeons-given-cards = Cartas de Combate: { $all }.
dungeons-announced = Aventureros anunciados: { $all }.
dungeons-choices = Se puede elegir: { $all }.
dungeons-decks = Quedan en los mazos: { $all }.
dungeons-lords = Con la licencia de Señor de la Mazmorra: { $all }.
dungeons-winners = Gana: { $all }.
dungeons-first = El primer jugador es { $all }.
dungeons-over = Aquí no se pregunta nada más.
dungeons-not-over = Aquí todavía se pregunta algo.
dungeons-turn = Ahora se pregunta a { $all }.
dungeons-dummy = Los colores de nadie tienen este nivel de maldad: { $all }.
dungeons-deed-answer-yes = { $player } acepta.
dungeons-deed-answer-yes-may = { $player } acepta: «{ $offer }»
dungeons-deed-answer-no = { $player } renuncia.
dungeons-deed-answer-no-may = { $player } renuncia: «{ $offer }»
dungeons-deed-pass = { $player } no hace nada más.
dungeons-deed-pick = { $player } elige: { $all }.
dungeons-deed-pick-attack = { $player } ataca con: { $all }.
dungeons-deed-pick-battlefield = { $player } defiende: { $all }.
dungeons-deed-pick-block = { $player } bloquea una casilla de: { $all }.
dungeons-deed-pick-build = { $player } construye en: { $all }.
dungeons-deed-pick-dig = { $player } excava en: { $all }.
dungeons-deed-pick-discard = { $player } descarta: { $all }.
dungeons-deed-pick-free = { $player } libera a: { $all }.
dungeons-deed-pick-give-monster = { $player } entrega: { $all }.
dungeons-deed-pick-give-trap = { $player } entrega: { $all }.
dungeons-deed-pick-hire = { $player } contrata: { $all }.
dungeons-deed-pick-lose = { $player } entrega: { $all }.
dungeons-deed-pick-muster = { $player } convoca a: { $all }.
dungeons-deed-pick-mine = { $player } extrae oro: { $all }.
dungeons-deed-pick-poison = { $player } envenena a: { $all }.
dungeons-deed-pick-return = { $player } recupera: { $all }.
dungeons-deed-pick-room = { $player } toma la sala: { $all }.
dungeons-deed-pick-spring = { $player } activa: { $all }.
dungeons-deed-pick-spy = { $player } mira la carta de Combate de esta ronda de la lucha: { $all }.
dungeons-deed-pick-tile = { $player } pierde: { $all }.
dungeons-deed-pick-turn-down = { $player } duerme a: { $all }.
dungeons-deed-pick-wound = { $player } asigna estas heridas a: { $all }.
dungeons-deed-put-monster = { $player } envía al campo de batalla: { $all }.
dungeons-deed-put-trap = { $player } pone en el campo de batalla: { $all }.
dungeons-deed-run = { $player } hace funcionar una sala: { $all }.
dungeons-deed-answer-yes-refused = La oferta no se puede aceptar.
dungeons-deed-answer-no-refused = La oferta no se puede rechazar.
dungeons-deed-pass-refused = Todavía hay que hacer algo.
dungeons-deed-pick-refused = No se puede elegir: { $all }.
dungeons-deed-put-monster-refused = Al campo de batalla no puede ir: { $all }.
dungeons-deed-put-trap-refused = En el campo de batalla no se puede poner: { $all }.
dungeons-deed-run-refused = No puede funcionar la sala: { $all }.
dungeons-of = { $title }: { $player }
dungeons-entrance = entrada
