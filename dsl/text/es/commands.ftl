# Lo que dice la línea de órdenes. Una orden tiene su resumen bajo su propio nombre, cada argumento y
# opción bajo ORDEN-NOMBRE, con el nombre del valor, si toma uno, como atributo `.name`.

regola = Comprueba reglas de juegos de mesa, las convierte en módulos que juegan, las imprime en varios idiomas.
regola-command = qué hacer
    .name = ORDEN
regola-begin = Empieza con regola guide, una primera tarde en tu idioma, y luego regola new. regola ORDEN --help dice más de cada una.
regola-help = muestra esta ayuda y termina
regola-version = muestra la versión y termina
regola-lang = idioma en que habla Regola (si falta: el del sistema, si no el inglés)
regola-format = cómo se muestran los avisos
regola-max-file = el archivo más grande que se lee, como 500k o 2M (si falta: 1M)
    .name = TAMAÑO

## Órdenes

commands-begin = para empezar
commands-daily = cada día
commands-table = para imprimir y sopesar
commands-keepers = para cuidar los paquetes y compartirlos
commands-programmers = para quien programa

check = encuentra lo que está mal en las reglas
check-paths = archivos o carpetas que revisar, - para la entrada estándar (si faltan: la carpeta actual)
    .name = RUTA
check-fix = corrige lo que se puede corregir sin riesgo
check-fix-input = --fix corrige archivos, y la entrada estándar no lo es
check-mended = { $place }: { $fix }
check-fixed = { $count ->
    [0] nada que corregir por sí solo
    [one] 1 aviso corregido
   *[other] { $count } avisos corregidos
}
check-baseline = deja fuera los avisos que este archivo conoce
    .name = ARCHIVO
check-write-baseline = escribe todos los avisos en este archivo, conocidos desde ahora
    .name = ARCHIVO
check-clean = nada que decir de { $files ->
    [one] 1 archivo
   *[other] { $files } archivos
} con { $items ->
    [one] 1 elemento
   *[other] { $items } elementos
}
check-remembered = { $count ->
    [one] 1 aviso es conocido desde ahora: { $path }
   *[other] { $count } avisos son conocidos desde ahora: { $path }
}
check-gone = { $count ->
    [one] 1 aviso conocido ya no está; escribe la base de nuevo
   *[other] { $count } avisos conocidos ya no están; escribe la base de nuevo
}
check-since = decir solo lo que está en líneas cambiadas desde una revisión del repositorio
    .name = REVISIÓN
check-fail-on = cuánto ha de pesar un aviso para que la orden termine con 1 (si falta: warning)
check-dump = imprime lo que una fase del compilador hace de los archivos; los avisos van a la salida de errores
check-language-folder = una carpeta con otro idioma, en el que pueden estar los nombres
    .name = CARPETA

fmt = lleva los archivos de reglas a su única disposición
fmt-paths = archivos o carpetas que disponer, - para la entrada estándar (si faltan: la carpeta actual)
    .name = RUTA
fmt-check = no cambia nada, solo dice qué archivos están dispuestos de otro modo
fmt-done = { $count ->
    [0] nada que cambiar
    [one] 1 archivo dispuesto
   *[other] { $count } archivos dispuestos
}

migrate = escribe en las formas de esta versión lo que se escribió para una anterior
migrate-paths = archivos o carpetas que reescribir (si faltan: la carpeta actual)
    .name = RUTA
migrate-input = migrate reescribe archivos, y la entrada estándar no lo es
migrate-form = { $place }: { $old } ahora es { $now }
migrate-done = { $count ->
    [0] nada que reescribir
    [one] 1 lugar reescrito
   *[other] { $count } lugares reescritos
}

new = escribe un archivo comentado para empezar
new-kind = qué escribir: race, power, relic, place y demás, o `pack` para una carpeta nueva
    .name = CLASE
new-name = su nombre, en el idioma de --lang, como "Pueblo de los Faroles"
    .name = NOMBRE
new-it = nombre en italiano: singular/plural/género/artículo (basta el primero), de un poder singular/plural/femenino/femeninos, nombre/- si nunca cambia, - para ninguno
    .name = NOMBRE
new-es = nombre en español, del mismo modo
    .name = NOMBRE
new-en = nombre en inglés: singular/plural/artículo, - para ninguno
    .name = NOMBRE
new-game = juego para el que se escribe, si ningún paquete lo dice (si falta: small_world)
    .name = JUEGO
new-ci = solo para un paquete: añade un flujo de trabajo y controles, y la carpeta es un repositorio que se comprueba solo
new-ci-pack = --ci es para un paquete: `regola new pack NOMBRE --ci`
new-pack-inside = esta carpeta ya es el paquete { $pack }; haz el nuevo al lado
new-written = Escrito: { $path }
new-pack-written = Escrito: { $path }, que hace de esta carpeta un paquete
new-guessed = Adivinado, por confirmar: { $names }.
new-kind-inside = «{ $kind }» va dentro del elemento que lo trae: escribe «{ $kind } ID { "{" } … { "}" }» entre sus llaves (regola guide muestra cómo); por su cuenta hay { $kinds }
new-unknown-kind = no se puede empezar nada de la clase «{ $kind }»; hay { $kinds }
new-kind-of-game = «{ $kind }» es de { $game }: añade --game { $game } en una carpeta que aún no sea un paquete; aquí hay { $kinds }
new-game-meant = en { $usual } no hay ningún elemento «{ $kind }»: este paquete es para { $game } (`game` en pack.yaml; --game elige otro)
new-several-games = «{ $kind }» es de { $games }: di cuál, como --game { $game }
new-ask-game = ¿Para qué juego es este elemento «{ $kind }»? Una de estas palabras: { $games }:
new-pack-named = El paquete se llama «{ $name }» en todos los idiomas: se cambia en `names` de pack.yaml
new-unknown-game = no hay ningún juego «{ $game }»; hay { $games }
new-no-id = del nombre «{ $name }» no sale ningún id: no tiene letra con la que empezar, o el sistema o el lenguaje se reservan la palabra
new-bad-pack-name = «{ $name }» no es un nombre para un paquete: escribe una sola línea, y no demasiado larga
new-bad-name = { $reason ->
    [long] «{ $name }» es demasiado largo para un nombre
    [line] un nombre es una sola línea: «{ $name }» tiene un salto de línea u otro signo que no se imprime
    [quote] «{ $name }» no es un nombre: no puede llevar comillas
    [brace] «{ $name }» no es un nombre: no puede llevar llaves
    [empty] «{ $name }» no es un nombre: no queda nada de él
   *[form] «{ $name }» no es un nombre: escribe singular/plural/género, como "Tritón/Tritones/m"
}
new-id-taken = el id «{ $id }» ya está en { $pack }: elige otro nombre, como "{ $free }"
new-taken = { $path } ya está
new-to-confirm = Lo que no has dicho (plural, género, nombre en otro idioma) está adivinado: { $names }. Se corrige en la línea `name` de { $path }, o se dice con --it, --es, --en
new-frames = En { $language ->
    [it] italiano
    [es] español
   *[en] inglés
}: { $frames }
new-one-form = «{ $name }» se escribe también de varios ({ $language ->
    [it] italiano
    [es] español
   *[en] inglés
}): si tiene plural, dalo como en "{ $given }"
new-ask = ¿Está bien? Intro lo deja así; si no, escríbelo como { $forms }{ $language ->
    [it] {" "}(para «lo Hobbit» añade /lo)
    [es] {" "}(para «el Águila» añade /el)
   *[en] {" "}(para «an Hour» añade /an)
}, o - para dejarlo sin nombre:
new-other-gender = { $gender ->
    [f] Si fuera femenino
   *[m] Si fuera masculino
}: { $frames } (entonces escribe { $forms })
new-ask-kind = ¿Qué quieres escribir? Una de estas palabras: { $kinds }:
new-ask-name = ¿Cómo se llama, en tu idioma?
new-ask-pack = Esta carpeta va a ser un paquete. ¿Cómo se llama en { $language ->
    [it] italiano
    [es] español
   *[en] inglés
}? Intro deja «{ $name }»:
new-missing = falta { $key ->
    [kind] qué escribir ({ $kinds }), y el nombre
   *[name] el nombre, como "Pueblo de los Faroles"
}
new-nameless = falta el nombre en todos los idiomas
new-yes = acepta las propuestas sin preguntar

