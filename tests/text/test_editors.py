"""
How official rules are told: words that they have, and words that none of them has.

What editors asked for stands in the first table, each kind of mend under its own heading: what is
told in one breath, what first, what apart. What they struck out stands in the second, each with a
sentence that has the fault.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import pytest

from tests.text.official import said

SAID: tuple[tuple[str, int, str, str], ...] = (
    # ---- in one breath
    # The number of the item that is done, with the deed.
    ("dungeon_lords/order/gather_food", 0, "en", "Order from box 1, you may pay"),
    ("dungeon_lords/order/gather_food", 0, "it", "nella casella 1, puoi pagare"),
    ("dungeon_lords/order/gather_food", 0, "es", "en la casilla 1, puedes pagar"),
    # What else it hangs on stays a condition.
    ("dungeon_lords/order/dig_tunnels", 2, "en", "from box 3, if you have at least 2 idle imps"),
    # Where nothing is done to the item, the number is told of it alone.
    ("dungeon_lords/order/hire_monsters", 2, "en", "If you occupy box 3 of this Order"),
    # What is done on the same is told with it, where that is certain; if not, *if you do both*.
    ("dungeon_lords/order/set_traps", 0, "en", "gain 1 more trap and discard 1 trap."),
    ("dungeon_lords/order/set_traps", 0, "es", "haces, recibes 1 trampa y, en el año 2, recibes 1"),
    # What is paid whole or not at all, and what is got for it.
    ("dungeon_lords/order/recruit_imps", 2, "en", "you may pay 1 food ration and 1 gold nugget."),
    ("dungeon_lords/order/recruit_imps", 2, "it", "1 pepita d'oro. Se lo fai, ricevi 2 folletti."),
    ("dungeon_lords/room/magic_room", 1, "es", "pagas 1 ración de comida para recibir 1 diablillo"),
    ("small_world/power/berserk", 0, "en", "If you then do not conquer a region, end the conquest"),
    ("small_world/power/berserk", 0, "es", "Si después no conquistas ninguna región, terminas la"),
    # *In any case* would reach back beyond what one may leave.
    ("conquest/base/conquest", 19, "en", "Either way, end the conquest phase."),
    ("conquest/base/conquest", 19, "it", "In entrambi i casi, concludi la conquista."),
    # What would be denied twice.
    ("underground/race/flames", 2, "en", "You may enter play only in a region adjacent to the"),
    ("underground/race/flames", 2, "es", "Solo puedes entrar en juego por una región adyacente"),
    ("dungeon_digger/base/dungeon_digger", 23, "en", "if all its corridor ends are closed."),
    ("dungeon_digger/base/dungeon_digger", 23, "it", "se tutte le sue estremità di corridoio sono"),
    # The year first, then on what more it hangs.
    ("dungeon_lords/base/dungeon_lords", 9, "en", "In year 1, you may not build a room in a"),
    ("dungeon_lords/base/dungeon_lords", 9, "it", "Nell'anno 1, non puoi costruire una sala in un"),
    # As many as one likes, each in a place of its own.
    ("underground/power/shield", 1, "en", "Armors as you like from your hand, each in one of"),
    ("underground/power/shield", 1, "it", "puoi collocare quante vuoi delle Corazze di Fungo che"),
    # What is next, after that, and last.
    ("conquest/base/conquest", 1, "en", ". Then they pass over each combination above that one"),
    ("conquest/base/conquest", 1, "en", ". Finally, they gain tokens equal to that"),
    ("conquest/base/conquest", 1, "es", ". Por último, recibe tantas fichas como indique la"),
    # What is done if an offer is not taken, not what is so then.
    ("dungeon_lords/monster/vampire", 0, "it", "Se non lo fai, infliggi a un avventuriero"),
    ("dungeon_lords/order/improve_reputation", 2, "en", "If you lose them, spy."),
    ("dungeon_lords/order/gather_food", 2, "en", "If you do, gain 3 food rations and 1"),
    ("dungeon_lords/order/gather_food", 2, "it", "Se lo fai, ricevi 3 razioni di cibo e 1"),
    ("dungeon_lords/order/gather_food", 2, "es", "haces, recibes 3 raciones de comida y 1"),
    # The same is done once more.
    ("dungeon_digger/base/dungeon_digger", 50, "en", "at least 4, give 1 more offered Order."),
    ("dungeon_lords/monster/witch", 0, "it", "Se lo fai, infliggi 1 ferita in più"),
    ("dungeon_lords/order/set_traps", 1, "es", "recibes 1 trampa más"),
    # Any will do where none of a narrower sort is left, and one of those there are is picked.
    ("underground/place/stonehedge", 0, "it", "Se non puoi, peschi un potere qualsiasi."),
    ("underground/power/magic", 0, "en", "as if it were any one relic that is in a region."),
    # What is given to whom the limit counts by is his; what *its* would be of many is named.
    ("underground/power/vampire", 0, "es", "una ficha activa solitaria de ese rival:"),
    ("underground/power/vampire", 0, "it", "un segnalino attivo solitario di quell'avversario."),
    ("dungeon_digger/base/dungeon_digger", 10, "en", "equal to that Order’s cost."),
    ("dungeon_digger/base/dungeon_digger", 10, "it", "pari al costo di quell'Ordine."),
    # What regions yield is told of them; what is paid for is done once.
    ("small_world/power/forest", 0, "en", "Each of your Forests yields 1 extra coin."),
    ("dungeon_digger/scenario/creatures", 7, "en", "If you do, kill one of your creatures."),
    # An Order’s card is headed with its name.
    ("dungeon_lords/order/mine_gold", 0, "it", "Quando esegui questo Ordine nella casella 1,"),
    # Things that are there, and a relation that says to what.
    ("dungeon_digger/creature/beholder", 2, "it", "se lì ci sono al massimo 3 Sgorbi nemici."),
    ("dungeon_digger/base/dungeon_digger", 30, "es", "del mismo tipo y conectada con ella."),
    # What is done once more may be done to the same again; what is anybody's is any player's.
    ("dungeon_lords/monster/witch", 0, "it", "un avventuriero del gruppo (lo stesso o un altro)."),
    ("dungeon_lords/monster/witch", 0, "en", "an adventurer in the party (the same or another)."),
    ("underground/place/altar_of_souls", 1, "es", "1 ficha en declive de cualquier jugador."),
    # A people is active or in decline, chosen or fleeting, not whoever has it.
    ("conquest/base/conquest", 3, "en", "if you did not choose your people this turn and"),
    ("conquest/base/conquest", 29, "en", "if your people is fleeting, discard"),
    # How far off, without a space in a space; where they are, in the place just named.
    ("dungeon_digger/scenario/monster_hunt", 1, "es", "ninguna Ruina a 1 espacio o menos de un"),
    ("dungeon_digger/scenario/monster_hunt", 2, "it", "nessuna Rovina entro 2 spazi da un"),
    ("conquest/base/conquest", 16, "it", "per ogni segnalino che controlli lì, anche in"),
    ("dungeon_digger/adventurer/barbarian", 2, "it", "se nella tessera del Barbaro c'è uno"),
    # Who has no tokens cannot redeploy tokens; a duty is not told by its own name.
    ("conquest/base/conquest", 22, "it", "che ha un pezzo in mano deve eseguire il"),
    ("conquest/base/conquest", 24, "en", "You may not skip your redeployment."),
    # Regions count as those with a symbol: they have none.
    ("small_world_and_underground/compat/small_world_and_underground", 9, "en",
     "Mystic Crystals count as regions with a Magic Source."),
    # A number word that has its own way to be compared.
    ("underground/race/will_o_wisps", 0, "en", "only if you are at most 3 tokens short of"),
    ("dungeon_lords/base/dungeon_lords", 34, "it", "raggiungono il suo limite di trappole"),
    # Who has what a rule gives, or deals with; where things lie is *there*, once it is named.
    ("dungeon_lords/monster/golem", 1, "en", "deal the adventurer in front wounds equal to"),
    ("dungeon_lords/base/dungeon_lords", 46, "en", "deal the party wounds equal to the fatigue"),
    ("dungeon_digger/tile/treasure_room", 4, "en", "them all coins there and 1 coin"),
    ("dungeon_digger/tile/treasure_room", 4, "it", "Poi gli dai tutte le monete lì presenti"),
    ("underground/power/vampire", 0, "en", "place 1 token there from the tray (or from your"),
    ("underground/power/vampire", 0, "it", "lì 1 segnalino dalla riserva (o dalla mano, se"),
    ("underground/power/vampire", 0, "es", "allí 1 ficha de la reserva (o de tu mano, si la"),
    # By means of what, behind the verb; *with* would be where.
    ("dungeon_lords/order/mine_gold", 0, "es", "extraer con tus diablillos libres hasta 2 pepitas"),
    ("dungeon_digger/creature/giant_insect", 1, "it", "nessuna tessera usando l'Insetto Gigante."),
    ("dungeon_digger/creature/giant_insect", 1, "es", "con el Insecto Gigante ninguna loseta."),
    # ---- of what a rule speaks
    # What a player's own card says of anything is so for him.
    ("dungeon_digger/lord/sapper", 0, "en", "For you, the cost of a Demolish! Order decreases"),
    ("dungeon_digger/lord/architect", 0, "it", "Per te, il valore di un corridoio aumenta di 1."),
    ("dungeon_digger/lord/architect", 0, "es", "Para ti, el valor de un corredor aumenta en 1."),
    # The item named before: not *this tile*, as if it were another, and not *its*, of whoever came.
    ("dungeon_digger/tile/nest", 1, "en", "from the Nest to a tile connected to the Nest."),
    ("dungeon_digger/tile/nest", 1, "it", "in una tessera collegata al Nido di Uova."),
    ("dungeon_digger/tile/monster", 1, "en", "is conquerable unless it has a Conquest marker."),
    ("dungeon_digger/tile/monster", 2, "it", "oppure sulla tessera c'è un segnalino"),
    ("dungeon_digger/tile/trap_corridor", 0, "en", ", if the tile’s corridor is complete, kill 1"),
    ("dungeon_digger/tile/trap_corridor", 1, "it", "se il corridoio di questa tessera è completo,"),
    ("dungeon_digger/tile/trap_corridor", 1, "es", "si el corredor de esta loseta está completo,"),
    # Where a condition names more than one thing, *it* would be any of them.
    ("dungeon_lords/base/dungeon_lords", 47, "en", "is not safe, lose the battlefield."),
    ("dungeon_lords/base/dungeon_lords", 47, "it", "non è al sicuro, perdi il campo di battaglia."),
    # The last of two tests has a word that joins its own two things: *and* joins it to the first.
    ("conquest/base/conquest", 30, "it", "è in declino e non ha né regioni né segnalini in mano,"),
    ("conquest/base/conquest", 30, "es", "está en declive y no tiene regiones ni fichas en la"),
    # ---- first, or apart from the rule as it is by default
    # A deed that hangs on how two numbers stand: they are compared first.
    ("dungeon_digger/adventurer/priest", 1, "it", ", confronti il numero di Sgorbi nemici"),
    ("dungeon_digger/adventurer/priest", 1, "it", ". Se il primo è minore, sposti al seguito"),
    ("dungeon_digger/adventurer/priest", 1, "es", ", comparas el número de esbirros enemigos"),
    ("dungeon_digger/adventurer/priest", 1, "es", ". Si el primero es menor, mueves a la compañía"),
    ("dungeon_digger/adventurer/priest", 1, "en", ", compare the number of enemy goons there with"),
    ("dungeon_digger/adventurer/priest", 1, "en", ". If the former is lower, move all enemy goons"),
    ("dungeon_digger/base/dungeon_digger", 38, "es", "su fuerza supera la defensa de la loseta"),
    # An exception stands behind what it is one of, however much that is.
    ("dungeon_digger/scenario/adventurers", 7, "it", ". Questa regola non vale se l'avventuriero "),
    ("dungeon_digger/scenario/adventurers", 7, "es", ". Esta regla no se aplica si el aventurero"),
    ("dungeon_digger/scenario/creatures", 9, "en",
     "kill that creature. This rule does not apply if the creature is immune to the Trap"),
    # Somebody may do something only if: that stands before what comes of it.
    ("dungeon_digger/piece/dragon", 3, "it", "Puoi farlo solo se hai una moneta. Se lo fai, "),
    # How many things there are is told of the things, as far as it is compared with a number.
    ("dungeon_digger/base/dungeon_digger", 12, "en", "if your gold pieces reach the target"),
    ("dungeon_digger/scenario/sands_of_time", 3, "it", "ci sono almeno 10 granelli per giocatore"),
    ("dungeon_lords/base/dungeon_lords", 33, "es", "han alcanzado su límite de monstruos"),
    ("dungeon_lords/base/dungeon_lords", 35, "en", "if you have fewer gold nuggets than the fee"),
    ("dungeon_digger/adventurer/bard", 0, "it", "solo se i suoi Sgorbi entro 2 spazi"),
    # What was named is told by its pronoun where that means nothing else.
    ("dungeon_lords/event/payday", 1, "it", "lo puoi pagare. Se non lo fai, lo congedi."),
    ("dungeon_digger/tile/ruins", 4, "es", ", devuelves esa marca de Conquista a"),
    ("dungeon_digger/piece/dragon", 3, "es", "puedes mover ese esbirro"),
    # Two denials are told without any.
    ("dungeon_lords/base/dungeon_lords", 4, "es", "una Orden ejecutada si esta es la primera"),
    ("dungeon_lords/base/dungeon_lords", 5, "en", "only in a space adjacent to your tiles"),
    # One number or another, for each of one thing and of another, and where what is yours is.
    ("dungeon_digger/order/move", 0, "en", "gain 3 steps, or 1 step if this Order is free"),
    ("dungeon_digger/creature/corruptor", 1, "it", "in gioco e 1 passo per ogni tua creatura"),
    ("dungeon_lords/base/dungeon_lords", 56, "en", "for each adventurer in your prison"),
    ("dungeon_digger/order/work", 0, "en", "connected to one of your tiles where you have a goon"),
    ("dungeon_lords/order/dig_tunnels", 2, "en", "you may use one as a foreman"),
    ("underground/power/reborn", 0, "es", "La tomas de la reserva (o de tu mano, si la reserva"),
    # The same deed once more, and who is given something where nobody else is named.
    ("dungeon_lords/card/hall_of_mirrors", 0, "en", "face down and do this once more."),
    ("dungeon_digger/scenario/creatures", 9, "es", ", puedes entregar a ese rival 1 moneda de"),
    ("dungeon_digger/tile/sacrifice_well", 2, "es", "todos los esbirros que tengas allí"),
    ("dungeon_lords/event/debased_coin", 0, "es", "1 pepita de oro por cada 2 que tengas"),
    ("dungeon_digger/base/dungeon_digger", 49, "es", "Un bono ofrece una Orden si"),
    ("dungeon_digger/tile/sacrifice_well", 5, "en", "Once per turn, when you move a squad to"),
    ("dungeon_digger/piece/dragon", 3, "en", "only if you have a coin. If you do so, move"),
    # What is forbidden at times is told in one sentence, or not forbidden first.
    ("dungeon_digger/tile/citadel", 2, "es", "No siempre puedes mover una escuadra"),
    ("dungeon_digger/tile/citadel", 2, "en", "in the squad and those there together exceed"),
    ("dungeon_digger/base/dungeon_digger", 36, "it", "solo se la sua forza supera la difesa"),
    ("dungeon_digger/tile/monster", 2, "es", "Solo puedes mover una escuadra al Monstruo o por"),
    # A price stands before what it buys; whose things of several sorts are is told once.
    ("dungeon_digger/creature/corruptor", 0, "en",
     "pay 2 Tyranny points to summon the Corrupter to one of your Portals, working Thrones or "),
    ("dungeon_digger/creature/beholder", 0, "it", "Puoi pagare 1 Punto Tirannia per evocare"),
    # Where both make the sentence too long, where it is done stands behind.
    ("dungeon_digger/creature/corruptor", 0, "es", "pagar 2 Puntos de Tiranía para invocar al"),
    ("dungeon_digger/creature/corruptor", 0, "es", ". Lo invocas en uno de tus Portales, en una"),
    ("dungeon_digger/creature/corruptor", 0, "it", ". Lo evochi in un tuo Portale, in una tua"),
    # What is sure to be done once is done the first time; what one may do, once per game.
    ("small_world/power/wealthy", 0, "en", "The first time you score, gain 7 coins."),
    ("dungeon_digger/base/dungeon_digger", 9, "es", "al inicio de tu primer turno, canjeas"),
    ("dungeon_digger/lord/miser", 1, "en", "Once per game, during your turn, you may draw 1 coin."),
    # An order's own card has its name.
    ("dungeon_digger/order/work", 0, "it", "Quando dai questo Ordine, costruisci un tuo Progetto"),
    # Who does it first, where something is about to be done to you.
    ("dungeon_digger/piece/dragon", 3, "es", "Cuando el Dragón va a matar a uno de tus esbirros,"),
    # A rule of a variant that is played as a rule: one negation fewer.
    ("dungeon_lords/base/dungeon_lords", 58, "it",
     "\nQuesta regola vale solo con la variante «Paladino prigioniero»."),
    # Two options decide: one without the other, both, either.
    ("dungeon_digger/base/dungeon_digger", 29, "it", "«Coppie spente» senza «Vicine uguali»: "),
    ("dungeon_digger/base/dungeon_digger", 30, "es", "«Vecinas iguales» sin «Parejas apagadas»: "),
    ("dungeon_digger/base/dungeon_digger", 31, "en", "“Equal pairs” and variant “Stopped pairs”: "),
    ("dungeon_digger/base/dungeon_digger", 28, "en",
     "\nVariant “Equal pairs” or “Stopped pairs”: this rule does not apply."),
    # What a piece may do, it may leave.
    ("underground/place/wickedest_pentacle", 1, "it", "Se il Balrog conquista quella regione,"),
    ("underground/place/wickedest_pentacle", 1, "es", "Si el Balrog conquista esa región, colocas"),
    ("underground/place/wickedest_pentacle", 1, "en", "If the Balrog conquers that region, place"),
    # A step that hangs on an option: a further setting, the first deed, one upon another, one left
    # out, one in place of another.
    ("underground/place/wickedest_pentacle", 0, "it",
     "«Balrog letale»: chi perde la regione elimina sempre 2 segnalini in tutto.\n"),
    ("underground/place/wickedest_pentacle", 1, "en",
     "“Deadly Balrog”: whoever loses the region always discards 2 tokens in all."),
    ("conquest/base/conquest", 1, "es",
     "\nVariante «Monedas del puesto»: antes de nada, toma todas las monedas"),
    ("underground/race/will_o_wisps", 0, "it",
     "\nVariante «Tutti al seguito»: se conquisti quella regione, collochi in quella regione"),
    ("underground/race/will_o_wisps", 0, "en",
     "If you cannot, end the conquest phase.\n"),
    ("underground/race/will_o_wisps", 0, "en",
     "\nVariant “Another try”: you do not end the conquest phase."),
    ("underground/place/stonehedge", 0, "es",
     "\nVariante «Poder de arriba»: en su lugar, robas un poder cualquiera."),
    # Two classes that are denied.
    ("underground/place/wickedest_pentacle", 0, "it", "che non sia né chiusa né immune"),
    ("underground/place/wickedest_pentacle", 0, "es", "que no esté cerrada ni sea inmune"),
    ("underground/place/wickedest_pentacle", 0, "en",
     "a region that is adjacent to the Wickedest Pentacle and is neither closed nor immune."),
)  # fmt: skip
"""An item, the place of its rule, the language, and the words that the rule's text has."""


