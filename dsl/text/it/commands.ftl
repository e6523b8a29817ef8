# Ciò che dice la riga di comando. Un comando ha il suo riassunto sotto il proprio nome, ogni
# argomento e opzione sotto COMANDO-NOME, con il nome del valore, se ne prende uno, come `.name`.

regola = Controlla regole di giochi da tavolo, le trasforma in moduli giocabili, le stampa in più lingue.
regola-command = che cosa fare
    .name = COMANDO
regola-help = mostra questo aiuto e termina
regola-version = mostra la versione e termina
regola-lang = lingua in cui parla Regola (se manca: quella del sistema, altrimenti l’inglese)

## Comandi

check = trova ciò che non va nelle regole
check-paths = file o cartelle da controllare (se mancano: la cartella attuale)
    .name = PERCORSO

explain = spiega una segnalazione
explain-code = codice della segnalazione, come R0001, o il suo nome breve
    .name = CODICE
explain-unknown = non c’è nessuna segnalazione «{ $code }»
explain-unknown-near = non c’è nessuna segnalazione «{ $code }»; forse «{ $near }»?

## Errori d’uso

usage =
    { $program }: { $message }
    Vedi: { $program } --help
usage-argument = { $message }
usage-command = non c’è nessun comando «{ $command }»
usage-command-near = non c’è nessun comando «{ $command }»; forse «{ $near }»?

## Ciò che dice il lettore di riga di comando; i nomi dopo % li riempie lui

argparse-usage = uso:{" "}
argparse-arguments = argomenti
argparse-options = opzioni
argparse-commands = comandi
argparse-help = mostra questo aiuto e termina
argparse-argument = %(argument_name)s: %(message)s
argparse-unknown-command = non c’è nessun comando %(parser_name)r; ci sono %(choices)s
argparse-unrecognised = qui non significa nulla: %s
argparse-excluded = non si combina con %s
argparse-no-value = non prende valori, ma è stato dato %r
argparse-required = manca: %s
argparse-one-required = ne serve uno tra: %s
argparse-one-value = vuole un valore
argparse-most-one-value = prende al massimo un valore
argparse-least-one-value = vuole almeno un valore
argparse-several-values = { $count ->
    [one] vuole %s valore
   *[other] vuole %s valori
}
argparse-ambiguous = %(option)s può essere uno qualsiasi tra %(matches)s
argparse-invalid-value = %(value)r qui non va bene
argparse-invalid-choice = %(value)r non è tra %(choices)s

## Lavori lunghi

progress-checked = { $done } file su { $total } controllati

## Incidenti

internal-error =
    Regola ha un difetto suo ({ $kind }): i tuoi file non c’entrano.
    Segnalalo, per favore, insieme al file su cui lavoravi.
internal-error-kept =
    Regola ha un difetto suo ({ $kind }): i tuoi file non c’entrano.
    Segnalalo, per favore, insieme al file su cui lavoravi e ai dettagli conservati in { $path }
output-lost = Non è stato possibile scrivere i risultati; forse il disco è pieno.