build = escribe módulos de reglas y páginas de reglas
build-out = carpeta en la que se escribe (si falta: generated)
    .name = CARPETA
build-check = no escribe nada, solo dice qué no está al día
build-watch = sigue, y construye de nuevo cuando un archivo cambia
build-with-game = escribe también el juego al que pertenecen los elementos
build-written = { $changed ->
    [0] nada ha cambiado
    [one] 1 archivo escrito
   *[other] { $changed } archivos escritos
}, { $removed ->
    [0] ninguno quitado
    [one] 1 quitado
   *[other] { $removed } quitados
}, { $unchanged ->
    [one] 1 como antes
   *[other] { $unchanged } como antes
}: { $path }
build-failed = nada construido: véanse los errores de arriba
build-current = todo está al día: { $path }
build-watching = a la espera de cambios; Ctrl-C termina
build-changed = cambiado: { $path }
build-watch-check = --watch escribe, --check no

text = imprime el texto de las reglas de uno o varios elementos
text-item = id o referencia de un elemento, como tritons o small_world/race/tritons
    .name = ELEMENTO
text-style = cuánto se cuenta (si falta: card)
text-by-hand = (escrito a mano)
text-language-folder = una carpeta con un idioma de textos, en el que contar las reglas
    .name = CARPETA
text-unknown = no hay ningún elemento «{ $item }» en { $looked } ni en los juegos oficiales
text-unknown-nowhere = no hay ningún elemento «{ $item }» en los juegos oficiales, y en esta carpeta no hay reglas en las que buscar
text-unknown-near = no hay ningún elemento «{ $item }»; ¿será «{ $near }»?
text-ambiguous = «{ $item }» es más de uno: { $references }

guide = abre la documentación para quien inventa, o la imprime
guide-page = la página: la primera tarde, todo el lenguaje, lo que no se puede decir (por omisión: «first-evening»)
guide-print = la imprime, también en una terminal

show = muestra el texto fuente de uno o varios elementos, para leerlo y copiarlo
show-item = id o referencia de un elemento, como tritons o small_world/race/tritons
    .name = ELEMENTO
show-from = De { $path }:

words = da la lista de las palabras de las reglas, o explica una
words-word = una palabra de las reglas, o una de tu idioma (por omisión: todas)
    .name = PALABRA
words-game = el juego cuyas palabras se quieren (por omisión: las de los paquetes a mano)
    .name = JUEGO
words-no-game = no hay ningún juego «{ $game }»; hay { $games }
words-unknown = ninguna palabra de las reglas es ni significa «{ $word }»
words-unknown-near = ninguna palabra de las reglas es ni significa «{ $word }»; ¿querías decir «{ $near }»?
words-things = Cosas
words-phases = Fases
words-numbers = Números que las reglas cambian
words-descriptions = Lo que se dice de las cosas
words-relations = Cómo están las cosas entre sí
words-deeds = Acciones
words-small = Palabras pequeñas que sostienen la frase
words-fields = Campos de las declaraciones, y de cuáles
words-items = Nombrados por los juegos

translate = escribe o actualiza el catálogo de textos escritos a mano de un paquete
translate-paths = paquetes, como archivos o carpetas (si faltan: la carpeta actual)
    .name = RUTA
translate-into = idioma de los textos
translate-written-only = deja fuera las reglas sin un texto escrito a mano
translate-written = { $path } está ahora al día
translate-current = { $path } ya estaba al día

compare = dice qué tiene otro significado que antes, y a quién le importa
compare-old = cómo era: una carpeta, un archivo comprimido, una construcción anterior o «git:REVISIÓN»
    .name = ANTES
compare-now = cómo es ahora, dicho igual; si falta, lo que hay aquí
    .name = AHORA
compare-format = cómo se escribe el resultado (si falta: human)
compare-saves = partidas guardadas que se vuelven a jugar (`regola play --save`); sin ella, las que están aquí
    .name = ARCHIVO
compare-bump = escribe la próxima versión en cada paquete que cambió, y los cambios en su CHANGELOG.md
compare-nothing = en { $path } no hay ni paquetes, ni una construcción, ni archivos de un idioma
compare-changed = cambiado
compare-new = nuevo
compare-gone = ya no está
compare-title = Qué ha cambiado
compare-lead = Todo lo que tiene otro significado que antes, por paquete y por elemento; la disposición de los archivos no cuenta.
compare-was = antes
compare-after = ahora
compare-count = { $count ->
    [0] no ha cambiado nada
    [one] 1 cambio
   *[other] { $count } cambios
 }
compare-about-item = { $kind }
compare-about-id = id
compare-about-rule = regla { $key }
compare-about-wording = regla { $key }, con otras palabras
compare-about-name = nombre
compare-about-number = { $key }
compare-about-field = { $key }
compare-about-region = región { $key }
compare-about-place = región { $key }, dónde se dibuja
compare-about-border = frontera { $key }
compare-about-prose = { $key }, escrito a mano
compare-about-step = { $key }, en el ejemplo
compare-about-default = vale si la mesa no dice otra cosa
compare-nameless = { $kind ->
    [base] reglas de base
    [compat] reglas para jugar con ambos
   *[other] { $reference }
 }
compare-for-games = Una partida en curso
compare-for-games-changed = Una partida en curso sigue de otro modo con
compare-games-go-on = sigue como antes
compare-for-saves = Partidas guardadas
compare-save-same = { $path }: acaba como antes
compare-save-other = { $path }: acaba de otro modo, monedas { $before } antes, { $after } ahora
compare-save-stopped = { $path }: la jugada { $move } ya no está permitida
compare-save-unplayable = { $path }: ya no se puede jugar
compare-for-sheets = Hay que volver a imprimir
compare-for-packs = Otros paquetes que usan lo que cambió
compare-user = { $pack }: { $items }
compare-for-texts = Textos escritos a mano que aún dicen el número de antes
compare-old-number = { $part } ({ $language }) dice { $number }, a propósito de { $item }: { $text }
compare-for-versions = Versiones
compare-version = { $pack } { $before }: la próxima es { $after }
compare-bumped = { $pack } es ahora { $version }
compare-bumped-before = { $pack } ya es { $version }, y su registro de cambios lo cuenta
compare-log-more = { $pack } ya es { $version }; a su registro de cambios se añade lo que faltaba
compare-log-other = { $pack } ya es { $version }; su registro de cambios lo cuenta con otras palabras, y queda como está

bundle = hace de un paquete un archivo comprimido que otros pueden instalar
bundle-pack = la carpeta del paquete (si no, el que está a mano)
    .name = PAQUETE