@pytest.mark.parametrize(("reference", "number", "code", "words"), SAID)
def test_a_rule_is_told_so(reference: str, number: int, code: str, words: str) -> None:
    """The text of an official rule has the words that editors asked for."""
    texts = next(texts for item, texts in said(code) if item.reference == reference)
    assert words in texts[number]


@dataclass(frozen=True)
class Struck:
    """A kind of fault: the pattern that finds it in a language, and a sentence that has it."""

    pattern: str
    faulty: str


STRUCK: dict[tuple[str, str], Struck] = {
    ("none, and then that one", "it"): Struck(
        r"\bnessun[ao]? (\w+) [^.]*\b(?:quell[ao]|quel) \1\b",
        "Non puoi spostare nessuna Squadra se quella Squadra ha 4 Sgorbi.",
    ),
    ("none, and then that one", "es"): Struck(
        r"\bning[uú]na? (\w+) [^.]*\bes[ae] \1\b",
        "No puedes mover ninguna escuadra si esa escuadra tiene 4 esbirros.",
    ),
    ("many put beside one", "en"): Struck(
        r"\b\w+s (?:are (?:compatible with|joined to|open to)|continue into) an? ",
        "Arms continue into an Arm.",
    ),
    ("many put beside one", "es"): Struck(
        r"\b(?:son compatibles con|están unid[ao]s a|están abiert[ao]s a|continúan en) una? ",
        "Los Brazos continúan en un Brazo.",
    ),
    ("many put beside one", "it"): Struck(
        r"\b(?:sono compatibili con|sono unit[ei] a|sono apert[ei] a|proseguono in) un[ao]? ",
        "I Bracci proseguono in un Braccio.",
    ),
    ("in any case, if", "en"): Struck(
        r"\bin any case, (?:if|unless)\b", "In any case, if the Vampire is dormant, heal it."
    ),
    ("in any case, if", "es"): Struck(
        r"\ben cualquier caso, (?:si|salvo)\b", "En cualquier caso, si puedes, roba."
    ),
    ("in any case, if", "it"): Struck(
        r"\bin ogni caso, (?:se|a meno)\b", "In ogni caso, se puoi, pesca."
    ),
    ("two moods in a book", "it"): Struck(
        r"\b(?:poi|quando [^.,]*,) (?:colloca|sposta|pesca|riporta|gira|tira|abbandona) ",
        "Poi colloca il Drago in quella regione.",
    ),
    ("two moods in a book", "es"): Struck(
        r"(?:después,|cuando [^.,]*,) (?:coloca|mueve|saca|devuelve|retira|tira) ",
        "Después, coloca el Dragón en esa región.",
    ),
    ("who ends the game", "en"): Struck(r"\bend the game\b", "When all is done, end the game."),
    ("who ends the game", "es"): Struck(r"\bterminas la partida", "Al final, terminas la partida."),
    ("who ends the game", "it"): Struck(r"\bconcludi la partita", "Poi concludi la partita."),
    ("the condition turned round", "en"): Struck(
        r"\beven if that is not so\b", "This rule applies even if that is not so."
    ),
    ("each for any", "es"): Struck(r"\bque cada rival\b", "Tienes más salas que cada rival."),
    ("one of them may not", "it"): Struck(
        r"\bun avversario [^.:]*non può\b", "Un avversario non può uccidere il Ladro."
    ),
    ("one of them may not", "es"): Struck(
        r"\bun rival [^.:]*no puede\b", "Un rival no puede matar al Ladrón."
    ),
    ("a test of a program", "en"): Struck(
        r"(?<!do and )\bit is year \d, ", "If it is year 2, gain 1 coin."
    ),
    ("a variant that lacks", "en"): Struck(
        r"\bvariant without\b", "Variant without “Old guard”: this rule does not apply."
    ),
    ("more on top", "it"): Struck(
        r"^quando riscuoti le monete, ricevi \d+ monet[ae](?! in più)",
        "Quando riscuoti le monete, ricevi 2 monete.",
    ),
    ("decline of the wrong one", "it"): Struck(
        r"(?:^|[.:] )(?:anche )?in declino, (?:un avversario|un'altra|la regione|il potere|per )",
        "Anche in declino, un'altra razza che controlli non può attaccare.",
    ),
    ("decline of the wrong one", "es"): Struck(
        r"(?:^|[.:] )(?:incluso )?en declive, (?:un rival|otra|la región|el poder|para )",
        "En declive, un rival sin monedas no puede atacar tus regiones.",
    ),
    ("comma before what forbids", "it"): Struck(
        r"\bnon pu(?:oi|ò) [^,.:]*, se ", "Non puoi attaccare nessuna regione, se sei a mani vuote."
    ),
    ("comma before what forbids", "es"): Struck(
        r"\bno puedes? [^,.:]*, si ", "No puedes atacar ninguna región, si no tienes fichas."
    ),
    ("the level of a bonus", "it"): Struck(
        r"\bbonus pari", "Prendi un bonus pari al numero delle tue Cucine."
    ),
    ("the level of a bonus", "es"): Struck(
        r"\bbono igual", "Toma un bono igual al número de tus Cocinas."
    ),
    ("an attack that is past", "it"): Struck(
        r"\bgruppo è attaccato", "Se il gruppo è attaccato, cura il gruppo."
    ),
    ("an attack that is past", "es"): Struck(
        r"\bgrupo es atacado", "Si el grupo es atacado, cura al grupo."
    ),
    ("once and when", "it"): Struck(
        r"\buna sola volta, ", "Una sola volta, durante il tuo turno, puoi pescare 1 moneta."
    ),
    ("to steal or to draw", "es"): Struck(r"\broba[rs]? \d+ moneda", "Puedes robar 1 moneda."),
    ("one of the opponents", "it"): Struck(
        r"\bun avversario [^.]*\bdeve\b", "Un avversario con un pezzo deve rischierare."
    ),
    ("one of the opponents", "es"): Struck(
        r"\bun rival [^.]*\bdebe\b", "Un rival con una pieza debe redistribuir las fichas."
    ),
    ("where one deals wounds", "it"): Struck(
        r"\b(?:infligg|addorment)\w+ [^.:]* nel gruppo",
        "Infliggi 1 ferita a un avventuriero nel gruppo.",
    ),
    ("where one deals wounds", "es"): Struck(
        r"\b(?:inflig|duerm|mata)\w* [^.:]* en (?:el grupo|el campo|esa loseta)",
        "Duermes a un monstruo en el campo.",
    ),
    ("end of whose turn", "it"): Struck(
        r"\balla fine del turno, ricevi", "Alla fine del turno, ricevi 1 moneta in più."
    ),
    ("end of whose turn", "es"): Struck(
        r"\bal final del turno, recibes", "Al final del turno, recibes 1 moneda más."
    ),
}


@pytest.mark.parametrize(("kind", "code"), sorted(STRUCK))
def test_what_was_struck_out_does_not_come_back(kind: str, code: str) -> None:
    """The kind's fault is found where it is, and no official rule has it."""
    struck = re.compile(STRUCK[kind, code].pattern, re.IGNORECASE)
    assert struck.search(STRUCK[kind, code].faulty)
    assert [text for _, texts in said(code) for text in texts if struck.search(text)] == []
