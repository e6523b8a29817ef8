# Lo que dice la línea de órdenes. Una orden tiene su resumen bajo su propio nombre, cada argumento y
# opción bajo ORDEN-NOMBRE, con el nombre del valor, si toma uno, como atributo `.name`.

regola = Comprueba reglas de juegos de mesa, las convierte en módulos que juegan, las imprime en varios idiomas.
regola-command = qué hacer
    .name = ORDEN
regola-help = muestra esta ayuda y termina
regola-version = muestra la versión y termina
regola-lang = idioma en que habla Regola (si falta: el del sistema, si no el inglés)

## Órdenes

check = encuentra lo que está mal en las reglas
check-paths = archivos o carpetas que revisar (si faltan: la carpeta actual)
    .name = RUTA

explain = explica un aviso
explain-code = código del aviso, como R0001, o su nombre breve
    .name = CÓDIGO
explain-unknown = no hay ningún aviso «{ $code }»
explain-unknown-near = no hay ningún aviso «{ $code }»; ¿será «{ $near }»?

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

progress-checked = { $done } archivos de { $total } comprobados

## Percances

internal-error =
    Regola tiene un fallo propio ({ $kind }): tus archivos no tienen la culpa.
    Comunícalo, por favor, junto con el archivo en que trabajabas.
internal-error-kept =
    Regola tiene un fallo propio ({ $kind }): tus archivos no tienen la culpa.
    Comunícalo, por favor, junto con el archivo en que trabajabas y los detalles guardados en { $path }
output-lost = No se pudieron escribir los resultados; quizá el disco esté lleno.