bundle-out = el archivo que se escribe, o la carpeta donde ponerlo (si no, ID-VERSIÓN.zip)
    .name = ARCHIVO
bundle-no-pack = { $path } no está en ningún paquete: hace falta un pack.yaml
bundle-written = Escrito: { $path }, { $files ->
    [one] 1 archivo
   *[other] { $files } archivos
 }

add = instala paquetes de otros, con lo que necesitan, en la carpeta «added»
add-what = un archivo comprimido, la carpeta de un paquete o el id de un paquete del índice, si se quiere con versiones: 'charcas>=1.2,<2'
    .name = QUÉ
add-index = una carpeta de archivos comprimidos en la que buscar los paquetes; se mira también en la que tiene el archivo nombrado
    .name = CARPETA
add-folder = { $path } no es un paquete; archivos comprimidos que tiene: { $archives } (nombra uno, o un id con --index { $path })
add-unknown = { $what } no es un archivo, ni una carpeta, ni el id de un paquete
add-versions = { $versions } no indica versiones; escribe por ejemplo >=1.2,<2
add-nothing = no se ha instalado nada
add-there = ya está todo
add-done = { $pack } { $version } está en { $path }
add-left-out = { $path } no se puede leer y no ofrece nada: regola packs dice por qué
add-passed-over = { $pack }: { $count ->
    [one] 1 archivo se queda en el paquete comprimido: solo se toman reglas, textos y la licencia de la carpeta del paquete, ni imágenes ni nada que se ejecute
   *[other] { $count } archivos se quedan en el paquete comprimido: solo se toman reglas, textos y la licencia de la carpeta del paquete, ni imágenes ni nada que se ejecute
 }

packs = muestra los paquetes que hay aquí, o los que ofrece una carpeta de archivos comprimidos
packs-folder = una carpeta de archivos comprimidos; de cada versión se dice qué cambia
    .name = CARPETA
packs-format = cómo se escribe la lista (si no, human)
packs-none = en { $path } no hay ningún paquete
packs-needs = {"  "}necesita { $needs }
packs-changes = {"  "}ha cambiado desde la { $since }: { $items }

eject = copia un juego que viene con Regola, para cambiarlo como juego propio
eject-game = el juego
    .name = JUEGO
eject-as = el id de la copia, que da nombre a su carpeta (si no, my_JUEGO)
    .name = ID
eject-unknown = ningún juego se llama { $name }; hay { $legal }
eject-unknown-near = ningún juego se llama { $name }; quizás { $near }
eject-no-id = { $name } no sirve de id para un paquete tuyo: minúsculas, cifras y _, y no el id de un juego que viene con Regola
eject-taken = aquí algo ya se llama { $path }
eject-done = { $game } está copiado en { $path }: los nombres de pack.yaml los puedes cambiar

patterns = comprueba la carpeta de un idioma: modelos de frase y palabras
patterns-folder = carpeta del idioma, con su sigla por nombre
    .name = CARPETA
patterns-read = { $count ->
    [one] leído 1 archivo de «{ $language }»
   *[other] leídos { $count } archivos de «{ $language }»
 }
patterns-nothing = en { $path } no hay ni modelos de frase ni léxico

read = imprime la regla que enuncia una frase
read-sentence = la frase, en el idioma de --lang, como: Tus regiones son inmunes.
    .name = FRASE
read-in = paquete o archivo cuyos nombres puede usar la frase, también varias veces (si falta: los que hay aquí)
    .name = RUTA
read-nothing = no hay ninguna frase que leer
read-as = Leída como: { $text }
read-several = Se puede leer de { $count } maneras:
read-unknown = Ninguna regla conoce la palabra «{ $word }».
read-unknown-near = Ninguna regla conoce la palabra «{ $word }»; ¿quizá { $near }?
read-word = «{ $word }»
read-no-rule = Se conocen todas las palabras, pero ninguna regla dice esto.
read-nearest =
    La frase más cercana que tiene una regla: { $text }
    La regla: { $line }
read-part = No entiendo «{ $text }»; lo demás sí.
read-refused = Ninguna regla que se pueda jugar dice esto. { $reason }

test = juega los ejemplos y los archivos de escenarios
test-paths = reglas, archivos de escenarios o carpetas (si falta: la carpeta actual)
    .name = RUTA
test-coverage = dice qué líneas y números no muestra ningún ejemplo
test-examples-only = deja fuera la búsqueda de posiciones en las que actúe cada regla
test-format = cómo se escribe el informe de --coverage (por defecto: human)
test-format-alone = --format es para el informe de --coverage
coverage-failing = { $count ->
    [one] 1 ejemplo falla tal como está y no muestra nada
   *[other] { $count } ejemplos fallan tal como están y no muestran nada
 }
coverage-title = Lo que muestran los ejemplos
coverage-lead = Una línea se muestra cuando un ejemplo falla sin ella; un número está sujeto cuando un ejemplo falla si es uno más o uno menos.
coverage-done = { $shown } líneas de { $lines } mostradas, { $noticed } cambios de { $changes } notados
coverage-plain = mostrada
coverage-remark = un número o una palabra queda libre
coverage-problem = no mostrada
progress-looked = { $done ->
    [one] { $done } elemento examinado
   *[other] { $done } elementos examinados
}
progress-covered = { $done ->
    [one] 1 línea probada
   *[other] { $done } líneas probadas
 }
test-done =
    { $passed ->
        [one] 1 superado
       *[other] { $passed } superados
    }, { $failed ->
        [one] 1 fallido
       *[other] { $failed } fallidos
    }
left-out = omitido, por un error: { $items }
nothing-written = no se ha escrito nada
test-done-in-part = { $passed ->
    [one] 1 superado
   *[other] { $passed } superados
}, { $failed ->
    [one] 1 fallido
   *[other] { $failed } fallidos
}, { $untried ->
    [one] 1 no probado
   *[other] { $untried } no probados
}

play = hace que unos bots jueguen partidas enteras con las reglas
play-game = el juego al que jugar, como small_world
    .name = JUEGO
play-mix = paquetes que añadir
    .name = PAQUETE
play-players = cuántos juegan (por defecto: 2)
    .name = NÚMERO
play-scenario = escenarios del juego con los que jugar
    .name = ESCENARIO
play-take = opciones que toma la mesa
    .name = OPCIÓN
play-leave = opciones de las que prescinde la mesa
    .name = OPCIÓN
play-lords = repartir a cada jugador una carta de Señor
play-seed = número que fija todo el azar; cada partida toma el siguiente (por defecto: 1)
    .name = NÚMERO
play-games = cuántas partidas jugar (por defecto: 1)
    .name = NÚMERO
play-bot = quién juega, puesto por puesto; en varias partidas cambian de puesto
play-board = tablero del juego o de un paquete, por su id (si falta: el que hay para tantos)
    .name = TABLERO
play-log = contar lo que pasa en cada partida
play-why = contarlo con las reglas que hay detrás de cada número
play-save = guardar la partida en un archivo, también si se interrumpe
    .name = ARCHIVO
play-replay = volver a jugar una partida guardada; el archivo fija jugadores, paquetes, semilla y bots
    .name = ARCHIVO
play-no-game = indica el juego, como small_world, o con --replay una partida guardada; en la carpeta de un paquete es el del paquete
play-joined = Paquetes añadidos al juego: { $packs }
play-save-one = se guarda una partida cada vez: quita --games y --replay
play-barred = { $place }: la regla de { $item } que lo impide: { $rule }
play-format = cómo mostrar los resultados (por defecto: table)
play-unknown-game = no hay ningún juego «{ $name }»; los juegos son: { $legal }
play-unknown-game-near = no hay ningún juego «{ $name }»; ¿quizá «{ $near }»?
play-unknown-pack = no hay ningún paquete «{ $name }»; los paquetes son: { $legal }
play-unknown-pack-near = no hay ningún paquete «{ $name }»; ¿quizá «{ $near }»?
play-no-board = el juego no tiene tablero para { $players }; hay tableros para: { $legal }
play-unknown-board = no hay ningún tablero «{ $name }»; los tableros son: { $legal }
play-unknown-board-near = no hay ningún tablero «{ $name }»; ¿quizá «{ $near }»?
play-other-board = el tablero { $board } es para { $legal } jugadores
play-which-board = varios tableros son para { $players }; nombra uno con --board: { $legal }
play-no-bot = para { $game } no hay un bot «{ $bot }»; los bots son: { $legal }
play-no-scenarios = { $game } se juega sin escenarios
play-unknown-scenario = no hay ningún escenario «{ $name }»; los escenarios son: { $legal }
play-unknown-scenario-near = no hay ningún escenario «{ $name }»; ¿quizá «{ $near }»?
play-no-options = { $game } no deja ninguna opción a la mesa
play-unknown-option = no hay ninguna opción «{ $name }»; las opciones son: { $legal }
play-unknown-option-near = no hay ninguna opción «{ $name }»; ¿quizá «{ $near }»?
play-option-twice = la opción { $option } se toma y se deja a la vez
play-no-lords = { $game } no tiene bastantes cartas de Señor para tantos jugadores
play-raised = { $place }: una regla de { $item } falló en el juego: { $rule }
play-endless = { $place }: una regla de { $item } no acaba nunca: { $rule }
play-unended = { $place }: una regla de { $item } no deja acabar la partida: { $rule }
play-fault-of-game = La partida de { $item } no llega a su fin
play-no-steps = { $place }: una regla de { $item } falló en el juego: { $rule }
play-player = jugador
play-coins = monedas
play-gold = oro
play-points = puntos
play-winner = resultado
play-won = gana
play-random = al azar
play-greedy = codicioso
play-steady = sensato
play-search = previsor
play-bot-head = bot
play-games-played = partidas
play-victories = ganadas
play-mean-coins = monedas de media
play-mean-gold = oro de media
play-mean-points = puntos de media
play-least-most = mínimo-máximo
play-share = { $percent } %
play-name = { $seat ->
    [0] { $bot }
   *[other] { $bot }, jugador { $seat }
}
play-moves = { $moves ->
    [one] 1 elección por partida
   *[other] { $moves } elecciones por partida
}
play-log-game = Partida { $seed }
play-log-board = Mapa: { $board }. Cada espacio lleva ahí su nombre corto.
play-log-turn = Ronda { $round }, jugador { $player }
play-log-choose = { "  " }elige { $people }
play-log-conquer = { "  " }{ $people }: conquista de { $region }, coste { $cost }{ $sum }, { $tokens ->
    [one] entra 1 ficha
   *[other] entran { $tokens } fichas
}
play-log-lose = { "  " }{ $people } del jugador { $player }: fuera de { $region }, { $tokens ->
    [one] 1 ficha perdida
   *[other] { $tokens } fichas perdidas
}
play-log-leave = { "  " }{ $people }: dejan { $region } con { $tokens ->
    [one] 1 ficha
   *[other] { $tokens } fichas
}
play-log-income = { "  " }{ $region } da { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}{ $sum }
play-log-gains = { "  " }el jugador { $player } recibe { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}: { $rule }
play-log-gains-plainly = { "  " }el jugador { $player } recibe { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
play-log-pays = { "  " }el jugador { $player } paga { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}: { $rule }
play-log-pays-plainly = { "  " }el jugador { $player } paga { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
}
play-log-taken = { "  " }el jugador { $player } toma { $coins ->
    [one] 1 moneda
   *[other] { $coins } monedas
} { $other ->
    [0] de la combinación
   *[other] del jugador { $other }
}
play-log-tokens = { "  " }{ $people }: { $tokens ->
    [one] 1 ficha más
   *[other] { $tokens } fichas más
}
play-log-roll = { "  " }el dado muestra { $roll }
play-log-put = { "  " }{ $piece } en { $region }
play-log-draw = { "  " }desde ahora, el poder { $badge }
play-log-decline = { "  " }{ $people }: en declive
play-log-reactivate = { "  " }{ $people }: ya no en declive
play-log-gone = { "  " }{ $people }: fuera del juego
play-log-over = La partida ha terminado.
play-log-tiles-turn = Ronda { $round }, jugador { $player }
play-log-tiles-skip = El jugador { $player } pierde el turno
play-log-tiles-over = La partida ha terminado.
play-log-tiles-lord = El jugador { $player } es el Señor { $lord }
play-log-tiles-put-hidden = { "  " }el jugador { $player } pone una loseta tapada en { $space }
play-log-tiles-call = { "  " }el jugador { $player } invoca en { $space }: { $mover }
play-log-tiles-shown = { "  " }el jugador { $player } destapa una moneda que vale { $count } y la devuelve a la bolsa
play-log-tiles-order = { "  " }el jugador { $player } da la orden { $order }
play-log-tiles-bonus = { "  " }el jugador { $player } cumple { $order } como bono
play-log-tiles-build = { "  " }el jugador { $player } construye en { $space }: { $tile }
play-log-tiles-put = { "  " }el jugador { $player } pone en { $space }: { $tile }
play-log-tiles-lift = { "  " }la loseta { $tile } del jugador { $player } deja { $space }
play-log-tiles-gold = { "  " }el jugador { $player } recibe { $count ->
    [one] 1 pieza de oro
   *[other] { $count } piezas de oro
}
play-log-tiles-points = { "  " }el jugador { $player } recibe { $count ->
    [one] 1 punto de Tiranía
   *[other] { $count } puntos de Tiranía
}
play-log-tiles-coins = { "  " }el jugador { $player } roba { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
play-log-tiles-grains = { "  " }las Arenas avanzan { $count }
play-log-tiles-taken = { "  " }el jugador { $player } toma { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
} del jugador { $other }
play-log-tiles-store = { "  " }el jugador { $player } deja { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
} en { $space }
play-log-tiles-unstore = { "  " }{ $count ->
    [one] 1 moneda deja
   *[other] { $count } monedas dejan
} { $space }
play-log-tiles-walk = { "  " }el jugador { $player } mueve { $count ->
    [one] 1 esbirro
   *[other] { $count } esbirros
} de { $origin } a { $space }
play-log-tiles-summon = { "  " }{ $count ->
    [one] 1 esbirro
   *[other] { $count } esbirros
} del jugador { $player } { $count ->
    [one] aparece
   *[other] aparecen
} en { $space }
play-log-tiles-dies = { "  " }{ $count ->
    [one] 1 esbirro
   *[other] { $count } esbirros
} del jugador { $player } { $count ->
    [one] vuelve
   *[other] vuelven
} a la reserva desde { $space }
play-log-tiles-flip = { "  " }el jugador { $player } conquista { $space }: un esbirro se vuelve marca de Conquista
play-log-tiles-mark = { "  " }el jugador { $player } pone una marca de Conquista en { $space }
play-log-tiles-free = { "  " }la marca de Conquista del jugador { $player } deja { $space }
play-log-tiles-draw = { "  " }el jugador { $player } roba { $count ->
    [one] 1 Proyecto
   *[other] { $count } Proyectos
}
play-log-tiles-lead = { "  " }el jugador { $player } mueve a { $space }: { $mover }
play-log-tiles-fall = { "  " }{ $mover } del jugador { $player } deja el tablero desde { $space }
play-log-tiles-token = { "  " }{ $figure } llega a { $space }
play-log-tiles-token-gone = { "  " }{ $figure } deja el tablero desde { $space }
play-log-tiles-reveal = { "  " }el jugador { $player } destapa en { $space }: { $tile }
play-log-tiles-out = { "  " }el jugador { $player } queda derrotado
play-log-tiles-gold-lost = { "  " }el jugador { $player } pierde { $count ->
    [one] 1 pieza de oro
   *[other] { $count } piezas de oro
}
play-log-tiles-pays = { "  " }el jugador { $player } paga { $count ->
    [one] 1 punto de Tiranía
   *[other] { $count } puntos de Tiranía
}
play-log-tiles-points-lost = { "  " }el jugador { $player } pierde { $count ->
    [one] 1 punto de Tiranía
   *[other] { $count } puntos de Tiranía
}
play-log-tiles-coins-lost = { "  " }el jugador { $player } descarta { $count ->
    [one] 1 moneda
   *[other] { $count } monedas
}
play-log-tiles-lift-plainly = { "  " }la loseta { $tile } deja { $space }
play-log-lords-board = Espacios de una mazmorra: la letra es la columna; el número, la fila contada desde la entrada.
play-log-lords-year = Año { $count }
play-log-lords-round = Año { $count }, ronda { $round }
play-log-lords-fight = Año { $count }, el combate, ronda { $round }
play-log-lords-over = La partida ha terminado.
play-log-lords-score = { "  " }el jugador { $player } tiene puntos: { $points }
play-log-lords-first = { "  " }el jugador { $player } es el primero
play-log-lords-monsters = { "  " }monstruos en oferta: { $all }
play-log-lords-rooms = { "  " }salas en oferta: { $all }
play-log-lords-announced = { "  " }aventureros de la próxima ronda, con su nivel: { $all }
play-log-lords-next-event = { "  " }suceso de la próxima ronda: { $event }
play-log-lords-idle = { "  " }el jugador { $player } no hace nada con ella: el secuaz va a la carta { $order }
play-log-lords-withhold = { "  " }el jugador { $player } retiene { $order } y { $second }
play-log-lords-orders = { "  " }el jugador { $player } da las órdenes { $order }, { $second }, { $third }
play-log-lords-minion = { "  " }un secuaz del jugador { $player } va a { $order }
play-log-lords-on-card = { "  " }un secuaz del jugador { $player } se queda en la carta { $order }
play-log-lords-perform = el jugador { $player } cumple { $order }, casilla { $count }
play-log-lords-return = { "  " }el jugador { $player } recupera { $order }
play-log-lords-block = { "  " }el jugador { $player } bloquea { $order } para un color de nadie
play-log-lords-blocked = { "  " }secuaces de nadie están en una casilla de: { $all }
play-log-lords-gain-gold = { "  " }el jugador { $player } recibe { $count ->
    [one] 1 pepita de oro
   *[other] { $count } pepitas de oro
}
play-log-lords-gain-food = { "  " }el jugador { $player } recibe { $count ->
    [one] 1 ración de comida
   *[other] { $count } raciones de comida
}
play-log-lords-gain-imps = { "  " }el jugador { $player } recibe { $count ->
    [one] 1 diablillo
   *[other] { $count } diablillos
}
play-log-lords-gain-marks = { "  " }el jugador { $player } recibe { $count ->
    [one] 1 ficha roja
   *[other] { $count } fichas rojas
}
play-log-lords-gain-traps = { "  " }el jugador { $player } roba { $count ->
    [one] 1 trampa
   *[other] { $count } trampas
}
play-log-lords-lose-gold = { "  " }el jugador { $player } entrega { $count ->
    [one] 1 pepita de oro
   *[other] { $count } pepitas de oro
}
play-log-lords-lose-food = { "  " }el jugador { $player } entrega { $count ->
    [one] 1 ración de comida
   *[other] { $count } raciones de comida
}
play-log-lords-lose-imps = { "  " }el jugador { $player } pierde { $count ->
    [one] 1 diablillo
   *[other] { $count } diablillos
}
play-log-lords-lose-marks = { "  " }el jugador { $player } pierde { $count ->
    [one] 1 ficha roja
   *[other] { $count } fichas rojas
}
play-log-lords-lose-traps = { "  " }el jugador { $player } descarta { $count ->
    [one] 1 trampa
   *[other] { $count } trampas
}
play-log-lords-evil = { "  " }la maldad del jugador { $player } sube en { $count }
play-log-lords-evil-lost = { "  " }la maldad del jugador { $player } baja en { $count }
play-log-lords-paladin = { "  " }{ $hero } va al jugador { $player }
play-log-lords-dig = { "  " }el jugador { $player } excava en { $space }
play-log-lords-mine = { "  " }el jugador { $player } extrae { $count ->
    [one] 1 pepita de oro
   *[other] { $count } pepitas de oro
}
play-log-lords-build = { "  " }el jugador { $player } construye en { $space }: { $room }
play-log-lords-run = { "  " }el jugador { $player } hace funcionar la sala en { $space }
play-log-lords-hire = { "  " }el jugador { $player } contrata: { $monster }
play-log-lords-wage = { "  " }el jugador { $player } paga por: { $monster }
play-log-lords-dismiss = { "  " }{ $monster } deja al jugador { $player }
play-log-lords-restack = { "  " }{ $monster } vuelve al mazo
play-log-lords-event = jugador { $player }, suceso: { $event }
play-log-lords-join = { "  " }{ $hero } se une al grupo del jugador { $player }
play-log-lords-join-dummy = { "  " }{ $hero } va a un color de nadie
play-log-lords-battlefield = { "  " }el jugador { $player } defiende { $space }
play-log-lords-post = { "  " }el jugador { $player } aposta en { $space }: { $monster }
play-log-lords-lay = { "  " }el jugador { $player } pone una trampa en { $space }
play-log-lords-card = Carta de Combate: { $card }
play-log-lords-spring = { "  " }el jugador { $player } activa una trampa: { $trap }
play-log-lords-prevent = { "  " }el grupo del jugador { $player } evita { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
play-log-lords-attack = { "  " }{ $monster } del jugador { $player } ataca{ $count ->
    [0] {""}
   *[other] {" "}(daño { $count })
}
play-log-lords-wound = { "  " }{ $hero }, en la mazmorra del jugador { $player }, sufre { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
play-log-lords-beaten = { "  " }{ $hero } acaba en la prisión del jugador { $player }
play-log-lords-spell = { "  " }el grupo del jugador { $player } lanza { $card }
play-log-lords-heal = { "  " }el grupo del jugador { $player } cura { $count ->
    [one] 1 herida
   *[other] { $count } heridas
}
play-log-lords-conquered = { "  " }{ $space } del jugador { $player } es conquistada
play-log-lords-safe = { "  " }{ $space } del jugador { $player } está a salvo en esta ronda
play-log-lords-cursed = { "  " }el grupo del jugador { $player } no se cura en esta ronda
play-log-lords-hushed = { "  " }el grupo del jugador { $player } no lanza hechizos en esta ronda
play-log-lords-dormant = { "  " }{ $monster } del jugador { $player } se duerme
play-log-lords-awake = { "  " }{ $monster } del jugador { $player } sigue despierto
play-log-lords-free = { "  " }{ $hero } deja la prisión del jugador { $player }
play-log-lords-spy = { "  " }el jugador { $player } mira la carta de Combate { $count }
play-log-least = mínimo { $count }
play-log-most = máximo { $count }
play-log-part = { "      " }{ $change }: { $rule }
play-log-why = { "      " }{ $rule }

explain = explica un aviso
explain-code = código del aviso, como R0001, o su nombre breve
    .name = CÓDIGO
explain-unknown = no hay ningún aviso «{ $code }»
explain-unknown-near = no hay ningún aviso «{ $code }»; ¿será «{ $near }»?

lsp = responder a un editor mientras se escribe (servidor de lenguaje)
lsp-stdio = hablar por la entrada estándar y por la salida estándar, como siempre
lsp-out = la carpeta en que se escribe el servidor para navegadores
    .name = CARPETA
lsp-pyodide = carpeta o archivo del paquete npm pyodide; sin ella, lo trae npm
    .name = RUTA
lsp-written = { $path } contiene el servidor para un editor en el navegador
lsp-missing = falta lo que habla el protocolo: instala regola[lsp]
lsp-play = Jugar este ejemplo
lsp-holds = El ejemplo «{ $title }» se cumple.
lsp-fails = El ejemplo «{ $title }» no se cumple:
lsp-unplayable = El ejemplo «{ $title }» no se puede jugar tal como está el archivo.
lsp-no-examples = En este archivo no hay ningún ejemplo.
lsp-coverage = ¿Qué reglas muestra un ejemplo?
lsp-shown = Reglas que muestra un ejemplo: { $shown } de { $all }
lsp-not-shown = Ningún ejemplo muestra esta regla: todos se cumplen sin ella
lsp-no-coverage = Esto no se puede jugar tal como está el archivo.
lsp-written-twice = { $file } ha cambiado también en el disco y lo que escribes no está guardado: compara los dos textos antes de guardar.
lsp-rename-no-id = «{ $name }» no es un id: escribe letras minúsculas, cifras y guiones bajos, primero una letra
lsp-rename-not-here = esto no está declarado en ningún archivo de aquí
lsp-rename-breaks = con el nombre «{ $name }» algo que está bien estaría mal

workbench = escribir el banco de trabajo: Regola en un navegador, para mostrarlo con cualquier servidor
workbench-out = la carpeta que se escribe
    .name = CARPETA
workbench-pyodide = carpeta o archivo del paquete npm pyodide; sin ella, lo trae npm
    .name = RUTA
workbench-written = { $path } contiene el banco de trabajo: muéstralo con cualquier servidor
workbench-no-npm = falta Python para navegadores: indica el paquete npm pyodide { $version } con --pyodide, o instala npm
workbench-foreign = este no es el paquete npm pyodide { $version }: { $file }

serve = muestra el reglamento de la carpeta actual, y el banco de trabajo sobre sus archivos, a un navegador de este equipo
serve-port = el número del puerto; 0 toma uno libre
    .name = NÚMERO
serve-pyodide = carpeta o archivo del paquete npm pyodide; si no, lo trae npm
    .name = RUTA
serve-missing = falta lo que sirve las páginas: instala regola[serve]
serve-no-pack = aquí y en las carpetas de abajo no hay ningún paquete: ve a su carpeta o crea uno con regola new
serve-busy = el puerto { $port } no está disponible: quizá lo usa otro programa; --port 0 toma uno libre
serve-ready = Abre { $address } en un navegador. Ctrl-C termina.
serve-ended = Terminado. Tus archivos están como los dejaste.
serve-lead = Lo que escribes aquí se escribe en los archivos de la carpeta.
serve-workbench = Banco de trabajo
serve-rulebook = Reglamento
serve-building = El reglamento se está preparando …
serve-stranger = Abre la dirección que indicó regola serve: esta no te conoce.

## Errores de uso

usage =
    { $program }: { $message }
    Véase: { $program } --help
usage-argument = { $message }
usage-command = no hay ninguna orden «{ $command }»
usage-command-near = no hay ninguna orden «{ $command }»; ¿será «{ $near }»?

## Lo que dice el lector de la línea de órdenes; él rellena los nombres tras %

argparse-usage = uso:{" "}
argparse-arguments = argumentos
argparse-options = opciones
argparse-commands = órdenes
argparse-help = muestra esta ayuda y termina
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-command = no hay ninguna orden %(parser_name)r; hay %(choices)s
argparse-unrecognised = aquí no significa nada: %s
argparse-excluded = no se combina con %s
argparse-no-value = no toma ningún valor, pero se dio %r
argparse-required = falta: %s
argparse-one-required = hace falta uno de estos: %s
argparse-one-value = necesita un valor
argparse-most-one-value = toma un valor como mucho
argparse-least-one-value = necesita al menos un valor
argparse-several-values = { $count ->
    [one] necesita %s valor
   *[other] necesita %s valores
}
argparse-ambiguous = %(option)s puede ser cualquiera de %(matches)s
argparse-invalid-value = %(value)r no vale aquí
argparse-invalid-choice = %(value)r no está entre %(choices)s

## Trabajos largos

progress-checked = { $done ->
    [one] 1 archivo de { $total } comprobado
   *[other] { $done } archivos de { $total } comprobados
}
progress-tested = { $done ->
    [one] 1 ejemplo de { $total } jugado
   *[other] { $done } ejemplos de { $total } jugados
}
progress-compare = comparando, { $done }
progress-add = Se añaden los paquetes
progress-items = elementos probados: { $done } de { $total }
progress-packs = Se miran los paquetes
progress-read = { $done ->
    [one] 1 archivo leído
   *[other] { $done } archivos leídos
}
progress-played = { $total ->
    [one] { $done } de 1 partida jugada
   *[other] { $done } de { $total } partidas jugadas
}
progress-built = { $done ->
    [one] 1 archivo preparado
   *[other] { $done } archivos preparados
}

## Percances

interrupted = Interrumpido.
internal-error =
    Regola tiene un fallo propio ({ $kind }): tus archivos no tienen la culpa.
    Comunícalo, por favor, junto con el archivo en que trabajabas.
internal-error-kept =
    Regola tiene un fallo propio ({ $kind }): tus archivos no tienen la culpa.
    Comunícalo, por favor, junto con el archivo en que trabajabas y los detalles guardados en { $path }
output-lost = No se pudieron escribir los resultados; quizá el disco esté lleno.

compat = dice qué de un paquete funciona en otro juego
compat-pack = paquete que probar: su id, o su carpeta; después, los elementos de los que hablar
    .name = PAQUETE
compat-into = el juego en cuyos mapas se prueba, por ejemplo small_world; después, más elementos
    .name = JUEGO
compat-prove = posiciones en que se busca cada regla, para verla actuar; 0 para ninguna (por defecto: 0)
    .name = NÚMERO
compat-keep = carpeta para un ejemplo de cada conflicto entre paquetes, que se juega con regola test
    .name = CARPETA
compat-kept = { $path }: { $count ->
    [one] 1 ejemplo escrito
   *[other] { $count } ejemplos escritos
}
compat-not-kept = { $game }: { $conflict }, y ningún ejemplo lo muestra: { $count ->
    [0] no se conoce ninguna posición para lo que falta
    [one] en la única posición probada no falta nada
   *[other] en ninguna de las { $count } posiciones probadas falta algo
}. Una regla que toma algo para otros, o con una condición, puede pedir más de lo que tiene una posición de un solo turno
compat-format = cómo se escribe el informe (si falta: human)
families-apart = «{ $one }» y «{ $other }» son de familias de juegos distintas, y las familias no se mezclan: las palabras, piezas y reglas de una no significan nada en la otra
compat-nothing = «{ $pack }» no tiene razas, poderes, reliquias ni lugares: nada más pasa de un juego a otro
compat-unknown-game = no hay ningún juego «{ $name }»; los juegos son: { $legal }
compat-unknown-game-near = no hay ningún juego «{ $name }»; ¿será «{ $near }»?
compat-unknown-pack = no hay ningún paquete «{ $name }»; los paquetes son: { $legal }
compat-unknown-pack-near = no hay ningún paquete «{ $name }»; ¿será «{ $near }»?
compat-unknown-item = no hay ningún elemento «{ $name }»; los elementos son: { $legal }
compat-unknown-item-near = no hay ningún elemento «{ $name }»; ¿será «{ $near }»?

combos = mira cada raza con cada poder
combos-games = juegos que mirar, por ejemplo small_world
    .name = JUEGO
combos-mix = mezcla los juegos nombrados en los mapas del primero
combos-play = partidas en que se prueba cada observación que el juego puede decidir, 0 para ninguna (por defecto: 5)
    .name = NÚMERO
combos-format = cómo se escribe el informe (si falta: human)
combos-none = { $game } no tiene razas y poderes que combinar
combos-unknown-game = no hay ningún juego «{ $name }»; los juegos son: { $legal }
combos-unknown-game-near = no hay ningún juego «{ $name }»; ¿será «{ $near }»?
combos-unknown-name = no hay ningún juego o paquete «{ $name }»; los juegos son: { $games }; los paquetes son: { $packs }
progress-mixed = paquetes en juegos mirados: { $done } de { $total }
progress-pairs = { $done ->
    [one] 1 combinación
   *[other] { $done } combinaciones
}

book = escribe el reglamento que enseña un juego, para imprimir o para leer
book-game = el juego o paquete: su id o su carpeta
    .name = JUEGO
book-with = paquetes que se unen al libro, con lo añadido señalado
    .name = PAQUETE
book-format = qué se hace: `pdf` para imprimir, `html` para leer en un navegador (por defecto: `pdf`)
book-paper = el papel del PDF (por defecto: a4)
book-out = el archivo que se escribe, o la carpeta en que se escribe (por defecto: lleva el nombre del juego y del idioma)
    .name = ARCHIVO
folder-made = Carpeta creada: { $path }
out-no-name = --out quiere el nombre de un archivo o de una carpeta, y «{ $out }» no lo es
out-other-format = { $path } no sería un { $format }: dale esa terminación o pide el otro formato
book-written = Escrito: { $path }
folder-gone = la carpeta en la que estás ya no existe: pasa a otra
book-other-family = «{ $pack }» es para juegos de otra clase que «{ $game }»: no tienen un libro en común
book-unknown = no hay ningún juego o paquete «{ $name }»; hay: { $legal }
book-unknown-near = no hay ningún juego o paquete «{ $name }»; ¿querías decir «{ $near }»?
book-no-typst = para un PDF hace falta `typst`, que no está instalado: lo trae `pip install 'regola[print]'`; `--format html` no necesita nada
progress-paper = { $step ->
    [check] comprobando las reglas
    [play] jugando los ejemplos
    [draw] dibujando
   *[lay] componiendo las páginas
}

card = dibuja las cartas de uno o varios elementos, para enseñarlas
card-item = un elemento: su id, como tritons
    .name = ELEMENTO
card-png = una imagen de puntos (por defecto)
card-svg = un dibujo de líneas
card-out = el archivo que se escribe, o la carpeta en que se escribe (por defecto: lleva el nombre del elemento y del idioma)
    .name = ARCHIVO
card-one-picture = una carta se dibuja como --png o como --svg, no de las dos formas
card-one-file = varias cartas necesitan un archivo cada una: dale una carpeta a --out
card-no-typst = para una carta hace falta `typst`, que no está instalado: lo trae `pip install 'regola[print]'`; `regola text` imprime sus palabras

print = prepara hojas para imprimir y recortar, para jugar en la mesa
print-items = qué se imprime: elementos por id, un paquete o un juego por id o carpeta (por defecto: el paquete en que estás)
    .name = ELEMENTO|PAQUETE
print-paper = el papel (por defecto: a4)
print-backs = el lado por el que se dan la vuelta las hojas (por defecto `long`, el largo; `short` es el corto); `none` imprime solo los anversos
print-cards = el tamaño de las cartas (por defecto: `poker`, 63 por 88 milímetros)
print-only = imprime solo estos: `banner, badge, token, piece, plaque, coin, counter, chamber, goon, tile, card, leaflet, board, aid, track`
    .name = FORMA
print-also = un segundo idioma en cada pieza
print-cut = escribe junto al PDF un SVG por hoja, con las líneas que corta una máquina
print-out = el archivo que se escribe, o la carpeta en que se escribe (por defecto: lleva el nombre de lo que se imprime y del idioma)
    .name = ARCHIVO
print-no-typst = las hojas necesitan `typst`, que no está instalado: lo trae `pip install 'regola[print]'`
print-nothing = de esto no se imprime nada; hay: { $legal }
print-unknown-form = nada de lo que se imprime se llama «{ $name }»; hay: { $legal }
print-unknown-form-near = nada de lo que se imprime se llama «{ $name }»; ¿será «{ $near }»?
print-nothing-in = en «{ $name }» no hay nada que imprimir
print-none-here = aquí no hay ningún paquete que imprimir; nombra uno, o elementos, como `regola { $command } small_world` o `regola { $command } tritons`
print-cut-lines = { $count ->
    [one] Escrito, líneas de corte: { $path }
   *[other] Escrito, líneas de corte: { $path } ({ $count } archivos)
}
print-papers = { $papers ->
    [one] 1 hoja de papel
   *[other] { $papers } hojas de papel
}; imprime a tamaño real, sin ajustar a la página
print-listed = { $count } × { $form ->
    [banner] estandarte (`banner`)
    [badge] loseta de poder (`badge`)
    [token] ficha (`token`)
    [piece] pieza (`piece`)
    [plaque] placa (`plaque`)
    [coin] moneda (`coin`)
    [counter] marcador (`counter`)
    [goon] peón (`goon`)
    [tile] loseta hexagonal (`tile`)
    [chamber] loseta cuadrada (`chamber`)
   *[card] carta (`card`)
    [leaflet] hoja (`leaflet`)
    [board] tablero (`board`)
    [aid] ayuda de juego (`aid`)
    [track] escala (`track`)
}

# ---- export

export = prepara imágenes de lo que hay en la mesa, o un objeto guardado para Tabletop Simulator
export-table = `tts` para Tabletop Simulator, `images` para imágenes
export-items = qué se exporta: elementos por id, un paquete o un juego por id o carpeta (por defecto: el paquete en que estás)
    .name = ELEMENTO|PAQUETE
export-only = exporta solo estos, como en `regola print`
    .name = FORMA
export-cards = el tamaño de las cartas (por defecto: `poker`, 63 por 88 milímetros)
export-also = un segundo idioma en cada pieza
export-picture = de las imágenes: de puntos o de líneas (por defecto: `png`)
export-points = de las imágenes: cuántos puntos por pulgada tienen, de 36 a 1200 (por defecto: 300)
    .name = PUNTOS
export-address = para `tts`: la dirección en que estarán las imágenes (por defecto: esta carpeta, que ningún otro jugador ve)
    .name = DIRECCIÓN
export-out = la carpeta en la que se escribe (por defecto: lleva el nombre de lo que se exporta y del idioma)
    .name = CARPETA
export-no-typst = las imágenes necesitan `typst`, que no está instalado: lo trae `pip install 'regola[print]'`
export-written = { $pictures ->
    [one] Escrito: { $path }, 1 imagen
   *[other] Escrito: { $path }, { $pictures } imágenes
}

# ---- playtest

playtest = dice con partidas emparejadas de bots si los elementos son demasiado fuertes, demasiado débiles o como los demás
playtest-items = razas, poderes, reliquias, lugares o paquetes que probar, por id, referencia o carpeta
    .name = ELEMENTO
playtest-against = qué ocupa su lugar en las otras partidas: la media del juego (average), un elemento o una edición anterior del paquete (carpeta, archivo, git:REVISIÓN)
    .name = average|ELEMENTO|EDICIÓN
playtest-players = para cuántos jugadores (si falta: 2)
    .name = NÚMERO
playtest-band = dentro de cuántas monedas por partida un elemento es como los demás (si falta: lo que dice bands.yaml del paquete, si no 3, y 0 contra una edición anterior)
    .name = MONEDAS
playtest-budget = cuánto jugar como máximo: 60s, 5m, 2h (si falta: 60s)
    .name = TIEMPO
playtest-pairs = juega exactamente tantas parejas de partidas, en bloques de 20, en vez de un tiempo
    .name = NÚMERO
playtest-explain = dice por qué: qué aporta cada regla, y las tres partidas que más dicen, guardadas en la carpeta playtests
playtest-seed = número que decide todo lo que queda al azar (si falta: 1)
    .name = NÚMERO
playtest-workers = cuántos procesos juegan (si falta: uno por núcleo)
    .name = NÚMERO
playtest-resume = carpeta que guarda cada bloque de partidas, desde la que seguir más tarde
    .name = CARPETA
playtest-report = escribe el informe en un archivo, como página HTML
    .name = ARCHIVO
playtest-format = cómo mostrar el resultado (si falta: table)
playtest-budget-or-pairs = indica un tiempo o un número de parejas, no ambos
playtest-nothing = el paquete { $pack } no tiene razas, poderes, reliquias ni lugares que probar
playtest-which = varios elementos se llaman «{ $name }»; indica uno completo: { $legal }
playtest-kind = «{ $name }» es del tipo { $kind }: se pueden probar razas, poderes, reliquias y lugares
playtest-unknown-item = no hay ningún elemento «{ $name }»; los elementos son: { $legal }
playtest-unknown-item-near = no hay ningún elemento «{ $name }»; ¿querías decir «{ $near }»?
playtest-built = { $path } no contiene archivos de reglas que se puedan jugar
playtest-no-bots = ningún bot de este laboratorio juega a los juegos de { $name }
playtest-not-there = { $path } no tiene { $name }
playtest-other-kind = { $name } no puede ocupar el lugar del elemento: hace falta uno del tipo { $kind }
playtest-head = { $item }, { $players } jugadores
playtest-verdict = { $word ->
    [strong] Demasiado fuerte
    [weak] Demasiado débil
    [same] Como los demás
    [original] Exactamente como el otro
    [untested] Sin probar: en las partidas observadas una regla casi nunca estuvo en vigor
    [disagree] Los bots no están de acuerdo
    [strong-older] Más fuerte que antes
    [weak-older] Más débil que antes
    [same-older] Como antes
    [original-older] Exactamente como el original
    [untested-older] Sin probar: en las partidas observadas una regla casi nunca estuvo en vigor
    [disagree-older] Los bots no están de acuerdo
   *[other] { $more ->
        [0] Sin decidir
       *[other] Sin decidir: unas { $more } parejas más lo dirían
    }
}
playtest-coins = { $mean } monedas por partida (de { $low } a { $high })
playtest-shares = { $mean } % de victorias (de { $low } a { $high })
playtest-earns = su jugador acaba con { $coins } monedas; { $kind ->
    [found] lo tiene durante { $rounds } rondas
   *[joined] su pueblo está activo durante { $rounds } rondas
}
playtest-others = cada uno de los demás jugadores recibe { $mean } monedas
playtest-unchanged = sus propias reglas son como antes: lo que cambia viene de otros elementos
playtest-picked = cuando está en la fila, se toma en { $taken } de { $offered } elecciones, de media en la ronda { $round }, por { $paid } monedas
playtest-place = puesto { $place } de { $count } entre los oficiales, junto a { $beside }
playtest-old-table = Los oficiales se midieron con otras reglas u otros bots: su tabla es antigua.
playtest-seen = «{ $rule }» en vigor en { $times } de { $decisions } decisiones, en { $games } de { $watched } partidas
playtest-best = mejor con: { $partners }
playtest-worst = peor con: { $partners }
playtest-few = algunos de estos se encontraron en solo { $pairs ->
    [one] 1 pareja
   *[other] { $pairs } parejas
}: de cada uno se puede decir poco
playtest-digest = { $pairs } parejas de partidas, huella { $digest }
playtest-in-python = El código compilado no juega este juego ({ $why }): lo juega Python, con el mismo resultado, unas cuarenta veces más despacio.
playtest-repeat = Otra vez lo mismo: { $command }
playtest-bots = Los veredictos tratan de estos bots en estos tableros.
playtest-fault = { $place }: una regla de { $item } falló en juego; no se puede decir nada de ella
progress-playtest = { $done } parejas de partidas: { $coins } monedas
playtest-effect = «{ $rule }» aporta { $mean } monedas por partida (de { $low } a { $high })
playtest-effect-few = «{ $rule }» aporta hasta ahora { $mean } monedas por partida
playtest-game = Una partida que dice mucho ({ $coins } monedas): { $command }
progress-explain = { $done } de { $total } bloques sin una regla
playtest-written = Informe: { $path }
playtest-title = Prueba de juego
playtest-cannot = Los bots planean menos que las personas, no hacen tratos y no guardan rencor: lo que vive de esto se juzga mal.
playtest-interval = Diferencia de monedas por partida, con los límites que valen en cada mirada
playtest-among = Entre los oficiales
playtest-rules = Qué aporta cada regla
playtest-rounds = Diferencia de monedas, ronda por ronda
playtest-partners = Por compañero
playtest-numbers = Los números
playtest-how-title = Cómo se midió
playtest-how = Parejas de partidas con la misma semilla, asiento, compañero y orden de los mazos: una con el elemento, la otra con lo que ocupa su lugar. La banda sombreada mide { $band } monedas a cada lado; la semilla es { $seed }. Los límites fallan, contando todas las miradas, en una de cada veinte pruebas como mucho.
playtest-cluster = dirección del planificador de un clúster Dask que juega (necesita regola[cluster])
    .name = DIRECCIÓN
playtest-workers-or-cluster = indica un número de procesos o un clúster, no ambos
playtest-no-dask = un clúster necesita el paquete distributed: pip install "regola[cluster]"
playtest-no-cluster = ningún clúster responde en { $address }
playtest-workers-lost = No queda nadie que juegue: los procesos o el clúster se han ido. Lo jugado se mantiene.
playtest-no-limits = hasta ahora { $mean } monedas por partida; antes de { $least } parejas no se dice nada
